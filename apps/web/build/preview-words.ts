/** On the picture that other services show with a link to Lumi (`scripts/preview-pictures.ts`). */
export const pictureWords = {
  en: {
    brand: 'Lumi',
    title: "Stuck on homework? Let's work it out.",
    text: 'An AI tutor: hints first, every line checked.',
  },
  ru: {
    brand: 'Луми',
    title: 'Не выходит задача? Разберём вместе.',
    text: 'Репетитор с ИИ: сначала подсказки, проверяет каждую строку.',
  },
} as const
