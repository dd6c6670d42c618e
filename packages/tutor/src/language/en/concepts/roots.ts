/** How cards are written: `concepts/card.ts`. */
export const roots = String.raw`
## roots.meaning
skills: 8.roots.meaning
title: What a square root is
also: square root; what does the root mean; radical; root of 9; how do i find a square root; opposite of squaring; what is a square root; square root in simple words; what does the root sign mean; root of a number; sqrt meaning
near: roots.plus-minus; roots.negative; roots.estimate
what: $\sqrt{a}$ is the number, not negative, whose square is $a$.
why: A square tile has an area of 49. How long is its side? The root answers that: $\sqrt{49} = 7$, because $7^2 = 49$.
how: Ask: what times itself gives it? $\sqrt{81} = 9$.
when: You know an area and want the side, or you undo a square in an equation.
mistake: Halving instead: $\sqrt{16}$ is 4, not 8.
picture: A square drawn on grid paper: count the cells inside, then look at one side.
example: $\sqrt{0.25} = 0.5$, because $0.5 \cdot 0.5 = 0.25$.
check: What is the square root of 64? || 8

## roots.plus-minus
skills: 8.roots.meaning; 8.quadratics.incomplete
title: Why the root of 9 is 3, but x squared = 9 has two answers
also: plus minus; is root 9 equal to -3; why two solutions; positive or negative root; when do i write plus or minus; why does x^2 = 9 have two answers; root of 25 is only 5 but the equation has -5 too; when do i write plus minus before the root; why is sqrt 9 not -3; both 3 and -3
near: roots.meaning; quadratics.incomplete; roots.square-of-root
what: The sign $\sqrt{9}$ means one number, 3. The equation $x^2 = 9$ asks for all numbers with that square: 3 and $-3$.
why: A key on the calculator must give one answer, so people agreed on the one that is not negative. The equation has no such agreement: $(-3)^2 = 9$ is true as well.
how: In an equation write both: $x = \sqrt{9}$ or $x = -\sqrt{9}$.
when: Both signs for an equation with $x^2$, one value for a given root.
mistake: Losing the negative root of an equation, or giving $\sqrt{9}$ two signs.
picture: The parabola $y = x^2$ cut by the line at height 9: two points, left and right.
example: $x^2 = 25$ has the roots $5$ and $-5$, but $\sqrt{25} = 5$.
check: How many solutions has $x^2 = 36$? || 2 | two

## roots.negative
skills: 8.roots.meaning
title: Why there is no square root of a negative number
also: root of -4; negative under the root; why no root of minus; imaginary; error on the calculator; no real solution; root of a negative number; square root of minus one; why is there no root of -4; square root of a negative not possible
near: roots.meaning; vectors.complex-i; roots.domain
what: Among the real numbers no number has a negative square, so $\sqrt{-4}$ does not exist there.
why: Plus times plus is plus, minus times minus is plus too: $(-2)^2 = 4$. A square is never below zero.
how: See what is under the root. If it is negative, there is no real value.
when: Domains, equations such as $x^2 = -9$: no real solutions.
mistake: Taking $-2$ for the root of $-4$. But $(-2)^2$ is 4, not $-4$.
picture: Nobody can draw a square tile with an area of minus four.
example: $\sqrt{-16}$ has no real value, but $-\sqrt{16} = -4$ is fine: here the minus is outside.
check: How many real solutions has $x^2 = -1$? || 0 | none

## roots.estimate
skills: 8.roots.meaning
title: How to estimate a root without a calculator
also: between which integers; estimate square root; root of 50; approximate root; irrational number; compare roots
near: roots.meaning; roots.irrational
what: Find the square numbers next below and next above: the root lies between their sides.
why: A bigger square has a longer side. So the order of the areas is the order of the sides.
how: $\sqrt{50}$: $49 < 50 < 64$, so it lies between 7 and 8, very near 7: about 7.07.
when: Comparing numbers, checking a result, placing a root on the number line.
mistake: Guessing by half the number: 25 is far from $\sqrt{50}$.
picture: Square plots of land side by side: 49, 50, 64; the middle one is a tiny bit wider than the first.
example: $\sqrt{20}$: between 4 and 5, $\sqrt{20} \approx 4.47$.
check: Between which two whole numbers is the root of 30? || 5 and 6 | 5, 6 | 5;6

## roots.irrational
skills: 8.roots.meaning
title: Why the root of 2 is no fraction
also: irrational numbers; why is root 2 irrational; proof by contradiction; never ending decimal; real numbers; prove that root 2 is irrational; why is root 2 not a fraction
near: roots.estimate; roots.meaning
what: $\sqrt{2}$ can't be written as a fraction of whole numbers; its decimals never end and never repeat. Such numbers are irrational.
why: Suppose it were a fraction in lowest terms, $\frac{m}{n}$. Then $m^2 = 2n^2$, so $m$ is even; but then $n$ is even as well, and the fraction was not in lowest terms. That can't be.
how: Leave it as $\sqrt{2}$ for exact answers, round only at the end: about 1.41.
when: Diagonals of squares, exact answers in geometry.
mistake: Thinking that 1.41 is the exact value: $1.41^2 = 1.9881$.
picture: The diagonal of a square with side 1: you can draw it, but no ruler with fractions hits its end.
example: $\sqrt{3}$ and $\sqrt{5}$ are irrational too, but $\sqrt{4} = 2$ is not.
check: Is the root of 49 irrational? || no

## roots.product
skills: 8.roots.simplify
title: Why roots multiply but do not add
also: root of a product; multiply roots; is root a + root b root of a+b; root of a sum; laws of radicals; can i split a root; is root of a+b the same as root a plus root b; can i split a root over a sum; sqrt(9+16) is not 3+4
near: roots.simplify; roots.square-of-root; roots.like
what: The root of a product splits, the root of a sum does not: $\sqrt{a} \cdot \sqrt{b} = \sqrt{ab}$, but $\sqrt{a} + \sqrt{b}$ is in general not $\sqrt{a + b}$.
why: Square both: $(\sqrt{4} \cdot \sqrt{9})^2 = 4 \cdot 9$, that fits. But $\sqrt{9} + \sqrt{16} = 7$, while $\sqrt{25} = 5$.
how: Multiply what is inside: $\sqrt{2} \cdot \sqrt{18} = \sqrt{36} = 6$.
when: You split or join roots in products and fractions.
mistake: Taking the root of each term of a sum: $\sqrt{x^2 + 9}$ is not $x + 3$.
picture: Two square rugs of 9 and 16: their sides end to end are 7 long; one rug of 25 has a side of only 5.
example: $\sqrt{\frac{25}{4}} = \frac{\sqrt{25}}{\sqrt{4}} = \frac{5}{2}$.
check: What is root 3 times root 12? || 6

## roots.simplify
skills: 8.roots.simplify
title: How to simplify a root
also: simplify square root; take out of the root; root 12; root 50; simplest radical form; perfect square factor; surds
near: roots.product; roots.like; roots.rationalize
what: Simplifying means taking every square factor out of the root.
why: Inside $\sqrt{12}$ hides a 4, whose root you know: $\sqrt{4 \cdot 3} = 2\sqrt{3}$. The number is the same, but now you see what it is made of.
how: Find the largest square factor, take its root in front: $\sqrt{50} = \sqrt{25 \cdot 2} = 5\sqrt{2}$.
when: In final answers, and before you add roots.
mistake: Taking out the factor itself instead of its root: $\sqrt{50}$ is not $25\sqrt{2}$.
picture: A square of area 12 cut into four equal squares of area 3: its side is two small sides.
example: $\sqrt{72} = \sqrt{36 \cdot 2} = 6\sqrt{2}$.
check: Simplify the root of 18. || 3√2 | 3sqrt(2) | 3*sqrt(2)

## roots.like
skills: 8.roots.simplify
title: How to add roots
also: add radicals; like radicals; root 2 plus root 8; combine roots; subtract square roots; same root
near: roots.simplify; roots.product
what: Only roots with the same number inside can be added: you count how many there are.
why: $\sqrt{2}$ is like the name of a thing. Three of them and five of them are eight of them, as apples are.
how: Simplify first, then count: $\sqrt{8} + \sqrt{2} = 2\sqrt{2} + \sqrt{2} = 3\sqrt{2}$.
when: Sums and differences of roots.
mistake: Adding under the root: $\sqrt{2} + \sqrt{8}$ is not $\sqrt{10}$.
picture: Put sticks of equal length end to end; sticks of different lengths are counted apart.
example: $\sqrt{27} - \sqrt{12} = 3\sqrt{3} - 2\sqrt{3} = \sqrt{3}$.
check: What is $5\sqrt{7} - 2\sqrt{7}$? || 3√7 | 3sqrt(7) | 3*sqrt(7)

## roots.square-of-root
skills: 8.roots.simplify
title: Why the root of x squared is the absolute value of x
also: root of x^2; why absolute value; sqrt(x^2)=x; square of a root; cancel root and square; modulus under the root
near: roots.plus-minus; inequalities.modulus-meaning; roots.meaning
what: $(\sqrt{a})^2 = a$ for $a$ not negative, but $\sqrt{x^2} = \lvert x \rvert$.
why: A root never gives a negative number. For $x = -5$: $\sqrt{(-5)^2} = \sqrt{25} = 5$, so the minus is gone.
how: Take the root, then think about the sign: $\sqrt{(1 - \sqrt{2})^2} = \sqrt{2} - 1$, because $1 - \sqrt{2}$ is negative.
when: A letter or an unknown sign stands under the root.
mistake: Writing just $x$ for $\sqrt{x^2}$ without asking about the sign.
picture: Square and root are a trip there and back, but the minus sign stays at the turning point.
example: $\sqrt{(3 - 7)^2} = 4$.
check: What is the root of $(-8)^2$? || 8

## roots.rationalize
skills: 8.roots.rationalise
title: Why we take roots out of the denominator
also: rationalize the denominator; rationalise; root in the denominator; conjugate; 1 over root 2; multiply top and bottom
near: roots.rationalize-conjugate; roots.simplify
what: Multiply top and bottom by the root, and the denominator becomes a whole number: $\frac{1}{\sqrt{2}} = \frac{\sqrt{2}}{2}$.
why: Dividing by 1.41421... by hand is awful; halving 1.41421... is easy. And in one usual form answers are easy to compare and add.
how: Multiply top and bottom by the root: $\frac{6}{\sqrt{3}} = \frac{6\sqrt{3}}{3} = 2\sqrt{3}$.
when: A final answer has a root below, or you want to add such fractions.
mistake: Multiplying only the denominator. That changes the value.
picture: Multiply by $\frac{\sqrt{2}}{\sqrt{2}}$: a pizza cut in more slices, just as much pizza.
example: $\frac{10}{\sqrt{5}} = \frac{10\sqrt{5}}{5} = 2\sqrt{5}$.
check: By what do you multiply top and bottom of $\frac{4}{\sqrt{7}}$? || √7 | sqrt(7) | root 7

## roots.rationalize-conjugate
skills: 8.roots.rationalise
title: What the conjugate is good for
also: conjugate; denominator with a sum of roots; root minus one below; multiply by the conjugate; why change the sign; difference of squares with roots
near: roots.rationalize; roots.product
what: For a denominator like $\sqrt{a} - b$ multiply by $\sqrt{a} + b$, the same with the other sign.
why: The difference of squares $(p - q)(p + q) = p^2 - q^2$ squares both parts, and squared roots are whole. The mixed terms cancel.
how: Change the middle sign, multiply top and bottom: $\frac{1}{\sqrt{3} - 1} = \frac{\sqrt{3} + 1}{(\sqrt{3} - 1)(\sqrt{3} + 1)} = \frac{\sqrt{3} + 1}{2}$.
when: Two terms with a root in the denominator; also limits with roots.
mistake: Multiplying by the same bracket again: its square still holds a root.
picture: Two puzzle pieces with opposite notches: joined, the edge is smooth.
example: $\frac{4}{\sqrt{5} + 1} = \frac{4(\sqrt{5} - 1)}{5 - 1} = \sqrt{5} - 1$.
check: What is $(\sqrt{7} - 2)(\sqrt{7} + 2)$? || 3

## roots.nth
skills: 10.roots.nth
title: Cube roots and nth roots
also: cube root; nth root; root of negative number cube; fourth root; index of a root; why can a cube root be negative
near: roots.meaning; roots.rational-exponent; roots.negative
what: $\sqrt[n]{a}$ is the number whose $n$-th power is $a$: $\sqrt[3]{8} = 2$, because $2^3 = 8$.
why: Square roots undo squares, cube roots undo cubes: an edge from a volume. An odd power keeps the minus, so odd roots of negative numbers exist.
how: Write the number as a power: $\sqrt[4]{81} = \sqrt[4]{3^4} = 3$; $\sqrt[3]{-27} = -3$.
when: Volumes, growth over several years, equations $x^n = a$.
mistake: Dividing by the index: $\sqrt[3]{64}$ is 4, not a third of 64.
picture: A cube of 125 small cubes: 5 along each edge.
example: $\sqrt[5]{32} = 2$, because $2^5 = 32$.
check: What is the cube root of -64? || -4

## roots.rational-exponent
skills: 10.powers.rational
title: Why the power one half is a square root
also: fractional exponent; power of 1/2; x to the 2/3; rational exponents; what does a fraction power mean; why is it a root; why is x^1/2 a square root; to the power 1/2; half power; what does power 1/2 mean; exponent one half; fraction as an exponent; power of a half
near: roots.nth; roots.exponent-laws; logarithms.meaning
what: The denominator of an exponent is a root, the numerator a power: $a^{\frac{1}{n}} = \sqrt[n]{a}$ and $a^{\frac{m}{n}} = \sqrt[n]{a^m}$ for positive $a$.
why: Powers of one base multiply by adding exponents. $9^{\frac{1}{2}} \cdot 9^{\frac{1}{2}} = 9^1$: so it is the number that times itself gives 9.
how: Denominator: root, numerator: power. $8^{\frac{2}{3}} = (\sqrt[3]{8})^2 = 4$.
when: Simplifying, derivatives of roots, growth for part of a year.
mistake: Multiplying by the fraction: $16^{\frac{1}{2}}$ is 4; it only looks like half.
picture: A plant that grows 9 times in a day: in half a day it grows 3 times, for 3 times 3 is 9.
example: $16^{\frac{3}{4}} = 2^3 = 8$.
check: What is $27^{\frac{1}{3}}$? || 3

## roots.exponent-laws
skills: 10.powers.rational
title: Negative and fractional exponents together
also: negative fractional exponent; 8 to the -2/3; laws of exponents with fractions; order of root and power; simplify powers
near: roots.rational-exponent; roots.nth
what: A minus in the exponent means "one over", a denominator means a root, a numerator a power.
why: The law $a^m \cdot a^n = a^{m + n}$ should go on holding. $4^{\frac{1}{2}} \cdot 4^{-\frac{1}{2}} = 4^0 = 1$, so the second one is one over the first.
how: One at a time: $8^{-\frac{2}{3}} = \frac{1}{8^{\frac{2}{3}}} = \frac{1}{4}$.
when: Simplifying powers; take the root first, then numbers stay small.
mistake: Taking a negative exponent for a negative number: $4^{-\frac{1}{2}} = \frac{1}{2}$ is positive.
picture: A staircase of powers: each step down divides by the base, and half steps are roots.
example: $25^{-\frac{1}{2}} = \frac{1}{5}$.
check: What is $9^{-\frac{1}{2}}$? || 1/3

## roots.irrational-equation
skills: 10.equations.irrational
title: How to solve an equation with a root
also: radical equation; square both sides; x under the root; irrational equation; isolate the root; how to get rid of the root
near: roots.extraneous; roots.domain; quadratics.formula
what: Get the root alone on one side, square both sides, solve, check.
why: Squaring undoes the root, but only if the root stands alone: in $(\sqrt{x} + 1)^2$ a root is still left.
how: Leave the root alone, square both sides, solve, check. $\sqrt{x + 3} = 5$: square, $x + 3 = 25$, so $x = 22$. Check: $\sqrt{22 + 3} = 5$.
when: The unknown stands under a root.
mistake: Squaring each term of a sum for itself.
picture: A present in wrapping: first take it off the pile, then unwrap.
example: $\sqrt{x} + 1 = 4$: first $\sqrt{x} = 3$, then $x = 9$.
check: Solve $\sqrt{x} = 6$. || 36 | x = 36

## roots.extraneous
skills: 10.equations.irrational
title: Why squaring makes false solutions
also: extraneous solution; why must i check; false root; squaring both sides; why doesn't my solution work; extra root; check the answer after squaring; why check after squaring; why check the answers in root equations; why do i get extra solutions; false solutions after squaring both sides; checking solutions of radical equations
near: roots.irrational-equation; algebraic-fractions.extraneous; roots.plus-minus
what: Squaring can add roots that do not belong to the equation; only a check tells them apart.
why: $-3$ and $3$ are different, but squared both give 9. Squaring erases the minus, so a wrong sign slips through.
how: Put each candidate into the first equation. $\sqrt{x} = x - 2$ gives $1$ and $4$; at 1 the sides are 1 and $-1$, at 4 both are 2. Only $x = 4$ is left.
when: After every squaring, or demand that both sides be not negative.
mistake: Checking in the squared equation. There the false root fits.
picture: A sieve with wide holes: two things fall through, and you look which is the one you wanted.
example: $\sqrt{x + 6} = -2$ has no solution: a root is never negative.
check: Does $\sqrt{x} = -5$ have a solution? || no

## roots.domain
skills: 10.equations.irrational; 9.functions.properties
title: For which x a root makes sense
also: domain of a root; under the root not negative; where is the root defined; radicand; when does the root exist
near: roots.negative; functions.domain; inequalities.flip
what: Under an even root there must be a number not below zero; an odd root takes every number.
why: A square is never negative, so nothing negative has a square root. Cubes can be negative, so cube roots have no such limit.
how: Set what is inside $\ge 0$ and solve: $\sqrt{x - 4}$ needs $x \ge 4$.
when: Domains of functions, equations with roots.
mistake: Demanding that $x$ itself be positive. It is the whole inside that counts: $\sqrt{-x}$ is fine for $x = -9$.
picture: A measuring stick that starts at 0: below it there is nothing to read.
example: $\sqrt{10 - 2x}$ needs $10 - 2x \ge 0$, so $x \le 5$.
check: What is the smallest $x$ for the root of $x + 7$? || -7 | x = -7

## roots.nth-count
skills: 10.roots.nth
title: How many solutions x to the n = a has
also: x^3 = 8 how many solutions; x^4 = 16; even or odd root; plus minus for fourth root; why only one cube root; equation with a power
near: roots.nth; roots.plus-minus; roots.negative
what: Odd $n$: always one real solution. Even $n$: two for $a > 0$, one for 0, none for $a < 0$.
why: Even powers swallow the minus, so 2 and $-2$ share $2^4 = 16$. Odd powers keep it: $(-2)^3 = -8$, so there is no mix-up.
how: Look whether the power is even or odd, take the root, add the mirror root if it is even. $x^4 = 81$: $3$ and $-3$. $x^3 = -125$: $-5$.
when: Equations with a lone power.
mistake: Writing plus and minus for a cube root.
picture: The curve of $x^4$ is a bowl, cut twice; that of $x^3$ climbs on and is cut once.
example: $x^6 = -1$ has no real solution, $x^5 = -1$ has $-1$.
check: How many real solutions has $x^3 = 27$? || 1 | one
`
