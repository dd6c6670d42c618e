import { type MoreRules, ruleTexts as rule } from './texts.ts'

/** Steps beyond linear and quadratic equations and plain arithmetic. */
export const moreRulesEn: MoreRules = {
  'clear-denominators': rule(
    'Clear the denominators',
    [
      'The unknown stands in a denominator. How could you be rid of the fractions? [[do multiply // say multipl, common]]',
      'Which expression can be divided by every denominator here? [[= by]]',
      'What could you multiply everything by, so that the fractions go away? [[= by // do multiply by]]',
    ],
    [
      'Multiply both sides by {by}, and note which values make it zero. What do you get?',
      'The common denominator is {by}: multiply every term by it. What do you get?',
    ],
    'Multiply both sides by {by}',
    'A third of a pizza times 3 is a whole pizza: multiplying by the denominator makes the parts whole. Only a denominator of 0 would spoil it, so those values are out.',
  ),
  'drop-extraneous': rule(
    'Check the candidates',
    [
      'Does each value fit the equation you began with?',
      'A stranger may have slipped in on the way. How can you test a value? [[say put, plug, substitut, insert, try, check // do substitute]]',
      'Are all these values allowed?',
    ],
    [
      'Put each value into the first equation. Which ones make it true?',
      'Look at the denominators, roots and logarithms you began with. Which values are not allowed there?',
    ],
    'Check the values in the first equation and keep those that fit',
    'Squaring forgets the sign: $x = -3$ turns into $x^2 = 9$, and suddenly 3 fits as well. Such strangers are found by putting them into the equation you began with.',
  ),
  'take-root': rule(
    'Take the root',
    [
      'Which numbers have this power?',
      'What undoes a power? [[do take-root]]',
      'Is the exponent even or odd, and how many roots does that allow?',
    ],
    [
      'Take the root of degree {index} of {value}. What are the values?',
      'Look for every number whose power of degree {index} is {value}. Which are they?',
    ],
    'Take the root',
    '$2^3 = 8$ but $(-2)^3 = -8$, so one number has the cube 8. $2^4$ and $(-2)^4$ are both 16, so two numbers share that power.',
  ),
  substitute: rule(
    'Put a new letter',
    [
      'Which expression do you see more than once? [[= meaning]]',
      'Which part comes back, squared? [[= meaning]]',
      'What would turn this into an equation you know?',
    ],
    [
      'Write {letter} for {meaning}. What equation do you get?',
      'Let {letter} = {meaning}. How does the equation look then?',
    ],
    'Let {letter} = {meaning}',
    'It is a nickname for something long: {letter} is said faster, and nothing else changes. With it the equation looks like one you know.',
  ),
  'back-substitute': rule(
    'Go back to the unknown',
    [
      'Which expression did the new letter stand for? [[= meaning]]',
      'The question was about the first unknown. What does the new letter stand for? [[= meaning // do substitute]]',
      'What does each value say about the expression behind the letter?',
    ],
    [
      'Put {meaning} back for {letter}. Which small equations do you get?',
      'For each value write {meaning} = value. Which equations are these?',
    ],
    'Put {meaning} back for {letter}',
    'The nickname has done its work. The question was about the real name, so we go back to it.',
  ),
  'split-modulus': rule(
    'Take the absolute value apart',
    [
      'Which two numbers are 5 steps away from zero? [[= 5; -5]]',
      'Warm up: if $|x| = 3$, which two numbers can $x$ be? [[= 3; -3]]',
      'On how many sides of zero can a number be with the same distance? [[= 2 // say both, two]]',
    ],
    [
      'What stands in the bars equals the other side or its opposite. Which two equations are that?',
      'Write one equation for each sign of what stands in the bars. What are they?',
    ],
    'What stands in the bars is the right side or its opposite',
    'The bars measure the distance to zero. Two places are 5 steps away from zero, 5 and -5, and that is why there are two cases.',
  ),
  'no-modulus': rule(
    'Think about the absolute value',
    [
      'Can an absolute value be negative? [[no]]',
      'Can a distance be negative? [[no]]',
      'What is the smallest that an absolute value can be? [[= 0]]',
    ],
    [
      'The absolute value would have to be {value}: is that possible? [[no]]',
      'A distance is never below zero, but here it should be {value}: how many solutions are there? [[= 0 // say none, no solution, no root]]',
    ],
    'The absolute value would have to be negative',
    'The bars tell how far it is to zero. Nobody lives minus 3 miles from school.',
  ),
  'modulus-intervals': rule(
    'Open the bars piece by piece',
    [
      'Where does each expression in bars change its sign?',
      'Warm up: what is $|-4|$? [[= 4]]',
      'How would you open the bars when the sign is known?',
    ],
    [
      'On each piece open the bars with the right sign, solve, and keep what lies on that piece. Which roots stay?',
      'Take the pieces one after another. Which roots lie where they belong?',
    ],
    'Open the bars on each piece and keep the roots that lie on it',
    'Take $x - 2$: at $x = 1$ it is -1, at $x = 3$ it is 1. Before its zero it is negative and after it positive, so on each piece you know what the bars do.',
  ),
  'isolate-root': rule(
    'Get the root alone',
    [
      'What should the root look like before you square?',
      'What keeps the root company on its side?',
      'If you squared now, would the root go away? [[no]]',
    ],
    [
      'Leave one root alone on the left and move the rest. What do you get?',
      'Bring everything without the root to the other side. What do you get?',
    ],
    'Leave the root alone on one side',
    'Square $\\sqrt{x} + 1$ and you get $x + 2\\sqrt{x} + 1$: the root is still there. A root that stands alone goes away.',
  ),
  'raise-both': rule(
    'Raise both sides to a power',
    [
      'What undoes a root? [[say power, square, raise, cube // do square]]',
      'How do you get rid of the root sign, and what must be checked afterward?',
      'To which power do you raise this root to be rid of it? [[= index // do square]]',
    ],
    [
      'Raise both sides to the power {index}. What do you get?',
      'Raise both sides to the power {index}, and plan a check for the end. What do you get?',
    ],
    'Raise both sides to the power {index}',
    '$\\sqrt{49}$ is the side of a square with the area 49, so squaring it gives 49 back. But $-7$ has the same square: that is why we check at the end.',
  ),
  'no-root': rule(
    'Think about the root',
    [
      'Can a square root be negative? [[no]]',
      'What is the smallest value that a square root can have? [[= 0]]',
      'Can a root of even degree be below zero? [[no]]',
    ],
    [
      'The root would have to be {value}: is that possible? [[no]]',
      'Such a root is never below zero, but here it should be {value}: how many solutions are there? [[= 0 // say none, no solution, no root]]',
    ],
    'The root would have to be negative',
    '$\\sqrt{9}$ is the side of a square with the area 9. A side can be as short as 0, but not shorter.',
  ),
  'same-base': rule(
    'Write both sides with one base',
    [
      'Are the two bases powers of one number? [[yes]]',
      'Could the other side be written as a power too? [[yes]]',
      'Which number is behind both sides?',
    ],
    [
      'Write both sides as powers of the same number. What do you get?',
      'Find the common base and write each side with it. What do you get?',
    ],
    'Write both sides as powers of one number',
    '8 is $2 \\cdot 2 \\cdot 2$, that is $2^3$: the same number in other clothes. Dressed alike, the two sides are easy to compare.',
  ),
  'equate-exponents': rule(
    'Compare the exponents',
    [
      'If two powers of one base are equal, what about their exponents? [[say equal, same]]',
      'Both powers have the same base. What may be dropped now? [[say base]]',
      'The bases agree. What is left to compare? [[say exponent, power]]',
    ],
    ['Set the exponents equal. What is the equation?', 'Drop the base on both sides. Which comparison is left?'],
    'Set the exponents equal',
    '2, 4, 8, 16: each step up in the exponent gives a new number, and none of them comes twice. So equal powers of 2 have equal exponents.',
  ),
  'take-log': rule(
    'Take the logarithm',
    [
      'The other side is no simple power of the base. What brings an exponent down? [[say log]]',
      'What do you call the exponent that turns a base into a given number? [[say log]]',
      'Which operation tells to which power a number was raised? [[say log]]',
    ],
    [
      'Take the logarithm to the base {base} of both sides. What do you get?',
      'The exponent is the logarithm to the base {base}. How do you write it?',
    ],
    'Take the logarithm to the base {base}',
    'Two to which power is 8? The answer 3 has a name: $\\log_2 8$. The logarithm is nothing but that question.',
  ),
  'no-power': rule(
    'Think about the power',
    [
      'Can a power of a positive number be zero or less? [[no]]',
      'Which sign do $2^3$, $2^0$ and $2^{-3}$ all have? [[say plus, positive // not minus, negative]]',
      'If you halve 1 again and again, will it ever be 0? [[no]]',
    ],
    [
      'The power would have to be {value}: is there such an exponent? [[no]]',
      'A power of a positive number is positive, but here it should be {value}: how many solutions are there? [[= 0 // say none, no solution, no root]]',
    ],
    'The power would have to be negative or zero',
    'Halve 1 again and again: $\\frac{1}{2}$, $\\frac{1}{4}$, $\\frac{1}{8}$. It gets tiny, but it never reaches 0, and never goes below.',
  ),
  'log-definition': rule(
    'Use the definition of the logarithm',
    [
      'Warm up: $\\log_2 8 = 3$, so what is $2^3$? [[= 8]]',
      'How would you write this without the logarithm?',
      'The base to which power gives what stands under the logarithm?',
    ],
    [
      'The base to the power of the right side gives what stands under the logarithm. How do you write that?',
      'Turn the logarithm into a power. What do you get?',
    ],
    'Write it as a power',
    '$\\log_2 8 = 3$ and $2^3 = 8$ say the same thing, as "half past nine" and "9:30" do. The second way is easier to solve.',
  ),
  'combine-logs': rule(
    'Make one logarithm of each side',
    [
      'A sum of two logarithms is one logarithm: of a sum, or of a product? [[say product, multipl // not sum]]',
      'Could there be a single logarithm on each side? [[yes]]',
      'Which rule puts logarithms together?',
    ],
    [
      'A sum of logarithms is the logarithm of a product, a difference that of a quotient. What do you get?',
      'Bring the logarithms together, so that each side is a single one. What do you get?',
    ],
    'Put the logarithms together',
    '$4 \\cdot 8 = 32$ is $2^2 \\cdot 2^3 = 2^5$: the exponents add up. Logarithms are these exponents, so adding them multiplies the numbers.',
  ),
  'drop-logs': rule(
    'Compare what stands under the logarithms',
    [
      'Two logarithms with one base are equal: what about the numbers under them? [[say equal, same]]',
      'Which sign must everything under a logarithm have? [[say plus, positive // not minus, negative]]',
      'What is left when the logarithms go?',
    ],
    [
      'Set the expressions under the logarithms equal, and remember that they must be positive. What do you get?',
      'Drop the logarithms on both sides. What is left?',
    ],
    'Drop the logarithms',
    'Different numbers have different logarithms: to the base 2 it is 2 for 4 and 3 for 8. So equal logarithms come from equal numbers, and these have to be positive.',
  ),
  'one-function': rule(
    'Write it as a product',
    [
      'Could everything be written with one angle, as a product?',
      'Which identity helps to get a product here?',
      'What do the terms have in common when they are written with one angle?',
    ],
    [
      'Bring everything to one side, write it with one angle and factor. What do you get?',
      'Use the identities to reach a product that is zero. Which product is it?',
    ],
    'Write it with one angle as a product',
    'Try $x = 90°$: $\\sin 2x$ is 0, and $2\\sin x\\cos x$ is 0 as well. Written as a product that is zero, it falls into small easy parts.',
  ),
  'isolate-function': rule(
    'Get the function alone',
    [
      'What stands beside the function, and what in front of it?',
      'How would you get that part alone on one side?',
      'Treat the function as one thing. What is it equal to?',
    ],
    [
      'Leave the function alone on the left. What does it equal?',
      'Move the rest away and divide. What is the function equal to?',
    ],
    'Leave the function alone on one side',
    'Take it for a closed box: if 2 boxes weigh 6 kg, one weighs 3 kg. What is inside comes afterward.',
  ),
  'no-angle': rule(
    'Think about the range',
    [
      'What is the largest value that a sine or a cosine can have? [[= 1]]',
      'Does that value lie between -1 and 1? [[no]]',
      'Is there such a point on the unit circle? [[no]]',
    ],
    [
      'The value lies outside -1 to 1: how many angles have it? [[= 0 // say none, no angle, no solution]]',
      'No point of the unit circle has this coordinate: how many solutions does that leave? [[= 0 // say none, no solution, no angle]]',
    ],
    'No angle has this value',
    'Sine and cosine are the height and the width of a point on a circle with radius 1. No point of it is higher than 1 or lower than -1.',
  ),
  'unit-circle': rule(
    'Find all the angles',
    [
      'Where on the unit circle is this value? How many places are there?',
      'After how many degrees is a point on the circle back where it began? [[= 360 // = 2*pi // say full turn, whole turn]]',
      'Which formula gives all the angles?',
    ],
    [
      'Find the angles of one turn, then add the period. What are the solutions?',
      'Write every angle with the period times n, then solve for the unknown. What do you get?',
    ],
    'Write all angles with their period',
    'A Ferris wheel brings you to the same height after every turn. So each angle comes with all the turns added to it.',
  ),
  'isolate-letter': rule(
    'Get the letter alone',
    [
      'Which letter is asked for? Treat the others as numbers.',
      'What is the letter multiplied by, and what is added to it?',
      'Which terms do not contain the letter?',
    ],
    [
      'Bring the terms with the letter together and divide by {by}. What do you get?',
      'Divide both sides by {by}. What do you get?',
    ],
    'Leave the letter alone',
    'From $12 = 3t$ you get $t$ by dividing by 3. A letter in the place of the 3 is treated just the same.',
  ),
  'flip-sign': rule(
    'Divide by the factor',
    [
      'What happens to the inequality sign when you divide by a negative number? [[say turn, flip, revers, chang, switch, opposite, other way // not stay, same, nothing]]',
      'Which sign does the number before the unknown have? [[say minus, negative // not plus, positive]]',
      '2 is less than 3: which is larger, -2 or -3? [[= -2]]',
    ],
    [
      'Divide by {by} and turn the sign round. What do you get?',
      'The number {by} is negative: divide by it, and mind the inequality sign. What do you get?',
    ],
    'Divide by {by} and turn the inequality sign',
    '2 is less than 3, but -2 is more than -3. A minus is a mirror: it swaps left and right on the number line.',
  ),
  'keep-sign': rule(
    'Divide by the factor',
    [
      'Which number is the unknown multiplied by? [[= by]]',
      'Does dividing by a positive number turn the inequality sign? [[no]]',
      'Which operation is left? [[do divide by // say division, dividing]]',
    ],
    ['Divide both sides by {by}. What do you get?', 'The number {by} is positive, so the sign stays. What do you get?'],
    'Divide both sides by {by}',
    'If 2 boxes weigh more than 10 kg, one of them weighs more than 5 kg. Sharing equally does not turn "more" into "less".',
  ),
  'critical-points': rule(
    'Find the special points',
    [
      'Where could the sign change?',
      'At which points is the expression zero or not defined?',
      'What cuts the number line here?',
    ],
    [
      'Find the zeros and the points where it is not defined. Which are they?',
      'Set each factor equal to zero. Which points do you mark?',
    ],
    'Find zeros and forbidden points',
    'Walk along $x - 2$: at 1 it is -1, at 3 it is 1. To get from minus to plus it has to pass through zero, or jump over a hole.',
  ),
  'sign-chart': rule(
    'Draw the signs',
    [
      'What is the sign on each piece of the number line?',
      'Try one number from each piece. What sign comes out?',
      'Which pieces does the question ask for?',
    ],
    [
      'Test one number on each piece. Which pieces fit, and do their ends belong to them?',
      'Write plus or minus over every piece. Which ones belong to the answer?',
    ],
    'Test the sign on every piece and choose',
    'Between two special points nothing passes zero, so the sign cannot change on the way. One test number speaks for the whole piece.',
  ),
  intersect: rule(
    'Find the common part',
    [
      'Which numbers satisfy all the conditions?',
      'Draw the sets under each other. Where do they overlap?',
      'Both conditions must hold at once. Where is that?',
    ],
    [
      'Mark the sets on one number line. What is common to them?',
      'Take the part that belongs to every set. Which part is it?',
    ],
    'Take the common part',
    'You are free after 3, your friend is free before 6: you can meet between 3 and 6. Both wishes count at once.',
  ),
  conditions: rule(
    'Write the conditions',
    [
      'What must be true so that everything here has a value?',
      'Which number may a denominator never be? [[= 0]]',
      'Which expressions are restricted?',
    ],
    [
      'Denominators are not zero, even roots have no negative radicand, logarithms need positive arguments. Which conditions are these here?',
      'Write one condition for each root, logarithm and denominator. Which are they?',
    ],
    'Write the conditions',
    '6 apples cannot be shared among 0 children, and no real number has the square -4. Such values are ruled out before we begin.',
  ),
  express: rule(
    'Express one letter',
    [
      'Which letter is easiest to get alone in one of the equations?',
      'Can one of the letters be written by the other? [[yes]]',
      'In which equation does a letter stand with factor 1?',
    ],
    [
      'Get {letter} alone in one equation. What is it equal to?',
      'Write {letter} by means of the other letter. What do you get?',
    ],
    'Express {letter}',
    'If you and I have 7 apples together, mine are 7 minus yours. One number is told by the other, and no apple is lost.',
  ),
  'put-in': rule(
    'Put it into the other equation',
    [
      'You know one letter by the other: where can you use that? [[say other, second // do substitute]]',
      'How do you get an equation with a single letter? [[do substitute // say replace, plug, put]]',
      'What does the other equation turn into?',
    ],
    [
      'Put the expression for {letter} into the other equation and solve it. What do you get?',
      'Replace {letter} in the other equation. What do you get?',
    ],
    'Put it in for {letter} and solve',
    'You may pay with a dollar or with 100 cents. In the same way a letter may be swapped for anything equal to it.',
  ),
  'add-equations': rule(
    'Add or subtract the equations',
    [
      'Could one letter vanish if you add or subtract the equations? [[yes]]',
      'Which factors would make two terms opposite?',
      'Look at the coefficients of one letter in both equations. What would make them opposite?',
    ],
    [
      'Multiply the equations so that {letter} gets opposite coefficients, then add. What is left?',
      'Make {letter} vanish by adding or subtracting. What is left?',
    ],
    'Add the equations so that {letter} vanishes',
    'Two scales are level. Pour the left pans together and the right pans together, and it is level again: that is why equations may be added.',
  ),
  'read-pairs': rule(
    'Write the pairs',
    [
      'Which value of the other letter belongs to each value?',
      'The answer of a system is a pair. What are the pairs?',
      'How do you get the second letter?',
    ],
    [
      'Put each value back and find the other letter. What are the pairs?',
      'Work out the other letter for every value. What are the pairs?',
    ],
    'Find the other letter and write the pairs',
    'A seat in a theater needs a row and a number. So does this answer: each value of one letter has its partner.',
  ),
  'take-common': rule(
    'Take out the common factor',
    [
      'What do all the terms have in common? [[divisor factor]]',
      'What is the most that every term can be divided by? [[= factor]]',
      'What could stand before a bracket? [[divisor factor]]',
    ],
    [
      'Put {factor} before a bracket. What is left inside?',
      'Divide every term by {factor} and write what comes out in a bracket. What do you get?',
    ],
    'Take out {factor}',
    '3 boxes with 2 red and 5 blue balls each: $3 \\cdot 2 + 3 \\cdot 5$ or $3(2 + 5)$. The balls are the same, only counted by the box.',
  ),
  'special-product': rule(
    'Use a special product',
    [
      'Does the form remind you of a formula? [[yes // say square, difference, cube]]',
      'Are there squares or cubes here? [[yes // say square, cube]]',
      'A difference of squares, a square of a sum, cubes: which one is it?',
    ],
    [
      'Write the terms as squares or cubes and use the formula. What are the factors?',
      'Which $a$ and $b$ fit the formula?',
    ],
    'Use the formula for special products',
    'Try it with numbers: $5^2 - 3^2 = 16$, and $(5 - 3)(5 + 3) = 2 \\cdot 8 = 16$. It is the same value, now as a product.',
  ),
  group: rule(
    'Group the terms',
    [
      'Could you pair the terms so that each pair shares a factor? [[yes]]',
      'What do the first two terms have in common, and the last two?',
      'Which grouping gives the same bracket twice?',
    ],
    [
      'Put the terms into pairs and take out of each what it shares. Which bracket is common?',
      'Group, take out what each pair shares, then take out the common bracket. What do you get?',
    ],
    'Group the terms and take out the common bracket',
    '3 packs with a pen and a ruler, and 5 more such packs, make 8 packs. A bracket that comes twice is counted like one thing.',
  ),
  'factor-more': rule(
    'Factor further',
    [
      'Can one of the factors be split further? [[yes]]',
      'For which value is the polynomial zero, and what factor does that give?',
      'Try small whole numbers: where does it vanish?',
    ],
    [
      'Find a root among the divisors of the free term and divide by that factor. What do you get?',
      'Split each factor as far as it goes. What do you get?',
    ],
    'Split it into factors',
    '3 is a factor of 12, because nothing remains when you divide. If 2 makes an expression zero, nothing remains when you divide it by $x - 2$.',
  ),
  cancel: rule(
    'Cancel common factors',
    [
      'Do top and bottom share a factor? [[yes]]',
      'Factor top and bottom first. What do you see?',
      'What may be canceled: factors, or the terms of a sum? [[say factor // not term, sum]]',
    ],
    [
      'Factor top and bottom and cancel the common factor. What is left?',
      'Divide top and bottom by the factor they share. What is left?',
    ],
    'Cancel the common factor',
    '$\\frac{2 \\cdot 5}{3 \\cdot 5}$ is $\\frac{10}{15}$, and that is $\\frac{2}{3}$: the fives undo each other. With $\\frac{2 + 5}{3 + 5} = \\frac{7}{8}$ they do not.',
  ),
  'common-denominator-letters': rule(
    'Find a common denominator',
    [
      'The denominators differ: which expression can be divided by all of them? [[= common]]',
      'Factor the denominators: what is the smallest common one? [[= common]]',
      'What is each fraction to be multiplied by?',
    ],
    [
      'Write the fractions over the common denominator {common}. What is the numerator?',
      'The common denominator is {common}. What comes out when you put the numerators together?',
    ],
    'Bring the fractions to the denominator {common}',
    'It is as with a half and a third: slices of different size are first cut into slices of one size. Then they can be counted together.',
  ),
  'simplify-root': rule(
    'Simplify the roots',
    [
      'Is there a square hidden under the root? [[yes]]',
      'Look for a square inside, as $12 = 4 \\cdot 3$. Warm up: what is $\\sqrt{4}$? [[= 2]]',
      'Can like roots be put together? [[yes // say add, same]]',
    ],
    [
      'Take square factors out of the roots, then put like roots together. What do you get?',
      'Split the number under the root into a square and the rest. What do you get?',
    ],
    'Take factors out of the roots and put like roots together',
    'A square with the area 36 has the side 6, and $\\sqrt{4} \\cdot \\sqrt{9} = 2 \\cdot 3$ is 6 too. So a root may be taken factor by factor.',
  ),
  rationalise: rule(
    'Clear the root from the denominator',
    [
      'Warm up: what is $\\sqrt{5} \\cdot \\sqrt{5}$? [[= 5]]',
      'What could top and bottom be multiplied by?',
      'Which factor turns the denominator into a rational number?',
    ],
    [
      'Multiply top and bottom by the root, or by the conjugate. What do you get?',
      'Use $(a - b)(a + b) = a^2 - b^2$ in the denominator. What do you get?',
    ],
    'Multiply top and bottom so that the root leaves the denominator',
    '$\\frac{\\sqrt{5}}{\\sqrt{5}}$ is 1, and times 1 nothing changes. But $\\sqrt{5} \\cdot \\sqrt{5} = 5$ takes the root out of the denominator.',
  ),
  'power-laws': rule(
    'Use the laws of powers',
    [
      'Write out $2^2 \\cdot 2^3$: how many twos are multiplied? [[= 5 // say five]]',
      'Can everything be written with one base? [[yes]]',
      'What happens to the exponents here?',
    ],
    [
      'Write everything with one base and work with the exponents. What do you get?',
      'Add exponents in a product, subtract in a quotient, multiply for a power of a power. What comes out here?',
    ],
    'Use the laws of powers',
    '$2^2 \\cdot 2^3 = (2 \\cdot 2)(2 \\cdot 2 \\cdot 2)$: two twos and three twos are five twos. The laws only count factors.',
  ),
  'log-laws': rule(
    'Use the laws of logarithms',
    [
      'Warm up: to which power do you raise 2 to get 8? [[= 3]]',
      'Is the number a power of the base?',
      'Which law of logarithms fits?',
    ],
    [
      'A sum becomes a product, a difference a quotient, a factor an exponent. What do you get?',
      'Write the numbers as powers of the base. What is the value?',
    ],
    'Use the laws of logarithms',
    '$\\log_3 9 + \\log_3 27 = 2 + 3 = 5$, and $9 \\cdot 27 = 243 = 3^5$. When numbers are multiplied, their exponents are added.',
  ),
  'trig-values': rule(
    'Put in the known values',
    [
      'Which of these angles are in the table?',
      'What are the values on the unit circle?',
      'Can the angle be brought into the first quarter?',
    ],
    [
      'Replace each function of a known angle by its value. What do you get?',
      'Use the table of angles and mind the signs. What do you get?',
    ],
    'Put in the values of the known angles',
    'Cut an equilateral triangle in two: one leg is half the longest side, so $\\sin 30° = \\frac{1}{2}$. Triangles like this one give the whole table.',
  ),
  'trig-identity': rule(
    'Use an identity',
    [
      'Which identity connects these functions?',
      'Could everything be written by sine and cosine of one angle? [[yes]]',
      'Do you see sin² and cos², or a double angle?',
    ],
    [
      'Use sin² + cos² = 1, the double angle or the reduction formulas. What do you get?',
      'Write it by one angle and simplify. What do you get?',
    ],
    'Use the trigonometric identities',
    'Sine and cosine are the legs of a right triangle whose longest side is 1, so $\\sin^2 x + \\cos^2 x = 1$ is Pythagoras. The other identities grow from there.',
  ),
  'complete-square': rule(
    'Complete the square',
    [
      'Half of the middle coefficient: what square does it belong to?',
      'Which square begins with these two terms?',
      'What has to be added and taken away?',
    ],
    [
      'Write the first two terms as a square minus what is too much. What do you get?',
      'Add and subtract the square of half the middle coefficient. What do you get?',
    ],
    'Complete the square',
    '$x^2 + 6x$ is nearly $(x + 3)^2$: only a corner of 9 is missing. Put it in and take it away again, and the value is the same.',
  ),
  'work-out': rule(
    'Work it out',
    [
      'Which operation is left, and what does it give?',
      'Is it as short as it can be? [[no]]',
      'Which numbers or terms can be put together now?',
    ],
    ['Work out what is left. What do you get?', 'Do the operations that remain. What do you get?'],
    'Work it out',
    '$8 \\div 4 + 1$ and 3 are one point on the number line. Working out only finds its shortest name.',
  ),
  'derivative-sum': rule(
    'Differentiate term by term',
    [
      'What is the derivative of a sum?',
      'Can you take the terms one at a time? [[yes]]',
      'Warm up: what is the derivative of the number 5? [[= 0]]',
    ],
    [
      'Write the derivative of each term. What is the sum?',
      'Differentiate every term by itself; numbers in front stay. What do you get?',
    ],
    'Differentiate term by term',
    'One tap gives 2 liters a minute and another 3: together the tub fills at 5. Speeds of change add up in the same way.',
  ),
  'derivative-product': rule(
    'Use the product rule',
    [
      'This is a product: is its derivative simply the product of the derivatives? [[no]]',
      'What does the product rule say?',
      'Name the two factors. What are their derivatives?',
    ],
    [
      "Use (uv)' = u'v + uv'. What do you get?",
      'Differentiate the first factor and keep the second, then the other way round, and add. What do you get?',
    ],
    'Use the product rule',
    "A rectangle with the sides $u$ and $v$ grows on two edges: one strip is $u'v$, the other $uv'$. Together they make the rule.",
  ),
  'derivative-quotient': rule(
    'Use the quotient rule',
    [
      'This is a quotient: is its derivative simply the quotient of the derivatives? [[no]]',
      'Name top and bottom. What are their derivatives?',
      'What is the order in the numerator of the rule?',
    ],
    [
      "Use (u/v)' = (u'v - uv')/v². What do you get?",
      'Top differentiated times bottom, minus top times bottom differentiated, over the square of the bottom. What do you get?',
    ],
    'Use the quotient rule',
    'Try $\\frac{x^2}{x}$, which is $x$ with the derivative 1. The rule gives $\\frac{2x \\cdot x - x^2 \\cdot 1}{x^2} = 1$; dividing the derivatives would give $2x$.',
  ),
  'derivative-chain': rule(
    'Use the chain rule',
    [
      'There is a function inside a function. Which is outside?',
      'What factor must not be forgotten?',
      'Differentiate the outside first. And the inside?',
    ],
    [
      'Derivative of the outside, times the derivative of the inside. What do you get?',
      'Keep the inside as it is, differentiate around it, then multiply by its own derivative. What do you get?',
    ],
    'Use the chain rule',
    'Think of gears: the inner wheel turns 5 times as fast and drives the outer one. The speeds multiply, and so do the derivatives.',
  ),
  'derivative-table': rule(
    'Use the table of derivatives',
    [
      'Which function of the table is this?',
      'Warm up: what is the derivative of $x^2$? [[= 2*x]]',
      'Do you know the derivative by heart?',
    ],
    [
      'Use the table: a power loses one in the exponent, which comes before it. What do you get?',
      'Write down the derivative from the table. What is it?',
    ],
    'Use the table of derivatives',
    'Let a square with the side $x$ grow a little: it gets a strip along two edges of length $x$. That is why $x^2$ has the derivative $2x$; the rest of the table is found in such ways.',
  ),
  'simplify-result': rule(
    'Simplify the result',
    [
      'Can the result be written shorter? [[yes]]',
      'Are there like terms or common factors?',
      'Is this the simplest form? [[no]]',
    ],
    [
      'Put like terms together and simplify. What do you get?',
      'Open brackets or cancel what can be canceled. What do you get?',
    ],
    'Simplify',
    'Put $x = 2$ into both, and the same number comes out. It is one expression, only shorter.',
  ),
  'integral-sum': rule(
    'Split the integral',
    [
      'What may be done with a sum under an integral?',
      'What happens to a number in front?',
      'Which simpler integrals is it made of?',
    ],
    [
      'Write one integral for every term, with the number before it. What does it look like?',
      'Take every term by itself; numbers go before the integral sign. What do you get?',
    ],
    'Split into an integral for each term',
    'Two areas stacked on each other are as much as the two taken apart. And a picture stretched to 3 times the height has 3 times the area.',
  ),
  'integral-linear': rule(
    'Integrate with a linear inside',
    [
      'Which function of the table is it, apart from what stands inside?',
      'What is the factor of the letter inside, and where does it go?',
      'Differentiate a first guess: by which factor is it too large?',
    ],
    [
      'Integrate the outer function as in the table and divide by the factor of the letter inside. What do you get?',
      'The inside is $kx + b$: use the table and divide by $k$. What do you get?',
    ],
    'Integrate the outer function and divide by the inner factor',
    "Go back to test it: $(\\sin 3x)' = 3\\cos 3x$, and a 3 comes out. So that 3 has to be divided away.",
  ),
  'integral-table': rule(
    'Integrate term by term',
    [
      'Which function has this derivative?',
      'When you integrate a power, does the exponent grow or shrink? [[say grow, up, more, bigger, increas, larger, plus // not shrink, down, smaller, less]]',
      'Take the terms one at a time. And what must stand at the end?',
    ],
    [
      'Raise each exponent by one and divide by it; other functions come from the table. Do not forget + C.',
      'Write an antiderivative of every term. What do you get?',
    ],
    'Integrate term by term with the table',
    'Test it backward: the derivative of the result gives back what you began with. A plain number vanishes there, so any number may be added.',
  ),
  'integral-substitution': rule(
    'Substitute the inside',
    [
      'Is there an inner function whose derivative stands beside it?',
      'What would you call $u$? [[= inner]]',
      'Which part has the other part as its derivative?',
    ],
    [
      'Let u be the inner function {inner} and write the integral with u. What is it?',
      'With u = {inner} the integral is in the table. What do you get?',
    ],
    'Substitute u = {inner}',
    'The chain rule brings the derivative of the inside out as a factor. Here that factor is already waiting, so we pack it back in.',
  ),
  'integral-parts': rule(
    'Integrate by parts',
    [
      'This is a product. Which factor gets simpler when differentiated?',
      'Which rule is the product rule backward?',
      'What would you take as u?',
    ],
    [
      'Use the rule: uv minus the integral of v du. What do you get?',
      'Differentiate the polynomial, integrate the other factor. What do you get?',
    ],
    'Integrate by parts',
    "A growing rectangle $uv$ gets two strips, $u'v$ and $uv'$. If one strip is hard to add up, take the whole and subtract the other.",
  ),
  'newton-leibniz': rule(
    'Put in the limits',
    [
      'What do you do with an antiderivative to get the number?',
      'Upper limit minus lower limit of what?',
      'Which two values do you need?',
    ],
    [
      'Put in the upper limit, then the lower one, and subtract. What comes out?',
      'Work out $F(b) - F(a)$. What comes out?',
    ],
    'Upper value minus lower value',
    'Look at the odometer at the end and at the start: the difference is how far you drove. The antiderivative is such an odometer.',
  ),
  'put-value': rule(
    'Put in the value',
    [
      'Which number does the letter stand for? [[= value]]',
      'Where does the value go? Think of brackets.',
      'What does it become with the number in it?',
    ],
    [
      'Replace the letter by {value}, in brackets where needed. What do you get?',
      'Put {value} in every place of the letter. What do you get?',
    ],
    'Put in {value}',
    'The letter is a box with a name on it. Now you know what is inside, so you put that in its place.',
  ),
  'limit-value': rule(
    'Put in the limit point',
    [
      'What happens when you simply put the number in?',
      'Is the expression defined at that point? [[yes]]',
      'Does putting the number in give a value? [[yes]]',
    ],
    [
      'Put the point in and work it out. What do you get?',
      'There is no gap at that point, so the value is the limit. What is it?',
    ],
    'Put in the point',
    'The graph has no gap there: walk along it toward the point, and you arrive exactly at its value.',
  ),
  'limit-cancel': rule(
    'Simplify before the limit',
    [
      'Put the point in: what does the denominator become? [[= 0]]',
      'Which factor makes both zero?',
      'Could you factor and cancel?',
    ],
    [
      'Factor top and bottom and cancel the factor that is zero there. What is left?',
      'Simplify first, then put the point in. What is left after simplifying?',
    ],
    'Cancel the factor that vanishes',
    'The graph has a single hole there, and all around it the two expressions agree. The limit asks the neighbors, not the hole.',
  ),
  'limit-infinity': rule(
    'Look at the highest powers',
    [
      'Warm up: what does $\\frac{1}{x}$ come close to when $x$ is huge? [[= 0]]',
      'What could top and bottom be divided by?',
      'Compare the highest powers above and below.',
    ],
    ['Divide top and bottom by the highest power. What remains?', 'Terms like 1/x go to zero. What is left?'],
    'Divide by the highest power',
    'With $x$ = a million, $5x + 3$ is five million and three: nobody notices the three. Only the highest powers count.',
  ),
  'vertex-formula': rule(
    'Find the vertex',
    [
      'Where does a parabola have its axis?',
      'Which formula gives the first coordinate of the vertex?',
      'What do a and b tell you?',
    ],
    [
      'Use $x = -\\frac{b}{2a}$, then work out the value there. What is the vertex?',
      'The axis lies halfway between the zeros. What is the value on it?',
    ],
    'Use x = -b/(2a) and work out the value there',
    'A parabola is its own mirror image. Its turning point stands in the mirror, halfway between two points of the same height.',
  ),
  'derivative-zero': rule(
    'Set the derivative to zero',
    [
      'At the very top of a hill the path is flat: what number is the slope there? [[= 0]]',
      'What must the derivative be where a function turns round? [[= 0]]',
      'Which equation do you solve next?',
    ],
    [
      'Set the derivative equal to zero. Which points do you get?',
      "Solve $f'(x) = 0$ and look at the sign before and after. Which points do you get?",
    ],
    'Set the derivative equal to zero',
    'At the top of a hill the path is flat for a moment, neither up nor down. The slope there is 0.',
  ),
  'tangent-formula': rule(
    'Write the tangent',
    [
      'Which two numbers does a line through a point need?',
      'What is the slope of the tangent?',
      'Which formula joins point and slope?',
    ],
    [
      "Use y = f(a) + f'(a)(x - a). What do you get?",
      'Work out the value and the derivative at the point and put them in. What do you get?',
    ],
    "Use y = f(a) + f'(a)(x - a)",
    'Zoom in on the curve until it looks straight: that straight piece is the tangent. It passes through the point and climbs as the curve climbs there.',
  ),
  'use-formula': rule(
    'Use the formula',
    [
      'Which formula has just the amounts of this task in it?',
      'Say the formula in words: what is added, multiplied or divided in it?',
      'Which numbers of the task go into the formula, and where?',
    ],
    [
      'Put the given numbers into {formula}. What do you get?',
      'The formula is {formula}. What comes out with your numbers?',
    ],
    'Use {formula}',
    'A formula is a recipe that works for any numbers of its kind. Put yours in, and it tells you the result.',
  ),
  'prime-split': rule(
    'Split into primes',
    [
      'Which prime numbers divide it?',
      'Start with the smallest prime number: which one is it? [[= 2]]',
      'How do you break a number into its smallest factors?',
    ],
    [
      'Divide by the smallest prime as often as it goes, then by the next. What are the factors?',
      'Write the number as a product of primes. What is it?',
    ],
    'Split the number into prime factors',
    'Primes are bricks that do not break: take 12 apart as $3 \\cdot 4$ or $2 \\cdot 6$, in the end it is $2 \\cdot 2 \\cdot 3$.',
  ),
  'order-values': rule(
    'Put the numbers in order',
    [
      'Can you compare the numbers in one form?',
      'What comes first when you sort them?',
      'Write all of them as decimals or with one denominator. Which is the smallest?',
    ],
    [
      'Sort the numbers from small to large. What is the list?',
      'Bring them to one form and compare. In which order do they stand?',
    ],
    'Put the numbers in order',
    '0.3 and 0.25 are 30 cents and 25 cents. In one form you see at a glance which is more.',
  ),
  'read-off': rule(
    'Read off the result',
    [
      'Everything is worked out. What does it say about the question?',
      'Which part of what you have is the answer?',
      'What was asked?',
    ],
    ['Look at what you have found. What is the answer to the question?', 'Everything is there: what is the answer?'],
    'Read off the answer',
    'Nothing is left to calculate. It only remains to name the part that was asked for.',
  ),
  'split-by-base': rule(
    'Split into powers of the base',
    [
      'What is each place worth in the new base?',
      'Which powers of the base fit into the number?',
      'What is left each time you divide by the base?',
    ],
    [
      'Take away the largest power of the base that fits, then the next one. How often does each fit?',
      'Divide by the base again and again and write the remainders down. What are they?',
    ],
    'Split the number into powers of the base',
    'In 345 the 3 means three hundreds, because we count in tens. In another base the places are worth other powers.',
  ),
  'shift-point': rule(
    'Shift the point',
    [
      'Where must the point stand so that one digit is before it?',
      'How many places does the point move, and which way?',
      'Which number from 1 to 10 has these digits?',
    ],
    [
      'Move the point behind the first digit that is not zero, and count the places. What is the power of ten?',
      'Write a number from 1 to 10 and a power of ten that takes it back. What do you get?',
    ],
    'Write one digit before the point, and the power of ten that takes the point back',
    '5,000 is 5 times 1,000, that is $5 \\cdot 10^3$. Each place that the point moves is one factor of ten.',
  ),
  'whole-part': rule(
    'Take the whole part out',
    [
      'How often does the denominator go into the numerator?',
      'What remains when you divide the numerator by the denominator?',
      'How many wholes are in it?',
    ],
    [
      'Divide the numerator by the denominator: the quotient is the whole part. What remains above?',
      'Write it as a whole number plus a fraction smaller than 1. What is it?',
    ],
    'Divide the numerator by the denominator with a remainder',
    '7 quarters of pizza are one whole pizza, that is 4 quarters, and 3 quarters more.',
  ),
  'measure-gaps': rule(
    'Measure the distances',
    [
      'How far is each number from the given one?',
      'Could you mark them on a number line?',
      'Which difference is the smallest?',
    ],
    [
      'Work out the difference of each number and the given one, without its sign. Which is the smallest?',
      'Subtract and leave the sign away. What are the distances?',
    ],
    'Work out how far each number is from the given one',
    'From 3 to 7 you walk 4 steps, and from 7 back to 3 also 4. A distance has no sign.',
  ),
  'tell-time': rule(
    'Tell the time',
    [
      'How many whole hours are in these minutes?',
      'How many minutes are in an hour? [[= 60]]',
      'Which time of the day is that many minutes after midnight?',
    ],
    [
      'Divide the minutes by 60: the quotient is the hour. What time is it?',
      'Split the minutes after midnight into hours and minutes. What time is it?',
    ],
    'Split the minutes after midnight into hours and minutes',
    'The long hand starts again after 60 minutes: 130 minutes are $60 + 60 + 10$, so 2 hours and 10 minutes.',
  ),
  'write-circle': rule(
    'Write the equation of a circle',
    [
      'What do all points of a circle have in common?',
      'Whose theorem tells the distance of a point from the center? [[say pythag]]',
      'Where do the center and the radius stand in the equation of a circle?',
    ],
    [
      'Write the square of the distance from the center on the left and the square of the radius on the right. What do you get?',
      'Subtract the coordinates of the center from x and y, square, and add. What is on the right?',
    ],
    'Put the center and the radius into the equation of a circle',
    'Pin a thread at the center and draw: every point is equally far away. Pythagoras writes that distance with squares.',
  ),
  'put-point': rule(
    'Put the point in',
    [
      'When does a point lie on a graph?',
      'What is the value of the function there?',
      'Which coordinate goes in for $x$, the first or the second? [[say first // not second]]',
    ],
    [
      'Put the first coordinate in for x. Which value comes out, and is it the second coordinate?',
      'Work out the value of the function. Is it equal to the second coordinate?',
    ],
    'Compare the second coordinate with the value of the function',
    'The formula is the address book of the graph. A point lives there only if its second number is what the formula gives for the first.',
  ),
  found: rule(
    'Find the result',
    [
      'Which methods do you know for this kind of task? Which one fits here?',
      'What would you try first? A rough sketch or a simpler case may show the way.',
      'Which part of it have you met before? Begin with that.',
    ],
    [
      'I have no step by step way for this one, but I can check what you find. What would you write first?',
      'Begin with one thing that you are sure of, and I check it. What is it?',
    ],
    'Here is the result. I found it by a calculation of another kind, without steps to show, and checked it',
    'I checked the result by itself: put back into the task, it holds.',
  ),
}
