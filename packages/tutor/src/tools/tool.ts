import type { Seal } from '../guard/seal.ts'
import type { TutorState } from '../pedagogy/state.ts'
import type { Voice } from '../pedagogy/wording.ts'

/** What a tool works with: the conversation including the student's message, and the sealed answers. */
export interface Desk {
  readonly state: TutorState
  /** The student's message that is being answered. */
  readonly said: string
  readonly voice: Voice
  readonly seal: Seal
  readonly seed: string
  readonly grade: number | undefined
}

/** The verdict for everything that a tool cannot read: neither right nor wrong. */
export const notUnderstood = (why: string): Found => ({ result: { verdict: `not understood: ${why}` } })

interface Property {
  readonly type: 'string' | 'number' | 'array'
  readonly description?: string
  readonly items?: { readonly type: 'string' } | Parameters
}
/** The subset of JSON Schema that all providers understand. */
export type Parameters = {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, Property>>
  readonly required: readonly string[]
}

/** The result of a call. */
export interface Found {
  /** JSON for the model. */
  readonly result: Readonly<Record<string, unknown>>
  /** Verified lines. The model may repeat those that do not reveal a sealed answer. */
  readonly facts?: readonly string[]
  /** The new state of the conversation, if the call changed it. */
  readonly state?: TutorState
}

export interface Tool {
  readonly name: string
  readonly description: string
  readonly parameters: Parameters
  run(input: Input, desk: Desk): Found
}

/** The arguments of a call, checked against the tool's parameters before it runs. */
export interface Input {
  readonly text: (name: string) => string
  readonly optional: (name: string) => string | undefined
  readonly number: (name: string) => number | undefined
  readonly list: (name: string) => readonly string[]
  readonly rows: (name: string) => readonly Readonly<Record<string, string | number>>[]
}

/** Why a tool refuses a call, as a sentence for the model. */
export class Refusal extends Error {}

const longestText = 400
const longestList = 12

/** @throws Refusal naming the invalid field */
export function inputFor({ parameters }: Pick<Tool, 'parameters'>, given: unknown): Input {
  const fields = checkedFields(parameters, given)
  const optional = (name: string) => (typeof fields[name] === 'string' ? (fields[name] as string) : undefined)
  const listed = <Item>(name: string) => (Array.isArray(fields[name]) ? (fields[name] as Item[]) : [])
  return {
    text: (name) => optional(name) ?? '',
    optional,
    number: (name) => (typeof fields[name] === 'number' ? (fields[name] as number) : undefined),
    list: (name) => listed<string>(name),
    rows: (name) => listed<Record<string, string | number>>(name),
  }
}

function checkedFields({ properties, required }: Parameters, given: unknown): Readonly<Record<string, unknown>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Refusal('The input is no object.')
  const fields = { ...given } as Record<string, unknown>
  for (const name of required) if (fields[name] == null) throw new Refusal(`The field ${name} is missing.`)
  for (const [name, { type, items }] of Object.entries(properties)) {
    const value = fields[name]
    if (value == null) {
      delete fields[name]
      continue
    }
    if (type === 'number' && !(typeof value === 'number' && Number.isFinite(value)))
      throw new Refusal(`The field ${name} is no number.`)
    if (type === 'string') {
      // Small models send a number where a text is expected.
      if (typeof value === 'number' && Number.isFinite(value)) fields[name] = String(value)
      else if (typeof value !== 'string') throw new Refusal(`The field ${name} is no text.`)
      if (String(value).length > longestText) throw new Refusal(`The field ${name} is too long.`)
    }
    if (type !== 'array') continue
    const list: unknown[] = Array.isArray(value) ? value : [value]
    if (list.length > longestList) throw new Refusal(`The field ${name} is too long.`)
    fields[name] = list.map((each) => {
      if (items?.type === 'object') return checkedFields(items, each)
      if (typeof each !== 'string') throw new Refusal(`The field ${name} is no list of texts.`)
      if (each.length > longestText) throw new Refusal(`The field ${name} is too long.`)
      return each
    })
  }
  return fields
}

export const text = (description: string): Property => ({ type: 'string', description })
export const lines = (description: string): Property => ({ type: 'array', description, items: { type: 'string' } })
export const parameters = (properties: Parameters['properties'], required: readonly string[]): Parameters => ({
  type: 'object',
  properties,
  required,
})
