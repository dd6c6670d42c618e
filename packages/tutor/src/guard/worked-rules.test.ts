import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'
import { examineDraft } from './examine.ts'
import { sealOf } from './seal.ts'

/** What the guard finds in a sentence of a lesson without a task. */
function findingIn(language: 'en' | 'ru', draft: string) {
  const text = language === 'en' ? 'hello' : 'привет'
  const turn = takeTurn({ text, interfaceLanguage: language, state: startSession(), seed: 's', now: 0, isLed: true })
  return examineDraft(draft, sealOf({ text }, turn), true).finding?.kind ?? null
}

test.each<[language: 'en' | 'ru', draft: string]>([
  // Conversions and units
  ['en', 'To convert metres per second into km/h you divide by 3.6.'],
  ['en', 'If you want to turn minutes into hours, multiply the number by 60.'],
  ['en', 'Going from grams to kilograms, we multiply by 1000.'],
  ['ru', 'Чтобы перевести часы в минуты, надо разделить на 60.'],
  ['ru', 'Чтобы получить из килобайтов байты, делим на 1024.'],
  ['en', 'One watt is one joule times one second.'],
  ['en', 'A pascal is a newton per metre.'],
  ['ru', 'Один джоуль — это один ньютон, делённый на метр.'],
  // Percentages
  ['en', 'To lower a price by 15% you multiply it by 0.15.'],
  ['ru', 'Увеличить число на 8 % — это умножить его на 1,8.'],
  // Quadrants, graphs
  ['en', 'In the third quadrant the tangent is negative.'],
  ['ru', 'В четвёртой четверти косинус отрицателен.'],
  ['en', 'The graph of $y = (x - 4)^2$ is the parabola shifted 4 units to the left.'],
  ['ru', 'График $y = x^2$ сдвигаем: для $y = (x + 3)^2 - 2$ это 3 единицы влево и 2 вверх.'],
  // Figures
  ['en', 'The diagonals of a rectangle are perpendicular.'],
  ['en', 'In every rhombus the diagonals are equal.'],
  ['en', 'All four angles of a rhombus are equal.'],
  ['ru', 'У любого параллелограмма диагонали равны.'],
  ['ru', 'В ромбе противоположные углы в сумме дают 180°.'],
  ['ru', 'У прямоугольника все стороны равны.'],
  // Rules as rows of concepts
  ['en', 'The mass number counts the protons and the electrons of an atom.'],
  ['en', 'Whenever you multiply an inequality by a number, you flip the sign, whatever the number is.'],
  ['ru', 'Если события независимы, вероятность того, что случатся оба, равна сумме их вероятностей.'],
  ['en', 'When you divide by a number smaller than one, the result is always smaller.'],
  ['ru', 'Умножая на число меньше единицы, всегда получаем больше.'],
  ['en', 'A ball twice as fast has twice as much kinetic energy.'],
])('%s "%s" is withheld', (language, draft) => {
  expect(findingIn(language, draft)).not.toBeNull()
})

test.each<[language: 'en' | 'ru', draft: string]>([
  ['en', 'To convert metres per second into km/h you multiply by 3.6.'],
  ['en', 'If you want to turn minutes into hours, divide the number by 60.'],
  ['en', 'To get from km/h to m/s divide by 3.6, and multiply to come back.'],
  ['ru', 'Чтобы перевести часы в минуты, надо умножить на 60.'],
  ['ru', 'В килобайте 1024 байта, поэтому из килобайтов в байты умножаем на 1024.'],
  ['en', 'One watt is one joule per second.'],
  ['en', 'A pascal is one newton per square metre.'],
  ['ru', 'Один джоуль — это один ньютон, умноженный на метр.'],
  ['en', 'To lower a price by 15% you multiply it by 0.85.'],
  ['en', 'To find 15% of a price you multiply it by 0.15.'],
  ['ru', 'Увеличить число на 8 % — это умножить его на 1,08.'],
  ['en', 'In the third quadrant the tangent is positive.'],
  ['ru', 'В четвёртой четверти косинус положителен, а синус отрицателен.'],
  ['en', 'The graph of $y = (x - 4)^2$ is the parabola shifted 4 units to the right.'],
  ['ru', 'Для $y = (x + 3)^2 - 2$ параболу сдвигаем на 3 единицы влево и на 2 вниз.'],
  ['en', 'The diagonals of a rectangle are equal and cut each other in half.'],
  ['en', 'If the diagonals of a parallelogram are equal, it is a rectangle.'],
  ['en', 'In a rhombus the diagonals are perpendicular and bisect the angles.'],
  ['ru', 'У параллелограмма противоположные углы равны, а соседние в сумме дают 180°.'],
  ['ru', 'Не у всякого параллелограмма диагонали равны.'],
  ['en', 'The mass number counts the protons and the neutrons of an atom.'],
  ['en', 'You flip the sign only when you divide by a negative number.'],
  ['ru', 'Если события независимы, вероятности перемножают.'],
  ['en', 'When you divide by a number smaller than one, the result is always bigger.'],
  ['en', 'A ball twice as fast has four times as much kinetic energy.'],
])('%s "%s" passes', (language, draft) => {
  expect(findingIn(language, draft)).toBeNull()
})
