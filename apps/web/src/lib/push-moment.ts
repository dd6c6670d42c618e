/** Why a notification would have helped just now: the only times at which the app asks whether it may send some. */
export type PushMoment = 'reply' | 'review'

let moment: PushMoment | null = null
const listeners = new Set<() => void>()

export const pushMoment = {
  get: () => moment,
  note(next: PushMoment | null) {
    moment = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
