import type { Language } from '../math/latex.ts'

interface OwnTaskWords {
  /** Bids to work something out. */
  readonly bids: RegExp
  /** A task in words asks for something. */
  readonly asks: RegExp
  /** Speaks of the student's own work: "what is wrong with my 70?" */
  readonly ofOwnWork: RegExp
}

export const ownTaskWords: Readonly<Record<Language, OwnTaskWords>> = {
  en: {
    bids: /(?<!\p{L})(?:calculate|work out|simplify|evaluate|solve|find)/iu,
    asks: /(?<!\p{L})(?:find|how (?:much|many|far|fast|long)|what is|calculate|work out)/iu,
    ofOwnWork: /(?<!\p{L})(?:my (?!homework|book|task|friend)|wrong|mistake)/iu,
  },
  ru: {
    bids: /(?<!\p{L})(?:вычисл|посчита|упрост|реши|найди)/iu,
    asks: /(?<!\p{L})(?:найди|найти|сколько|какова|вычисли|определи)/iu,
    ofOwnWork: /(?<!\p{L})(?:мо[йяеию](?!\p{L})|не так|неверно|неправ|ошиб|у меня)/iu,
  },
}
