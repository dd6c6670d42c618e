import type { Language } from '../math/latex.ts'

/** Says that two amounts are equal. */
export const equalWords: Readonly<Record<Language, string>> = { en: 'is|are|equals?', ru: 'это|равно|равен' }

export const percentWords: Readonly<Record<Language, string>> = { en: 'percent', ru: 'процент' }

export const angleNames: Readonly<Record<Language, string>> = { en: 'angles?', ru: 'угол|угла|углы' }
