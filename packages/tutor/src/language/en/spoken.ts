import { smallNumbers } from '../numerals.ts'
import type { SpokenWords } from '../spoken-words.ts'
import { numeralsEn } from './numerals.ts'

export const spokenEn: SpokenWords = {
  yes: 'yes|yep|yeah|yup|sure|right|correct|true|exactly|of course|ok|okay|it is|it does|they are|they do',
  no: "no|nope|nah|false|not really|it isn'?t|it doesn'?t|it is not|it does not|they are not|they aren'?t|they don'?t",
  plainYes: 'yes|yep|yeah|yup',
  plainNo: 'nope|nah|no(?=[,.;])',
  none: "none|no (?:real )?(?:roots?|solutions?|numbers?)|nothing|zero of them|there (?:are|is) no(?:ne)?|not any|can'?t be",
  and: 'and|or',
  numbers: smallNumbers(numeralsEn, { 1: ['once'], 2: ['twice'] }),
  minus: 'minus|negative',
  pronoun: ['the|this|that|which|each|every|first|second|third|last|other|another|right|left|big|small', 'ones?'],
  result:
    "answer|so|then|about|around|roughly|approximately|is|are|makes?|gives?|get|got|be|equals|that'?s|thats|it'?s|its|comes? (?:out )?to|leaves|means",
  denial: "not|isn'?t|isnt|no|never|instead of",
  doubt:
    "(?:i think|i guess|i got|i get|maybe|probably|is it|it'?s|its|it is|that'?s|thats|would be|must be|should be|so|then|um+|uh+|hmm+|like|ok|okay|well|the answer is|equals)",
  glad: 'yay|yes+!|finally|happy|glad|proud|love|excited|woo|wow|awesome|cool|easy|great|fun|nice',
  operations: [
    ['zero-product', '(?:each|every|both|one|factors?|brackets?).*(?:zero|= ?0|to 0)'],
    ['common-denominator', 'common denominators?|same denominators?|lcd|lowest denominator'],
    [
      'open-brackets',
      '(?:open|expand|remove|multiply out|get rid of|clear|do|distribute|undo).*(?:brackets?|parenthes[ei]s)|distribute|expand',
    ],
    [
      'collect',
      '(?:combine|collect|put together|group|gather|add up|join).*(?:terms?|together|like|xs|numbers?)|like terms',
    ],
    ['flip', 'flip|turn (?:it|the).*(?:over|upside|around)|reciprocal|invert|upside down'],
    ['take-root', '(?:take|square|cube|find).*roots?|root (?:both|of)'],
    ['discriminant', 'discriminant|quadratic formula|b\\s?(?:\\^2|²|squared)'],
    ['factor', 'factor(?:i[sz]e|ing|s)?(?: it| out)?|take out|pull out'],
    ['substitute', 'substitute|plug|put .* in(?:to)?'],
    ['reduce', 'reduce|cancel|simplify'],
    ['divide', 'divid(?:e|ing|ed)|division|split|share'],
    ['multiply', 'multipl(?:y|ying|ied|ication)|times|product of'],
    ['subtract', 'subtract(?:ing)?|take(?: away| off)?|minus|remove|get rid of'],
    ['add', 'add(?:ing)?|plus'],
    ['square', 'square'],
    ['move', 'move|bring|isolate|get .*(?:alone|one side|other side)'],
  ],
  places: ['(?:first|top|upper|1st)', '(?:second|bottom|lower|other|2nd|last)'],
  links: 'and|but|so|then|because|cause|cuz|since|before|after|which',
  putOff: 'later|afterwards?|at the end|then|after that|finally|last',
  misplaced: { flip: 'first|both|left' },
}
