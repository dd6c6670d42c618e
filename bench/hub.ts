import http from 'node:http'

const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

export function post(url: string, headers: Record<string, string>, body: unknown): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', ...headers },
    })
    request.on('response', resolve)
    request.on('error', reject)
    request.end(JSON.stringify(body))
  })
}

/** A student's open hub connection, read as raw frames: parsing every event here would measure this process. */
export async function openHub(url: string, cookie: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/apphub/?EIO=4&transport=websocket`, {
    headers: { cookie, origin: url },
  } as never)
  let onText: ((frame: string) => void) | undefined
  let onEnd: (() => void) | undefined
  const joined = new Promise<void>((resolve, reject) => {
    socket.onerror = () => reject(new Error('the hub refused'))
    socket.onmessage = ({ data }) => {
      const frame = String(data)
      if (frame.startsWith('42["reply.delta"')) onText?.(frame)
      else if (frame.startsWith('42["message.changed"')) {
        if (/"state":"(done|failed)"/.test(frame)) onEnd?.()
        // The first words of a reply come with the news that it has begun.
        else if (frame.includes('"state":"streaming"')) onText?.(frame)
      } else if (frame.startsWith('0')) socket.send('40')
      else if (frame.startsWith('40')) resolve()
      else if (frame === '2') socket.send('3')
    }
  })
  await joined
  return {
    /** Sends a message and resolves at the end of the reply to it. `onFrame` gets each frame that brings text. */
    async answer(message: { clientMessageId: string; text: string }, onFrame: (frame: string) => void): Promise<void> {
      onText = onFrame
      const ended = new Promise<void>((resolve) => {
        onEnd = resolve
      })
      const response = await post(`${url}/api/v1/chat/sendMessage`, { cookie, origin: url }, message)
      response.resume()
      if (response.statusCode !== 200) throw new Error(`refused with ${response.statusCode}`)
      await ended
    },
    close: () => socket.close(),
  }
}
