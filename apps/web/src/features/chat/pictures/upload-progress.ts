import { useSyncExternalStore } from 'react'

/** Share of each picture that has left the device, 0 to 1, by `clientImageId`, while its message is being sent. */
let shares: ReadonlyMap<string, number> = new Map()
const listeners = new Set<() => void>()

export function setShare(clientImageId: string, share: number | null): void {
  const next = new Map(shares)
  if (share === null) next.delete(clientImageId)
  else next.set(clientImageId, share)
  shares = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Null: not being sent. */
export function useShare(clientImageId: string): number | null {
  return useSyncExternalStore(subscribe, () => shares.get(clientImageId) ?? null)
}
