import type { Language } from '../math/latex.ts'

/** How a question of a student begins, and a question that only asks whether the work is right. */
export const askedWords: Readonly<Record<Language, { why: RegExp; other: RegExp; checks: RegExp }>> = {
  en: {
    why: /(?<!\p{L})(?:why|how come|what if|how do|how does|how can|what does|what is|whats|what's|when do|where does)(?!\p{L})/iu,
    other: /\?/u,
    checks: /(?<!\p{L})(?:right|correct|ok|okay|done|true|sure|good|it)\s*\?+\s*$/iu,
  },
  ru: {
    why: /(?<!\p{L})(?:почему|зачем|отчего|а если|что если|что такое|что значит|как это|как тогда|откуда|когда надо)(?!\p{L})/iu,
    other: /\?/u,
    checks: /(?<!\p{L})(?:верно|правильно|да|так|норм\p{L}*|вс[её]|ок|точно)\s*\?+\s*$/iu,
  },
}
