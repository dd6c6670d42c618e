/**
 * What students ask inside tasks of a kind, whose words name nothing that likeness could find: "what does the little 2 mean"
 * is about a logarithm because the task has one. All is in lower case, `ё` as `е`.
 */
export interface KindAnswer {
  /** The words and signs of the tasks in which it is asked. */
  readonly when: RegExp
  readonly unless?: RegExp
  readonly asks: RegExp
  /** True of every such task, with no result of any. */
  readonly says: string
}
