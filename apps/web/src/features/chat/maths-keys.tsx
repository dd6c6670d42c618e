import { useTranslation } from '../../lib/i18n/use-translation.ts'
import styles from './composer.module.css'

/** Eight keys on phones, twelve from 600 px. Design section 5, "Check my step". */
export default function MathsKeys({ onKey }: { onKey: (text: string) => void }) {
  const { t } = useTranslation('talks')
  const key = (face: string, text: string, name: string, wide = false) => (
    <button type="button" className={wide ? styles.wide : undefined} aria-label={name} onClick={() => onKey(text)}>
      {face}
    </button>
  )
  return (
    // Pressing a key must not close the phone's keyboard.
    <fieldset className={styles.keys} aria-label={t('keys.label')} onPointerDown={(event) => event.preventDefault()}>
      {key('x²', '²', t('keys.square'))}
      {key('√', '√', t('keys.root'))}
      {key('a⁄b', '/', t('keys.fraction'))}
      {key('±', '±', t('keys.plusMinus'))}
      {key('−', '-', t('keys.minus'))}
      {key('(', '(', t('keys.open'))}
      {key(')', ')', t('keys.close'))}
      {key('=', '=', t('keys.equals'))}
      {key('x', 'x', 'x', true)}
      {key('y', 'y', 'y', true)}
      {key('π', 'π', 'π', true)}
      {key('≤', '≤', t('keys.atMost'), true)}
    </fieldset>
  )
}
