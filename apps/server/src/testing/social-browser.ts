import { createTestClient, type TestClient } from './test-client.ts'

export interface SocialBrowser extends TestClient {
  /** Follows the way to the provider and chooses a person there; answers what the provider sends back to the product. */
  goThere(startUrl: string, person: string): Promise<{ url: URL; form: URLSearchParams | undefined }>
  /** Brings the provider's answer to the product, as the browser does; answers the page it leads to. */
  comeBack(way: { url: URL; form: URLSearchParams | undefined }, headers?: Record<string, string>): Promise<URL>
  /** Both, from the button to the page. */
  signInWith(providerId: string, person: string, query?: string): Promise<URL>
}

/** A browser for the whole way to a provider and back, with cookies for both. */
export function createSocialBrowser(baseUrl: string, canaries?: Set<string>): SocialBrowser {
  const client = createTestClient(baseUrl, canaries)
  const there = new Map<string, string>()

  async function askProvider(url: URL, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: {
        ...(init.headers as Record<string, string>),
        cookie: [...there].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      there.set(name, value)
    }
    return response
  }

  const browser: SocialBrowser = {
    ...client,

    async goThere(startUrl, person) {
      let url = new URL(startUrl)
      const { origin } = url
      for (let steps = 0; steps < 10; steps++) {
        const isChoice = url.pathname.startsWith('/interaction/')
        const response = await askProvider(
          url,
          isChoice
            ? {
                method: 'POST',
                body: new URLSearchParams({ person }).toString(),
                headers: { 'content-type': 'application/x-www-form-urlencoded' },
              }
            : {},
        )
        const location = response.headers.get('location')
        if (location === null) {
          const html = await response.text()
          const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1]
          if (!action) throw new Error(`The provider shows a page: ${response.status} ${html.slice(0, 200)}`)
          const fields = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
          return {
            url: new URL(action),
            form: new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value])),
          }
        }
        url = new URL(location, url)
        if (url.origin !== origin) return { url, form: undefined }
      }
      throw new Error('The provider never sends the browser back')
    },

    async comeBack({ url, form }, headers = {}) {
      const response = await client.request(url.pathname + url.search, {
        ...(form
          ? {
              method: 'POST',
              body: String(form),
              headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
            }
          : { headers }),
      })
      if (response.status !== 303) throw new Error(`${response.status} ${await response.text()}`)
      return new URL(response.headers.get('location')!)
    },

    async signInWith(providerId, person, query = '') {
      const start = await client.request(`/api/v1/auth/social/${providerId}/start${query}`)
      const location = new URL(start.headers.get('location')!)
      // The way ended before it left.
      if (location.pathname === '/complete-signup') return location
      const way = await browser.goThere(location.href, person)
      return browser.comeBack(way, way.form ? { origin: location.origin } : {})
    },
  }
  return browser
}
