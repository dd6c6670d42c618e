import { describe, expect, test } from 'vitest'
import { findingAfter } from '../testing/led-talk.ts'

const findingIn = (said: readonly string[], answer: string, draft: string) => findingAfter({ said, answer }, draft)

type Case = readonly [said: readonly string[], answer: string, draft: string]

describe('a task that the reply itself sets is told, and its answer is not', () => {
  test.each<Case>([
    [['fractions please'], '13/20', 'Here is one: $\\frac25+\\frac14$. What would you look for first?'],
    [['statistics'], '8', 'Find the median of $4, 11, 8, 2, 15$.'],
    [['hi', 'Hi! Which topic?', 'quadratics'], 'x = -3, x = 6', 'Solve $x^2-3x-18=0$. What do you try first?'],
    [['something about ages'], '7', 'Tom is 5 years older than Kim. Together they are 19. How old is Kim?'],
    [['roots'], '5√3', 'Simplify $\\sqrt{75}$.'],
    [['давай проценты'], '54', 'Сколько будет 15 % от 360? С чего начнёшь?'],
    [['хочу дроби'], '1/6', 'Попробуй вычислить $\\frac12-\\frac13$.'],
    [['порядок действий'], '14', 'Вычисли $20 - 2\\cdot 3$. Какое действие первое?'],
  ])('%s', (said, answer, draft) => {
    expect(findingIn(said, answer, draft)).toBeNull()
  })

  test.each<Case>([
    [['fractions please'], '13/20', 'Here is one: $\\frac25+\\frac14$. The answer is $\\frac{13}{20}$.'],
    [['quadratics'], 'x = -3, x = 6', 'Solve $x^2-3x-18=0$. One root is $x = 6$, find the other.'],
    [['давай проценты'], '54', 'Сколько будет 15 % от 360? Ответ 54, объясни почему.'],
    // The task was told before: its answer stays sealed.
    [
      ['what is 2/5 + 1/4', 'What would the new bottom be?', 'no idea'],
      '13/20',
      'You need twentieths, so it comes to $\\frac{13}{20}$.',
    ],
    [
      ['сколько будет 15 % от 360', 'Что такое процент?', 'не знаю'],
      '54',
      'Десятая часть и ещё половина от неё: $36+18=54$.',
    ],
  ])('and still sealed: %s', (said, answer, draft) => {
    expect(findingIn(said, answer, draft)).not.toBeNull()
  })
})

describe('a number with which an example of other numbers is worked is no answer', () => {
  test.each<Case>([
    [
      ['g(x) = 3x² - 5, find g(-2). i get -12 - 5 = -17'],
      '7',
      'Look at the square. Compare: $(-7)^2 = (-7)\\cdot(-7) = 49$, while $-7^2 = -49$, because there only the 7 is squared.',
    ],
    [
      ['x² - 7x + 12 = 0. is it 3 and 4 or 2 and 6 or the negatives'],
      'x = 3 or x = 4',
      'Two conditions decide. Here is how it goes for $x^2 - 9x + 18$:\n\n| pair | product | sum |\n|---|---|---|\n| 2 and 9 | 18 | 11 |\n| 3 and 6 | 18 | 9 |\n\nWhich sum do you need in yours?',
    ],
    [
      ['длина вектора (6;-8)? √(36-64) не бывает'],
      '10',
      'Посмотри на квадрат числа $-8$. Для сравнения, у вектора $(10;-24)$ длина $\\sqrt{100+576}=26$. Каким по знаку бывает квадрат?',
    ],
    [
      ['convert 90 km/h to m/s'],
      '25 m/s',
      'Here is the road at another speed. $54$ km/h means 54 km in one hour.\n\n- 54 km = 54 000 m\n- 1 h = 3600 s\n- $54\\,000 : 3600 = 15$\n\nHow many metres is your 90 km?',
    ],
    [
      ['$600 at 5% simple interest for 4 years, how much interest'],
      '$120',
      'Tiny example: $300 at 4% for 2 years. One year gives $0.04 \\cdot 300 = 12$ dollars, two years give $2 \\cdot 12 = 24$ dollars. What does one year give in your case?',
    ],
  ])('%s', (said, answer, draft) => {
    expect(findingIn(said, answer, draft)).toBeNull()
  })

  test.each<Case>([
    [
      ['g(x) = 3x² - 5, find g(-2). i get -12 - 5 = -17'],
      '7',
      'Look at the square. Compare: $3 \\cdot 9 - 20 = 7$, and yours comes out the same.',
    ],
    [['solve 3x = 21'], 'x = 7', 'For example, in $2x = 14$ you divide and get $x = 7$. Now yours.'],
    [
      ['длина вектора (6;-8)? √(36-64) не бывает'],
      '10',
      'Возьмём другой вектор. У твоего $36+64=100$, значит, длина 10.',
    ],
  ])('but its result is: %s', (said, answer, draft) => {
    expect(findingIn(said, answer, draft)).not.toBeNull()
  })
})

describe('what only says the task otherwise, or counts, tells nothing', () => {
  test.each<Case>([
    [
      ['0.7 × 0.2 = 1.4 right? cause 7×2=14'],
      '0.14',
      'Think in tenths: $\\frac{7}{10} \\cdot \\frac{2}{10}$. What becomes of the two bottoms?',
    ],
    [
      ['0,6 · 0,3 = 1,8 верно?'],
      '0,18',
      'Посмотри в десятых: $\\frac{6}{10}\\cdot\\frac{3}{10}$. Что станет со знаменателем?',
    ],
    [
      ['раскрыть (x+7)^2, я пишу x^2+49'],
      'x² + 14x + 49',
      'Запиши квадрат как $(x+7)(x+7)$ и перемножь каждое слагаемое с каждым: сколько произведений получится?',
    ],
    [['expand (a+6)^2, i got a^2+36'], 'a² + 12a + 36', 'Write it as $(a+6)(a+6)$. How many products will there be?'],
    [
      ['уравнение x^2-5x+6=0, a=1 b=-5 c=6, D=25-24=1'],
      'x = 2, x = 3',
      'Верно, $D=1$. Раз $D>0$, корней будет два. Какая формула для корней?',
    ],
    [
      ['x² - 6x + 8 = 0, D = 36 - 32 = 4'],
      'x = 2, x = 4',
      '$D = 4$ is right. As $D > 0$, the number of roots is two. Which formula gives them?',
    ],
    [
      ['round 5.283 to 2 decimal places'],
      '5.28',
      'Look at the first digit behind the line. If it is 5 or more, the digit before the line goes up by one. What does the 3 tell you?',
    ],
    [
      ['In a class of 28, 17 sing, 14 dance, 8 do both. How many do neither? 28-17-14=-3 makes no sense'],
      '5',
      'No. Somebody who does both stands on both lists, so you count too much. How many are left for the part that only sings?',
    ],
  ])('%s', (said, answer, draft) => {
    expect(findingIn(said, answer, draft)).toBeNull()
  })

  test.each<Case>([
    [['area of a circle with r = 5, i got 25π'], '25π', "That's right: $S = 25\\pi$. What if the radius doubles?"],
    [['S = пи r^2 при r = 7, получилось 49π'], '49π', 'Всё правильно: $S=49\\pi$. А если радиус удвоить?'],
    [['2(x+4) = 18, so x + 4 = 9, x = 5'], 'x = 5', 'Spot on, x = 5 fits: 2·(5+4) = 18 ✓'],
    [
      ['|x-4|=6. нашёл x=10, это всё?'],
      '10 и -2',
      '10 подходит ✔ А теперь нарисуй прямую: только ли вправо можно уйти от четвёрки?',
    ],
    [['|x+1|=7. I found x=6, is that all?'], '6 and -8', '6 works ✔ Now draw the line: can you only go to the right?'],
  ])('what the student has found may be confirmed: %s', (said, answer, draft) => {
    expect(findingIn(said, answer, draft)).toBeNull()
  })

  test.each<Case>([
    [
      ['0.7 × 0.2 = 1.4 right? cause 7×2=14'],
      '0.14',
      'Think in tenths: $\\frac{7}{10} \\cdot \\frac{2}{10} = \\frac{14}{100}$.',
    ],
    [['|x-4|=6. нашёл x=10, это всё?'], '10 и -2', '10 подходит, и -2 тоже.'],
    [['уравнение x^2-5x+6=0, a=1 b=-5 c=6, D=25-24=1'], 'x = 2, x = 3', 'Верно, $D=1$. Первый корень будет два.'],
  ])('a new value is told: %s', (said, answer, draft) => {
    expect(findingIn(said, answer, draft)).not.toBeNull()
  })
})
