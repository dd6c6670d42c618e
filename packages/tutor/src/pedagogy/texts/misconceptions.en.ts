import type { MisconceptionId } from '../misconception-list.ts'
import type { MisconceptionTexts } from './texts.ts'

export const misconceptionsEn: Readonly<Record<MisconceptionId, MisconceptionTexts>> = {
  'sign-kept': {
    diagnosis: 'A term went to the other side but kept its sign.',
    question: 'What do you have to do to both sides to be rid of {term}?',
    remark: 'which sign there?',
    counter: 'Take $x + 3 = 5$: its solution is 2. With the sign kept it would be $x = 5 + 3 = 8$, and 8 + 3 is not 5.',
  },
  'subtracts-coefficient': {
    diagnosis: 'The number before {unknown} was subtracted, but it multiplies {unknown}.',
    name: 'The number before the unknown was subtracted, but it multiplies the unknown.',
    question: 'Which operation undoes a multiplication? [[do divide]]',
    remark: 'times, not plus',
    counter: 'Take $2x = 10$: subtracting gives 8, but 2 times 8 is 16, not 10.',
  },
  'divides-wrong-way': {
    diagnosis: 'The division went the wrong way round.',
    question: 'If 4 equal boxes weigh 8 kg, how many kg does one box weigh? [[= 2]]',
    remark: 'what by what?',
    counter: 'Take $4x = 8$: 4 divided by 8 is one half, and 4 times one half is 2, not 8.',
  },
  'divides-one-term': {
    diagnosis: 'Some of the terms were changed here, and the others stayed as they were.',
    question: 'Which terms have to change, so that it stays equal? [[say each, every, all, both]]',
    remark: 'and the other terms?',
    counter: 'Take $2x + 4 = 10$, where $x = 3$: halving the first term only gives $x + 4 = 5$, and 3 + 4 is not 5.',
  },
  'distributes-first-only': {
    diagnosis: '{factor} was multiplied by the first term in the bracket only.',
    name: 'The factor was multiplied with the first term in the bracket only.',
    question: 'What is {factor} times {term}? [[= factor*term]]',
    remark: '{factorPlain} times what?',
    counter: 'Take 2 times (10 + 1), which is 22: with the first term only it would be 20 + 1 = 21.',
  },
  'minus-before-bracket': {
    diagnosis: 'The minus before the bracket changed the first sign only.',
    question: 'Which signs inside does a minus before a bracket change? [[say each, every, all, both]]',
    remark: 'every sign?',
    counter: 'Take 10 - (3 + 2), which is 5: with the first sign only it would be 10 - 3 + 2 = 9.',
  },
  'square-of-sum': {
    diagnosis: 'Squaring $a + b$ gives more than $a^2$ and $b^2$.',
    question:
      'Draw a square with the side $a + b$: besides $a^2$ and $b^2$, how many rectangles $ab$ do you see in it? [[= 2 // say two]]',
    remark: 'middle term?',
    counter: 'Take $(1 + 2)^2 = 9$: the sum of the squares is 1 + 4 = 5.',
  },
  'square-of-difference': {
    diagnosis: 'Squaring $a - b$ does not simply give $a^2 - b^2$.',
    question: 'Test it with numbers: is $(5 - 2)^2$ equal to $25 - 4$? [[no]]',
    remark: 'middle term, signs?',
    counter: 'Take $(5 - 3)^2 = 4$: the difference of the squares is 25 - 9 = 16.',
  },
  'middle-term-halved': {
    diagnosis: 'The middle term of the square is there, but the product has to be counted twice.',
    question:
      'Multiply the bracket by itself: how many times does the product of its two terms turn up? [[= 2 // say two, twice]]',
    remark: 'how many times?',
    counter: 'Take $(1 + 2)^2 = 9$: with the product counted once it would be 1 + 2 + 4 = 7.',
  },
  'adds-denominators': {
    diagnosis: 'The denominators were put together like the numerators.',
    question: 'Half a cake and another half: how much cake is that? [[= 1 // say one, whole]]',
    remark: 'parts of what size?',
    counter: 'Take two halves: together they are a whole. Adding tops and bottoms would give two quarters, a half.',
  },
  'no-common-denominator': {
    diagnosis: 'The numerators were put together before the fractions had a common denominator.',
    question: 'How many quarters are a half? [[= 2 // say two]]',
    remark: 'and the tops?',
    counter:
      'Take a half and a quarter: that is three quarters of a cake. Two quarters would be as much as the half alone.',
  },
  'cancels-in-sum': {
    diagnosis: 'A term of a sum was canceled, but only factors may be canceled.',
    question: 'Test it: what is $\\frac{6 + 4}{2}$? [[= 5]]',
    remark: 'a factor or a term?',
    counter: 'Take $\\frac{4 + 6}{2} = 5$: canceling in the first term only would give 2 + 6 = 8.',
  },
  'root-of-sum': {
    diagnosis: 'The root of a sum is not the sum of the roots.',
    question: 'Test it: what is $\\sqrt{9 + 16}$, if you add under the root first? [[= 5]]',
    remark: 'first inside',
    counter: 'Take $\\sqrt{9 + 16} = 5$: the sum of the roots is 3 + 4 = 7.',
  },
  'minus-squared': {
    diagnosis: 'There are no brackets around the minus, so the power belongs to the number alone.',
    question: 'Does the power take the minus along here? [[no]]',
    remark: 'what is squared?',
    counter: 'Take $-2^2$: it means minus the square of 2, so -4. Only $(-2)^2$ is 4.',
  },
  'negative-base': {
    diagnosis: 'A negative number in brackets was squared, minus included.',
    question: 'What is minus times minus? [[say plus, positive // not minus]]',
    remark: 'minus times minus?',
    counter: 'Take $(-2)^2$: it means -2 times -2, and that is 4.',
  },
  'left-to-right': {
    diagnosis: 'The operations were done from left to right, one after another, but they are not all equally strong.',
    question:
      'Which operation goes before addition and subtraction? [[do multiply // do divide // say multipl, divi, times, power, bracket]]',
    remark: 'which goes first?',
    counter: 'Take 1 + 2 times 3: one coin and two piles of three coins are 7 coins, not 9.',
  },
  'minus-swallows': {
    diagnosis: 'The subtraction was applied to more than the one number after it.',
    question: 'You have 5 coins, give away 1 and get 2: how many do you have now? [[= 6]]',
    remark: 'from left to right',
    counter: 'Take 5 - 1 + 2: you have 5, give away 1, get 2, and have 6. With 5 - (1 + 2) it would be 2.',
  },
  'divides-without-flip': {
    diagnosis: 'The division of fractions was done like a multiplication.',
    question: 'Test it: how many halves fit into 1? [[= 2 // say two]]',
    remark: 'which one turns over?',
    counter: 'Take 1 divided by one half: two halves fit into 1, so it is 2. Multiplying would give one half.',
  },
  'flips-wrong-fraction': {
    diagnosis: 'The wrong fraction was turned over.',
    question: 'By which of the two do you divide, the first or the second? [[say second, last // not first]]',
    remark: 'which one turns over?',
    counter: 'Take 6 divided by 2, which is 3: with the wrong one turned over it would be one third.',
  },
  'power-as-times': {
    diagnosis: 'The small number at the top was read as a factor.',
    question: '$5^2$ is short for $5 \\cdot 5$: how much is that? [[= 25]]',
    remark: 'how many factors?',
    counter: 'Take $2^3 = 2 \\cdot 2 \\cdot 2 = 8$: 2 times 3 is only 6.',
  },
  'multiplies-exponents': {
    diagnosis: 'The exponents were multiplied where the powers are multiplied with each other.',
    question: 'Write out $x^2 \\cdot x^3$: how many $x$ are multiplied? [[= 5 // say five]]',
    remark: 'count the factors',
    counter: 'Take $2^2 \\cdot 2^3 = 4 \\cdot 8 = 32$: that is $2^5$, while $2^6$ is 64.',
  },
  'adds-exponents': {
    diagnosis: 'The exponents were added where a power is raised to a power.',
    question: '$(x^2)^3$ is $x^2 \\cdot x^2 \\cdot x^2$: how many $x$ are multiplied? [[= 6 // say six]]',
    remark: 'how many times?',
    counter: 'Take $(2^2)^3 = 4^3 = 64$: that is $2^6$, while $2^5$ is 32.',
  },
  'joins-unlike': {
    diagnosis: 'Terms of different kinds were put together.',
    question: 'Are 2 apples and 3 pears the same as 5 apples? [[no]]',
    remark: 'are these alike?',
    counter: 'Take $2x + 3$ at $x = 1$: it is 5. At $x = 2$ it is 7, while $5x$ would be 10.',
  },
  'sign-of-product': {
    diagnosis: 'A sign was lost in a multiplication.',
    question: 'What does minus times minus give? [[say plus, positive // not minus]]',
    remark: 'which sign?',
    counter: 'Take -2 times -3: it is 6, since two minus signs give plus; -2 times 3 is -6.',
  },
  'lost-root': {
    diagnosis: 'One more root is missing.',
    question: 'Is there another number that fits? [[yes]]',
    remark: 'only this one?',
    counter: 'Take $x^2 - 3x + 2 = 0$: 1 fits, and so does 2. One number is not the whole answer.',
  },
  'one-root-of-square': {
    diagnosis: 'A positive number has two square roots, one of each sign.',
    question: 'Which other number has the same square?',
    remark: 'both signs?',
    counter: 'Take $x^2 = 4$: 2 fits, and so does -2, because $(-2)^2 = 4$.',
  },
  'divided-by-unknown': {
    diagnosis: 'Dividing by {unknown} loses the root where {unknown} is zero.',
    name: 'Dividing by the unknown loses the root where the unknown is zero.',
    question: 'Put 0 in for {unknown}: does it fit as well? [[yes]]',
    remark: 'and zero?',
    counter: 'Take $x^2 = 3x$: dividing leaves $x = 3$, but 0 fits too: 0 = 0.',
  },
  'factor-signs': {
    diagnosis: 'The numbers are right, but their signs are turned round.',
    question: 'Take the bracket $x - 2$: for which $x$ is it zero? [[= 2]]',
    remark: 'signs?',
    counter: 'Take $x - 2 = 0$: the root is 2, not -2, because 2 - 2 is 0.',
  },
  'discriminant-sign': {
    diagnosis: 'The product $4ac$ has to be subtracted, with the sign that $a$ and $c$ give it.',
    question: 'What is $-4ac$ here, sign included?',
    remark: 'sign of 4ac?',
    counter: 'Take $x^2 - 3x + 2 = 0$ with the roots 1 and 2: $9 - 8 = 1$ gives them, $9 + 8 = 17$ would not.',
  },
  'formula-denominator': {
    diagnosis: 'The formula was divided by the wrong number: the denominator is $2a$.',
    question: 'What is $2a$ here?',
    remark: 'over 2a?',
    counter: 'Take $x^2 - 3x + 2 = 0$: $\\frac{3 + 1}{2} = 2$ fits; divided by 1 it would be 4, and 4 does not fit.',
  },
  'product-not-zero': {
    diagnosis: 'The factors were set equal to the right side, but that works only when it is zero.',
    question: 'Which number should stand on the right before you look at the factors? [[= 0]]',
    remark: 'zero on the right?',
    counter: 'Take 2 times 3 = 6: neither factor is 6. Only a product of zero forces a factor to be zero.',
  },
  'root-of-square': {
    diagnosis: 'The root of a square is never negative, so it is the absolute value, not the expression itself.',
    question: 'Test it: what is $\\sqrt{(-5)^2}$? [[= 5]]',
    remark: 'and if negative?',
    counter: 'Take $\\sqrt{(-3)^2} = \\sqrt{9} = 3$: it is not -3.',
  },
  'zero-power': {
    diagnosis: 'A power with the exponent zero was taken for zero.',
    question: 'What do you get if you divide $2^3$ by $2^3$? [[= 1]]',
    remark: 'zero factors: what?',
    counter: 'Take $\\frac{2^3}{2^3} = 1$: by the rule for exponents that is $2^0$.',
  },
  'negative-power': {
    diagnosis: 'The minus in the exponent was moved to the number.',
    question: 'In 4, 2, 1 each number is half of the one before: which comes next? [[= 1/2]]',
    remark: 'minus below?',
    counter: 'Take $2^1 = 2$, $2^0 = 1$: one more division by 2 gives $2^{-1} = \\frac{1}{2}$, not -2.',
  },
  'mixed-by-parts': {
    diagnosis: 'The whole parts and the fractions were multiplied separately.',
    question: 'Which single fraction is one and a half? [[= 3/2]]',
    remark: 'one fraction first',
    counter: 'Take one and a half times two: it is three. Parts alone, 1 times 2, would give only two.',
  },
  'longer-decimal': {
    diagnosis: 'The decimal with more digits was taken for the larger one.',
    question: 'Which is more, 0.2 or 0.15? [[= 1/5]]',
    remark: 'compare the tenths',
    counter: 'Take 0.2 and 0.15: two tenths are twenty hundredths, more than fifteen.',
  },
  'comma-shift': {
    diagnosis: 'The digits are right, but the decimal point is in the wrong place.',
    question: 'Warm up: what is half of 0.5? [[= 1/4]]',
    remark: 'where is the point?',
    counter: 'Take 0.5 times 0.5: half of a half is a quarter, 0.25, and not 2.5.',
  },
  'percent-wrong-base': {
    diagnosis: 'The percent was taken of the new value, but it belongs to the value before the change.',
    question: 'If a shirt for 100 gets 10 percent dearer, of which number are these 10 percent taken? [[= 100]]',
    remark: 'percent of what?',
    counter: 'Take 100 raised by half: 150. Half of 150 off would leave 75, not 100.',
  },
  'adds-percents': {
    diagnosis: 'The two percentages were added, but the second one is taken of the already changed value.',
    question:
      '100 grows by 10 percent to 110, then by 10 percent again: of which number is the second 10 percent taken? [[= 110]]',
    remark: 'percent of what?',
    counter: 'Take 100 and raise it by half twice: 150, then 225. Adding the percentages would give 200.',
  },
  'percent-as-number': {
    diagnosis: 'The percent was added or subtracted like a plain number.',
    question: 'Warm up: how much is 10 percent of 50? [[= 5]]',
    remark: 'percent of what?',
    counter: 'Take 10 percent more than 50: a tenth of 50 is 5, so 55 and not 60.',
  },
  'sign-not-flipped': {
    diagnosis: 'The sides were multiplied or divided by a negative number, but the sign of the inequality stayed.',
    question: '2 is less than 3: which is larger, -2 or -3? [[= -2]]',
    remark: 'which way round?',
    counter: 'Take 2 < 3: with both signs changed it is -2 > -3.',
  },
  'extraneous-root': {
    diagnosis: 'One of these numbers does not fit the equation you started from.',
    question: 'Put each of them into the first equation: which ones fit?',
    remark: 'put it in',
    counter: 'Take $\\sqrt{x} = -1$: squaring gives $x = 1$, but the root of 1 is 1, not -1.',
  },
  'domain-ignored': {
    diagnosis: 'Some of these numbers are not allowed: for them a part of the task has no value.',
    question: 'For which numbers do all roots, logarithms and denominators have a value?',
    remark: 'is it allowed?',
    counter: 'Take $\\ln x < 0$: $x < 1$ alone would let in -5, and $\\ln(-5)$ has no value.',
  },
  'function-of-sum': {
    diagnosis: 'The function of a sum was taken for the sum of the functions.',
    question: 'Test it with numbers: is $2^{1 + 2}$ equal to $2^1 + 2^2$? [[no]]',
    remark: 'try numbers',
    counter: 'Take $2^{1 + 2} = 8$: the sum $2^1 + 2^2$ is 6.',
  },
  'log-of-sum': {
    diagnosis: 'The logarithm of a sum is not the sum of the logarithms.',
    question: 'Two logarithms added give one logarithm: of a sum, or of a product? [[say product, multipl // not sum]]',
    remark: 'sum or product?',
    counter:
      'Take $\\log_2(2 + 2) = 2$ and $\\log_2(4 + 4) = 3$: the sum of the logarithms of 4 and 4 is 4, the logarithm of the product 16.',
  },
  'factor-out-of-function': {
    diagnosis: 'A factor was taken out of the function, but it belongs to the argument.',
    question: 'Test it: $\\sin 90°$ is 1, and what is $\\sin 180°$? [[= 0]]',
    remark: 'inside or outside?',
    counter: 'Take $\\sin(2 \\cdot 90°) = \\sin 180° = 0$: but $2\\sin 90°$ is 2.',
  },
  'degrees-as-radians': {
    diagnosis: 'Degrees and radians are mixed up: the number was used in the other unit.',
    question: 'How many degrees are a half turn? [[= 180]]',
    remark: 'degrees or radians?',
    counter: 'Take the sine of 90: in degrees it is 1, in radians about 0.89.',
  },
  'one-angle': {
    diagnosis: 'These angles fit, but there are more of them.',
    question:
      'After how many degrees is a point on the circle back where it began? [[= 360 // = 2*pi // say full turn, whole turn]]',
    remark: 'only these?',
    counter: 'Take $\\cos x = \\frac{1}{2}$: 60° fits, but so do -60° and each of them after a full turn.',
  },
  'derivative-of-product': {
    diagnosis: 'The derivatives of the factors were multiplied, but a product has a rule of its own.',
    question: 'Warm up: $x \\cdot x$ is $x^2$, so what is its derivative? [[= 2*x]]',
    remark: 'rule for products?',
    counter: 'Take $x \\cdot x = x^2$ with the derivative $2x$: multiplying the derivatives would give 1.',
  },
  'derivative-of-quotient': {
    diagnosis: 'The derivatives of top and bottom were divided, but a quotient has a rule of its own.',
    question: 'Warm up: $\\frac{x^2}{x}$ is just $x$, so what is its derivative? [[= 1]]',
    remark: 'rule for quotients?',
    counter: 'Take $\\frac{x^2}{x} = x$ with the derivative 1: dividing the derivatives would give $2x$.',
  },
  'chain-factor': {
    diagnosis: 'The derivative of the inner function was forgotten.',
    question: 'What is inside, and what is its derivative?',
    remark: 'and the inside?',
    counter: 'Take $(2x)^2 = 4x^2$ with the derivative $8x$: without the inner factor it would be $4x$.',
  },
  'constant-forgotten': {
    diagnosis: 'One antiderivative is right, but there are as many as there are numbers.',
    question: 'What may you add to it without changing its derivative? [[say constant, number, any, plus c]]',
    remark: 'and the constant?',
    counter: 'Take $x^2$ and $x^2 + 7$: both have the derivative $2x$.',
  },
  'mean-median': {
    diagnosis: 'The mean and the median were mixed up.',
    question:
      'Which one is the value in the middle, when the numbers stand in order? [[say median // not mean, average]]',
    remark: 'mean or median?',
    counter: 'Take 1, 2 and 9: the median is 2, the mean is 4.',
  },
  'perimeter-area': {
    diagnosis: 'The perimeter and the area were mixed up.',
    question: 'Which of the two goes around the figure? [[say perimeter // not area]]',
    remark: 'round or inside?',
    counter: 'Take a square with the side 1: its area is 1, its perimeter is 4.',
  },
  'unit-linear': {
    diagnosis: 'A unit of area or volume was converted like a length.',
    question: 'A square meter is 100 cm long and 100 cm wide: how many square centimeters is that? [[= 10000]]',
    remark: 'along or into?',
    counter: 'Take a square meter: 100 cm along each side, so 100 times 100 square centimeters.',
  },
  'unit-not-converted': {
    diagnosis: 'The number was not converted, or it was converted in the wrong direction.',
    question:
      '2 meters, said in centimeters: is the number more than 2 or less? [[say more, larger, bigger // not less, fewer, smaller]]',
    remark: 'more or fewer?',
    counter: 'Take 2 m: in centimeters it is more of them, 200.',
  },
  'equals-and-then': {
    diagnosis: 'The equals sign was used as "and then": what stands left and right of it is not equal.',
    question: 'How would you write each calculation by itself?',
    remark: 'are they equal?',
    counter: 'Take 2 + 3 = 5 times 2 = 10: it says that 2 + 3 is 10.',
  },
}
