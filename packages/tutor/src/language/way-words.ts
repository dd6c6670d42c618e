import type { Family, Rule } from '../math/steps.ts'
import type { Named } from './request-words.ts'

/**
 * How students name the way of a step without carrying it out: "look for two numbers that multiply to 10", «по Виету».
 * Alternatives for the beginnings of words, in lower case with `ё` as `е`. By the rule of the step, by the operation or
 * function that the task names, or by the kind of the task where several ways are open.
 */
export type WayWords = Readonly<Partial<Record<Rule | Named | Family | 'log', string>>>
