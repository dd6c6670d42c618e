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
    because: {
      equal: (one, other) =>
        `The sides ${one} and ${other} are equal, and opposite equal sides lie equal angles: fold the triangle in the middle, and the one angle falls on the other.`,
      sum: 'The three angles inside a triangle make a straight angle together, and so do an inside angle and the outside angle beside it.',
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
    because: {
      out: 'After the first draw one is missing, so below the second fraction stands one less, and above it too if the first was of that kind. Along one way the chances are multiplied, different ways to the same result are added. Who counts pairs without order counts each of them half as often above and below, so the share is the same.',
      back: 'The first one goes back, so nothing changes for the second draw. Along one way the chances are multiplied, different ways to the same result are added.',
    },
    slips: {
      back: 'That is calculated as if the first one went back in. How many are left for the second draw, and how many of the wanted kind?',
      out: 'That is calculated as if the first one stayed out. What is in there again when the second one is drawn?',
      half: 'That is the chance for one draw only. When does "at least one" fail?',
      order: 'Both have to happen, one after the other: are such chances added?',
    },
  },
  dice: {
    two: '(?<!\\p{L})(?:two|2|pair of)(?: \\p{L}+)? dice|(?:die|dice) (?:is|are) (?:thrown|rolled|tossed) (?:twice|two times)|(?:throws?|rolls?|tosses) (?:a|one) (?:die|dice) (?:twice|two times)',
    chance: '(?<!\\p{L})(?:probability|chances?|likely|likelihood)(?!\\p{L})',
    sum: '(?:(?:sum|total)(?: of (?:the|both|its)(?: \\p{L}+){1,3})?(?: is|:| of| equals| to be| being| will be| makes)?|(?:get|getting|roll|rolling|throw|throwing) (?:a (?:sum|total) of)) \\d{1,2}(?= ?[?.]|$)',
    odd: '(?<!\\p{L})(?:not|at least|at most|more|less|fewer|greater|above|below|or|double\\p{L}*|even|odd|product|difference|sides?|sided|faces|three|times(?! (?:probability|chance))|loaded|both|if|given)(?!\\p{L})(?<!two times)',
    names: {
      sum: 'the wanted sum',
      good: 'the number of results with this sum',
      chance: 'the chance of this sum',
    },
    restate: (dice, sum) =>
      `The dice are ordinary (“${dice}”). We look for the chance that the points make ${sum} together.`,
    slips: {
      sums: 'That takes every sum to be equally likely. In how many ways can each sum come?',
      order: 'Think of one red and one blue die: are 1 and 3 the same result as 3 and 1?',
    },
    because:
      'Each number of the first die can come with each number of the second one. Those results are equally likely, the sums are not.',
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
    elsewhere: '(?<!\\p{L})(?:another|the other|other) (?:shop|store|seller)',
    dollars: 'dollars',
    start:
      '(?:[$€£]\\s?\\d[\\d ,.]*\\d|[$€£]\\s?\\d|(?:cost(?:s|ing)?|price (?:of|is|was)|priced at|worth|salary (?:of|is|was)|population (?:of|is|was)|has|had|of)\\s+(?:about\\s)?\\d[\\d.]*(?!\\s?%|[\\d.]|\\s?percent))(?:\\s(?:dollars|euros|pounds|people))?',
    down: '(?<!\\p{L})down(?!\\p{L})|declin|reduc|discount|decreas|lower|cheaper|off(?!\\p{L})|fall|fell|drop|cut|sale|less',
    up: '(?<!\\p{L})up(?!\\p{L})|increas|rais|rise|rose|grow|grew|more expensive|dearer|higher|went up|goes up|added',
    again: 'another|again|further|more',
    asks: '(?:final|new|last|end) (?:price|cost|value|amount|population|salary)|(?:price|cost|pay|worth) (?:now|after|at the end|in the end|then)|how much (?:does|do|is|will|would)|what (?:is|does|will) (?:the price|it cost|it|she pay|he pay)',
    names: {
      start: 'the amount at the beginning',
      percent: (at) => (at === 1 ? 'the first percent' : 'the second percent'),
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
    because:
      'The second percent is taken of another amount than the first: the same percent of a larger amount is more, of a smaller one less.',
  },
  speeds: {
    average: '(?:average|mean) speed|on average',
    odd: '(?<!\\p{L})(?:faster|slower|increas\\p{L}*|reduc\\p{L}*|decreas\\p{L}*|more than|less than|stops?|stopped|rests?|rested|waits?|waited|pauses?|breaks?|current|stream|wind|downstream|upstream|third|meet|catch|catches|how far|how long|how many|left|remaining)(?!\\p{L})|at what speed must|needs? to (?:go|drive|ride)',
    back: '(?<!\\p{L})(?:back|returns?|returned|returning|return (?:trip|journey|way)|same (?:way|road|distance|route|path)|round trip|down (?:again|the same)|equal (?:ways|distances|stretches)|each way)(?!\\p{L})',
    half: '(?<!\\p{L})(?:half|halves)(?!\\p{L})',
    halfWay:
      '(?<!\\p{L})half (?:of )?(?:the |his |her |its |their )?(?:way|distance|trip|journey|route|road|path|track|course|race)(?!\\p{L})',
    halfTime: '(?<!\\p{L})half (?:of )?(?:the |his |her |its |their )?(?:time|hour)(?!\\p{L})',
    whole:
      '(?<!\\p{L})(?:whole|entire|total|altogether|in all|there and back (?:is|are)|round trip (?:is|of))\\s[^.?]{0,25}\\d',
    names: {
      way: (at) => (at === 1 ? 'the first stretch' : 'the second stretch'),
      time: (at) => (at === 1 ? 'the time for the first stretch' : 'the time for the second stretch'),
      pace: (at, unit) =>
        `the hours for one ${unit === 'km' ? 'kilometer' : 'mile'} ${at === 1 ? 'at the first speed' : 'at the second speed'}`,
      paces: (unit) => `the hours for one ${unit === 'km' ? 'kilometer' : 'mile'} at each of the speeds together`,
      oneWay: 'the distance one way',
      speedAt: (at) => (at === 1 ? 'the speed on the first stretch' : 'the speed on the second stretch'),
      chosen: 'the distance that you took for one stretch',
      halfWay: 'half of the way',
      wayAll: 'the whole way',
      timeAll: 'the whole time',
      speed: 'the average speed',
    },
    restate: (kind, [one, other], [first, second]) =>
      kind === 'told'
        ? `First ${first} at ${one}; then ${second} at ${other}. We look for the average speed of the whole trip.`
        : kind === 'stretches'
          ? `First ${first} in ${one}; then ${second} in ${other}. We look for the average speed of the whole trip.`
          : kind === 'back'
            ? `There ${first} at ${one}; the same way back at ${other}. We look for the average speed of the whole trip.`
            : kind === 'halves'
              ? `The way is ${first}: one part at ${one}; the other part, just as long, at ${other}. We look for the average speed of the whole trip.`
              : kind === 'backOpen'
                ? `There at ${one}; the same way back at ${other}, and how long the way is, is not told. We look for the average speed of the whole trip.`
                : `One part of the way at ${one}; the other part, just as long, at ${other}, and how long they are is not told. We look for the average speed of the whole trip.`,
    slips: {
      middle: 'That is the middle of the two speeds. Does the ride take equally long at both of them?',
      times:
        'That is the middle of the two speeds. It would be right for equal times: how long does each speed last here?',
    },
    because: {
      ways: 'Average speed is the whole way divided by the whole time. On equal ways the slower speed takes more of the time, so it counts for more than the faster one.',
      times:
        'Average speed is the whole way divided by the whole time. The speed that lasts longer counts for more than the other one.',
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
    shared: {
      ratio: '(?:in (?:the|a) (?:ratio|proportion)(?: of)?|in ratio|ratio (?:is|of|are))',
      odd: '%|(?<!\\p{L})(?:more than|less than|difference|rest|remain\\p{L}*|perimeter|triangle|rectangle|angle\\p{L}*|scale|map|speed|mixed?|average|if|then|age|ages|older|younger|years?)(?!\\p{L})',
      sharing: [
        '(?<!\\p{L})(?:shares?|shared|sharing|divides?|divided|divide|splits?|split|cuts?|cut|broken)(?!\\p{L})',
      ],
      counting: ['(?<!\\p{L})(?:so that|between|among|into|the shares|are|is|altogether|together|in all)(?!\\p{L})'],
      members: [
        '(?:between|among) (?:the )?(?<A>\\p{L}+)(?:,| and) (?:the )?(?<B>\\p{L}+)(?:,? and (?:the )?(?<C>\\p{L}+))?',
        '(?<=(?:^|[.!?] ?))(?<A>\\p{L}+)(?:,| and) (?<B>\\p{L}+)(?:,? and (?<C>\\p{L}+))? (?:share|divide|split)',
      ],
      asks: {
        largest:
          '(?<!\\p{L})(?:larger|longer|bigger|greater|heavier|largest|longest|biggest|greatest)(?!\\p{L})(?!.*(?:smaller|shorter))',
        smallest: '(?<!\\p{L})(?:smaller|shorter|lighter|smallest|shortest)(?!\\p{L})(?!.*(?:larger|longer|bigger))',
        all: '(?<!\\p{L})(?:each|every one|both|parts|pieces|shares)(?!\\p{L})',
        one: '(?:how (?:much|many)|what|find|calculate)',
      },
      whole: 'the whole amount',
      name: (at) => `the ${['first', 'second', 'third', 'fourth'][at - 1] ?? 'last'} share`,
      partsOf: (at) => `equal parts for the ${['first', 'second', 'third', 'fourth'][at - 1] ?? 'last'}`,
      restate: (whole, ratio) => `${whole} are shared like ${ratio}.`,
      slips: {
        equal: 'That shares everything equally. How many equal parts does each get here?',
        other:
          'That is the share of somebody or something else. Which number of the ratio belongs to the one that is asked for?',
        one: 'That shares the whole among the parts of one only. How many parts are there in all?',
      },
      because:
        'A ratio tells how many equal parts everybody has. All parts together make the whole, so one part comes first.',
    },
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
  ages: {
    asks: '(?:in|after) how many years|how many years (?:from now|later|will it (?:be|take)|until|does it take)',
    asksAgo: 'how (?:many years|long) ago (?:was|were)',
    times: '(?:(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|10) times|twice) (?:as old|older|the age)',
    doubled: [[2, 'twice']],
    odd: '(?<!\\p{L})(?:ago|before|younger|sum|together|both of them (?:be|are)|half)(?!\\p{L})',
    names: {
      gap: 'the difference of the ages',
      parts: 'how many times the younger age that difference will be',
      young: 'the age of the younger one then',
      old: 'the age of the older one then',
      years: 'in how many years it will be',
      ago: 'how many years ago it was',
      oldNow: 'the age of the older one now',
      youngNow: 'the age of the younger one now',
      times: 'how many times as old',
    },
    restate: (old, young, times, isAgo) =>
      isAgo
        ? `Now one is ${old}; the other is ${young}; some years ago the older one was ${times} as the younger one. We look for the number of years since then.`
        : `Now one is ${old}; the other is ${young}; later the older one will be ${times} as the younger one. We look for the number of years until then.`,
    slips: {
      one: 'In that only one of them gets older, or neither. What happens to the other age in the same years?',
    },
    because:
      'Both get older by the same number of years, so the difference of their ages never changes, but how many times the one is the other does.',
  },
  mixtures: {
    mixed: '(?<!\\p{L})(?:mix(?:es|ed|ture)?|blend(?:s|ed)?|pour(?:s|ed)? together|combin(?:es?|ed))(?!\\p{L})',
    odd: '(?<!\\p{L})(?:third|profit|how much (?:water|salt|of)|how many (?:kg|g|l|lit(?:er|re)s|grams)|evaporat\\p{L}*|discount)(?!\\p{L})',
    price:
      '(?:[$€£]\\s?)?(\\d+(?:[.,]\\d+)?)\\s?(?:dollars?|euros?|pounds?|cents?)?\\s?(?:per|an?|for (?:one|1|a))\\s?(?:kg|kilo\\p{L}*|g|gram|l|lit(?:er|re))(?!\\p{L})',
    asksPrice:
      'what does (?:one|1|a) (?:kg|kilo\\p{L}*|lit(?:er|re)) of (?:the |this )?(?:mixture|mix|blend)|(?:price|cost) (?:of (?:one|1|a) (?:kg|kilo\\p{L}*) of|per (?:kg|kilo\\p{L}*) of) (?:the |this )?(?:mixture|mix|blend)|how much (?:does|is|will) (?:one|1|a) (?:kg|kilo\\p{L}*) of (?:the |this )?(?:mixture|mix|blend)',
    asksShare:
      'concentration of (?:the )?(?:mixture|new|resulting|final|solution)|what (?:percent\\p{L}*|concentration)',
    names: {
      amount: (at) => (at === 1 ? 'the first amount' : 'the second amount'),
      rate: (at) => (at === 1 ? 'what belongs to the first one' : 'what belongs to the second one'),
      cost: (at) => (at === 1 ? 'the cost of the first one' : 'the cost of the second one'),
      pure: (at) => (at === 1 ? 'the pure substance in the first one' : 'the pure substance in the second one'),
      costAll: 'the cost of the whole mixture',
      pureAll: 'the pure substance in the whole mixture',
      mass: 'how much the whole mixture is',
      price: 'the price of the mixture',
      share: 'the concentration of the mixture in percent',
    },
    restate: (one, other, isPrice) =>
      `There are ${one[0]} with ${one[1]}; and ${other[0]} with ${other[1]}. We look for the ${isPrice ? 'price' : 'concentration'} of the mixture.`,
    slips: {
      middle: 'That is the middle of the two. It would be right for equal amounts: how much is there of each?',
      sum: 'Those are both together, and the mixture lies between them. What is in the whole mixture, and how much is it?',
    },
    because:
      'The one of which there is more counts for more. So everything in the mixture is put together, and shared among the whole amount.',
  },
}
