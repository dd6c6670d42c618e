import type { MeanWords } from '../mean-words.ts'

const mean = '(?:averages?|averaged|averaging|avg|mean)'
const of =
  '(?:(?:age|mark|score|price|mass|weight|height|length|time|grade|number|points|of|is|was|were|are|at|to be|about) ){0,4}?'

export const meanWordsEn: MeanWords = {
  mean: 'averages?|averaged|averaging|avg|mean|on average',
  groups: [
    [
      'count-mean',
      `(?:the )?${mean} (?:<W> )?(?:of|for) (?:the |all |all the |her |his |my |our |these |those )?<C> (?:<W> ){1,4}?(?:is|was|are|were|equals?) <N>`,
    ],
    [
      'count-mean',
      '<C> (?:<A> ){1,3}?(?:who (?:<W> ){1,6}?)?(?:raised |scored |weigh |weighed |have |had |has |are aged |are |cost )<N>(?: <W>){0,2} (?:each )?on average',
    ],
    [
      'count-mean',
      `<C> (?:<A> ){1,3}?(?:(?:who|that) (?:<W> ){1,7}?)?,? ?(?:have |had |has |with |whose |of |and )?(?:an? |the |their )?${mean} ${of}<N>`,
    ],
    ['count-mean', `<C> of them,? (?:who )?(?:are aged <N> on average|${mean} <N>)`],
    ['mean-count', `${mean} of <N>(?: <W>)? (?:for|over|from|in) <C>`],
  ],
  alone: [
    `(?:an? |the |their |his |her )?(?:new |whole )?${mean} (?:of (?:the |all |my |her |his )?(?:<A> ){1,3}?)?${of}<N>`,
  ],
  counts: [
    `(?:the )?${mean} of (?:the |all )?<C> (?:<W>)(?= |$)`,
    '(?:in|on|for|over|from) <C> (?!of )<W>s',
    '^<C> (?:numbers|reviews|tests|games|marks|throws|rounds|results)',
  ],
  wanted: 'to (?:get|have|reach|be|make)|for (?:an?|the|my|his|her)',
  firstOnes: 'the first <C>|in <C> of (?:them|these)',
  added:
    'adds?|added|joins?|joined|another|one more|(?:fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|further) \\p{L}+|also gets|comes in|gets on',
  removed:
    'takes? (?:one )?(?:away|out|off)|taken (?:off|away|out)|took (?:one )?(?:away|out)|removes?|removed|leaves|left the|crossed out|drops? out',
  others: 'others?|the rest|remaining|what remains|those who did|one',
  oneMore: 'forgot\\p{L}*|missing|fourth|fifth|sixth|next|one more|last one|remaining',
  asks: {
    missing:
      'forgot\\p{L}*|missing|need|must|fourth|fifth|sixth|last|number (?:did|was|i)|remaining|what was the number|removed|taken|took',
    mean: 'average|mean|avg',
    others: 'others?|rest|remain\\p{L}*|those who did',
    total: 'total|in all|altogether|sum|how (?:many|much)',
  },
  known:
    'ages?|total|altogether|in all|each|all|together|only|just|then|new|now|one|another|of them|numbers?|sum|share|left|(?:whole|two) \\p{L}+|exactly|rest|others?|remaining|remains|what remains|off|not',
  odd: 'if|speed|km|percent\\p{L}*|%|half|twice|double|times|than|more|less|fewer|above|below|ratio|weeks?|per|years? (?:ago|later|time)|hour\\p{L}*|swapped|replaced|median|or',
  names: {
    count: 'how many there are',
    mean: 'their average',
    sum: 'all of these together',
    value: 'one of the values',
    values: 'the told values together',
    whole: 'everything together',
    countNow: 'how many there are then',
    missing: 'the missing value',
    result: 'the average of these',
  },
  slips: {
    meanOfMeans: 'Are the groups equally large? An average of averages is right only then.',
    sum: 'That is all of it together. By how many is it shared?',
    count: 'How many values are there now?',
    difference: 'An average belongs to every value. How much do all of them have together?',
  },
  because: 'An average shares everything equally, so average and number together tell how much there is in all.',
}
