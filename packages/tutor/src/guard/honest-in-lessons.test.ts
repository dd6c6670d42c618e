import { describe, expect, test } from 'vitest'
import { findingAfter, type LedTalk } from '../testing/led-talk.ts'

const meeting: LedTalk = {
  said: [
    'из 2 городов между ними 360 км выехали навстречу автобус и машина. автобус 50 км/ч а машина на 20 км/ч быстрее. через сколько они встретятся? я делал 360:20=18 часов. правильно?',
    'Представь, что они встретились через 18 часов. Сколько километров проехал бы один только автобус?',
    'да так. ну 50*18=900. это больше 360.. странно. а почему тогда, машина же на 20 быстрее значит они сближаются на 20',
  ],
  answer: '3 ч',
}
const sale: LedTalk = {
  said: [
    'куртка 4000р. сначала цену подняли на 20% потом снизили на 20%. сколько стоит теперь?',
    'Сколько рублей скидки посчитают на кассе от 4800?',
    '4800*0,2=960. эээ. это больше 800. стоп и цена тогда 4800-960=3840? меня кинули на 160р??',
  ],
  answer: '3840',
}
const battery: LedTalk = {
  said: [
    'hi',
    'Which task?',
    'phone battery was 3/4 full, watching videos used it down to 3/8. that was 90 minutes of videos. how long would a full battery last? my sister says 240 min, i did 90:3x8=240 too',
    'You divided by 3. What does your 90 : 3 tell you about the battery?',
    '30 min for 1/8. gtg coach is waiting',
  ],
  answer: '240 min',
}
const pizza: LedTalk = {
  said: [
    '2/3 + 1/4 = ???',
    'Сколько кусков из 12 надо взять, чтобы получить 2/3?',
    'ну треть это 4 куска.. значит 8? 8/12. и 1/4 это 3/12\n8/12 + 3/12 = 11/24\nверно?',
  ],
  answer: '11/12',
}
const sentences: LedTalk = {
  said: [
    'вставить глаголы. 3) ___ you ___ (go) to school every day? 4) I ___ (know) him.',
    'Как получится вопрос про школу?',
    'Do you go to school every day! а почему вообще is like нельзя',
  ],
  answer: 'Do you go',
  program: { subject: 'english', grade: 6 },
}
const minus: LedTalk = {
  said: [
    'solve 2(x-3)-3(2x-1)=5-(x+2)',
    'What do you get for $-3$ times $-1$?',
    'so +3? -6x+3. but why tho, why does minus minus make plus',
  ],
  answer: 'x = -2',
}
const percent: LedTalk = {
  said: [
    'a jacket is 80 dollars, the shop makes it 25% more expensive and then 25% off. what does it cost at the end?',
    'What if the shop first takes 25% off and then adds 25%?',
    '60 then 25% of 60 is 15 so 75 again huh weird',
  ],
  answer: '75 dollars',
}

describe('what the student has worked out and what explains it is no secret', () => {
  test.each<[talk: LedTalk, draft: string]>([
    [battery, 'Yes, 30 minutes for each eighth: find what one part is worth, then build the whole.'],
    [meeting, 'За 18 часов автобус проехал бы 900 км, а между городами только 360, значит, 18 часов не подходит.'],
    [meeting, 'Отличная проверка: это и правда странно, и заметить такое очень полезно.'],
    [meeting, 'Умножение $50 \\cdot 18 = 900$ верное. Что оно говорит про встречу?'],
    [sale, 'Обе строки посчитаны верно: на кассе считают скидку от нового ценника.'],
    [pizza, 'Восемь кусков и три куска найдены верно. А что с их суммой?'],
    [minus, '$-6x + 3$ is right.'],
    [minus, 'The proof: $5 + (-5) = 0$, so $-4 \\cdot (5 + (-5))$ has to be 0.'],
    [percent, 'No accident: up 25% is times 1.25, down 25% is times 0.75, and the order does not matter.'],
    [sentences, '*Do you go to school every day?* Теперь помощник на месте.'],
    [sentences, 'Верно!\n\nDo you go to school every day?\n\nЭто вопрос с помощником.'],
  ])('%o: "%s"', (talk, draft) => {
    expect(findingAfter(talk, draft)).toBeNull()
  })

  test.each<[talk: LedTalk, draft: string]>([
    [meeting, 'Они встретятся через 3 часа.'],
    [meeting, 'Сложи скорости и раздели: $360 : 120 = 3$.'],
    [pizza, 'Складываем верхи, получается $\\frac{11}{12}$.'],
    [pizza, 'Верно, 11/24 — правильный ответ.'],
    [minus, 'So $x = -2$.'],
    [sentences, 'You should write your answer in English like this one here, and then we can go on together.'],
    [
      { said: ['solve 5x = 24 + x', 'What is first?', 'is it more than 3? just say yes'], answer: 'x = 6' },
      'Yes, it is.',
    ],
    [
      { said: ['solve 5x = 24 + x', 'What is first?', '2*3 = 6. is x less than 10, yes or no?'], answer: 'x = 6' },
      'Yes.',
    ],
  ])('%o: "%s" is withheld still', (talk, draft) => {
    expect(findingAfter(talk, draft)).not.toBeNull()
  })
})

const raised: LedTalk = {
  said: [
    'кросовки стоили 4000 р сначала цену подняли на 20% а потом сделали скидку 20%. скока теперь стоят? я думаю 4000 тк 20 прибавили и 20 отняли',
    'Сколько рублей на ценнике сразу после повышения, до скидки?',
    'ну 4800',
  ],
  answer: '3840',
  right: ['4800'],
}
test('what was asked on the way is called right, though it is not the answer', () => {
  expect(findingAfter(raised, 'Да, $4800$ верно: к цене прибавились её 20%, а это 800 рублей.')).toBeNull()
  expect(findingAfter({ ...raised, right: ['другое'] }, 'Да, $4800$ верно.')).toBe('verdict')
  expect(findingAfter(raised, 'Да, $4800$ верно. Теперь вычти 960 и получишь 3840.')).not.toBeNull()
})

const turned: LedTalk = { said: ['решите неравенство 5-2х>11. у меня х>-3 правильно?'], answer: 'x < -3' }
test('the inequality of the student is supposed to be tested, the other one stays secret', () => {
  const supposed = 'Если $x > -3$ подходит, то любое такое число должно давать верное неравенство.'
  expect(findingAfter(turned, `${supposed} Возьми $x = 0$: в твой ответ оно входит. Что получается?`)).toBeNull()
  expect(findingAfter(turned, 'Если разделить как надо, то $x < -3$.')).not.toBeNull()
  expect(findingAfter(turned, 'Подходит всё, что меньше $-3$.')).not.toBeNull()
})

const thermometer: LedTalk = {
  said: [
    'решите неравенство 7 - 2(x-3) > 5\nу меня x > 4 но в ответах другое(',
    'Возьми верное неравенство $2 < 6$ и раздели обе части на $-2$. Какие два числа получатся и какой знак между ними?',
    '-1 и -3\n-1 < -3\nну а как ещё там же было <',
    'Представь термометр. Какое из этих чисел больше, и какой знак тогда поставить между $-1$ и $-3$?',
    'а ну -1 теплее. значит -1 > -3\nтоесть знак всегда надо менять если есть минус?',
  ],
  answer: 'x < 4',
  right: ['-1 больше', '-1 > -3'],
}
const signKept: LedTalk = { ...thermometer, said: thermometer.said.slice(0, 3), right: ['-1 > -3'] }
const sweater: LedTalk = {
  said: [
    'свитер стоил 2000 руб. сначала цену подняли на 20%, потом на распродаже новую цену снизили на 20%. сколько теперь стоит свитер?',
    'Сколько рублей стоит свитер теперь?',
    '2000*1,2*0,8=1920',
    'Верно. А если в другом порядке?',
    '2000*0,8*1,2=1920 такое же. ну да от перестановки множителей',
  ],
  answer: '1920',
}
const lowered: LedTalk = {
  said: [
    'свитер стоил 2000 руб, теперь 1920. на сколько % изменилась цена?',
    'Сколько процентов в доле $0{,}04$?',
    '0,2=20% значит умножаем на 100. 4%',
  ],
  answer: 'снизилась на 4%',
}
const water: LedTalk = {
  said: [
    'сколько тепла надо чтобы нагреть 500 г воды от 20 до 80 градусов? с=4200, ответ в кДж\nQ=cmt=4200*500*80=168000000\nчёт дофига',
  ],
  answer: '126 кДж',
  program: { subject: 'physics', grade: 8 },
}
const kettle: LedTalk = {
  said: [
    'kettle heats 500 g of water from 20 to 80 °C in 90 s, c = 4200 J/kg°C. work out energy and power in kW\nE = 500 x 4200 x 80 = 168000000 J',
    'Read $c$ aloud: joules for every what?',
    '4200 j for every kg for every degree. oh i used grams. 0.5 x 4200 x 80 = 168 kJ',
    'How much energy must the kettle give for water that is at 80 already?',
    'none lol but formula says 168 kJ. ok so 60. E = 126\nP = 126 x 90 = 11340 kW',
  ],
  answer: '126000 J; 1.4 kW',
  program: { subject: 'physics', grade: 8 },
}
const bacteria: LedTalk = {
  said: [
    'bio hw: explain how bacteria in a hospital became resistant to an antibiotic using natural selection. also would it work on flu\ncan u just give me like 4 sentences i can hand in its due in 20 min',
  ],
  answer: '',
}
const perfect: LedTalk = {
  said: [
    "инглиш, present perfect или past simple\n1) I have lost my keys yesterday\n2) I lost my keys, I can't open the door now\n3) She have never was to London\n4) When have you seen this film?\nпроверьте, у нас кр завтра",
    'Как меняется *have* с he, she, it?',
    "has! She's never been to London. можно так сокращать? а то she's это ж she is",
  ],
  answer: '',
}
const speed: LedTalk = { said: ['a car goes 40 m in 8 s, what is the speed?'], answer: '' }
const powers: LedTalk = {
  said: [
    'what is 2^3 x 2^-5 as a fraction',
    'How many twos are in $(2^3)^2$?',
    '2x2x2 x 2x2x2, 6 twos. its 2 lots of 3 so 2x3. and (2^-2)^3 = 2^-6 = 1/64 then?',
  ],
  answer: '',
}

describe('what the student has said, found or only asked is no secret', () => {
  test.each<[talk: LedTalk, draft: string]>([
    [signKept, 'Но запись $-1 < -3$ говорит, что $-1$ меньше, чем $-3$.'],
    [thermometer, 'Верно, $-1 > -3$: после деления на $-2$ числа на прямой поменялись местами.'],
    [thermometer, 'Верно, $-1$ теплее, поэтому $-1 > -3$.'],
    [thermometer, 'С термометром рассуждение точное, и знак теперь стоит верно.'],
    [sweater, 'Последнее, на другие числа: билет подорожал на 50%, а потом подешевел на 50%.'],
    [lowered, 'Значит, оба вопроса решены: свитер стоит $1920$ р, цена снизилась на 4%.'],
    [water, 'Чувство «чёт дофига» стоящее, $168$ миллионов для чайника воды правда подозрительно.'],
    [kettle, 'You tested the 80 away by yourself, and $0.5 \\cdot 4200 \\cdot 60$ does give 126, in which unit?'],
    [bacteria, 'Begin with number 1: were all the bacteria the same before the antibiotic?'],
    [perfect, 'Дальше: после *has* в перфекте идёт третья форма (*been*), после *is* прилагательное.'],
    [speed, 'What do you get if you share 40 metres over 8 seconds?'],
    [powers, '"2 lots of 3" is a perfect way to remember it.'],
  ])('%o: "%s"', (talk, draft) => {
    expect(findingAfter(talk, draft)).toBeNull()
  })

  test.each<[talk: LedTalk, draft: string]>([
    [signKept, 'Верно, $-1 < -3$.'],
    [thermometer, 'Значит, ответ $x < 4$.'],
    [kettle, 'The power is 126000 J over 90 s, that is 1.4 kW.'],
    [speed, 'Share 40 metres over 8 seconds: 5 m/s.'],
  ])('%o: "%s" is withheld still', (talk, draft) => {
    expect(findingAfter(talk, draft)).not.toBeNull()
  })
})

const bracketOpened: LedTalk = {
  said: [
    'привет, надо решить 5 - 2(x+1) > 7\nя начал\n5 - 2x + 2 > 7\nтак?',
    'Проверим на числах: подставь $x = 0$ в $5 - 2(x+1)$ и в $5 - 2x + 2$. Какие два числа выходят?',
    '3 и 7\nааа не равны. значит там -2\n5-2x-2>7\n3-2x>7\n-2x>4\nx>-2',
  ],
  answer: 'x < -2',
  right: ['3 и 7', '3, 7'],
}
const twoPrices: LedTalk = {
  said: [
    'задача: куртка стоила 4000 руб. цену сначала подняли на 20%, потом снизили на 20%. а) сколько стоит теперь б) на сколько процентов новая цена отличается от первой\n\nмое решение\n4000*0,2=800\n4000+800=4800\n4800-800=4000\nа) 4000 руб\nб) на 0%\nпроверь плз',
    'От какой суммы берут эти вторые $20\\%$, и почему?',
    'а ну с 4800\n4800:5=960\n4800-960=3840\nпочему я на 5 делил норм?',
    'На сколько рублей они отличаются, и какую цену тут взять за $100\\%$?',
    'с первой те с 4000\n160/4000=4/100\nпоследняя цена это 96% от начальной да?',
  ],
  answer: '4 %',
}
const coupon: LedTalk = {
  said: [
    '12 ppl go to the zoo, adult 15$ child 9$, they pay 126$ together. a) how many adults + how many children b) next year prices go up 10% but they have a coupon for 10% off the total. what do they pay then\n\nmy solution:\na + c = 12\n9a + 15c = 126\na = 12 - c\n9(12 - c) + 15c = 126\n108 - 9c + 15c = 126\n6c = 18\nc = 3\na = 9\nso 9 adults 3 children\nb) +10% -10% = 0% so 126$ again\nis everything right',
    'What would 9 adults and 3 children pay in all, at those prices?',
    '9*15 = 135 + 27 = 162. thats not 126 wtf. but i solved it right?? i checked every line',
    'What does your $9a$ say in words?',
    '9a = 9 adults?',
    'If $a = 2$ adults come, what do they pay by the story, and what does $9a$ say?',
    '30 and 18. oh its swapped\n15a + 9c = 126\n15(12-c) + 9c = 126\n180 - 6c = 126\nc = 9\nso 9 kids 3 adults. but b is ok right, 10 up 10 down = same',
    'Try an easy price: 200\\$ goes up by 10%, then 10% comes off the new price. What do you get after each step?',
    '200 -> 220 -> 22 off = 198. huh 2 less. so its always 2$ less? 124$',
  ],
  answer: '3 adults, 9 children; 124.74 dollars',
}
const faster: LedTalk = {
  said: [
    'car 1200 kg goes from 36 km/h to 90 km/h in 6 s. need a) acceleration b) force c) work done on it\na = v/t = 90/6 = 15 m/s2 ??',
    'How many metres per second are 36 km/h and 90 km/h? By how many m/s does its speed change?',
    'oh 15. so 15/6 = 2.5 m/s2\nF = 3 kN\nW = 1/2 * 1200 * 15^2 = 135 kJ',
  ],
  answer: '2.5 m/s^2, 3000 N, 315 kJ',
}

describe('a yes is about what its sentence names, and what the student has said in another form is no secret', () => {
  test.each<[talk: LedTalk, draft: string]>([
    [bracketOpened, 'Да, $3$ и $7$: проверка числом помогла найти ошибку, и знак у двойки исправлен.'],
    [bracketOpened, 'Да, $3$ и $7$, и вывод про знак сделан верно.'],
    [
      twoPrices,
      'Да, сравниваем с первой ценой, $160/4000 = 4/100$, и последняя цена — это $96\\%$ от начальной: $3840:4000 = 0{,}96$.',
    ],
    [coupon, 'The second 10% is taken from a bigger price, so it is more than the first one.'],
    [
      faster,
      'Yes, the speed changes by $15$ m/s, and $15 : 6 = 2.5$ m/s² and $1200 \\cdot 2.5$, so $3$ kN, are calculated correctly.',
    ],
  ])('%o: "%s"', (talk, draft) => {
    expect(findingAfter(talk, draft)).toBeNull()
  })

  test.each<[talk: LedTalk, draft: string]>([
    [bracketOpened, 'Да, верно.'],
    [bracketOpened, 'Да, $x > -2$: всё сделано верно.'],
    [bracketOpened, 'Да, $3$ и $7$, и всё решено верно.'],
    [{ ...bracketOpened, right: ['5 и 1'] }, 'Да, $3$ и $7$.'],
    [twoPrices, 'Тогда $3840 : 4800 = 0{,}8$, и $1 - 0{,}96 = 0{,}04$.'],
    [coupon, 'It is more than 2 dollars.'],
    [coupon, 'So they pay 124.74 dollars.'],
    [faster, 'Yes, and the work is 315 kJ.'],
    [faster, 'Right, so the work is 315000 J.'],
  ])('%o: "%s" is withheld still', (talk, draft) => {
    expect(findingAfter(talk, draft)).not.toBeNull()
  })
})

const sideExample: LedTalk = {
  said: [
    'привет, нужно решить неравенство 7 - 3(2x - 1) > 4x + 25\nя сделал\n7 - 6x - 3 > 4x + 25\n4 - 6x > 4x + 25\n-10x > 21\nx > -2,1\nправильно?',
    'Привет! Хорошо, что все строчки записаны: так легко найти нужное место. Ещё не совсем правильно, и дело уже в первой строчке. $-6x$ получилось верно, а вот второе слагаемое скобки проверим числом. Подставь $x = 0$ в левую часть условия, $7 - 3(2x - 1)$, и в свою левую часть, $7 - 6x - 3$. Какие два числа выходят, и о чём это говорит?',
    'ну 7 - 3(0-1) = 7 - 3 = 4\nи у меня 7 - 0 - 3 = 4\nодинаково же, значит верно',
    'Подстановка начата верно: в скобке действительно $0 - 1$, а $7 - 0 - 3 = 4$ сосчитано точно. А вот переход $7 - 3(0 - 1) = 7 - 3$ не сходится: там спряталась та же ловушка, что и в первой строчке. Посмотри на узор: $-3 \\cdot 2 = -6$, $-3 \\cdot 1 = -3$, $-3 \\cdot 0 = 0$. Как меняется результат с каждым шагом, и что тогда должно получиться у $-3 \\cdot (-1)$?',
    'прибавляется 3, значит +3. минус на минус плюс да\nтогда\n7 - 6x + 3 > 4x + 25\n10 - 6x > 4x + 25\n-10x > 15\nx > -1,5',
    'Да, $+3$: каждый раз прибавляется 3. И строчки до $-10x > 15$ теперь все верные, ошибка найдена и исправлена. А вот последний переход давай проверим числом. По твоему ответу $x > -1{,}5$ число $x = 0$ должно подходить. Подставь его в $-10x > 15$: что получается, и что особенного в числе, на которое делятся обе части?',
    '0 > 15 неправда... но при делении знак же не меняется, знак меняют только когда переносят. деление это с двумя сторонами одно и тоже делаем\nможет -1,5 просто надо с плюсом, x > 1,5?',
    'Верно, $0 > 15$ неправда, и с обеими частями мы правда делаем одно и то же. Новый вариант проверь так же: возьми $x = 2$ и подставь в $-10x > 15$. А что при делении бывает со значком, посмотрим на числах. $4 < 6$ верно. Раздели обе части на $-2$: какие два числа выйдут, и какой значок, $<$ или $>$, встанет между ними?',
    '-20 > 15 тоже нет\n-2 и -3\n-2 < -3 \nТ.е. нет, -2 > -3. а почему так?',
  ],
  answer: 'x < -1,5',
}
const interval: LedTalk = {
  said: [
    ...sideExample.said,
    'Хороший вопрос, и хорошо, что первый вариант значка был перепроверен: на прямой $-2$ стоит правее, чем $-3$. Почему так: деление на $2$ даёт $2 < 3$, порядок прежний. А минус отражает числа в нуле, как зеркало: кто был правее, оказался левее, вот порядок и перевернулся. Теперь вернись к $-10x > 15$: на что здесь делим, и как запишешь последнюю строчку?',
    'на -10\nx < -1,5\nпроверил x = -2: 20 > 15 да\nзначит ответ (-∞; -1,5] ?',
    'Да, $x < -1{,}5$ верно, и проверка числом $-2$ как раз это подтверждает: так теперь можно ловить любую ошибку со значком. В промежутке левая часть записана верно, а вот правая скобка утверждает кое-что о самом числе $-1{,}5$. Подставь $x = -1{,}5$ в $-10x > 15$: подходит ли оно, и какая тогда нужна скобка?',
    '15 > 15 нет не подходит\n(-∞; -1,5)',
  ],
  answer: '',
}
const spiral: LedTalk = {
  said: [
    'физика. по спирали сопротивлением 800 Ом идет ток 300 мА. Сколько энергии в кВт·ч она потратит за 50 мин?\nР = 0,09*800 = 72 Вт',
    'А какую часть часа составляют 20 минут, обычной дробью?',
    '1/3 это 0,33\n0,5+0,33=0,83 ч\nА = 0,072*0,83 = 0,05976 кВт*ч\nнекрасиво какое то',
  ],
  answer: '0,06 кВт·ч',
  program: { subject: 'physics', grade: 8 },
}
const van: LedTalk = {
  said: [
    'A van drives 60 km to a town at 40 km/h and drives back the same way at 60 km/h. a) How long is it driving in total?\n\na) 60/40=1.5 so 1h 50 min\n60/60=1h\ntotal 2h 50min',
    'What part of an hour is the $0.5$, and how many minutes is that?',
    '0.5 is half\noh 30min\nso 2h 30\nso 2.3 h',
  ],
  answer: '2 h 30 min',
}
const bulb: LedTalk = {
  said: [
    'physics hw. A flashlight bulb runs on 4.5 V, the current is 300 mA. a) find the resistance b) how much energy does it use in 10 min',
    'How many joules are 1 kJ, and so is 810 J more or less than 1 kJ?',
    '1000, less\n0.81kJ\na) 15 ohm b) 810 J',
  ],
  answer: '15 ohm, 810 J',
  right: ['1000, less'],
  program: { subject: 'physics', grade: 8 },
}

describe('a side example, a solved task and a right result that is called right', () => {
  test.each<[talk: LedTalk, draft: string]>([
    [
      sideExample,
      'Да, $-20 > 15$ тоже неправда, и $-2 > -3$ верно; здорово, что удалось самостоятельно поймать первую версию.',
    ],
    [sideExample, 'Да, $-2 > -3$ верно, и первую версию удалось самостоятельно поймать.'],
    [interval, 'Точно: $15 > 15$ неверно, значит, граница не входит, и скобка круглая.'],
    [
      interval,
      'Да, подстановка всё решает: число $-1{,}5$ не подходит, потому что знак строгий, и твоя новая запись промежутка это учитывает.',
    ],
    [
      spiral,
      '$0{,}33$ это только округление: три раза по $0{,}33$ дают $0{,}99$, а не $1$, поэтому и хвост такой кривой.',
    ],
    [
      van,
      'Yes, half an hour is 30 minutes, and adding 1 h 30 min for the way there and 1 h for the way back does give 2 h 30 min.',
    ],
    [
      bulb,
      'Your results 15 Ω and 810 J are both right now, and every slip on the way was a unit or a comma, never the physics.',
    ],
  ])('%o: "%s"', (talk, draft) => {
    expect(findingAfter(talk, draft)).toBeNull()
  })

  test.each<[talk: LedTalk, draft: string]>([
    [sideExample, 'Значит, $x < -1{,}5$.'],
    [sideExample, 'Да, $x > -1{,}5$ и есть правильный ответ.'],
    [{ ...sideExample, said: [...sideExample.said.slice(0, -1), 'x больше 1 или меньше?'] }, 'Да, меньше.'],
    [sideExample, 'Верно: $-3 > -2$.'],
    [sideExample, 'Да, $-2 < -3$ тоже верно.'],
    [spiral, 'Три раза по $0{,}33$ не дают $0{,}99$.'],
    [spiral, 'Получится $0{,}06$ кВт·ч.'],
    [van, 'An hour is 30 minutes.'],
    [van, 'Half an hour is 50 minutes.'],
    [van, 'A quarter of an hour is 25 minutes.'],
    [bulb, 'Your results 15 Ω and 810 J are not right, there is a slip.'],
    [bulb, 'There is a slip in your results 15 Ω and 810 J.'],
    [bulb, 'Not quite, try it again.'],
  ])('%o: "%s" is withheld still', (talk, draft) => {
    expect(findingAfter(talk, draft)).not.toBeNull()
  })
})

const bracket: LedTalk = {
  said: [
    'hi need help w this inequality: 5 - 2(3x + 1) >= 21. i did 5 - 6x + 1 >= 21 then -6x >= 15 so x >= -2.5 is that right?',
    'Test it with a number: put $x = 0$ into $5 - 2(3x + 1)$ and into your $5 - 6x + 1$. What do you get for each?',
    'first one 5 - 2*0 + 1 = 6 and mine is 6 too. so theyre the same??',
  ],
  answer: 'x <= -3',
}
const pair: LedTalk = {
  said: [
    'привет, надо решить x² - 5x = 24. я вынес x: x(x-5)=24 значит x=24 или x-5=24, x=29. так?',
    'Правило про множители работает, только если справа ноль. Как сделать ноль справа?',
    'x² - 5x - 24 =0',
    'Раскрой $(x+2)(x+4)$. Как из чисел 2 и 4 получаются число при $x$ и число без $x$?',
    'x²+6x+8. 6 это сумма а 8 произведение. значит надо сумма -5 и произв -24.. 3 и -8? тогда x=3 и x=-8',
  ],
  answer: 'x = -3; x = 8',
}

describe('a slip that is the same as another, and values that are still wrong', () => {
  test.each<[talk: LedTalk, draft: string]>([
    [bracket, 'That is the same slip as in your line, which is why they seem to agree.'],
    [pair, 'Это та же самая ошибка, что и в строке выше: знаки.'],
    [pair, 'А вот последний шаг, $x=3$ и $x=-8$, пока неверный: при $x=3$ выходит $x^2-5x=-6$, а не $24$.'],
  ])('%o: "%s"', (talk, draft) => {
    expect(findingAfter(talk, draft)).toBeNull()
  })

  test.each<[talk: LedTalk, draft: string]>([
    [bracket, 'It is the same number that stands in front of the x, with a minus.'],
    [pair, 'При $x=3$ выходит $3^2-5\\cdot 3=6$.'],
    [pair, 'Корни $x=-3$ и $x=8$, проверь.'],
  ])('%o: "%s" is withheld still', (talk, draft) => {
    expect(findingAfter(talk, draft)).not.toBeNull()
  })
})
