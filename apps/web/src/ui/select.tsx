import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { DownIcon } from './icons/down.tsx'
import styles from './select.module.css'

interface SelectProps<Value extends string> {
  label: string
  icon?: ReactNode
  options: readonly { value: Value; text: string }[]
  value: Value
  onChoose: (value: Value) => void
  /** Shows only the icon; the selected text is there for screen readers. */
  iconOnly?: boolean
  'data-testid'?: string
}

/** A styled native select: needs no script, and phones open their own picker. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, icon, options, value, onChoose, iconOnly, 'data-testid': testId } = props
  const native = useRef<HTMLSelectElement>(null)

  // On a prerendered page a choice may have been made before hydration.
  const takeOver = useEffectEvent(() => {
    const early = options.find((option) => option.value === native.current?.value)
    if (early && early.value !== value) onChoose(early.value)
  })
  useLayoutEffect(() => takeOver(), [])

  return (
    <span className={styles.select}>
      {icon}
      {!iconOnly && (
        <>
          <span aria-hidden="true">{options.find((option) => option.value === value)?.text}</span>
          <DownIcon size={16} />
        </>
      )}
      <select
        ref={native}
        className={styles.native}
        aria-label={label}
        title={label}
        data-testid={testId}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </span>
  )
}
