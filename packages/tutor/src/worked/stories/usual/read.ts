import { chanceUsualWords } from '../../../language/worked/stories/usual/chance-words.ts'
import { circleWords } from '../../../language/worked/stories/usual/circle-words.ts'
import { countWords } from '../../../language/worked/stories/usual/count-words.ts'
import { everydayScienceWords } from '../../../language/worked/stories/usual/everyday-science-words.ts'
import { flatWords } from '../../../language/worked/stories/usual/flat-words.ts'
import { mixingWords } from '../../../language/worked/stories/usual/mixing-words.ts'
import { moneyWords } from '../../../language/worked/stories/usual/money-words.ts'
import { numberWords } from '../../../language/worked/stories/usual/number-words.ts'
import { physicsWords } from '../../../language/worked/stories/usual/physics-words.ts'
import { rateWords } from '../../../language/worked/stories/usual/rate-words.ts'
import { rightTriangleWords } from '../../../language/worked/stories/usual/right-triangle-words.ts'
import { solidWords } from '../../../language/worked/stories/usual/solid-words.ts'
import { substanceWords } from '../../../language/worked/stories/usual/substance-words.ts'
import type { WorkedTask } from '../../task.ts'
import type { Prose } from '../prose.ts'
import { chanceRows } from './chance.ts'
import { everydayScienceRows } from './everyday-science.ts'
import { figureRows } from './figures.ts'
import { mixingRows } from './mixing.ts'
import { moneyRows } from './money.ts'
import { quadraticRows } from './quadratic.ts'
import { scienceRows } from './science.ts'
import { readUsual, type Usual } from './usual.ts'

const words = {
  ...moneyWords,
  ...mixingWords,
  ...rateWords,
  ...numberWords,
  ...solidWords,
  ...circleWords,
  ...rightTriangleWords,
  ...flatWords,
  ...chanceUsualWords,
  ...countWords,
  ...physicsWords,
  ...substanceWords,
  ...everydayScienceWords,
}
const rows: readonly Usual[] = [
  ...moneyRows,
  ...mixingRows,
  ...quadraticRows,
  ...figureRows,
  ...chanceRows,
  ...scienceRows,
  ...everydayScienceRows,
]

/** A usual kind of task that is told by a row of data. */
export const readUsualRows = (prose: Prose): WorkedTask | null => readUsual(prose, rows, words)
