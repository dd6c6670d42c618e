import { alternatives, blocksOf, halves } from './source.ts'

/** A usual thing that students say inside a task of a kind, and the reply to it. */
export interface Remark {
  readonly kind: 'thought' | 'mistake' | 'question'
  /** Names a mistake that also has a typical value. */
  readonly key: string | null
  readonly reply: string
}

/**
 * What helps with every task of a kind, whatever its numbers and its story. Recognized by the likeness of a task to
 * examples; nothing in it refers to a number of a task.
 */
export interface Guide {
  readonly id: string
  /** Completes "a task about ...", «задача про ...». */
  readonly name: string
  /** The question to begin with. */
  readonly first: string
  /** Three hints, each a bit more. */
  readonly hints: readonly string[]
  /** The relation or formula, as a part of a sentence. */
  readonly relation: string
  /** How to test a result. */
  readonly check: string
  readonly remarks: readonly Remark[]
  /** Names of the values that `values.ts` calculates, by their keys. */
  readonly names: Readonly<Record<string, string>>
  /** The letters of its formulas in the order in which such tasks mostly tell their numbers; empty if there is none. */
  readonly order: string
  /** The units in which its examples tell their numbers. */
  readonly units: readonly string[]
}

/** A guide as it is written, with the examples that tasks and remarks are compared with. */
export interface GuideSource extends Omit<Guide, 'remarks' | 'order' | 'units'> {
  readonly tasks: readonly { readonly text: string; readonly answer: number | null }[]
  readonly remarks: readonly (Remark & { readonly said: readonly string[] })[]
}

const remarkKinds = ['thought', 'mistake', 'question'] as const

function remarkOf(kind: Remark['kind'], text: string): GuideSource['remarks'][number] {
  const [said, reply] = halves(text, '>>')
  const [, key = null, wordings = said] = /^\[([a-z0-9-]+)\]\s*(.*)$/.exec(said) ?? []
  return { kind, key, said: alternatives(wordings), reply }
}

/** @throws {Error} naming the guide and the missing part */
export const readGuides = (source: string): GuideSource[] =>
  blocksOf(source).map(({ id, one, all }) => ({
    id,
    name: one('name'),
    tasks: all('task').map((line) => {
      const [text, answer] = halves(line, '=>')
      return { text, answer: answer === '' ? null : Number(answer) }
    }),
    first: one('first'),
    hints: all('hint'),
    relation: one('relation'),
    check: one('check'),
    remarks: remarkKinds.flatMap((kind) => all(kind).map((text) => remarkOf(kind, text))),
    names: Object.fromEntries(all('value').map((line) => halves(line, '='))),
  }))
