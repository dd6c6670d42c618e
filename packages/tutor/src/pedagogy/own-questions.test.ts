import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'

type Language = 'en' | 'ru'

/** A conversation in which the tutor has just asked a question that contains `words`. */
function untilAsked(language: Language, before: readonly string[], words: string) {
  for (let seed = 0; seed < 30; seed++) {
    let state = startSession()
    const say = (text: string): TutorTurn => {
      const turn = takeTurn({ text, interfaceLanguage: language, state, now: 0, seed: `${seed}` })
      state = turn.state
      return turn
    }
    if (
      before
        .map((text) => say(text).text)
        .at(-1)
        ?.includes(words)
    )
      return say
  }
  throw new Error(`never asked: ${words}`)
}

type Case = readonly [task: readonly string[], question: string, right: readonly string[], wrong: string | null]

const en: readonly Case[] = [
  [['3(x - 2) = 2x + 7', 'hint'], 'no brackets left', ['open the brackets', 'expand'], null],
  [['3(x - 2) = 2x + 7', 'hint'], 'Which of the terms inside', ['each of them', 'all', 'both'], null],
  [['3(x - 2) = 2x + 7', '3x - 2 = 2x + 7'], '$3$ times $-2$', ['-6', 'minus six', "it's -6"], '6'],
  [['5x = 15', 'hint'], 'Which number is the unknown multiplied by', ['5', 'five'], '4'],
  [['5x = 15', 'hint'], 'which operation undoes', ['division', 'divide by 5'], null],
  [['x/2 + 1 = 5', 'hint'], 'be divided by each of them', ['2', '4'], '3'],
  [['|x + 1| = -2', 'hint'], 'distance be negative', ['no', 'nope'], 'yes'],
  [['1/2 + 1/3', 'hint'], 'Which number can be divided by $2$ and by $3$', ['6', '12', 'twelve'], '5'],
  [['3/8 : 9/4', 'hint'], 'swap places', ['4/9'], '1'],
  [['3/8 : 9/4', 'hint'], 'Which of the two is turned over', ['the second', 'second one', '4/9'], 'the first'],
  [['20 - 3*4', 'hint'], 'Which one goes first', ['the multiplication', 'multiply'], null],
  [['x^2 - 5x + 6 = 0', 'hint'], 'product and their sum', ['product 6 and sum -5', '6 and -5'], '4 and 5'],
  [['x^2 - 5x + 6 = 0', 'hint'], 'add up to', ['-5', 'product 6 and sum -5'], '7'],
  [['x^2 + x + 3 = 0', 'hint', 'hint'], '$b^2 - 4ac$', ['-11'], '13'],
  [['x^2 + 2x - 5 = 0', 'hint'], '$a$, $b$ and $c$', ['1, 2, -5', '1; 2; -5'], '1, 2, 5'],
  [['x^2 = -4', 'hint'], 'can a square come out negative', ['no', 'nope'], 'yes'],
  [['-3x <= 15', 'hint'], 'What happens to the inequality sign', ['it flips', 'it turns around'], 'it stays the same'],
  [['factor 6x^2 + 9x', 'hint'], 'every term can be divided by', ['3x'], null],
  [['|x - 4| = 9', 'hint'], 'away from zero', ['9 and -9', '9, -9'], '4 and 3'],
  [['3^x = 81', 'hint'], 'How can you write the number', ['3^4'], null],
  // A yes with its reason behind it, a place, a number with its sign, and terms that only tell which is meant.
  [['simplify sqrt(98)', 'hint'], 'largest square number that divides', ['49', 'it is 49'], '7'],
  [['7x - 4 = 3x + 12', 'hint'], 'have all of it', ['on the left side', 'left'], null],
  [['7x - 4 = 3x + 12', 'hint'], 'both pans', ['3x', 'three x'], '12'],
  [['2x + 6 < 10', 'hint'], 'keeps it company', ['6', 'plus 6'], '2'],
  [['2/3 + 1/4', 'hint', 'hint'], 'each top and bottom', ['4 and 3', '2/3 by 4 and 1/4 by 3'], null],
  // Tasks in words: the question is about the meaning, the number is one of the task's own.
  [['what percent is 18 of 72'], 'the 100 percent', ['72', 'the seventy two, 18 is only a part of it'], null],
  [['what percent is 18 of 72', 'hint', 'hint'], 'goes below', ['72', '100, so 18/72 in hundredths'], '18'],
  [['convert 2.5 km to m', 'hint', 'hint'], 'By which number', ['1000', 'by a thousand'], '100'],
  [['A triangle has angles 50 and 60 degrees. Find the third angle.'], 'together', ['180', 'they add up to 180'], null],
  [['slope of the line through (1, 2) and (4, 11)', 'hint'], 'how far up', ['9 and 3', '9 up and 3 right'], null],
  [['12 is 30% of what number', 'hint'], 'one percent of it', ['divide by 30', '12 : 30 = 0.4'], null],
  [['area of a circle with radius 5 cm'], 'which length', ['the radius'], null],
  [['4/9 : 2/3'], 'turned over', ['flip the second one and multiply'], null],
]

const ru: readonly Case[] = [
  [['3(x - 2) = 2x + 7', 'подсказка'], 'скобок не осталось', ['раскрыть скобки', 'раскрою скобки'], null],
  [['3(x - 2) = 2x + 7', 'подсказка'], 'Какие из членов внутри', ['каждый', 'все', 'оба'], null],
  [['3(x - 2) = 2x + 7', '3x - 2 = 2x + 7'], 'умноженное на $-2$', ['-6', 'минус шесть'], '6'],
  [['5x = 15', 'подсказка'], 'На какое число умножено', ['5', 'пять', 'на 5'], '4'],
  [['5x = 15', 'подсказка'], 'действие отменяет', ['деление', 'разделить на 5'], null],
  [['x/2 + 1 = 5', 'подсказка'], 'делится на каждый из них', ['2', '4'], '3'],
  [['|x + 1| = -2', 'подсказка'], 'расстояние быть отрицательным', ['нет', 'неа'], 'да'],
  [['1/2 + 1/3', 'подсказка'], 'Какое число делится и на $2$, и на $3$', ['6', '12', 'двенадцать'], '5'],
  [['3/8 : 9/4', 'подсказка'], 'поменять местами', ['4/9'], '1'],
  [['3/8 : 9/4', 'подсказка'], 'надо перевернуть', ['вторую', 'вторую дробь', '4/9'], 'первую'],
  [['20 - 3*4', 'подсказка'], 'Какое из них первое', ['умножение', 'умножить'], null],
  [['x^2 - 5x + 6 = 0', 'подсказка'], 'произведение и сумма', ['6 и -5', 'произведение 6, сумма -5'], '4 и 5'],
  [['x^2 - 5x + 6 = 0', 'подсказка'], 'должна быть сумма двух', ['-5', 'минус пять'], '7'],
  [['x^2 + x + 3 = 0', 'подсказка', 'подсказка'], '$b^2 - 4ac$', ['-11'], '13'],
  [['x^2 + 2x - 5 = 0', 'подсказка'], '$a$, $b$ и $c$', ['1; 2; -5', '1, 2, -5'], '1; 2; 5'],
  [['x^2 = -4', 'подсказка'], 'может ли квадрат выйти', ['нет'], 'да'],
  [['-3x <= 15', 'подсказка'], 'Что происходит со знаком', ['перевернётся', 'меняется'], 'не меняется'],
  [['разложи 6x^2 + 9x на множители', 'подсказка'], 'делится каждое слагаемое', ['3x'], null],
  [['|x - 4| = 9', 'подсказка'], 'от нуля', ['9 и -9'], '4 и 3'],
  [['3^x = 81', 'подсказка'], 'Как записать число', ['3^4'], null],
  [['сколько процентов составляет 18 от 72'], '100 процентов', ['72', 'семьдесят два, 18 это часть'], null],
  [['переведи 2,5 км в м', 'подсказка', 'подсказка'], 'На какое число', ['1000', 'на тысячу'], '100'],
  [['В треугольнике углы 50 и 60 градусов. Найди третий.'], 'трёх углах', ['180', 'вместе сто восемьдесят'], null],
  [['упрости √98', 'подсказка'], 'самый большой квадрат делится', ['49', 'на 49'], '7'],
  [['7x - 4 = 3x + 12', 'подсказка'], 'удобнее её собрать', ['слева', 'в левой части'], null],
  [['7x - 4 = 3x + 12', 'подсказка'], 'с обеих чаш', ['3x', 'три икс'], '12'],
  [['2/3 + 1/4', 'подсказка', 'подсказка'], 'верх и низ каждой', ['4 и 3', '2/3 на 4, а 1/4 на 3'], null],
  [['12 это 30% от какого числа', 'подсказка'], 'один процент', ['разделить на 30', '12 : 30 = 0,4'], null],
  [['Найди площадь круга радиусом 5 см'], 'какая длина', ['радиус'], null],
]

describe.each([['en', en] as const, ['ru', ru] as const])(
  'a student answers the question just put, in %s',
  (language, cases) => {
    test.each(cases)('%j "%s"', (before, question, right, wrong) => {
      for (const said of right) {
        const turn = untilAsked(language, before, question)(said)
        expect([said, turn.move]).toEqual([
          said,
          expect.stringMatching(/^(?:aside\.right|operation\.right|number\.of-step)$/),
        ])
      }
      if (wrong === null) return
      const say = untilAsked(language, before, question)
      const turn = say(wrong)
      expect([wrong, turn.move]).toEqual([wrong, 'aside.wrong'])
      // The question is open again, and its right answer is still accepted.
      expect(say(right[0]!).move).toMatch(/^(?:aside\.right|operation\.right|number\.of-step)$/)
    })
  },
)
