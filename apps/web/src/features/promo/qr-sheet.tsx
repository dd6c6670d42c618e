import encodeQR from 'qr'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './promo.module.css'

/** Cells of quiet around the code, which readers need. */
const quiet = 4

/** The link as a picture, to be scanned from this screen. Dark on light in both themes: not every reader takes the reverse. */
export default function QrSheet({ link, onClose }: { link: string; onClose: () => void }) {
  const { t } = useTranslation('promo')
  const cells = encodeQR(link, 'raw', { ecc: 'medium', border: quiet })
  const path = cells.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <Sheet title={t('qr.title')} onClose={onClose}>
      <p className={styles.qrAbout}>{t('qr.about')}</p>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${cells.length} ${cells.length}`}
        role="img"
        aria-label={t('qr.label', { link })}
      >
        <path d={path} shapeRendering="crispEdges" />
      </svg>
      <p className={styles.qrLink}>{link}</p>
    </Sheet>
  )
}
