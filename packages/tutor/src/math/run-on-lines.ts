import { namesDerivative } from '../language/typed-forms.ts'

/**
 * "-3x + 6 > 9 -3x > 3 x > -1": lines that follow each other without a sign between them. A new line begins where the text
 * on both sides is a whole relation of the same letter; "3x -7 = 2x +1" is none, because a part of it would be no relation.
 */
export function withLinesApart(text: string): string {
  if ((text.match(relationSign) ?? []).length < 2 || namesDerivative.test(text)) return text
  const pieces = piecesOf(text)
  return pieces.map((piece, at) => piece.gap + piece.text + (isFollowed(pieces, at) ? ',' : '')).join('')
}

interface Piece {
  /** The white space in front of it. */
  readonly gap: string
  readonly text: string
}

const relationSign = /[<>≤≥]=?|=/g
/** A sign with space on both sides, or at the side of what it belongs to, holds both together. */
const joinsNext = /(?:(?:^|\s)[-−–]|[+*×·:/^(=<>≤≥±])$/
const joinsLast = /^(?:[+*×·:/^)=<>≤≥]|[-−–]$)/

/** What is written between spaces, with the operands of spaced signs put together. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const [, gap = '', word = ''] of text.matchAll(/(\s*)(\S+)/g)) {
    const last = pieces.at(-1)
    // A line break has ended a line already.
    const isJoined = last && !gap.includes('\n') && (joinsNext.test(last.text) || joinsLast.test(word))
    if (isJoined) pieces[pieces.length - 1] = { ...last, text: last.text + gap + word }
    else pieces.push({ gap, text: word })
  }
  const end = /\s*$/.exec(text)?.[0] ?? ''
  return end === '' ? pieces : [...pieces, { gap: end, text: '' }]
}

const mathsOnly = /^[-−–\d\p{L}().,+*×·:/^√²³|=<>≤≥±\s]+$/u

/** The letter of a whole relation, "x" of "2x1 = 5"; null for anything else. */
function letterOf({ text }: Piece): string | null {
  const [sign, ...signs] = text.match(relationSign) ?? []
  if (sign === undefined || signs.length > 0 || !mathsOnly.test(text) || /\p{L}{2}|[,.]$/u.test(text)) return null
  const [left = '', right = ''] = text.split(sign)
  if (!/[\d\p{L})²³]\s*$/u.test(left) || !/[\d\p{L})²³]\s*$/u.test(right)) return null
  const letters = new Set(text.toLowerCase().replaceAll('х', 'x').match(/\p{L}/gu))
  const [letter] = letters
  return letters.size === 1 && letter !== undefined ? letter : null
}

function isFollowed(pieces: readonly Piece[], at: number): boolean {
  const [own, next] = [pieces[at], pieces[at + 1]]
  if (!own || !next || next.gap.includes('\n')) return false
  const letter = letterOf(own)
  return letter !== null && letter === letterOf({ ...next, text: next.text.replace(/[,.;?!]+$/, '') })
}
