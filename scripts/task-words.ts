// `node scripts/task-words.ts` writes the words that tasks are told with, by which slips of the pen are put right
// (packages/tutor/src/pedagogy/slips-of-the-pen.ts): those of at least two of the tasks in test-data.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { editDistance } from '../packages/tutor/src/concepts/find.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = ['stories', 'word-problems', 'mechanical']
const FEWEST_TASKS = 2
const SHORTEST = 3

/** Sorted, lower case, with `ё` as `е`. */
export function taskWordsOf(language: string): string[] {
  const counts = new Map<string, number>()
  for (const source of sources) {
    const lines = readFileSync(`${root}packages/tutor/test-data/${source}/${language}.txt`, 'utf8').split('\n')
    for (const line of lines) {
      const own = language === 'ru' ? /[а-я]+/g : /[a-z]+/g
      const words = line.toLowerCase().replaceAll('ё', 'е').match(own) ?? []
      for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const listed = [...counts].filter(([word, count]) => word.length >= SHORTEST && count >= FEWEST_TASKS)
  return listed
    .filter(([word, count]) => !listed.some(([other, often]) => often >= MUCH_MORE * count && isSlipOf(word, other)))
    .map(([word]) => word)
    .sort()
}

/** Some tasks of the test data are misspelled on purpose; another ending is another form. */
const isSlipOf = (word: string, other: string) =>
  word.length > 5 && editDistance(word, other) === 1 && word.slice(-3) === other.slice(-3)
const MUCH_MORE = 4

export const pathOfTaskWords = (language: string) => `${root}packages/tutor/src/language/${language}/task-words.json`

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const language of ['en', 'ru'])
    writeFileSync(pathOfTaskWords(language), `${JSON.stringify(taskWordsOf(language).join(' '))}\n`)
