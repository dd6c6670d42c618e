import { formulaAsText } from '@lumi/tutor/aloud'
import { useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { Formula } from './formula.tsx'
import styles from './formula-actions.module.css'

interface FormulaActionsProps {
  /** LaTeX, each once. */
  formulas: readonly string[]
  onClose: () => void
}

/** Each formula with its two copies: LaTeX for editors of formulas, text for any other field (C05). */
export default function FormulaActions({ formulas, onClose }: FormulaActionsProps) {
  const { t } = useTranslation('talks')
  const chat = useTranslation('chat')
  const [copied, setCopied] = useState('')
  const copy = async (text: string) => setCopied((await copyText(text)) ? text : '')
  const button = (text: string, words: string) => (
    <button type="button" onClick={() => void copy(text)}>
      {copied === text ? t('formulas.copied') : words}
    </button>
  )
  return (
    <Sheet title={chat.t('copyFormula')} onClose={onClose}>
      <ul className={styles.list}>
        {formulas.map((tex) => (
          <li key={tex}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
            <div className={styles.formula} tabIndex={0}>
              <Formula tex={tex} display />
            </div>
            <div className={styles.buttons}>
              {button(tex, t('formulas.latex'))}
              {button(formulaAsText(tex), t('formulas.text'))}
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
