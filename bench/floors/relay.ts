// The floor of carrying answers: an HTTP server that asks the model and passes every event on as it comes.
// No storage, no session, no Markdown. Usage: node bench/floors/relay.ts <port> <model base URL>
import http from 'node:http'

const [port, baseUrl] = process.argv.slice(2)
const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

http
  .createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const upstream = http.request(`${baseUrl}/chat/completions`, {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json' },
      })
      upstream.on('response', (answer) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        answer.pipe(response)
      })
      upstream.on('error', () => response.destroy())
      response.on('close', () => upstream.destroy())
      upstream.end(body)
    })
  })
  .listen(Number(port), '127.0.0.1')
