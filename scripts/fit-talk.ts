/**
 * Fits how probable it is that a message is written in the likest situation of the library, to messages of strangers with what
 * careful readers say of their likest situations (`packages/tutor/test-data/talk`). Both languages together: situations are
 * rare. Run directly it prints how often that is right for sets that were kept out; `pack-library.ts` stores the model.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Linear, probabilityBy } from '../packages/tutor/src/library/asking.ts'
import { indexOf } from '../packages/tutor/src/library/likeness.ts'
import { describedSituation, indexing } from '../packages/tutor/src/library/stored.ts'
import { measuredSituation } from '../packages/tutor/src/library/talk.ts'
import { languages, situationSources } from './library-sources.ts'
import { type Example, fitted } from './logistic.ts'

type Language = (typeof languages)[number]

interface Judged extends Example {
  readonly set: string
  readonly language: Language
  readonly text: string
  readonly id: string
}

function judgedIn(language: Language): Judged[] {
  const situations = situationSources(language)
  const index = indexOf(situations.map(describedSituation), language, indexing.situations)
  return readFileSync(new URL(`../packages/tutor/test-data/talk/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line): Judged[] => {
      const [set = '', right = '', written = ''] = line.split('\t')
      const text = written.replaceAll('\\n', '\n')
      const likest = measuredSituation(index, (entry) => situations[entry]?.asked ?? [], text, language)
      const id = likest && situations[likest.entry]?.id
      return id ? [{ set, language, text, id, measures: likest.measures, isSo: right.split(' ').includes(id) }] : []
    })
}

const all = () => languages.flatMap(judgedIn)

export const situationModel = (): Linear => fitted(all())

function report(): void {
  const judged = all()
  const rated = [...new Set(judged.map(({ set }) => set))].flatMap((set) => {
    const model = fitted(judged.filter((each) => each.set !== set))
    return judged
      .filter((each) => each.set === set)
      .map((each) => ({ ...each, probability: probabilityBy(model, each.measures) }))
  })
  for (const language of languages) {
    const own = rated.filter((each) => each.language === language)
    console.log(
      `${language}: ${own.length} messages, the likest situation is right for ${own.filter(({ isSo }) => isSo).length}`,
    )
    for (const least of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
      const taken = own.filter(({ probability }) => probability >= least)
      console.log(`  ${least}: ${taken.length} taken, ${taken.filter(({ isSo }) => isSo).length} rightly`)
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) report()
