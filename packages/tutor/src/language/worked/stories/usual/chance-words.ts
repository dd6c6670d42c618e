import { both, step, words } from '../texts.ts'
import type { UsualWords } from './words.ts'

/** Chances and what is to be expected. */

const good = step(
  both('how many fit', 'сколько подходящих'),
  both(
    'There are {N} in all, and {k} of them are out. How many are of the other kind?',
    'Всего {N}, и {k} из них не годятся. Сколько остальных?',
  ),
  both('Take {k} away from {N}.', 'Вычти {k} из {N}.'),
)

const chanceOf = step(
  both('the chance', 'вероятность'),
  both(
    'The chance is the number that fits by the number of all. Which fraction is that?',
    'Вероятность это число подходящих, делённое на число всех. Какая это дробь?',
  ),
  both('All {N} are equally likely, so they stand below.', 'Все {N} равновозможны, они стоят внизу.'),
)

const trials = {
  after: words(
    '^ ?(?:times|seeds|people|students|items|bulbs|tickets|shots|spins|rolls|tosses|throws|trials|days|games|products|parts|cars|patients|plants|[a-z]+s(?![a-z]))',
    '^ ?(?:раз|семян|людей|человек|учен|детал|ламп|билет|выстрел|бросков|испытан|дней|игр|издели|зерен|[а-я]{3,})',
  ),
}
const expected = step(
  both('the number to be expected', 'ожидаемое число'),
  both(
    'In {n} trials this happens with the chance of a single one. Which calculation gives the number to be expected?',
    'Испытаний {n}, и каждый раз вероятность одна и та же. Каким действием найти ожидаемое число?',
  ),
  both('Take that part of {n}.', 'Найди эту часть от {n}.'),
)

export const chanceUsualWords: Readonly<Record<string, UsualWords>> = {
  'chance-without': {
    tells: [
      words('probab|chance|likel', 'вероятн'),
      words(
        'faulty|defective|broken|not (?:learn|work|studi|know)|leak|bad|unlearn',
        'не ?выуч|неисправ|брак|дефект|не работ|подтека|не знает|сломан',
      ),
    ],
    unless: words(
      'replac|two (?:of|are)|second|both|all of|again|ordered|machine',
      'возвращ|оба|обе|дважды|втор|две|двух|автомат',
    ),
    asks: {
      // Behind "the probability that", and not where the bad ones are counted.
      b: words(
        "(?:probab|chance|likel)[^.?]{0,80}(?<!not )(?:is|be|it's|its|an?|gets? (?:a|one)) (?:faulty|defective|broken|bad|leak|not learn|unlearn)",
        'вероятн[^.?]{0,80}(?<!не )(?:неисправ|бракован|с (?:дефект|брак)|невыуч|не выуч|подтекает|сломан)',
      ),
      p: words('probab|chance|likel', 'вероятн'),
    },
    places: {
      bad: {
        after: words(
          '^ ?(?:[a-z]+ )?(?:of (?:them|these|which) )?(?:are |is |have |has )?(?:not |un)?(?:faulty|defective|broken|bad|learn|leak|known?|work)',
          '^ ?(?:из них )?(?:[а-я]+ )?(?:из них )?(?:не ?исправ|бракован|брак|дефект|не выуч|подтека|сломан|не работ|неисправ)',
        ),
        before: words(
          "(?:not (?:learn|know|stud)[a-z]*|hasn't learn(?:ed|t)|did not learn|didn't learn)[^.\\d]{0,12}$",
          '(?:не выучил[а-я]*|не знает|не выучен[а-я]*)[^.\\d]{0,12}$',
        ),
      },
    },
    steps: {
      b: step(
        both('the chance of a bad one', 'вероятность негодного'),
        both('{k} of {N} are of that kind. Which fraction is that?', 'Таких {k} из {N}. Какая это дробь?'),
        both('The number that fits over the number of all.', 'Число подходящих, делённое на число всех.'),
      ),
      g: good,
      p: chanceOf,
    },
    slips: {
      wrongKind: both(
        'That is the chance of the other kind. Which ones fit the question, and how many are they?',
        'Это вероятность другого вида. Какие подходят под вопрос и сколько их?',
      ),
      odds: both(
        'That compares the two kinds. A chance compares with all of them: how many are there in all?',
        'Здесь сравниваются два вида. Вероятность сравнивает со всеми: сколько их всего?',
      ),
    },
    example: both(
      '30 tickets, 6 not learned: 24 are learned, the chance is 24/30 = 0.8.',
      '30 билетов, 6 не выучены: выучены 24, вероятность 24/30 = 0,8.',
    ),
  },
  'expected-die': {
    tells: [
      words('(?<![a-z])(?:die|dice)(?![a-z])', 'кост|кубик'),
      words('expect|about how many|roughly', 'ожида|в среднем|примерно|приблизительно'),
    ],
    unless: words(
      'two dice|2 dice|biased|unfair|sum|even|odd|prime|more than|greater|less|at least|or (?:a )?(?:five|\\d)',
      'двух|две кост|два куб|2 куб|сумм|четн|прост|больше|меньше|не менее',
    ),
    asks: { e: words('expect|how many|how often', 'сколько') },
    places: {
      times: { after: words('^ ?(?:times|rolls|throws)', '^ ?(?:раз|броск)') },
      face: {
        before: words('(?:a|number|of) $', '(?:выпад[а-я]+|цифр[а-я]|числ[а-я]) $'),
        after: words("^ ?(?:'?s)", '^ ?(?:очк)'),
      },
    },
    steps: {
      p: step(
        both('the chance of one face', 'вероятность одной грани'),
        both(
          'How likely is one certain face in a single roll?',
          'Какова вероятность одной определённой грани за один бросок?',
        ),
        both('One of six equally likely faces.', 'Одна из шести равновозможных граней.'),
      ),
      e: expected,
    },
    slips: {
      half: both(
        'That would be a coin. How many faces does a die have?',
        'Так было бы с монетой. Сколько граней у кубика?',
      ),
      face: both(
        'The number on the face has no say here. How likely is one face of six?',
        'Само число на грани тут ни при чём. Какова вероятность одной грани из шести?',
      ),
    },
    example: both(
      '120 rolls: one face comes in about 1/6 of them, that is 20.',
      '120 бросков: одна грань выпадает примерно в 1/6 из них, это 20.',
    ),
  },
  'expected-number': {
    tells: [
      words('probab|chance|likel', 'вероятн'),
      words('expect|about how many|roughly|estimate', 'ожида|в среднем|примерно|приблизительно'),
    ],
    unless: words('replac|two |both|at least|dice|coin|not ', 'возвращ|оба|обе|хотя бы|не менее|кост|монет|не '),
    asks: { e: words('expect|how many|estimate|roughly', 'сколько') },
    places: { trials },
    steps: { e: expected },
    slips: {
      divided: both(
        'That divides by the chance. Can there be more hits than trials?',
        'Здесь разделено на вероятность. Может ли удач быть больше, чем испытаний?',
      ),
      other: both(
        'That is how often it does not happen. What does the task ask for?',
        'Это сколько раз события не будет. А что спрашивают?',
      ),
    },
    example: both('Chance 0.3, 50 trials: 0.3 · 50 = 15.', 'Вероятность 0,3, испытаний 50: 0,3 · 50 = 15.'),
  },
  'hits-then-misses': {
    tells: [
      words('hit', 'попа'),
      words('miss', 'промах'),
      words('first', 'перв'),
      words('last|then|next', 'последн|затем|потом|следующ'),
    ],
    unless: words('second shooter|exactly|at least', 'ровно|хотя бы|не менее'),
    places: {
      chance: { before: words('(?:probab|chance)[^.]{0,60}$|(?:is|of) $', '(?:вероятност)[^.]{0,60}$|равна $') },
      hits: { before: words('first $', 'перв[а-я]+ $') },
      misses: { before: words('(?:last|next|then) $', '(?:последн[а-я]+|следующ[а-я]+|два|затем) $') },
      shots: {
        after: words('^ ?(?:times|shots|targets)', '^ ?(?:раз|выстрел|мишен)'),
        before: words('(?:shoots?|fires?) $', 'стреляет(?: по [а-я]+)? $'),
      },
    },
    steps: {
      q: step(
        both('the chance to miss once', 'вероятность промаха'),
        both(
          'A hit has the chance {p}. What is the chance of a miss?',
          'Вероятность попасть {p}. Какова вероятность промаха?',
        ),
        both('Both together make 1.', 'Вместе они дают 1.'),
      ),
      P: step(
        both('the chance of the whole row', 'вероятность всей серии'),
        both(
          'The shots do not depend on each other: {a} hits, then {b} misses. Which product is that?',
          'Выстрелы независимы: попаданий {a}, промахов {b}. Какое это произведение?',
        ),
        both(
          'One factor for each shot, in the order of the task.',
          'По одному множителю на каждый выстрел, в порядке условия.',
        ),
      ),
    },
    slips: {
      onlyHits: both(
        'The misses are left out. Which factor belongs to each of them?',
        'Промахи не учтены. Какой множитель у каждого из них?',
      ),
      added: both(
        'Chances of shots one after another are not added. What is done with them?',
        'Вероятности подряд идущих выстрелов не складывают. Что с ними делают?',
      ),
    },
    example: both(
      'Chance 0.9, two hits, then a miss: 0.9 · 0.9 · 0.1 = 0.081.',
      'Вероятность 0,9, два попадания, потом промах: 0,9 · 0,9 · 0,1 = 0,081.',
    ),
  },
  'union-of-two': {
    tells: [
      words('p ?\\( ?a ?\\)', '[pр] ?\\( ?[aа] ?\\)'),
      words('p ?\\( ?b ?\\)', '[pр] ?\\( ?[bв] ?\\)'),
      words('p ?\\( ?a (?:and|∩|n|&) ?b ?\\)', '[pр] ?\\( ?[aа] ?(?:и|∩|\\*) ?[bв] ?\\)'),
    ],
    unless: words('independent|\\||given', 'независим|\\||услови'),
    asks: { u: words('a (?:or|∪|u) ?b', '[aа] ?(?:или|∪|\\+) ?[bв]') },
    places: {
      a: { before: words('p ?\\( ?a ?\\) ?= ?$', '[pр] ?\\( ?[aа] ?\\) ?= ?$') },
      b: { before: words('p ?\\( ?b ?\\) ?= ?$', '[pр] ?\\( ?[bв] ?\\) ?= ?$') },
      both: { before: words('b ?\\) ?= ?$', '[bв] ?\\) ?= ?$') },
    },
    steps: {
      s: step(
        both('the sum of both', 'сумма вероятностей'),
        both(
          'Add {a} and {b}: which cases are counted twice in that sum?',
          'Сложи {a} и {b}: какие случаи в этой сумме сосчитаны дважды?',
        ),
        both('Those in which both happen.', 'Те, где происходят оба события.'),
      ),
      u: step(
        both('the chance of at least one', 'вероятность хотя бы одного'),
        both(
          'Both together have {c}. How often must it be taken away?',
          'Вероятность обоих вместе {c}. Сколько раз её надо вычесть?',
        ),
        both('Once, so that it is counted once.', 'Один раз, чтобы она была учтена однажды.'),
      ),
    },
    slips: {
      twice: both(
        'The common part {c} is taken away twice there. How often does it stand in the sum, and how often should it?',
        'Общая часть {c} вычтена дважды. Сколько раз она входит в сумму и сколько должна?',
      ),
    },
    example: both('0.6 and 0.5, both 0.3: 0.6 + 0.5 − 0.3 = 0.8.', '0,6 и 0,5, оба 0,3: 0,6 + 0,5 − 0,3 = 0,8.'),
  },
}
