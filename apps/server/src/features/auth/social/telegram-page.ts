import type { Language } from '@lumi/contracts/errors'
import type { Origins } from '../../../platform/origins.ts'
import { staticPagePolicy, withPolicy } from '../../../platform/security-headers.ts'
import type { App } from '../../../platform/serve.ts'
import { preferredLanguage } from '../../../platform/web-app.ts'

/** The address of the Mini App, as its bot knows it. */
const path = '/telegram'
/** Telegram in the browser shows Mini Apps in a frame of its own page; its apps do not. */
const framing = ['https://web.telegram.org']

/**
 * The app itself refuses to be framed, whoever frames it. So the Mini App begins here: in Telegram's apps it leads on
 * (browsers carry the fragment, which holds the signed data, through a redirect), in a frame it says where to go.
 */
export function serveTelegramPage({ http }: App, origins: Origins) {
  http.get(path, (request, reply) => {
    const search = request.url.slice(path.length)
    if (request.headers['sec-fetch-dest'] !== 'iframe') return reply.redirect(`/${search}`, 302)
    reply.helmet(withPolicy({ ...staticPagePolicy(style), 'frame-ancestors': framing }))
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(preferredLanguage(request), origins.publicUrl()))
  })
}

const style =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;font:17px/26px system-ui,sans-serif;color:light-dark(#15241d,#edf3ec);background:light-dark(#f7f8f3,#0f1b17)}main{max-width:22rem}h1{margin:0;font-size:26px;line-height:32px}p{color:light-dark(#48564e,#bacabf)}a{display:grid;place-items:center;min-height:54px;border-radius:14px;font-weight:700;text-decoration:none;color:light-dark(#fff,#05241a);background:light-dark(#0d654c,#7eddb8)}a:focus-visible{outline:3px solid light-dark(#0d654c,#7eddb8);outline-offset:3px}'

const words = {
  en: {
    title: 'Open Lumi in the browser',
    text: 'Here Telegram shows pages inside its own, and there Lumi could not keep your account safe. In a tab of its own, or in the Telegram app, everything works.',
    open: 'Open Lumi',
  },
  ru: {
    title: 'Открой Луми в браузере',
    text: 'Здесь Telegram показывает страницы внутри своей, а там Луми не может как следует беречь твой аккаунт. В отдельной вкладке или в приложении Telegram всё работает.',
    open: 'Открыть Луми',
  },
}

const page = (
  language: Language,
  url: string,
) => `<!doctype html><html lang="${language}" translate="no"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${words[language].title}</title><style>${style}</style></head>
<body><main><h1>${words[language].title}</h1><p>${words[language].text}</p><a href="${url}" target="_blank" rel="noopener">${words[language].open}</a></main></body></html>`
