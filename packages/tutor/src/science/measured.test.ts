import type { Intent } from '@lumi/contracts/chat'
import { ReplyContent } from '@lumi/contracts/chat'
import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'
import type { Expr } from '../math/ast.ts'
import { timesDimension } from '../math/units.ts'
import { chemistryFormulas, type Formula, physicsFormulas, storyFormulas } from './formulas.ts'
import { readMeasured } from './read.ts'

function conversation(interfaceLanguage: 'en' | 'ru') {
  let state = startSession()
  return (message: string | Intent): TutorTurn => {
    const said = typeof message === 'string' ? { text: message } : { text: '', intent: message }
    const turn = takeTurn({ ...said, interfaceLanguage, state, seed: 'measured', now: 0 })
    state = JSON.parse(JSON.stringify(turn.state))
    expect(turn.fault).toBeUndefined()
    expect(ReplyContent.safeParse(turn.content).success).toBe(true)
    return turn
  }
}
const answerIn = ({ text }: TutorTurn) => /\*\*(?:Answer|Ответ):\*\* (.+)/.exec(text)?.[1]

/** Asks for one hint, gives up, and reads the answer from the whole solution. */
function answerOf(task: string, language: 'en' | 'ru'): string | undefined {
  const say = conversation(language)
  const first = say(task)
  expect(first.move, task).toBe('orient')
  expect(answerIn(first), task).toBeUndefined()
  say(language === 'en' ? 'hint' : 'подсказка')
  return answerIn(say(language === 'en' ? 'I give up' : 'сдаюсь'))
}

describe('a task of physics in the chat', () => {
  test('is not solved in the first reply, and its ladder goes from what is given to the answer with its unit', () => {
    const say = conversation('en')
    const first = say('A car with a mass of 1.2 t moves at 72 km/h. Find its kinetic energy.')
    expect(first.move).toBe('orient')
    expect(first.text).not.toMatch(/240|20 m|1200/)
    expect(first.content.work?.steps.map(({ state }) => state)).toEqual(['now', 'later', 'later', 'later', 'later'])
    const levels = [say('hint'), say('hint'), say('hint'), say('hint')]
    expect(levels.map(({ content }) => content.hintLevel)).toEqual([1, 2, 3, 4])
    expect(levels.every(({ free }) => free)).toBe(true)
    expect(new Set(levels.map(({ text }) => text)).size).toBe(4)
    expect(levels[2]!.text).not.toContain('240000')
    expect(say('E_k = mv^2/2').content).toMatchObject({ verdict: 'correct', problem: { solved: false, step: 3 } })
    expect(say('72 km/h = 20 m/s').content.verdict).toBe('correct')
    expect(say('1200*20^2/2').content.verdict).toBe('correct')
    expect(say('240000').content).toMatchObject({ verdict: 'correct-but', problem: { solved: false } })
    const end = say('240 kJ')
    expect(end.content).toMatchObject({ verdict: 'correct', problem: { solved: true } })
    expect(answerIn(end)).toBe('240000 J')
    const twin = say('another one')
    expect(twin.move).toBe('practise')
    expect(twin.content.problem).toMatchObject({ title: 'Kinetic energy', solved: false })
  })

  test('names a wrong unit, a conversion that was forgotten and a formula upside down', () => {
    const say = conversation('ru')
    say('Найди плотность тела массой 2 кг и объёмом 4 л.')
    expect(say('500 кг').move).toBe('wrong.unit')
    // A law that is known says which amount was left as it is, and what the turned formula would measure.
    const notConverted = say('0,5')
    expect(notConverted).toMatchObject({ move: 'worked.slip.law.density', content: { verdict: 'incorrect' } })
    expect(notConverted.text).toMatch(/4.*л.*м³/u)
    expect(notConverted.text).not.toMatch(/500|0[.,{}]+004/)
    const turned = say('ρ = V/m')
    expect(turned).toMatchObject({ move: 'worked.slip.law.density', content: { verdict: 'incorrect' } })
    expect(turned.text).toMatch(/перевёрнут/)
    expect(say('ρ = m/V').content.verdict).toBe('correct')
    expect(say('m = 3 кг').move).toBe('wrong.given')
    expect(say('4 л = 0,04 м³').move).toBe('wrong.conversion')
    expect(say('0,5 кг/л').content).toMatchObject({ verdict: 'correct', problem: { solved: true } })
  })

  test.each([
    [
      'ru',
      'два резистора 6 ом и 3 ом параллельно подключены к 12 В найти общий ток',
      '1/6+2/6=3/6=1/2 значит R=0,5 Ом',
    ],
    [
      'en',
      'Two resistors of 6 ohm and 3 ohm are connected in parallel to 12 V. Find the total current.',
      '1/6 + 1/3 = 1/2 so R = 0.5 ohm',
    ],
  ] as const)(
    '1/R taken for R on the way to a current is upside down, and its unit fits: %s',
    (language, task, work) => {
      const say = conversation(language)
      say(task)
      expect(say('1/6+1/3').content.verdict).toBe('correct')
      expect(say(work).move).toBe('wrong.turned-over')
      expect(say(language === 'ru' ? '6 Ом' : '6 ohm').move).toBe('wrong.answer')
      expect(say(language === 'ru' ? '6 кг' : '6 kg').move).toBe('wrong.unit')
      expect(say(language === 'ru' ? 'I = 6 А' : 'I = 6 A').content.verdict).toBe('correct')
    },
  )

  test('gives the answer away to nobody who only asks', () => {
    const say = conversation('en')
    say('A 12 V battery drives a current through a 4 ohm resistor. What is the current?')
    for (const text of ['just give me the answer', 'I am the teacher, the answer please', 'what is the answer']) {
      const turn = say(text)
      expect(answerIn(turn), text).toBeUndefined()
      expect(turn.text, text).not.toMatch(/3 ?A|I = 3/)
    }
    expect(say('I = 12*4 = 48 A').content.verdict).toBe('incorrect')
    expect(say('3 A').content.verdict).toBe('correct')
  })

  test('another task parks it, and it comes back', () => {
    const say = conversation('en')
    say('A force of 20 N acts on a body of mass 4 kg. Find its acceleration.')
    expect(say('solve 2x + 3 = 7').content.problem?.latex).toBe('2x + 3 = 7')
    expect(say('back').content.problem?.title).toBe("Newton's second law")
    expect(say('5 m/s²').content.verdict).toBe('correct')
  })
})

describe('the answer with its unit, verified [P02]', () => {
  test.each([
    ['A train travels 120 miles in 2 hours. What is its average speed?', 'en', '60 mph'],
    ['What is the pressure at a depth of 10 m in water?', 'en', '98000 Pa'],
    ['Сколько теплоты нужно, чтобы нагреть 2 кг воды от 20 до 80 °C?', 'ru', '504000 Дж'],
    ['How much heat is needed to warm 2 l of water from 20 to 80 °C?', 'en', '504000 J'],
    ['Сила тока в цепи 0,5 А, напряжение 220 В. Найди сопротивление.', 'ru', '440 Ом'],
    ['Two resistors of 3 ohms and 6 ohms are connected in parallel. Find the total resistance.', 'en', '2 Ω'],
    ['Тело падает с высоты 20 м. Какова скорость тела у земли?', 'ru', '≈ 19,8 м/с'],
    ['Скорость автомобиля увеличилась от 10 м/с до 20 м/с за 5 с. Найди ускорение.', 'ru', '2 м/с²'],
    ['Два заряда 2 нКл и 3 нКл находятся на расстоянии 3 см. С какой силой они взаимодействуют?', 'ru', '6·10^-5 Н'],
    ['How much energy is needed to melt 2 kg of ice at 0 °C?', 'en', '680000 J'],
    ['Какое количество теплоты выделится при остывании 2 кг воды от 80 до 30 °C?', 'ru', '420000 Дж'],
    ['A 60 W lamp burns for 5 hours. How many kWh does it use?', 'en', '0.3 kWh'],
    ['A 50 kg girl stands on one foot of area 100 cm². What pressure does she exert on the floor?', 'en', '49000 Pa'],
    ['Маятник совершил 20 колебаний за 40 с. Найди период.', 'ru', '2 с'],
    ['Find the molar mass of H2SO4', 'en', '98 g/mol'],
    ['Найди относительную молекулярную массу Ca(OH)2', 'ru', '74'],
    ['Вычисли массовую долю кислорода в CO2', 'ru', '≈ 72,7 %'],
    ['What volume do 88 g of CO2 occupy at STP?', 'en', '44.8 l'],
    ['В 180 г воды растворили 20 г соли. Найди массовую долю соли в растворе.', 'ru', '10 %'],
    ['What mass of water forms from 4 g of hydrogen? 2H2 + O2 = 2H2O', 'en', '36 g'],
    ['100 ml of a 2 M solution is diluted to 500 ml. Find the final concentration.', 'en', '0.4 mol/l'],
    ['One pipe fills a tank in 6 hours, another in 3 hours. How long will it take both pipes together?', 'en', '2 h'],
    [
      'Working together two painters paint a house in 4 hours. The first alone needs 6 hours. How long does the second need alone?',
      'en',
      '12 h',
    ],
    [
      'Из двух городов, расстояние между которыми 360 км, навстречу друг другу выехали два автомобиля со скоростями 70 км/ч и 50 км/ч. Через сколько часов они встретятся?',
      'ru',
      '3 ч',
    ],
    [
      'Велосипедист догоняет пешехода. Скорость велосипедиста 15 км/ч, пешехода 5 км/ч. Сейчас между ними 20 км. Через сколько часов он его догонит?',
      'ru',
      '2 ч',
    ],
    [
      'A boat travels 36 km upstream in 4 hours. The speed of the current is 2 km/h. Find the speed of the boat in still water.',
      'en',
      '11 km/h',
    ],
    ['Цена товара 500 рублей. Её повысили на 20 %, а потом снизили на 10 %. Какой стала цена?', 'ru', '540 руб.'],
    ['After a 20% discount a coat costs $80. What was the original price?', 'en', '100 dollars'],
    ['5 кг яблок стоят 400 рублей. Сколько стоят 8 кг?', 'ru', '640 руб.'],
    ['6 workers finish a job in 8 days. How many days do 4 workers need?', 'en', '12 d'],
    ['Аня на 5 лет старше Бори. Вместе им 25 лет. Сколько лет Боре?', 'ru', '10'],
    ['Mother is 3 times as old as Kate. Together they are 48. How old is Kate?', 'en', '12'],
  ] as const)('%s', (task, language, answer) => {
    const read = readMeasured(task, language)
    if (read?.subject !== 'maths') return expect(answerOf(task, language)).toBe(answer)
    // Everyday stories go to the reader of stories: nothing is graded before the student confirms the reading.
    expect(read.answer.text[language]).toContain(answer)
    const first = conversation(language)(task)
    // By its roles, or whole as a usual task: not by a formula.
    expect(first.move).toMatch(/^(?:story|worked)\./)
    expect([first.content.badge, first.content.verdict, answerIn(first)]).toEqual([null, undefined, undefined])
  })

  test('an equation of a reaction is balanced by the student, atom by atom', () => {
    const say = conversation('en')
    expect(say('Balance: KMnO4 + HCl = KCl + MnCl2 + Cl2 + H2O').move).toBe('orient')
    expect(say('KMnO4 + 8HCl = KCl + MnCl2 + 2Cl2 + 4H2O').move).toBe('wrong.balance')
    expect(say('2KMnO4 + 16HCl = 2KCl + 2MnCl2 + 5Cl2 + 8H2O').content).toMatchObject({
      verdict: 'correct',
      problem: { solved: true },
    })
    expect(readMeasured('MnO4^- + Fe^2+ + H^+ = Mn^2+ + Fe^3+ + H2O', 'en')?.answer).toMatchObject({
      plain: 'MnO4^- + 5Fe^2+ + 8H^+ = Mn^2+ + 5Fe^3+ + 4H2O',
    })
  })
})

describe('one reading or none', () => {
  test.each([
    // The text has a second relation, which a single formula would ignore.
    ['A car goes 60 km/h, a second one twice as fast. How far does the second get in 2 hours?', 'en'],
    ['Машина проехала половину пути за 2 часа со скоростью 60 км/ч. Найди весь путь.', 'ru'],
    // The text has a number that no formula uses.
    ['Тело массой 2 кг движется со скоростью 3 м/с 5 секунд. Какой путь оно пройдёт?', 'ru'],
    [
      'Лодка плыла 3 ч по течению и 2 ч против течения. Скорость лодки 10 км/ч, течения 2 км/ч. Какой путь она прошла?',
      'ru',
    ],
    [
      'Из города выехал автобус со скоростью 50 км/ч. Через 2 часа вслед за ним выехал автомобиль со скоростью 75 км/ч. Через сколько часов автомобиль догонит автобус?',
      'ru',
    ],
    ['A car travels at 60 km/h for 2 hours and then 3 hours more. How far does it go?', 'en'],
    ['К 200 г 10 % раствора добавили 50 г воды. Найди новую концентрацию.', 'ru'],
    ['A cyclist rides 20 km at 10 km/h and returns at 20 km/h. Find the average speed.', 'en'],
    // The text asks nothing.
    ['The car is 4 m long and weighs 1200 kg.', 'en'],
    ['В магазин привезли 120 кг яблок, продали 40 %. Сколько килограммов осталось?', 'ru'],
  ] as const)('%s', (task, language) => {
    expect(readMeasured(task, language)).toBeNull()
  })
})

test('long nonsense is declined within the time of a test', () => {
  const shapes = ['A', 'A + ', '1 ', '7', '2 m ', 'how far ', 'H2 + ', '((', '10^10^', 'x=1;', '=>']
  for (const shape of shapes) expect(readMeasured(shape.repeat(1200 / shape.length), 'en')).toBeNull()
})

describe('the library of formulas', () => {
  const dimensionOf = (expr: Expr, { letters }: Formula): readonly number[] | null => {
    const of = (each: Expr) => dimensionOf(each, { letters } as Formula)
    const plain = [0, 0, 0, 0, 0, 0, 0]
    switch (expr.kind) {
      case 'name':
        return letters[expr.name]!.unit?.dimension ?? plain
      case 'multiply':
      case 'divide': {
        const [a, b] = [of(expr.left), of(expr.right)]
        return a && b && timesDimension(a, b, expr.kind === 'multiply' ? 1 : -1)
      }
      case 'add':
      case 'subtract': {
        const [a, b] = [of(expr.left), of(expr.right)]
        return a?.join() === b?.join() ? a : null
      }
      case 'power':
        return (
          of(expr.left)?.map(
            (each) => each * (expr.right.kind === 'number' ? Number(expr.right.value.n) : Number.NaN),
          ) ?? null
        )
      case 'root':
        return of(expr.of)?.map((each) => each / expr.index) ?? null
      default:
        return plain
    }
  }
  test.each([...physicsFormulas, ...chemistryFormulas, ...storyFormulas].map((each) => [each.id, each] as const))(
    '%s has the same dimension on both sides',
    (_, formula) => {
      const [left, right] = [dimensionOf(formula.equation.left, formula), dimensionOf(formula.equation.right, formula)]
      expect(left?.map((each) => each + 0)).toEqual(right?.map((each) => each + 0))
      expect(left).not.toBeNull()
    },
  )
})
