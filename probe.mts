import { readFileSync } from 'node:fs'
import { startSession, takeTurn } from './packages/tutor/src/index.ts'
for (const line of readFileSync(process.argv[2]!, 'utf8').split('\n')) {
  if (!line.trim() || line.startsWith('#')) { console.log(line); continue }
  const text = line.replaceAll('\\n', '\n')
  const language = /[а-я]/i.test(text) ? 'ru' : 'en'
  const r = takeTurn({ text, interfaceLanguage: language, state: startSession(), seed: 'p', now: 0 })
  console.log(`S: ${line}\n   [${r.move}] ${r.text.replaceAll('\n', ' / ').slice(0, 420)}${r.fault ? ' FAULT ' + r.fault : ''}`)
}
