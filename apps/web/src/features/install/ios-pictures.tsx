import { useTranslation } from '../../lib/i18n/use-translation.ts'
import styles from './ios-guide.module.css'

const share = 'M12 15V4m-3.500 3L12 3.500 15.500 7M8 10.500H6v9h12v-9h-2'
const sign = (className: string, x: number, y: number, path: string) => (
  <path className={className} transform={`translate(${x} ${y})`} d={path} />
)

/** The bar of Safari with its Share button marked. */
export function SharePicture() {
  const { t } = useTranslation('settings')
  const here = `${styles.sign} ${styles.here}`
  return (
    <svg viewBox="0 0 310 116" role="img" aria-label={t('install.ios.sharePicture')}>
      <path className={styles.sheet} d="M1 56h308v45a14 14 0 0 1-14 14H15a14 14 0 0 1-14-14Z" />
      <path className={styles.line} d="M1 56h308" />
      {sign(styles.sign!, 20, 74, 'm14 5-7 7 7 7')}
      {sign(styles.sign!, 82, 74, 'm10 5 7 7-7 7')}
      {sign(here, 143, 74, share)}
      <circle className={styles.ring} cx="155" cy="86" r="21" />
      {sign(styles.sign!, 205, 74, 'M5 5.500h14v14H5ZM9 5.500v14')}
      {sign(styles.sign!, 266, 74, 'M8.500 8.500h11v11h-11ZM5 15.500V5h10.500')}
    </svg>
  )
}

/** The list that Share opens. */
export function MenuPicture() {
  const { t } = useTranslation('settings')
  return (
    <svg viewBox="0 0 310 116" role="img" aria-label={t('install.ios.choosePicture')}>
      <path className={styles.sheet} d="M22 20a12 12 0 0 1 12-12h242a12 12 0 0 1 12 12v96H22Z" />
      <rect className={styles.mark} x="22" y="44" width="266" height="36" />
      <text x="34" y="31">
        {t('install.ios.menu.copy')}
      </text>
      <text x="34" y="67" className={styles.chosen}>
        {t('install.ios.menu.add')}
      </text>
      <text x="34" y="103">
        {t('install.ios.menu.find')}
      </text>
      {sign(styles.sign!, 254, 14, 'M8.500 8.500h11v11h-11ZM5 15.500V5h10.500')}
      {sign(`${styles.sign} ${styles.here}`, 254, 50, 'M5 5h14v14H5ZM12 8.500v7M8.500 12h7')}
      {sign(styles.sign!, 254, 86, 'M7 4.500h7l3.500 3.500v11.500H7Z')}
    </svg>
  )
}

/** The last question, with its Add button marked. */
export function AddPicture() {
  const { t } = useTranslation('settings')
  return (
    <svg viewBox="0 0 310 116" role="img" aria-label={t('install.ios.addPicture')}>
      <rect className={styles.sheet} x="22" y="10" width="266" height="96" rx="12" />
      <text x="34" y="37">
        {t('install.ios.menu.cancel')}
      </text>
      <text x="155" y="37" textAnchor="middle" className={styles.title}>
        {t('install.ios.menu.title')}
      </text>
      <rect className={styles.mark} x="218" y="19" width="62" height="28" rx="8" />
      <text x="249" y="37" textAnchor="middle" className={styles.chosen}>
        {t('install.ios.menu.confirm')}
      </text>
      <rect x="34" y="56" width="40" height="40" rx="9" fill="#0d654c" />
      <path
        transform="translate(41 61) scale(.4)"
        fill="#ffc53a"
        d="M27 15.500C38.500 15.500 47 12.500 50.500 3.500 55 10.500 57 19 57 29v11c0 11.600-8 19-19 19H26C15 59 7 51.600 7 41v-6c0-11.500 8.500-19.500 20-19.500Z"
      />
      <text x="86" y="81" className={styles.chosen}>
        {t('install.ios.menu.name')}
      </text>
    </svg>
  )
}
