import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { RightIcon } from './icons/right.tsx'
import styles from './list.module.css'

/** A group of rows under a heading. Destructive rows form a group of their own without a heading. */
export function Section({ title, note, children }: { title?: string; note?: ReactNode; children: ReactNode }) {
  if (title === undefined) return <div className={styles.alone}>{children}</div>
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </section>
  )
}

/** Children are `li`. */
export function List({ children, ...rest }: Omit<ComponentProps<'ul'>, 'className'>) {
  return (
    <ul {...rest} className={styles.list}>
      {children}
    </ul>
  )
}

interface RowLook {
  icon: ReactNode
  title: ReactNode
  caption?: ReactNode
  /** The current value, shown at the right. */
  value?: ReactNode
  danger?: boolean | undefined
}

function Words({ icon, title, caption, value }: RowLook) {
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {caption && <span className={styles.caption}>{caption}</span>}
      </span>
      {value && <span className={styles.value}>{value}</span>}
    </>
  )
}

const go = <RightIcon size={20} className={styles.go} />

/** A row without an action of its own, optionally with a control at its end. */
export function Row({ after, ...look }: RowLook & { after?: ReactNode }) {
  return (
    <div className={styles.row}>
      <Words {...look} />
      {after}
    </div>
  )
}

/** A row that runs an action here or opens a sheet (`opens`). */
export function RowButton({
  icon,
  title,
  caption,
  value,
  danger,
  opens,
  ...button
}: RowLook & { opens?: boolean } & Omit<ComponentProps<'button'>, 'title' | 'value' | 'className' | 'children'>) {
  return (
    <button
      type="button"
      aria-haspopup={opens ? 'dialog' : undefined}
      {...button}
      className={`${styles.row} ${styles.press} ${danger ? styles.danger : ''}`}
    >
      <Words icon={icon} title={title} caption={caption} value={value} />
      {opens && go}
    </button>
  )
}

function Anchor({
  icon,
  title,
  caption,
  value,
  ...anchor
}: RowLook & Omit<ComponentProps<'a'>, 'title' | 'className' | 'children'>) {
  return (
    <a {...anchor} className={`${styles.row} ${styles.press}`}>
      <Words icon={icon} title={title} caption={caption} value={value} />
      {go}
    </a>
  )
}

/** A row that links to another page. */
export const RowLink = createLink(Anchor)

/** A row that links to another site. */
export const RowAnchor = Anchor

/** A row with a switch; the whole row can be pressed. */
export function RowSwitch({
  icon,
  title,
  caption,
  ...input
}: Pick<RowLook, 'icon' | 'title' | 'caption'> &
  Omit<ComponentProps<'input'>, 'type' | 'role' | 'title' | 'className'>) {
  return (
    <label className={`${styles.row} ${styles.press}`}>
      <Words icon={icon} title={title} caption={caption} />
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is checked */}
      <input {...input} type="checkbox" role="switch" className={styles.switch} />
    </label>
  )
}

interface RowSelectProps<Value extends string> {
  icon: ReactNode
  label: string
  options: readonly { value: Value; text: string }[]
  value: Value
  onChoose: (value: Value) => void
  'data-testid'?: string
}

/** A row that opens a native list of choices. */
export function RowSelect<Value extends string>(props: RowSelectProps<Value>) {
  const { icon, label, options, value, onChoose, 'data-testid': testId } = props
  const chosen = options.find((option) => option.value === value)?.text
  return (
    <div className={`${styles.row} ${styles.press}`}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.value} aria-hidden="true">
        {chosen}
      </span>
      {go}
      <select
        className={styles.native}
        aria-label={label}
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
    </div>
  )
}
