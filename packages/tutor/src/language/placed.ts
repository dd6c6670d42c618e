import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

type Variants = readonly [string, string, string, ...string[]]

/** What is said of the place that a message has in its task. */
export type PlacedKey =
  | 'minus-between'
  | 'sign-of-power'
  | 'bottoms-apart'
  | 'goes-first'
  | 'digits-of-product'
  | 'pair-found'
  | 'pair-to-split'
  | 'pair-off'
  | 'outer-product'
  | 'bases-dropped'
  | 'arguments-added'
  | 'squared-apart'
  | 'one-side-squared'
  | 'factor-into-base'
  | 'inner-factor'
  | 'dropped-by-log'
  | 'dropped-by-bottom'
  | 'dropped-by-square'
  | 'same-roots'
  | 'same-forms'
  | 'own-stays'
  | 'one-is-off'
  | 'equation-decides'
  | 'meters-a-minute'
  | 'speed-turned'
  | 'sixty-or-more'
  | 'meters-an-hour'
  | 'a-minute-only'
  | 'meters-in-hour'
  | 'percent-in-parts'
  | 'divide-it'
  | 'multiply-it'
  | 'vertex-sign'
  | 'point-off-curve'
  | 'new-letter'
  | 'new-letter-bounded'
  | 'separating-number'
  | 'multiplied-out'
  | 'multiplied-out-none'
  | 'tested-with-numbers'
  | 'parts-chosen'
  | 'slope-off'
  | 'slopes-missing'
  | 'rule-of-product'
  | 'rule-of-quotient'
  | 'first-term-only'
  | 'second-term-only'
  | 'bottom-not-squared'
  | 'bracket-lost'
  | 'end-of-pieces'
  | 'exponent-asked'
  | 'part-to-add'
  | 'part-to-take'
  | 'divided-by-percent'
  | 'left-out-number'
  | 'pair-signs'
  | 'terms-cancelled'
  | 'speed-tested'
  | 'log-undone'
  | 'points-lined-up'
  | 'form-kept'
  | 'common-divisor'
  | 'simpler'

export interface PlacedWords {
  /** Leads from the brackets to the roots. */
  readonly concludes: RegExp
  /** Crosses out what stands on top and below. */
  readonly cancels: RegExp
  readonly texts: Readonly<Record<PlacedKey, Variants>>
  /** A root is thrown out, or only another one stays. */
  readonly drops: RegExp
  readonly why: RegExp
  readonly or: RegExp
  /** Somebody else has another result. */
  readonly others: RegExp
  readonly whoIsRight: RegExp
  readonly perHour: RegExp
  readonly perSecond: RegExp
  /** Divides by 60, or asks whether to. */
  readonly minutes: RegExp
  readonly by: { readonly divide: RegExp; readonly times: RegExp }
  readonly halves: RegExp
  /** A sign in words or as it is, and the number behind it. */
  readonly sign: RegExp
  /** The value stays the same, so why another form? */
  readonly sameNumber: RegExp
  /** Letters that formulas of a kind of tasks have, and what they stand for. */
  readonly letters: readonly { readonly letter: RegExp; readonly task: RegExp; readonly is: string }[]
  /** Asks what a word means. */
  readonly meaning: RegExp
}

const en: PlacedWords = {
  concludes: /(?<!\p{L})(?:so|then|therefore|roots?|answers?|solutions?|x'?s)(?!\p{L})/u,
  cancels: /(?<!\p{L})(?:cancel\p{L}*|cross\p{L}* (?:out|off)|divide the|simplify the)(?!\p{L})/u,
  drops: regExpOf(
    "(?<!\\p{L})(?:thr(?:ow|ew|own)\\p{L}*|drop\\p{L}*|reject\\p{L}*|exclud\\p{L}*|cross\\p{L}* out|left out|leave out|ignor\\p{L}*|only|isn'?t|not|doesn'?t|can'?t|cant|gone|disappear\\p{L}*|extraneous)(?!\\p{L})",
    'u',
  ),
  why: /(?<!\p{L})(?:why|how come|what'?s wrong with|whats wrong with|reason)(?!\p{L})/u,
  or: /(?<!\p{L})(?:or|vs|versus)(?!\p{L})/u,
  others:
    /(?<!\p{L})(?:friend|mate|teacher|book|brother|sister|mum|mom|dad|calculator|photomath|app|answers?|chatgpt|google|everyone|partner|he|she|they)(?!\p{L})/u,
  whoIsRight: /(?<!\p{L})(?:who|which (?:one|of us)?|whose)(?:'?s| is| of us is)? (?:right|correct|wrong)(?!\p{L})/u,
  perHour: /(?<!\p{L})(?:km\s?\/\s?h|km\s?per\s?h|kmh|km\/hr|kph|kilomet(?:er|re)s (?:per|an) hour)/u,
  perSecond: /(?<!\p{L})(?:m\s?\/\s?s|m per s|met(?:er|re)s (?:per|a) second)/u,
  minutes: /(?:\/|÷|by|over)\s?60(?!\d)|60 or 3600|3600 or 60/u,
  by: {
    divide: /(?:divide\p{L}*(?: it| that| this)? by|÷|(?<!\d)\/)\s?(\d+(?:[.,]\d+)?)(?!\d)/u,
    times: /(?:multipl\p{L}*(?: it| that| this)? by|times|[×*])\s?(\d+(?:[.,]\d+)?)(?!\d)/u,
  },
  halves:
    /(?<!\p{L})(?:halve|halved|half (?:it|that|of (?:it|that))|take half|divide\p{L}* (?:it )?by (?:2|two))(?!\p{L})/u,
  sign: /(?<![\p{L}\d])(minus|negative|plus|positive|[-−+])\s?(\d+(?:[.,]\d+)?)(?![\d\p{L}])/u,
  sameNumber:
    /(?<!\p{L})(?:same (?:number|thing|value|answer)|equal|also (?:an answer|right|correct)|why (?:do i|should i|must i|bother|simplify|reduce)|what'?s the point|does it matter|still (?:right|correct|an answer))(?!\p{L})/u,
  letters: [
    {
      letter: /(?<![\p{L}\d])[qr](?![\p{L}\d])/u,
      task: /geometric/u,
      is: 'It is the common ratio: the number by which each term is multiplied to get the next one.',
    },
    {
      letter: /(?<![\p{L}\d])d(?![\p{L}\d])/u,
      task: /arithmetic|nth term|sequence/u,
      is: 'The $d$ is the common difference: what is added to each term to get the next one.',
    },
    {
      letter: /(?<![\p{L}\d])m(?![\p{L}\d])/u,
      task: /line through|equation of (?:the|a) line|gradient|slope/u,
      is: 'The $m$ is the slope: how far the line goes up for one step to the right.',
    },
  ],
  meaning:
    /(?:(?<!\p{L})what(?:'?s| is| are| does| do| even is| even are)(?: an?| the| even| this| that| u mean by| you mean by)*(?!\p{L})(?! (?:next|then|now|wrong|right))|(?<!\p{L})wdym(?: by)?(?!\p{L})|(?<!\p{L})define(?!\p{L})|meaning of|never heard of|(?<!\p{L})means?(?:ing)?(?: by)?(?!\p{L}))/u,
  texts: {
    'minus-between': [
      '{term} is {value}, that part fits. But in {task} a minus stands before it, so {value} is taken away. What do you get then?',
      'Right, {term} makes {value}. Now look at the sign in front of {term} in {task}: it takes {value} away. How does the line go on?',
      'The powers are worked out. The minus in {task} is still to come: it stands before {term}, and {term} is {value}. What is the whole then?',
    ],
    'sign-of-power': [
      'Only one sign is off: look at {term} alone. How many minus signs are multiplied in it, and which sign comes out?',
      'The size of each part fits. Write {term} as a product: is it positive or negative?',
      'Nearly. Take {term} out of {task} and work it out alone: which sign does it get?',
    ],
    'bottoms-apart': [
      'The bottom says how big the pieces are, so it is neither added nor subtracted: that way 1/2 + 1/2 would make 2/4. Into which pieces can both be cut, {first} and {second}?',
      'Tops and bottoms cannot be taken apart like that: thirds and quarters are pieces of different size. Which number can both {first} and {second} divide?',
      'First both need pieces of one size. With tops and bottoms apart, a half and a half would come to 2/4. Which common denominator do {first} and {second} have?',
    ],
    'goes-first': [
      'In {task} not the left one goes first: multiplying and dividing come before adding and subtracting. What is {first}?',
      'The calculation is right, only too early. Which sign in {task} is stronger? So what is {first}?',
      'Wait with that part: {first} has to be worked out before. What does it make?',
    ],
    'digits-of-product': [
      '{sum} makes {value}, those are the digits. Now the point: how many digits stand behind it in {task}, both numbers together?',
      'Right for the digits: {value}. Each number in {task} has its point, though. How many places do they have together?',
      'The digits are found: {value}. How many places behind the point do both numbers of {task} have in all, and where does the point go then?',
    ],
    'pair-found': [
      'Yes, {m} and {n}: their product is {product} and their sum {sum}. How do the brackets look with them?',
      'That is the pair: {m} times {n} is {product}, together they make {sum}. What do you write into the two brackets?',
      '{m} and {n} fit both conditions. Which two brackets do they give?',
    ],
    'pair-to-split': [
      'Yes, {m} and {n}: product {product}, sum {sum}. Now split the middle term {middle} with them: which four terms do you get? Then look at them two by two.',
      'That is the pair, {m} and {n}. They take the place of {middle}, one term each. How does the whole expression look then, and what do the first two terms share?',
      '{m} and {n} fit: {product} as a product, {sum} as a sum. Write {middle} as two terms with these numbers. What can be taken out of the first pair?',
    ],
    'pair-off': [
      'The product fits, {m} times {n} is {product}. But the sum should be {sum}, and these make {own}. Which other two numbers have the product {product}?',
      'Half of it is there: the product of {m} and {n} is {product}. Their sum is {own}, and {sum} is needed. Which pair comes next?',
      '{m} and {n} multiply to {product}, that is right, only they add up to {own} and not to {sum}. Try another pair with that product: which one?',
    ],
    'outer-product': [
      'Yes, {product} is the product to look for. Which two numbers multiply to {product} and add up to {sum}?',
      'Right, first number times last number is {product}. Now two numbers with this product and the sum {sum}: which ones?',
      'That is the first step: {product}. Go through the pairs that multiply to it: which pair has the sum {sum}?',
    ],
    'bases-dropped': [
      'The base may be dropped only where one power stands alone on each side. In {task} there is a sum: with exponents 1 and 2, 2 + 4 is 6, and not 2 to the 3. How can {first} be written so that both terms share one power?',
      'Not quite: from {task} you cannot go to {line}. Equal bases help where one power equals one power, and here powers are added or subtracted. Into which product can {first} be split?',
      'Exponents are not added when powers are added: 2 + 4 is not 8. Write {first} as a number times the other power. What can you take out then?',
    ],
    'arguments-added': [
      'Adding logarithms does not add what is inside: with base 2, log 4 + log 4 is 2 + 2 = 4, and that is the log of 16, not of 8. What happens to the two arguments instead?',
      'Not quite: {line} adds the insides. Logarithms turn one operation into another: which operation inside belongs to a plus outside?',
      'Look at the insides again: log 2 + log 8 with base 2 is 1 + 3 = 4, so one log of 16. How was the 16 made of 2 and 8, and what does that give in {task}?',
    ],
    'squared-apart': [
      'Squaring a sum squares more than each root: (1 + 2) squared is 9, and 1 + 4 only 5. How could you first get one root alone on a side of {task}?',
      'Not quite: {side} squared is not just the two insides. A middle term comes with it. What would you move so that one root stands alone?',
      'The roots were squared one by one, but their sum has to be squared as a whole. Which root do you set free first?',
    ],
    'one-side-squared': [
      'The root is gone, so its side was squared. And the other one? What is {right} squared?',
      'Only one side was squared in {line}. The other pan of the balance needs the same: how does {right} look when it is squared?',
      'Squaring is right for the root, but both sides get it. What do you get for {right} squared?',
    ],
    'factor-into-base': [
      'The factor does not belong to the power: 4 times 2 to the 3 is 32, and 8 to the 3 is 512. Can you write the factor itself as a power of the same base?',
      'Not quite: in {line} the factor was multiplied into the base, but the exponent is only for the base. As which power of that base can the factor be written?',
      'A factor before a power may not go into the base. First write the factor as a power of the same base: which exponent does it get, and what happens to the exponents then?',
    ],
    'inner-factor': [
      '{own} is right for the outer function. The inside {inner} changes as well: what is its derivative, and what do you do with it?',
      'The outer part fits: {own}. What is still needed comes from inside: what is the derivative of {inner}?',
      'So far the chain rule is half done: {own} belongs to the outside. Which factor does the inside {inner} add?',
    ],
    'dropped-by-log': [
      'With {root} a logarithm of the task would have {inside} inside, and that is {value}: only positive numbers have a logarithm. The later lines do not show that any more. Which of your values pass this test?',
      'Put {root} into the very first line: {inside} becomes {value}. No power of the base gives such a number, so this root goes. What about the other one: is everything positive there?',
      'The line without logarithms allows more than the task. At {root}, {inside} is {value}, and that has no logarithm. Which value stays, then?',
    ],
    'dropped-by-bottom': [
      'At {root} the denominator {inside} becomes 0, and nobody can divide by 0. Multiplying it away hides that. What is left as the answer, then?',
      'Put {root} into {inside}: it is 0, so in the task it would stand under a fraction bar where no 0 may stand. Does any other value remain?',
      'The later lines are fine with {root}, but the first one is not: {inside} would be 0 there. Which values does the task allow?',
    ],
    'dropped-by-square': [
      'Put {root} into the very first line {task}: left comes {left}, right {right}. Squaring makes such numbers equal, so this root came in there. What do you get there with your other root?',
      'Before the squaring {root} does not fit: the left side is {left}, the right one {right}. A square forgets the sign. How does the other root do in {task}?',
      'A root sign never gives a negative number. With {root} the sides of {task} are {left} and {right}; only their squares agree. And with the other root?',
    ],
    'same-roots': [
      'It is the same number each time: {values}. What differs is how far it is simplified. Under which of the roots does a square number still hide?',
      'Nobody is wrong: {values} are equal. The simplest form has no square factor left under the root. Which one is that?',
      '{values} have the same value. For the simplest form look under the root: which number there can be divided by 4 or 9?',
    ],
    'same-forms': [
      'All of them are the same number, so the value is right: {values}. If the task names no form, each is accepted, and a fraction is usually written in lowest terms. Which of these is that?',
      'Right, and they are equal: {values}. What the task does not settle, you may choose; as a fraction it is expected in lowest terms. Which one do you write down?',
      '{values}: one number in several forms, and it is the right one. Use the form that the task asks for; without a wish take the fraction that cannot be reduced. Which is it?',
    ],
    'own-stays': [
      'Yours was checked and it stays. {answer}\n\nAnd {other} cannot be it. {why}',
      'You can be sure of yours, it has been checked. {answer}\n\n{other} is another number, so it does not fit. {why}',
      'Nothing changes: your result is right. {answer}\n\nAs for {other}: {why}',
    ],
    'one-is-off': [
      '{one} and {two} are two different numbers, so only one can fit. Look at {off}: {why}',
      'They differ, so test one of them: {off}. {why}',
      'One of {one} and {two} comes from a usual slip. Take {off}: {why}',
    ],
    'equation-decides': [
      'The equation decides that. Put {one} and then {two} into {task}: with which of them do both sides come out the same?',
      'No need to trust anybody: try both in {task}, first {one}, then {two}. Which one makes it true?',
      'Test them. In {task} take {one}, after that {two}. What do the two sides give each time?',
    ],
    'meters-a-minute': [
      'Times 1000 is right, that makes meters. But {value} are the meters in one minute, after dividing by 60. How many meters is that in one second?',
      '{value} meters are driven in a minute: an hour has 60 of them. The task wants a second. What is still missing?',
      'Good start with the meters. Dividing by 60 leads from the hour to the minute, so {value} belongs to one minute. And to one second?',
    ],
    'speed-turned': [
      'With {value} the step went the other way. In one second you get less far than in one hour, and a kilometer is many meters: should the number grow or shrink here, and by what do you divide or multiply?',
      '{value} comes from the right number, 3.6, used the other way round. How many meters are in a kilometer, and how many seconds in an hour?',
      'Not yet: {value} turns the direction round. Go in two steps: first kilometers and meters, then hours and seconds. What do you get for the first?',
    ],
    'sixty-or-more': [
      '{meters} meters in an hour, right. Dividing by 60 would give the meters in a minute. How many seconds does a whole hour have?',
      'The meters are right: {meters}. 60 takes you from an hour to a minute only. By what do you divide to come to a second?',
      'Yes, {meters} meters an hour. You want a second: how many minutes has an hour, and how many seconds has a minute?',
    ],
    'meters-an-hour': [
      'Right, {meters} meters in one hour. How many seconds does an hour have?',
      'Yes, that makes {meters} meters an hour. Now from the hour to the second: by what do you divide?',
      '{meters} meters, and it still takes an hour. How many seconds is that?',
    ],
    'a-minute-only': [
      'That takes you from the second to the minute. How many seconds does a whole hour have?',
      '60 is for one minute. What do you multiply {given} by to get an hour, and what makes meters into kilometers?',
      'So far it is the way of one minute. How many minutes are still missing to an hour, and how do meters become kilometers?',
    ],
    'meters-in-hour': [
      'Right, {seconds} meters in one hour. How many kilometers is that?',
      'Yes, that is the way of an hour in meters. What makes kilometers out of {seconds} meters?',
      '{seconds} meters an hour: only the unit of length is left. How many meters make a kilometer?',
    ],
    'percent-in-parts': [
      'Yes, that way works: {tenth} is 10% of {whole}. Which pieces of 10% make {share}, and what do their amounts add up to?',
      'A good way: {tenth} for 10%. Now put {share} together from it. What does each piece come to, and all of them together?',
      'You may do it like that, and {tenth} is right for 10%. How many times 10% are in {share}, and what is left over? Add up the amounts.',
    ],
    'divide-it': [
      'Yes, {from} divided by {by} is the next step. What comes out?',
      'That is the step: {from} is divided by {by}. What do you get?',
      'Exactly, divide {from} by {by}. What is the result?',
    ],
    'multiply-it': [
      'Yes, {from} times {by} is the next step. What comes out?',
      'That is the step: {from} is multiplied by {by}. What do you get?',
      'Exactly, multiply {from} by {by}. What is the result?',
    ],
    'vertex-sign': [
      '{square} is right, and so is {y} for the height. Now the other number: which {x} makes the bracket zero?',
      'The completed square fits: {square}. The lowest or highest point is where the bracket is 0. For which {x} is that?',
      'Good so far, {y} included. Put your first number into {square}: does the bracket become 0? Which {x} does that?',
    ],
    'point-off-curve': [
      'The tangent touches the curve, so its point lies on {curve}. Is {point} there? What do you get with {x}?',
      'Look at {point} first: put {x} into {curve}. Which height comes out?',
      '{point} is not on the curve. How high is {curve} at {x}? That is the point you need.',
    ],
    'new-letter': [
      'Yes, with {meaning} the task becomes {line}. Which values of {letter} solve that?',
      'The substitution fits: {line}. What do you get for {letter}? After that comes the way back to the unknown.',
      'Right, {meaning} leads to {line}. Solve it for {letter} first: which values come out?',
    ],
    'new-letter-bounded': [
      'Yes, with {meaning} the task becomes {line}. Which values of {letter} solve that, and which of them lie between -1 and 1?',
      'The substitution fits: {line}. What do you get for {letter}? Keep in mind that it lies between -1 and 1.',
      'Right, {meaning} leads to {line}. Solve it for {letter}: which values can it have?',
    ],
    'form-kept': [
      'You are right, the value is the same, and {line} is correct. As a final answer the shortest form is expected, so that everybody writes the same and the size is easy to see. {step}',
      'True, nothing about the number changes: {line} is right. Only most teachers count the answer in its simplest form. {step}',
      'Yes, {line} is the same number and no mistake. In its simplest form it is easier to compare and to go on with. {step}',
    ],
    'common-divisor': [
      'Which number divides both {top} and {bottom}?',
      'By which number can you divide {top} and {bottom} alike?',
      '{top} and {bottom} have a common divisor: which one?',
    ],
    'separating-number': [
      'Try {x}: it fits {line}, but in {task} the left side is {left} and the right side {right}. Which numbers have to be left out?',
      '{line} lets {x} in. Put it into {task}: left {left}, right {right}. Is that true? What does it say about the other bound?',
      'Test a number: {x} fits {line}. In {task} it makes {left} on the left and {right} on the right, and that does not hold. Which condition is missing?',
    ],
    'multiplied-out': [
      'Multiply it out as a test: {own} makes {out}. Compare that with {task}: {fits} agrees. What has to change so that the rest does too?',
      '{own} comes to {out}. In {task} the same is {fits}, the other part differs. What would you change in the brackets?',
      'Half of it fits: multiplied out you get {out}, so {fits} is right. Which sign or number in the brackets decides about the rest?',
    ],
    'multiplied-out-none': [
      'Multiply it out as a test: {own} makes {out}, and {task} is wanted. Which of the factors would you change?',
      '{own} comes to {out}. How does that differ from {task}?',
      'Check by multiplying: {own} gives {out}. Where does it leave {task}?',
    ],
    'tested-with-numbers': [
      'A test with numbers: for {at} the task comes to {theirs}, and {own} to {mine}. So something changed on the way. {step}',
      'Put in {at}: {task} makes {theirs}, but {own} makes {mine}. They are not the same. {step}',
      'With {at} you can see it: {theirs} for {task}, {mine} for {own}. {step}',
    ],
    'parts-chosen': [
      'Good choice: {u} gets simpler when you differentiate it, and {rest} can be integrated. What are the derivative of the one and an antiderivative of the other?',
      'That works: {u} for the part to differentiate, {rest} for the other. What do you get for both?',
      'Yes, these two make the whole integrand. Now differentiate {u} and integrate {rest}: what comes out?',
    ],
    'slope-off': [
      'The two functions are chosen well. Look at {name} once more: what is the derivative of {of}?',
      'Only {name} is off. Which rule gives the derivative of {of}?',
      'Everything else fits, {name} does not. Differentiate {of} again: what is it?',
    ],
    'slopes-missing': [
      'Yes, {u} and {v} are the two. What are their derivatives?',
      'Good, that is how it splits: {u} and {v}. Differentiate each of them: what do you get?',
      'Right, {u} and {v}. What comes next is the derivative of each: which ones?',
    ],
    'rule-of-product': [
      'All four are right. The product rule adds two products: in each only one of the factors is differentiated. How does that look with yours?',
      'Right, all of them. Now the rule: one factor changes while the other stays, and then the other way round. Which two products do you add?',
      'These fit. Which two products does the rule make of them, and which sign stands between?',
    ],
    'rule-of-quotient': [
      'All four are right. In the quotient rule the top is a difference of two products, and the bottom is squared. How does that look with yours?',
      'Right, all of them. Which product comes first on top, which one is taken away, and what happens to the denominator?',
      'These fit. Put them into the quotient rule: what stands on top, and what below?',
    ],
    'first-term-only': [
      '{own} is one of the two products: there {left} is differentiated and {right} stays. Which one belongs to it as well?',
      'That part is right: {left} was differentiated. But {right} changes too. Which product comes of that?',
      '{own} fits as the first term. In the product rule each factor gets its turn: what is the other term?',
    ],
    'second-term-only': [
      '{own} is one of the two products: there {right} is differentiated and {left} stays. Which one belongs to it as well?',
      'That part is right: {right} was differentiated. But {left} changes too. Which product comes of that?',
      '{own} fits as one term. In the product rule each factor gets its turn: what is the other term?',
    ],
    'bottom-not-squared': [
      'The top is right. Below, the quotient rule wants more than {right}: what happens to the denominator?',
      'Everything on top fits. Look at the bottom again: which power of {right} stands there in the rule?',
      'Nearly: only the denominator is missing something. What does the rule do with {right}?',
    ],
    'bracket-lost': [
      'What you put in is a sum, {sum}, and in {line} its bracket got lost. Write it with the bracket: what does the factor or the minus before it do to both terms?',
      'The idea is right. But {sum} stands there as a whole, so it needs a bracket, and all of it is affected by what stands before. How does the line look then?',
      'Look at {sum}: both its terms belong together. With the bracket around it, what changes in {line}?',
    ],
    'end-of-pieces': [
      '{pieces}: these parts are right. Only {last} does not follow from them. Put them back into {task}: what stands there now, and what comes out?',
      'The pieces fit: {pieces}. The last step is off. How does {task} look with them in it?',
      'Right so far: {pieces}. Now {task} again with these in place: what can you put together, and what stays beside it?',
    ],
    'exponent-asked': [
      'The exponent counts factors: how many times does {base} have to be multiplied by itself to make {right}?',
      'Not quite: there is no dividing and no root here. As which power of {base} can you write {right}?',
      'Try small exponents for {base}: which one leads to {right}?',
    ],
    'part-to-add': [
      '{part} is {share} of {whole}, that is right. The amount grows by it: how much is it afterwards?',
      'Yes, {share} makes {part}. Is that already the new amount, or what is added to {whole}?',
      'Right, {part} is what comes on top. What does {whole} become?',
    ],
    'part-to-take': [
      '{part} is {share} of {whole}, that is right. It goes off: how much is left?',
      'Yes, {share} makes {part}. Is that already the new amount, or what is taken away from {whole}?',
      'Right, {part} is what goes. What is left of {whole}?',
    ],
    'divided-by-percent': [
      'Dividing by the number of percent works for 10% only. What is 1% of {whole}, and how much are {share} then?',
      '{share} does not mean one part of that many, it means so many parts of 100. What is one hundredth of {whole}?',
      'Percent are hundredths. How much is 1% of {whole}, and how many of these do you need?',
    ],
    'left-out-number': [
      '{line} leaves {x} out. But in {task} it makes {left} on the left and {right} on the right, and that holds. Where else does the inequality hold?',
      'Try {x} in {task}: {left} on the left, {right} on the right, so it fits. {line} does not know it. Which part is still missing?',
      'Part of it is there, but {x} fits as well: it makes {left} and {right}. Which numbers does {line} forget?',
    ],
    'pair-signs': [
      'The numbers are the right ones, only the signs are not settled: the product has to be {product} and the sum {sum}. Which of {m} and {n} gets a minus?',
      'Nearly: look at the signs. {product} as a product and {sum} as a sum: how do you write {m} and {n} for that?',
      '{m} and {n} without signs, yes. With which signs is the product {product} and the sum {sum}?',
    ],
    'terms-cancelled': [
      '{own} is the right result, but this way was lucky: only factors of the whole top and bottom may be cancelled, not single terms. In the same way 5 + 3 over 2 + 3 would become 5 over 2, and it is 8 over 5. How do you write the top of {task} as a product?',
      'The result {own} fits, the reason does not: terms of a sum cannot be cancelled one by one. With 9 + 6 over 3 + 3 that would give 3 + 2 = 5, and it is 15 over 6. Which factors does the top of {task} have?',
      '{own} comes out, by luck. Cancelling needs factors, and {task} has sums on top and below. What is the top as a product?',
    ],
    'speed-tested': [
      'Test it: {value} meters in a second, how many is that in a minute, and in an hour? Is that {given} kilometers?',
      'Go back from {value}: times 60 gives the meters in a minute, times 60 again those in an hour. Do you come to {given} kilometers?',
      'You can check that yourself: how far do you get in an hour with {value} meters each second? Does it fit {given} kilometers?',
    ],
    'log-undone': [
      'A logarithm is an exponent: {side} is {right} says that its base, raised to {right}, makes what is inside. How do you write that?',
      'It is not undone by multiplying. Which power does the equation name, if the logarithm, {right}, is the exponent?',
      'Take the base and give it the exponent {right}: what is that equal to in {task}?',
    ],
    'points-lined-up': [
      'The digits were added from the right, as if {task} had no points. Tenths belong to tenths: how many hundredths does each number have?',
      'Line up the points first, and fill the shorter number with a zero. How does {task} look then?',
      'Right for whole numbers, but in {task} the places differ. Write both numbers with the same number of places: which are they?',
    ],
    simpler: ['Then in a smaller step.', 'Let me say it more simply.', 'Fair enough, in plain words.'],
  },
}

const ru: PlacedWords = {
  concludes: /(?<!\p{L})(?:значит|тогда|следовательно|корн\p{L}*|ответ\p{L}*|решени\p{L}*|получается)(?!\p{L})/u,
  cancels: /(?<!\p{L})(?:сокра\p{L}*|зач[её]рк\p{L}*|убира\p{L}*|делю \p{L}* на)(?!\p{L})/u,
  drops: regExpOf(
    '(?<!\\p{L})(?:выкин\\p{L}*|выбро\\p{L}*|отброс\\p{L}*|отбрас\\p{L}*|убра\\p{L}*|убир\\p{L}*|исключ\\p{L}*|посторон\\p{L}*|не подход\\p{L}*|не подош\\p{L}*|не годит\\p{L}*|не берут|не берем|не считает\\p{L}*|нельзя|только|куда дел\\p{L}*)(?!\\p{L})',
    'u',
  ),
  why: /(?<!\p{L})(?:почему|зачем|отчего|с чего|за что|куда|чем не)(?!\p{L})/u,
  or: /(?<!\p{L})(?:или|либо)(?!\p{L})/u,
  others:
    /(?<!\p{L})(?:друг\p{L}{0,2}|подруг\p{L}*|брат\p{L}*|сестр\p{L}*|мам\p{L}*|пап\p{L}*|учебник\p{L}*|решебник\p{L}*|ответах|калькулятор\p{L}*|фотомас\p{L}*|photomath|училк\p{L}*|учител\p{L}*|одноклассни\p{L}*|сосед\p{L}*|гдз|он|она|они|у всех)(?!\p{L})/u,
  whoIsRight:
    /(?<!\p{L})(?:кто|кто из нас|кто же|чей ответ|чье|какой)\s(?:прав\p{L}*|верн\p{L}*|ошиб\p{L}*|не прав)(?!\p{L})/u,
  perHour: /(?<!\p{L})(?:км\s?\/\s?ч|километр\p{L}* в час)/u,
  perSecond: /(?<!\p{L})(?:м\s?\/\s?с(?!\p{L})|метр\p{L}* в секунду)/u,
  minutes: /(?:\/|:|÷|на)\s?60(?!\d)|60 или (?:на )?3600|3600 или (?:на )?60/u,
  by: {
    divide: /(?:(?:раз)?дел\p{L}*(?: это| всё| все)? на|:|÷|\/)\s?(\d+(?:[.,]\d+)?)(?!\d)/u,
    times: /(?:умнож\p{L}*(?: это| всё| все)? на|[×*·])\s?(\d+(?:[.,]\d+)?)(?!\d)/u,
  },
  halves: /(?<!\p{L})(?:пополам|половин\p{L}* (?:от )?(?:этого|него)|(?:раз)?дел\p{L}* на (?:2|два))(?!\p{L})/u,
  sign: /(?<![\p{L}\d])(минус|плюс|[-−+])\s?(\d+(?:[.,]\d+)?)(?![\d\p{L}])/u,
  sameNumber:
    /(?<!\p{L})(?:то же (?:самое|число)|тоже самое|одно и то же|(?:это|так|он\p{L}) же (?:тоже|равно)|тоже (?:ответ|верно|правильно)|зачем|чего мне|на?фига|какая разница|разве не)(?!\p{L})/u,
  letters: [
    {
      letter: /(?<![\p{L}\d])q(?![\p{L}\d])/u,
      task: /геом/u,
      is: 'Буквой $q$ обозначают знаменатель прогрессии: число, на которое умножают каждый член, чтобы получить следующий.',
    },
    {
      letter: /(?<![\p{L}\d])d(?![\p{L}\d])/u,
      task: /арифм|прогресс/u,
      is: 'Буквой $d$ обозначают разность прогрессии: сколько прибавляют к каждому члену, чтобы получить следующий.',
    },
    {
      letter: /(?<![\p{L}\d])k(?![\p{L}\d])/u,
      task: /прям|график/u,
      is: 'Буквой $k$ обозначают угловой коэффициент: на сколько прямая поднимается за один шаг вправо.',
    },
  ],
  meaning:
    /(?<!\p{L})(?:что такое|что значит|что означает|что за|это (?:вообще |ваще )?(?:что|чё|че|чо|как)|(?:чё|че|чо|шо) (?:такое|это|за|значит|вообще|ваще)|как(?:ой|ая|ое)? это понять|как понять|не знаю что так\p{L}+|не помню что так\p{L}+)(?!\p{L})/u,
  texts: {
    'minus-between': [
      '{term} это {value}, тут всё сходится. Но в {task} перед ним стоит минус, значит, {value} вычитают. Что тогда выйдет?',
      'Верно, {term} даёт {value}. Теперь посмотри на знак перед {term} в {task}: он велит вычесть {value}. Как пойдёт строка дальше?',
      'Степени найдены. Остался минус из {task}: он стоит перед {term}, а {term} это {value}. Чему равно всё целиком?',
    ],
    'sign-of-power': [
      'Не сходится только один знак: посмотри на {term} отдельно. Сколько минусов там перемножается и какой знак выходит?',
      'Сами числа верные. Запиши {term} произведением: оно положительное или отрицательное?',
      'Почти. Возьми {term} из {task} отдельно: какой у него знак?',
    ],
    'bottoms-apart': [
      'Знаменатель говорит, какого размера куски, поэтому его не складывают и не вычитают: иначе 1/2 + 1/2 дало бы 2/4. На какие куски можно разрезать и то и другое, и {first}, и {second}?',
      'Верх и низ отдельно считать нельзя: трети и четверти это куски разного размера. Какое число делится и на {first}, и на {second}?',
      'Сначала нужны куски одного размера. Если считать верх и низ отдельно, половина и половина дали бы 2/4. Какой общий знаменатель у {first} и {second}?',
    ],
    'goes-first': [
      'В {task} первым идёт не левое действие: умножение и деление раньше сложения и вычитания. Сколько будет {first}?',
      'Посчитано верно, только рано. Какой знак в {task} сильнее? Значит, сколько будет {first}?',
      'С этим подожди: раньше надо найти {first}. Сколько это?',
    ],
    'digits-of-product': [
      '{sum} это {value}, цифры найдены. Теперь запятая: сколько цифр стоит после неё в {task} у обоих чисел вместе?',
      'Цифры верные: {value}. Но у чисел в {task} есть запятая. Сколько знаков после неё у них вместе?',
      'Цифры есть: {value}. Сколько всего знаков после запятой у чисел в {task} и где тогда запятая в ответе?',
    ],
    'pair-found': [
      'Да, {m} и {n}: произведение {product}, сумма {sum}. Как с ними выглядят скобки?',
      'Это та самая пара: {m} на {n} даёт {product}, вместе выходит {sum}. Что напишешь в двух скобках?',
      '{m} и {n} подходят под оба условия. Какие две скобки получаются?',
    ],
    'pair-to-split': [
      'Да, {m} и {n}: произведение {product}, сумма {sum}. Теперь разбей на них средний член {middle}: какие четыре слагаемых получатся? Потом смотри на них парами.',
      'Пара найдена: {m} и {n}. Они встают вместо {middle}, по слагаемому на каждое. Как выглядит всё выражение и что общего у первых двух слагаемых?',
      '{m} и {n} подходят: в произведении {product}, в сумме {sum}. Запиши {middle} двумя слагаемыми с этими числами. Что можно вынести из первой пары?',
    ],
    'pair-off': [
      'Произведение сходится, {m} на {n} это {product}. Но сумма нужна {sum}, а у этих {own}. Какие ещё два числа дают в произведении {product}?',
      'Половина есть: произведение чисел {m} и {n} равно {product}. А сумма у них {own}, нужна {sum}. Какую пару попробуешь дальше?',
      '{m} и {n} перемножаются в {product}, это верно, только в сумме дают {own}, а не {sum}. Какая ещё пара с таким произведением есть?',
    ],
    'outer-product': [
      'Да, {product} это нужное произведение. Какие два числа дают {product} в произведении и {sum} в сумме?',
      'Верно, первый коэффициент на последний это {product}. Теперь два числа с таким произведением и суммой {sum}: какие?',
      'Это первый шаг: {product}. Перебери пары с таким произведением: у какой из них сумма {sum}?',
    ],
    'bases-dropped': [
      'Основание можно убрать, только когда с каждой стороны стоит одна степень. В {task} сумма или разность: 2 + 4 это 6, а не 2 в степени 3. Как записать {first}, чтобы в обоих слагаемых была одна и та же степень?',
      'Пока неверно: из {task} не следует {line}. Равные основания помогают, когда степень равна степени, а здесь степени складывают или вычитают. В какое произведение превращается {first}?',
      'Когда складывают степени, показатели не складывают: 2 + 4 это не 8. Запиши {first} как число, умноженное на вторую степень. Что тогда можно вынести за скобку?',
    ],
    'arguments-added': [
      'При сложении логарифмов числа внутри не складываются: по основанию 2 логарифм 4 плюс логарифм 4 это 2 + 2 = 4, а это логарифм 16, не 8. Что на самом деле происходит с числами под логарифмами?',
      'Пока неверно: в {line} сложено то, что внутри. Какое действие внутри соответствует плюсу между логарифмами?',
      'Посмотри внутрь ещё раз: по основанию 2 логарифм 2 плюс логарифм 8 это 1 + 3 = 4, то есть логарифм 16. Как 16 получилось из 2 и 8 и что это даёт в {task}?',
    ],
    'squared-apart': [
      'Квадрат суммы это больше, чем квадраты корней: (1 + 2) в квадрате 9, а 1 + 4 только 5. Как сначала оставить в {task} один корень с одной стороны?',
      'Пока неверно: квадрат {side} это не просто два подкоренных выражения, появится и среднее слагаемое. Что перенести, чтобы один корень остался один?',
      'Корни возведены в квадрат по одному, а нужно всю сумму сразу. Какой корень оставишь один?',
    ],
    'one-side-squared': [
      'Корня больше нет, значит, его сторона в квадрате. А другая? Чему равен квадрат от {right}?',
      'В {line} в квадрат возведена только одна сторона. Другой чаше весов нужно то же самое: как выглядит {right} в квадрате?',
      'Для корня квадрат это верный ход, но он нужен обеим сторонам. Что даёт {right} в квадрате?',
    ],
    'factor-into-base': [
      'Множитель не входит в степень: 4 умножить на 2 в степени 3 это 32, а 8 в степени 3 это 512. Можно ли записать сам множитель степенью с тем же основанием?',
      'Пока неверно: в {line} множитель умножен на основание, а показатель относится только к основанию. Какой степенью этого основания можно записать множитель?',
      'Множитель перед степенью нельзя внести в основание. Сначала запиши его степенью с тем же основанием: какой у неё показатель и что потом делают с показателями?',
    ],
    'inner-factor': [
      '{own} верно для внешней функции. Но внутреннее {inner} тоже меняется: чему равна его производная и что с ней делают?',
      'Внешняя часть сходится: {own}. Остаток приходит изнутри: чему равна производная от {inner}?',
      'Половина правила готова: {own} это внешняя функция. Какой множитель добавляет внутреннее {inner}?',
    ],
    'dropped-by-log': [
      'При {root} под логарифмом в условии стояло бы {inside}, а это {value}: логарифм есть только у положительных чисел. В следующих строках этого уже не видно. Какие из значений проходят такую проверку?',
      'Подставь {root} в самую первую строку: {inside} превращается в {value}. Такого числа не даёт никакая степень основания, поэтому корень отпадает. А при другом значении там всё положительное?',
      'Строка без логарифмов разрешает больше, чем само уравнение. При {root} выражение {inside} равно {value}, а такого логарифма нет. Какое значение остаётся?',
    ],
    'dropped-by-bottom': [
      'При {root} знаменатель {inside} равен 0, а на 0 делить нельзя. После умножения на него этого не видно. Что тогда остаётся в ответе?',
      'Подставь {root} в {inside}: выйдет 0, а под дробной чертой нуля быть не может. Остаётся ли другое значение?',
      'Следующим строкам {root} подходит, а первой нет: {inside} там стало бы нулём. Какие значения условие разрешает?',
    ],
    'dropped-by-square': [
      'Подставь {root} в самую первую строку {task}: слева {left}, справа {right}. После возведения в квадрат такие числа становятся равны, там этот корень и появился. А что выходит с другим корнем?',
      'До возведения в квадрат {root} не подходит: слева {left}, справа {right}. Квадрат забывает знак. А как ведёт себя в {task} другой корень?',
      'Корень никогда не бывает отрицательным числом. При {root} стороны {task} это {left} и {right}, совпадают только их квадраты. А при другом корне?',
    ],
    'same-roots': [
      'Это одно и то же число: {values}. Разница лишь в том, насколько оно упрощено. Под каким из корней ещё прячется квадрат?',
      'Никто не ошибся: {values} равны. В самом простом виде под корнем не остаётся множителя-квадрата. Какая это запись?',
      '{values} имеют одно значение. Самый простой вид узнают по числу под корнем: какое из них делится на 4 или на 9?',
    ],
    'same-forms': [
      'Всё это одно и то же число, и значение верное: {values}. Если вид в условии не назван, подойдёт любой, а дробь обычно сокращают. Какая из записей уже несократимая?',
      'Верно, и они равны: {values}. Что условие не решает, можно выбрать; дробь при этом ждут несократимую. Какую запись выберешь для ответа?',
      '{values}: одно число в разных видах, и оно верное. Бери тот вид, который просят, а если не просят, дробь, которую уже не сократить. Какая это?',
    ],
    'own-stays': [
      'Твой ответ проверен и остаётся в силе. {answer}\n\nА {other} не подходит. {why}',
      'В своём ответе можно не сомневаться, он проверен. {answer}\n\n{other} это другое число, поэтому не подходит. {why}',
      'Ничего не меняется: у тебя верно. {answer}\n\nА насчёт {other}: {why}',
    ],
    'one-is-off': [
      '{one} и {two} это разные числа, подойти может только одно. Посмотри на {off}: {why}',
      'Они не равны, поэтому проверь одно: {off}. {why}',
      'Одно из {one} и {two} выходит из частой ошибки. Возьми {off}: {why}',
    ],
    'equation-decides': [
      'Это решает само уравнение. Подставь в {task} сначала {one}, потом {two}: при каком из них стороны равны?',
      'Верить никому не нужно: попробуй оба в {task}, сначала {one}, затем {two}. Какое подходит?',
      'Проверь оба. Возьми в {task} {one}, потом {two}. Что каждый раз выходит с двух сторон?',
    ],
    'meters-a-minute': [
      'Умножить на 1000 верно, это метры. Но {value} это метры за одну минуту, ведь поделено на 60. А сколько метров за секунду?',
      '{value} метров проезжают за минуту: в часе их 60. А нужна секунда. Чего ещё не хватает?',
      'Начало с метрами верное. Деление на 60 ведёт от часа к минуте, поэтому {value} это за минуту. А за секунду?',
    ],
    'speed-turned': [
      'С {value} шаг сделан в обратную сторону. За секунду проезжают меньше, чем за час, а в километре много метров: число должно вырасти или уменьшиться и на что для этого делят или умножают?',
      '{value} выходит из верного числа 3,6, только наоборот. Сколько метров в километре и сколько секунд в часе?',
      'Пока нет: {value} это обратное направление. Иди в два шага: сначала километры и метры, потом часы и секунды. Что даёт первый?',
    ],
    'sixty-or-more': [
      '{meters} метров за час, верно. Деление на 60 даст метры за минуту. А сколько секунд в целом часе?',
      'Метры верные: {meters}. На 60 попадают от часа только к минуте. На что делить, чтобы дойти до секунды?',
      'Да, {meters} метров в час. Нужна секунда: сколько минут в часе и сколько секунд в минуте?',
    ],
    'meters-an-hour': [
      'Верно, {meters} метров за час. Сколько секунд в часе?',
      'Да, это {meters} метров в час. Теперь от часа к секунде: на что делить?',
      '{meters} метров, и на них всё ещё уходит час. Сколько это секунд?',
    ],
    'a-minute-only': [
      'Так мы перешли от секунды к минуте. А сколько секунд в целом часе?',
      '60 это для одной минуты. На что умножить {given}, чтобы получить час, и как метры станут километрами?',
      'Пока это путь за минуту. Сколько минут не хватает до часа и как метры превращаются в километры?',
    ],
    'meters-in-hour': [
      'Верно, {seconds} метров за час. Сколько это километров?',
      'Да, это путь за час в метрах. Как из {seconds} метров сделать километры?',
      '{seconds} метров в час: осталась только единица длины. Сколько метров в километре?',
    ],
    'percent-in-parts': [
      'Да, так можно: {tenth} это 10% от {whole}. Из каких кусков по 10% складывается {share} и сколько дают все куски вместе?',
      'Хороший способ: {tenth} за 10%. Теперь собери из этого {share}. Сколько даёт каждый кусок и сколько все вместе?',
      'Так делать можно, и {tenth} верно для 10%. Сколько раз по 10% в {share} и что ещё остаётся? Сложи куски.',
    ],
    'divide-it': [
      'Да, {from} делят на {by}, это следующий шаг. Что выходит?',
      'Это тот самый шаг: {from} разделить на {by}. Сколько получится?',
      'Точно, дели {from} на {by}. Какой результат?',
    ],
    'multiply-it': [
      'Да, {from} умножают на {by}, это следующий шаг. Что выходит?',
      'Это тот самый шаг: {from} умножить на {by}. Сколько получится?',
      'Точно, умножь {from} на {by}. Какой результат?',
    ],
    'vertex-sign': [
      '{square} верно, и высота {y} тоже. Осталось первое число: при каком {x} скобка равна нулю?',
      'Полный квадрат выделен верно: {square}. Самая низкая или высокая точка там, где скобка равна 0. При каком {x} это так?',
      'Пока всё хорошо, и {y} тоже. Подставь первое число в {square}: станет ли скобка нулём? Какое {x} это даёт?',
    ],
    'point-off-curve': [
      'Касательная касается графика, поэтому её точка лежит на {curve}. Есть ли там {point}? Что выходит при {x}?',
      'Сначала посмотри на {point}: подставь {x} в {curve}. Какая получится высота?',
      'Точка {point} не лежит на графике. Чему равно {curve} при {x}? Эта точка и нужна.',
    ],
    'new-letter': [
      'Да, при замене {meaning} получается {line}. Какие значения {letter} подходят?',
      'Замена верная: {line}. Что выходит для {letter}? Потом вернёмся к неизвестному.',
      'Верно, {meaning} приводит к {line}. Сначала реши его относительно {letter}: какие значения выходят?',
    ],
    'new-letter-bounded': [
      'Да, при замене {meaning} получается {line}. Какие значения {letter} подходят и какие из них лежат от -1 до 1?',
      'Замена верная: {line}. Что выходит для {letter}? Помни, что оно лежит от -1 до 1.',
      'Верно, {meaning} приводит к {line}. Реши его относительно {letter}: какие значения возможны?',
    ],
    'form-kept': [
      'Согласен, число то же самое, и {line} верно. Но в ответе ждут самый короткий вид: так у всех написано одинаково и сразу видно величину. {step}',
      'Да, само число не меняется: {line} верно. Только в ответе обычно засчитывают простейший вид. {step}',
      'Верно, {line} это то же число и не ошибка. В простейшем виде его легче сравнивать и считать дальше. {step}',
    ],
    'common-divisor': [
      'На какое число делятся и {top}, и {bottom}?',
      'На какое число можно разделить {top} и {bottom}?',
      'У {top} и {bottom} есть общий делитель: какой?',
    ],
    'separating-number': [
      'Проверь {x}: для {line} подходит, а в {task} слева {left}, справа {right}. Какие числа надо убрать?',
      '{line} пропускает {x}. Подставь в {task}: слева {left}, справа {right}. Верно ли это? Что это говорит о другой границе?',
      'Возьми число: {x} подходит для {line}. А в {task} с ним слева {left}, справа {right}, и это неверно. Какого условия не хватает?',
    ],
    'multiplied-out': [
      'Проверь умножением: {own} даёт {out}. Сравни с {task}: {fits} совпадает. Что изменить, чтобы совпало и остальное?',
      '{own} превращается в {out}. В {task} такое же только {fits}, остальное другое. Что поменяешь в скобках?',
      'Половина сходится: после раскрытия выходит {out}, значит, {fits} верно. Какой знак или какое число в скобках отвечает за остальное?',
    ],
    'multiplied-out-none': [
      'Проверь умножением: {own} даёт {out}, а нужно {task}. Какой множитель изменишь?',
      '{own} превращается в {out}. Чем это отличается от {task}?',
      'Раскрой скобки для проверки: из {own} выходит {out}. Где оно расходится с {task}?',
    ],
    'tested-with-numbers': [
      'Проверка числами: при {at} в условии выходит {theirs}, а {own} даёт {mine}. Значит, по пути что-то изменилось. {step}',
      'Подставь {at}: {task} это {theirs}, а {own} это {mine}. Они не равны. {step}',
      'При {at} это видно: {theirs} у {task} и {mine} у {own}. {step}',
    ],
    'parts-chosen': [
      'Хороший выбор: {u} от дифференцирования становится проще, а {rest} легко интегрируется. Чему равны производная первого и первообразная второго?',
      'Так получится: {u} дифференцируем, {rest} интегрируем. Что выходит?',
      'Да, вместе они дают всё подынтегральное выражение. Теперь продифференцируй {u} и проинтегрируй {rest}: что получится?',
    ],
    'slope-off': [
      'Функции выбраны верно. Посмотри ещё раз на {name}: чему равна производная от {of}?',
      'Не сходится только {name}. По какому правилу находят производную от {of}?',
      'Остальное верно, а {name} нет. Найди производную от {of} ещё раз: какая она?',
    ],
    'slopes-missing': [
      'Да, это {u} и {v}. Чему равны их производные?',
      'Верно, так и делится: {u} и {v}. Найди производную каждой: что выходит?',
      'Верно, {u} и {v}. Дальше нужны их производные: какие они?',
    ],
    'rule-of-product': [
      'Все четыре верны. Правило складывает два произведения: в каждом дифференцируют только один множитель. Как это выглядит у тебя?',
      'Всё верно. Теперь правило: один множитель меняется, другой остаётся, потом наоборот. Какие два произведения складываются?',
      'Они подходят. Какие два произведения делает из них правило и какой знак между ними?',
    ],
    'rule-of-quotient': [
      'Все четыре верны. В правиле частного сверху разность двух произведений, а знаменатель в квадрате. Как это выглядит у тебя?',
      'Всё верно. Какое произведение сверху первое, какое вычитают и что происходит со знаменателем?',
      'Они подходят. Подставь их в правило частного: что стоит сверху и что снизу?',
    ],
    'first-term-only': [
      '{own} это одно из двух произведений: в нём дифференцируют {left}, а {right} остаётся. Какое к нему прибавить?',
      'Эта часть верна: продифференцировано {left}. Но и {right} меняется. Какое произведение это даёт?',
      '{own} подходит как одно слагаемое. В правиле произведения очередь доходит до каждого множителя: каково второе слагаемое?',
    ],
    'second-term-only': [
      '{own} это одно из двух произведений: в нём дифференцируют {right}, а {left} остаётся. Какое к нему прибавить?',
      'Эта часть верна: продифференцировано {right}. Но и {left} меняется. Какое произведение это даёт?',
      '{own} подходит как одно слагаемое. В правиле произведения очередь доходит до каждого множителя: каково второе слагаемое?',
    ],
    'bottom-not-squared': [
      'Числитель верный. А внизу по правилу стоит больше, чем {right}: что делают со знаменателем?',
      'Сверху всё сходится. Посмотри ещё раз вниз: в какой степени там по правилу {right}?',
      'Почти: не хватает только в знаменателе. Что правило делает с {right}?',
    ],
    'bracket-lost': [
      'Подставлена сумма или разность, {sum}, а в {line} её скобка пропала. Запиши со скобкой: что множитель или минус перед ней делает с обоими слагаемыми?',
      'Идея верная. Но {sum} стоит там целиком, поэтому нужна скобка, и то, что перед ней, относится ко всему. Как тогда выглядит строка?',
      'Посмотри на {sum}: оба слагаемых вместе. Если взять их в скобку, что изменится в {line}?',
    ],
    'end-of-pieces': [
      '{pieces}: эти части верны. Только {last} из них не следует. Верни их в {task}: что там теперь стоит и что выходит?',
      'Части сходятся: {pieces}. Не сходится последний шаг. Как с ними выглядит {task}?',
      'Пока верно: {pieces}. Теперь снова {task} с ними: что можно собрать вместе, а что остаётся рядом?',
    ],
    'exponent-asked': [
      'Показатель считает множители: сколько раз умножить {base} на себя, чтобы вышло {right}?',
      'Пока нет: тут не делят и не извлекают корень. Какой степенью числа {base} можно записать {right}?',
      'Перебери небольшие показатели для {base}: какой ведёт к {right}?',
    ],
    'part-to-add': [
      '{part} это {share} от {whole}, верно. На столько становится больше: сколько будет потом?',
      'Да, {share} это {part}. Это уже новое число или то, что прибавляют к {whole}?',
      'Верно, {part} добавляется сверху. Во что превратится {whole}?',
    ],
    'part-to-take': [
      '{part} это {share} от {whole}, верно. На столько становится меньше: сколько останется?',
      'Да, {share} это {part}. Это уже новое число или то, что отнимают от {whole}?',
      'Верно, {part} уходит. Сколько останется от {whole}?',
    ],
    'divided-by-percent': [
      'Делить на число процентов можно только для 10%. Сколько составляет 1% от {whole} и сколько тогда {share}?',
      '{share} это не одна часть из стольких, а столько сотых. Чему равна одна сотая от {whole}?',
      'Проценты это сотые. Сколько составляет 1% от {whole} и сколько таких нужно?',
    ],
    'left-out-number': [
      '{line} не пускает {x}. А в {task} с ним слева {left}, справа {right}, и это верно. Где ещё выполняется неравенство?',
      'Подставь {x} в {task}: слева {left}, справа {right}, значит, подходит. В {line} его нет. Какой части не хватает?',
      'Часть найдена, но {x} тоже подходит: выходит {left} и {right}. Какие числа забыты в {line}?',
    ],
    'pair-signs': [
      'Сами числа верные, осталось решить со знаками: произведение должно быть {product}, а сумма {sum}. У какого из {m} и {n} будет минус?',
      'Почти: посмотри на знаки. В произведении {product}, в сумме {sum}: какими тогда будут {m} и {n}?',
      '{m} и {n} без знаков, да. С какими знаками произведение {product}, а сумма {sum}?',
    ],
    'terms-cancelled': [
      '{own} верно, но так вышло случайно: сокращают только множители всего числителя и знаменателя, а не отдельные слагаемые. Иначе (5 + 3)/(2 + 3) превратилось бы в 5/2, а это 8/5. Как записать числитель {task} произведением?',
      'Результат {own} подходит, а причина нет: слагаемые по одному не сокращают. Так из (9 + 6)/(3 + 3) вышло бы 3 + 2 = 5, а на самом деле это 15/6. Какие множители у числителя {task}?',
      '{own} получилось, но это везение. Для сокращения нужны множители, а в {task} сверху и снизу суммы. Каков числитель в виде произведения?',
    ],
    'speed-tested': [
      'Проверь: {value} метров за секунду, а сколько это за минуту и за час? Выходит {given} километров?',
      'Пойди от {value} назад: умножь на 60, будут метры за минуту, ещё раз на 60, будут метры за час. Получится {given} километров?',
      'Это можно проверить: какой путь за час, если каждую секунду {value} метров? Подходит ли к {given} километрам?',
    ],
    'log-undone': [
      'Логарифм это показатель: {side} равно {right} значит, что основание в степени {right} даёт то, что внутри. Как это записать?',
      'Умножением логарифм не убрать. Какую степень называет уравнение, если логарифм, {right}, это показатель?',
      'Возьми основание и дай ему показатель {right}: чему это равно в {task}?',
    ],
    'points-lined-up': [
      'Цифры сложены справа, как будто в {task} нет запятых. Десятые складывают с десятыми: сколько сотых у каждого числа?',
      'Сначала поставь запятую под запятой и допиши ноль там, где знаков меньше. Как тогда выглядит {task}?',
      'Для целых чисел верно, но в {task} разряды разные. Запиши оба числа с одинаковым числом знаков: какие они?',
    ],
    simpler: ['Тогда шаг поменьше.', 'Скажу проще.', 'Хорошо, простыми словами.'],
  },
}

export const placedWords: Readonly<Record<Language, PlacedWords>> = { en, ru }
