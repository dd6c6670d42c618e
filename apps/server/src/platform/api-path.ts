/**
 * Whether a request is the API's, by its address as the router reads it: without regard to case, and with its percent signs
 * resolved, or `/%61pi` would be served without what holds for `/api`.
 */
export const isApiPath = (url: string): boolean => /^\/api(\/|$)/i.test(decoded(url.split(/[?#]/, 1)[0]!))

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // The router refuses it.
    return path
  }
}
