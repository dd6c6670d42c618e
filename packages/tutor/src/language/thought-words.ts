/**
 * A statement about an idea that students make or ask about in words: "the pieces are of different sizes", "do the tops have
 * to change too?" It belongs to the cards of the idea, so wherever a step, a slip or a theme has such a card, it is heard.
 */
export interface Thought {
  /** The same in every language. */
  readonly id: string
  /** Ids of the cards it belongs to. */
  readonly cards: readonly string[]
  /** Pattern source, in small letters with `ё` as `е`; `~` stands for any ending, `_` for up to four words. */
  readonly said: string
  /** Words that make another statement of it. */
  readonly unless?: string
  /** A why about it is answered by the same reply. */
  readonly isReason?: true
  /** Says whether it is true and why. Without a number of the task, so that it is true wherever the card belongs. */
  readonly reply: string
}
