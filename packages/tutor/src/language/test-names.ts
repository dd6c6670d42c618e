import type { Language } from '../math/latex.ts'

interface TestNames {
  /** Exams, tests and the like, wherever they stand. */
  readonly all: RegExp
  /** The lesson about the tasks of an exam is named by what is done in it. */
  readonly revision: RegExp
}

/** Who names an exam has named no topic. */
export const testNames: Readonly<Record<Language, TestNames>> = {
  en: {
    all: /(?<!\p{L})(?:exams?|tests?|quiz(?:zes)?|finals?|midterms?)(?!\p{L})/giu,
    revision: /(?<!\p{L})(?:revis(?:e|ion|ing)|review)(?!\p{L})/iu,
  },
  ru: {
    all: /(?<!\p{L})(?:экзамен\p{L}*|контрольн\p{L}*|тест\p{L}*)(?!\p{L})/giu,
    revision: /(?<!\p{L})повтор\p{L}*/iu,
  },
}
