import { memo, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { drawFormula, drawInTurn, katexLoaded, loadFor } from './katex.ts'
import styles from './markdown.module.css'
// Imported after our styles, so that KaTeX's can override them; loaded with the list, because loading it with KaTeX
// would cost one more request.
import 'katex/dist/katex.min.css'

export interface FormulaProps {
  tex: string
  display?: boolean
  /** Shown while KaTeX loads and if it cannot parse the formula. */
  source?: string
}

/** LaTeX of this length may be wider than a phone: it may break behind a sign, a shorter one stays on one line. */
const longCharacters = 40

/** One formula, with MathML for screen readers. An invalid one shows its source. */
export const Formula = memo(function Formula({ tex, display = false, source = tex }: FormulaProps) {
  const node = useRef<HTMLSpanElement>(null)
  const loaded = useSyncExternalStore(katexLoaded.subscribe, () => katexLoaded.for(tex))

  useEffect(() => {
    // KaTeX did not load: the source stays readable, and the next formula tries again.
    loadFor(tex).catch((cause: unknown) => console.warn('The math could not be loaded', cause))
  }, [tex])

  useLayoutEffect(() => {
    const target = node.current
    if (target === null) return
    const show = (drawn: boolean) => {
      if (!drawn) target.textContent = source
      target.dataset.formula = drawn ? 'drawn' : loaded ? 'broken' : 'waiting'
    }
    if (!loaded) return show(false)
    return drawInTurn(() => show(drawFormula(target, tex, display)))
  }, [loaded, tex, display, source])

  return (
    <span
      ref={node}
      className={display ? styles.display : styles.inline}
      data-long={(!display && tex.length > longCharacters) || undefined}
      translate="no"
    />
  )
})
