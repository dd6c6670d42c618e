/** The intent of the next message; null: the tutor decides. */
export type ComposerMode = 'ask' | 'check' | null
