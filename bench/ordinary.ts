// `npm run eval -- ordinary [name ...] [--every n] [--seen]`: ordinary tasks in words, told to the tutor by a student who says
// yes to its reading, then gives the right answer, or one of two wrong ones. See bench/ordinary/README.md.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startSession, type TutorTurn, takeTurn } from '../packages/tutor/src/index.ts'
import type { Language } from './first-sight-sets.ts'

const folder = fileURLToPath(new URL('ordinary/', import.meta.url))
export const ordinaryFiles = ['en-a', 'en-b', 'en-c', 'ru-a', 'ru-b', 'ru-c'] as const

interface OrdinaryTask {
  readonly text: string
  readonly answer: number
}

/** The tasks of a file: `seen` are the odd lines, which readers were written by, `held` the even ones. */
export function ordinaryTasks(file: string, half: 'seen' | 'held'): readonly OrdinaryTask[] {
  return readFileSync(`${folder}${file}.txt`, 'utf8')
    .trim()
    .split('\n')
    .filter((_, index) => index % 2 === (half === 'seen' ? 0 : 1))
    .map((line) => {
      const [, value = '', text = ''] = line.split('\t')
      const [above, below = '1'] = value.split('/')
      return { text, answer: Number(above) / Number(below) }
    })
}

const yes = { en: 'yes', ru: 'да' }

/**
 * `read`: the right answer is confirmed; `false`: it is called wrong, or a wrong one ends the task; `left`: neither, the
 * task was not read or the number gets no verdict.
 */
export function outcomeOf({ text, answer }: OrdinaryTask, language: Language): 'read' | 'false' | 'left' {
  const say = (said: string, before?: TutorTurn) =>
    takeTurn({ text: said, interfaceLanguage: language, state: before?.state ?? startSession(), seed: text, now: 0 })
  const told = say(text)
  const stored = JSON.stringify(told.content.choices?.length === 2 ? say(yes[language], told) : told)
  const written = (value: number) => {
    const short = String(Math.round(value * 1e6) / 1e6)
    return language === 'ru' ? short.replace('.', ',') : short
  }
  const answered = (value: number) => say(written(value), JSON.parse(stored))
  const right = answered(answer)
  if (right.content.verdict === 'incorrect') return 'false'
  const wrongs = [answer + 1, answer === 0 ? 3 : answer * 2].map(answered)
  const isEnded = ({ state: { story, problem } }: TutorTurn) => (story?.solved ?? problem?.solved) === true
  if (wrongs.some((turn) => turn.content.verdict === 'correct' && isEnded(turn))) return 'false'
  return right.content.verdict === 'correct' ? 'read' : 'left'
}

export function ordinary(args: readonly string[]): void {
  const at = args.indexOf('--every')
  const every = at < 0 ? 1 : Number(args[at + 1])
  const named = ordinaryFiles.filter((file) => args.includes(file))
  for (const file of named.length > 0 ? named : ordinaryFiles) {
    const language = file.startsWith('ru') ? 'ru' : 'en'
    const tasks = ordinaryTasks(file, args.includes('--seen') ? 'seen' : 'held').filter(
      (_, index) => index % every === 0,
    )
    const outcomes = tasks.map((task) => outcomeOf(task, language))
    const count = (kind: string) => outcomes.filter((each) => each === kind).length
    const share = (number: number) => `${number} of ${tasks.length} (${((100 * number) / tasks.length).toFixed(1)} %)`
    console.log(`${file}: read ${share(count('read'))}, falsely judged ${share(count('false'))}`)
    if (args.includes('--failures'))
      for (const [index, { text }] of tasks.entries()) if (outcomes[index] === 'false') console.log(`  ${text}`)
  }
}
