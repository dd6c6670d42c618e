import { callInput } from './event-stream.ts'
import type { ModelRequest, ToolCall } from './model.ts'

/** What came of a piece of text: what is said, and the calls that were written into it. */
interface Spoken {
  text: string
  calls: ToolCall[]
}

/** Marks between which models write calls. */
const tags = 'tool_calls?|function_calls?|tool_use|invoke|function'
/** The ones that hold nothing but calls, also of tools that do not exist. */
const callTag = /^(?:tool_calls?|function_calls?|tool_use)$/i
/** A value in a call like `verify(claim="1 = 1")`. */
const value = /^\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|-?\d[\d.]*|true|false|null|True|False|None)\s*/
/** What stands around a written call, at the end of what stands before it: a fence, a line of signs, a mark. */
const openingDress =
  /(?:(?:^|\n)[ \t]*(?:`{3,}\w*|={3,}|-{3,}|(?:tool|function)[ _]calls?:?)|<\|?\w+\|?>|\[TOOL_CALLS\])$/i
/** The beginning of the same. */
const dressBegun = /(?:(?:^|\n)[ \t]*(?:`{1,2}|={1,2}|-{1,2})|<[\w|/= "]{0,40}|\[TOOL_?C?A?L?L?S?)$/i
const closingDress = /^\s*(?:\)|`{3,}|={3,}|-{3,}|<\/?\|?\w+\|?>)/
const closingBegun = /^\s*(?:`{0,2}|={0,2}|-{0,2}|<[\w|/]{0,20})$/

/**
 * Calls of tools that a model writes into its text, which its provider takes for words: `[{"name": "verify", "input": ...}]`,
 * in a fence or behind "===", between marks, `verify({...})`, `verify(claim="...")`. They are taken out however they are cut, and nothing of
 * them is said. An object that calls no tool, as in a lesson of computing, is text.
 */
export function createWrittenCalls(tools: NonNullable<ModelRequest['tools']>) {
  const names = tools.map(({ name }) => name)
  // Without tools only the marks are left.
  const anyName = names.length > 0 ? names.join('|') : '(?!)'
  const keysOf = (tool: (typeof tools)[number]) => Object.keys((tool.parameters.properties as object | undefined) ?? {})
  const anyKey = [...new Set(tools.flatMap(keysOf))].join('|') || '(?!)'
  const start = new RegExp(
    `(?<![\\w.])(?:${anyName})\\s*(?:\\(\\s*(?:${anyKey})\\s*=|\\(?\\s*\\{\\s*["'])|\\[\\s*\\{\\s*["']|\\{\\s*["']|<(?:${tags})\\b[^>\\n]{0,60}>`,
    'i',
  )
  const begun = new RegExp(`(?:(?<![\\w.])(?:${anyName})\\s*(?:\\(\\s*\\w{0,40})?\\s*)?(?:\\[\\s*)?(?:\\{\\s*)?$`)
  const called = new RegExp(`"(?:name|tool|tool_name|function)"\\s*:\\s*"(?:functions\\.)?(${anyName})"`)
  let rest = ''
  let isBehindCall = false
  let count = 0

  const call = (name: string, input: unknown): ToolCall => ({ id: `in_text_${count++}`, name, input })

  /** The calls that an object or a list is; none: it is something else. */
  const callsOf = (written: unknown): ToolCall[] => {
    if (Array.isArray(written)) return written.flatMap(callsOf)
    if (typeof written !== 'object' || written === null) return []
    const { tool_calls, calls, function: inner, ...fields } = written as Readonly<Record<string, unknown>>
    const list = tool_calls ?? calls ?? (typeof inner === 'object' ? inner : undefined)
    if (list !== undefined) return callsOf(list)
    const name = [fields.name, fields.tool, fields.tool_name, inner]
      .map((each) => (typeof each === 'string' ? each.replace(/^functions\./, '') : ''))
      .find((each) => names.includes(each))
    const given = fields.input ?? fields.arguments ?? fields.parameters ?? fields.args
    // A call of a tool that does not exist: the model is told so.
    const isForeign = Object.keys(fields).length === 2 && typeof fields.name === 'string' && typeof given === 'object'
    if (name === undefined) return isForeign ? [call(String(fields.name), undefined)] : []
    return [call(name, typeof given === 'string' ? callInput(given) : given)]
  }

  /** The calls of JSON or of something like it. */
  const callsIn = (json: string): ToolCall[] => {
    const read = callInput(json)
    const name = called.exec(json.replaceAll("'", '"'))?.[1]
    // It makes no sense, and the model is told so.
    return read !== undefined ? callsOf(read) : name !== undefined ? [call(name, undefined)] : []
  }

  /** What begins at the start of `written`: its calls, and where it ends; null: more has to come. */
  function readFrom(written: string, isWhole: boolean): { calls: ToolCall[]; end: number } | null {
    const tag = /^<(\w+)[^>]*>/.exec(written)
    if (tag) {
      const end = written.search(new RegExp(`</${tag[1]}>`, 'i'))
      if (end < 0 && !isWhole) return null
      const block = end < 0 ? written : written.slice(0, end + tag[1]!.length + 3)
      const json = block.slice(tag[0].length).replace(/<\/\w+>\s*$/, '')
      const found = /^\s*[[{]/.test(json) ? callsIn(json.trim()) : []
      const name = names.find((each) => new RegExp(`(?<!\\w)${each}(?!\\w)`).test(block))
      if (found.length > 0) return { calls: found, end: block.length }
      if (name !== undefined) return { calls: [call(name, undefined)], end: block.length }
      // Nobody is to read a call of a tool that does not exist; the model is told so.
      return callTag.test(tag[1]!)
        ? { calls: [call('', undefined)], end: block.length }
        : { calls: [], end: tag[0].length }
    }
    const named = readNamedValues(written, isWhole)
    if (named !== undefined) return named
    const head = new RegExp(`^(${anyName})\\s*\\(?\\s*(?=\\{)`, 'i').exec(written)
    const from = head?.[0].length ?? 0
    const close = endOfJson(written, from)
    if (close < 0 && !isWhole) return null
    const json = close < 0 ? written.slice(from) : written.slice(from, close)
    if (!head) {
      const calls = callsIn(json)
      return { calls, end: calls.length > 0 ? json.length : from + 1 }
    }
    const tool = tools.find(({ name }) => name === head[1])
    const input = callInput(json)
    const keys = tool ? keysOf(tool) : []
    const isInput = input !== undefined && Object.keys(input as object).every((key) => keys.includes(key))
    if (!tool || !(isInput || (input === undefined && keys.some((key) => json.includes(`"${key}"`))))) {
      return { calls: [], end: from + 1 }
    }
    return { calls: [call(tool.name, input)], end: from + json.length }
  }

  /** `verify(claim="1 = 1")`: its call and where it ends; null: more has to come; undefined: something else. */
  function readNamedValues(written: string, isWhole: boolean) {
    const head = new RegExp(`^(${anyName})\\s*\\(\\s*(?=(?:${anyKey})\\s*=)`).exec(written)
    if (!head) return undefined
    const noCall = { calls: [], end: head[0].length }
    const tool = tools.find(({ name }) => name === head[1])!
    const input: Record<string, unknown> = {}
    let at = head[0].length
    for (;;) {
      const close = /^\s*\)/.exec(written.slice(at))
      if (close) return { calls: [call(tool.name, input)], end: at + close[0].length }
      const key = /^\s*(\w+)\s*=/.exec(written.slice(at))
      if (!key) return isWhole || /^\s*\w*\s*\S/.test(written.slice(at)) ? noCall : null
      if (!keysOf(tool).includes(key[1]!)) return noCall
      at += key[0].length
      const given = value.exec(written.slice(at))
      if (!given) return isWhole || !/^\s*(?:["'-]|\w*$|$)/.test(written.slice(at)) ? noCall : null
      input[key[1]!] = plainValue(given[0].trim())
      at += given[0].length
      const next = written[at]
      if (next === undefined && !isWhole) return null
      if (next === ',') at += 1
      else if (next !== ')') return noCall
    }
  }

  /** Up to where a text may be said while more is to come. */
  const sayable = (text: string): number => {
    const word = /[a-z_]+$/i.exec(text)
    const isName = word !== null && names.some((each) => each.startsWith(word[0]))
    const upTo = Math.min(
      begun.exec(text)?.index ?? text.length,
      dressBegun.exec(text)?.index ?? text.length,
      isName ? word.index : text.length,
    )
    return withoutOpening(text.slice(0, upTo)).length
  }

  function take(isWhole: boolean): Spoken {
    const spoken: Spoken = { text: '', calls: [] }
    for (;;) {
      if (isBehindCall) {
        for (let close = closingDress.exec(rest); close; close = closingDress.exec(rest))
          rest = rest.slice(close[0].length)
        if (!isWhole && closingBegun.test(rest)) return spoken
        if (rest.trim() === '') rest = ''
        rest = rest.replace(/^\s+(?=\S)/, '\n\n')
        isBehindCall = false
      }
      const found = start.exec(rest)
      const read = found && readFrom(rest.slice(found.index), isWhole)
      if (!found || !read) {
        const upTo = found ? withoutOpening(rest.slice(0, found.index)).length : isWhole ? rest.length : sayable(rest)
        spoken.text += rest.slice(0, upTo)
        rest = rest.slice(upTo)
        return spoken
      }
      const isCall = read.calls.length > 0
      const end = found.index + read.end
      spoken.text += isCall ? withoutOpening(rest.slice(0, found.index)) : rest.slice(0, end)
      spoken.calls.push(...read.calls)
      rest = rest.slice(end)
      isBehindCall = isCall
    }
  }

  return {
    add(text: string): Spoken {
      rest += text
      return take(false)
    },
    end: (): Spoken => take(true),
  }
}

/** A value as it is written in a program: `"a"`, `'a'`, `2`, `True`. */
function plainValue(written: string): unknown {
  if (written.startsWith("'")) return written.slice(1, -1).replaceAll(/\\(.)/g, '$1')
  return callInput(written.replace(/^(?:True|False)$/, (word) => word.toLowerCase()).replace(/^None$/, 'null'))
}

/** A text without the fence, the line of signs or the mark that opens a call at its end. */
function withoutOpening(text: string): string {
  let left = text
  for (let cut = openingDress.exec(left.trimEnd()); cut; cut = openingDress.exec(left.trimEnd()))
    left = left.slice(0, cut.index)
  return left === text ? text : left.trimEnd()
}

/** Where the object or list that begins at a place ends; -1: it does not. */
function endOfJson(text: string, from: number): number {
  let depth = 0
  let isString = false
  for (let at = from; at < text.length; at++) {
    const sign = text[at]!
    if (isString) {
      if (sign === '\\') at++
      else if (sign === '"') isString = false
    } else if (sign === '"') isString = true
    else if (sign === '{' || sign === '[') depth++
    else if ((sign === '}' || sign === ']') && --depth === 0) return at + 1
  }
  return -1
}
