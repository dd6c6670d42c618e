/** How cards are written: `concepts/card.ts`. */
export const inequalities = String.raw`
## inequalities.flip
skills: 8.inequalities.linear
title: Why the inequality sign flips
also: why does the sign flip; why does the sign change in an inequality; flip the inequality; divide by a negative; multiply by negative inequality; when do i flip the sign; change direction; when does the inequality sign flip; why turn the sign when dividing by a negative; when must i reverse the inequality; multiply an inequality by -1
near: inequalities.linear; inequalities.interval-notation
what: If you multiply or divide both sides by a negative number, $<$ turns into $>$ and the other way round.
why: $2 < 5$ is true. Multiply by $-1$: $-2$ and $-5$. On the number line all is mirrored at 0, so what was on the left is now on the right: $-2 > -5$.
how: $-3x < 12$: divide by $-3$ and flip: $x > -4$.
when: Only for multiplying and dividing by negatives. Adding and subtracting never flips.
mistake: Flipping because a negative number is somewhere in the task. It counts only if you divide or multiply by it.
picture: A mirror standing at 0: the order of two people in it is reversed.
example: $-2x \ge 10$ becomes $x \le -5$.
check: Solve $-x > 3$. || x < -3

## inequalities.move-keeps
skills: 8.inequalities.linear
title: Why moving a term keeps the inequality sign
also: why does the sign not flip when i move a term; why does it not flip when moving terms over; why doesn't the inequality change when you subtract; does adding flip the sign; moving a term to the other side of an inequality; why stays the sign the same when subtracting; a minus appears but the sign does not flip
near: inequalities.flip; inequalities.linear
what: Moving a term is adding or subtracting the same on both sides, and that never flips $<$ or $>$.
why: $2 < 5$. Take away 7 on both sides: $-5 < -2$, still true. On the number line both points move by the same step, so the left one stays on the left.
how: $x - 4 > 3$: add 4 on both sides, $x > 7$. The sign of the term changes, the sign between the sides does not.
when: Whenever you only add or subtract, also where a minus appears.
mistake: Flipping because the moved term got a minus. Only multiplying or dividing by a negative mirrors the line.
picture: Two people on a moving walkway: both move on, and who was behind is still behind.
example: $3 > x + 5$ becomes $-2 > x$.
check: Solve $x + 6 < 2$. || x < -4

## inequalities.linear
skills: 8.inequalities.linear
title: How to solve a linear inequality
also: solve inequality; linear inequality; how is it different from an equation; isolate x inequality; what does the answer mean; infinitely many solutions; how do i solve an inequality; what is an inequality
near: inequalities.flip; inequalities.interval-notation; inequalities.systems
what: Do the same as with an equation, watch for a negative divisor; the answer is a whole range of numbers.
why: A tilted balance stays tilted if you put the same on both pans. So the usual steps are allowed.
how: Letters to one side, numbers to the other, divide; flip only for a negative divisor. $5x - 3 > 2x + 9$: $3x > 12$, so $x > 4$.
when: Words like "at least", "at most", "more than", "not above".
mistake: Writing an equals sign at the end or giving only one number.
picture: A ray on the number line: an open circle at 4, all to the right painted.
example: $7 - x \le 2$: $-x \le -5$, so $x \ge 5$.
check: Solve $2x + 1 < 9$. || x < 4

## inequalities.interval-notation
skills: 8.inequalities.linear; 9.inequalities.intervals
title: Round or square bracket? Open or filled circle?
also: interval notation; open circle or closed circle; round bracket square bracket; less than or equal; infinity bracket; how to write the answer
near: inequalities.linear; inequalities.systems
what: An included end gets a filled circle and a square bracket, an excluded end an open circle and a round one.
why: $x < 4$ takes 3.9 and 3.999 but not 4. The bracket shows whether the fence post belongs to the field.
how: $x \ge 2$ is $[2, \infty)$, $-1 < x \le 3$ is $(-1, 3]$. Infinity always has a round one: you never arrive there.
when: Writing answers of inequalities, domains and ranges.
mistake: A square bracket at infinity, or the bigger number first.
picture: A fence with a post that is solid or only painted as a ring.
example: All numbers below 7: $(-\infty, 7)$.
check: Does 3 belong to $[3, 8)$? || yes

## inequalities.systems
skills: 8.inequalities.systems
title: Systems of inequalities: and, or
also: system of inequalities; both conditions; overlap; and or inequality; double inequality; compound inequality; intersection
near: inequalities.interval-notation; inequalities.linear
what: A system asks for numbers that satisfy all inequalities at once: the overlap of their ranges.
why: For a ride you must be over 120 cm and under 180 cm. Only those who pass both checks may go.
how: Solve each, draw both rays on one line, take where they overlap. $x > 1$ and $x \le 5$ give $(1, 5]$.
when: A brace or the word "and". With "or" you take all that is painted at least once.
mistake: Joining the ranges instead of overlapping them.
picture: Two colored strips over a line: the answer is where both colors lie.
example: $x > 6$ and $x < 2$: no overlap, no solution.
check: How many whole numbers satisfy $x > 1$ and $x < 5$? || 3

## inequalities.double
skills: 8.inequalities.systems
title: Inequalities with two signs
also: double inequality; -3 < 2x+1 < 7; three parts; between two numbers; do to all three parts
near: inequalities.systems; inequalities.flip
what: $a < \text{something} < b$ says two things at once: it lies between.
why: It is a short way of writing a system. What you do to the middle you do to both ends, and the order stays.
how: Do each step with all three parts. $-3 < 2x + 1 < 7$: subtract 1, $-4 < 2x < 6$, halve, $-2 < x < 3$.
when: "Between", error limits, inequalities with an absolute value.
mistake: Changing only the middle and one end.
picture: A train with three cars: if one moves, all move.
example: $0 \le 3 - x < 5$: $-3 \le -x < 2$, so $-2 < x \le 3$.
check: Solve $1 < x + 4 < 6$. || -3 < x < 2

## inequalities.quadratic
skills: 9.inequalities.quadratic
title: How to solve a quadratic inequality
also: quadratic inequality; x^2 - 4 > 0; why two parts; between the roots or outside; parabola inequality; why not just take the root
near: inequalities.intervals; quadratics.parabola; quadratics.two-roots
what: Find the roots, sketch the parabola, read where it lies above or below the axis.
why: The parabola can change its side of the axis only at a root. So between and outside the roots it keeps its sign.
how: $x^2 - 5x + 6 < 0$: roots 2 and 3, open upwards, below the axis between them: $2 < x < 3$.
when: An inequality with $x^2$; domains of roots.
mistake: Treating it like an equation: $x^2 > 9$ is not just $x > 3$; also $x < -3$ fits, as $(-4)^2 = 16$.
picture: A hammock between two trees: between them it hangs below, outside the trunks go up.
example: $x^2 - 16 \ge 0$: $x \le -4$ or $x \ge 4$.
check: Solve $x^2 < 25$. || -5 < x < 5

## inequalities.no-roots
skills: 9.inequalities.quadratic
title: A quadratic inequality without roots
also: negative discriminant inequality; always positive; no roots inequality; all real numbers; x^2+1>0; no solution inequality
near: inequalities.quadratic; quadratics.discriminant
what: Without roots the parabola never meets the axis: the inequality holds for all numbers or for none.
why: To change its sign the curve would have to cross the axis, and it does not.
how: $x^2 + 2x + 5 > 0$: $D = -16$, open upwards, so always above: all numbers.
when: The discriminant is negative.
mistake: Writing "no solution" as soon as $D < 0$. Ask where the curve lies.
picture: A kite high above the ground: it is above it everywhere.
example: $x^2 + 1 < 0$ has no solution, $x^2 + 1 > 0$ is always true.
check: Is $x^2 + 3 > 0$ true for all $x$? || yes

## inequalities.intervals
skills: 9.inequalities.intervals
title: The method of intervals
also: sign chart; interval method; test points; rational inequality; plus minus plus; sign table; (x-1)/(x+2)>0
near: inequalities.quadratic; inequalities.even-power; algebraic-fractions.domain
what: Mark all zeros of top and bottom on a line; in each piece between them the sign stays the same, so test one number per piece.
why: A factor changes its sign only where it is zero. Between two marks nothing is zero, so nothing can change.
how: $\frac{x - 1}{x + 2} > 0$: marks $-2$ and 1. Test 2: plus; 0: minus; $-3$: plus. Answer: $x < -2$ or $x > 1$.
when: Products and fractions compared with 0.
mistake: Multiplying by $x + 2$ as if it were positive, or including a zero of the denominator.
picture: A street with gates: the light color changes only at a gate.
example: $(x - 3)(x + 1) \le 0$: $-1 \le x \le 3$.
check: May a zero of the denominator belong to the answer? || no

## inequalities.even-power
skills: 9.inequalities.intervals
title: When the sign does not change at a root
also: double root inequality; even multiplicity; why doesn't the sign change; (x-2)^2; touch the axis; repeated factor
near: inequalities.intervals; quadratics.parabola
what: At a root of a squared factor the sign stays; at a simple root it changes.
why: $(x - 2)^2$ is 0 at 2 and positive on both sides. A square cannot turn negative.
how: $(x - 2)^2(x - 5) > 0$: at 2 no change, at 5 a change: $x > 5$.
when: The method of intervals with powers. Odd power: change, even power: none.
mistake: Alternating plus and minus without looking at the powers. And do not lose single points: with $\ge$ the number 2 belongs to the answer.
picture: A ball that bounces at the floor instead of going through.
example: $(x + 1)^2 \le 0$ has one solution, $-1$.
check: Does $(x - 4)^2$ change its sign at 4? || no

## inequalities.modulus-meaning
skills: 11.equations.modulus
title: What the absolute value is: a distance
also: absolute value; modulus; what do the bars mean; distance from zero; why is it never negative; |x - 3|; absolute value of x; bars around a number; absolute value with x; when do i open the absolute value with a minus; distance from zero with a letter
near: inequalities.modulus-equation; inequalities.modulus-inequality; roots.square-of-root
what: $\lvert x \rvert$ is the distance from $x$ to 0; $\lvert x - a \rvert$ is the distance from $x$ to $a$.
why: "How far" has no direction: 5 steps left and 5 steps right are both 5 steps. So it is never negative.
how: A positive number stays, a negative one loses its minus: $\lvert -7 \rvert = 7$.
when: Distances, errors, roots of squares.
mistake: Thinking that $-x$ is always negative: for $x = -3$ it is 3, and that is the absolute value.
picture: A street with house 0: houses $-4$ and 4 are equally far.
example: $\lvert 2 - 9 \rvert = 7$: from 2 to 9 it is 7 steps.
check: What is the distance between -3 and 4? || 7

## inequalities.modulus-equation
skills: 11.equations.modulus
title: How to solve an equation with an absolute value
also: absolute value equation; |x-3|=5; two cases; why two equations; modulus equation; check the cases; no solution absolute value; why does absolute value have two answers
near: inequalities.modulus-meaning; inequalities.modulus-inequality
what: $\lvert A \rvert = b$ with $b \ge 0$ means $A = b$ or $A = -b$.
why: Two places lie at the distance $b$ from 0, one on each side.
how: $\lvert x - 3 \rvert = 5$: $x - 3$ is 5 or $-5$, so $x$ is 8 or $-2$.
when: Bars in an equation. With an unknown on the other side too, check each candidate.
mistake: Only dropping the bars, or solving $\lvert x \rvert = -2$: a distance is not negative.
picture: A goat on a rope of 5 tied at post 3: it reaches $-2$ and 8.
example: $\lvert 2x + 1 \rvert = 7$: $2x + 1$ is 7 or $-7$, so 3 or $-4$.
check: How many solutions has $\lvert x \rvert = -4$? || 0 | none

## inequalities.modulus-inequality
skills: 11.equations.modulus
title: Inequalities with an absolute value
also: absolute value inequality; |x|<3; |x|>3; and or for absolute value; less than is between; distance inequality
near: inequalities.modulus-meaning; inequalities.double
what: $\lvert x \rvert < a$ means $-a < x < a$; $\lvert x \rvert > a$ means $x < -a$ or $x > a$.
why: Nearer to 0 than $a$: the middle piece. Farther than $a$: the two outer pieces.
how: Write it without bars, as a chain or as two pieces, and solve. $\lvert x - 4 \rvert < 3$: $-3 < x - 4 < 3$, so $1 < x < 7$.
when: Limits of error: "10 plus or minus 0.5".
mistake: Writing the outer pieces as one chain, like $-3 > x > 3$: no number does both.
picture: A lamp at 4 that shines 3 to each side.
example: $\lvert x + 1 \rvert \ge 2$: $x \le -3$ or $x \ge 1$.
check: How many whole numbers are closer to 0 than 3? || 5
`
