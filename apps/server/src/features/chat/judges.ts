import {
  type Finding,
  faultsIn,
  judgedFaultNote,
  judgedMaterial,
  replyJudgePolicy,
  type Said,
  type Seal,
  type TurnInput,
  type TutorTurn,
  withheldNote,
} from '@lumi/tutor'
import type { Metrics } from '../../platform/metrics.ts'
import type { Spent } from '../../platform/model/metered.ts'
import { createClaimJudge, doubt, isBeyondTheCore, judgedFalseNote } from './claim-judge.ts'
import type { JudgeModel } from './judge-model.ts'

/** What becomes of a draft that the guard has let through. */
type Ruling =
  /** Shown, with this behind it. */
  | { readonly kind: 'show'; readonly added: string }
  /** Withheld: the note is for the next draft. */
  | { readonly kind: 'withhold'; readonly note: string; readonly finding: string }

interface Judged {
  readonly draft: string
  readonly seal: Seal
  /** The conversation, as shown. */
  readonly said: readonly Said[]
  /** The final answer that the model has noted beside the draft. */
  readonly noted: string
  /** What the guard has found in it and is not certain of. */
  readonly suspected: readonly Finding[]
}

interface DraftJudge {
  /** Decides also about what the guard only suspects. */
  readonly weighs: boolean
  /** Looks at a whole draft. Never fails: a reply does not wait for it in vain. */
  rule(judged: Judged, spent: Spent, signal: AbortSignal): Promise<Ruling>
}

/** The judge of a turn's drafts; undefined: nobody looks at them but the guard. */
export type JudgeOf = (input: Omit<TurnInput, 'seed'>, turn: TutorTurn) => DraftJudge | undefined

/**
 * A second model beside the guard. Where the core is blind it is asked about claims, and a draft that nobody has judged
 * is shown with a doubt. With the scope `all` it is asked about every other reply too; there the guard and the core have
 * looked already, so a draft without a verdict is shown as it is (fail-open), unless the guard suspects something in it:
 * the judge decides about that, and without a verdict the suspicion stands (decision 092).
 */
export function createJudges({
  ask,
  scope,
  metrics,
}: {
  ask: JudgeModel
  scope: 'claims' | 'all'
  metrics: Pick<Metrics, 'modelJudgements'>
}): JudgeOf {
  const judgeClaims = createClaimJudge({ ask, metrics })

  return (input, turn) => {
    if (isBeyondTheCore(input, turn))
      return {
        weighs: false,
        async rule({ draft }, spent, signal) {
          const judgement = await judgeClaims({ input, draft }, spent, signal)
          return judgement.kind === 'false'
            ? { kind: 'withhold', note: judgedFalseNote(judgement), finding: 'judged false' }
            : { kind: 'show', added: doubt(judgement, turn.language) }
        },
      }
    if (scope === 'claims') return undefined
    return {
      weighs: true,
      async rule(judged, spent, signal) {
        const material = judgedMaterial({ input, turn, ...judged })
        const said = await ask({ system: replyJudgePolicy, material }, spent, signal)
        const faults = said === null ? null : faultsIn(said, judged.draft)
        const worst = faults?.[0]
        metrics.modelJudgements.inc({ outcome: worst?.kind ?? (faults ? 'sound' : 'failed') })
        const [suspicion] = judged.suspected
        if (worst) return { kind: 'withhold', note: judgedFaultNote(worst), finding: `judged ${worst.kind}` }
        return faults === null && suspicion
          ? { kind: 'withhold', note: withheldNote(suspicion, ''), finding: suspicion.kind }
          : { kind: 'show', added: '' }
      },
    }
  }
}
