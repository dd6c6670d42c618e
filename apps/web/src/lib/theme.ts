import { settings } from './storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const listeners = new Set<() => void>()

export const theme = {
  get(): Theme {
    const stored = settings.get('theme')
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  },

  /** Applies now and at the next visit; the early script reads the same setting. */
  choose(choice: Theme): void {
    if (choice === 'system') {
      settings.remove('theme')
      delete document.documentElement.dataset.theme
    } else {
      settings.set('theme', choice)
      document.documentElement.dataset.theme = choice
    }
    for (const listener of listeners) listener()
  },

  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
