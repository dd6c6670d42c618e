import { describe, expect, test } from 'vitest'
import { afterReply, modelCard, startSession, takeTurn } from '../index.ts'

interface Asked {
  readonly question: string
  readonly right: readonly string[]
  readonly wrong?: readonly string[]
}

/** What the card says of the answer to a question of the model, in a talk that has no task. */
function heardOf(asked: Asked, message: string): string {
  const interfaceLanguage = /[а-я]/i.test(asked.question) ? 'ru' : 'en'
  const input = { interfaceLanguage, isLed: true } as const
  const first = takeTurn({
    ...input,
    text: interfaceLanguage === 'ru' ? 'можно спросить про домашку?' : 'can you help me with homework?',
    state: startSession(),
    seed: 'a',
    now: 0,
  })
  const { state } = afterReply({ input: { now: 1 }, turn: first, text: asked.question, note: asked, seed: 'r' })
  const second = { ...input, text: message, state, seed: 'b', now: 2 }
  const turn = takeTurn(second)
  expect(turn.fault).toBeUndefined()
  const card = modelCard({ input: second, turn })
  return card.split('\n').find((line) => line.startsWith('Your last question')) ?? ''
}

const captain: Asked = {
  question: 'So which family does your word in sentence 2 belong to, and how do you write the sentence?',
  right: ['The team lost its captain', 'its, like his', 'no apostrophe, its'],
  wrong: ["The team lost it's captain", "The team lost its' captain"],
}
const both: Asked = {
  question:
    'Now use it: for $-3x < 12$ and for $3x < -12$, in which one does the sign flip, and what do you get for each?',
  right: ['x > -4 and x < -4', 'the first flips: x > -4; second x < -4'],
  wrong: ['x < -4 and x < -4: never flipped', 'x < -4 and x > -4: flipped the wrong one'],
}
const bacteria: Asked = {
  question: 'In your own words, as rough as you like: what were the bacteria in the hospital like then?',
  right: ['a few were already resistant', 'there was variation', 'some were different because of random mutations'],
  wrong: ['they changed because of the antibiotic: the drug causes the resistance', 'all the same'],
}
const arrow: Asked = {
  question: '*Yesterday* это конец стрелки или точка позади? И как тогда переписать предложение 1?',
  right: ['точка позади, I lost my keys yesterday', 'I lost my keys yesterday'],
  wrong: ['сейчас: не видит прошлого', 'have lost: оставлен перфект'],
}
const yesterday: Asked = {
  question: 'Какое слово в предложении 1 указывает на время, и как тогда изменить глагол?',
  right: ['yesterday, lost', 'yesterday, I lost my keys yesterday', 'I lost my keys yesterday'],
  wrong: ['keys: не видит слова времени'],
}
const sides: Asked = {
  question: 'В каком из них знак при решении перевернётся, а в каком нет, и почему?',
  right: ['в первом', '-3x < 12', 'в первом, потому что делим на -3', 'x > -4'],
  wrong: ['в обоих: переворачивает из-за любого минуса'],
}
const root: Asked = {
  question: 'Что тогда делают его клетки в полдень?',
  right: ['дышат', 'тоже дышат', 'дышат и днём'],
  wrong: ['фотосинтезируют: забыта темнота под землёй'],
}
const london: Asked = {
  question: 'Как меняется have с he, she, it?',
  right: ['She has never been to London', 'has'],
  wrong: ['she have never been: have не изменён', 'she had never been: прошедшее вместо настоящего'],
}

describe('a noted right answer that stands in the message is right, and a wrong one that it only resembles is not told', () => {
  test.each<[asked: Asked, message: string]>([
    [captain, 'nah none. so its like his. The team lost its captain. could i put The team lost their captain instead'],
    [both, '-3x<12 flips, -4 < x\nother one no flip x < -4\nis it ok that the x is on the right in the first'],
    [arrow, "точка позади\nI lost my keys yesterday\nтогда во 2 где i can't open the door now наоборот? have losed?"],
    [root, 'тоже дышат значит. корень и днём дышит\nа листья? они ж заняты фотосинтезом'],
    [london, "has! She's never been to London. можно так сокращать? а то she's это ж she is"],
    [
      { question: 'Какая?', right: ['lost', 'have lost', "I have lost my keys, I can't open the door now"] },
      'have lost. I have lost my keys\n3) там я не знаю никогда не была это was же',
    ],
    [
      {
        question: 'What does that tell you about I or me?',
        right: ['between us, so me', 'us, so between Tom and me', 'me'],
        wrong: ['between we, so I', 'I because it is polite'],
      },
      'us so its me. between tom and me. feels so wrong lol. so in 1 its tom and I cos WE were late yeah?',
    ],
    [
      {
        question: 'How would you bring the runner into your sentence?',
        right: ['While I was running down the street, my hat fell off', 'Running down the street, I lost my hat'],
        wrong: ['My hat fell off running down the street', 'My hat fell off while running down the street: no runner'],
      },
      'no its still the hat. While I was running down the street my hat fell off.\nand is Running down the street, I lost my hat ok as well?',
    ],
    [
      {
        question: 'First two sentences: before, and when the antibiotic came?',
        right: ['a few had a random mutation, the antibiotic killed the others and the resistant ones survived'],
        wrong: ['they mutated because of the antibiotic'],
      },
      'Before the antibiotic a few bacteria had random mutations that made them resistant to it.\nWhen it was used the other bacteria died and the resistant ones lived.',
    ],
    [
      {
        question: 'How does your second sentence read now?',
        right: [
          'When it was used, the antibiotic killed the other bacteria and the resistant ones lived, which is natural selection',
        ],
        wrong: ['natural selection killed them: names the process as the killer'],
      },
      'When it was used the antibiotic killed the other bacteria and the resistant ones lived. This is natural selection.\nok handing it in bye',
    ],
    [
      {
        question: 'Each time: which number is now the smaller one, and when does the sign have to turn?',
        right: ['6 < 16 and -6 > -16', 'when you multiply by a negative', 'with -2'],
        wrong: ['-6 < -16: thinks of the size without the sign', 'both: flips always'],
      },
      '6 < 16 stays. -6 and -16, -16 is smaller so -6 > -16 turns. so u flip when u multiply by a negative. dividing too?',
    ],
    [
      { question: 'Что случится, если так же шагнуть от $0^1$ к $0^0$?', right: ['деление на 0', '0:0, нельзя'] },
      '0:0 нельзя. поэтому его нету понял',
    ],
    [
      {
        question: 'Put $x = 3$ into both. What do you get for each?',
        right: ['5 and -7', '5, -7'],
        wrong: ['5 and 5: second not done'],
      },
      'first one 5 - 2*0 = 5\nsecond 5-6-6 = -7\nso its off by 12.. oh so it has to be +6? cause -2 times -3',
    ],
    [
      {
        question: 'What should the exponents give, and what would you get with $-4$?',
        right: ['1 and -16', 'should be 1, would be -16'],
        wrong: ['0 and -16: thinks 2^0 = 0'],
      },
      '2 + -2 = 0 so 2^0 = 1. and 4 x -4 = -16 so nope. has to be 1/4 then cos 4 x 1/4 = 1',
    ],
    [
      {
        question: 'Can the part before the comma stand alone? And the part after it?',
        right: ['yes, both are full sentences', 'yes both can stand alone'],
        wrong: ['only the first'],
      },
      'theres only 1 comma in it lol\nyeah both bits can stand alone. same in mine. so u cant use a comma for that?',
    ],
  ])('%o: "%s"', (asked, message) => {
    expect(heardOf(asked, message)).toMatch(/answers it rightly/)
  })

  test.each<[asked: Asked, message: string]>([
    [
      bacteria,
      'before: they were all normal. then the antibiotic came and they had to get used to it so they changed their dna to survive',
    ],
    [sides, 'в первом перевернётся, x > -4\nво втором вроде тоже, там же -12'],
    [
      {
        question: 'What happens to the value at each step, and what does that give for the next one?',
        right: ['it halves, so 1', 'divide by 2, 1'],
        wrong: ['0: subtracts 2 in the last step'],
      },
      'halves each time so next is 1. ok but thats just a pattern, could just stop working at 0. why isnt it nothing tho',
    ],
    [
      {
        question: 'Does the sign flip there or not?',
        right: ['no', 'it does not flip', 'x > -5'],
        wrong: ['yes: flips because the result is negative', 'x < -5: flips because the result is negative'],
      },
      'x < -5 by my rule.. but 0 > -20 is true and 0 isnt less than -5. so it shouldnt flip?? then when do u flip',
    ],
    [
      {
        question: 'Какой газ растение забирает при фотосинтезе, а какой при дыхании?',
        right: ['углекислый газ и кислород', 'при фотосинтезе углекислый, при дыхании кислород'],
        wrong: ['наоборот: перепутаны процессы', 'кислород в обоих: не различает процессы'],
      },
      'при фотосинтезе углекислый берёт и кислород отдаёт. а дыхание у растений это и есть фотосинтез разве нет?',
    ],
    [
      {
        question: 'How much energy must the kettle give, and what would the formula with 80 say?',
        right: ['0, but the formula would say 168 kJ', 'none, the formula says 168000 J', 'nothing'],
        wrong: ['168 kJ: still thinks of heat in the water'],
      },
      'none lol but formula says 168 kJ. ok so 60. E = 126\nP = 126 x 90 = 11340 kW',
    ],
    [
      {
        question: 'Which pieces do you see, and what is the area of each?',
        right: ['9, 16, 12 and 12', '9 + 12 + 12 + 16 = 49'],
        wrong: ['9 and 16: forgot the two rectangles'],
      },
      '9, 16 and two rectangles 12 each. 9+16+24 = 49 yesss. so theres 2 extra ab bits',
    ],
    [
      {
        question: 'And how much would 10% of the original have been, compared with the coupon?',
        right: ['20% of 60, 10% of 48, 6 compared with 4.80', '60 and 48; 6 instead of 4.80, 1.20 more'],
        wrong: ['60 and 60: thinks both percents have the same whole'],
      },
      '20% of 60, 10% of 48. so the coupon is only 4.80 not 6, theres the 1.20\nso its 12 + 4.80 = 16.80 saved',
    ],
  ])('%o: "%s" is left to the model, or right', (asked, message) => {
    expect(heardOf(asked, message)).not.toMatch(/a part of it|not what you expected|noted as wrong/)
  })

  test('the whole answer is no part of one that only has another word for "and"', () => {
    const question = 'Как называется этот процесс, и какой газ ему для этого нужен?'
    const asked = { question, right: ['дыхание, кислород', 'дыхание и кислород', 'кислород'] }
    expect(heardOf(asked, 'дыхание, кислород\nно это ночью, а днём они фотосинтезируют')).toContain(
      'answers it rightly',
    )
  })

  test('nothing is right where only a little sounds alike', () => {
    expect(heardOf(bacteria, 'they were all normal. then they had to get used to it')).not.toContain('rightly')
    expect(heardOf(sides, 'в первом перевернётся, x > -4\nво втором вроде тоже, там же -12')).not.toContain(
      'it rightly',
    )
    const gases = {
      question: 'Какой газ растение забирает при фотосинтезе, а какой при дыхании?',
      right: ['при фотосинтезе углекислый, при дыхании кислород'],
      wrong: ['кислород в обоих: не различает процессы'],
    }
    const mixed =
      'при фотосинтезе углекислый берёт и кислород отдаёт. а дыхание у растений это и есть фотосинтез разве нет?'
    expect(heardOf(gases, mixed)).not.toContain('it rightly')
  })

  test('half of what was asked for is a part of it', () => {
    const said = heardOf(yesterday, 'yesterday. но он же уже потерял, действие закончено, это же perfect = завершённый')
    expect(said).toMatch(/a part of it rightly|for you to judge\./)
  })

  test.each<[asked: Asked, message: string, meaning: string]>([
    [london, 'she have never been to london так?', 'have не изменён'],
    [captain, "none? The team lost it's captain.", "The team lost it's captain"],
    [{ ...sides, question: 'В каком из них знак перевернётся?' }, 'в обоих', 'из-за любого минуса'],
    [
      {
        question: 'О чём спрашивает *when*?',
        right: ['о точке, When did you see this film?'],
        wrong: ['When did you saw: вторая форма после did'],
      },
      'о точке. When did you saw this film?',
      'вторая форма',
    ],
  ])('a noted mistake that is surely meant is told: %o: "%s"', (asked, message, meaning) => {
    expect(heardOf(asked, message)).toMatch(new RegExp(`you noted[^.]*${meaning}|noted as wrong[^.]*${meaning}`))
  })

  test('denied it is not', () => {
    const asked = { ...sides, question: 'В каком из них знак перевернётся?' }
    expect(heardOf(asked, 'не в обоих')).not.toMatch(/you noted|noted as wrong/)
  })
})
