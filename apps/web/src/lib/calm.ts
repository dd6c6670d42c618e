/** Milliseconds after which what no first view needs is loaded: well after the page is in use. */
export const installAfterMs = 6000
export const keepAfterMs = 8000
