import { describe, expect, test } from 'vitest'
import { examineDraft } from '../guard/examine.ts'
import { sealOf } from '../guard/seal.ts'
import { afterReply, modelCard, type Said, startSession, type TutorTurn, takeTurn } from '../index.ts'
import { runTool } from '../tools/toolbox.ts'
import type { TurnInput } from '../turn.ts'

/** A lesson that a model leads, with its frame of the first message, its replies and what it notes beside them. */
function lesson(language: 'en' | 'ru') {
  let input: TurnInput & { isLed: true }
  let turn: TutorTurn
  let state = startSession()
  let count = 0
  const talk: Said[] = []
  const call = (name: string, fields: unknown) => {
    const found = runTool({ name, input: fields }, { input, turn, seal: sealOf(input, turn, talk), seed: '1' })
    state = found.state ?? state
    turn = { ...turn, state }
    return JSON.parse(found.text)
  }
  return {
    student(text: string): string {
      count++
      input = { text, interfaceLanguage: language, state, now: count, isLed: true, seed: `${count}` }
      turn = takeTurn(input)
      expect(turn.fault).toBeUndefined()
      state = turn.state
      return modelCard({ input, turn })
    },
    model(text: string, right: readonly string[] = [], wrong: readonly string[] = []) {
      const note = right.length > 0 ? { question: text, right, wrong } : undefined
      state = afterReply({ input: { now: count }, turn, text, note, seed: `r${count}` }).state
      talk.push({ role: 'student', text: input.text }, { role: 'tutor', text })
    },
    frame: (fields: unknown) => call('frame', fields),
    grade: (line: string): { grade: string; why?: string } => call('grade', { lines: [line] }).lines[0],
    mark: () => turn.content.verdict,
    isWithheld: (draft: string) => examineDraft(draft, sealOf(input, turn, talk), true).finding !== null,
  }
}

const bike =
  'yo. bike goes 24 km to a lake at 12 kmh and back same road at 24 kmh. stops 30 min at the lake. a) avg speed while riding b) avg speed for whole trip with the stop.  a is 18 easy, how do i do b'
const bikeFrame = {
  given: [
    { role: 'distance', value: '24', unit: 'km', span: '24 km to a lake' },
    { role: 'speed out', value: '12', unit: 'km/h', span: '12 kmh' },
    { role: 'speed back', value: '24', unit: 'km/h', span: '24 kmh' },
    { role: 'stop', value: '0.5', unit: 'h', span: '30 min' },
  ],
  unknown: [
    { role: 'time out', words: 'time to the lake', unit: 'h' },
    { role: 'time back', words: 'time back', unit: 'h' },
    { role: 'avg riding', words: 'average speed while riding', unit: 'km/h' },
    { role: 'avg whole', words: 'average speed for the whole trip with the stop', unit: 'km/h' },
  ],
  equations: [
    'speed out * time out = distance',
    'speed back * time back = distance',
    'avg riding * (time out + time back) = 2 * distance',
    'avg whole * (time out + time back + stop) = 2 * distance',
  ],
  asked: ['avg riding', 'avg whole'],
  restating:
    'A bike goes 24 km to a lake at 12 km/h and the same road back at 24 km/h, with a 30 min stop at the lake. Wanted are the average speed while riding and the average speed for the whole trip with the stop.',
}
const fence =
  'задача: 6 рабочих покрасят забор за 10 дней. через 4 дня двое ушли. за сколько дней всего покрасят забор?\nу меня 12'
const fenceFrame = {
  given: [
    { role: 'workers', value: '6', span: '6 рабочих' },
    { role: 'days', value: '10', unit: 'дней', span: '10 дней' },
    { role: 'first', value: '4', unit: 'дня', span: '4 дня' },
    { role: 'gone', value: '2', span: 'двое ушли' },
  ],
  unknown: [
    { role: 'rest', words: 'сколько дней красили оставшиеся рабочие', unit: 'дней' },
    { role: 'total', words: 'за сколько дней всего покрасят забор', unit: 'дней' },
  ],
  equations: ['workers*first + (workers - gone)*rest = workers*days', 'total = first + rest'],
  asked: ['total'],
  restating:
    '6 рабочих могут покрасить забор за 10 дней. Через 4 дня двое из них ушли. Надо узнать, за сколько дней всего покрасят забор.',
}
const water =
  'physics hw: how much heat to warm 350g water from 18 to 60 c, c=4200 J/kgC . and then how long does a 700w heater need (no losses). i did 350*4200*60=88200000 J is taht right'
const waterFrame = {
  given: [
    { role: 'mass', value: '0.35', unit: 'kg', span: '350g water' },
    { role: 'temp start', value: '18', unit: '°C', span: '18' },
    { role: 'temp end', value: '60', unit: '°C', span: '60 c' },
    { role: 'c', value: '4200', unit: 'J/(kg·°C)', span: 'c=4200 J/kgC' },
    { role: 'power', value: '700', unit: 'W', span: '700w heater' },
  ],
  unknown: [
    { role: 'heat', words: 'how much heat to warm the water', unit: 'J' },
    { role: 'time', words: 'how long the heater needs', unit: 's' },
  ],
  equations: ['heat = c * mass * (temp end - temp start)', 'heat = power * time'],
  asked: ['heat', 'time'],
  restating:
    '350 g of water is warmed from 18 to 60 degrees, with c = 4200 J per kg and degree. Wanted are the heat and the time that a 700 W heater needs for it, with no losses.',
}
const bolt =
  'в 250 г воды при 18 градусах кинули железный болт 100 г стало 21. какая была темп болта? с воды 4200 железа 460\nq=cmt  4200*250*21 =22050000 чето много'
const boltFrame = {
  given: [
    { role: 'mass water', value: '0.25', unit: 'кг', span: '250 г воды' },
    { role: 'temp water', value: '18', unit: '°C', span: '18 градусах' },
    { role: 'mass iron', value: '0.1', unit: 'кг', span: 'болт 100 г' },
    { role: 'temp end', value: '21', unit: '°C', span: 'стало 21' },
    { role: 'c water', value: '4200', unit: 'Дж/(кг·°C)', span: 'с воды 4200' },
    { role: 'c iron', value: '460', unit: 'Дж/(кг·°C)', span: 'железа 460' },
  ],
  unknown: [
    { role: 'heat', words: 'сколько теплоты получила вода', unit: 'Дж' },
    { role: 'temp bolt', words: 'начальная температура болта', unit: '°C' },
  ],
  equations: [
    'heat = c water * mass water * (temp end - temp water)',
    'heat = c iron * mass iron * (temp bolt - temp end)',
  ],
  asked: ['temp bolt'],
  restating:
    'В 250 г воды при 18 градусах бросили железный болт массой 100 г, и стало 21 градус. Удельная теплоёмкость воды 4200, железа 460. Надо узнать начальную температуру болта.',
}

const stories = {
  bike: [bike, bikeFrame],
  fence: [fence, fenceFrame],
  water: [water, waterFrame],
  bolt: [bolt, boltFrame],
} as const

/** A lesson behind a framed story whose reading the student has agreed to. */
function behind(name: keyof typeof stories) {
  const [task, frame] = stories[name]
  const own = lesson(/[а-я]/i.test(task) ? 'ru' : 'en')
  own.student(task)
  expect(own.frame(frame).verdict).toBe('accepted')
  own.model(`${frame.restating.slice(0, -1).replaceAll('. ', ', ')}, ${/[а-я]/i.test(task) ? 'верно' : 'right'}?`)
  own.student(/[а-я]/i.test(task) ? 'да' : 'yes')
  own.model(/[а-я]/i.test(task) ? 'С чего начнёшь?' : 'How do you begin?')
  return own
}

describe('a frame is accepted at the first call where its slips are harmless, and a refusal names all of them', () => {
  test('the result that the student has found for a question of the text needs no role', () => {
    const own = lesson('en')
    own.student(bike)
    const { verdict, message } = own.frame(bikeFrame)
    expect(verdict).toBe('accepted')
    expect(message.join()).toMatch(/"18".*as the answer it would be wrong; exactly what .*mean of 12 and 24/)
  })

  test('a given amount may be worked into a number of an equation', () => {
    const own = lesson('ru')
    own.student(fence)
    const equations = ['4*rest = 6*10 - 6*4', 'total = first + rest']
    expect(own.frame({ ...fenceFrame, equations }).verdict).toBe('accepted')
    const other = lesson('ru')
    other.student(fence)
    expect(other.frame({ ...fenceFrame, equations: ['rest = 60 - 24', 'total = first + rest'] }).verdict).toMatch(
      /gone/,
    )
  })

  test('constants may be given without their units', () => {
    const own = lesson('ru')
    own.student(bolt)
    expect(own.frame(boltFrame).verdict).toBe('accepted')
  })

  test('several faults are named at once', () => {
    const own = lesson('ru')
    own.student(bolt)
    const given = boltFrame.given.map((each) => (each.role === 'mass water' ? { ...each, span: '250 г чая' } : each))
    const { verdict } = own.frame({
      ...boltFrame,
      given,
      equations: ['heat = c water * mass water * temp'],
      restating: 'x = 5',
    })
    expect(verdict).toMatch(/250 г чая/)
    expect(verdict).toMatch(/temp/)
    expect(verdict).toMatch(/restating/)
  })

  test('a frame that is called again is no second reader', () => {
    const own = lesson('ru')
    own.student(bolt)
    own.frame(boltFrame)
    expect(own.frame(boltFrame).standing).toMatch(/not agreed yet/)
  })

  test('data behind the question of a story are told in the card', () => {
    expect(lesson('ru').student(bolt)).toMatch(/какая была темп болта\? с воды 4200 железа 460"/)
  })
})

describe('a wrong answer of a framed story is called one, with the usual mistake that comes to exactly it', () => {
  test.each([
    ['bike', 'b) 48 : 3.3 = 14.5', /14\.5.*given as the answer, which it is not.*"30 min" is taken for 0\.3 h/],
    ['bike', 'the answer is 18', /"18": wrong.*mean of 12 and 24/],
    ['bike', 'i got 18', /"18": not judged; as the answer it would be wrong.*mean of 12 and 24/],
    ['water', '3.5*4200*42 = 617400 j', /617400.*as the answer it would be wrong.*"350g water" is taken for 3\.5 kg/],
    ['water', '350*4200*60 = 88200000', /88200000.*goes in as 350, and 18 is not taken off 60/],
    ['water', '0.35*4200*60 = 88200', /88200.*18 is not taken off 60/],
    ['fence', 'ответ 12', /"12": wrong \(checked\); cause: given as the answer, which it is not/],
    ['fence', 'а всего 15?', /"15": not judged; as the answer it would be wrong/],
    ['bolt', 'значит ответ 47,5??', /"47,5": wrong/],
    ['bolt', 'тогда 18+68,5=86,5', /86\{?,\}?5.*18 stands where 21 belongs/],
    [
      'bolt',
      '3150/(460*0.1)=68,5 ответ 68,5',
      /"68,5": right \(checked\); an amount on the way, and not what is asked for/,
    ],
  ] as const)('%s: %s', (name, message, said) => {
    const own = behind(name)
    const card = own.student(message)
    expect(card).toMatch(said)
    expect(card).not.toContain('The task is solved')
    expect(own.mark()).not.toBe('correct')
  })

  test.each([
    ['bike', '48/3 = 16'],
    ['bike', 'ok so 18 is too fast.. so 48/3 = 16'],
    ['bike', 'my bro says 18'],
    ['fence', '4 + 9 = 13'],
    ['fence', 'сначала 6*4=24'],
    ['water', 'mass is 0.35'],
    ['water', '0.35*4200*42 = 61740 J'],
    ['water', '61.74 kJ'],
    ['bolt', 'получилось 89,5'],
    ['bolt', '4200*0,25*3 = 3150'],
  ] as const)('nothing is said against %s: %s', (name, message) => {
    const card = behind(name).student(message)
    const lines = card.split('\n').filter((line) => line.startsWith('- ') && !/"?18/.test(line))
    expect(lines.join('\n')).not.toMatch(/would be wrong|which it is not|: wrong/)
  })

  test('a value that answers a question on the way is not called a wrong answer', () => {
    const own = behind('fence')
    own.model('And if three of them leave at once, how many days do they need?', ['20', '20 days'])
    expect(own.student('so i get 20')).not.toMatch(/which it is not|would be wrong/)
  })

  test('the digits of a fraction are no decimal', () => {
    expect(behind('bike').student('30 min is 1/2 so 0.2?')).toMatch(/"0\.2": not judged; not 1\/2, whose digits it has/)
    expect(behind('bike').student('30 min is 1/2 so 0.5')).not.toContain('whose digits')
  })

  test('before the reading is agreed to it is told as what the frame says', () => {
    const own = lesson('en')
    own.student(bike)
    own.frame(bikeFrame)
    own.model('So 24 km out and back, with a rest. How long does each way take?')
    const card = own.student(
      'no its 18. average = add them and divide by 2, 12+24=36 /2. thats literally the definition',
    )
    expect(card).toMatch(/"18": not judged; by your frame, which nobody has agreed to yet: .*mean of 12 and 24/)
    expect(card).toMatch(/12 \+ 24 = 36\$: true/)
    expect(card).not.toContain('a wrong calculation')
  })

  test('the tool says the same', () => {
    const own = behind('bike')
    own.student('14.5')
    expect(own.grade('14.5')).toMatchObject({ grade: 'wrong', why: expect.stringMatching(/0\.3 h/) })
    own.student('48 : 3.3 = 14.5')
    expect(own.grade('48 : 3.3 = 14.5')).toMatchObject({
      why: expect.stringMatching(/as the answer it would be wrong/),
    })
    expect(own.grade('48 : 3.3 = 14.5').grade).toMatch(/true/)
  })
})

describe('what is found of a story', () => {
  test('the terms of a right sum are, and no more to be found', () => {
    const card = behind('bike').student('bike 2h + 1h = 3h')
    expect(card).toContain('Found by the student: time to the lake = $2$ h; time back = $1$ h')
    expect(card).not.toContain('Still for the student to find')
  })

  test('a number in a wrong unit is not, and may be repeated', () => {
    const own = behind('water')
    own.student('0.35*4200*42 = 61740 J')
    own.model('And how many joules does the heater deliver in 10 seconds?')
    const card = own.student('whats a watt even? 700 J so u divide n get 88.2 min')
    expect(card).toMatch(
      /"88\.2[^\n]*: wrong \(checked\); cause: the number of "how long the heater needs", and not its unit/,
    )
    expect(card).toMatch(/Answered already, may be said: how much heat to warm the water = \$61740/)
    expect(card).toMatch(/Still open, and sealed in every form: how long the heater needs/)
    expect(own.mark()).toBeUndefined()
    expect(own.isWithheld('Good question. You ask how many portions of 700 J fit into 61740 J.')).toBe(false)
    own.model('How long does the heater take for one portion of 700 J?', ['1 second'])
    expect(own.student('1 sec. so 88.2 sec')).toMatch(/The task is solved.*61740.*88\.2/)
  })

  test('a rounded answer to the last of several questions ends the task', () => {
    const own = behind('bike')
    own.student('48/3 = 16')
    own.model('How many minutes is 0.3 of an hour?', ['18'])
    expect(own.student('18. so 3.5.   13.7. is that km/h')).toMatch(/The task is solved.*= \$16\$ km\/h.*about 13\.714/)
    expect(own.isWithheld('18 minutes is right, so 3.5 h fits, and 48 divided by 3.5 is the right calculation.')).toBe(
      false,
    )
  })
})

describe('what is typed otherwise', () => {
  test('half of a number within a calculation', () => {
    expect(behind('fence').student('тогда в задаче 6+половина 6 =9')).toMatch(/6 \+ \\frac\{6\}\{2\} = 9\$: right/)
  })

  test('a mixed number with "and" is one number', () => {
    const own = behind('fence')
    own.model('А сколько дней нужно двоим?', ['6', '6 дней'], ['5 1/3: по правилу «на треть больше»'])
    const card = own.student('ну 5 и 1/3 и выходит. один ушел это треть. почему нет')
    expect(card).toMatch(/you noted: по правилу/)
    expect(card).not.toMatch(/"5":|\\frac\{1\}\{3\}/)
  })

  test.each([
    ['my bro still says 18 ill show him. cya', 'for you to judge'],
    ['18. my bro says 16', 'answers it rightly'],
    ['its 18 then', 'answers it rightly'],
  ])('what somebody else says answers nothing: %s', (message, said) => {
    const own = lesson('en')
    own.student('can i ask something?')
    own.model('What is the average speed then?', ['18', '18 km/h'])
    expect(own.student(`k so if its same time not same km. ${message}`)).toContain(said)
  })
})

test('a wrong value that the reply calls no answer is no leak', () => {
  const own = behind('bolt')
  own.student('4200*0,25*3 = 3150')
  own.model('На сколько градусов он остыл?', ['47,5'])
  own.student('3150/(460*0.1)=68,5 ответ 68,5')
  own.model('Пусть болт был при 68,5. На сколько он остыл?', ['47,5'])
  own.student('на 47,5 остыл. не сходиться. значит ответ 47,5??')
  expect(
    own.isWithheld(
      'Но 47,5 тоже не ответ: это число получилось из предположения, что болт был при 68,5, а оно не выдержало проверки.',
    ),
  ).toBe(false)
  expect(own.isWithheld('Ответ: 89,5.')).toBe(true)
})
