/** A question, somebody typing or speaking, a reply that is being written, telephone numbers for somebody in danger. */
const moreImportant = [
  'dialog[open]',
  '[data-typing]',
  '[data-testid="voice"]',
  '[data-testid="message"]:is([data-state="pending"], [data-state="streaming"])',
  '[data-helplines]',
].join()

/** Whether something on the screen must not be covered by a suggestion; also payments and the pages of parents. */
export const isPostponed = (): boolean =>
  /^\/(payment|guardian|legal)/.test(location.pathname) || document.querySelector(moreImportant) !== null
