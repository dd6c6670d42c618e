/** Words of tasks in which more of those who work or eat need less time (`dialogue/story/accounts/crews.ts`). */
export interface CrewWords {
  /** Those who do it. */
  readonly agents: string
  /** What they do together, or what lasts for all of them. */
  readonly work: string
  /** More or fewer of them than before; a pattern with one amount, or with none where it is a single one. */
  readonly more: readonly string[]
  readonly fewer: readonly string[]
  /** So many of them instead. */
  readonly now: readonly string[]
  /** The question wants to know how much longer or shorter it takes. */
  readonly asksGap: string
  readonly asksTime: string
  readonly odd: string
  /** Relation words that are explained. */
  readonly known: string
  readonly names: {
    readonly crew: string
    readonly time: string
    readonly change: string
    readonly now: string
    readonly work: string
    readonly result: string
    readonly gap: string
  }
  readonly slips: { readonly direct: string; readonly all: string; readonly gap: string }
  readonly because: string
}
