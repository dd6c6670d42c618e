import { CopyButton } from '../copy-button.tsx'
import styles from './markdown.module.css'

export function CodeBlock({ code, language }: { code: string; language: string }) {
  return (
    <div className={styles.code}>
      <div className={styles.codeHead}>
        <span>{language.split(/\s/)[0]}</span>
        <CopyButton text={() => code} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </div>
  )
}
