import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formulaAloud, formulaAsText, messageAloud } from './index.ts'

/** Formula, English, Russian. A person read each row before it was added. */
const cases = String.raw`
x^2 ~ x squared ~ икс в квадрате
x^3 ~ x cubed ~ икс в кубе
x^4 ~ x to the power of 4 ~ икс в четвёртой степени
x^{10} ~ x to the power of 10 ~ икс в десятой степени
x^{21} ~ x to the power of 21 ~ икс в двадцать первой степени
x^n ~ x to the power of n ~ икс в степени эн
x^{n+1} ~ x to the power of n plus 1, end of power ~ икс в степени эн плюс 1, конец степени
x^{-1} ~ x to the power of minus 1 ~ икс в минус первой степени
x^{-2} ~ x to the power of minus 2 ~ икс в минус второй степени
x^0 ~ x to the power of 0 ~ икс в нулевой степени
2^{x} ~ 2 to the power of x ~ 2 в степени икс
(-2)^3 ~ open bracket minus 2 close bracket cubed ~ скобка открывается минус 2 скобка закрывается в кубе
(a+b)^2 ~ open bracket a plus b close bracket squared ~ скобка открывается а плюс бэ скобка закрывается в квадрате
\left(x+1\right)^3 ~ open bracket x plus 1 close bracket cubed ~ скобка открывается икс плюс 1 скобка закрывается в кубе
a^2-b^2 ~ a squared minus b squared ~ а в квадрате минус бэ в квадрате
e^{-x} ~ e to the power of minus x ~ е в степени минус икс
x²+1 ~ x squared plus 1 ~ икс в квадрате плюс 1
\frac{1}{2} ~ one half ~ одна вторая
\frac{2}{3} ~ two thirds ~ две третьих
\frac34 ~ three quarters ~ три четвёртых
\frac{5}{6} ~ five sixths ~ пять шестых
\frac{7}{10} ~ seven tenths ~ семь десятых
\frac{21}{100} ~ twenty-one hundredths ~ двадцать одна сотая
\frac{1}{3} ~ one third ~ одна третья
\frac{1}{8} ~ one eighth ~ одна восьмая
\frac{1}{20} ~ one twentieth ~ одна двадцатая
\frac{3}{40} ~ three fortieths ~ три сороковых
2\frac{3}{4} ~ 2 and three quarters ~ две целых три четвёртых
1\frac{1}{2} ~ 1 and one half ~ одна целая одна вторая
\frac{x}{2} ~ x over 2 ~ икс разделить на 2
\frac{a}{b} ~ a over b ~ а разделить на бэ
\frac{x+1}{x-1} ~ the fraction with numerator x plus 1 and denominator x minus 1, end of fraction ~ дробь: в числителе икс плюс 1, в знаменателе икс минус 1, конец дроби
\frac{2a}{3b} ~ 2 a over 3 b ~ дробь: в числителе 2 а, в знаменателе 3 бэ, конец дроби
\frac{1}{x} ~ 1 over x ~ 1 разделить на икс
-\frac{b}{2a} ~ minus b over 2 a ~ минус дробь: в числителе бэ, в знаменателе 2 а, конец дроби
\dfrac{x^2-1}{x+1} ~ the fraction with numerator x squared minus 1 and denominator x plus 1, end of fraction ~ дробь: в числителе икс в квадрате минус 1, в знаменателе икс плюс 1, конец дроби
\sqrt{2} ~ the square root of 2 ~ квадратный корень из двух
\sqrt{x} ~ the square root of x ~ квадратный корень из икс
\sqrt{x+1} ~ the square root of x plus 1, end of root ~ квадратный корень из выражения икс плюс 1, конец корня
\sqrt{16}=4 ~ the square root of 16 equals 4 ~ квадратный корень из шестнадцати равно 4
\sqrt[3]{8} ~ the cube root of 8 ~ кубический корень из восьми
\sqrt[3]{x-1} ~ the cube root of x minus 1, end of root ~ кубический корень из выражения икс минус 1, конец корня
\sqrt[4]{16} ~ the fourth root of 16 ~ корень четвёртой степени из шестнадцати
\sqrt[n]{a} ~ the root of degree n of a ~ корень степени эн из а
\sqrt{\frac{1}{4}} ~ the square root of one quarter, end of root ~ квадратный корень из одной четвёртой
2\sqrt{3} ~ 2 times the square root of 3 ~ 2 умножить на квадратный корень из трёх
x_1 ~ x sub 1 ~ икс 1
x_2=3 ~ x sub 2 equals 3 ~ икс 2 равно 3
x_{12} ~ x sub 12 ~ икс 12
a_n ~ a sub n ~ а с индексом эн
a_{n+1} ~ a sub n plus 1, end of index ~ а с индексом эн плюс 1, конец индекса
S_n ~ S sub n ~ эс с индексом эн
x_1+x_2 ~ x sub 1 plus x sub 2 ~ икс 1 плюс икс 2
v_0 ~ v sub 0 ~ вэ 0
\alpha ~ alpha ~ альфа
\beta+\gamma ~ beta plus gamma ~ бета плюс гамма
2\pi r ~ 2 pi r ~ 2 пи эр
\Delta x ~ capital delta x ~ дельта икс
\varphi ~ phi ~ фи
\omega t ~ omega t ~ омега тэ
\Omega ~ capital omega ~ омега
\lambda ~ lambda ~ лямбда
x=5 ~ x equals 5 ~ икс равно 5
x\ne 0 ~ x is not equal to 0 ~ икс не равно 0
x\approx 3{,}14 ~ x is approximately 3.14 ~ икс приблизительно равно 3,14
x>3 ~ x is greater than 3 ~ икс больше трёх
x<-2 ~ x is less than minus 2 ~ икс меньше минус двух
x\ge 4 ~ x is greater than or equal to 4 ~ икс больше или равно четырём
x\le 10 ~ x is less than or equal to 10 ~ икс меньше или равно десяти
x>\frac{1}{2} ~ x is greater than one half ~ икс больше одной второй
x<y ~ x is less than y ~ икс меньше игрек
x>y+1 ~ x is greater than y plus 1 ~ икс больше, чем игрек плюс 1
x\geq 2x-1 ~ x is greater than or equal to 2 x minus 1 ~ икс не меньше, чем 2 икс минус 1
0<x<1 ~ 0 is less than x is less than 1 ~ 0 меньше икс меньше одного
-3\le x\le 5 ~ minus 3 is less than or equal to x is less than or equal to 5 ~ минус 3 меньше или равно икс меньше или равно пяти
x\ge 0 ~ x is greater than or equal to 0 ~ икс больше или равно нулю
x\le 21 ~ x is less than or equal to 21 ~ икс меньше или равно двадцати одному
x>100 ~ x is greater than 100 ~ икс больше ста
x<242 ~ x is less than 242 ~ икс меньше двухсот сорока двух
x\pm 1 ~ x plus or minus 1 ~ икс плюс-минус 1
\pm 3 ~ plus or minus 3 ~ плюс-минус 3
3\cdot 4 ~ 3 times 4 ~ 3 умножить на 4
2\times 5 ~ 2 times 5 ~ 2 умножить на 5
12:4 ~ 12 divided by 4 ~ 12 разделить на 4
12\div 3 ~ 12 divided by 3 ~ 12 разделить на 3
3x+2 ~ 3 x plus 2 ~ 3 икс плюс 2
2x-7=0 ~ 2 x minus 7 equals 0 ~ 2 икс минус 7 равно 0
3(x-2)=2x+7 ~ 3 open bracket x minus 2 close bracket equals 2 x plus 7 ~ 3 скобка открывается икс минус 2 скобка закрывается равно 2 икс плюс 7
x^2-5x+6=0 ~ x squared minus 5 x plus 6 equals 0 ~ икс в квадрате минус 5 икс плюс 6 равно 0
ax^2+bx+c=0 ~ a x squared plus b x plus c equals 0 ~ а икс в квадрате плюс бэ икс плюс цэ равно 0
D=b^2-4ac ~ D equals b squared minus 4 a c ~ дэ равно бэ в квадрате минус 4 а цэ
x=\frac{-b\pm\sqrt{D}}{2a} ~ x equals the fraction with numerator minus b plus or minus the square root of D and denominator 2 a, end of fraction ~ икс равно дроби: в числителе минус бэ плюс-минус квадратный корень из дэ, в знаменателе 2 а, конец дроби
|x| ~ the absolute value of x ~ модуль икс
|x-3| ~ the absolute value of x minus 3, end of absolute value ~ модуль выражения икс минус 3, конец модуля
|-5|=5 ~ the absolute value of minus 5 equals 5 ~ модуль минус пяти равно 5
|x|<3 ~ the absolute value of x is less than 3 ~ модуль икс меньше трёх
x\in[1;3) ~ x is in the interval from 1 included to 3 ~ икс принадлежит промежутку от одного включительно до трёх
x\in(2;5] ~ x is in the interval from 2 to 5 included ~ икс принадлежит промежутку от двух до пяти включительно
x\in(-\infty;4] ~ x is in the interval from minus infinity to 4 included ~ икс принадлежит промежутку от минус бесконечности до четырёх включительно
x\in\mathbb{R} ~ x is in the real numbers ~ икс принадлежит множеству действительных чисел
n\in\mathbb{N} ~ n is in the natural numbers ~ эн принадлежит множеству натуральных чисел
x\notin\mathbb{Z} ~ x is not in the integers ~ икс не принадлежит множеству целых чисел
[0;1] ~ the interval from 0 included to 1 included ~ промежуток от нуля включительно до одного включительно
A\cup B ~ A union B ~ а в объединении с бэ
A\cap B ~ A intersected with B ~ а в пересечении с бэ
\emptyset ~ the empty set ~ пустое множество
x\to 0 ~ x tends to 0 ~ икс стремится к нулю
x\to\infty ~ x tends to infinity ~ икс стремится к бесконечности
n\to\infty ~ n tends to infinity ~ эн стремится к бесконечности
\sin x ~ sine of x ~ синус икс
\sin 30^\circ ~ sine of 30 degrees ~ синус тридцати градусов
\cos 60° ~ cosine of 60 degrees ~ косинус шестидесяти градусов
\sin^2 x+\cos^2 x=1 ~ sine squared of x plus cosine squared of x equals 1 ~ синус в квадрате икс плюс косинус в квадрате икс равно 1
\tan x ~ tangent of x ~ тангенс икс
\tg\alpha ~ tangent of alpha ~ тангенс альфа
\ctg x ~ cotangent of x ~ котангенс икс
\arcsin x ~ arc sine of x ~ арксинус икс
\log_2 8=3 ~ log base 2 of 8 equals 3 ~ логарифм по основанию 2 от восьми равно 3
\log_a b ~ log base a of b ~ логарифм по основанию а от бэ
\ln x ~ natural log of x ~ натуральный логарифм икс
\ln 2 ~ natural log of 2 ~ натуральный логарифм двух
\lg 100 ~ log base 10 of 100 ~ десятичный логарифм ста
\lim_{x\to 0}\frac{\sin x}{x} ~ the limit as x tends to 0 of the fraction with numerator sine of x and denominator x, end of fraction ~ предел при икс, стремящемся к нулю, дробь: в числителе синус икс, в знаменателе икс, конец дроби
\int_0^1 x^2\,dx ~ the integral from 0 to 1 of x squared d x ~ интеграл от нуля до одного, икс в квадрате дэ икс
\int f(x)\,dx ~ the integral of f of x d x ~ интеграл эф от икс дэ икс
\sum_{i=1}^{n} i ~ the sum from i equals 1 to n of i ~ сумма по и от одного до эн, и
\sum_{k=1}^{10} k^2 ~ the sum from k equals 1 to 10 of k squared ~ сумма по ка от одного до десяти, ка в квадрате
f(x) ~ f of x ~ эф от икс
f(x)=x^2 ~ f of x equals x squared ~ эф от икс равно икс в квадрате
f'(x)=2x ~ f prime of x equals 2 x ~ эф штрих от икс равно 2 икс
g(2) ~ g of 2 ~ жэ от двух
y=kx+b ~ y equals k x plus b ~ игрек равно ка икс плюс бэ
25\% ~ 25 percent ~ 25 процентов
1\% ~ 1 percent ~ 1 процент
2\% ~ 2 percent ~ 2 процента
21\% ~ 21 percent ~ 21 процент
90^\circ ~ 90 degrees ~ 90 градусов
1^\circ ~ 1 degree ~ 1 градус
22^\circ ~ 22 degrees ~ 22 градуса
n! ~ n factorial ~ эн факториал
5! ~ 5 factorial ~ 5 факториал
\angle ABC ~ angle A B C ~ угол а бэ цэ
\triangle ABC ~ triangle A B C ~ треугольник а бэ цэ
AB\perp CD ~ A B is perpendicular to C D ~ а бэ перпендикулярно цэ дэ
AB\parallel CD ~ A B is parallel to C D ~ а бэ параллельно цэ дэ
\vec{a} ~ vector a ~ вектор а
\vec{AB} ~ vector A B ~ вектор а бэ
\overline{AB} ~ A B bar ~ а бэ с чертой
\binom{5}{2} ~ 5 choose 2 ~ число сочетаний из пяти по 2
C_n^k ~ C sub n to the power of k ~ цэ с индексом эн в степени ка
\begin{cases} x+y=3 \\ x-y=1 \end{cases} ~ the system: line 1: x plus y equals 3; line 2: x minus y equals 1 ~ система: строка 1: икс плюс игрек равно 3; строка 2: икс минус игрек равно 1
\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix} ~ the matrix: row 1: 1, 2; row 2: 3, 4 ~ матрица: строка 1: 1, 2; строка 2: 3, 4
a, b, c ~ a, b, c ~ а, бэ, цэ
1, 2, \ldots, n ~ 1, 2, and so on, n ~ 1, 2, и так далее, эн
x\Rightarrow y ~ x so y ~ икс, следовательно, игрек
\text{if } x>0 ~ if x is greater than 0 ~ if икс больше нуля
v=\frac{s}{t} ~ v equals s over t ~ вэ равно эс разделить на тэ
E=mc^2 ~ E equals m c squared ~ е равно эм цэ в квадрате
\boxed{x=4} ~ x equals 4 ~ икс равно 4
0{,}5 ~ 0.5 ~ 0,5
3.14 ~ 3.14 ~ 3,14
1000 ~ 1000 ~ 1000
\frac{x}{3}=\frac{2}{5} ~ x over 3 equals two fifths ~ икс разделить на 3 равно две пятых
\sqrt{x}=3 ~ the square root of x equals 3 ~ квадратный корень из икс равно 3
x=\sqrt{5} ~ x equals the square root of 5 ~ икс равно квадратному корню из пяти
\ce{2H2 + O2 -> 2H2O} ~ 2 H sub 2 plus O sub 2 gives 2 H sub 2 O ~ 2 аш 2 плюс о 2 даёт 2 аш 2 о
\ce{CaCO3 <=>[t] CaO + CO2 ^} ~ Ca C O sub 3 reversibly gives Ca O plus C O sub 2 ~ Ca цэ о 3 обратимо даёт Ca о плюс цэ о 2
\frac{\sqrt{2}}{2} ~ the fraction with numerator the square root of 2 and denominator 2, end of fraction ~ дробь: в числителе квадратный корень из двух, в знаменателе 2, конец дроби
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ~ ') as [string, string, string])

describe('a formula in words [C04]', () => {
  test('there are at least 120 formulas', () => expect(cases.length).toBeGreaterThanOrEqual(120))
  test.each(cases)('%s', (latex, english, russian) => {
    expect(formulaAloud(latex, 'en')).toBe(english)
    expect(formulaAloud(latex, 'ru')).toBe(russian)
  })

  test('any text gives words without LaTeX, quickly and without an end', () => {
    const piece = fc.constantFrom(
      ...[
        '\\frac',
        '\\sqrt[',
        '{',
        '}',
        '^',
        '_',
        '|',
        '\\left(',
        '(',
        ')',
        ']',
        '\\begin{cases}',
        '\\end{',
        '&',
        '\\\\',
      ],
      ...[
        '\\text{',
        '\\log_',
        'x',
        '2',
        '30^\\circ',
        '\\unknown',
        '\\',
        '$',
        ' ',
        'я',
        '😀',
        '\u0000',
        '\u200b',
        '!',
        ',',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        for (const language of ['en', 'ru'] as const)
          expect(formulaAloud(pieces.join(''), language)).not.toMatch(/[\\{}^_$]|undefined|null|NaN/)
      }),
      { seed: 8, numRuns: 1500 },
    )
    for (const part of ['{', '^', '\\frac', '|', '(', '{|', '\\begin{cases}', '\\sqrt[', 'x_', '\\left('])
      expect(() => formulaAloud(part.repeat(5000), 'ru')).not.toThrow()
  })
})

test.each([
  ['x^2-5x+6=0', 'x² − 5x + 6 = 0'],
  ['x=\\frac{-b\\pm\\sqrt{D}}{2a}', 'x = (−b ± √D)/(2a)'],
  ['\\sin^2 x+\\cos x', 'sin² x + cos x'],
  ['\\sqrt[3]{8}\\le x_1', '∛8 ≤ x₁'],
  ['x\\in[1;3)', 'x ∈ [1; 3)'],
  ['\\log_2 8 = 3', 'log₂ 8 = 3'],
  ['\\ce{2H2 + O2 -> 2H2O}', '2H₂ + O₂ → 2H₂O'],
  ['\\ce{Ba^2+ + SO4^2- -> BaSO4 v}', 'Ba²⁺ + SO₄²⁻ → BaSO₄'],
  ['\\ce{Na+ + OH- <=> NaOH}', 'Na⁺ + OH⁻ ⇌ NaOH'],
  ['\\ce{Ca(OH)2}', 'Ca(OH)₂'],
  ['\\begin{cases}x+y=3\\\\x-y=1\\end{cases}', 'x + y = 3; x − y = 1'],
])('%s is copied as text [C05]', (latex, text) => expect(formulaAsText(latex)).toBe(text))

describe('a message as it is read aloud [C04]', () => {
  const pieces = (markdown: string, fallback: 'en' | 'ru' = 'en') => messageAloud(markdown, fallback).pieces

  test('Markdown is not spelled, formulas are words, code is named', () => {
    expect(
      pieces(
        '## Two steps\n\n1. **Open** the brackets: $3(x-2)$\n2. See [the book](https://a.example/b)\n\n```js\nlet x\n```\n\n> It costs $5 and $6.',
      ),
    ).toEqual([
      'Two steps.',
      '1. Open the brackets: 3 open bracket x minus 2 close bracket.',
      '2. See the book.',
      'Here follows code.',
      'It costs $5 and $6.',
    ])
  })

  test('the language is that of the words, not of the formulas', () => {
    expect(messageAloud('Смотри: $\\sqrt{x}$ и $\\frac{a}{b}$', 'en').language).toBe('ru')
    expect(messageAloud('$x^2$', 'ru')).toEqual({ language: 'ru', pieces: ['икс в квадрате.'] })
    expect(pieces('Корень:\n$$\nx = \\sqrt{2}\n$$\nвот')).toEqual([
      'Корень:',
      'икс равно квадратному корню из двух.',
      'вот.',
    ])
  })

  test('a table is read by rows, a drawing is named, and what has no sound is left out', () => {
    expect(pieces('| n | $|x|$ |\n|---|:-:|\n| 1 | 2 |\n\n```plot\n{}\n```\n\n😀 \u200b\u202e\n\n<b>so</b>')).toEqual([
      'n, the absolute value of x.',
      '1, 2.',
      'Here follows a drawing.',
      'so.',
    ])
  })

  test('a long text is cut into whole sentences that a voice can take', () => {
    const cut = pieces('This is one sentence of many words. '.repeat(300))
    expect(cut.length).toBeGreaterThan(40)
    for (const piece of cut) {
      expect(piece.length).toBeLessThanOrEqual(220)
      expect(piece).toMatch(/\.$/)
    }
  })
})
