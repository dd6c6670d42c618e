import type { Language } from '../math/latex.ts'
import type { MeasuredTask } from '../science/measured.ts'
import { measuredTexts } from './texts/measured.ts'
import type { Voice } from './wording.ts'

/**
 * The first reply to a task with measured amounts: the relation in words, the amounts that the text gives with their
 * letters, and one question that can be answered from them. What is given is never asked for.
 */
export function openingOfMeasured(voice: Voice, story: string, task: MeasuredTask): string {
  const { language } = voice
  const { orient, orientFirst, orientConvert, orientBare } = measuredTexts[language]
  const idea = ideaOf(task, language)
  const title = task.title[language]
  const given = givenOf(task, story, language)
  if (idea === null || given === null) return voice.choose('measured.orient.bare', orientBare, { title })
  const sought = task.sought.name[language]
  const values = { title, idea, given: `$${given}$`, sought }
  const conversion = inProportion.has(task.id) ? null : conversionOf(task, language)
  if (conversion) return voice.choose('measured.orient.convert', orientConvert, { ...values, ...conversion })
  const formulas = task.steps.filter(({ kind }) => kind === 'formula').length
  return formulas > 1
    ? voice.choose('measured.orient.first', orientFirst, values)
    : voice.choose('measured.orient.', orient, values)
}

/** The amounts of the text with their letters: "U = 12 V, I = 0.5 A"; without constants of the book and what is sought. */
function givenOf({ steps }: MeasuredTask, story: string, language: Language): string | null {
  const line = steps.find(({ kind }) => kind === 'given')?.line[language]
  const told = story.replaceAll(',', '.').replace(/(\d) (?=\d{3}(?!\d))/g, '$1')
  const amounts = (line ?? '').split(',\\ ').filter((each) => {
    const number = /= (\d+(?:\.\d+)?)/.exec(each.replaceAll('\\,', '').replaceAll('{,}', '.'))?.[1]
    return number !== undefined && told.includes(number)
  })
  // A short name below a letter, and which of two alike is which, may be read otherwise: the number with its unit is enough.
  const unitOf = (each: string) => /\\ (.*)$/.exec(each)?.[1]
  const isAlone = (each: string) => amounts.filter((other) => unitOf(other) === unitOf(each)).length === 1
  const said = amounts.map((each) => (/_\{\\text/.test(each) || !isAlone(each) ? (each.split(' = ')[1] ?? each) : each))
  return said.length === 0 ? null : said.join(',\\ ')
}

/** The first amount that needs another unit: "How much is 54 km/h in m/s?" */
function conversionOf({ steps }: MeasuredTask, language: Language): { from: string; to: string } | null {
  const line = steps.find(({ kind }) => kind === 'convert')?.line[language]
  const [from, result, ...more] = line?.split(',\\ ')[0]?.split(/ = | \\approx /) ?? []
  const to = /\\text\{.*$/.exec(result ?? '')?.[0]
  return from && to && more.length === 0 ? { from: `$${from}$`, to: `$${to}$` } : null
}

/** Formulas that compare amounts of one kind: those may stay in the units of the task. */
const inProportion: ReadonlySet<string> = new Set([
  'lever',
  'press',
  'boyle',
  'magnification',
  'dilution',
  'efficiency',
])

/** The relation in words; two where one formula leads to another. */
export function ideaOf({ steps }: MeasuredTask, language: Language): string | null {
  const ideas = [...new Set(steps.flatMap(({ hint }) => hint?.[language] ?? []))].slice(0, 2)
  return ideas.length === 0 ? null : ideas.join('; ')
}
