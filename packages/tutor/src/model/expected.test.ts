import { expect, test } from 'vitest'
import { afterReply, modelCard, startSession, takeTurn } from '../index.ts'

interface Note {
  readonly question: string
  readonly right: readonly string[]
  readonly wrong?: readonly string[]
}

/** What the card says of the answer to the model's question, after one task and one reply. */
function heardOf(task: string, note: Note, message: string): string {
  const language = /[а-я]/i.test(task) ? 'ru' : 'en'
  const input = { interfaceLanguage: language, isLed: true } as const
  const first = takeTurn({ ...input, text: task, state: startSession(), seed: 'a', now: 0 })
  const { state } = afterReply({ input: { now: 1 }, turn: first, text: note.question, note, seed: 'r' })
  const second = { ...input, text: message, state, seed: 'b', now: 2 }
  const turn = takeTurn(second)
  expect(turn.fault).toBeUndefined()
  const card = modelCard({ input: second, turn })
  return card.split('\n').find((line) => line.startsWith('Your last question')) ?? ''
}

const tank = 'tank is 2/5 full. they pour in 18 litres and now its 7/10 full. how much does the whole tank hold?'
const jacket =
  'a jacket is 80 dollars, the shop makes it 25% more expensive and then 25% off. what does it cost at the end?'
const sale = 'куртка 4000р. цену подняли на 20% потом снизили на 20%. сколько стоит теперь?'
const bus =
  'из 2 городов между ними 360 км выехали навстречу автобус и машина. автобус 50 км/ч а машина на 20 км/ч быстрее. через сколько они встретятся?'

test.each<[task: string, note: Note, message: string]>([
  [
    sale,
    { question: 'Сколько рублей скидки посчитают на кассе от 4800?', right: ['4800*0,2=960'] },
    '4800*0,2=960. эээ. это больше 800. стоп и цена тогда 4800-960=3840?',
  ],
  [
    bus,
    { question: 'На сколько километров станет меньше расстояние между ними?', right: ['120', '120 км'] },
    'автобус 50 машина 70, вместе 120. 360-120 = 240 останется',
  ],
  [
    'solve 2(x-3)-3(2x-1)=5-(x+2)',
    { question: 'Did you have more or less, by how much, and so which sign is it?', right: ['20 more so plus'] },
    'more, 20 more so plus. ok thats actually good. so\n2x-6-6x+3=5-x-2',
  ],
  [
    '2(2y-1)+3y=12',
    { question: 'What does the 2 in front have to do with both?', right: ['4y-2'] },
    'argh. 4y-2. 7y=14 y=2',
  ],
  [
    'car 1200 kg goes 20 m/s brakes and stops in 5 s. need a',
    {
      question: 'What is the size of the force, and which way does it point?',
      right: ['4800 N against the motion'],
      wrong: ['4800 along the motion: sign'],
    },
    'F=1200*4=4800 N against. why do i need the minus if force is just 4800',
  ],
  [
    'поезд 54 км/ч остановился за 225 м, ускорение?',
    { question: 'Что сделать с формулой, чтобы a осталось одно?', right: ['a=v²/2s'] },
    'с²/м не то. s=v²/2a, 2as=v², a=v²/2s=225/225=1 м/с² опять 1',
  ],
])('%s, %o: "%s" answers it', (task, note, message) => {
  expect(heardOf(task, note, message)).toContain('answers it rightly')
})

test.each<[task: string, note: Note, message: string]>([
  [
    tank,
    { question: 'How many of the 10 strips are filled?', right: ['4', '4/10'], wrong: ['2: of 2/5'] },
    'idk 2? because 2/5',
  ],
  [
    jacket,
    { question: 'Which price is on the tag, and what is 25% of that price?', right: ['25', '25 dollars'] },
    'but its the same 25% they said 25% both times?? why would it be a different number',
  ],
  [
    'кубик 200 см3 в воде, найти силу архимеда',
    { question: 'Какой у него объём в кубических метрах?', right: ['0,0002 м3'], wrong: ['2 м3: делит на 100'] },
    'надо в метры. 1 м = 100 см значит 200:100 = 2 м3',
  ],
  ['solve 2x + 5 = 13', { question: 'What does the line look like?', right: ['2x = 8'] }, '2x = 8? or 2x = 18?'],
  ['solve 2x + 5 = 13', { question: 'How much is left?', right: ['8'] }, '13, 5, 8'],
])('%s, %o: "%s" does not', (task, note, message) => {
  expect(heardOf(task, note, message)).not.toContain('rightly')
})

test.each([
  ['флот. корабли', 'right'],
  ['никакой', 'wrong'],
  ['а какая карта', null],
] as const)('an answer in history is measured by what the model has noted: %s', (message, verdict) => {
  const program = { subject: 'history', grade: 8 } as const
  const input = { interfaceLanguage: 'ru', isLed: true, program } as const
  const question = 'Какая сила оставалась у Швеции после Полтавы?'
  const right = ['флот', 'шведский флот', 'корабли']
  const note = { question, right, wrong: ['никакой: армия Карла принята за всю Швецию'] }
  const first = takeTurn({ ...input, text: 'зачем Пётр воевал дальше?', state: startSession(), seed: 'a', now: 0 })
  const { state } = afterReply({ input: { now: 1 }, turn: first, text: question, note, seed: 'r' })
  const turn = takeTurn({ ...input, text: message, state, seed: 'b', now: 2 })
  expect(turn.understood?.answer?.verdict ?? null).toBe(verdict)
  expect(turn.understood?.lines).toEqual([])
})

test.each<[task: string, note: Note, message: string]>([
  [
    'solve 4(2x - 3) - 5 = 3x + 18',
    {
      question: 'What would you do first, and how does that line look?',
      right: ['open the brackets', 'multiply out', '8x - 12 - 5 = 3x + 18'],
    },
    'id multiply out the bracket. 8x - 3 - 5 = 3x + 18',
  ],
  [
    'реши неравенство 5 - 2(x + 3) > 3x - 16',
    { question: 'Какой первый шаг и какая строчка получится?', right: ['раскрыть скобки', '5 - 2x - 6 > 3x - 16'] },
    'раскрою скобки\n5 - 2x + 3 > 3x - 16',
  ],
])('%s: right words beside a wrong line answer a part only', (task, note, message) => {
  expect(heardOf(task, note, message)).toContain('whether it answers all that you asked is for you to judge')
})
