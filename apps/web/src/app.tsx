import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { createAppRouter } from './router.ts'

interface AppProps {
  router: ReturnType<typeof createAppRouter>
  /** Called once the app is on the page. */
  onStarted?: () => void
}

/** The same tree renders at build time, for prerendered pages, and hydrates in the browser. */
export function App({ router, onStarted }: AppProps) {
  useEffect(() => onStarted?.(), [onStarted])
  return <RouterProvider router={router} />
}
