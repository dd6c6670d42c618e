import { both, type LawWords } from './words-of-law.ts'

const accelerationOfForce = {
  ask: both(
    'What does the resultant force do with the mass {m}: how do you get the acceleration from the two?',
    'Как из равнодействующей и массы {m} получить ускорение?',
  ),
  more: both(
    'Newton: the resultant force is mass times acceleration. Which of the three is unknown, and how do you free it?',
    'Второй закон Ньютона: равнодействующая равна массе, умноженной на ускорение. Что из трёх неизвестно и как его выразить?',
  ),
}
const againstFriction = {
  ask: both(
    'The pull {F} acts forward. Which way does friction point, and what is left of the two forces together?',
    'Сила {F} действует вперёд. Куда направлено трение и какая сила остаётся от двух вместе?',
  ),
  more: both(
    'Forces in opposite directions work against each other. What is the resultant of the pull and the friction?',
    'Силы в противоположные стороны мешают друг другу. Чему равна равнодействующая тяги и трения?',
  ),
}
const addsFriction = both(
  'The two forces are added there, but friction points against the motion. What is left of the pull then?',
  'Силы здесь сложены, а трение направлено против движения. Что тогда остаётся от тяги?',
)
const pullOnly = both(
  'That is the pull alone. Friction works against it: which force is left in the direction of motion?',
  'Это одна тяга. Трение ей мешает: какая сила остаётся в направлении движения?',
)
const whyMinus = {
  said: /why.{0,30}(?:subtract|minus|not add)|(?:почему|зачем).{0,30}(?:вычит|минус|отним|не склад|склад)|разве.{0,20}склад|силы? же две/iu,
  reply: both(
    'Forces are added with their directions: forward counts as plus, backward as minus. Friction points against the motion, so it is taken away from the pull.',
    'Силы складывают с учётом направления: вперёд плюс, назад минус. Трение направлено против движения, поэтому оно вычитается из тяги.',
  ),
}
const planAgainstFriction = {
  said: /из сил\p{L}*.{0,20}трени\p{L}*.{0,12}(?:отн|выч)|(?:отн|выч)\p{L}*.{0,20}трени|(?:subtract|take away|minus).{0,25}friction|friction from/iu,
  reply: both(
    'Yes, that plan is right: friction is taken from the pull, and what is left is divided by the mass.',
    'Да, план верный: из тяги вычесть трение, а что останется, разделить на массу.',
  ),
}
const whyAllForces = {
  said: /why.{0,25}(?:just|only|simply) use|isn'?t (?:that|it) the force|(?:почему|зачем).{0,20}(?:не просто|нельзя просто|только)/iu,
  reply: both(
    'F = ma needs the resultant of all forces along the motion, and friction is one of them: it points against the pull.',
    'В F = ma стоит равнодействующая всех сил вдоль движения, и трение одна из них: оно направлено против тяги.',
  ),
}
const whyNormal = {
  said: /(?:почему|зачем).{0,40}(?:μ|мю|mg|трени)|why.{0,40}(?:mg|μ|mu|weight)/iu,
  reply: both(
    'Friction depends on how hard the body presses on the surface, not on how hard it is pulled. On level ground it presses with its weight mg.',
    'Трение зависит от того, с какой силой тело прижато к опоре, а не от того, как сильно его тянут. На горизонтальной опоре тело давит с силой mg.',
  ),
}
const airResistance = {
  said: /air (?:resistance|drag)|drag|сопротивлени\p{L}* воздуха|воздух/iu,
  reply: both(
    'Leave air resistance out: nothing is told about it, and then only gravity acts, with a constant g.',
    'Сопротивление воздуха не учитываем: о нём ничего не сказано, действует только тяжесть с постоянным g.',
  ),
}
const signOfBraking = {
  said: /minus|negative|sign|минус|знак/iu,
  reply: both(
    'The task tells the size {a}. Along the motion it counts with a minus, because the body slows down; in v²/(2a) the size alone is put in.',
    'В условии дан модуль {a}. В проекции на движение он с минусом, потому что тело тормозит; в v²/(2a) подставляют модуль.',
  ),
}
const current = {
  ask: both(
    'The voltage is {U}. How do you get the current from the voltage and the total resistance?',
    'Напряжение {U}. Как из напряжения и общего сопротивления получить силу тока?',
  ),
  more: both(
    'Ohm: the current tells how many times the resistance goes into the voltage. What goes where?',
    'Закон Ома: сила тока равна напряжению, делённому на сопротивление. Что куда подставить?',
  ),
}
const inParallel = {
  i: {
    ask: both(
      'In parallel the inverse values add. What is one over {r} plus one over {s}?',
      'При параллельном соединении складываются обратные величины. Сколько будет единица на {r} плюс единица на {s}?',
    ),
    more: both(
      'Two fractions with 1 on top: which common denominator do {r} and {s} have?',
      'Две дроби с единицей в числителе: какой общий знаменатель у {r} и {s}?',
    ),
  },
  R: {
    ask: both(
      'That is one over R. How do you come from there to R itself?',
      'Это единица, делённая на R. Как отсюда получить само R?',
    ),
    more: both(
      'If one over R is a fraction, R is that fraction turned over. What is it?',
      'Если единица на R это дробь, то R это перевёрнутая дробь. Что выходит?',
    ),
  },
}
const parallelSlips = {
  'inverse-left': both(
    'The sum of the inverse values is right, but that is one over R and not R. What do you do to get R itself?',
    'Сумма обратных величин верная, но это единица на R, а не R. Что сделать, чтобы получить само R?',
  ),
  series: both(
    'Added up: that is for resistors one after the other. In parallel there are more ways for the current: should the total be more or less than each of them?',
    'Сложение подходит для последовательного соединения. При параллельном у тока больше путей: общее сопротивление больше или меньше каждого?',
  ),
  denominators: both(
    'The denominators are not added. Which common denominator do the two fractions need first?',
    'Знаменатели не складывают. К какому общему знаменателю привести две дроби?',
  ),
  'sum-missing': both(
    'The product alone is not it: by what is it divided?',
    'Одного произведения мало: на что его делят?',
  ),
  mean: both(
    'That is the mean of the two, but in parallel the total is less than each of them. What adds there instead?',
    'Это среднее, но при параллельном соединении общее сопротивление меньше каждого. Что там складывают?',
  ),
}
const shortCircuit = {
  said: /(?<![\d.,])0 ?(?:ohms?|Ω|ом)(?!\p{L})|zero ohm|short circuit|нол\p{L}* ом|коротк\p{L}+ замык/iu,
  reply: both(
    'A branch of 0 Ω is a short circuit: all current takes it, the total is 0 Ω, and 1/0 has no value, so the formula ends there.',
    'Ветвь с 0 Ом это короткое замыкание: весь ток идёт по ней, общее сопротивление 0 Ом, а 1/0 не имеет значения, так что формула тут кончается.',
  ),
}
const seriesOrParallel = {
  said: /how.{0,30}(?:know|tell).{0,40}(?:add|fraction|series|parallel)|как (?:понять|узнать|отличить).{0,60}(?:склад|дроб|послед|парал)/iu,
  reply: both(
    'In series there is one path, one resistor behind the other, and the resistances add. In parallel the current has branches, and the inverse values add.',
    'При последовательном соединении путь один, резисторы друг за другом, и сопротивления складывают. При параллельном у тока ветви, и складывают обратные величины.',
  ),
}
const fallTime = {
  ask: both(
    'From rest a fall is h = gt²/2, with {h} for h. What do you get for t² first, and then for t?',
    'Из покоя h = gt²/2, и h здесь {h}. Чему сначала равно t², а потом t?',
  ),
  more: both(
    'Double the height, divide by g, and one more operation undoes the square. Which one?',
    'Удвой высоту, раздели на g, и ещё одно действие снимает квадрат. Какое?',
  ),
}
const fallSlips = {
  half: both(
    'The half of h = gt²/2 got lost. By what is the height multiplied before it is divided by g?',
    'Потерялась половина из h = gt²/2. На что умножают высоту, прежде чем делить на g?',
  ),
  steady: both(
    'That would be without the square: h = gt²/2. How do you free t²?',
    'Здесь потерян квадрат: h = gt²/2. Как выразить t²?',
  ),
  'is-speed': both(
    'That is the speed at the ground. And the time: which formula has h, g and t?',
    'Это скорость у земли. А время: в какой формуле есть h, g и t?',
  ),
}
const stretchConverted = both(
  'How far is it stretched, in meters, and how many newtons is that for each meter?',
  'На сколько метров растянута пружина и сколько ньютонов приходится на метр?',
)
const springEnergy = {
  ask: both(
    'The energy of a spring is kx²/2. Which numbers go in for k and for x, in N/m and meters?',
    'Энергия пружины kx²/2. Какие числа подставить вместо k и x в Н/м и метрах?',
  ),
  more: both(
    'Only x is squared, and the half stays. What is x in meters?',
    'В квадрат возводят только x, а половина остаётся. Чему равен x в метрах?',
  ),
}
const springSlips = {
  half: both(
    'The half is missing: the force grows from zero on, so its mean counts. What is kx²/2?',
    'Не хватает половины: сила растёт от нуля, поэтому берут среднюю. Чему равно kx²/2?',
  ),
  square: both(
    'The extension goes in squared. What is kx²/2 then?',
    'Удлинение входит в квадрате. Чему тогда равно kx²/2?',
  ),
  'is-force': both(
    'The product k times x is the force. And the energy: what else stands in its formula?',
    'Произведение k и x это сила. А энергия: что ещё стоит в её формуле?',
  ),
  'is-energy': both(
    'That is the energy. The force is simpler: how does it follow from k and x?',
    'Это энергия. Сила проще: как она получается из k и x?',
  ),
}
const pendulumSlips = (heavier: ReturnType<typeof both>) => ({
  turned: heavier,
  'no-pi': both(
    'The root is right, but something stands before it. What is one full swing counted with?',
    'Корень верный, но перед ним ещё кое-что стоит. Какой множитель у полного колебания?',
  ),
  'no-root': both(
    'The fraction belongs under a root. What is its root?',
    'Дробь стоит под корнем. Чему равен её корень?',
  ),
  'no-two': both(
    'Nearly: the factor before the root is 2π. What does it come to?',
    'Почти: множитель перед корнем 2π. Сколько тогда выходит?',
  ),
  'is-frequency': both(
    'That is how many swings go into a second. The period is the time of one: how do the two hang together?',
    'Это число колебаний в секунду. Период это время одного: как они связаны?',
  ),
})
const waveIdea = both(
  'In each second so many waves pass as the frequency tells, each of them one wavelength long. How do the three hang together?',
  'За секунду проходит столько волн, сколько говорит частота, и каждая длиной в одну длину волны. Как связаны эти три величины?',
)
const waveWhy = {
  said: /why.{0,20}multipl|почему.{0,20}умнож/iu,
  reply: both(
    'The frequency in Hz tells how many waves pass in a second, and each is one wavelength long: the meters in a second are their product.',
    'Частота в Гц говорит, сколько волн проходит за секунду, а каждая длиной в длину волны: метры за секунду дают их произведение.',
  ),
}

export const physicsLawWords: Readonly<Record<string, LawWords>> = {
  'friction-pull': {
    tells: [/friction|трени/iu, /accelerat|ускорени/iu],
    unless: /slope|incline|angle|наклон|угл/iu,
    steps: {
      f: {
        ask: both(
          'How big is the friction here, and with what force does the body of {m} press on the ground?',
          'Чему здесь равна сила трения и с какой силой тело массой {m} давит на опору?',
        ),
        more: both(
          'On level ground the body presses with mg, and friction is the part μ of it. What is μmg?',
          'На горизонтальной опоре тело давит с силой mg, а трение это её доля μ. Чему равно μmg?',
        ),
      },
      r: againstFriction,
      a: accelerationOfForce,
    },
    slips: {
      adds: addsFriction,
      'pull-only': pullOnly,
      'of-pull': both(
        'The μ was taken of the pull. Friction depends on how hard the body presses on the ground: which force is that?',
        'Здесь μ умножено на тягу. Трение зависит от того, с какой силой тело прижато к опоре: какая это сила?',
      ),
    },
    example: both(
      '3 kg, pull 15 N, μ = 0.2, g = 10: friction 0.2 · 30 = 6 N, resultant 9 N, acceleration 9 : 3 = 3 m/s².',
      '3 кг, тяга 15 Н, μ = 0,2, g = 10: трение 0,2 · 30 = 6 Н, равнодействующая 9 Н, ускорение 9 : 3 = 3 м/с².',
    ),
    answers: [whyMinus, whyNormal, whyAllForces, planAgainstFriction],
  },
  'friction-given': {
    tells: [/friction|трени|resist|сопротивлен/iu, /accelerat|ускорени/iu],
    unless: /coefficient|коэффициент|slope|incline|наклон/iu,
    steps: { r: againstFriction, a: accelerationOfForce },
    slips: { adds: addsFriction, 'pull-only': pullOnly },
    example: both(
      '5 kg, push 30 N, friction 10 N: the resultant is 20 N, the acceleration 20 : 5 = 4 m/s².',
      '5 кг, тяга 30 Н, трение 10 Н: равнодействующая 20 Н, ускорение 20 : 5 = 4 м/с².',
    ),
    answers: [whyMinus, whyAllForces, planAgainstFriction],
  },
  'force-from-rest': {
    tells: [
      /force|сил[аеуы]|(?<!\p{L})f ?=/iu,
      /from rest|at rest|from 0|accelerat|разгон|покоя|трога|ускор|набира|с места/iu,
    ],
    unless: /friction|трени|stretch|spring|пружин/iu,
    steps: {
      a: {
        ask: both(
          'The speed grows to {v} in {t}. By how much does it grow each second?',
          'Скорость вырастает до {v} за {t}. На сколько она растёт каждую секунду?',
        ),
        more: both(
          'Acceleration is the change of speed divided by its time. What is divided by what?',
          'Ускорение это изменение скорости, делённое на время. Что на что делят?',
        ),
      },
      F: {
        ask: both(
          'With the acceleration and the mass {m}: how do you get the force?',
          'Есть ускорение и масса {m}: как получить силу?',
        ),
        more: both(
          'Newton: force is mass times acceleration. Which numbers are these?',
          'Второй закон Ньютона: сила равна массе, умноженной на ускорение. Какие это числа?',
        ),
      },
    },
    slips: {
      'speed-as-acceleration': both(
        'The law F = ma is right, but {v} is a speed and no acceleration. How do you get the acceleration from the change of speed and the time {t}?',
        'Закон F = ma верный, но {v} это скорость, а не ускорение. Как получить ускорение из изменения скорости и времени {t}?',
      ),
      'multiplied-time': both(
        'The speed was multiplied by the time. How much speed is gained in one single second?',
        'Скорость умножена на время. А сколько скорости добавляется за одну секунду?',
      ),
    },
    example: both(
      '1000 kg from 0 to 15 m/s in 5 s: a = 15 : 5 = 3 m/s², F = 1000 · 3 = 3000 N.',
      '1000 кг от 0 до 15 м/с за 5 с: a = 15 : 5 = 3 м/с², F = 1000 · 3 = 3000 Н.',
    ),
  },
  acceleration: {
    tells: [/accelerat|ускорени/iu],
    unless: /force|friction|сил[аеуы]|трени|distance|how far|путь|расстояни/iu,
    steps: {
      d: {
        ask: both('By how much does the speed change from {u} to {v}?', 'На сколько меняется скорость от {u} до {v}?'),
        more: both(
          'Take the first speed away from the last one. What is left?',
          'Вычти из конечной скорости начальную. Что получается?',
        ),
      },
      a: {
        ask: both(
          'That change takes {t}. How much of it falls on one second?',
          'Это изменение длится {t}. Сколько приходится на одну секунду?',
        ),
        more: both(
          'Divide the change of speed by its time. Which numbers are these?',
          'Раздели изменение скорости на время. Какие это числа?',
        ),
      },
    },
    slips: {
      'end-only': both(
        'That takes the whole final speed, but the body was moving before. By how much did its speed change?',
        'Здесь взята вся конечная скорость, но тело уже двигалось. На сколько изменилась скорость?',
      ),
      adds: both(
        'The two speeds are added there. What counts is the change: how do you get it?',
        'Скорости здесь сложены. Важно изменение: как его найти?',
      ),
    },
    example: both(
      'From 4 m/s to 10 m/s in 3 s: the change is 6 m/s, so 6 : 3 = 2 m/s².',
      'От 4 м/с до 10 м/с за 3 с: изменение 6 м/с, значит, 6 : 3 = 2 м/с².',
    ),
    answers: [
      {
        said: /m\/s(?:\^2|²|2)?.{0,15}(?:or|not)|м\/с(?:\^2|²|2)?.{0,15}или/iu,
        reply: both(
          'It is m/s²: so many meters in a second are gained in every second. Plain m/s is the unit of a speed.',
          'Это м/с²: столько метров в секунду прибавляется каждую секунду. Просто м/с это единица скорости.',
        ),
      },
    ],
  },
  'braking-way': {
    tells: [/brak|to a stop|stops?(?!\p{L})|decelerat|тормо|остан/iu, /how far|distance|way|пут[ьи]|расстояни/iu],
    steps: {
      s: {
        ask: both(
          'At the end the speed is 0. Which formula joins the speed {v}, the size {a} and the way, without the time?',
          'В конце скорость 0. Какая формула связывает скорость {v}, модуль ускорения {a} и путь без времени?',
        ),
        more: both(
          'v² = 2as with v for the speed at the start, in m/s. How do you free s?',
          'v² = 2as, где v начальная скорость в м/с. Как выразить s?',
        ),
      },
    },
    slips: {
      half: both(
        'Nearly: v² is divided by twice the acceleration. Where did the 2 go?',
        'Почти: v² делят на удвоенное ускорение. Куда делась двойка?',
      ),
      square: both('The speed goes in squared. What is v² here?', 'Скорость входит в квадрате. Чему здесь равно v²?'),
      'is-time': both(
        'Speed divided by acceleration is the time of braking. How far does the car go in that time?',
        'Скорость на ускорение это время торможения. Какой путь проходит тело за это время?',
      ),
      'divide-by-a': both(
        'Harder braking makes the way shorter. Then does a belong on top or below?',
        'Чем сильнее тормозят, тем короче путь. Тогда a стоит сверху или снизу?',
      ),
      'no-time': both(
        'Speed times acceleration is no way. What does v² = 2as give for s?',
        'Скорость на ускорение не даёт пути. Что даёт v² = 2as для s?',
      ),
    },
    example: both(
      'From 10 m/s with 5 m/s²: s = 10² : (2 · 5) = 10 m.',
      'С 10 м/с при 5 м/с²: s = 10² : (2 · 5) = 10 м.',
    ),
    answers: [signOfBraking],
  },
  'thrown-up': {
    tells: [
      /thrown|throw|tossed|shot|launched|брос|брош|подбр|кин|запущ|вылет/iu,
      /up|вверх|vertical/iu,
      /how high|height|high|высот/iu,
    ],
    unless: /angle|horizontal|угл|горизонт|from a height|с высоты|tower|башн|balcony|балкон/iu,
    steps: {
      t: {
        ask: both(
          'What is the speed at the highest point, and after what time is that reached from {v}?',
          'Чему равна скорость в высшей точке и через какое время она достигается, если сначала {v}?',
        ),
        more: both(
          'Each second takes g away from the speed {v}. After how many seconds is nothing left?',
          'Каждую секунду скорость {v} уменьшается на g. Через сколько секунд её не останется?',
        ),
      },
      h: {
        ask: both(
          'On the way up the speed goes from {v} to 0. What is its mean, and how far does that bring the body?',
          'На подъёме скорость меняется от {v} до 0. Какова средняя и на какую высоту поднимется тело?',
        ),
        more: both('v² = 2gh with 0 at the top. How do you free h?', 'v² = 2gh, наверху скорость 0. Как выразить h?'),
      },
    },
    slips: {
      steady: both(
        'That would be right if the speed stayed the same all the way, but it falls to 0. What is its mean value?',
        'Так было бы, если бы скорость не менялась, но она падает до 0. Чему равно её среднее значение?',
      ),
      square: both(
        'The speed goes in squared: v² = 2gh. What is v² here?',
        'Скорость входит в квадрате: v² = 2gh. Чему здесь равно v²?',
      ),
      sign: both(
        'On the way up gravity takes away from the speed. Which sign belongs before gt²/2?',
        'На подъёме тяжесть уменьшает скорость. Какой знак перед gt²/2?',
      ),
      'whole-flight': both(
        'That is the time up and down again. How long does only the way up take?',
        'Это время вверх и вниз. А сколько длится только подъём?',
      ),
    },
    example: both(
      'With 30 m/s and g = 10: 3 s up, the mean speed is 15 m/s, so 45 m.',
      'При 30 м/с и g = 10: вверх 3 с, средняя скорость 15 м/с, значит, 45 м.',
    ),
    answers: [
      airResistance,
      {
        said: /(?:where|how).{0,20}(?:get )?(?:the )?t(?:ime)?(?!\p{L})|(?:откуда|как|где).{0,15}(?:t|т|время)(?!\p{L})|t не дано|нет в условии/iu,
        reply: both(
          'The time follows from the top: there the speed is 0, so v₀ − gt = 0.',
          'Время находят по верхней точке: там скорость 0, значит, v₀ − gt = 0.',
        ),
      },
    ],
  },
  'free-fall': {
    tells: [
      /fall|drop|пада|упа|сброш|урон|свободн/iu,
      /how long|time|when|сколько времени|время|через сколько|за какое|как долго|сколько .{0,20}пада/iu,
    ],
    unless: /thrown|бро(?:с(?:ил|ают)|шен)|horizontal|горизонт|speed of|скорость/iu,
    steps: { t: fallTime },
    slips: fallSlips,
    example: both(
      'From 20 m with g = 10: t² = 40 : 10 = 4, so t = 2 s.',
      'С высоты 20 м при g = 10: t² = 40 : 10 = 4, значит, t = 2 с.',
    ),
    answers: [airResistance],
  },
  'thrown-level': {
    tells: [
      /horizontal|горизонт/iu,
      /thrown|throw|roll|jump|leaves|брос|брош|скат|вылет|прыг/iu,
      /how far|distance|range|далек|дальност|расстояни/iu,
    ],
    unless: /angle|угл/iu,
    steps: {
      t: fallTime,
      s: {
        ask: both(
          'In that time the body also goes sideways with {v}. How far does it get?',
          'За это время тело летит и вбок со скоростью {v}. Как далеко оно уйдёт?',
        ),
        more: both(
          'Sideways nothing pushes or brakes: distance is speed times time. Which numbers?',
          'Вбок ничто не толкает и не тормозит: путь это скорость на время. Какие это числа?',
        ),
      },
    },
    slips: {
      ...fallSlips,
      'level-speed': both(
        '{v} is the speed sideways and says nothing of the fall. Which formula gives the time of falling from {h}?',
        '{v} это скорость вбок, о падении она не говорит. Какая формула даёт время падения с {h}?',
      ),
      multiply: both(
        'Sideways it goes at a steady speed. How does the way follow from speed and time?',
        'Вбок скорость постоянна. Как из скорости и времени получить путь?',
      ),
    },
    example: both(
      '10 m/s from 20 m, g = 10: it falls 2 s, so it flies 10 · 2 = 20 m far.',
      '10 м/с с высоты 20 м, g = 10: падает 2 с, значит, улетит на 10 · 2 = 20 м.',
    ),
    answers: [
      airResistance,
      {
        said: /why.{0,50}(?:matter|affect|not depend|longer)|(?:почему|разве).{0,50}(?:не (?:влия|зависит|важн)|скорость)/iu,
        reply: both(
          'Sideways and downward are two motions that do not disturb each other. Only gravity pulls down, so the time of the fall depends on the height alone.',
          'Вбок и вниз это два движения, которые друг другу не мешают. Вниз тянет только тяжесть, поэтому время падения зависит лишь от высоты.',
        ),
      },
    ],
  },
  range: {
    tells: [
      /angle|угл|degrees|°/iu,
      /range|how far|дальност|далеко|distance/iu,
      /thrown|throw|kick|launch|fired|брос|брош|вылет|выстрел|удар/iu,
    ],
    steps: {
      s: {
        ask: both(
          'Which formula gives the range from {v}, the angle and g, and which angle stands under the sine there?',
          'Какая формула даёт дальность по {v}, углу и g и какой угол стоит в ней под синусом?',
        ),
        more: both(
          'The time of flight is 2v·sin α / g, sideways the speed is v·cos α. What does their product have for the angle?',
          'Время полёта 2v·sin α / g, вбок скорость v·cos α. Какой угол появляется в их произведении?',
        ),
      },
    },
    slips: {
      'single-angle': both(
        'v² and g stand right, but under the sine it is the double angle. Try the formula with 90°: straight up, how far should that go?',
        'v² и g на месте, но под синусом двойной угол. Проверь формулу на 90°: если бросить прямо вверх, далеко ли улетит?',
      ),
      'no-half': both(
        'The 2 below does not belong there: that is in the formula of the height. What is v²·sin 2α / g?',
        'Двойки внизу здесь нет, она из формулы высоты. Чему равно v²·sin 2α / g?',
      ),
      'no-angle': both(
        'That is the greatest range, at 45°. How does the angle come in?',
        'Это наибольшая дальность, при 45°. Как входит угол?',
      ),
      'is-height': both(
        'That is the greatest height. What is the formula of the range?',
        'Это наибольшая высота. А какая формула у дальности?',
      ),
    },
    example: both(
      '20 m/s at 15°, g = 10: 400 · sin 30° : 10 = 20 m.',
      '20 м/с под углом 15°, g = 10: 400 · sin 30° : 10 = 20 м.',
    ),
    answers: [airResistance],
  },
  coupling: {
    tells: [
      /stick|together|couple|join|embed|сцеп|слип|вместе|неупруг|застр|прилип/iu,
      /rest|stationary|not moving|покоя|поко|неподвиж|стоящ|стоит/iu,
    ],
    steps: {
      p: {
        ask: both(
          'Which quantity is the same before and after every collision, and how big is it here before, with {m} and {v}?',
          'Какая величина одинакова до и после любого столкновения и чему она равна здесь до него, при {m} и {v}?',
        ),
        more: both(
          'Momentum is mass times speed; the body at rest has none. What is it before?',
          'Импульс это масса на скорость; у покоящегося он ноль. Чему он равен до столкновения?',
        ),
      },
      M: {
        ask: both('Which mass moves after the collision?', 'Какая масса движется после столкновения?'),
        more: both(
          'They stick together: {m} and {n} move as one. What is their mass?',
          'Они движутся вместе: {m} и {n} как одно тело. Какая у него масса?',
        ),
      },
      u: {
        ask: both(
          'The momentum stays. How do you get the speed of both from it and from their mass?',
          'Импульс сохраняется. Как из него и общей массы получить скорость?',
        ),
        more: both(
          'Momentum divided by mass is speed. Which numbers?',
          'Импульс, делённый на массу, это скорость. Какие числа?',
        ),
      },
    },
    slips: {
      energy: both(
        'The algebra is fine, but kinetic energy is not kept when bodies stick together: a part becomes heat. Which quantity is kept in every collision?',
        'Вычисление верное, но кинетическая энергия при слипании не сохраняется: часть становится теплом. Какая величина сохраняется при любом столкновении?',
      ),
      'second-only': both(
        'After the collision both of them move. Which mass belongs to that speed?',
        'После столкновения движутся оба. Какая масса относится к этой скорости?',
      ),
      'same-speed': both(
        'That is the speed before. Now the same momentum moves more mass: faster or slower?',
        'Это скорость до. Теперь тот же импульс движет большую массу: быстрее или медленнее?',
      ),
      'half-speed': both(
        'Half would be right for two equal masses. How big are they here?',
        'Половина была бы при равных массах. А какие они здесь?',
      ),
    },
    example: both(
      '3 kg at 4 m/s hits 1 kg at rest: 12 kg·m/s for 4 kg together, so 3 m/s.',
      '3 кг со скоростью 4 м/с и покоящийся 1 кг: импульс 12 кг·м/с на 4 кг вместе, значит, 3 м/с.',
    ),
  },
  'spring-stored': {
    tells: [/spring|пружин/iu, /energy|энерги/iu],
    steps: {
      k: {
        ask: stretchConverted,
        more: both(
          'The constant k is the force divided by the extension in meters. What is {x} in meters?',
          'Жёсткость k это сила, делённая на удлинение в метрах. Сколько метров в {x}?',
        ),
      },
      E: springEnergy,
    },
    slips: springSlips,
    example: both(
      '20 N stretch it by 10 cm: k = 20 : 0.1 = 200 N/m, E = 200 · 0.1² : 2 = 1 J.',
      '20 Н растягивают на 10 см: k = 20 : 0,1 = 200 Н/м, E = 200 · 0,1² : 2 = 1 Дж.',
    ),
  },
  'spring-energy': {
    tells: [/spring|пружин/iu, /energy|энерги/iu],
    steps: { E: springEnergy },
    slips: springSlips,
    example: both('k = 100 N/m, x = 0.2 m: 100 · 0.04 : 2 = 2 J.', 'k = 100 Н/м, x = 0,2 м: 100 · 0,04 : 2 = 2 Дж.'),
  },
  hooke: {
    tells: [/spring|пружин|rubber|резин/iu, /force|сил[аеуы]/iu],
    unless: /energy|энерги|period|период/iu,
    steps: {
      F: {
        ask: both(
          'Each meter of extension takes the newtons that k tells. How many meters is the extension {x}?',
          'Жёсткость говорит, сколько ньютонов нужно на каждый метр. Сколько метров в удлинении {x}?',
        ),
        more: both('F = kx with x in meters. Which numbers?', 'F = kx, где x в метрах. Какие числа?'),
      },
    },
    slips: springSlips,
    example: both('300 N/m stretched by 2 cm: 300 · 0.02 = 6 N.', '300 Н/м, растяжение 2 см: 300 · 0,02 = 6 Н.'),
  },
  stiffness: {
    tells: [/spring|пружин|rubber|резин/iu, /constant|stiffness|ж[её]сткост/iu],
    unless: /energy|энерги|period|период/iu,
    steps: {
      k: {
        ask: stretchConverted,
        more: both(
          'Divide the force by the extension in meters. Which numbers?',
          'Раздели силу на удлинение в метрах. Какие числа?',
        ),
      },
    },
    slips: springSlips,
    example: both('6 N stretch it by 3 cm: 6 : 0.03 = 200 N/m.', '6 Н растягивают на 3 см: 6 : 0,03 = 200 Н/м.'),
  },
  'spring-pendulum': {
    tells: [/period|период|find[^.]{0,20}T(?!\p{L})|найти[^.]{0,6}[TТ](?!\p{L})/iu],
    unless: /length|длин/iu,
    steps: {
      T: {
        ask: both(
          'Which formula has T, m and k, and what stands on top under the root: what makes the swing slower?',
          'В какой формуле есть T, m и k и что под корнем сверху: что делает колебание медленнее?',
        ),
        more: both(
          'A heavier load swings slower, a stiffer spring faster. What does 2π√(m/k) become, with kg?',
          'Тяжёлый груз медленнее, жёсткая пружина быстрее. Чему равно 2π√(m/k), если масса в кг?',
        ),
      },
    },
    slips: pendulumSlips(
      both(
        'The numbers are right, but look under the root: should a heavier load swing faster or slower? Then what stands on top?',
        'Числа верные, но посмотри под корень: тяжёлый груз колеблется быстрее или медленнее? Что тогда стоит сверху?',
      ),
    ),
    example: both(
      'm = 0.4 kg, k = 40 N/m: √0.01 = 0.1, and 2π · 0.1 ≈ 0.63 s.',
      'm = 0,4 кг, k = 40 Н/м: √0,01 = 0,1, и 2π · 0,1 ≈ 0,63 с.',
    ),
  },
  pendulum: {
    tells: [/pendulum|маятник/iu, /period|период|(?:find|найти)[^.]{0,8}[TТ](?!\p{L})/iu],
    unless: /spring|пружин/iu,
    steps: {
      T: {
        ask: both(
          'Which formula has T, l and g, and what stands on top under the root?',
          'В какой формуле есть T, l и g и что под корнем стоит сверху?',
        ),
        more: both(
          'A longer pendulum swings slower. What does 2π√(l/g) become, with meters?',
          'Длинный маятник качается медленнее. Чему равно 2π√(l/g), если длина в метрах?',
        ),
      },
    },
    slips: pendulumSlips(
      both(
        'Look under the root: does a longer pendulum swing faster or slower? Then what stands on top?',
        'Посмотри под корень: длинный маятник качается быстрее или медленнее? Что тогда стоит сверху?',
      ),
    ),
    example: both(
      'l = 0.4 m, g = 10: √0.04 = 0.2, and 2π · 0.2 ≈ 1.26 s.',
      'l = 0,4 м, g = 10: √0,04 = 0,2, и 2π · 0,2 ≈ 1,26 с.',
    ),
  },
  'wave-speed': {
    tells: [/wave|волн|звук|sound/iu, /speed|fast|скорост/iu],
    steps: {
      v: {
        ask: waveIdea,
        more: both(
          '{f} waves in each second, each of them {l} long: how far does that reach?',
          'Частота {f}, каждая волна длиной {l}: как далеко это уходит за секунду?',
        ),
      },
    },
    slips: {
      divided: both(
        'Divided, it is no speed: so many waves pass in a second, each as long as the wavelength. What do you do with the two?',
        'Делить здесь не надо: столько волн проходит за секунду, и каждая длиной в длину волны. Что сделать с этими числами?',
      ),
    },
    example: both('20 Hz and 3 m: 20 · 3 = 60 m/s.', '20 Гц и 3 м: 20 · 3 = 60 м/с.'),
    answers: [waveWhy],
  },
  wavelength: {
    tells: [/wavelength|длин[ауы] волн|length of the wave/iu],
    steps: {
      l: {
        ask: both(
          'The wave goes {v} and swings {f}. Which relation of the three do you know, and how many Hz is the frequency?',
          'Волна идёт со скоростью {v}, частота {f}. Какая формула связывает три величины и сколько это герц?',
        ),
        more: both(
          'Speed is wavelength times frequency. How do you free the wavelength?',
          'Скорость это длина волны на частоту. Как выразить длину волны?',
        ),
      },
    },
    slips: {
      multiplied: both(
        'Speed is wavelength times frequency. So what is done with the speed to get the wavelength?',
        'Скорость это длина волны на частоту. Что тогда делают со скоростью, чтобы получить длину волны?',
      ),
    },
    example: both('340 m/s and 170 Hz: 340 : 170 = 2 m.', '340 м/с и 170 Гц: 340 : 170 = 2 м.'),
  },
  'wave-frequency': {
    tells: [/wave|волн|звук|sound/iu, /frequenc|частот/iu],
    steps: {
      f: {
        ask: waveIdea,
        more: both(
          'Speed is wavelength times frequency. How do you free the frequency?',
          'Скорость это длина волны на частоту. Как выразить частоту?',
        ),
      },
    },
    slips: {},
    example: both('340 m/s and 2 m: 340 : 2 = 170 Hz.', '340 м/с и 2 м: 340 : 2 = 170 Гц.'),
  },
  lens: {
    tells: [/lens|линз/iu, /image|изображени/iu],
    unless: /diverg|concave|рассеива|magnif|увелич|height|высот/iu,
    steps: {
      i: {
        ask: both(
          '1/f = 1/u + 1/v: with {f} and {u}, what is 1/v?',
          '1/F = 1/d + 1/f: при {f} и {u} чему равна единица, делённая на расстояние до изображения?',
        ),
        more: both(
          'Take one over {u} away from one over {f}. Which common denominator do they have?',
          'Вычти из единицы на {f} единицу на {u}. Какой у них общий знаменатель?',
        ),
      },
      v: {
        ask: both(
          'That is one over the distance. How do you get the distance itself?',
          'Это единица, делённая на расстояние. Как получить само расстояние?',
        ),
        more: both('Turn the fraction over. What comes out?', 'Переверни дробь. Что получается?'),
      },
    },
    slips: {
      'inverse-left': both(
        'The fraction is right for one over the distance, but that is not yet the distance itself. What do you do to get it?',
        'Дробь верная, но это единица, делённая на расстояние, а не само расстояние. Что сделать, чтобы получить его?',
      ),
      adds: both(
        '1/f is the sum of the two others. So is one over the distance of the object added or taken away?',
        'Единица на фокусное это сумма двух других. Значит, единицу на расстояние до предмета прибавляют или вычитают?',
      ),
      denominators: both(
        'The formula is right, but denominators are not subtracted. Which common denominator do the two fractions need?',
        'Формула верная, но знаменатели не вычитают. К какому общему знаменателю привести две дроби?',
      ),
      distances: both(
        'The distances themselves do not add up, their inverse values do. How do you write that with {f} and {u}?',
        'Складываются не сами расстояния, а обратные им величины. Как это записать с {f} и {u}?',
      ),
      order: both(
        'The order is turned: 1/f is the whole. What is taken away from what?',
        'Порядок перепутан: единица на фокусное это целое. Из чего что вычитают?',
      ),
    },
    example: both(
      'f = 6 cm, object at 9 cm: 1/6 − 1/9 = 1/18, so the image is at 18 cm.',
      'Фокусное 6 см, предмет в 9 см: 1/6 − 1/9 = 1/18, значит, изображение в 18 см.',
    ),
  },
  parallel: {
    tells: [/parallel|параллельн/iu, /resist|сопротивлен|ohm|Ω|ом/iu],
    steps: inParallel,
    slips: parallelSlips,
    example: both('3 Ω and 6 Ω: 1/3 + 1/6 = 1/2, so R = 2 Ω.', '3 Ом и 6 Ом: 1/3 + 1/6 = 1/2, значит, R = 2 Ом.'),
    answers: [shortCircuit, seriesOrParallel],
  },
  'parallel-current': {
    tells: [/parallel|параллельн/iu, /current|ток/iu],
    unless: /each|кажд/iu,
    steps: { ...inParallel, I: current },
    slips: parallelSlips,
    example: both(
      '3 Ω and 6 Ω in parallel at 8 V: R = 2 Ω, I = 8 : 2 = 4 A.',
      '3 Ом и 6 Ом параллельно при 8 В: R = 2 Ом, I = 8 : 2 = 4 А.',
    ),
    answers: [shortCircuit, seriesOrParallel],
  },
  series: {
    tells: [/series|последовательн/iu, /resist|сопротивлен|ohm|Ω|ом/iu],
    steps: {
      R: {
        ask: both(
          'One after the other: the current has to go through {r} and {s}. How do they make the total?',
          'Друг за другом: ток идёт и через {r}, и через {s}. Как из них получить общее?',
        ),
        more: both(
          'In series the resistances simply add. What is the sum?',
          'При последовательном соединении сопротивления складываются. Какая сумма?',
        ),
      },
    },
    slips: {
      parallel: both(
        'That is for resistors in parallel. In series the way only gets longer: what happens to the resistances?',
        'Так считают параллельное соединение. При последовательном путь длиннее: что делают с сопротивлениями?',
      ),
    },
    example: both('5 Ω and 7 Ω in series: 12 Ω.', '5 Ом и 7 Ом последовательно: 12 Ом.'),
    answers: [seriesOrParallel],
  },
  'series-current': {
    tells: [/series|последовательн/iu, /current|ток/iu],
    steps: {
      R: {
        ask: both(
          'First the total: the current goes through {r} and {s}, one after the other. What resistance is that together?',
          'Сначала общее: ток идёт через {r} и {s} по очереди. Какое это сопротивление вместе?',
        ),
        more: both(
          'In series the resistances simply add. What is the sum?',
          'При последовательном соединении сопротивления складываются. Какая сумма?',
        ),
      },
      I: current,
    },
    slips: {
      parallel: both(
        'That is for resistors in parallel. In series the way only gets longer: what happens to the resistances?',
        'Так считают параллельное соединение. При последовательном путь длиннее: что делают с сопротивлениями?',
      ),
      'one-only': both(
        'The current goes through both resistors. Which resistance does it meet altogether?',
        'Ток идёт через оба резистора. Какое сопротивление он встречает всего?',
      ),
    },
    example: both(
      '5 Ω and 7 Ω in series at 24 V: 24 : 12 = 2 A.',
      '5 Ом и 7 Ом последовательно при 24 В: 24 : 12 = 2 А.',
    ),
    answers: [seriesOrParallel],
  },
  'ohm-current': {
    tells: [/current|(?<!\p{L})I(?!\p{L})|ток/iu],
    unless:
      /parallel|series|параллельн|последовательн|internal|внутренн|emf|эдс|power|мощност|charge|заряд|heat|теплот/iu,
    steps: {
      I: {
        ask: both(
          'Ohm’s law joins {U}, {R} and the current. How do you get the current alone?',
          'Закон Ома связывает {U}, {R} и силу тока. Как выразить силу тока?',
        ),
        more: both(
          'The current tells how many times the resistance goes into the voltage. What is divided by what?',
          'Сила тока равна напряжению, делённому на сопротивление. Что на что делят?',
        ),
      },
    },
    slips: {},
    example: both('12 V and 6 Ω: 12 : 6 = 2 A.', '12 В и 6 Ом: 12 : 6 = 2 А.'),
    answers: [
      {
        said: /how.{0,20}(?:get )?I (?:on its own|alone|by itself)|(?:times|multiply|divide) .{0,12}(?:or|and) .{0,12}(?:times|multiply|divide)|как (?:выразить|найти) I|(?:умнож|дел)\p{L}* или (?:умнож|дел)/iu,
        reply: both(
          'There I is multiplied by the resistance, and the opposite of multiplying sets it free. Do that on both sides.',
          'Там I умножено на сопротивление, и освобождает его обратное действие. Сделай его с обеими сторонами.',
        ),
      },
    ],
  },
  'ohm-resistance': {
    tells: [/resistance|сопротивлени/iu],
    unless:
      /parallel|series|параллельн|последовательн|internal|внутренн|power|мощност|wire|проволок|провод\p{L}* длин/iu,
    steps: {
      R: {
        ask: both(
          '{U} drive {I} through it. How many volts does each ampere take?',
          'Напряжение {U} даёт ток {I}. Сколько вольт приходится на каждый ампер?',
        ),
        more: both('I = U/R: how do you free R?', 'I = U/R: как выразить R?'),
      },
    },
    slips: {},
    example: both('12 V and 3 A: 12 : 3 = 4 Ω.', '12 В и 3 А: 12 : 3 = 4 Ом.'),
  },
  'ohm-voltage': {
    tells: [/voltage|напряжени|potential difference/iu],
    unless: /parallel|series|параллельн|последовательн|internal|внутренн|emf|эдс|power|мощност/iu,
    steps: {
      U: {
        ask: both(
          '{I} have to be driven through {R}. How many volts does that take?',
          'Ток {I} надо провести через {R}. Сколько вольт на это нужно?',
        ),
        more: both('I = U/R: how do you free U?', 'I = U/R: как выразить U?'),
      },
    },
    slips: {},
    example: both('2 A through 5 Ω: 2 · 5 = 10 V.', '2 А через 5 Ом: 2 · 5 = 10 В.'),
  },
  'lamp-resistance': {
    tells: [/resistance|сопротивлени/iu, /power|watt|мощност|вт(?!\p{L})|W/iu],
    steps: {
      I: {
        ask: both(
          'Power is voltage times current. Which current flows with {P} and {U}?',
          'Мощность это напряжение на силу тока. Какой ток течёт при {P} и {U}?',
        ),
        more: both(
          'P = UI: divide the power by the voltage. What comes out?',
          'P = UI: раздели мощность на напряжение. Что выходит?',
        ),
      },
      R: {
        ask: both(
          'With that current and {U}: what does Ohm’s law give for R?',
          'С этим током и {U}: что даёт закон Ома для R?',
        ),
        more: both(
          'R = U/I; without the current it is R = U²/P. Which way do you take?',
          'R = U/I; без тока это R = U²/P. Каким путём пойдёшь?',
        ),
      },
    },
    slips: {
      'power-as-current': both(
        '{P} is the power, not the current. How do you get the current from power and voltage?',
        '{P} это мощность, а не сила тока. Как получить силу тока из мощности и напряжения?',
      ),
    },
    example: both(
      '100 W at 200 V: I = 0.5 A, R = 200 : 0.5 = 400 Ω.',
      '100 Вт при 200 В: I = 0,5 А, R = 200 : 0,5 = 400 Ом.',
    ),
  },
  'kilowatt-hours': {
    tells: [/energy|kwh|энерги|квт/iu],
    unless: /cost|price|стоим|стоит|рубл|копе|cent|тариф|a day|в день|joule|джоул/iu,
    steps: {
      E: {
        ask: both(
          'Energy is power times time. For kWh the time counts in hours: how many hours is {t}?',
          'Энергия это мощность на время. Для кВт·ч время в часах: сколько это часов, {t}?',
        ),
        more: both('Kilowatts times hours. Which two numbers are these?', 'Киловатты на часы. Какие это два числа?'),
      },
    },
    slips: {},
    example: both(
      '3 kW for 20 min: 20 min is 1/3 h, so 3 · 1/3 = 1 kWh.',
      '3 кВт 20 мин: 20 мин это 1/3 ч, значит, 3 · 1/3 = 1 кВт·ч.',
    ),
  },
  heat: {
    tells: [/heat|energy|warm|теплот|тепла|энерги|нагре/iu],
    unless: /melt|freez|boil(?:s|ed)? away|vapo|steam|плав|испар|пар(?!\p{L})|kettle of|kw|квт|efficien|кпд|выкип/iu,
    steps: {
      d: {
        ask: both(
          'By how many degrees does the temperature change from {t} to {T}?',
          'На сколько градусов меняется температура от {t} до {T}?',
        ),
        more: both(
          'Take the first temperature away from the last. What is left?',
          'Вычти из конечной температуры начальную. Что выходит?',
        ),
      },
      Q: {
        ask: both('Q = cmΔt: what are c, m in kg and Δt here?', 'Q = cmΔt: чему здесь равны c, m в килограммах и Δt?'),
        more: both(
          'Each kilogram takes c for each degree. How many kilograms and how many degrees are there?',
          'Каждому килограмму на каждый градус нужно c. Сколько здесь килограммов и градусов?',
        ),
      },
    },
    slips: {
      'end-only': both(
        'Q goes with the change of temperature, not with the temperature itself. By how many degrees does it change?',
        'В формуле стоит изменение температуры, а не сама температура. На сколько градусов она меняется?',
      ),
      adds: both(
        'The two temperatures are added there. What counts is the change: how do you get it?',
        'Температуры здесь сложены. Важно изменение: как его найти?',
      ),
      'no-mass': both(
        'That is for one kilogram. How many kilograms are warmed?',
        'Это на один килограмм. Сколько килограммов нагревают?',
      ),
      'no-capacity': both('The substance counts too: what does c tell?', 'Важно и вещество: что говорит c?'),
      'no-warming': both(
        'That is for one degree. By how many degrees does it get warmer?',
        'Это на один градус. На сколько градусов нагревают?',
      ),
      'mass-divides': both(
        'More mass takes more heat. So is the mass multiplied or divided?',
        'Большей массе нужно больше теплоты. Значит, на массу умножают или делят?',
      ),
    },
    example: both(
      '0.3 kg of iron from 20 to 70 °C: 460 · 0.3 · 50 = 6900 J.',
      '0,3 кг железа от 20 до 70 °C: 460 · 0,3 · 50 = 6900 Дж.',
    ),
    answers: [
      {
        said: /lit(?:er|re)s?.{0,40}kg|литр\p{L}*.{0,60}кг|кг.{0,40}литр/iu,
        reply: both(
          'A liter of water has the mass of 1 kg, because its density is 1000 kg/m³. Another liquid needs its own density.',
          'Литр воды имеет массу 1 кг, потому что её плотность 1000 кг/м³. У другой жидкости нужна своя плотность.',
        ),
      },
    ],
  },
  density: {
    tells: [/densit|плотност/iu],
    steps: {
      p: {
        ask: both(
          'Density tells the mass of one unit of volume. What is divided by what, of {m} and {V}?',
          'Плотность это масса единицы объёма. Что на что делят: {m} и {V}?',
        ),
        more: both(
          'So many grams in so many cubic centimeters: how many are in one?',
          'Столько граммов в стольких кубических сантиметрах: сколько в одном?',
        ),
      },
    },
    slips: {
      turned: both(
        'The division is turned over: that is the volume of one unit of mass. Density is mass of one unit of volume. What is divided by what?',
        'Деление перевёрнуто: это объём единицы массы. А плотность это масса единицы объёма. Что на что делят?',
      ),
    },
    example: both('90 g in 30 cm³: 90 : 30 = 3 g/cm³.', '90 г в 30 см³: 90 : 30 = 3 г/см³.'),
  },
  'density-mass': {
    tells: [/mass|weigh|heavy|масс|вес/iu],
    steps: {
      m: {
        ask: both(
          'Each unit of volume has the mass that the density {p} tells. How many of them are in {V}?',
          'Каждая единица объёма имеет массу, которую называет плотность {p}. Сколько их в {V}?',
        ),
        more: both(
          'Density is mass divided by volume. How do you free the mass?',
          'Плотность это масса на объём. Как выразить массу?',
        ),
      },
    },
    slips: {
      divided: both(
        'Density is mass divided by volume; to get the mass back, what has to be done with the volume?',
        'Плотность это масса, делённая на объём; что сделать с объёмом, чтобы вернуть массу?',
      ),
    },
    example: both('2 g/cm³ and 30 cm³: 2 · 30 = 60 g.', '2 г/см³ и 30 см³: 2 · 30 = 60 г.'),
  },
  'density-volume': {
    tells: [/volume|how many lit|об[ъь][её]м|литр/iu],
    steps: {
      V: {
        ask: both(
          '{p} is the mass of one unit of volume. How often does it go into {m}?',
          '{p} это масса единицы объёма. Сколько раз она помещается в {m}?',
        ),
        more: both(
          'Density is mass divided by volume. How do you free the volume?',
          'Плотность это масса на объём. Как выразить объём?',
        ),
      },
    },
    slips: {
      multiplied: both(
        'Multiplied, the units do not fit. How often does the mass of one unit of volume go into the whole mass?',
        'При умножении единицы не сходятся. Сколько раз масса единицы объёма помещается во всей массе?',
      ),
    },
    example: both('60 g at 2 g/cm³: 60 : 2 = 30 cm³.', '60 г при 2 г/см³: 60 : 2 = 30 см³.'),
  },
  'density-block': {
    tells: [/densit|плотност/iu],
    steps: {
      V: {
        ask: both(
          'First the volume: what do you do with the edges {a}, {b} and {c} of the block?',
          'Сначала объём: что делают с рёбрами {a}, {b} и {c}?',
        ),
        more: both(
          'Layers of little cubes: length times width times height. What is it here?',
          'Слои кубиков: длина на ширину на высоту. Сколько это здесь?',
        ),
      },
      p: {
        ask: both(
          'The mass is {m}. How much of it falls on one unit of volume?',
          'Масса {m}. Сколько приходится на единицу объёма?',
        ),
        more: both('Mass divided by volume. Which numbers?', 'Масса на объём. Какие числа?'),
      },
    },
    slips: {
      'edges-added': both(
        'The idea mass through volume is right, but the edges were added. How do you get the volume of a block from its three edges?',
        'Делить массу на объём верно, но рёбра здесь сложены. Как из трёх рёбер получить объём?',
      ),
      'two-edges': both(
        'That is the area of one face. Which edge is still missing for the volume?',
        'Это площадь одной грани. Какого ребра не хватает до объёма?',
      ),
    },
    example: both(
      '2 cm, 2 cm, 5 cm and 60 g: 20 cm³, so 60 : 20 = 3 g/cm³.',
      '2 см, 2 см, 5 см и 60 г: 20 см³, значит, 60 : 20 = 3 г/см³.',
    ),
  },
  pressure: {
    tells: [/pressure|давлени|(?<!\p{L})p(?!\p{L})/iu],
    steps: {
      p: {
        ask: both(
          'Pressure is the force on each square meter. How many square meters is {S}?',
          'Давление это сила на квадратный метр. Сколько квадратных метров в {S}?',
        ),
        more: both('Force divided by area, in N and m². Which numbers?', 'Сила на площадь, в Н и м². Какие числа?'),
      },
    },
    slips: {},
    example: both(
      '30 N on 6 cm²: 6 cm² is 0.0006 m², so 50 000 Pa.',
      '30 Н на 6 см²: 6 см² это 0,0006 м², значит, 50 000 Па.',
    ),
    answers: [
      {
        said: /friend.{0,25}(?:got|says|has)|who is right|у друга|кто (?:из нас )?прав/iu,
        reply: both(
          'The unit decides it. Pa is N on each m², so the area has to be in square meters first.',
          'Решает единица. Па это Н на каждый м², значит, сначала площадь нужна в квадратных метрах.',
        ),
      },
    ],
  },
  'weight-pressure': {
    tells: [/pressure|давлени/iu],
    unless: /depth|глубин|each|кажд/iu,
    steps: {
      F: {
        ask: both('With what force does a mass of {m} press down?', 'С какой силой давит тело массой {m}?'),
        more: both(
          'Each kilogram is pulled with g. What is mg?',
          'Каждый килограмм притягивается с силой g. Чему равно mg?',
        ),
      },
      p: {
        ask: both(
          'That force stands on {S}. How many square meters is that, and what is the pressure?',
          'Эта сила действует на {S}. Сколько это квадратных метров и какое тогда давление?',
        ),
        more: both('Force divided by area in m². Which numbers?', 'Сила на площадь в м². Какие числа?'),
      },
    },
    slips: {},
    example: both('6 kg on 0.03 m², g = 10: 60 : 0.03 = 2000 Pa.', '6 кг на 0,03 м², g = 10: 60 : 0,03 = 2000 Па.'),
  },
  'liquid-pressure': {
    tells: [/pressure|давлени/iu, /depth|deep|глубин|столб/iu],
    steps: {
      p: {
        ask: both(
          'p = ρgh: which three numbers belong to a liquid of {r} and the depth {h}?',
          'p = ρgh: какие три числа сюда входят при плотности {r} и глубине {h}?',
        ),
        more: both(
          'Density in kg/m³, g and the depth in meters. What is their product?',
          'Плотность в кг/м³, g и глубина в метрах. Чему равно произведение?',
        ),
      },
    },
    slips: {
      'no-g-liquid': both(
        'Two of the three are there. Which one makes a force out of the mass?',
        'Два множителя из трёх есть. Какой превращает массу в силу?',
      ),
    },
    example: both('1000 kg/m³ at 3 m, g = 10: 30 000 Pa.', '1000 кг/м³ на глубине 3 м, g = 10: 30 000 Па.'),
  },
  kinetic: {
    tells: [/kinetic|кинетич/iu],
    steps: {
      E: {
        ask: both(
          'Ek = mv²/2: which of {m} and {v} is squared, and where does the half stand?',
          'Eк = mv²/2: что из {m} и {v} в квадрате и где половина?',
        ),
        more: both(
          'First v², then times the mass in kg, then half of it. What is v²?',
          'Сначала v², потом на массу в кг, потом половина. Чему равно v²?',
        ),
      },
    },
    slips: {
      'is-momentum': both(
        'Mass times speed is the momentum. What is different in the kinetic energy?',
        'Масса на скорость это импульс. Чем отличается кинетическая энергия?',
      ),
      'all-squared': both(
        'Only the speed is squared, not the mass. What is it then?',
        'В квадрат возводят только скорость, не массу. Что тогда выходит?',
      ),
      'square-doubles': both(
        'A square is no doubling. What is v times v?',
        'Квадрат это не удвоение. Сколько будет v на v?',
      ),
    },
    example: both('4 kg at 5 m/s: 4 · 25 : 2 = 50 J.', '4 кг при 5 м/с: 4 · 25 : 2 = 50 Дж.'),
  },
  potential: {
    tells: [/potential|потенциальн/iu],
    unless: /spring|пружин|difference|разност|kinetic|кинетич/iu,
    steps: {
      E: {
        ask: both(
          'The weight of {m} is lifted by {h}. Which three numbers are multiplied?',
          'Тело {m} поднято на {h}. Какие три числа перемножают?',
        ),
        more: both(
          'The product mgh: mass in kg, g, height in meters. What is the product?',
          'Произведение mgh: масса в кг, g, высота в метрах. Чему равно произведение?',
        ),
      },
    },
    slips: {
      'no-half': both(
        'The half belongs to the kinetic energy. What is mgh without it?',
        'Половина стоит в кинетической энергии. Чему равно mgh без неё?',
      ),
    },
    example: both('2 kg, 5 m, g = 10: 100 J.', '2 кг, 5 м, g = 10: 100 Дж.'),
  },
  'lift-power': {
    tells: [/power|мощност/iu],
    steps: {
      A: {
        ask: both(
          'First the work: {m} are lifted by {h}. How many joules is that?',
          'Сначала работа: {m} поднимают на {h}. Сколько это джоулей?',
        ),
        more: both('The weight mg times the height. What is it?', 'Вес mg на высоту. Сколько это?'),
      },
      N: {
        ask: both(
          'That work takes {t}. How much of it is done in each second?',
          'Эта работа длится {t}. Сколько делается за каждую секунду?',
        ),
        more: both('Work divided by the time in seconds. Which numbers?', 'Работа на время в секундах. Какие числа?'),
      },
    },
    slips: {},
    example: both(
      '20 kg by 3 m in 4 s, g = 10: 600 J : 4 s = 150 W.',
      '20 кг на 3 м за 4 с, g = 10: 600 Дж : 4 с = 150 Вт.',
    ),
  },
  power: {
    tells: [/power|мощност/iu],
    steps: {
      N: {
        ask: both(
          '{A} in {t}: how many joules fall on one second?',
          '{A} за {t}: сколько джоулей приходится на одну секунду?',
        ),
        more: both(
          'Power is work divided by the time in seconds. How many seconds is {t}?',
          'Мощность это работа на время в секундах. Сколько секунд в {t}?',
        ),
      },
    },
    slips: {},
    example: both('1200 J in 1 min: 1200 : 60 = 20 W.', '1200 Дж за 1 мин: 1200 : 60 = 20 Вт.'),
  },
  momentum: {
    tells: [/momentum|импульс/iu],
    unless: /collid|hits|stick|столкн|сцеп|force|сил/iu,
    steps: {
      p: {
        ask: both(
          'Momentum grows with mass and with speed. What do you do with {m} and {v}?',
          'Импульс растёт и с массой, и со скоростью. Что сделать с {m} и {v}?',
        ),
        more: both('p = mv, in kg and m/s. Which numbers?', 'p = mv, в кг и м/с. Какие числа?'),
      },
    },
    slips: {
      'is-energy': both(
        'That is the kinetic energy. The momentum is simpler: no square and no half. What is it?',
        'Это кинетическая энергия. Импульс проще: без квадрата и половины. Чему он равен?',
      ),
    },
    example: both('4 kg at 5 m/s: 20 kg·m/s.', '4 кг при 5 м/с: 20 кг·м/с.'),
  },
  'newton-force': {
    tells: [/force|сил[аеуы]/iu],
    unless: /friction|трени|gravity|тяжест|weight|вес/iu,
    steps: {
      F: {
        ask: both(
          'Does a heavier body need more or less force for the same {a}? What do you do with {m} then?',
          'Более тяжёлому телу для того же {a} нужна большая или меньшая сила? Что тогда сделать с {m}?',
        ),
        more: both(
          'Newton: force is mass times acceleration. Which numbers?',
          'Второй закон Ньютона: сила равна массе на ускорение. Какие числа?',
        ),
      },
    },
    slips: {
      'divided-force': both(
        'Divided: but does a heavier body need more or less force for the same acceleration? So which operation fits?',
        'Здесь деление. Но тяжёлому телу для того же ускорения нужна большая или меньшая сила? Какое действие подходит?',
      ),
      'weight-instead': both(
        'That is the force of gravity. The task asks for the force that gives the acceleration {a}. Which number takes the place of g?',
        'Это сила тяжести. Спрашивают силу, которая даёт ускорение {a}. Какое число встанет вместо g?',
      ),
    },
    example: both('4 kg with 3 m/s²: 4 · 3 = 12 N.', '4 кг с 3 м/с²: 4 · 3 = 12 Н.'),
  },
  'newton-acceleration': {
    tells: [/accelerat|ускорени/iu],
    unless: /friction|трени|resist|сопротивл|coefficient|slope|наклон/iu,
    steps: {
      a: {
        ask: both(
          'The force {F} acts on {m}. How much of the force falls on each kilogram?',
          'Сила {F} действует на {m}. Сколько силы приходится на каждый килограмм?',
        ),
        more: accelerationOfForce.more,
      },
    },
    slips: {},
    example: both('12 N on 4 kg: 12 : 4 = 3 m/s².', '12 Н на 4 кг: 12 : 4 = 3 м/с².'),
  },
  efficiency: {
    tells: [/efficien|кпд|полезного действия/iu],
    steps: {
      n: {
        ask: both(
          'Which part of {s} is useful? Write {u} and {s} as a fraction.',
          'Какая часть от {s} полезна? Запиши {u} и {s} дробью.',
        ),
        more: both(
          'Useful divided by spent, then times 100 for percent. Which is smaller?',
          'Полезное на затраченное, потом на 100 для процентов. Что из них меньше?',
        ),
      },
    },
    slips: {
      'no-percent': both(
        'The fraction is right. What has to be done to have it in percent?',
        'Дробь верная. Что сделать, чтобы получить проценты?',
      ),
      turned: both(
        'More than all cannot be useful. Which of the two belongs on top?',
        'Полезного не может быть больше, чем затрачено. Что стоит сверху?',
      ),
      lost: both('That is the part that is lost. And the useful part?', 'Это потерянная часть. А полезная?'),
    },
    example: both(
      '30 J useful of 50 J: 30 : 50 = 0.6, that is 60 %.',
      '30 Дж полезных из 50 Дж: 30 : 50 = 0,6, это 60 %.',
    ),
  },
  'photo-effect': {
    tells: [/work function|работ\p{L}* выхода/iu, /kinetic|кинетич/iu],
    steps: {
      k: {
        ask: both(
          'The photon brings {e}, and {A} are needed to get out. What is left for the motion?',
          'Фотон приносит {e}, на выход нужно {A}. Сколько остаётся на движение?',
        ),
        more: both(
          'What is brought, without what it costs to get out. In eV at first: what is it?',
          'То, что принесено, без платы за выход. Пока в эВ: сколько это?',
        ),
      },
      E: {
        ask: both(
          '1 eV is 1.6·10⁻¹⁹ J. How many joules are your electronvolts then: more of these small pieces, so which operation?',
          '1 эВ это 1,6·10⁻¹⁹ Дж. Сколько это джоулей: таких кусочков несколько, какое тогда действие?',
        ),
        more: both(
          'One of them is 1.6·10⁻¹⁹ J. How do you get several?',
          'Один это 1,6·10⁻¹⁹ Дж. Как получить несколько?',
        ),
      },
    },
    slips: {
      adds: both(
        'The work function is what it costs to get out. Is it added or taken away?',
        'Работа выхода это плата за выход. Её прибавляют или вычитают?',
      ),
      'divided-charge': both(
        '1 eV is a tiny 1.6·10⁻¹⁹ J, so the result must be tiny too. Multiplied or divided, then?',
        '1 эВ это крошечные 1,6·10⁻¹⁹ Дж, значит, и ответ крошечный. Умножать или делить?',
      ),
    },
    example: both(
      '5 eV and 3 eV: 2 eV are left, 2 · 1.6·10⁻¹⁹ = 3.2·10⁻¹⁹ J.',
      '5 эВ и 3 эВ: остаётся 2 эВ, 2 · 1,6·10⁻¹⁹ = 3,2·10⁻¹⁹ Дж.',
    ),
    answers: [
      {
        said: /(?:multiply|times|divide).{0,12}or|умнож\p{L}* или дел|дел\p{L}* или умнож/iu,
        reply: both(
          '1 eV is 1.6·10⁻¹⁹ J, and you have several of these pieces: so take the one as often as there are.',
          '1 эВ это 1,6·10⁻¹⁹ Дж, а таких кусочков у тебя несколько: возьми один столько раз, сколько их.',
        ),
      },
    ],
  },
  'half-life': {
    tells: [/half-?life|полураспад/iu],
    steps: {
      n: {
        ask: both(
          'How often does the half-life {T} go into {t}?',
          'Сколько раз период полураспада {T} помещается в {t}?',
        ),
        more: both('Divide the time by the half-life. What is it?', 'Раздели время на период. Сколько выходит?'),
      },
      M: {
        ask: both(
          'Each time half of what is there is left. What remains of {m} after these steps?',
          'Каждый раз остаётся половина того, что есть. Что останется от {m} после этих шагов?',
        ),
        more: both(
          'Halve {m} once for each half-life, one after the other. What comes after the first?',
          'Дели {m} пополам по разу на каждый период. Что после первого?',
        ),
      },
    },
    slips: {
      'halved-by-number': both(
        'It is not divided by the number of half-lives: each one halves what is left. What is there after the first, after the second?',
        'На число периодов не делят: каждый оставляет половину остатка. Сколько после первого, после второго?',
      ),
      decayed: both('That is what has decayed. And what is left?', 'Это распавшаяся часть. А сколько осталось?'),
      once: both(
        'That is after one half-life. How many of them pass in {t}?',
        'Это после одного периода. Сколько их проходит за {t}?',
      ),
    },
    example: both(
      '80 g, half-life 5 days, 15 days: three halvings, 40, 20, 10 g.',
      '80 г, период 5 дней, 15 дней: три деления пополам, 40, 20, 10 г.',
    ),
  },
  atwood: {
    tells: [/pulley|блок/iu, /accelerat|ускорени/iu],
    unless: /friction|трени|table|стол/iu,
    steps: {
      F: {
        ask: both(
          'The two weights pull against each other over the pulley. Which force is left of {m} and {n}?',
          'Через блок грузы тянут друг против друга. Какая сила остаётся от {m} и {n}?',
        ),
        more: both(
          'The heavier weight less the lighter one. What is that with g?',
          'Вес тяжёлого минус вес лёгкого. Сколько это с g?',
        ),
      },
      M: {
        ask: both('Which mass has to be set in motion by it?', 'Какую массу эта сила разгоняет?'),
        more: both(
          'Both move with the same acceleration, joined by the thread. What mass is that?',
          'Оба движутся с одним ускорением, их связывает нить. Какая это масса?',
        ),
      },
      a: {
        ask: both(
          'How do you get the acceleration from that force and that mass?',
          'Как из этой силы и этой массы получить ускорение?',
        ),
        more: both('Force divided by mass. Which numbers?', 'Сила на массу. Какие числа?'),
      },
    },
    slips: {
      'one-weight': both(
        'The other weight pulls against it. What is left of the two?',
        'Второй груз тянет навстречу. Что остаётся от двух сил?',
      ),
      adds: both(
        'Over a pulley the weights pull against each other. Added or taken away?',
        'Через блок грузы тянут друг против друга. Складывать или вычитать?',
      ),
      'one-mass': both(
        'The force moves both loads. Which mass belongs below?',
        'Сила движет оба груза. Какая масса стоит внизу?',
      ),
      free: both(
        'It would fall with g only without the other load. What does that one do?',
        'С ускорением g груз падал бы без второго. Что делает второй?',
      ),
    },
    example: both(
      '1 kg and 4 kg, g = 10: 30 N for 5 kg, so 6 m/s².',
      '1 кг и 4 кг, g = 10: 30 Н на 5 кг, значит, 6 м/с².',
    ),
    answers: [
      {
        said: /weightless|massless|inextensible|light string|невесом|нерастяж/iu,
        reply: both(
          'A weightless thread pulls with the same force at both ends, and one that does not stretch gives both loads the same acceleration.',
          'Невесомая нить тянет с одинаковой силой на обоих концах, а нерастяжимая даёт грузам одинаковое ускорение.',
        ),
      },
    ],
  },
  incline: {
    tells: [/slope|incline|ramp|наклонн|горк/iu, /accelerat|ускорени/iu],
    unless: /coefficient|коэффициент|speed|скорост/iu,
    steps: {
      w: {
        ask: both(
          'The body cannot fall straight down, only slide along the slope. Which part of g points along it?',
          'Прямо вниз тело упасть не может, только скользить вдоль плоскости. Какая часть g направлена вдоль неё?',
        ),
        more: both(
          'On a flat slope it should be small, on a vertical one g. Sine or cosine of the angle?',
          'На пологой плоскости она мала, на отвесной равна g. Синус или косинус угла?',
        ),
      },
    },
    slips: {
      'whole-g': both(
        'True, the mass drops out. But g would be a free fall straight down: only a part of it acts along the slope. Which one?',
        'Масса и правда сокращается. Но g это свободное падение вниз: вдоль плоскости действует лишь часть. Какая?',
      ),
      cosine: both(
        'Test it: on level ground, at 0°, nothing should slide. Is that sine or cosine?',
        'Проверь: на ровном месте, при 0°, ничего не скользит. Это синус или косинус?',
      ),
    },
    example: both('At 20°, g = 10: 10 · sin 20° ≈ 3.4 m/s².', 'При 20°, g = 10: 10 · sin 20° ≈ 3,4 м/с².'),
  },
  'mixing-hot': {
    tells: [/water|вод/iu, /add|mix|pour|добав|долить|смеш|налить|влить/iu],
    unless: /ice|л[её]д|льд|steam|пар(?!\p{L})/iu,
    steps: {
      y: {
        ask: both(
          'By how many degrees does the cold water of {C} get warmer, up to {X}?',
          'На сколько градусов нагреется холодная вода от {C} до {X}?',
        ),
        more: both('Take {C} away from {X}. What is it?', 'Вычти {C} из {X}. Сколько выходит?'),
      },
      x: {
        ask: both(
          'And by how many degrees does the hot water of {H} cool down?',
          'А на сколько градусов остынет горячая от {H}?',
        ),
        more: both('Take {X} away from {H}. What is it?', 'Вычти {X} из {H}. Сколько выходит?'),
      },
      M: {
        ask: both(
          'What the hot water gives off the cold one takes in: c·M·(cooling) = c·{m}·(warming). What is M?',
          'Сколько отдала горячая, столько получила холодная: c·M·(остывание) = c·{m}·(нагревание). Чему равно M?',
        ),
        more: both(
          'The c drops out. Which factor on each side is known?',
          'Теплоёмкость c сокращается. Что в каждой части известно?',
        ),
      },
    },
    slips: {
      'balance-turned': both(
        'The balance is turned over: the water that changes by more degrees is the smaller amount. Which one is it here?',
        'Баланс перевёрнут: той воды, что меняется на больше градусов, нужно меньше. Какая это здесь?',
      ),
      'equal-masses': both(
        'Equal masses meet in the middle of the two temperatures. Is {X} the middle?',
        'Равные массы дали бы середину между температурами. Середина ли {X}?',
      ),
      'whole-temperature': both(
        'What counts are the changes of temperature, not the temperatures. By how much does each water change?',
        'Важны изменения температур, а не сами температуры. На сколько меняется каждая вода?',
      ),
    },
    example: both(
      '3 kg at 10 °C, hot 70 °C, wanted 30 °C: warming 20, cooling 40, so 3 · 20 : 40 = 1.5 kg.',
      '3 кг при 10 °C, горячая 70 °C, нужно 30 °C: нагрев 20, остывание 40, значит, 3 · 20 : 40 = 1,5 кг.',
    ),
    answers: [
      {
        said: /less than|smaller|make sense|норм|меньше чем|логично|так может быть/iu,
        reply: both(
          'Compare the changes: the water that changes by more degrees is needed less.',
          'Сравни изменения: той воды, что меняется на больше градусов, нужно меньше.',
        ),
      },
    ],
  },
  mixing: {
    tells: [/water|вод/iu, /mix|pour|смеш|слил|налил|долил|влил/iu, /temperature|температур/iu],
    unless: /ice|л[её]д|льд|add|добав/iu,
    steps: {
      M: {
        ask: both('How much water is it altogether?', 'Сколько воды всего?'),
        more: both('{m} and {n} together: what is it?', '{m} и {n} вместе: сколько это?'),
      },
      X: {
        ask: both(
          'Each part counts with its mass: {m} of {t} and {n} of {T}. What is the mean temperature?',
          'Каждая часть входит со своей массой: {m} по {t} и {n} по {T}. Какова средняя температура?',
        ),
        more: both(
          'Mass times temperature for each part, added, divided by the whole mass. What is it?',
          'Масса на температуру для каждой части, сложить и разделить на всю массу. Сколько выходит?',
        ),
      },
    },
    slips: {
      mean: both(
        'The plain mean is right only for equal masses. Of which water is there more, and to which temperature is the mixture nearer?',
        'Просто среднее верно лишь для равных масс. Какой воды больше и к какой температуре ближе смесь?',
      ),
      adds: both(
        'Temperatures do not add: mixed water cannot be hotter than the hot one. Between which values must it be?',
        'Температуры не складывают: смесь не горячее горячей воды. Между какими числами она должна быть?',
      ),
      crossed: both(
        'The masses stand with the other temperature. Which mass belongs to which?',
        'Массы стоят не при своих температурах. Какая к какой относится?',
      ),
    },
    example: both(
      '1 kg of 20 °C and 3 kg of 60 °C: (20 + 180) : 4 = 50 °C.',
      '1 кг при 20 °C и 3 кг при 60 °C: (20 + 180) : 4 = 50 °C.',
    ),
  },
  work: {
    tells: [/work|работ[ау]/iu],
    unless: /power|мощност|efficien|кпд|how long|angle|угл/iu,
    steps: {
      A: {
        ask: both(
          'Twice the force or twice the way makes twice the work. What do you do with {F} and {s}?',
          'Вдвое больше сила или путь, вдвое больше работа. Что сделать с {F} и {s}?',
        ),
        more: both(
          'Force times distance in meters. How many meters is {s}?',
          'Сила на путь в метрах. Сколько метров в {s}?',
        ),
      },
    },
    slips: {},
    example: both('30 N over 4 m: 120 J.', '30 Н на 4 м: 120 Дж.'),
  },
}
