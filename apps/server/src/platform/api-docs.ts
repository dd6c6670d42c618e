import { escapeHtml } from './mail-layout.ts'
import { describeApi, type OpenApiDocument, type Operation } from './openapi.ts'
import { staticPagePolicy, withPolicy } from './security-headers.ts'
import type { App } from './serve.ts'

const style = `:root{color-scheme:light dark;--bg:#F7F8F3;--surface:#fff;--line:#DDE2D6;--text:#15241D;--text-2:#48564E;--primary:#0D654C;--soft:#E0F1E8}
@media(prefers-color-scheme:dark){:root{--bg:#0F1A16;--surface:#16241E;--line:#2A3B33;--text:#EAF2EC;--text-2:#A9B8AE;--primary:#6FD3AC;--soft:#1B3A2E}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:16px/25px system-ui,sans-serif}
header{background:#0D654C;color:#fff;padding:32px 24px}header>*,main{max-width:60rem;margin-inline:auto}header p{color:#CFEBDF;margin-block:4px 0}header a{color:#fff}
main{padding:24px}h1{margin-block:0;font-size:28px}h2{margin:32px 0 12px;font-size:20px}
details{background:var(--surface);border:1px solid var(--line);border-radius:14px;margin-block:8px}
summary{cursor:pointer;padding:12px 16px;display:flex;gap:12px;flex-wrap:wrap;align-items:baseline}
summary:focus-visible{outline:3px solid var(--primary);outline-offset:2px;border-radius:14px}
b.method{min-width:3.2rem;color:var(--primary)}code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:14px}
summary code{overflow-wrap:anywhere}summary span{color:var(--text-2)}.lock{background:var(--soft);border-radius:8px;padding:0 8px;font-size:13px}
.inside{padding:0 16px 16px}pre{overflow:auto;background:var(--bg);border:1px solid var(--line);border-radius:10px;padding:12px;margin:4px 0}
table{border-collapse:collapse;width:100%}td{border-top:1px solid var(--line);padding:6px 8px;vertical-align:top}`

/** The API document as JSON, and as a page that is readable without any script. Written once, at the first request. */
export function serveApiDocs(app: App) {
  let document: OpenApiDocument | undefined
  let page: string | undefined
  const current = () => {
    document ??= describeApi(app.contracts)
    return document
  }
  app.http.get('/api/v1/openapi.json', () => current())
  app.http.get('/docs', { helmet: withPolicy(staticPagePolicy(style)) }, (_request, reply) => {
    page ??= asPage(current())
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  })
}

interface Listed {
  method: string
  path: string
  operation: Operation
}

function asPage({ paths }: OpenApiDocument): string {
  const calls: Listed[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const groups = [...Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '')]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Lumi API</title><style>${style}</style></head>
<body><header><h1>Lumi API</h1><p>Every call of the server, from the same objects that it checks requests with. As data: <a href="/api/v1/openapi.json">openapi.json</a></p></header>
<main>${groups.map(([name, group]) => `<h2>${escapeHtml(name)}</h2>${group.map(asDetails).join('')}`).join('')}</main></body></html>`
}

function asDetails({ method, path, operation }: Listed): string {
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
  const lock = operation.security ? '<span class="lock">student</span>' : ''
  const json = (title: string, value: unknown) =>
    `<h3>${title}</h3><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`
  return `<details id="${escapeHtml(operation.operationId)}"><summary><b class="method">${method}</b><code>${escapeHtml(path)}</code>${lock}<span>${escapeHtml(operation.summary)}</span></summary><div class="inside">
${query.length > 0 ? json('Query', Object.fromEntries(query.map(({ name, required, schema }) => [required ? name : `${name}?`, schema]))) : ''}
${operation.requestBody ? json('Body', Object.values(operation.requestBody.content)[0]?.schema) : ''}
${json('Answer', Object.values(operation.responses['200']?.content ?? {})[0]?.schema)}
<h3>Refusals</h3><table>${Object.entries(operation.responses)
    .filter(([status]) => status !== '200')
    .map(([status, { description }]) => `<tr><td>${status}</td><td>${escapeHtml(description)}</td></tr>`)
    .join('')}</table></div></details>`
}
