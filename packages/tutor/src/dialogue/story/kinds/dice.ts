import { taskKindWords } from '../../../language/task-kind-words.ts'
import { rational } from '../../../math/rational.ts'
import { numbersIn } from '../work.ts'
import { given, type KindReader, pattern, quoteAt, unknown, written } from './kind.ts'

const SIDES = 6

/** Two dice, or one thrown twice: the chance of a sum. */
export const readDice: KindReader = (text, language) => {
  const words = taskKindWords[language].dice
  const plain = text.toLowerCase().replaceAll('ё', 'е')
  if (!pattern(words.two).test(plain) || !pattern(words.chance).test(plain) || pattern(words.odd).test(plain))
    return null
  const found = pattern(words.sum, 'u').exec(plain)
  const numbers = numbersIn(text, language)
  const told = numbers.find(({ start, end }) => {
    const at = found ? found.index + found[0].length : -1
    return end === at && start >= (found?.index ?? 0)
  })
  const others = numbers.filter((each) => each !== told && !(each.value.d === 1n && each.value.n <= 2n))
  if (told?.value.d !== 1n || told.value.n < 2n || told.value.n > 12n || others.length > 0) return null
  const sum = Number(told.value.n)
  const good = SIDES - Math.abs(sum - SIDES - 1)
  // Without their order, and with the sums as if they were equally likely.
  const pairs = Math.ceil(good / 2)
  const { names, slips } = words
  return {
    frame: {
      given: [given('sum', written(told.value), quoteAt(text, told.start, told.end - told.start))],
      unknown: [unknown('good', names.good), unknown('chance', names.chance)],
      // The first die may show as many numbers as leave one of the second.
      equations: [
        sum <= SIDES + 1 ? 'good = sum - 1' : `good = ${2 * SIDES + 1} - sum`,
        `chance = good / ${SIDES * SIDES}`,
      ],
      asked: 'chance',
      restating: words.restate(pattern(words.two).exec(plain)?.[0] ?? '', text.slice(told.start, told.end)),
    },
    called: { sum: names.sum },
    form: 'fraction',
    slips: [
      { value: rational(1, 11), text: slips.sums },
      { value: rational(1, 12), text: slips.sums },
      ...(pairs === good
        ? []
        : [
            { value: rational(pairs, 36), text: slips.order },
            { value: rational(pairs, 21), text: slips.order },
          ]),
    ],
    because: words.because,
  }
}
