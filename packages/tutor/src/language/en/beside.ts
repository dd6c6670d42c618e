import { regExpOf } from '../../pattern.ts'
import type { BesideLanguage } from '../beside-words.ts'

const end = '(?!\\p{L})'
const word = (source: string) => regExpOf(`(?<!\\p{L})(?:${source})${end}`, 'u')

export const besideEn: BesideLanguage = {
  link: /(?<!\p{L})(?:is (?:that|it|this)|so|that'?s|thats|means?|equals?|which is|is|are|or|same as)(?!\p{L})|=/u,
  timeAsked: word('hours?|hrs?|minutes?|mins?|half an hour|seconds?'),
  ofJob: /(?<!\p{L})(?:of|per|in|each|every|job|work|part|a|an|one)(?!\p{L})/u,
  moreThanOne: /(?:more|bigger|larger|greater|over|above) (?:than )?(?:1|one|100 ?%)(?!\d)/u,
  timesAs: [
    /(?<more>\p{L}+) (?:is|has|have|weighs|costs|gets) (?<times>\d+ times|three times|four times|five times|six times) (?:more|older|longer|bigger|larger|heavier|taller)(?: \p{L}+){0,2} than (?:(?:his|her|the|a|my|its|their) )?(?<less>\p{L}+)/iu,
    /(?<more>\p{L}+) (?:is|are|was|has|have|weighs|costs|gets) (?<times>[\d.]+ times|twice|three times|four times|five times|six times) as (?:old|much|many|big|large|long|tall|heavy|high|expensive|wide|far|fast)(?: \p{L}+)? as (?:(?:his|her|the|a|my|its|their) )?(?<less>\p{L}+)/iu,
  ],
  times: [
    [/^twice/iu, '2'],
    [/^three/iu, '3'],
    [/^four/iu, '4'],
    [/^five/iu, '5'],
    [/^six/iu, '6'],
  ],
  digits: [],
  remarks: {
    all: {
      said: /(?<!\p{L})(?:is (?:that|it|this) (?:all|it|everything|the end)|that'?s (?:all|it)|am i (?:done|finished)|are we done|is there (?:anything|sth|something) (?:else|left)|am i missing (?:anything|something))\s*(?:then|now|right)?\s*\?/u,
      done: [
        'And yes, that is all: nothing else was asked.',
        'That is all the task wants, so you are done with it.',
        'Yes, you are finished: the question of the task is answered.',
      ],
      open: [
        'That is not all yet.',
        'Not everything yet: something is still asked.',
        'You are not quite at the end yet.',
      ],
      alone: null,
    },
    tried: {
      said: /(?<!\p{L})(?:(?:just |only |kinda |basically |sort of )?guess(?:ed|ing)?|trial and error|by trying|(?:just )?tr(?:ied|ying) (?:out |some |different )*(?:numbers|values|things))(?!\p{L})[^.!]*(?:\?|(?<!\p{L})(?:ok|okay|allowed|fine|count|cheating|legit|valid|bad)(?!\p{L}))/u,
      done: [
        'Trying numbers is a real way, as long as the last one is tested in the task; an equation shows besides that no other fits.',
        'A number found by trying counts just as much once it passes the test in the task; an equation only spares the trying.',
        'Finding it by trying is allowed: the test in the task is the proof. For awkward numbers an equation is quicker.',
      ],
      open: [
        'Trying numbers is a real way, as long as each one is tested in the task.',
        'You may find it by trying: what makes it safe is the test in the task.',
        'Trying is allowed, and the test in the task decides.',
      ],
      alone: [
        'Trying numbers is a real way, as long as each one is tested in the task. Which number would you test, and does every sentence hold with it?',
        'You may find it by trying: the test in the task decides. Which number have you tested so far?',
        'Trying is allowed. How do you test in the task that a number really fits?',
      ],
    },
    'own-way': {
      said: /(?<!\p{L})(?:is (?:that|it|this) (?:way |method )?(?:allowed|ok|okay|fine|legal|legit|valid|also right|right too)|can i (?:also )?do it (?:like|this|that)(?: this| that)?(?: way)?|do i (?:need|have to (?:use|do|write)|really need)(?: an?)? (?:x|equations?|algebra|letters?)|without (?:an? )?(?:x|equations?|algebra))(?!\p{L})/u,
      done: [
        'Your own way is allowed, with or without a letter: each of its steps has a reason.',
        'And yes, this way counts: a letter is a help, not a duty.',
        'You do not need another method for it: what counts is that every step has a reason.',
      ],
      open: [
        'Any way is allowed whose steps have a reason; a letter is a help, not a duty.',
        'You may go your own way: what counts is that every step has a reason.',
        'No method is prescribed here: each step only needs its reason.',
      ],
      alone: null,
      unless: /equation|graph|method|substitut|eliminat/iu,
    },
    surprised: {
      said: /(?<!\p{L})(?:(?:seems?|looks?|sounds?|feels?) (?:like )?(?:so |too |very |way |really |quite |a (?:bit|lot|little) |pretty |kinda |kind of |rather )*(?:much|many|big|high|large|small|little|low|weird|odd|strange|wrong|off|long|short|fast|slow|old|young|expensive|cheap)|is(?:n'?t)? (?:that|it) (?:not )?(?:a bit |way |rather )?(?:too|so) (?:much|many|big|high|large|small|little|low|long|short))(?!\p{L})/u,
      done: [
        'It may look surprising, and it holds all the same: put it into the task and calculate forward once. What comes out?',
        'Doubting a surprising number is a good habit, and the test settles it: go through the task with it. Does everything come out?',
        'A surprising result is worth a test: start from it and calculate forward through the task. Where do you arrive?',
      ],
      open: [
        'A doubt like that is a good tool: estimate how big it can be at most.',
        'Good that you look at the size of it: the story says what is possible.',
        'It is worth comparing the size of it with the story.',
      ],
      alone: null,
    },
    order: {
      said: /(?<!\p{L})(?:do(?:es)? (?:the |their )?order matter|the other way (?:a?round)|in (?:that|which|this) order|swapped|reversed)(?!\p{L})[^.!]*\?|(?<!\p{L})or (?:does|do|is) it (?:have to|need to|must)[^.!?]*other way/u,
      done: [
        'The order of the two factors makes no difference.',
        'Either order is right: a product stays the same when its factors change places.',
        'Which factor stands first does not matter in a product.',
      ],
      open: null,
      alone: null,
    },
    rounding: {
      said: /(?<!\p{L})(?:(?:should|do|must|can|may|shall) (?:i|we) (?:have to |need to )?(?:round|leave it)|round (?:it|this|that)?\s*(?:up|down|off)?\s*(?:or|\?)|(?:round|rounded|decimal) or (?:leave|exact|fraction))(?!\p{L})/u,
      done: [
        'The exact form is the best answer as long as the task names no places. Where something is paid or counted, you round at the very end, as the thing itself needs it.',
        'Leave it exact if the task asks for no decimals. If you round, then only at the end, and say so with ≈.',
        'Round only if the task or the thing itself asks for it, and only the last number. Until then the exact form is safe.',
      ],
      open: [
        'As for rounding: keep the exact number until the end.',
        'Round, if at all, only the last number.',
        'The exact number is safe; rounding can wait until the end.',
      ],
      alone: [
        'The exact form is the best answer as long as the task names no places; if you round, then only at the end, with ≈.',
        'Leave it exact if the task asks for no decimals. Round only the last number, and write ≈.',
        'Round only if the task or the thing itself asks for it, and only at the end. Until then the exact form is safe.',
      ],
      unless: /round|decimal places?|nearest/iu,
    },
    somebody: {
      said: /(?<!\p{L})(?:(?:text)?book|answer key|answers? (?:at|in) the back|solutions?) (?:says?|has|gives?|shows?)(?!\p{L})|(?<!\p{L})(?:my |the )(?:friend|teacher|m[ou]m|dad|brother|sister|classmate|partner|neighbou?r) (?:also |still )?(?:has|had|got|gets|says|said|thinks|wrote)(?!\p{L})(?=[^.?!]{0,30}(?:\d|wrong|different|other|not|no|something else))/u,
      done: [
        'The other number does not change that: calculated once more it comes to the same as yours. Where the two ways part is worth a look together; a key can have a misprint or belong to another task.',
        'I have checked yours and stay with it. Compare the numbers of the two tasks first, and then the ways step by step: that shows where the other number comes from.',
        'Yours holds, so the other number comes from another step or another task. Which step would give it?',
      ],
      open: null,
      alone: null,
    },
  },
  way: {
    may: /(?<!\p{L})(?:can|can'?t|cant|could|couldn'?t|may|should|shouldn'?t|must|do i|do we|why not|why (?:can'?t|cant|do|don'?t|should)|when can|is it ok|am i|have to|need to|allowed|what'?s the point|whats the point|does it matter|what if|would it)(?!\p{L})/u,
    byLetter:
      /(?<!\p{L})(?:(?:divid(?:e|ing) (?:\p{L}+ ){0,3}by|cancel(?:l?ing)?(?: out)?|cross out) (?:the |an? )?[a-z])(?!\p{L})/u,
    root: /(?<!\p{L})(?:tak(?:e|ing)|do|doing|us(?:e|ing)|just|pull) (?:the |a )?(?:square )?root(?!\p{L})/u,
    gathers:
      /(?<!\p{L})(?:\d*[a-z]|x'?s|letters?|unknowns?|variables?) (?:\p{L}+ ){0,4}(?:on|to) (?:the )?(?:left|right|same|other)(?: (?:hand )?side)?(?!\p{L})|(?<!\p{L})(?:mov|bring|put|get|tak|carry|collect|shift)(?:e|es|ing)? (?:the |all |both |my )*-?(?:\d*[a-z]|x'?s|letters?|unknowns?|variables?)(?!\p{L})/u,
    why: /(?<!\p{L})why (?!not(?!\p{L})|can'?t|cant|must|should|is it (?:always|only))/u,
    notGathers: /sign|minus|plus|=|root|out|factor|flip/u,
    denied: /n't(?!\p{L})|(?<!\p{L})not /gu,
    divides:
      /(?<!\p{L})divid(?:e|ing) (?:everything|all|it all|both(?: sides)?|the whole (?:thing|equation)|each side|every term) by (\d+)(?!\d)/u,
    pair: /(?<!\p{L})(?:vieta'?s?|factor(?:is|iz)?(?:e|ing)?|two numbers|sum and product)(?!\p{L})/u,
    formula: /(?<!\p{L})(?:quadratic formula|pq[ -]?formula|abc[ -]?formula|discriminant|the formula)(?!\p{L})/u,
    either: /(?<!\p{L})(?:or|have to|rather|better|instead)(?!\p{L})/u,
    another:
      /(?<!\p{L})(?:(?:is|are|can|could|might|must) there (?:be )?(?:an?|any|also|some|only)? ?(?:more than (?:one|1)|one|second|2nd|other|another|more|two|2)(?: one| ones| solutions?| roots?| answers?| x| values?| numbers?)?|(?:does|can|could) it have (?:a second|another|two|more)(?: one| solutions?| roots?| answers?)?)\s*\?*$/u,
    slipAsked: /(?<!\p{L})(?:mistake|mess(?:ed)? up|wrong|error|slip(?:ped)?|screw(?:ed)? up|miscalculated)(?!\p{L})/u,
    same: /(?<!\p{L})(?:same (?:thing )?as|equal to|different from)(?!\p{L})/u,
  },
  texts: {
    'units.same': [
      'Yes, {value} {from} and {told} are the same.',
      '{told}: that is right for {value} {from}.',
      'Right, {value} {from} is {told}.',
    ],
    'units.parts': [
      '{told} is not the same as {value} {from}: that is {whole} {from} and {part} of one {from} more. In 1 {from} there are {ratio} {to}: how many {to} are {part} of it? [[= {minor}]]',
      'Careful with the part behind the point: {value} {from} is {whole} {from} and {part} of one {from}, not {told}. How many {to} are {part} of {ratio} {to}? [[= {minor}]]',
      'The {part} in {value} {from} counts parts of one {from}, and 1 {from} has {ratio} {to}. So it is not {told}: how many {to} does {part} of one {from} make? [[= {minor}]]',
    ],
    'units.part': [
      '{told} is not the same as {value} {from}. In 1 {from} there are {ratio} {to}: how many {to} are {value} of it? [[= {minor}]]',
      'Not {told}: 1 {from} has {ratio} {to}. How many {to} are {value} of that? [[= {minor}]]',
      '{value} {from} is another amount than {told}: think of 1 {from} as {ratio} {to}. How much is {value} of it? [[= {minor}]]',
    ],
    'units.parts.done': [
      '{told} is not the same as {value} {from}: that is {whole} {from} and {part} of one {from} more, and 1 {from} has {ratio} {to}. So take {part} of {ratio} {to} for the rest.',
      'But it is not {told}: the {part} in {value} {from} means {part} of one {from}, and 1 {from} has {ratio} {to}, so take {part} of those.',
      'Careful, that is not {told}: behind the point stand parts of one {from}. 1 {from} has {ratio} {to}, and you need {part} of them.',
    ],
    'units.back': [
      '{told} is not {value} {from} {minor} {to}: 1 {from} has {ratio} {to}, not ten or a hundred. Which part of one {from} are {minor} {to}? [[= {part}]]',
      'Not {told}: behind the point stand tenths of one {from}, and {minor} {to} are counted in parts of {ratio}. Which part of {ratio} is {minor}? [[= {part}]]',
      'Careful: {minor} {to} are {minor} of {ratio} parts of one {from}, so it is not {told}. Which fraction is that? [[= {part}]]',
    ],
    'units.other': [
      '{told} is not the same as {value} {from}. How many {to} are 1 {from}?',
      '{value} {from} and {told} are different amounts. Start with one: 1 {from} is how many {to}?',
      'Not {told}. If you go from {from} to {to}, how many {to} does a single {from} make?',
    ],
    share: [
      '{value} is no time: it is the part of the whole job that is done in 1 {unit}. Which part is left then?',
      '{value} counts parts of the job and no time: so much is done in 1 {unit}. How much is left after that?',
      'Not a time yet: {value} of the job is done in 1 {unit}. Draw the job as a bar: how far does the work get in that time, and what is left?',
    ],
    'chance.too-much': [
      'Sharp: no chance is more than 1, so a sum that goes above it cannot be right. What is left to do with the two chances?',
      'That is a strong test: a chance is 1 at the most. So which of the two does your test rule out, and what stays?',
      'You have found the reason yourself: more than 1 is no chance. What do you do with the two numbers instead?',
    ],
    'chance.choice': [
      'Ask a smaller case: a coin thrown twice, each time 1/2 for heads. Four results are equally likely: how many of them are heads both times, and which operation with 1/2 and 1/2 gives that?',
      'Try it where you can count: two throws of a coin, heads both times. One of how many results is that, and how do 1/2 and 1/2 make it?',
      'Test it with two coins: the chance of heads is 1/2 each. Can the chance of both be bigger than that of one? Which operation fits then?',
    ],
    'roles.turned': [
      'Test {line} with an easy number: with {less} = 10 the sentence “{sentence}” wants a larger {more}. What does your equation give for {more}?',
      'Put in a made-up number: if {less} is 10, what does {line} say about {more}? Does that agree with “{sentence}”?',
      'Try {line} with {less} = 10. Who has more then, and who has more in “{sentence}”?',
    ],
    'roles.right': [
      '{line} says what the task says: “{sentence}”. Which second sentence of the task can you write with {less} and {more}?',
      'Yes, {line} fits “{sentence}”. What else does the task tell about {less} and {more}?',
      'Good, {line} is that sentence in letters. How do you write the other one?',
    ],
    'by-letter.no': [
      'Better not: {letter} could be 0, and by 0 nothing can be divided. Test it: does {letter} = 0 make {line} true? What could you take out as a factor instead?',
      'That would lose something: put {letter} = 0 into {line}, does it hold? By 0 nobody can divide. Which factor do both terms have?',
      'Not by {letter}, as it may be 0 itself. Try 0 in {line}: what do you see? And which factor could stand in front of a bracket?',
    ],
    'by-letter.zero': [
      'You may, as long as {letter} is not 0, and here it is not: 0 does not make {line} true. But the letter then stands below a bar. Which step would keep it simple?',
      'It is allowed here, as 0 is no solution of {line}, only it puts {letter} into a fraction. What else would bring {letter} nearer to standing alone?',
      'Allowed, since {letter} = 0 does not fit {line}, yet it makes fractions with {letter}. What would undo something that stands there?',
    ],
    'root.no': [
      'You can take the root when the letter stands in one square only, as in $x^2 = 49$ or $(x - 3)^2 = 4$. In {line} there is {term} besides, and the root of a sum does not fall apart into roots. Which way do you know for such an equation?',
      'The root helps where all there is of the letter is one square, as in $x^2 = 49$. Here {term} is in the way: $\\sqrt{9 + 16}$ is 5 and not 3 + 4. What other way do you know for {line}?',
      'Only with one square and a number: $x^2 = 49$. With {term} in it the root does not free the letter. Would you rather look for two factors or use the formula?',
    ],
    'root.yes': [
      'Yes, here you can: the letter stands in a square only. Mind that two numbers have the same square. What do you get?',
      'Yes, the root is the right tool once the square stands alone. Which two numbers have that square?',
      'You can: there is a square and a number. What stands on each side when the square is alone?',
    ],
    gathers: [
      'You may choose: the balance does not mind on which side the letters end up, if both sides get the same. Which side of {line} would spare you minus signs?',
      'Either side is right. What counts is that all {letter} come together and the numbers stand opposite. Which choice looks easier in {line}?',
      'It does not have to be the left side: left and right may be swapped at any time. Where does {line} have more {letter} already?',
    ],
    divides: [
      'Yes, that is allowed and clever: every part of {line} can be divided by {number}, on both sides. A bracket with a factor is divided once, at its factor. What is the line then?',
      'You may: both sides are divided by {number}, term by term, and all of them can be. Of a factor and its bracket only one is divided. What do you get?',
      'Good idea, it makes {line} smaller. Divide each term by {number}, in a product only the factor. How does it read then?',
    ],
    'divides.fractions': [
      'It is allowed, on both sides and for every term, but not everything in {line} can be divided by {number}, so fractions come in. Which number would fit all of them, or would you begin otherwise?',
      'Allowed, yes. Look which terms of {line} you can divide by {number} without a fraction: all of them? If not, what would you do first instead?',
      'You may divide both sides by {number}; only some terms of {line} become fractions then. Is there an easier start?',
    ],
    pair: [
      'Yes, that works for {line}: two numbers are wanted whose product is {product} and whose sum is {sum}. Which pairs have that product?',
      'You can: look for two numbers with the product {product} and the sum {sum}. Which do you try first?',
      'A good choice here. The product has to be {product} and the sum {sum}: which two numbers are that?',
    ],
    both: [
      'Both ways are right for {line}, so you may choose. For the pair you need the product {product} and the sum {sum}; the formula takes $a$, $b$ and $c$. Which is closer to you?',
      'You do not have to: either way works here. The two numbers would have the product {product} and the sum {sum}. Do you see them, or is the formula safer for you?',
      'Either will do. Two numbers with the product {product} and the sum {sum} are quick if you spot them; the formula works without spotting. Which do you take?',
    ],
    formula: [
      'Yes, the formula works for every quadratic equation, so for {line} too. Which numbers are $a$, $b$ and $c$, signs included?',
      'You can use it: it always works. What are $a$, $b$ and $c$ in {line}?',
      'The formula is fine here. Write down $a$, $b$ and $c$ with their signs first: what are they?',
    ],
    'another.yes': [
      'Yes, more than one number makes {line} true. Which other number could do it?',
      'There can, and here there is: {line} has more than one solution. What else would give the same?',
      'Yes, there is another one for {line}. Where would you look for it?',
    ],
    'another.no': [
      'No, here one number is all there is: {line} has a single solution.',
      'Not here: {line} has exactly one solution.',
      'No, {line} is true for one number only.',
    ],
    'same.no': [
      'Different: {one} is {value}, and {own} is {other}. What do base and exponent tell in each of them?',
      'Calculate both: {one} comes to {value} and {own} to {other}, so they are not the same. What does the small number count?',
      'No, {own} is {other}, while {one} is {value}. Which number is multiplied there, and how often?',
    ],
    row: [
      '{values}: that fits together. Which of these does the question ask for, or what has to be done with them?',
      'From it {values}: calculated right. Read the question again: what is wanted of these numbers?',
      '{values} follow from that. Do you need one of them, all of them, or a comparison for the question?',
    ],
    'slip.none': [
      'No slip: squaring (or a logarithm) lets in values that the first line refuses, and your test has found one. {value} does not fit {task}. Which values are left?',
      'You did nothing wrong: such steps can bring in a value that does not belong, which is why the test at the end is needed. {value} fails in {task}. What stays?',
      'Not a mistake: {value} fits the line you reached, but not {task}, and only the first one counts. Which solution passes the test?',
    ],
    'same.yes': [
      'Yes, here both are {value}: {one} and {own}.',
      'The same value, yes: {one} and {own} are both {value}.',
      'Right, both come to {value}: {one} and {own}.',
    ],
  },
}
