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
              <math>
                <mrow>
                  <mn>3</mn>
                  <mo stretchy="false">(</mo>
                  <mi>x</mi>
                  <mo>−</mo>
                  <mn>4</mn>
                  <mo stretchy="false">)</mo>
                  <mo>=</mo>
                  <mn>2</mn>
                  <mi>x</mi>
                  <mo>+</mo>
                  <mn>5</mn>
                </mrow>
              </math>
            </span>
          </div>
          <div className={`${styles.line} ${styles.wrong}`}>
            <span className={`${styles.number} pencil`}>
              <span>2</span>
            </span>
            <span className={styles.maths}>
              <math>
                <mrow>
                  <mn>3</mn>
                  <mi>x</mi>
                  <mo>−</mo>
                  <mn>4</mn>
                  <mo>=</mo>
                  <mn>2</mn>
                  <mi>x</mi>
                  <mo>+</mo>
                  <mn>5</mn>
                </mrow>
              </math>
              <span className={`${styles.remark} pencil`}>{t('demo.remark')}</span>
            </span>
          </div>
        </div>
      </div>
    </div>
  )
}
