import { chanceUsualWords } from '../../../language/worked/stories/usual/chance-words.ts'
import { figureUsualWords } from '../../../language/worked/stories/usual/figure-words.ts'
import { mixingWords } from '../../../language/worked/stories/usual/mixing-words.ts'
import { moneyWords } from '../../../language/worked/stories/usual/money-words.ts'
import { quadraticWords } from '../../../language/worked/stories/usual/quadratic-words.ts'
import { scienceWords } from '../../../language/worked/stories/usual/science-words.ts'
import type { WorkedTask } from '../../task.ts'
import type { Prose } from '../prose.ts'
import { chanceRows } from './chance.ts'
import { figureRows } from './figures.ts'
import { mixingRows } from './mixing.ts'
import { moneyRows } from './money.ts'
import { quadraticRows } from './quadratic.ts'
import { scienceRows } from './science.ts'
import { readUsual, type Usual } from './usual.ts'

const words = {
  ...moneyWords,
  ...mixingWords,
  ...quadraticWords,
  ...figureUsualWords,
  ...chanceUsualWords,
  ...scienceWords,
}
const rows: readonly Usual[] = [
  ...moneyRows,
  ...mixingRows,
  ...quadraticRows,
  ...figureRows,
  ...chanceRows,
  ...scienceRows,
]

/** A usual kind of task that is told by a row of data. */
export const readUsualRows = (prose: Prose): WorkedTask | null => readUsual(prose, rows, words)
