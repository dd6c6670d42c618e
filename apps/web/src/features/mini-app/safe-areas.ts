/** More than any bar or notch takes; a keyboard is not one. */
const maxInset = 120

/** A distance from outside: may be anything. */
export function insetOf(value: unknown): number {
  const pixels = Math.round(Number(value))
  return pixels > 0 && pixels <= maxInset ? pixels : 0
}

/** What the messenger covers at the edges, beside what the device reports itself. */
export function keepClear(edge: 'top' | 'bottom', { device, bars }: { device: number; bars: number }): void {
  document.documentElement.style.setProperty(
    `--safe-${edge}`,
    `calc(max(env(safe-area-inset-${edge}, 0px), ${device}px) + ${bars}px)`,
  )
}
