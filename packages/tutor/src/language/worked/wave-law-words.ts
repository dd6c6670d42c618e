import { both, type LawWords } from './words-of-law.ts'

/** Oscillations, waves, light, and what comes out of atoms. */

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

export const waveLawWords: Readonly<Record<string, LawWords>> = {
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
}
