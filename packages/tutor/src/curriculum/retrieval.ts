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

/** The topic of a skill for all grades: `quadratics`. */
const topicOf = ({ id }: Skill): string | undefined => id.split('.')[1]

const titleTerms = (skill: Skill, language: Language): ReadonlySet<string> => new Set(termsOf(skill.title[language]))

/** For each word of a title the topics that its titles belong to, one for each title. */
function topicsByTerm(language: Language): ReadonlyMap<string, readonly (string | undefined)[]> {
  const found = new Map<string, (string | undefined)[]>()
  for (const skill of allSkills)
    for (const term of titleTerms(skill, language)) found.set(term, [...(found.get(term) ?? []), topicOf(skill)])
  return found
}
const topicsOfTerms = new Map<Language, ReturnType<typeof topicsByTerm>>()

/** Words that say how a topic is found, and stand in the name of one: "all so complex", «всё такое сложное». */
const judging = new Set(
  'hard easy simple complex difficult whole first second сложный сложная сложное сложные сложно простой простая простое простые просто первый второй'
    .split(' ')
    .map(stem),
)

/** What a message names: words of titles that stand side by side, "circle theorems". */
export function topicWords(words: string, language: Language): readonly string[] {
  const known = topicsOfTerms.get(language) ?? topicsByTerm(language)
  topicsOfTerms.set(language, known)
  const runs: string[][] = [[]]
  for (const [token] of words.matchAll(/\p{L}+|[^\p{L}\s'’-]+/gu)) {
    const [term] = termsOf(token)
    if (term !== undefined && known.has(term)) runs.at(-1)?.push(token)
    else if (runs.at(-1)?.length !== 0) runs.push([])
  }
  return runs
    .filter((run) => run.length > 0 && !run.every((word) => judging.has(stem(word.toLowerCase().replaceAll('ё', 'е')))))
    .map((run) => run.join(' '))
}

/**
 * Whether the words name a skill: by words that stand side by side and all belong to it, or by one that tells its topic from
 * the others. "Circle theorems" are neither any circle nor any theorem.
 * @param isWhole by its title alone
 */
export function isNamed(skill: Skill, words: string, language: Language, isWhole = false): boolean {
  const title = titleTerms(skill, language)
  const lesson = new Set([
    ...title,
    ...termsOf(`${skill.lesson.idea[language]} ${skill.lesson.check[language]} ${skill.id.replaceAll('.', ' ')}`),
  ])
  return topicWords(words, language).some((run) => {
    const terms = termsOf(run)
    if (!terms.some((term) => title.has(term)) || !terms.every((term) => (isWhole ? title : lesson).has(term)))
      return false
    const [only, ...others] = new Set(terms)
    return others.length > 0 || only === undefined || tellsTopic(only, skill, language)
  })
}

/** Most titles with the word belong to the topic: at least half of several, or more than to any other, or the only one. */
function tellsTopic(term: string, skill: Skill, language: Language): boolean {
  const topics = topicsOfTerms.get(language)?.get(term) ?? []
  const share = (topic: string | undefined) => topics.filter((each) => each === topic).length
  const own = share(topicOf(skill))
  const isMost = topics.every((each) => each === topicOf(skill) || share(each) < own)
  return own === topics.length || (own > 1 && own * 2 >= topics.length) || (own > 2 && isMost)
}
