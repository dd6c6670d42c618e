import type { EverydayWords } from '../everyday.ts'

const told = {
  start: (time: string) => `it begins at ${time}`,
  end: (time: string) => `it ends at ${time}`,
  long: (time: string) => `it lasts ${time}`,
}

export const everydayEn: EverydayWords = {
  mean: {
    average: '(?<!\\p{L})(?:averag\\p{L}*|mean)(?!\\p{L})',
    missing:
      '(?<!\\p{L})(?:third|fourth|fifth|sixth|seventh|last|missing|other|remaining)(?:\\s(?:one|number|mark|score|test|grade|value|result|day|person|child|player))?(?!\\p{L})',
    odd: '(?<!\\p{L})(?:new|now|joins?|joined|leaves?|left|included?|median|increases?|decreases?|raise|becomes?|next|remov\\p{L}*)(?!\\p{L})',
    names: { sum: 'all of the numbers together', known: 'the known ones together', missing: 'the missing one' },
    count: 'how many there are',
    mean: 'the average',
    one: 'one of the known ones',
    restate: (count, mean, known) =>
      `There are ${count} numbers with an average of ${mean}; the known ones are ${known}. We look for the missing one.`,
    slips: {
      mean: 'That is the middle of the known ones. But the average of all is told: what do all of them have together?',
      sum: 'That is the sum, and one number is asked for. What belongs to the known ones?',
    },
    because:
      'The average says what each would have if all had the same, so all together have the average as many times as there are numbers.',
  },
  times: {
    starts:
      '(?<!\\p{L})(?:starts?|started|begins?|began|leaves?|left|sets? (?:off|out)|departs?|departed|opens?|opened|from|goes in at|went (?:in|out))(?!\\p{L})',
    ends: '(?<!\\p{L})(?:ends?|ended|arrives?|arrived|finish(?:es|ed)?|closes?|closed|is over|gets? (?:there|home)|got (?:there|home)|to|until|till|comes? back|came back)(?!\\p{L})',
    lasts: '(?<!\\p{L})(?:lasts?|lasted|takes?|took|is|for|goes on for|runs for|after|needs?)(?!\\p{L})',
    asksEnd:
      '(?:when|what time)[^?]*(?:ends?|arrives?|finish(?:es)?|over|get (?:there|home)|close|come back|ready|be (?:there|back|home))(?!\\p{L})',
    asksStart: '(?:when|what time)[^?]*(?:starts?|begins?|leaves?|set (?:off|out)|depart|go)(?!\\p{L})',
    asksLong: '(?:how long|how many (?:minutes|hours))(?!\\p{L})',
    inMinutes: 'minutes',
    odd: '(?<!\\p{L})(?:late|delay(?:ed)?|early|earlier|later|break|breaks|every|each|pause|waits?|waited|before|ago|another|then|km|speed|zone|average|twice|half|next day)(?!\\p{L})',
    hour: '(?:hours?|hrs?|h)(?!\\p{L})',
    minute: '(?:minutes?|mins?|min)(?!\\p{L})',
    names: {
      start: 'the beginning',
      end: 'the end',
      hours: 'the whole hours',
      minutes: 'the minutes, as a part of an hour',
      long: 'how long it takes',
      whole: 'how long it takes, in hours',
    },
    restate: (all, asked) => `${all.map(([kind, time]) => told[kind](time)).join('; ')}. We look for ${asked}.`,
    slips: {
      hundred: 'An hour has 60 minutes, not 100. What happens when the minutes go beyond the full hour?',
      direction: 'Does the clock go forward here, or back?',
    },
    because: 'Go to the next full hour first, and count 60 minutes for each hour.',
  },
  draw: {
    one: '(?<!\\p{L})(?:one|a|1) (?:\\p{L}+ )?(?:is |are |was )?(?:taken|drawn|picked|chosen|selected|pulled)|(?:takes?|draws?|picks?|chooses?|selects?|pulls?|grabs?|take|pick)(?: out)? (?:one|a|1|an)(?!\\p{L})',
    odd: '(?<!\\p{L})(?:two|second|both|not|neither|or|replac\\p{L}*|back|at least|another|added|after|again|dice|die|coin|without a|more)(?!\\p{L})',
    wanted:
      '(?:probability|chance|likely)[^?.]*?(?:that (?:it|this|the \\p{L}+) is|it is|of (?:getting|drawing|picking|taking|choosing)|to (?:get|draw|pick|take)|is)\\s(?:an? )?(\\p{L}+)(?:\\s\\p{L}+)?\\s*[?.]',
    names: {
      all: 'the number of all things to draw from',
      kind: (word) => `how many of this kind: ${word}`,
      chance: (word) => `the chance of ${word}`,
    },
    restate: (stock, word) => `There are ${stock}. One is drawn. We look for the chance of ${word}.`,
    slips: {
      others: 'That compares with the other kinds only. From how many things is one drawn in all?',
      turned: 'A chance is never more than 1. What belongs to the top, what to the bottom?',
      kinds: 'That would be right if there were equally many of each kind. Are there?',
    },
    because:
      'Each single thing is drawn equally easily, so the chance is the part of all things that is of the wanted kind.',
  },
  scale: {
    scale: '(?<!\\p{L})scale(?:\\s(?:of|is|the|this|a|map|plan|drawing)){0,5}\\s*(?:of|is)?\\s*',
    asksReal:
      '(?:how (?:many|far|long|wide|big)|what (?:is|distance))[^?]*?(?<!\\p{L})(km|kilomet(?:er|re)s?|m|met(?:er|re)s?)(?!\\p{L})',
    odd: '(?<!\\p{L})(?:area|squared?|model|on the map (?:is|be|will)|how many cm)(?!\\p{L})',
    names: {
      scale: 'how many times as long everything really is',
      map: 'the distance on the map',
      centimeters: 'the real distance in centimeters',
      real: 'the real distance in the unit that is asked for',
      inUnit: 'the real length in the unit that is asked for',
    },
    drawn: '(?<!\\p{L})(?:scale|maps?|plan|model|drawing|drawn)(?!\\p{L})',
    other:
      '(?<!\\p{L})(?:areas?|squared?|volume|ratio of|altogether|each|laps?|both|more|less|longer|shorter)(?!\\p{L})|[²³]',
    restateScaled: (scale, told, isUp, unit) =>
      `The scale is ${scale}; ${isUp ? 'on paper' : 'really'} the length is ${told}. We look for the ${isUp ? 'real length' : 'length on paper'} in ${unit}.`,
    restate: (scale, map, unit) =>
      `The scale is ${scale}; the distance on the map is ${map}. We look for the real distance in ${unit}.`,
    slips: {
      units:
        'The real distance in centimeters is one step; look once more at the change of the unit. How many centimeters make one of the unit that is asked for?',
      divided: 'Is the real distance longer or shorter than on the map?',
    },
    because: 'Everything is really as many times as long as the second number of the scale says, in the same unit.',
  },
}
