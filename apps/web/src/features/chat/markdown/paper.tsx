import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CopyIcon } from '../../../ui/icons/copy.tsx'
import { Formula } from './formula.tsx'
import type { Formula as FormulaSource } from './formulas.ts'
import styles from './markdown.module.css'
import { FormulaSheet } from './with-formulas.tsx'

/** Display formulas on squared paper. A long one scrolls inside; the button to copy stays in place. */
export function Paper({ formulas }: { formulas: readonly FormulaSource[] }) {
  const { t } = useTranslation('chat')
  const [isCopying, setIsCopying] = useState(false)
  return (
    <div className={styles.paperFrame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <figure className={styles.paper} tabIndex={0}>
        {formulas.map(({ tex, source }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a formula's place is its identity
          <Formula key={index} tex={tex} display source={source} />
        ))}
      </figure>
      <IconButton label={t('copyFormula')} icon={<CopyIcon size={20} />} onClick={() => setIsCopying(true)} />
      {isCopying && (
        <FormulaSheet formulas={[...new Set(formulas.map(({ tex }) => tex))]} onClose={() => setIsCopying(false)} />
      )}
    </div>
  )
}
