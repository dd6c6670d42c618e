import { regExpOf } from '../../pattern.ts'
import type { Expr } from '../ast.ts'
import { expression } from '../ast.ts'
import type { Language } from '../latex.ts'
import { realAt } from '../numeric.ts'
import type { TaskReading } from '../stories.ts'
import { minus, num, over, plus, sum, times } from './pattern.ts'
import { countsInWords } from './signals.ts'

/**
 * Reads comparisons of two or three amounts: one number, "5 more than", "three times as many", one question. Each
 * clause must match one of the forms below as a whole; any other text is left to the other readers.
 */
export function readComparison(text: string, language: Language): TaskReading | null {
  if (text.length > 300) return null
  const { clauses, question } = clausesOf(text, language)
  if (clauses.length === 0 || clauses.length > 5 || !question) return null
  const story = emptyStory()
  for (const clause of clauses) if (!forms[language].some((form) => form(clause, story))) return null
  if (story.links.length === 0) return null
  const values = valuesOf(story)
  const asked = values && askedIn(question, story, language)
  if (!asked || !values) return null
  const all = asked === 'all' ? [...values.values()] : [values.get(asked)]
  if (all.some((each) => !each) || values.size !== story.people.length) return null
  const value = sum(all as Expr[])
  const isCount = (each: Expr) => Number.isInteger(realAt(each, {})) && realAt(each, {}) > 0
  if (![...values.values()].every(isCount)) return null
  return { task: expression(value) }
}

interface Link {
  readonly of: string
  readonly than: string
  readonly kind: 'more' | 'times'
  /** Negative for "fewer"; below 1 for a fraction of the other amount. */
  readonly by: { readonly count: number; readonly isLess: boolean }
}

interface Story {
  readonly people: string[]
  readonly counts: Map<string, number>
  readonly links: Link[]
  /** The last person mentioned, for "she" and for omitted subjects. */
  subject: string | null
  readonly names: string[]
}

const emptyStory = (): Story => ({ people: [], counts: new Map(), links: [], subject: null, names: [] })

// ---- Clauses ---------------------------------------------------------------------------------------------------------

function clausesOf(text: string, language: Language): { clauses: string[]; question: string | null } {
  const plain = withDigits(text.replace(/\s+/g, ' ').trim(), language)
  const sentences = plain.split(/[.?!;]+\s*/).filter((each) => each !== '')
  const question = sentences.pop() ?? ''
  if (!asks[language].test(question)) return { clauses: [], question: null }
  const between =
    language === 'en' ? /,\s*(?:and\s+|but\s+)?|\s+and\s+|\s+but\s+/iu : /,\s*(?:а\s+|и\s+)?|\s+а\s+|\s+и\s+/iu
  // "больше, чем у Тома" is one clause.
  const joined = sentences.map((each) => each.replace(/,\s+(?=чем\s)/giu, ' '))
  return { clauses: joined.flatMap((each) => each.split(between)).filter((each) => each !== ''), question }
}

const asks = { en: /^how (?:many|much|old)\s/iu, ru: /^сколько\s/iu }

const english = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const factorsRu: Readonly<Record<string, number>> = { вдвое: 2, втрое: 3, вчетверо: 4, впятеро: 5 }

function withDigits(text: string, language: Language): string {
  if (language === 'ru')
    return text.replace(
      /(?<![а-яё])(вдвое|втрое|вчетверо|впятеро)(?![а-яё])/giu,
      (word) => `в ${factorsRu[word.toLowerCase()]} раза`,
    )
  return text
    .replace(
      regExpOf(`\\b(${english.join('|')})\\b(?= (?:times|more|fewer|less|years))`, 'giu'),
      (word) => `${english.indexOf(word.toLowerCase()) + 1}`,
    )
    .replace(/\btwice\b/giu, '2 times')
}

// ---- People ----------------------------------------------------------------------------------------------------------

/** The start of a name identifies it in any grammatical case. */
const stemOf = (name: string) => {
  const lower = name.toLowerCase().replaceAll('ё', 'е')
  return /[а-я]/u.test(lower) ? lower.slice(0, Math.max(2, lower.length - 2)) : lower.replace(/'s$/, '')
}

function personOf(name: string, story: Story): string | null {
  const known = story.people.find((each) => isSame(each, stemOf(name)))
  if (known) return known
  if (story.people.length >= 3) return null
  story.people.push(stemOf(name))
  story.names.push(name.toLowerCase())
  return stemOf(name)
}
const isSame = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) >= 2 && (a.startsWith(b) || b.startsWith(a)))

/** The counted noun contains neither a relation nor a number. */
const isPlain = (noun: string | undefined) => !noun || countsInWords(noun) === 0

function told(story: Story, name: string | undefined, count: string, noun: string | undefined): boolean {
  if (!isPlain(noun)) return false
  const who = name === undefined ? story.subject : personOf(name, story)
  if (!who || story.counts.has(who)) return false
  story.counts.set(who, Number(count))
  story.subject = who
  return true
}

function linked(
  story: Story,
  link: {
    of: string | undefined
    than: string | undefined
    kind: Link['kind']
    count: string
    isLess: boolean
    noun?: string | undefined
  },
): boolean {
  if (!isPlain(link.noun)) return false
  const before = story.subject
  const of = link.of === undefined ? before : personOf(link.of, story)
  const than = link.than === undefined ? before : personOf(link.than, story)
  const count = Number(link.count)
  if (!of || !than || of === than || !(count > 0) || (link.kind === 'times' && count < 2)) return false
  story.links.push({ of, than, kind: link.kind, by: { count, isLess: link.isLess } })
  story.subject = of
  return true
}

// ---- Forms -----------------------------------------------------------------------------------------------------------

type Form = (clause: string, story: Story) => boolean
const made = (source: string, act: (groups: Record<string, string | undefined>, story: Story) => boolean): Form => {
  const pattern = regExpOf(`^(?:${source})$`, 'i')
  return (clause, story) => {
    const found = pattern.exec(clause.trim())
    return found !== null && act(found.groups ?? {}, story)
  }
}

const nameEn = '(?<who>(?:his |her |the )?\\p{L}+)'
const thanEn = '(?<than>(?:his |her |the )?\\p{L}+)(?: has| is| did| had)?'
const verbEn = '(?:has|had|have|is|was|collected|picked|caught|made|scored|got|read|saved|owns|planted|baked|drew)'
const pronounEn = '(?:he|she|it|this|that|which)'
const nounEn = '(?: (?<noun>\\p{L}+(?: \\p{L}+)?))?'
const withoutArticle = (name: string | undefined) => name?.replace(/^(?:his|her|the) /iu, '')
const isLessWord = (word: string | undefined) =>
  /fewer|less|younger|shorter|меньше|младше|моложе|дешевле|короче|ниже|легче/iu.test(word ?? '')

const formsEn: readonly Form[] = [
  made(
    `${pronounEn} ${verbEn} (?<n>\\d+) (?:(?<sign>more|fewer|less)${nounEn}|years? (?<age>older|younger)) than ${thanEn}`,
    (g, story) =>
      linked(story, {
        of: undefined,
        than: withoutArticle(g.than),
        kind: 'more',
        count: g.n!,
        isLess: isLessWord(g.sign ?? g.age),
        noun: g.noun,
      }),
  ),
  made(
    `${nameEn} ${verbEn} (?<n>\\d+) (?:(?<sign>more|fewer|less)${nounEn}|years? (?<age>older|younger)) than ${thanEn}`,
    (g, story) =>
      linked(story, {
        of: withoutArticle(g.who),
        than: withoutArticle(g.than),
        kind: 'more',
        count: g.n!,
        isLess: isLessWord(g.sign ?? g.age),
        noun: g.noun,
      }),
  ),
  made(`(?:${pronounEn} ${verbEn} )?(?<n>\\d+) (?<sign>more|fewer|less)${nounEn} than ${thanEn}`, (g, story) =>
    linked(story, {
      of: undefined,
      than: withoutArticle(g.than),
      kind: 'more',
      count: g.n!,
      isLess: isLessWord(g.sign),
      noun: g.noun,
    }),
  ),
  made(`(?:${pronounEn} ${verbEn} )?(?<n>\\d+) times as (?:many|much|old)${nounEn} as ${thanEn}`, (g, story) =>
    linked(story, {
      of: undefined,
      than: withoutArticle(g.than),
      kind: 'times',
      count: g.n!,
      isLess: false,
      noun: g.noun,
    }),
  ),
  made(`${nameEn} ${verbEn} (?<n>\\d+) times as (?:many|much|old)${nounEn} as ${thanEn}`, (g, story) =>
    linked(story, {
      of: withoutArticle(g.who),
      than: withoutArticle(g.than),
      kind: 'times',
      count: g.n!,
      isLess: false,
      noun: g.noun,
    }),
  ),
  made(`(?:${nameEn} ${verbEn}|(?<and>\\p{L}+)) half as (?:many|much)${nounEn}(?: as ${thanEn})?`, (g, story) =>
    linked(story, {
      of: withoutArticle(g.who ?? g.and),
      than: withoutArticle(g.than),
      kind: 'times',
      count: '2',
      isLess: true,
      noun: g.noun,
    }),
  ),
  made(`${nameEn} ${verbEn} (?<n>\\d+) (?<sign>more|fewer|less)${nounEn}`, (g, story) =>
    linked(story, {
      of: withoutArticle(g.who),
      than: undefined,
      kind: 'more',
      count: g.n!,
      isLess: isLessWord(g.sign),
      noun: g.noun,
    }),
  ),
  made(`${nameEn} ${verbEn} (?<n>\\d+) times as (?:many|much)${nounEn}`, (g, story) =>
    linked(story, {
      of: withoutArticle(g.who),
      than: undefined,
      kind: 'times',
      count: g.n!,
      isLess: false,
      noun: g.noun,
    }),
  ),
  made(`${nameEn} ${verbEn} (?<n>\\d+)(?: (?<noun>\\p{L}+(?: \\p{L}+)?))?`, (g, story) =>
    told(story, withoutArticle(g.who), g.n!, g.noun),
  ),
]

const whoRu = '(?:у )?(?<who>\\p{L}+)'
const thanRu = '(?:чем )?(?:у )?(?:(?:поймал|собрал|прочитал|купил|нашел|решил|сделал)а? )?(?<than>\\p{L}+)'
const signRu = '(?<sign>больше|меньше|старше|младше|моложе|дороже|дешевле|длиннее|короче|выше|ниже|тяжелее|легче)'
const nounRu = '(?: (?!чем )(?<noun>\\p{L}+(?: (?!чем )\\p{L}+)?))?'
const verbRu =
  '(?: (?:было|есть|собрал|собрала|нашел|нашёл|нашла|поймал|поймала|купил|купила|прочитал|прочитала|сделал|сделала|решил|решила|вырастил|вырастила))?'
const byRu = '(?:(?:на (?<n>\\d+)(?: (?<unit>\\p{L}+))?)|(?:в (?<k>\\d+) раза?))'

const linkRu = (
  g: Record<string, string | undefined>,
  story: Story,
  of: string | undefined,
  than: string | undefined,
) =>
  isPlain(g.unit) &&
  linked(story, {
    of,
    than,
    kind: g.k ? 'times' : 'more',
    count: (g.k ?? g.n)!,
    isLess: isLessWord(g.sign),
    noun: g.noun,
  })

const formsRu: readonly Form[] = [
  made(`(?:это |он |она |что )+${byRu} ${signRu}${nounRu} ${thanRu}`, (g, story) =>
    linkRu(g, story, undefined, g.than),
  ),
  made(`${byRu} ${signRu} ${thanRu}`, (g, story) => linkRu(g, story, undefined, g.than)),
  made(`${whoRu}${verbRu} ${byRu} ${signRu} (?:чем )?(?:у )(?<than>\\p{L}+)`, (g, story) =>
    linkRu(g, story, g.who, g.than),
  ),
  made(`${whoRu}${verbRu} ${byRu} ${signRu} (?<noun>\\p{L}+ )?чем (?:у )?(?<than>\\p{L}+)`, (g, story) =>
    linkRu(g, story, g.who, g.than),
  ),
  made(`${whoRu} ${byRu} ${signRu} (?<than>\\p{L}+)`, (g, story) => linkRu(g, story, g.who, g.than)),
  made(`${whoRu}${verbRu} ${byRu} ${signRu}`, (g, story) => linkRu(g, story, g.who, undefined)),
  made(`${whoRu}${verbRu} (?<n>\\d+)${nounRu}`, (g, story) => told(story, g.who, g.n!, g.noun)),
]

const forms: Readonly<Record<Language, readonly Form[]>> = { en: formsEn, ru: formsRu }

// ---- The answer ------------------------------------------------------------------------------------------------------

/** Each person's amount as an expression; null if one is open or given twice. */
function valuesOf({ people, counts, links }: Story): Map<string, Expr> | null {
  if (counts.size !== 1 || links.length !== people.length - 1) return null
  const values = new Map<string, Expr>([...counts].map(([who, count]) => [who, num(count)]))
  for (let round = 0; round < people.length; round++) {
    for (const { of, than, kind, by } of links) {
      const n = num(by.count)
      const isUp = !by.isLess
      const [known, other] = [values.get(than), values.get(of)]
      if (known && !other)
        values.set(of, kind === 'more' ? (isUp ? plus : minus)(known, n) : (isUp ? times : over)(known, n))
      if (other && !known)
        values.set(than, kind === 'more' ? (isUp ? minus : plus)(other, n) : (isUp ? over : times)(other, n))
    }
  }
  return values.size === people.length ? values : null
}

const together = {
  en: /^how (?:many|much)(?: \p{L}+){0,2} (?:do|did|have) (?:they|(?:the )?(?:both|two|three)|(?:\p{L}+ and \p{L}+))(?: of them)?(?: \p{L}+)? ?(?:together|altogether|in all|in total)$/iu,
  ru: /^сколько (?:всего )?(?:\p{L}+ ){0,2}(?:у них|у обоих|они|у всех|у двоих|собрали|нашли|поймали|прочитали)(?: \p{L}+)?(?: вместе| всего)?$/iu,
}
const single = {
  en: /^how (?:many|much|old)(?: \p{L}+){0,2}? (?:does|did|is|was) (?:his |her |the )?(?<who>\p{L}+)(?: have| has| get| collect| pick| read| catch| make| score| save)?(?: now)?$/iu,
  ru: /^сколько (?:\p{L}+ ){0,2}?(?:у )?(?<who>\p{L}+)(?: сейчас)?$/iu,
}

function askedIn(question: string, story: Story, language: Language): string | 'all' | null {
  const text = question.trim()
  const isTotal = together[language].test(text) && (language === 'en' || /вместе|всего|у них|у обоих/iu.test(text))
  if (isTotal) return 'all'
  // "How many more does Tom have?" asks for a difference.
  const who = isPlain(text) ? single[language].exec(text)?.groups?.who : undefined
  return (who && story.people.find((each) => isSame(each, stemOf(who)))) || null
}
