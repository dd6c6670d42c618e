/**
 * Whether the onboarding is asking now. `unknown`: the list of programs is not known yet, so a page that would ask the
 * same questions waits. `put-off`: until the next start of the app, or until the student resumes it. `too-early`:
 * everything is answered, but the grade is below the first one with lessons.
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
