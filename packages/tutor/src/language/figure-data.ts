import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

type Variants = readonly [string, string, string, ...string[]]

interface FigureDataWords {
  /** The hypotenuse and a leg with their numbers, in a group each. */
  readonly hypotenuse: RegExp
  readonly leg: RegExp
  /** The word that asks stands at the end, and nothing behind it. */
  readonly unfinished: RegExp
  /** A leg is longer than the hypotenuse. */
  readonly tooLong: Variants
  /** Sides and angles are told, and nothing is asked of them. */
  readonly notAsked: Variants
  readonly angle: string
}

const number = '(?:is |of |= ?|: ?|равн\\p{L}{1,2} |- ?)?(\\d+(?:[.,]\\d+)?)'

export const figureData: Readonly<Record<Language, FigureDataWords>> = {
  en: {
    hypotenuse: regExpOf(`(?<!\\p{L})hypotenuse ${number}`, 'iu'),
    leg: regExpOf(`(?<!\\p{L})(?:leg|cathetus|(?:other|shorter|short) side) ${number}`, 'iu'),
    unfinished: /(?<!\p{L})(?:find|calculate|work out)[\s.!]*$/iu,
    tooLong: [
      'That cannot be: the hypotenuse is the longest side of a right triangle, and here it is {hypotenuse}, while a leg is {leg}. What does the task say exactly?',
      'A leg of {leg} is longer than the hypotenuse of {hypotenuse}, and no right triangle has that. Could the two numbers have changed places?',
      'Stop before calculating: {leg} for a leg and {hypotenuse} for the hypotenuse do not fit together. Which of the two is the longest side in your task?',
    ],
    notAsked: [
      'I read: {given}. What is to be found is missing, and so far that is not enough for all sides. How does the task go on?',
      'Given so far: {given}. Which side or angle is asked, and does the task tell one more number?',
      'That much I have: {given}. The end is missing: what is to be found?',
    ],
    angle: 'angle {at} = {value}°',
  },
  ru: {
    hypotenuse: regExpOf(`(?<!\\p{L})гипотенуз\\p{L} ${number}`, 'iu'),
    leg: regExpOf(`(?<!\\p{L})катет\\p{L}{0,2} ${number}`, 'iu'),
    unfinished: /(?<!\p{L})(?:найти|найди\p{L}*|вычисли\p{L}*|определи\p{L}*)[\s.!]*$/iu,
    tooLong: [
      'Так не бывает: гипотенуза самая длинная сторона прямоугольного треугольника, а здесь она {hypotenuse}, и при этом катет {leg}. Как точно написано в условии?',
      'Катет {leg} длиннее гипотенузы {hypotenuse}, такого прямоугольного треугольника нет. Может, числа поменялись местами?',
      'Прежде чем считать: катет {leg} и гипотенуза {hypotenuse} вместе не подходят. Какая из сторон в условии самая длинная?',
    ],
    notAsked: [
      'Читаю так: {given}. Нет того, что найти, и этих данных пока мало для всех сторон. Что в условии дальше?',
      'Пока дано: {given}. Какую сторону или угол ищут и есть ли в условии ещё одно число?',
      'Это видно: {given}. Конца нет: что нужно найти?',
    ],
    angle: 'угол {at} = {value}°',
  },
}
