import { createRootRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { Notifications } from '../ui/notification.tsx'

export const Route = createRootRoute({
  staticData: { isPublic: true },
  component: Root,
  // Rarely needed, so it is loaded on demand.
  notFoundComponent: lazyRouteComponent(() => import('../ui/not-found-screen.tsx'), 'NotFoundScreen'),
})

function Root() {
  return (
    <>
      <Outlet />
      <Notifications />
    </>
  )
}
