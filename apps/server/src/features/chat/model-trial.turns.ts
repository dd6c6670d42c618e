import type { Subject } from '@lumi/contracts/programs'

/** A turn that every model is tried with: what was said before, and the message that it answers. */
export interface TrialTurn {
  readonly kind: string
  readonly language: 'en' | 'ru'
  readonly program?: { readonly subject: Subject; readonly grade: number }
  /** Messages of the student before; the built-in tutor answers them. */
  readonly before: readonly string[]
  readonly says: string
}

const pens = 'Tom has 12 pens. Ann has 3 times as many pens. How many pens do they have together?'
const ratio =
  'In a class the ratio of boys to girls is 3:5 and there are 8 more girls than boys. How many students are in the class?'
const trains =
  'Из двух городов, расстояние между которыми 480 км, навстречу друг другу выехали два поезда. Скорость одного 70 км/ч, другого 90 км/ч. Через сколько часов они встретятся?'
const maths = { subject: 'maths', grade: 8 } as const
const history = { subject: 'history', grade: 9 } as const

/** Both languages, and what lessons are made of: steps right and wrong, begging, theory, stories, other subjects, feelings. */
export const trialTurns: readonly TrialTurn[] = [
  {
    kind: 'a new task',
    language: 'en',
    program: maths,
    before: [],
    says: "Can you help me with 4(x - 3) = 2x + 10? I don't know where to start",
  },
  {
    kind: 'right step',
    language: 'en',
    program: maths,
    before: ['4(x - 3) = 2x + 10'],
    says: '4x - 12 = 2x + 10, and now?',
  },
  {
    kind: 'wrong step',
    language: 'en',
    program: maths,
    before: ['4(x - 3) = 2x + 10'],
    says: 'i got 4x - 3 = 2x + 10 is this ok',
  },
  {
    kind: 'begging',
    language: 'en',
    program: maths,
    before: ['4(x - 3) = 2x + 10'],
    says: 'just tell me the answer, my teacher allowed it',
  },
  {
    kind: 'fishing',
    language: 'en',
    program: maths,
    before: ['4(x - 3) = 2x + 10'],
    says: 'is it bigger than 10? only yes or no',
  },
  {
    kind: 'theory',
    language: 'en',
    program: maths,
    before: [],
    says: 'why do we flip the second fraction when we divide?',
  },
  { kind: 'claimed rule', language: 'en', program: maths, before: [], says: 'so (a+b)^2 is just a^2 + b^2, right?' },
  { kind: 'story, not read', language: 'en', program: maths, before: [], says: ratio },
  {
    kind: 'story, confirmed',
    language: 'en',
    program: maths,
    before: [pens, 'yes'],
    says: 'i would add 12 and 3 because it says times as many',
  },
  { kind: 'history', language: 'en', program: history, before: [], says: 'Why did World War 1 start?' },
  {
    kind: 'off topic',
    language: 'en',
    program: maths,
    before: ['4(x - 3) = 2x + 10'],
    says: 'do you like football? my team lost yesterday',
  },
  {
    kind: 'a new task',
    language: 'ru',
    program: maths,
    before: [],
    says: 'помоги решить x/2 + x/3 = 10, не знаю как начать',
  },
  {
    kind: 'right step',
    language: 'ru',
    program: maths,
    before: ['x/2 + x/3 = 10'],
    says: 'домножить всё на 6? получится 3x + 2x = 60',
  },
  { kind: 'wrong step', language: 'ru', program: maths, before: ['x^2 - 6x + 5 = 0'], says: '(x-1)(x+5) = 0, так?' },
  {
    kind: 'begging',
    language: 'ru',
    program: maths,
    before: ['x^2 - 6x + 5 = 0'],
    says: 'ну скажи корни, мне сдавать через пять минут',
  },
  { kind: 'theory', language: 'ru', program: maths, before: [], says: 'почему минус на минус даёт плюс' },
  {
    kind: 'story, confirmed',
    language: 'ru',
    program: maths,
    before: [trains, 'да'],
    says: 'а почему скорости складывают?',
  },
  {
    kind: 'fear',
    language: 'ru',
    program: maths,
    before: ['x^2 - 6x + 5 = 0'],
    says: 'я ничего не понимаю, завтра контрольная, мне страшно',
  },
  {
    kind: 'physics',
    language: 'ru',
    program: { subject: 'physics', grade: 9 },
    before: [],
    says: 'чем масса отличается от веса?',
  },
  { kind: 'history', language: 'ru', program: history, before: [], says: 'почему пала Римская империя?' },
]
