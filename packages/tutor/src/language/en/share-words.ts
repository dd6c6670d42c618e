import type { ShareWords } from '../share-words.ts'

export const shareWordsEn: ShareWords = {
  asks: '%|per ?cent|percentage|percent',
  asksChange:
    'by (?:how many|what|how much) (?:%|per ?cent|percentage|percent)|(?:%|per ?cent|percent|percentage) (?:more|less|fewer|higher|lower|cheaper|dearer|bigger|smaller|longer|shorter|increase|decrease|rise|fall|drop|growth|change|gain|loss|reduction)|(?:rise|growth|increase|decrease|drop|fall|change|reduction|gain) (?:in|as|of)(?: a)? (?:%|per ?cent|percent|percentage)|(?:growth|increase|decrease|rise|drop)',
  up: 'more|higher|dearer|bigger|longer|increase\\p{L}*|ris(?:e|es|en|ing)|rose|grow\\p{L}*|grew|growth|went up|go(?:es|ne)? up|gain\\p{L}*|climb\\p{L}*|jump\\p{L}*|up from',
  down: 'less|fewer|lower|cheaper|smaller|shorter|decreas\\p{L}*|falls?|fell|fallen|drop\\p{L}*|reduc\\p{L}+|went down|go(?:es|ne)? down|shr[aiu]nk\\p{L}*|lost|loss|shorten\\p{L}*|down from',
  beforeOld: 'from|was|were|used to be|used to cost|old',
  beforeNew: 'to|now|is now|are now|becomes?|became|new',
  nearOld:
    'last (?:year|week|month|summer|winter|spring|autumn|season)|yesterday|before|originally|at first|used to|in (?:january|march|spring)|then',
  nearNew: 'this (?:year|week|month|summer|winter|spring|autumn|season)|today|now|nowadays',
  rest: "not|n't|free|left|unused|empty|others?|rest|remain\\p{L}*|un\\p{L}+ed",
  beforeWhole: 'of(?: the| all)?|out of|from|total(?: of)?',
  mixed:
    'mix\\p{L}*|alloy|solution|blend\\p{L}*|dissolv\\p{L}*|dressing|juice|add(?:ed|s)?|melt\\p{L}*|syrup|drink|smoothie',
  odd: 'points?|each|average|mean|then|again|twice|half|third|quarter|interest|tax|vat|discount|profit|probability|speed|per|old|both|ratio|area|perimeter|cost price|original|evaporat\\p{L}*|boil\\p{L}*|after',
  known:
    '%|per ?cent|percentage|percent|more|less|fewer|than|increase\\p{L}*|decrease\\p{L}*|higher|lower|cheaper|dearer|bigger|smaller|longer|shorter|out of|total|in all|altogether|only|whole|mixture|mixed|solution|reduction|reduced|not|left|others?|rest|remain\\p{L}*|lost|same|alloy|last year|at first|originally|instead|of which|of it|back|of them|in total|could have',
  names: {
    old: 'before',
    now: 'after',
    change: 'by how much it changed',
    part: 'the part',
    whole: 'the whole',
    other: 'another part',
    share: 'the part as a fraction',
    percent: 'the part in percent',
    restPercent: 'the rest in percent',
  },
  slips: {
    base: 'A change in percent is taken of what there was before. Which of the two amounts is that?',
    part: 'Which amount is the whole, the 100 %? And which one is the part of it?',
    whole: 'The whole is everything together. What belongs to it?',
    rest: 'Is that the part that is asked for, or the other one?',
  },
  because: {
    change: 'The amount before the change is 100 percent, so the change is compared with it.',
    share: 'The whole is 100 percent, so the part is divided by the whole and the result times 100 is the percentage.',
  },
}
