import { regExpOf } from '../../pattern.ts'
import type { PlacedWords } from '../placed-words.ts'

export const placed: PlacedWords = {
  concludes: /(?<!\p{L})(?:so|then|therefore|roots?|answers?|solutions?|x'?s)(?!\p{L})/u,
  cancels: /(?<!\p{L})(?:cancel\p{L}*|cross\p{L}* (?:out|off)|divide the|simplify the)(?!\p{L})/u,
  apart:
    /[a-z](?:²|\^2)? (?:over|by|divided by) [a-z](?:²|\^2)? (?:is|gives|makes|=)|\d (?:over|by|divided by) \d+ (?:is|gives|makes|=)/u,
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
    'parts-swapped': [
      'With these two the integral gets harder: {u} stays as it is, and the power of {rest} grows. Which of the two gets simpler when you differentiate it?',
      'That may be done, but it leads away: differentiated, {u} is no simpler, and integrated, {rest} has a higher power. What if you exchange the two?',
      'It got worse because {u} does not change and {rest} does. Which factor would become a plain number when it is differentiated?',
    ],
    'parts-chosen': [
      'Good choice: together they make the whole integrand, and {rest} can be integrated. What are the derivative of the one and an antiderivative of the other?',
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
      '{part} is {share} of {whole}, that is right. The amount grows by it: how much is it afterward?',
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
      '{own} is the right result, but this way was lucky: only factors of the whole top and bottom may be canceled, not single terms. In the same way 5 + 3 over 2 + 3 would become 5 over 2, and it is 8 over 5. How do you write the top of {task} as a product?',
      'The result {own} fits, the reason does not: terms of a sum cannot be canceled one by one. With 9 + 6 over 3 + 3 that would give 3 + 2 = 5, and it is 15 over 6. Which factors does the top of {task} have?',
      '{own} comes out, by luck. Canceling needs factors, and {task} has sums on top and below. What is the top as a product?',
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
