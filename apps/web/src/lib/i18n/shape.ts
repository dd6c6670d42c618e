/** Russian has four plural forms where English has two; every other key is the same. */
type PluralKeys<Key> = Key extends `${infer Stem}_other`
  ? `${Stem}_one` | `${Stem}_few` | `${Stem}_many` | `${Stem}_other`
  : Key

/** The shape of a translation of `Words`: a missing or extra key does not compile. */
export type RussianOf<Words> = {
  [Key in keyof Words as PluralKeys<Key>]: Words[Key] extends string ? string : RussianOf<Words[Key]>
}
