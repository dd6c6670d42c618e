import type { SchemaWords } from '../../dialogue/story/schemas/schema.ts'

/** "4 apples", "2 kg of pears", "a further 3 large cakes". */
const things = (count: string, name: string) =>
  `{${count}} (?:kg (?:of )?|(?:bottles|cups|bars|packets|packs|boxes) of )?(?:the |same |such |more )?{@${name}}(?: (?!and|cost|for|are|come|together)\\p{L}+)?`
const costs =
  '(?: together| in all)?,? (?:costs?|come to|comes to|for|are|is|was|were)(?: together| in all)? {PRICE}(?: ?(?:€|\\$|£|euros?|dollars?|pounds?|rubles?|cents?))?'
const purchase = (roles: readonly [string, string, string, string, string]) =>
  `${things(roles[0], roles[1])}(?: and|,? plus| with) ${things(roles[2], roles[3])}${costs.replace('PRICE', roles[4])}`
const oneOf = ' *(?:(?:a|an|one|the|{}|each) )?(?:(?:single|kg(?: of)?|kilo(?:gram)? of) )?'

const name = '\\p{L}+(?: [a-z](?!\\p{L}))?'
const joint = (unit: string) => ({
  alone: [
    `(?:the )?(?<A>${name})(?: (?!and|but)\\p{L}+){0,6} {a} ?${unit}(?: \\p{L}+){0,5}?,?(?: and| but| while)?(?: the)? (?<B>${name})(?: (?!and|but)\\p{L}+){0,5} {b} ?${unit}`,
  ],
  head: [
    `(?<=[.;] ?)(?:first,? |at first,? )?(?:the )?(?<C>${name})(?: \\p{L}+){0,3} alone (?:for )?(?:the first )?{head} ?${unit}`,
    `(?<=[.;] ?)(?:first,? |at first,? )?(?:the )?(?<C>${name})(?: \\p{L}+){1,4}? (?:for )?{head} ?${unit} alone`,
    `(?<=[.;] ?)(?:after )?(?:the )?(?<C>${name}) has (?:run|worked|been running|been working) (?:alone )?for {head} ?${unit}`,
  ],
})
const both = (unit: string, each: 'alone' | 'head') => joint(unit)[each]
const hour = '(?:hours?|h)(?!\\p{L})'
const day = 'days?(?!\\p{L})'
const minute = '(?:minutes?|min)(?!\\p{L})'

const years = [
  `(?:in|after) {years} years?(?:'? time)?`,
  '{years} years (?:from now|later)',
  '(?<ago>{years} years ago)',
]
const agesTotal = [
  '(?:together|altogether|in all|sum of their ages|their ages|ages)(?: \\p{L}+){0,4}? {total}(?: years)?(?: old)?',
  '(?:they|both)(?: \\p{L}+){0,4}? {total}(?: years)?(?: old)? (?:together|altogether|in all)',
  "(?:they|both of them|both)(?: will| would|'ll)? (?:be|were)(?: together)? {total}(?: years)?(?: old)?",
]
const agesAsks = {
  smaller: ['how old~(?:younger)'],
  larger: ['how old~(?:older|elder)'],
  named: [
    'how old (?:is|are) (?:the |his |her |my )?{@Q}(?: now| today)? ?[?.]',
    'how old (?:is|are) (?:the |his |her |my )?{@Q}(?: now| today)?$',
  ],
  'smaller+larger': ['how old (?:are (?:they|both)|is each)[^?]*'],
}
const agesOdd =
  '%|(?<!\\p{L})(?:difference|average|half|third|when|each other|how many years)(?!\\p{L})|how old (?:will|was|were)|[?].*[?]'
const agesNames = {
  k: 'how many times as old the older one is',
  more: 'the difference of the ages',
  years: 'the years in between',
  total: 'both ages together then',
  grown: 'the years of both together',
  now: 'both ages together now',
  parts: 'the number of equal parts',
  double: 'twice the age of the younger one',
  smaller: 'the age of the younger one now',
  larger: 'the age of the older one now',
}
const agesSlips = {
  once: 'The years were counted once. Who gets older by them?',
  thatTime: 'That is worked out from both ages at the other time. How old are both together now?',
}
const agesBecause = 'Both get older, so the years in between count twice. Then both ages together now are known.'

/** Two purchases, a tank at two levels, work that one begins alone, ages together at another time. */
export const unknownWordsEn: Readonly<Record<string, SchemaWords>> = {
  purchases: {
    facts: {
      first: [purchase(['m', 'A', 'n', 'B', 'p'])],
      second: [purchase(['a', 'C', 'b', 'D', 'q'])],
    },
    asks: {
      named: [
        `(?:how much|what)(?: \\p{L}+)? (?:does|do|is|did) ${oneOf}{@Q}(?: each)?(?: cost)? ?(?=[?.]|$)`,
        `(?:price|cost) of ${oneOf}{@Q} ?(?=[?.]|$)`,
        `(?:how much|what)(?: is| does)? ${oneOf}{@Q} costs? ?(?=[?.]|$)`,
      ],
      'x+y': [
        '(?:how much|what)(?: \\p{L}+){0,2} each[^?.]*',
        `(?:how much|what) (?:does|do|is) ${oneOf}\\p{L}+(?: cost)?,? and (?:how much |what )?(?:does |is )?${oneOf}\\p{L}+(?: cost)?`,
        'find (?:the|both) prices[^?.]*',
      ],
    },
    odd: '%|(?<!\\p{L})(?:change|discount|more than|less than|cheaper|dearer|twice|half|free|left|note)(?!\\p{L})',
    harmless: 'each|together|altogether|if|same|one',
    idle: ['(?<=(?:does|do|is|are|of) ){}(?= )'],
    names: {
      m: 'how many of the one thing first',
      n: 'how many of the other thing first',
      p: 'the first price together',
      a: 'how many of the one thing then',
      b: 'how many of the other thing then',
      q: 'the second price together',
      many: 'the one purchase, several times',
      fewer: 'the other purchase, several times',
      gap: 'the difference of the prices',
      more: 'how many there are in the one',
      less: 'how many there are in the other',
      count: 'by how many of one thing they differ',
      x: 'the price of one unit ({A})',
      y: 'the price of one unit ({B})',
      rest_of: 'what the known things cost of it',
      rest: 'what is left of the price for the others',
    },
    restate: (say, _, { A = '', B = '', C = '', D = '' }) =>
      `${say('m')} ${A} and ${say('n')} ${B} cost ${say('p')}; ${say('a')} ${C} and ${say('b')} ${D} cost ${say('q')}.`,
    slips: {
      gap: 'That is the difference of the two purchases. What do they differ in, and by how many of it?',
      even: 'That takes both things to cost the same. Do they?',
    },
    because:
      'What is in both purchases alike costs the same in both. So the difference of the prices comes only from what they differ in.',
  },
  tank: {
    facts: {
      before: ['{a}(?: of the way)? (?:full|filled)'],
      after: ['{b}(?: of the way)? (?:full|filled)'],
      change: [
        '{x} ?(?:l|lit(?:er|re)s?|gallons?|ml)(?: of \\p{L}+)?(?: \\p{L}+){0,2}? (?<out>taken out|poured out|removed|drained|used|pumped out|let out|drunk|taken|tapped)(?: of it| from it)?',
        '{x} ?(?:l|lit(?:er|re)s?|gallons?|ml)(?: of \\p{L}+)?(?: \\p{L}+){0,2}? (?<in>added|poured in|poured into it|pumped in|filled in)(?: to it)?',
        '(?<out>uses|used|pours? out|takes? out|drains?) {x} ?(?:l|lit(?:er|re)s?|gallons?)',
        '(?<in>adds?|adding|pours? in|pouring in|fills? in) {x} ?(?:l|lit(?:er|re)s?|gallons?)',
      ],
    },
    asks: {
      whole: ['how (?:much|many)~(?:hold|fit|full|capacity|contain)[^?.]*', '(?:what|find)~(?:capacity|volume)[^?.]*'],
    },
    odd: '%|(?<!\\p{L})(?:per|each|hour|minute|minutes|hours|then another|twice|rest)(?!\\p{L})',
    harmless: 'after|when|if|only|then|still|left|out',
    names: {
      a: 'how full it was before',
      b: 'how full it is afterward',
      x: 'the change',
      part: 'the part that is the change',
      whole: 'all that it holds',
    },
    restate: (say, _, { out }) =>
      `It was ${say('a')} full; ${say('x')} were ${out === undefined ? 'put in' : 'taken out'}, and then it was ${say('b')} full.`,
    slips: {
      times: 'The liters are that part of the whole tank. Is the whole tank more or less than that?',
      one: 'The liters are not the part that the tank was filled to. Which part of the tank changed?',
    },
    because: 'The liters are the difference of the two parts; from one such part follows the whole.',
  },
  startsAlone: {
    facts: {
      alone: [...both(hour, 'alone'), ...both(day, 'alone'), ...both(minute, 'alone')],
      head: [...both(hour, 'head'), ...both(day, 'head'), ...both(minute, 'head')],
    },
    asks: { time: ['how (?:many|long)~(?:together|both|jointly)[^?.]*'] },
    odd: '%|(?<!\\p{L})(?:empties|emptied|drain\\p{L}*|leak\\p{L}*|half|twice|stops?|leaves|left|third|again|in all|altogether|total)(?!\\p{L})',
    harmless: 'after|then|alone|together|both|joins?|joined',
    names: {
      a: 'the time of the one alone',
      b: 'the time of the other alone',
      head: 'the time that one works alone first',
      paceOne: 'what the one does in one unit of time',
      paceTwo: 'what the other does in one unit of time',
      done: 'the part that is done before they work together',
      left: 'the part that is left then',
      both: 'what both do in one unit of time',
      time: 'the time that they work together',
    },
    restate: (say, _, { A = '', B = '', C = '' }) =>
      `Alone: ${A} ${say('a')}, ${B} ${say('b')}. First ${C} works alone for ${say('head')}, then both work.`,
    slips: {
      whole: 'That is the time for the whole work. Which part of it is done already when they start together?',
      head: 'In the time alone only one of them works. Which part of the work is done in it?',
    },
    because: 'The part that is done alone is taken off first; only the rest is shared by both.',
  },
  agesTimes: {
    facts: {
      times: [
        '(?:the |a |my )?{@A} is(?: now| today)? {k} times (?:as old as|older than|the age of) (?:the |his |her |their |my )?{@B}(?: now| today)?',
      ],
      years,
      total: agesTotal,
    },
    asks: agesAsks,
    odd: agesOdd,
    harmless: 'together|altogether|both|sum',
    names: agesNames,
    restate: (say, _, { ago }) =>
      `The one is ${say('k')} times as old as the other; ${say('years')} years ${ago === undefined ? 'from now' : 'ago'} their ages make ${say('total')} together.`,
    slips: agesSlips,
    because: agesBecause,
  },
  agesMore: {
    facts: {
      more: [
        '(?:the |a |my )?{@A} is(?: now| today)? {more} years older than (?:the |his |her |their |my )?{@B}(?: now| today)?',
        '(?:the |a |my )?{@B} is(?: now| today)? {more} years younger than (?:the |his |her |their |my )?{@A}(?: now| today)?',
      ],
      years,
      total: agesTotal,
    },
    asks: agesAsks,
    odd: agesOdd,
    harmless: 'together|altogether|both|sum',
    names: agesNames,
    restate: (say, _, { ago }) =>
      `The one is ${say('more')} years older than the other; ${say('years')} years ${ago === undefined ? 'from now' : 'ago'} their ages make ${say('total')} together.`,
    slips: agesSlips,
    because: agesBecause,
  },
}
