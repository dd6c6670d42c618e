import { both, step, words } from '../texts.ts'
import type { UsualWords } from './words.ts'

/** Yields, dilution, what reacts, and the pages of a book. */

export const substanceWords: Readonly<Record<string, UsualWords>> = {
  'percent-yield': {
    tells: [words('yield', 'выход'), words('theoretical', 'теорет'), words('actual|practical|real', 'практич|реальн')],
    unless: words('moles|reacts', 'моль|реаг'),
    places: {
      theory: { before: words('theoretical[^.\\d]{0,24}$', 'теоретич[^.\\d]{0,24}$') },
      actual: { before: words('(?:actual|practical|real)[^.\\d]{0,24}$', '(?:практич|реальн)[^.\\d]{0,24}$') },
    },
    asks: { y: words('percent|%|yield', 'процент|%|выход') },
    steps: {
      y: step(
        both('the yield in percent', 'выход в процентах'),
        both(
          'Which of {t} and {a} is the 100 %, and which part of it was really made?',
          'Что из {t} и {a} это 100 % и какая часть получена на деле?',
        ),
        both('What was made, divided by what was possible.', 'Полученное разделить на возможное.'),
      ),
    },
    slips: {
      turned: both(
        'More than 100 % cannot be made. Which mass belongs below?',
        'Больше 100 % получить нельзя. Какая масса стоит внизу?',
      ),
      part: both(
        'That is the loss. The yield is what was made: which part is it?',
        'Это потеря. А выход это полученное: какая это часть?',
      ),
    },
    example: both('Possible 50 g, made 45 g: 45 : 50 = 90 %.', 'Возможно 50 г, получено 45 г: 45 : 50 = 90 %.'),
  },
  'diluted-solution': {
    tells: [words('dilut', 'разбав'), words('concentration|molarity|mol\\/|(?<![a-z])m(?![a-z])', 'концентрац|моль')],
    unless: words('how much water|%|percent|mass fraction', 'сколько воды|%|процент|массов'),
    asks: { C: words('concentration|molarity', 'концентрац') },
    places: {
      molar: { after: words('^ ?(?:mol|m(?![a-z/]))', '^ ?моль') },
      to: { before: words('(?:to|until)(?: a (?:total )?volume of)? $', '(?:до) $') },
      volume: { after: words('^ ?(?:cm3|cm|ml|l|dm|lit(?:er|re)s?)(?![a-z])', '^ ?(?:мл|л|см|дм)(?![а-я])') },
    },
    steps: {
      n: step(
        both('the amount of substance', 'количество вещества'),
        both(
          'Diluting adds only water. How much substance is in {v} at {c} mol per liter?',
          'При разбавлении добавляют только воду. Сколько вещества в {v} при {c} моль на литр?',
        ),
        both('Concentration times volume, before and after the same.', 'Концентрация на объём, до и после одинаково.'),
      ),
      C: step(
        both('the new concentration', 'новая концентрация'),
        both(
          'The same substance is now in {w}. What is the concentration?',
          'То же вещество теперь в {w}. Какова концентрация?',
        ),
        both('How many times has the volume grown?', 'Во сколько раз вырос объём?'),
      ),
    },
    slips: {
      turned: both(
        'That is stronger than before. What does added water do to a concentration?',
        'Это крепче, чем было. Что делает с концентрацией добавленная вода?',
      ),
    },
    example: both(
      '20 ml of 3 mol/l to 60 ml: three times the volume, 1 mol/l.',
      '20 мл 3 моль/л до 60 мл: объём втрое больше, 1 моль/л.',
    ),
  },
  'two-masses-react': {
    tells: [words('hydrogen', 'водород'), words('oxygen', 'кислород'), words('water|h2o', 'вод[ыа]|h2o')],
    unless: words('volume|moles|percent|excess of', 'объ[её]м|моль|процент|избыток'),
    asks: { w: words('mass', 'масс') },
    places: {
      hydrogen: { after: words('^ ?(?:g|grams?) (?:of )?(?:hydrogen|h2)', '^ ?(?:г|гр|грамм[а-я]*) водород') },
      oxygen: { after: words('^ ?(?:g|grams?) (?:of )?(?:oxygen|o2)', '^ ?(?:г|гр|грамм[а-я]*) кислород') },
      equation: { after: words('^ ?(?:h2|o2|h)', '^ ?(?:h2|o2|h)'), before: words('[ho=+] ?$', '[ho=+] ?$') },
    },
    steps: {
      a: step(
        both('the moles of hydrogen', 'моли водорода'),
        both(
          'How many moles are {h} g of hydrogen, with 2 g for one mole of H₂?',
          'Сколько молей в {h} г водорода, если моль H₂ весит 2 г?',
        ),
        both('Divide by 2.', 'Раздели на 2.'),
      ),
      b: step(
        both('the moles of oxygen', 'моли кислорода'),
        both('And {o} g of oxygen, with 32 g for one mole?', 'А в {o} г кислорода, если моль весит 32 г?'),
        both('Divide by 32.', 'Раздели на 32.'),
      ),
      n: step(
        both('the moles of water', 'моли воды'),
        both(
          'Two moles of hydrogen need one of oxygen. Which of the two runs out first, and how many moles of water come of it?',
          'На два моля водорода нужен один моль кислорода. Что закончится раньше и сколько молей воды выйдет?',
        ),
        both(
          'Compare half of the moles of hydrogen with the moles of oxygen.',
          'Сравни половину молей водорода с молями кислорода.',
        ),
      ),
      w: step(
        both('the mass of the water', 'масса воды'),
        both('One mole of water weighs 18 g. What is the mass?', 'Моль воды весит 18 г. Какова масса?'),
        both('Moles times 18.', 'Моли умножить на 18.'),
      ),
    },
    slips: {
      sum: both(
        'Both masses are added there. But one of the gases is left over: which runs out first?',
        'Здесь массы сложены. Но один газ останется: какой закончится раньше?',
      ),
      other: both(
        'That counts by the gas that is left over. Which one runs out first?',
        'Здесь счёт по газу, который остаётся. Какой закончится раньше?',
      ),
    },
    example: both(
      '4 g of hydrogen and 16 g of oxygen: 2 and 0.5 mol, oxygen runs out, 1 mol of water, 18 g.',
      '4 г водорода и 16 г кислорода: 2 и 0,5 моль, кончится кислород, 1 моль воды, 18 г.',
    ),
  },
  'pages-left': {
    tells: [
      words('pages', 'страниц'),
      words('has (?:already )?read|already read', 'прочита'),
      words('(?:a|per|each|every) day', 'в день|кажд'),
    ],
    unless: words('more than|twice|average', 'больше чем|вдвое|средн'),
    asks: { t: words('how many (?:more )?days', 'сколько (?:еще )?дней') },
    places: {
      all: {
        after: words('^ ?pages(?! (?:a|per|each|every) day)', '^ ?страниц[а-я]*(?! в день)'),
        before: words('has $', '(?:книге|всего) $'),
      },
      done: { before: words('(?:has |already )(?:already )?read $', '(?:прочита[а-я]+)(?: уже)? $') },
      daily: { after: words('^ ?(?:pages )?(?:a|per|each|every) day', '^ ?(?:страниц[а-я]* )?(?:в день|каждый день)') },
    },
    steps: {
      r: step(
        both('the pages that are left', 'оставшиеся страницы'),
        both('{d} of {N} pages are read. How many are left?', 'Из {N} страниц прочитано {d}. Сколько осталось?'),
        both('Take {d} away from {N}.', 'Вычти {d} из {N}.'),
      ),
      t: step(
        both('the days', 'число дней'),
        both('At {k} pages a day, how many days do they take?', 'По {k} страниц в день: на сколько дней их хватит?'),
        both('Divide what is left by {k}.', 'Раздели остаток на {k}.'),
      ),
    },
    slips: {
      all: both(
        'That counts the pages that are read already, too. How many are left?',
        'Здесь сосчитаны и прочитанные страницы. Сколько осталось?',
      ),
    },
    example: both(
      '90 pages, 30 read, 15 a day: 60 are left, 4 days.',
      '90 страниц, прочитано 30, по 15 в день: осталось 60, это 4 дня.',
    ),
  },
}
