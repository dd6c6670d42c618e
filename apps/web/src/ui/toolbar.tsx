import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

interface ToolbarProps {
  label: string
  className?: string | undefined
  /** Buttons, possibly inside other elements. */
  children: ReactNode
}

/**
 * A group of buttons that is one Tab stop; arrow keys, Home and End move inside (roving tabindex).
 * Source: WAI-ARIA Authoring Practices, pattern "Toolbar".
 */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const current = useRef<HTMLButtonElement | null>(null)
  const buttons = () => buttonsIn(bar.current)

  // Children come and go without a render of this one: a part that is loaded late, say.
  useLayoutEffect(() => {
    const keepOneStop = () => {
      const all = buttonsIn(bar.current)
      if (!current.current || !all.includes(current.current)) current.current = all[0] ?? null
      for (const button of all) button.tabIndex = button === current.current ? 0 : -1
    }
    keepOneStop()
    const observer = new MutationObserver(keepOneStop)
    observer.observe(bar.current!, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLButtonElement)) return
    current.current = target
    for (const button of buttons()) button.tabIndex = button === target ? 0 : -1
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons()
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    const next = {
      ArrowRight: all[at + 1] ?? all[0],
      ArrowLeft: all[at - 1] ?? all.at(-1),
      Home: all[0],
      End: all.at(-1),
    }[event.key]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div ref={bar} role="toolbar" aria-label={label} className={className} onFocus={onFocus} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}

const buttonsIn = (bar: HTMLDivElement | null) => [...(bar?.querySelectorAll('button') ?? [])]
