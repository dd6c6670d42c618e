// A mind as the second model beside the guard: what it would be asked about each draft is written to `ID-request.json` of a folder, and
// what somebody writes to `ID-reply.json` is read: `{"faults": [{"kind", "quote", "why"}]}`, or `{"text": "..."}` word for word.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { faultsIn, replyJudgePolicy } from '../packages/tutor/src/index.ts'

/** `failed`: an answer that is no verdict, which shows the draft as in the product. */
export type JudgedDraft = 'sound' | 'fault' | 'failed' | 'unanswered'

export function judgedIn(folder: string, id: string, material: object, draft: string): JudgedDraft {
  mkdirSync(folder, { recursive: true })
  const [request, reply] = ['request', 'reply'].map((what) => path.join(folder, `${id}-${what}.json`)) as [
    string,
    string,
  ]
  writeFileSync(request, `${JSON.stringify({ system: replyJudgePolicy, material }, null, 2)}\n`)
  if (!existsSync(reply)) return 'unanswered'
  const written = JSON.parse(readFileSync(reply, 'utf8')) as { text?: string }
  const faults = faultsIn(written.text ?? JSON.stringify(written), draft)
  return faults === null ? 'failed' : faults.length > 0 ? 'fault' : 'sound'
}
