import { describe, expect, test } from 'vitest'
import { sealOf } from '../guard/seal.ts'
import { afterReply, modelCard, runTool, startSession, type TutorTurn, takeTurn } from '../index.ts'
import type { Program, TurnInput } from '../turn.ts'

interface Note {
  readonly question: string
  readonly right?: readonly string[]
  readonly wrong?: readonly string[]
}

/** A lesson that a model leads, in the words of lessons that were played. */
function lesson(interfaceLanguage: 'en' | 'ru' = 'en', program?: Program) {
  let state = startSession()
  let turn: TutorTurn
  let input: TurnInput & { isLed: true }
  let count = 0
  return {
    student(text: string) {
      count++
      input = { text, interfaceLanguage, state, now: count, isLed: true, seed: `${count}`, ...(program && { program }) }
      turn = takeTurn(input)
      expect(turn.fault).toBeUndefined()
      state = turn.state
      const marks = (turn.content.lines ?? []).map(({ latex, verdict }) => `${latex}: ${verdict}`)
      return { turn, card: modelCard({ input, turn }), marks }
    },
    model(text: string, note?: Note) {
      state = afterReply({ input: { now: count }, turn, text, note, seed: `r${count}` }).state
    },
    tool(name: string, call: unknown) {
      const found = runTool({ name, input: call }, { input, turn, seal: sealOf(input, turn), seed: '1' })
      if (found.state) {
        state = found.state
        turn = { ...turn, state }
      }
      return JSON.parse(found.text)
    },
    state: () => state,
  }
}

const physics: Program = { subject: 'physics', grade: 8 }
const maths: Program = { subject: 'maths', grade: 8 }

const kettle =
  'kettle heats 500 g of water from 20 to 80 °C in 90 s, c = 4200 J/kg°C. work out energy and power in kW\nE = 500 x 4200 x 80 = 168000000 J\nseems a lot'
const kettleFrame = {
  given: [
    { role: 'm', value: '500', unit: 'g', span: '500 g' },
    { role: 't1', value: '20', unit: '°C', span: 'from 20' },
    { role: 't2', value: '80', unit: '°C', span: 'to 80 °C' },
    { role: 'time', value: '90', unit: 's', span: '90 s' },
    { role: 'c', value: '4200', unit: 'J/kg°C', span: 'c = 4200 J/kg°C' },
  ],
  unknown: [
    { role: 'E', words: 'the energy', unit: 'J' },
    { role: 'P', words: 'the power', unit: 'kW' },
  ],
  equations: ['E = 500/1000*4200*(80 - 20)', 'P = E/90/1000'],
  asked: ['E', 'P'],
  restating:
    'A kettle heats 500 g of water from 20 to 80 °C in 90 s; c = 4200 J/kg°C. Wanted: the energy and the power in kW.',
}
const water =
  'сколько тепла надо чтобы нагреть 500 г воды от 20 до 80 градусов? с=4200, ответ в кДж\nQ=cmt=4200*500*80=168000000\nчёт дофига'
const waterFrame = {
  given: [
    { role: 'm', value: '500', unit: 'г', span: '500 г воды' },
    { role: 't1', value: '20', unit: 'градусов', span: 'от 20' },
    { role: 't2', value: '80', unit: 'градусов', span: 'до 80 градусов' },
    { role: 'c', value: '4200', span: 'с=4200' },
  ],
  unknown: [
    { role: 'dt', words: 'изменение температуры', unit: 'градусов' },
    { role: 'M', words: 'масса в килограммах', unit: 'кг' },
    { role: 'Q', words: 'количество теплоты в джоулях', unit: 'Дж' },
    { role: 'K', words: 'количество теплоты в килоджоулях', unit: 'кДж' },
  ],
  equations: ['dt = t2 - t1', 'M = m / 1000', 'Q = c * M * (t2 - t1)', 'K = Q / 1000'],
  asked: ['K'],
  restating:
    'Воду массой 500 г нагревают от 20 до 80 градусов, удельная теплоёмкость 4200. Ищем, сколько теплоты нужно, в кДж.',
}

describe('a result is compared in its unit', () => {
  test('beside a story that nobody has read', () => {
    const { student, model } = lesson('en', physics)
    student(kettle)
    model('What do you notice?')
    const { card } = student('oh i used grams. 0.5 x 4200 x 80 = 168 kJ\nbetter?')
    expect(card).toContain('= 168\\,\\text{kJ}$: true by itself')
    expect(card).not.toContain('wrong calculation')
  })

  test('in a framed story it is the answer, in the card and for the tool', () => {
    const { student, model, tool } = lesson('ru', physics)
    student(water)
    tool('frame', waterFrame)
    model(
      'Воду массой $500$ г нагревают от $20$ до $80$ градусов, $c = 4200$, верно? На сколько градусов нагрелась вода?',
    )
    student('да верно\nна 60')
    model('В чём масса?')
    const line = 'Q = 4200*0,5*60 = 126 кДж'
    const { card } = student(line)
    expect(card).toContain('126\\,\\text{кДж}$: right (checked); the answer of the story')
    expect(card).toContain('The task is solved')
    expect(tool('grade', { lines: [line] }).lines[0].grade).toMatch(/^right/)
  })

  test('one amount in two units is the answer as well', () => {
    const { student, model, tool } = lesson('ru', physics)
    student(water)
    tool('frame', waterFrame)
    model(
      'Воду массой $500$ г нагревают от $20$ до $80$ градусов, $c = 4200$, верно? На сколько градусов нагрелась вода?',
    )
    student('да верно\nна 60')
    model('В чём масса?')
    const { card } = student('Q=126000 Дж=126 кДж ок')
    expect(card).not.toContain('126000 = 126')
    expect(card).toContain('The task is solved')
  })

  test.each([
    ['0.5*4200*60 = 126 kJ', 'true'],
    ['12*10 = 1.2 m', 'not understood: which units the bare numbers have'],
    ['2*3 = 5 kJ', 'false'],
    ['70 + 90 = 16 km/h', 'false'],
  ])('verify: %s is %s', (claim, verdict) => {
    const { student, tool } = lesson('en', physics)
    student('hi')
    expect(tool('verify', { claim }).verdict).toBe(verdict)
  })

  test('degrees of a temperature are no angle', () => {
    const { student } = lesson('en', physics)
    expect(student(kettle).card).not.toContain('\\circ')
  })
})

describe('words are no formulas', () => {
  test.each([
    'why is 2^0 = 1?? surely its 0 cos u times 2 by itself',
    'could i put their captain instead cos a team is loads of people',
  ])('"%s"', (text) => {
    expect(lesson('en').student(text).card).not.toContain('\\cos')
  })

  test('a cosine stays one', () => {
    expect(lesson('en', maths).student('solve cos x = 1/2').card).toContain('\\cos x')
    expect(lesson('en', maths).student('calculate 3cos 60').card).toContain('\\cos')
  })

  test('an ordinal', () => {
    const { student, model } = lesson('en')
    student('hi')
    model('Which sentence?', { question: 'Which sentence?', right: ['the second'] })
    expect(student('the 2nd? does that sound dumb').card).not.toContain('nd$')
  })

  test('letters that are counted', () => {
    const { student, model } = lesson('ru', maths)
    student('упростить (x^3)^2 * x^4')
    model('Сколько букв?', { question: 'Сколько букв?', right: ['6 букв'] })
    const { card, marks, turn } = student(
      '(aa)(aa)(aa) 6 букв\nтогда у меня (xxx)(xxx) это 6 и ещё 4\nхххххххххх короче x^10',
    )
    expect(card).not.toContain('xxx')
    expect(marks.join()).not.toContain('incorrect')
    expect(turn.content.problem?.solved).toBe(true)
  })

  test('what is told of percent behind a result is no calculation with it', () => {
    const { student, model, tool } = lesson('ru', maths)
    student('сколько тепла надо чтобы нагреть 500 г воды от 20 до 80 градусов? с=4200, ответ в кДж')
    tool('frame', waterFrame)
    model('Воду массой $500$ г нагревают от $20$ до $80$ градусов, $c = 4200$, верно? На сколько нагрелась?')
    student('да. 60')
    model('А доли?')
    expect(student('0,2=20% значит умножаем на 100. 4%').card).not.toContain('100 = 0{,}2')
    model('А доли?')
    expect(student('1,2*0,8=0,96 тоесть всегда минус 4%').card).not.toContain('0{,}96 - 4')
  })
})

describe('number facts are judged by themselves, and marks tell something', () => {
  const inequality = [
    'решите неравенство 7 - 2(x-3) > 5',
    'Какие два числа получатся и какой знак между ними верный?',
  ] as const
  test('a false comparison', () => {
    const { student, model } = lesson('ru', maths)
    student(inequality[0])
    model(inequality[1], { question: inequality[1], right: ['-1 и -3, -1 > -3'], wrong: ['-1 < -3: знак прежний'] })
    const { card, marks } = student('-1 и -3\n-1 < -3\nну а как ещё там же было <')
    // Or what the model has noted of it.
    expect(card).toMatch(/\$-1 < -3\$: a wrong calculation \(checked\)|you noted: знак/)
    expect(marks).toEqual([])
  })

  test('a true one, and a sum', () => {
    const { student, model } = lesson('en', maths)
    student('solve 5 - 2(x - 3) > 17')
    model('What happens?', { question: 'What happens?', right: ['it flips'] })
    expect(student('6 < 16 stays. so -6 > -16 turns').card).toMatch(/6 < 16\$: true.*\n.*-6 > -16\$: true/)
    model('What happens?', { question: 'What happens?', right: ['-4 works and 0 does not'] })
    const { card, marks } = student('0: 5 + 6 = 11 not\nnice so im done? can i go')
    expect(card).toContain('$5 + 6 = 11$: true by itself')
    expect(marks).toEqual([])
  })

  test('no mark says that nothing is known, or stands beside a number among words', () => {
    const { student, model } = lesson('ru', maths)
    const { marks } = student(
      'задача: свитер стоил 2000 руб. сначала цену подняли на 20%, потом на распродаже новую цену снизили на 20%. сколько теперь стоит свитер и на сколько % изменилась цена?\nмоё решение:\n1) 2000*0,2=400 р это 20%\n2) 2000+400=2400 р стало\n3) 2400-400=2000 р после скидки\n4) 20%-20%=0% не изменилась\nответ: 2000 р, 0%\nпроверьте плз',
    )
    expect(marks.every((mark) => mark.endsWith(': correct'))).toBe(true)
    model('От какой суммы тогда надо считать эти 20%?', { question: 'От какой суммы?', right: ['2400'] })
    expect(student('ну так 20% это ж 400 мы уже нашли в 1 действии. зачем ещё раз считать').marks).toEqual([])
  })
})

describe('work is taken up among talk', () => {
  const task = 'solve 5 - 2(x - 3) > 17'
  test('a right last line behind checks', () => {
    const { student, model } = lesson('en', maths)
    student(task)
    model('Test it with $x = 3$. What do you get?', { question: 'What do you get?', right: ['5'] })
    const { card } = student('5 - 2x + 6 = 11 - 2x, x=3 gives 5 ok\n11 - 2x > 17\n-2x > 6\nx < -3  flipped it')
    expect(card).not.toContain('x = 3 = 5')
    expect(card).toContain('The task is solved now')
  })

  test('a wrong line behind the right answer, and what follows from it', () => {
    const { student, model, tool } = lesson('en', maths)
    student(task)
    model('Which number multiplies the bracket?', { question: 'Which number, with its sign?', right: ['-2'] })
    const { card, marks } = student('ohh ok so -2\n5 - 2x - 6 > 17\n-2x - 1 > 17')
    expect(card).toContain('$5 - 2x - 6 > 17$: wrong (checked); cause')
    expect(card).toContain('$-2x - 1 > 17$: not judged; it follows rightly from the wrong line before')
    expect(marks).toEqual(['5 - 2x - 6 > 17: incorrect'])
    const { lines } = tool('grade', { lines: ['5 - 2x - 6 > 17', '-2x - 1 > 17'] })
    expect(lines[0].grade).toBe('wrong')
    expect(lines[1].grade).toBe('no new mistake')
  })

  test('the formulas of a question are no tasks of the student', () => {
    const { student, model } = lesson('en', maths)
    student(task)
    model('And $x$?')
    student('x < -3')
    const question = 'For $-3x < 12$ and for $3x < -12$, in which one does the sign flip?'
    model(question, { question, right: ['x > -4 and x < -4'], wrong: ['x < 4: flipped both'] })
    const { card, marks } = student(
      '-3x<12 flips, -4 < x\nother one no flip x < -4\nis it ok that the x is on the right in the first',
    )
    expect(card).not.toContain('opened it as a task')
    expect(marks).toEqual([])
  })

  test('powers of one letter are no like terms', () => {
    const { card } = lesson('en', maths).student('simplify (x^3)^2 * x^4')
    expect(card).toContain('present step "Use the laws of powers"')
  })
})

describe('frames', () => {
  const hoodie =
    'A hoodie is on sale for 20% off and now costs $48. Leah has a coupon for another 10% off the sale price. Find the original price, what Leah pays, and the total percent she saves.\n\nmy work:\n20% of 48 = 9.60\n48 + 9.60 = 57.60 original\n10% of 48 = 4.80\n48 - 4.80 = 43.20 she pays\n20 + 10 = 30% saved\n\nis it all good'
  const frame = (off: string, sale: string, coupon: string, equations: readonly string[]) => ({
    given: [
      { role: 'sale percent', value: off, unit: '%', span: '20% off' },
      { role: 'sale price', value: sale, unit: '$', span: 'now costs $48' },
      { role: 'coupon percent', value: coupon, unit: '%', span: 'another 10% off the sale price' },
    ],
    unknown: [
      { role: 'original', words: 'the original price', unit: '$' },
      { role: 'pays', words: 'what Leah pays', unit: '$' },
      { role: 'saved', words: 'the total percent she saves', unit: '%' },
    ],
    equations,
    asked: ['original', 'pays', 'saved'],
    restating:
      'After 20% off the original price, the hoodie costs $48. The coupon takes another 10% off the sale price. Wanted: the original price, what Leah pays, and what percent of the original price she saves in total.',
  })

  test.each([
    ['20', ['original - 20/100*original = 48', 'pays = 48 - 10/100*48', 'saved = 20 + 10*(100 - 20)/100']],
    ['20%', ['original - 0.2*original = 48', 'pays = 48 - 0.1*48', 'saved = 20 + 0.8*10']],
  ] as const)('numbers of the own work need no role, and a percent is %s', (off, equations) => {
    const { student, tool } = lesson('en', maths)
    student(hoodie)
    expect(tool('frame', frame(off, '48', off.replace('2', '1'), equations)).verdict).toBe('accepted')
  })

  test('of a story in physics, with an answer that is told with a prefix', () => {
    const { student, model, tool } = lesson('en', physics)
    student(kettle)
    expect(tool('frame', kettleFrame).verdict).toBe('accepted')
    model('500 g of water from 20 to 80 °C in 90 s, right?')
    student('yes. 126/90 = 1.4')
    model('And the energy?')
    expect(student('so my answer is 126 kJ').card).toContain('The task is solved')
  })

  test('a given that is neither named nor told by its number still plays no part', () => {
    const { student, tool } = lesson('en', maths)
    student(hoodie)
    const other = frame('20', '48', '10', ['original = 60', 'pays = 43.2', 'saved = 28'])
    expect(tool('frame', other).verdict).toMatch(/^not understood/)
  })
})

test('a story with two questions is not solved by the first answer', () => {
  const { student, model } = lesson('ru', maths)
  student(
    'свитер стоил 2000 руб. сначала цену подняли на 20%, потом на распродаже новую цену снизили на 20%. сколько теперь стоит свитер и на сколько % изменилась цена?',
  )
  model('Сначала 2000 руб., прибавили 20%, потом отняли 20% от новой суммы, верно? Сколько теперь?')
  student('да')
  model('Сколько стоит свитер?')
  const { card } = student('2400-480=1920')
  expect(card).not.toContain('The task is solved')
  expect(card).toContain('The text asks for more than that')
})

test('a homework without amounts is no word problem', () => {
  const { student, state } = lesson('en')
  const { card } = student(
    'bio hw: explain how bacteria in a hospital became resistant to an antibiotic using natural selection. also would it work on flu\ncan u just give me like 4 sentences i can hand in its due in 20 min',
  )
  expect(card).toContain('No task is open')
  expect(card).not.toContain('20 min')
  expect(state().story).toBeNull()
})
