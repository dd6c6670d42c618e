/** How cards are written: `concepts/card.ts`. */
export const algebraicFractions = String.raw`
## algebraic-fractions.domain
skills: 8.rational.reduce
title: Why the denominator must not be zero
also: undefined; excluded values; domain of a fraction; why can't you divide by zero; restrictions; for which x does it make sense; why must the bottom not be zero
near: algebraic-fractions.reduce; algebraic-fractions.equations; functions.domain
what: A fraction with letters makes sense only where its denominator is not 0.
why: $6 / 2 = 3$ because $3 \cdot 2 = 6$. For $6 / 0$ you would need a number that times 0 gives 6, and there is none.
how: Set the denominator equal to zero, solve, exclude. In $\frac{5}{x - 3}$ the value $x = 3$ is out.
when: Before you cancel, before you solve an equation with fractions, and for the domain of a function.
mistake: Excluding the zeros of the numerator. A zero on top is fine: the fraction is then 0.
picture: Share 6 cookies into bags of 0 cookies: you never finish.
example: $\frac{x}{x^2 - 4}$ makes no sense at $x = 2$ and $x = -2$.
check: Which $x$ is not allowed in $\frac{7}{x + 5}$? || -5 | x = -5

## algebraic-fractions.reduce
skills: 8.rational.reduce
title: Why you may cancel factors but not terms
also: simplify algebraic fraction; cancel x; why can't i cancel the x; reduce rational expression; crossing out; cancelling terms; (x+2)/x
near: algebraic-fractions.domain; quadratics.factor; algebraic-fractions.multiply
what: You may cancel what multiplies the whole top and the whole bottom, nothing else.
why: Canceling is dividing top and bottom by the same number. Test: $\frac{2 + 3}{2}$ is 2.5; crossing out the twos would leave 3 or 4.
how: Factor both, then cancel equal factors: $\frac{x^2 - 9}{x + 3} = \frac{(x - 3)(x + 3)}{x + 3} = x - 3$.
when: Every time before you add, multiply or solve.
mistake: Crossing out the $x$ in $\frac{x + 4}{x}$. It is a term there, not a factor.
picture: A price for the whole team split by the whole team; you cannot split for one player only.
example: $\frac{x^2 + 5x}{x} = \frac{x(x + 5)}{x} = x + 5$.
check: May you cancel the $x$ in $\frac{x + 7}{x}$? || no

## algebraic-fractions.opposite
skills: 8.rational.reduce
title: When the factors differ only in the sign
also: (a-b)/(b-a); opposite factors; minus one; swap the terms; factor out -1; why is it -1
near: algebraic-fractions.reduce; algebraic-fractions.add
what: $a - b$ and $b - a$ are opposite numbers, so their quotient is $-1$.
why: Walk from $a$ to $b$ or from $b$ to $a$: the same way, the other direction. $5 - 2 = 3$, $2 - 5 = -3$.
how: Take out a minus: $\frac{x - 3}{3 - x} = \frac{x - 3}{-(x - 3)} = -1$.
when: You would like to cancel, but the terms stand in the wrong order.
mistake: Canceling them to 1. And $a + b$ is the same as $b + a$: there is no minus.
picture: Think of stairs: going up and going down is the same number of steps, only with another sign.
example: $\frac{2x - 10}{5 - x} = \frac{2(x - 5)}{-(x - 5)} = -2$.
check: What is $\frac{7 - x}{x - 7}$? || -1

## algebraic-fractions.add
skills: 8.rational.add
title: How to add fractions with letters
also: adding algebraic fractions; common denominator with x; lcd; subtract rational expressions; 1/x + 1/y; why common denominator
near: algebraic-fractions.reduce; algebraic-fractions.multiply; algebraic-fractions.opposite
what: Bring them to one denominator, then add the numerators.
why: It is as with numbers: thirds and quarters cannot be counted together until both are cut into twelfths. A letter only stands for a number.
how: Factor the denominators, take each factor as often as needed, extend: $\frac{1}{x} + \frac{1}{2x} = \frac{2}{2x} + \frac{1}{2x} = \frac{3}{2x}$.
when: A plus or minus stands between fractions.
mistake: Adding the denominators. With $x = 1$ you can see it: $\frac{1}{1} + \frac{1}{1}$ is 2, not $\frac{2}{2}$.
picture: Two pizzas cut differently: first cut both into the same slices.
example: $\frac{3}{x} - \frac{2}{x + 1} = \frac{3(x + 1) - 2x}{x(x + 1)} = \frac{x + 3}{x(x + 1)}$.
check: What is the common denominator of $\frac{1}{x}$ and $\frac{1}{x + 2}$? || x(x + 2) | x(x+2)

## algebraic-fractions.minus-bracket
skills: 8.rational.add
title: Why the minus before a fraction changes all signs on top
also: minus before a fraction; subtracting fractions sign error; brackets in the numerator; why does the sign change; fraction bar is a bracket
near: algebraic-fractions.add; algebraic-fractions.opposite
what: The fraction bar works as a bracket: a minus before it takes away the whole numerator.
why: If you take back a bag with 5 apples and 2 pears, both are gone. The minus is for the bag, not for the apples only.
how: Write the bracket first: $\frac{7x}{3} - \frac{x - 2}{3} = \frac{7x - (x - 2)}{3} = \frac{6x + 2}{3}$.
when: You subtract a fraction with two or more terms on top.
mistake: Changing only the first sign, $7x - x - 2$. Put in a number and see that it does not fit.
picture: Imagine a sealed bag with a minus tag: whoever takes it takes everything inside.
example: $\frac{5}{a} - \frac{3 - a}{a} = \frac{5 - 3 + a}{a} = \frac{2 + a}{a}$.
check: Open the brackets: $4 - (x - 1)$. || 5 - x

## algebraic-fractions.multiply
skills: 8.rational.multiply
title: Multiplying and dividing fractions with letters
also: multiply algebraic fractions; divide rational expressions; flip the second; cancel before multiplying; cross cancel
near: algebraic-fractions.reduce; algebraic-fractions.add
what: Multiply top with top and bottom with bottom; to divide, turn the second fraction over first.
why: Half of a third is a sixth: the pieces get smaller by both factors. Dividing asks how many such pieces fit, so the fraction turns over.
how: Factor all, cancel across, then multiply: $\frac{x^2 - 4}{6} \cdot \frac{3}{x + 2} = \frac{(x - 2)(x + 2) \cdot 3}{6(x + 2)} = \frac{x - 2}{2}$.
when: Products and quotients of fractions; no common denominator is needed here.
mistake: Multiplying everything out first. The factors you could cancel are then hidden.
picture: Untie the parcel before you throw things out, not after gluing it shut.
example: $\frac{a}{5} \cdot \frac{10}{a^2} = \frac{10a}{5a^2} = \frac{2}{a}$.
check: What is $\frac{x}{4}$ divided by $\frac{x}{8}$? || 2

## algebraic-fractions.equations
skills: 8.equations.rational
title: Equations with the unknown below the fraction bar
also: rational equation; x in the denominator; multiply both sides by the denominator; cross multiply; fractional equation; why check the roots
near: algebraic-fractions.domain; algebraic-fractions.extraneous; quadratics.formula
what: Multiply both sides by the common denominator: the fractions vanish and a usual equation is left.
why: Both sides of a balance may be multiplied by the same number, only not by zero. So the values that make a denominator 0 are excluded first.
how: $\frac{6}{x} = x - 1$: exclude 0, multiply by $x$: $6 = x^2 - x$, so $x = 3$ or $x = -2$.
when: An unknown stands in a denominator: work, speed, mixtures.
mistake: Multiplying only the fraction and not every term.
picture: A balance: put three times as much on both pans and it stays level.
example: $\frac{12}{x + 1} = 3$: multiply, $12 = 3x + 3$, so $x = 3$.
check: Solve $\frac{10}{x} = 5$. || 2 | x = 2

## algebraic-fractions.extraneous
skills: 8.equations.rational; 9.exam.tasks
title: Why a root of a fraction equation may be false
also: extraneous root; root does not fit; why exclude a solution; no solution equation; foreign root; check the denominator
near: algebraic-fractions.equations; algebraic-fractions.domain; roots.extraneous
what: A root that makes a denominator zero is no solution, even if all the steps look right.
why: You multiplied by the denominator. At that value it was 0, and times 0 every false equation becomes $0 = 0$.
how: Solve, then put each root into the denominators. $\frac{x^2 - 9}{x - 3} = 0$: the top gives 3 and $-3$, but 3 is excluded, so $x = -3$.
when: Always at the end of an equation with fractions.
mistake: Canceling first and forgetting what was excluded.
picture: A guest list: some guests carry a ticket but stand on the list of those not allowed in.
example: $\frac{x}{x - 1} = \frac{1}{x - 1}$ gives $x = 1$, which is excluded: no solution.
check: How many solutions has $\frac{x - 2}{x - 2} = 0$? || 0 | none | no solutions

## algebraic-fractions.compound
skills: 8.rational.multiply
title: A fraction over a fraction
also: complex fraction; fraction over a fraction; double fraction; four story fraction; fraction in the denominator; simplify fraction within a fraction
near: algebraic-fractions.multiply; algebraic-fractions.add
what: The main bar means "divided by": turn the lower fraction over and multiply.
why: A fraction bar is a division sign. So it is the usual division of fractions, only written upright.
how: Keep the upper fraction, turn the lower one over, multiply. $\frac{\frac{x}{3}}{\frac{x^2}{6}} = \frac{x}{3} \cdot \frac{6}{x^2} = \frac{2}{x}$.
when: Fractions stand above or below a longer bar. With sums, first make one fraction above and one below.
mistake: Not seeing which bar is the main one. It is the longest.
picture: A two-story house: the floor between the stories is the main bar.
example: $\frac{1 + \frac{1}{x}}{x + 1} = \frac{\frac{x + 1}{x}}{x + 1} = \frac{1}{x}$.
check: What is 1 over $\frac{1}{x}$? || x
`
