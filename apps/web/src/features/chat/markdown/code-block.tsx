import { Suspense } from 'react'
import { loadWords } from '../../../lib/i18n/words.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { CopyButton } from '../copy-button.tsx'
import styles from './markdown.module.css'

const ColoredCode = lazyPart(() => import('./colored-code.tsx'))
const Drawing = lazyPart(async () => {
  const [drawing] = await Promise.all([import('./drawing.tsx'), loadWords('talks')])
  return drawing
})

interface CodeBlockProps {
  code: string
  language: string
  /** Still growing: its colors would be computed again at every line. */
  isOpen: boolean
}

/** A program, or what a graph or a figure shows. */
export function CodeBlock({ code, language, isOpen }: CodeBlockProps) {
  const [name = ''] = language.split(/\s/)
  if (name !== 'plot' && name !== 'geometry') return <Program code={code} name={name} isOpen={isOpen} />
  // Half a formula would be another graph.
  if (isOpen) return <div className={styles.drawingAhead} />
  return (
    <Suspense fallback={<div className={styles.drawingAhead} />}>
      <Drawing kind={name} source={code}>
        <Program code={code} name="" isOpen={false} />
      </Drawing>
    </Suspense>
  )
}

function Program({ code, name, isOpen }: { code: string; name: string; isOpen: boolean }) {
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
