import { LanguageSelect } from './language-select.tsx'
import styles from './page-tools.module.css'
import { ThemeSelect } from './theme-select.tsx'

/** Theme and language, at the right end of a page's header. */
export function PageTools() {
  return (
    <div className={styles.tools}>
      <ThemeSelect />
      <LanguageSelect />
    </div>
  )
}
