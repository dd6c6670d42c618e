import { passwordRules } from '@lumi/contracts/password-rules'

/**
 * A prerendered form before the app has started: its fields keep what is typed, the rules of a password are ticked as they
 * will be by the app, and what is pressed is done when the app is there.
 * @returns call it when the app answers
 */
export function answerReadyForm(): () => void {
  let sent: HTMLFormElement | null = null
  /** Buttons inside the form: the one that shows a password. */
  const pressed: HTMLElement[] = []
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      sent = event.target as HTMLFormElement
    },
    options,
  )
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('form button[type="button"]')
      if (button) pressed.push(button)
    },
    options,
  )
  addEventListener(
    'input',
    ({ target }) => {
      const { value, form } = target as HTMLInputElement
      if ((target as HTMLInputElement).autocomplete !== 'new-password') return
      for (const { code, test } of passwordRules)
        form?.querySelector(`[data-rule="${code}"]`)?.toggleAttribute('data-met', test(value))
    },
    options,
  )
  return () => {
    listening.abort()
    for (const button of pressed.splice(0)) button.click()
    sent?.requestSubmit()
    sent = null
  }
}
