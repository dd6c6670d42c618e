import type { TutorTurn } from '../../index.ts'

/** What a reply says of the claim in the message before it. */
export interface VerdictSaid {
  /** It is right, as a whole or as far as it goes. */
  readonly isYes: boolean
  readonly isNo: boolean
  /** The task is over. */
  readonly isSolved: boolean
}

const yes = /^(?:yes|correct|right|exactly|да(?=[,.!:])|верно|правильно|точно)(?!\p{L})(?!,? (?:is|of|but))/iu
const no = /^(?:no(?=[,.:])|not quite|not yet|нет(?=[,.:])|не совсем|пока неверно|неверно)(?!\p{L})/iu

/**
 * Confirms a number and says in the same sentence why it is not the result: of another unit, for the brackets, another root,
 * a part of the way with its name.
 */
const confirmsLess = /^(?:right\.(?:pair|root)|unit\.(?:wrong|other)|usual\.step|worked\.right)$/

/** By the verdict of the reply, and by how it begins where it has none. */
export function verdictSaid({ content, text, state, move }: TutorTurn): VerdictSaid {
  const isSolved = state.problem?.solved === true || /^(?:solved|worked\.solved|story\.answer)$/.test(move)
  const { verdict } = content
  // "No, with 4 it would be 15 = 17" about the result of somebody else says nothing of the student.
  const begin = move.startsWith('others.') ? '' : text.trim()
  return {
    isYes:
      !confirmsLess.test(move) && (verdict === 'correct' || verdict === 'correct-but' || yes.test(begin) || isSolved),
    isNo: verdict === 'incorrect' || no.test(begin) || /^unit\.(?:wrong|other)$/.test(move),
    isSolved,
  }
}
