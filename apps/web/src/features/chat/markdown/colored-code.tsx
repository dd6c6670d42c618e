import { Fragment, type ReactNode, useEffect, useState } from 'react'
import styles from './colored-code.module.css'
import { highlight } from './highlight.ts'

type Tree = Awaited<ReturnType<typeof highlight>>
type Node = NonNullable<Tree>['children'][number]

/** A program in the colors of its parts, as React elements: no HTML is written. Plain until the language has loaded. */
export default function ColoredCode({ code, language }: { code: string; language: string }) {
  const [shown, setShown] = useState<{ code: string; tree: Tree }>({ code: '', tree: null })
  useEffect(() => {
    let isOver = false
    highlight(code, language)
      .then((tree) => {
        if (!isOver) setShown({ code, tree })
      })
      .catch((cause: unknown) => console.warn('The code stays plain', cause))
    return () => {
      isOver = true
    }
  }, [code, language])
  // The tree of an older text would lose what was written since.
  if (shown.code !== code || shown.tree === null) return code
  return shown.tree.children.map(drawn)
}

function drawn(node: Node, index: number): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return <Fragment key={index} />
  const { className } = node.properties
  const names = Array.isArray(className)
    ? className.map((name) => styles[String(name).replace(/^hljs-/, '')] ?? '')
    : []
  return (
    <span key={index} className={names.filter(Boolean).join(' ') || undefined}>
      {node.children.map((child, at) => drawn(child as Node, at))}
    </span>
  )
}
