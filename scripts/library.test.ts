import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../packages/tutor/src/index.ts'
import { guideFound, remarkFound, valueMeant } from '../packages/tutor/src/library/index.ts'
import { indexOf, likest } from '../packages/tutor/src/library/likeness.ts'
import { describedQuestion, indexing } from '../packages/tutor/src/library/stored.ts'
import { namesOf } from '../packages/tutor/src/math/ast.ts'
import { rational } from '../packages/tutor/src/math/rational.ts'
import { readMessage } from '../packages/tutor/src/math/reading.ts'
import { sameValue } from '../packages/tutor/src/math/verify.ts'
import { guideSources, questionSources, valueSources } from './library-sources.ts'
import { fittedTo, libraryOf } from './pack-library.ts'

const languages = ['en', 'ru'] as const

const isLong = process.env.LUMI_LONG === '1'
/** Every one in the long size, else some of them. */
const sampled = <T>(all: readonly T[], every: number) => all.filter((_, at) => isLong || at % every === 0)

test('both languages have the same entries in the same order, each once', () => {
  for (const sources of [questionSources, guideSources]) {
    const [en, ru] = languages.map((language) => sources(language).map(({ id }) => id))
    expect(ru).toEqual(en)
    expect(new Set(en).size).toBe(en?.length)
  }
})

test('the stored library is the one that is written', () => {
  const stored = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
  for (const language of languages) {
    const { asked, askedBeside, kind, talked, told, ...own } = stored(
      `../packages/tutor/src/language/${language}/library.json`,
    )
    expect(own.fittedTo, 'run scripts/pack-library.ts').toBe(fittedTo(language))
    // What it is made from is told by the line above; how it is made is the same for both languages.
    if (!isLong && language !== 'en') continue
    // The fits take minutes.
    const known = isLong ? undefined : { asked, askedBeside, kind, talked, told, fittedTo: own.fittedTo }
    expect({ asked, askedBeside, kind, talked, told, ...own }, 'run scripts/pack-library.ts').toEqual(
      libraryOf(language, known),
    )
  }
  expect(stored('../packages/tutor/src/library/values.json')).toEqual({ source: valueSources().join('\n') })
})

/** Answers that show a false equality to say that it is one. */
const showFalse = [
  'chance.circular-reasoning',
  'linear.equals-sign',
  'plane.use-what-to-prove',
  'ratio.add-tops-and-bottoms',
  'solids.learn-lost-marks',
  'solids.learn-neat',
  'stories.no-solution',
]

describe.each(languages)('the library in %s', (language) => {
  const questions = questionSources(language)
  const guides = guideSources(language)

  test('every equality of numbers in an answer is true', () => {
    const texts = questions.flatMap(({ id, says }) =>
      showFalse.includes(id) ? [] : [...says.matchAll(/\$([^$]+)\$/g)].map(([, formula]) => ({ id, formula })),
    )
    let tried = 0
    const wrong = texts.flatMap(({ id, formula = '' }) => {
      // Mixed numbers, recurring decimals and units are not numbers to the reader of formulas; `0 = 5` alone is quoted as false.
      if (/^-?\d+\s*=\s*-?\d+$/.test(formula) || /'/.test(formula)) return []
      if (/\d\\frac|\\l?dots|\\circ|%|\\\{/.test(formula)) return []
      const [line, ...others] = readMessage(formula, language).lines
      if (!line || others.length > 0 || !('statement' in line)) return []
      const { statement } = line
      const [first, ...rest] = statement.kind === 'chain' ? statement.parts : []
      if (!first || namesOf(statement).length > 0) return []
      tried++
      return rest.some((part) => sameValue(first, part) === 'refuted') ? [`${id}: ${formula}`] : []
    })
    expect(tried).toBeGreaterThan(100)
    expect(wrong).toEqual([])
  })

  test('a question is found by its own wordings', () => {
    const asked = sampled(
      questions.flatMap(({ id, asked }) => asked.map((text) => ({ id, text }))),
      10,
    )
    const index = indexOf(questions.map(describedQuestion), language, indexing.questions)
    const found = asked.filter(({ id, text }) => questions[likest(index, text)[0]?.entry ?? -1]?.id === id)
    expect(found.length / asked.length).toBeGreaterThan(0.93)
  })

  test('a guide is found by its own tasks, and a remark by its own wordings', () => {
    const tasks = sampled(
      guides.flatMap(({ id, tasks }) => tasks.map(({ text }) => ({ id, text }))),
      3,
    )
    const found = tasks.filter(({ id, text }) => guideFound(text, language)?.found.id === id)
    expect(found.length / tasks.length).toBeGreaterThan(0.93)
    const remarks = sampled(guides, 2).flatMap(({ tasks: [first], remarks }) => {
      const guide = first && guideFound(first.text, language)?.found
      return guide ? remarks.flatMap(({ said, reply }) => said.map((text) => ({ guide, text, reply }))) : []
    })
    const heard = remarks.filter(({ guide, text, reply }) => remarkFound(guide, text, language)?.found.reply === reply)
    expect(heard.length / remarks.length).toBeGreaterThan(0.8)
  })

  test('the answer of an example is right by the formulas of its guide, and no mistake', () => {
    const solved = sampled(guides, 3).flatMap(({ id, tasks }) =>
      tasks.flatMap(({ text, answer }) => {
        const guide = guideFound(text, language)?.found
        return guide?.id === id && answer !== null ? [{ guide, text, answer }] : []
      }),
    )
    const meant = solved.map(({ guide, text, answer }) => {
      const [whole = '', decimals = ''] = `${answer}`.split('.')
      const value = rational(BigInt(`${whole}${decimals}`), 10n ** BigInt(decimals.length))
      return { id: `${guide.id}: ${text}`, meant: valueMeant(guide, text, language, value) }
    })
    const missed = meant.filter(({ meant }) => meant?.role !== 'right').map(({ id }) => id)
    expect(solved.length).toBeGreaterThan(isLong ? 500 : 160)
    expect(missed.length / solved.length, missed.join('\n')).toBeLessThan(0.1)
  })

  test('what an answer asks next is answered by what it says answers it', () => {
    const tried = sampled(
      questions.filter(({ next }) => next !== null),
      20,
    )
    const refused = tried.flatMap(({ id, asked: [first = ''], next }) => {
      const start = { interfaceLanguage: language, seed: 's', now: 0 }
      const told = takeTurn({ ...start, text: `${first}?`, state: startSession() })
      if (told.state.expects?.by !== 'usual.then' || told.state.expects.question !== next?.question) return []
      const [answer = ''] = next.answers
      const { move } = takeTurn({ ...start, text: answer.replaceAll('$', ''), state: told.state })
      return move === 'usual.right' ? [] : [`${id}: ${answer} -> ${move}`]
    })
    expect(refused).toEqual([])
  })
})
