import { describe, expect, test } from 'vitest'
import { afterReply, modelCard, startSession, takeTurn } from '../index.ts'

interface Asked {
  readonly question: string
  readonly right: readonly string[]
  readonly wrong?: readonly string[]
}

/** What the card says of the answer to a question of the model, in a talk about this task or about none. */
function heardOf(asked: Asked, message: string, task?: string): string {
  const interfaceLanguage = /[а-я]/i.test(message + asked.question) ? 'ru' : 'en'
  const input = { interfaceLanguage, isLed: true } as const
  const talk = interfaceLanguage === 'ru' ? 'можно спросить про домашку?' : 'can you help me with homework?'
  const first = takeTurn({ ...input, text: task ?? talk, state: startSession(), seed: 'a', now: 0 })
  const { state } = afterReply({ input: { now: 1 }, turn: first, text: asked.question, note: asked, seed: 'r' })
  const second = { ...input, text: message, state, seed: 'b', now: 2 }
  const turn = takeTurn(second)
  expect(turn.fault).toBeUndefined()
  const card = modelCard({ input: second, turn })
  return card.split('\n').find((line) => line.startsWith('Your last question')) ?? ''
}

const brackets: Asked = {
  question: 'Put $x = 0$ into $7 - 3(x - 2)$ and into $7 - 3x - 6$. What do you get each time?',
  right: ['13 and 1', '13, 1'],
  wrong: ['1 and 1: -3 times -2 taken as -6'],
}
const time: Asked = {
  question: 'What else does number 4 say about the time, and is that time over?',
  right: ['in 2015, over', 'in 2015, yes', 'in 2015, it is over'],
}
const base: Asked = {
  question: 'На сколько рублей они отличаются, и какую цену тут взять за 100%?',
  right: ['160 и 4000', '160'],
  wrong: ['3840: взята новая цена'],
}
const film: Asked = {
  question: 'Какая форма see подойдёт?',
  right: ['saw', 'I saw this film yesterday', 'yesterday, saw'],
  wrong: ['seen: третья форма без have', 'have seen'],
}
const comparison =
  'разница 160\nты сказал брать то что сейчас значит 3840\n160:3840=0,0416..\nна 4,16% чтоли? некрасиво'

describe('a right answer in parts, beside a mistake or beside more of its kind is no proof', () => {
  test.each<[asked: Asked, message: string]>([
    [brackets, '7 - 3(-2) = 7 - 6 = 1\nother one 7-0-6 = 1\nsame?? so its fine'],
    [{ ...brackets, wrong: ['1: repeats the slip'] }, '7 - 3(-2) = 7 - 6 = 1\nother one 7-0-6 = 1\nsame?? so its fine'],
    [{ ...time, right: ['in 2015, over', 'in 2015, yes, were'], wrong: ['we was'] }, 'in 2015, over. we was in rome'],
    [base, comparison],
    [{ ...base, right: ['160'] }, comparison],
    [{ ...base, right: ['160'], wrong: [] }, 'разница 160\nзначит 3840 за 100%'],
    [{ ...film, wrong: [] }, 'yesterday отвечает когда\nI seen this film yesterday'],
    [{ ...film, question: 'Какое слово и какая форма see?', wrong: [] }, 'yesterday'],
  ])('%o: "%s"', (asked, message) => {
    expect(heardOf(asked, message)).not.toContain('answers it rightly')
  })

  test('what a right answer says beside what was noted is told as not covered', () => {
    expect(heardOf(time, 'in 2015, over. we was in rome')).toMatch(
      /rightly.*"we was in rome", which that does not cover/,
    )
    expect(heardOf(time, 'in 2015, over')).toMatch(/rightly \(checked against what you expected\)/)
  })

  test.each<[asked: Asked, message: string]>([
    [{ question: 'How many are left?', right: ['6'], wrong: ['5: one taken twice'] }, 'its 6 not 5'],
    [brackets, 'oh its 13 and 1'],
    [brackets, '7 - 3*(-2) = 7 + 6 = 13\nother one 7-0-6 = 1'],
    [base, '160 и 4000'],
    [base, 'разница 160, берём 4000'],
    [film, 'I saw this film yesterday'],
    [film, 'yesterday, so saw'],
  ])('%o: "%s" is still right', (asked, message) => {
    expect(heardOf(asked, message)).toContain('answers it rightly')
  })
})

describe('a noted mistake that is what the message says is told', () => {
  const flip: Asked = {
    question: 'Which of these would make you flip the sign, $2x \\le -6$ or $-2x \\le 6$, and why?',
    right: ['-2x <= 6', 'the second, because you divide by a negative'],
    wrong: ['both: flips whenever there is a minus', 'the first: looks at the right side'],
  }
  const discount: Asked = {
    question: 'От какой суммы берут эти вторые 20%, и почему?',
    right: ['4800', 'от новой цены'],
    wrong: ['4000: взята старая цена'],
  }
  const letter: Asked = {
    question: 'What does your $9a$ say in words?',
    right: ['9 dollars for each adult', 'the money of the adults at 9 each'],
    wrong: ['9 adults: letter as a label'],
  }
  const force: Asked = {
    question: 'Запиши формулу для неё и посчитай, с единицей.',
    right: ['5,4 Н', 'F = mg = 5,4 Н'],
    wrong: ['0,054: делит на g', '0,54 кг: вес'],
  }
  test.each<[asked: Asked, message: string, meaning: string]>([
    [flip, 'both bc theres a minus in both\nx >= -3 and x >= -3', 'flips whenever'],
    [discount, 'ну от 4000, это ж изначальная цена, 100% всегда начальная', 'взята старая цена'],
    [letter, '9a = 9 adults?', 'letter as a label'],
    [force, 'F=m/g\nF=0,54/10=0,054 Н\nтак?', 'делит на g'],
    [film, 'yesterday отвечает когда\nI seen this film yesterday', 'третья форма без have'],
    [brackets, 'same, 1 and 1', '-3 times -2'],
  ])('%o: "%s"', (asked, message, meaning) => {
    expect(heardOf(asked, message)).toContain(`you noted: ${meaning}`)
  })

  test.each<[asked: Asked, message: string]>([
    [flip, 'not both, only the one with -2x'],
    [discount, 'не от 4000'],
    [discount, '4000 - 800, но это же не то'],
    [letter, 'the adults pay 9 dollars for each'],
    [force, '0,054 не может быть, это мало'],
    [film, 'а I saw это прошлое'],
  ])('%o: "%s" is not called one', (asked, message) => {
    expect(heardOf(asked, message)).not.toContain('is not what you expected')
  })
})

describe('a right answer whose parts all stand in the message is told', () => {
  const inequality = 'решить 5 - 2(x+1) > 7'
  const energies: Asked = {
    question: 'Which two energies do you need, and what do you get for each?',
    right: ['60 kJ and 375 kJ', '60000 J and 375000 J'],
    wrong: ['135 kJ'],
  }
  test.each<[asked: Asked, message: string, task?: string]>([
    [energies, '0.5*1200*100 = 60 kJ\n0.5*1200*625 = 375 kJ\nW = 0,315 MJ\nmy friend got 315000 Nm who is right'],
    [
      { question: 'Сколько тут минусов? Подставь $x = 3$ в $-2x > 4$. Что выходит?', right: ['-6 > 4', 'нет'] },
      'минус 1 штука\n-6>4 тоже нет\nа x=-3 даёт 6>4 подходит. значит числа которые левее? x меньше -2 ? но почему знак перевернулся то, я же просто поделил',
      inequality,
    ],
    [
      { question: 'Какой знак теперь между $-3$ и $-1$? И запиши последнюю строку.', right: ['-3 < -1', '<'] },
      '-3<-1 \nааа понял, кто был больше стал меньше\nx<-2\nа можно так написать\n-2>x\nили (-2; -∞)',
      inequality,
    ],
  ])('%o: "%s"', (asked, message, task) => {
    expect(heardOf(asked, message, task)).toContain('answers it rightly')
  })

  test.each<[asked: Asked, message: string]>([
    [energies, '0.5*1200*100 = 60 kJ\nthe other one idk'],
    [energies, '60 kJ - 375 kJ'],
    [{ question: 'Какой знак между $-3$ и $-1$?', right: ['-3 < -1'] }, '-3 > -1'],
  ])('%o: "%s" is none', (asked, message) => {
    expect(heardOf(asked, message)).not.toContain('answers it rightly')
  })
})

describe('a noted mistake is compared with what the message says, and not with numbers on the way', () => {
  const border: Asked = {
    question: 'Then hunt a little: which number can you find for $x$ that does make $-2x > 8$ true?',
    right: ['-5', '-10', '-6', 'x = -5', '-10 > 8 is false, -5 works'],
    wrong: ['5: believes -10 > 8', '-4: 8 > 8 is false, takes the border itself', '-3: 6 > 8 is false'],
  }
  const tag: Asked = {
    question: 'Какое число стоит на ценнике перед скидкой $20\\%$?',
    right: ['5000', '5000 р', '4000*1,25=5000', '4000+1000=5000'],
    wrong: ['4000: did not change the tag', '1000: only the increase', '4025: added 25 roubles instead of percent'],
  }
  const left: Asked = {
    question: 'Проверь своё предположение: если цена $5000$ р. уменьшится на $25\\%$, сколько останется?',
    right: ['3750', '3750, не 3800', 'не совпадает', '5000-1250=3750'],
    wrong: ['3800: assumed it fits without calculating', '1250: only the reduction'],
  }
  const whole: Asked = {
    question: 'Какая цена здесь считается целым, то есть $100\\%$?',
    right: ['5000', 'цена после повышения', '1200:5000', '24%', '1200:5000=0,24'],
    wrong: ['3800: the price paid', '4000: the old price'],
  }
  const seconds: Asked = {
    question: 'Then what could you do with the $0.675$ min, or with the $220.5$ s directly?',
    right: ['30', '30, so 0.675*60 = 40.5', '3 min 40.5 s', '220.5 - 180 = 40.5', 'times 60'],
    wrong: ['50 s: reads the decimals as seconds', '67.5 s: reads the decimals as seconds'],
  }
  const cubes: Asked = {
    question: 'Сколько граммов весят два таких кубика, и должна ли вся деталь быть тяжелее или легче $250$ г?',
    right: ['5,4 г, тяжелее', '5,4', 'тяжелее', '2,7*2=5,4', '250*2,7=675'],
    wrong: ['легче: would divide', '1,35: divided instead of multiplied'],
  }

  test.each<[asked: Asked, message: string]>([
    [border, '-10 > 8 no\n-5 gives 10 > 8 yes. -6 works too. \nso x < -4. but why does it turn'],
    [tag, '5000\n25% от 4000 это 1000\nну и потом 20% это 800, значит 5000-800=4200 тоже самое же'],
    [left, '5000*0,25=1250\nостанется 3750\nа платит 3800. на 50р не сходится. почему??'],
    [whole, '5000\n1200:5000=0,24\n24%\nответ а) 4000 р б) 3800 р, на 24%'],
    [seconds, '0.5 min = 50 s.. no 30 s\n0.675*60 = 40.5 \n3 min 40.5 s'],
  ])('%o: "%s"', (asked, message) => {
    expect(heardOf(asked, message)).toContain('answers it rightly')
  })

  test.each<[asked: Asked, message: string]>([
    [border, '-4, or -5?'],
    [border, '-4'],
    [tag, '4000'],
    [tag, '25% от 4000 это 1000'],
    [tag, '5000 или 4000'],
    [left, '5000*0,25=1250'],
    [left, '3800'],
    [whole, '3800. 1200:3800=0,315'],
    [seconds, 'no 30 s.. 50 s'],
    [cubes, 'два кубика 5,4 г\nнаверно легче 250, алюминий же легкий металл'],
    [cubes, 'легче'],
  ])('%o: "%s" is not right still', (asked, message) => {
    expect(heardOf(asked, message)).not.toContain('answers it rightly')
  })

  test('a word that is denied is not said', () => {
    expect(heardOf(cubes, '5,4 г, тяжелее, а не легче')).toContain('answers it rightly')
  })
})
