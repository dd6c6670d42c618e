import type { Language } from '../math/latex.ts'

/** How claims are worded. The comment of each pattern lists its groups, which `claim.ts` reads by their numbers. */
export interface ClaimWording {
  /** An introduction without meaning, such as "it is true that"; it is removed. */
  readonly opening: RegExp
  /** Words between two values that are claimed to be equal. */
  readonly equal: RegExp
  /** A sign that says the same where no such word and no "=" does. */
  readonly dash?: RegExp
  /** Group 1: numbers, 2: what they are multiples of. */
  readonly multiple: RegExp
  readonly divisor: RegExp
  /** Group 1: a number, 2: "not". */
  readonly prime: RegExp
  readonly composite: RegExp
  readonly even: RegExp
  readonly odd: RegExp
  readonly square: RegExp
  /** Group 1: the value, 2: the equation. */
  readonly fits: RegExp
  /** "Does not fit" and what it denies. */
  readonly fitsNot: readonly (readonly [RegExp, string])[]
  /** Group 1: the equation, 2: its roots. */
  readonly roots: RegExp
  /** Group 1: its roots, 2: the equation. */
  readonly areRoots: RegExp
  /** Group 1: "sum" or "product", 2: the equation, 3: its value. */
  readonly rootsValue: RegExp
  /** Words between two separate claims. */
  readonly joint: RegExp
  /** Groups 1 and 2: equations that are claimed to be equivalent. */
  readonly equivalent: RegExp
  /** Group 1: an equation that is claimed to fit the story. */
  readonly ofStory: RegExp
  readonly and: RegExp
  /**
   * The words that the reader of tasks understands. Any other word might change the meaning, so it makes the claim
   * unreadable.
   */
  readonly known: ReadonlySet<string>
}

const set = (words: string) => new Set(words.split(/\s+/))

const english: ClaimWording = {
  opening:
    /^(?:(?:so|then|therefore|thus|because|and|that|the claim|check|verify|is it true that|it is true that|we get|you get|i think|indeed)[\s:,]+)+/i,
  equal:
    /\s+(?:is equal to|are equal to|is exactly|is the same as|comes to|simplifies to|expands to|factors as|factors into|equals|makes|gives|are|is)\s+/i,
  multiple: /^(.+?)\s+is\s+(?:(?:a|the)\s+)?(?:(?:common\s+)?multiple\s+of|(?:evenly\s+)?divisible\s+by)\s+(.+)$/i,
  divisor: /^(.+?)\s+(?:is\s+(?:a|the)\s+(?:common\s+)?(?:factor|divisor)\s+of|divides|goes\s+into)\s+(.+)$/i,
  prime: /^(.+?)\s+is\s+(not\s+)?(?:a\s+)?prime(?:\s+number)?$/i,
  composite: /^(.+?)\s+is\s+(not\s+)?(?:a\s+)?composite(?:\s+number)?$/i,
  even: /^(.+?)\s+is\s+(not\s+)?(?:an\s+)?even(?:\s+number)?$/i,
  odd: /^(.+?)\s+is\s+(not\s+)?(?:an\s+)?odd(?:\s+number)?$/i,
  square: /^(.+?)\s+is\s+(not\s+)?a\s+(?:perfect\s+)?square(?:\s+number)?$/i,
  fits: /^(?:with\s+)?(.+?)\s+(?:fits|solves|satisfies|is\s+(?:a|the)\s+(?:root|solution)\s+of|makes)\s+(?:the\s+(?:equation|inequality)\s+)?(.+?)(?:\s+true)?$/i,
  fitsNot: [
    [/\s(?:does|do)(?:\s+not|n['’]t)\s+(?:fit|solve|satisfy)\s/i, ' fits '],
    [/\sis(?:\s+not|n['’]t)\s+(?:a|the)\s+(?:root|solution)\s+of\s/i, ' fits '],
  ],
  roots: /^the\s+(?:roots|solutions|zeros)\s+of\s+(.+?)\s+are\s+(.+)$/i,
  areRoots: /^(.+?)\s+are\s+(?:both\s+)?(?:the\s+)?(?:roots|solutions|zeros)\s+of\s+(.+)$/i,
  rootsValue:
    /^(?:the\s+)?(sum|product)\s+of\s+(?:the\s+|its\s+)?(?:roots|solutions)\s+of\s+(.+?)\s+(?:is|equals)\s+(.+)$/i,
  joint: /\s*(?:;|,\s*(?:so|then|and|thus|therefore|hence)?\s+|\s(?:so|then|thus|therefore|hence)\s)\s*/i,
  equivalent:
    /^(.+?)\s+(?:is\s+equivalent\s+to|means\s+the\s+same\s+as|has\s+the\s+same\s+(?:roots|solutions?)\s+as|becomes|turns\s+into|leads\s+to)\s+(.+)$/i,
  ofStory:
    /^(?:does\s+)?(?:the\s+)?(?:equation\s+)?(.+?)\s+(?:fits?|models?|describes?|matche?s?)\s+(?:the\s+|this\s+)?(?:open\s+)?(?:story|word\s+problem|problem|text|task|frame).*$/i,
  and: /\s*(?:,|;|\band\b|\bor\b)\s*/i,
  known: set(
    `of the a an and by to from times plus minus divided multiplied over percent per cent half third thirds quarter quarters
     fourth fourths fifth fifths sixth sixths seventh sevenths eighth eighths ninth ninths tenth tenths sum difference product quotient
     square root cube squared cubed power gcd lcm hcf gcf greatest least lowest highest common divisor factor multiple mean average
     median numbers derivative double twice triple negative zero one two three four five six seven eight nine ten eleven twelve
     thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred`,
  ),
}

const russian: ClaimWording = {
  opening:
    /^(?:(?:итак|значит|тогда|поэтому|потому что|и|что|проверь|проверить|верно ли(?:,? что)?|правда ли(?:,? что)?|получаем|получается|утверждение)[\s:,]+)+/iu,
  equal: /\s+(?:[-–—]\s+это|это|равно|равен|равна|равны|равняется|будет|составляет|составляют|да[её]т|получается)\s+/iu,
  dash: /\s+[-–—]\s+/u,
  multiple:
    /^(.+?)\s+(?:(?:[-–—]\s+)?(?:это\s+)?(?:общее\s+)?кратное\s+(?:для\s+|чис(?:ел|ла)\s+)?|кратно\s+|(?:нацело\s+)?делится\s+(?:нацело\s+)?(?:и\s+)?на\s+)(.+)$/iu,
  divisor:
    /^(.+?)\s+(?:[-–—]\s+)?(?:это\s+|является\s+)?(?:общ(?:ий|им)\s+)?делител(?:ь|ем)\s+(?:для\s+|чис(?:ел|ла)\s+)?(.+)$/iu,
  prime: /^(.+?)\s+(?:[-–—]\s+)?(?:это\s+)?(не\s+)?прост(?:ое|ым)(?:\s+числ(?:о|ом))?$/iu,
  composite: /^(.+?)\s+(?:[-–—]\s+)?(?:это\s+)?(не\s+)?составн(?:ое|ым)(?:\s+числ(?:о|ом))?$/iu,
  even: /^(.+?)\s+(?:[-–—]\s+)?(?:это\s+)?(не\s+)?ч[её]тн(?:ое|ым)(?:\s+числ(?:о|ом))?$/iu,
  odd: /^(.+?)\s+(?:[-–—]\s+)?(?:это\s+)?(не\s+)?неч[её]тн(?:ое|ым)(?:\s+числ(?:о|ом))?$/iu,
  square: /^(.+?)\s+(?:[-–—]\s+)?(?:это\s+)?(не\s+)?(?:точный|полный)\s+квадрат(?:\s+числа)?$/iu,
  fits: /^(?:при\s+)?(.+?)\s+(?:подходит\s+(?:к|в|для)|удовлетворяет|является\s+(?:корнем|решением)|[-–—]\s+(?:корень|решение)|это\s+(?:корень|решение))\s+(?:(?:уравнени|неравенств)\p{L}+\s+)?(.+)$/iu,
  fitsNot: [
    [/\sне\s+(?:подходит\s+(?:к|в|для)|удовлетворяет)\s/iu, ' подходит к '],
    [
      /\s(?:не\s+является\s+(?:корнем|решением)|(?:[-–—]\s+|это\s+)?не\s+(?:корень|решение))\s/iu,
      ' является решением ',
    ],
  ],
  roots: /^(?:корни|решения)\s+(?:уравнения\s+)?(.+?)\s+(?:[-–—]\s+(?:это\s+)?|это\s+|равны\s+)(.+)$/iu,
  areRoots: /^(.+?)\s+(?:[-–—]\s+)?(?:это\s+)?(?:корни|решения)\s+(?:уравнения\s+)?(.+)$/iu,
  rootsValue: /^(сумма|произведение)\s+корней\s+(?:уравнения\s+)?(.+?)\s+(?:равн[оаы]|это|[-–—](?:\s+это)?)\s+(.+)$/iu,
  joint: /\s*(?:;|,\s*(?:значит|тогда|поэтому|и|то)?,?\s+|\s(?:значит|тогда|поэтому)\s)\s*/iu,
  equivalent:
    /^(.+?)\s+(?:равносильно|превращается\s+в|переходит\s+в|да[её]т\s+уравнение|то\s+же,?\s+что(?:\s+и)?)\s+(.+)$/iu,
  ofStory:
    /^(?:уравнение\s+)?(.+?)\s+(?:подходит\s+к|соответствует|описывает|модель\s+для)\s+(?:эт\p{L}+\s+|открыт\p{L}+\s+)?(?:задач\p{L}*|услови\p{L}*|текст\p{L}*|истори\p{L}*).*$/iu,
  and: /\s*(?:,(?!\d)|;|(?<!\p{L})и(?!\p{L})|(?<!\p{L})или(?!\p{L}))\s*/iu,
  known: set(
    `от из и на с плюс минус умножить умноженное умножили разделить делить деленное процент процента процентов половина половины треть
     трети четверть четверти две три четыре пять пятых шестых седьмых восьмых девятых десятых третьих сумма разность произведение частное
     квадрат корень квадратный куб кубе квадрате степени нод нок наибольший наименьшее общий общее делитель кратное среднее
     арифметическое медиана числа чисел числу производная удвоенное ноль один одна два шесть семь восемь девять десять одиннадцать двенадцать
     тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать тридцать сорок пятьдесят шестьдесят
     семьдесят восемьдесят девяносто сто дважды трижды четырежды пятью шестью семью восемью девятью`,
  ),
}

export const claimWording: Readonly<Record<Language, ClaimWording>> = { en: english, ru: russian }
