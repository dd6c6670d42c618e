import type { Language } from '@lumi/contracts/errors'
import { messengerSites } from '@lumi/contracts/messenger-sites'
import type { Messenger } from '@lumi/contracts/mini-app'
import { isForFrame, markFrame, messengerFrame } from '../../../platform/messenger-frame.ts'
import type { Origins } from '../../../platform/origins.ts'
import { staticPagePolicy, withPolicy } from '../../../platform/security-headers.ts'
import type { App } from '../../../platform/serve.ts'
import { preferredLanguage } from '../../../platform/web-app.ts'

/** Added to the address when it has tried to leave a cookie, so that it tries once only. */
const triedParameter = 'cookies'

/**
 * `/telegram` and `/vk`: the address of a mini-app, as its messenger knows it. It leads on to the app; browsers carry the
 * fragment, which holds Telegram's signed data, through a redirect. In a frame of the messenger's website it first leaves
 * the cookie without which the app refuses to be framed and nobody could sign in. A browser that keeps no cookie there
 * gets a page that opens Lumi in a tab of its own.
 */
export function serveMiniAppPage({ http }: App, messenger: Messenger, origins: Origins) {
  const path = `/${messenger}`
  http.get(path, (request, reply) => {
    const query = new URLSearchParams(request.url.slice(path.length))
    const hasTried = query.has(triedParameter)
    query.delete(triedParameter)
    const to = (page: string) =>
      reply.header('cache-control', 'no-store').redirect(query.size ? `${page}?${query}` : page, 302)
    if (!isForFrame(request) || messengerFrame(request) === messenger) return to('/')
    if (!hasTried) {
      markFrame(reply, messenger)
      query.set(triedParameter, 'tried')
      return to(path)
    }
    reply.helmet(withPolicy({ ...staticPagePolicy(style), 'frame-ancestors': [...messengerSites[messenger]] }))
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
    text: 'Your browser keeps nothing for a page inside another one, so you could not stay signed in here. In a tab of its own everything works.',
    open: 'Open Lumi',
  },
  ru: {
    title: 'Открой Луми в браузере',
    text: 'Твой браузер ничего не сохраняет для страницы внутри другой, поэтому войти здесь не получится. В отдельной вкладке всё работает.',
    open: 'Открыть Луми',
  },
}

const page = (
  language: Language,
  url: string,
) => `<!doctype html><html lang="${language}" translate="no"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${words[language].title}</title><style>${style}</style></head>
<body><main><h1>${words[language].title}</h1><p>${words[language].text}</p><a href="${url}" target="_blank" rel="noopener">${words[language].open}</a></main></body></html>`
