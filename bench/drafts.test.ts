import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Draft, draftFigures, draftsFolder, readDrafts } from './drafts.ts'

const text = expect.stringMatching(/\S/)
const anyDraft = {
  id: text,
  language: expect.stringMatching(/^(?:en|ru)$/),
  subject: text,
  grade: expect.any(Number),
  turns: expect.any(Array),
  student: text,
  draft: text,
  label: expect.stringMatching(/^(?:honest|leak|false-maths|wrong-verdict|whole-solution)$/),
  kind: text,
  fault: expect.toSatisfy((fault) => fault === null || typeof fault === 'string'),
  answer: text,
}

/** Any letter: a set by a stranger is put beside the others and read from then on. */
const sets = [
  ...new Set(
    (['en', 'ru'] as const).flatMap((language) =>
      readdirSync(`${draftsFolder}/${language}`).flatMap((name) => /^([a-z])-\d+\.jsonl$/.exec(name)?.[1] ?? []),
    ),
  ),
]

test.each(sets)('every line of the set %s is a draft, in both languages, with its fault to the letter', (set) => {
  const drafts = readDrafts(set)
  for (const language of ['en', 'ru'] as const) {
    expect(existsSync(`${draftsFolder}/${language}/${set}-1.jsonl`)).toBe(true)
    expect(drafts.some((draft) => draft.language === language)).toBe(true)
  }
  for (const draft of drafts) {
    expect(draft, draft.id).toEqual(anyDraft)
    for (const turn of draft.turns) expect(turn, draft.id).toEqual({ student: text, tutor: text })
    expect(draft.fault === null, draft.id).toBe(draft.label === 'honest')
    if (draft.fault !== null) expect(draft.draft, draft.id).toContain(draft.fault)
  }
})

test('no two drafts have one id, and no file has another name', () => {
  const ids = sets.flatMap((set) => readDrafts(set).map(({ id }) => id))
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  for (const language of ['en', 'ru'])
    for (const name of readdirSync(fileURLToPath(new URL(`drafts/${language}`, import.meta.url))))
      expect(name).toMatch(/^[a-z]-\d+\.jsonl$/)
})

test('a mind can play the judge beside the guard through files, and knows neither label nor fault', async () => {
  const folder = mkdtempSync(`${tmpdir()}/judge-`)
  try {
    const hint = 'Think of what rolls under an ordinary motor vehicle.'
    const honest: Draft = {
      id: 'x-1',
      language: 'en',
      subject: 'math',
      grade: 7,
      turns: [{ student: 'Solve 7x - 4 = 3x + 12', tutor: 'Where do the terms with x go?' }],
      student: 'to the left?',
      draft: 'Yes, to the left. What happens to the right side then?',
      label: 'honest',
      kind: 'confirms',
      fault: null,
      answer: 'x = 4',
    }
    const leak: Draft = { ...honest, id: 'x-2', draft: `To the left. ${hint} What next?`, label: 'leak', fault: hint }
    const first = await draftFigures([honest, leak], { judge: folder })
    expect(first.withJudge?.verdicts).toMatchObject({ unanswered: 2 })
    const asked = readFileSync(`${folder}/x-2-request.json`, 'utf8')
    expect(JSON.parse(asked).material).toMatchObject({ answers: ['x = 4'], reply: leak.draft })
    expect(asked).not.toContain('"label"')
    writeFileSync(`${folder}/x-1-reply.json`, '{"faults": []}')
    const faults = [{ kind: 'gives-away', quote: hint, why: 'A riddle.' }]
    writeFileSync(`${folder}/x-2-reply.json`, JSON.stringify({ text: JSON.stringify({ faults }) }))
    const { passed, withJudge } = await draftFigures([honest, leak], { judge: folder })
    expect(passed.leak).toEqual({ part: 1, whole: 1 })
    expect(withJudge).toMatchObject({
      honestWithheld: { part: 0, whole: 1 },
      passed: { leak: { part: 0, whole: 1 } },
      verdicts: { sound: 1, fault: 1 },
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
