import { AppError } from '@lumi/contracts/errors'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { fieldErrorText } from '../lib/errors.ts'
import { dismissBadNews } from '../lib/notifications.ts'
import { Button, type ButtonProps } from './button.tsx'

/** Field name to the code of what is wrong with it. */
export type FieldErrors = Record<string, string>

interface ShownError {
  code: string
  /** The schema cannot judge this one, so it stays until its field changes. */
  fromServer: boolean
  /** The server's sentence, for rules whose text is not on this device. */
  said?: string | undefined
}

const FormContext = createContext<{ errors: Record<string, ShownError>; pending: boolean }>({
  errors: {},
  pending: false,
})

interface FormProps<Schema extends z.ZodMiniType> {
  /** Usually the body of the contract that the form sends. */
  schema: Schema
  /** What the schema judges, from what was typed. @default every field under its name */
  read?: (data: FormData) => unknown
  /** May throw: refusals of single fields show at those fields, and `onFailure` hears of every failure. */
  onSubmit: (value: z.output<Schema>) => Promise<void>
  /** Tells the student; may add field errors of its own, with codes that the field's `errorTexts` knows. */
  onFailure: (error: unknown) => FieldErrors | undefined
  className?: string | undefined
  children: ReactNode
}

/** First code per field. The error texts of our schemas are codes of the catalogue. */
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

/** @param failure absent: the schema judged, not the server */
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
 * A form of native fields that keep their own text: what was typed before the script ran, or before a refusal, stays.
 * A field is judged when it is left or sent; its error goes with the first keystroke that makes it right.
 */
export function Form<Schema extends z.ZodMiniType>(props: FormProps<Schema>) {
  const { schema, read = Object.fromEntries, onSubmit, onFailure, className, children } = props
  const [errors, setErrors] = useState<Record<string, ShownError>>({})
  const [pending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const edited = useRef(new Set<string>())
  const afterPress = useAfterPress()

  // A prerendered form may have been sent before it could listen.
  useEffect(() => window.lumiBoot?.formsListen(), [])

  const value = () => read(new FormData(form.current ?? undefined))

  function typed(name: string) {
    edited.current.add(name)
    // One field may be wrong because of another (the repeated password), so every shown error is judged again.
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
        // Without a script nothing may be sent by GET: a password must never reach an address bar.
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
 * Puts work off until the mouse button is up. An error moves what stands below it; shown between press and release, it
 * would make a click on the checkbox or the button under it miss.
 */
function useAfterPress(): (work: () => void) => void {
  const press = useRef<{ isDown: boolean; waiting: (() => void)[] }>({ isDown: false, waiting: [] })
  useEffect(() => {
    const down = () => {
      press.current.isDown = true
    }
    const up = () => {
      press.current.isDown = false
      // The click comes after the release, in the same turn.
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

/** What is wrong with a field, in the language on screen. `ownTexts` translates codes outside the catalogue. */
export function useFieldError(name: string, ownTexts: Record<string, string> = {}): string | undefined {
  const error = useContext(FormContext).errors[name]
  return error && (ownTexts[error.code] ?? fieldErrorText(error.code, error.said))
}

export function SubmitButton({ busy, ...rest }: Omit<ButtonProps, 'busy' | 'type'> & { busy: string }) {
  const { pending } = useContext(FormContext)
  return <Button size="lg" full {...rest} type="submit" busy={pending && busy} />
}
