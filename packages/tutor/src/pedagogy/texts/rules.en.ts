import { type MoreRules, ruleTexts as rule } from './texts.ts'

/** Steps beyond linear and quadratic equations and plain arithmetic. */
export const moreRulesEn: MoreRules = {
  'clear-denominators': rule(
    'Clear the denominators',
    [
      'The unknown stands in a denominator. How could you be rid of the fractions?',
      'Which expression do all the denominators divide? And which values are forbidden from the start?',
      'What could you multiply both sides by?',
    ],
    [
      'Multiply both sides by {by}, and note which values make it zero. What is the new line?',
      'The common denominator is {by}: multiply every term by it. What do you get?',
    ],
    'Multiply both sides by {by}',
    'Where {by} is not zero, the multiplication changes no root.',
  ),
  'drop-extraneous': rule(
    'Check the candidates',
    [
      'Does each value fit the equation you began with?',
      'A step on the way may have let in values that do not belong. How do you find them?',
      'Are all these values allowed?',
    ],
    [
      'Put each value into the first line. Which ones make it true?',
      'Look at denominators, roots and logarithms of the first line. Which values are not allowed?',
    ],
    'Check the values in the first equation and keep those that fit',
    'Only values that make the first equation true are its roots.',
  ),
  'take-root': rule(
    'Take the root',
    [
      'Which numbers have this power?',
      'What undoes a power? Does the sign matter here?',
      'Is the exponent even or odd, and how many roots does that allow?',
    ],
    [
      'Take the root of degree {index} of {value}. What are the values?',
      'Find every number whose power of degree {index} is {value}.',
    ],
    'Take the root',
    'An even power has two roots of opposite sign, an odd one has a single root.',
  ),
  substitute: rule(
    'Put a new letter',
    [
      'Do you see the same expression more than once?',
      'One part of the equation comes back, squared. Could it get a name of its own?',
      'What would turn this into an equation you know?',
    ],
    ['Write {letter} for {meaning}. What equation do you get?', 'Let {letter} = {meaning} and rewrite the line.'],
    'Let {letter} = {meaning}',
    'With a letter for the repeated part the equation is of a kind you know.',
  ),
  'back-substitute': rule(
    'Go back to the unknown',
    [
      'You have the new letter. What did it stand for?',
      'The question was about the first unknown. How do you get back to it?',
      'What does each value say about the expression behind the letter?',
    ],
    ['Put {meaning} back for {letter}. Which small equations do you get?', 'For each value write {meaning} = value.'],
    'Put {meaning} back for {letter}',
    'The letter was only a name for {meaning}.',
  ),
  'split-modulus': rule(
    'Take the modulus apart',
    [
      'How far from zero is what stands in the bars? On which sides can it be?',
      'Which two numbers have the same modulus?',
      'What can stand inside the bars?',
    ],
    [
      'The inside equals the right side or its opposite. Which two equations are that?',
      'Write one equation for each sign of what stands in the bars.',
    ],
    'What stands in the bars is the right side or its opposite',
    'Two opposite numbers have the same modulus.',
  ),
  'no-modulus': rule(
    'Think about the modulus',
    [
      'What sign can a modulus have?',
      'Can a distance be negative?',
      'Compare the right side with what a modulus can be.',
    ],
    [
      'The modulus would have to be {value}. Is that possible?',
      'A modulus is never negative, but here it should be {value}. What follows?',
    ],
    'The modulus would have to be negative',
    'A modulus is never negative.',
  ),
  'modulus-intervals': rule(
    'Open the bars piece by piece',
    [
      'Where does each expression in bars change its sign?',
      'The zeros cut the number line. What do the bars become on each piece?',
      'How would you open the bars when the sign is known?',
    ],
    [
      'On each piece open the bars with the right sign, solve, and keep what lies on that piece.',
      'Take the pieces one after another. Which roots lie where they belong?',
    ],
    'Open the bars on each piece and keep the roots that lie on it',
    'Between the zeros every expression keeps its sign.',
  ),
  'isolate-root': rule(
    'Get the root alone',
    [
      'What should the root look like before you square?',
      'What keeps the root company on its side?',
      'If you squared now, would the root go away?',
    ],
    [
      'Leave one root alone on the left and move the rest. What is the line?',
      'Bring everything without the root to the other side.',
    ],
    'Leave the root alone on one side',
    'A root alone goes away when it is squared.',
  ),
  'raise-both': rule(
    'Raise both sides to a power',
    [
      'What undoes the root?',
      'How do you get rid of the root sign, and what must be checked afterward?',
      'Which power removes this root?',
    ],
    [
      'Raise both sides to the power {index}. What do you get?',
      'Both sides to the power {index}; remember to check at the end.',
    ],
    'Raise both sides to the power {index}',
    'That removes the root, but it may let in extra values: check them at the end.',
  ),
  'no-root': rule(
    'Think about the root',
    [
      'What sign can a square root have?',
      'Compare the right side with what a root can be.',
      'Can an even root be negative?',
    ],
    ['The root would have to be {value}. Is that possible?', 'An even root is never negative. What follows here?'],
    'The root would have to be negative',
    'A root of even degree is never negative.',
  ),
  'same-base': rule(
    'Write both sides with one base',
    [
      'Are the two bases powers of one number?',
      'Could the right side be written as a power too?',
      'Which number is behind both sides?',
    ],
    [
      'Write both sides as powers of the same number. What do you get?',
      'Find the common base and write each side with it.',
    ],
    'Write both sides as powers of one number',
    'The values are the same, now with equal bases.',
  ),
  'equate-exponents': rule(
    'Compare the exponents',
    [
      'Two powers of one base are equal. What about the exponents?',
      'What may be dropped now?',
      'The bases agree. What is left to compare?',
    ],
    ['Set the exponents equal. What is the equation?', 'Drop the base on both sides: which equation is left?'],
    'Set the exponents equal',
    'A power with a base other than 1 takes every value once.',
  ),
  'take-log': rule(
    'Take the logarithm',
    [
      'The right side is no simple power of the base. What undoes a power?',
      'How do you write the exponent that gives a number?',
      'Which operation brings the exponent down?',
    ],
    [
      'Take the logarithm to the base {base} of both sides. What do you get?',
      'The exponent is the logarithm to the base {base}. How do you write it?',
    ],
    'Take the logarithm to the base {base}',
    'The logarithm is the exponent to which the base must be raised.',
  ),
  'no-power': rule(
    'Think about the power',
    [
      'Can a power of a positive number be negative or zero?',
      'Which values does such a power take?',
      'Compare the right side with what a power can be.',
    ],
    [
      'The power would have to be {value}. Is there such an exponent?',
      'A power of a positive base is positive. What follows?',
    ],
    'The power would have to be negative or zero',
    'A power of a positive number is always positive.',
  ),
  'log-definition': rule(
    'Use the definition of the logarithm',
    [
      'What does a logarithm say about a power?',
      'How would you write this line without the logarithm?',
      'The base to which power gives what stands under the logarithm?',
    ],
    [
      'Write: base to the power of the right side equals what stands under the logarithm.',
      'Turn the logarithm into a power. What is the line?',
    ],
    'Write the line as a power',
    'A logarithm is the exponent that gives the number under it.',
  ),
  'combine-logs': rule(
    'Make one logarithm of each side',
    [
      'What is the sum of two logarithms with one base?',
      'Could there be one logarithm on each side?',
      'Which rule puts logarithms together?',
    ],
    [
      'A sum of logarithms is the logarithm of a product, a difference that of a quotient. What do you get?',
      'Bring the logarithms together, so that each side is one logarithm.',
    ],
    'Put the logarithms together',
    'log a + log b = log ab, and a factor becomes an exponent.',
  ),
  'drop-logs': rule(
    'Compare what stands under the logarithms',
    [
      'Two logarithms with one base are equal. What about the numbers under them?',
      'What may be dropped now, and what has to be checked?',
      'What is left when the logarithms go?',
    ],
    [
      'Set the expressions under the logarithms equal, and remember that they must be positive.',
      'Drop the logarithms on both sides. What is left?',
    ],
    'Drop the logarithms',
    'Equal logarithms have equal arguments; these must be positive.',
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
      'Use the identities to reach a product that is zero.',
    ],
    'Write it with one angle as a product',
    'The identities change no value.',
  ),
  'isolate-function': rule(
    'Get the function alone',
    [
      'What stands beside the function?',
      'How would you get that part alone on one side?',
      'Treat the function as one thing. What is it equal to?',
    ],
    [
      'Leave the function alone on the left. What does it equal?',
      'Move the rest away and divide. What value has the function?',
    ],
    'Leave the function alone on one side',
    'The same operation on both sides changes no root.',
  ),
  'no-angle': rule(
    'Think about the range',
    [
      'Which values can a sine or cosine have?',
      'Compare the value with -1 and 1.',
      'Is there a point of the unit circle like that?',
    ],
    [
      'The value lies outside -1 to 1. What follows?',
      'No point of the unit circle has this coordinate. What does that say?',
    ],
    'No angle has this value',
    'Sine and cosine stay between -1 and 1.',
  ),
  'unit-circle': rule(
    'Find all the angles',
    [
      'Where on the unit circle is this value? How many places are there?',
      'One angle is not all: after which turn does the value come back?',
      'Which formula gives all the angles?',
    ],
    [
      'Find the angles of one turn, then add the period. What are the solutions?',
      'Write every angle with the period times n, then solve for the unknown.',
    ],
    'Write all angles with their period',
    'The values come back after every period.',
  ),
  'isolate-letter': rule(
    'Get the letter alone',
    [
      'Which letter is asked for? Treat the others as numbers.',
      'What is the letter multiplied by, and what is added to it?',
      'Which terms do not contain the letter?',
    ],
    ['Bring the terms with the letter together and divide by {by}. What do you get?', 'Divide both sides by {by}.'],
    'Leave the letter alone',
    'The other letters are treated like numbers.',
  ),
  'flip-sign': rule(
    'Divide and turn the sign',
    [
      'What happens to an inequality when you divide by a negative number?',
      'Look at the sign of the factor. What must you watch?',
      '2 < 3, but what about -2 and -3?',
    ],
    [
      'Divide by {by} and turn the sign round. What do you get?',
      'The factor {by} is negative: divide, and mind the sign of the inequality.',
    ],
    'Divide by {by} and turn the inequality sign',
    'Division by a negative number reverses the order.',
  ),
  'keep-sign': rule(
    'Divide by the factor',
    [
      'What is the unknown multiplied by?',
      'Does dividing by a positive number change the sign?',
      'One operation is left. Which?',
    ],
    ['Divide both sides by {by}. What do you get?', 'The factor {by} is positive: the sign stays.'],
    'Divide both sides by {by}',
    'Division by a positive number keeps the order.',
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
    'Only there the sign can change.',
  ),
  'sign-chart': rule(
    'Draw the signs',
    [
      'What is the sign on each piece of the number line?',
      'Try one number from each piece. What sign comes out?',
      'Which pieces does the question ask for?',
    ],
    [
      'Test one number on each piece, then choose the pieces that fit, and look at the ends.',
      'Write plus or minus over every piece. Which ones belong to the answer?',
    ],
    'Test the sign on every piece and choose',
    'Between the special points the sign stays the same.',
  ),
  intersect: rule(
    'Find the common part',
    [
      'Which numbers satisfy all the conditions?',
      'Draw the sets under each other. Where do they overlap?',
      'Both must be true at once. Where is that?',
    ],
    ['Mark the sets on one number line. What is common to them?', 'Take the part that belongs to every set.'],
    'Take the common part',
    'All conditions must hold at once.',
  ),
  conditions: rule(
    'Write the conditions',
    [
      'What must be true so that everything here has a value?',
      'What may not happen to a denominator, a root, a logarithm?',
      'Which expressions are restricted?',
    ],
    [
      'Denominators are not zero, even roots have no negative radicand, logarithms need positive arguments. Which conditions are these here?',
      'Write one condition for each root, logarithm and denominator.',
    ],
    'Write the conditions',
    'Only there the expression has a value.',
  ),
  express: rule(
    'Express one letter',
    [
      'Which letter is easiest to get alone in one of the equations?',
      'Can one of the letters be written by the other?',
      'In which equation does a letter stand with factor 1?',
    ],
    ['Get {letter} alone in one equation. What is it equal to?', 'Write {letter} by the other letter.'],
    'Express {letter}',
    'The same operations on both sides change no solution.',
  ),
  'put-in': rule(
    'Put it into the other equation',
    [
      'You know one letter by the other. Where can you use it?',
      'How do you get an equation with a single letter?',
      'What does the second equation become?',
    ],
    [
      'Put the expression for {letter} into the other equation and solve it. What do you get?',
      'Replace {letter} in the other equation.',
    ],
    'Put it in for {letter} and solve',
    'Equal things may replace each other.',
  ),
  'add-equations': rule(
    'Add or subtract the equations',
    [
      'Could one letter vanish when you add or subtract the equations?',
      'Which factors would make two terms opposite?',
      'Look at the coefficients of one letter in both lines.',
    ],
    [
      'Multiply the equations so that {letter} gets opposite coefficients, then add. What is left?',
      'Make {letter} vanish by adding or subtracting.',
    ],
    'Add the equations so that {letter} vanishes',
    'The sum of true equations is true.',
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
      'Work out the other letter for every value.',
    ],
    'Find the other letter and write the pairs',
    'A solution of a system makes all its equations true.',
  ),
  'take-common': rule(
    'Take out the common factor',
    [
      'What do all the terms have in common?',
      'Which number and which letters divide every term?',
      'What could stand before a bracket?',
    ],
    [
      'Put {factor} before a bracket. What is left inside?',
      'Divide every term by {factor} and write the quotients in a bracket.',
    ],
    'Take out {factor}',
    'Opening the bracket gives the old line back.',
  ),
  'special-product': rule(
    'Use a special product',
    [
      'Does the form remind you of a formula?',
      'Are there squares or cubes here?',
      'A difference of squares, a square of a sum, cubes: which one is it?',
    ],
    [
      'Write the terms as squares or cubes and use the formula. What are the factors?',
      'Which a and b fit the formula? Write the product.',
    ],
    'Use the formula for special products',
    'The formula read backward gives a product.',
  ),
  group: rule(
    'Group the terms',
    [
      'Could you pair the terms so that each pair shares a factor?',
      'What do the first two terms have in common, and the last two?',
      'Which grouping gives the same bracket twice?',
    ],
    [
      'Put the terms into pairs and take out of each what it shares. Which bracket is common?',
      'Group, take out, then take out the common bracket.',
    ],
    'Group the terms and take out the common bracket',
    'A common bracket may be taken out like a number.',
  ),
  'factor-more': rule(
    'Factor further',
    [
      'Can one of the factors be split further?',
      'For which value is the polynomial zero, and what factor does that give?',
      'Try small whole numbers: where does it vanish?',
    ],
    [
      'Find a root among the divisors of the free term and divide by that factor. What do you get?',
      'Split each factor as far as it goes.',
    ],
    'Split it into factors',
    'A root a gives the factor x - a.',
  ),
  cancel: rule(
    'Cancel common factors',
    [
      'Do top and bottom share a factor?',
      'Factor top and bottom first. What do you see?',
      'What may be canceled, and what may not?',
    ],
    [
      'Factor top and bottom and cancel the common factor. What is left?',
      'Divide top and bottom by the factor they share.',
    ],
    'Cancel the common factor',
    'Top and bottom divided by the same factor keep the value, where it is not zero.',
  ),
  'common-denominator-letters': rule(
    'Find a common denominator',
    [
      'The denominators differ. What would they all divide?',
      'Factor the denominators. What is the smallest common one?',
      'What is each fraction to be multiplied by?',
    ],
    [
      'Write the fractions over the common denominator {common}. What is the numerator?',
      'The common denominator is {common}. Put the numerators together.',
    ],
    'Bring the fractions to the denominator {common}',
    'Top and bottom times the same factor keep the value.',
  ),
  'simplify-root': rule(
    'Simplify the roots',
    [
      'Is there a square hidden under the root?',
      'Which factor under the root has a whole root?',
      'Can like roots be put together?',
    ],
    [
      'Take square factors out of the roots, then put like roots together. What do you get?',
      'Split the number under the root into a square and the rest.',
    ],
    'Take factors out of the roots and put like roots together',
    'The root of a product is the product of the roots.',
  ),
  rationalise: rule(
    'Clear the root from the denominator',
    [
      'How do you get the root out of the denominator?',
      'What could top and bottom be multiplied by?',
      'Which factor turns the denominator into a rational number?',
    ],
    [
      'Multiply top and bottom by the root, or by the conjugate. What do you get?',
      'Use (a - b)(a + b) in the denominator.',
    ],
    'Multiply top and bottom so that the root leaves the denominator',
    'Top and bottom times the same number keep the value.',
  ),
  'power-laws': rule(
    'Use the laws of powers',
    [
      'Which law fits: a product, a quotient or a power of powers?',
      'Can everything be written with one base?',
      'What happens to the exponents here?',
    ],
    [
      'Write everything with one base and work with the exponents. What do you get?',
      'Add exponents in a product, subtract in a quotient, multiply for a power of a power.',
    ],
    'Use the laws of powers',
    'The laws keep the value.',
  ),
  'log-laws': rule(
    'Use the laws of logarithms',
    ['Can these logarithms be put together?', 'Is the number a power of the base?', 'Which law of logarithms fits?'],
    [
      'A sum becomes a product, a difference a quotient, a factor an exponent. What do you get?',
      'Write the numbers as powers of the base. What is the value?',
    ],
    'Use the laws of logarithms',
    'The laws keep the value.',
  ),
  'trig-values': rule(
    'Put in the known values',
    [
      'Which of these angles are in the table?',
      'What are the values on the unit circle?',
      'Can the angle be brought into the first quarter?',
    ],
    [
      'Replace each function of a known angle by its value. What is the line?',
      'Use the table of angles, mind the signs.',
    ],
    'Put in the values of the known angles',
    'The values come from the unit circle.',
  ),
  'trig-identity': rule(
    'Use an identity',
    [
      'Which identity connects these functions?',
      'Could everything be written by sine and cosine of one angle?',
      'Do you see sin² and cos², or a double angle?',
    ],
    [
      'Use sin² + cos² = 1, the double angle or the reduction formulas. What do you get?',
      'Write it by one angle and simplify.',
    ],
    'Use the trigonometric identities',
    'The identities hold for every angle where both sides are defined.',
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
      'Add and subtract the square of half the middle coefficient.',
    ],
    'Complete the square',
    'Adding and taking away the same number changes nothing.',
  ),
  'work-out': rule(
    'Work it out',
    ['What can be worked out now?', 'Is it as short as it can be?', 'Which operation is left?'],
    ['Work out what is left. What do you get?', 'Do the remaining operations.'],
    'Work it out',
    'Each operation keeps the value.',
  ),
  'derivative-sum': rule(
    'Differentiate term by term',
    [
      'What is the derivative of a sum?',
      'Can you take the terms one at a time?',
      'What happens to a number in front, and to a number alone?',
    ],
    [
      'Write the derivative of each term. What is the sum?',
      'Differentiate every term by itself, numbers in front stay.',
    ],
    'Differentiate term by term',
    'The derivative of a sum is the sum of the derivatives.',
  ),
  'derivative-product': rule(
    'Use the product rule',
    [
      'This is a product. Is the derivative simply the product of the derivatives?',
      'What does the product rule say?',
      'Name the two factors. What are their derivatives?',
    ],
    [
      "Use (uv)' = u'v + uv'. What do you get?",
      'First factor differentiated times the second, plus the first times the second differentiated.',
    ],
    'Use the product rule',
    "(uv)' = u'v + uv'.",
  ),
  'derivative-quotient': rule(
    'Use the quotient rule',
    [
      'This is a quotient. Which rule is for it?',
      'Name top and bottom. What are their derivatives?',
      'What is the order in the numerator of the rule?',
    ],
    [
      "Use (u/v)' = (u'v - uv')/v². What do you get?",
      'Top differentiated times bottom, minus top times bottom differentiated, over the square of the bottom.',
    ],
    'Use the quotient rule',
    "(u/v)' = (u'v - uv')/v².",
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
      'Keep the inside as it is, differentiate around it, then multiply by its own derivative.',
    ],
    'Use the chain rule',
    'Outer derivative times inner derivative.',
  ),
  'derivative-table': rule(
    'Use the table of derivatives',
    [
      'Which function of the table is this?',
      'What is the derivative of a power?',
      'Do you know the derivative by heart?',
    ],
    [
      'Use the table: a power loses one in the exponent, which comes before it. What do you get?',
      'Write down the derivative from the table.',
    ],
    'Use the table of derivatives',
    'It is one of the basic functions.',
  ),
  'simplify-result': rule(
    'Simplify the result',
    ['Can the result be written shorter?', 'Are there like terms or common factors?', 'Is this the simplest form?'],
    ['Put like terms together and simplify. What do you get?', 'Open brackets or cancel what can be canceled.'],
    'Simplify',
    'It is the same expression, shorter.',
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
      'Take every term by itself; numbers go before the integral sign.',
    ],
    'Split into an integral for each term',
    'The integral of a sum is the sum of the integrals, and a factor stays outside.',
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
      'The inside is $kx + b$: use the table and divide by $k$.',
    ],
    'Integrate the outer function and divide by the inner factor',
    'By the chain rule the derivative brings that factor out, so it has to be divided away.',
  ),
  'integral-table': rule(
    'Integrate term by term',
    [
      'Which function has this derivative?',
      'What happens to the exponent when you integrate a power?',
      'Take the terms one at a time. And what must stand at the end?',
    ],
    [
      'Raise each exponent by one and divide by it; other functions come from the table. Do not forget + C.',
      'Write an antiderivative of every term.',
    ],
    'Integrate term by term with the table',
    'Differentiating gives the integrand back.',
  ),
  'integral-substitution': rule(
    'Substitute the inside',
    [
      'Is there an inner function whose derivative stands beside it?',
      'What would you call u?',
      'Which part has the other part as its derivative?',
    ],
    [
      'Let u be the inner function {inner} and write the integral with u. What is it?',
      'With u = {inner} the integral is in the table.',
    ],
    'Substitute u = {inner}',
    'It is the chain rule backward.',
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
      'Differentiate the polynomial, integrate the other factor.',
    ],
    'Integrate by parts',
    'It is the product rule backward.',
  ),
  'newton-leibniz': rule(
    'Put in the limits',
    [
      'What do you do with an antiderivative to get the number?',
      'Upper limit minus lower limit of what?',
      'Which two values do you need?',
    ],
    ['Put in the upper limit, then the lower one, and subtract. What comes out?', 'Work out F(b) - F(a).'],
    'Upper value minus lower value',
    'The integral is the change of an antiderivative.',
  ),
  'put-value': rule(
    'Put in the value',
    [
      'What does the letter stand for?',
      'Where does the value go? Think of brackets.',
      'What does the line become with the number in it?',
    ],
    [
      'Replace the letter by {value}, in brackets where needed. What is the line?',
      'Put {value} in every place of the letter.',
    ],
    'Put in {value}',
    'The letter stands for this value.',
  ),
  'limit-value': rule(
    'Put in the limit point',
    [
      'What happens when you simply put the number in?',
      'Is the expression defined at that point?',
      'Does putting in give a number?',
    ],
    [
      'Put the point in and work it out. What do you get?',
      'The expression is continuous there: its value is the limit.',
    ],
    'Put in the point',
    'A continuous expression tends to its value.',
  ),
  'limit-cancel': rule(
    'Simplify before the limit',
    [
      'Putting in gives 0/0. What do top and bottom have in common?',
      'Which factor makes both zero?',
      'Could you factor and cancel?',
    ],
    ['Factor top and bottom and cancel the factor that is zero there. What is left?', 'Simplify first, then put in.'],
    'Cancel the factor that vanishes',
    'Near the point the two expressions are equal.',
  ),
  'limit-infinity': rule(
    'Look at the highest powers',
    [
      'Which terms matter when x is very large?',
      'What could top and bottom be divided by?',
      'Compare the highest powers above and below.',
    ],
    ['Divide top and bottom by the highest power. What remains?', 'Terms like 1/x go to zero. What is left?'],
    'Divide by the highest power',
    'Terms with x in the denominator go to zero.',
  ),
  'vertex-formula': rule(
    'Find the vertex',
    [
      'Where does a parabola have its axis?',
      'Which formula gives the first coordinate of the vertex?',
      'What do a and b tell you?',
    ],
    [
      'Use x = -b/(2a), then work out the value there. What is the vertex?',
      'The axis lies halfway between the zeros. What is the value on it?',
    ],
    'Use x = -b/(2a) and work out the value there',
    'The parabola is symmetric about this line.',
  ),
  'derivative-zero': rule(
    'Set the derivative to zero',
    [
      'What does the derivative do at an extremum?',
      'Where can a function turn round?',
      'Which equation do you solve next?',
    ],
    [
      'Set the derivative equal to zero. Which points do you get?',
      "Solve f'(x) = 0 and look at the sign on both sides.",
    ],
    'Set the derivative equal to zero',
    'At an extremum inside the domain the derivative is zero.',
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
      'Work out the value and the derivative at the point and put them in.',
    ],
    "Use y = f(a) + f'(a)(x - a)",
    'The derivative is the slope of the tangent.',
  ),
  'use-formula': rule(
    'Use the formula',
    [
      'Which formula connects what is given and what is asked?',
      'Write down what you know and what you look for. Which formula has just these?',
      'Do you remember a formula for this?',
    ],
    ['Put the given numbers into {formula}. What do you get?', 'The formula is {formula}. Put in what you know.'],
    'Use {formula}',
    'The formula holds for all such quantities.',
  ),
  'prime-split': rule(
    'Split into primes',
    [
      'Which prime numbers divide it?',
      'Start with 2, then 3, then 5: what divides it?',
      'How do you break a number into its smallest factors?',
    ],
    [
      'Divide by the smallest prime as often as it goes, then by the next. What are the factors?',
      'Write the number as a product of primes.',
    ],
    'Split the number into prime factors',
    'Every whole number is a product of primes in one way.',
  ),
  'order-values': rule(
    'Put the numbers in order',
    [
      'Can you compare the numbers in one form?',
      'What comes first when you sort them?',
      'Write all of them as decimals or with one denominator.',
    ],
    ['Sort the numbers from small to large. What is the list?', 'Bring them to one form and compare.'],
    'Put the numbers in order',
    'In one form numbers are easy to compare.',
  ),
  'read-off': rule(
    'Read off the result',
    ['What does the line say about the question?', 'Which part of the line is the answer?', 'What was asked?'],
    ['Look at the line and answer the question.', 'Everything is there: what is the answer?'],
    'Read off the answer',
    'The line says it.',
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
    'Each digit says how often a power of the base is taken.',
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
    'A place of the point is a factor of ten.',
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
      'Write it as a whole number plus a fraction smaller than 1.',
    ],
    'Divide the numerator by the denominator with a remainder',
    'The quotient counts the wholes, the remainder stays above the same denominator.',
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
    'The distance of two numbers is their difference without its sign.',
  ),
  'tell-time': rule(
    'Tell the time',
    [
      'How many whole hours are in these minutes?',
      'An hour has 60 minutes. What is left after the whole hours?',
      'Which time of the day is that many minutes after midnight?',
    ],
    [
      'Divide the minutes by 60: the quotient is the hour. What time is it?',
      'Split the minutes after midnight into hours and minutes.',
    ],
    'Split the minutes after midnight into hours and minutes',
    'An hour has 60 minutes.',
  ),
  'write-circle': rule(
    'Write the equation of a circle',
    [
      'What do all points of a circle have in common?',
      'Which theorem tells the distance of a point from the center?',
      'Where do the center and the radius stand in the equation of a circle?',
    ],
    [
      'Write the square of the distance from the center on the left and the square of the radius on the right.',
      'Subtract the coordinates of the center from x and y, square, and add. What is on the right?',
    ],
    'Put the center and the radius into the equation of a circle',
    'Every point of the circle has the radius as its distance from the center.',
  ),
  'put-point': rule(
    'Put the point in',
    [
      'When does a point lie on a graph?',
      'What is the value of the function there?',
      'Which of the two coordinates goes in for x?',
    ],
    [
      'Put the first coordinate in for x. Which value comes out, and is it the second coordinate?',
      'Work out the value of the function and compare it with the second coordinate.',
    ],
    'Compare the second coordinate with the value of the function',
    'A point lies on the graph when its coordinates fit the formula.',
  ),
  found: rule(
    'Find the result',
    [
      'Which methods do you know for this kind of task? Which one fits here?',
      'What would you try first? A rough sketch or a simpler case may show the way.',
      'Which part of it have you met before? Begin with that.',
    ],
    [
      'I have no step by step way for this one, but I can check what you find. Write your first line.',
      'Write down one line that you are sure of, and I check it. From there we go on.',
    ],
    'Here is the result. I found it by a calculation of another kind, without steps to show, and checked it',
    'I checked the result by itself: put back into the task, it holds.',
  ),
}
