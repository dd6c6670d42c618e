import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Pressure } from './pressure.ts'

export interface Metrics {
  registry: Registry
  requestDuration: Histogram<'route' | 'status'>
  unexpectedErrors: Counter
  deadJobs: Counter
  careReplies: Counter
  turnsGivenUp: Counter
  turnThreads: Gauge
  contests: Counter<'outcome'>
  userActions: Counter<'name'>
  modelTurns: Counter<'outcome'>
  modelTokens: Counter<'kind'>
  modelCost: Counter
  modelTurnCost: Histogram
  modelJudgements: Counter<'outcome'>
  pushes: Counter<'kind' | 'outcome'>
  mails: Counter<'kind' | 'outcome'>
  sockets: Gauge
  /** What is counted elsewhere and read when somebody asks. */
  watch(sources: { statements: () => number; pressure: Pick<Pressure, 'refused' | 'sendWaitMs'> }): void
}

/** One registry per server, so that several servers fit into one process (tests). */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requestDuration: new Histogram({
      name: 'lumi_request_duration_seconds',
      help: 'Duration of API requests',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    unexpectedErrors: new Counter({
      name: 'lumi_unexpected_errors_total',
      help: 'Answers with the code internal: each is a bug',
      registers,
    }),
    deadJobs: new Counter({ name: 'lumi_dead_jobs_total', help: 'Jobs that failed for the last time', registers }),
    careReplies: new Counter({
      name: 'lumi_care_replies_total',
      help: 'Messages that signaled danger and were answered with help; no content is kept',
      registers,
    }),
    turnsGivenUp: new Counter({
      name: 'lumi_turns_given_up_total',
      help: "Turns of the tutor that did not end in time, or whose thread died: each got the sentence 'too hard for me'",
      registers,
    }),
    turnThreads: new Gauge({
      name: 'lumi_turn_threads',
      help: 'Threads for turns of the tutor: none while nobody learns',
      registers,
    }),
    userActions: new Counter({
      name: 'lumi_user_actions_total',
      help: 'How often something was used; not by whom',
      labelNames: ['name'],
      registers,
    }),
    modelTurns: new Counter({
      name: 'lumi_model_turns_total',
      help: 'Turns that a language model was to lead, by who spoke: the model, the built-in tutor instead of it, or the built-in tutor because the day had no turn left (none left) or no money (no money left)',
      labelNames: ['outcome'],
      registers,
    }),
    modelTokens: new Counter({
      name: 'lumi_model_tokens_total',
      help: 'Tokens as the provider counts them, guessed from the length where a call was cut off: input that was new to it, input from its cache, output',
      labelNames: ['kind'],
      registers,
    }),
    modelCost: new Counter({
      name: 'lumi_model_cost_total',
      help: 'What the tokens cost by LUMI_MODEL_PRICES',
      registers,
    }),
    modelTurnCost: new Histogram({
      name: 'lumi_model_turn_cost',
      help: 'What one turn cost by the prices set, all drafts, rounds of tools and the judge together; not whose',
      buckets: [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1],
      registers,
    }),
    modelJudgements: new Counter({
      name: 'lumi_model_judgements_total',
      help: 'Drafts that a second model has looked at: sound; false, gives-away and wrong-verdict (written anew); unsure (shown with the doubt); failed (no verdict came; shown, of claims with a doubt)',
      labelNames: ['outcome'],
      registers,
    }),
    contests: new Counter({
      name: 'lumi_contests_total',
      help: 'Verdicts that students contested, by what the second check said; each upheld one is a mistake of the core',
      labelNames: ['outcome'],
      registers,
    }),
    pushes: new Counter({
      name: 'lumi_pushes_total',
      help: 'Pushes given to a push service, and browsers that have withdrawn their token (gone)',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    mails: new Counter({
      name: 'lumi_mails_total',
      help: 'Mails the mail server took (sent), that came back (bounced), that were called spam (complained), that did not go to a mailbox any more (stopped), and topics that were switched off (unsubscribed)',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    sockets: new Gauge({ name: 'lumi_hub_sockets', help: 'Open hub sockets of this process', registers }),
    watch({ statements, pressure }) {
      const counted = (name: string, help: string, count: () => number) =>
        new Counter({
          name,
          help,
          registers,
          collect() {
            this.reset()
            this.inc(count())
          },
        })
      counted('lumi_database_statements_total', 'Statements sent to the database', statements)
      counted(
        'lumi_sends_refused_total',
        'Messages refused for now: there was more to do than time',
        () => pressure.refused,
      )
      new Gauge({
        name: 'lumi_send_wait_seconds',
        help: 'How long a message would wait now until it is stored, as measured at the queues of this process',
        registers,
        collect() {
          this.set(pressure.sendWaitMs() / 1000)
        },
      })
    },
  }
}
