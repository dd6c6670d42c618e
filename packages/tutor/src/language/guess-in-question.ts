import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

type Variants = readonly [string, string, string, ...string[]]

interface GuessWords {
  /** "Is the derivative of F just G?": what is done, F and G, each in a group. */
  readonly operated: RegExp
  readonly isDerivative: RegExp
  /** "Is A the same as B?": the two sides in a group each. */
  readonly same: RegExp
  /** A root in words, with what stands under it in a group. */
  readonly root: RegExp
  /** Said around a formula, and no part of it. */
  readonly around: RegExp
  readonly texts: Readonly<
    Record<
      'yesDerivative' | 'yesIntegral' | 'turnedIntegral' | 'noIntegral' | 'noDerivative' | 'yes' | 'no' | 'noPlain',
      Variants
    >
  >
}

const end = '\\s*(?:,?\\s*(?:right|correct|yes|yeah|да|верно|правильно|так|же))?\\s*(?:\\?|$)'

export const guessWords: Readonly<Record<Language, GuessWords>> = {
  en: {
    operated: regExpOf(
      `(?:^|[.,!;:]\\s|\\s)(?:is\\s|isn'?t\\s)?(?:the\\s)?(derivative|antiderivative|integral)\\sof\\s([^?=]{1,40}?)\\s?(?:=|\\sis(?: just| simply| equal to)?\\s|\\sequals?(?: to)?\\s|\\sequal to\\s|\\sjust\\s|\\sthe same as\\s|[.,;]?\\s(?:i think|i say|i got|i put|my answer)(?: (?:it'?s|is))?\\s)\\s?([^?=]{1,40}?)${end}`,
      'iu',
    ),
    isDerivative: /^derivative/iu,
    same: regExpOf(
      `(?:^|[.,!;:]\\s|\\s)(?:is|isn'?t|does|are)\\s([^?=]{3,40}?)\\s(?:the same (?:as|thing as)|equals?(?: to)?|equal to|just|=)\\s([^?=]{1,40}?)${end}`,
      'iu',
    ),
    around: /(?<!\p{L})(?:just|simply|only|really|actually|always|also|the)(?!\p{L})/giu,
    root: /^(?:the\s)?(?:square\s)?(?:root|sqrt)\sof\s(.+)$/iu,
    texts: {
      yesDerivative: [
        'Yes, the derivative of {of} is {guess}. Which rule gives it, step by step?',
        'Yes, {guess} is right. How would you show it with the rule for derivatives?',
        'Yes: {of} has the derivative {guess}. Which rule did you use?',
      ],
      yesIntegral: [
        'Yes: the derivative of {guess} is {of}, so {guess} is right, and a constant $C$ may stand behind it. Why does the constant change nothing?',
        'Yes, differentiate {guess} and {of} comes back. What still has to stand behind it, and why?',
        'Yes, {guess} fits: its derivative is {of}. Which other functions have the same derivative?',
      ],
      turnedIntegral: [
        'No: {guess} is the derivative of {of}, and an integral goes the other way. Which function has {of} as its derivative?',
        'No, that is differentiated: {guess} comes from {of}. The integral asks backward: what has the derivative {of}?',
        'No. With {guess} you went forward, to the derivative of {of}. Which function leads to {of} when it is differentiated?',
      ],
      noIntegral: [
        'No, and a test shows it: the derivative of {guess} should be {of}, and it is something else. Which function has the derivative {of}?',
        'No: differentiate {guess}, and {of} does not come back. What do you know whose derivative is {of}?',
        'No. An integral is tested by differentiating, and {guess} does not lead back to {of}. Which function does?',
      ],
      noDerivative: [
        'No, {guess} is not the derivative of {of} yet.',
        'No, not quite: {of} grows in another way than {guess} says.',
        'No, something is missing in {guess}.',
      ],
      yes: [
        'Yes, {line} holds for all numbers for which both sides have a value. How would you explain it to a friend?',
        'Yes, that is true in general: {line}. Which rule is behind it?',
        'Yes, both sides are always the same: {line}. Can you say why?',
      ],
      no: [
        'No: with {values} the left side is {left} and the right side is {right}. What is done in another order on the two sides?',
        'No. Try {values}: {left} on the left, {right} on the right. Why is that not the same?',
        'No, and one example is enough: {values} gives {left} and {right}. What goes wrong in the step between?',
      ],
      noPlain: [
        'No, {line} does not hold in general. Put two numbers in for the letters: what do the sides come to?',
        'No, the sides differ for most numbers in {line}. Which numbers would you try to see it?',
        'No: {line} is no rule. Test it with a number of yours: what do you get on both sides?',
      ],
    },
  },
  ru: {
    operated: regExpOf(
      `(?:^|[.,!;:]\\s|\\s)(производн\\p{L}{1,2}|первообразн\\p{L}{1,2}|интеграл\\p{L}?)\\s(?:от\\s|для\\s|функции\\s)?([^?=]{1,40}?)\\s?(?:=|(?:[-–—]\\s)?(?:это|равн[аоы]?|будет)(?:\\s(?:что|же|просто|разве|ли|вроде))*\\s|[.,;]?\\s(?:я думаю|думаю|по-моему|у меня|мой ответ|вышло|получилось)(?:,?\\s(?:что|это))?\\s)\\s?([^?=]{1,40}?)${end}`,
      'iu',
    ),
    isDerivative: /^производн/iu,
    same: regExpOf(
      `(?:^|[.,!;:]\\s|\\s)([^?=]{3,40}?)\\s(?:[-–—]\\s)?(?:это|равно|то же(?: самое)?,? что(?: и)?)(?:\\s(?:то же|же|просто|разве|ли|вроде|самое,? что))*\\s([^?=]{1,40}?)${end}`,
      'iu',
    ),
    around: /(?<!\p{L})(?:просто|только|всегда|тоже|правда|разве|а|что|же|ли)(?!\p{L})/giu,
    root: /^(?:квадратный\s)?корень\s(?:из|от)\s(.+)$/iu,
    texts: {
      yesDerivative: [
        'Да, производная {of} это {guess}. По какому правилу она получается?',
        'Да, {guess} верно. Как показать это по правилам производной?',
        'Да: у {of} производная {guess}. Какое правило здесь работает?',
      ],
      yesIntegral: [
        'Да: производная {guess} это {of}, значит, {guess} подходит, и за ним может стоять константа $C$. Почему она ничего не меняет?',
        'Да, если взять производную от {guess}, вернётся {of}. Что ещё нужно приписать и почему?',
        'Да, {guess} подходит: его производная {of}. У каких ещё функций такая же производная?',
      ],
      turnedIntegral: [
        'Нет: {guess} это производная от {of}, а интеграл идёт в обратную сторону. У какой функции производная {of}?',
        'Нет, здесь взята производная: из {of} выходит {guess}. Интеграл спрашивает наоборот: чья производная {of}?',
        'Нет. {guess} это шаг вперёд, к производной от {of}. Какая функция даст {of}, если её продифференцировать?',
      ],
      noIntegral: [
        'Нет, и это видно из проверки: производная от {guess} должна дать {of}, а даёт другое. У какой функции производная {of}?',
        'Нет: возьми производную от {guess}, и {of} не вернётся. Что ты знаешь с производной {of}?',
        'Нет. Интеграл проверяют производной, а {guess} к {of} не возвращает. Какая функция возвращает?',
      ],
      noDerivative: [
        'Нет, {guess} пока не производная для {of}.',
        'Нет, не совсем: {of} растёт не так, как говорит {guess}.',
        'Нет, в {guess} чего-то не хватает.',
      ],
      yes: [
        'Да, {line} верно для всех чисел, при которых обе части имеют смысл. Как объяснить это другу?',
        'Да, это верно всегда: {line}. Какое правило за этим стоит?',
        'Да, обе части всегда равны: {line}. Почему так?',
      ],
      no: [
        'Нет: при {values} слева {left}, а справа {right}. Какие действия слева и справа идут в разном порядке?',
        'Нет. Возьми {values}: слева {left}, справа {right}. Почему это не одно и то же?',
        'Нет, хватит одного примера: {values} даёт {left} и {right}. Что меняется на этом шаге?',
      ],
      noPlain: [
        'Нет, {line} в общем случае неверно. Подставь вместо букв два числа: что выйдет с обеих сторон?',
        'Нет, для большинства чисел части в {line} разные. На каких числах это проверить?',
        'Нет: {line} не правило. Проверь на своём числе: что получится с двух сторон?',
      ],
    },
  },
}
