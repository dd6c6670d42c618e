import { generateKeyPairSync, type KeyObject, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Somebody with an account at the provider. */
export interface Person {
  name: string
  email: string | null
  isEmailVerified: boolean
}

export interface SignInProvider {
  /** The issuer: what the setting `SIGN_IN_…_ISSUER` takes. */
  url: string
  clientId: string
  clientSecret: string
  /** By subject. A test may change an address, or add somebody. */
  people: Map<string, Person>
  /** What the product asked for at the token endpoint, oldest first. */
  tokenRequests: URLSearchParams[]
  /** Which requests are answered 503: all, or only those of the product's server. */
  down: 'all' | 'token' | undefined
  close(): Promise<void>
}

const everybody: [string, Person][] = [
  ['nora', { name: 'Nora Lindqvist', email: 'nora@school.example', isEmailVerified: true }],
  ['max', { name: 'Max Orlov', email: 'max@mail.example', isEmailVerified: false }],
  ['kim', { name: 'Kim', email: null, isEmailVerified: false }],
]

/** How a provider like Apple knows its client: by tokens signed with a key of which it holds the public half. */
interface SignedSecret {
  publicKey: KeyObject
  teamId: string
  keyId: string
}

/**
 * A real OpenID Connect provider on loopback with a page to choose a person on: for tests, and for `npm run dev`, where
 * the button works with no account anywhere.
 */
export async function startSignInProvider({
  port = 0,
  signedSecret,
}: {
  port?: number
  signedSecret?: SignedSecret
} = {}): Promise<SignInProvider> {
  const { default: Provider, interactionPolicy } = await quietly(() => import('oidc-provider'))
  const { Check, Prompt } = interactionPolicy
  let handle: (request: IncomingMessage, response: ServerResponse) => Promise<void> = async () => {}
  const http = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, '127.0.0.1', resolve)
  })

  const self: SignInProvider = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    clientId: 'lumi',
    clientSecret: randomBytes(24).toString('base64url'),
    people: new Map(everybody.map(([subject, person]) => [subject, { ...person }])),
    tokenRequests: [],
    down: undefined,
    async close() {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }

  const policy = interactionPolicy.base()
  // Whoever comes chooses who to be, also the second time.
  policy
    .get('login')
    ?.checks.add(
      new Check('always', 'Who is it?', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0)

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const configuration = {
    clients: [
      {
        client_id: self.clientId,
        client_secret: self.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        // Judged below: the product's port is not known here.
        redirect_uris: ['https://lumi.example/api/v1/auth/social/local/callback'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'local' }] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    scopes: ['openid', 'email'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    async findAccount(_context: unknown, subject: string) {
      const person = self.people.get(subject)
      return (
        person && {
          accountId: subject,
          claims: async () => ({
            sub: subject,
            ...(person.email === null ? {} : { email: person.email, email_verified: person.isEmailVerified }),
          }),
        }
      )
    },
    async loadExistingGrant(context: { oidc: { client?: { clientId: string }; session?: { accountId?: string } } }) {
      const { client, session } = context.oidc
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
    ttl: { Interaction: 3600, Session: 3600, Grant: 3600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
  }
  const provider = await quietly(async () => new Provider(self.url, configuration))
  provider.Client.prototype.redirectUriAllowed = (uri) =>
    /^http:\/\/(localhost|127\.0\.0\.1):\d+\/api\/v1\/auth\/social\/[a-z0-9]+\/callback$/.test(uri)
  if (signedSecret) {
    provider.Client.prototype.compareClientSecret = function (given) {
      return isSignedBy(given, signedSecret, { issuer: self.url, clientId: this.clientId })
    }
  }

  for (const event of ['grant.success', 'grant.error'] as const) {
    provider.on(event, ({ oidc }) => self.tokenRequests.push(new URLSearchParams(oidc.body)))
  }
  const callback = provider.callback()
  handle = async (request, response) => {
    const url = new URL(request.url ?? '/', self.url)
    if (self.down === 'all' || (self.down === 'token' && url.pathname === '/token')) {
      return void response.writeHead(503).end()
    }
    if (!url.pathname.startsWith('/interaction/')) return callback(request, response)
    if (request.method === 'POST') {
      const subject = new URLSearchParams(await readBody(request)).get('person') ?? ''
      const result = self.people.has(subject)
        ? { login: { accountId: subject }, select_account: {} }
        : { error: 'access_denied' }
      return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
    }
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(choicePage(self.people, /^ru\b/.test(request.headers['accept-language'] ?? '') ? 'ru' : 'en'))
  }
  return self
}

/** The package warns of a Node that is no long-term release, and that it keeps everything in memory. Both are meant. */
async function quietly<Result>(load: () => Promise<Result>): Promise<Result> {
  const { warn } = console
  console.warn = () => {}
  try {
    return await load()
  } finally {
    console.warn = warn
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function isSignedBy(
  secret: string,
  { publicKey, teamId, keyId }: SignedSecret,
  { issuer, clientId }: { issuer: string; clientId: string },
): boolean {
  const [head = '', body = '', signature = ''] = secret.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
  const { alg, kid } = read(head)
  const { iss, sub, aud, exp } = read(body)
  return (
    alg === 'ES256' &&
    kid === keyId &&
    iss === teamId &&
    sub === clientId &&
    aud === issuer &&
    typeof exp === 'number' &&
    exp * 1000 > Date.now() &&
    verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  )
}

const words = {
  en: {
    title: 'Local sign-in',
    lead: 'Who are you today?',
    note: 'This page stands in for a real sign-in service. It runs on your computer and knows nobody.',
    verified: 'address confirmed',
    unverified: 'address not confirmed',
    none: 'no address',
    cancel: 'Cancel',
  },
  ru: {
    title: 'Локальный вход',
    lead: 'Кто ты сегодня?',
    note: 'Эта страница заменяет настоящий сервис входа. Она работает на твоём компьютере и никого не знает.',
    verified: 'адрес подтверждён',
    unverified: 'адрес не подтверждён',
    none: 'без адреса',
    cancel: 'Отмена',
  },
}

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;font:17px/26px system-ui,sans-serif;color:light-dark(#15241d,#edf3ec);background:light-dark(#f7f8f3,#0f1b17)}
main{width:min(100%,400px)}h1{margin:0;font-size:26px;line-height:32px}p{margin:6px 0 20px;color:light-dark(#48564e,#bacabf)}form{display:grid;gap:10px}
button{display:grid;gap:2px;padding:12px 18px;min-height:54px;border:1.5px solid light-dark(#7f8c83,#74897e);border-radius:14px;font:inherit;text-align:left;color:inherit;background:light-dark(#fff,#172620);cursor:pointer}
button:hover{background:light-dark(#edf0e8,#0a1411)}button:focus-visible{outline:3px solid light-dark(#0d654c,#7eddb8);outline-offset:2px}button small{font-size:14px;line-height:20px;color:light-dark(#48564e,#bacabf)}button.cancel{border-color:transparent;background:none;text-align:center}aside{margin-top:20px;font-size:14px;line-height:20px;color:light-dark(#5f6d65,#98aa9f)}`

function choicePage(people: ReadonlyMap<string, Person>, language: 'en' | 'ru'): string {
  const text = words[language]
  const about = ({ email, isEmailVerified }: Person) =>
    email === null ? text.none : `${escaped(email)} · ${isEmailVerified ? text.verified : text.unverified}`
  const buttons = [...people].map(
    ([subject, person]) =>
      `<button name="person" value="${escaped(subject)}"><strong>${escaped(person.name)}</strong><small>${about(person)}</small></button>`,
  )
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text.title}</title><style>${style}</style></head>
<body><main><h1>${text.title}</h1><p>${text.lead}</p><form method="post">${buttons.join('')}<button class="cancel" name="person" value="">${text.cancel}</button></form><aside>${text.note}</aside></main></body></html>`
}
