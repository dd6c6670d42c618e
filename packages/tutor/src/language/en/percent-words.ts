import type { PercentWords } from '../percent-words.ts'

const ofIt =
  '(?: (?:of|off|on) (?:its|their|the|that|this|his|her|my|our) (?:new |last |old |remaining |reduced |discounted |resulting |sale |first )?(?:value|price|amount|level|fee|cost|rent|wage|wages|salary|weight|length|sum|total|<A>)| off| of that| on that)?'

export const percentWordsEn: PercentWords = {
  changes: [
    [
      'down',
      `(?:falls?|fell|fallen|drop(?:s|ped)?|sinks?|sank|loses?|lost|losing|cuts?|reduces?|(?<!the )reduced|lower(?:s|ed)?|decreas(?:es?|ed)|goes down|went down|go down|comes down|shrinks?|shrank|knock(?:s|ed)?(?: off)?|tak(?:es?|ing)(?: off)?|took(?: off)?|slashed|marked down|down|deducts?|shorter|cheaper|lighter|less|minus)(?: <W>){0,2}? (?:by )?(?:another |a further |an extra )?<S>${ofIt}`,
    ],
    [
      'up',
      `(?:ris(?:es?|ing)|rose|risen|increas(?:es?|ed|ing)|go(?:es|ing)? up|went up|gone up|grows?|grew|grown|climb(?:s|ed)|gain(?:s|ed)?|puts? up|raise[sd]?|dearer|longer|more expensive|bigger|heavier|up|plus)(?: <W>){0,3}? (?:by )?(?:another |a further |an extra )?<S>${ofIt}`,
    ],
    [
      'down',
      `(?:an?|another|a further|extra|gives?|with|minus|and|code)? ?<S> (?:(?:<A>) )?(?:off|discount|reduction|rebate|cheaper|less|shorter|lower|lighter)${ofIt}`,
    ],
    ['down', '(?:discount|reduction|rebate|voucher) of <S>'],
    ['down', `<S> (?:is |are |was |were )?(?:knocked|taken) off${ofIt}`],
    [
      'up',
      '(?:an?|plus|and|with|then|adds?|put|puts|pays?)? ?<S> (?:(?:<A>) )?(?:tax|vat|tip|service charge|service|booking fee|fee|surcharge|rise|increase|raise|markup|mark-up|duty|more|longer|dearer|higher|heavier|bigger|on top(?: of (?:that|it|it all))?)',
    ],
    ['up', '(?:rise|increase|raise|growth|tip|surcharge|markup|pay rise) of <S>'],
    [
      'up',
      `(?:adds?|puts?|put|added) <S> (?:on|to|onto) (?:the |its |his |her )?(?:<W> )?(?:price|cost|bill|total|fee)`,
    ],
    ['same', '(?:and )?(?:by )?<S> in the (?:second|next|following)(?: (?:year|month|week))?'],
    [
      'same',
      '(?:and )?(?:in|during) the (?:second|next|following)(?: (?:year|month|week))?,? (?:it (?:was |is )?)?(?:by )?<S>',
    ],
    ['same', `(?:and )?(?:then |again |later )?(?:by )?(?:another|a further|again|then|an extra)(?: by)? <S>${ofIt}`],
  ],
  fixed: [
    ['up', '(?:delivery|postage|shipping)(?: (?:is|costs?|of|was|for|fee of))? <N>'],
    ['up', '<N> (?:for )?(?:delivery|postage|shipping)'],
    ['down', '(?:voucher|coupon|promo code|gift card)(?: (?:for|of|worth))? <N>'],
    ['down', '<N> (?:voucher|coupon|gift card)'],
  ],
  end: [
    '(?:now|then|it) (?:<W> ){0,3}?<N>',
    '<N> (?:quid |\\p{L}+ )?(?:now|today)',
    '(?:stands? at|stood at|ends? up at|is left with|leaving|leaves|now (?:costs?|sells for)|then (?:costs?|sells for|sold for)|sells? for|sold for|finally costs?|to|is now|comes to|is) <N>',
  ],
  blurred: '(?:for|at|paid|pays?) <N>,? (?:<W> )?(?:with|at|after|incl) (?:an? |the )?(?:<W> )?<S>',
  added: 'plus|minus|and|again|then|another|with',
  onIt: 'on|off|from',
  inTurn:
    'then|another|a further|further|again|later|after(?:wards| that)?|second|next|new|reduced|discounted|remaining|resulting|following|finally|at the till',
  onStart: 'both on the (?:<N>|<W>)|both of the <W>|of the (?:original|first|old|list) <W>',
  odd: 'if|or|either|instead|each year|every|per|a year|years|monthly|than|compared|another (?:shop|store|one)|while|whereas|percentage points?|points?|interest|of these|of those|of them|others?|half|who|girls|boys|the same|times|both|average',
  known:
    'percent(?:age)?|per cent|%|discount|off|reduced|reduction|total|altogether|in all|in total|tax|tip|vat|only|all|each|profit|loss|cheaper|more|less|increase\\p{L}*|decrease\\p{L}*|longer|shorter|original(?:ly)?|at first|left|another|again|whole|lower|higher|sum|ago|last year|in two steps|both',
  asks: {
    start:
      'before|original(?:ly)?|at first|old price|old|last \\p{L}+|in the beginning|to begin with|purchase price|start(?:ed)?',
    change:
      'by how (?:much|many)|how much (?:more|less|cheaper|dearer|higher|lower)|how many (?:<W> )?(?:more|fewer|less)|sav(?:e|es|ed|ing)s?|profit|loss|lose|lost|discount|tax|tip|vat|rise|increase',
    end: 'now|then|after(?:wards)?|in the end|final|new|pay|paid|costs?|price|worth|total|left|leaves|how (?:much|many|long|heavy|tall)|what|whats',
    percent: 'percent(?:age)?|per cent|what %|%',
    left: 'left|remain\\p{L}*|of (?:the|its) (?:old|original|first) price',
    complement: "not|free|left|remain\\p{L}*|empty|unsold|missing|wrong|didn't|aren't|isn't",
  },
  pairs: [
    ['end-start', '<N> (?:more|greater|larger|bigger|higher|less|smaller|lower) than <N>'],
    ['end-start', '(?:is )?<N> (?:more|greater|larger|bigger|higher|less|smaller|lower) than <N>'],
    ['start-end', 'from <N>(?: <W>){0,4}? to <N>'],
    [
      'start-end',
      '<N>(?: <W>){0,3}? (?:last|in march|before|at first|in the past)(?: <W>){0,2}?,? (?:and |but |is |its |now ){0,2}?<N>(?: <W>){0,2}? (?:now|this|today)',
    ],
    [
      'start-end',
      '(?:was|were|cost|had|weighed|measured)(?: <W>){0,2}? <N>(?: <W>){0,6}?,?(?: and| but)?(?: <W>){0,3}? (?:now|today)(?: <W>){0,4}? <N>',
    ],
    [
      'end-start',
      '(?:is|are|costs?|has|have)(?: <W>){0,2}? <N>(?: <W>){0,2}? (?:now|today)(?: <W>){0,6}? (?:was|were|had|cost)(?: <W>){0,3}? <N>',
    ],
    ['start-end', '<N>(?: <W>){0,3}? (?:in|on) <W>(?:,| and)? <N>(?: <W>)? now'],
    ['part-whole', '<N>(?: <W>){0,3}? (?:out of|of the|of her|of his|of my|of our|of) (?:<W> )?<N>'],
    ['whole-part', '(?:out of|of)(?: <W>){0,2}? <N>(?: <W>){0,3}?,? <N>'],
  ],
  up: 'ris(?:e[sn]?|ing)|rose|more|increas\\p{L}*|gr[eo]w\\p{L}*|growth|up|dearer|climb\\p{L}*|raised?|gain\\p{L}*',
  down: 'fall\\p{L}*|fell|less|fewer|decreas\\p{L}*|drop\\p{L}*|down|cheaper|reduc\\p{L}+|shrink\\p{L}*|shrank|shorten\\p{L}*|shorter|lost|loss|lose|discount|cut',
  mixes: 'mix\\p{L}*|alloy|together|bouquet|drink|melt\\p{L}*|blend\\p{L}*|made (?:of|from)',
  residents: 'people|inhabitants?|residents?|citizens?|live|lived|population',
  names: {
    start: 'the amount at first',
    end: 'the amount in the end',
    after: (at) => `the amount after change ${at}`,
    part: (at) => `the size of change ${at}`,
    percent: 'by which part it changes',
    fixed: 'comes on top or off',
    change: 'the whole change',
    whole: 'the whole',
    ofWhole: 'a part of the whole',
    share: 'the percentage',
    rest: 'the rest of the whole',
    one: 'a part of the whole',
  },
  slips: {
    sign: 'Does it become more or less by that?',
    base: 'Of which amount is that percentage taken?',
    change: 'That is the change alone, or the amount with it. What exactly does the question ask for?',
    whole: 'Which amount is the whole here: the one that the percentage is taken of?',
    sum: 'Percentages of different amounts cannot be added. Of which amount is the second one taken?',
  },
  because: {
    changes: 'Each percentage is taken of the amount that there is at that moment, so the changes follow one another.',
    asked: 'A percentage compares a part with its whole: the part is divided by the whole, and 1 is 100 %.',
  },
}
