/** How cards are written: `concepts/card.ts`. */
export const vectors = String.raw`
## vectors.meaning
skills: 9.vectors.coordinates
title: What a vector is
also: vector; what is a vector; arrow; vector vs point; direction and length; coordinates of a vector; end minus start; vector or segment; why has a vector a direction
near: vectors.add; vectors.length; vectors.scalar-product
what: A vector is an arrow: a length with a direction. Its coordinates say how far right and how far up.
why: "5 steps" is not enough to find a treasure; you need "where to". Forces and speeds are such things too.
how: End minus start: from $A(1, 2)$ to $B(4, 6)$ it is $(4 - 1, 6 - 2)$, that is $(3, 4)$.
when: Moves, forces, speeds, geometry with coordinates.
mistake: Start minus end: the arrow then points backward.
picture: A move of a chess knight: two right, one up, from wherever it stands.
example: From $(5, 1)$ to $(2, 3)$: $(-3, 2)$.
check: Give the vector from $(2, 1)$ to $(7, 4)$. || (5, 3) | (5; 3) | 5, 3

## vectors.add
skills: 9.vectors.coordinates
title: How and why vectors add
also: add vectors; tip to tail; parallelogram rule; subtract vectors; sum of vectors; multiply a vector by a number
near: vectors.meaning; vectors.length
what: Add coordinate by coordinate; in the drawing put the second arrow to the tip of the first.
why: Walk the first arrow, then the second: right adds to right, up adds to up.
how: First with first, second with second. $(2, 1) + (3, -4)$ is $(5, -3)$; 3 times $(2, 1)$ is $(6, 3)$.
when: Several forces or moves in a row.
mistake: Adding the lengths: 3 east and 4 north are only 5 away.
picture: A swimmer crossing a river while the current carries them along.
example: $(4, 4) - (1, 6)$ is $(3, -2)$.
check: What is $(1, 2) + (4, -5)$? || (5, -3) | (5; -3) | 5, -3

## vectors.length
skills: 9.vectors.coordinates
title: The length of a vector and the distance of two points
also: length of a vector; magnitude; distance formula; distance between two points; norm; midpoint
near: vectors.meaning; geometry.pythagoras; vectors.circle-equation
what: The length of $(a, b)$ is $\sqrt{a^2 + b^2}$; the distance of two points is the length of the arrow between them.
why: Right and up meet at a right angle, and the arrow is the hypotenuse: Pythagoras.
how: $(3, 4)$: $\sqrt{3^2 + 4^2} = 5$. Points: subtract first. The midpoint is the average of the coordinates.
when: Distances, side lengths, circles.
mistake: Adding $a$ and $b$, or losing the square of a negative: $(-3)^2 = 9$.
picture: Imagine the streets of a town in a grid: you walk right and up, a bird flies straight, and its way is the length.
example: From $(1, 1)$ to $(6, 13)$: $\sqrt{5^2 + 12^2} = 13$.
check: How long is the vector $(6, 8)$? || 10

## vectors.scalar-product
skills: 9.vectors.product
title: What the scalar product tells
also: dot product; scalar product; inner product; why is it a number; angle between vectors; perpendicular vectors test; when are two vectors perpendicular; dot product zero
near: vectors.angle; trigonometry.cosine-rule; vectors.length
what: Multiply first by first, second by second, add: $x_1 x_2 + y_1 y_2$. It is also length times length times the cosine of the angle.
why: It measures how much two arrows pull together: plus if they help each other, minus if against, 0 if at a right angle.
how: Multiply the first coordinates, then the second ones, and add. $(2, 3)$ and $(4, -1)$: $2 \cdot 4 + 3 \cdot (-1) = 5$.
when: Angles, right angles, work of a force.
mistake: Giving a vector as the answer. The result is a number.
picture: Pulling a sled with a slanted rope: only the part along the way counts.
example: $(3, 2)$ and $(-2, 3)$: $3 \cdot (-2) + 2 \cdot 3 = 0$: perpendicular.
check: What is the scalar product of $(1, 4)$ and $(5, 2)$? || 13

## vectors.angle
skills: 9.vectors.product
title: The angle between two vectors
also: angle between vectors; cosine of the angle; are they perpendicular; find x so that vectors are perpendicular; collinear vectors
near: vectors.scalar-product; vectors.length; trigonometry.inverse
what: The cosine of the angle is the scalar product divided by both lengths.
why: The product holds lengths and angle mixed together. Divide the lengths away and the angle is left.
how: Scalar product above, the product of the lengths below, then the inverse cosine. $(1, 0)$ and $(1, 1)$: $\frac{1}{1 \cdot \sqrt{2}} = \frac{\sqrt{2}}{2}$, so $45^\circ$.
when: Angles in triangles with coordinates; right angle: product 0.
mistake: Taking arrows that do not start at the same corner.
picture: Two clock hands: only the opening counts, not how long they are.
example: $(2, x)$ is perpendicular to $(3, -6)$: $6 - 6x = 0$, so $x = 1$.
check: The scalar product is 0. What is the angle? || 90 | 90 degrees

## vectors.circle-equation
skills: 11.circle.equation
title: Why the circle has the equation it has
also: equation of a circle; center and radius; (x-a)^2+(y-b)^2=r^2; why minus in the circle equation; x^2+y^2=25
near: vectors.length; vectors.circle-complete; geometry.pythagoras
what: A circle with center $(a, b)$ and radius $r$: $(x - a)^2 + (y - b)^2 = r^2$.
why: It says "distance to the center is $r$", squared. The differences are the legs, the radius the hypotenuse.
how: Put center and radius in and mind the signs. Center $(2, -3)$, radius 5: $(x - 2)^2 + (y + 3)^2 = 25$.
when: Circles in the coordinate plane, distances, tangents.
mistake: Reading the center with the wrong signs, or $r^2$ as the radius.
picture: Imagine a dog on a tight rope: it can only be where the distance to the post is the length of the rope.
example: $x^2 + y^2 = 49$: center at the origin, radius 7.
check: What is the radius of $(x - 1)^2 + (y + 4)^2 = 36$? || 6

## vectors.circle-complete
skills: 11.circle.equation
title: How to find center and radius from the long form
also: general form of a circle; complete the square circle; x^2+y^2-6x+4y; find center; expand circle equation
near: vectors.circle-equation; quadratics.complete-square
what: Complete the squares for $x$ and for $y$ and read off the center.
why: Opening the brackets has hidden the center; completing the square closes them again.
how: $x^2 - 6x + y^2 + 4y = 12$: add 9 and 4, $(x - 3)^2 + (y + 2)^2 = 25$: center $(3, -2)$, radius 5.
when: Squares of $x$ and $y$ with the same coefficient.
mistake: Adding 9 and 4 only on the left.
picture: Refolding a map so that the middle lies on top again.
example: $x^2 + y^2 - 8x = 0$: $(x - 4)^2 + y^2 = 16$.
check: $x^2 + y^2 - 10x = 0$: what is the $x$ of the center? || 5

## vectors.determinant
skills: 11.matrices.determinant
title: What a determinant is good for
also: determinant; matrix determinant; ad - bc; why is the determinant zero; what is a matrix; area of a parallelogram determinant
near: vectors.cramer; vectors.meaning
what: For the table with rows $a, b$ and $c, d$ it is $ad - bc$: the area, with a sign, of the parallelogram from the two rows.
why: If it is 0, the arrows lie on one line and the parallelogram is flat. A matrix with 0 squeezes the plane, and nobody can undo that.
how: Multiply along the falling diagonal, subtract the product along the rising one. Rows 3, 1 and 2, 4: $3 \cdot 4 - 1 \cdot 2 = 10$.
when: Does a system have just one solution? Area of a triangle: half of it.
mistake: Adding the two products, or the wrong diagonal first.
picture: Imagine a picture frame pushed sideways: the sides stay, the area shrinks, and lying flat it is 0.
example: Rows 2, 6 and 1, 3: $2 \cdot 3 - 6 \cdot 1 = 0$: one row is a multiple of the other.
check: What is the determinant of rows 5, 2 and 3, 1? || -1

## vectors.cramer
skills: 11.matrices.determinant
title: Solving a system with determinants
also: cramer's rule; solve system with matrices; when does a system have no solution; unique solution determinant; why determinant not zero
near: vectors.determinant; quadratics.second-degree-systems
what: $x$ is the determinant with its column replaced by the right sides, divided by the main determinant.
why: It is elimination done once in letters: multiply so that $y$ falls out, and $ad - bc$ is left in front of $x$.
how: $2x + y = 7$, $x + 3y = 11$: main $2 \cdot 3 - 1 \cdot 1 = 5$; for $x$: $7 \cdot 3 - 1 \cdot 11 = 10$, so $x$ is 2 and $y$ is 3.
when: Systems with letters, or "for which value is there one solution".
mistake: Using it when the main determinant is 0: then none or endlessly many.
picture: Two roads: not parallel, so exactly one crossing.
example: $x + 2y = 1$ and $2x + 4y = 5$: $1 \cdot 4 - 2 \cdot 2 = 0$: parallel, no solution.
check: The determinant is 0. Is there exactly one solution? || no

## vectors.complex-i
skills: 11.complex.numbers
title: Complex numbers: what i is and why we allow it
also: imaginary number; complex numbers; i squared is -1; why imaginary; root of -1; what is i; are complex numbers real; the number i; letter i in math; what is an imaginary number; what is a complex number; root of minus one i
near: vectors.complex-plane; vectors.complex-division; roots.negative
what: $i$ is a new number with $i^2 = -1$; $a + bi$ is called a complex number.
why: People once said "3 minus 5 can't be" and then made negative numbers. To solve $x^2 = -1$ the line gets a second direction: turning by 90 degrees twice makes minus.
how: Calculate as with letters, then replace $i^2$ by $-1$: $(2 + i)(3 - i) = 6 - 2i + 3i - i^2 = 7 + i$.
when: Equations with negative discriminant, electricity, waves.
mistake: Leaving $i^2$ or setting it to 1.
picture: An arrow to the right; times $i$ it points up, times $i$ again to the left.
example: $\sqrt{-9}$ becomes $3i$; $x^2 + 4 = 0$ has the roots $2i$ and $-2i$.
check: What is $i^2$? || -1

## vectors.complex-plane
skills: 11.complex.numbers
title: Complex numbers as points
also: complex plane; modulus of a complex number; argument; polar form; argand diagram; absolute value of 3+4i
near: vectors.complex-i; vectors.length; trigonometry.unit-circle
what: $a + bi$ is the point $(a, b)$: real part across, imaginary part up. Its modulus is the distance to 0.
why: Two independent parts need two directions. Adding is then adding arrows, multiplying turns and stretches.
how: Take both parts, square, add, take the root. $\lvert 3 + 4i \rvert$: $\sqrt{3^2 + 4^2} = 5$.
when: Powers and roots of complex numbers, drawings.
mistake: Putting $i$ under the root: only 3 and 4 go in.
picture: Imagine a map: east is the real part, north the imaginary part, and the modulus is the distance from home.
example: $1 + i$ lies at $45^\circ$ at the distance $\sqrt{2}$.
check: What is the modulus of $5 + 12i$? || 13

## vectors.complex-division
skills: 11.complex.numbers
title: How to divide complex numbers
also: divide complex numbers; conjugate; complex conjugate; i in the denominator; multiply by the conjugate complex
near: vectors.complex-i; roots.rationalize-conjugate
what: Multiply top and bottom by the conjugate of the bottom: same number, other sign before $i$.
why: $(a + bi)(a - bi) = a^2 + b^2$ is real, and dividing by a real number is easy.
how: Multiply top and bottom by the conjugate, open the brackets, split. $\frac{5}{2 + i} = \frac{5(2 - i)}{(2 + i)(2 - i)} = \frac{10 - 5i}{5} = 2 - i$.
when: A complex number stands in the denominator.
mistake: Writing $a^2 - b^2$: the minus of $i^2$ makes it a plus.
picture: A mirror image below the axis: number and image together land on the real line.
example: $\frac{1}{i} = \frac{-i}{i \cdot (-i)} = -i$.
check: What is $(3 + i)(3 - i)$? || 10

## vectors.parameters
skills: 11.parameters.simple
title: What a parameter is and how to handle it
also: parameter; equation with a parameter; solve for all a; for which a; letter as a number; cases for the parameter
near: vectors.parameters-quadratic; algebraic-fractions.domain
what: A parameter is a letter that stands for a fixed number you do not know yet. One task holds endlessly many tasks.
why: $ax = 6$ behaves differently: for $a = 2$ the answer is 3, for $a = 0$ there is none. So you have to say which case gives what.
how: Solve as usual; each time you divide or take a root, ask when that is not allowed. $ax = 6$: if $a \ne 0$, $x = \frac{6}{a}$; if $a = 0$, no solution.
when: "For all values of $a$", "find $a$ such that".
mistake: Dividing by the parameter without the case 0.
picture: A mixing desk with a slider $a$: you watch how the roots move.
example: $(a - 1)x = a - 1$: for $a \ne 1$ it is $x = 1$; for $a = 1$ every number.
check: For which $a$ has $ax = 5$ no solution? || 0 | a = 0

## vectors.parameters-quadratic
skills: 11.parameters.simple
title: For which a are there two roots
also: parameter and discriminant; two different roots; for which a one root; roots of different signs; quadratic with a parameter
near: vectors.parameters; quadratics.discriminant; quadratics.vieta-signs
what: Write the condition with the discriminant, and with sum and product if signs matter; then solve it for $a$.
why: The number of roots hangs on $D$ alone, and $D$ is now an expression in $a$.
how: $x^2 - 4x + a = 0$: $D = 16 - 4a$; two roots for $a < 4$, one for $a = 4$, none for $a > 4$.
when: Quadratic equations with a letter.
mistake: Forgetting that the first coefficient may be 0: then it is no quadratic.
picture: A parabola that the slider $a$ lifts until it leaves the axis.
example: $x^2 + 2x + a = 0$ has roots of different signs for $a < 0$.
check: For which $a$ has $x^2 - 6x + a = 0$ exactly one root? || 9 | a = 9

## vectors.polynomial-division
skills: 11.polynomials.division
title: How to divide polynomials
also: polynomial long division; divide polynomials; synthetic division; horner; remainder of polynomials; divide by x - 2
near: vectors.root-factor; vectors.higher-equations; functions.asymptote-degree
what: As with numbers: divide the first terms, multiply back, subtract, bring down the next.
why: Powers of $x$ are like tens and hundreds. The written division you know works with them as well.
how: $x^2 + 5x + 7$ by $x + 2$: first $x$, left $3x + 7$; then 3, left 1. So $x^2 + 5x + 7 = (x + 2)(x + 3) + 1$.
when: A root is known and the rest is to be factored; slanted asymptotes.
mistake: Skipping a missing power: write $0x$ for it. And subtract the whole row.
picture: Long division on paper, with powers in place of digits.
example: $x^3 - 8$ by $x - 2$: $x^3 - 8 = (x - 2)(x^2 + 2x + 4)$.
check: What is $x^2 + 4x + 3$ divided by $x + 1$? || x + 3

## vectors.root-factor
skills: 11.polynomials.division; 11.equations.higher
title: Why the remainder is the value
also: remainder theorem; factor theorem; bezout; why plug in the root; is x-2 a factor; check a factor
near: vectors.polynomial-division; quadratics.roots-to-factors
what: Dividing $P(x)$ by $x - a$ leaves the remainder $P(a)$. If it is 0, $x - a$ is a factor.
why: $P(x) = (x - a) \cdot Q(x) + r$. Put in $x = a$: the bracket is 0, and only $r$ is left.
how: $P(x) = x^3 - 2x - 4$ at 2: $8 - 4 - 4 = 0$, so $x - 2$ is a factor.
when: Testing factors, finding remainders without dividing.
mistake: Putting in $-a$: for $x + 3$ the number is $-3$.
picture: Packing eggs in boxes: what is left over is the remainder.
example: $x^2 + 1$ by $x - 3$: remainder $3^2 + 1 = 10$.
check: What is the remainder of $x^2 + x$ divided by $x - 2$? || 6

## vectors.higher-equations
skills: 11.equations.higher
title: How to solve equations of third degree and higher
also: cubic equation; third degree; rational roots; guess a root; divisors of the constant term; x^3 - 6x^2 + 11x - 6
near: vectors.root-factor; vectors.polynomial-division; quadratics.biquadratic
what: Find one root by trying, divide by its factor, solve what is left. Or take out, group, substitute.
why: Each found factor lowers the degree by one, until a quadratic equation remains. A whole root divides the last number, so there are few to try.
how: $x^3 - 6x^2 + 11x - 6 = 0$: 1 fits ($1 - 6 + 11 - 6 = 0$); the rest is $x^2 - 5x + 6$: 2 and 3.
when: Degree 3 or more.
mistake: Dividing by $x$ and losing 0; trying numbers that do not divide the last one.
picture: Peeling a tower floor by floor until it is a house you know.
example: $x^3 - 4x = 0$: $x(x - 2)(x + 2) = 0$: 0, 2, $-2$.
check: Which whole root has $x^3 - x^2 + 3x - 3 = 0$? || 1 | x = 1
`
