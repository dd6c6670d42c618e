import type { TaskKindWords } from '../task-kinds.ts'

const color = (word: string) => word.toLowerCase()

export const taskKindsEn: TaskKindWords = {
  angles: {
    triangle: '[Tt]riangle',
    isosceles: 'isosceles',
    right: 'right[- ]angled|right triangle',
    exterior: 'exterior angle (?:at|of)(?: (?:the )?(?:vertex|corner|point))?|outside angle (?:at|of)',
    angle: '∠|angle (?:at )?(?:(?:the )?vertex )?',
    is: 'is|=|equals|measures|of|has',
    find: '(?:find|calculate|determine|work out|what is|how big is|how large is)(?: the)?(?: (?:size|measure|value) of)?(?: the)?',
    base: 'base',
    apex: 'apex|top|vertex angle',
    third: 'third angle',
    name: (vertex) => `angle ${vertex}`,
    outside: (vertex) => `the exterior angle at ${vertex}`,
    restate: (told, asked) => `A triangle: ${told}. We look for ${asked}.`,
    equalSides: (one, other) => `the sides ${one} and ${other} are equal`,
    slips: {
      outside:
        'The given angle lies outside of the triangle, between a side and the longer line of another. What do it and the angle beside it inside make together?',
      whole:
        'That would be right if only one more angle were in the triangle. How many of its angles do you know by now?',
      twice: 'That is what two angles have together. How big is one of them?',
      apex: 'Which two angles are equal here? Look at which corner the two equal sides meet.',
    },
  },
  draws: {
    stock:
      '(?<![\\d.,])\\d+\\s+\\p{L}+(?:\\s+\\p{L}+)?(?:,\\s*\\d+\\s+\\p{L}+(?:\\s+\\p{L}+)?)?,?\\s+and\\s+\\d+\\s+\\p{L}+(?:\\s+(?:balls?|marbles?|counters?|cards?|sweets?|candies|socks?|beads?|pens?|students?|chips?|cubes?|discs?|tokens?|chocolates?))?',
    and: 'and',
    two: '(?<!\\p{L})(?:two|2)(?!\\p{L})',
    out: "without (?:any )?(?:replacement|replacing|putting (?:it |them |the first (?:one )?)?back|returning)|(?:not|n['’]t|never) (?:put |replaced?|returned?|given )(?:it |them )?(?:back)?|keeps? it|one after (?:the )?other without",
    back: 'with (?:replacement|replacing|putting (?:it |them |the first (?:one )?)?back)|(?:puts?|is put|put) (?:it |them |the first (?:one |ball )?)?back|replaced|returned|returns it|replaces it',
    not: "(?<!\\p{L})(?:not|never|no|without|cannot|(?:do|does|did|is|are|was|were|wo|ca|has|have)n['’]?t)(?!\\p{L})",
    taken:
      '(?:taken|drawn|draws?|picks?|picked|chosen|chooses?|choose|selected|selects?|pulled|pulls|removed|removes|takes?|grabs?)',
    chance: '(?<!\\p{L})(?:probability|chances?|likely|likelihood)(?!\\p{L})',
    same: 'same colou?r|same kind|matching|a pair of the same',
    different: 'different colou?rs?|different kinds|one of each|not the same colou?r|of both colou?rs',
    both: 'both (?:of them |balls |marbles |are |will be |were |being |cards |students |counters )*(?:are |will be )?(\\p{L}+)|(?:two|2) (\\p{L}+)(?: balls| marbles)?\\s*[?.]',
    atLeast: 'at least one (?:of them |ball |marble )?(?:is |will be )?(?:a )?(\\p{L}+)',
    neither: 'neither (?:of them )?(?:is )?(\\p{L}+)',
    names: {
      all: 'the number of all things to draw from',
      first: (word) => `the chance that the first one is ${color(word)}`,
      second: (word, before) => `the chance of ${color(word)} in the second draw, after a ${color(before)} one`,
      both: (word) => `the chance that both are ${color(word)}`,
      pair: (one, other) => `the chance of first ${color(one)}, then ${color(other)}`,
      same: 'the chance that both are of the same kind',
      different: 'the chance that the two are different',
      none: (word) => `the chance that none is ${color(word)}`,
      atLeast: (word) => `the chance that at least one is ${color(word)}`,
    },
    restate: (stock, isBack, asked) =>
      `There are ${stock}. One is drawn, then another one, and the first one ${isBack ? 'goes back in before the second draw' : 'stays out'}. We look for ${asked}.`,
    slips: {
      back: 'That is calculated as if the first one went back in. How many are left for the second draw, and how many of the wanted kind?',
      out: 'That is calculated as if the first one stayed out. What is in there again when the second one is drawn?',
      half: 'That is the chance for one draw only. When does "at least one" fail?',
      order: 'Both have to happen, one after the other: are such chances added?',
    },
  },
  meeting: {
    meet: '(?<!\\p{L})meet(?:s|ing)?(?!\\p{L})|pass each other',
    catchUp: 'catch(?:es)? up|overtakes?|catch(?:es)? (?:him|her|it|them|the)',
    opposite: 'toward|each other|(?:from|to|leaves) (?:town |city |point )?B|opposite|other end|other way',
    away: 'away from each other|opposite directions',
    later: 'later',
    whenAsked: '(?:what|which) time|(?<!\\p{L})when(?!\\p{L})',
    names: {
      head: 'the head start',
      lead: 'how far the first one got before the second one started',
      left: 'the distance between them when the second one starts',
      closing: 'the speed at which the gap between them shrinks',
      apart: 'the gap',
      time: 'the time that both of them move',
      clock: 'the time of day when they meet',
    },
    restateMeet: (way, one, other, first, second) =>
      `The places are ${way} apart. One sets out at ${first} with ${one}, the other one at ${second} from the other end with ${other}, towards the first. We look for the time of day when they meet.`,
    restateCatch: (one, other, first, second) =>
      `One sets out at ${first} with ${one}, the other one at ${second} on the same way with ${other}. We look for the time of day when the second one is level with the first.`,
    slips: {
      head: 'One of them sets out earlier. How far does that one come before the other one starts?',
      time: 'The last part was counted from the earlier start. From which time on do both of them move?',
      closing: 'Both go the same way here: by how much does the gap shrink in one hour?',
    },
  },
  changes: {
    dollars: 'dollars',
    start:
      '(?:[$€£]\\s?\\d[\\d ,.]*\\d|[$€£]\\s?\\d|(?:cost(?:s|ing)?|price (?:of|is|was)|priced at|worth|salary (?:of|is|was)|population (?:of|is|was)|has|had|of)\\s+(?:about\\s)?\\d[\\d.]*(?!\\s?%|[\\d.]|\\s?percent))(?:\\s(?:dollars|euros|pounds|people))?',
    down: '(?<!\\p{L})down(?!\\p{L})|declin|reduc|discount|decreas|lower|cheaper|off(?!\\p{L})|fall|fell|drop|cut|sale|less',
    up: '(?<!\\p{L})up(?!\\p{L})|increas|rais|rise|rose|grow|grew|more expensive|dearer|higher|went up|goes up|added',
    again: 'another|again|further|more',
    asks: '(?:final|new|last|end) (?:price|cost|value|amount|population|salary)|(?:price|cost|pay|worth) (?:now|after|at the end|in the end|then)|how much (?:does|do|is|will|would)|what (?:is|does|will) (?:the price|it cost|it|she pay|he pay)',
    names: {
      change: (at) => (at === 1 ? 'the first change in money' : 'the second change in money'),
      after: (at) => (at === 1 ? 'the price after the first change' : 'the price after the second change'),
    },
    restate: (start, steps) =>
      `It starts with ${start}. First ${steps[0]?.percent} of it ${steps[0]?.isDown ? 'are taken off' : 'are added'}, then ${steps[1]?.percent} of the new amount ${steps[1]?.isDown ? 'are taken off' : 'are added'}. We look for the last amount.`,
    slips: {
      added: 'The two percents were put together. But of which amount is the second one taken?',
      first: 'Only one of the two changes is in that. What was the amount after the other one?',
      part: 'That is what changes, if it is right. What is asked is the amount at the end.',
    },
  },
  averages: {
    average: '(?<!\\p{L})(?:average|mean)(?!\\p{L})',
    left: '(?<!\\p{L})(?:left|leaves|leave|went away|goes away|removed|taken out|dropped|quits?|dies|died|retires?)(?!\\p{L})',
    came: '(?<!\\p{L})(?:joins?|joined|came|comes|added|new (?:player|student|number|pupil|worker|one))(?!\\p{L})',
    names: {
      before: 'what all of them had together at first',
      count: 'how many there are afterward',
      after: 'what all of them have together afterward',
      one: 'the number of the one who left or came',
    },
    restate: (count, first, isLeaving, second) =>
      `There are ${count} with an average of ${first}. One of them ${isLeaving ? 'leaves' : 'is new'}, and then the average is ${second}. We look for the number of that one.`,
    slips: {
      difference:
        'That is how far the averages are apart. But the average belongs to all of them: how much do they have together?',
      count: 'The second average belongs to another number of people. How many are there then?',
    },
  },
  ratios: {
    ratio: '(?:ratio(?: of| is)?|in the ratio|as)[^.\\d]{0,30}(\\d+)\\s*(?::|to)\\s*(\\d+)',
    more: '(?<![:\\d.,])(?:there (?:is|are|was|were) |has |have |with |weighs? )?\\d+(?:[.,]\\d+)?\\s?\\p{L}{0,12}\\s(?:more|less|fewer|older|heavier|longer)|difference[^.\\d]{0,25}\\d+(?:\\s?\\p{L}+)?|(?:more|greater|larger|longer|heavier) (?:than [^.\\d]{1,25} )?by \\d+(?:\\s?\\p{L}+)?',
    total: '(?:total|whole|in all|altogether|together|combined|of the (?:alloy|mixture|class))',
    names: {
      parts: 'the number of all equal parts',
      more: 'how many parts more the larger one has',
      one: 'how much one part is',
      total: 'how much it is in all',
    },
    restate: (_one, _other, ratio, more) =>
      `The amounts go together like ${ratio}, and the larger one is ${more} more. We look for how much it is in all.`,
    slips: {
      whole:
        'That shares the given number among all parts. But is it the whole, or only how much more the larger one is?',
      more: 'Each part was taken to be the given number. How many parts make up that difference?',
      one: 'That is one of the two amounts, and both together are asked. How many parts are there in all?',
    },
  },
}
