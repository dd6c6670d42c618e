import { taskThemesEn, themeDeniedEn } from '../../language/en/task-themes.ts'
import { guideForbids, guideNeeds } from '../../language/guide-needs.ts'
import { taskThemesRu, themeDeniedRu } from '../../language/ru/task-themes.ts'
import type { Theme } from '../../language/task-theme.ts'
import { type Found, type Guide, guideFound, guideIn, lacksNumbers } from '../../library/index.ts'
import type { Language } from '../../math/latex.ts'
import { regExpOf } from '../../pattern.ts'

const sources: Readonly<Record<Language, readonly Theme[]>> = { en: taskThemesEn, ru: taskThemesRu }

const patterns = new Map<string, RegExp>()
function isFound(source: string, text: string): boolean {
  const known = patterns.get(source)
  const pattern = known ?? regExpOf(`(?<![\\p{L}])(?:${source.replaceAll('~', '\\p{L}*')})(?![\\p{L}])`, 'i')
  if (!known) patterns.set(source, pattern)
  return pattern.test(text)
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** The guide of the library for a task, in the language of the reply, with its probability; null if none is likely. */
export function likelyGuide(task: string, language: Language, reply: Language): Found<Guide> | null {
  const guide = guideFound(task, language)
  if (!guide || guide.probability < SURE) return null
  const { id } = guide.found
  if (guideNeeds[id]?.test(task) === false || guideForbids[id]?.test(task)) return null
  if (guide.probability < SURE_WITHOUT_NUMBERS && lacksNumbers(guide.found, task, language)) return null
  const found = language === reply ? guide.found : guideIn(guide.found, reply)
  return found && { found, probability: guide.probability }
}

/** The guide alone. */
const guideFor = (task: string, language: Language, reply: Language): Guide | null =>
  likelyGuide(task, language, reply)?.found ?? null

/** Of strangers' tasks whose guide is likelier, three of four are of its kind or near it (`scripts/fit-guides.ts`). */
const SURE = 0.35
/** The question of a guide whose numbers are not all in the task asks for something that nobody can know. */
const SURE_WITHOUT_NUMBERS = 0.7

/** The first theme whose words all occur in the task; the narrower themes come first in the list. */
export const themeOf = (task: string, language: Language): Theme | null =>
  sources[language].find(({ words }) => words.every((each) => isFound(each, plain(task)))) ?? null

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`

/** A guide as what a task is about; what is known of its words comes with it. */
const asTheme = ({ id, name, first, hints, relation, check }: Guide, known: Theme | null): Theme => ({
  id,
  words: known?.words ?? [],
  name,
  cards: known?.cards ?? [],
  first,
  draw: known?.draw ?? null,
  hints,
  relation: known?.relation ?? sentence(relation),
  slip: known?.slip ?? check,
  facts: known?.facts ?? [],
})

/** What a task is about, in the language of the reply, which may be another one than that of the task. */
export function themeFor(task: string, language: Language, reply: Language): Theme | null {
  const theme = themeOf(task, language)
  const known = language === reply ? theme : (sources[reply].find(({ id }) => id === theme?.id) ?? null)
  const guide = guideFor(task, language, reply)
  return guide ? asTheme(guide, known) : known
}

/** A story with what has been noted about it. */
interface Told {
  readonly text: string
  readonly language: Language
  readonly offered: readonly string[]
}

/** Noted when the student says that the story is not about its theme. */
export const themeDenied = 'theme:denied'

/** The theme of a story, unless the student has denied it. */
export const themeOfStory = ({ text, language, offered }: Told, reply: Language): Theme | null =>
  offered.includes(themeDenied) ? null : themeFor(text, language, reply)

const denials: Readonly<Record<Language, string>> = { en: themeDeniedEn, ru: themeDeniedRu }

/** "What rectangle? There is no rectangle": the message denies the word that the theme was known by. */
export function deniesTheme(story: Told, message: string): boolean {
  const theme = themeOfStory(story, story.language)
  const [word] = theme?.words ?? []
  return word !== undefined && isFound(`${denials[story.language]}\\s+(?:${word})`, plain(message))
}

/** The statement about the theme that a message makes, with its place in the list and the key by which it is noted. */
export function factSaid(
  theme: Theme,
  text: string,
): { readonly yes: string; readonly key: string; readonly at: number } | null {
  const at = theme.facts.findIndex(({ said }) => isFound(said, plain(text)))
  const fact = theme.facts[at]
  return fact ? { yes: fact.yes, key: `${fact.isMistaken ? 'mistaken' : 'fact'}:${theme.id}${at}`, at } : null
}
