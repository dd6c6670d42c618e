/** How cards are written: `concepts/card.ts`. */
export const quadratics = String.raw`
## quadratics.meaning
skills: 8.quadratics.formula
title: What a quadratic equation is
also: quadratic equation; what is a quadratic; standard form; a b and c; coefficients; why is it called quadratic; how do i know it is quadratic; what is a quadratic equation; what is ax^2+bx+c
near: quadratics.incomplete; quadratics.formula; quadratics.which-method
what: An equation that can be written as $ax^2 + bx + c = 0$ with $a \ne 0$. The highest power of the unknown is 2.
why: "Quadratus" is Latin for square. Areas bring a square with them: side times side. A thrown ball follows the same kind of formula.
how: Move all to one side, sort, read off: in $2x^2 - 5x + 3 = 0$ are $a = 2$, $b = -5$, $c = 3$.
when: The unknown meets itself: areas, products of two unknowns, falling and throwing.
mistake: Forgetting the sign of a coefficient: here $b$ is $-5$, not 5.
picture: A square of side $x$, some strips of length $x$, some single tiles: together a given area.
example: $x(x + 4) = 21$ becomes $x^2 + 4x - 21 = 0$.
check: What is $b$ in $x^2 - 7x + 1 = 0$? || -7

## quadratics.two-roots
skills: 8.quadratics.incomplete; 8.quadratics.formula
title: Why a quadratic equation can have two answers
also: why two solutions; why are there two roots; which root do i take; two answers; number of solutions quadratic; why does a parabola have two roots; two x values
near: quadratics.discriminant; quadratics.parabola; roots.plus-minus
what: A quadratic equation has two, one or no real solutions, and never more than two.
why: A square forgets the sign: 3 and $-3$ have the same one. A ball thrown up passes the same height twice, going up and coming down.
how: Give both roots; in a story then see which one makes sense.
when: Always, before you write the answer of a word problem: a length or a time is not negative.
mistake: Stopping after the first root.
picture: A horizontal line across a parabola: it cuts two points, touches one, or misses it.
example: $x^2 - 7x + 10 = 0$ is true for 2 and for 5: $4 - 14 + 10 = 0$ and $25 - 35 + 10 = 0$.
check: How many real roots can a quadratic equation have at most? || 2 | two

## quadratics.incomplete
skills: 8.quadratics.incomplete
title: Quadratic equations without a middle or last term
also: incomplete quadratic; no x term; x^2 - 16 = 0; x^2 + 5x = 0; missing c; missing b; take out x
near: quadratics.zero-product; roots.plus-minus; quadratics.divide-by-x
what: Without the $x$ term you take the root on both sides, without the plain number you take $x$ out of brackets.
why: The big formula works too, but here one step is enough: a lone square can be undone at once, and a common $x$ makes a product.
how: $x^2 - 16 = 0$: $x^2 = 16$, so $4$ and $-4$. $x^2 + 5x = 0$: $x(x + 5) = 0$, so $0$ and $-5$.
when: $b = 0$ or $c = 0$.
mistake: Forgetting the negative root or the root 0.
picture: A short path through the garden beside the long road.
example: $3x^2 = 12x$: $3x(x - 4) = 0$, so $0$ and $4$.
check: Solve $x^2 - 6x = 0$. || 0 and 6 | 0, 6 | 0;6

## quadratics.divide-by-x
skills: 8.quadratics.incomplete
title: Why you must not divide by x
also: can i divide by x; lose a root; cancel x on both sides; divide both sides by x; missing solution zero
near: quadratics.incomplete; quadratics.zero-product; algebraic-fractions.domain
what: Dividing both sides by $x$ throws the solution $x = 0$ away.
why: $x$ may be 0, and by 0 you cannot divide. In $x^2 = 3x$ the value 0 fits: $0 = 0$. After dividing only 3 is left.
how: Bring all to one side, take $x$ out: $x^2 - 3x = 0$, $x(x - 3) = 0$, so $0$ and $3$.
when: Both sides have a factor with the unknown, also $(x - 2)$ or $\sin x$.
mistake: Canceling a factor with a letter as if it were a number.
picture: Two doors lead to the answers; dividing by $x$ locks one of them.
example: $(x - 2)^2 = 5(x - 2)$: $(x - 2)(x - 7) = 0$, so $2$ and $7$.
check: Which root of $x^2 = 9x$ gets lost when you divide by $x$? || 0

## quadratics.zero-product
skills: 8.quadratics.factor; 8.quadratics.incomplete
title: Why we set each factor equal to zero
also: why do we set each one to zero; zero product property; product is zero; why each factor; set each bracket to zero; factored equation; why can i set each bracket to zero; (x-2)(x-3)=0 why two answers
near: quadratics.factor; quadratics.divide-by-x; quadratics.roots-to-factors
what: A product is zero exactly when one of its factors is zero. So $(x - 2)(x - 3) = 0$ means $x - 2 = 0$ or $x - 3 = 0$.
why: Try to get 0 by multiplying two numbers that are both not 0: it never works. So one of the brackets has to be the zero.
how: Solve each bracket for itself: $x = 2$ or $x = 3$.
when: One side is a product and the other side is 0.
mistake: Doing the same with another number: $(x - 2)(x - 3) = 6$ does not mean that a bracket is 6.
picture: A chain of lamps in a row: the light is out if at least one lamp is dead.
example: $x(2x + 1) = 0$: $0$ and $-\frac{1}{2}$.
check: What are the roots of $(x - 4)(x + 1) = 0$? || 4 and -1 | 4, -1 | -1 and 4 | 4;-1

## quadratics.factor
skills: 8.quadratics.factor
title: How to factor a quadratic
also: factor a trinomial; factorise; factoring quadratics; two numbers product and sum; x^2+5x+6; reverse foil; split the middle term; which two numbers when factoring x^2+bx+c; two numbers that multiply to c and add to b; find the pair of numbers; product and sum method
near: quadratics.vieta; quadratics.zero-product; quadratics.roots-to-factors
what: Write $x^2 + bx + c$ as $(x + m)(x + n)$ with $m + n = b$ and $mn = c$.
why: Open $(x + m)(x + n)$: you get $x^2 + (m + n)x + mn$. So the middle number is their sum and the last one their product.
how: $x^2 + 5x + 6$: pairs with product 6 are 1 and 6, 2 and 3; the sum 5 belongs to 2 and 3. So $x^2 + 5x + 6 = (x + 2)(x + 3)$.
when: Whole-number roots, canceling fractions, quadratic inequalities.
mistake: Finding the right product and not looking at the sum, or at the signs.
picture: Tiles: one big square, 5 strips and 6 small squares laid into a rectangle of 2 more by 3 more.
example: $x^2 - 2x - 8 = (x - 4)(x + 2)$: product $-8$, sum $-2$.
check: Factor $x^2 + 7x + 10$. || (x + 2)(x + 5) | (x+2)(x+5) | (x+5)(x+2)

## quadratics.factor-leading
skills: 8.quadratics.factor
title: Factoring when a number stands before x squared
also: factor 2x^2+7x+3; ac method; leading coefficient; split the middle; factor by grouping quadratic; a is not 1
near: quadratics.factor; quadratics.roots-to-factors
what: For $ax^2 + bx + c$ look for two numbers with the sum $b$ and the product $ac$, split the middle term, group.
why: Multiply out $(2x + 1)(x + 3)$: the middle comes from $6x$ and $x$, and $6 \cdot 1$ is the same as $2 \cdot 3$, the product of the outer numbers.
how: $2x^2 + 7x + 3$: sum 7, product 6, so 6 and 1. $2x^2 + 6x + x + 3 = 2x(x + 3) + (x + 3) = (2x + 1)(x + 3)$.
when: The first coefficient is not 1 and the roots are simple fractions.
mistake: Using the product $c$ instead of $ac$.
picture: A rectangle of tiles in four parts: the two middle parts together are the middle term.
example: $3x^2 - 5x - 2 = (3x + 1)(x - 2)$.
check: Which two numbers have the sum 7 and the product 10? || 2 and 5 | 2, 5 | 5 and 2

## quadratics.roots-to-factors
skills: 8.quadratics.factor
title: From roots to factors
also: factor using the roots; a(x-x1)(x-x2); why minus in the bracket; why is the root plus when the bracket has a minus; why (x-3) and the root is 3; write a quadratic with given roots; roots of a polynomial
near: quadratics.zero-product; quadratics.factor; vectors.root-factor
what: With roots $x_1$ and $x_2$ the trinomial is $a(x - x_1)(x - x_2)$.
why: The bracket has to become 0 when $x$ is the root: $x - 3$ does that at 3. That is why a positive root shows a minus.
how: Roots 3 and $-2$, first coefficient 1: $(x - 3)(x + 2) = x^2 - x - 6$.
when: You found the roots with the formula and need factors, or an equation with given roots.
mistake: Forgetting the number $a$ in front, or the wrong sign in the bracket.
picture: Keys and locks: each root opens just its own bracket.
example: $2x^2 - 10x + 12$ has the roots 2 and 3: $2(x - 2)(x - 3)$.
check: Which bracket belongs to the root -5? || x + 5 | (x + 5) | (x+5)

## quadratics.formula
skills: 8.quadratics.formula
title: The quadratic formula and when to use it
also: quadratic formula; when do i use the quadratic formula; minus b plus or minus; abc formula; solve any quadratic; pq formula; x = -b plus minus root
near: quadratics.formula-why; quadratics.discriminant; quadratics.which-method
what: The roots of $ax^2 + bx + c = 0$ are $x = \frac{-b \pm \sqrt{D}}{2a}$ with $D = b^2 - 4ac$.
why: It is the work of completing the square done once for all letters, so you need not do it again.
how: $2x^2 - 7x + 3 = 0$: $D = 49 - 24$, that is 25, so $x = \frac{7 + 5}{4} = 3$ or $x = \frac{7 - 5}{4} = 0.5$.
when: Whenever no factors jump out within half a minute. It always works.
mistake: Dividing only the root by $2a$, or losing the sign of $b$.
picture: The middle $-\frac{b}{2a}$ on the number line, and one equal step to the left and to the right.
example: $x^2 + 2x - 1 = 0$: $D = 8$, $x = -1 + \sqrt{2}$ or $x = -1 - \sqrt{2}$.
check: What is $D$ for $x^2 - 5x + 6 = 0$? || 1

## quadratics.formula-why
skills: 8.quadratics.formula; 8.quadratics.complete-square
title: Where the quadratic formula comes from
also: derive the quadratic formula; why does the quadratic formula work; proof of the quadratic formula; where does b^2-4ac come from; why 2a; where does the quadratic formula come from; who invented the discriminant
near: quadratics.formula; quadratics.complete-square
what: Completing the square turns $ax^2 + bx + c = 0$ into $(2ax + b)^2 = b^2 - 4ac$.
why: A square that stands alone can be undone by a root. The trick is to add what is missing so that the $x$ occurs once only.
how: Multiply by $4a$: $4a^2x^2 + 4abx + 4ac = 0$. Add $b^2$ to both sides, move $4ac$: $(2ax + b)^2 = b^2 - 4ac$. Root, minus $b$, divide by $2a$.
when: You want to know instead of learn by heart.
mistake: Forgetting that the root brings both signs.
picture: An L-shaped piece of land: the small corner square $b^2$ makes it a full square.
example: $x^2 + 4x - 5 = 0$: $(2x + 4)^2 = 16 + 20$, so $2x + 4$ is 6 or $-6$, and $x$ is 1 or $-5$.
check: How often does $x$ occur in $(2x + 4)^2 = 36$? || 1 | once | one

## quadratics.discriminant
skills: 8.quadratics.formula
title: What the discriminant tells
also: discriminant; b squared minus 4ac; negative discriminant; D less than zero; how many roots; why no roots when d is negative; D = 0; what is b^2-4ac; discriminant is negative what now; how many roots from d; discriminant is -7
near: quadratics.formula; quadratics.two-roots; roots.negative
what: $D = b^2 - 4ac$ counts the real roots: two if $D > 0$, one if $D = 0$, none if $D < 0$.
why: $D$ stands under the root of the formula. A positive root can be added and taken away; zero changes nothing; a negative number has no real root.
how: Put in: for $x^2 + 2x + 5 = 0$ it is $2^2 - 4 \cdot 1 \cdot 5 = -16$, so no real roots.
when: "How many solutions?", parameters, does the line meet the parabola?
mistake: Squaring a negative $b$ to a negative number: $(-3)^2 = 9$.
picture: A parabola that dives through the axis, just touches it, or floats above.
example: $x^2 - 6x + 9 = 0$: $36 - 36 = 0$, one root, 3.
check: How many real roots if $D$ is negative? || 0 | none | no real roots

## quadratics.vieta
skills: 8.quadratics.vieta
title: Why the roots add up to minus b
also: vieta; vieta's formulas; sum and product of roots; why minus b; sum of the roots; check roots quickly; vietas formulas; sum and product of the roots; what is vieta for
near: quadratics.factor; quadratics.roots-to-factors; quadratics.formula
what: For $x^2 + bx + c = 0$: the roots have the sum $-b$ and the product $c$.
why: Open $(x - m)(x - n)$: $x^2 - (m + n)x + mn$. Compare: the middle number is minus the sum, the last one the product.
how: $x^2 - 8x + 15 = 0$: sum 8, product 15, so 3 and 5.
when: Guessing whole roots, checking, or questions about roots that you need not find.
mistake: Forgetting the minus of the sum, or not dividing by $a$ first.
picture: Two unknown coins: you know how much they are together and what they multiply to.
example: $x^2 + x - 12 = 0$: sum $-1$, product $-12$: 3 and $-4$.
check: What is the sum of the roots of $x^2 - 9x + 4 = 0$? || 9

## quadratics.vieta-signs
skills: 8.quadratics.vieta
title: What the signs tell about the roots
also: signs of the roots; both roots negative; product negative; one positive one negative; sign of c; find roots by signs
near: quadratics.vieta; quadratics.factor
what: If $c < 0$, the roots have different signs; if $c > 0$ and there are roots, the same sign, opposite to that of $b$.
why: $c$ is the product of the roots: plus from equal signs, minus from different ones. The sum, $-b$, then says which sign wins.
how: $x^2 + 7x + 12 = 0$: product plus, sum minus, so both are negative: $-3$ and $-4$.
when: Before you list pairs: it halves the work.
mistake: Reading the signs of the roots straight off the equation.
picture: Two friends: they agree (plus) or disagree (minus); the sum says who is stronger.
example: $x^2 - 2x - 15 = 0$: different signs, the positive one is bigger: 5 and $-3$.
check: Do the roots of $x^2 + 3x - 10 = 0$ have the same sign? || no

## quadratics.complete-square
skills: 8.quadratics.complete-square
title: Why and how to complete the square
also: completing the square; why half of b; what is completing the square for; vertex form; add and subtract; perfect square trinomial; how to complete the square; half the middle number squared
near: quadratics.formula-why; quadratics.vertex; quadratics.formula
what: Write $x^2 + bx$ as the square of a bracket minus a number: half of $b$ goes into the bracket.
why: Put the strips $bx$ half on the right and half below a square of side $x$: a corner of side $\frac{b}{2}$ is missing. Fill it and you have a full square.
how: $x^2 + 6x + 2$: half of 6 is 3, so $x^2 + 6x + 2 = (x + 3)^2 - 9 + 2 = (x + 3)^2 - 7$.
when: Vertex of a parabola, least value, circle equations, solving without the formula.
mistake: Adding the 9 and forgetting to take it away again.
picture: A square photo with two strips and an empty corner.
example: $x^2 - 4x = (x - 2)^2 - 4$.
check: Which number completes $x^2 + 10x$ to a square? || 25

## quadratics.which-method
skills: 8.quadratics.formula; 8.quadratics.factor
title: Which way to solve a quadratic equation
also: which method; factor or formula; best way to solve quadratics; when do i factor; how to choose the method; fastest way; complete the square or use the formula; which method for a quadratic; why vieta if there is the formula
near: quadratics.incomplete; quadratics.factor; quadratics.formula
what: Four ways: root or bracket if a term is missing, factors if the roots are whole, the square if it is asked, the formula always.
why: All ways give the same roots; they differ in work. A screwdriver and a drill both turn screws.
how: Look first: a term missing? Then look for two numbers with the right sum and product. Nothing in half a minute: formula. For $x^2 - 5x + 6 = 0$ use factors, for $x^2 - 5x + 5 = 0$ the formula.
when: At the start of each quadratic equation, take five seconds.
mistake: Trying to guess factors when the discriminant is no square number.
picture: Imagine a fork in the road with signposts: look at the signs first, all roads lead to the same roots.
example: $(x - 1)^2 = 49$: take the root at once: $x - 1$ is 7 or $-7$, so 8 and $-6$.
check: Which method always works? || formula | the formula | quadratic formula

## quadratics.biquadratic
skills: 8.equations.biquadratic
title: Equations with x to the fourth and x squared
also: biquadratic equation; x^4 - 5x^2 + 4 = 0; substitution t = x^2; four roots; why t; quartic like a quadratic
near: quadratics.formula; trigonometry.equation-quadratic; vectors.higher-equations
what: Put $t = x^2$: the equation turns into a quadratic one for $t$.
why: $x^4$ is the square of $x^2$. If you give $x^2$ a name, the equation shows its old familiar face.
how: $x^4 - 5x^2 + 4 = 0$: $t^2 - 5t + 4 = 0$, so $t$ is 1 or 4, and $x$ is $1, -1, 2, -2$.
when: Only even powers, one exponent double the other; also with $2^x$ or roots as the hidden part.
mistake: Stopping at $t$, or keeping a negative $t$: a square is never below 0.
picture: A Russian doll: open the outer one, solve, open the inner one.
example: $x^4 - 3x^2 - 4 = 0$: $t$ is 4 or $-1$; only 4 counts, so $x$ is 2 or $-2$.
check: How many real $x$ has $x^2 = 9$? || 2 | two

## quadratics.problems
skills: 8.quadratics.problems; 9.exam.tasks
title: Word problems that lead to a quadratic equation
also: quadratic word problem; area problem; consecutive numbers; set up a quadratic; which answer do i take; length and width problem; which answer do i pick; negative or positive answer in a word problem
near: quadratics.two-roots; quadratics.formula; quadratics.meaning
what: A product of two unknown things, one told by the other, makes a quadratic equation.
why: If the length is 3 more than the width, the area is $x(x + 3)$: the unknown meets itself.
how: Name one thing $x$, tell the others by it, write the product, solve, throw out what cannot be. Area 40: $x(x + 3) = 40$ gives 5 and $-8$; the width is 5.
when: Areas, neighboring numbers, speeds with two times, throws.
mistake: Giving a negative length as an answer, or only $x$ when both sides are asked.
picture: A sketch with $x$ on one side and $x + 3$ on the other.
example: Two numbers in a row with product 56: $x(x + 1) = 56$, so 7 and 8 (or $-8$ and $-7$).
check: The width is $x$, the length is 5 more, the area is 24. What is the width? || 3

## quadratics.parabola
skills: 8.functions.quadratic
title: Why the graph of a quadratic is a parabola
also: parabola; graph of x^2; what does a do; opens up or down; why is it u shaped; quadratic function graph; axis of symmetry; what is a parabola; why does a parabola open up or down; u shaped graph; sign of a in a parabola
near: quadratics.vertex; quadratics.two-roots; functions.transform-shift
what: The graph of $y = ax^2 + bx + c$ is a parabola: open upwards for $a > 0$, downwards for $a < 0$.
why: $x$ and $-x$ have the same square, so $y = x^2$ has a left half like the right one; and squares grow faster and faster: 1, 4, 9, 16. So the arms get steeper.
how: Sign of $a$: direction. $c$: where it cuts the $y$ axis. Roots: where it cuts the $x$ axis.
when: Thrown balls, bridges, best price, quadratic inequalities.
mistake: Joining the points with straight lines, or a sharp tip at the bottom.
picture: Water from a garden hose: an arch open downwards.
example: $y = -2x^2 + 8$ opens downwards, is narrow, and cuts the $y$ axis at 8.
check: Does $y = -3x^2 + 5$ open up or down? || down | downwards

## quadratics.vertex
skills: 8.functions.quadratic
title: How to find the vertex of a parabola
also: vertex; vertex formula; turning point; minimum of a quadratic; maximum value; axis of symmetry formula; -b over 2a; why minus b over 2a; find the vertex; top of the parabola; lowest point of a parabola; axis of symmetry
near: quadratics.parabola; quadratics.complete-square; calculus.extrema
what: The vertex lies at $x_0 = -\frac{b}{2a}$; put it in to get the height.
why: The parabola is symmetric, so its vertex is midway between the roots. In the formula the roots are $-\frac{b}{2a}$ plus and minus the same step.
how: Find $x_0$, then put it into the function for the height. $y = x^2 - 6x + 5$: $x_0 = 3$, height $3^2 - 6 \cdot 3 + 5 = -4$.
when: Greatest or least value, sketching.
mistake: Giving $x_0$ as the least value. It says where, the height says how much.
picture: Fold the graph so that both arms lie on each other: the fold goes through the vertex.
example: $y = -x^2 + 4x$: vertex at $x = 2$, greatest value $-2^2 + 4 \cdot 2 = 4$.
check: At which $x$ is the vertex of $y = x^2 - 8x + 1$? || 4 | x = 4

## quadratics.second-degree-systems
skills: 9.systems.second-degree
title: Systems with a square in them
also: system of second degree; line and circle; line and parabola intersection; x+y=5 xy=6; solve nonlinear system; substitution with squares; solve a system with x^2; system with squares
near: quadratics.vieta; vectors.circle-equation; quadratics.discriminant
what: Two equations, at least one with a square or a product: the solutions are the points where the two curves meet.
why: A line and a parabola can meet twice, so pairs come in twos. Substitution keeps both conditions at once.
how: Take the linear equation, express a letter, put it into the other. $x + y = 5$, $xy = 6$: $x(5 - x) = 6$, so $x$ is 2 or 3, and the pairs are $(2, 3)$ and $(3, 2)$.
when: Sides from perimeter and area, a line and a circle.
mistake: Mixing the pairs: each $x$ has its own $y$.
picture: A straight stick lying across a bowl: it touches the rim in two places.
example: $y = x^2$ and $y = x + 2$: $x^2 - x - 2 = 0$, points $(2, 4)$ and $(-1, 1)$.
check: In how many points at most does a line meet a parabola? || 2 | two

## quadratics.sum-product-system
skills: 9.systems.second-degree
title: Sum and product known: find the two numbers
also: symmetric system; sum and product of two numbers; x^2 + y^2 and xy; find two numbers; perimeter and area known
near: quadratics.vieta; quadratics.second-degree-systems
what: Two numbers with the sum $s$ and the product $p$ are the roots of $t^2 - st + p = 0$.
why: It is the rule about roots read backward: the equation is built so that its roots have this sum and product.
how: Sum 10, product 21: $t^2 - 10t + 21 = 0$, so 3 and 7.
when: Both unknowns play the same part: half perimeter and area, sum and sum of squares.
mistake: Forgetting that the sum of squares gives the product: $x^2 + y^2 = (x + y)^2 - 2xy$.
picture: A rectangular fence: you know half of its length and the area inside.
example: $x + y = 7$ and $x^2 + y^2 = 25$: $2xy = 49 - 25$, so $xy = 12$: 3 and 4.
check: Sum 9 and product 20: which numbers? || 4 and 5 | 4, 5 | 5 and 4

## quadratics.exam-plan
skills: 9.exam.tasks; 11.exam.review
title: How to go at an exam task
also: exam tips; how to start an exam task; what to do in the test; how do i check my answer; stuck in the exam; time in the exam
near: quadratics.problems; quadratics.which-method
what: Read twice, write what is known and what is asked, choose a way, calculate, check, answer the question that was asked.
why: Most points are lost by misreading and slips, not by missing knowledge. A check takes half a minute and finds most slips.
how: Put the result back. Does $x = 3$ fit $x^2 - 2x - 3 = 0$? $9 - 6 - 3 = 0$, yes.
when: In each test: easy tasks first, mark the hard ones, come back.
mistake: Writing $x$ when the task asks for $2x$, for the sum of the roots, or in other units.
picture: A pilot's checklist before takeoff: short, but every time.
example: "Give the larger root" of $x^2 - 5x + 4 = 0$: the roots are 1 and 4, the answer is 4.
check: Does $x = 2$ solve $x^2 + x - 6 = 0$? || yes

## quadratics.motion
skills: 8.quadratics.problems; 8.equations.rational
title: Speed problems that lead to a quadratic equation
also: boat and current problem; upstream downstream; two speeds same distance; time difference problem; 10 km/h faster; work together equation
near: quadratics.problems; algebraic-fractions.equations; physics.speed
what: A given difference of times makes an equation with two fractions: way over speed minus way over speed.
why: Time is way divided by speed, so the unknown speed lands below the bar. Multiplying it away brings the square.
how: 60 km, 10 km/h faster saves 1 h: $\frac{60}{x} - \frac{60}{x + 10} = 1$ gives $x^2 + 10x = 600$, so 20 km/h.
when: Boats with current (speed plus or minus), faster and slower, joint work.
mistake: Subtracting in the wrong order: the slower one needs more time.
picture: Draw a table with three columns, way, speed, time, and a row for each ride: the last column gives the equation.
example: With the current $x + 2$, against it $x - 2$: 16 km each way in 6 h: $\frac{16}{x + 2} + \frac{16}{x - 2} = 6$, so $x$ is 6.
check: A boat makes $x$ km/h, the current 3 km/h. What is its speed upstream? || x - 3

## quadratics.biquadratic-count
skills: 8.equations.biquadratic
title: How many roots a biquadratic equation has
also: how many solutions biquadratic; no roots x^4; t negative; two or four roots; x^4 + 5x^2 + 4 = 0; zero root biquadratic
near: quadratics.biquadratic; roots.plus-minus; quadratics.discriminant
what: Each positive $t$ gives two values of $x$, $t = 0$ gives one, a negative $t$ none.
why: $x^2 = t$ asks for numbers with a given square: two mirror numbers, only 0, or nobody.
how: $x^4 + 5x^2 + 4 = 0$: $t$ is $-1$ or $-4$, both negative: no real root.
when: After finding $t$, before the answer.
mistake: Writing only the positive roots.
picture: A street mirrored at house 0: each house has a twin, only 0 has none.
example: $x^4 - 9x^2 = 0$: $t$ is 0 or 9, so $x$ is $0, 3, -3$.
check: $t$ is 4 or $-9$. How many real $x$ are there? || 2 | two

## quadratics.vertex-form
skills: 8.functions.quadratic
title: The vertex form of a parabola and what it shows
also: what is the vertex form; vertex form good for; why write a quadratic as a(x-h)^2+k; how do i get the vertex form; what do h and k tell; turning point form
near: quadratics.vertex; quadratics.complete-square
what: In $y = a(x - h)^2 + k$ you can read the vertex at once: it is the point $(h, k)$.
why: A square is never negative and is 0 only at $x = h$. So there the value is $k$, the smallest for $a > 0$ and the greatest for $a < 0$.
how: Complete the square: $x^2 - 6x + 11 = (x - 3)^2 + 2$, so the vertex is $(3, 2)$.
when: When the highest or lowest value, the axis or a shift of the graph is asked.
mistake: Taking the sign as it stands: $(x + 4)^2$ has its vertex at $x = -4$.
picture: A label on the parabola with its address: so far across, so far up.
example: $y = -(x - 1)^2 + 5$ has its highest point at $(1, 5)$.
check: What is the smallest value of (x - 2)^2 + 7? || 7
`
