import { AppError } from '@lumi/contracts/errors'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { fieldErrorText } from '../lib/errors.ts'
import { dismissBadNews } from '../lib/notifications.ts'
import { Button, type ButtonProps } from './button.tsx'

/** Field name to error code. */
export type FieldErrors = Record<string, string>

interface ShownError {
  code: string
  /** The schema cannot check this error, so it stays until the field changes. */
  fromServer: boolean
  /** The server's text, for rules without a text on this device. */
  said?: string | undefined
}

const FormContext = createContext<{ errors: Record<string, ShownError>; pending: boolean }>({
  errors: {},
  pending: false,
})

interface FormProps<Schema extends z.ZodMiniType> {
  /** Usually the body of the contract that the form sends. */
  schema: Schema
  /** Builds the schema's input. @default every field under its name */
  read?: (data: FormData) => unknown
  /** May throw: errors of single fields are shown at those fields, and `onFailure` is called for every failure. */
  onSubmit: (value: z.output<Schema>) => Promise<void>
  /** Notifies the student; may return further field errors, with codes from the field's `errorTexts`. */
  onFailure: (error: unknown) => FieldErrors | undefined
  className?: string | undefined
  children: ReactNode
}

/** First error code per field. The error texts of our schemas are codes of the catalog. */
function judge(schema: z.ZodMiniType, value: unknown): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of z.safeParse(schema, value).error?.issues ?? [])
    errors[String(issue.path[0] ?? '')] ??= issue.message
  return errors
}

function fieldsRefused(error: unknown): FieldErrors {
  const errors: FieldErrors = {}
  if (error instanceof AppError)
    for (const { path, code, limit } of error.details.validationErrors ?? [])
      errors[path.split('.')[0] ?? path] ??= limit === undefined ? code : `${code}:${limit}`
  return errors
}

/** @param failure absent: the schema found the error, not the server */
const shown = (errors: FieldErrors, failure?: { error: unknown }): Record<string, ShownError> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, code]) => [
      name,
      { code, fromServer: failure !== undefined, said: failure && sentenceFor(name, failure.error) },
    ]),
  )

const sentenceFor = (name: string, error: unknown) =>
  error instanceof AppError
    ? error.details.validationErrors?.find(({ path }) => path.split('.')[0] === name)?.localizedMessage
    : undefined

/**
 * A form of native, uncontrolled fields: text typed before hydration, or before a refusal, stays. A field is validated
 * on blur and on submit; its error disappears with the first keystroke that makes it valid.
 */
export function Form<Schema extends z.ZodMiniType>(props: FormProps<Schema>) {
  const { schema, read = Object.fromEntries, onSubmit, onFailure, className, children } = props
  const [errors, setErrors] = useState<Record<string, ShownError>>({})
  const [pending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const edited = useRef(new Set<string>())
  const afterPress = useAfterPress()

  // A prerendered form may have been submitted before hydration.
  useEffect(() => window.lumiBoot?.formsListen(), [])

  const value = () => read(new FormData(form.current ?? undefined))

  function typed(name: string) {
    edited.current.add(name)
    // One field may depend on another (the repeated password), so all visible errors are checked again.
    const wrong = judge(schema, value())
    setErrors((before) => {
      const still = Object.entries(before).flatMap(([field, error]): [string, ShownError][] => {
        if (error.fromServer && field !== name) return [[field, error]]
        return wrong[field] ? [[field, { code: wrong[field], fromServer: false }]] : []
      })
      return Object.fromEntries(still)
    })
  }

  function left(name: string) {
    if (!edited.current.has(name)) return
    afterPress(() => {
      const code = judge(schema, value())[name]
      if (code) setErrors((before) => ({ ...before, [name]: { code, fromServer: false } }))
    })
  }

  function show(all: Record<string, ShownError>) {
    setErrors(all)
    const first = Array.from(form.current?.elements ?? []).find(
      (element): element is HTMLInputElement | HTMLSelectElement =>
        (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name in all,
    )
    first?.focus()
  }

  async function submit() {
    if (pending) return
    const wrong = judge(schema, value())
    if (Object.keys(wrong).length > 0) return show(shown(wrong))
    setErrors({})
    dismissBadNews()
    setPending(true)
    try {
      await onSubmit(z.parse(schema, value()))
    } catch (error) {
      show(shown({ ...fieldsRefused(error), ...onFailure(error) }, { error }))
    }
    setPending(false)
  }

  return (
    <FormContext value={{ errors, pending }}>
      <form
        ref={form}
        // Without JavaScript the form must not use GET: a password would end up in the address bar.
        method="post"
        noValidate
        className={className}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        onInput={({ target }) => typed((target as HTMLInputElement).name)}
        onBlur={({ target }) => left((target as unknown as HTMLInputElement).name)}
      >
        {children}
      </form>
    </FormContext>
  )
}

/**
 * Delays work until the mouse button is released. Showing an error moves what is below it; between press and release,
 * the click on a checkbox or button there would miss.
 */
function useAfterPress(): (work: () => void) => void {
  const press = useRef<{ isDown: boolean; waiting: (() => void)[] }>({ isDown: false, waiting: [] })
  useEffect(() => {
    const down = () => {
      press.current.isDown = true
    }
    const up = () => {
      press.current.isDown = false
      // The click follows the release in the same task.
      setTimeout(() => {
        for (const work of press.current.waiting.splice(0)) work()
      })
    }
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    document.addEventListener('pointerdown', down, options)
    document.addEventListener('pointerup', up, options)
    document.addEventListener('pointercancel', up, options)
    return () => listening.abort()
  }, [])
  return (work) => {
    if (press.current.isDown) press.current.waiting.push(work)
    else work()
  }
}

/** The error text of a field in the current language. `ownTexts` covers codes outside the catalog. */
export function useFieldError(name: string, ownTexts: Record<string, string> = {}): string | undefined {
  const error = useContext(FormContext).errors[name]
  return error && (ownTexts[error.code] ?? fieldErrorText(error.code, error.said))
}

export function SubmitButton({ busy, ...rest }: Omit<ButtonProps, 'busy' | 'type'> & { busy: string }) {
  const { pending } = useContext(FormContext)
  return <Button size="lg" full {...rest} type="submit" busy={pending && busy} />
}
