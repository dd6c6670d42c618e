import { useTranslation } from '../../lib/i18n/use-translation.ts'
import styles from './composer.module.css'

/** What a key types, and where the caret is then; it may depend on what is written before it. */
export type MathsKey = string | ((before: string) => { typed: string; caret: number })

/** After a number, a letter or a bracket the line of a fraction; elsewhere its two places, the caret in the upper one. */
const fraction: MathsKey = (before) =>
  /[\p{L}\p{N})]\s*$/u.test(before) ? { typed: '/', caret: 1 } : { typed: '()/()', caret: 1 }

/** One row, on phones to be scrolled. Design section 5, "Check my step". */
export default function MathsKeys({ onKey }: { onKey: (key: MathsKey) => void }) {
  const { t } = useTranslation('talks')
  const key = (face: string, typed: MathsKey, name: string) => (
    <button type="button" onClick={() => onKey(typed)}>
      <span aria-hidden="true">{face}</span>
      <span className="visually-hidden">{name}</span>
    </button>
  )
  return (
    // Pressing a key must not close the phone's keyboard.
    <fieldset className={styles.keys} aria-label={t('keys.label')} onPointerDown={(event) => event.preventDefault()}>
      {key('x²', '²', t('keys.square'))}
      {key('√', '√', t('keys.root'))}
      {key('a⁄b', fraction, t('keys.fraction'))}
      {key('−', '-', t('keys.minus'))}
      {key('(', '(', t('keys.open'))}
      {key(')', ')', t('keys.close'))}
      {key('=', '=', t('keys.equals'))}
      {key('<', '<', t('keys.less'))}
      {key('>', '>', t('keys.more'))}
      {key('≤', '≤', t('keys.atMost'))}
      {key('≥', '≥', t('keys.atLeast'))}
      {key('±', '±', t('keys.plusMinus'))}
    </fieldset>
  )
}
