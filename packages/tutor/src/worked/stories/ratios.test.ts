import { expect, test } from 'vitest'
import { lastReply } from '../../testing/last-reply.ts'

const last = lastReply('ratios')

test.each([
  ['en', ['in right triangle ABC angle C = 90, AB = 10, AC = 6. find sin A', 'sin A = 8/10']],
  ['en', ['right triangle, opposite side 5 and hypotenuse 13. what is cos of the angle', '12/13']],
  ['en', ['in a right triangle the legs are 8 and 6. find the cosine of the larger angle', '6/10']],
  ['en', ['Triangle ABC has a right angle at C. AC = 7 and AB = 25. What is tan A?', '24/7']],
  ['en', ['triangle with legs 5 and 12. whats the tan of the smaller angle', 'tan = 5/12']],
  [
    'ru',
    ['в треугольнике ABC угол C = 90°, AB=13, AC=5. Найдите BC и sin A', 'BC^2=169-25=144', 'BC=12', 'sin A = 12/13'],
  ],
  ['ru', ['в прямоугольном треугольнике с катетами 8 и 15 найдите косинус большего острого угла', '8/17']],
  ['ru', ['в прямоугольном треугольнике гипотенуза 10, катет напротив угла 6. найти тангенс угла', '6/8']],
  ['ru', ['в треугольнике АВС угол С равен 90, АС = 4, ВС = 3. найдите cos A', '4/5']],
] as const)('a ratio of two sides is called right: %s %j', (language, messages) => {
  expect(last(language, ...messages).move).toMatch(/solved$/)
})

test.each([
  ['en', ['in right triangle ABC angle C = 90, AB = 10, AC = 6. find sin A', 'sin A = 6/10']],
  ['en', ['right triangle ABC with angle C = 90, BC = 8, AC = 15. find cos B', 'cos B is 15/17']],
  ['en', ['right triangle, opposite 5 hypotenuse 13 find sin x', '13/5']],
  ['ru', ['в треугольнике ABC угол C = 90°, AB=13, AC=5. Найдите BC и sin A', 'BC=12', 'синус а это 5/13']],
  ['ru', ['угол С прямой, в треугольнике ABC AC=9, AB=15, tg B?', 'tg B = 12/9']],
] as const)('the ratio of other sides is told from it, and no task of its own: %s %j', (language, messages) => {
  expect(last(language, ...messages).move).toBe('worked.slip.side-ratio')
})

test('the square of a side is no calculation with the exponent', () => {
  const task = 'Triangle ABC has a right angle at C. AC = 7 and AB = 25. What is tan A?'
  expect(last('en', task, 'AC^2 + AB^2 = 674').text).not.toContain('676')
  expect(last('en', task, 'BC^2 = 625 - 49 = 576').content.verdict).toBe('correct')
})

test('two letters in capitals are no short word', () => {
  expect(last('ru', 'в ромбе ABCD угол A равен 60°, найти BC если AC = 8').text).not.toContain('because')
})
