/** A share that was counted. */
export interface Share {
  readonly part: number
  readonly whole: number
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The value below which `share` (0 to 1) of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The 95 % interval of Wilson, in percent. */
function wilson({ part, whole }: Share): readonly [low: number, high: number] {
  const z = 1.96
  const share = part / whole
  const middle = share + z ** 2 / (2 * whole)
  const spread = z * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2))
  const size = 1 + z ** 2 / whole
  return [Math.max(0, 100 * (middle - spread)) / size, (100 * (middle + spread)) / size]
}

/** A share in percent, with its 95 % interval. */
export function shown({ part, whole }: Share): string {
  if (whole === 0) return 'none'
  const [low, high] = wilson({ part, whole })
  return `${((100 * part) / whole).toFixed(0)} % [${low.toFixed(0)}, ${high.toFixed(0)}] (${part} of ${whole})`
}

export interface Result {
  what: string
  ours: string
  floor: string
  /** Ours divided by the floor, of medians of the same run; null where the figure stands alone. */
  ratio: number | null
  aim: string
}
