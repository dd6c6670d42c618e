import { binary, expression, number, type Statement } from '../../ast.ts'
import { plus, power, root, times } from '../pattern.ts'

/** "The modulus of 3 + 4i", "the real part of (1 + 2i)(3 - i)". */
export function complex(text: string): Statement | null {
  const z = /(-?\d+)?\s*([-+])\s*(\d*)\s*i(?!\p{L})/u.exec(text.replace(/[−–]/g, '-'))
  if (!z) return null
  if (/modulus|absolute value|magnitude|модул/iu.test(text) && (text.match(/i(?!\p{L})/gu) ?? []).length >= 1) {
    const [re, im] = [Number(z[1] ?? 0), Number(z[3] || 1)]
    const one =
      /(?:of|модул\p{L}*(?: числа| комплексного числа)?)\s*\(?-?\d*\s*[-+]?\s*\d*\s*i\s*\)?\s*[.?]?\s*$/iu.test(
        text.replace(/[−–]/g, '-'),
      )
    return one ? expression(root(plus(power(number(re), 2), power(number(im), 2)))) : null
  }
  const part = /(real|imaginary) part|(действительн|мним)\p{L}* часть/iu.exec(text)
  if (part) {
    const factors = [...text.replace(/[−–]/g, '-').matchAll(/\(\s*(-?\d+)\s*([-+])\s*(\d*)\s*i\s*\)/gu)].map(
      (each) => ({
        re: Number(each[1]),
        im: (each[2] === '-' ? -1 : 1) * Number(each[3] || 1),
      }),
    )
    const [u, v] = factors
    if (!u || !v || factors.length !== 2 || !/\)\s*[·*]?\s*\(/u.test(text)) return null
    const isReal = /real|действ/iu.test(part[0])
    return expression(
      isReal
        ? binary('subtract', times(number(u.re), number(v.re)), times(number(u.im), number(v.im)))
        : plus(times(number(u.re), number(v.im)), times(number(u.im), number(v.re))),
    )
  }
  return null
}
