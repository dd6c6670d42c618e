/**
 * Whether the onboarding asks just now. `unknown`: the list of programs has not been seen yet, so a page that would ask the
 * same questions waits. `put-off`: until the app is opened again, or the student goes on by themselves. `too-early`: all is
 * answered, and the grade comes before the first one there are lessons for.
 */
export type OnboardingState = 'unknown' | 'asking' | 'put-off' | 'too-early' | 'over'

let state: OnboardingState = 'unknown'
const listeners = new Set<() => void>()

export const onboarding = {
  get: (): OnboardingState => state,
  become(next: OnboardingState) {
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
