type Render = typeof import('katex')['default']['render']

let render: Render | null = null
let loading: Promise<void> | null = null
let hasChemistry = false
const waiting = new Set<() => void>()

/** Formulas of substances and reactions, the notation of mhchem: its 11 KB are loaded with the first of them. */
const isChemistry = (tex: string) => /\\(?:ce|pu)\b/.test(tex)

/** Loads what this formula needs. */
export async function loadFor(tex: string): Promise<void> {
  await loadKatex()
  if (hasChemistry || !isChemistry(tex)) return
  await import('katex/contrib/mhchem')
  hasChemistry = true
  for (const listener of waiting) listener()
}

/** KaTeX, loaded once and only for a chat. A failed load may be retried. */
export function loadKatex(): Promise<void> {
  loading ??= import('katex').then(
    (katex) => {
      render = katex.default.render
      for (const listener of waiting) listener()
      warmUp()
    },
    (cause: unknown) => {
      loading = null
      throw cause
    },
  )
  return loading
}

export const katexLoaded = {
  for: (tex: string) => render !== null && (hasChemistry || !isChemistry(tex)),
  subscribe(listener: () => void) {
    waiting.add(listener)
    return () => void waiting.delete(listener)
  },
}

/** Renders into `node`. The limits keep hostile input from freezing the page (security section 7). */
export function drawFormula(node: HTMLElement, tex: string, display: boolean): boolean {
  if (render === null) return false
  try {
    render(tex, node, {
      displayMode: display,
      output: 'htmlAndMathml',
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 500,
      // Within the narrowest column.
      maxSize: 10,
    })
    return true
  } catch {
    // LaTeX that KaTeX cannot parse: the caller shows the source instead.
    node.replaceChildren()
    return false
  }
}

/** Time for formulas in one frame; the rest wait for the next, so that a page full of them never freezes. */
const sliceMs = 8

const inTurn = new Set<() => void>()
let spentMs = 0
let isSliceAhead = false

function spend(draw: () => void) {
  const startedAt = performance.now()
  draw()
  spentMs += performance.now() - startedAt
  if (!isSliceAhead) requestAnimationFrame(slice)
  isSliceAhead = true
}

function slice() {
  isSliceAhead = false
  spentMs = 0
  for (const draw of inTurn) {
    if (spentMs >= sliceMs) return
    inTurn.delete(draw)
    spend(draw)
  }
}

/** Calls `draw` now if this frame has time left, else in a later one. Returns how to cancel. */
export function drawInTurn(draw: () => void): () => void {
  // A hidden page has no frames.
  if (document.hidden || (inTurn.size === 0 && spentMs < sliceMs)) spend(draw)
  else inTurn.add(draw)
  return () => void inTurn.delete(draw)
}

/**
 * The first formula of each kind is slow because its code is cold. These are rendered off-screen while the page is
 * idle.
 */
const firstOfTheirKind = ['x=1', 'x^2', '\\frac{1}{2}', '\\sqrt{2}', '(a_1 - b) \\cdot c']

function warmUp() {
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200))
  const next = () => {
    const tex = firstOfTheirKind.shift()
    if (tex === undefined) return
    drawFormula(document.createElement('span'), tex, true)
    whenIdle(next)
  }
  whenIdle(next)
}
