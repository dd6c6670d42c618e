/** What the next message is for; null: the tutor finds out. */
export type ComposerMode = 'ask' | 'check' | null
