import { describe, expect, test } from 'vitest'
import { sealOf } from '../guard/seal.ts'
import { afterReply, modelCard, startSession, type TutorTurn, takeTurn } from '../index.ts'
import { runTool } from '../tools/toolbox.ts'
import type { TurnInput } from '../turn.ts'

/** A lesson that a model leads; each message gives its card. */
function lesson() {
  let input: TurnInput & { isLed: true }
  let turn: TutorTurn
  let state = startSession()
  let count = 0
  const student = (text: string): string => {
    count++
    const interfaceLanguage = /[а-я]/i.test(text) ? 'ru' : 'en'
    input = { text, interfaceLanguage, state, now: count, isLed: true, seed: `${count}` }
    turn = takeTurn(input)
    expect(turn.fault).toBeUndefined()
    state = turn.state
    return modelCard({ input, turn })
  }
  const frame = (proposed: unknown) => {
    const found = runTool({ name: 'frame', input: proposed }, { input, turn, seal: sealOf(input, turn), seed: '1' })
    state = found.state ?? state
    turn = { ...turn, state }
    expect(JSON.parse(found.text).verdict).toBe('accepted')
  }
  const model = (text: string) => {
    state = afterReply({ input: { now: count }, turn, text, seed: `r${count}` }).state
  }
  return { student, frame, model }
}

const kettle = {
  given: [
    { role: 'power', value: '2000', unit: 'W', span: '2000 W' },
    { role: 'mass', value: '1.5', unit: 'kg', span: '1.5 kg' },
    { role: 'start', value: '20', unit: '°C', span: '20 °C' },
    { role: 'end', value: '90', unit: '°C', span: '90 °C' },
    { role: 'capacity', value: '4.2', unit: 'kJ/(kg °C)', span: '4.2 kJ/(kg °C)' },
  ],
  unknown: [
    { role: 'rise', words: 'by how many degrees the water gets warmer', unit: '°C' },
    { role: 'heat', words: 'how much heat', unit: 'kJ' },
    { role: 'time', words: 'how long it takes', unit: 's' },
  ],
  equations: ['rise = end - start', 'heat = capacity * mass * rise', 'time * power = 1000 * heat'],
  asked: ['heat', 'time'],
  restating: 'A kettle with 2000 W heats 1.5 kg of water from 20 °C to 90 °C. We look for the heat and for the time.',
}
const heated = () => {
  const { student, frame, model } = lesson()
  student(
    'a kettle with 2000 W heats 1.5 kg water from 20 °C to 90 °C. c = 4.2 kJ/(kg °C), no losses. how much heat and how many minutes and seconds does it take',
  )
  frame(kettle)
  model('By how many degrees does it get warmer?')
  const first = student('70\nQ = 1.5 * 4.2 * 70 = 441 kJ\nt = 441 kJ / 2000 W = 0.2205 s')
  model('What does that say?')
  return { student, model, first }
}

describe('an amount of a story is right only in its unit', () => {
  test('a number in another unit is no answer, and what is false with its units is told', () => {
    const { student, model, first } = heated()
    expect(first).toMatch(/= 441\$: right \(checked\); an answer of the story: how much heat/)
    expect(first).toMatch(/441 kJ \/ 2000 W = 0\.2205 s": a wrong calculation/)
    expect(first).not.toContain('$w = 0.2205$')
    const second = student('2000*0.2205 = 441 J. but water needs 441 kJ\nso 441 kJ = 44100 J\nt = 44100/2000 = 22.05 s')
    expect(second).not.toContain('"441 J": right')
    expect(second).toMatch(/0\.2205 = 441\$: true by itself/)
    expect(second).toContain('"441 kJ = 44100 J": a wrong calculation')
    expect(second).toContain('"441 kJ": right')
    model('How many joules are in 1 kJ?')
    const third = student('oh i forgot a 0\n441000/2000 = 220.5 s\n220.5/60 = 3.675 min = 3 min 67 s')
    expect(third).toContain('"3.675 min = 3 min 67 s": a wrong calculation')
    expect(third).toMatch(/= 220\.5\$: right/)
    expect(third).not.toContain('The task is solved')
    model('How many seconds are 0.5 min?')
    const fourth = student('0.5 min = 50 s.. no 30 s\n0.675*60 = 40.5\n3 min 40.5 s')
    expect(fourth).toContain('"3 min 40.5 s": right')
    expect(fourth).not.toContain('50 s": a wrong calculation')
    expect(fourth).toContain('The task is solved')
  })

  test.each(['441000/2000 = 220.5 s', '220.5 s', '3 min 40.5 s'])('"%s" solves it', (message) => {
    const card = heated().student(message)
    expect(card).toContain('The task is solved')
    expect(card).not.toContain('a wrong calculation')
  })
})

const part = {
  given: [
    { role: 'volume', value: '250', unit: 'см3', span: '250 см3' },
    { role: 'density', value: '2,7', unit: 'г/см3', span: '2,7 г/см3' },
  ],
  unknown: [{ role: 'mass', words: 'масса детали', unit: 'г' }],
  equations: ['mass = volume * density'],
  asked: ['mass'],
  restating: 'Деталь объёмом 250 см3 с плотностью 2,7 г/см3. Нужна масса детали.',
}

describe('units of a story in Russian', () => {
  const talk = () => {
    const { student, frame, model } = lesson()
    student('Деталь объёмом 250 см3 сделана из алюминия плотностью 2,7 г/см3. Найди массу детали')
    frame(part)
    model('Что дальше?')
    return student
  }
  test('a false equality of units is told', () => {
    expect(talk()('675г=6,75 кг ?')).toContain('"675г=6,75 кг": a wrong calculation')
    expect(talk()('675г=0,675 кг')).not.toContain('a wrong calculation')
  })
})

describe('what is rounded is true and said to be rounded', () => {
  test.each<[message: string, line: RegExp]>([
    ['5111520 Дж=5111,5 кДж', /"5111520 Дж=5111,5 кДж": true by itself.*rounded/],
    ['24840 Дж=24,8 кДж', /"24840 Дж=24,8 кДж": true by itself.*rounded/],
    ['567/2000 = 0.28 right', /0\.28\$: true by itself.*rounded/],
  ])('"%s"', (message, line) => {
    const { student, model } = lesson()
    student(/[а-я]/i.test(message) ? 'можно спросить про домашку?' : 'can you help me with homework?')
    model(/[а-я]/i.test(message) ? 'Что у тебя вышло?' : 'What did you get?')
    expect(student(message)).toMatch(line)
  })

  test.each(['5111520 Дж=5112,5 кДж', '441 кДж = 44100 Дж', '675 г = 7 кг', '5 м = 50 см'])(
    '"%s" is none',
    (message) => {
      const { student, model } = lesson()
      student('можно спросить про домашку?')
      model('Что у тебя вышло?')
      expect(student(message)).toMatch(/": a wrong calculation/)
    },
  )
})

test.each(['2 h = 120 km', '3 cm = 15 km', '1 cm = 10 km', '5 kg = 300 g'])(
  'what belongs to what is no false equality: "%s"',
  (message) => {
    const { student, model } = lesson()
    student('can you help me with homework?')
    model('What did you write?')
    const card = student(message)
    expect(card.includes('a wrong calculation')).toBe(message === '5 kg = 300 g')
    const second = heated().student(message)
    expect(second.includes('a wrong calculation')).toBe(message === '5 kg = 300 g')
  },
)

test('a calculation with the result of a usual mistake is no line of the task', () => {
  const { student, model } = lesson()
  student(
    'A phone costs $240. In the sale it is 15% off, and members get another 10% off the sale price. a) How much does a member pay?',
  )
  model('Of which amount are the 10% taken?')
  const card = student('15% of 240 = 36\n240-36=204\n10% = 24\n204-24=180')
  expect(card).toMatch(/204 - 24 = 180\$: true by itself \(checked\), not a line of the task; what a usual mistake/)
  expect(card).toMatch(/240 - 36 = 204\$: right/)
  model('And of which?')
  expect(student('204 - 20.4 = 183.6')).toMatch(/183\.6\$: right/)
})
