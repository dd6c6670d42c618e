import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'
import { examineDraft } from './examine.ts'
import { sealOf, withNote } from './seal.ts'

const sealOfTalk = (language: 'en' | 'ru', text: string) =>
  sealOf({ text }, takeTurn({ text, interfaceLanguage: language, state: startSession(), seed: 's', now: 0 }))
const languageOf = (text: string) => (/[а-я]/i.test(text) ? 'ru' : 'en')
const talk = { en: 'can you explain that once more?', ru: 'объясни ещё раз' } as const
const found = (text: string) => {
  const language = languageOf(text)
  return examineDraft(text, sealOfTalk(language, talk[language]), true).finding?.kind ?? null
}

describe('a rule that is said in words is tried', () => {
  test.each([
    'The derivative of a product is the product of the derivatives.',
    'The logarithm of a sum is the sum of the logarithms.',
    'Корень из разности равен разности корней.',
    'The sum of two odd numbers is odd.',
    'Minus times minus is minus.',
    'Квадрат отрицательного числа отрицательный.',
    'The density is the mass times the volume.',
    'Чтобы найти время, скорость делят на путь.',
    'If you double the side, the area grows three times.',
    'One square metre has a thousand square centimetres.',
    '91 is a prime number.',
    'The least common multiple of 4 and 6 is 24.',
    'Вписанный угол вдвое больше центрального.',
    'A cone takes up half of the cylinder around it.',
    'Число делится на 4, если сумма его цифр делится на 4.',
    'The roots are $x_{1,2} = \\frac{-b \\pm \\sqrt{D}}{a}$.',
    'For two resistors in parallel $R = \\frac{R_1 + R_2}{R_1 R_2}$.',
    "Remember $(uv)' = u'v - uv'$.",
    "For example $(x^3)' = 3x$.",
    'Force is measured in joules.',
    'Запомни: мощность измеряется в ньютонах.',
    'The unit of voltage is the ampere.',
    'Speed divided by time gives distance.',
    'Масса, умноженная на объём, даёт плотность.',
    'It holds that $\\log_a b = \\frac{\\log_c a}{\\log_c b}$.',
    'If the discriminant is negative, there are two real roots.',
    'При $D<0$ уравнение имеет один корень.',
    'Если $D=0$, корней нет.',
  ])('%s', (text) => {
    expect(found(text)).toMatch(/^false/)
  })
  test.each([
    "Your Ohm's law step is fine: voltage divided by resistance gives current.",
    'Масса, делённая на объём, даёт плотность.',
    'Force is measured in newtons, and energy in joules.',
    'Power is not measured in newtons.',
    'Если $D>0$, корней два, если $D=0$, один, если $D<0$, действительных корней нет.',
    'If $D < 0$ there are none, with $D = 0$ there is one root, and if $D > 0$ two real roots.',
    'The discriminant is zero for one root, and when it is negative there are no real roots.',
    'Сила тока измеряется в амперах.',
    'The derivative of a sum is the sum of the derivatives.',
    'The logarithm of a product is the sum of the logarithms.',
    'Is the square of a sum the sum of the squares?',
    'The sum of two odd numbers is even.',
    'Минус на минус даёт плюс.',
    'The density is the mass divided by the volume.',
    'Чтобы найти время, путь делят на скорость.',
    'If you double the side, the area grows four times.',
    'One square metre has ten thousand square centimetres.',
    '97 is a prime number, and 91 is not.',
    'The least common multiple of 4 and 6 is 12.',
    'Вписанный угол вдвое меньше центрального.',
    'A cone takes up a third of the cylinder around it.',
    'Число делится на 4, если две его последние цифры образуют число, которое делится на 4.',
    'The roots are $x_{1,2} = \\frac{-b \\pm \\sqrt{D}}{2a}$.',
    "Remember $(uv)' = u'v + uv'$.",
    "For example $(x^3)' = 3x^2$, and $c^2 = a^2 + b^2$.",
    'It holds that $\\log_a b = \\frac{\\log_c b}{\\log_c a}$, and $3! = 3 \\cdot 2 = 6$.',
  ])('true, or nobody says it: %s', (text) => {
    expect(found(text)).toBeNull()
  })
})

describe('the answer that the model notes of a task which the core does not know', () => {
  const seal = (text: string, answer: string) =>
    withNote(sealOfTalk(languageOf(text), text), { question: '?', task_answer: answer })
  test.each([
    ['who invented the telephone?', 'Alexander Graham Bell', 'It was Bell, was it not.'],
    ['how long is the snail in the well?', '8 days', 'Write $\\sqrt{64}$ days and test it.'],
    ['what angle goes with 128 degrees on a line', '52°', 'Read 25 from right to left, and you have it.'],
    ['how many marbles has Tom?', '8', 'He has as many marbles as a spider has legs.'],
    ['сколько лет дедушке? мне кажется 69', '66', 'Ты ошибаешься всего на три года, это лишние три года.'],
    ['упрости корень из 48 минус корень из 12', '2√3', 'Останется два корня из трёх.'],
    ['balance H2 + O2 -> H2O', '2H2 + O2 -> 2H2O', 'It reads $2H_2 + O_2 \\to 2H_2O$ in the end.'],
  ])('%s (%s): "%s" is withheld', (task, answer, text) => {
    expect(examineDraft(text, seal(task, answer), true).finding?.kind).toBe('answer')
  })
  test.each([
    ['how many marbles has Tom? I got 8', '8', 'Yes, 8 marbles. How did you find that?'],
    ['who invented the telephone?', 'Alexander Graham Bell', 'Think of the years after 1870. Which names do you know?'],
    ['how many minutes are 2 hours?', '120', 'There are 60 minutes in one hour. And in two?'],
  ])('%s (%s): "%s" is shown', (task, answer, text) => {
    expect(examineDraft(text, seal(task, answer), true).finding).toBeNull()
  })
})
