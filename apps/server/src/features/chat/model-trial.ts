import { randomUUID } from 'node:crypto'
import { startSession, type TutorTurn } from '@lumi/tutor'
import type { LanguageModel } from '../../platform/model/language-model.ts'
import { nothingSpent } from '../../platform/model/metered.ts'
import { ModelError, type ModelUsage } from '../../platform/model/model.ts'
import type { OpsAnswer, OpsRow } from '../../platform/ops/ops.ts'
import { OpsRefusal } from '../../platform/ops/ops-command.ts'
import type { DraftGuard } from './guard/draft-guard.ts'
import { createModelSpeech } from './model-speech.ts'
import { type TrialTurn, trialTurns } from './model-trial.turns.ts'
import type { ReplySource } from './reply-content.ts'
import type { ReplyOrder } from './reply-orders.store.ts'
import type { TurnRunner } from './turn-runner.ts'

/** What a fit model does at least, of the turns that are left to it. */
const bars = { seen: 0.85, language: 0.95, slowestSeconds: 20, failures: 2 } as const
/** A model that cannot be reached is not asked twenty times. */
const failuresToStop = 3

interface Tried {
  readonly turn: TrialTurn
  readonly text: string
  /** Whose words were shown; `failed`: the model gave no reply. */
  readonly words: 'model' | 'built-in' | 'program' | 'failed'
  readonly withheld: number
  readonly calls: readonly string[]
  readonly firstSeconds: number
  readonly wholeSeconds: number
  readonly usage: ModelUsage | undefined
  readonly cost: number
}

/** Who takes the turns, and who looks at what the model says. */
interface Tutor {
  turns: TurnRunner
  guard: DraftGuard
}

/**
 * Asks the configured model the turns of `model-trial.turns.ts` through the same pipeline as a student's message: the core
 * first, then the card, the tools and the guard. Nothing is stored.
 */
export async function tryModel(model: LanguageModel | undefined, tutor: Tutor): Promise<OpsAnswer> {
  if (!model)
    throw new OpsRefusal(
      'No model is configured: set LUMI_MODEL, LUMI_MODEL_BASE_URL, LUMI_MODEL_NAME and, where it is needed, LUMI_MODEL_KEY.',
    )
  const tried: Tried[] = []
  let failure = ''
  for (const turn of trialTurns) {
    const result = await tryTurn(turn, model, tutor, (reason) => {
      failure = reason
    })
    tried.push(result)
    const lately = tried.slice(-failuresToStop)
    if (lately.length === failuresToStop && lately.every(({ words }) => words === 'failed'))
      throw new OpsRefusal(`The model ${model.name} gave no reply to ${failuresToStop} turns: ${failure}`)
  }
  const faults = faultsOf(tried)
  return {
    say: `${faults.length === 0 ? 'Fit' : `Not fit: ${faults.join('; ')}`}. ${summaryOf(tried)}`,
    rows: tried.map(rowOf),
    ...(faults.length > 0 && { isBad: true }),
  }
}

async function tryTurn(
  trial: TrialTurn,
  model: LanguageModel,
  { turns, guard }: Tutor,
  onFailure: (reason: string) => void,
): Promise<Tried> {
  const { language, program, before, says } = trial
  const now = Date.now()
  const common = { interfaceLanguage: language, timeZone: 'UTC', ...(program && { program }) } as const
  let state = startSession()
  const said: { author: 'student' | 'tutor'; text: string; position: number }[] = []
  for (const [index, text] of before.entries()) {
    const earlier = await turns.take({ ...common, text, state, seed: `trial-${index}`, now })
    state = earlier.state
    const position = 2 * index
    said.push({ author: 'student', text, position }, { author: 'tutor', text: earlier.text, position: position + 1 })
  }
  const input = { ...common, text: says, state }
  const messageId = randomUUID()
  const turn = await turns.take({ ...input, isLed: true, seed: messageId, now })
  const order = orderOf(trial, messageId, said.length, now)
  const calls: string[] = []
  let withheld = 0
  let usage: ModelUsage | undefined
  const watched: LanguageModel = {
    name: model.name,
    ask(request, signal, run) {
      const parts = model.ask(request, signal, async (call) => {
        calls.push(call.name)
        return run ? await run(call) : ''
      })
      return (
        parts &&
        withUsage(parts, (used) => {
          usage = {
            input: (usage?.input ?? 0) + used.input,
            cached: (usage?.cached ?? 0) + used.cached,
            output: (usage?.output ?? 0) + used.output,
          }
        })
      )
    },
  }
  const log = {
    info: (...told: unknown[]) => {
      if (told.includes('A draft was withheld')) withheld++
    },
    warn: () => {},
  }
  const speak = createModelSpeech({
    findHistory: async () => said,
    log,
    guard,
    model: watched,
    accountOf: () => nothingSpent(),
    judgeOf: undefined,
    coreOf: () => turns,
  })
  const source = speak(order, input, turn, builtInOf(turn))
  const startedAt = performance.now()
  let text = ''
  let firstAt: number | undefined
  let words: Tried['words'] = 'model'
  try {
    const { speech } = source
    if (turn.stands || typeof speech === 'string') words = 'program'
    else
      for await (const piece of speech(AbortSignal.timeout(10 * 60_000))) {
        firstAt ??= performance.now()
        text += piece
      }
    if (source.gate?.({ text, isWhole: true } as never)?.kind === 'replace') words = 'built-in'
    else if (words === 'model' && source.content.badge !== 'model') words = 'built-in'
  } catch (error) {
    words = 'failed'
    onFailure(error instanceof ModelError ? `${error.message}.${adviceOn(error)}` : 'It broke off.')
  }
  const seconds = (at: number) => Math.round((at - startedAt) / 100) / 10
  const endedAt = performance.now()
  return {
    turn: trial,
    text,
    words,
    withheld,
    calls,
    firstSeconds: seconds(firstAt ?? endedAt),
    wholeSeconds: seconds(endedAt),
    usage,
    cost: source.spent?.cost ?? 0,
  }
}

async function* withUsage<Part extends object>(parts: AsyncIterable<Part>, onUsage: (usage: ModelUsage) => void) {
  for await (const part of parts) {
    if ('usage' in part && part.usage) onUsage(part.usage as ModelUsage)
    yield part
  }
}

const builtInOf = (turn: TutorTurn): ReplySource => ({
  speech: turn.text,
  pace: undefined,
  content: turn.content,
  isFree: turn.free,
  tutorState: turn.state,
  events: [],
  isRepeatable: true,
})

/** Which setting to look at. Only failures that a setting causes have advice. */
function adviceOn({ status, failure, cause }: ModelError): string {
  if (status === 401 || status === 403) return ' It did not accept the key: check LUMI_MODEL_KEY.'
  if (status === 404)
    return ' It does not know this address or this model: check LUMI_MODEL_BASE_URL and LUMI_MODEL_NAME.'
  if (failure === 'unavailable' && status === undefined && cause !== undefined)
    return ' Check LUMI_MODEL_BASE_URL, and whether the server of the model is running.'
  return ''
}

/** As an order of the worker, without a student behind it. */
function orderOf({ language, says }: TrialTurn, messageId: string, before: number, now: number): ReplyOrder {
  const at = new Date(now)
  return {
    studentId: 'trial',
    reply: {
      messageId,
      conversationId: messageId,
      position: before + 2,
      version: 1,
      author: 'tutor',
      state: 'pending',
      text: '',
      createdAt: at.toISOString(),
      clientMessageId: null,
      replyTo: null,
      intent: null,
      content: null,
      failure: null,
    },
    interfaceLanguage: language,
    countryId: 0,
    timeZone: 'UTC',
    birthDate: null,
    sent: { text: says, intent: undefined, pictures: [], at },
    subject: null,
    tutorState: null,
    starts: 1,
  }
}

// ---- What is told --------------------------------------------------------------------------------------------------------

/** More letters of its own alphabet than of the other one. */
function speaksLanguage({ turn, text }: Tried): boolean {
  const plain = text.replace(/\$[^$]*\$/g, ' ')
  const [latin, cyrillic] = [/[a-z]/gi, /[а-яё]/gi].map((letters) => plain.match(letters)?.length ?? 0)
  return turn.language === 'ru' ? cyrillic! > latin! : latin! > cyrillic!
}

const rowOf = (each: Tried): OpsRow => ({
  language: each.turn.language,
  turn: each.turn.kind,
  shown: each.words,
  'speaks it': each.words === 'model' ? (speaksLanguage(each) ? 'yes' : 'no') : '',
  withheld: each.withheld,
  tools: [...new Set(each.calls)].join(' '),
  'first s': each.firstSeconds,
  'whole s': each.wholeSeconds,
  tokens: each.usage ? `${each.usage.input} in (${each.usage.cached} cached), ${each.usage.output} out` : '',
})

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)
const percent = (part: number, whole: number) => `${Math.round(100 * share(part, whole))} %`
/** A turn often costs less than a cent. */
const shownMoney = (money: number) => money.toPrecision(3)
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function faultsOf(all: readonly Tried[]): string[] {
  const asked = all.filter(({ words }) => words !== 'program')
  const seen = asked.filter(({ words }) => words === 'model')
  const own = seen.filter(speaksLanguage)
  const failed = asked.filter(({ words }) => words === 'failed')
  const slow = median(seen.map(({ wholeSeconds }) => wholeSeconds))
  return [
    ...(failed.length > bars.failures ? [`no reply in ${failed.length} of ${asked.length} turns`] : []),
    ...(share(seen.length, asked.length) < bars.seen
      ? [
          `its words were fit to be shown in only ${seen.length} of ${asked.length} turns (it gives answers away, or says what is false)`,
        ]
      : []),
    ...(share(own.length, seen.length) < bars.language
      ? [`${seen.length - own.length} replies in another language`]
      : []),
    ...(slow > bars.slowestSeconds ? [`a reply takes ${slow} s`] : []),
  ]
}

function summaryOf(all: readonly Tried[]): string {
  const asked = all.filter(({ words }) => words !== 'program')
  const seen = asked.filter(({ words }) => words === 'model')
  const firsts = asked.filter(({ withheld, words }) => withheld === 0 && words === 'model')
  const calls = all.flatMap((each) => each.calls)
  const used = all.flatMap(({ usage }) => usage ?? [])
  const sum = (of: (usage: ModelUsage) => number) => used.reduce((total, each) => total + of(each), 0)
  const cost =
    used.length > 0
      ? `Tokens: ${sum(({ input }) => input)} in, of them ${percent(
          sum(({ cached }) => cached),
          sum(({ input }) => input),
        )} cached, ${sum(({ output }) => output)} out.`
      : 'The server tells no tokens.'
  const money = all.reduce((total, each) => total + each.cost, 0)
  return [
    `Its words were shown in ${seen.length} of ${asked.length} turns, the first draft in ${firsts.length}.`,
    calls.length > 0 ? `It called tools ${calls.length} times.` : 'It called no tool: it works with the card alone.',
    `Median ${median(seen.map(({ firstSeconds }) => firstSeconds))} s to the first words, ${median(seen.map(({ wholeSeconds }) => wholeSeconds))} s to the end.`,
    cost,
    ...(money > 0
      ? [`By LUMI_MODEL_PRICES that cost ${shownMoney(money)}, ${shownMoney(money / asked.length)} a turn.`]
      : []),
  ].join(' ')
}
