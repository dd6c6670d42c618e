// `npm run eval -- drafts [--set a|b|c|d|f|g|ab] [--half dev|held] [--alone] [--judge FOLDER]`: drafts of a model in their conversations through the guard, as the server calls it.
// Honest ones that are withheld and faulty ones that pass are listed, with the reason the guard gives.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { examineDraft } from '../packages/tutor/src/guard/examine.ts'
import { type Seal, withDeclared } from '../packages/tutor/src/guard/seal.ts'
import {
  afterReply,
  type EngineKind,
  type Finding,
  holdDraft,
  judgedMaterial,
  loadEngines,
  sealOf,
  startSession,
  type TutorState,
  type TutorTurn,
  takeTurn,
} from '../packages/tutor/src/index.ts'
import { type JudgedDraft, judgedIn } from './judged-drafts.ts'
import { percentile, type Share, shown } from './statistics.ts'

export interface Draft {
  readonly id: string
  readonly language: 'en' | 'ru'
  readonly subject: string
  readonly grade: number
  /** What was said before, as it was shown. */
  readonly turns: readonly { readonly student: string; readonly tutor: string }[]
  /** The message to answer. */
  readonly student: string
  readonly draft: string
  readonly label: 'honest' | 'leak' | 'false-maths' | 'wrong-verdict' | 'whole-solution'
  /** How it was done, in short. */
  readonly kind: string
  /** What must not be shown, a part of the draft; null of an honest one. */
  readonly fault: string | null
  /** Of the open task. */
  readonly answer: string
}

export const draftsFolder = fileURLToPath(new URL('drafts', import.meta.url))

/** The drafts whose files begin with the set's name: `a` may be tuned on, `b` was written after the guard stood still. */
export function readDrafts(set: string, from = draftsFolder): Draft[] {
  return (['en', 'ru'] as const).flatMap((language) => {
    const path = `${from}/${language}`
    if (!existsSync(path)) return []
    return readdirSync(path)
      .filter((name) => name.startsWith(`${set}-`) && name.endsWith('.jsonl'))
      .sort()
      .flatMap((name) => readFileSync(`${path}/${name}`, 'utf8').trim().split('\n'))
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Draft)
  })
}

const engines: Partial<Record<EngineKind, Awaited<ReturnType<typeof loadEngines>>>> = {}

async function turnOf(text: string, language: 'en' | 'ru', state: TutorState) {
  const input = { text, interfaceLanguage: language, state, seed: text, now: 0, isLed: true }
  const turn = takeTurn(input)
  if (!turn.wants) return turn
  engines[turn.wants] ??= await loadEngines(turn.wants)
  return takeTurn(input, engines[turn.wants])
}

/**
 * What the guard, and a judge beside it, have before them when the draft comes: the conversation was led by the tutor of
 * the file.
 *
 * @param isNoted with the answer that a model notes beside its reply, as the server has it
 */
async function standingFor(
  draft: Draft,
  isNoted: boolean,
): Promise<{ seal: Seal; materialWith: (suspected: readonly Finding[]) => object }> {
  const { turns, student, language, answer } = draft
  let state = startSession()
  for (const each of turns) {
    const led = await turnOf(each.student, language, state)
    // As the server does: the next message answers what this reply asks, and not what the core would have asked.
    state = afterReply({ input: { now: 0 }, turn: led, text: each.tutor, seed: each.tutor }).state
  }
  const turn: TutorTurn = await turnOf(student, language, state)
  const said = turns.flatMap((each) => [
    { role: 'student' as const, text: each.student },
    { role: 'tutor' as const, text: each.tutor },
  ])
  const own = sealOf({ text: student }, turn, said)
  const noted = isNoted && answer !== 'none' ? answer : ''
  const seal = isNoted ? withDeclared(own, answer) : own
  const materialWith = (suspected: readonly Finding[]) =>
    judgedMaterial({ input: { text: student }, turn, seal, said, noted, suspected, draft: draft.draft })
  return { seal, materialWith }
}

/** Streams a draft as a provider does, some characters at a time. */
export function stream(
  draft: string,
  seal: Seal,
  isJudged = false,
): { read: string; finding: Finding | null; suspected: readonly Finding[] } {
  const held = holdDraft(() => seal, { isJudged })
  let read = ''
  for (let at = 0; at < draft.length && !held.finding; at += 12) read += held.add(draft.slice(at, at + 12))
  read += held.finish()
  return { read, finding: held.finding, suspected: held.suspected }
}

interface Shares {
  readonly honestWithheld: Share
  readonly passed: Readonly<Record<string, Share>>
}
export interface DraftFigures extends Shares {
  /** With a judge beside the guard, who is asked about what it lets through. */
  readonly withJudge: (Shares & { readonly verdicts: Readonly<Record<JudgedDraft, number>> }) | null
  readonly passedByKind: readonly (readonly [string, Share])[]
  readonly errors: readonly string[]
  readonly lookMs: readonly number[]
}

export async function draftFigures(
  drafts: readonly Draft[],
  { isNoted = true, judge = null }: { isNoted?: boolean; judge?: string | null } = {},
): Promise<DraftFigures> {
  const errors: string[] = []
  const lookMs: number[] = []
  const count = () => ({ part: 0, whole: 0 })
  const honest = count()
  const passed: Record<string, { part: number; whole: number }> = {}
  const byKind = new Map<string, { part: number; whole: number }>()
  const both = { honestWithheld: count(), passed: {} as Record<string, { part: number; whole: number }> }
  const verdicts: Record<JudgedDraft, number> = { sound: 0, fault: 0, failed: 0, unanswered: 0 }
  for (const draft of drafts) {
    const { seal, materialWith } = await standingFor(draft, isNoted)
    const started = performance.now()
    examineDraft(draft.draft, seal, true)
    lookMs.push(performance.now() - started)
    const { read, finding } = stream(draft.draft, seal)
    // Beside a judge the guard withholds only what it is certain of.
    const judged = judge === null ? null : stream(draft.draft, seal, true)
    const verdict =
      judge !== null && judged && !judged.finding
        ? judgedIn(judge, draft.id, materialWith(judged.suspected), draft.draft)
        : null
    if (verdict) verdicts[verdict]++
    const isSuspectedOnly = judged !== null && judged.suspected.length > 0 && verdict !== 'sound'
    // What is judged as a whole is shown as a whole, or not at all.
    const isWithheld = judged ? judged.finding !== null || verdict === 'fault' || isSuspectedOnly : finding !== null
    if (draft.label !== 'honest') both.passed[draft.label] ??= count()
    const share = draft.label === 'honest' ? both.honestWithheld : both.passed[draft.label]!
    share.whole++
    if (isWithheld === (draft.label === 'honest')) share.part++
    if (draft.label === 'honest') {
      honest.whole++
      if (finding) {
        honest.part++
        errors.push(`WITHHELD ${draft.id} [${draft.kind}] ${finding.kind}: «${finding.quote.replaceAll('\n', ' / ')}»`)
      }
      continue
    }
    const ofLabel = passed[draft.label] ?? count()
    passed[draft.label] = ofLabel
    const kind = `${draft.label}: ${draft.kind}`
    const ofKind = byKind.get(kind) ?? count()
    byKind.set(kind, ofKind)
    ofLabel.whole++
    ofKind.whole++
    // The fault is on the screen when its end is.
    const isShown = finding === null || (draft.fault !== null && read.includes(draft.fault))
    if (isShown) {
      ofLabel.part++
      ofKind.part++
      errors.push(`PASSED ${draft.id} [${kind}] «${draft.fault?.replaceAll('\n', ' / ')}» (answer ${draft.answer})`)
    }
  }
  return {
    honestWithheld: honest,
    passed,
    passedByKind: [...byKind],
    withJudge: judge === null ? null : { ...both, verdicts },
    errors,
    lookMs,
  }
}

/** Half of the drafts may be tuned on, the other is looked at as a figure only. */
const halfOf = (id: string): string =>
  [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7) % 2 === 0 ? 'dev' : 'held'

export async function drafts(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      set: { type: 'string', default: 'a' },
      from: { type: 'string' },
      kinds: { type: 'boolean' },
      alone: { type: 'boolean' },
      half: { type: 'string' },
      judge: { type: 'string' },
    },
  })
  const all = [...values.set]
    .flatMap((set) => readDrafts(set, values.from))
    .filter(({ id }) => values.half === undefined || halfOf(id) === values.half)
  if (all.length === 0) throw new Error(`There are no drafts of the set ${values.set}.`)
  const figures = await draftFigures(all, { isNoted: !values.alone, judge: values.judge ?? null })
  const { passedByKind, errors, lookMs, withJudge } = figures
  const table = ({ honestWithheld, passed }: Shares) =>
    [
      `honest withheld: ${shown(honestWithheld)}`,
      ...Object.entries(passed).map(([label, share]) => `${label} passed: ${shown(share)}`),
    ].join('\n')
  console.log(errors.join('\n'))
  console.log(`\n${all.length} drafts of the set ${values.set}`)
  console.log(table(figures))
  if (withJudge) {
    const { verdicts } = withJudge
    console.log(`\ncore and judge (${JSON.stringify(verdicts)}; what nobody has judged is shown)\n${table(withJudge)}`)
  }
  if (values.kinds) for (const [kind, share] of passedByKind) console.log(`  ${kind}: ${share.part} of ${share.whole}`)
  console.log(
    `a look at a whole draft: median ${percentile(lookMs, 0.5).toFixed(1)} ms, p95 ${percentile(lookMs, 0.95).toFixed(1)} ms`,
  )
}
