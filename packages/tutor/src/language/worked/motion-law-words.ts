import { both, type LawWords } from './words-of-law.ts'

/** Bodies that move and the forces on them. */

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

export const motionLawWords: Readonly<Record<string, LawWords>> = {
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
    unless: /thrown|бро(?:с(?:ил|ают)|шен)|horizontal|горизонт|speed|velocity|how fast|скорост/iu,
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
}
