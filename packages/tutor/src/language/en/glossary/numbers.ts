/** How terms are written: `concepts/term.ts`. */
export const numbers = String.raw`
## digit
terms: digit
is: A digit is one of the ten signs from 0 to 9 with which numbers are written, as letters write words.
example: 407 is one number written with three digits: 4, 0 and 7.

## number
terms: number
common: yes
is: A number says how many or how much, or has a place on the number line.
example: 15 is one number, although two digits are needed to write it.

## natural-number
terms: natural number
is: Natural numbers are those we count with: 1, 2, 3 and so on.
example: 7 is natural, $-7$ and $0.7$ are not.
see: numbers.kinds

## integer
terms: integer; whole number
is: Integers are the natural numbers, their opposites and 0.
example: $-3$, 0 and 12 are integers, $2.5$ is not.
see: numbers.kinds

## even-number
terms: even number; even numbers
is: An even number is an integer that can be divided by 2 without a remainder.
example: 0, 8 and $-14$ are even.
see: numbers.even-odd

## odd-number
terms: odd number; odd numbers
is: An odd number is an integer that leaves a remainder of 1 when it is divided by 2.
example: 1, 7 and 23 are odd.
see: numbers.even-odd

## prime
terms: prime number; prime
is: A prime number has exactly two divisors: 1 and itself.
example: 7 is prime: only 1 and 7 divide it.
card: numbers.primes

## composite
terms: composite number; composite
is: A composite number has more than two divisors, so it is a product of smaller numbers.
example: $15 = 3 \cdot 5$ is composite.
see: numbers.primes

## divisor
terms: divisor; factor
field: divisibility
is: A divisor, or factor, of a number divides it without a remainder.
example: The divisors of 12 are 1, 2, 3, 4, 6 and 12.
see: numbers.factor-or-multiple

## multiple
terms: multiple
field: divisibility
is: A multiple of a number is that number times an integer.
example: The multiples of 12 are 12, 24, 36 and so on.
see: numbers.factor-or-multiple

## gcd
terms: gcf; greatest common divisor
field: divisibility
is: The greatest common factor is the largest number that divides all the given numbers.
example: For 12 and 18 it is 6.
card: numbers.gcd

## lcm
terms: lcm
field: divisibility
is: The least common multiple is the smallest number that all the given numbers divide.
example: For 12 and 18 it is 36.
card: numbers.lcm

## remainder
terms: remainder
is: The remainder is what is left over when a number does not divide evenly.
example: $17 = 5 \cdot 3 + 2$, so 17 divided by 5 leaves the remainder 2.
card: numbers.remainder

## sum
terms: sum
common: yes
is: A sum is the result of adding; the numbers added are its terms.
example: In $3 + 4 = 7$ the sum is 7.

## product
terms: product
common: yes
is: A product is the result of multiplying; the numbers multiplied are its factors.
example: In $3 \cdot 4 = 12$ the product is 12.

## quotient
terms: quotient
common: yes
is: A quotient is the result of dividing.
example: In $12 : 4 = 3$ the dividend is 12, the divisor is 4 and the quotient is 3.

## dividend
terms: dividend
is: The dividend is the number that is divided.
example: In $12 : 4 = 3$ the dividend is 12.

## fraction
terms: fraction
common: yes
is: A fraction tells how many equal parts of a whole are taken.
example: $\frac{3}{4}$ is three of four equal parts.
card: fractions.meaning

## numerator
terms: numerator
common: yes
is: The numerator is the number above the fraction bar: how many parts are taken.
example: In $\frac{3}{8}$ the numerator is 3: three of eight slices.
see: fractions.meaning

## denominator
terms: denominator
common: yes
is: The denominator is the number below the fraction bar: into how many equal parts the whole is cut.
example: In $\frac{3}{8}$ the denominator is 8: eight slices make the whole.
see: fractions.meaning

## proper-fraction
terms: proper fraction
is: A proper fraction has a numerator smaller than its denominator, so it is less than 1.
example: $\frac{3}{4}$ is proper.
see: fractions.mixed

## improper-fraction
terms: improper fraction
is: An improper fraction has a numerator at least as large as its denominator, so it is 1 or more.
example: $\frac{7}{4}$ is improper.
see: fractions.mixed

## mixed-number
terms: mixed number; mixed fraction
is: A mixed number is a whole number and a proper fraction together.
example: $\frac{7}{4}$ is $1 \frac{3}{4}$ as a mixed number.
see: fractions.mixed

## decimal
terms: decimal; decimal fraction
is: A decimal writes tenths, hundredths and so on behind a point.
example: 0.37 is 37 hundredths, $\frac{37}{100}$.
card: decimals.meaning

## percent
terms: percent
is: A percent is one hundredth of something.
example: 20 percent of 50 is 10.
card: percent.meaning

## percentage-point
terms: percentage point; percent point
is: A percentage point is a step of 1 on the percent scale, whatever the percent is of.
example: From 10 percent to 12 percent is 2 percentage points.
see: percent.points

## ratio
terms: ratio
is: A ratio compares two amounts by division: how much of one comes with how much of the other.
example: 2 cups of rice and 3 cups of water are in the ratio $2 : 3$.
card: ratio.meaning

## proportion
terms: proportion
is: A proportion says that two ratios are equal.
example: $2 : 3 = 4 : 6$ is a proportion.
card: ratio.proportion

## direct-proportion
terms: direct proportion; directly proportional; direct variation
is: Two amounts are directly proportional if doubling one doubles the other: their quotient stays the same.
example: 1 notebook costs 2, 5 notebooks cost 10, and 10 notebooks cost 20.
see: ratio.direct

## inverse-proportion
terms: inverse proportion; inversely proportional; inverse variation
is: Two amounts are inversely proportional if doubling one halves the other: their product stays the same.
example: 2 pumps need 6 hours, 4 such pumps need 3 hours.
see: ratio.inverse

## power-of-number
terms: power
common: yes
field: algebra
is: A power is a short way to write a product of equal factors.
example: $2^5 = 2 \cdot 2 \cdot 2 \cdot 2 \cdot 2 = 32$.
card: expressions.power-meaning

## exponent
terms: exponent
field: algebra
is: The exponent is the small raised number: how many times the base is taken as a factor.
example: In $2^5$ the exponent is 5.
see: expressions.power-meaning

## base-of-power
terms: base of a power; base
field: algebra
is: The base of a power is the number that is multiplied by itself.
example: In $2^5$ the base is 2.
see: expressions.power-meaning

## square-root
terms: square root
is: The square root of $a$ is the number that is not negative and whose square is $a$.
example: $\sqrt{49} = 7$, as $7^2 = 49$.
card: roots.meaning

## surd
terms: surd; surds
field: algebra
is: A surd is a root that does not come out as a whole number or a fraction, so it stays written as a root.
example: $\sqrt{2}$ and $3\sqrt{5}$ are surds, $\sqrt{9} = 3$ is none.
see: roots.meaning

## rational-number
terms: rational number; rational
is: A rational number can be written as a fraction of two integers.
example: $0.5$, $-3$ and $\frac{22}{7}$ are rational.
see: numbers.rational-irrational

## irrational-number
terms: irrational number; irrational
is: An irrational number cannot be written as a fraction of two integers; its decimal goes on without end and without repeating.
example: $\sqrt{2}$ and $\pi$ are irrational.
see: numbers.rational-irrational

## real-number
terms: real number
is: The real numbers are the rational and the irrational ones together: all the points of the number line.
example: $-2$, $\frac{1}{3}$ and $\sqrt{2}$ are real.
see: numbers.kinds

## absolute-value
terms: absolute value
is: The absolute value of a number is its distance from 0.
example: $|-5| = 5$ and $|5| = 5$.
card: integers.modulus

## opposite-number
terms: opposite number; opposites
is: Opposite numbers differ only in the sign: their sum is 0.
example: 3 and $-3$ are opposite.
card: integers.opposite

## reciprocal
terms: reciprocal
is: The reciprocal of a number is 1 divided by it: their product is 1.
example: The reciprocal of $\frac{2}{3}$ is $\frac{3}{2}$.
card: fractions.reciprocal

## expression
terms: expression; algebraic expression
common: yes
is: An expression is made of numbers, letters and operations and has no equals sign; it can be simplified or have a value.
example: $2x + 3$ is an expression.

## equation
terms: equation
common: yes
is: An equation says that two expressions are equal; to solve it is to find the letter that makes this true.
example: $2x + 3 = 11$ is an equation, and $x = 4$ solves it.
card: equations.what

## identity
terms: identity
is: An identity is an equality that is true for every value of its letters.
example: $2(x + 1) = 2x + 2$ is an identity.
card: expressions.identity

## inequality
terms: inequality
common: yes
is: An inequality says that one expression is greater or smaller than another; mostly a whole range of numbers solves it.
example: $x + 1 > 4$ is true for all $x > 3$.

## formula
terms: formula
common: yes
is: A formula is a rule in letters: it says how to find one amount from others.
example: $A = ab$ gives the area of a rectangle from its sides.

## variable
terms: variable
is: A variable is a letter in the place of a number that is not known or may change.
example: In $2x + 3$ the variable is $x$.
card: expressions.variable

## coefficient
terms: coefficient
is: A coefficient is the number in front of a letter, by which it is multiplied.
example: In $5x^2 - 3x$ the coefficients are 5 and $-3$.

## constant
terms: constant; constant term; free term
is: A constant is a number that does not change; the constant term of a polynomial is the one without a letter.
example: In $x^2 - 3x + 7$ the constant term is 7.

## term-of-sum
terms: term; addend
common: yes
is: A term is one of the parts that are added or subtracted.
example: $5x^2 - 3x + 7$ has the three terms $5x^2$, $-3x$ and 7.
see: expressions.term-or-factor

## like-terms
terms: like terms
is: Like terms have the same letters with the same exponents, so they can be put together.
example: $3x$ and $5x$ are like terms, and together they are $8x$.
card: expressions.like-terms

## monomial
terms: monomial
is: A monomial is a product of numbers and letters, without plus or minus between them.
example: $-3x^2y$ is a monomial.
card: expressions.monomial

## polynomial
terms: polynomial
is: A polynomial is a sum of monomials.
example: $x^2 - 3x + 7$ is a polynomial.
card: expressions.polynomial

## root-of-equation
terms: root of an equation; solution of an equation; solution
common: yes
is: A root, or solution, of an equation is a number that makes it true when it is put in.
example: $x = 4$ is the root of $2x + 3 = 11$.
card: equations.root

## discriminant
terms: discriminant
is: The discriminant $D = b^2 - 4ac$ tells how many real roots a quadratic equation has.
example: $D > 0$: two roots; $D = 0$: one; $D < 0$: none.
card: quadratics.discriminant

## quadratic-equation
terms: quadratic equation
is: A quadratic equation has $x^2$ as its highest power: $ax^2 + bx + c = 0$ with $a$ not 0.
example: $x^2 - 5x + 6 = 0$ is quadratic.
card: quadratics.meaning

## linear-equation
terms: linear equation
is: A linear equation has its unknown only to the first power: no squares, no unknown in a denominator.
example: $3x - 5 = 7$ is linear.

## system
terms: system of equations
is: A system is several equations that shall be true at once.
example: $x + y = 10$ and $x - y = 4$ are both true for $x = 7$, $y = 3$.
card: linear.system

## parameter
terms: parameter
is: A parameter is a letter that stands for a fixed number which is not told.
example: In $x^2 = a$ the unknown is $x$ and the parameter is $a$.
card: vectors.parameters

## function
terms: function
is: A function gives each allowed number exactly one value.
example: $f(x) = 2x + 1$ gives 7 for 3.
card: functions.meaning

## argument
terms: argument of a function; argument
is: The argument of a function is the number that is put in.
example: In $f(3) = 7$ the argument is 3 and the value is 7.
see: functions.meaning

## domain
terms: domain; domain of a function
field: function
is: The domain of a function is the set of all numbers that may be put in.
example: For $\sqrt{x}$ the domain is $x \ge 0$.
card: functions.domain

## range-of-function
terms: range of a function; range
field: function
is: The range of a function is the set of all values that come out.
example: The range of $x^2$ is $y \ge 0$.
see: functions.range

## graph
terms: graph; graph of a function
common: yes
is: The graph of a function is the set of all points $(x, y)$ in which $y$ is the value at $x$.
example: The graph of $y = 2x + 1$ is a straight line through $(0, 1)$ and $(1, 3)$.

## slope
terms: slope
is: The slope of a line says by how much $y$ changes when $x$ grows by 1.
example: The line $y = 3x - 2$ has the slope 3.
card: linear.slope

## intercept
terms: intercept; y-intercept
is: An intercept is where a graph meets an axis; the y-intercept is the value at $x = 0$.
example: $y = 3x - 2$ meets the $y$ axis at $-2$.
see: linear.intercept

## linear-function
terms: linear function
is: A linear function changes by the same amount for each step of $x$: $y = kx + b$.
example: $y = 2x + 1$ grows by 2 with each step.
card: linear.linear-function

## quadratic-function
terms: quadratic function
is: A quadratic function is $y = ax^2 + bx + c$ with $a$ not 0; its graph is a parabola.
example: $y = x^2 - 4x + 3$ is quadratic.
see: quadratics.parabola

## parabola
terms: parabola
is: A parabola is the curve that is the graph of a quadratic function: a bowl with one vertex and one axis of symmetry.
example: A thrown ball flies nearly along a parabola.
see: quadratics.parabola

## hyperbola
terms: hyperbola
is: A hyperbola is the graph of $y = \frac{k}{x}$: two branches that come nearer and nearer to the axes.
example: $y = \frac{6}{x}$ passes through $(2, 3)$ and $(3, 2)$.
see: functions.hyperbola

## asymptote
terms: asymptote
is: An asymptote is a line to which a graph comes closer and closer far out.
example: The axes are the asymptotes of $y = \frac{1}{x}$.
card: functions.asymptotes

## inverse-function
terms: inverse function
is: An inverse function leads from the value back to the number that was put in.
example: The inverse of doubling is halving.
card: functions.inverse

## even-function
terms: even function
is: An even function has the same value for $x$ and $-x$: its graph is its own mirror image in the $y$ axis.
example: $x^2$ is even.
see: functions.even-odd

## odd-function
terms: odd function
is: An odd function changes only the sign of its value when $x$ changes its sign.
example: $x^3$ is odd.
see: functions.even-odd

## sequence
terms: sequence
is: A sequence is a list of numbers in a fixed order.
example: 2, 4, 6, 8 and so on is the sequence of even numbers.
card: sequences.meaning

## arithmetic-sequence
terms: arithmetic sequence; arithmetic progression; arithmetic
is: In an arithmetic sequence the same number is added at each step.
example: 2, 5, 8, 11: each time plus 3.
see: sequences.arithmetic

## geometric-sequence
terms: geometric sequence; geometric progression; geometric
is: In a geometric sequence each term is multiplied by the same number.
example: 2, 6, 18, 54: each time times 3.
see: sequences.geometric

## logarithm
terms: logarithm
is: A logarithm is the exponent: to what power the base must be raised to get the number.
example: $\log_2 8 = 3$, as $2^3 = 8$.
card: logarithms.meaning

## limit
terms: limit
is: A limit is the value that something comes as close to as you like.
example: $1$, $\frac{1}{2}$, $\frac{1}{3}$, $\frac{1}{4}$ and so on has the limit 0.
card: calculus.limit

## derivative
terms: derivative
is: The derivative says how fast a function changes at a point: the slope of its graph there.
example: The derivative of the way by time is the speed.
card: calculus.derivative-meaning

## antiderivative
terms: antiderivative
is: An antiderivative of a function is one whose derivative is that function.
example: $x^2$ is an antiderivative of $2x$.
card: calculus.antiderivative

## integral
terms: integral
is: A definite integral adds up endlessly many thin strips: it is the area under the graph, counted negative below the axis.
example: The integral of the speed over time is the way.
card: calculus.definite

## extremum
terms: extremum; extrema
is: An extremum is a highest or lowest value of a function compared with the points around it.
example: $y = x^2$ has a minimum at $x = 0$.
see: calculus.extrema

## mean
terms: mean; average; arithmetic mean
field: data
is: The mean is the sum of the values divided by how many there are.
example: For 1, 2 and 9 the mean is 4.
card: chance.mean

## median-of-data
terms: median of data; median
field: data
is: The median of data is the middle value when they stand in order.
example: For 1, 2 and 9 the median is 2.
card: chance.median

## mode
terms: mode
field: data
is: The mode is the value that occurs most often.
example: For 3, 5, 5 and 8 the mode is 5.
see: chance.mode-range

## range-of-data
terms: range of data; range
field: data
is: The range of data is the largest value minus the smallest.
example: For 3, 5, 5 and 8 the range is $8 - 3 = 5$.
see: chance.mode-range

## variance
terms: variance
field: data
is: The variance is the mean of the squared distances from the mean: it measures spread.
example: For 1 and 3 the mean is 2, and the variance is 1.
card: statistics.variance

## standard-deviation
terms: standard deviation
field: data
is: The standard deviation is the root of the variance: a typical distance from the mean.
example: If the variance is 25, the standard deviation is 5.
card: statistics.deviation

## probability
terms: probability
is: The probability of an event is a number from 0 to 1 that says how likely it is.
example: With a fair die a 6 has the probability $\frac{1}{6}$.
card: chance.probability

## frequency-of-event
terms: relative frequency; frequency of an event
field: data
is: The relative frequency says in which share of the tries something really came.
example: 12 heads in 20 tosses: $\frac{12}{20} = 0.6$.
see: chance.frequency

## factorial
terms: factorial
is: The factorial $n!$ is the product of all natural numbers from 1 to $n$.
example: $4! = 1 \cdot 2 \cdot 3 \cdot 4 = 24$.
see: combinatorics.permutations

## permutation
terms: permutation
is: A permutation is an order in which things can be put.
example: Three books can stand in $3! = 6$ orders.
see: combinatorics.permutations

## combination
terms: combination
is: A combination is a choice in which the order does not matter.
example: Two of three friends can be chosen in 3 ways.
see: combinatorics.combinations

## axiom
terms: axiom; postulate
field: proof
is: An axiom is a statement that is agreed to be true at the start, without a proof: a chain of reasons has to begin somewhere.
example: Through two different points there is exactly one straight line.

## theorem
terms: theorem
field: proof
is: A theorem is a statement that has a proof: it follows from axioms and from what was proved before.
example: The angles of a triangle add up to 180 degrees.

## definition
terms: mathematical definition
field: proof
is: A definition says what a word shall mean; it needs no proof.
example: A square is a rectangle with four equal sides.

## proof
terms: proof
common: yes
field: proof
is: A proof shows by reasons, step by step, why a statement must be true in every case.
example: That the sum of two even numbers is even: $2a + 2b = 2(a + b)$.
see: geometry.proof

## converse
terms: converse theorem; converse
field: proof
is: The converse of a theorem swaps what is given and what follows; it may be false even if the theorem is true.
example: "A square has four equal sides" is true, but not every figure with four equal sides is a square.

## counterexample
terms: counterexample
field: proof
is: A counterexample is one case in which a statement fails; one is enough to refute it.
example: "All primes are odd": the counterexample is 2.

## set
terms: set
is: A set is a collection of things in which each one counts once and the order does not matter.
example: The set of the digits of 2020 is 0 and 2.

## interval
terms: interval
is: An interval is all the numbers between two ends, with or without the ends themselves.
example: $2 \le x < 5$ is the interval from 2 to 5 without 5.
see: inequalities.interval-notation

## negative-exponent
terms: negative exponent; negative power
field: algebra
is: A power with a negative exponent is 1 divided by the power with the positive one.
example: $2^{-3} = \frac{1}{8}$.
card: expressions.power-negative

## fractional-exponent
terms: fractional exponent; rational exponent; fractional power
field: algebra
is: A power with a fractional exponent is a root: the denominator says which one.
example: $9^{\frac{1}{2}} = \sqrt{9} = 3$.
card: roots.rational-exponent

## reduction-formula
terms: reduction formula; cofunction
is: Reduction formulas lead the sine or cosine of a large angle back to that of an acute one.
example: $\sin(180^\circ - \alpha) = \sin \alpha$.
see: trigonometry.reference-angle

## factor-of-product
terms: factor of a product
is: The factors of a product are the numbers that are multiplied.
example: In $3 \cdot 4 = 12$ the factors are 3 and 4.
see: expressions.term-or-factor

## independent-events
terms: independent events; independent
is: Two events are independent if one does not change the probability of the other.
example: Two tosses of a coin; not two cards drawn without putting back.
see: combinatorics.or-and

## exclusive-events
terms: mutually exclusive events; mutually exclusive; incompatible events
is: Two events are mutually exclusive if both cannot happen at once.
example: One throw of a die shows a 5, or it shows a 6.
see: combinatorics.or-and

## conditional-probability
terms: conditional probability
is: A conditional probability is the probability of an event when it is known that another one has happened.
example: After one of four aces is drawn from 36 cards, the next is an ace with $\frac{3}{35}$.
card: combinatorics.conditional

## vieta
terms: vieta theorem; vieta formulas; vietas theorem; vietas formulas
is: For $x^2 + px + q = 0$ the roots add up to $-p$, and their product is $q$.
example: $x^2 - 5x + 6 = 0$ has the roots 2 and 3: $2 + 3 = 5$ and $2 \cdot 3 = 6$.
card: quadratics.vieta

## common-denominator
terms: common denominator
is: A common denominator is a number that both denominators divide; then the parts have one size.
example: $\frac{1}{4}$ and $\frac{1}{6}$ have the common denominator 12.
card: fractions.common-denominator

## prime-factorization
terms: prime factorization; prime factors
is: A prime factorization writes a number as a product of primes.
example: $12 = 2 \cdot 2 \cdot 3$.
card: numbers.prime-factors

## place-value
terms: place value
is: The place value says what a digit is worth at its place: ones, tens, hundreds.
example: In 407 the 4 is worth 400.
card: numbers.place-value

## standard-form
terms: standard form; scientific notation
is: Standard form writes a number as one from 1 to 10 times a power of 10.
example: $4500 = 4.5 \cdot 10^3$.
card: expressions.standard-form

## rounding
terms: rounding
is: Rounding replaces a number by the nearest one with fewer digits.
example: 3.47 to tenths is 3.5.
card: decimals.round

## quartile
terms: quartile; quartiles
field: data
is: Quartiles cut ordered data into four parts of equal count.
example: The middle one is the median.
card: statistics.quartiles

## correlation
terms: correlation
field: data
is: Correlation says that two amounts tend to grow or fall together; it does not say that one is the cause.
example: More ice cream and more sunburns: the cause of both is the sun.
card: statistics.correlation

## complex-number
terms: complex number; imaginary unit; imaginary number
is: A complex number is $a + bi$ with $i^2 = -1$.
example: $3 + 2i$.
card: vectors.complex-i

## matrix-determinant
terms: determinant
is: The determinant of a two-by-two table is the product of one diagonal minus that of the other.
example: For the rows 1, 2 and 3, 4 it is $1 \cdot 4 - 2 \cdot 3 = -2$.
card: vectors.determinant
`
