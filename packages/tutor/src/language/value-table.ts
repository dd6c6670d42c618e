import type { Language } from '../math/latex.ts'

type Variants = readonly [string, string, string]
type Key = 'right' | 'wrong' | 'all-wrong'

interface ValueTableTexts {
  /** The columns may be told as points. */
  readonly points: RegExp
  readonly texts: Readonly<Record<Key, Variants>>
}

/** {rule} is the function, {right} the pairs that fit, {x} a place, {y} what was written there, as a formula. */
export const valueTableTexts: Readonly<Record<Language, ValueTableTexts>> = {
  en: {
    points: /(?<!\p{L})(?:table|points?|values)(?!\p{L})/iu,
    texts: {
      right: [
        'Your table is right: {right} fit {rule}. Mark them and draw the graph. What does it tell for $x = {x}$: which $y$ belongs there?',
        'All of it fits: {right} lie on the graph of {rule}. Draw it, and test it with one more place: what is $y$ at $x = {x}$?',
        'That table holds, I put every $x$ into {rule}: {right}. One more as a check of your drawing: which $y$ belongs to $x = {x}$?',
      ],
      wrong: [
        'Right so far: {right} fit {rule}. At $x = {x}$ it is not {y}. Put $x = {x}$ into the formula: what comes out?',
        '{right} fit. Look at $x = {x}$ again: {y} does not come out of {rule} there. What do you get?',
        'This holds: {right}. At $x = {x}$ something slipped. What is $y$ in {rule} there?',
      ],
      'all-wrong': [
        'These pairs do not fit {rule} yet. Begin with $x = {x}$ and put it into the formula in brackets: what is $y$ there?',
        'In {rule} other values come out. Take $x = {x}$ first: put it in, step by step. What do you get?',
        'Not yet: put $x = {x}$ into {rule} once more. First the product, then the rest: which $y$ is it?',
      ],
    },
  },
  ru: {
    points: /(?<!\p{L})(?:таблиц\p{L}*|точк\p{L}*|значени\p{L}*)(?!\p{L})/iu,
    texts: {
      right: [
        'Таблица верная: {right} подходят к {rule}. Отметь их и проведи график. Проверь его ещё одним местом: чему равен $y$ при $x = {x}$?',
        'Всё сходится: {right} лежат на графике {rule}. Начерти его и проверь: какой $y$ соответствует $x = {x}$?',
        'Каждый $x$ из таблицы подставлен в {rule}, и всё верно: {right}. Для проверки чертежа: сколько будет $y$ при $x = {x}$?',
      ],
      wrong: [
        'Верно здесь: {right} подходят к {rule}. При $x = {x}$ получается не {y}. Подставь $x = {x}$ в формулу: сколько выйдет?',
        '{right} подходят. Посмотри ещё раз на $x = {x}$: {y} из {rule} там не выходит. А что получается?',
        'Верно: {right}. При $x = {x}$ вкралась ошибка. Чему там равен $y$ по формуле {rule}?',
      ],
      'all-wrong': [
        'К {rule} эти пары пока не подходят. Начни с $x = {x}$ и подставь его в формулу в скобках: чему равен $y$?',
        'По {rule} выходят другие значения. Сначала возьми $x = {x}$ и подставь по шагам. Что получается?',
        'Пока не так: подставь $x = {x}$ в {rule} ещё раз. Сначала произведение, потом остальное: какой выйдет $y$?',
      ],
    },
  },
}
