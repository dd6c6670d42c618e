/** What the text of a task says of masses in a reaction, in both languages. */
export const reactionWords = {
  gram: { en: 'g', ru: 'г' },
  /** A mass in grams, the only unit in which such tasks mostly tell one. */
  grams: /(?<![\d.,])(\d{1,9}(?:[.,]\d{1,9})?)[\s-]?(?:grams?|грамм\p{L}*|g|г)(?![\p{L}/])/giu,
  asksMass: /mass|how many grams|масс|сколько (?:грамм|г(?!\p{L}))/iu,
  /** Then more than two masses and the reaction belong to the task. */
  asksMore:
    /%|percent|процент|volume|litre|liter|dm3|объ[её]м|литр|mol|моль|yield|выход|solution|раствор|excess|избыт/iu,
  /** "zinc oxide", «оксид цинка»: the word that tells the element. */
  oxide: /(?<!\p{L})(\p{L}{3,20})\s(?:mon|di|tri)?oxide(?!\p{L})|оксид\p{L}{0,3}\s(\p{L}{3,20})/giu,
  /** Burning in oxygen asks for no oxygen. */
  inOxygen: /(?:\bin|\bwith|(?<!\p{L})в)\s(?:pure\s|excess\s)?(?:oxygen|air|кислороде|воздухе)/giu,
} as const

const latin: Readonly<Record<string, string>> = {
  С: 'C',
  О: 'O',
  Н: 'H',
  М: 'M',
  К: 'K',
  Р: 'P',
  В: 'B',
  е: 'e',
  а: 'a',
}

/** Formulas that were typed with Russian letters look the same: «СО2». */
export const withLatinFormulas = (text: string): string =>
  text.replace(/(?<!\p{L})[A-ZСОНМКРВ](?:[A-ZСОНМКРВ\dае₂₃₄]){1,11}(?!\p{L})/gu, (word) =>
    /[\d₂₃₄]/.test(word) ? word.replace(/[а-яА-Я]/gu, (letter) => latin[letter] ?? letter) : word,
  )
