// A thread of scripts/slow-patterns.test.ts: posts the patterns that the tutor makes while it is loaded and while it
// replies to the messages it is given.
import { parentPort, workerData } from 'node:worker_threads'

export interface Pattern {
  readonly where: string
  readonly source: string
  readonly flags: string
}

const made = new Map<string, Pattern>()
// Here and not at import: the thread has its own RegExp, which nobody else sees.
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, args, self) {
    const result = Reflect.construct(target, args, self) as RegExp
    const { source, flags } = result
    made.set(`${flags}/${source}`, { where: 'made at run time', source, flags })
    return result
  },
})

const { startSession, takeTurn } = await import('../packages/tutor/src/index.ts')
const turns = workerData as readonly { interfaceLanguage: 'en' | 'ru'; said: readonly string[] }[]
for (const { interfaceLanguage, said } of turns) {
  let state = startSession()
  for (const text of said) ({ state } = takeTurn({ text, interfaceLanguage, state, seed: text, now: 0 }))
}
parentPort?.postMessage([...made.values()])
