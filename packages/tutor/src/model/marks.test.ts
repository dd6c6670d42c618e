import { describe, expect, test } from 'vitest'
import type { TutorTurn } from '../index.ts'
import { lessonOf } from '../testing/lesson-of.ts'
import type { Program } from '../turn.ts'

/** Nothing is called wrong, on the screen or in the card. */
function expectNoFalseMark({ card, turn }: { card: string; turn: TutorTurn }) {
  expect(turn.content.verdict).not.toBe('incorrect')
  expect((turn.content.lines ?? []).filter(({ verdict }) => verdict === 'incorrect')).toEqual([])
  expect(card).not.toMatch(/: wrong \(checked\)|a wrong calculation/)
}

const brackets = ['check pls\n2(x-3)-3(2x-1)=5-(x+2)\n2x-6-6x-3=5-x-2', 'What do you get for $-3$ times $-1$?']
const system = ['solve the system 2x+3y=12 and x-2y=-1', 'Take y = 1 and test your x = -1 - 2y. Does it give -1?']
const jacket = [
  'hi!! so a jacket is 80 dollars, the shop makes it 25% more expensive and then in the sale 25% off. they ask what it costs at the end but thats a trick question isnt it, its just 80 again lol',
  'What is on the tag after the first change?',
]
const battery = [
  'a phone battery was 3/4 full, videos used it down to 3/8. that was 90 minutes. how long would a full battery last?',
  'What does your 3 count?',
]

describe('prose is no claim about the task', () => {
  test.each<[talk: readonly string[], message: string]>([
    [brackets, 'no the 3 is minus 3 and then theres minus 1 so you do -3*2x and then -3. minus stays minus'],
    [system, 'y=1 x=-3, -3-2=-5. no. so x=-1+2y'],
    [jacket, '20 so its 100. and then minus 25% is minus 20 again so 80. see'],
    [battery, 'my 3 was 6/8-3/8'],
    [battery, 'no heads = 1/2 x 1/2 x 1/2 = 1/8 so at least one = 7/8?'],
    [battery, 'i did 13*9=117 minus 96 = 21'],
  ])('%j, "%s"', (talk, message) => {
    expectNoFalseMark(lessonOf([...talk, message]))
  })

  test.each<[talk: readonly string[], message: string]>([
    [['solve 2x + 5 = 13', 'How would you begin?'], '2x = 9 so x = 4.5'],
    [['solve 2x + 5 = 13', 'And x?'], 'so x = 5'],
    [['2/3 + 1/4', 'What do you get?'], '2/3 + 1/4 is 3/7'],
    [battery, 'so 90:3 is 20'],
  ])('what is claimed is still judged: %j, "%s"', (talk, message) => {
    const { card } = lessonOf([...talk, message])
    expect(card).toMatch(/: wrong \(checked\)|a wrong calculation|it would be wrong/)
  })
})

describe('a formula of physics is read as it is written by hand', () => {
  const physics: Program = { subject: 'physics', grade: 9 }
  const braking = ['машина ехала 72 км/ч, тормозит с ускорением 4 м/с2, найти тормозной путь', 'Какие единицы?']
  test.each<[message: string, line: string]>([
    // The law knows that these hold.
    ['s=v²/2a', '- "s=v²/2a": right (checked)'],
    ['2as=v²', '- "2as=v²": right (checked)'],
    ['умножаю v/2*v/a=v²/2a', '- "умножаю v/2*v/a=v²/2a": right (checked)'],
    ['a=225/15²=1 м/с²', '\\frac{225}{15^{2}}'],
  ])('"%s"', (message, line) => {
    const lesson = lessonOf([...braking, message], physics)
    expect(lesson.card).toContain(line)
    expectNoFalseMark(lesson)
  })

  test('also where the reading of the story is confirmed', () => {
    const told = 'Машина едет со скоростью 15 м/с. Сколько метров она проедет за 15 секунд?'
    const talk = [told, 'Машина едет 15 м/с и едет 15 с, верно? Какое действие?']
    for (const message of ['да. 2as=v²', 'да. a=225/15²=1', 'да. s=v²/2a'])
      expectNoFalseMark(lessonOf([...talk, message], physics))
  })
})

test('a pair for the brackets is not told as reached where it may be meant as the roots', () => {
  const { card } = lessonOf([
    'реши x^2 + 7x + 12 = 0',
    'Какие два числа?',
    'сумма -7 произведение 12, это 3 и 4! верно?',
  ])
  expect(card).not.toMatch(/Reached so far.*3.*4|3;\\ 4\$: right/)
})

test('a mark is not put beside a whole message', () => {
  const { card } = lessonOf([
    'hi',
    'What is the force?',
    'F=1200*4=4800 N against. why do i need the minus if force is just 4800',
  ])
  expect(card).not.toMatch(/minus if force is just 4800": right/)
})

test('a number with one whole cut up is read', () => {
  const { turn } = lessonOf(['вычисли 3 1/2 - 1 3/4', 'Сколько четвертей?', '3 2/4 = 2 6/4. 2 6/4 - 1 3/4 = 1 3/4'])
  expect(turn.content.problem?.solved).toBe(true)
})

test('no mark calls a true calculation of a story wrong', () => {
  const { turn } = lessonOf([
    'Куртку уценили на 30%, а потом новую цену ещё на 20%. На сколько процентов она подешевела всего?',
    'Сначала минус 30%, потом минус 20% от новой цены, верно? Сколько она стоит после первой уценки, если взять 100?',
    'да. 100 руб. стало 70',
    'Да, 70. От какой цены надо брать 20%?',
    'а ну 20% от 70 это 14. 70-14=56. значит 44%?? а если куртка не 100 стоила то другой ответ будет',
  ])
  expect(turn.content.lines?.length ?? 0).toBeGreaterThan(0)
  expect((turn.content.lines ?? []).filter(({ verdict }) => verdict === 'incorrect')).toEqual([])
})

test('the first term of a task among talk is not taken for a dash', () => {
  const { card, turn } = lessonOf([
    'hi can u help me  7 - 2(x - 3) = 3x - 12   need to find x',
    'What do the brackets hold?',
    'u get the 6 back so plus? so its 7 - 2x + 6 = 3x - 12',
  ])
  expect(card).toContain('Open task: $7 - 2(x - 3) = 3x - 12$')
  expect(turn.content.verdict).toBe('correct')
})
