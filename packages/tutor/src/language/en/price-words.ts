import type { PriceWords } from '../price-words.ts'

const noun = '((?:<A> ){0,2}?<A>)'
export const priceWordsEn: PriceWords = {
  priced: [
    `<C> ${noun} (?:at|for|costing|@) <M>,? (?:each|apiece|a piece)`,
    `<C> ${noun} (?:at|costing|@) <M>`,
    `<C> ${noun} <M> (?:each|apiece)`,
  ],
  one: [
    `(?:a|an|one|each|the) (<A>) (?:costs?|cost|is|was) <M>`,
    `<M> (?:for )?(?:a|an|per|each|for each) (<A>)`,
    `(<A>) (?:is|are|cost|costs|at) <M>,? (?:each|apiece|a piece)`,
  ],
  things: [`<C> ${noun}`, '(?:a|an|one) (<A>)'],
  once: [
    '<M> (?:for )?(?:delivery|postage|shipping)',
    '(?<!and )(?:delivery|postage|shipping)(?: (?:is|costs?|alone|for|was)){0,2} <M>',
  ],
  total: [
    '(?:cost|costs|come to|came to|total|totals|totall?ed|for|paid|pays?|was|is|spends?|spent)(?: (?:a total of|together|altogether|in all|exactly|me|him|her|them|us)){0,2} <M>(?: (?:together|altogether|in all|in total|for (?:everything|all of it|both)))?',
  ],
  asksOne: [
    '(?:price of|cost of|does) (?:a|an|one|each) (?:kilo|kg|kilogram|lit(?:re|er)|met(?:re|er)) of (<A>)',
    '(?:price of|cost of|costs?|does|would|is|was) (?:a|an|one|each|a single) (<A>)',
    'one (<A>) costs?',
    '(?:price of|cost of) (?:each|the) (<A>)',
    'each (<A>) costs?',
  ],
  known: 'together|altogether|in all|in total|total|each|apiece|only|all|alone|both|same|per|one',
  odd: 'if|or|half|twice|double|times|than|more|less|fewer|change|left|budget|save[sd]?|off|discount|percent|%|profit|sells?|sold|shared?|share|voucher|coupon|instead|owes?|difference|dozen|gross|first|another|extra|free|weeks?|days?|hours?|without|not|note',
  names: {
    count: 'how many of them',
    price: 'the price of one',
    cost: 'what these cost',
    once: 'is paid once',
    total: 'everything together',
    rest: 'what is left for the others',
    unknown: 'the price that is asked for',
  },
  slips: {
    rest: 'That is what all of them cost together. How many are they?',
    all: 'What else is in the sum that is paid?',
  },
  because:
    'The sum that is paid holds the cost of all things. What is known is taken off, and the rest belongs to the others.',
  list: {
    entries: [
      '<M> (?:for|per) (?:an? |each |the |one )?(<A>)',
      '(?:an?|one|each|every|the) (<A>) (?:costs? |is |for )?<M>',
      '(<A>) (?:cost|costs|are) <M> each',
    ],
    given: ['(?:with|from|out of|has|had|have) (?:an? |the |a total of |only )?<M>(?: notes?| bill| banknote)?'],
    known: 'together|altogether|in all|in total|total|change|left|back|spends?|spent|pays?|paid|all|cost|costs',
    odd: 'if|or|half|twice|double|times|than|more|less|fewer|each|every|save[sd]?|off|discount|percent|%|profit|sells?|sold|shared?|share|voucher|coupon|instead|owes?|difference|dozen|another|extra|free|weeks?|days?|hours?|without|not|other|too|much more|tip|tax|delivery|postage|most|many',
    because: 'Each price counts as many times as there are things of that kind; only then are the costs added.',
  },
}
