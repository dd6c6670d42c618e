import type { SchemaLanguage } from '../../dialogue/story/schemas/schema.ts'
import { threeWordsEn } from './three-words.ts'
import { unknownWordsEn } from './unknown-schemas.ts'
import { wayWordsEn } from './way-schemas.ts'

const than = '(?:the |a |an |his |her |my |in the )?'
const one = '(?:the |a |an |my |his |her |in the |there are |there is )?'

export const schemasEn: SchemaLanguage = {
  relations:
    "%|(?<!\\p{L})(?:percent|per cent|rest|remain\\p{L}*|others?|each|every|per|times|twice|half|halves|quarters?|thirds?|left|more|less|fewer|least|most|not|n't|never|neither|none|both|average|mean|again|another|extra|except|without|but|only|free|discount|deposit|reduc\\p{L}*|increas\\p{L}*|ratio|difference|sum|already|before|after|later|earlier|sold out|broken|lost|gave|stops?|stopped|rests?|waits?|break|back|return\\p{L}*|consecutive|even|odd|together|altogether|same|equal\\p{L}*|double\\p{L}*|until|if|downstream|upstream|current|stream)(?!\\p{L})",
  factors: [
    ['twice|double|doubles|doubled', 2, '# times'],
    ['thrice|triple|triples|tripled', 3, '# times'],
    ['halve|halves|halved', 0.5, '# times'],
  ],
  ordinals: [
    ...['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].map(
      (word, index) =>
        [`${word}(?= (?:term|number in|row|figure|shape|pattern|picture|square)(?!\\p{L}))`, index + 3] as const,
    ),
    // "Row 15" names a place elsewhere and is no number there.
    ['(?<=(?<!\\p{L})row (?:number |no\\.? ?)?)\\d{1,3}(?![\\p{L}\\d])', null],
    ['\\d{1,3}(?:st|nd|rd|th)(?= (?:term|number|row|figure|shape|pattern|picture|square)(?!\\p{L}))', null],
  ],
  countsOne: '(?:hours?|minutes?|km|miles?|is added|is subtracted|to|from)(?!\\p{L})',
  look: (name) => `We look for ${name}.`,
  and: 'and',
  riddle: {
    cue: '(?<!\\p{L})(?:a|my|the|secret|what|which|some|his|her|unknown|hidden)(?: secret| unknown| hidden| starting)? number',
    odd: 'numbers|consecutive|digits?|remainder|%|{} (?:times|plus|minus) {}|percent|ratio|sum of|difference|product|same as|as if|(?:that|the|my|this) number(?: is)? (?:again|away)|(?:add|plus|adds|subtracts?|minus|take away) (?:the|my|that|this|his|her|a)(?: \\p{L}+)? number|both|larger|smaller|plus a |and a (?:third|quarter)|negative|square|prime|which number|what number .*(?:day|month)',
    ops: [
      [
        '*',
        '(?:multipl(?:y|ied|ies|ying)|times)(?: it| this| that| the (?:result|answer|sum|number)| (?:a|my|the|his|her)(?: \\p{L}+)? number)?(?: is)? by {x}',
      ],
      [
        '/',
        '(?:divid(?:e|ed|es|ing))(?: it| this| that| the (?:result|answer|sum|number)| (?:a|my|the|his|her)(?: \\p{L}+)? number)?(?: is)? by {x}',
      ],
      ['*', '{x} times (?:it|that|this|the (?:result|answer)|(?:a|my|the|his|her)(?: \\p{L}+)? number)'],
      ['*', '(?:multipl(?:y|ied|ies)|times) (?:it )?{x}'],
      ['*', '(?:take )?{x} of (?:a|my|the|his|her|some|it)(?: \\p{L}+)? ?number'],
      ['+', '{x} (?:is|was|are) added(?: to it| to the (?:result|answer))?'],
      ['-', '{x} (?:is|was|are) (?:subtracted|taken away|taken off)(?: from it| from the (?:result|answer))?'],
      [
        '+',
        '(?:adds?|added|adding|plus|increase it by|increased by|increases it by)(?: on)? {x}(?: (?:to|on)(?: it| that| this| the (?:result|answer)| (?:a|my|the|his|her)(?: \\p{L}+)? number)?)?',
      ],
      [
        '-',
        '(?:subtracts?|subtracted|subtracting|take away|takes away|took away|taking away|minus|take off|takes off|takes?|decreased by|reduced? (?:it )?by|(?:made )?smaller by) {x}(?: from(?: it| that| this| the (?:result|answer)| (?:a|my|the|his|her)(?: \\p{L}+)? number)?)?',
      ],
    ],
    told: [
      "(?:gets?|got|getting|gives?|gave|leaves?|(?:the |her |his |my )?(?:answer|result)(?: that (?:i|he|she) gets?)?(?:'?s| is| was| comes to)?|equals?|makes?|end(?:s|ed)? up (?:with|at)|comes? to|arrives? at|have|is|=) ?:?{-r}",
    ],
    asks: 'what|which|find|number ?\\?|whats|with which|work out',
    idle: [],
    name: 'the number at the start',
    toldName: 'the number at the end',
    steps: [
      'the number after the first step',
      'the number after the second step',
      'the number after the third step',
      'the number after the fourth step',
    ],
    step: {
      '+': (x) => `plus ${x}`,
      '-': (x) => `minus ${x}`,
      '*': (x) => `times ${x}`,
      '/': (x) => `divided by ${x}`,
    },
    restate: (told, steps) => `A hidden number goes through these steps in order: ${steps}. Then it is ${told}.`,
    slips: {
      order: 'You undid the steps. But which step was done last, and so has to be undone first?',
      direction: 'The steps were done again. How do you get from the end back to the start: what undoes a step?',
    },
    because: 'Going back from the end, each step is undone by its opposite, and the last step is undone first.',
  },
  level: {
    cue: 'temperature|degrees?|°|thermometer|(?<!\\p{L})(?:lift|elevator|floor|diver|submarine|sub|sea level|balloon|dives?|debt|owes?|balance|account|depth|altitude|bird|drone|fish|minus)(?!\\p{L})',
    odd: '(?<!\\p{L})(?:per|an hour|a minute|each|every|twice|times|half|average|mean|times|difference|how (?:many|much) (?:degrees )?(?:did|does|has|warmer|colder|higher)|by how|how far|altogether|total|fahrenheit|if|until|above the (?:start|dawn)|speed|km/h)(?!\\p{L})|%',
    ops: [
      [
        '+',
        '(?:ris(?:es|e|en|ing)|rose|goes up|go up|went up|going up|climb(?:s|ed)?|swims up|swam up|swim up|up|warm(?:s|ed)? up|warmed|gets warmer|got warmer|increas(?:es|ed)|gains?|gained|ascends?|ascended|flies up|flew up|deposit(?:s|ed)?|pays? in|paid in|earn(?:s|ed)?|receives?|gets?|got|get)(?: again| another| further| a further| by| back)*(?: up)?(?: by)? {x}(?:¤ (?:warmer|higher|up))?',
      ],
      [
        '-',
        '(?:falls?|fell|falling|drop(?:s|ped)?|sinks?|sank|goes down|go down|went down|going down|down|dives?|dived|dove|descends?|descended|decreas(?:es|ed)|cool(?:s|ed)?(?: down)?|loses?|lost|spends?|spent|withdraws?|withdrew|pays?|paid|lowers?|swims down)(?: again| another| further| a further| by| back)*(?: down)?(?: by)? {x}(?:¤ (?:colder|lower|down))?',
      ],
      ['+', '(?:is|was|got|gets|became|,) {x}¤ (?:warmer|higher)'],
      ['-', '(?:is|was|got|gets|became|,) {x}¤ (?:colder|cooler|lower)'],
    ],
    told: [
      '^(?:[^.?!\\ue000-\\ue0ff]|\\.(?= ))*?(?:floor|at|was|is|from|of|by|on|had|to|owed?|owes|level|starts?|with|temperature|in) (?:about |a debt of |debt of |floor |level |minus )?{-r}¤',
    ],
    below: '[^.,;]{0,25}(?:below (?:zero|sea|ground|the (?:surface|ground))|under (?:zero|water)|of frost)',
    asks: 'what|where|which floor|how high|how deep|how cold|how warm|temp(?:erature)? (?:now|then|at)|find',
    idle: [],
    name: 'where it ends up',
    toldName: 'where it starts',
    steps: [
      'where it is after the first change',
      'where it is after the second change',
      'where it is after the third change',
      'where it is after the fourth change',
    ],
    step: {
      '+': (x) => `up by ${x}`,
      '-': (x) => `down by ${x}`,
      '*': (x) => `times ${x}`,
      '/': (x) => `divided by ${x}`,
    },
    restate: (told, steps) => `It starts at ${told}. Then it goes: ${steps}.`,
    slips: {
      order: 'In which order do the changes come?',
      direction:
        'One of the moves went the other way there, or a sign got lost. Picture a number line: where do you start, and which way do you go each time?',
    },
    because: 'On a number line, a rise is a move up and a fall is a move down; zero is passed like any other number.',
  },
  three: threeWordsEn,
  schemas: {
    sumDifference: {
      facts: {
        more: [
          `(?:one (?:of them |number )?)?(?:is|has|was|with|got) {more}¤ (?:more|larger|bigger|greater|higher|longer|heavier|older|taller|wider) than the other(?: one)?`,
          `${one}{@A}¤ (?:is|are|costs?|cost|weighs?|has|have|got|gets|had|collected|made) {more}¤ (?:more|more expensive|dearer|longer|heavier|older|taller|larger|bigger|greater|wider|higher)¤ than ${than}{@B}`,
          `${one}{@B}¤ (?:is|are|costs?|weighs?|has|have|got|gets|had) {more}¤ (?:less|fewer|cheaper|shorter|lighter|younger|smaller|narrower)¤ than ${than}{@A}`,
          `${one}{@A} exceeds ${than}{@B} by {more}¤`,
          `{more}¤ more ¤(?:in |of )?(?:the )?{@A} than (?:in )?(?:the )?{@B}`,
          `(?:the |their |whose |a |with a )?difference(?: between them| of the numbers)?(?: is| of|:)? {more}`,
          `(?:they )?differ by {more}¤`,
        ],
        total: [
          `(?:sum|total)(?: of (?:the )?(?:both|their|{})¤)?(?: is| of|:| was)? {total}¤`,
          `(?:add up|sum|add|adding up|sums) to {total}¤`,
          `(?:in all|altogether|together|between them|in total)(?: they)?(?: is| are| have| has| cost| costs| weigh| own)? {total}¤`,
          `{total}¤ (?:in all|altogether|together|in total|between them)`,
          `{total}¤ (?:are |is )?(?:in|into|on|among|between|to|for) {}¤`,
          '(?:have|has|are|is|is cut from|weigh|cost|costs|share|shared) {total}¤~(?:{}|together|in all|altogether|in total)',
          '(?:split|divide|cut|share|arrange|put) {total}¤ (?:into|between|in|among|on) {}¤',
          '{total}¤ (?:long |rope |ribbon |board )?(?:is|are|was|were) (?:cut|split|divided|shared|put) (?:into|in|between|among|on) {}¤',
        ],
      },
      asks: {
        'smaller+larger': [
          '(?:what|which|find|name|give|work out|calculate)(?: are)?(?: the| these| both| two| {})+ *(?:numbers)?(?: are (?:they|these))? *(?=[.?]|$)',
          '(?:what|which) numbers are (?:they|these)',
          '(?:find|what are|calculate|work out) (?:them|both)(?: of them)?(?: numbers)?(?= ?[.?]|$)',
          'how (?:many|much|heavy|long|old|tall|wide|high)(?: \\p{L}+)?(?: (?:is|are|were|does|do|did|has|have|will|there|in|on|for|of))* (?:each|both)(?: (?!than|the other)\\p{L}+){0,4}(?= ?[.?]|$)',
          'what (?:is|are|does|do)(?: the)?(?: \\p{L}+)?(?: of)? (?:each|both)(?: (?!than|the other)\\p{L}+){0,3}(?= ?[.?]|$)',
        ],
        larger: [
          `(?:what|how|find|which|calculate|work out|name|give|whats)~(?<!\\p{L})(?:larger|bigger|greater|higher|longer|heavier|older|taller|wider|largest|biggest)`,
        ],
        smaller: [
          `(?:what|how|find|which|calculate|work out|name|give|whats)~(?<!\\p{L})(?:smaller|lower|shorter|lighter|younger|lesser|cheaper|smallest)`,
        ],
        named: [
          `(?:how (?:many|much|old|long|tall|heavy|wide)|what)~(?:has|have|does|do|did|is|are|was|in|on|of|will) ${one}{@Q}`,
          `(?:find|calculate|work out) ${one}(?:price of |cost of |length of |width of |height of |age of )?${one}{@Q}`,
          `(?<=[.,] ?){@Q}(?: costs?)? ?(?:=|is)? ?\\?`,
          `(?<=[.,] ?)(?:the )?{@Q} costs? ?\\?`,
        ],
      },
      idle: [
        '^{} \\p{L}+(?= )',
        '(?:one|two|{}) (?:numbers?|boxes|parts|pieces|shelves|boys|girls|friends|people|sisters|brothers|bags|rows|things)',
        '(?:their|the numbers|they|in)? ?{}$',
      ],
      odd: 'square|product|quotient|times|percent|%|per |each other|ago|angle|triangle|rectangle|perimeter|average|consecutive|three|half',
      harmless:
        'of the (?:other )?(?:two|numbers)|each(?= (?:box|have|has|shelf|bag|of them|get|one))|together|both|sum|if|other|difference|more expensive',
      names: {
        total: 'both together',
        more: 'the difference',
        double: 'twice the smaller one',
        smaller: 'the smaller one',
        larger: 'the larger one',
      },
      restate: (say) => `Both together are ${say('total')}; the one is ${say('more')} more than the other.`,
      slips: {
        half: 'That shares everything equally. Are the two equal here?',
        unhalved: 'After the difference is taken away, two equal parts are left. Is that one of them or both?',
        added: 'Is that the larger one or the smaller one?',
        halfMore: 'Try it: add up both and look at how far apart they are. Does the difference fit?',
      },
      because:
        'Without the difference both would be equal. So it is taken away first, and what is left is shared by two.',
    },
    sumTimes: {
      facts: {
        times: [
          `one (?:of them |number |part )?(?:is|has|was) {k} times (?:as (?:many|much|big|large|long|great|heavy) as |as |the |larger than |bigger than )?(?:the )?other(?: one)?`,
          `${one}{@A}¤ (?:is|has|have|got|gets|costs?|weighs?|had|he|she) {k} times (?:as (?:many|much|big|large|long|great|heavy|old)¤ as |the (?:age|size|price|weight|length|number|cost) of |as |more than |older than )?${than}{@B}`,
          `${one}{@A} (?:is|are|has|have) {k} times as \\p{L}+ as ${than}{@B}`,
        ],
        total: [
          `(?:sum|total)(?: of (?:the )?(?:both|their|{})¤)?(?: is| of|:| was)? {total}¤`,
          `(?:add|adding|adds)(?: up)? to {total}¤`,
          `(?:in all|altogether|together|between them|in total)(?: they)?(?: is| are| have| has| cost| costs| weigh| own)? {total}¤`,
          `{total}¤ (?:in all|altogether|together|in total|between them)`,
          '(?:split|divide|cut|share) {total}¤ (?:into|between|in) {}¤',
          '(?:earned|have|share|shared|collected|made|picked) {total}¤',
        ],
      },
      asks: {
        'smaller+larger': [
          '(?:what|which|find|name|give|work out|calculate)(?: are)?(?: the| these| both| two| {})+ *(?:numbers)?(?: are (?:they|these))? *(?=[.?]|$)',
          '(?:what|which) numbers are (?:they|these)',
          '(?:find|what are|calculate|work out) (?:them|both)(?: of them)?(?: numbers)?(?= ?[.?]|$)',
          'how (?:many|much|heavy|long|old|tall|wide|high)(?: \\p{L}+)?(?: (?:is|are|were|does|do|did|has|have|will|there|in|on|for|of))* (?:each|both)(?: (?!than|the other)\\p{L}+){0,4}(?= ?[.?]|$)',
          'what (?:is|are|does|do)(?: the)?(?: \\p{L}+)?(?: of)? (?:each|both)(?: (?!than|the other)\\p{L}+){0,3}(?= ?[.?]|$)',
        ],
        larger: [
          `(?:what|how|find|which|calculate|work out|name|give|whats)~(?<!\\p{L})(?:larger|bigger|greater|longer|heavier|older|more expensive|largest)`,
        ],
        smaller: [
          `(?:what|how|find|which|calculate|work out|name|give|whats)~(?<!\\p{L})(?:smaller|shorter|lighter|younger|cheaper|smallest)`,
        ],
        named: [
          `(?:how (?:many|much|old|long|heavy)|what)~(?:has|have|does|do|did|is|are|was|of|will) ${one}{@Q}`,
          `(?:find|calculate|work out) ${one}{@Q}`,
        ],
      },
      idle: ['(?:one|two|{}) (?:numbers?|parts|pieces)'],
      odd: 'percent|%|per |ago|in {} years|angle|triangle|rectangle|perimeter|average|consecutive|three|(?:more|less|fewer) (?:than|and)|third|difference|ticket|adult',
      harmless: 'together|both|sum|if|other|each of them|so that|altogether',
      names: {
        total: 'both together',
        k: 'how many times as much the larger one is',
        parts: 'the number of equal parts',
        smaller: 'the smaller one',
        larger: 'the larger one',
      },
      restate: (say) => `Both together are ${say('total')}; the one is ${say('k')} times the other.`,
      slips: {
        parts: 'The smaller one is a part of its own. How many equal parts are there in all?',
        half: 'That shares everything equally. Are the two equal here?',
      },
      because:
        'The smaller one is one part and the larger one is several such parts. All parts together make the whole.',
    },
    differenceTimes: {
      facts: {
        times: [
          `one (?:of them |number )?is {k} times (?:as (?:many|much|big|large|long|great) as |as |the )?(?:the )?other(?: one)?`,
          `${one}{@A}¤ (?:is|has|have|got|costs?|weighs?) {k} times (?:as (?:many|much|big|large|long|heavy|old)¤ as |the (?:age|size|price|weight|length|number) of )?${than}{@B}`,
        ],
        more: [
          `(?:difference|differ)(?: between them| of the numbers)?(?: is| of| by|:)? {more}¤`,
          `(?:is|has|have|that is|which is)(?: also)? {more}¤ (?:more|older|longer|heavier|larger|greater|bigger)(?: than (?:the )?\\p{L}+)?`,
        ],
      },
      asks: {
        'smaller+larger': [
          '(?:what|which|find|name|give|work out|calculate)(?: are)?(?: the| these| both| two| {})+ *(?:numbers)?(?: are (?:they|these))? *(?=[.?]|$)',
          '(?:what|which) numbers are (?:they|these)',
          '(?:find|what are|calculate|work out) (?:them|both)(?: of them)?(?: numbers)?(?= ?[.?]|$)',
          'how (?:many|much|heavy|long|old|tall|wide|high)(?: \\p{L}+)?(?: (?:is|are|were|does|do|did|has|have|will|there|in|on|for|of))* (?:each|both)(?: (?!than|the other)\\p{L}+){0,4}(?= ?[.?]|$)',
          'what (?:is|are|does|do)(?: the)?(?: \\p{L}+)?(?: of)? (?:each|both)(?: (?!than|the other)\\p{L}+){0,3}(?= ?[.?]|$)',
        ],
        larger: [
          `(?:what|how|find|which|calculate|work out|name|give)~(?<!\\p{L})(?:larger|bigger|greater|longer|heavier|older)`,
        ],
        smaller: [
          `(?:what|how|find|which|calculate|work out|name|give)~(?<!\\p{L})(?:smaller|shorter|lighter|younger)`,
        ],
        named: [`(?:how (?:many|much|old|long|heavy)|what)~(?:has|have|does|do|did|is|are|of) ${one}{@Q}`],
      },
      idle: ['(?:two|{}) numbers?'],
      odd: 'percent|%|per |ago|years|angle|triangle|rectangle|perimeter|average|consecutive|three|sum|together|(?:more|less|fewer) than {} times',
      harmless: 'difference|other|if',
      names: {
        more: 'the difference',
        k: 'how many times as much the larger one is',
        parts: 'the parts in the difference',
        smaller: 'the smaller one',
        larger: 'the larger one',
      },
      restate: (say) => `The one is ${say('k')} times the other; the difference is ${say('more')}.`,
      slips: {
        parts: 'The smaller one is one part itself. How many parts does the larger one have more than that?',
        sum: 'That would be right if both together were given. How many parts are in the difference?',
      },
      because:
        'The smaller one is one part and the larger one is several such parts, so the difference is one part less than that.',
    },
    sumTimesMore: {
      facts: {
        times: [
          `${one}{@A} (?:is|has|have|got) {more}¤ more than {k} times (?:as (?:many|much)¤ as |as |the (?:number|price|age) of )?${than}{@B}`,
          `${one}{@A} (?:is|has|have|got) {more}¤ (?<minus>less|fewer) than {k} times (?:as (?:many|much)¤ as |as |the (?:number|price|age) of )?${than}{@B}`,
        ],
        total: [
          `(?:sum|total)(?: is| of|:)? {total}¤`,
          `(?:add|adds)(?: up)? to {total}¤`,
          `{total}¤ (?:in all|altogether|together|in total|between them)`,
          `(?:in all|altogether|together|between them|in total)(?: they)?(?: is| are| have| has| cost| costs)? {total}¤`,
        ],
      },
      asks: {
        larger: [`(?:what|how|find|which)~(?<!\\p{L})(?:larger|bigger|greater)`],
        smaller: [`(?:what|how|find|which)~(?<!\\p{L})(?:smaller)`],
        named: [`(?:how (?:many|much|old)|what)~(?:has|have|does|do|did|is) ${one}{@Q}`],
      },
      idle: ['(?:two|{}) numbers?'],
      odd: 'percent|%|per |ago|average|consecutive|three',
      harmless: 'together|both|sum|if|other',
      names: {
        total: 'both together',
        more: 'the amount over or under',
        k: 'how many times',
        rest: 'both together if it were exactly so many times',
        parts: 'the number of equal parts',
        smaller: 'the smaller one',
        multiple: 'exactly so many times the smaller one',
        larger: 'the larger one',
      },
      restate: (say) =>
        `Both together are ${say('total')}; the one is ${say('k')} times the other, with a difference of ${say('more')}.`,
      slips: {
        rest: 'It is not exactly so many times. What has to be done with the extra amount before sharing?',
        parts: 'The smaller one is a part of its own. How many equal parts are there in all?',
      },
      because: 'First the extra amount is put aside, so that only equal parts are left.',
    },
    twoPrices: {
      facts: {
        prices: [
          '{p}¤ (?:for|per) (?:a |an |each |every )?{@A},? (?:and|but)?(?: tickets)? ?{q}¤ (?:for|per) (?:a |an |each |every )?{@B}',
          'for (?:a |an )?{@A} (?:cost|costs|is|are) {p}¤,? (?:and|but) ?(?:the ones )?for (?:a |an )?{@B}(?: cost| costs| is| are)? {q}',
          '(?:tickets? )?(?:for )?{@A} (?:tickets? )?(?:paid|pay|pays|cost|costs|were|are|at|for) {p}¤,?(?: and|,| or)(?: the)? {@B}(?: tickets?)?(?: paid| pay| cost| costs| were| are| at| for)? {q}',
          "{@A}(?:'s|s')? (?:tickets? )?(?:at|for) {p}¤(?: and|,)(?: the)? {@B}(?:'s|s')? (?:tickets? )?(?:at|for) {q}",
          'some (?:at|for) {p}¤ and (?:the others|others|some|the rest) (?:at|for) {q}',
          '(?:tickets|coins|notes|stamps)¤ (?:at|for|of|cost|costs) {p}¤ (?:and|or) {q}¤',
        ],
        n: [
          '{n} (?:tickets|coins|notes|stamps|people|visitors|pens|books)',
          '(?:sold|bought|has|have) {n}(?: tickets)?',
        ],
        total: [
          '(?:total of|total|took|takes|in all|altogether|paid|worth|collected|made|brought in|came to|for) {total}',
          '{total}¤ (?:in all|altogether|in total|together)',
          '(?:takings|revenue|income|sum)~ {total}',
        ],
      },
      asks: {
        cheap: ['how many~cheap\\p{L}* '],
        dear: ['how many~(?:dear|expensive|more expensive)\\p{L}* '],
        named: [
          "(?:how many|number of) {@Q}(?:'s|s')?(?: tickets?)?",
          'how many (?:of (?:them|the tickets) )?(?:were|are) (?:for )?{@Q}',
          'how many {@Q} (?:came|were|went|are|paid|bought)',
        ],
      },
      odd: '%|percent|discount|free|twice|times|half|profit|hire|each of|left',
      harmless: 'some|others?|rest|total|sum|together|altogether',
      idle: [],
      names: {
        n: 'how many there are in all',
        total: 'the whole amount',
        p: 'the one price',
        q: 'the other price',
        base: 'the amount if all were the cheap ones',
        extra: 'how much is missing to the real amount',
        gap: 'the difference of the prices',
        dear: 'the number of the dear ones',
        cheap: 'the number of the cheap ones',
      },
      restate: (say) => `The prices are ${say('p')} and ${say('q')}. In all ${say('n')} make ${say('total')}.`,
      slips: { half: 'That takes as many of the one as of the other. Does the whole amount fit then?' },
      because:
        'If all were the cheap ones, the amount would be too small. Each dear one adds the difference of the prices.',
    },
    wheels: {
      facts: {
        kinds: [
          '(?:cars|tricycles) and (?:motorbikes|motorcycles|bikes|bicycles|scooters)',
          '(?:motorbikes|motorcycles|bikes|bicycles|scooters) and (?:cars|tricycles)',
          '(?:chickens|hens|ducks|geese|birds) and (?:rabbits|cows|sheep|pigs|goats|horses|dogs|cats)',
          '(?:rabbits|cows|sheep|pigs|goats|horses|dogs|cats) and (?:chickens|hens|ducks|geese|birds)',
        ],
        total: ['{total} (?:legs|wheels|feet)'],
        n: ['{n}(?: vehicles| heads| animals)?'],
      },
      asks: {
        dear: ['how many~(?:cars|tricycles|rabbits|cows|sheep|pigs|goats|horses|dogs|cats)'],
        cheap: ['how many~(?:motorbikes|motorcycles|bikes|bicycles|scooters|chickens|hens|ducks|geese|birds)'],
      },
      odd: '%|more than|fewer|less|twice|left|spare|extra|three-legged|times',
      harmless: 'together|altogether|between them|each|per',
      names: {
        n: 'how many there are in all',
        total: 'the legs or wheels in all',
        base: 'the number if each had the fewer ones',
        extra: 'how many more there are',
        gap: 'how many more the other kind has',
        dear: 'the number of those with more',
        cheap: 'the number of those with fewer',
      },
      restate: (say) => `There are ${say('n')} of both kinds, and they have ${say('total')} legs or wheels in all.`,
      slips: {
        half: 'That takes as many of the one kind as of the other. Does the number of legs or wheels fit then?',
      },
      because:
        'If all were of the kind with fewer, the number would be too small. Each one of the other kind adds the difference.',
    },
    dearerPrice: {
      facts: {
        more: [
          "(?:a|an|each|one)? ?{@A}(?:'s|s')?(?: ticket| tickets)? (?:costs?|is|are) {more}¤ (?:more|dearer|more expensive)(?: than (?:a |an |the )?{@B}(?:'s|s')?(?: tickets?)?)?",
        ],
        groups: ['{m} (?:\\p{L}+)(?: tickets?)? and {l} (?:\\p{L}+)'],
        total: ['(?:pay|paid|cost|costs|for|total|is|spend|spent) {total}¤'],
      },
      asks: {
        high: [
          '(?:how much|what|find)~(?:an?|one|the) (?:adult|teacher|grown)',
          '(?:how much|what|find)~(?:dearer|more expensive)',
        ],
        low: [
          '(?:how much|what|find)~(?:an?|one|the) (?:kid|child|pupil|student)',
          '(?:how much|what|find)~cheaper',
          '(?:kid|child|pupil|student) ticket(?: price)?',
        ],
      },
      odd: '%|times|twice|discount|free|(?:kid|child|pupil|student)\\p{L}*(?: ticket)? (?:costs|is|are) {}|{} (?:kid|child|pupil|student)\\p{L}* (?:tickets )?and',
      harmless: 'together|altogether',
      names: {
        more: 'how much more the dearer one costs',
        m: 'the number of the dearer ones',
        l: 'the number of the cheaper ones',
        total: 'the whole amount',
        extra: 'the extra for all the dearer ones',
        rest: 'the amount if all were the cheaper ones',
        all: 'how many there are in all',
        low: 'the lower price',
        high: 'the higher price',
      },
      restate: (say) =>
        `There are ${say('m')} of the dearer and ${say('l')} of the cheaper ones, in all for ${say('total')}. A dearer one costs ${say('more')} more.`,
      slips: {
        even: 'That takes the same price for everybody. Who pays more here?',
        once: 'The extra was taken off once. How many people pay it?',
      },
      because: 'When the extra of all the dearer ones is taken off, everybody pays the same lower price.',
    },
    timesPrice: {
      facts: {
        times: [
          "(?:a|an|the)? ?{@A}(?:'s)?(?: ticket)? (?:costs?|is) {k} times (?:as much as |the price of |as |)(?:a |an |the )?{@B}(?:'s)?(?: ticket)?",
        ],
        groups: [
          '{m} (?:adult|teacher|grown)\\p{L}*(?: tickets?)? and {l} (?:kid|child|pupil|student)\\p{L}*(?: tickets?)?',
        ],
        total: ['(?:pay|paid|cost|costs|for|total|is|spend|spent) {total}¤'],
      },
      asks: {
        high: ['(?:how much|what|find)~(?:an?|one|the) (?:adult|teacher|grown)'],
        low: [
          '(?:how much|what|find)~(?:an?|one|the) (?:kid|child|pupil|student)',
          '(?:kid|child|pupil|student) ticket(?: price)?',
        ],
      },
      odd: '%|discount|free|more|less|(?:kid|child)\\p{L}*(?: ticket)? (?:costs|is) {}',
      harmless: 'together|altogether',
      names: {
        k: 'how many times the dearer one costs',
        m: 'the number of the dearer ones',
        l: 'the number of the cheaper ones',
        total: 'the whole amount',
        parts: 'how many cheap ones the dear ones are worth',
        all: 'how many cheap ones it would be in all',
        low: 'the lower price',
        high: 'the higher price',
      },
      restate: (say) =>
        `There are ${say('m')} of the dearer and ${say('l')} of the cheaper ones, in all for ${say('total')}. A dearer one costs ${say('k')} times a cheaper one.`,
      slips: { even: 'That takes the same price for everybody. Who pays more here?' },
      because: 'Each dear one is worth several cheap ones, so everything can be counted in cheap ones.',
    },
    otherPrice: {
      facts: {
        known: [
          '{m} \\p{L}+(?: tickets?| packs?)? (?:at|for|cost) {p}(?:¤ (?:each|apiece))',
          '{m} \\p{L}+(?: tickets?)? at {p}',
        ],
        other: ['(?:and|,) (?:bought )?{l} (?:\\p{L}+ )?(?<B>\\p{L}+)'],
        total: ['(?:paid|pay|pays|cost|costs|for|total of|spend|spends|spent|together) {total}'],
      },
      asks: {
        one: [
          '(?:how much|what)~(?:one|an?|each) ',
          'price of (?:one|an?)',
          'how much (?:is|was|does|did) (?:the|each) ',
        ],
      },
      odd: '%|times|twice|half|discount|free|change|left|per|kg|more|cheaper|rest|budget',
      harmless: 'each|together|altogether',
      names: {
        m: 'the number with the known price',
        p: 'the known price',
        l: 'the number with the unknown price',
        total: 'the whole amount',
        part: 'the cost of those with the known price',
        rest: 'what is left for the others',
        one: 'the price of one of the others',
      },
      restate: (say) => `${say('m')} at ${say('p')} each and ${say('l')} others cost ${say('total')} in all.`,
      slips: {
        once: 'The known price was taken off once. How many of those are there?',
        rest: 'That is what the others cost together. How many of them are there?',
        whole: 'The whole amount also pays for the ones with the known price. What do they cost?',
      },
      because: 'What the known ones cost is taken off first; the rest is shared by the others.',
    },
    consecutive: {
      facts: {
        n: [
          '{n} (?:consecutive|successive) (?:whole |natural |page )?(?:numbers|integers|pages)',
          '{n}¤ numbers in a row',
        ],
        total: [
          '(?:sum|total)(?: of)?(?: is|:| of)? {total}',
          '(?:add|adds|adding)(?: up)? to {total}',
          'sum to {total}',
          '(?:have|has) (?:a|the) sum (?:of )?{total}',
          'together {total}',
        ],
      },
      asks: {
        smallest: ['(?:what|find|which|name|whats|give|work out)~(?:smallest|smaller|least|lowest|first)'],
        largest: [
          '(?:what|find|which|name|whats|give|work out)~(?:largest|larger|biggest|bigger|greatest|last|highest)',
        ],
        middle: ['(?:what|find|which|name|whats|give|work out)~(?:middle)'],
      },
      odd: '(?<!\\p{L})(?:even|odd|multiples?|product)(?!\\p{L})|%',
      harmless: 'sum|of the(?:m| two| three)|on lockers',
      names: {
        n: 'how many numbers there are',
        total: 'their sum',
        before: 'how many steps the last one is above the first',
        extra: 'what the others have more than the smallest, in all',
        rest: 'the sum if all were as small as the smallest',
        smallest: 'the smallest number',
        gaps: 'how far the largest is above the smallest',
        middle: 'the middle number',
        largest: 'the largest number',
      },
      restate: (say) =>
        `The sum of ${say('n')} numbers in a row is ${say('total')}, each larger than the one before it by one.`,
      slips: {
        mean: 'That is the middle of the numbers. Which of them is asked?',
        one: 'Each number is larger than the one before. How much more than the smallest do all the others have in all?',
      },
      because: 'If all numbers were as small as the smallest, the sum would be smaller by what the others have more.',
    },
    consecutiveEven: {
      facts: {
        n: [
          '{n} (?:consecutive|successive) (?:positive )?(?:even|odd) (?:whole |natural |page )?(?:numbers|integers|pages)',
        ],
        total: [
          '(?:sum|total)(?: of)?(?: is|:| of)? {total}',
          '(?:add|adds|adding)(?: up)? to {total}',
          'sum to {total}',
          '(?:have|has) (?:a|the) sum (?:of )?{total}',
          'together {total}',
        ],
      },
      asks: {
        smallest: ['(?:what|find|which|name|whats|give|work out)~(?:smallest|smaller|least|lowest|first)'],
        largest: [
          '(?:what|find|which|name|whats|give|work out)~(?:largest|larger|biggest|bigger|greatest|last|highest)',
        ],
        middle: ['(?:what|find|which|name|whats|give|work out)~(?:middle)'],
      },
      odd: '(?<!\\p{L})(?:multiples?|product)(?!\\p{L})|%',
      harmless: 'sum|of the(?:m| two| three)',
      names: {
        n: 'how many numbers there are',
        total: 'their sum',
        before: 'how many steps the last one is above the first',
        extra: 'what the others have more than the smallest, in all',
        rest: 'the sum if all were as small as the smallest',
        smallest: 'the smallest number',
        gaps: 'how far the largest is above the smallest',
        middle: 'the middle number',
        largest: 'the largest number',
      },
      restate: (say) =>
        `The sum of ${say('n')} such numbers in a row is ${say('total')}. They are all even or all odd.`,
      slips: {
        mean: 'That is the middle of the numbers. Which of them is asked?',
        one: 'Neighbors here are further apart than one. How much more than the smallest do all the others have in all?',
      },
      because: 'If all numbers were as small as the smallest, the sum would be smaller by what the others have more.',
    },
    fixedTotal: {
      facts: {
        rate: [
          '{rate}¤ (?:for (?:each|every)|per|a|an|each) (?:extra |additional |further )?(?:mile|km|kilomet\\p{L}+|minute|hour|gb|day|message|text|class|visit|lesson|ride|guest|person|page|month)',
        ],
        fixed: [
          '{fixed}¤ (?:a month|per month|fixed|basic|to start|plus|flat|to get in|entry|at the start|for (?:the )?(?:delivery|start|call-?out))',
          '(?:fixed (?:fee|charge|price) (?:of|is)|base (?:fee|price|fare) (?:of|is)|basic (?:fee|charge) (?:of|is)|callout fee (?:of|is)|entry (?:fee )?(?:is|of|costs)|charges|costs|is) {fixed}¤',
        ],
        n: [
          '{n} (?:extra |additional )?(?:miles?|km|kilomet\\p{L}+|minutes?|hours?|gb|days?|messages?|texts?|classes|visits?|lessons?|rides?|guests?|people|pages?)',
          '{n} (?:extra|additional)',
        ],
      },
      asks: {
        total: [
          '(?:how much|what)~(?:cost|pay|bill|price|charge|total|fare|owe|earn|ride|trip)',
          '(?:bill|total|cost|price) ?\\?',
        ],
      },
      odd: '%|twice|half|first {}|free|discount|included|up to|over|left|change|double|both|two|year|{} (?:people|friends) (?:share|split)',
      harmless: 'plus|extra|additional|each|every|per|then',
      names: {
        rate: 'the price for one',
        fixed: 'the fixed amount',
        n: 'how many there are',
        part: 'what they cost without the fixed amount',
        total: 'the whole amount',
      },
      restate: (say) => `There is a fixed amount of ${say('fixed')}, and ${say('rate')} more for each of ${say('n')}.`,
      slips: {
        part: 'That is what has to be paid for each unit. What has to be paid besides?',
        both: 'How many times is the fixed amount paid?',
        once: 'The price for one was added once. For how many is it paid?',
      },
      because: 'The fixed amount is paid once, the other price as often as there are units.',
    },
    fixedCount: {
      facts: {
        rate: [
          '{rate}¤ (?:for (?:each|every)|per|a|an|each) (?:extra |additional |further )?(?:mile|km|kilomet\\p{L}+|minute|hour|gb|day|message|text|class|visit|lesson|ride|guest|person|page)',
        ],
        fixed: [
          '{fixed}¤ (?:a month|per month|fixed|basic|to start|plus|flat|to get in|entry|at the start)',
          '(?:fixed (?:fee|charge|price) (?:of|is)|base (?:fee|price|fare) (?:of|is)|basic (?:fee|charge) (?:of|is)|callout fee (?:of|is)|charges|costs|starts at) {fixed}¤',
        ],
        total: [
          '(?:ride|trip|bill|total|fare|journey|paid|pays|pay|cost|costs|came to|was|is)(?: was| is| cost| came to| costs| of)? {total}',
        ],
      },
      asks: {
        n: [
          'how (?:many|far|long)~(?:miles?|km|kilomet\\p{L}+|minutes?|hours?|gb|days?|messages?|texts?|classes|visits?|lessons?|rides?|guests?|people|pages?|did|was|ride|trip)',
        ],
      },
      odd: '%|twice|half|first {}|free|discount|included|up to|left|change|double|both|year',
      harmless: 'plus|extra|additional|each|every|per|then|if',
      names: {
        rate: 'the price for one',
        fixed: 'the fixed amount',
        n: 'how many there are',
        rest: 'what is left without the fixed amount',
        total: 'the whole amount',
      },
      restate: (say) =>
        `There is a fixed amount of ${say('fixed')}, and ${say('rate')} more for each one. In all it is ${say('total')}.`,
      slips: {
        fixed: 'A part of the whole amount is the fixed one. How much is left for the rest?',
        added: 'Is the fixed amount a part of the whole, or does it come on top?',
        rest: 'That is money. For how many is it enough?',
      },
      because: 'The fixed amount is paid once, so it is taken off before sharing.',
    },
    goal: {
      facts: {
        rate: [
          '(?:saves?|saving|puts? (?:aside|by|away)|earns?|gets?|adds?|collects?|pays? back|pay|pays) (?:another |up )?{rate}¤ (?:each|every|per|a) (?:week|month|day)',
          '{rate}¤ (?:each|every|per|a) (?:week|month|day)',
        ],
        fixed: ['(?:already )?(?:has|have|had|got|saved|paid back|starts with|paid)(?: already| saved)? {fixed}'],
        total: [
          '(?:costs?|needs?|wants?|price is|for|reach|worth|is|until (?:he|she|i|we) (?:has|have)|have|has)(?: the| a)? {total}',
        ],
      },
      asks: { n: ['(?:how many|after how many|in how many) (?:weeks|months|days)', 'how long'] },
      odd: '%|twice|half|spends?|spent|gives|given|interest|double|left over|first|both|two|friends|sister|brother',
      harmless: 'already|each|every|per|until|more|after|if|for the|left to',
      names: {
        rate: 'what is added each time',
        fixed: 'what there is already',
        total: 'the goal',
        rest: 'what is still missing',
        n: 'how many times something has to be added',
      },
      restate: (say) =>
        `The goal is ${say('total')}; there is ${say('fixed')} already, and ${say('rate')} comes each time.`,
      slips: {
        fixed: 'Some of it is there already. How much is still missing?',
        added: 'Does what is there already make the rest larger or smaller?',
        rest: 'That is what is still missing. In how many goes does it come together?',
      },
      because: 'Only what is still missing has to be saved.',
    },
    shrinkingLeft: {
      facts: {
        rate: [
          '(?:loses?|burns?(?: down)?|drains?|uses?|leaks?|gets? shorter|shrinks?|melts?|reads?|eats?|drinks?)(?: by)? {rate}¤ (?:an|a|per|each|every|in an) (?:hour|minute|day|week|second)',
        ],
        n: ['(?:after|in|for) {n} (?:hours?|minutes?|mins?|days?|weeks?|seconds?)'],
        start: ['(?:is|was|has|holds|had|with|of|starts at) {start}¤', '{start}¤ (?:long|tall|candle|tank|book)'],
      },
      asks: {
        rest: [
          'how (?:much|long|tall|high|many|far)~(?:left|after|still|¦|remain\\p{L}*|then)',
          'what~(?:left|length|height)',
        ],
      },
      odd: '%|twice|half|third|quarter|two|both|{} candles|filled|adds?|poured|degrees|°',
      harmless: 'left|after|each|per|remain\\p{L}*|every',
      names: {
        rate: 'what goes each time',
        start: 'what there is at first',
        n: 'how many times',
        part: 'what goes in all',
        rest: 'what is left',
      },
      restate: (say) => `At first there is ${say('start')}, and ${say('rate')} goes each time, ${say('n')} times.`,
      slips: {
        part: 'That is what is gone. What is asked?',
        once: 'That is after the first time. How many times does something go?',
      },
      because: 'The same goes each time, so what goes in all is taken off the start.',
    },
    shrinkingTime: {
      facts: {
        rate: [
          '(?:loses?|burns?(?: down)?|drains?|uses?|leaks?|gets? shorter|shrinks?|melts?)(?: by)? {rate}¤ (?:an|a|per|each|every|in an) (?:hour|minute|day|week|second)',
        ],
        start: ['(?:is|was|has|holds|had|of|starts at) {start}¤', '{start}¤ (?:long|tall|candle|tank)'],
        rest: ['(?:is it|will it be|is only|are|be|down to|left with|only) {rest}¤'],
      },
      asks: { n: ['(?:after |in )?how (?:many (?:hours|hrs|minutes|mins|days|weeks|seconds)|long)'] },
      odd: '%|twice|half|third|quarter|two|both|filled|adds?|poured|degrees|°',
      harmless: 'left|after|each|per|remain\\p{L}*|every|until',
      names: {
        rate: 'what goes each time',
        start: 'what there is at first',
        rest: 'what is left at the end',
        part: 'what goes in all',
        n: 'how many times something goes',
      },
      restate: (say) => `At first there is ${say('start')}, ${say('rate')} goes each time, and ${say('rest')} is left.`,
      slips: {
        whole: 'Not everything is gone at the end. How much goes in all?',
        rest: 'That shares what is left. How much is gone?',
      },
      because: 'What is gone in all is the start without the rest, and each time the same goes.',
    },
    levelRate: {
      facts: {
        rate: [
          '(?:rises?|goes up|warms up|climbs|gets warmer|ascends|increases)(?: by)? {rate}¤ (?:an|a|per|each|every) (?:hour|minute|second|day)',
          '(?<down>falls?|sinks?|drops?|cools|goes down|descends|gets colder|dives|decreases)(?: by)? {rate}¤ (?:an|a|per|each|every) (?:hour|minute|second|day)',
        ],
        n: ['(?:after|for|in) {n} (?:hours?|minutes?|mins?|seconds?|secs?|days?)'],
        start: ['(?:at|is|was|from|starts at) {-start}¤', '{-start}¤'],
      },
      asks: {
        end: [
          '(?:where|what|how (?:high|deep|warm|cold)|temp)~(?:is|are|now|then|¦|position|temperature|temp|height|depth|be)',
        ],
      },
      odd: '%|twice|half|average|km/h|stops|candle|bath|tank',
      harmless: 'after|each|per|every|it then',
      names: {
        rate: 'the change each time',
        n: 'how many times it changes',
        start: 'the level at the start',
        change: 'the change in all',
        end: 'the level at the end',
      },
      restate: (say) => `It starts at ${say('start')} and changes by ${say('rate')} each time, ${say('n')} times.`,
      slips: {
        once: 'That is after one change. How many changes are there?',
        direction: 'Does it go up or down? Picture a number line.',
        change: 'That is the change. Where does it start?',
      },
      because: 'The change in all starts from the first level, up or down a number line.',
    },
    levelTime: {
      facts: {
        rate: ['(?:at|loses|by|falls|drops|rises|cools|of) {rate}¤ (?:an|a|per|each|every) (?:hour|minute|second|day)'],
        levels: ['from {-from}¤ (?:down |up )?to {-to}¤'],
      },
      asks: { n: ['how (?:many (?:hours|minutes|seconds|days)|long)'] },
      odd: '%|twice|half|average|km/h|km |stops',
      harmless: 'each|per|every|after',
      names: {
        rate: 'the change each time',
        from: 'the first level',
        to: 'the last level',
        change: 'the change in all',
        n: 'how many times it changes',
      },
      restate: (say) => `It goes from ${say('from')} to ${say('to')}, by ${say('rate')} each time.`,
      slips: {
        difference: 'How far is it between the two levels, across zero?',
        change: 'That is the whole change. How many times does it take?',
      },
      because: 'The change in all is the distance between the two levels, and each time the same part of it is done.',
    },
    levelDifference: {
      facts: {
        levels: [
          '(?:°|temperature|degrees|level|sea|thermometer|met(?:er|re)s)~[^.?!]*?{-from}¤[^?!]{0,80}?(?:and|,|to|but)[^?!\\ue000-\\ue0ff]{0,60}?{-to}¤',
          '{-from}(?: ?°| degrees| ?m )[^?!\\ue000-\\ue0ff]{0,80}?(?:and|to|but)[^?!\\ue000-\\ue0ff]{0,60}?{-to}',
        ],
      },
      asks: {
        difference: [
          '(?:what|find)~difference',
          'by how (?:many|much)~(?:differ|warmer|colder|rise|rose|fall|fell|drop|higher|lower|change)',
          'how (?:many|much)~(?:warmer|colder|higher|lower)',
          'how (?:many|much) degrees did it (?:drop|fall|rise|warm)',
          'how far apart',
        ],
      },
      odd: '%|[$€£]|dollar|percent|price|cost|twice|half|average|km/h|per |each|every|(?:fell|rose|dropped|warmed|rises|falls) (?:by )?{}|{}¤ (?:colder|warmer|lower|higher) |then|{}.*{}.*{}',
      harmless: 'difference|but|in degrees|of the|on the other',
      names: { from: 'the one level', to: 'the other level', difference: 'how far they are apart' },
      restate: (say) => `One level is ${say('from')}, the other one is ${say('to')}.`,
      slips: { sign: 'The signs matter. How far is each level from zero, and on which side?' },
      because:
        'On a number line, the difference is the way from the one level to the other; on different sides of zero it passes zero.',
    },
    product: {
      facts: {
        choices: [
          '(?:has|have|with|offers?|there are|choose (?:from|between)|wears?|owns?|got|brings|in)(?: a choice of)? {n*} (?:pairs of )?\\p{L}+(?= ?[.,;?!]| how| from| and {}|$)',
          'there are {n*}¤ (?:from|to)',
        ],
      },
      asks: {
        ways: [
          '(?:in )?how many[^?.]*?(?:ways|outfits|combinations|meals|menus|choices|options|routes|possibilities|sets|pairs)',
          '(?:number of|find all|total)~(?:ways|outfits|combinations|possibilities)',
        ],
      },
      idle: ['{}-course'],
      odd: "%|(?<!\\p{L})(?:two (?:books|things|items)|different kinds|except|already|sold out|but|not|only|does|either|or|twice|cannot|can't|both|each (?:day|cost)|cost|price|orders?|different orders|arrange|costs|left|per)(?!\\p{L})|total (?:number )?of (?:things|people)",
      harmless: 'different|each|one of each|if|through|every',
      names: { n: 'the number of choices for one of them', ways: 'the number of ways' },
      restate: (say) => `One is chosen from each kind: ${say('n')}.`,
      slips: {
        sum: 'Adding counts the single things. With each one of the first kind, how many of the second can go?',
      },
      because:
        'With each choice of the first kind, every choice of the next one is possible, so the numbers are multiplied.',
    },
    orders: {
      facts: {
        n: [
          '{n} (?:different )?(?:friends|people|children|kids|pupils|runners|books|pictures|letters|cards|songs|students|girls|boys|balls)',
          'letters of [^.]*? ?{n}',
        ],
      },
      asks: {
        ways: [
          '(?:in )?how many (?:different |possible )?(?:orders|ways|arrangements)',
          'how many (?:different )?arrangements',
        ],
      },
      odd: '%|only|not|must|next to|together|same|pairs?|choose|chosen|select|pick|captain|first {}|teams?|committee|repeat|twice|digits?|drivers?|round table|circle|handshake|medal|podium|cannot|always|flavou?rs|shirts|between',
      harmless: 'all|different|are|each|of them|other|after',
      idle: ['(?:on |in )?{} (?:seats|chairs|places)'],
      names: { n: 'how many are put in order', ways: 'the number of orders' },
      restate: (say) => `All ${say('n')} are put one after another.`,
      slips: {
        square: 'Can someone who already has a place take a further one?',
        once: 'That is the number of choices for the first place. What about the next places?',
        sum: 'That stops after the second place. How many are still left then?',
      },
      because:
        'For the first place all can be chosen, for the next one fewer by one, and so on; the choices are multiplied.',
    },
    pairs: {
      facts: {
        n: [
          '{n} (?:\\p{L}+ )?(?:teams|people|friends|players|pupils|children|kids|guests|students|members|boys|girls|points|towns|neighbou?rs|classmates)',
        ],
      },
      asks: {
        pairs: [
          '(?:shakes?|shook|shake)~hands?[^.?]*[.,?]? ?(?:how many)~(?:handshakes|are there|times|in all)?',
          '(?:everyone|everybody|every team|each team|each (?:player|one|person)|every (?:player|person|pair)|all)~(?:plays?|played|clinks?|hugs?|calls?|meets?|against|shakes?)[^?]*how many~(?:matches|games|handshakes|clinks|hugs|calls|times)',
          'how many (?:handshakes|matches|games|hugs)~(?:if|when)~(?:everyone|everybody|each|every|all)~(?:once|other|everyone|every other|hands)',
        ],
      },
      odd: '%|(?<!\\p{L})(?:twice|two times|home and away|except|but|not|already|groups? of|knockout|knock-out|loser|out|and \\p{L}+ \\p{L}+ teams|three times|days?|minutes?|each way|gifts?|presents?|cards?|photos?|sends?|gives?)(?!\\p{L})',
      harmless: 'each|every|other|another|once|together|all|one|in total|altogether|if',
      names: {
        n: 'how many there are',
        others: 'how many others there are for each one',
        twice: 'the meetings, each counted from both sides',
        pairs: 'the number of pairs',
      },
      restate: (say) => `Each of ${say('n')} meets each other one once.`,
      slips: {
        twice: 'Each meeting belongs to two of them. How often was it counted?',
        self: 'Does anyone meet themselves?',
        others: 'That is how many one of them meets. What about the others?',
      },
      because:
        'Each one meets all the others, and each meeting is counted from both sides, so half of it are the pairs.',
    },
    codes: {
      facts: {
        places: [
          '{places}[- ](?:digit|letter|character|figure)',
          '{places} (?:wheels|dials|places|rings|positions|coins|dice|questions)',
        ],
        signs: [
          '{signs} (?:\\p{L}+ )?(?:digits|letters|numbers|symbols|colou?rs|possible|answers|options|sides|faces)',
          'each(?: has| with| can be| showing)? {signs}',
        ],
      },
      asks: { codes: ['how many~(?:codes|combinations|passwords|pins|numbers|possibilities|outcomes|different)'] },
      odd: '%|(?<!\\p{L})(?:not|only|different digits|no (?:digit|letter)|repeat\\p{L}*|once|zero|even|odd|without|first|last|must|cannot|and {}|letters and)(?!\\p{L})',
      harmless: 'each|every|per',
      names: {
        places: 'the number of places',
        signs: 'the choices for one place',
        codes: 'the number of possibilities',
      },
      restate: (say) => `There are ${say('places')} places with ${say('signs')} choices each.`,
      slips: {
        sum: 'Each choice of the first place goes with every choice of the next one. Are they added or multiplied?',
      },
      because: 'Each choice for one place goes with every choice for the next one, so the choices are multiplied.',
    },
    oneDraw: {
      facts: {
        wanted: [
          '{wanted} (?:winning|red|green|blue|white|black|yellow|gold|lucky|faulty|broken|ripe|sour|aces|girls|boys|even|of (?:them|which|these|its faces) (?:are|is|show)?)',
        ],
        all: [
          '(?:of|with|in|from|out of|has|holds|contains|are|raffle of|die with|deck of|among)¤ {all}¤',
          '{all} (?:tickets|balls|cards|beads|marbles|sweets|pens|eggs|apples|kids|pupils|bulbs)',
        ],
      },
      asks: {
        chance: [
          '(?:what|find|whats|calculate|work out)~(?:probability|chance)[^?.]*',
          '(?:probability|chance) (?:that|of)[^?.]*',
          'my chance of winning',
          'how likely[^?.]*',
        ],
      },
      odd: "%|(?<!\\p{L})(?:not|n['’]?t|two|twice|both|without|then|or|expect|times|neither|no|never|either|again|at least|another|dont|replace\\p{L}*|more|others?)(?!\\p{L})",
      harmless: 'only|just|one',
      names: {
        all: 'the number of all',
        wanted: 'the number of the wanted ones',
        chance: 'the chance of a wanted one',
      },
      restate: (say) => `There are ${say('all')} in all, and ${say('wanted')} of them are wanted ones. One is drawn.`,
      slips: {
        others: 'That compares the wanted ones with the others. From how many is one drawn?',
        turned: 'Can a chance be larger than one?',
      },
      because: 'Each one is drawn equally likely, so the chance is the share of the wanted ones among all.',
    },
    notChance: {
      facts: {
        p: [
          '(?:chance|probability)[^?.!\\ue000-\\ue0ff]*(?:is|are|of|=) {p}%?',
          '(?:with|at) (?:a )?(?:probability|chance) (?:of )?{p}%?',
        ],
      },
      asks: {
        chance: [
          "(?:what|whats|find|how likely)~(?:chance|probability|likely)[^?]*(?:(?<!\\p{L})not(?!\\p{L})|n['’]t|stays? dry|miss\\p{L}*|los\\p{L}+|fail\\p{L}*|on time|no rain|doesnt|wont)",
        ],
      },
      odd: '(?<!\\p{L})(?:and|two|twice|both|times|or|first|second|again|at least|either|neither)(?!\\p{L})',
      names: { p: 'the chance that it happens', chance: 'the chance that it does not happen' },
      restate: (say) => `The chance that it happens is ${say('p')}.`,
      slips: { same: 'That is the chance that it happens. What is asked?', half: 'Are both equally likely here?' },
      because: 'Either it happens or it does not, and both chances together make one.',
    },
    expected: {
      facts: {
        p: [
          '(?:chance|probability)[^?.!\\ue000-\\ue0ff]*(?:is|are|of|=) {p}%?',
          '(?:with|at|has) (?:a )?(?:probability|chance) (?:of )?{p}%?',
        ],
        n: [
          '(?:in|of|from|among|out of|for|throws?|thrown|rolled|rolls?) {n} ?(?:\\p{L}+)?',
          '{n} (?:times|throws|rolls|spins|tries|shots|bulbs|tickets|seeds)',
        ],
      },
      asks: {
        number: [
          'how (?:many|often)~(?:expect|likely|probably)[^?.]*',
          'expected (?:number|value)',
          'how (?:many|often)[^?.]*(?:on average|expected)',
        ],
      },
      odd: "(?<!\\p{L})(?:not|n['’]t|already|two|both|or|at least|neither|without|again|twice|more|good|working|pays?|wins? [$€£])(?!\\p{L})",
      harmless: 'times|on average|average|each',
      names: { p: 'the chance each time', n: 'the number of tries', number: 'the expected number' },
      restate: (say) => `The chance is ${say('p')} each time, and there are ${say('n')} tries.`,
      slips: {
        one: 'Those are the other ones. Which are asked?',
        turned: 'The chance is the share of all tries. Can it be more than all of them?',
      },
      because: 'The chance is the share of all tries that one expects.',
    },
    nthTerm: {
      facts: {
        first: [
          '(?:starts?|begins?) (?:at|with) {-first}(?:, ?{}){0,4}(?: ?…|\\.\\.\\.)?',
          '(?:first (?:term|number|square|shape|figure|row|one|pattern)|bottom row|top row)¤ ?(?:is|has|needs|takes|of|uses|with|=)(?: only)? {-first}',
          '(?:sequence|row|series)[^.?\\ue000-\\ue0ff]*{-first}, ?{}(?:, ?{})*(?: ?…|\\.\\.\\.)?',
        ],
        step: [
          '(?:goes|go|going) up (?:by |in )?{step}(?: each time| every time| at a time)?',
          '(?<down>goes|go|going) down (?:by )?{step}(?: each time| every time)?',
          '(?:every|each)(?: \\p{L}+)? (?:other |next |further |new )?(?:one|square|term|number|shape|row|figure)?(?: needs| has| takes| is| uses)? ?{step} more(?: than the (?:one )?before| than the last(?: one)?| than the previous(?: one)?)?',
          '(?:every|each)(?: \\p{L}+)? (?:next |further )?(?:one|square|term|number|shape|row|figure)?(?: has| is)? ?{step} (?<down>fewer|less)(?: than the (?:one )?before| than the previous(?: one)?)?',
          '(?:each|every) (?:term|number) is {step} (?:more|larger|bigger|greater) than the (?:one before|previous)(?: one| term)?',
          '(?:common )?difference (?:is|of|=) {step}',
        ],
        n: [
          '(?<!first [^.]*){n} (?:squares|shapes|triangles|houses)',
          '{n} (?:term|number|row|figure|shape|pattern|picture|square)(?!\\p{L})',
          '(?:term|number|row|figure|shape|pattern) (?:number |no\\.? )?{n}',
        ],
      },
      asks: { term: ['(?:what|find|how many|whats|calculate)~'] },
      odd: '%|(?<!\\p{L})(?:sum|in all|altogether|total|times|double|twice|half|which|together|first {} terms|triangle of|saved|saves)(?!\\p{L})',
      harmless: 'each|every|more|other|before|next|than',
      names: {
        first: 'the first number',
        step: 'the step',
        n: 'the position',
        before: 'the number of steps',
        added: 'what is added in all',
        term: 'the number at that position',
      },
      restate: (say) =>
        `It starts with ${say('first')} and changes by ${say('step')} each time. Wanted is the one in position ${say('n')}.`,
      slips: {
        all: 'The first one is there without a step. How many steps lead to the wanted one?',
        added: 'That is what the steps make. Where does it start?',
      },
      because: 'The first number is there without a step, so there is one step fewer than numbers.',
    },
    whichTerm: {
      facts: {
        first: [
          '(?:starts?|begins?) (?:at|with) {first}(?:, ?{}){0,4}(?: ?…|\\.\\.\\.)?',
          '(?:first (?:term|number|square|shape|figure|row|one)|first one)¤ ?(?:is|has|needs|takes|of|uses|with)(?: only)? {first}',
          '(?:numbers|sequence|series)[^.?\\ue000-\\ue0ff]*{first}, ?{}(?:, ?{})*(?: ?…|\\.\\.\\.)?',
        ],
        step: [
          '(?:goes|go|going) up (?:by |in )?{step}(?: each time| every time)?',
          '(?:every|each) (?:other |next |further )?(?:one|square|term|number)?(?: needs| has| takes)? ?{step}(?: more)?(?: than the (?:one )?before)?',
        ],
        term: [
          '(?:place|position|which term|term|number)~(?:is|equals|does|stands?)? {term}',
          'with {term} (?:\\p{L}+)',
          'equals {term}',
        ],
      },
      asks: {
        n: [
          'which (?:term|place|position)',
          'in which (?:place|position)',
          'how many (?:squares|terms|shapes|numbers)',
        ],
      },
      odd: '%|sum|altogether|total|double|twice|half|triangles of',
      harmless: 'each|every|other|more',
      names: {
        first: 'the first number',
        step: 'the step',
        term: 'the number that is looked for',
        added: 'what is added in all',
        before: 'the number of steps',
        n: 'its position',
      },
      restate: (say) => `It starts with ${say('first')} and grows by ${say('step')} each time, up to ${say('term')}.`,
      slips: {
        before: 'That is the number of steps. Which place does the first number have, without a step?',
        all: 'The first number is no step. How much is added in all?',
      },
      because: 'The steps lead from the first number to that one, and the first number has a place of its own.',
    },
    seriesSum: {
      facts: {
        first: [
          '(?:lowest|first|bottom|top)(?: \\p{L}+)? (?:row |layer |day |month )?(?:has|is|with|of|holds|needs) {first}',
          '(?:saves?|puts?|runs?|reads?|does) {first}¤ (?:in \\p{L}+|on (?:the first|monday|day)|the first)',
          '{first} \\p{L}+ in the (?:first|front|bottom) row',
        ],
        step: [
          '(?:each|every)¤ (?:row |layer |month |week |day |higher )?(?:\\p{L}+ )?(?:has|is|up has)? ?{step}¤ (?:more|(?<down>fewer|less))(?: than (?:the one|in the (?:one|month|week)|the (?:row|layer|day|one))(?: before| below| in front)?)?',
        ],
        n: ['{n} (?:rows|layers|months|weeks|days)', '(?:after|in|for) {n} (?:rows|months|weeks|days)'],
      },
      asks: {
        sum: [
          'how (?:many|much)~(?:in all|altogether|in total|after|all)',
          '(?:altogether|in all|in total) how many~',
          'how much has~saved',
          'total',
        ],
      },
      odd: '%|times|twice|half|double',
      harmless: 'each|every|after|altogether|more|fewer|before',
      names: {
        first: 'the first number',
        step: 'the step',
        n: 'how many there are',
        before: 'the number of steps',
        added: 'what the steps make',
        last: 'the last number',
        ends: 'first and last together',
        twice: 'twice the sum',
        sum: 'all together',
      },
      restate: (say) =>
        `There are ${say('n')}; the first has ${say('first')}, and from one to the next it changes by ${say('step')}.`,
      slips: {
        last: 'That is the last one. What do all of them have together?',
        constant: 'That takes all to be like the first. How does it change?',
        twice: 'The pairs of first and last count everything twice. What follows?',
      },
      because:
        'First and last, second and last but one: each pair makes the same, and there are half as many pairs as numbers.',
    },
    doubling: {
      facts: {
        first: ['(?:first (?:term|number)|starts?|begins?)(?: is| at| with)? {first}'],
        factor: [
          '(?:each|every) (?:\\p{L}+ )?(?:is )?{factor} times (?:the one before|the (?:one|term|number) before|as (?:big|large|much|many) as the one before|the previous(?: one| term)?)',
        ],
        n: ['{n} (?:term|number|row)', '(?:term|number) {n}'],
      },
      asks: { term: ["(?:find|what is|whats|what's) (?:the |its )?"] },
      odd: '%|sum|total|half|altogether',
      names: {
        first: 'the first number',
        factor: 'the factor',
        n: 'the position',
        term: 'the number at that position',
      },
      restate: (say) =>
        `It starts with ${say('first')}, and each number is ${say('factor')} times the one before. Wanted is position ${say('n')}.`,
      slips: { linear: 'Each time it is multiplied anew. What comes after the second number?' },
      because: 'Each number is made from the one before it, so the factor is used once fewer than there are numbers.',
    },
    overlap: {
      facts: {
        everyone: [
          '(?:everyone|everybody|each(?: of them| one)?|all(?: of them)?)¤ (?:does|do|plays?|likes?|has|takes?|goes|is)~at least one(?: of (?:them|the two))?',
          'nobody~(?:neither|nothing|none)',
        ],
        all: ['{all} (?:kids|children|pupils|students|people|members)', '(?:class|club|group) of {all}'],
        one: ['{one} (?:\\p{L}+ )?(?:do|play|like|have|take|go|speak|learn|love|chose|sing|swim|are)\\p{L}* ?\\p{L}*'],
        other: [
          '{other} (?:\\p{L}+ )?(?:do|play|like|have|take|go|speak|learn|love|chose|sing|swim|are)?\\p{L}* ?\\p{L}*',
        ],
      },
      asks: { both: ['how many~both'] },
      odd: '%|only|neither|three|none',
      harmless: 'both|each|in a|but',
      names: {
        all: 'all of them',
        one: 'the first group',
        other: 'the second group',
        sum: 'both groups counted one after the other',
        both: 'those who are in both groups',
      },
      restate: (say) =>
        `Of ${say('all')}, ${say('one')} are in the one group and ${say('other')} in the other, and nobody is in none.`,
      slips: {
        sum: 'Can there be more than there are in all? Who was counted twice?',
        rest: 'Those are the ones outside of one group. Who is in both?',
      },
      because:
        'Counting both groups one after the other counts those in both twice, so the sum is too large by just these.',
    },
    neither: {
      facts: {
        both: ['{both} (?:of (?:them|those) )?(?:\\p{L}+ ){0,2}both', 'both\\p{L}* ?(?:are |do |like )?{both}'],
        all: ['{all} (?:kids|children|pupils|students|people|members|adults|guests)?', '(?:class|club|group) of {all}'],
        one: [
          '{one} (?:\\p{L}+ )?(?:do|play|like|have|take|go|speak|learn|love|drink|chose|sing|swim|own)\\p{L}* ?\\p{L}*',
        ],
        other: [
          '{other} (?:\\p{L}+ )?(?:do|play|like|have|take|go|speak|learn|love|drink|chose|sing|swim|own)?\\p{L}* ?\\p{L}*',
        ],
      },
      asks: { none: ['how many~(?:neither|none|nothing|no \\p{L}+)'] },
      odd: '%|only|three|just|both both',
      harmless: 'both|each|in a|but|of those|neither|of them',
      names: {
        all: 'all of them',
        one: 'the first group',
        other: 'the second group',
        both: 'those in both groups',
        sum: 'both groups counted one after the other',
        some: 'those who are in at least one group',
        none: 'those who are in none',
      },
      restate: (say) =>
        `Of ${say('all')}, ${say('one')} are in the one group and ${say('other')} in the other; ${say('both')} of these are in both.`,
      slips: {
        twice: 'Those in both groups were taken off twice. How many different ones are in a group?',
        some: 'Those are the ones in a group. Who is in none?',
      },
      because: 'Those in both groups are counted in each of them, so they are taken off once before the rest is found.',
    },
    wholeOfPart: {
      facts: {
        part: [
          "{part} [^.?!\\ue000-\\ue0ff]{1,60}?(?:and )?(?:that|this|which|it)(?:'?s| is| are| makes| make)(?: just| exactly)? {share}%?(?: of (?:the|my|all|our|his|her)? ?(?:class|number|total|whole|all|year|school|group|members|pupils|money|book)?\\p{L}*)?",
          '{share}% of (?:my |the |a |our )?(?:secret |unknown )?(?:number|class|pupils|members|kids|money|book|total|students|voters)¤ (?:is|are|equals) {part}',
          "{share}% of the [^.?!\\ue000-\\ue0ff]{1,50}(?:,|;|-)? ?(?:that'?s|that is|this is|which is|i\\.e\\.|that makes) {part}",
        ],
      },
      asks: {
        whole: [
          'how many~(?:in|are|there|all|altogether|were|members|pupils|students|whole)',
          '(?:what|which)~number',
          'find~(?:number|whole)',
          'how (?:much|many)~(?:whole|total|all)',
        ],
      },
      odd: "(?<!\\p{L})(?:more|less|fewer|rest|others?|left|off|discount|not|n't|older|older|then|after|increase\\p{L}*)(?!\\p{L})",
      harmless: 'altogether',
      names: { part: 'the known part', share: 'its share of the whole', whole: 'the whole' },
      restate: (say) => `A part of ${say('part')} is the share ${say('share')} of the whole.`,
      slips: {
        times: 'That takes the share of the part. Is the given number the part or the whole?',
        added: 'Is the whole larger than the part by a share of the part?',
      },
      because: 'The part is the share times the whole, so the whole is the part divided by the share.',
    },
    lastMark: {
      facts: {
        before: [
          '(?:mean|average)¤ (?:of|after|over|for|in) {n}¤ (?:tests?|games|quizzes|marks|numbers|matches|exams)?¤ ?(?:is|was|were|=) {mean}',
          'after {n} (?:tests|games|quizzes|matches|exams)¤ (?:my |her |his |the |sam )?(?:\\p{L}+ )?(?:had )?(?:a )?(?:mean|average)¤(?: of)? {mean}',
          '(?:mean|average) of {n}¤ (?:is|was) {mean}',
          'after {n} \\p{L}+ \\p{L}+ had a (?:mean|average) of {mean}',
        ],
        after: [
          '(?:the |a )?(?:next|last|new|final|further)? ?\\p{L}* ?(?:one )?(?:it |mean |average )?(?:was|is|lifted it to|rose to|becomes|became|went up to|went down to|fell to|brought it to|is now) {target}',
        ],
      },
      asks: { mark: ['what (?:did|was|is)[^?]*', 'how (?:many|much)[^?]*', 'find[^?]*'] },
      odd: '%|(?<!\\p{L})(?:two|leaves?|left|taken|removed|without|two more|remaining)(?!\\p{L})',
      harmless: 'after|another|average|mean|one more|then|if|added|next',
      names: {
        n: 'how many there were at first',
        mean: 'the first average',
        target: 'the new average',
        old: 'the first sum',
        count: 'how many there are then',
        new: 'the new sum',
        mark: 'the new number',
      },
      restate: (say) =>
        `At first ${say('n')} have an average of ${say('mean')}. One more comes, and then it is ${say('target')}.`,
      slips: {
        target: 'That is the new average. The old ones pull it. What is the new sum?',
        gap: 'The new one lifts all of them. How much is the new sum more than the old one?',
      },
      because: 'An average times the count is the sum. The new sum without the old one is the new number.',
    },
    groupMean: {
      facts: {
        groups: [
          '{n} \\p{L}+ (?:scored|with an average of|averag\\p{L}+|have a mean of|got|weigh|at|with a mean of) {a}(?: each)?¤,? and {m}(?: \\p{L}+)?(?: scored| with an average of| averag\\p{L}+| got| with a mean of| at)? {b}(?: each)?',
        ],
      },
      asks: { mean: ['(?:find|what|calculate|whats)~(?:average|mean)[^?.]*'] },
      odd: '%|speed|km|left',
      harmless: 'average|mean|each|together',
      idle: ['all {}'],
      names: {
        n: 'how many in the first group',
        a: 'the number of each in the first group',
        m: 'how many in the second group',
        b: 'the number of each in the second group',
        first: 'the sum of the first group',
        second: 'the sum of the second group',
        sum: 'the sum of all',
        count: 'how many there are in all',
        mean: 'the average of all',
      },
      restate: (say) => `${say('n')} have ${say('a')} each, and ${say('m')} have ${say('b')} each.`,
      slips: {
        middle: 'That would be right for groups of equal size. How many are in each group?',
        sum: 'That is the sum of all. How many share it?',
      },
      because: 'The larger group counts for more, so all numbers are added up and shared by all.',
    },
    pursuit: {
      facts: {
        slow: [
          '(?:at|does|runs|rides|walks|drives|goes|of|cycles|waddles off at) {v} ?(?:km/h|kmh|mph|km an hour|met(?:er|re)s a minute|meters a minute|m/min|km per hour|miles an hour|met(?:er|re)s per minute)',
        ],
        later: [
          '(?:after )?{head} ?(?:hours?|h|minutes?|min) (?:later|after)',
          '{head} ?(?:hours?|h|minutes?|min) (?:head start|ahead|before)',
          'after {head} ?(?:hours?|h|minutes?)',
        ],
        fast: [
          '(?:at|does|runs|rides|walks|drives|goes|of|cycles|follows at) {w} ?(?:km/h|kmh|mph|km an hour|met(?:er|re)s a minute|meters a minute|m/min|km per hour|miles an hour|met(?:er|re)s per minute)',
        ],
      },
      asks: {
        time: [
          '(?:after )?how (?:many (?:hours|minutes)|long)[^?.]*(?:catch\\p{L}*|overtak\\p{L}*|reach|level)[^?.]*',
          'when[^?.]*(?:catch|overtak|level)[^?.]*',
        ],
        way: ['how far~(?:from|catch|do|has|have|is)[^?.]*(?:catch\\p{L}*|meet|overtak\\p{L}*|reach)[^?.]*'],
      },
      odd: '%|toward|opposite|each other|stops|rest|break|back|half|(?:km/h|mph).*min|min.*(?:km/h|mph)',
      harmless: 'after|later|same|each|sets off|following',
      names: {
        v: 'the speed of the first one',
        w: 'the speed of the second one',
        head: 'the head start',
        lead: 'how far the first one is ahead',
        gain: 'by how much the gap shrinks in each unit of time',
        time: 'the time until the second one catches up',
        way: 'the distance from the start',
      },
      restate: (say) =>
        `The first one moves at ${say('v')}; the second one starts ${say('head')} later and follows at ${say('w')}.`,
      slips: {
        sum: 'Both go the same way. By how much does the gap shrink each hour?',
        own: 'The first one keeps moving. By how much does the gap really shrink each hour?',
        start: 'From which start is that counted? The question is about the one who follows.',
        lead: 'That is the lead at the start of the pursuit. What is asked?',
      },
      because:
        'When the second one starts, the first has a lead. Each hour it shrinks by the difference of the speeds.',
    },
    chase: {
      facts: {
        gap: [
          '{gap} ?(?:km|miles?|m|met(?:er|re)s) (?:behind|ahead|head start|in front)',
          '(?:head start|lead) of {gap}¤',
          '(?:has|with) {gap} ?(?:km|m|miles?) (?:head start|lead)',
        ],
        speeds: [
          '{v} ?(?:km/h|kmh|mph|m/s)[^?\\ue000-\\ue0ff]*?(?<!by ){w} ?(?:km/h|kmh|mph|m/s)(?! ?(?:faster|slower|quicker|more|less))',
          '{v} and {w} ?(?:km/h|kmh|mph|m/s)',
        ],
      },
      asks: {
        time: [
          '(?:after |in )?how (?:many (?:hours|hrs|minutes|seconds)|long)[^?]*(?:catch\\p{L}*|caught|level|gone|gap|reach\\p{L}*|overtak\\p{L}*|together)[^?]*',
          '(?:hours|seconds) till caught',
        ],
      },
      odd: '%|toward|opposite|each other|stops|later|sorry|ok make|{}.*{}.*{}.*{}',
      harmless: 'after|same|way|the other|behind|until|other',
      names: {
        v: 'the one speed',
        w: 'the other speed',
        gap: 'the lead',
        gain: 'by how much the gap shrinks in each unit of time',
        time: 'the time until it is gone',
      },
      restate: (say) =>
        `One is ${say('gap')} ahead of the other; the speeds are ${say('v')} and ${say('w')}, in the same direction.`,
      slips: {
        sum: 'Both go the same way. By how much does the gap shrink each hour?',
        one: 'The other one keeps moving as well. By how much does the gap shrink?',
      },
      because: 'Both move the same way, so the gap shrinks by the difference of the speeds.',
    },
    towardTime: {
      facts: {
        gap: [
          '{gap} ?(?:km|miles?|m|met(?:er|re)s|kilomet\\p{L}+) (?:apart|away|from each other)',
          'distance~(?:is|of) {gap} ?(?:km|miles?|m)',
        ],
        speeds: [
          '{v} ?(?:km/h|kmh|mph|m/s)[^?\\ue000-\\ue0ff]*?(?<!by ){w} ?(?:km/h|kmh|mph|m/s)(?! ?(?:faster|slower|quicker|more|less))',
          '{v} and {w} ?(?:km/h|kmh|mph|m/s)',
        ],
      },
      asks: {
        time: ['(?:after |in )?how (?:many (?:hours|hrs|minutes)|long)[^?]*(?:meet|pass)[^?]*', 'when~meet[^?]*'],
      },
      odd: '%|later|same direction|catch|stops|behind|after {}|earlier|\\d:\\d|{}.*{}.*{}.*{}.*{}',
      harmless: 'after|each other|eachother|toward\\p{L}*|other|until|each|the same time|at the same|same',
      names: {
        v: 'the one speed',
        w: 'the other speed',
        gap: 'the distance at the start',
        closing: 'by how much the distance shrinks each hour',
        time: 'the time until they meet',
      },
      restate: (say) =>
        `At first they are ${say('gap')} apart and move toward each other at ${say('v')} and ${say('w')}.`,
      slips: {
        one: 'That is the time of one alone. What does the other one do meanwhile?',
        difference: 'They move toward each other. By how much does the distance shrink each hour?',
      },
      because: 'Each of them takes away from the distance, so the speeds are added.',
    },
    towardWay: {
      facts: {
        time: ['(?:after|in|met|meet|pass)~{time} ?(?:hours?|h|minutes?)'],
        speeds: [
          '{v} ?(?:km/h|kmh|mph|m/s)[^?\\ue000-\\ue0ff]*?(?<!by ){w} ?(?:km/h|kmh|mph|m/s)(?! ?(?:faster|slower|quicker|more|less))',
          '{v} and {w} ?(?:km/h|kmh|mph|m/s)',
        ],
      },
      asks: { gap: ['(?:what|how far|find|how long|how many)~(?:distance|apart|between)[^?]*'] },
      odd: '%|same direction|same way|catch|stops|later|behind|left|{}.*{}.*{}.*{}.*{}',
      harmless:
        'after|each other|eachother|toward\\p{L}*|other|until|each|the same time|opposite|at first|at the start|later',
      names: {
        v: 'the one speed',
        w: 'the other speed',
        time: 'the time',
        closing: 'by how much the distance changes each hour',
        gap: 'the distance',
      },
      restate: (say) => `They move at ${say('v')} and ${say('w')}, toward or away from each other, for ${say('time')}.`,
      slips: {
        one: 'That is the way of one of them. What about the other?',
        sum: 'That is for one hour. How long do they move?',
      },
      because: 'The ways of both together make the distance.',
    },
    towardSpeed: {
      facts: {
        speed: ['{v} ?(?:km/h|kmh|mph|m/s)'],
        time: ['(?:after|in) {time} ?(?:hours?|h|minutes?)'],
        gap: ['{gap} ?(?:km|miles?|m|met(?:er|re)s|kilomet\\p{L}+)'],
      },
      asks: { other: ['(?:what|find|how fast)~(?:speed of (?:the )?other|other|second)[^?]*'] },
      odd: '%|same direction|same way|catch|stops|later|behind|left',
      harmless: 'after|each other|eachother|toward\\p{L}*|other|apart|one of them|pass',
      names: {
        v: 'the known speed',
        time: 'the time until they meet',
        gap: 'the distance at the start',
        closing: 'by how much the distance shrinks each hour',
        other: 'the other speed',
      },
      restate: (say) =>
        `At first they are ${say('gap')} apart and meet after ${say('time')}; one moves at ${say('v')}.`,
      slips: {
        closing: 'That is what both do together in one hour. What does the known one do of it?',
        way: 'That is the way of the other one. How long did it take?',
      },
      because: 'What both do in one hour is the sum of the two speeds.',
    },
    thereAndBack: {
      facts: {
        total: ['{total} ?(?:hours?|h|minutes?)(?: in all| altogether| in total)?'],
        speeds: [
          '{v} ?(?:km/h|kmh|mph)[^?\\ue000-\\ue0ff]*?(?<!by ){w} ?(?:km/h|kmh|mph)(?! ?(?:faster|slower|quicker|more|less))',
        ],
      },
      asks: { way: ['how (?:far|long is the|many km)[^?]*', '(?:what|find)~(?:distance|length)[^?]*'] },
      odd: '%|stops?|rested|break|toward|later|catch|average|{}.*{}.*{}.*{}|hours? (?:longer|more)|minutes|for {}|^(?!.*(?:back|return|home|down))',
      harmless: 'back|in all|altogether|same|return\\p{L}*|way|together|whole',
      names: {
        v: 'the speed there',
        w: 'the speed back',
        total: 'the time for both ways',
        pace: 'the time for one unit of the way there',
        back: 'the time for one unit of the way back',
        both: 'the time for one unit both ways',
        way: 'the distance one way',
      },
      restate: (say) => `There at ${say('v')}; back the same way at ${say('w')}; both ways take ${say('total')}.`,
      slips: {
        middle: 'That takes the middle of the speeds. Do both ways take equally long?',
        half: 'That takes half of the time for each way. Do both ways take equally long?',
      },
      because:
        'The way is the same both times, so the slower way takes longer; for one unit of the way both times are known.',
    },
    ...wayWordsEn,
    ...unknownWordsEn,
  },
}
