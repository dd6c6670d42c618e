import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { percentile } from './statistics.ts'

// Many students at human pace, in a process of their own; `load.ts` starts it and speaks with it.

/** One message of each student in so many seconds, on average. */
export const paceSeconds = 20
/** What students write, in turn: tasks, a plea for help, answers, a question. */
const lines = [
  'Solve x^2 - 5x + 6 = 0',
  'hint please',
  'x = 2 or x = 3',
  'Solve 3x - 7 = 11',
  'x = 6',
  'What is a discriminant?',
]
/** A reply that is not done so long after the end of a run counts as not done. */
const patienceMs = 60_000

export interface LoadOrder {
  url: string
  /** Sessions that send; each of them has its hub open, as every later run may use it again. */
  cookies: string[]
  /** Messages that are sent before the measuring begins. */
  warmSeconds: number
  seconds: number
}

export interface LoadReport {
  /** Messages of the measured time. */
  messages: number
  accepted: number
  /** Requests that were answered with 503 and Retry-After. */
  refused: number
  /** Refusals that named no time to wait, other statuses, broken connections. */
  faults: number
  notDone: number
  /** How long accepted requests took. */
  sendP50Ms: number
  sendP99Ms: number
  /** From the first try of a message to the end of its reply. */
  doneP50Ms: number
  doneP99Ms: number
  /** From the first try of a message to its acceptance, which refusals may lie between. */
  acceptedP99Ms: number
  /** Events of the hub. */
  events: number
}

const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Answer {
  status: number
  retryAfterSeconds: number
  body: string
}

function post(url: string, cookie: string, body: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(`${url}/api/v1/chat/sendMessage`, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', cookie, origin: url },
    })
    request.on('error', reject)
    request.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfterSeconds: Number(response.headers['retry-after'] ?? 0),
          body: text,
        }),
      )
    })
    request.end(JSON.stringify(body))
  })
}

interface Student {
  cookie: string
  /** Named in every message but the first, as the app does. */
  conversationId?: string
  /** Line of the student's next message. */
  line: number
  /** Ended replies, and who waits for one. */
  ended: Set<string>
  waiting: Map<string, () => void>
}

let events = 0

/** Reads raw frames: parsing each event here would measure this process. */
async function openStudent(url: string, cookie: string, line: number): Promise<Student> {
  const student: Student = { cookie, line, ended: new Set(), waiting: new Map() }
  const socket = new WebSocket(`${url.replace('http', 'ws')}/apphub/?EIO=4&transport=websocket`, {
    headers: { cookie, origin: url },
  } as never)
  await new Promise<void>((resolve, reject) => {
    socket.onerror = () => reject(new Error('the hub refused'))
    socket.onmessage = ({ data }) => {
      const frame = String(data)
      if (frame === '2') socket.send('3')
      else if (frame.startsWith('42')) {
        events++
        if (!frame.startsWith('42["message.changed"') || !/"state":"(done|failed|stopped)"/.test(frame)) return
        const messageId = /"messageId":"([^"]+)"/.exec(frame)![1]!
        student.ended.add(messageId)
        student.waiting.get(messageId)?.()
      } else if (frame.startsWith('40')) resolve()
      else if (frame.startsWith('0')) socket.send('40')
    }
  })
  return student
}

const students: Student[] = []

async function run({ url, cookies, warmSeconds, seconds }: LoadOrder): Promise<LoadReport> {
  while (students.length < cookies.length) {
    const from = students.length
    students.push(
      ...(await Promise.all(
        cookies.slice(from, from + 50).map((cookie, index) => openStudent(url, cookie, from + index)),
      )),
    )
  }
  const sends: number[] = []
  const acceptances: number[] = []
  const dones: number[] = []
  const report = { messages: 0, accepted: 0, refused: 0, faults: 0, notDone: 0 }
  const startedAt = performance.now()
  const measuredFrom = startedAt + warmSeconds * 1000
  const endsAt = measuredFrom + seconds * 1000
  const replies: Promise<void>[] = []
  let eventsBefore = 0
  setTimeout(() => {
    eventsBefore = events
  }, warmSeconds * 1000)
  let eventsOfRun = 0
  setTimeout(() => {
    eventsOfRun = events - eventsBefore
  }, endsAt - startedAt)

  /** As the queue of the app does it: kept, and sent again under its id when the server says so. */
  async function say(student: Student) {
    const { conversationId } = student
    const body = { clientMessageId: randomUUID(), conversationId, text: lines[student.line++ % lines.length] }
    const firstTriedAt = performance.now()
    const isMeasured = firstTriedAt >= measuredFrom
    if (isMeasured) report.messages++
    for (;;) {
      const triedAt = performance.now()
      const answer = await post(url, student.cookie, body).catch(() => undefined)
      const now = performance.now()
      if (answer?.status === 200) {
        if (isMeasured) {
          report.accepted++
          sends.push(now - triedAt)
          acceptances.push(now - firstTriedAt)
        }
        const { reply } = JSON.parse(answer.body) as { reply: { messageId: string; conversationId: string } }
        student.conversationId = reply.conversationId
        replies.push(
          untilEnded(student, reply.messageId).then(
            () => void (isMeasured && dones.push(performance.now() - firstTriedAt)),
            () => void (isMeasured && report.notDone++),
          ),
        )
        return
      }
      const isRefusal = answer?.status === 503 && answer.retryAfterSeconds > 0
      if (isMeasured) report[isRefusal ? 'refused' : 'faults']++
      if (!isRefusal && answer?.status !== 503) return
      await delay((answer.retryAfterSeconds || 1) * 1000 * (1 + Math.random() / 2))
      if (performance.now() > endsAt) return
    }
  }

  await Promise.all(
    students.slice(0, cookies.length).map(async (student) => {
      for (let at = startedAt + Math.random() * paceSeconds * 1000; at < endsAt; ) {
        await delay(Math.max(0, at - performance.now()))
        await say(student)
        at += (0.5 + Math.random()) * paceSeconds * 1000
      }
    }),
  )
  await Promise.all(replies)
  return {
    ...report,
    sendP50Ms: percentile(sends, 0.5),
    sendP99Ms: percentile(sends, 0.99),
    doneP50Ms: percentile(dones, 0.5),
    doneP99Ms: percentile(dones, 0.99),
    acceptedP99Ms: percentile(acceptances, 0.99),
    events: eventsOfRun,
  }
}

function untilEnded({ ended, waiting }: Student, messageId: string): Promise<void> {
  if (ended.has(messageId)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('not done')), patienceMs)
    waiting.set(messageId, () => {
      clearTimeout(limit)
      waiting.delete(messageId)
      resolve()
    })
  })
}

process.on('message', async (order: LoadOrder) => {
  process.send!(await run(order))
})
