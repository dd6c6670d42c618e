import { createRootRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { Notifications } from '../ui/notification.tsx'

export const Route = createRootRoute({
  staticData: { isPublic: true },
  component: Root,
  // Screens that most visits never see are no part of the first download.
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
