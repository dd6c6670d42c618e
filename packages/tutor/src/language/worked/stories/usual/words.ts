import type { Both } from '../../../../worked/task.ts'
import { type StepText, type Words, words } from '../texts.ts'

/** What a row of a usual task says and is told by. */
export interface UsualWords {
  /** All of them are in the text. */
  readonly tells: readonly Words[]
  /** Makes another task of it. */
  readonly unless?: Words
  /** Which step is asked for, by its letter, in the sentence that asks; without it the last one is. */
  readonly asks?: Readonly<Record<string, Words>>
  /** All that are matched are asked for, not only the first. */
  readonly asksSeveral?: boolean
  /** What stands before an amount, up to the one before it, or behind it, up to the next. */
  readonly places?: Readonly<Record<string, { readonly before?: Words; readonly after?: Words }>>
  readonly steps: Readonly<Record<string, StepText>>
  readonly slips: Readonly<Record<string, Both>>
  readonly example: Both
}

/** A sentence with one of these asks for something. */
export const questionCue = words(
  '\\?|(?<![a-z])(?:find|what|whats|how|calculate|calc|work out|compute|determine|which|evaluate|give|when|probability|chance)(?![a-z])',
  '\\?|(?<![а-я])(?:найд[а-я]*|найти|сколько|скольким|скольки|как[а-я]{2,3}|каков[а-я]?|чему|вычисл[а-я]*|определ[а-я]*|посчита[а-я]*|рассчита[а-я]*|через сколько|за сколько|на сколько|когда|где|вероятность)(?![а-я])',
)

/** Units of lengths, masses, volumes and times; the first group tells which. */
export const units: readonly Words[] = [
  words('^ ?(mm|cm|dm|km|met(?:er|re)s?|m)(?![a-z/])', '^ ?(мм|см|дм|км|метр[а-я]*|м)(?![а-я/])'),
  words('^ ?(mg|kg|g|tons?|tonnes?)(?![a-z/])', '^ ?(мг|кг|гр?|т|тонн[а-я]*)(?![а-я/])'),
  words('^ ?(ml|l|lit(?:er|re)s?)(?![a-z/])', '^ ?(мл|л|литр[а-я]*)(?![а-я/])'),
  words('^ ?(hours?|hrs?|h|minutes?|min|seconds?|sec|s)(?![a-z/])', '^ ?(час[а-я]*|ч|мин[а-я]*|сек[а-я]*|с)(?![а-я/])'),
]

/** "4√3", "4 root 3", «4 корня из 3» */
export const rootSaid = words(
  '(?<n>\\d+(?:[.,]\\d+)?)? ?\\*? ?(?:√|sqrt|root(?: of)?) ?\\(?(?<r>\\d+)\\)?(?: ?/ ?(?<d>\\d+))?',
  '(?<n>\\d+(?:[.,]\\d+)?)? ?\\*? ?(?:√|sqrt|кор(?:ень|ня|ней) из) ?\\(?(?<r>\\d+)\\)?(?: ?/ ?(?<d>\\d+))?',
)

/** "12 + 2π" */
export const piSum = '(\\d+(?:[.,]\\d+)?) ?\\+ ?(\\d*(?:[.,]\\d+)?) ?\\*? ?(?:π|pi|пи)(?![a-zа-я])'

/** "The third alloy": an ordinal that was taken for a fraction. */
export const ordinalThings = words(
  '^ (?:alloy|solution|number|score|test|vertex|corner|side|angle|student|game|person|pipe|day|year|row)s?(?![a-z])',
  '^ (?:сплав|раствор|числ|оцен|вершин|сторон|угол|ученик|игр|труб|день|год|ряд)',
)

/** Things that a text is about and counts: "two alloys". */
export const countedHere = words(
  '^ ?-?(?:alloys|solutions|triangles|circles|groups|digits?|equal|similar|adjacent|legs|languages|vessels|tanks|kinds|hands|even|odd)(?![a-z])',
  '^ ?-?(?:сплав|раствор|треугольник|окружност|групп|цифр|равн|подобн|смежн|язык|сосуд|бак|вид|четн|нечетн)',
)

/** Amounts in thousands and questions about an idea are left to others. */
export const noTask = words(
  '\\d ?(?:thousand|million|billion|k(?![a-z]))|^why|(?<![a-z])why (?:is|are|do|does|not|cant)',
  '\\d ?(?:тыс|млн|миллион|миллиард)|почему|зачем',
)
