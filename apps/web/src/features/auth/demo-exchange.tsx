import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Lumi } from '../../ui/lumi.tsx'
import styles from './demo-exchange.module.css'

/** A sample exchange, drawn in the style of the chat. Decoration, hidden from screen readers. */
export function DemoExchange({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('auth')
  return (
    <div className={`${styles.demo} ${className}`} aria-hidden="true">
      <div className={styles.question}>
        <div className={styles.note}>{t('demo.question')}</div>
      </div>
      <div className={styles.answer}>
        <Lumi className={styles.lumi} />
        <div className={`${styles.work} squared`}>
          <strong className={styles.says}>{t('demo.answer')}</strong>
          <div className={styles.line}>
            <span className={`${styles.number} pencil`}>1</span>
            <span className={styles.maths}>
              <Formula signs="3(x−4)=2x+5" />
            </span>
          </div>
          <div className={`${styles.line} ${styles.wrong}`}>
            <span className={`${styles.number} pencil`}>
              <span>2</span>
            </span>
            <span className={styles.maths}>
              <Formula signs="3x−4=2x+5" />
              <span className={`${styles.remark} pencil`}>{t('demo.remark')}</span>
            </span>
          </div>
        </div>
      </div>
    </div>
  )
}

const Formula = ({ signs }: { signs: string }) => (
  <math>
    <mrow>
      {[...signs].map((sign, index) => {
        const Sign = /\d/.test(sign) ? 'mn' : sign === 'x' ? 'mi' : 'mo'
        // biome-ignore lint/suspicious/noArrayIndexKey: the signs never change
        return <Sign key={index}>{sign}</Sign>
      })}
    </mrow>
  </math>
)
