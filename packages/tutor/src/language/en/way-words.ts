import type { WayWords } from '../way-words.ts'

const bothCases =
  'two cases|two equations|plus (?:or|and) minus|positive (?:or|and) (?:a )?negative|both (?:signs|cases)|(?:\\+|±)'

export const wayWordsEn: WayWords = {
  // equations
  'clear-fractions':
    'fractions? away|rid of (?:the )?(?:fractions?|denominators?|bottoms?)|common (?:denom|multip)|lcm|lcd',
  'clear-denominators':
    'fractions? away|rid of (?:the )?(?:fractions?|denominators?)|common (?:denom|multip)|cross[- ]?mult',
  'expand-sides': 'bracket|parenthes|distribut|each term|every term',
  'collect-sides': 'like terms|same kind|combin|collect|tidy|simplif',
  'gather-unknown':
    '(?:on|to|onto) (?:one side|the same side|(?:the )?(?:left|right))|one side|same side|left side|right side|(?:x|letter|unknown)\\S* together',
  'standard-form': '(?:to|on) (?:one|the left|the other) side|equals? (?:to )?(?:0|zero)|= ?0|one side',
  'isolate-square': 'square (?:alone|by itself)|(?:x\\^2|x²) (?:alone|by itself)',
  'square-root': `(?:take|taking|find) the root|square root|root of|roots? of both|which numbers?|what numbers?|number squared|number times itself|${bothCases}`,
  'take-root': `root of|cube root|roots? of both|which numbers?|what numbers?|${bothCases}`,
  'take-out': 'common|in front of (?:a|the) bracket|x out|pull|factor',
  'zero-product': 'zero|= ?0',
  'complete-square': 'complet\\p{L}* the square|half of the middle',
  quadratic:
    'discriminant|quadratic formula|the formula|factor|vieta|(?:two |2 |which |what )?numbers? (?:that|which|whose|with)|multiply to|product|two brackets|complet\\p{L}* the square|b\\^2|b²|abc',
  discriminant: 'discriminant|b\\^2|b²|quadratic formula|the formula',
  formula: 'quadratic formula|the formula|-b',
  'find-pair': 'discriminant|quadratic formula|factor|vieta|(?:two |2 )numbers|multiply to|product|sum',
  'split-middle': 'split|middle|four terms|replace',
  factor: 'factor|as a product|brackets|difference of squares|common|two numbers|multiply to',
  'split-modulus': `${bothCases}|distance|away from|opposite|bars`,
  'isolate-root': 'root (?:alone|by itself)|alone|isolat',
  'raise-both': 'squar|power of',
  'same-base': 'same base|as (?:a )?powers?|power of|(?:base|powers?) (?:of )?\\d',
  'equate-exponents': 'exponent|powers? (?:are|must|have)|same base|drop the base',
  'take-log': 'log',
  'log-definition': 'power|exponent|definition|without the log',
  'unit-circle': 'unit circle|table|arcsin|arccos|arctan|which angles?|what angles?|sine table',
  'isolate-function': 'alone|isolat|divide',
  // inequalities
  'flip-sign': 'turn|flip|revers|switch',
  'keep-sign': 'divid',
  'critical-points':
    'zeros?(?!\\p{L})|roots?|factor|where (?:is )?it (?:is )?(?:zero|0)|equation|discriminant|numbers? that multiply',
  'sign-chart': 'number line|test|each piece|interval|sign|parabola|between|outside',
  // systems
  system:
    'add(?:ing)? (?:the|them|both|up)|add the (?:two )?equations|subtract(?:ing)? (?:the|them|one|both)|substitut|plug|put (?:it|that|x|y|.{1,20}) in|eliminat|cancel|disappear|vanish|drops? out|get rid of|express|(?:x|y) alone|replace|instead of|opposite',
  // expressions
  'percent-to-decimal': 'hundredth|by (?:100|a hundred)|decimal',
  'to-fractions': 'fraction|decimals?',
  'to-improper': 'improper|mixed|one fraction|whole (?:number|part)s? into|no mixed|wholes? in',
  brackets: 'bracket|parenthes|inside',
  powers: 'power|square|exponent|cube|root|squared',
  'multiply-divide': 'multipl|divi(?:de|sion|ding)|times|product',
  'add-subtract':
    'left to right|from (?:the )?left|in order|one (?:by|after)|the way they|as they stand|just add|minus minus|two minus|minuses',
  'common-denominator':
    "same (?:denominators?|bottoms?|size)|common|denominators? (?:have|has|must|should|need|the same|are|not|different|dont|don't)|different (?:denominators?|bottoms?)|lcm|lcd|least|bottoms?",
  'add-fractions': 'numerator|tops?(?!\\p{L})',
  flip: 'flip|reciprocal|turn|invert|upside|multipl|swap|keep change',
  'multiply-fractions': 'tops?(?!\\p{L})|numerator|across|straight|cancel|reduc|multipl|simplif',
  reduce: 'reduc|cancel|simplif|smaller numbers|divid|common (?:factor|divisor)|gcd',
  expand: 'bracket|parenthes|each|every|foil|multipl|expand|distribut|twice|square of a|formula',
  collect: "like terms|same letter|combin|collect|together|same kind|the (?:a|x|b|y)(?:'?s)(?!\\p{L})",
  'take-common': 'common|both (?:have|has|can be divided|divide)|each (?:has|can)|in front|as a product|gcd|share',
  'special-product': 'squares?(?!\\p{L})|difference of|perfect|formula|cubes?(?!\\p{L})|\\(a',
  group: 'group|pair',
  cancel: 'cancel|factor|exponent|subtract the (?:exponents|powers)|power|how many|reduc|simplif',
  'common-denominator-letters': 'common|same (?:denom|bottom)|denominator',
  'simplify-root':
    'squares? (?:out|in)|square inside|square (?:under|factor|number)|perfect square|split|simplif|hidden|take out|under the root|like roots|inside cause|two inside',
  rationalise: 'root (?:away|out)|rid of the root|multiply (?:top|by)|conjugate',
  'power-laws': 'exponent|powers?|same base|add|rule|law',
  'log-laws':
    '(?:what|which) power|exponent|power of|to the|times itself|how (?:many|often)|keep multiplying|multiplying (?:two|it|2)|product',
  log: '(?:what|which) power|exponent|how (?:many|often)|keep multiplying|multiplying (?:two|it|2)',
  'trig-values': 'table|unit circle|values?|triangle',
  'trig-identity': 'identit|sin\\S* ?\\+ ?cos|double angle|pythag',
  // calculus and functions
  'derivative-sum':
    'power rule|each (?:term|part|one)|every term|term by term|one (?:at a time|by one)|exponent|derivative of|differentiate|separately|on its own|the rule',
  'derivative-table': 'power rule|exponent|in front|one less|the rule|derivative of|table|know',
  'derivative-product': "product rule|u'?v|two factors",
  'derivative-quotient': 'quotient rule|u/v|top and bottom',
  'derivative-chain': 'chain rule|outside|inside|outer|inner',
  'integral-sum':
    'each (?:term|part)|term by term|one (?:at a time|by one)|separately|antiderivative|backward|raise|exponent',
  'integral-table': 'antiderivative|backward|raise|exponent|one more|divide by|rule|reverse|opposite of (?:the )?deriv',
  'put-value':
    'put|plug|instead|replac|substitut|insert|for x|swap|wherever|fill|brackets|write .{1,12} (?:for|in|where)',
  'limit-value': 'put|plug|instead|replac|substitut|insert',
  'limit-cancel': 'factor|cancel|simplif|0/0|zero over',
  'limit-infinity': 'highest|biggest power|divide',
  'vertex-formula': '-b|axis|halfway|middle of|complete|formula|symmetr|derivative',
  'derivative-zero': 'derivative|slope|flat',
  // numbers, lists, formulas
  'use-formula': 'formula|add (?:them|all|up|the)|differen|sum',
  'prime-split': 'prime|divide by (?:2|two|the smallest)|factor tree|tree|split|pairs?|small',
  'order-values':
    'order|sort|smallest|compare|same (?:denominator|form|bottom)|decimal|line up|common|small(?:est)? to',
  'read-off': 'middle|most|largest|smallest|minus',
  'shift-point': 'point|move|place|digit|between 1 and 10|power of (?:ten|10)',
  'whole-part': 'how (?:often|many)|divid|fits|goes into',
  gcd: 'prime|divisor|factors?|divid\\p{L}* both|goes? into|both can be|share|common|biggest number|largest number|euclid',
  lcm: 'multiple|count (?:up )?(?:in|by)|times table|table|prime|both (?:go|fit)|divisible|fits',
  round: 'digit|look at the|place|next (?:number|one)',
  mean: 'add|sum|average|total|divide|share|how many',
  median: 'order|sort|smallest|small to|line (?:them )?up|middle|from (?:low|least|small)',
  mode: 'most|count|often|tally|repeat|twice',
  spread: 'largest|biggest|smallest|highest|lowest|max|min',
  compare: 'same (?:denominator|form|bottom)|common|decimal|cross|fraction',
  sort: 'same (?:denominator|form|bottom)|common|decimal|fraction',
  'next-term': 'add|plus|multipl|times|doubl|each time|differen|minus|go(?:es)? up|grow',
  'nth-term': 'add|plus|multipl|times|each time|differen|minus|go(?:es)? up|grow',
  divisors: 'pairs?|list|divid|prime|times',
  'prime-factors': 'prime|divide by (?:2|two|the smallest)|tree|two|2|smallest',
}
