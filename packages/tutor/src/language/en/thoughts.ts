import type { Thought } from '../thought-words.ts'

const sizesDiffer = ['fractions.why-not-add-bottoms', 'fractions.common-denominator']
const brackets = ['expressions.expand', 'expressions.polynomial-multiply']
const balance = ['equations.balance', 'equations.move-term', 'equations.both-sides']

/** How the patterns are written: `language/thought-words.ts`. */
export const thoughtsEn: readonly Thought[] = [
  {
    id: 'fractions.tops-stay',
    cards: sizesDiffer,
    said: "(?:tops?|numerators?)_ (?:stays?|keeps?|(?:do not|dont|don't|does not|doesnt|doesn't) change|the same|as (?:it is|they are))|(?:keep|leave)_ (?:tops?|numerators?)|only_ (?:bottoms?|denominators?)_ changes?",
    unless: "why|if|or|can'?t|cannot|must not|not (?:stay|keep)",
    reply:
      'Not if the fraction is to keep its value: half a cake is two quarters of it, not one. What the bottom is multiplied by, the top is multiplied by too.',
  },
  {
    id: 'fractions.tops-too',
    cards: sizesDiffer,
    said: '(?:tops?|numerators?)_ (?:too|also|as well|changes?|multiply|multiplied|times)|(?:change|multiply|times)_ (?:tops?|numerators?)',
    unless: "not|dont|don't|doesn't|doesnt|never|add|why|plus",
    reply:
      'Yes, the tops change too: half a cake is two quarters of it. What the bottom is multiplied by, the top is multiplied by as well, so the fraction keeps its value.',
  },
  {
    id: 'fractions.sizes',
    cards: sizesDiffer,
    said: '(?:p[ie]{2}ces?|parts?|slices?|bits?|fractions?|shares?|they|halves|quarters|thirds)_ (?:diff~|not the same|unequal)_ (?:sizes?|siz|big|kinds?)|(?:diff~|not the same|unequal)[ -]?siz~|sizes?_ (?:are|is)_ (?:diff~|not the same)',
    unless: 'why|how',
    reply:
      'Yes, that is the reason: the bottom number says how big a piece is, and pieces of different sizes cannot be counted together. First they have to be cut to one size.',
  },
  {
    id: 'fractions.same-size-first',
    cards: sizesDiffer,
    said: '(?:make|cut|get|need|have|has|want|turn)_ (?:p[ie]{2}ces?|parts?|slices?|them)_ (?:same|equal) sizes?',
    unless: "why|how|not|dont|don't",
    reply: 'Yes: once all pieces have the same size, they can be counted together. The bottom number says the size.',
  },
  {
    id: 'brackets.everything',
    cards: brackets,
    said: '(?:everything|every term|all|both|each(?: one)?|the whole)_ (?:bracket|brackets|parentheses|inside|in it)_ (?:times|multipl~|gets?)|(?:times|multipl~)_ (?:everything|every term|both|all|each|the whole bracket)|each (?:bag|box|bracket|pack|one) has',
    unless: "why|not|dont|don't|only|doesn't|doesnt|how|power|exponent",
    reply: 'Yes: what stands before a bracket multiplies everything in it, each term with its own sign.',
  },
  {
    id: 'brackets.minus-all',
    cards: ['expressions.minus-bracket'],
    said: '(?:minus|it|that)_ (?:changes?|flips?|swaps?|turns?)_ (?:all|both|every|each|the signs)|(?:all|both|every|each)_ signs?_ (?:changes?|flips?|swaps?|turns?)|take away (?:all|both|the whole)|change both',
    unless: "why|not|dont|don't|only|inequality",
    reply: 'Yes: a minus before a bracket takes away everything in it, so every sign inside changes.',
  },
  {
    id: 'inequalities.negative',
    cards: ['inequalities.flip'],
    said: '(?:divid~|multipl~|times)_ (?:by|with)?_ (?:negative|minus|-\\s?\\d+)|(?:negative|minus)_ (?:divid~|multipl~)',
    unless: "why|stays?|same|not|dont|don't|no flip|doesn't|doesnt|add~|subtract~|only|how",
    reply:
      'Yes, that is the reason: multiplying or dividing both sides by a negative number mirrors them at 0, so the larger becomes the smaller and the sign turns.',
  },
  {
    id: 'inequalities.positive',
    cards: ['inequalities.flip', 'inequalities.linear'],
    said: '(?:divid~|multipl~)_ (?:plus|positive)',
    unless: "why|negative|minus|turn~|swap~|(?<!not |no |dont |don't )flip(?:s|ped)? (?:it|the|too|because|cos|bc)",
    reply:
      'Yes: multiplying or dividing both sides by a positive number keeps their order, so the sign of the inequality stays.',
  },
  {
    id: 'inequalities.stays',
    cards: ['inequalities.flip', 'inequalities.linear'],
    said: "sign_ (?:stays?|the same|keeps?|(?:does not|doesnt|doesn't|dont|don't|not) (?:change|flip|turn))|(?:no|dont|don't|not|without) flip~",
    unless: 'why|when|if|other side',
    reply:
      'It depends on the step: adding, taking away and multiplying or dividing by a positive number keep the sign, a negative number turns it. Which of these is your step?',
  },
  {
    id: 'brackets.first-only',
    cards: brackets,
    said: 'only_ (?:x|first|letter)_ (?:times|multipl~)|(?:times|multipl~)_ only_ (?:x|first|letter)|only (?:times|multipl~)_ (?:x|first|letter)',
    unless: 'why|not only|wrong|forgot|mistake',
    reply:
      'Not only the first term: three bags with an apple and two nuts each hold three apples and six nuts. What stands before a bracket multiplies everything in it.',
  },
  {
    id: 'brackets.first-sign-only',
    cards: ['expressions.minus-bracket'],
    said: '(?:only_ (?:first|one) (?:sign|term|number)?_ (?:changes?|flips?))|(?:changes?|flips?)_ only_ (?:first|one)|only changes?_ first',
    unless: 'why|not only|wrong|forgot|mistake',
    reply:
      'Not only the first sign: a minus before a bracket takes away everything in it. 10 - (3 + 2) is 5, and 10 - 3 + 2 would be 9.',
  },
  {
    id: 'equations.both-sides',
    cards: balance,
    said: '(?:same|it)_ (?:to|on|from|for) both(?: the)? sides|both(?: the)? sides_ same',
    unless: "why|not|dont|don't|only|what|which|how|is",
    reply: 'Yes: what is done to both sides alike keeps them equal, like the two pans of a balance.',
  },
  {
    id: 'equations.sign-changes',
    cards: ['equations.move-term'],
    said: '(?:sign|plus|minus|it)_ (?:changes?|flips?|becomes?|turns?)_ (?:other side|across|over)|(?:other side|across|over)_ sign_ (?:changes?|flips?)',
    unless: "why|not|dont|don't|inequality|doesn't|doesnt",
    reply:
      'Yes: a term that goes to the other side changes its sign, because the same is taken from both sides. That holds for whole terms, not for the number before a letter.',
  },
  {
    id: 'equations.undo',
    cards: ['equations.balance', 'equations.divide-or-subtract'],
    said: '(?:the )?(?:opposite|inverse|reverse)_ (?:operation|of|step|thing)|undo~',
    unless: 'why|not|what|which|how|number|sign',
    reply: 'Yes: an operation is undone by the opposite one, and it has to be done to both sides.',
  },
  {
    id: 'systems.cancel',
    cards: ['linear.addition'],
    said: "(?:can|could|should|do|may) (?:i|we|u|you) (?:just )?(?:add|subtract) (?:them|both|the (?:two|equations)|these)|(?:the )?[xy](?:'?s)?_ (?:cancels?|disappears?|goes away|go away|gone|vanish~|drops? out)",
    unless: "why|not|dont|don't|can't|cant",
    reply:
      'Yes, equals may be added to equals or taken from them, left sides and right sides each. It helps where a letter drops out.',
  },
  {
    id: 'products.zero',
    cards: ['quadratics.zero-product', 'equations.product-zero'],
    said: '(?:one|either|any)_ (?:brackets?|factors?|of them|parts?|or the other)_ (?:be|is|equals?|has to be|must be) (?:0|zero|nothing)|(?:product|times)_ (?:0|zero)_ (?:one|either)',
    unless: "why|not|dont|don't|both",
    reply: 'Yes: a product is zero only if one of its factors is zero.',
  },
  {
    id: 'roots.two',
    cards: ['roots.plus-minus', 'quadratics.two-roots'],
    said: '(?:minus|negative)_ (?:squared|square|times itself|times (?:minus|negative))_ (?:also|too|plus|positive|same)|plus (?:or|and) minus|(?:two|2) (?:answers|solutions|roots)',
    unless: "why|not|dont|don't|how|what|only|no",
    reply: 'Yes: a number and its opposite have the same square, so both have to be looked at.',
  },
  {
    id: 'terms.unlike',
    cards: ['expressions.unlike-terms', 'expressions.like-terms'],
    said: "(?:can'?t|cannot|not allowed to|shouldn'?t)_ (?:add|put together|combine|mix|join)_ (?:x|letters?|numbers?|unlike|different|apples)|not (?:like|the same kind of) terms?|different kinds? of terms?",
    unless: 'why|how',
    reply:
      'Yes: only terms of the same kind can be put together, three apples and two nuts stay three apples and two nuts.',
  },
  {
    id: 'division.flip-second',
    cards: ['fractions.divide-flip'],
    said: '(?:flip|turn~|invert)_ (?:second|divisor|last|other|2nd)|(?:second|divisor|last|2nd)_ (?:flips?|turned|upside|inverted)',
    unless: "why|not|dont|don't|first|how",
    reply:
      'Yes: dividing by a fraction is multiplying by the fraction turned over, and it is the divisor that is turned.',
  },
  {
    id: 'order.times-first',
    cards: ['numbers.order'],
    said: '(?:times|multipl~|divid~|division)_ (?:(?:comes?|goes?|is|before|do it) )?first|(?:times|multipl~|divid~|division)_ before_ (?:add~|plus|minus|subtract~)',
    unless: "why|not|dont|don't|bracket~|parenthes~|both sides|how|what",
    reply: 'Yes: multiplication and division come before addition and subtraction, unless brackets say otherwise.',
  },
  {
    id: 'signs.two-minuses',
    cards: ['integers.minus-minus', 'integers.times-negative', 'expressions.minus-bracket'],
    said: '(?:minus|negative) (?:times|of|and|a|by|\\*|x) (?:a )?(?:minus|negative)_ (?:is|makes?|gives?|=|plus|positive)|two (?:minuses|negatives)_ (?:plus|positive)',
    unless: "why|not|dont|don't|how",
    reply: 'Yes: minus times minus gives plus, and taking away a negative amount is adding it.',
  },
  {
    id: 'percent.second-base',
    cards: ['percent.twice'],
    said: "(?:second|2nd|other|next|further|last)_ (?:of|from|on|off)_ (?:new|smaller|lower|less|reduced|sale|higher|bigger|larger|already|changed|different)|(?:not|isnt|isn't|aren't)_ (?:of|from) the same (?:price|number|amount|thing|whole)|(?:of|from|on)_ (?:new|reduced|sale|lower|higher|smaller|bigger) (?:price|amount|one|number)",
    unless: 'why',
    reply:
      'Yes, that is the point: the second percent is taken of what is left or has come about after the first change.',
  },
  {
    id: 'percent.cancel',
    cards: ['percent.twice'],
    said: '(?:they|percents?|percentages|\\+?\\d+ ?%?_ -? ?\\d+ ?%?)_ (?:cancel|same|back to|nothing changes|even out|is 0|are 0|makes 0|zero)',
    unless: "why|not|dont|don't|isn't|isnt|aren't",
    reply:
      'They would cancel if both were taken of the same amount. But the second percent is taken of the amount after the first change.',
  },
  {
    id: 'area.half',
    cards: ['geometry.area-triangle', 'measure.area-triangle'],
    said: "(?:triangle|it|its|it's)_ half_ (?:rectangle|box|square|parallelogram|of it|that|whole)|half (?:of )?(?:the |a |its )?(?:rectangle|box|square|parallelogram)|(?:rectangle|box|parallelogram)_ (?:twice|double|2 triangles|two triangles)",
    unless: "why|not|dont|don't|how",
    reply: 'Yes: base times height is the rectangle around the triangle, and the triangle fills half of it.',
  },
  {
    id: 'area.bigger-box',
    cards: ['geometry.area-triangle', 'measure.area-triangle'],
    said: '(?:triangle)_ (?:only |just )?(?:fills?|takes?|covers?)_ (?:part|some|less)|triangle_ (?:less|smaller)(?: than)?_ (?:box|rectangle|that|it)?|(?:rectangle|box)_ (?:bigger|more|larger)_ triangle',
    unless: "why|not|dont|don't|how",
    reply: 'Yes: base times height is the whole rectangle around it, and the triangle fills only a part. Which part?',
  },
  {
    id: 'motion.longer-counts',
    cards: ['stories.average-speed'],
    said: '(?:longer|more time)_ (?:(?:average|mean|it)_ )?(?:closer|nearer)|(?:closer|nearer)_ (?:longer|more time)',
    unless: "why|not|dont|don't|how",
    reply:
      'Yes: the speed that lasts longer counts for more, so the average lies nearer to it than the middle does. Which whole way and which whole time give it exactly?',
  },
  {
    id: 'motion.speeds-add',
    cards: ['stories.towards'],
    said: '(?:speeds?|together|they)_ (?:add|get closer|come closer|closer_ (?:hour|minute))|add_ speeds',
    unless: "why|not|dont|don't|same direction|behind|after|catch~|how",
    reply:
      'If they move toward each other or apart, yes: in every hour the distance between them changes by both ways together.',
  },
  {
    id: 'ages.everybody',
    cards: ['stories.ages'],
    said: '(?:add~|plus|gets?|give~|get|older|goes?|put~|need~)_ (?:both|too|also|as well|each|everyone|everybody|only|just)|(?:both|each|only|just)_ (?:add~|plus|gets?|older|about|get|m[ou]m|dad|mother|father)|only (?:about )?(?:m[ou]m|dad|him|her|one)',
    isReason: true,
    reply:
      'Time passes for everybody: in the years until then each of them gets older by the same number. The sentence compares the ages at that later time, so both are changed. What is the age of each of them then?',
  },
  {
    id: 'motion.second-time',
    cards: ['stories.towards'],
    said: '(?:first|second|another|again|one more) (?:time|moment)|two moments',
    unless: 'as (?:fast|far|long)',
    isReason: true,
    reply:
      'If they move toward each other and drive on, yes: until they meet the distance shrinks to 0, and after that it grows again. Which way have both covered together at the first of the two moments?',
  },
  {
    id: 'percent.no-canceling',
    cards: ['percent.twice'],
    said: 'cancel~?|(?:evens?|even) out|(?:same|back)_ (?:again|price|as before|start)|comes? back',
    unless: "not|n't|never",
    reply:
      'They do not cancel: the second percent is taken of another amount than the first. The same percent of a larger amount is more, of a smaller one less. How big is each change here?',
  },
]
