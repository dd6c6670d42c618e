import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect } from 'react'
import type { createAppRouter } from './router.ts'

interface AppProps {
  router: ReturnType<typeof createAppRouter>
  /** Called once the app is on the page. */
  onStarted?: () => void
}

/** The same tree at build time, when pages are prerendered, and in the browser, which takes them over. */
export function App({ router, onStarted }: AppProps) {
  useEffect(() => onStarted?.(), [onStarted])
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
}
