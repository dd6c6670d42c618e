import { callInput } from './event-stream.ts'
import type { ModelRequest, ToolCall } from './model.ts'
import type { Spoken } from './spoken-text.ts'

/** Marks between which models write calls. */
const tags = 'tool_calls?|function_calls?|tool_use|invoke|function'
/** What stands around a written call, at the end of what stands before it: a fence, a line of signs, a mark. */
const openingDress =
  /(?:(?:^|\n)[ \t]*(?:`{3,}\w*|={3,}|-{3,}|(?:tool|function)[ _]calls?:?)|<\|?\w+\|?>|\[TOOL_CALLS\])$/i
/** The beginning of the same. */
const dressBegun = /(?:(?:^|\n)[ \t]*(?:`{1,2}|={1,2}|-{1,2})|<[\w|/= "]{0,40}|\[TOOL_?C?A?L?L?S?)$/i
const closingDress = /^\s*(?:\)|`{3,}|={3,}|-{3,}|<\/?\|?\w+\|?>)/
const closingBegun = /^\s*(?:`{0,2}|={0,2}|-{0,2}|<[\w|/]{0,20})$/

/**
 * Calls of tools that a model writes into its text, which its provider takes for words: `[{"name": "verify", "input": ...}]`,
 * in a fence or behind "===", between marks, `verify({...})`. They are taken out however they are cut, and nothing of
 * them is said. An object that calls no tool, as in a lesson of computing, is text.
 */
export function createWrittenCalls(tools: NonNullable<ModelRequest['tools']>) {
  const names = tools.map(({ name }) => name)
  const anyName = names.join('|')
  const start = new RegExp(
    `(?<![\\w.])(?:${anyName})\\s*\\(?\\s*\\{\\s*["']|\\[\\s*\\{\\s*["']|\\{\\s*["']|<(?:${tags})\\b[^>\\n]{0,60}>`,
    'i',
  )
  const begun = new RegExp(`(?:(?<![\\w.])(?:${anyName})\\s*\\(?\\s*)?(?:\\[\\s*)?(?:\\{\\s*)?$`)
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
    if (name === undefined) return []
    const given = fields.input ?? fields.arguments ?? fields.parameters ?? fields.args
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
      return name === undefined
        ? { calls: [], end: tag[0].length }
        : { calls: [call(name, undefined)], end: block.length }
    }
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
    const keys = Object.keys((tool?.parameters.properties as object | undefined) ?? {})
    const isInput = input !== undefined && Object.keys(input as object).every((key) => keys.includes(key))
    if (!tool || !(isInput || (input === undefined && keys.some((key) => json.includes(`"${key}"`))))) {
      return { calls: [], end: from + 1 }
    }
    return { calls: [call(tool.name, input)], end: from + json.length }
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

  const isIdle = names.length === 0
  return {
    add(text: string): Spoken {
      if (isIdle) return { text, calls: [] }
      rest += text
      return take(false)
    },
    end: (): Spoken => (isIdle ? { text: '', calls: [] } : take(true)),
  }
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
