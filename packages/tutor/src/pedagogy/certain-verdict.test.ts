import { describe, expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const replyTo = lastReply('a reply')

describe('of two results that are offered none is chosen for the student', () => {
  test.each([
    ['ru', ['Упростите √50', '5√2? или 2√5 я запуталась']],
    ['ru', ['(x-3)^2 - (x+3)(x-3) упростить я получил -6x+18 или 0 хз']],
    ['ru', ['log2(x-1)+log2(x+1)=3', 'log2(x^2-1)=3', 'x^2-1 = 6 или 8? я путаю 3*2 и 2^3']],
    ['en', ['Simplify √50', 'is it 5√2? or 2√5?']],
  ] as const)('%s %s', (language, messages) => {
    const turn = replyTo(language, ...messages)
    expect(turn.move).toMatch(/^(?:verdict\.which-of-two|candidates\.(?:cause|test))$/)
    expect(turn.content.verdict).toBeUndefined()
    expect(turn.state.problem?.solved).toBe(false)
    expect(turn.events).toEqual([])
  })

  test('two roots of an equation are one result', () => {
    expect(replyTo('en', 'x^2 - 5x + 6 = 0', 'x = 2 or x = 3?').move).toBe('solved')
    expect(replyTo('en', 'x^2 - 5x + 6 = 0', 'x = 2 or x = 3').content.verdict).toBe('correct')
  })

  test('two that are both wrong are wrong', () => {
    expect(replyTo('en', 'Simplify √50', '3√2 or 2√5? not sure').content.verdict).toBe('incorrect')
  })
})

describe('what somebody else has is not judged as the result of the student', () => {
  test.each([
    ['en', ['solve 3x-7=11 i got x=6 but my friend got 4/3 who is right']],
    ['en', ['simplfy (2a^3b)^2 / (4ab)   is it a^5b ? my mate got a^4b']],
  ] as const)('right: %s %s', (language, messages) => {
    expect(replyTo(language, ...messages).move).toBe('solved')
  })

  test('an end that is right only with the friend is not said to be right', () => {
    const turn = replyTo(
      'en',
      'Solve the inequality -3x + 4 > 19',
      '-3x > 15',
      'x > -5. my friend has x<-5 but shes always wrong lol',
    )
    expect(turn.move).toBe('wrong.sign-not-flipped')
    expect(turn.text).not.toMatch(/end is right|right result|last step holds/i)
  })

  test('the answer of the book does not end the task', () => {
    const text = 'найти площадь трапеции основания 6 и 10 высота 4. я делал (6+10)*4=64 а в ответе 32 почему'
    const turn = replyTo('ru', text)
    expect(turn.move).not.toBe('solved')
    expect(turn.text).not.toContain('32')
  })

  test('the reason why the other number differs stays', () => {
    const text = "my friend got 2 but I got -2, who's right?"
    expect(replyTo('en', 'Find the slope of the line through (2, 5) and (6, -3)', text).move).toBe('solved')
  })
})

describe('a word or a gap that can be read otherwise makes nothing wrong', () => {
  test.each([
    ['ru', ['|x-3|=5 у меня один корень 8, ответ засчитали как неполный, чё ещё надо то'], 'missing-root'],
    ['en', ['Convert 0.35 to a fraction in its simplest form.', '35/100 divide by 5 its 7/20 boom'], 'solved'],
    ['ru', ['Найди 15% от 12 000 тенге', '1800тг'], 'solved'],
    [
      'en',
      [
        'A town had 25 000 inhabitants. The number grew by 4 % in the first year and by 5 % in the second. How many live there now?',
        '25000 * 1.04 = 26000\n26000 * 1.05 = 27300\nAnswer: 27 300 people',
      ],
      'story.answer',
    ],
  ] as const)('%s %s', (language, messages, move) => {
    expect(replyTo(language, ...messages).move).toBe(move)
  })

  test('3.14 for pi', () => {
    const task = 'Найдите объём цилиндра, если r = 3, h = 5'
    expect(replyTo('ru', task, '141,3').content.verdict).toBe('correct')
    expect(replyTo('ru', task, '141,2').content.verdict).not.toBe('correct')
  })

  test('the square root of 8 is still one', () => {
    expect(replyTo('ru', 'x^2 = 8', 'x = корень 8').content.verdict).not.toBe('incorrect')
    expect(replyTo('en', 'Convert 0.35 to a fraction', '35/100 divide by 5 its 7/25').content.verdict).not.toBe(
      'correct',
    )
  })
})

describe('an equality that was cut out of a longer stretch is not called wrong', () => {
  test.each([
    [
      'en',
      [
        'area between y = x^2 and y = 2x',
        'they cross at 0 and 2. integral of x^2-2x from 0 to 2 = 8/3 - 4 = -4/3. so area is -4/3 ?',
      ],
    ],
    ['ru', ['НОД(84;126)', '84=2*2*3*7 126=2*3*3*7']],
    [
      'ru',
      [
        'В правильной четырёхугольной пирамиде SABCD сторона основания 6, боковое ребро 5. Найдите высоту.',
        'h=√(25-9)=4',
      ],
    ],
    [
      'en',
      [
        'A fair six-sided die is rolled twice. Find the probability of getting at least one six.',
        'no six at all = 5/6 x 5/6 = 25/36\nat least one = 1 - 25/36\n= 11/36',
      ],
    ],
  ] as const)('%s %s', (language, messages) => {
    const turn = replyTo(language, ...messages)
    expect(turn.move).not.toMatch(/sum\.wrong|equation\.off/)
    expect(turn.content.verdict).not.toBe('incorrect')
  })

  test('what it says of the task may be wrong all the same', () => {
    const turn = replyTo('en', 'f(x) = 2x − 3 and g(x) = x². Work out fg(4).', '2*4-3 = 5, 5² = 25. fg(4)=25')
    expect(turn.move).not.toMatch(/sum\.wrong|equation\.off/)
    expect(turn.text).toMatch(/acts? first/)
  })

  test.each([
    ['en', ['x^2 - 5x + 6 = 0', 'D = 25 - 24 = 2']],
    ['ru', ['x²-5x-14=0', 'дискриминант 81 корень из него 9', '(5+9)/2=7, (5-9)/2=2']],
    ['en', ['Calculate 12 * 3 + 5', '12 * 3 = 38']],
    ['en', ['Calculate 785 - 54 + 2', '733, cause 85-54 is 21']],
    ['en', ['Calculate 3/(√8 + 2)', 'root 8 plus 2 is root 10']],
    ['ru', ['Вычисли: 3·cos(π/3)', 'cos(π/3)=√3/2 поэтому 3√3/2']],
    ['ru', ['НОД(84;126)', '84=2*2*3*7; 126=2*3*3*8']],
  ] as const)('one that stands there is: %s %s', (language, messages) => {
    const turn = replyTo(language, ...messages)
    expect(turn.content.verdict === 'incorrect' || /wrong/.test(turn.move)).toBe(true)
  })
})

describe('a solution whose end is right is accepted where a line of it cannot be followed', () => {
  test.each([
    ['en', ['A triangle has base 10 cm and height 7 cm. Find its area.', 'A = g*h/2 = 10*7/2 = 70/2 = 35 cm²']],
    [
      'en',
      [
        'The diagonals of a rhombus are 16 cm and 30 cm. Find its perimeter.',
        'half diagonals 8 and 15\nside² = 64 + 225 = 289\nside = 17\nperimeter = 4 x 17 = 68cm',
      ],
    ],
    [
      'en',
      [
        'Find the equation of the line through (1, 2) and (3, 8)',
        'm = (8-2)/(3-1) = 3\ny = 3x + c\n2 = 3 + c\nc = -1\ny = 3x - 1',
      ],
    ],
    [
      'ru',
      [
        '√(2x+3)=x',
        'возводим в квадрат: 2x+3=x²\nx²-2x-3=0\nx=3 или x=-1\nпроверка\nx=3: √9=3 верно\nx=-1: √1=1, а справа -1, не подходит\nОтвет: 3',
      ],
    ],
  ] as const)('%s %s', (language, messages) => {
    expect(replyTo(language, ...messages).move).toMatch(/^(?:worked\.)?solved$/)
  })

  test.each([
    ['an extraneous root is kept', 'log2(x+1)+log2(x-1)=3', 'x²-1=8\nx²=9\nx=3; x=-3\nAnswer: ±3'],
    [
      'a sum on the way is false',
      'A triangle has base 10 cm and height 7 cm. Find its area.',
      '10*7/2 = 80/2 = 35 cm²',
    ],
    ['the end is wrong', 'A triangle has base 10 cm and height 7 cm. Find its area.', 'A = g*h/2 = 10*7 = 70 cm²'],
    ['only a formula is shown, and a wrong one', 'The volume of a sphere with r = 3 is kπ. Find k.', 'V = 4πr², k=36'],
  ])('but not where %s', (_, task, solution) => {
    expect(replyTo('en', task, solution).move).not.toBe('solved')
  })

  test('alone, the calculation of a first message is no task', () => {
    const text =
      'в коробке 4 красных 6 синих. вытаскивают два шара сразу. вероятность что оба красные. 4/10*4/10=0,16 верно?'
    expect(replyTo('ru', text).content.verdict).not.toBe('correct')
  })
})

describe('only what was verified of the open task is called right', () => {
  test('a conclusion behind a right line', () => {
    const text = '2(x+3)=2x+6 у меня х сократился и вышло 0=0 это нет решений?'
    expect(replyTo('ru', text).content.verdict).toBe('incorrect')
    expect(replyTo('en', 'x + 3 = x + 5', '0 = 2 so no solutions').content.verdict).toBe('correct')
  })

  test.each([
    ['en', ['Differentiate y = (2x + 1)⁵', "y' = 5(2x+1)^4"]],
    ['ru', ['найти производную y=(2x+1)^5', '5(2x+1)^4']],
  ] as const)('a factor of the derivative may be meant as all of it: %s %s', (language, messages) => {
    const { move, content } = replyTo(language, ...messages)
    expect([move, content.verdict]).toEqual(['placed.inner-factor', undefined])
  })

  test('beside the task, too', () => {
    expect(replyTo('en', 'derivative of sin(3x) is cos(3x) right').text).toMatch(/^No/)
  })

  test('the places that a rounding asks for', () => {
    const task = 'Round 3.4982 to 2 decimal places.'
    expect(replyTo('en', task, '3.5').content.verdict).toBe('correct-but')
    expect(replyTo('en', task, '3.50').move).toBe('solved')
    expect(replyTo('en', task, '3.5', '3.50').move).toBe('solved')
    expect(replyTo('en', 'Round 3.4982 to 1 decimal place.', '3.5').move).toBe('solved')
  })

  test('a letter that may be a length or its square', () => {
    const task = 'In a right triangle the legs are 6 cm and 8 cm. Find the hypotenuse.'
    expect(replyTo('en', task, 'so c=100??').move).toBe('verdict.letter')
    expect(replyTo('en', task, 'c = 10 cm').content.verdict).toBe('correct')
  })

  test.each([
    [
      'en',
      [
        'The perimeter of a rectangle is 34 cm. The length is 3 cm more than the width. Find the width.',
        'w + w + 3 = 34',
        '2w=31 w=15.5 that doesnt look right??',
      ],
    ],
    [
      'ru',
      [
        'Периметр прямоугольника 46 см. Одна сторона на 7 см больше другой. Найдите площадь прямоугольника.',
        'x + x+7 = 46\n2x=39\nx=19,5',
      ],
    ],
  ] as const)('an equation of the student that comes to something else than the task: %s %s', (language, messages) => {
    const turn = replyTo(language, ...messages)
    // Its cause is known here, one of each side instead of two, and is told instead of only that it fits the equation.
    expect(turn.move).toBe('worked.slip.rectangle-perimeter')
    expect(turn.content.verdict).toBe('incorrect')
  })

  test('of an equation that nobody could compare with the task only its solution is called right', () => {
    const text =
      '6 рабочих сделают за 10 дней. а сколько надо рабочих чтоб за 4 дня? пропорцией 6/10=х/4 выходит 2,4 рабочего лол'
    expect(replyTo('ru', text).text).not.toMatch(/Да, верно|\*\*Ответ/)
  })
})
