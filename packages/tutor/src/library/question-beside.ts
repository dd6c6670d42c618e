import { logOdds } from './asking.ts'
import { type Likeness, type LikenessIndex, likenesses, likenessTo } from './likeness.ts'

/** The indexes by which a question is found that is asked beside a task. */
export interface BesideIndexes {
  readonly questions: LikenessIndex
  readonly inside: LikenessIndex
  readonly beside: LikenessIndex
  /** The subject of each question. */
  readonly fields: readonly string[]
}

/** The subject of a question by its id: the part of the library, where chemistry is one of its own. */
export const fieldOf = (id: string): string => (id.includes('.chem-') ? 'chemistry' : (id.split('.')[0] ?? ''))

/** A question that a message beside a task may ask, and what its probability is made of. */
export interface MeasuredBeside {
  readonly entry: number
  readonly measures: readonly number[]
}

/** The weight of the task beside the message, for the first look. */
const OF_TASK = 0.5
/** And that of the subject of the task. */
const OF_FIELD = 0.1
const KEPT = 8

/** What the signs of a formula say about its kind; as words, because only words are compared. */
const signs: readonly (readonly [word: string, sign: RegExp])[] = [
  ['signinequality', /[<>≤≥]/],
  ['signroot', /[√∛]|sqrt|корень|root/i],
  ['signsquare', /²|\^\s*\{?2(?!\d)/],
  ['signpower', /[³⁴⁵⁶ⁿ]|\^\s*\{?(?!2(?!\d))/],
  ['signminuspower', /⁻|\^\s*[({]?-/],
  ['signpercent', /%|процент|percent/i],
  ['signfraction', /\d\s*\/\s*\d|[½⅓¼⅔¾]/],
  ['signdivision', /[÷:]\s*\d/],
  ['signnegative', /(?:^|[\s(=:·*])[-−–]\s*\d/],
  ['signequation', /\p{L}[²³]?\s*[-+−)\d\s]*=|=\s*[-+−\d\s(]*\p{L}/u],
  ['signbracket', /\d\s*\(|\)\s*\(/],
  ['signabsolute', /\|[^|]+\|/],
  ['signfunction', /\b(?:sin|cos|tan|tg|ctg|log|ln|lg|lim)/i],
  ['signintegral', /∫/],
  ['signreaction', /→|->/],
  ['signdecimal', /\d[.,]\d/],
  ['signfactorial', /\d!|C\(|P\(/],
]

/** The task with words for its signs, by which tasks in formulas are told apart. */
export const withSigns = (task: string): string =>
  [task, ...signs.flatMap(([word, sign]) => (sign.test(task) ? word : []))].join(' ')

const byEntry = (all: readonly Likeness[]): ReadonlyMap<number, Likeness> =>
  new Map(all.map((each) => [each.entry, each]))

/**
 * The likest questions for a message beside a task, the best first. "Where does the 1/3 come from?" names no topic, so the
 * task counts as well: how like it is to the tasks beside which a question is usually asked.
 * @param wordings all those of an entry
 * @param idea the probability that the message asks about an idea
 */
export function measuredBeside(
  { questions, inside, beside, fields }: BesideIndexes,
  wordings: (entry: number) => readonly string[],
  message: string,
  task: string,
  idea: number,
): MeasuredBeside[] {
  const asked = byEntry(likenesses(questions, message))
  const own = byEntry(likenesses(inside, message))
  const tasks = byEntry(likenesses(beside, withSigns(task)))
  const both = byEntry(likenesses(questions, `${message} ${task}`))
  const told = byEntry(likenesses(beside, message))
  const ofField = shareOfFields([...tasks.values()], fields)
  const ranked = [...new Set([...asked.keys(), ...own.keys()])]
    .map((entry) => {
      const [ofAsked, ofInside, ofTask] = [asked, own, tasks].map((each) => each.get(entry)?.cosine ?? 0) as [
        number,
        number,
        number,
      ]
      const share = Math.max(asked.get(entry)?.share ?? 0, own.get(entry)?.share ?? 0)
      const field = ofField.get(fields[entry] ?? '') ?? 0
      const first = Math.max(ofAsked, ofInside) + OF_TASK * ofTask + OF_FIELD * field
      return { entry, ofAsked, ofInside, ofTask, share, field, first }
    })
    .sort((a, b) => b.first - a.first || a.entry - b.entry)
    .slice(0, KEPT)
  const like = likenessTo(questions, message)
  const nearest = ranked.map(({ entry }) => Math.max(0, ...wordings(entry).map(like)))
  const nearestTask = [...tasks.values()].reduce((most, { cosine }) => Math.max(most, cosine), 0)
  const words = message.match(/\p{L}{2,}/gu)?.length ?? 0
  const lead = (values: readonly number[], at: number) =>
    (values[at] ?? 0) - Math.max(0, ...values.filter((_, other) => other !== at))
  const firsts = ranked.map(({ first }) => first)
  const ofBoth = ranked.map(({ entry }) => both.get(entry)?.cosine ?? 0)
  const mostBoth = [...both.values()].reduce((most, { cosine }) => Math.max(most, cosine), 0)
  return ranked.map(({ entry, ofAsked, ofInside, ofTask, share, field }, at) => ({
    entry,
    measures: [
      logOdds(idea),
      ofAsked,
      ofInside,
      ofTask,
      ofTask - nearestTask,
      share,
      nearest[at] ?? 0,
      lead(nearest, at),
      lead(firsts, at),
      (nearest[at] ?? 0) * ofTask,
      Math.log(1 + words),
      ofBoth[at] ?? 0,
      (ofBoth[at] ?? 0) - mostBoth,
      told.get(entry)?.cosine ?? 0,
      field,
      (nearest[at] ?? 0) * field,
    ],
  }))
}

/** How much of what the task is most like belongs to each subject. */
function shareOfFields(tasks: readonly Likeness[], fields: readonly string[]): ReadonlyMap<string, number> {
  const nearest = [...tasks].sort((one, other) => other.cosine - one.cosine).slice(0, OF_NEAREST)
  const all = nearest.reduce((sum, { cosine }) => sum + cosine ** 2, 0) || 1
  const shares = new Map<string, number>()
  for (const { entry, cosine } of nearest) {
    const field = fields[entry] ?? ''
    shares.set(field, (shares.get(field) ?? 0) + cosine ** 2 / all)
  }
  return shares
}
const OF_NEAREST = 12
