import { describe, expect, test } from 'vitest'
import { startSession, type TutorState, takeTurn } from '../../index.ts'
import type { Language } from '../../math/latex.ts'

type Line = readonly [said: string, holds: RegExp | null, never?: RegExp]

/**
 * Plays a dialogue written by somebody who had not seen the tutor: what each reply has to contain, and what none may.
 */
function play(language: Language, lines: readonly Line[], never: RegExp) {
  let state: TutorState = startSession()
  lines.forEach(([text, holds, not], at) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: `${at}`, now: 0 })
    state = turn.state
    const said = `${at + 1}: ${text}\n[${turn.move}] ${turn.text}`
    expect(turn.fault, said).toBeUndefined()
    if (holds) expect(turn.text, said).toMatch(holds)
    if (not) expect(turn.text, said).not.toMatch(not)
    expect(turn.text, said).not.toMatch(never)
  })
}

describe('what the student says is no word of the task', () => {
  test('a result in the middle of the talk is neither a given nor the question', () => {
    play(
      'en',
      [
        [
          "Hi Lumi!! My teacher gave us this one: Maya read 1/3 of a book on Monday and 1/4 of the rest on Tuesday. Now 90 pages are left. How many pages does the book have? I like books too, I'm reading one about dragons :) ok so I think she read 1/3 + 1/4",
          /what was left, not of the whole/,
        ],
        ['umm 2/7? because 1+1 is 2 and 3+4 is 7. I drew boxes for it but it got messy haha', null],
        [
          'No silly, the book isnt 7/12 pages lol. 5/12 is left and thats 90 pages so 90 : 5 = 18 and 18 * 12 = 216 pages. Is it right?',
          /216.*(?:left by then)/s,
        ],
        [
          'ok let me check with my boxes. 1/3 of 216 is 72. then 216 - 72 = 144. and 1/4... is it 1/4 of 216 or 1/4 of 144? why does it say of the rest?',
          /216/,
        ],
        [
          '1/4 of 144 is 36. then 144 - 36 = 108 left. But it should be 90! So 216 is wrong??',
          /\$108\$.*\$90\$|\$90\$.*\$108\$/,
          /Does \$108\$ answer/,
        ],
        [
          'nooo 108 is what would be left. its too big, it has to be 90. so I did it wrong because 1/4 is of the rest not of the whole book right?',
          /“1\/4 of the rest”/,
        ],
        [
          'I drew new boxes: 12 boxes, 4 are Monday, 8 are the rest, 1/4 of 8 is 2. Thats Tuesday. so 6 boxes left',
          null,
          /12 boxes/,
        ],
        [
          'How many pages the book has! 6 boxes are 90 pages so 1 box is 15 pages and 12 boxes are 180. yay! Is 180 right?',
          /\$180\$/,
          /told by the story|is given/,
        ],
        [
          'No thats my answer, I found it, 180 pages. Can you check it? 1/3 of 180 is 60, then 120, 1/4 of 120 is 30, 90 left!!',
          /\$180\$/,
          /\$30\$ answer|Is it \$30\$/,
        ],
        ['Not 30, thats Tuesday. Its 180 pages. why dont you just say yes haha', /\$180\$/, /given|the story says/],
        ['I made 180 myself, nobody gave it! My answer is: the book has 180 pages.', /\$180\$/, /given|the story says/],
      ],
      /boxes are 180|dragons|nooo/,
    )
  })

  test('ru: a task without stops and a plea at its end; the rest is heard', () => {
    play(
      'ru',
      [
        [
          'в бочке было 60 л воды утром израсходвали 2/5 воды а днем 1/3 остатка скока литров осталось помоги плз',
          /[Сс]кока литров осталось/,
        ],
        ['60', /60.*л/, /Какое число к нему подходит/],
        [
          'чо подходит? я не понел. я делал так 60:5*2=24 а потом 60:3=20 осталось 60-24-20=16',
          /1\/3 остатка|от остатка/,
          /Отвечает ли/,
        ],
        ['да отвечает осталось 16 л правильно?', /\$16\$.*от остатка/, /Хорошо, \$16\$/],
        ['не надо другую. а сосед по парте пишет у него 24 почему у нас разное', /\$16\$.*\$24\$/, /могло выйти/],
        ['60 делю на 5 и умнажаю на 2 это утром 24 л. а днем 1/3 остатка это 60:3=20 да?', /60 : 3\$. Что|от остатка/],
        ['нехватает шага надо ище отнять 60-24=36 36-20=16.', /60 - 24 = 36/, /-60/],
        ['аа остаток это 36 наверно, и 1/3 надо от 36 а не от 60?', /36\$/, /откуда/],
        [
          '60 это вся бочка. 60:5*2=24 утром, 60-24=36 остаток, 36:3=12 днем, 36-12=24. правильно?',
          /\$24\$/,
          /Отвечает ли/,
        ],
        ['вопрос скока литров осталось, ответ 24 л', /\$24\$/],
      ],
      /Нет 36|помоги/i,
    )
  })

  test('the angle task is told, and 110 is never the line before', () => {
    play(
      'en',
      [
        [
          'Hello. Triangle ABC, AB = AC. The outside angle at C is 110 degree. I must find angle A. I think is 70 because 180 - 110',
          null,
        ],
        ['I did 180 minus 110 is 70. This is the angle in the triangle', /70/],
        [
          '110 is outside, 70 is inside, together they make straight line 180. So the answer A = 70, is it right?',
          /70/,
        ],
        ['From 110 I get C = 70 because straight line. Then B = 70 because AB = AC. Then A = 40. Is it right?', /40/],
      ],
      /not equal|exponent|comes? out of \$?110/i,
    )
  })
})

describe('the answer under judgment is the one that is claimed', () => {
  test('a wrong base is asked about, and a wrong answer is never approved', () => {
    play(
      'en',
      [
        [
          'A bike costs 240 dollars after a 20% discount. What was the price before? can you just tell me the answer pls',
          null,
        ],
        [
          'what do you mean a part of what? 20% of 240 i guess',
          /\$20\\% \\cdot 240\$.*counted from the amount before/s,
        ],
        ['48. so 240+48=288 is that the answer??', /counted from the amount before/],
        ['i already said 288!! is 288 right or wrong?', /\$288\$/],
        [
          'no the same bike task. she says 300 and i say 288, who is right??',
          /\$288\$.*counted from the amount before/,
          /right: \$300/,
        ],
        [
          'she says the 20% is from the old price not from 240. is that true? so 240 is 80%?',
          /80\\%\$ is what stays|\$80\\%\$ left|\$80\\%\$ stays/,
        ],
        ['0.8 is what you still pay. so 240 : 0.8 = 300. so she is right and the answer is 300 dollars?', /\$300\$/],
        [
          'its 300, 20% of 300 is 60 and 300 - 60 = 240. it fits! is it right',
          /\$300\$ (?:fits|stands|is right)|Yes: \$300\$/,
          /\$240\$ (?:in as|answer)/,
        ],
        ['240 is the price NOW. 300 is before. yes it comes out right, im done ok?', /\$300\$/],
      ],
      /Good, \$288|So \$288|Then \$288|How did you get \$0\.8/,
    )
  })

  test('a calculation turned around is no proof, and numbers without their words are none', () => {
    play(
      'en',
      [
        ['A bike costs 240 dollars after a 20% discount. What was the price before?', null],
        ['20% of 240 is 48, 240 + 48 = 288', null],
        ['my answer is 288. 288 - 48 = 240 so it fits', null, /fits[.!]|stands the test|Your test holds/],
      ],
      /So \$288\$/,
    )
  })

  test('ru: a test that does not come out says so', () => {
    play(
      'ru',
      [
        [
          'привет! у меня задача: Телефон стоит 9600 рублей после скидки 20%. Сколько он стоил до скидки? я думаю 11520',
          null,
        ],
        ['20% от 9600 это 1920, 9600+1920=11520', null],
        ['11520*0,2=2304 и 11520-2304=9216 не сходится', /9216/, /[Вв]ерно, \$9216|Да, \$9216/],
        ['значит 9600 это 80%?', /80\\%.*«9600 рублей»|«9600 рублей».*80\\%|\$0\{,\}8\$/],
      ],
      /привет|Хорошо, \$11520/,
    )
  })

  test('ru: what everybody may use is no answer', () => {
    play(
      'ru',
      [
        [
          'Здравствуйте, я вообще не понимаю геометрию. Задача: внешний угол при основании равнобедренного треугольника равен 110 градусов. Найдите угол при вершине, противоположной основанию',
          null,
        ],
        ['110 это же угол в треугольнике, да? тогда 110+110 это 220 уже больше 180', null],
        ['тогда внутренний и внешний вместе это 180? прямая же', null],
        ['180-110=70. это угол внутри? правильно?', null],
        ['70 подходит, 110+70=180', null],
      ],
      /(?:Отвечает ли|ответ|Значит,|Подставь) \$(?:180|220)/,
    )
  })
})

describe('work on a measured task that is told in sentences', () => {
  test('ru: a greeting is no part of the task, and the unit is what matters', () => {
    play(
      'ru',
      [
        [
          'привет)) у меня физика завтра а я ничего не сделал. задача: через резистор сопротивлением 20 Ом течет ток 300 мА найти напряжение на резисторе. скажи просто ответ пожалуйста',
          null,
        ],
        ['ну известно R=20 и I=300, ищем U. там формула U=IR вроде, значит 20*300=6000. правильно?', /единиц|мА/],
        ['20 Ом и 300 мА из условия, я их умножил. так 6000 вольт это ответ или нет', /единиц|мА/],
        ['мА это мили амперы, может их надо перевести?', /перев/],
        ['R = 20 Ом\nI = 300 мА\nU = ?', /Да, верно|подходит/, /откладываем|подождёт/],
        ['я ж только что написал всё. R 20, I 300 миллиампер, найти U. 300 мА = 0,3 А да?', /Да, верно|подходит/],
        ['300 мА = 0,3 А\nU = I*R = 0,3*20 = 6\nполучилось 6 вольт правильно?', /6 В/],
      ],
      /привет|короче не записать|упрощать/,
    )
  })

  test('what brakes does not go at one speed', () => {
    play(
      'en',
      [
        [
          'A car goes 72 km/h and brakes evenly to a stop in 10 s. How far does it go while braking? i dont get it at all',
          null,
          /Uniform motion/,
        ],
        ['i know v = 72 and t = 10. i did s = v*t = 720', /speed/],
        ['so 72 / 3.6 = 20 m/s. then 20 * 10 = 200 m?', /speed/],
        ['average speed 10 m/s times 10 s = 100 m. is that right', /Yes, that's correct/],
      ],
      /i dont get it|The value is right/,
    )
  })
})

test('a test in a single step only turns the calculation around, and says nothing of a wrong part', () => {
  play(
    'en',
    [
      ['In a class 3/5 of the students are girls. There are 12 boys. How many students are there?', null],
      ['12 : 3 * 5 = 20', null],
      ['3/5 of 20 is 12. it fits', null, /fits[.!]|stands the test|Your test holds/],
      ['boys are 2/5. 12:2 = 6, 6*5 = 30. is it 30?', null],
      ['check: 3/5 of 30 = 18 girls, 30 - 18 = 12 boys', null],
    ],
    /So \$20\$ (?:fits|stands)/,
  )
})

test('ru: a value in another unit than the one that is asked', () => {
  play(
    'ru',
    [
      ['Спортсмен пробежал 400 м за 50 с. Найди его скорость в км/ч. 400:50=8', null, /тоже/],
      ['8 км/ч правильно?', /Пока неверно|ещё не то/],
      ['8 м/с, а в км/ч 8*3,6=28,8', /Да, верно|Да, \$28\{,\}8\$/],
    ],
    /Да, \$8\$/,
  )
})
