import { schemaWords } from '../../../language/schema-words.ts'
import type { Language } from '../../../math/latex.ts'
import { parseExpression } from '../../../math/parse.ts'
import { exactValue } from '../../../math/polynomial.ts'
import { equals, isInteger, type Rational, rational, subtract } from '../../../math/rational.ts'
import { unitOf } from '../../../math/units.ts'
import { regExpOf } from '../../../pattern.ts'
import { listed } from '../facts.ts'
import { type Given, given, type KindOfTask, quoteAt, unknown, written } from '../kinds/kind.ts'
import { numbersIn } from '../work.ts'
import { type Flat, flatten, indexOfSign, SIGN } from './flat.ts'
import { areAlike, type Found, type Schema, type SchemaWords } from './schema.ts'

/** Neither a unit nor a count: the value may be any. */
const MEASURED = 'amount'

/** A letter of a unit or of a word behind a number. */
const UNIT = '[\\p{L}°/€$£₽]'

const compiled = new Map<string, RegExp>()

/** A pattern of the language data as a regular expression. */
export function patternOf(source: string): RegExp {
  const known = compiled.get(source)
  if (known) return known
  const made = source
    .replaceAll(/\{(-?)([a-z]\w*)?(\*?)\}/g, (_, minus: string, role: string | undefined, list: string) =>
      role === undefined
        ? `[$€£]?\\s?${SIGN}`
        : list
          ? `(?<${role}__list>[^.?!]*${SIGN}[^.?!]*?${SIGN})`
          : `${minus ? `(?<${role}__minus>-|minus |минус )?` : ''}[$€£]?\\s?(?<${role}>${SIGN})`,
    )
    // A name is a whole word, and no end of it is the beginning of what stands behind.
    .replaceAll(/\{@(\w+)\}¤/g, `{@$1}(?:(?:\\s|(?!\\p{L}))${UNIT}+(?:\\s${UNIT}+)??)??`)
    .replaceAll(/\{@(\w+)\}/g, '(?<$1>(?<!\\p{L})\\p{L}[\\p{L}-]*)')
    .replaceAll('~', '[^.?!\\ue000-\\ue0ff]{0,70}?')
    .replaceAll('¤', `(?:\\s?${UNIT}+(?:\\s${UNIT}+)??)??`)
  const result = regExpOf(made, 'u')
  compiled.set(source, result)
  return result
}

/** A value in a restatement: "2.5", «2,5», "3/4". */
export function shown(value: Rational, language: Language): string {
  const decimal = Number(value.n) / Number(value.d)
  const text = value.d === 1n || !Number.isInteger(Math.round(decimal * 1e9) / 1e7) ? written(value) : `${decimal}`
  return language === 'ru' ? text.replace('.', ',') : text
}

export interface Amount {
  readonly role: string
  /** The unit behind the number, as it is written. */
  readonly unit?: string
  readonly value: Rational
  readonly given: Given
}

/** The number of the text behind a sign. */
export function amountAt(flat: Flat, text: string, role: string, sign: string, isMinus: boolean): Amount {
  const number = flat.numbers[indexOfSign(sign)]
  if (!number) throw new RangeError('a sign without a number')
  const { start, end, value } = number
  const isWritten = isMinus && /[-−–]$/.test(text.slice(0, start))
  const from = isWritten ? start - 1 : start
  const own = isMinus ? subtract(rational(0), value) : value
  return {
    role,
    value: own,
    unit: unitBehind(text.slice(end)),
    given: given(role, written(own), quoteAt(text, from, end - from)),
  }
}

/** " km/h", " часа": a restatement without it would not say what the number measures. */
function unitBehind(behind: string): string {
  const word = /^\s?\p{L}+(?:\/\p{L}+)?/u.exec(behind)?.[0] ?? ''
  const [own = '', per] = word.trim().split('/')
  return unitOf(own) !== null && (per === undefined || unitOf(per) !== null) ? ` ${word.trim()}` : ''
}

/** The value of an expression over quantities; null where it is undefined. */
function worth(expression: string, values: ReadonlyMap<string, Rational>): Rational | null {
  let isKnown = true
  const numbers = expression.replace(/\p{L}[\p{L}\d_]*/gu, (role) => {
    const value = values.get(role)
    if (!value) isKnown = false
    return value ? `(${written(value)})` : '0'
  })
  try {
    return isKnown ? exactValue(parseExpression(numbers)) : null
  } catch {
    return null
  }
}

/** The task as one of a schema; null if a fact is missing, something is left over, or it is not clear what is asked. */
export function readSchema(schema: Schema, name: string, text: string, language: Language): KindOfTask[] {
  const { schemas } = schemaWords[language]
  const words = schemas[name]
  if (!words) return []
  const flat = flatten(text, language)
  if (flat.numbers.length > 9 || flat.text.length > 700) return []
  if (words.odd && patternOf(words.odd).test(flat.text)) return []
  const found = factsIn(schema, words, flat, text)
  if (!found) return []
  const rest = (words.idle ?? []).reduce((left, each) => left.replace(patternOf(each), ' '), found.rest)
  const asked = askedIn(schema, words, { ...found, rest })
  if (!asked || isOther(asked.rest, words, language)) return []
  const { amounts } = found
  // "Their difference is a third of it" tells no amount.
  const isPart = ({ role, value, given: { span } }: Amount) =>
    value.d !== 1n && !/\d[.,]\d/u.test(span) && /^(?:more|total|n|m)$/u.test(role)
  if (amounts.some(isPart)) return []
  const relations = typeof schema.relations === 'function' ? schema.relations(found) : schema.relations
  if (!relations) return []
  const task = taskOf(schema, words, language, found, relations, asked.role)
  // Numbers that only count the things of the schema: "two numbers", "in 2 boxes".
  const roles = new Set(amounts.map((each) => each.given.span))
  const counting = numbersIn(text, language).filter(({ start }) => !flat.numbers.some((each) => each.start === start))
  const idle = [...flat.numbers, ...counting]
    .map(({ start, end }) => quoteAt(text, start, end - start))
    .filter((quote) => !roles.has(quote) && !roles.has(`-${quote}`))
  // What only counts is small; a list of first terms is told by its first one.
  const told = new Set(amounts.map((each) => written(each.value)))
  const isCount = ({ d, n }: Rational) =>
    d === 1n && (schema.things === undefined ? n <= 6n : n === BigInt(schema.things) || n === 1n)
  const isTold = ({ value, start, end }: Flat['numbers'][number]) =>
    schema.things === undefined ? told.has(written(value)) : roles.has(quoteAt(text, start, end - start))
  const isLarge = flat.numbers.some((each) => !isTold(each) && !isCount(each.value))
  if (isLarge && !schema.facts.includes('step')) return []
  return task ? [{ ...task, idle: [...(task.idle ?? []), ...idle] }] : []
}

/** Whether a number or a relation is left that the schema does not account for. */
function isOther(rest: string, { harmless }: SchemaWords, language: Language): boolean {
  const left = harmless ? rest.replaceAll(regExpOf(`(?<!\\p{L})(?:${harmless})(?!\\p{L})`, 'gu'), ' ') : rest
  return regExpOf(SIGN, 'u').test(left) || regExpOf(schemaWords[language].relations, 'u').test(left)
}

function firstOf(patterns: readonly string[], text: string): RegExpExecArray | null {
  for (const each of patterns) {
    const match = patternOf(each).exec(text)
    if (match) return match
  }
  return null
}

function factsIn(schema: Schema, words: SchemaWords, flat: Flat, text: string) {
  const amounts: Amount[] = []
  const lists: Record<string, number> = {}
  const said: Record<string, string> = {}
  let rest = flat.text
  for (const fact of schema.facts) {
    const match = firstOf(words.facts[fact] ?? [], rest)
    if (!match) return null
    for (const [group, value] of Object.entries(match.groups ?? {})) {
      if (value === undefined || group.endsWith('__minus')) continue
      const list = /^(\w+)__list$/.exec(group)?.[1]
      if (list) {
        const signs = [...value.matchAll(regExpOf(SIGN, 'gu'))]
        lists[list] = signs.length
        amounts.push(...signs.map(([sign], index) => amountAt(flat, text, `${list}_${index + 1}`, sign, false)))
      } else if (regExpOf(`^${SIGN}$`, 'u').test(value)) {
        const isMinus = match.groups?.[`${group}__minus`] !== undefined
        amounts.push(amountAt(flat, text, group, value, isMinus))
      } else said[group] = value
    }
    said[fact] = match[0]
    rest = `${rest.slice(0, match.index)} ¦ ${rest.slice(match.index + match[0].length)}`
  }
  return { amounts, lists, words: said, values: new Map(amounts.map(({ role, value }) => [role, value])), rest }
}

function askedIn(
  schema: Schema,
  { asks }: SchemaWords,
  { rest, words: said, values }: Found & { readonly rest: string },
): { role: string; rest: string } | null {
  const entities = schema.entities?.(values)
  const found = Object.entries(asks).flatMap(([role, patterns]) => {
    const match = firstOf(patterns, rest)
    if (!match) return []
    // A number in the question is still a number of the task.
    const signs = match[0].replaceAll(/[^\ue000-\ue0ff]/gu, ' ')
    const left = `${rest.slice(0, match.index)} ¦ ${signs} ${rest.slice(match.index + match[0].length)}`
    const { Q } = match.groups ?? {}
    if (Q === undefined) return [{ role, rest: left }]
    if (!entities) return []
    const { A = '', B = '' } = said
    const [isA, isB] = [areAlike(Q, A), areAlike(Q, B)]
    return isA === isB ? [] : [{ role: isA ? entities.A : entities.B, rest: left }]
  })
  const roles = new Set(found.map(({ role }) => role))
  return roles.size === 1 ? (found[0] ?? null) : null
}

/** The relations that lead to the asked quantities, in their order. */
function needed(asked: readonly string[], relations: readonly string[], known: ReadonlySet<string>): readonly string[] {
  const rolesOf = (each: string) => [...each.matchAll(/\p{L}[\p{L}\d_]*/gu)].map(([role]) => role)
  const wanted = new Set(asked)
  for (let size = -1; size !== wanted.size; ) {
    size = wanted.size
    // A relation that only names a further unknown leads nowhere.
    for (const each of relations) {
      const roles = rolesOf(each)
      const [made = ''] = roles
      const isOnWay = known.has(made) ? roles.some((role) => wanted.has(role)) : wanted.has(made)
      if (isOnWay) for (const role of roles) wanted.add(role)
    }
  }
  return relations.filter((each) => rolesOf(each).every((role) => wanted.has(role)))
}

function taskOf(
  schema: Schema,
  words: SchemaWords,
  language: Language,
  { amounts: told, words: said }: { readonly amounts: readonly Amount[] } & Pick<Found, 'words'>,
  all: readonly string[],
  asked: string,
): KindOfTask | null {
  const wanted = asked.split('+')
  const [first = asked, ...also] = wanted
  const relations = needed(wanted, all, new Set(told.map(({ role }) => role)))
  const isUsed = (role: string) => relations.some((each) => regExpOf(`(?<![\\w])${role}(?![\\w])`, 'u').test(each))
  const isShaping = ({ role }: Amount) => schema.shaping?.includes(role) === true && !isUsed(role)
  const amounts = told.filter((each) => !isShaping(each))
  const known = new Set(amounts.map(({ role }) => role))
  if (known.size < amounts.length || wanted.some((role) => known.has(role))) return null
  const nameOf = (role: string) =>
    (words.names[role] ?? words.names[role.replace(/_\d+$/, '')] ?? role).replace(
      /\{(\w+)\}/u,
      (_, at: string) => said[at] ?? '',
    )
  const values = new Map(told.map(({ role, value }) => [role, value]))
  if (schema.positive?.some((each) => !((worth(each, values)?.n ?? 0n) > 0n))) return null
  const { look, and } = schemaWords[language]
  const say = (role: string) => {
    const items = told.filter((each) => each.role === role || each.role.replace(/_\d+$/, '') === role)
    const values = items.map(({ value, unit = '' }) => `${shown(value, language)}${unit}`)
    const last = values.pop() ?? ''
    return values.length > 0 ? `${values.join(', ')} ${and} ${last}` : last
  }
  const whole = schema.whole ?? []
  if (whole.some((role) => values.has(role) && !isInteger(values.get(role) as Rational))) return null
  const unknowns = schema.unknown.filter((role) => !known.has(role) && isUsed(role))
  if (!wanted.every((role) => unknowns.includes(role))) return null
  return {
    frame: {
      given: amounts.map((each) => each.given),
      unknown: unknowns.map((role) => unknown(role, nameOf(role), whole.includes(role) ? '' : MEASURED)),
      equations: relations,
      asked: first,
      ...(also.length > 0 && { also }),
      restating: `${words.restate(say, asked, said)} ${look(listed(wanted.map(nameOf), and))}`.trim(),
      ...(schema.isSigned && { isSigned: true }),
    },
    idle: told.filter(isShaping).map((each) => each.given.span),
    called: Object.fromEntries(amounts.map(({ role }) => [role, nameOf(role)])),
    form: schema.form ?? 'plain',
    slips: schema.slips
      .flatMap(([name, expression, only]) => {
        const value = only === undefined || wanted.includes(only) ? worth(expression, values) : null
        const question = words.slips[name]
        return value && question ? [{ value, text: question }] : []
      })
      .filter(({ value }, index, list) => list.findIndex((each) => equals(each.value, value)) === index),
    because: words.because,
  }
}
