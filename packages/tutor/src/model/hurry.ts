import { either } from '../language/either.ts'
import { hurryWords } from '../language/hurry-words.ts'
import { regExpOf } from '../pattern.ts'

const amount = `\\d+\\s*(?:${either(hurryWords.units)})(?!\\p{L})`
const told = either(hurryWords.left).replaceAll('<T>', amount)
const hurry = regExpOf(`(?<!\\p{L})(?:${told})(?! (?:${either(hurryWords.rates)}))`, 'giu')

/** "I have 5 min, just tell me": time that the student has for the lesson is no amount of a task. */
export const withoutHurry = (text: string): string => text.replace(hurry, ' ')
