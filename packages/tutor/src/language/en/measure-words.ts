import type { MeasureWords } from '../measure-words.ts'

const unit =
  'seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|km|kilomet(?:er|re)s?|miles?|met(?:er|re)s?|cm|centimet(?:er|re)s?|mm|millimet(?:er|re)s?|kg|kilos?|kilograms?|grams?|g|lit(?:er|re)s?|ml|millilit(?:er|re)s?|lbs?|tonnes?|tons?'

export const measureWordsEn: MeasureWords = {
  odd: 'january|february|march|april|may \\d+|june|july|august|september|october|november|december|birthday|digits?|numbers?|bridge|tunnel|pole|lamp post|shadow|model|photo|scale|map|plan|drawing|jam|late|early|behind|ahead|apart|towards?|meet|overtakes?|catch(?:es)? up|drain\\p{L}*|empt(?:y|ies)|more|less|fewer|extra|than|left|rest|remain\\p{L}*|percent|average of|together|both|difference|first|then|second (?:one|<W> is|half)|as (?:many|much) as|as heavy|another|other|before|after|faster|slower|return|back|stop\\p{L}*|pause|break|twice|half as|double|instead|usually|longer|shorter|without|change|spend|spent|profit|loss|fixed|plus|fee|charge|discount|ratio|parts?|already|still|either|or|down|now|again|area|perimeter|wide|width|tall|height|deep|power|force|work done|voltage|newtons?|joules?|watts?|density|pressure|interest|tax|vat|probability|chance|downstream|upstream|current|diameter|radius|square|rectangle|angle|circle|side|fence|free|broken|lost|save[sd]?|every other',
  known:
    'each|every|per|apiece|a piece|as (?:many|much)|same|equal\\p{L}*|likely|average|in all|altogether|in total|total|steady|or so|all|evenly|between|at this rate|pairs?|dozens?|speed|if|quarter|half|third|would|until|out of|of it|shared?|share out|same (?:rate|speed|pace|price)',
  harmless:
    '(?:a|per|each|every) second|after how many|for the same|at (?:the|this|that) (?:same |steady |average |constant )?(?:speed|rate|pace|price)|at a (?:steady|constant) (?:speed|rate|pace)|without (?:a )?(?:stops?|jam|pause|hurrying|stopping|a break)|on average|an average of|his average (?:speed )?(?:was|is)|the same way|of the same (?:size|kind|sort)',
  partOf: '(?:of )?(?:an? |one )?',
  one: `(?:per|each|every|an?|one|single) (?:single |full )?(?:small |big |large |little |new |old )?(<W>)|(<W>s) (?:hold|need|weigh|cost)`,
  full: 'full|whole|complete|at most|at least',
  each: 'each|apiece|a piece|every one|everybody|everyone',
  joins: 'of|with|at|for|holding|containing|weighing|costing|each of|worth|that hold|takes?|,',
  holds: 'of|for|with|holding|taking|that hold|that take|each of|weighing|costing|at',
  container: '[\\s-](?!of |in |for |from |to |at |and |each |per |an? )\\p{L}',
  people: 'of (?:us|them|these|those)|ppl|people|persons|guests|friends|children|kids|adults',
  often: 'a|an|per|each|every|in an?',
  again: "that is|that's|thats|i\\.e\\.|or|is|so|which is|meaning|i\\.e\\., for|i\\.e\\. for",
  askedStuff: 'how much (\\p{L}+)|how many (?:<W>) of (\\p{L}+)',
  agents:
    'workers?|painters?|men|women|people|builders?|cleaners?|gardeners?|farmers?|robots?|machines?|presses|pumps?|pipes?|taps?|printers?|harvesters?|tractors?|cooks?|bakers?|campers?|students?|pupils?|cows?|horses?|hens?|cats?',
  opening: 'the|if|my|a team of|all|when',
  askedSpeed: `(?<!per )(${unit}|m) ?(?:/|per|an?) ?(${unit}|h|s|min)`,
  askedUnit: [
    `how many (?:whole |more )?(${unit})`,
    `\\((${unit})\\)`,
    `in (${unit})(?= ?[,?.)]|$| (?:is|are|do|does|will|did|of))`,
    `,? in (${unit}),`,
    `(?:^|¦ ?|, |[.?!] )(${unit}) (?:per|each|for|in|of|left|to)`,
    `(?:^|¦ ?|, )(${unit}) ?\\??$`,
  ],
  askedThing: [
    'how many (?:whole |full |such |of the |of these |of those )?(?:<W> ){0,1}?(<W>)(?= (?:can|could|do|does|did|will|are|is|have|has|in|for|per|come|would|of|to|fit|must|are needed|get|from|an?|every)(?!\\p{L})|\\?|$)',
    'how many (?:whole |full |such )?(<W>)',
    'how much (?!does|do|did|will|would|is|are|must|money|change|in|to|for)(<W>)',
    '(?:^|, |¦ ?)(<W>) (?:for|in|per|from|to fill|needed|on)',
    'the number of (<W>)',
  ],
  askedOne: `(?:per|(?<!(?:of|without|with|as|like|has|have|is) )an?|each|every|one|single) (?:single )?(<W>)`,
  askedMoney:
    'how much (?:money|does|do|did|will|would|must|is|are|for|to)|cost|price|pays?|paid|bill|worth|earns?|charge',
  askedMeasure: [
    ['how far|what distance|how long is|how (?:tall|high|wide)|length|distance', 'length'],
    ['how long|what time|how much time', 'time'],
    ['how heavy|weighs?|mass|weight', 'mass'],
    ['volume|how much (?:water|milk|juice|paint|petrol|fuel|oil)', 'volume'],
    ['how much (?:flour|sugar|butter|rice|meat|mince|cheese|salt|cement|sand|feed)', 'mass'],
  ],
  inUnit: (name) => `the same in ${name}`,
  names: {
    amount: 'goes with the others',
    forEach: 'for each one',
    between: 'what comes of these together',
    result: 'what is asked for',
  },
  slips: {
    unit: 'Which unit does the question want, and which one is that number in?',
    upsideDown: 'Is that the amount for one, or for all of them? Say in words what the result belongs to.',
  },
  because:
    'Everything here goes together at a fixed rate, so the amounts for one of each thing lead from what is told to what is asked.',
}
