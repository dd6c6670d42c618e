import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { providerText } from '@lumi/contracts/config'
import type { Language } from '@lumi/contracts/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { escapeHtml } from './mail-layout.ts'
import type { Origins } from './origins.ts'
import type { ProviderSetting } from './sign-in-settings.ts'

/** What other services show of a link to Lumi. */
export const LinkPreview = z.object({
  name: z.string(),
  description: z.string(),
  /** In place of the name, where a friend has sent the link. */
  invitation: z.string(),
  /** A path on this site, and what is to be seen there. */
  picture: z.string(),
  pictureText: z.string(),
})
type LinkPreview = z.infer<typeof LinkPreview>

interface SocialParts {
  before: string
  after: string
  buttons: Record<string, string>
}

interface ServedParts {
  social?: Record<Language, SocialParts> | undefined
  preview?: Record<Language, LinkPreview> | undefined
}

interface Page {
  etag: string
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer }
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const socialSlot = '<!--social-->'
const previewSlot = '<!--preview-->'

/**
 * Sign-up, login and the shell of the chat, with what the build cannot know: the buttons of the configured sign-in
 * services, which would move what a student is about to press if they appeared later, and the address of this site in
 * the preview of a link. Made once, at the first look.
 */
export function createPrerenderedPages(
  root: string,
  { social, preview }: ServedParts,
  providers: readonly ProviderSetting[],
  origins: Pick<Origins, 'publicUrl'>,
) {
  const pages = new Map<string, Promise<Page>>()

  function socialBlock(language: Language): string {
    const parts = social?.[language]
    if (!parts || providers.length === 0) return ''
    const { before, after, buttons } = parts
    const drawn = providers.map((provider) =>
      (buttons[provider.kind] ?? '')
        .replaceAll('{{id}}', provider.id)
        .replaceAll('{{name}}', () => escapeHtml(providerText(provider, language))),
    )
    return before + drawn.join('') + after
  }

  function previewTags(language: Language, isInvitation: boolean): string {
    const parts = preview?.[language]
    if (!parts) return ''
    const site = new URL(origins.publicUrl()).origin
    const tags = {
      'og:type': 'website',
      'og:url': `${site}/`,
      'og:site_name': parts.name,
      'og:title': isInvitation ? parts.invitation : parts.name,
      'og:description': parts.description,
      'og:locale': language === 'ru' ? 'ru_RU' : 'en_US',
      'og:image': site + parts.picture,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': parts.pictureText,
    }
    return [
      `<meta name="description" content="${escapeHtml(parts.description)}">`,
      ...Object.entries(tags).map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`),
      '<meta name="twitter:card" content="summary_large_image">',
    ].join('\n    ')
  }

  async function compose(file: string, language: Language, isInvitation: boolean): Promise<Page> {
    const html = await readFile(path.join(root, file), 'utf8')
    const identity = Buffer.from(
      html
        .replace(socialSlot, () => socialBlock(language))
        .replace(previewSlot, () => previewTags(language, isInvitation)),
    )
    const [br, zipped] = await Promise.all([
      brotli(identity, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
      gzipped(identity),
    ])
    const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`
    return { etag, bodies: { br, gzip: zipped, identity } }
  }

  return {
    async send(request: FastifyRequest, reply: FastifyReply, file: string, language: Language) {
      const isInvitation = typeof (request.query as Record<string, unknown>).ref === 'string'
      const key = `${file} ${isInvitation}`
      let page = pages.get(key)
      if (!page) {
        page = compose(file, language, isInvitation)
        pages.set(key, page)
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
