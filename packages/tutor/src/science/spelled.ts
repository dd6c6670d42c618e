import { numeralsEn } from '../language/en/numerals.ts'
import { numeralsRu } from '../language/ru/numerals.ts'
import { wordPattern } from './measured.ts'

/** Small numbers as words in front of what they count: "two hours", "за три дня", "half an hour", "полтора часа". */
const small = [numeralsEn, numeralsRu].flatMap((numerals) => numerals.filter(([value]) => value >= 1 && value <= 20))
const counted =
  '(?:hours?|minutes?|seconds?|days?|weeks?|years?|met(?:er|re)s?|kilomet\\p{L}*|miles?|kilograms?|kg|km|lit(?:er|re)s?|times|percent|час\\p{L}*|минут\\p{L}*|секунд\\p{L}*|дн(?:я|ей|и)|день|недел\\p{L}*|лет|год\\p{L}*|метр\\p{L}*|километр\\p{L}*|килограмм\\p{L}*|литр\\p{L}*|раза?)(?!\\p{L})'

const values = new Map(small.flatMap(([value, forms]) => forms.map((form) => [form, `${value}`])))
const spelled = wordPattern(`(${[...values.keys()].join('|')})(?=[\\s-]${counted})`, 'gi')
const valueOfWord = (word: string): string => values.get(word.toLowerCase()) ?? word

const phrases: readonly (readonly [RegExp, string])[] = [
  [wordPattern('half an? hour(?!\\p{L})', 'gi'), '0.5 hours'],
  [wordPattern('(?:an|one) hour and a half|one and a half hours', 'gi'), '1.5 hours'],
  [wordPattern('a quarter of an hour', 'gi'), '0.25 hours'],
  [wordPattern('пол(?:у)?часа(?!\\p{L})', 'gi'), '0,5 часа'],
  [wordPattern('полтор(?:а|ы|ых)(?=\\s)', 'gi'), '1,5'],
  [wordPattern('четверть часа', 'gi'), '0,25 часа'],
  // The unit alone means one of it: "за час", "in an hour".
  [/(?<=\s(?:за|через) )час(?![а-яё])/gi, '1 час'],
  [/(?<=\s(?:in|for) )an hour(?![a-z])/gi, '1 hour'],
]

export function plainNumbers(text: string): string {
  if (!/[a-zа-яё]{3}/i.test(text)) return text
  const told = phrases.reduce((all, [pattern, digits]) => all.replace(pattern, digits), text)
  return told.replace(spelled, valueOfWord)
}
