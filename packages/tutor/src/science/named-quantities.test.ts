import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

function last(language: 'en' | 'ru', ...texts: string[]) {
  let state = startSession()
  let turn: ReturnType<typeof takeTurn> | null = null
  for (const text of texts) {
    turn = takeTurn({ interfaceLanguage: language, seed: 's', now: 0, text, state })
    state = turn.state
  }
  return turn!
}

// What a line says of another letter than the sought one is not judged as the answer.
test.each([
  [
    'en',
    'A stone falls from rest from a height of 80 m. How long does it fall? (g = 10 m/s²)',
    't²=2*80/10=16, t=4 s. And the speed v=gt=40 m/s',
  ],
  [
    'ru',
    'Камень падает без начальной скорости с высоты 80 м. Сколько времени он падает? (g = 10 м/с²)',
    't²=2*80/10=16, t=4 с. А скорость v=gt=40 м/с',
  ],
  ['ru', 'сколько молекул содержится в 36 г воды?', 'n=36/18=2 моль, N=2*6,02*10^23=12,04*10^23'],
  [
    'en',
    'A car accelerates uniformly from rest to 24 m/s in 8 s. Find the acceleration.',
    'so i think a = 24/8 = 3 m/s^2',
  ],
] as const)('%s: %s: %s', (language, task, work) => {
  expect(last(language, task, work).content.verdict).toBe('correct')
})

test.each([
  [
    'en',
    'Two resistors of 4 ohm and 12 ohm are connected in parallel to a 12 V battery. What is the total current?',
    'so R = 3 ohm',
  ],
  [
    'ru',
    'Два резистора 4 Ом и 12 Ом соединены параллельно и подключены к батарее 12 В. Найдите общую силу тока.',
    'I1=12/4=3 I2=12/12=1 итого 4 А',
  ],
] as const)('%s: two resistors side by side are not the one within the battery: %s', (language, task, work) => {
  expect(last(language, task, work).content.verdict).not.toBe('incorrect')
})
