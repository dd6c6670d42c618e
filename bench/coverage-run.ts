// Everything the own sets say, through the tutor's front door, with the names of what came of it.
import { readFileSync } from 'node:fs'
import type { Intent } from '@lumi/contracts/chat'
import { readStory } from '../packages/tutor/src/frames/index.ts'
import { modelIds } from '../packages/tutor/src/frames/models.ts'
import { startSession, type TutorState, takeTurn } from '../packages/tutor/src/index.ts'
import { cardsOf } from '../packages/tutor/src/language/concepts.ts'
import { storyEn as storyTexts } from '../packages/tutor/src/language/en/texts/story.ts'
import { rules } from '../packages/tutor/src/math/steps.ts'
import { remedies } from '../packages/tutor/src/pedagogy/misconception-list.ts'
import { wholeSolution } from '../packages/tutor/src/pedagogy/problem.ts'
import { en } from '../packages/tutor/src/pedagogy/texts/en.ts'
import { dialogueDates, readDialogues } from './dialogues.ts'
import { fieldTasks, fieldTwists } from './field-tasks.ts'
import { judgedKinds, type Language, languages, readSet } from './first-sight-sets.ts'
import { casesByHand, generatedCases } from './tutor-cases.ts'
import { twistedStories } from './twisted-stories.ts'

interface Names {
  readonly known: readonly string[]
  readonly fired: Set<string>
}
export type Coverage = Readonly<Record<string, Names>>

/** What a student may say after any task, so that hints, reasons and new tasks are reached. */
const afterwards: Readonly<Record<Language, readonly string[]>> = {
  en: ['why?', 'i dont get it', 'is it true?', 'just tell me the answer', 'another one', 'show the solution'],
  ru: ['почему?', 'не понимаю', 'это правда?', 'просто скажи ответ', 'ещё одну', 'покажи решение'],
}
const affirmation: Readonly<Record<Language, string>> = { en: 'yes', ru: 'да' }
const buttons: readonly Intent['kind'][] = ['contest', 'check', 'practice', 'answer']
/** One task in this many is followed by hints and by what a student may say. */
const everyWhich = 8
const hintsAsked = 6

const linesOf = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)

function answersToQuestions(language: Language) {
  const asked = new Map(readSet('first', language, 'questions').map(({ id, transcript }) => [id, transcript]))
  return readSet('first', language, 'answers').map(({ id, text }) => ({
    language,
    said: [...(asked.get(id) ?? []).flatMap((line) => ('student' in line ? [line.student] : [])), text],
  }))
}

function conversations(): { language: Language; said: readonly string[] }[] {
  const cases = [...casesByHand(), ...generatedCases(), ...fieldTasks(), ...fieldTwists(), ...twistedStories()]
  return [
    ...cases.map(({ language, task, work }) => ({ language, said: work === undefined ? [task] : [task, work] })),
    ...languages.flatMap((language) => [
      ...readSet('first', language, 'stories').map(({ text, answer, unit }) => ({
        language,
        said: [text, affirmation[language], `${answer} ${unit}`],
      })),
      ...readSet('first', language, 'solutions').map(({ task, solution }) => ({
        language,
        said: [task, affirmation[language], solution],
      })),
      ...answersToQuestions(language),
      ...judgedKinds.flatMap((kind) =>
        readSet('first', language, kind).map(({ task, before = [], text }) => ({
          language,
          said: [...(task === undefined ? [] : [task]), ...before, text],
        })),
      ),
      ...linesOf(`../packages/tutor/test-data/stories/${language}.txt`).map((line) => ({
        language,
        said: [line.split('\t').at(-1) ?? '', affirmation[language], `${line.split('\t')[0]}`],
      })),
      ...linesOf(`../packages/tutor/test-data/utterances/${language}.txt`).map((line) => ({
        language,
        said: ['2x + 3 = 11', line.split('\t')[1] ?? ''],
      })),
      ...dialogueDates(language).flatMap((date) =>
        [...readDialogues(date, language).values()].map((exchanges) => ({
          language,
          said: exchanges.map(({ student }) => student),
        })),
      ),
    ]),
  ]
}

export function runCoverage(): Coverage {
  const said = new Set<string>()
  const cards = new Set<string>()
  const models = new Set<string>()
  const misconceptions = new Set<string>()
  const stepRules = new Set<string>()
  const hear = (language: Language, state: TutorState, text: string, intent?: Intent['kind']) => {
    const turn = takeTurn({
      text,
      interfaceLanguage: language,
      state: structuredClone(state),
      seed: text,
      now: 0,
      ...(intent && { intent: { kind: intent } }),
    })
    misconceptions.add(turn.move.replace(/^wrong\./, ''))
    for (const event of turn.events) if (event.kind === 'attempt' && event.mistake) misconceptions.add(event.mistake)
    for (const used of turn.state.used) said.add(used.replace(/#\d+$/, ''))
    const { problem } = turn.state
    if (problem && problem.id !== state.problem?.id)
      for (const { rule } of wholeSolution(problem).steps) stepRules.add(rule)
    if (turn.state.card) cards.add(turn.state.card.id)
    return turn.state
  }
  const all = conversations()
  all.forEach(({ language, said: texts }, index) => {
    let state = startSession()
    for (const text of texts) {
      state = hear(language, state, text)
      const story = readStory(text, language)
      if (story.kind === 'one') for (const { model } of story.reading.frames) models.add(model)
    }
    if (index % everyWhich !== 0) return
    for (let hint = 0; hint < hintsAsked; hint++) state = hear(language, state, '', 'hint')
    for (const text of afterwards[language]) state = hear(language, state, text)
    for (const button of buttons) state = hear(language, state, '', button)
  })
  // A card is asked for by its title, and by its own questions.
  for (const language of languages)
    for (const { title, also } of cardsOf(language))
      for (const text of [title, ...also]) hear(language, startSession(), text)
  return {
    'replies (keys of the texts)': { known: Object.keys(en.moves), fired: said },
    'replies about stories': { known: Object.keys(storyTexts.moves).map((key) => `story.${key}`), fired: said },
    'concept cards': { known: cardsOf('en').map(({ id }) => id), fired: cards },
    'models of frames': { known: modelIds, fired: models },
    misconceptions: { known: Object.keys(remedies), fired: misconceptions },
    'rules of steps': { known: rules, fired: stepRules },
  }
}
