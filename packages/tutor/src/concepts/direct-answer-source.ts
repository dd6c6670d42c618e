import { blocksOf } from './term.ts'

/** A usual question about an idea that has one answer: "does it work in every triangle?" */
export interface DirectAnswer {
  /** The same in every language. */
  readonly id: string
  /** The card that goes on behind the answer. */
  readonly card: string
  /**
   * Ways to ask, each a list of what has to be said in it: pattern sources in small letters with `ё` as `е`, where `~`
   * stands for any ending. Parts of one entry stand in this order.
   */
  readonly asked: readonly (readonly (readonly string[])[])[]
  /** What makes another question of it. */
  readonly unless?: string
  /** Begins with the answer itself, "No" or "Yes" where that was asked. */
  readonly says: string
}

/**
 * Parses the source of direct answers: `## id`, then `card`, `asked`, `unless`, `says`. Ways to ask are separated by `||`,
 * what has to be said by `&`, and by `>` where the order counts.
 *
 * @throws {Error} naming the answer and the missing part
 */
export function readDirectAnswers(source: string): DirectAnswer[] {
  return blocksOf(source).map(({ id, parts }) => {
    const part = (name: string): string => {
      const text = parts.get(name)
      if (!text) throw new Error(`the answer ${id} has no ${name}`)
      return text
    }
    const unless = parts.get('unless')
    return {
      id,
      card: part('card'),
      asked: part('asked')
        .split(' || ')
        .map((way) => way.split(' & ').map((said) => said.split(' > ').map((each) => each.trim()))),
      says: part('says'),
      ...(unless && { unless }),
    }
  })
}
