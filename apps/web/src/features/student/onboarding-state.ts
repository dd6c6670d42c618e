/**
 * Whether the onboarding is asking now. `unknown`: the list of programs is not known yet, so a page that would ask the
 * same questions waits. `put-off`: until the app is opened anew (a reload is none), or until the student resumes it. `too-early`:
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

const storageKey = 'onboardingPutOff'

/** Whose onboarding was put off in this tab. Ends with the tab. */
export const putOff = {
  has(userId: string | null): boolean {
    try {
      return userId !== null && sessionStorage.getItem(storageKey) === userId
    } catch {
      return false
    }
  },
  keep(userId: string | null): void {
    try {
      if (userId !== null) sessionStorage.setItem(storageKey, userId)
    } catch (cause) {
      console.warn('That the questions were put off cannot be kept', cause)
    }
  },
}
