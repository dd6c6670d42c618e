// `npm run eval`: what is known about the tutor's quality. Without a word the regression figures, into
// docs/tutor-quality.md; `first-sight`, `ordinary`, `dialogues`, `drafts`, `coverage`, or `page`, which writes the page from
// the kept figures.
import { coverage } from './coverage.ts'
import { dialogues } from './dialogues.ts'
import { drafts } from './drafts.ts'
import { firstSight } from './first-sight.ts'
import { ordinary } from './ordinary.ts'
import { writeQualityPage } from './quality-page.ts'

const runs: Readonly<Record<string, (args: readonly string[]) => void | Promise<void>>> = {
  'first-sight': firstSight,
  ordinary,
  dialogues,
  drafts,
  coverage,
  page: () => writeQualityPage(null),
  regression: async () => {
    const { isGo, regressionPart, regressionTable } = await import('./regression.ts')
    writeQualityPage(regressionPart)
    console.log(regressionTable.join('\n'))
    console.log(isGo ? 'Every bar is met' : 'A bar is missed')
  },
}

const [first = 'regression', ...args] = process.argv.slice(2)
// `npm run eval -- --failures` is the regression with what failed in it.
const run = runs[first.startsWith('--') ? 'regression' : first]
if (!run) throw new Error(`No such run: ${first}. There are ${Object.keys(runs).join(', ')}.`)
await run(args)
