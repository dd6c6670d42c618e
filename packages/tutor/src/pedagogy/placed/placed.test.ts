import { describe, expect, test } from 'vitest'
import { lastReply } from '../../testing/last-reply.ts'

const replyTo = lastReply('placed')

type Dialogue = readonly ['en' | 'ru', readonly string[], string, RegExp]

/** The move, a fact that has to be in the reply, and that it asks. */
const expectEach = (dialogues: readonly Dialogue[]) =>
  test.each(dialogues)('%s %s: %s', (language, messages, move, fact) => {
    const reply = replyTo(language, ...messages)
    // A mistake that is named is a verdict.
    const isSo = new RegExp(`^${move.replace('placed.', '(?:placed|wrong)\\.')}$`)
    expect([reply.move, reply.text]).toEqual([expect.stringMatching(isSo), expect.stringMatching(fact)])
    expect(reply.text).toMatch(/\?/)
  })

describe('pieces of a calculation are placed in it', () => {
  expectEach([
    ['en', ['(-3)^2 - (-2)^3', '9 + -8 = 1'], 'placed.minus-between', /-8/],
    ['ru', ['(-1)^5 - (-2)^4', 'получилось -1 + 16 = 15'], 'placed.minus-between', /16/],
    ['en', ['(-4)^3 + (-5)^2', '-64 - 25 = -89'], 'placed.sign-of-power', /\(-5\)\^\{2\}/],
    ['ru', ['5/6 - 3/8', '5-3=2 6-8=-2 и что получается'], 'placed.bottoms-apart', /\$6\$.*\$8\$/],
    ['en', ['0.4 * 0.3', '4*3 = 12'], 'placed.digits-of-product', /12/],
    ['en', ['12 - 3 * 2', '12-3=9 and 9*2=18'], 'placed.goes-first', /3 \\cdot 2/],
    ['en', ['20 - 12 : 4', '8 : 4 = 2'], 'placed.goes-first', /12/],
    ['en', ['√50 - √18', '5√2 and 3√2 so 2'], 'placed.end-of-pieces', /5\\sqrt\{2\}.*3\\sqrt\{2\}/],
  ])
})

describe('the pair of a quadratic', () => {
  expectEach([
    ['en', ['factor 2x^2 + 7x + 3', 'ac method: 2*3 = 6 and 6+1 = 7. what next'], 'placed.pair-to-split', /7x/],
    ['ru', ['разложи на множители 3x^2+10x+8', '3*8=24, 6+4=10. и что дальше'], 'placed.pair-to-split', /10x/],
    ['en', ['factor 6x^2 + 13x + 5', '6*5=30 and 6+5=11'], 'placed.pair-off', /\$11\$.*\$13\$/],
    ['en', ['factor x^2 + 9x + 20', '4*5=20 4+5=9'], 'placed.pair-found', /20/],
    ['ru', ['разложи x^2 - x - 12', '4 и 3'], 'placed.pair-signs', /-12/],
  ])

  test('the factors are not told', () => {
    expect(replyTo('en', 'factor 2x^2 + 7x + 3', '2*3 = 6 and 6+1 = 7').text).not.toMatch(/x \+ 3\)/)
  })
})

describe('usual wrong lines of an equation are known by their cause', () => {
  expectEach([
    ['en', ['3^(x+1) + 3^x = 36', 'bases are the same so x+1+x = 36'], 'placed.bases-dropped', /3\^\{x \+ 1\}/],
    ['ru', ['2^(x+2) - 2^x = 12', 'основания одинаковые, x+2-x=12'], 'placed.bases-dropped', /2\^\{x \+ 2\}/],
    ['en', ['log2(x) + log2(x-6) = 4', 'x + x - 6 = 16'], 'placed.arguments-added', /log/],
    ['en', ['√(x+5) = x - 1', 'x + 5 = x - 1'], 'placed.one-side-squared', /x - 1/],
    ['en', ['√x + √(x-5) = 5', 'x + x - 5 = 25'], 'placed.squared-apart', /root/],
    ['ru', ['Решите уравнение 3^x = 9·3^(2-x)', '3^x = 27^(2-x)'], 'placed.factor-into-base', /27/],
    ['en', ['5^(x-1) = 25', 'x - 1 = 5'], 'placed.exponent-asked', /\$5\$.*\$25\$/],
    ['en', ['3^x = 81', 'x = 27'], 'placed.exponent-asked', /81/],
    ['en', ['{2x+y=5; x-y=1}', 'y = 5-2x, x - 5 - 2x = 1'], 'placed.bracket-lost', /5 - 2x/],
    ['en', ['5/(x-1) = 3/(x+1)', '5x + 1 = 3x - 1'], 'placed.bracket-lost', /bracket/],
  ])

  test('a right line is no usual mistake', () => {
    expect(replyTo('en', '5^(x-1) = 25', 'x - 1 = 2').content.verdict).toBe('correct')
    expect(replyTo('en', '{2x+y=5; x-y=1}', 'y = 5-2x, x - (5 - 2x) = 1').content.verdict).not.toBe('incorrect')
    expect(replyTo('en', '5/(x-1) = 3/(x+1)', '5x + 5 = 3x - 3').content.verdict).not.toBe('incorrect')
  })
})

describe('a root that the task does not have', () => {
  expectEach([
    [
      'en',
      ['√(x+12) = x', 'x+12=x^2', 'roots 4 and -3', 'the book only has 4, why did they throw out -3'],
      'placed.dropped-by-square',
      /x = -3/,
    ],
    [
      'ru',
      ['ln(x) + ln(x-1) = ln(6)', 'x^2-x-6=0', 'x=3, x=-2', 'почему -2 выкинули'],
      'placed.dropped-by-log',
      /x = -2/,
    ],
    ['en', ['x/(x-2) = 2/(x-2)', 'x = 2', "why isn't 2 allowed"], 'placed.dropped-by-bottom', /x - 2/],
  ])

  test('both signs are judged in the task itself', () => {
    const reply = replyTo('ru', 'log2(x-1)+log2(x+1)=3', '(x-1)(x+1)=8', 'x^2=9', 'ответ +-3')
    expect(reply.move).toBe('wrong.extraneous-root')
  })

  test.each(['x=3 and x=6', 'x=3, x=6', 'x = 6 or x = 3'])(
    'an extraneous root beside the right one is not called right: %s',
    (line) => {
      expect(replyTo('en', '√(x-2) = x - 4', line).content.verdict).toBe('incorrect')
    },
  )

  test('who leaves it out is right', () => {
    expect(replyTo('en', '√(x-2) = x - 4', 'x=3 or x=6, 3 doesnt work so x=6').move).toBe('solved')
  })
})

describe('results are compared by the task', () => {
  expectEach([
    ['en', ['simplify √48', 'is it 4√3 or 2√12'], 'placed.same-roots', /4\\sqrt\{3\}.*2\\sqrt\{12\}/],
    ['ru', ['сократи 12/18', '6/9 или 2/3? брат говорит 6/9'], 'placed.same-forms', /\\frac\{6\}\{9\}/],
    ['en', ['1/4 + 2/3', '3/7 or 11/12? my friend says 3/7'], 'placed.one-is-off', /3\}\{7/],
    ['ru', ['1/4 + 2/3', '11/12', 'или 3/7? подруга говорит 3/7'], 'placed.own-stays', /11\}\{12/],
    [
      'ru',
      ['4x - 3 = 2x + 7', 'x = 2', 'у подруги 5 а у меня 2, кто прав'],
      'placed.equation-decides',
      /x = 5.*x = 2|x = 2.*x = 5/,
    ],
    ['en', ['8x = 12', 'x = 12/8', 'isnt that the same number, why simplify'], 'placed.form-kept', /\$12\$.*\$8\$/],
  ])
})

describe('a named step is followed', () => {
  expectEach([
    ['en', ['Convert 54 km/h to m/s', '54*1000/60 = 900'], 'placed.meters-a-minute', /900/],
    ['ru', ['Переведите 90 км/ч в м/с', '90*1000=90000, а потом на 60 делить?'], 'placed.sixty-or-more', /90000/],
    ['en', ['convert 20 m/s to km/h', '20/3.6 = 5.56'], 'placed.speed-turned', /5\.56/],
    ['en', ['find 15% of 240', 'can i do 10% is 24 and then half of that and add'], 'placed.percent-in-parts', /24/],
    ['en', ['find 20% of 350', '350/20 = 17.5'], 'placed.divided-by-percent', /350/],
    ['en', ['increase 80 by 15%', '80 * 0.15 = 12'], 'placed.part-to-add', /12/],
    ['en', ['mean of 3, 9, 4, 8', '24', 'then divide by 4 because there are 4'], 'placed.divide-it', /24/],
    ['en', ['area of a triangle base 8 height 5', '40', 'then i halve it'], 'placed.divide-it', /40/],
  ])

  test('a sign that is put right is the own result', () => {
    expect(replyTo('en', 'Write 0.0036 in standard form', '3.6 x 10^3', 'oh its minus 3 sorry').move).toBe('solved')
    expect(replyTo('en', '3x+6=0', 'x=2', 'oops minus 2').move).toBe('solved')
  })

  test('what somebody else has is not', () => {
    expect(replyTo('en', '(x+4)^2=0', 'x=4', 'photomath says -4 but i have 4 who is right').move).toBe(
      'placed.equation-decides',
    )
  })
})

describe('derivatives', () => {
  expectEach([
    ['en', ['differentiate (4x-1)^3', '3(4x-1)^2'], 'placed.inner-factor', /4x - 1/],
    ['ru', ['найти производную y=(2x+1)^5', '5(2x+1)^4'], 'placed.inner-factor', /2x \+ 1/],
    ['en', ['derivative of x^2 * e^x', '2x * e^x'], 'placed.first-term-only', /e\^\{x\}/],
    ['ru', ['найти производную y = (2x-3)/(x+1)', '(2(x+1) - (2x-3))/(x+1)'], 'placed.bottom-not-squared', /x \+ 1/],
    [
      'en',
      ['derivative of x^2 * e^x', "u = x^2 v = e^x u' = 2x v' = e^x, next?"],
      'placed.rule-of-product',
      /[Rr]ight|fit/,
    ],
    ['ru', ['найти производную x^3·ln x', "u=x^3, v=ln x, u'=3x^2, v'=x"], 'placed.slope-off', /ln x/],
    ['en', ['integrate x*e^x', 'u = x, dv = e^x dx. then?'], 'placed.parts-chosen', /e\^\{x\}/],
    ['en', ['integrate x*e^x', 'u = e^x, dv = x dx and it got worse'], 'placed.parts-swapped', /e\^\{x\}/],
    ['ru', ['найти интеграл x^2*sin x', 'u = sin x, dv = x^2 dx. дальше?'], 'placed.parts-swapped', /sin/],
    [
      'en',
      ['Find the equation of the tangent to y = x^2 + 3 at x = 2', 'gradient 4', 'y = 4x + c, put (2, 2) in'],
      'placed.point-off-curve',
      /x = 2/,
    ],
    ['en', ['find the vertex of y = x^2 - 4x + 7', '(x-2)^2 + 3 so vertex (-2, 3)'], 'placed.vertex-sign', /bracket/],
    [
      'en',
      ['Find the stationary points of y = x^3 - 6x^2 + 9x + 1', '3x^2-12x+9=0', 'divide by 3: x^2 - 4x + 3 = 0'],
      'worked.right',
      /x\^\{2\}-4x\+3/,
    ],
  ])
})

describe('a new letter, tests with numbers', () => {
  expectEach([
    [
      'ru',
      ['cos2x - cos x = 0', 'заменил cos2x на 2cos^2x-1, t=cos x и получилось 2t^2 - t - 1 = 0'],
      'placed.new-letter-bounded',
      /2t\^\{2\}/,
    ],
    ['en', ['x - 5√x + 6 = 0', 'replaced √x with t and got t^2 - 5t + 6 = 0'], 'placed.new-letter', /\$t\$|t =/],
    ['en', ['x^2 < 9', 'x < 3'], 'placed.separating-number', /x = -4/],
    ['en', ['x^2 - 4 > 0', 'x > 2'], 'placed.left-out-number', /x = -3/],
    ['en', ['factor x^2 - 7x + 12', '(x+3)(x+4)'], 'placed.multiplied-out', /x\^\{2\} \+ 7x \+ 12/],
    ['en', ['simplify 3a + 2b - a + 5b', '9ab'], 'placed.tested-with-numbers', /54/],
  ])

  test('a substitution that is not the task gets no yes', () => {
    const reply = replyTo('ru', 'cos2x - cos x = 0', 't=cos x и получилось 2t^2 + t - 1 = 0')
    expect(reply.content.verdict).not.toBe('correct')
  })
})

describe('what is said of the task', () => {
  expectEach([
    ['en', ['share £90 in the ratio 2:3', 'oh sorry its £100 not 90'], 'in-task.changed', /\$100\$/],
    ['ru', ['раздели 120 рублей в отношении 2:3', 'ой там 150 рублей, опечатка'], 'in-task.changed', /\$150\$/],
    [
      'en',
      ['area of a circle radius 5 cm', 'pi r squared', 'wait sorry its the DIAMETER thats 5 not the radius'],
      'in-task.changed',
      /radius/,
    ],
    [
      'ru',
      ['Найди периметр квадрата со стороной 7,5 см', '30', 'ок теперь другая: площадь круга радиуса 4'],
      'orient',
      /площадь круга/,
    ],
    ['ru', ['x^2+6x+8=0', 'x=-2 и x=-4', 'а если x^2+6x+9 то что будет'], 'orient', /x\^\{2\} \+ 6x \+ 9 = 0/],
    ['ru', ['геом прогрессия 3, 12, 48 сумма первых 4', 'что такое q вообще'], 'in-task.meaning', /умножают/],
    ['ru', ['Найти НОК(12, 18)', 'а нок это чё'], 'in-task.meaning', /наименьшее общее кратное/],
    ['en', ['find the lcm of 12 and 18', 'wdym lcm'], 'in-task.meaning', /smallest number/],
    ['ru', ['Найди 12% от 50', 'чего? попроще можно'], 'hint.nudge', /100/],
  ])

  test('a conclusion without roots is a result', () => {
    const reply = replyTo('en', 'x² + 2x + 5 = 0', 'D = 4 - 20 = -16 so no roots. (we havent done complex)')
    expect(reply.move).toBe('solved')
  })
})

describe('a right result of a way that is none', () => {
  expectEach([
    [
      'en',
      ['Simplify (x^2 - 9)/(x + 3)', "the x's cancel and 9/3 is 3 so x - 3... is that legit"],
      'placed.terms-cancelled',
      /as a product|factors/,
    ],
    [
      'ru',
      ['Сократите дробь (x² − 25)/(x + 5)', 'x^2 сократил с x, 25 с 5, вышло x-5'],
      'placed.terms-cancelled',
      /произведени|множител/,
    ],
    ['en', ['convert 54 km/h to m/s', '16'], 'placed.speed-tested', /16/],
  ])

  test('cancelling a factor is praised', () => {
    expect(replyTo('en', 'Simplify (x^2 - 9)/(x + 3)', '(x-3)(x+3)/(x+3), the x+3 cancels so x-3').move).toBe('solved')
  })
})

describe('a harder exercise has what made the last one hard', () => {
  test.each([
    ['en', '0.5 * 1.2', '0.6', 'now a harder one like that', /\$[^$]*\d\.\d[^$]*\\cdot[^$]*\$/],
    ['ru', '0,25*1,6', '0,4', 'о, а дай ещё похожую тока посложнее', /\$[^$]*\d\{,\}\d[^$]*\\cdot[^$]*\$/],
  ] as const)('%s %s', (language, task, result, wish, shown) => {
    const reply = replyTo(language, task, result, wish)
    expect([reply.move, reply.text]).toEqual(['practise', expect.stringMatching(shown)])
  })
})

describe('more of what is usual', () => {
  expectEach([
    ['en', ['x^2 + 4x - 5 = 0', '(x-5)(x+1)'], 'placed.multiplied-out', /x\^\{2\} - 4x - 5/],
    ['ru', ['x^2 - 4x + 3 = 0', '(x-1)(x-3) значит -1 и -3'], 'wrong.factor-signs', /знак/],
    ['en', ['e^x = 5', 'x = 5/e'], 'placed.exponent-asked', /5/],
    ['en', ['ln x = 3', 'x = 3e'], 'placed.log-undone', /3/],
    ['ru', ['0,7 + 0,25', '0,32'], 'placed.points-lined-up', /знак|запят|сотых|разряды/],
  ])

  test('the beginning of a completed square is no product', () => {
    const task = 'Solve x^2 + 6x + 2 = 0 by completing the square'
    expect(replyTo('en', task, 'i know it starts (x+3)^2').content.verdict).not.toBe('incorrect')
  })

  test('a why is no step', () => {
    const messages = ['area of a triangle base 8 height 5', '40', 'why do you have to halve it'] as const
    expect(replyTo('en', ...messages).move).not.toBe('placed.divide-it')
  })

  test('what is right stays right', () => {
    expect(replyTo('en', 'x^2 - 4x + 3 = 0', '(x-1)(x-3) so the answers are 1 and 3').move).toBe('solved')
    expect(replyTo('en', '12 is 30% of what number', '12 : 30 = 0.4').content.verdict).not.toBe('incorrect')
  })
})
