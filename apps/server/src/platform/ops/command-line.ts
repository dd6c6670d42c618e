import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { OpsRow } from './ops.ts'
import { type Argument, type OpsCommand, OpsRefusal, optionName, UsageError } from './ops-command.ts'

interface Typed {
  command: OpsCommand
  given: Record<string, unknown>
  yes: boolean
  json: boolean
  help: boolean
}

/**
 * Reads what was typed after `npm run ops --`. Files that an argument names are read here, by the person who typed it.
 * @returns undefined when help for all commands is wanted
 */
export function readCommandLine(words: readonly string[], commands: readonly OpsCommand[]): Typed | undefined {
  if (words.length === 0 || words[0] === 'help' || words[0] === '--help' || words[0] === '-h') return undefined
  const command = [...commands]
    .sort((one, other) => other.name.length - one.name.length)
    .find(({ name }) => name.split(' ').every((word, index) => words[index] === word))
  if (!command) throw new UsageError(`There is no command "${words.slice(0, 2).join(' ')}"; see: npm run ops -- help`)
  const named = Object.entries(command.arguments).filter(([, { kind }]) => kind !== 'positional')
  const typed = parse(command, words.slice(command.name.split(' ').length), named)
  const { help = false, yes = false, json = false, ...options } = typed.values as Record<string, string | boolean>
  const given: Record<string, unknown> = {}
  const places = Object.keys(command.arguments).filter((name) => command.arguments[name]?.kind === 'positional')
  if (!help && typed.positionals.length > places.length) {
    throw new UsageError(
      `"${typed.positionals[places.length]}" is one word too many; see: npm run ops -- ${command.name} --help`,
    )
  }
  places.forEach((name, index) => {
    if (typed.positionals[index] !== undefined) given[name] = typed.positionals[index]
  })
  for (const [name, { kind }] of named) {
    const value = options[optionName(name)]
    if (value === undefined) continue
    given[name] = kind === 'input' && !help ? readText(String(value)) : value
  }
  return { command, given, yes: yes === true, json: json === true, help: help === true }
}

function parse(command: OpsCommand, args: string[], named: [string, Argument][]) {
  const options: Record<string, { type: 'string' | 'boolean' }> = {
    help: { type: 'boolean' },
    yes: { type: 'boolean' },
    json: { type: 'boolean' },
  }
  for (const [name, { kind }] of named) options[optionName(name)] = { type: kind === 'flag' ? 'boolean' : 'string' }
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ')
    throw new UsageError(`${sentence}; see: npm run ops -- ${command.name} --help`)
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new OpsRefusal(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`)
  }
}

const usage = ({ name, arguments: all }: OpsCommand) =>
  [
    name,
    ...Object.entries(all).map(([argument, { kind, schema }]) => {
      if (kind === 'positional') return `<${argument}>`
      if (kind === 'flag') return `[--${optionName(argument)}]`
      const text = `--${optionName(argument)} <${kind === 'input' ? 'file' : 'value'}>`
      return schema.safeParse(undefined).success ? `[${text}]` : text
    }),
  ].join(' ')

export function helpForAll(commands: readonly OpsCommand[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  return [
    'npm run ops -- <command> [arguments]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Everywhere: --help explains a command, --json answers for scripts, --yes answers its question beforehand.',
    'The running server of DATA_DIR does it; without one the database is opened here. Everything is audited.',
    '',
  ].join('\n')
}

export function helpFor(command: OpsCommand): string {
  const entries = Object.entries(command.arguments).map(([name, { kind, help }]) => [
    kind === 'positional' ? `<${name}>` : `--${optionName(name)}`,
    help,
  ])
  const width = Math.max(0, ...entries.map(([name]) => name!.length))
  return [
    `npm run ops -- ${usage(command)}`,
    '',
    command.summary,
    ...(entries.length > 0 ? ['', ...entries.map(([name, help]) => `  ${name!.padEnd(width)}  ${help}`)] : []),
    ...(command.confirm ? ['', 'It asks before it starts; --yes answers beforehand.'] : []),
    '',
  ].join('\n')
}

const shown = (value: OpsRow[string] | undefined) =>
  // What is stored may hold anything; a terminal must not act on it.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  value === null || value === undefined ? '–' : String(value).replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')

export function table(found: readonly OpsRow[]): string {
  const columns = [...new Set(found.flatMap((row) => Object.keys(row)))]
  const lines = [columns, ...found.map((row) => columns.map((column) => shown(row[column])))]
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]!.length)))
  return lines
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
