/** Words of everyday kinds of tasks: a missing mark, a timetable, one draw, the scale of a map. */
export interface EverydayWords {
  readonly mean: {
    readonly average: string
    /** The question is about the one number that is not told. */
    readonly missing: string
    readonly odd: string
    readonly names: { readonly sum: string; readonly known: string; readonly missing: string }
    readonly count: string
    readonly mean: string
    readonly one: string
    readonly restate: (count: string, mean: string, known: string) => string
    readonly slips: { readonly mean: string; readonly sum: string }
    readonly because: string
  }
  readonly times: {
    readonly starts: string
    readonly ends: string
    readonly lasts: string
    readonly asksEnd: string
    readonly asksStart: string
    readonly asksLong: string
    readonly inMinutes: string
    readonly odd: string
    readonly hour: string
    readonly minute: string
    readonly names: Readonly<Record<'start' | 'end' | 'hours' | 'minutes' | 'long' | 'whole', string>>
    readonly restate: (told: readonly (readonly ['start' | 'end' | 'long', string])[], asked: string) => string
    readonly slips: { readonly hundred: string; readonly direction: string }
    readonly because: string
  }
  readonly draw: {
    readonly one: string
    readonly odd: string
    /** Group 1: the kind of thing that is wanted. */
    readonly wanted: string
    readonly names: {
      readonly all: string
      readonly kind: (word: string) => string
      readonly chance: (word: string) => string
    }
    readonly restate: (stock: string, word: string) => string
    readonly slips: { readonly others: string; readonly turned: string; readonly kinds: string }
    readonly because: string
  }
  readonly scale: {
    readonly scale: string
    readonly asksReal: string
    readonly odd: string
    readonly names: {
      readonly scale: string
      readonly map: string
      readonly centimeters: string
      readonly real: string
      readonly inUnit: string
    }
    readonly restate: (scale: string, map: string, unit: string) => string
    /** What is drawn to a scale, and words of another task. */
    readonly drawn: string
    readonly other: string
    readonly restateScaled: (scale: string, told: string, isUp: boolean, unit: string) => string
    readonly slips: { readonly units: string; readonly divided: string }
    readonly because: string
  }
}
