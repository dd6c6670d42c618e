const typed =
  'textarea, input:is([type="text"], [type="email"], [type="password"], [type="tel"], [type="search"], :not([type]))'
/** A reply that is being written, a message on its way, a recording, an open question. */
const running = [
  '[data-testid="message"]:is([data-state="pending"], [data-state="streaming"], [data-state="queued"], [data-state="sending"])',
  '[data-testid="voice"]',
  'dialog[open]',
].join()

/** Whether a reload would interrupt the student: something is typed, sent, recorded, asked or being written. */
export function isBusy(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed)
  return (
    document.querySelector(running) !== null || [...fields].some(({ value, readOnly }) => value !== '' && !readOnly)
  )
}
