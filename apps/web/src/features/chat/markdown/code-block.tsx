import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { CopyButton } from '../copy-button.tsx'
import styles from './markdown.module.css'

const ColoredCode = lazyPart(() => import('./colored-code.tsx'))

interface CodeBlockProps {
  code: string
  language: string
  /** Still growing: its colors would be computed again at every line. */
  isOpen: boolean
}

export function CodeBlock({ code, language, isOpen }: CodeBlockProps) {
  const [name = ''] = language.split(/\s/)
  return (
    <div className={styles.code}>
      <div className={styles.codeHead}>
        <span>{name}</span>
        <CopyButton text={() => code} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>
          {isOpen || name === '' ? (
            code
          ) : (
            <Suspense fallback={code}>
              <ColoredCode code={code} language={name} />
            </Suspense>
          )}
        </code>
      </pre>
    </div>
  )
}
