import type { SchemaWords } from '../../dialogue/story/schemas/schema.ts'

const kmh = '(?:km ?\\/ ?h|kmh|kph|km per hour|km an hour|kilomet(?:er|re)s (?:per|an) hour|mph|miles (?:per|an) hour)'
const km = '(?:km|kilomet(?:er|re)s|miles)(?!\\p{L}| ?\\/| per| an)'
const hours = '(?:hours?|hrs?|h)(?!\\p{L})'
const down = '(?:downstream|down the (?:river|stream)|downriver|with the (?:current|stream|flow)|along the current)'
const up = '(?:upstream|up the (?:river|stream)|upriver|against the (?:current|stream|flow))'
const back =
  '(?:(?:the )?(?:way|trip|journey|return|ride) back|(?:the )?return(?: trip| journey| way)?|returns|returned|back)'
const metres = '(?:m|met(?:er|re)s?)(?!\\p{L}| ?\\/| per)'
const long = '(?:bridge|tunnel|platform|viaduct)'
const ms = '(?:m ?\\/ ?s|met(?:er|re)s per second|m per second)'
const seconds = '(?:s|secs?|seconds?)(?!\\p{L})'

const own = [
  `{own} ?${kmh} in (?:still|standing|calm) water`,
  `in (?:still|standing|calm) water~{own} ?${kmh}`,
  `own speed~{own} ?${kmh}`,
  `speed of (?:the|a) (?:motor ?)?(?:boat|ship|ferry|steamer|canoe|kayak)(?: is| of|:)? {own} ?${kmh}`,
]
const stream = [
  `(?:current|stream|river|water)(?: \\p{L}+){0,3}? (?:is|of|at|with|has)?(?: a speed of)? ?{stream} ?${kmh}`,
  `{stream} ?${kmh} (?:current|stream)`,
]
const odd =
  '%|(?<!\\p{L})(?:half|twice|stop\\p{L}*|rest\\p{L}*|wait\\p{L}*|raft|lake|meet\\p{L}*|each other|other|drift\\p{L}*|wind|plane|average|longer|shorter|faster|slower|more|less|minutes?)(?!\\p{L})'
const trainOdd =
  '%|km ?\\/ ?h|kmh|(?<!\\p{L})(?:minutes?|inside|(?:completely|entirely|fully|wholly) (?:in|on|inside)|other train|two trains|second train|person|man|pole|signal)(?!\\p{L})|front (?:has left|leaves|leaving)'
const trainHarmless = 'until|after|before|left|its|if'
const train = [
  `{train} ?(?:m|met(?:er|re))[ -]long train`,
  `train (?:that is |which is |is |of )?(?:length |a length of )?{train} ?${metres}(?: long| in length)?`,
  `length of the train(?: is|:)? {train} ?${metres}`,
  `train~{train} ?${metres} long`,
]
const bridge = [
  `${long}(?: that is| which is| is| of| with)*(?: length| a length of)? ?{bridge} ?${metres}(?: long| in length)?`,
  `{bridge} ?(?:m|met(?:er|re))[ -](?:long )?${long}`,
  `length of the ${long}(?: is|:)? {bridge} ?${metres}`,
]
const trainTime = [`{time} ?${seconds}`]
const trainSpeed = [`{speed} ?${ms}`]
const trainNames = {
  train: 'the length of the train',
  bridge: 'the length of what it passes',
  way: 'the way that the front of the train makes',
  speed: 'the speed',
  time: 'the time',
}
const trainSlips = {
  bridge:
    'The front of the train is past the end by then. How far is it still to go until the last carriage is past it?',
  difference: 'Draw the train where its front arrives, and where its end has left. How far apart are the two fronts?',
  whole: 'That is how far the front of the train comes. Which two lengths is it made of?',
}
const trainBecause =
  'From the moment the front arrives until the end has left, the front makes the whole length and the length of the train besides.'
const streamNames = {
  own: 'the speed in still water',
  stream: 'the speed of the current',
  with: 'the speed with the current',
  against: 'the speed against the current',
  speed: 'the speed on the river',
  wayDown: 'the way with the current',
  wayUp: 'the way against the current',
  down: 'the time with the current',
  up: 'the time against the current',
  gap: 'the difference of the two speeds',
  sum: 'both speeds together',
}
const streamSlips = {
  still: 'That is how it goes in still water. What does the current change?',
  turned: 'Does the current help or hold back there?',
  once: 'That is one direction only. How long does the other one take?',
  twice: 'With the current and against it: how often is the current in that number?',
  one: 'That is the speed with the current or against it. What does the current do to it?',
}
const streamBecause =
  'With the current both speeds are added, against it the current is taken off; so the two differ by twice the current.'

/** Boats in a stream, and trains that pass something long. */
export const wayWordsEn: Readonly<Record<string, SchemaWords>> = {
  streamSpeed: {
    facts: { own, stream, direction: [down, `(?<up>${up})`] },
    asks: { speed: ['(?:what|find|calculate|work out|how fast)(?:~speed)?'] },
    odd: `${odd}|(?:how|what) (?:far|long|many|distance)`,
    names: streamNames,
    restate: (say) => `In still water it goes ${say('own')}, the current ${say('stream')}.`,
    slips: streamSlips,
    because: streamBecause,
  },
  streamWay: {
    facts: { own, stream, time: [`{time} ?${hours}`], direction: [down, `(?<up>${up})`] },
    asks: { way: ['how far', 'how many (?:km|kilomet(?:er|re)s|miles)', '(?:what|find|which)~(?:distance|way)'] },
    odd,
    names: { ...streamNames, time: 'the time', way: 'the way' },
    restate: (say) => `In still water it goes ${say('own')}, the current ${say('stream')}; it goes for ${say('time')}.`,
    slips: streamSlips,
    because: streamBecause,
  },
  streamTime: {
    facts: { own, stream, way: [`{way} ?${km}`], direction: [down, `(?<up>${up})`] },
    asks: { time: ['how long', 'how many hours', '(?:what|find)~time', 'how much time'] },
    odd,
    names: { ...streamNames, time: 'the time', way: 'the way' },
    restate: (say) => `In still water it goes ${say('own')}, the current ${say('stream')}; the way is ${say('way')}.`,
    slips: streamSlips,
    because: streamBecause,
  },
  streamWays: {
    facts: {
      own,
      stream,
      times: [
        `{down} ?${hours} ${down}~{up} ?${hours} ${up}`,
        `{up} ?${hours} ${up}~{down} ?${hours} ${down}`,
        `${down} (?:for )?{down} ?${hours}~${up} (?:for )?{up} ?${hours}`,
        `${up} (?:for )?{up} ?${hours}~${down} (?:for )?{down} ?${hours}`,
      ],
    },
    asks: {
      way: [
        'how far~',
        'how many (?:km|kilomet(?:er|re)s|miles)~',
        '(?:what|find|which)~(?:whole |total )?(?:distance|way)',
      ],
    },
    odd,
    harmless: 'altogether|together|in all|total',
    names: { ...streamNames, way: 'the whole way' },
    restate: (say) =>
      `In still water it goes ${say('own')}, the current ${say('stream')}; ${say('down')} with the current, ${say('up')} against it.`,
    slips: streamSlips,
    because: streamBecause,
  },
  streamTrip: {
    facts: {
      own,
      stream,
      way: [`{way} ?${km}`],
      trip: [`${down}~${back}`, `${up}~${back}`, `${down}~${up}`, `${up}~${down}`, 'there and back', `${back}`],
    },
    asks: { time: ['how long~', 'how many hours~', '(?:what|find)~time', 'how much time~'] },
    odd,
    harmless: 'altogether|together|in all|total|same|there and back|back|return|whole',
    names: { ...streamNames, way: 'the way in one direction', time: 'the whole time' },
    restate: (say) =>
      `In still water it goes ${say('own')}, the current ${say('stream')}; ${say('way')} one way and the same way back.`,
    slips: streamSlips,
    because: streamBecause,
  },
  streamFrom: {
    facts: {
      way: [`{way} ?${km}`],
      times: [
        `{down} ?${hours}~${down}~{up} ?${hours}~(?:${up}|${back})`,
        `{up} ?${hours}~${up}~{down} ?${hours}~(?:${down}|${back})`,
        `${down}~{down} ?${hours}~(?:${up}|${back})~{up} ?${hours}`,
        `${up}~{up} ?${hours}~(?:${down}|${back})~{down} ?${hours}`,
        `${down}~{down} ?${hours}~{up} ?${hours}~(?:${up}|${back})`,
        `${up}~{up} ?${hours}~{down} ?${hours}~(?:${down}|${back})`,
      ],
    },
    asks: {
      stream: [
        '(?:what|find|how|calculate|work out)~(?:speed of the (?:current|stream|river)|(?:current|stream|river))[^?.]*',
      ],
      own: ['(?:what|find|how|calculate|work out)~(?:in still water|own speed|speed of the boat)[^?.]*'],
    },
    odd,
    harmless: 'same',
    names: { ...streamNames, way: 'the way' },
    restate: (say) => `The way is ${say('way')}; it takes ${say('down')} with the current and ${say('up')} against it.`,
    slips: streamSlips,
    because: streamBecause,
  },
  streamOf: {
    facts: {
      speeds: [
        `${down}~{with} ?${kmh}~${up}~{against} ?${kmh}`,
        `{with} ?${kmh} ${down}~{against} ?${kmh} ${up}`,
        `${up}~{against} ?${kmh}~${down}~{with} ?${kmh}`,
        `{against} ?${kmh} ${up}~{with} ?${kmh} ${down}`,
      ],
    },
    asks: {
      stream: [
        '(?:what|find|how|calculate|work out)~(?:speed of the (?:current|stream|river)|(?:current|stream|river))[^?.]*',
      ],
      own: ['(?:what|find|how|calculate|work out)~(?:in still water|own speed|speed of the boat)[^?.]*'],
    },
    odd,
    names: streamNames,
    restate: (say) => `With the current it goes ${say('with')}, against it ${say('against')}.`,
    slips: streamSlips,
    because: streamBecause,
  },
  bridgeTime: {
    facts: { train, bridge, speed: trainSpeed },
    asks: { time: ['how long does[^?]*', 'how many seconds[^?]*', '(?:what|find)~time[^?.]*', 'how long[^?]*'] },
    odd: trainOdd,
    harmless: trainHarmless,
    names: trainNames,
    restate: (say) => `The train is ${say('train')} long, what it passes ${say('bridge')}; it goes ${say('speed')}.`,
    slips: trainSlips,
    because: trainBecause,
  },
  bridgeSpeed: {
    facts: { train, bridge, time: trainTime },
    asks: {
      speed: [
        'how fast[^?]*',
        '(?:what|find|calculate|work out)~speed[^?.]*',
        'how many met(?:er|re)s per second[^?]*',
      ],
    },
    odd: trainOdd,
    harmless: trainHarmless,
    names: trainNames,
    restate: (say) =>
      `The train is ${say('train')} long, what it passes ${say('bridge')}; it needs ${say('time')} until its end has left.`,
    slips: trainSlips,
    because: trainBecause,
  },
  bridgeLength: {
    facts: { train, speed: trainSpeed, time: trainTime },
    asks: { bridge: [`how long is the ${long}`, `(?:what|find|calculate|work out)~length of the ${long}`] },
    odd: trainOdd,
    harmless: trainHarmless,
    names: trainNames,
    restate: (say) => `The train is ${say('train')} long and goes ${say('speed')}; it needs ${say('time')}.`,
    slips: trainSlips,
    because: trainBecause,
  },
  trainLength: {
    facts: { bridge, speed: trainSpeed, time: trainTime },
    asks: { train: ['how long is the train', '(?:what|find|calculate|work out)~length of the train'] },
    odd: trainOdd,
    harmless: trainHarmless,
    names: trainNames,
    restate: (say) =>
      `What it passes is ${say('bridge')} long; the train goes ${say('speed')} and needs ${say('time')}.`,
    slips: trainSlips,
    because: trainBecause,
  },
}
