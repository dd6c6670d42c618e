import * as z from 'zod/mini'

/** A refusal of an operator's command: one sentence for the terminal. */
export class OpsRefusal extends Error {}

/** The command was typed wrongly: the exit code differs from that of a refusal. */
export class UsageError extends OpsRefusal {}

export interface Argument<Schema extends z.ZodMiniType = z.ZodMiniType> {
  schema: Schema
  help: string
  /** `input` is the path of a text file whose content becomes the value. */
  kind: 'positional' | 'option' | 'flag' | 'input'
}

export const positional = <Schema extends z.ZodMiniType>(schema: Schema, help: string): Argument<Schema> => ({
  schema,
  help,
  kind: 'positional',
})
export const option = <Schema extends z.ZodMiniType>(schema: Schema, help: string): Argument<Schema> => ({
  schema,
  help,
  kind: 'option',
})
export const inputFile = (help: string): Argument<z.ZodMiniString> => ({
  schema: z.string().check(z.minLength(1, 'a text file that is not empty')),
  help,
  kind: 'input',
})
export const flag = (help: string): Argument<z.ZodMiniDefault<z.ZodMiniBoolean>> => ({
  schema: z._default(z.boolean(), false),
  help,
  kind: 'flag',
})

/** What the operator types for a student. */
export const studentReference = () =>
  positional(z.string().check(z.trim(), z.minLength(1), z.maxLength(320)), 'e-mail address or id of the student')

type Arguments = Record<string, Argument>
export type Given<A extends Arguments> = { [Name in keyof A]: z.infer<A[Name]['schema']> }

/**
 * What an operator can order, as `endpoint` is for what a student's app can call: the command line reads its arguments
 * and its help from here, the running server checks them again.
 */
export interface OpsCommand<A extends Arguments = Arguments> {
  /** As typed: `sessions end`. */
  name: string
  /** One sentence. */
  summary: string
  arguments: A
  /** Asked before it runs. Without a terminal to ask on, `--yes` must be given. */
  confirm?: (given: Given<A>) => string
  /** It answers bytes, which the command line writes into the file named here. */
  answersFile?: true
  /** It needs the database for itself, so no running server can do it. */
  alone?: true
}

export const opsCommand = <const A extends Arguments>(command: OpsCommand<A>): OpsCommand<A> => command

/** Checks what came over the socket or from the terminal. Throws a `UsageError` that names the wrong argument. */
export function readGiven<A extends Arguments>(command: OpsCommand<A>, given: unknown): Given<A> {
  const schemas = Object.fromEntries(Object.entries(command.arguments).map(([name, { schema }]) => [name, schema]))
  const parsed = z.object(schemas).safeParse(given)
  if (parsed.success) return parsed.data as Given<A>
  const issue = parsed.error.issues[0]
  const name = String(issue?.path[0])
  const typed = typeof given === 'object' && given !== null && (given as Record<string, unknown>)[name] !== undefined
  const shown = command.arguments[name]?.kind === 'positional' ? `<${name}>` : `--${optionName(name)}`
  if (!typed) throw new UsageError(`${shown} is missing: ${command.arguments[name]?.help}.`)
  throw new UsageError(
    issue?.message && !/^Invalid/.test(issue.message)
      ? `${shown} must be ${issue.message}.`
      : `${shown} is not right: ${command.arguments[name]?.help}.`,
  )
}

/** `asJson` is typed as `--as-json`. */
export const optionName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
