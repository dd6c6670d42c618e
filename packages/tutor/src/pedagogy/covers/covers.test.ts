import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../../index.ts'
import type { Language } from '../../math/latex.ts'
import { lastReply } from '../../testing/last-reply.ts'

const reply = lastReply('covers')

describe('a right result by a way that words tell', () => {
  test.each<[Language, string, string]>([
    ['en', 'Find the median of 3, 8, 1, 9, 4, 6', '1 and 9 are in the middle so halfway is 5'],
    ['ru', 'Найдите медиану чисел 8, 3, 5, 1, 9', 'посередине стоит 5, значит медиана 5'],
    ['en', 'Find the mean of 4, 8, 6', 'the middle one is 6 so the mean is 6'],
    ['ru', 'Решите неравенство -4x < 8', 'x > -2 потому что 8 больше 4'],
    ['en', 'Solve -3x + 4 > 19', '-3x > 15 so x < -5. you flip it because the answer came out negative'],
    ['ru', 'Сократите дробь 26/65', 'шестерки зачеркнула вышло 2/5'],
  ])('is confirmed alone, and the way is tested: %s, %s', (language, task, said) => {
    const { move, content, text } = reply(language, task, said)
    expect(move).toBe('covers.way')
    expect(content.verdict).toBe('correct-but')
    expect(text).not.toMatch(/without a single hint|your own work|без подсказок|без единой|самостоятельно/)
  })

  test.each<[Language, string, string]>([
    ['en', 'Simplify (x^2 - 16)/(x - 4)', 'x^2 over x is x and 16 over 4 is 4 so x+4'],
    ['ru', 'Сократите (a²-9)/(a+3)', 'а² на а будет а, 9 на 3 будет 3, ответ а-3'],
  ])('is no praise for terms canceled one by one: %s, %s', (language, task, said) => {
    expect(reply(language, task, said).move).toBe('placed.terms-cancelled')
  })

  test.each<[Language, string, string]>([
    ['en', 'Find the HCF of 8 and 12', '12 - 8 = 4'],
    ['ru', 'Найдите НОД(15; 20)', '20-15=5'],
  ])('a calculation with the numbers of a list is tried on other numbers: %s, %s', (language, task, said) => {
    expect(reply(language, task, said).move).toBe('right.chance')
  })

  test('counts like one with a hint', () => {
    const hintLevels = (said: string) => {
      const opened = takeTurn({
        text: 'Find the median of 8, 3, 5, 1, 9',
        interfaceLanguage: 'en',
        state: startSession(),
        seed: 'covers',
        now: 0,
      })
      const { events } = takeTurn({
        text: said,
        interfaceLanguage: 'en',
        state: opened.state,
        seed: 'covers',
        now: 1,
      })
      return events.flatMap((event) => (event.kind === 'attempt' ? [[event.isCorrect, event.hintLevel]] : []))
    }
    expect(hintLevels('5')).toEqual([[true, 0]])
    expect(hintLevels('the one in the middle is 5')).toEqual([[true, 1]])
  })

  test.each<[Language, string, string]>([
    ['en', 'Solve 2x + 5 = 17', '2x = 12, then divide by 2, x = 6'],
    ['ru', 'Решите уравнение 2x + 5 = 17', '2x = 12, потом делю на 2, x = 6'],
    ['en', 'Find the mean of 4, 8, 6', 'added them up and divided by 3, (4+8+6)/3 = 6'],
    ['ru', 'Найдите среднее арифметическое 4, 8, 6', 'сложила и поделила на 3: (4+8+6)/3 = 6'],
  ])('is praised where the way was judged, too: %s, %s', (language, task, said) => {
    expect(reply(language, task, said).content.verdict).toBe('correct')
  })
})

describe('a question beside the result', () => {
  test.each<[Language, string, string, RegExp]>([
    [
      'en',
      'Solve x² - 6x + 8 = 0',
      'x=2 and x=4 i think. also when do u use the quadratic formula instead',
      /formula and when/,
    ],
    ['ru', 'Найдите длину вектора (6;8)', '10. а что такое вектор вообще', /стрелка/],
  ])('is answered behind the verdict: %s, %s', (language, task, said, answer) => {
    const { content, text } = reply(language, task, said)
    expect(content.verdict).toBe('correct')
    expect(text).toMatch(answer)
  })

  test.each<[Language, string, string]>([
    ['en', 'Solve 3x + 1 = 10', 'x = 3. is my teacher strict about blue pens tho'],
    ['ru', 'Решите 3x + 1 = 10', 'x = 3. а какой ручкой это надо писать'],
  ])('is not passed over where nothing checked is known: %s, %s', (language, task, said) => {
    expect(reply(language, task, said).text).toMatch(/pens|ручкой/)
  })

  test.each<[Language, string, string, string]>([
    [
      'en',
      'A wave has a frequency of 250 Hz and a wavelength of 1.4 m. Calculate its speed.',
      'tysm got it its 350 m/s!! do u reckon leeds will win tonight',
      'leeds',
    ],
    [
      'en',
      'What is the pH of 0.01 mol/dm³ HCl?',
      '2. does the teacher want it with or without the unit here',
      'with or without',
    ],
    ['ru', 'Какой pH у раствора HCl 0,01 моль/л?', '2. а кто завтра выиграет зенит или спартак', 'спартак'],
  ])('is quoted once where it stays open: %s, %s', (language, task, said, quoted) => {
    expect(reply(language, task, said).text.split(quoted)).toHaveLength(2)
  })

  test.each<[Language, string, string]>([
    ['en', 'Solve 3x + 1 = 10', 'is it 3?'],
    ['ru', 'Решите 3x + 1 = 10', 'это 3?'],
  ])('is none where it asks whether the result is right: %s, %s', (language, task, said) => {
    expect(reply(language, task, said).text).not.toMatch(/You also ask|your question|вопрос/)
  })
})

describe('a yes', () => {
  test.each<[Language, string, string]>([
    ['ru', 'Вычислите 18:3·2', 'умножение же раньше деления?'],
    ['en', 'Work out 24 ÷ 4 × 2', 'multiplication comes before division right?'],
  ])('is not said to a question that only resembles a thought: %s, %s', (language, task, said) => {
    expect(reply(language, task, said).text).not.toMatch(/^(?:Yes|Right|Exactly|Да|Верно|Точно)/)
  })
})

describe('a part of the task', () => {
  test.each<[Language, string, string]>([
    ['en', 'Find the turning point of y = x^2 - 4x + 1 and say if it is a max or min', '(2, -3)'],
    ['ru', 'Найдите экстремум функции y=x²-4x+1 и определите, максимум это или минимум', '(2;-3)'],
  ])('is right, and the other is asked about: %s, %s', (language, task, said) => {
    const { content, text } = reply(language, task, said)
    expect(content.verdict).toBe('correct-but')
    expect(text).toMatch(/max or min|максимум/)
  })

  test.each<[Language, string, string]>([
    ['en', 'work out the integral of 3x^2 from 0 to 2', 'x^3 + c'],
    ['ru', 'Вычислите интеграл от 0 до 2 от 3x^2', 'x^3 + C'],
  ])('an antiderivative does not end a definite integral: %s, %s', (language, task, said) => {
    const { move, text } = reply(language, task, said)
    expect(move).not.toBe('solved')
    expect(text).not.toContain('8')
  })

  test('the sum of two vectors is not the length of it', () => {
    const said = reply('en', 'a = (3, -2), b = (1, 4). find |a+b|', 'a+b is (4,2)')
    expect(said.move).toBe('worked.right')
    expect(reply('en', 'a = (1, 2), b = (2, 2). find |a+b|', '5').move).toBe('worked.solved')
  })
})

describe('a calculation that is true by itself', () => {
  test.each<[Language, string, string]>([
    ['en', 'Simplify √45 - √20', '√(45-20) = √25 = 5'],
    ['ru', '√50-√18+√2', 'под один корень: √(50-18+2)=√34'],
    ['en', 'Evaluate log_2(8) + log_2(4)', 'log2(8+4)= log2(12)'],
  ])('is not called right where it stands for the task and is not equal to it: %s, %s', (language, task, said) => {
    expect(reply(language, task, said).move).toBe('wrong.not-equal')
  })

  test.each<[Language, string, string]>([
    ['en', 'State her mass and her weight on the Moon, g = 1.6 N/kg, 60 kg', '60x1.6=96 so mass 96kg and weight 96 N'],
    ['ru', 'Найдите массу и вес на Луне, g = 1,6 Н/кг, 60 кг', '60*1,6=96 значит масса 96 кг и вес 96 Н'],
  ])('makes the words beside it no truer: %s, %s', (language, task, said) => {
    expect(reply(language, task, said).content.verdict).not.toBe('correct')
  })
})

describe('a result that stands in the message', () => {
  test.each<[Language, string, string]>([
    ['en', 'Simplify √18 + √8', 'put under one root √26'],
    ['ru', '√32-√18', 'под один корень √14'],
    ['en', 'log_2(x) = 3', 'x = 2*3 = 6'],
    ['ru', 'Решите log₂x=5', 'х=2*5=10'],
    ['ru', 'log₃(x+2)=2', 'х+2=2^3=8, х=6'],
  ])('is judged and not asked for: %s, %s', (language, task, said) => {
    expect(reply(language, task, said).content.verdict).toBe('incorrect')
  })

  test.each<[Language, string, string, string]>([
    ['en', 'Work out 3/4 ÷ 2/5', 'i got 15/8 but the book says 1 7/8', '1 7/8'],
    ['ru', 'Вычислите 3/4 : 2/5', 'у меня 15/8 а в ответах 1,875', '1,875'],
  ])('in two forms is one result: %s, %s', (language, task, said, other) => {
    const { text } = reply(language, task, said)
    expect(text).toContain(other)
    expect(text).toMatch(/the same|both are right|no other result|то же самое|верны оба|не другой/)
  })

  test('a logarithm with its base as an index is a task, and no value of x', () => {
    expect(reply('ru', 'log₂x=5').content.verdict).toBeUndefined()
  })
})
