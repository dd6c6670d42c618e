import { binary, expression, namesOf, number, type Statement } from '../../ast.ts'
import type { Language } from '../../latex.ts'
import { substitute } from '../../substitute.ts'
import { plus, times } from '../pattern.ts'
import { latin, parse, statements } from './formulas.ts'

/** "Add 2x + 1 and 3x", "the product of ... and ...", "C(5, 2)". */
export function sums(text: string, language: Language): Statement | null {
  const choose = /^[^\p{L}]*C\s*[(_]?\s*[({]?\s*(\d{1,3})\s*[,;]\s*(\d{1,3})\s*\)\s*=?\s*\??$/u.exec(text)
  if (choose)
    return expression({ kind: 'call', fn: 'binomial', args: [number(Number(choose[1])), number(Number(choose[2]))] })
  const plain = text.replace(/[.?!]+$/, '')
  const found =
    /^(?:please\s+)?(add|сложи\p{L}*)\s+(.+?)\s+(?:and|to|и)\s+(.+)$/iu.exec(plain) ??
    /^(?:please\s+)?(subtract|вычти\p{L}*)\s+(.+?)\s+(?:from|из)\s+(.+)$/iu.exec(plain) ??
    /^(?:please\s+)?(multiply|умножь\p{L}*)\s+(.+?)\s+(?:by|and|на)\s+(.+)$/iu.exec(plain) ??
    /^(?:what is|find|найди\p{L}*|чему равна|вычисли\p{L}*)\s+(?:the\s+)?(sum|сумм\p{L}*|difference|разност\p{L}*|product|произведени\p{L}*|quotient|частно\p{L}*)\s+(?:of\s+|чисел\s+)?(.+?)\s+(?:and|и)\s+(.+)$/iu.exec(
      plain,
    )
  if (!found || /\p{L}{4,}/u.test(`${found[2]}${found[3]}`.replace(/sqrt|frac/g, ''))) return null
  const [a, b] = [parse(found[2]!, language), parse(found[3]!, language)]
  const verb = found[1]!.toLowerCase()
  if (/^(?:add|слож|sum|сумм)/u.test(verb)) return expression(plus(a, b))
  if (/^(?:subtract|вычт)/u.test(verb)) return expression(binary('subtract', b, a))
  if (/^(?:diff|разн)/u.test(verb)) return expression(binary('subtract', a, b))
  return expression(/^(?:quot|част)/u.test(verb) ? binary('divide', a, b) : times(a, b))
}

/** "3a + 2b at a = 4, b = -1": a value is given for every letter. */
export function given(text: string, language: Language): Statement | null {
  const places = [
    ...text.matchAll(/(?<!\p{L})([a-zху])\s*=\s*(-?[\d.,]*\d(?:\s*\/\s*\d+)?)(?=\s*(?:$|[.,;?!]|and|и(?!\p{L})))/giu),
  ]
  const at = /(?:for|when|if|at|where|при|если)\s+[a-zху]\s*=/iu.exec(text)
  if (places.length < 2 || !at || places[0]!.index < at.index) return null
  const line = statements(text.slice(0, at.index), language)[0]
  if (line?.kind !== 'expression') return null
  const values = new Map(places.map((each) => [latin(each[1]!), parse(each[2]!, language)]))
  if (namesOf(line).length !== values.size || namesOf(line).some((letter) => !values.has(letter))) return null
  return expression([...values].reduce((all, [letter, value]) => substitute(all, letter, value), line.value))
}
