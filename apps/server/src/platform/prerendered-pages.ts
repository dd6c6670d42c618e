import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { providerText } from '@lumi/contracts/config'
import type { Language } from '@lumi/contracts/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from './mail-layout.ts'
import type { ProviderSetting } from './sign-in-settings.ts'

interface SocialParts {
  before: string
  after: string
  buttons: Record<string, string>
}

interface Page {
  etag: string
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer }
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const slot = '<!--social-->'

/**
 * Sign-up and login with the buttons of the configured sign-in services already in them: the build cannot know those,
 * and buttons that appear later would move what a student is about to press. Made once, at the first look.
 * @returns undefined when no service is configured: the files are right as they are
 */
export function createPrerenderedPages(
  root: string,
  social: Record<Language, SocialParts> | undefined,
  providers: readonly ProviderSetting[],
) {
  if (!social || providers.length === 0) return undefined
  const pages = new Map<string, Promise<Page>>()

  async function compose(file: string, language: Language): Promise<Page> {
    const { before, after, buttons } = social![language]
    const drawn = providers.map((provider) =>
      (buttons[provider.kind] ?? '')
        .replaceAll('{{id}}', provider.id)
        .replaceAll('{{name}}', () => escapeHtml(providerText(provider, language))),
    )
    const html = await readFile(path.join(root, file), 'utf8')
    const identity = Buffer.from(html.replace(slot, () => before + drawn.join('') + after))
    const [br, zipped] = await Promise.all([
      brotli(identity, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
      gzipped(identity),
    ])
    const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`
    return { etag, bodies: { br, gzip: zipped, identity } }
  }

  return {
    async send(request: FastifyRequest, reply: FastifyReply, file: string, language: Language) {
      let page = pages.get(file)
      if (!page) {
        page = compose(file, language)
        pages.set(file, page)
      }
      const { etag, bodies } = await page
      reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language, cookie' })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      const encoding = request.accepts().encodings(['br', 'gzip', 'identity']) as keyof Page['bodies'] | false
      if (encoding === 'br' || encoding === 'gzip') reply.header('content-encoding', encoding)
      return reply.type('text/html; charset=utf-8').send(bodies[encoding || 'identity'])
    },
  }
}
