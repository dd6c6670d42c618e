import { describe, expect, test } from 'vitest'
import type { Language } from '../../math/latex.ts'
import { lastReply } from '../../testing/last-reply.ts'

const lumi = lastReply('in-task')

describe('what a task leaves to custom is answered, with the next step of the task behind it', () => {
  test.each<[Language, string[], RegExp]>([
    [
      'en',
      ['A stone is dropped from a bridge and falls for 2 s. How far does it fall?', 'do we ignore air resistance?'],
      /air/,
    ],
    [
      'ru',
      ['Тело бросили вверх со скоростью 20 м/с. На какую высоту оно поднимется?', 'а сопротивление воздуха учитывать?'],
      /тяжест/,
    ],
    [
      'en',
      ['A ball is dropped from 20 m. How long until it hits the ground? g = 9.8', 'is g 9.8 or 10 here'],
      /g = 9\.8/,
    ],
    ['en', ['find the volume of a cone radius 3 cm height 7 cm', 'do i leave pi in or use 3.14'], /π/],
    ['ru', ['Найди объём конуса радиус 3 высота 7', 'пи на 3,14 заменять или так оставить?'], /π/],
    [
      'en',
      ['Find the gradient of the line through (2, 5) and (6, 13)', 'does it matter which point goes first'],
      /order|either|Either/,
    ],
    [
      'ru',
      ['Найдите угловой коэффициент прямой через точки (1; 2) и (4; 11)', 'а есть разница какую точку первой брать'],
      /порядок|точк/,
    ],
    ['en', ['integrate 4x^3 - 2x', 'x^4 - x^2', 'do i need +C or not'], /C|constant/],
    ['en', ['how much heat to warm 2 kg water from 20 to 70 °C', 'do we count the kettle too?'], /losses|container/],
  ])('%s: %j', (language, messages, told) => {
    const { move, text } = lumi(language, ...messages)
    // A usual task has its own answer to some of these questions.
    expect(move).toMatch(/^(?:in-task\.custom|worked\.answered)$/)
    expect(text).toMatch(told)
  })

  test.each<[Language, string, string]>([
    [
      'en',
      'A garden is 3 m longer than it is wide. Its area is 40 square meters. How long is it?',
      'x = 5 and x = -8, do i throw away the second one?',
    ],
    [
      'ru',
      'Саша старше брата на 3 года, произведение их возрастов 40. Сколько лет брату?',
      'x = 5 и x = -8, второй выкинуть?',
    ],
  ])('%s: a root that a story does not allow: %s', (language, task, asked) => {
    expect(lumi(language, task, asked).text).toMatch(/story|letter|root|буква|условию/)
  })

  test.each<[Language, string, string]>([
    [
      'en',
      'Two trains leave two stations 400 km apart and go toward each other. One goes 70 km/h, the other 90 km/h. After how many hours will they meet?',
      'what does the second one do?',
    ],
    [
      'ru',
      'Из двух городов навстречу друг другу выехали два поезда. Первый едет 65 км/ч, второй 75 км/ч. Расстояние 420 км. Через сколько часов они встретятся?',
      'а что со вторым делать?',
    ],
  ])('%s: the second one of the story is no root: %s', (language, task, asked) => {
    expect(lumi(language, task, asked).move).not.toBe('in-task.custom')
  })

  test('a result in front of the question is judged', () => {
    const unit = lumi('en', 'sound wave frequency 50 Hz wavelength 6.6 m find speed', '330 but what unit')
    expect(unit.move).toBe('unfinished')
    expect(unit.text).toMatch(/Hz, m/)
    const form = lumi('ru', '2/3 * 9/4', '18/12. надо сокращать или так оставить?')
    expect(form.move).toBe('unfinished')
  })
})

describe('the task is corrected', () => {
  test.each<[Language, string[], RegExp]>([
    ['en', ['area of a circle radius 6 cm', 'wait its the diameter thats 6'], /\$6\$.*radius|radius.*\$6\$|\$6\$/],
    ['ru', ['Найдите площадь круга радиусом 8 см', 'ой, 8 это диаметр'], /\$8\$/],
    ['en', ['How many moles in 36 g of water', 'sorry its 18 g not 36'], /\$18\$.*\$36\$/],
    ['ru', ['Сколько молей в 36 г воды', 'ой не 36 а 18 г'], /\$18\$.*\$36\$/],
    ['en', ['solve 2x + 5 = 17', 'wait its 2x + 7 = 17'], /\$7\$.*\$5\$/],
    [
      'en',
      ['A class has 30 students, 40% are girls. How many girls?', '30*0.4', 'oh wait its 35 students not 30'],
      /\$35\$.*\$30\$/,
    ],
  ])('%s: %j', (language, messages, told) => {
    const { move, text } = lumi(language, ...messages)
    expect(move).toBe('in-task.changed')
    expect(text).toMatch(told)
  })

  test('of an equation the whole is shown', () => {
    expect(lumi('en', '2x+5=13', "oh i copied it wrong, it's 2x+5=15").text).toContain('$2x + 5 = 15$')
  })

  test('a result behind the correction is judged in the right task', () => {
    const reply = lumi('ru', 'Сколько молей в 36 г воды', 'ой там не 36 а 54 г. тогда 3 моль?')
    expect(reply.move).toBe('solved')
    expect(reply.content.verdict).toBe('correct')
  })

  test('a result that is corrected is no other task', () => {
    expect(lumi('en', '3/4 + 2/5', '5/9', 'wait its 23/20 not 5/9').move).toBe('solved')
    expect(lumi('en', 'x^2 - 5x + 6 = 0', '3 and 4', 'sorry i mean 2 and 3').move).toBe('solved')
  })
})

describe('a task that is set while another one is open is opened', () => {
  test.each<[Language, string, string, string]>([
    ['en', 'solve x^2 = 36', 'simplify sqrt(48)', '48'],
    ['en', 'solve x^2 = 36', 'simplify sqrt(48), i forgot how', '48'],
    ['ru', '2x + 3 = 11', 'упрости √48', '48'],
    ['en', 'solve x^2 = 36', 'factor x^2 - 9', '9'],
  ])('%s: %s, then %s', (language, task, other, number) => {
    const { move, state } = lumi(language, task, other)
    expect(move).toBe('orient')
    expect(state.problem?.task).toContain(number)
  })

  test.each<[Language, string, string]>([
    ['en', 'solve 3(x+2) = 15', 'expand 3(x+2)'],
    ['en', 'x^2+5x+6=0', 'factor x^2+5x+6'],
    ['ru', 'x^2+5x+6=0', 'разложи x^2+5x+6 на множители'],
  ])('%s: a step of %s is none', (language, task, step) => {
    expect(lumi(language, task, step).state.problem?.task).toBe(lumi(language, task).state.problem?.task)
  })
})

describe('whether it is finished', () => {
  test.each<[Language, string[], string]>([
    ['en', ['solve 2x + 3 = 11', '2x = 8', 'so is that it?'], 'in-task.finished'],
    ['ru', ['2x + 3 = 11', '2x = 8', 'это всё?'], 'in-task.finished'],
    ['en', ['x^2 = 25', 'x = 5', 'is that all or is there more'], 'in-task.finished'],
    ['ru', ['реши 5x - 3 = 12', 'x = 3', 'всё, можно сдавать?'], 'solution.again'],
    ['en', ['calculate 20% of 350', '70', 'done?'], 'solution.again'],
  ])('%s: %j', (language, messages, move) => {
    expect(lumi(language, ...messages).move).toBe(move)
  })

  test('no example shows the answer of the task', () => {
    const { text } = lumi('en', 'x^2 = 25', 'x = 5', 'is that all or is there more')
    expect(text).not.toContain('-5')
  })
})

describe('another way, a doubt, a protest', () => {
  test.each<[Language, string[], string, RegExp]>([
    [
      'en',
      ['3x + y = 10, x + y = 4', 'can i use substitution instead'],
      'in-task.method',
      /substitution|Substitution|letter/,
    ],
    ['en', ['3x + y = 10, x + y = 4', 'y = 4 - x', 'is elimination also ok here?'], 'in-task.method', /y = 4 - x/],
    ['ru', ['2x + y = 7, x - y = 2', 'можно сложением?'], 'in-task.method', /./],
    [
      'en',
      ['Solve 4(x + 2) = 28', '4x + 8 = 28', 'my teacher divides by 4 first so is my way wrong??'],
      'in-task.method',
      /4x \+ 8 = 28/,
    ],
    [
      'en',
      ['How many moles in 36 g of water', '36/18 = 2 mol', 'did you even read what i wrote. i said 2 mol'],
      'in-task.protest',
      /2/,
    ],
    ['ru', ['1/2 + 1/3', '5/6', 'ты вообще читаешь? я же написала 5/6'], 'in-task.protest', /5/],
    ['en', ['calculate cos 60°', 'my calculator says -0.95'], 'in-task.calculator', /radians/],
    ['ru', ['Вычислите sin 30°', 'калькулятор показывает -0,988'], 'in-task.calculator', /радиан/],
    ['ru', ['Вычислите -4^2', '16', 'калькулятор тоже 16 показал'], 'in-task.calculator', /\(-4\)/],
  ])('%s: %j', (language, messages, move, told) => {
    const reply = lumi(language, ...messages)
    expect(reply.move).toBe(move)
    expect(reply.text).toMatch(told)
    expect(reply.content.verdict).not.toBe('incorrect')
  })

  test('a right thought that is put as a question counts', () => {
    const reply = lumi('en', 'simplify 3(x - 2) - (x - 4)', '3x - 6 - x - 4', 'oh should it be +4 at the end?')
    expect(reply.content.verdict).toBe('correct')
  })
})

describe('the next step belongs to this very task', () => {
  test.each<[Language, string[]]>([
    ['en', ['Find the equation of the line through (1, 4) and (3, 10)', 'idk']],
    ['en', ['Find the equation of the line through (1, 4) and (3, 10)', 'idk', 'just tell me pls']],
    ['ru', ['Найдите уравнение прямой через точки (1; 4) и (3; 10)', 'не знаю']],
  ])('%s: %j', (language, messages) => {
    expect(lumi(language, ...messages).text).toMatch(/slope|угловой/i)
  })

  test('an OK gets the next step', () => {
    const { move, text } = lumi('ru', 'Сколько теплоты нужно, чтобы нагреть 2 кг воды от 20 до 70°C', 'ок')
    expect(move).toMatch(/^(?:ok|worked\.go-on)$/)
    expect(text).toMatch(/количество теплоты|Q = cmΔT|градус/)
  })
})
