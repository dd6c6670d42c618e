/** How cards are written: `concepts/card.ts`. */
export const expressions = String.raw`
## expressions.variable
skills: 6.algebra.evaluate
title: What a variable is and why we use letters
also: what is a variable; why are there letters in math; why use letters instead of numbers; algebra letters; what does n mean; coefficient meaning; what does x stand for; letters instead of numbers; why do we use x
near: equations.what; expressions.evaluate; expressions.hidden-times
what: A variable is a letter that stands for a number. With it you say something for all numbers at once.
why: "Any rectangle: add length and width and double it" becomes $2(a + b)$. One line serves every rectangle of the world.
how: Read letters as amounts: $5n$ is five times the amount $n$; the 5 is the coefficient.
when: For formulas, patterns, rules, unknown numbers.
mistake: Taking a letter for a thing: in $3a$ the $a$ is not "apples" but the number of apples or their price.
picture: A form with an empty box: whatever you write into the box, the form stays the same.
example: A taxi costs 4 dollars plus 2 per mile: $4 + 2m$.
check: You are n years old. How old are you in 3 years? || n + 3 | n+3

## expressions.hidden-times
skills: 6.algebra.evaluate
title: The hidden times sign: what 3x means
also: what does 3x mean; number next to a letter; is 3x the same as 3 + x; hidden multiplication; what does ab mean; why is there no times sign; number in front of a bracket; is 3x 3 times x; why no times sign
near: expressions.variable; equations.divide-or-subtract
what: Between a number and a letter, between letters, and before a bracket stands an invisible times: $3x = 3 \cdot x$.
why: The times sign looks like the letter x, and algebra uses multiplication all the time. So it was left out.
how: Put the sign back when you insert a number: $3x$ for $x = 4$ is $3 \cdot 4 = 12$.
when: Reading and evaluating any expression.
mistake: Putting 4 right beside the 3 and reading 34.
picture: A quiet partner between the two who only speaks when a number comes.
example: $2ab = 2 \cdot a \cdot b$, and $5(x + 1) = 5 \cdot (x + 1)$.
check: What is 4x for x = 5? || 20

## expressions.evaluate
skills: 6.algebra.evaluate
title: Finding the value of an expression
also: evaluate an expression; substitute a number; plug in a number; what is the value when x = 2; how do i substitute; put the number in; plug in a number for x; put the value into the expression; substitute x
near: expressions.evaluate-negative; numbers.order; learning.evaluate
what: Replace each letter by its number and calculate in the right order.
why: A recipe becomes a meal only when you know for how many people. The letter is the number of people.
how: $3x + 7$ for $x = 5$: $3 \cdot 5 + 7 = 15 + 7 = 22$.
when: Using a formula, checking a solution, filling a table.
mistake: Replacing the letter in one place only.
picture: A machine: 5 goes in, 22 comes out.
example: $2a^2 - b$ for $a = 3$ and $b = 4$: $2 \cdot 3^2 - 4 = 18 - 4 = 14$.
check: What is 6x - 5 for x = 2? || 7

## expressions.evaluate-negative
skills: 6.algebra.evaluate
title: Why you put negative numbers in brackets
also: substitute a negative number; plug in -3; brackets when substituting; x squared when x is negative; sign mistakes when evaluating
near: expressions.power-negative-base; expressions.evaluate; integers.rationals-order
what: When you insert a negative number, write it in brackets.
why: The power and the times sign must reach the number together with its minus. The bracket keeps both in one parcel.
how: $x^2 - 2x$ for $x = -3$: $(-3)^2 - 2 \cdot (-3) = 9 + 6 = 15$.
when: Every negative or fraction value.
mistake: Writing $-3^2$ and getting $-9$.
picture: Gift wrap around the minus and the number.
example: $5 - x$ for $x = -2$: $5 - (-2) = 7$.
check: What is x² + x for x = -4? || 12

## expressions.like-terms
skills: 6.algebra.like-terms
title: What like terms are
also: like terms; combine like terms; collect like terms; which terms can i add; how do i simplify 3x + 2x; add the coefficients; can i add 3x and 3x^2; same letter same power
near: expressions.unlike-terms; expressions.x-plus-x
what: Like terms have the same letters with the same exponents. Add their coefficients and keep the letter part.
why: 3 boxes and 2 boxes are 5 boxes, whatever is in them. That is $3x + 2x = 5x$.
how: $7a + 4 - 2a + 1$: boxes with boxes, numbers with numbers, $7a - 2a + 4 + 1 = 5a + 5$.
when: To shorten each expression and to tidy equations.
mistake: Losing the sign that stands before a term. It belongs to it.
picture: Sorting laundry: socks to socks, shirts to shirts.
example: $6x^2 + x - 2x^2 = 4x^2 + x$.
check: Simplify 8y - 3y + y. || 6y

## expressions.unlike-terms
skills: 6.algebra.like-terms
title: Why 3x + 2 is not 5x
also: is 3x + 2 equal to 5x; why can't i add x and a number; why can't you add x and x squared; unlike terms; can i combine x and y; 2x + 3y; why cant i add 3x and 2; can i add x and a number
near: expressions.like-terms; expressions.hidden-times
what: $3x$ and 2 are different kinds, so $3x + 2$ stays as it is.
why: Test with $x = 10$: $3 \cdot 10 + 2 = 32$, but $5 \cdot 10 = 50$. Three boxes and two loose apples are not five boxes.
how: Look at the letter part. Different letter part: leave the plus sign standing.
when: At the end of simplifying, to know when to stop.
mistake: Adding $x$ and $x^2$: for $x = 3$ that is $3 + 9$, neither 6 nor 27.
picture: Meters, square meters and cubes in three separate drawers.
example: $4a + 3b + a = 5a + 3b$, and no more.
check: Can 5x + 3 be simplified? || no

## expressions.x-plus-x
skills: 6.algebra.like-terms; 7.powers.meaning
title: x + x or x · x
also: is x + x equal to x squared; x times x; difference between 2x and x squared; x plus x; why is x times x not 2x
near: numbers.square-not-double; expressions.power-meaning
what: $x + x = 2x$ and $x \cdot x = x^2$.
why: Two sticks of length $x$ laid in a row have length $2x$. A square with side $x$ has area $x^2$. A length and an area are not the same.
how: Plus counts how many: $x + x + x = 3x$. Times counts factors: $x \cdot x \cdot x = x^3$.
when: Whenever two equal letters meet.
mistake: $x + x \ne x^2$. Test with 5: 10 and 25.
picture: Two sticks end to end, and a square tile.
example: $2x \cdot 3x = 6x^2$, but $2x + 3x = 5x$.
check: Simplify a · a · a. || a^3

## expressions.expand
skills: 6.algebra.brackets
title: Expanding brackets: why everything is multiplied
also: expand brackets; distributive property; open the brackets; multiply out; why do we multiply both terms; remove parentheses; distribute; multiply out brackets; 3(x+2) is not 3x+2; why multiply both terms in the bracket; distributive law
near: expressions.minus-bracket; expressions.common-factor; equations.brackets
what: The factor before a bracket multiplies each term inside: $a(b + c) = ab + ac$.
why: 3 bags, each with 2 apples and 5 nuts: you get 3 times the apples and also 3 times the nuts.
how: $4(x - 6) = 4 \cdot x - 4 \cdot 6 = 4x - 24$.
when: To simplify, and in equations with brackets.
mistake: Multiplying the first term only: for $x = 1$, $3(x + 2)$ is 9, but $3x + 2$ is 5.
picture: A rectangle of height $a$, cut into widths $b$ and $c$.
example: $-2(3y - 1) = -6y + 2$.
check: Expand 5(x + 3). || 5x + 15 | 5x+15

## expressions.minus-bracket
skills: 6.algebra.brackets
title: Why a minus before a bracket changes all signs
also: minus before a bracket; negative in front of parentheses; why do all signs change; subtract a bracket; plus before a bracket; open brackets with minus; minus in front of a bracket; what happens to signs when i remove brackets; -(a-b); negative before parentheses flips signs
near: expressions.expand; integers.minus-minus
what: A minus before a bracket turns the sign of each term in it. A plus changes nothing.
why: You pay 20, the price is 8 less a coupon of 3. $20 - (8 - 3)$: you get 12 back and the 3 on top, $20 - 8 + 3 = 15$.
how: $7 - (x - 4) = 7 - x + 4 = 11 - x$.
when: Differences of expressions, equations, fractions with a minus before them.
mistake: Changing only the first sign: $7 - x - 4$. For $x = 4$ the bracket is 0, so the value must be 7.
picture: A flip switch that turns everyone in the room around.
example: $2a - (a + 3b) = 2a - a - 3b = a - 3b$.
check: Simplify 5 - (x + 2). || 3 - x | -x + 3

## expressions.power-meaning
skills: 7.powers.meaning
title: What a power is: base and exponent
also: what is an exponent; what does the small number mean; base and exponent; what is a power; 2 to the 5th; raised to the power; index; small number at the top right; what does 2 to the power of 3 mean; what is the base; little number up high; is 2^3 the same as 2*3; what are indices
near: expressions.power-multiply; numbers.square-and-cube; expressions.power-negative-base
what: In $a^n$ the base $a$ is multiplied by itself, $n$ factors in all.
why: Paper folded 5 times: the layers double each time, $2 \cdot 2 \cdot 2 \cdot 2 \cdot 2$. It is shorter as $2^5$.
how: $3^4 = 3 \cdot 3 \cdot 3 \cdot 3 = 81$. An exponent 1 changes nothing, $7^1 = 7$.
when: Doubling, areas, volumes, big numbers.
mistake: Multiplying base and exponent: $2^5$ is 32, not 10.
picture: A family tree: 2 parents, 4 grandparents, 8 great-grandparents.
example: $10^6 = 1000000$ has six zeros.
check: What is 2^6? || 64

## expressions.power-negative-base
skills: 7.powers.meaning
title: Why -3² and (-3)² are different
also: is -3 squared 9 or -9; negative base; minus sign and exponent; brackets around a negative power; (-2)^4; does the exponent include the minus; is -3^2 9 or -9; -3^2 versus (-3)^2; minus inside or outside the power; why is -3^2 negative
near: expressions.power-meaning; integers.many-signs; expressions.evaluate-negative
what: $(-3)^2 = 9$, but $-3^2 = -9$. An exponent belongs only to what stands right before it.
why: Powers come before signs in the order of operations. Without a bracket the 3 is squared first and the minus waits outside.
how: Bracket: the minus is multiplied too. Even exponent gives plus, odd gives minus: $(-2)^3 = -8$.
when: Negative numbers and powers in one expression.
mistake: Typing $-3^2$ into a calculator and expecting 9.
picture: The bracket is a house: who lives in it goes along, who stands outside does not.
example: $(-1)^{10} = 1$, $-1^{10} = -1$.
check: What is (-5)^2? || 25

## expressions.power-multiply
skills: 7.powers.laws
title: Why exponents are added when you multiply
also: multiply powers; add the exponents; x^3 times x^4; same base; product rule for exponents; why do we add exponents; laws of exponents; same base multiply powers; x^2 times x^3; why dont we multiply the exponents
near: expressions.power-divide; expressions.power-of-power; expressions.power-meaning
what: Same base: $a^m \cdot a^n = a^{m+n}$.
why: Just write it out: $x^3 \cdot x^2 = (x \cdot x \cdot x) \cdot (x \cdot x)$. Three factors and two factors are five factors, $x^5$.
how: Check that the bases agree, keep the base, add the exponents: $2^3 \cdot 2^4 = 2^7$.
when: Products of powers with one base.
mistake: Multiplying exponents or bases: $2^3 \cdot 2^4$ is not $4^7$ and not $2^{12}$.
picture: Two trains of 3 and 4 wagons are coupled: 7 wagons.
example: $a \cdot a^5 = a^6$, since $a$ alone has the exponent 1.
check: Simplify x^4 · x^6. || x^10

## expressions.power-divide
skills: 7.powers.laws
title: Why exponents are subtracted when you divide
also: divide powers; subtract the exponents; x^7 divided by x^3; quotient rule for exponents; why do we subtract exponents
near: expressions.power-multiply; expressions.power-zero; fractions.reduce
what: Same base, not 0: $\frac{a^m}{a^n} = a^{m-n}$.
why: Write the fraction out and cancel: $\frac{x^5}{x^2}$ has five factors above, two below. Two cancel, three stay.
how: $\frac{5^8}{5^6} = 5^2 = 25$.
when: Quotients of powers with one base.
mistake: Dividing the exponents: $\frac{x^6}{x^2} = x^4$, not $x^3$.
picture: Wagons taken off the train, one for one.
example: $\frac{a^9}{a} = a^8$.
check: Simplify y^12 : y^4. || y^8

## expressions.power-of-power
skills: 7.powers.laws
title: Power of a power, of a product, of a fraction
also: power of a power; multiply the exponents; (x^2)^3; power of a product; (2x)^3; why is the 2 also cubed; power of a fraction; multiply the exponents in (x^2)^3; (x^2)^3 versus x^2*x^3; when do i add exponents and when multiply them; power raised to a power; exponent outside the bracket
near: expressions.power-multiply; expressions.monomial-power
what: $(a^m)^n = a^{m \cdot n}$, and each factor gets the exponent: $(ab)^n = a^n b^n$.
why: $(x^2)^3 = x^2 \cdot x^2 \cdot x^2$: three groups of two factors, six factors.
how: $(2x)^3 = 2^3 \cdot x^3 = 8x^3$.
when: An exponent stands outside a bracket with a product.
mistake: Using it for sums: $(a + b)^2 \ne a^2 + b^2$. Or forgetting the number: $(2x)^3$ is not $2x^3$.
picture: Three boxes, in each two apples.
example: $\left(\frac{2}{3}\right)^2 = \frac{4}{9}$, and $(a^4)^5 = a^{20}$.
check: Simplify (x^3)^4. || x^12

## expressions.power-zero
skills: 7.powers.zero-negative
title: Why anything to the power 0 is 1
also: anything to the power of 0; why is x to the zero equal to 1; zero exponent; 5 to the 0; why not 0; why is 7 to the power 0 equal to 1; anything to the zero; x^0
near: expressions.power-divide; expressions.power-negative; numbers.times-zero
what: $a^0 = 1$ for every $a$ that is not 0.
why: Go down: $2^3 = 8$, $2^2 = 4$, $2^1 = 2$. Each step halves, so the next is $2^0 = 1$. Also $\frac{5^3}{5^3} = 1$, and by the rule that is $5^{3-3}$.
how: As soon as the exponent is 0, write 1, however big the base: $1000^0 = 1$.
when: In the laws of powers and in place value: ones are $10^0$.
mistake: Writing 0. No factors does not mean the number nothing; you start every product at 1.
picture: A staircase of blocks 8, 4, 2, 1: the step after 2 is 1, not 0.
example: $3x^0 = 3$ for $x \ne 0$, but $(3x)^0 = 1$.
check: What is 7^0? || 1

## expressions.zero-to-zero
skills: 7.powers.zero-negative
title: What 0 to the power 0 is
also: what is 0 to the power 0; 0^0; is zero to the zero also 1; zero to the power of zero; why can't the base be 0; does it work for 0 too
near: expressions.power-zero; numbers.divide-by-zero
what: At school $0^0$ has no value: the rule $a^0 = 1$ is for every $a$ but 0.
why: The reason $a^0 = \frac{a^3}{a^3}$ divides by $a^3$, and with $a = 0$ that is a division by zero. The two patterns also disagree: $3^0 = 2^0 = 1^0 = 1$ leads to 1, but $0^3 = 0^2 = 0^1 = 0$ leads to 0.
how: Before you write 1, look whether the base can be 0.
when: In conditions such as $x \ne 0$ beside $x^0 = 1$.
mistake: Taking 1 or 0 because a calculator shows one of them: that is an agreement for its own purpose.
picture: Two roads that meet at a gap: one arrives at height 1, the other at height 0.
example: $(x - 2)^0 = 1$ holds for every $x$ but 2.
check: For which $x$ has $(x - 5)^0$ no value? || 5 | x = 5

## expressions.power-negative
skills: 7.powers.zero-negative
title: What a negative exponent means
also: negative exponent; 2 to the minus 3; why does a negative exponent make a fraction; is it a negative number; power of -1; flip with negative exponent; what does 2^-3 mean; power with a minus; why is a negative power a fraction
near: expressions.power-zero; fractions.reciprocal; expressions.standard-form-small
what: $a^{-n} = \frac{1}{a^n}$: the minus in the exponent turns the power over. It does not make it negative.
why: Go on down the stairs: $2^1 = 2$, $2^0 = 1$, then half again: $2^{-1} = \frac{1}{2}$, $2^{-2} = \frac{1}{4}$.
how: $3^{-2} = \frac{1}{3^2} = \frac{1}{9}$.
when: Small numbers, quotients of powers, units like $\text{s}^{-1}$.
mistake: $2^{-3}$ is not $-8$ and not $-6$. It is $\frac{1}{8}$.
picture: An elevator: below the ground floor 1 come the halves, quarters, eighths.
example: $\left(\frac{2}{5}\right)^{-1} = \frac{5}{2}$, and $10^{-3} = 0.001$.
check: What is 2^(-3)? || 1/8 | 0.125

## expressions.standard-form
skills: 7.powers.standard-form
title: Standard form: writing big numbers short
also: standard form; scientific notation; a times 10 to the n; how do i write a big number with a power of 10; why between 1 and 10; number in standard form; what is scientific notation for; writing big numbers with powers of ten
near: expressions.standard-form-small; decimals.shift-point
what: A number is written as $a \cdot 10^n$ with $a$ from 1 up to, but not including, 10.
why: The distance to the sun, 150000000 km, is hard to read. $1.5 \cdot 10^8$ shows the size at once: eight places.
how: Set the point after the first digit and count how far it moved: $47000 = 4.7 \cdot 10^4$.
when: Astronomy, physics, calculators.
mistake: Writing $47 \cdot 10^3$. The value is right, but 47 is not below 10.
picture: A number folded up: a short head and a counter for its length.
example: $306000 = 3.06 \cdot 10^5$.
check: Write 52000 in standard form: what is the exponent of 10? || 4

## expressions.standard-form-small
skills: 7.powers.standard-form
title: Small numbers and calculating in standard form
also: small numbers in scientific notation; negative power of 10; 0.0004 in standard form; multiply in standard form; divide standard form; compare numbers in standard form
near: expressions.standard-form; expressions.power-negative
what: Numbers under 1 get a negative exponent: $0.0004 = 4 \cdot 10^{-4}$.
why: Moving the point to the right makes the head bigger, so the power of ten must make it smaller again.
how: Multiply heads and add exponents: $(2 \cdot 10^5) \cdot (3 \cdot 10^{-2}) = 6 \cdot 10^3$.
when: Cells, atoms, chips, and products of very big and very small numbers.
mistake: Leaving a head above 10: $12 \cdot 10^4 = 1.2 \cdot 10^5$.
picture: A zoom ring: plus exponents for telescopes, minus for microscopes.
example: $0.0072 = 7.2 \cdot 10^{-3}$.
check: 0.05 in standard form: what is the exponent of 10? || -2

## expressions.monomial
skills: 7.monomials.multiply
title: What a monomial is, and multiplying monomials
also: what is a monomial; multiply monomials; 3x^2 times 4x^3; coefficient and degree; multiply numbers and letters; standard form of a monomial
near: expressions.power-multiply; expressions.monomial-power; expressions.polynomial
what: A monomial is a product of a number and powers of letters, like $5x^2y$. The number is the coefficient.
why: In a product the order is free, so numbers can meet numbers and each letter its like.
how: $3x^2 \cdot 4x^3 y = (3 \cdot 4) \cdot (x^2 \cdot x^3) \cdot y = 12x^5y$.
when: In each product of polynomials.
mistake: Adding the coefficients and multiplying the exponents. It is the other way around.
picture: Guests at a dance: numbers pair up with numbers, $x$ with $x$, $y$ with $y$.
example: $-2ab \cdot 5a^2b = -10a^3b^2$.
check: Simplify 2x · 7x^2. || 14x^3

## expressions.monomial-power
skills: 7.monomials.multiply; 7.powers.laws
title: Raising a monomial to a power
also: power of a monomial; (2x^3)^2; (-3ab^2)^3; square a monomial; does the coefficient get the power too
near: expressions.power-of-power; expressions.monomial
what: Each factor gets the exponent: the number, and each letter power too.
why: $(2x^3)^2$ means $2x^3 \cdot 2x^3$. The 2 appears twice and $x^3$ appears twice.
how: $(2x^3)^2 = 2^2 \cdot x^6 = 4x^6$.
when: Special products with several factors, volumes, simplifying.
mistake: Doubling the coefficient: $(3a)^2 = 9a^2$, not $6a^2$.
picture: A photo of a group printed twice: everybody is there twice.
example: $(-2ab^2)^3 = -8a^3b^6$.
check: Simplify (5x^2)^2. || 25x^4

## expressions.polynomial
skills: 7.polynomials.add
title: What a polynomial is and how to add them
also: what is a polynomial; add polynomials; sum of polynomials; binomial trinomial; standard form of a polynomial
near: expressions.like-terms; expressions.minus-bracket; expressions.polynomial-multiply
what: A polynomial is a sum of monomials, like $3x^2 - 5x + 1$. Its degree is the highest exponent.
why: It works like a number in places: squares, ones of $x$, loose ones. Equal places are added, as tens to tens.
how: $(3x^2 + x) + (x^2 - 4x) = 4x^2 - 3x$.
when: Sums of lengths and costs, and before you solve.
mistake: Adding exponents in a sum: $x^2 + x^2 = 2x^2$, not $x^4$.
picture: Three drawers: big squares, sticks, small cubes.
example: $(5a - 2) - (3a - 7) = 5a - 2 - 3a + 7 = 2a + 5$.
check: Simplify (2x + 3) + (x - 5). || 3x - 2 | 3x-2

## expressions.polynomial-degree
skills: 7.polynomials.add
title: Subtracting polynomials and the degree
also: subtract a polynomial; degree of a polynomial; why do the signs change when subtracting polynomials; leading coefficient; order the terms
near: expressions.minus-bracket; expressions.polynomial
what: To subtract a polynomial, change all its signs and add. The degree is the highest exponent that stays.
why: Taking away a whole basket means taking away each thing in it, and a debt in the basket becomes a gain.
how: $(4x^2 - x) - (x^2 - 3x + 2) = 4x^2 - x - x^2 + 3x - 2 = 3x^2 + 2x - 2$. The degree is 2.
when: Comparing costs, finding what is left, tidying both sides of an equation.
mistake: Naming the degree before you collect: $(x^3 + x) - (x^3 - 1) = x + 1$ has degree 1.
picture: Two shopping lists; cross from the first what stands on the second.
example: $(6a + b) - (2a - b) = 6a + b - 2a + b = 4a + 2b$.
check: Simplify (5x + 2) - (3x + 2). || 2x

## expressions.polynomial-multiply
skills: 7.polynomials.multiply
title: Multiplying polynomials: each by each
also: multiply polynomials; foil; expand two brackets; (x + 2)(x + 3); why do we multiply each by each; double brackets; multiply binomials
near: expressions.expand; expressions.square-of-sum; expressions.difference-of-squares
what: Multiply each term of the first bracket by each term of the second, then collect like terms.
why: A floor $x + 2$ long and $x + 3$ wide is made of four pieces: $x^2$, $3x$, $2x$ and 6. Leave one out and the floor has a hole.
how: $(x + 2)(x + 3) = x^2 + 3x + 2x + 6 = x^2 + 5x + 6$.
when: Areas, equations, special products.
mistake: Multiplying only first by first and last by last.
picture: Handshakes: each person of one team shakes hands with each person of the other.
example: $(2a - 1)(a + 4) = 2a^2 + 8a - a - 4 = 2a^2 + 7a - 4$.
check: How many products are there before collecting in (a + b)(c + d + e)? || 6

## expressions.polynomial-multiply-signs
skills: 7.polynomials.multiply; 7.monomials.multiply
title: Monomial times polynomial and the signs
also: monomial times polynomial; multiply a bracket by a letter; signs when multiplying brackets; -3x(x - 4); minus times minus in brackets; multiply by a negative term
near: expressions.expand; integers.multiply; expressions.monomial
what: Each term carries the sign before it into the product.
why: $x - 4$ is $x + (-4)$. So the minus belongs to the 4 and takes part in the multiplication.
how: $-3x(x - 4) = -3x \cdot x + (-3x) \cdot (-4) = -3x^2 + 12x$.
when: In all products of brackets with a minus.
mistake: Getting $-12x$: minus times minus is plus.
picture: Each term has a little flag with its sign and takes it along.
example: $2y(5 - y^2) = 10y - 2y^3$.
check: Expand -2(a - 5). || -2a + 10 | 10 - 2a

## expressions.square-of-sum
skills: 7.products.square-sum
title: Square of a sum and why the middle term is there
also: square of a sum; (a + b)^2; why is there 2ab; (a+b)^2 = a^2 + b^2; perfect square; where does the middle term come from; square of a binomial; why is (a+b)^2 not a^2+b^2; where does the 2ab come from; square a bracket; (x+3)^2 is not x^2+9
near: expressions.square-of-difference; expressions.polynomial-multiply
what: $(a + b)^2 = a^2 + 2ab + b^2$.
why: Test: $(3 + 4)^2 = 49$, but $3^2 + 4^2 = 25$. The square with side $a + b$ also has two rectangles $a$ by $b$; they are the missing 24.
how: $(x + 5)^2 = x^2 + 2 \cdot x \cdot 5 + 5^2 = x^2 + 10x + 25$.
when: Squares of brackets, mental arithmetic, completing the square.
mistake: Leaving out the double product.
picture: A square cut by a cross: a big square, a small square and two equal strips.
example: $31^2 = (30 + 1)^2 = 900 + 60 + 1 = 961$.
check: What is the middle term of (x + 4)^2? || 8x

## expressions.square-of-difference
skills: 7.products.square-sum
title: Square of a difference
also: square of a difference; (a - b)^2; why is the last sign plus; minus in a perfect square; recognize a perfect square trinomial; x^2 - 6x + 9
near: expressions.square-of-sum; expressions.difference-of-squares
what: $(a - b)^2 = a^2 - 2ab + b^2$. Only the middle term is negative.
why: From the big square $a^2$ you cut two strips $ab$. The small corner was cut twice, so you give it back: plus $b^2$.
how: $(x - 3)^2 = x^2 - 6x + 9$. Backward: are the ends squares and is the middle the double product?
when: Squares with a minus, finding hidden squares.
mistake: Writing minus $b^2$. A square of a real number is never negative.
picture: Two strips of paper that overlap in one corner.
example: $19^2 = (20 - 1)^2 = 400 - 40 + 1 = 361$.
check: Is x^2 - 8x + 16 a perfect square? || yes

## expressions.difference-of-squares
skills: 7.products.difference
title: Difference of squares
also: difference of squares; difference of squares formula; a^2 - b^2; (a - b)(a + b); why does the middle cancel; conjugate; factor x^2 - 16; x^2 - 9 factored; a squared minus b squared; difference of two squares
near: expressions.sum-of-squares; expressions.polynomial-multiply
what: $(a - b)(a + b) = a^2 - b^2$.
why: Multiply each by each: $a^2 + ab - ab - b^2$. The two middle terms cancel.
how: $x^2 - 16 = x^2 - 4^2 = (x - 4)(x + 4)$.
when: Two squares with a minus between, mental arithmetic, canceling fractions.
mistake: Mixing it up with $(a - b)^2$, which has a middle term.
picture: A square with a small square cut from the corner; cut the rest and lay it as a rectangle $a + b$ by $a - b$.
example: $47 \cdot 53 = 50^2 - 3^2 = 2500 - 9 = 2491$.
check: Factor x^2 - 9. || (x - 3)(x + 3) | (x-3)(x+3)

## expressions.sum-of-squares
skills: 7.products.difference
title: Why a sum of squares cannot be factored
also: can you factor x^2 + 9; sum of squares; why can't a^2 + b^2 be factored; factor x^2 + 4; is there a formula for a sum of squares
near: expressions.difference-of-squares; expressions.factoring-why
what: $a^2 + b^2$ has no factors with real numbers.
why: If $x^2 + 9$ had a factor $x - c$, it would be 0 for $x = c$. But a square plus 9 is at least 9.
how: Look at the sign: minus between squares means factor, plus means stop, unless there is a common factor first.
when: Before you write down a product.
mistake: Writing $(x + 3)^2$. That has a middle term, $x^2 + 6x + 9$.
picture: A smile-shaped curve that hovers above the axis and never touches it.
example: $2x^2 + 8 = 2(x^2 + 4)$, and that is all.
check: Can x^2 + 25 be factored with real numbers? || no

## expressions.cubes
skills: 7.products.cubes
title: Sum and difference of cubes
also: sum of cubes; difference of cubes; a^3 + b^3; a^3 - b^3; which signs in the cubes formula; soap rule; factor x^3 - 8
near: expressions.cubes-why; expressions.difference-of-squares
what: $a^3 + b^3 = (a + b)(a^2 - ab + b^2)$ and $a^3 - b^3 = (a - b)(a^2 + ab + b^2)$.
why: Put $b = a$ into $a^3 - b^3$: you get 0. So $a - b$ must be a factor; the second bracket is what division leaves.
how: Signs: the same, the opposite, always plus. $x^3 - 8 = x^3 - 2^3 = (x - 2)(x^2 + 2x + 4)$.
when: Two cubes with plus or minus between.
mistake: Writing $2ab$ in the second bracket. It is $ab$ only, so it is not a perfect square.
picture: A big cube without a small corner cube, cut into three slabs.
example: $y^3 + 27 = (y + 3)(y^2 - 3y + 9)$.
check: What is the first bracket in the factors of x^3 + 64? || x + 4 | (x + 4) | x+4

## expressions.cubes-why
skills: 7.products.cubes
title: How to check the formula for cubes, and (a + b)³
also: (a + b)^3; cube of a sum; prove the sum of cubes formula; is a^3 + b^3 the same as (a + b)^3; check the cubes formula; cube of a binomial
near: expressions.cubes; expressions.square-of-sum
what: $(a + b)^3 = a^3 + 3a^2b + 3ab^2 + b^3$: this is not the sum of cubes.
why: Test with 1 and 1: $(1 + 1)^3 = 8$, but $1^3 + 1^3 = 2$. The six mixed pieces are missing.
how: Multiply out to check: $(a + b)(a^2 - ab + b^2) = a^3 - a^2b + ab^2 + a^2b - ab^2 + b^3 = a^3 + b^3$.
when: When you are not sure of a formula: multiply it out or test with small numbers.
mistake: Taking the cube into the bracket term by term.
picture: A cube of side $a + b$ cut by three planes into 8 blocks: two cubes and six slabs.
example: $(x + 2)^3 = x^3 + 6x^2 + 12x + 8$.
check: Is (a + b)^3 equal to a^3 + b^3? || no

## expressions.factoring-why
skills: 7.factoring.common; 7.factoring.grouping
title: What factoring is and what it is good for
also: what is factoring; why do we factor; factor an expression; factoring vs expanding; when do i factor; how do i know which method to use; factorise; what does factorise mean; what does it mean to factor; opposite of expanding; write as a product
near: expressions.common-factor; expressions.grouping; equations.product-zero
what: Factoring turns a sum into a product. It is expanding, backward.
why: A product shows its secrets: when it is 0, what cancels, what it is divisible by. From $x^2 - 5x$ you see little, from $x(x - 5)$ the zeros at once.
how: Ask in order: a common factor? Two squares? A perfect square? Four terms to group?
when: Solving equations, canceling fractions, proving divisibility.
mistake: Stopping at half a product: $x(x + 2) + 3$ is still a sum.
picture: Packing loose things into equal boxes.
example: $7 \cdot 13 + 7 \cdot 87 = 7 \cdot 100 = 700$.
check: Is x(x + 1) + 2 a product? || no

## expressions.common-factor
skills: 7.factoring.common
title: Taking out a common factor
also: take out the common factor; factor out the gcf; common factor; how do i factor 6x + 9; put in brackets; pull out x; factor out a minus; how do i factor out; take out a common factor; what can i take out; pull out the gcf
near: expressions.factoring-why; expressions.common-factor-one; numbers.gcd
what: What all terms share goes before a bracket: $ab + ac = a(b + c)$.
why: 6 red and 9 blue pencils for 3 children: each child gets 2 red and 3 blue, and there are three such packs.
how: Biggest common number, smallest common power: $6x^3 + 9x^2 = 3x^2(2x + 3)$.
when: The first thing to try in any factoring.
mistake: Taking out something that not all terms have, or taking it from one term only.
picture: A family's shared last name, said once for all.
example: $10ab - 15b = 5b(2a - 3)$.
check: Factor 4x + 12. || 4(x + 3) | 4(x+3)

## expressions.common-factor-one
skills: 7.factoring.common
title: Why a 1 stays in the bracket
also: why is there a 1 in the bracket; factor x^2 + x; what is left when you take out the whole term; forgot the 1; take out x from x
near: expressions.common-factor; numbers.times-zero
what: If the whole term is taken out, a 1 stays: $x^2 + x = x(x + 1)$.
why: You divide each term by the factor, and $x \div x = 1$, not 0. Expand to see it: without the 1 the second term would be lost.
how: Count: as many terms in the bracket as before. $5a - 5 = 5(a - 1)$.
when: One of the terms is itself the common factor.
mistake: $x^2 + x \ne x(x)$. Test with 2: 6 and 4.
picture: You take the coat from the hook, but the hook stays.
example: $3y^2 - y = y(3y - 1)$.
check: Factor a^2 + a. || a(a + 1) | a(a+1)

## expressions.grouping
skills: 7.factoring.grouping
title: Factoring by grouping
also: factor by grouping; grouping method; four terms factoring; ax + ay + bx + by; how do i group terms; common bracket; factor 4 terms
near: expressions.common-factor; expressions.grouping-sign
what: Put the terms in two groups, take a factor out of each, then take out the common bracket.
why: Each group is a pile of equal packages. If both piles have the same kind of package, you can count them together.
how: $ax + ay + 3x + 3y = a(x + y) + 3(x + y) = (x + y)(a + 3)$.
when: Four terms and no factor that all share.
mistake: Stopping after the first step: $a(x + y) + 3(x + y)$ is still a sum.
picture: A rectangle of four fields; first join them in rows, then the rows.
example: $x^3 + 2x^2 + 5x + 10 = x^2(x + 2) + 5(x + 2) = (x + 2)(x^2 + 5)$.
check: ab + 2a + 3b + 6 = (a + 3)(b + ?). What is missing? || 2

## expressions.grouping-sign
skills: 7.factoring.grouping
title: Grouping: when the brackets do not match
also: brackets do not match when grouping; minus in grouping; take out a minus; x - y and y - x; opposite brackets; grouping with negative
near: expressions.grouping; expressions.minus-bracket; integers.opposite
what: If the brackets are $x - y$ and $y - x$, take out $-1$: $y - x = -(x - y)$. If they differ in another way, group differently.
why: $5 - 3 = 2$ and $3 - 5 = -2$ are opposite numbers, so a minus turns one into the other.
how: $ax - ay - x + y = a(x - y) - (x - y) = (x - y)(a - 1)$.
when: The second group begins with a minus.
mistake: Forgetting to change the sign of the last term when the minus goes before the bracket.
picture: Two left shoes: one must be mirrored before they make a pair.
example: $2m - 2n - mn + m^2 = 2(m - n) + m(m - n) = (m - n)(2 + m)$.
check: a - b = ?(b - a). What number is missing? || -1

## expressions.term-or-factor
skills: 6.algebra.like-terms; 7.factoring.common
title: Term or factor
also: what is a term; what is a factor in algebra; difference between term and factor; how many terms; what is the coefficient of x; is 3x a term
near: fractions.cancel-only-factors; expressions.like-terms; expressions.factoring-why
what: Terms are joined by plus or minus, factors by times. $3x + 5y$ has two terms; the term $3x$ has two factors.
why: The last operation decides what the whole is. You may cancel factors, collect terms, but not the other way round.
how: Cover the brackets with your hand and look for plus and minus: $2(a + b) - c$ has two terms, $2(a + b)$ and $c$ with its minus.
when: Before you cancel, collect or factor.
mistake: Calling $a + b$ in $2(a + b)$ two terms of the whole. Inside the bracket it is one factor.
picture: Terms are beads on a string, factors are layers of one bead.
example: $4x^2 - x + 7$ has three terms; the coefficient of $x$ is $-1$.
check: How many terms has 5a - 2b + 1? || 3

## expressions.identity
skills: 6.algebra.brackets; 7.polynomials.multiply
title: What an identity is
also: what is an identity; identity vs equation; true for all x; equivalent expressions; how do i show two expressions are equal; are these expressions equivalent
near: learning.expression-or-equation; expressions.expand; learning.prove
what: An identity is an equality that is true for every value of the letters, like $2(x + 1) = 2x + 2$.
why: Both sides are the same amount, only dressed differently. An ordinary equation is true only for some numbers.
how: Change one side until it looks like the other. One number that fails is enough to show that it is no identity.
when: Rules, formulas, simplifying.
mistake: Believing it after one number that fits: $x^2$ and $2x$ agree for $x = 2$, and yet not for 3.
picture: One person photographed in two coats.
example: $(a - b)^2 = (b - a)^2$ is an identity: expand both.
check: Are 3(x + 2) and 3x + 6 equal for all x? || yes

## expressions.short-formulas
skills: 7.products.square-sum
title: What the special product formulas are for
also: why do we need special products; what are the special product formulas; algebraic identities list; why learn (a+b)^2 formulas; shortcut formulas for brackets
near: expressions.square-of-sum; expressions.difference-of-squares
what: Three patterns that come again and again: $(a + b)^2$, $(a - b)^2$ and $(a + b)(a - b)$, written out once for all.
why: They are only brackets multiplied out. Knowing the result saves the work each time, forward and backward.
how: $(a + b)^2 = a^2 + 2ab + b^2$, $(a - b)^2 = a^2 - 2ab + b^2$, $(a + b)(a - b) = a^2 - b^2$.
when: To expand fast, to factor, to cancel fractions, to complete the square, to calculate in your head.
mistake: Forgetting the middle term: $(a + b)^2$ is not $a^2 + b^2$.
picture: A key that fits the same lock from both sides.
example: $99 \cdot 101 = 100^2 - 1 = 9999$.
check: What is 19 · 21 by the pattern 20² - 1? || 399
`
