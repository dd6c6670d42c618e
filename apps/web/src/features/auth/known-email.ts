import { useSyncExternalStore } from 'react'

declare module '@tanstack/history' {
  interface HistoryState {
    /** Fills the login: not in the address, where it would be logged and shared. */
    email?: string
  }
}

const nothingChanges = () => () => {}

/** The address that the page before knew; empty when there was none, and while a prerendered page comes to life. */
export const useKnownEmail = (): string =>
  useSyncExternalStore(
    nothingChanges,
    () => (history.state as { email?: string } | null)?.email ?? '',
    () => '',
  )
