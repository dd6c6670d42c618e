import { type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { loadWords } from '../../../lib/i18n/words.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'

const FormulaActions = lazyPart(async () => {
  const [sheet] = await Promise.all([import('./formula-actions.tsx'), loadWords('talks')])
  return sheet
})

export function FormulaSheet(props: { formulas: readonly string[]; onClose: () => void }) {
  return (
    <Suspense>
      <FormulaActions {...props} />
    </Suspense>
  )
}

/** The LaTeX of drawn formulas, each once: KaTeX keeps it beside its MathML. */
export function formulasOf(drawn: Iterable<Element>): string[] {
  const sources = [...drawn].map((formula) => formula.querySelector('annotation')?.textContent ?? '')
  return [...new Set(sources.filter(Boolean))]
}

/**
 * A reply whose formulas can each be tapped to copy them. By keyboard the same list opens from the actions of the
 * message: a stop at every formula would make a page of them endless.
 */
export function WithFormulas({ className, children }: { className: string | undefined; children: ReactNode }) {
  const [formulas, setFormulas] = useState<readonly string[]>([])
  const onClick = ({ target }: MouseEvent) => {
    const isSelecting = getSelection()?.isCollapsed === false
    if (!(target instanceof Element) || isSelecting || target.closest('button, a, dialog, label')) return
    const formula = target.closest('[data-formula="drawn"]')
    if (formula) setFormulas(formulasOf([formula]))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <article className={className} onClick={onClick}>
      {children}
      {formulas.length > 0 && <FormulaSheet formulas={formulas} onClose={() => setFormulas([])} />}
    </article>
  )
}
