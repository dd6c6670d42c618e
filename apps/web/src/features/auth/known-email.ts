import { useSyncExternalStore } from 'react'

declare module '@tanstack/history' {
  interface HistoryState {
    /** Prefills the login. Passed in the history state and not in the address, where it would be logged and shared. */
    email?: string
  }
}

const nothingChanges = () => () => {}

/** The address that the previous page knew. Empty if there was none, and while a prerendered page hydrates. */
export const useKnownEmail = (): string =>
  useSyncExternalStore(
    nothingChanges,
    () => (history.state as { email?: string } | null)?.email ?? '',
    () => '',
  )
