import { regExpOf } from '../../pattern.ts'
import type { Custom, InTaskWords } from '../in-task-words.ts'

/** Whole words, one of several. */
const words = (...of: readonly string[]) => regExpOf(`(?<!\\p{L})(?:${of.join('|')})(?!\\p{L})`, 'u')

/** A root that the story does not allow. */
const rootLeftOut = {
  when: /(?<!\p{L})(?:\p{L}+,? ){4}.*(?:speed|length|width|wide|long|side|age|old|time|price|number of|how many|area|distance)/iu,
  says: [
    'The equation does not know what the letter stands for, you do: can that amount be negative or so small? If not, this root is left out, with a word why.',
    'It solves the equation, but does it fit the story? Put it in as what the letter means, and leave it out if that cannot be.',
    'Ask what the letter counts or measures. A root that cannot be such an amount is dropped, and you write why.',
  ],
} satisfies Partial<Custom>

/** Asks what becomes of it. */
const droppedOf = (...roots: readonly string[]) => {
  const root = `(?:${roots.join('|')})`
  const becomes = '(?:what|throw|ignore|count|drop|keep|do i)'
  return regExpOf(`${root}[^.?!]{0,30}(?:${becomes}|leave|mean)|(?:${becomes}|leave out)[^.?!]{0,30}${root}`, 'u')
}

const customs: readonly Custom[] = [
  {
    asks: regExpOf(
      '(?:does|do|is|are|and|also|only|just|what about)[^.?!]{0,30}(?:number|\\d+|letters?)[^.?!]{0,30}(?:cubed|squared|power|exponent|raised|too|as well|letters?|also)',
      'u',
    ),
    when: /\)\s?(?:\^|[²³⁴⁵]|\*\*)|\\right\)\^/u,
    unless: /[+]|\d\s?-\s?\d|[a-z)]\s?[-−]\s?[a-z\d]|[?].*[?]/iu,
    says: [
      'Everything inside the bracket gets the power, the number as well as each letter.',
      'The number too: the power stands outside the bracket, so it belongs to every factor inside.',
      'Each factor in the bracket is raised, number and letters alike.',
    ],
  },
  {
    asks: regExpOf('(?:what|which)[^.?!]{0,30}(?<!\\p{L})n(?!\\p{L})|nth term mean|mean\\p{L}* by (?:the )?nth', 'u'),
    when: /nth term|sequence|progression|\d+, ?\d+, ?\d+/iu,
    says: [
      'The $n$ is the place in the row: 1 for the first term, 2 for the second, and so on. The $n$th term is a rule that turns the place into the number there.',
      '$n$ counts the places. With $n = 1$ the rule gives the first term, with $n = 2$ the second.',
      'Think of $n$ as a seat number. The $n$th term says, for any seat, which number sits there.',
    ],
  },
  {
    asks: regExpOf(
      '(?:which|what)[^.?!]{0,40}(?:take|use|pick|choose|better|best|one)|(?:do|should|can) i (?:take|use|pick|choose)|or (?:\\d+ ?(?:x|\\*|·|times) ?\\d+)',
      'u',
    ),
    when: /√|sqrt|surd|square root/iu,
    unless: /=|equation/iu,
    says: [
      'Take the largest square number that divides it: then one step is enough. A smaller one works as well, it only leaves another root to simplify.',
      'Any square factor leads there, the largest one fastest. Which of your factors is a square?',
      'One of the two factors has to be a square number, the bigger the better: then nothing is left to take out.',
    ],
  },
  {
    ...rootLeftOut,
    asks: droppedOf(
      '(?:second|other|negative|minus)[^.?!]{0,30}(?:root|answer|solution|value|(?<!\\p{L})x(?!\\p{L}))',
      '(?:negative|minus)[^.?!]{0,30}(?<!\\p{L})one(?!\\p{L})',
    ),
  },
  {
    asks: regExpOf('(?:multiply|times) or divide|divide or (?:multiply|times)|(?:multiply|divide) by', 'u'),
    when: /convert|change .* (?:in)?to |how many (?:\p{L}+ )?(?:are )?in|in joules|express .* in/iu,
    says: [
      'Think of the size first: into smaller units you need more of them, so the number grows and you multiply; into bigger ones it shrinks, so you divide.',
      'Should the number get bigger or smaller? Many small units make one big one: from big to small multiply, from small to big divide.',
      'Decide by the sense: the smaller the unit, the larger the number. Which of the two units is the smaller one here?',
    ],
  },
  {
    asks: regExpOf(
      '(?:calc\\p{L}*|phone|google|friend|teacher|mate|brother|sister|book|they|it)[^.?!]{0,25}(?:says?|said|shows?|gives?|gets?|got|has)[^.?!]{0,15}\\d',
      'u',
    ),
    when: /[÷/:]\s?\d+\s?\(/u,
    says: [
      'Both come from the way it is written. Strictly from left to right you divide first; some calculators take the number and the bracket behind the sign as one block. A fraction bar or one more pair of brackets would settle it.',
      'This one is written so that it can be read in two ways: step by step from the left, or with the number and its bracket as one piece. I go from the left, as is usual in school. What would it look like as a fraction?',
      'Nobody has miscalculated: without a sign between number and bracket, some read them as one block, and others go from left to right, as I do. Brackets would make it clear.',
    ],
  },
  {
    asks: regExpOf(
      '(?<!\\p{L})(?:gonna |going to |will |be |come up )[^.?!]{0,20}(?:on|in) (?:the|my|our|a) (?:test|exam|gcse|sat|quiz)|(?:is|will) (?:this|that|it)[^.?!]{0,15} (?:test|exam)(?!\\p{L})',
      'u',
    ),
    says: [
      'I do not know your test, but tasks like this belong to the usual school course, so it can come up.',
      'Your teacher knows that, I do not. It is a usual kind of task, though, and worth being sure of.',
      'I cannot see your test. It is part of what is normally taught, so do count on it.',
    ],
  },
  {
    asks: words('air resistance', 'air friction', 'drag', 'the air', 'wind resistance'),
    when: /fall|drop|thrown|throw|stone|ball|height|projectile|launch|cliff|kick/iu,
    told: words(
      '(?:air resistance|drag|resistance of the air)[^.,;]{0,25}',
      '(?:ignor\\p{L}+|neglect\\p{L}*)[^.;]{0,30}',
    ),
    says: [
      'Leave the air out: the task says nothing about it, so only gravity acts.',
      'No air here. A task that gives nothing about it means a motion under gravity alone.',
      'You may ignore the air, as the task does. That leaves gravity alone.',
    ],
    saysTold: [
      'Your task settles that itself: “{told}”.',
      'Look into the task, it says “{told}”, and that counts.',
      'The task decides: “{told}”.',
    ],
  },
  {
    asks: regExpOf(
      '(?<!\\p{L})(?:ignor|neglect|count|includ|consider|there|with|without|have|any)\\p{L}* (?:the |any )?friction',
      'u',
    ),
    unless: /friction|rough|coefficient/iu,
    says: [
      'The task names no friction, so leave it out.',
      'Without a word about friction in the task, there is none.',
      'You may take it as smooth: no friction is given.',
    ],
  },
  {
    asks: regExpOf(
      '(?<!\\p{L})(?:heat|energy)(?: that)?(?: is| gets)? (?:loss|losses|lost)|(?<!\\p{L})(?:kettle|pot|container|cup|calorimeter) (?:itself|too|as well|also|count)',
      'u',
    ),
    when: /heat|°|warm|cool|boil|melt|temperature/iu,
    unless: /loss|lost|efficien|container of mass|calorimeter of/iu,
    says: [
      'Leave that out: the task gives no losses and nothing about the container, so all the heat stays in the substances it names.',
      'Only what the task names takes part; losses and the container are not given, so they do not count.',
      'Ignore it here. With nothing given about losses, all the heat goes where the task says.',
    ],
  },
  {
    asks: regExpOf(
      '(?<!\\p{L})g (?:is |= ?|as |to be )?(?:9[.,]8\\d?|10)|(?<!\\p{L})(?:9[.,]81? or 10|10 or 9[.,]81?)(?!\\d)|(?:what|which)(?: value)?(?: is| do i use for| for| of) g(?!\\p{L})',
      'u',
    ),
    told: /(?<!\p{L})g ?= ?\d[\d.,]*\d?/iu,
    says: [
      'The task gives no g, so both are accepted if you write which one you took: 9.8 is closer, 10 is easier.',
      'Take 9.8, or 10 if your class does; with the task silent, just write down which.',
      'Your task leaves that open. 9.8 m/s² is the closer value, 10 m/s² the round one; name the one you use.',
    ],
    saysTold: ['Your task says {told}, so take that.', 'It is given: {told}.', 'The task decides that: {told}.'],
  },
  {
    asks: regExpOf('in terms of (?:pi|π)', 'u'),
    says: [
      '“In terms of π” means that π stays in the answer as a letter, as in $7\\pi$. No 3.14 then.',
      'That means: do not turn π into a decimal. An answer like $7\\pi$ is in terms of π.',
      'You treat π like a letter and leave it there, as in $7\\pi$; only the other numbers are worked out.',
    ],
  },
  {
    asks: regExpOf(
      '(?:leave|keep|use|put|replace|type|write|round)[^.?!]{0,20}(?<!\\p{L})(?:pi|π)(?!\\p{L})|(?<!\\p{L})(?:pi|π)[^.?!]{0,24}3[.,]14|3[.,]14[^.?!]{0,24}(?<!\\p{L})(?:pi|π)(?!\\p{L})|(?:do|can|should) i (?:use|type|take) 3[.,]14',
      'u',
    ),
    when: /circ|radius|diameter|cone|cylinder|sphere|ball|arc|sector|pi|π|wheel|round/iu,
    told: words('in terms of (?:pi|π)', '(?:use|take) (?:pi|π) ?(?:=|as) ?[\\d./]+', '(?:pi|π) ?= ?[\\d./]+'),
    says: [
      'Both are fine here, as the task does not say: with π the answer is exact, with 3.14 it is rounded. Keep π until the last line.',
      'The task leaves that to you. Keep π as a letter while you work; only at the very end, if a decimal is wanted, put in 3.14.',
      'Leave π in: that is exact. A decimal with 3.14 is only needed where a task asks for one, and yours does not.',
    ],
    saysTold: [
      'Your task settles that: “{told}”.',
      'It says “{told}”, so go by that, and keep π as a letter until the last line.',
      'Go by the task: “{told}”.',
    ],
  },
  {
    asks: regExpOf(
      '(?<!\\p{L})(?:do|should|must|can|may|when do) (?:i|we) (?:have to |need to |ha?ve? ?to )?round|how many (?:decimals?|decimal places|places|digits|d\\.?p|s\\.?f)|(?:to|2|two|3|1) (?:decimal places|d\\.?p\\.?|s\\.?f\\.?)[^?]{0,12}\\?|round (?:it|this|that)?(?: now| up| down| off)?\\?',
      'u',
    ),
    unless: /^\s*round/iu,
    told: words(
      '(?:to )?\\d+ (?:d\\.?p\\.?|decimal places?|s\\.?f\\.?|significant figures|sig figs?)',
      '(?:to )?(?:one|two|three) (?:decimal places?|significant figures)',
      '(?:to the )?nearest \\p{L}+',
    ),
    says: [
      'The task asks for no rounding: write the exact value. If the decimal never ends, a fraction or a root is exact, or round at the very end and say to how many places.',
      'Not on the way, that makes mistakes grow. At the end only if the number does not come out, as your task names no places.',
      'Exact is always safe here, the task names no rounding. Whoever needs a decimal rounds once, in the last line.',
    ],
    saysTold: [
      'Your task says “{told}”. Round only once, in the last line.',
      'Go by the task: “{told}”, and only at the very end.',
      'It is in the task: “{told}”. On the way keep all the digits.',
    ],
  },
  {
    asks: regExpOf(
      '(?:have to|need to|must|should|do) (?:i |we )?(?:always )?(?:simplify|reduce|cancel)|leave it (?:like that|as it is|as is|like this|as \\d+/\\d+)|can i (?:just )?leave it',
      'u',
    ),
    unless: /^\s*(?:simplify|factor)/iu,
    says: [
      'The value does not change, but the simplest form is expected nearly everywhere, so yes, take the last step too.',
      'Better simplify it: it is the same number, and most teachers want it in the shortest form.',
      'It is equal either way. As a final answer the simplest form counts, so see what top and bottom (or the terms) share.',
    ],
  },
  {
    asks: regExpOf(
      '(?:fraction|decimal)s? or (?:a |as )?(?:fraction|decimal|percent\\p{L}*)|as a (?:fraction|decimal)[^?]{0,25}\\?|(?:mixed number|improper)[^?]{0,25} or ',
      'u',
    ),
    told: words(
      'as an? (?:fraction|decimal|percentage|mixed number)[^.,;]{0,20}',
      'in (?:its )?simplest form',
      'as a percent',
    ),
    says: [
      'Both name the same number, and the task does not say. A fraction is exact, so it is the safe choice.',
      'Either is right, as your task names no form. If the decimal does not end, stay with the fraction.',
      'You may choose: the task leaves it open. The fraction is always exact, the decimal only if it ends.',
    ],
    saysTold: ['Your task says “{told}”.', 'The task wants it “{told}”.', 'Go by the task: “{told}”.'],
  },
  {
    asks: regExpOf(
      '(?:\\+ ?c|plus c|constant)(?!\\p{L})[^.?!]{0,40}\\?|(?:need|want|write|put|add|forget|have)(?: to| the| a| in| put| add| write){0,3} (?:\\+ ?c|plus c|constant)(?!\\p{L})',
      'u',
    ),
    when: /integra|antideriv|∫/iu,
    told: /from -?[\d.π]+ to -?[\d.π]+|between (?:x ?= ?)?-?[\d.]+ and|_\{?-?\d+\}?\^/iu,
    says: [
      'Yes, here it belongs there: there are no limits, and every constant disappears when you differentiate back, so $+ C$ stands for all of them.',
      'It is needed: without limits there are as many antiderivatives as numbers, and $+ C$ names them all.',
      'Write it: two antiderivatives differ by a number, and without limits nobody can say which one is meant.',
    ],
    saysTold: [
      'Not here: with limits you subtract two values, and the constant cancels.',
      'No: the limits ({told}) make the constant vanish in the difference.',
      'You may leave it out: in upper minus lower value it would stand twice and cancel.',
    ],
  },
  {
    asks: regExpOf('degrees? or rad\\p{L}*|rad\\p{L}* or deg\\p{L}*|(?:radian|degree|deg|rad) mode', 'u'),
    told: /\d ?°|degrees?|radians?|(?:π|pi) ?\/ ?\d/iu,
    says: [
      'The task names no unit of angles, so say which you use; school triangles go in degrees.',
      'Nothing in the task says radians: degrees are the usual choice, written with °.',
      'Degrees, unless your class is working with π. Just write the sign ° so that it is clear.',
    ],
    saysTold: [
      'The task writes “{told}”, so set the calculator to that.',
      'Go by the task: it has “{told}”.',
      'It says “{told}” there, and your answer should match.',
    ],
  },
  {
    asks: regExpOf(
      "which (?:point|one|coordinate)[^.?!]{0,20}(?:first|comes first)|(?:does it |do they |doesn'?t |does the )(?:order )?matter|(?:order|way round)[^.?!]{0,14} matter|the other way (?:a)?round|matter which",
      'u',
    ),
    when: /gradient|slope|(?:line|straight line) (?:through|that)/iu,
    says: [
      'The order does not matter, as long as it is the same on top and at the bottom: turned round, both differences change their sign, and the quotient stays.',
      'Either point may go first. Only keep that order for $y$ and for $x$, then both signs flip together.',
      'No, you may start from either point. What counts: the same point first in both differences.',
    ],
  },
  {
    asks: regExpOf('(?:does (?:it|the order)|do they) matter|matter which|order (?:matters?|important)', 'u'),
    when: /distance between|midpoint|product of|sum of/iu,
    unless: /f ?\(|g ?\(|differen|subtract|[-−÷]/iu,
    says: [
      'Not here: in a sum or a product the order changes nothing. Only in differences and quotients it does.',
      'The order is free: adding and multiplying come to the same either way round.',
      'You may swap them. It would matter only with minus or divided by.',
    ],
  },
  {
    asks: regExpOf(
      '(?:put|putting|placed?|given|go(?:es)?) (?:it |them |the first (?:one )?)?back|with(?:out)? replacement\\?|replaced(?: or not)?\\?',
      'u',
    ),
    when: /drawn|draws?|picked|picks?|taken|takes?|chosen|bag|box|cards?|urn|socks?|drawer/iu,
    told: words(
      'with(?:out)? replacement',
      'without (?:putting|replacing)[^.,;]{0,20}',
      'not (?:put|replaced)[^.,;]{0,15}',
      '(?:puts? it|put) back',
      'is replaced',
    ),
    says: [
      'The task does not say it. Two taken at once, or one after the other without a word about it, usually means: not put back.',
      'Nothing is said about putting back, so the usual reading is without. Then the second draw is from one fewer.',
      'Your task leaves that out; mostly it means that they stay outside.',
    ],
    saysTold: [
      'Your task says “{told}”. So think what is in the bag when the second one is drawn.',
      'It says “{told}”: count what is inside before the second draw.',
      'The task settles that with “{told}”.',
    ],
  },
  {
    asks: regExpOf('(?:fair|normal|usual|ordinary|biased|loaded|6[- ]sided|six[- ]sided)(?: \\p{L}+)?\\?', 'u'),
    when: /di[ce]e?|coin|spinner/iu,
    unless: /biased|loaded|unfair/iu,
    says: [
      'Yes: as long as the task says nothing else, it is fair, so all outcomes are equally likely.',
      'Take it as fair. Only a task that says “biased” means something else.',
      'It is an ordinary fair one, each side equally likely.',
    ],
  },
  {
    asks: regExpOf(
      '(?:minus|negative|sign)[^.?!]{0,30}(?:accel|decel|brak)|(?:accel|decel)\\p{L}*[^.?!]{0,30}(?:minus|negative|\\+ or -|sign)',
      'u',
    ),
    when: /brak|slow|stop|decel/iu,
    says: [
      'The number in the task is the size. Along the motion it counts as negative, because the body gets slower; in a formula with only sizes, such as the one for the braking distance, it stays positive.',
      'It slows down, so in $v = v_0 + at$ the $a$ is negative. Where only sizes are multiplied or divided, you take it without a sign.',
      'The task gives how big it is. Its direction is against the motion: that is the minus in $v = v_0 + at$.',
    ],
  },
  {
    asks: regExpOf(
      '(?:what|which|wat)(?: is the| are the)? units?|(?:but|what|which|in) units?\\?|(?:need|write|put|add|include|forget)(?: the| a| to write| to put)* units?|the units? (?:is|are|m|k|be)[^.?!]{0,20}\\?|units?(?: be)?\\?',
      'u',
    ),
    says: [
      'The unit comes from those you put in ({units}): do to the units what you did to the numbers.',
      'Write the units ({units}) into the calculation beside the numbers, and the unit of the result is left over.',
      'Your amounts come in {units}. Whatever you multiply or divide, the units go along.',
    ],
    saysMixed: [
      'The units matter here: {one} and {other} do not fit into one calculation. Once one of them is converted, the unit of the result follows from those you put in. Which one will you change?',
      'Look at them side by side: your amounts come in {one} and {other}, and one calculation cannot take both. The result gets its unit from what you put in after that. Which of the two do you convert?',
      'Units first: {one} and {other} do not go together yet. When they do, the unit of the result comes out by itself. Which one will you convert?',
    ],
  },
  {
    asks: regExpOf(
      '(?:string|rope|thread|pulley)[^.?!]{0,40}(?:mass|light|weigh|stretch)|(?:massless|light|inextensible|smooth)[^.?!]{0,40}(?:why|mean|what|for)|(?:why|what)[^.?!]{0,40}(?:massless|inextensible|light string|smooth)',
      'u',
    ),
    when: /string|rope|thread|pulley/iu,
    says: [
      'A string without mass pulls equally hard at both ends, one that does not stretch makes both bodies move with the same acceleration, and a smooth pulley changes neither.',
      'Those words make it simple: massless means one and the same tension everywhere, inextensible means one and the same acceleration for both.',
      'They tell you what is equal: the tension on both sides (no mass, smooth pulley) and the size of both accelerations (no stretching).',
    ],
  },
  {
    ...rootLeftOut,
    asks: droppedOf('(?:second|other)[^.?!]{0,30}(?<!\\p{L})one(?!\\p{L})'),
    // There "the second one" is a thing of the task, such as a train.
    unless: words('second', 'other', 'another'),
  },
]

export const inTaskEn: InTaskWords = {
  customs,
  finished: {
    asks: regExpOf(
      `^(?:(?:ok|okay|so|and|then|um|hm+|cool|nice|yay|wait)[\\s,.!]+){0,4}(?:(?:all )?(?:done|finished|complete)|(?:(?:is|was|and) )?(?:that'?s|that|this|it|thats|am i|are we|i'?m|im|we'?re)(?: that| it)?[\\s,]*(?:it|all|done|finished|the (?:final )?answer|the end|everything|complete|over|ready))(?:[\\s,?]+(?:now|then|finished|done|right|yet|already|there is|or (?:is there )?(?:(?:not|more|something else|what)|do i (?:need|have) (?:to do )?more)))*\\s*[?!.]*$`,
      'u',
    ),
    open: [
      '{line} is right, and one more step is left.',
      'Nearly: {line} is right, but the task wants to go on from there.',
      'Not yet, though {line} is right.',
    ],
    part: [
      'Not quite the end: what you have fits, and there is more to find.',
      'One part is done, and it is right. Something is still missing.',
      'You have a right part, and the task has more than that.',
    ],
    wrong: [
      'Not yet: that last line does not fit.',
      'Not finished, because something in the last line is not right yet.',
      'One thing stands in the way: the last line is not right yet.',
    ],
    unit: [
      'Only the unit is missing, then it is done. Which one belongs to the number?',
      'The number is right. Put its unit behind it, and you are done: which one is it?',
      'Nearly: a number alone is no amount. Which unit does it have?',
    ],
  },
  method: {
    wishes:
      /(?<!\p{L})(?:can|could|may|should|must|do|would|is|are|want|rather|prefer|let'?s|instead|allowed|ok(?:ay)?|fine|like|going to)(?!\p{L})/u,
    elimination:
      /(?<!\p{L})(?:eliminat\p{L}*|addition method|add(?:ing)? (?:the |both |them|these )?(?:two )?(?:equations|up)|subtract(?:ing)? (?:the |both |one )?(?:two )?(?:equations?|from the other))(?!\p{L})/u,
    substitution: /(?<!\p{L})substitut/u,
    graph: /(?<!\p{L})(?:graph|plot|draw)\p{L}*/u,
    square: /complet\p{L}* (?:the |a )?square/u,
    texts: {
      elimination: [
        'Yes, elimination works here just as well. Which letter should vanish, and what do you multiply one of the equations by, so that it has equal or opposite numbers in both?',
        'Elimination is fine too. Look at the numbers before one letter in both equations: what makes them equal or opposite?',
        'Sure, go ahead by elimination. Which letter is easier to get rid of, and does an equation have to be multiplied first?',
      ],
      substitution: [
        'Yes, substitution works here just as well. In which of the two equations can you easily get one letter alone?',
        'Substitution is fine too. Which letter stands almost alone already, and what is it equal to?',
        'Sure, by substitution then. Pick the equation with the simpler letter: what do you get when that letter stands alone?',
      ],
      freed: [
        'Yes, both ways lead to the same pair, and {line} was right. If you add or subtract the two given equations instead: what makes one letter vanish?',
        'You may switch, and {line} stays right all the same. For elimination: what do you multiply one of the two equations by, so that a letter cancels?',
        'Either is fine, {line} was a right step too. For the other way go back to the two equations: which letter could cancel, and how?',
      ],
      graph: [
        'Yes: each equation is a line, and the solution is where they meet. It is exact only if the point lies on the grid. Which two points does the first line go through?',
        'A graph works as well, each equation gives a line. For $x = 0$, what is $y$ in the first one?',
        'You can draw it: two lines, and their crossing tells both letters. Which points would you take for the first line?',
      ],
      square: [
        'Yes, that way works as well. Half of the number before the letter goes into the bracket: which square begins like your equation?',
        'Completing the square is fine here. What is half of the number before the letter, and what is that squared?',
        'Sure. Write the first two terms as the beginning of a square: what has to be added, and taken off again?',
      ],
      either: [
        'Your way is not wrong: {line} is right. The other one leads to the same end, so take the one you like.',
        'Both ways are right, and so is your line {line}. It only differs in which step comes first.',
        'There is more than one right way. {line} is correct, so you may simply go on with yours.',
      ],
    },
    others:
      /(?<!\p{L})(?:teacher|friend|book|mum|mom|dad|brother|sister|tutor|video|class|mate|everyone|they)(?!\p{L})/u,
    doubts: /(?<!\p{L})(?:wrong|ok(?:ay)?|right|bad|allowed|not how|different(?:ly)?|fine)(?!\p{L})[^.!]{0,20}\?/u,
    does: /^(?!.*(?<!\p{L})(?:got|gets?|answer|says? (?:it'?s )?-?\d))(?=.*(?<!\p{L})(?:divid|multipl|expand|subtract|add|mov|factor|cancel|first|method|way|use|does it|do it|differently|formula|other))/u,
    otherThan:
      /(?<!\p{L})(?:instead of|rather than|not(?: by| with| use| using)?) (?:doing |using |by |with )?\p{L}+/gu,
  },
  changed: {
    marks:
      /(?<!\p{L})(?:wait|sorry|sry|oops|whoops|hang on|hold on|my bad|my mistake|actually|typo|misread|mistyped|cop(?:y|ied)|wrote (?:it|that) wrong|typed|i meant?|should (?:be|say|have)|supposed to|no,? it'?s|turns out|the (?:task|question|sheet|book) says)(?!\p{L})/u,
    copied:
      /(?<!\p{L})(?:typo|misread|mistyped|miscopied|copied|wrote (?:it|that|the task|the question) wrong|typed (?:it|that)? ?wrong|read it wrong|the (?:task|question|sheet|book|paper) (?:actually )?says|in the (?:task|question|book))(?!\p{L})/u,
    instead: /(?<!\p{L})(?:not|instead of|rather than|isn'?t|wasn'?t)\s+(?:an?\s|the\s|of\s)?[$€£]?$/u,
    pairs: [['radius', 'diameter']],
    across: [
      'Then {value} goes all the way across, and the formula stays. How long is the radius?',
      'Good that you looked again: {value} is the diameter, the rest stays as it is. What is the radius then?',
      'All right, {value} is the whole way through the center. Which length does the formula need, and how long is it?',
    ],
    radius: [
      'Then {value} is the radius itself, nothing to halve. The formula stays: what do you get with it?',
      'Good, {value} goes only from the center to the edge. Which place in the formula does it take?',
      'All right, {value} is the radius. Where does it go, and what comes out?',
    ],
    texts: [
      'All right, then it is {fresh} instead of {old}.',
      'Noted: {fresh}, and no longer {old}.',
      'Thanks for telling me, then I take {fresh} instead of {old}.',
    ],
    lines: [
      'Noted, the task is {line}, with {fresh} instead of {old}.',
      'All right, then {line}: {fresh} and no longer {old}.',
      'Thanks for telling me, then it is {line}, with {fresh} in the place of {old}.',
    ],
    yes: 'yes',
  },
  meant: /(?<!\p{L})(?:should|shouldn'?t|suppos\p{L}*|meant|must|instead|rather|supposed|isn'?t|is)(?!\p{L})/u,
  protest: {
    says: /(?<!\p{L})(?:(?:did|do|can|are) (?:you|u|ya) (?:even |actually |not )?(?:read|see|look|listen)\p{L}*|(?<!(?:can|could|do|should|may|must|if) )i (?:already|literally|just|clearly|did) (?:said|say|wrote|typed|told|gave|answered|put|sent)|(?:that'?s|thats|its|it'?s) (?:exactly |literally )?what i (?:said|wrote|put|typed)|earlier (?:you|u)|(?:you|u) (?:just |also )?(?:told|said)|(?:you|u) (?:didn'?t|did not|don'?t|dont|never) (?:even )?(?:read|listen|look)|read (?:it|what i|my))(?!\p{L})/u,
    right: [
      'I have read it, and it is right: {line}.',
      'Yes, {line} is what you wrote, and it is right.',
      'You did, and {line} is right.',
    ],
    wrong: [
      'I have read it: {line}. That line is the one that does not fit yet.',
      'You wrote {line}, and that is where it goes wrong.',
      'I did read {line}; there is still a mistake in it.',
    ],
    solved: [
      'I have read it, and your answer is right, no ifs and buts.',
      'Yes, you said it, and it is right.',
      'You are right, and that stands.',
    ],
  },
  calculator: {
    shows: /(?<!\p{L})(?:calc(?:ulator)?|phone|it (?:says|shows|gives))(?!\p{L})/u,
    broken: /(?<!\p{L})(?:math error|error|domain|broken|won'?t|does(?:n'?t| not) work|undefined)(?!\p{L})/u,
    radians: [
      'Your calculator is set to radians, that is why {value} comes out. Switch it to degrees (DEG or D) and enter the same again: what does it show now?',
      '{value} is what you get in radians. Your entry is fine, only the mode is not: set it to degrees. What comes out then?',
      'Nothing wrong with your way: the calculator counts in radians. Look for MODE, choose DEG, and type it once more. What is it now?',
    ],
    tooBig: [
      'The calculator is fine: no angle has a sine or cosine above 1, and {ratio} is above 1. Which side is the longest, and where does it belong in the fraction?',
      'It is not broken. {ratio} is more than 1, and a sine or a cosine never is. Which of the two sides has to be at the bottom?',
      'An error is the right reply to {ratio}: sine and cosine stay between -1 and 1. Look at the fraction again: where does the hypotenuse go?',
    ],
    square: [
      'Two different things look alike here: in {bracketed} the minus is multiplied too, in {plain} the power belongs to {base} alone. A calculator is told which by brackets. What is {power}, and what does the minus in front do then?',
      'With brackets, {bracketed}, you would be right. Here there are none, so {base} alone is raised first. What comes out of {power}, and what does the minus do afterward?',
      'Minus times minus needs two of them, as in {bracketed}. In {plain} there is only one, standing in front of the power. What is {power}, and what is the opposite of it?',
    ],
    minus: /(?<!\p{L})(?:minus|negative|calculator|teacher|no|says?|always|phone|plus)(?!\p{L})/u,
  },
  asks: /^(?:(?:ok|but|so|and|wait|hm+|um|sorry|also)[\s,]+)*(?:do|does|did|is|are|can|could|should|must|may|what|which|where|when|how|why|will|would)(?!\p{L})/u,
  why: /(?<!\p{L})(?:why|how come)(?!\p{L})/u,
  elsewhere:
    /(?<!\p{L})(?:are you|r u|who (?:are|made|built)|your (?:name|opinion|favou?rite)|do you (?:like|love|have|play|know|want|speak|feel|sleep|think)|can you (?:do|sing|write|tell|help)|essay|homework for|biology|history|english|french|joke|song|game|minecraft|football|weather|movie|president|capital|prompt|rules|ignore|pretend|chatgpt|gpt|robot|human)(?!\p{L})/u,
  back: ['Back to your task: {step}', 'And here, in your task: {step}', 'Now your task again. {step}'],
  queries:
    /\?|(?<!\p{L})(?:do|does|did|is|are|should|can|could|must|need|have to|what|which|wat|or|if|how|says?|shows?|got|gets)(?!\p{L})/u,
  leaves: /(?<!\p{L})(?:go|leave|eat|sleep|bye|dinner|lunch|brb|cya|see (?:you|ya))(?!\p{L})/u,
  ok: ['Good, then the next small step. {step}', 'Then on to the next bit. {step}', 'All right, next. {step}'],
  unsure: [
    'I cannot answer that from what the task says, and I will not guess. What surely leads on: {step}',
    'That I do not know for certain, so no guess from me. This much is sure to help with your task: {step}',
    'Your task does not tell me that. Here is what it does ask us to do next: {step}',
  ],
  unsureLine: [
    'I cannot answer that for certain. What is certain: {line} is right. {step}',
    'That I would have to guess. Your {line} is right, that much I know. {step}',
    'On that I have no sure answer, but {line} stands. {step}',
  ],
}
