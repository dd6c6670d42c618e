// `npm run eval -- first-sight [--set name] [--tutor folder] [--keep date]`: the sets of `bench/first-sight` through the tutor of this
// or of another working copy. Figures are printed, with --keep also stored; replies without a countable right or wrong
// are written for a judge.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { TutorTurn } from '../packages/tutor/src/index.ts'
import {
  type FirstSightRun,
  itemsToJudge,
  judgedKinds,
  type Language,
  languages,
  type Question,
  readSet,
  resultPath,
  setNames,
} from './first-sight-sets.ts'
import { type Share, shown } from './statistics.ts'

type Tutor = typeof import('../packages/tutor/src/index.ts')

/** What the student hears about the thing they said. */
type Heard = 'right' | 'part' | 'wrong' | 'neither'

/** Say yes without a verdict: to an answer to the tutor's own question, or to a step in words. */
const yes =
  /^(?:aside\.right|operation\.(?:right|allowed|way)|right\.(?:pair|terms|piece)|way\.value|told\.(?:formula|own-equation))$/
/** The value is accepted, only its form or unit is asked for. */
const yesToValue = /^(?:unit\.missing|unfinished)$/
/** Say that something is right, but only of a calculation or of a part of the way. */
const yesToPart =
  /^(?:right\.part|identity|number\.of-step|sum\.right|story\.(?:quantity|so-far|which-answers|equation\.model|sum\.(?:right|foreign|rest)|(?:solution\.)?(?:quote|ends|foreign|relation|unused|size)))$/
/** Say no without a verdict, or that something is missing. */
const no = /^(?:aside\.wrong|operation\.(?:later|detour)|missing-root|story\.(?:sum\.wrong|solution\.slip))$/

function heard({ move, content: { verdict } }: TutorTurn): Heard {
  if (yesToPart.test(move)) return 'part'
  if (verdict === 'incorrect' || no.test(move)) return 'wrong'
  if (verdict === 'correct' || yes.test(move) || yesToValue.test(move)) return 'right'
  return verdict === 'correct-but' ? 'part' : 'neither'
}

interface Line {
  readonly student: string
  readonly tutor: string
  readonly move: string
  readonly choices: TutorTurn['content']['choices']
}
interface Dialogue {
  readonly state: TutorTurn['state']
  readonly turn: TutorTurn | undefined
  readonly lines: readonly Line[]
}

const affirmation: Record<Language, string> = { en: 'yes', ru: 'да' }
const isHint = (text: string) => /^(?:hint|подсказк\p{L}*)$/iu.test(text)
/** The wording of a reply depends on the seed; a reply has fewer wordings than this. */
const seedsTried = 301
/** After so many seeds without a wording not yet seen there is none. */
const seedsWithoutNew = 60

export async function firstSight(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tutor: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) },
      keep: { type: 'string' },
      set: { type: 'string', default: setNames.at(-1) as string },
      replies: { type: 'string', default: '.data/first-sight' },
    },
  })
  const set = setNames.find((name) => name === values.set)
  if (!set) throw new Error(`No such set: ${values.set}. There are ${setNames.join(', ')}`)
  const { startSession, takeTurn }: Tutor = await import(
    pathToFileURL(resolve(values.tutor, 'packages/tutor/src/index.ts')).href
  )
  const start = (): Dialogue => ({ state: startSession(), turn: undefined, lines: [] })

  function say(language: Language, { state, lines }: Dialogue, text: string, seed = text): Dialogue {
    const hint = isHint(text)
    const turn = takeTurn({
      text: hint ? '' : text,
      interfaceLanguage: language,
      state: structuredClone(state),
      seed,
      now: 0,
      ...(hint && { intent: { kind: 'hint' } }),
    })
    const line = { student: text, tutor: turn.text, move: turn.move, choices: turn.content.choices }
    return { state: turn.state, turn, lines: [...lines, line] }
  }
  const hears = ({ turn }: Dialogue) => (turn ? heard(turn) : 'neither')

  /** Gives the task, and confirms its reading where the tutor asks for that. */
  function opened(language: Language, task: string) {
    const first = say(language, start(), task)
    const isRead = first.turn?.move === 'story.confirm'
    return { isRead, dialogue: isRead ? say(language, first, affirmation[language]) : first }
  }

  /** The dialogue up to the question, word for word, or null where this tutor words it otherwise. */
  function reproduced(language: Language, { transcript }: Question): Dialogue | null {
    let dialogue = start()
    let text = ''
    for (const line of transcript) {
      if ('student' in line) {
        text = line.student
        continue
      }
      const worded = inWords(language, dialogue, text, line.tutor)
      if (!worded) return null
      dialogue = worded
    }
    return dialogue
  }
  function inWords(language: Language, dialogue: Dialogue, text: string, words: string): Dialogue | null {
    const seen = new Set<string>()
    for (let seed = 0, last = 0; seed < seedsTried && seed - last < seedsWithoutNew; seed++) {
      const said = say(language, dialogue, text, String(seed))
      const reply = said.turn?.text ?? ''
      if (reply === words) return said
      if (!seen.has(reply)) last = seed
      seen.add(reply)
    }
    return null
  }

  const shares: Record<string, Record<Language, Share>> = {}
  const questions = {} as Record<Language, Share>
  const count = <Item>(language: Language, name: string, items: readonly Item[], is: (item: Item) => boolean) => {
    if (items.length === 0) return
    shares[name] ??= {} as Record<Language, Share>
    shares[name][language] = { part: items.filter(is).length, whole: items.length }
  }
  const countHeard = (language: Language, name: string, replies: readonly { right: boolean; hears: Heard }[]) => {
    const right = replies.filter((reply) => reply.right)
    const wrong = replies.filter((reply) => !reply.right)
    count(language, `${name}: right, accepted`, right, ({ hears }) => hears === 'right')
    count(
      language,
      `${name}: right, only a calculation or part of it confirmed`,
      right,
      ({ hears }) => hears === 'part',
    )
    count(language, `${name}: right, called wrong`, right, ({ hears }) => hears === 'wrong')
    count(language, `${name}: wrong, called right`, wrong, ({ hears }) => hears === 'right')
    count(language, `${name}: wrong, a calculation or part of it confirmed`, wrong, ({ hears }) => hears === 'part')
    count(language, `${name}: wrong, called wrong`, wrong, ({ hears }) => hears === 'wrong')
  }

  mkdirSync(values.replies, { recursive: true })
  for (const language of languages) {
    const stories = readSet(set, language, 'stories').map(({ text, answer, unit }) => {
      const { isRead, dialogue } = opened(language, text)
      const [top = '', bottom = '1'] = answer.split('/')
      const value = Number(top) / Number(bottom)
      const other = Number.isInteger(value) ? value * 2 + 1 : value + 1
      const hearsOf = (result: string | number) => hears(say(language, dialogue, `${result} ${unit}`))
      return { isRead, right: hearsOf(answer), wrong: hearsOf(other) }
    })
    count(language, 'stories: told back and confirmed', stories, ({ isRead }) => isRead)
    countHeard(
      language,
      'result of a story',
      stories.flatMap(({ right, wrong }) => [
        { right: true, hears: right },
        { right: false, hears: wrong },
      ]),
    )
    countHeard(
      language,
      'whole solution',
      readSet(set, language, 'solutions').map(({ task, solution, right }) => ({
        right,
        hears: hears(say(language, opened(language, task).dialogue, solution)),
      })),
    )

    const asked = readSet(set, language, 'questions').map((question) => ({
      id: question.id,
      dialogue: reproduced(language, question),
    }))
    questions[language] = { part: asked.filter(({ dialogue }) => dialogue !== null).length, whole: asked.length }
    const dialogues = new Map(asked.map(({ id, dialogue }) => [id, dialogue]))
    countHeard(
      language,
      "answer to the tutor's own question",
      readSet(set, language, 'answers').flatMap(({ id, text, right }) => {
        const dialogue = dialogues.get(id)
        return dialogue && right !== 'partly' ? [{ right, hears: hears(say(language, dialogue, text)) }] : []
      }),
    )

    for (const kind of judgedKinds) {
      const isChosen = new Set(itemsToJudge(set, language, kind))
      const replies = readSet(set, language, kind).map(({ task, before = [], text, good }, item) => {
        const first = task === undefined ? start() : opened(language, task).dialogue
        const said = [...before, text].reduce((dialogue, each) => say(language, dialogue, each), first)
        return { item, isToBeJudged: isChosen.has(item), good, lines: said.lines }
      })
      writeFileSync(
        `${values.replies}/${language}-${kind}.jsonl`,
        replies.map((reply) => `${JSON.stringify(reply)}\n`).join(''),
      )
    }
  }

  const git = (...command: string[]) =>
    execFileSync('git', ['-C', values.tutor, ...command], { encoding: 'utf8' }).trim()
  const commit = git('rev-parse', '--short=7', 'HEAD')
  for (const [name, by] of Object.entries({ 'questions met word for word': questions, ...shares })) {
    console.log(`${name.padEnd(80)} ${languages.map((language) => `${language} ${shown(by[language])}`).join('   ')}`)
  }
  console.log(`replies for a judge: ${resolve(values.replies)}`)
  if (values.keep === undefined) return
  const figures: FirstSightRun = { set, date: values.keep, commit, questions, shares }
  mkdirSync(fileURLToPath(new URL('first-sight/results', import.meta.url)), { recursive: true })
  writeFileSync(resultPath(`${values.keep}-${commit}`), `${JSON.stringify(figures, null, 2)}\n`)
}
