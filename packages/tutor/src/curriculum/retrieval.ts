import type { Language } from '../math/latex.ts'
import { allSkills, type Skill } from './skills.ts'

const K1 = 1.2
const B = 0.75
/** Minimum score; a lesson below it matches the question only by chance. */
const THRESHOLD = 2.2

const endings = {
  en: /(?:ations?|ization|ing|ions?|ies|ied|ed|es|s|ly|ment|al)$/,
  ru: /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ость|ости|ение|ения|ению|ением|ений|ание|ания|ых|их|ый|ий|ой|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ам|ям|ах|ях|ов|ев|ей|ть|ти|а|я|о|е|и|ы|у|ю|ь)$/,
} as const

/** The stem of a word. */
export function stem(word: string): string {
  const language: Language = /[а-я]/.test(word) ? 'ru' : 'en'
  const cut = word.length > 4 ? word.replace(endings[language], '') : word
  return cut.length >= 3 ? cut : word
}

const stopWords = new Set(
  'the a an of to is are in on at by for and or what how do i you me my it this with explain tell about solve find who which что такое какая какой какое какие кто как мне объясни расскажи про это и в на с по у из для не ты я найти решить'.split(
    ' ',
  ),
)

const termsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/\p{L}+/gu) ?? []
  )
    .filter((word) => !stopWords.has(word))
    .map(stem)

interface Indexed {
  readonly skill: Skill
  readonly counts: ReadonlyMap<string, number>
  readonly length: number
}

/** Builds the index; title words count three times. */
function indexOf(language: Language): { all: Indexed[]; averageLength: number; inLessons: Map<string, number> } {
  const all = allSkills.map((skill) => {
    const title = skill.title[language]
    const terms = termsOf(`${title} ${title} ${title} ${skill.lesson.idea[language]} ${skill.lesson.check[language]}`)
    const counts = new Map<string, number>()
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
    return { skill, counts, length: terms.length }
  })
  const inLessons = new Map<string, number>()
  for (const { counts } of all) for (const term of counts.keys()) inLessons.set(term, (inLessons.get(term) ?? 0) + 1)
  return { all, averageLength: all.reduce((sum, each) => sum + each.length, 0) / all.length, inLessons }
}
const indexes = new Map<Language, ReturnType<typeof indexOf>>()

/**
 * Ranks lessons for a question, best match first; empty if none reaches the threshold. `grade` only breaks near ties.
 */
export function findLessons(question: string, language: Language, grade?: number): readonly Skill[] {
  const index = indexes.get(language) ?? indexOf(language)
  indexes.set(language, index)
  const terms = [...new Set(termsOf(question))]
  const scored = index.all.map(({ skill, counts, length }) => {
    const score = terms.reduce((sum, term) => {
      const count = counts.get(term) ?? 0
      const rarity = Math.log(
        1 + (index.all.length - (index.inLessons.get(term) ?? 0) + 0.5) / ((index.inLessons.get(term) ?? 0) + 0.5),
      )
      return sum + (rarity * count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / index.averageLength))
    }, 0)
    const nearness = grade === undefined ? 1 : 1.15 - 0.05 * Math.min(4, Math.abs(skill.grade - grade))
    return { skill, score: score * nearness }
  })
  return scored
    .filter(({ score }) => score >= THRESHOLD)
    .sort((a, b) => b.score - a.score)
    .slice(0, 5)
    .map(({ skill }) => skill)
}

/** Whether one of the words stands in the title of a lesson. */
export function isNamed({ title }: Skill, words: string, language: Language): boolean {
  const named = new Set(termsOf(title[language]))
  return termsOf(words).some((term) => named.has(term))
}
