import type { Language } from '../math/latex.ts'

type Variants = readonly [string, string, string, ...string[]]

/** "48:2(9+3)": what is said when both results that the line can have are named. */
export const twoReadings: Readonly<Record<Language, Variants>> = {
  en: [
    'Both numbers come from this line, read in two ways. From left to right, first {first} and then times the bracket, it is {plain}. With {product} taken as one thing, it is {tight}. By the school rule × and ÷ have the same rank and go from left to right. In yours, what was multiplied before the division?',
    'The line {line} can be read in two ways: {plain} comes from left to right, {first} before the bracket; {tight} comes if {product} is worked out before the division. The order at school is left to right, as × and ÷ are equally strong. Where does your way leave that order?',
    'Nobody calculated badly here, the two went in another order. {tight} takes {product} first, {plain} takes {first} first. Which of the two steps stands further left, and what does the rule say of × and ÷?',
  ],
  ru: [
    'Оба числа получаются из этой строки, только читают её по-разному. Слева направо, сначала {first}, потом умножить на скобку, выходит {plain}. Если считать {product} одним целым, выходит {tight}. По школьному правилу умножение и деление равноправны и идут слева направо. Что в твоём решении умножалось до деления?',
    'Запись {line} читают двумя способами: {plain} выходит слева направо, то есть {first} раньше скобки; {tight} выходит, если {product} посчитать до деления. В школе порядок слева направо, ведь умножение и деление равноправны. В каком месте твоё решение от него отходит?',
    'Вычисления тут ни при чём, разный порядок. Для {tight} сначала считают {product}, для {plain} сначала {first}. Какое из двух действий стоит левее и что говорит правило об умножении и делении?',
  ],
}
