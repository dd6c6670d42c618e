import type { Seal } from '../guard/seal.ts'
import type { Language } from '../math/latex.ts'
import type { TutorState } from '../pedagogy/state.ts'
import type { Voice } from '../pedagogy/wording.ts'

/** What a tool works with: the conversation after the student's message, and what may not be said in it. */
export interface Desk {
  readonly state: TutorState
  /** The student's message that is being answered. */
  readonly said: string
  readonly voice: Voice
  readonly seal: Seal
  readonly seed: string
  readonly grade: number | undefined
}

interface Property {
  readonly type: 'string' | 'number' | 'array'
  readonly description: string
  readonly enum?: readonly string[]
  readonly items?: { readonly type: 'string' }
}
/** The part of JSON schema that every provider understands. */
export type Parameters = {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, Property>>
  readonly required: readonly string[]
}

export interface Tool {
  readonly name: string
  readonly description: string
  readonly parameters: Parameters
  /**
   * `echo`: says nothing that the model did not write itself. `fact`: verified, and may be repeated to the student.
   * `progress`: what the server's state says of the student's own work.
   */
  readonly says: 'echo' | 'fact' | 'progress'
  run(input: Input, desk: Desk): Record<string, unknown>
}

/** Checked against the tool's parameters before it runs. */
export interface Input {
  readonly text: (name: string) => string
  readonly optional: (name: string) => string | undefined
  readonly number: (name: string) => number | undefined
  readonly list: (name: string) => readonly string[]
}

/** Why a tool does not do what it was asked, in a sentence for the model. */
export class Refusal extends Error {}

const longestText = 400
const longestList = 12

/** @throws Refusal naming the field */
export function inputFor({ parameters }: Tool, given: unknown): Input {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Refusal('The input is no object.')
  const fields = given as Readonly<Record<string, unknown>>
  for (const name of parameters.required) {
    if (fields[name] === undefined) throw new Refusal(`The field ${name} is missing.`)
  }
  for (const [name, { type, enum: allowed }] of Object.entries(parameters.properties)) {
    const value = fields[name]
    if (value === undefined || value === null) continue
    const texts = type === 'array' ? value : type === 'string' ? [value] : []
    if (type === 'number' && !(typeof value === 'number' && Number.isFinite(value))) {
      throw new Refusal(`The field ${name} is no number.`)
    }
    if (!Array.isArray(texts) || !texts.every((each) => typeof each === 'string')) {
      throw new Refusal(`The field ${name} is not of the type ${type}.`)
    }
    if (texts.length > longestList || texts.some((each: string) => each.length > longestText)) {
      throw new Refusal(`The field ${name} is too long.`)
    }
    if (allowed && !allowed.includes(value as string)) throw new Refusal(`The field ${name} is not one of the list.`)
  }
  const optional = (name: string) => (typeof fields[name] === 'string' ? (fields[name] as string) : undefined)
  return {
    text: (name) => optional(name) ?? '',
    optional,
    number: (name) => (typeof fields[name] === 'number' ? (fields[name] as number) : undefined),
    list: (name) => (Array.isArray(fields[name]) ? (fields[name] as string[]) : []),
  }
}

export const languageOr = (locale: string | undefined, own: Language): Language =>
  locale === 'ru' || locale === 'en' ? locale : own

export const text = (description: string): Property => ({ type: 'string', description })
export const locale: Property = { type: 'string', enum: ['en', 'ru'], description: 'Language of the text.' }
export const parameters = (properties: Parameters['properties'], required: readonly string[]): Parameters => ({
  type: 'object',
  properties,
  required,
})
