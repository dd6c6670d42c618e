// `npm run eval -- dialogues`: what the students of the kept dialogues said, once more, to today's tutor. The figures of
// the judge belong to the replies of that day; here is counted how many of those replies are no longer given.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startSession, type TutorState, takeTurn } from '../packages/tutor/src/index.ts'
import { type Language, languages } from './first-sight-sets.ts'

const folder = fileURLToPath(new URL('dialogues/', import.meta.url))
/** Replies are worded by the seed, which was not written down: after so many seeds without another wording there is none. */
const seedsWithoutNew = 40

/** The labels of one report: how many replies got each, and the harmful or worst ones as `d01.4` (dialogue and turn). */
export interface JudgedDialogues {
  readonly good: number
  readonly acceptable: number
  readonly poor: number
  readonly harmful: number
  readonly dialogues: number
  /** Absent where the judge did not say. */
  readonly leftWithChild?: number
  readonly worst: readonly string[]
}
export const readJudgedDialogues = (date: string, language: Language): JudgedDialogues =>
  JSON.parse(readFileSync(`${folder}${date}/${language}/judged.json`, 'utf8'))

/** Dates on which dialogues were played in a language, oldest first. */
export const dialogueDates = (language: Language) =>
  readdirSync(folder)
    .filter((date) => existsSync(`${folder}${date}/${language}`))
    .sort()

interface Exchange {
  readonly student: string
  readonly tutor: string
}

/** The dialogues of a folder, by name: what was said and replied, turn by turn. */
export function readDialogues(date: string, language: Language): ReadonlyMap<string, readonly Exchange[]> {
  const files = readdirSync(`${folder}${date}/${language}`).filter((file) => /^d\d+\.txt$/.test(file))
  return new Map(
    files.sort().map((file) => {
      const text = readFileSync(`${folder}${date}/${language}/${file}`, 'utf8')
      const [, ...parts] = text.split(/^(?:STUDENT|TUTOR)(?: \[[^\]]*\])?: ?/m)
      const exchanges: Exchange[] = []
      for (let at = 0; at + 1 < parts.length; at += 2) {
        const tutor = parts[at + 1] ?? ''
        exchanges.push({
          student: (parts[at] ?? '').trim(),
          tutor: tutor.replace(/\n *\(buttons: .*\)\s*$/, '').trim(),
        })
      }
      return [file.replace('.txt', ''), exchanges]
    }),
  )
}

/** What the tutor says now; in the words of that day where it still has them. */
function repliesNow(language: Language, exchanges: readonly Exchange[]) {
  let state: TutorState = startSession()
  return exchanges.map(({ student, tutor }) => {
    const isHint = /^(?:hint|подсказка)$/iu.test(student)
    const reply = (seed: string) =>
      takeTurn({
        text: isHint ? '' : student,
        interfaceLanguage: language,
        state: structuredClone(state),
        seed,
        now: 0,
        ...(isHint && { intent: { kind: 'hint' } }),
      })
    let turn = reply('0')
    const seen = new Set<string>()
    for (let seed = 0, last = 0; seed - last < seedsWithoutNew; seed++) {
      const worded = reply(String(seed))
      if (worded.text.trim() === tutor) {
        turn = worded
        break
      }
      if (!seen.has(worded.text)) last = seed
      seen.add(worded.text)
    }
    state = turn.state
    return { text: turn.text.trim(), move: turn.move }
  })
}

export function dialogues() {
  for (const language of languages) {
    for (const date of dialogueDates(language)) {
      const { worst } = readJudgedDialogues(date, language)
      let [replies, same] = [0, 0]
      const again: string[] = []
      for (const [name, exchanges] of readDialogues(date, language)) {
        repliesNow(language, exchanges).forEach(({ text, move }, at) => {
          replies++
          if (text !== exchanges[at]?.tutor) return
          same++
          const turn = `${name}.${at + 1}`
          if (worst.includes(turn)) again.push(`  ${turn} (${move}) ${exchanges[at]?.student}\n    ${text}`)
        })
      }
      console.log(
        `${date} ${language}: ${replies} replies, ${replies - same} changed; of ${worst.length} replies judged worst ${again.length} come again:`,
      )
      console.log(again.join('\n'))
    }
  }
}
