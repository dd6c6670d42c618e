import type { Reply } from './reply.ts'

/**
 * What a reply tells, as far as others that know something to say have to know it before they take its place. One table
 * for all of them: a new move that tells little is entered here, and nowhere else.
 */
export type Tells =
  /** Has not found out what is wanted. */
  | 'nothing'
  /** Took something for a task in which there is nothing to do. */
  | 'no-task'
  /** Asks which of several things is meant. */
  | 'which'
  /** Is about a number or a calculation by itself, and not about the task. */
  | 'aside'
  /** Takes the message for a task, but nobody has read it. */
  | 'unread'
  /** Leads on with a task whatever the message says. */
  | 'leads-on'
  /** Says that something is not so, or where it leads, and no cause. */
  | 'denies'
  /** Does not tell the answer that was wished for. */
  | 'refuses'
  /** Answers talk. */
  | 'manners'
  /** Is beyond what Lumi can do. */
  | 'beyond'
  /** Everything else says something about the message. */
  | 'more'

const moves: Readonly<Record<Exclude<Tells, 'more'>, readonly string[]>> = {
  nothing: [
    'ask-back',
    'back-to-task',
    'cannot-check',
    'check-what',
    'coach',
    'concept.unknown',
    'hint.no-problem',
    'last.book',
    'last.cut',
    'last.picture',
    'last.proof',
    'leftover',
    'nonsense',
    'off-topic',
    'story.no-question',
    'unreadable',
  ],
  'no-task': ['already-simple', 'nothing-to-solve', 'several-unknowns'],
  which: ['disowned', 'operation.try', 'step-or-new', 'told.unclear', 'value.line', 'value.which'],
  aside: ['story.number.how', 'sum.right'],
  unread: ['story.asked', 'story.free', 'story.nearest', 'story.unread', 'story.unread.again'],
  'leads-on': [
    'orient',
    'story.doubt',
    'story.draw',
    'story.hint',
    'story.look',
    'story.missing',
    'story.mistake',
    'story.next',
    'story.plausible',
    'story.sense',
    'story.two',
    'worked.open',
  ],
  denies: ['story.unknown', 'story.why', 'story.wrong.number', 'wrong.answer', 'wrong.unit', 'wrong.value'],
  refuses: ['answer.refused'],
  manners: ['bye', 'can-do', 'frustration', 'greeting', 'talk', 'thanks'],
  beyond: ['too-big', 'too-hard', 'too-long'],
}

const table = new Map(Object.entries(moves).flatMap(([tells, named]) => named.map((move) => [move, tells as Tells])))

function tellsOf(move: string): Tells {
  // "answer.none": there is none of what the move is about.
  if (move.endsWith('.none')) return 'nothing'
  const [family = ''] = move.split('.')
  return table.get(move) ?? (table.get(family) === 'manners' ? 'manners' : 'more')
}

/** Whether a reply tells no more than one of these. */
export const tellsOnly = ({ move }: Pick<Reply, 'move'>, ...kinds: readonly Tells[]): boolean =>
  kinds.includes(tellsOf(move))

/** A reply that has not found a task in the message. */
export const findsNoTask = (reply: Pick<Reply, 'move'>): boolean =>
  tellsOnly(reply, 'nothing', 'no-task', 'manners', 'beyond')
