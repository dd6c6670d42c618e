import { asideEn } from './aside.ts'
import { atHandEn } from './at-hand.ts'
import { claimsEn } from './claims.ts'
import { misconceptionsEn } from './misconceptions.en.ts'
import { practiceEn } from './practice.en.ts'
import { reasonsEn } from './reasons.ts'
import { moreRulesEn } from './rules.en.ts'
import { sizesEn } from './sizes.ts'
import { talkEn } from './talk.en.ts'
import type { Texts } from './texts.ts'
import { toldEn } from './told.ts'
import { verdictEn } from './verdict.ts'
import { worksheetEn } from './worksheet.ts'

export const en: Texts = {
  or: 'or',
  titles: {
    linear: 'Linear equation',
    quadratic: 'Quadratic equation',
    arithmetic: 'Calculation',
    fractions: 'Fractions',
    polynomial: 'Simplify',
    'higher-degree': 'Equation of higher degree',
    'rational-equation': 'Equation with fractions',
    modulus: 'Equation with an absolute value',
    irrational: 'Equation with roots',
    exponential: 'Exponential equation',
    logarithmic: 'Logarithmic equation',
    trigonometric: 'Trigonometric equation',
    literal: 'Solve for a letter',
    inequality: 'Inequality',
    system: 'System of equations',
    factoring: 'Factoring',
    expanding: 'Expand',
    'rational-expression': 'Algebraic fractions',
    roots: 'Roots',
    logs: 'Logarithms',
    'trig-expression': 'Trigonometry',
    derivative: 'Derivative',
    integral: 'Integral',
    limit: 'Limit',
    function: 'Function',
    numbers: 'Whole numbers',
    statistics: 'Statistics',
    progression: 'Sequence',
    formula: 'Formula',
    story: 'Word problem',
  },
  answerLabel: 'Answer',
  noSolution: 'no solution',
  noRealRoots: 'no real roots',
  allNumbers: 'any number',
  ownStep: 'Your own step',
  toldStep: 'Write it with numbers and signs',
  step: 'step {number}',

  rules: {
    ...moreRulesEn,
    'clear-fractions': {
      label: 'Clear the fractions',
      nudge: [
        'Fractions slow us down: which number could you multiply everything by, so that all of them go away at once? [[multiple by // do multiply]]',
        'Look at the denominators: which number can be divided by each of them? [[multiple by]]',
        'A quarter of a pizza times 4 is a whole pizza. Which number makes all the fractions here whole? [[multiple by]]',
      ],
      bigger: [
        'Multiply every term on both sides by {by}. What do you get?',
        'The number to multiply by is {by}, and every term gets it. What do you get?',
      ],
      does: 'Multiply every term on both sides by {by}',
      why: 'Half a pizza times 2 is a whole pizza: multiplying turns parts into wholes. The scale stays level, because everything on it grew the same number of times.',
    },
    'expand-sides': {
      label: 'Open the brackets',
      nudge: [
        'The brackets keep the terms apart. Which of the terms inside does the factor in front multiply? [[say each, every, all, both, two]]',
        'What could you do so that there are no brackets left? [[do open-brackets // do multiply]]',
        'Look at each bracket: which terms does its factor belong to? [[say each, every, all, both, inside, two]]',
      ],
      bigger: [
        'Multiply the factor with **each** term in its bracket, signs included. What do you get?',
        'Open the brackets term by term: every term inside gets the factor. What do you get?',
      ],
      does: 'Open the brackets: the factor multiplies every term inside',
      why: '$2(x + 3)$ means two bags, each with an $x$ and a 3 inside. Empty both bags, and each of the things comes twice.',
    },
    'collect-sides': {
      label: 'Collect like terms',
      nudge: [
        'Some terms are of the same kind. Which ones can you put together?',
        'Is everything here as short as it can be? [[no]]',
        'Terms with the letter go with each other, plain numbers with each other. Where do you see both?',
      ],
      bigger: [
        'On each side add up the terms with the letter, then the plain numbers. What is left?',
        'Put like terms together, side by side, without moving anything across. What do you get?',
      ],
      does: 'Put like terms together on each side',
      why: '3 apples and 2 apples are 5 apples, but 3 apples and 2 pears stay apart. The letter is one fruit, the plain numbers are the other.',
    },
    'gather-unknown': {
      label: 'Get the unknown on one side',
      nudge: [
        'The letter stands on both sides. Where would you like to have all of it? [[say left, right, one side, same side, one of them]]',
        'Get all the terms with the letter on one side. What could you do to both sides for that?',
        'Think of a balance: what can you take from both pans, so that the letter is left in one of them? [[= term // = -term // do subtract term // do add term]]',
      ],
      bigger: [
        'Subtract {term} from both sides. What do you get?',
        'Take {term} away on the left and on the right. What is left?',
      ],
      biggerOther: [
        'Add {term} to both sides. What do you get?',
        'Add {term} on the left and on the right. What do you have now?',
      ],
      does: 'Subtract {term} from both sides',
      doesOther: 'Add {term} to both sides',
      why: 'Think of a balance: take the same weight off both pans, and it stays level. Now the letter lies in one pan only.',
    },
    'move-number': {
      label: 'Get the numbers on the other side',
      nudge: [
        'A plain number keeps the unknown company. What would undo it? [[do subtract number // do add number // say opposite]]',
        'What is the opposite of what the number next to the unknown does?',
        'You want the term with the letter alone. What keeps it company? [[= number // = -number]]',
      ],
      bigger: [
        'Subtract {number} from both sides. What do you get?',
        'Take {number} away on both sides. What do you have now?',
      ],
      biggerOther: [
        'Add {number} to both sides. What do you get?',
        'Add {number} on the left and on the right. What do you have now?',
      ],
      does: 'Subtract {number} from both sides',
      doesOther: 'Add {number} to both sides',
      why: 'Two steps forward and two steps back: you stand where you began. The opposite step undoes the number, and both pans of the balance get it.',
    },
    divide: {
      label: 'Divide by the number before the unknown',
      nudge: [
        'The unknown is multiplied by a number: which operation undoes that? [[do divide by // say division, dividing]]',
        'One small thing stands between you and the unknown. How do you undo a multiplication? [[do divide by // say division, dividing]]',
        'Which number is the unknown multiplied by? [[= by]]',
      ],
      bigger: ['Divide both sides by {by}. What do you get?', 'Share both sides by {by}. What is one of the unknown?'],
      does: 'Divide both sides by {by}',
      why: 'If 5 equal boxes weigh 15 kg, one box weighs $15 \\div 5 = 3$ kg. Dividing finds the weight of a single box.',
    },
    'conclude-none': {
      label: 'See what is left',
      nudge: [
        'The unknown is gone. Is what is left true? [[no]]',
        'The letter dropped out, and what is left is false: how many solutions does that allow? [[= 0 // say none, no solution, no root]]',
        'Could any number make this true? [[no]]',
      ],
      bigger: [
        'Compare what is left: how many values of the unknown could repair it? [[= 0 // say none, no value, no number]]',
        'The unknown has no say any more, and what is left is false: how many solutions are there? [[= 0 // say none, no solution, no root]]',
      ],
      does: 'What is left is false, whatever the unknown is',
      why: 'It is a balance with 1 kg on one pan and 4 kg on the other. The letter is not on it any more, so no value of it can make it level.',
    },
    'conclude-all': {
      label: 'See what is left',
      nudge: [
        'The unknown is gone. Is what is left true? [[yes]]',
        'The letter dropped out, and what is left is true: which numbers fit then? [[say any, every, all, infinit]]',
        'For which numbers is this true? [[say any, every, all]]',
      ],
      bigger: [
        'It is true without the unknown: which values may the unknown have then? [[say any, every, all]]',
        'Nothing depends on the letter any more: which numbers solve it? [[say any, every, all]]',
      ],
      does: 'What is left is true, whatever the unknown is',
      why: 'Try 0, then 1, then 100: each of them works. The letter has dropped out, so it cannot spoil anything.',
    },
    'standard-form': {
      label: 'Bring everything to one side',
      nudge: [
        'It gets easier when one side is zero. How do you get there?',
        'Everything could move to one side: what would then be left on the other? [[= 0 // say nothing, zero]]',
        'Before factoring or the formula: which number should stand alone on one side? [[= 0]]',
      ],
      bigger: [
        'Bring all terms to the left, like terms together, so that the right side is 0. What do you get?',
        'Subtract everything on the right from both sides and tidy up. What do you get?',
      ],
      does: 'Bring all terms to the left and put like terms together',
      why: 'Zero tells the most: if two numbers multiply to 0, one of them is 0. If they multiply to 6, they could be 2 and 3, 1 and 6, and many more.',
    },
    'divide-all': {
      label: 'Make the numbers smaller',
      nudge: [
        'Which number could you divide everything by, so that it gets friendlier? [[divisor by]]',
        'Could it all be made simpler by one division? [[yes // do divide by]]',
        'Look at the numbers and at the sign of the first term. Is there a friendlier form?',
      ],
      bigger: ['Divide every term by {by}. What do you get?', 'The number to divide by is {by}. What do you get?'],
      does: 'Divide every term by {by}',
      why: 'If 10 boxes weigh 20 kg, one box weighs 2 kg: smaller numbers, the same boxes. Nothing about the solution has changed.',
    },
    'isolate-square': {
      label: 'Get the square alone',
      nudge: [
        'Which of the two should stand alone first, the power or the number? [[say square, power, letter, unknown, cube]]',
        'Think of the power as a closed box. What stands beside it or in front of it?',
        'There is no term in the first power. What does that let you do?',
      ],
      bigger: [
        'Move the number to the other side, then divide by the number before the square. What does the square equal?',
        'First the plain number, then the factor: undo both. What is left on the right?',
      ],
      does: 'Get the square alone on one side',
      why: 'Unpack a present from the outside: first the ribbon, then the paper. Once the square stands alone, a root can open it.',
    },
    'square-root': {
      label: 'Take the square root',
      nudge: [
        'One number with this square is easy to find. Which is the other?',
        'What undoes a square? [[do take-root]]',
        'Warm up: $2 \\cdot 2 = 4$. Which other number has the square 4? [[= -2]]',
      ],
      bigger: [
        'Take the square root of {value}, and remember both signs. What are the values?',
        'Look for every number whose square is {value}. Which are they?',
      ],
      does: 'Take the square root, with both signs',
      why: '$11 \\cdot 11 = 121$, and $(-11) \\cdot (-11) = 121$ as well. So two numbers share one square.',
    },
    'no-square': {
      label: 'Think about the square',
      nudge: [
        'Try 3 and -3: can a square come out negative? [[no]]',
        'Can the square of a real number be just anything? [[no]]',
        'Square 5, -5 and 0. Which sign never comes out? [[say minus, negative]]',
      ],
      bigger: [
        'The square would have to be {value}: is there a real number for that? [[no]]',
        'Compare {value} with what squares can be. How many real numbers fit? [[= 0 // say none, no number]]',
      ],
      does: 'The square would have to be negative',
      why: '$3 \\cdot 3 = 9$, $(-3) \\cdot (-3) = 9$, $0 \\cdot 0 = 0$. Whatever you multiply by itself, it never drops below zero.',
    },
    'take-out': {
      label: 'Take out the common factor',
      nudge: [
        'What do both terms on the left have in common?',
        'There is no plain number here. What could you put in front of a bracket?',
        'Both terms contain the unknown. What does that allow? [[say common, factor, bracket, take // do factor]]',
      ],
      bigger: [
        'Put the unknown in front of a bracket. What is left inside?',
        'Write the left side as the unknown times a bracket. Which bracket?',
      ],
      does: 'Put the unknown in front of a bracket',
      why: '5 rows of 7 chairs and 5 rows of 3 chairs are 5 rows of $7 + 3$. What comes in both terms may stand in front in the same way.',
    },
    'zero-product': {
      label: 'Set each factor to zero',
      nudge: [
        'A product is zero: what does that say about its factors? [[say one, either, zero, 0 // do zero-product]]',
        'When can the result of a multiplication be zero? [[say one, either, zero, 0]]',
        'If two numbers multiply to 0, which number must be one of them? [[= 0]]',
      ],
      bigger: [
        'Set each factor equal to zero and solve the small equations. What are the roots?',
        'Take the factors one by one: for which value is each of them zero?',
      ],
      does: 'Set each factor equal to zero',
      why: 'Try to get 0 out of 3 times something: only 0 does it. A product can be zero only if one of its factors is.',
    },
    'solve-cases': {
      label: 'Solve the small equations',
      nudge: [
        'Each of the small equations can be solved by itself. Which one do you take first?',
        'You have several short equations now. What does each one say?',
        'What is left to do in each of the cases?',
      ],
      bigger: [
        'Solve each equation by itself: numbers to the other side, then divide. What are the values?',
        'Undo what is done to the unknown in each case. Which values come out?',
      ],
      does: 'Solve each small equation by itself',
      why: 'Two keys open the same door, and either will do. Each small part gives its own solutions, and none of them may be left out.',
    },
    'find-pair': {
      label: 'Find the two numbers',
      now: 'Find two numbers with product {product} and sum {sum}',
      nudge: [
        'We look for two numbers: what should their product and their sum be? [[= product; sum]]',
        'Multiply the first coefficient by the last: what should the two hidden numbers multiply to? [[= product // = product; sum]]',
        'Look at the middle coefficient: what should the two hidden numbers add up to? [[= sum // = product; sum]]',
      ],
      bigger: [
        'Find two numbers whose product is {product} and whose sum is {sum}: which pairs with that product can you list? [[pairs product]]',
        'List the pairs with product {product} and watch the signs. Which pair adds up to {sum}? [[= first; second]]',
      ],
      does: 'Two numbers with product {product} and sum {sum}',
      why: 'Multiply out $(x + 1)(x + 4)$ and look: the middle number is $1 + 4$, the last one $1 \\cdot 4$. Sum and product show which numbers hide in the brackets.',
    },
    'split-middle': {
      label: 'Split the middle term',
      nudge: [
        'You have two numbers now: how do you write the middle term as two terms with them?',
        'The middle term can be written as two terms. Which two?',
        'How can the two numbers help to make four terms out of three?',
      ],
      bigger: [
        'Write the middle term as two terms with the two numbers you found. What do you get?',
        'Replace the middle term by a sum whose coefficients are the two numbers. What do you get?',
      ],
      does: 'Split the middle term with the two numbers',
      why: '7 coins are 6 coins and 1 coin: nothing is lost, but now there are two piles. Each of them finds a partner to share a factor with.',
    },
    factor: {
      label: 'Write it as a product',
      nudge: [
        'You have the two numbers: what do the brackets with them look like?',
        'Which two brackets give this line when you multiply them out?',
        'Which number goes with the letter in each of the brackets?',
      ],
      bigger: [
        'Write it as a product with what you found, then check by multiplying out. What are the factors?',
        'Look for a common factor, a known formula or the two numbers: which factors multiply to it?',
      ],
      does: 'Write it as a product',
      why: 'Open the brackets as a test: $(x + 1)(x + 4)$ gives $x^2 + 5x + 4$ back. Nothing is lost.',
    },
    discriminant: {
      label: 'Work out the discriminant',
      nudge: [
        'Which number tells how many roots a quadratic has? [[say discriminant // do discriminant]]',
        'Whole numbers for the brackets are hard to find here, but a formula always works: what do you work out for it first? [[say discriminant // do discriminant]]',
        'Compare it with $ax^2 + bx + c = 0$. What are $a$, $b$ and $c$ here? [[= a; b; c]]',
      ],
      bigger: [
        'Use $D = b^2 - 4ac$ with $a$ = {a}, $b$ = {b}, $c$ = {c}. What is $D$? [[= b^2 - 4*a*c]]',
        'Here $a$ = {a}, $b$ = {b}, $c$ = {c}. Put them into $b^2 - 4ac$ and mind the signs. What comes out? [[= b^2 - 4*a*c]]',
      ],
      does: 'Work out $D = b^2 - 4ac$',
      why: 'The formula adds and subtracts the root of $D$. If $D$ is positive, that makes two roots; if it is 0, adding nothing leaves one; of a negative number there is no root.',
    },
    formula: {
      label: 'Use the formula',
      nudge: [
        'You know the discriminant. Which formula uses it? [[say quadratic, root, minus b, -b, formula]]',
        'How many roots are there when $D$ is positive? [[= 2 // say two]]',
        'What do you do with the discriminant next?',
      ],
      bigger: [
        'Put the numbers into $x = \\frac{-b \\pm \\sqrt{D}}{2a}$ with $a$ = {a}, $b$ = {b} and $D$ = {discriminant}. What are the roots?',
        'Two roots: $-b$ plus and minus the root of {discriminant}, all over $2a$. What do you get?',
      ],
      does: 'Put the numbers into the formula for the roots',
      why: 'Picture the parabola: its axis stands at $\\frac{-b}{2a}$, and the roots lie equally far to the left and to the right. The $\\pm$ is that step to each side.',
    },
    'no-real-roots': {
      label: 'Read the discriminant',
      nudge: [
        'Which sign does the discriminant have? [[say minus, negative]]',
        'The formula needs the root of $D$: can it be taken here? [[no]]',
        'How many real roots are there when $D$ is negative? [[= 0 // say none, no root, no real]]',
      ],
      bigger: [
        'Here $D$ = {discriminant}: is there a real number with that square? [[no]]',
        'You would need the square root of {discriminant}: how many real roots does that leave? [[= 0 // say none, no root, no real]]',
      ],
      does: 'The discriminant is negative',
      why: 'The formula asks for a number with a negative square. But $2 \\cdot 2$ and $(-2) \\cdot (-2)$ both give 4: no real number does that.',
    },
    'simplify-roots': {
      label: 'Write the answer in its simplest form',
      nudge: [
        'You are nearly there. Can the right side be written shorter?',
        'Is that the simplest way to write this number? [[no]]',
        'What is left to work out on the right?',
      ],
      bigger: [
        'Work out the right side. What is it?',
        'Reduce or calculate what stands on the right. What do you get?',
      ],
      does: 'Work out the right side',
      why: '$\\frac{6}{3}$ and 2 are one and the same point on the number line. We just choose its shortest name.',
    },
    'percent-to-decimal': {
      label: 'Write the percent as a decimal',
      nudge: [
        'Percent means "out of a hundred". What is 1 percent as a decimal? [[= 1/100]]',
        'A dollar has 100 cents. How many dollars are 7 percent of a dollar? [[= 7/100]]',
        'What do you divide by to turn a percentage into a decimal? [[= 100]]',
      ],
      bigger: [
        'Divide the number before the percent sign by 100. What do you get?',
        'One percent is one hundredth: write the percentage that way. What do you have now?',
      ],
      does: 'Write each percentage as a decimal',
      why: 'Color 7 of 100 squares: that is 7 hundredths of the board, 0.07. The percent sign says nothing else.',
    },
    'to-fractions': {
      label: 'Write everything as fractions',
      nudge: [
        'There are decimals and fractions side by side. Which form suits all of them?',
        'Warm up: which fraction is 0.5? [[= 1/2]]',
        'Not every fraction is a short decimal. What about the other way round?',
      ],
      bigger: [
        'Write the decimals as fractions. What do you have then?',
        'Turn each decimal into a fraction over 10 or 100 and reduce. What do you get?',
      ],
      does: 'Write the decimals as fractions',
      why: '0.5 and $\\frac{1}{2}$ are the same half of a cake. Written in one way, the numbers can be put together.',
    },
    'to-improper': {
      label: 'Turn mixed numbers into fractions',
      nudge: [
        'Mixed numbers are hard to calculate with. In which form are they easier? [[say improper, fraction, top-heavy, one fraction]]',
        'Try it small: how many quarters are there in one whole and one quarter? [[= 5]]',
        'Could you write each mixed number as one fraction? [[yes]]',
      ],
      bigger: [
        'Whole part times denominator, plus numerator, over the same denominator. What do the mixed numbers become?',
        'Count the wholes in parts and add the parts on top. Which fractions do you get?',
      ],
      does: 'Turn the mixed numbers into improper fractions',
      why: 'A whole pizza is 4 quarters. So 2 pizzas and a quarter are $4 + 4 + 1 = 9$ quarters.',
    },
    brackets: {
      label: 'Work out the brackets',
      nudge: [
        'Which part of the calculation goes first? [[say bracket, parenthes, inside // do open-brackets]]',
        'What do brackets say: work this out first, or last? [[say first, before // not last]]',
        'What has to be known before the brackets can be used? [[say bracket, parenthes, inside // do open-brackets]]',
      ],
      bigger: [
        'Work out what is inside the brackets and leave the rest. What do you have then?',
        'Do the inside of the brackets first and leave the rest. What do you get?',
      ],
      does: 'Work out what is inside the brackets',
      why: 'Brackets are a packed box: $2 \\cdot (3 + 4)$ is two boxes of 7, so 14. Without the box it would be $2 \\cdot 3 + 4$, only 10.',
    },
    powers: {
      label: 'Work out powers and roots',
      nudge: [
        'Powers and roots come before multiplication. Which ones do you see? [[say square, cube, root, power]]',
        'Before you multiply or add: is there a power or a root? [[yes // say power, root, square, exponent, cube, squared]]',
        'What goes first here: a power or root, or the multiplication? [[say power, root, square, exponent, cube // do square // do take-root // not multipl]]',
      ],
      bigger: [
        'Work out each power and root and leave the rest. What do you have then?',
        'A power is repeated multiplication. What do the powers and roots come to?',
      ],
      does: 'Work out the powers and roots',
      why: '$2 \\cdot 3^2$ is short for $2 \\cdot 3 \\cdot 3$: the little 2 belongs to the 3 alone. Multiplying first would give $6 \\cdot 6$, far too much.',
    },
    'multiply-divide': {
      label: 'Multiply and divide',
      nudge: [
        'Multiplication and division come before addition and subtraction. Where are they?',
        'Which operation goes first here? [[do multiply // do divide]]',
        'Before you add or subtract: what has to be worked out? [[do multiply // do divide // say multipl, divi, product, times]]',
      ],
      bigger: [
        'Do the multiplications and divisions from left to right and leave the rest. What do you have then?',
        'Work out the products and quotients first. What is left?',
      ],
      does: 'Do the multiplications and divisions',
      why: 'One coin and 2 piles of 3 coins: $1 + 2 \\cdot 3$ is 7 coins. Adding first would make 3 piles of it, 9 coins, and they are not there.',
    },
    'add-subtract': {
      label: 'Add and subtract',
      nudge: [
        'Only addition and subtraction are left: in which order do they go? [[say left, order, one after]]',
        'From which side do you start here? [[say left // not right]]',
        'Mind the signs. How would you put these numbers together?',
      ],
      bigger: [
        'Add and subtract from left to right. What do you get?',
        'Take the numbers one after another, with their signs. What comes out?',
      ],
      does: 'Add and subtract from left to right',
      why: 'You have 10 coins, spend 4 and earn 3: $10 - 4 + 3 = 9$. With $4 + 3$ first you would spend what you earned.',
    },
    'common-denominator': {
      label: 'Find a common denominator',
      nudge: [
        'Are the parts of these fractions of the same size? [[no]]',
        'You can only count parts of one size: into how many parts could you cut the whole, so that it suits every fraction here? [[multiple common]]',
        'Look at the denominators: which number can be divided by all of them? [[multiple common]]',
      ],
      bigger: [
        'Write the fractions with the denominator {common}. What do they become?',
        'A common denominator is {common}. By what do you multiply each top and bottom? [[in order times; otherTimes]]',
      ],
      does: 'Write the fractions with the common denominator {common}',
      why: 'Half a pizza and a quarter are slices of two sizes. Cut the half in two, and you can count quarters: 2 and 1.',
    },
    'add-fractions': {
      label: 'Add or subtract the numerators',
      nudge: [
        'The denominators agree now: what stays as it is when you put the fractions together? [[say denominator, bottom, below, size // not numerator, top]]',
        'The parts are of the same size. How many of them are there together?',
        'What changes now: the numerator or the denominator? [[say numerator, top // not denominator, bottom]]',
      ],
      bigger: [
        'Put the numerators together and keep the denominator. What do you get?',
        'The denominator stays: count the parts on top. Which fraction is it?',
      ],
      does: 'Put the numerators together and keep the denominator',
      why: '2 fifths of a cake and 1 fifth are 3 fifths. The pieces keep their size, there are only more or fewer of them.',
    },
    flip: {
      label: 'Turn division into multiplication',
      nudge: [
        'Which operation can take the place of the division? [[do multiply // do flip]]',
        'Try it small: how many halves fit into 3? [[= 6]]',
        'Which of the two has to be turned over, the first or the second? [[say second, last // not first]]',
      ],
      bigger: [
        'Multiply by the second fraction turned upside down. What do you get?',
        'Keep the first number, swap top and bottom of the second, and multiply. How do you write it?',
      ],
      does: 'Multiply by the reciprocal of the second fraction',
      why: 'How many halves fit into 3? Six, and that is $3 \\cdot 2$: dividing by a half is the same as doubling.',
    },
    'multiply-fractions': {
      label: 'Multiply the fractions',
      nudge: [
        'Try it small: how much of the whole is half of a half? [[= 1/4]]',
        'Do you need a common denominator to multiply fractions? [[no]]',
        'What do you do with the numerators, what with the denominators? [[say multipl, times // do multiply // not add]]',
      ],
      bigger: [
        'Multiply top by top and bottom by bottom. What do you get?',
        'Numerator times numerator over denominator times denominator. Which fraction is it?',
      ],
      does: 'Multiply top by top and bottom by bottom',
      why: 'Half of a half is a quarter: the cake is cut into $2 \\cdot 2$ parts, and you take $1 \\cdot 1$ of them.',
    },
    reduce: {
      label: 'Reduce',
      nudge: [
        'Can this fraction be written with smaller numbers? [[yes]]',
        'Which number divides both the top and the bottom?',
        'Is the fraction in its simplest form? [[no]]',
      ],
      bigger: [
        'Divide top and bottom by their greatest common divisor. What do you get?',
        'Look for the largest number that divides both top and bottom. Which fraction is left?',
      ],
      does: 'Divide top and bottom by their common divisor',
      why: '6 of 8 slices or 3 of 4 bigger ones: it is the same amount of pizza. Only the pieces are named more simply.',
    },
    expand: {
      label: 'Open the brackets',
      nudge: [
        'What keeps you from putting the terms together? [[say bracket, parenthes // do open-brackets]]',
        'When a bracket is multiplied, which of its terms are multiplied? [[say each, every, all, both, two]]',
        'What could you do so that there are no brackets left? [[do open-brackets // do multiply]]',
      ],
      bigger: [
        'Multiply every term in a bracket by what stands before it, signs included. What do you get?',
        'Each term of one factor meets each term of the other. What do you get without brackets?',
      ],
      does: 'Open the brackets term by term',
      why: '$3(x + 5)$ means three bags, each with an $x$ and a 5 inside. Empty them all, and each of the things comes three times.',
    },
    collect: {
      label: 'Collect like terms',
      nudge: [
        'Which terms are of the same kind?',
        'Like terms have the same letters with the same powers. Which ones are alike here?',
        'What can be put together, and what has to stay apart?',
      ],
      bigger: [
        'Add the coefficients of like terms and keep the letters. What do you get?',
        'Go through the kinds of terms one by one and add their coefficients. What is left?',
      ],
      does: 'Put like terms together',
      why: '3 apples and 2 apples are 5 apples, but 3 apples and 2 pears stay apart. For us $x$, $x^2$ and plain numbers are different fruit.',
    },
  },

  misconceptions: misconceptionsEn,

  practiceCounts: practiceEn.counts,
  askBack: { hint: 'Give me a hint', explain: 'Explain the idea', another: 'Another task', typed: 'What can you do?' },
  numberChoices: { answer: 'It is my answer', step: 'A number on the way' },
  moves: {
    ...practiceEn.moves,
    ...talkEn.moves,
    ...asideEn,
    ...atHandEn,
    ...sizesEn,
    ...worksheetEn,
    ...reasonsEn,
    ...toldEn,
    ...verdictEn,
    ...claimsEn,
    orient: [
      "Let's work on {problem}. {question}",
      'Here is what I read: {problem}. {question}',
      '{problem}: good, this one we can do together. {question}',
    ],
    parked: [
      '(We put {parked} aside; say "back" to return to it.)',
      '({parked} is kept for later: say "back".)',
      '(Say "back" when you want to return to {parked}.)',
    ],
    back: [
      'Back to {problem}. {question}',
      'We return to {problem}. {question}',
      'Here is {problem} again. {question}',
    ],
    'orient.linear': [
      'What would you do first, so that the letter ends up alone?',
      'What keeps the letter from standing alone, and what would you try first?',
      'Where do you see the letter, and what could be your first step?',
    ],
    'orient.quadratic': [
      'What do you notice about it, and what would you try first?',
      'What kind of equation is it, and how would you begin?',
      'Which terms do you see, and what does that suggest for a start?',
    ],
    'orient.arithmetic': [
      'Which operation goes first, and why?',
      'In which order would you work it out?',
      'Where would you start?',
    ],
    'orient.fractions': [
      'What do you notice about the fractions, and what would you do first?',
      'What has to be ready before you can work it out?',
      'How would you begin, and why like that?',
    ],
    'orient.polynomial': [
      'What would you do first to make it shorter?',
      'Which terms could you put together, and what is in the way?',
      'How would you begin?',
    ],
    'orient.other': [
      'What do you notice about it, and what could be a first step?',
      'Where would you begin, and why there?',
      'What is asked here, and what would you try first?',
    ],
    'not-in-reach': [
      "I can read {line}, but I know no way to solve it that I could also check. Let's go step by step: what is your first one?",
      '{line} is more than I can solve and check, and guessing helps nobody. Your own steps I can check: what would you write first?',
      "For {line} I have no method that I trust. What could a first step be? I'll check it.",
    ],
    'hint.example': [
      'Here is a twin of your problem, worked out: {twin}.\n\n{steps}\n\nNow yours: what does the first of these steps make of {line}?',
      'Look how it goes with other numbers: {twin}.\n\n{steps}\n\nWhat does the same step give for {line}?',
      'Let me do one like it: {twin}.\n\n{steps}\n\nCan you do the same with {line}?',
    ],
    'hint.step': [
      "Let's take this step together. {does}: {line}\n\n{why} What comes next?",
      "I'll show you this one. {does}: {line}\n\n{why} What would you do now?",
      'Here is the step. {does}: {line}\n\n{why} What is your next one?',
    ],
    'hint.last': [
      "Let's take the last step together. {does}: {line}\n\n{why}",
      "I'll show you how it ends. {does}: {line}\n\n{why}",
      'Here is the last step. {does}: {line}\n\n{why}',
    ],
    'hint.no-example': [
      "I found no good twin for this one, so let's look at yours once more. {hint}",
      'No example with other numbers works here. Back to yours. {hint}',
      "This one has no twin, but you don't need it. {hint}",
    ],
    'hint.solved': [
      'This one is done, so there is nothing left to hint at. Would you like another?',
      'We have already finished it. Shall I give you a similar one?',
      'It is solved. Would you like one more of this kind?',
    ],
    'hint.no-problem': [
      'Happy to help. Which problem is it? Type it as it stands in your book.',
      'A hint needs a problem to go with it. What does yours say, for example $2x + 3 = 11$?',
      'Show me the problem first, then we find the way in. What does it say?',
    ],
    right: [
      "Yes, that's correct. {why} {next}",
      "Yes, that's correct: {line}. {why} {next}",
      "Yes, that's correct. {next}",
    ],
    next: ['What comes next?', 'How do you go on?', 'What is your next step?'],
    'right.same': [
      "Yes, that's correct, and it is where we are already. What could you do to it?",
      "Yes, that's correct: just what we have. Which step would bring us closer?",
      "Yes, that's correct, only nothing has changed yet. What would you try on it?",
    ],
    'right.pair': [
      'These two have the right product and the right sum: {line}. They are not the roots yet. Which brackets do they give?',
      'The pair fits, {line}: those are the numbers for the brackets, and not yet the roots. What do the brackets look like?',
      '{line}: sum and product fit, well found, but roots they are not. Which product of two brackets belongs to them?',
    ],
    'right.filled': [
      'Yes, {part}. So we have {line}. {next}',
      "Yes, that's correct: {part}. The rest stays: {line}. {next}",
      'Right, {part}. With the rest: {line}. {next}',
    ],
    'right.part': [
      "Yes, that's correct: {line}. Put it back into the rest: what do you have now?",
      "Yes, that's correct: {line}. How does the whole thing look with it?",
      "Yes, that's correct: {line}. Where does it go, and what do you get then?",
    ],
    'right.root': [
      '{line}: true of the equation. Which of its roots does the task ask for?',
      '{line} fits the equation. The task wants one of the roots only: which one, and is it this?',
      'True of the equation: {line}. Now look at what the task asks for: which root is it?',
    ],
    'right.condition': [
      'That is one of the conditions: {line}. Which other part of the function could fail for some x, and what do all conditions say together?',
      '{line}: yes, this has to hold. Is there another part of the function that some x would break? Put all conditions together then.',
      'This much is settled: {line}. Go through the other parts of the function: does one of them forbid something too? Then write it all as one.',
    ],
    'sum.defended': [
      'As a calculation {sum} holds. The question is whether it is the calculation of the task.',
      'I see how you came to it: {sum} is calculated right. It is another calculation than the task, though.',
      'Nothing is wrong with {sum} by itself. The task wants something else calculated.',
    ],
    'right.other-way': [
      "Yes, that's correct: {line} has the same solution as before. Your own way works. {next}",
      "Yes, that's correct. {line} leads there too, so we go your way. {next}",
      "Yes, that's correct. That is not the way I had in mind, and it holds. {next}",
    ],
    'right.several': [
      "Yes, that's correct: each of your {count} steps follows from the one before. {next}",
      "Yes, that's correct, all {count} steps. {next}",
      "Yes, that's correct. I checked all {count} steps. {next}",
    ],
    solved: [
      "Yes, that's correct. {praise}\n\n{answer}\n\n{offer}",
      "Yes, that's correct. {praise} I put it in, and it fits.\n\n{answer}\n\n{offer}",
      "Yes, that's correct, and the check agrees. {praise}\n\n{answer}\n\n{offer}",
    ],
    'solved.value': [
      "Yes, that's correct. {praise}\n\n{answer}\n\n{offer}",
      "Yes, that's correct, I worked it out too. {praise}\n\n{answer}\n\n{offer}",
      "Yes, that's correct, and it is in its simplest form. {praise}\n\n{answer}\n\n{offer}",
    ],
    'solved.repair': [
      'Not quite. Your last step holds, but {step} does not: {line}. {diagnosis} {question}',
      'Not quite. You end at the right result, but {step} slipped: {line}. {diagnosis} {question}',
      'Not quite. The end is right, yet {step} does not lead there: {line}. {diagnosis} {question}',
    ],
    'praise.alone': [
      'You did it without a single hint.',
      'All of it was your own work.',
      'You found the whole way yourself.',
    ],
    'praise.repaired': [
      'The slip is found and put right: that is how one learns.',
      "It didn't work at once, and you didn't give up.",
      'You looked again and corrected it yourself.',
    ],
    'praise.helped': [
      'A hint on the way, and the steps were your own.',
      'A hint or two, and the rest was your thinking.',
      'With a little help in between you got there by your own steps.',
    ],
    'offer.twin': [
      'Would you like another one of this kind?',
      'Shall I give you one more like this?',
      'How about a similar one, on your own?',
    ],
    wrong: [
      'Not quite. Look at {step}: {line}. {diagnosis} {question}',
      'Not quite. The slip is in {step}: {line}. {diagnosis} {question}',
      'Not quite. In {step} you have {line}. {diagnosis} {question}',
    ],
    'in-unit': [
      '(The answer is wanted in {unit}.)',
      '(Give your answer in {unit}.)',
      '(We want the result in {unit}.)',
    ],
    'unit.missing': [
      'The number is right: {line}. But of what? Which unit belongs to it?',
      'Right value, {line}, only the unit is missing. In what is it measured?',
      '{line} is the right number. Which unit do you write behind it?',
    ],
    'unit.other': [
      'The number {line} is right, but not with {unit}. In which unit did you calculate?',
      'Right number, other unit: {line} is not in {unit}. Which unit did the numbers of the task lead to?',
      'With {unit} the number would have to be another one. Which unit belongs to {line}?',
    ],
    'unit.wrong': [
      'The number {line} is right, but {unit} measures something else. What is asked for, and in what is that measured?',
      'Right number. But is {unit} a unit for what is asked?',
      '{line} is right, only {unit} does not fit what is asked. Which unit does?',
    ],
    'wrong.again': [
      'Not quite. It is {step} again: {line}. {diagnosis} {counter} What does that say about yours?',
      'Not quite. {line} ({step}) has the same trouble. {counter} Which rule did you use there?',
      'Not quite. Try {step} with small numbers: {line}. {counter} What would you write now?',
    ],
    'wrong.unknown': [
      "Not quite. From {before} I don't get to {line} ({step}). {where} What did you do there?",
      "Not quite. {before} and {line} ({step}) don't have the same solution. {where} How did you get it?",
      'Not quite. {before} does not lead to {line} ({step}). {where} Which operation was it?',
    ],
    'wrong.has-solution': [
      'Not quite: something does fit {before}. Try a few values, zero among them: for which is it true?',
      'There is a solution of {before}. Which step made it look as if there were none?',
      'Not so: {before} is true for some value. What do you get when you put in 0, 1 or -1?',
    ],
    'wrong.left': [
      'The right side still fits, so look at the left.',
      'The change is on the left side.',
      'Look at the left side once more.',
    ],
    'wrong.right': [
      'The left side still fits, so look at the right.',
      'The change is on the right side.',
      'Look at the right side once more.',
    ],
    'wrong.answer': [
      'Not quite. I put {value} in: the left side becomes {left}, the right side {right}. What does that tell you?',
      'Not quite. With {value} the left side is {left} and the right side {right}. Where could it have slipped?',
      'Not quite. Test {value}: left {left}, right {right}. Which step would you look at again?',
    ],
    'wrong.value': [
      'Not quite. {line} is not equal to {before}. How did you get it?',
      'Not quite. {line} and {before} are not equal. Which operation did you do first?',
      'Not quite. {before} does not come to {line}. Which step would you check again?',
    ],
    'wrong.request': [
      'Not quite: {line} is not it yet. {check}',
      '{line}: not quite. {check}',
      'Not there yet with {line}. {check}',
    ],
    'missing-root': [
      '{line} fits, so you are on the way, but it is not everything. {diagnosis} {question}',
      '{line} fits, I put it in. There is more to find, though. {diagnosis} {question}',
      'That is a part of the answer: {line} fits. {diagnosis} {question}',
    ],
    'still-sum': [
      'That is equal, but it is still a sum. A factored form is one single product: what could its factors be?',
      'Equal, yes: {line}. It still ends in a plus or minus, though. How could all of it become one product?',
      '{line} is equal to it, so nothing is lost. Now look for two brackets whose product it is: which numbers would stand in them?',
    ],
    unfinished: [
      'The value is right: {line}. It can still be written more simply. {hint}',
      'Right value, {line}, and one small thing is left to do. {hint}',
      '{line} has the right value, only not its final form yet. {hint}',
    ],
    rounded: [
      '{line} is close, but rounded. Can you give the exact value, as a fraction or with a root?',
      'Nearly: {line} is a rounded value. What is it exactly?',
      'A good approximation: {line}. How do you write it exactly?',
    ],
    'cannot-check': [
      'I do not see yet how that follows. Which line or number did you start from?',
      'What did you start from there, and what did you do with it? Then I can check the step.',
      'Show me the step before that: what did you calculate, with which numbers of the task?',
    ],
    unreadable: [
      'Some signs of {source} I could not read. How would you write it in one line, or say it in words?',
      'I could not read {source}. How would you type it with numbers, letters and + - * / ^ ( )?',
      'Something in {source} is not clear to me. What does it say in words?',
    ],
    'step-or-new': [
      'Is {line} your next step in {problem}, or is it a new problem?',
      'I want to be sure: does {line} belong to {problem} ("step"), or is it a "new" one?',
      'Shall I read {line} as a step in {problem}, or as a new problem?',
    ],
    'list.what': [
      'I see a list of {count} numbers. What does the task want to know about them?',
      '{count} numbers, good. What shall be found: one of these, or something else?',
      'These are {count} numbers. What should be done with them?',
    ],
    'check-what': [
      'Gladly. What shall I check? Type it here.',
      'Send me your steps, one below the other. What do you have?',
      'I check step by step. What did you write?',
    ],
    'answer.none': [
      "I won't do it for you, but together it goes quickly. What does the task say?",
      'Let us get it done together, step by step. What is the task, word for word?',
      'With you doing the steps and me helping, it is soon done. Which task is it?',
    ],
    'claim.refused': [
      'Whoever asks, here we find the answers by working them out. {task}',
      "That doesn't change how we work: I help, and the thinking is yours. {task}",
      "I stay your tutor, whatever I'm told to be. {task}",
    ],
    'claim.task': [
      'What would be your next step on {line}?',
      'What could you do with {line}?',
      'Look at {line}: what would you try?',
    ],
    'claim.no-task': [
      'Do you have a problem from school, or shall I give you a "warm-up"?',
      'Type a problem from your book, or say "warm-up" for five short questions: which one?',
      'Which would you like: a problem of yours, or a "warm-up" from me?',
    ],
    solution: [
      'Here is the whole way for {problem}.\n\n{steps}\n\n{check}\n\n{answer}\n\n{offer}',
      'Let us go through {problem} from the start.\n\n{steps}\n\n{check}\n\n{answer}\n\n{offer}',
      'The full solution of {problem}:\n\n{steps}\n\n{check}\n\n{answer}\n\n{offer}',
    ],
    'solution.way': [
      'Follow it line by line, and you see where it comes from:\n\n{lines}\n\nAt which line does it stop being clear?',
      'Because each line has to follow from the one before:\n\n{lines}\n\nWhich of these lines would you have written otherwise?',
      'Here is the way to it:\n\n{lines}\n\nWhere did yours go another way?',
    ],
    'solution.again': [
      'We have solved this one already.\n\n{answer}\n\n{offer}',
      'It is done, here is what came out.\n\n{answer}\n\n{offer}',
      'That one is finished.\n\n{answer}\n\n{offer}',
    ],
    'solution.yes': [
      'Yes, we have solved this one: I checked it.\n\n{answer}\n\n{offer}',
      'Yes, that is what came out, and it is right.\n\n{answer}\n\n{offer}',
      'You can be sure of this one.\n\n{answer}\n\n{offer}',
    ],
    'solution.check': [
      'Check: with {value} both sides are {side}.',
      'Test with {value}: left and right are both {side}.',
      'Put {value} in: both sides come to {side}.',
    ],
    'solution.offer': [
      'Try the next one alone: shall I give you a similar one?',
      'Now you: would you like one of the same kind?',
      'Would you like to do a similar one yourself?',
    ],
    practise: [
      'Here is one for you: {problem}. {question}',
      'Try this one: {problem}. {question}',
      'A fresh one: {problem}. {question}',
    ],
    'ok.task': [
      'Good. Try it right away: what would you do with {line}?',
      'Good. Show me on {line}: what is the next step?',
      'Then it is your turn: how does {line} go on?',
    ],
    'ok.solved': [
      'Would you like another one of this kind?',
      'Shall we do one more, a bit different?',
      'Do you want one more to be sure of it?',
    ],
    'ok.none': [
      'What shall we work on?',
      'Which problem do you have?',
      'Do you want to type a problem, or shall I give you one?',
    ],
    why: [
      '{why} Does that make it clear for {line}?',
      'Good question. {why} Can you see it in {line}?',
      'Here is the reason. {why} What would go wrong in {line} without it?',
    ],
    'why.none': [
      "Good question. Which step do you mean? Type it, and I'll explain.",
      "Which step is it about? Send it to me, and we'll look.",
      "I'd like to explain it. Which part do you mean?",
    ],
    greeting: [
      'Hi, I\'m Lumi. There are three ways in:\n\n- type a problem, for example $3(x - 2) = 2x + 7$;\n- say "topics" and choose one to practice;\n- say "warm-up" for five short questions.\n\nWhat would you like?',
      'Hello! I am Lumi. You can:\n\n- send me a problem from your homework;\n- name a topic to practice, or say "topics";\n- take a "warm-up" of five questions.\n\nHow shall we begin?',
      'Hi there! I\'m Lumi, your tutor. Choose:\n\n- a problem of yours, typed here;\n- a topic: say "topics" to see some;\n- a "warm-up": five short questions.\n\nWhich one?',
    ],
    'greeting.again': [
      'Hello again! What shall we work on?',
      'Hi! Do you have a problem for today?',
      'Good to see you! What are you working on?',
    ],
    'greeting.open': [
      'Hi! We were at {line}. What is your next step?',
      'Hello! {line} is still open. How do you go on?',
      'Hi, good that you are back! What would you do next with {line}?',
    ],
    'greeting.open-again': ['Hi! {task}', 'Hello! {task}', 'Hi, good to see you! {task}'],
    thanks: ["You're welcome! {task}", 'Glad it helped! {task}', 'Any time. {task}'],
    bye: [
      'See you! Everything we did stays here.',
      'Bye! Come back whenever you like.',
      'Take care! We can go on right here next time.',
    ],
    frustration: [
      "That is annoying, I know. Let's make it smaller: a hint for {line}, or an easier one first?",
      'It is hard right now, and that happens to everybody who learns something new. Shall I give a hint for {line}, or do we begin with a simpler one?',
      'Being stuck is tiring. One thing only: a hint for {line}, or a similar one that is worked out?',
    ],
    'frustration.none': [
      'That sounds tiring. Shall we take one small problem together, or do you tell me what is hardest?',
      'Some days math feels like a wall. Would a short explanation help, or an easy problem to warm up?',
      'Math can be annoying, and it is fine to say so. One small problem, or an idea explained: which is better now?',
    ],
    insult: [
      "That didn't help you, it seems, and I'm sorry about that. Let's try it differently. {task}",
      "You sound cross, and that is all right. I'd still like to help. {task}",
      "Okay, I hear you. Tell me what was unclear, or let's take one small step. {task}",
    ],
    'are-you-ai': [
      "I'm a computer program, not a person. I calculate and check the math, so you can ask me anything about a step. {task}",
      "No human here: I'm Lumi, a program that helps with math. {task}",
      "I'm an AI tutor and not a person, but I have all the patience you need. {task}",
    ],
    'knowledge-date': [
      "My knowledge is about 6 months old, so I miss the latest news. Math doesn't get old, though. {task}",
      'What I know is about 6 months old. For school math that is plenty. {task}',
      'About 6 months: that is how old my knowledge is. {task}',
    ],
    'can-do': [
      'I help with school math, and physics and chemistry tasks with numbers: you do the steps, I give hints and check them. {task}',
      'Fractions, equations, word problems, geometry and more: I can hint, explain the idea, check each step and give you practice. {task}',
      'I give hints, explain why, check your steps and make practice tasks, from fractions to functions. {task}',
    ],
    'off-topic': [
      'Fair enough! What I really know is math: fractions, equations, word problems. {task}',
      'That one is for somebody who knows more about it. I am at home with numbers, fractions and equations. {task}',
      "There I would only be guessing. With fractions and equations I don't guess, I check. {task}",
    ],
    leads: [
      'Let us look at it together. How did you get there, step by step?',
      "I'd like to follow you. Say it once more in small steps: what did you do first?",
      'Tell me a little more: what do you know for sure, and where does it get foggy?',
    ],
    'leads.task': [
      'Noted. How does it help with the task? Write the next line as you see it.',
      'Let us tie it to the task. What would the next line look like with that?',
      'And now back into the task with it: what do you write next?',
    ],
    'leads.question': [
      'You ask: “{question}” That deserves more than half a sentence. What is your own guess, and what speaks for it?',
      '“{question}” is worth a closer look. What do you think yourself, and what in the task makes you think so?',
      'Your question “{question}” is not forgotten. Try it on a smaller number first: what do you see there?',
    ],
    'leads.card': [
      '**{title}.** {why}\n\nDoes that answer your question? Say it in your own words.',
      '**{title}.** {why}\n\nWhere do you see that in what you wrote?',
      '**{title}.** {why}\n\nHow would you use that here?',
    ],
    'leads.checked': ['{lines}: calculated right.', 'Calculated right: {lines}.', '{lines}: I get the same.'],
    nonsense: [
      "I didn't quite catch that. Could you say it in other words, or type a problem, for example $2x + 3 = 11$?",
      "Hm, I'm not sure what you mean. Which problem are you working on?",
      'That one went past me. Can you put it another way, or as a formula?',
    ],
    'too-long': [
      "That is a lot at once, and I don't want to miss anything. Could you send one problem at a time?",
      "So much in one message I can't read well. Which part shall we look at first?",
      'Please send me one problem or a few steps. Where shall we start?',
    ],
    'too-hard': [
      'This one is too hard for me to finish and check. Could you send a smaller part of it, or your own first step?',
      "I ran out of time on this one, and I won't guess. Which smaller part shall we take?",
      "That is more than I can work out and check in one go. Let's take it in parts: what is the first one?",
    ],
    'too-big': [
      'The numbers in this are too big for me. Could you send a smaller one?',
      'This one grows beyond what I can check. Is there a smaller problem of the same kind?',
      'Those powers or numbers are larger than I can handle. Do you have another one?',
    ],
    'division-by-zero': [
      'There is a division by zero in it: 6 cookies for 0 children is no question with an answer. Is it copied correctly?',
      'Here something is divided by zero, and that has no value. Could you look at the problem once more?',
      'Nothing times 0 gives 6, so 6 divided by 0 has no value. Did you mean another number?',
    ],
    'zero-to-zero': [
      'Zero to the power of zero has no agreed value at school. Is the problem copied correctly?',
      '$0^0$ is not defined at school, so I give no value for it. Could you check the problem?',
      'For $0^0$ there is no value that fits all rules. Did you mean something else?',
    ],
    'several-unknowns': [
      'There is more than one unknown in {line}. Do you have a second equation, or a value for one of the letters?',
      '{line} has several letters, and one equation alone does not pin them down. Which letter are we looking for?',
      'I see several unknowns in {line}. Is there another equation that belongs to it?',
    ],
    'degree-too-high': [
      'The power of the unknown in {line} is higher than I can manage here. What could a first step be, maybe a common factor?',
      "For {line} I have no method that I trust, and I don't guess. Do you see a value that makes it zero?",
      "Equations like {line}, with such a high power, I can't solve safely. Shall we take another one?",
    ],
    'unknown-in-denominator': [
      'In {line} a letter stands in a denominator or an exponent, and there I have no safe way. What would your first step be?',
      "I can't solve {line} safely with a letter in that place. Shall we take another one?",
      '{line} is beyond my methods. Which simpler problem from your book shall we take?',
    ],
    roots: [
      "The roots in {line} don't come out in a way that I can check. Do you have another problem?",
      "Roots like those in {line} I can't work with safely. Shall we take another one?",
      'For the roots in {line} I have no method that I trust. What would your first step be?',
    ],
    'not-verified': [
      'I worked on {line}, but my check did not agree, so I show you nothing. Shall we go through it step by step, beginning with yours?',
      'My own check of {line} did not come out, and I show nothing unchecked. What would you do first?',
      "I'm not sure enough about {line} to show you a result. Shall we take another one?",
    ],
    inequality: [
      "I couldn't read this inequality. Could you write it like $2x + 1 < 7$?",
      'Something in this inequality is unclear to me. How would you type it with < or >?',
      'This inequality went past me. Can you send it in a line of its own?',
    ],
    function: [
      'There is a function in it that I could not read. Could you write it like $\\sin(x)$ or $\\log(8)$?',
      "I don't know this function. How does it stand in your book?",
      "I couldn't read that function. Can you type it with brackets, for example $\\sqrt{9}$ as sqrt(9)?",
    ],
    'already-simple': [
      '{line} is already in its simplest form. What do you want to do with it?',
      'There is nothing left to simplify in {line}. What is the question about it?',
      "{line} can't be made shorter. What does your task ask for?",
    ],
    'nothing-to-solve': [
      '{line} looks finished to me. What does the task it comes from say?',
      'I see {line}, but not yet what to do with it. Which problem does it come from?',
      'In {line} there is nothing left to solve. What was the problem?',
    ],
    identity: [
      "Yes, that's correct: {line}.\n\nWhat shall we do next?",
      "Yes, that's correct: {line} is true.\n\nIs there another one?",
      "Yes, that's correct: both sides of {line} are equal.\n\nDo you have another one?",
    ],
    contest: [
      'Good that you ask: I went through it again with numbers. {finding} What does that change in your line?',
      'A second look, with numbers put in: {finding} Which part of your line does that concern?',
      'I tested it once more with numbers: {finding} How would you write your line now?',
    ],
    'contest.kept': [
      'I worked it out a second time in a separate way, and it comes out the same. {finding} What did you have one step before?',
      'A second calculation, separate from the first, agrees with it. {finding} Look one step back: what did you do there?',
      'I checked again with another method and got the same. {finding} Where do our ways part?',
    ],
    'contest.also': [
      '{value} fits as well: both sides become {side}.',
      'Try {value} too: both sides become {side}.',
      'There is one more: with {value} both sides become {side}.',
    ],
    'contest.unsettled': [
      'You may be right about {line}: I could not settle it a second way, so I do not insist. Please ask your teacher to look at it.',
      'I tried another way and still cannot say for certain whether {line} is right. I take my verdict back; a teacher can tell.',
      'A second check did not decide it, so I leave {line} open and count nothing against you. Show it to your teacher.',
    ],
    'contest.upheld': [
      'You were right, and I am sorry. A second calculation, separate from the first, agrees with your {line}. My verdict is corrected, nothing counts against you, and the people who look after me are told.\n\n{answer}\n\nShall we take another one?',
      'Thank you for insisting: {line} is right, and my verdict was wrong. I apologize. It is corrected, and I have put this problem aside for my makers.\n\n{answer}\n\nWould you like another one?',
      'I worked it out again in a separate way, and you are right with {line}. The mistake was mine, I am sorry. It is corrected now.\n\n{answer}\n\nReady for another one?',
    ],
    'contest.none': [
      "Which step do you mean? Send it again, and I'll check once more.",
      'Happy to look again. Which step is it?',
      "I can be wrong, so let's look again: which one do you mean?",
    ],
    'back.which': [
      'Which one do you mean?',
      'Which of them shall we go back to?',
      'More than one fits. Which one would you like to go on with?',
    ],
    'no-parked': [
      'There is no problem put aside. Which one shall we take?',
      'Nothing waits for us. What shall we work on?',
      'I have no other problem kept. Do you have a new one?',
    ],
    'concept.unknown': [
      "I can't explain that one well, and I don't want to guess. Is there a problem behind it that we can work on?",
      "That idea isn't among those I can explain. Which one comes close, or which problem is it in?",
      'I have nothing checked to say about that. Shall we look at the task where you met it?',
    ],
  },
}
