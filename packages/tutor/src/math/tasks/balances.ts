import { regExpOf } from '../../pattern.ts'
import type { Expr } from '../ast.ts'
import { expression } from '../ast.ts'
import type { Language } from '../latex.ts'
import { realAt } from '../numeric.ts'
import type { TaskReading } from '../stories.ts'
import { minus, num, over, plus, times } from './pattern.ts'
import { countsInWords } from './signals.ts'

/**
 * Reads stories about one changing amount: "had 25, gave 8 away, got 5, how many now?" Each clause must match one of
 * the forms below as a whole; any other text is left to the other readers.
 */
export function readBalance(text: string, language: Language): TaskReading | null {
  if (text.length > 300) return null
  const sentences = withDigits(text.replace(/\s+/g, ' ').trim(), language)
    .split(/[.?!;]+\s*/)
    .filter((each) => each !== '')
  const question = sentences.pop() ?? ''
  const clauses = sentences.flatMap((each) => each.split(between[language])).filter((each) => each !== '')
  if (!asks[language].test(question) || clauses.length < 2 || clauses.length > 5) return null
  const [first, ...changes] = clauses
  const begin = starts[language].exec(first!.trim())?.groups
  const count = Number(begin?.n)
  if (!begin || !(count > 0) || !isPlain(begin.noun)) return null
  const story: Story = { owner: begin.who, noun: begin.noun! }
  const asked = asks[language].exec(question)!.groups ?? {}
  if (!isOwner(asked.who ?? asked.later, story, false) || !isOfStory(asked.noun, story)) return null
  let all: Expr = num(count)
  for (const clause of changes) {
    const next = changed(all, clause.trim(), story, language)
    if (!next) return null
    all = next
    const now = realAt(all, {})
    if (!Number.isInteger(now) || now < 0) return null
  }
  return { task: expression(all) }
}

const isPlain = (noun: string | undefined) => !noun || countsInWords(noun) === 0

interface Story {
  /** Undefined for "there are". */
  readonly owner: string | undefined
  readonly noun: string
}

const pronouns = /^(?:he|she|they|it|он|она|они|ему|ей)$/iu
const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('ё', 'е')
    .slice(0, Math.max(2, Math.min(4, word.length - 2)))

/** Another person's changes belong to another story; anybody may take from an amount without an owner. */
const isOwner = (who: string | undefined, { owner }: Story, isTaking: boolean) =>
  who === undefined ||
  pronouns.test(who) ||
  (owner === undefined
    ? isTaking
    : stemOf(who.replace(/^(?:his|her|the|a) /iu, '')) === stemOf(owner.replace(/^(?:his|her|the|a) /iu, '')))

const isOfStory = (noun: string | undefined, story: Story) =>
  noun === undefined ||
  noun.split(' ').some((word) => story.noun.split(' ').some((own) => stemOf(own) === stemOf(word)))

function changed(all: Expr, clause: string, story: Story, language: Language): Expr | null {
  for (const { pattern, sign } of forms[language]) {
    const groups = pattern.exec(clause)?.groups
    if (!groups || !isPlain(groups.noun) || !isOfStory(groups.noun, story)) continue
    if (!isOwner(groups.who, story, sign === 'loss')) return null
    const part = groups.part && parts.find(([words]) => words.test(groups.part!))?.[1]
    if (groups.part && !part) return null
    const n = part ? over(all, num(part)) : num(Number(groups.n))
    if (part === 2 && sign === 'gain') return null
    return sign === 'gain' ? plus(all, n) : sign === 'loss' ? minus(all, n) : times(all, n)
  }
  return null
}

const parts: readonly (readonly [RegExp, number])[] = [
  [/half|полови/iu, 2],
  [/third|трет/iu, 3],
  [/quarter|четверт/iu, 4],
  [/fifth|пят/iu, 5],
]

const between = {
  en: /,\s*(?:and\s+)?(?:then\s+)?|\s+and\s+(?:then\s+)?|\s+then\s+/iu,
  ru: /,\s*(?:а\s+|и\s+)?(?:потом\s+|затем\s+)?|\s+(?:а|и)\s+(?:потом\s+|затем\s+)?/iu,
}
const english = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const russian = 'один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать'.split(' ')
const withDigits = (text: string, language: Language) => {
  const list = language === 'en' ? english : russian
  return text.replace(
    regExpOf(`(?<!\\p{L})(${list.join('|')})(?!\\p{L})`, 'giu'),
    (word) => `${list.indexOf(word.toLowerCase()) + 1}`,
  )
}

const full = (source: string) => regExpOf(`^(?:${source})$`, 'i')
const who = "(?<who>(?:his |her |the |a )?[\\p{L}']+)"
const noun =
  '(?: (?:of )?(?:the |his |her |them|these )?(?<noun>(?!(?:to|from|for|with|at|in|on) )\\p{L}+(?: (?!(?:to|from|for|with|at|in|on) )\\p{L}+)?)?)?'
const lossEn = '(?:gave|lost|ate|sold|used|spent|broke|dropped|removed|took out|gave away|threw away|donated)'
const gainEn = '(?:got|bought|found|received|picked|won|added|made|collected|was given|were given)'
const leftEn =
  '(?:flew away|left|went away|were sold|were eaten|were used|were taken|were broken|got off|ran away|swam away|died|melted)'
const cameEn = '(?:came|came back|arrived|joined|were added|were bought|got on|flew in|hatched)'
const place = '(?: (?:to|from|for|with|at|in|on) (?:his |her |the |a |an )?\\p{L}+(?: \\p{L}+)?)?'

const starts = {
  en: full(
    `(?:${who} (?:has|had)|there (?:are|were)) (?<n>\\d+) (?<noun>\\p{L}+(?: \\p{L}+)?)(?: (?:in|on|at) (?:a|the|his|her) \\p{L}+)?`,
  ),
  ru: full(
    '(?:(?:у (?<who>\\p{L}+)|(?:в|на) \\p{L}+) )?(?:было |был |была |есть |лежало |стояло |сидело |росло )?(?<n>\\d+) (?<noun>\\p{L}+(?: \\p{L}+)?)(?: (?:в|на) \\p{L}+)?',
  ),
}
const lossRu =
  '(?:отдал|подарил|потерял|съел|продал|израсходовал|потратил|разбил|убрал|взял|выбросил|отдали|подарили|потеряли|съели|продали|израсходовали|потратили|разбили|убрали|взяли|срубили|сорвали)а?'
const gainRu =
  '(?:нашел|нашла|купил|получил|добавил|положил|собрал|принес|привез|нашли|купили|получили|добавили|положили|собрали|принесли|привезли|посадили)а?'
const leftRu = '(?:улетел[аои]?|уш(?:ел|ла|ли)|уехал[аои]?|уплыл[аои]?|убежал[аои]?|вышл[аои]|сломал[аои]?с[ья])'
const cameRu = '(?:прилетел[аои]?|приш(?:ел|ла|ли)|приехал[аои]?|приплыл[аои]?|прибежал[аои]?|вошл[аои])'
const dative = '(?: (?!потом|затем)\\p{L}+)?'

const forms: Readonly<Record<Language, readonly { pattern: RegExp; sign: 'gain' | 'loss' }[]>> = {
  en: [
    { pattern: full(`(?:${who} )?${lossEn} (?<n>\\d+)${noun}${place}`), sign: 'loss' },
    {
      pattern: full(
        `(?:${who} )?${lossEn} (?:a |one )?(?<part>half|third|quarter|fifth)(?: of)? (?:them|it|the \\p{L}+|his \\p{L}+|her \\p{L}+)${place}`,
      ),
      sign: 'loss',
    },
    { pattern: full(`(?<n>\\d+)(?: of them)? ${leftEn}`), sign: 'loss' },
    { pattern: full(`(?:${who} )?${gainEn} (?<n>\\d+)(?: more)?${noun}${place}`), sign: 'gain' },
    { pattern: full(`(?<n>\\d+)(?: more)?(?: (?<noun>\\p{L}+))? ${cameEn}`), sign: 'gain' },
  ],
  ru: [
    { pattern: full(`(?:(?<who>\\p{L}+) )?${lossRu} (?<n>\\d+)(?: (?<noun>\\p{L}+))?${dative}`), sign: 'loss' },
    { pattern: full(`(?<part>половину|треть|четверть)(?: из них)? (?:он |она )?${lossRu}${dative}`), sign: 'loss' },
    { pattern: full(`(?:он |она )?${lossRu} (?<part>половину|треть|четверть)${dative}`), sign: 'loss' },
    { pattern: full(`(?<n>\\d+)(?: (?<noun>\\p{L}+))? (?:из них )?${leftRu}`), sign: 'loss' },
    {
      pattern: full(`(?:(?<who>\\p{L}+) )?${gainRu} (?:ещ[её] )?(?<n>\\d+)(?: (?<noun>\\p{L}+))?`),
      sign: 'gain',
    },
    { pattern: full(`(?:ещ[её] )?(?<n>\\d+)(?: (?<noun>\\p{L}+))? ${cameRu}`), sign: 'gain' },
    { pattern: full(`${cameRu} (?:ещ[её] )?(?<n>\\d+)(?: (?<noun>\\p{L}+))?`), sign: 'gain' },
    { pattern: full(`${leftRu} (?<n>\\d+)(?: (?<noun>\\p{L}+))?`), sign: 'loss' },
  ],
}

const asks = {
  en: full(
    `how (?:many|much)(?: (?<noun>(?!more|less|fewer|did|were|does|do|has|have|are)\\p{L}+))? (?:(?:does|do|has|have) ${who} (?:have )?(?:left|now|got|have)(?: now| left)?|are (?:there )?(?:left|now|there)(?: now| left)?(?: in (?:all|the \\p{L}+))?|remain)`,
  ),
  ru: full(
    'сколько (?:всего )?(?:(?!было|отдал|подарил|купил|осталось|стало|теперь|у )(?<noun>\\p{L}+) )?(?:у (?<who>\\p{L}+) )?(?:осталось|стало|теперь стало|теперь)(?: у (?<later>\\p{L}+))?(?: (?:в|на) \\p{L}+)?',
  ),
}
