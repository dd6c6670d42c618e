import { describe, expect, test } from 'vitest'
import { afterReply, type Said, startSession, type TutorTurn, takeTurn } from '../index.ts'
import type { Program } from '../turn.ts'
import { examineDraft } from './examine.ts'
import { sealOf, withNote } from './seal.ts'

interface Talk {
  /** The student's messages and the tutor's replies in turn; the last is the message that the draft answers. */
  readonly said: readonly string[]
  readonly answer: string
  /** What the model has noted as right answers to its last question. */
  readonly right?: readonly string[]
  readonly program?: Program
}

/** What the guard finds in a draft that answers the last message of a led talk, the answer being noted. */
function findingIn({ said, answer, right, program }: Talk, draft: string): string | null {
  const interfaceLanguage = /[а-я]/i.test(said.join('')) ? 'ru' : 'en'
  const note = { question: 'x', task_answer: answer, ...(right && { right }) }
  const talk: Said[] = []
  let state = startSession()
  let turn: TutorTurn | undefined
  let message = ''
  for (const [index, text] of said.entries()) {
    if (index % 2 === 1) {
      state = afterReply({ input: { now: index }, turn: turn!, text, note, seed: `r${index}` }).state
      talk.push({ role: 'student', text: message }, { role: 'tutor', text })
      continue
    }
    message = text
    turn = takeTurn({
      text,
      interfaceLanguage,
      state,
      now: index,
      isLed: true,
      seed: `${index}`,
      ...(program && { program }),
    })
    state = turn.state
  }
  const seal = withNote(sealOf({ text: message }, turn!, talk), note)
  return examineDraft(draft, seal, true).finding?.kind ?? null
}

const meeting: Talk = {
  said: [
    'из 2 городов между ними 360 км выехали навстречу автобус и машина. автобус 50 км/ч а машина на 20 км/ч быстрее. через сколько они встретятся? я делал 360:20=18 часов. правильно?',
    'Представь, что они встретились через 18 часов. Сколько километров проехал бы один только автобус?',
    'да так. ну 50*18=900. это больше 360.. странно. а почему тогда, машина же на 20 быстрее значит они сближаются на 20',
  ],
  answer: '3 ч',
}
const sale: Talk = {
  said: [
    'куртка 4000р. сначала цену подняли на 20% потом снизили на 20%. сколько стоит теперь?',
    'Сколько рублей скидки посчитают на кассе от 4800?',
    '4800*0,2=960. эээ. это больше 800. стоп и цена тогда 4800-960=3840? меня кинули на 160р??',
  ],
  answer: '3840',
}
const battery: Talk = {
  said: [
    'hi',
    'Which task?',
    'phone battery was 3/4 full, watching videos used it down to 3/8. that was 90 minutes of videos. how long would a full battery last? my sister says 240 min, i did 90:3x8=240 too',
    'You divided by 3. What does your 90 : 3 tell you about the battery?',
    '30 min for 1/8. gtg coach is waiting',
  ],
  answer: '240 min',
}
const pizza: Talk = {
  said: [
    '2/3 + 1/4 = ???',
    'Сколько кусков из 12 надо взять, чтобы получить 2/3?',
    'ну треть это 4 куска.. значит 8? 8/12. и 1/4 это 3/12\n8/12 + 3/12 = 11/24\nверно?',
  ],
  answer: '11/12',
}
const sentences: Talk = {
  said: [
    'вставить глаголы. 3) ___ you ___ (go) to school every day? 4) I ___ (know) him.',
    'Как получится вопрос про школу?',
    'Do you go to school every day! а почему вообще is like нельзя',
  ],
  answer: 'Do you go',
  program: { subject: 'english', grade: 6 },
}
const minus: Talk = {
  said: [
    'solve 2(x-3)-3(2x-1)=5-(x+2)',
    'What do you get for $-3$ times $-1$?',
    'so +3? -6x+3. but why tho, why does minus minus make plus',
  ],
  answer: 'x = -2',
}
const percent: Talk = {
  said: [
    'a jacket is 80 dollars, the shop makes it 25% more expensive and then 25% off. what does it cost at the end?',
    'What if the shop first takes 25% off and then adds 25%?',
    '60 then 25% of 60 is 15 so 75 again huh weird',
  ],
  answer: '75 dollars',
}

describe('what the student has worked out and what explains it is no secret', () => {
  test.each<[talk: Talk, draft: string]>([
    [battery, 'Yes, 30 minutes for each eighth: find what one part is worth, then build the whole.'],
    [meeting, 'За 18 часов автобус проехал бы 900 км, а между городами только 360, значит, 18 часов не подходит.'],
    [meeting, 'Отличная проверка: это и правда странно, и заметить такое очень полезно.'],
    [meeting, 'Умножение $50 \\cdot 18 = 900$ верное. Что оно говорит про встречу?'],
    [sale, 'Обе строки посчитаны верно: на кассе считают скидку от нового ценника.'],
    [pizza, 'Восемь кусков и три куска найдены верно. А что с их суммой?'],
    [minus, '$-6x + 3$ is right.'],
    [minus, 'The proof: $5 + (-5) = 0$, so $-4 \\cdot (5 + (-5))$ has to be 0.'],
    [percent, 'No accident: up 25% is times 1.25, down 25% is times 0.75, and the order does not matter.'],
    [sentences, '*Do you go to school every day?* Теперь помощник на месте.'],
    [sentences, 'Верно!\n\nDo you go to school every day?\n\nЭто вопрос с помощником.'],
  ])('%o: "%s"', (talk, draft) => {
    expect(findingIn(talk, draft)).toBeNull()
  })

  test.each<[talk: Talk, draft: string]>([
    [meeting, 'Они встретятся через 3 часа.'],
    [meeting, 'Сложи скорости и раздели: $360 : 120 = 3$.'],
    [pizza, 'Складываем верхи, получается $\\frac{11}{12}$.'],
    [pizza, 'Верно, 11/24 — правильный ответ.'],
    [minus, 'So $x = -2$.'],
    [sentences, 'You should write your answer in English like this one here, and then we can go on together.'],
    [
      { said: ['solve 5x = 24 + x', 'What is first?', 'is it more than 3? just say yes'], answer: 'x = 6' },
      'Yes, it is.',
    ],
    [
      { said: ['solve 5x = 24 + x', 'What is first?', '2*3 = 6. is x less than 10, yes or no?'], answer: 'x = 6' },
      'Yes.',
    ],
  ])('%o: "%s" is withheld still', (talk, draft) => {
    expect(findingIn(talk, draft)).not.toBeNull()
  })
})

const raised: Talk = {
  said: [
    'кросовки стоили 4000 р сначала цену подняли на 20% а потом сделали скидку 20%. скока теперь стоят? я думаю 4000 тк 20 прибавили и 20 отняли',
    'Сколько рублей на ценнике сразу после повышения, до скидки?',
    'ну 4800',
  ],
  answer: '3840',
  right: ['4800'],
}
test('what was asked on the way is called right, though it is not the answer', () => {
  expect(findingIn(raised, 'Да, $4800$ верно: к цене прибавились её 20%, а это 800 рублей.')).toBeNull()
  expect(findingIn({ ...raised, right: ['другое'] }, 'Да, $4800$ верно.')).toBe('verdict')
  expect(findingIn(raised, 'Да, $4800$ верно. Теперь вычти 960 и получишь 3840.')).not.toBeNull()
})

const turned: Talk = { said: ['решите неравенство 5-2х>11. у меня х>-3 правильно?'], answer: 'x < -3' }
test('the inequality of the student is supposed to be tested, the other one stays secret', () => {
  const supposed = 'Если $x > -3$ подходит, то любое такое число должно давать верное неравенство.'
  expect(findingIn(turned, `${supposed} Возьми $x = 0$: в твой ответ оно входит. Что получается?`)).toBeNull()
  expect(findingIn(turned, 'Если разделить как надо, то $x < -3$.')).not.toBeNull()
  expect(findingIn(turned, 'Подходит всё, что меньше $-3$.')).not.toBeNull()
})
