import type { RateWords } from '../rate-words.ts'

const unit =
  'seconds?|secs?|minutes?|mins?|hours?|hrs?|hr|h|days?|weeks?|km|kilomet(?:er|re)s?|miles?|met(?:er|re)s?|m|cm|mm|kg|kilos?|kilograms?|grams?|g|lit(?:er|re)s?|l|ml|lbs?|tonnes?'

export const rateWordsEn: RateWords = {
  links: [
    ['one', 'how many <N> (<W>)'],
    ['one', '(?:a|an|one|each|every) (<W>) (?:in|every) <N>'],
    [
      'one',
      `<N>(?: <W>){0,3}? (?:per|a|an|each|every|in a|in an|in one|for a|for each|for every|to the|to a|in each|in every) (${unit})(?! \\p{L}+ half)`,
    ],
    ['one', '<N>(?: <W>){0,2}? (?:per|for each|for every|to each|to every|in each|in every|each|a) (<W>)'],
    ['of-per', '<N>(?: <W>){0,4}? (?:per|for every|for each|for|in|every|within|to every|takes?|takes just) <N>'],
    [
      'one',
      '(?:per|each|every|one|an?) (?:<W> )?(<W>) (?:can |could |will )?(?:holds?|takes?|weighs?|costs?|needs?|contains?|has|have|uses?|carr(?:y|ies)|seats?|fits?|makes?|gets?|covers?|measures?|is|gives?|lasts?|produces?) (?:about |only |exactly )?<N>',
    ],
    ['per-of', '(?:for(?: every| each)?|every|with|out of|from|in) <N>(?: <W>){0,4}? <N>'],
    [
      'per-of',
      '<N>(?: <W>){0,4}? (?:costs?|cost|are|is|come to|for|takes?|took|needs?|requires?|uses?|used|makes?|weighs?|weigh|produces?|lasts?|yields?|gives?|contains?|covers?|consumes?|burns?|used up|set me back|were|was|=) (?:me |her |him |us |about |only |just )?<N>',
    ],
  ],
  odd: 'jam|tall|bridge|tunnel|pole|long|length|drain\\p{L}*|empt\\p{L}+|leak\\p{L}*|more|less|fewer|than|left|rest|remain\\p{L}*|percent|average|together|both|difference|first|after|before|ago|then|another|other|faster|slower|towards?|meet|apart|behind|ahead|return|back|stops?|stopped|pause|break|twice|half|double|times|workers?|painters?|men|builders?|cleaners?|gardeners?|people would|if|would|instead|usually|longer|shorter|without|not|change|spend|profit|loss|scale|map|plan|fixed|plus|fee|charge|discount|share|split|ratio|parts?|altogether|in all|in total|total|start|already|still|either|or|only|down|up|full|empty|now|again',
  known:
    'each|every|per|apiece|a piece|as (?:many|much)|same|equal|at this rate|at the same (?:rate|speed|pace|price)|at that speed|speed|pairs?|boxes|plan|whole|likely|average|at an average|in all|altogether|in total|steady|only|or so|all|back|both',
  harmless:
    'at (?:the|this|that) (?:same |steady |average )?(?:speed|rate|pace|price)|at a (?:steady|constant) (?:speed|rate|pace)|without (?:a )?(?:stops?|jam|pause|hurrying|stopping)|on average|his average (?:speed )?(?:was|is)|same|the same way|per <W>|now',
  askedWord: [
    'how many (?:more )?(<W>)',
    'in (<W>)$',
    ',? in (<W>),',
    '\\((<W>)\\)',
    'how much (?!does|do|did|will|would|is|are|must|money|change)(<W>)',
    '^how (?:long|much time) .*in (<W>)',
    'how many <W> of (<W>)',
    '(?:find|calculate|what is) the (?:mass|weight|length|distance|time|height|volume)[^?]* in (<W>)',
  ],
  askedMoney: 'how much (?:money|does|do|did|will|would|must|is|are)|cost|price|pay|paid',
  askedMeasure: [
    ['how far|what distance', 'length'],
    ['how long|what time', 'time'],
    ['how heavy', 'mass'],
  ],
  ofThem: 'of (?:us|them|these|those)',
  ofOne: 'one|a single|an?|each|per|unit',
  inUnit: (name) => `the same in ${name}`,
  names: {
    stock: 'in the second case',
    of: 'goes with that',
    per: 'in the first case',
    forEach: 'for each one',
    forOne: 'how much goes with one',
    result: 'how much goes with that',
  },
  slips: {
    unit: 'Which unit does the question want, and which one is that number in?',
    upsideDown:
      'Is that for the thing that is asked for, or the other way round? Say with words what the result belongs to.',
  },
  because:
    'The two amounts always go together at the same rate, so what goes with one of it leads to any other amount.',
}
