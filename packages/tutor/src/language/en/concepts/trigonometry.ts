/** How cards are written: `concepts/card.ts`. */
export const trigonometry = String.raw`
## trigonometry.sohcahtoa
skills: 8.trig.right-triangle
title: What sine, cosine and tangent mean
also: what does sin cos tan even mean; sohcahtoa; soh cah toa; what is sine; what is cosine; opposite over hypotenuse; trig basics; sin cos tan; what is sin; what is tan; what are sin cos tan; is sine a side or an angle; what is sine actually
near: trigonometry.which-ratio; trigonometry.why-ratio; trigonometry.unit-circle
what: They are ratios of sides in a right triangle: sine is opposite over hypotenuse, cosine is adjacent over hypotenuse, tangent is opposite over adjacent.
why: All right triangles with the same angle are similar, so the ratio of two sides depends on the angle alone. It deserves a name, like the steepness of a road.
how: Stand at the angle, name the sides: opposite, adjacent, hypotenuse. With sides 3, 4, 5 and the 3 opposite: $\sin \alpha = \frac{3}{5}$, $\cos \alpha = \frac{4}{5}$, $\tan \alpha = \frac{3}{4}$.
when: A right triangle, one acute angle and one side are known, or two sides.
mistake: Calling the longest side adjacent. The hypotenuse has its own name; adjacent is the leg at the angle.
picture: A ladder on a wall: sine says how high it gets, cosine how far its foot stands off, each as a part of the ladder.
example: Legs 5 and 12, hypotenuse 13, the 5 opposite: $\sin \alpha = \frac{5}{13}$.
check: Opposite 8, hypotenuse 10. What is the sine? || 0.8 | 4/5 | 8/10

## trigonometry.why-ratio
skills: 8.trig.right-triangle
title: Why the sine does not depend on the size of the triangle
also: why is sine the same; does the triangle size matter; why ratio; how does the calculator know sin; similar right triangles
near: trigonometry.sohcahtoa; geometry.similarity
what: Sine, cosine and tangent belong to the angle, not to one triangle.
why: Zoom a right triangle to double size: opposite side and hypotenuse both double, and their ratio stays. $\frac{3}{5} = \frac{6}{10}$.
how: You may draw any convenient triangle with the angle, for example with hypotenuse 1, and read the ratio there.
when: You wonder what the calculator does: it knows the ratio for each angle.
mistake: Thinking that a bigger triangle has a bigger sine. Only a bigger angle does.
picture: A steep road is just as steep after one meter as after a kilometer.
example: At $30^\circ$ the opposite leg is half of the hypotenuse in every triangle: 1 of 2, 5 of 10, 50 of 100.
check: A triangle is enlarged 7 times. Does the sine of its angle change? || no

## trigonometry.which-ratio
skills: 8.trig.right-triangle
title: Which one to use: sine, cosine or tangent
also: sin or cos; when do i use tan; how to choose the ratio; find the side with trig; angle of elevation; which trig function
near: trigonometry.sohcahtoa; trigonometry.inverse
what: Choose the ratio that holds the side you know, the side you want, and nothing else.
why: Each ratio ties two sides to the angle. With one side known, only the ratio that holds both leaves a single unknown.
how: Mark the known and the wanted side. Opposite and hypotenuse: sine. Adjacent and hypotenuse: cosine. Opposite and adjacent: tangent. Then $10 \sin 30^\circ = 5$ gives the opposite leg.
when: A right triangle with an angle and a side: heights, ramps, shadows, kites.
mistake: Naming the sides from the wrong angle. Opposite and adjacent swap at the other acute angle.
picture: Stand in the corner of the angle and look: the wall in front is opposite, the floor under you is adjacent.
example: 20 m from a tree you see its top at $45^\circ$: the height is $20 \tan 45^\circ = 20$ m above your eye.
check: You know the adjacent side and want the hypotenuse. Which ratio? || cosine | cos

## trigonometry.inverse
skills: 8.trig.right-triangle
title: How to find the angle from the sides
also: arcsin; sin to the minus 1; inverse sine; how to find the angle; shift sin; arctan; tan^-1; find an angle with trig; angle from sides
near: trigonometry.which-ratio; trigonometry.sohcahtoa; functions.inverse
what: Inverse sine, cosine and tangent ask backward: which angle has this ratio?
why: The calculator turns angles into ratios. Read the same table from right to left and ratios turn into angles.
how: Form the ratio, press the inverse key. $\sin \alpha = 0.5$ gives $\alpha = 30^\circ$ for an acute angle.
when: Two sides of a right triangle are known and an angle is asked.
mistake: Reading $\sin^{-1}$ as one divided by the sine. Here the -1 means "backward".
picture: It is like a phone book read the other way round: you know the number and look for the name.
example: Legs 7 and 7: $\tan \alpha = 1$, so the angle is $45^\circ$.
check: The cosine of an acute angle is 0.5. What is the angle? || 60 | 60 degrees

## trigonometry.special-angles
skills: 8.trig.right-triangle; 10.trig.values
title: Sine and cosine of 30, 45 and 60 degrees
also: special angles; exact values; why is sin 30 one half; sin 45; table of values; 30 60 90 triangle; how to remember trig values; why is sin 30 a half; sin 30 exactly one half; table of sine values
near: trigonometry.sohcahtoa; trigonometry.unit-circle; trigonometry.radians
what: $\sin 30^\circ = \frac{1}{2}$, $\sin 45^\circ = \frac{\sqrt{2}}{2}$, $\sin 60^\circ = \frac{\sqrt{3}}{2}$; the cosines run backward.
why: Cut an equilateral triangle with side 2 in half: hypotenuse 2, short leg 1, long leg $\sqrt{3}$. Cut a square with side 1 along its diagonal: legs 1, hypotenuse $\sqrt{2}$. All values stand in these two drawings.
how: Remember $\frac{\sqrt{1}}{2}$, $\frac{\sqrt{2}}{2}$, $\frac{\sqrt{3}}{2}$ for the sines of 30, 45, 60; for cosine read them from the end.
when: The answer must be exact, without a calculator.
mistake: Swapping 30 and 60. The small angle has the small opposite leg, so $\sin 30^\circ$ is the smaller one.
picture: Draw half of an equilateral triangle and half of a square, write the sides at them, and you can read off every value.
example: $\tan 60^\circ = \sqrt{3}$: the long leg over the short one.
check: What is the cosine of 60 degrees? || 1/2 | 0.5

## trigonometry.unit-circle
skills: 10.trig.values
title: What the unit circle is for
also: unit circle; why can sine be negative; sin of 120 degrees; angles over 90; cos is x sin is y; signs in quadrants; what is the unit circle; cos 90; sin 90; why is cos 90 zero
near: trigonometry.sohcahtoa; trigonometry.radians; trigonometry.reference-angle
what: Walk around a circle of radius 1 by the angle: your $x$ is the cosine, your $y$ is the sine.
why: In the first quadrant a right triangle with hypotenuse 1 stands there, so legs and ratios are the same numbers. The circle carries the idea on to angles that no right triangle has.
how: Turn from the right, counterclockwise, read the coordinates. At $180^\circ$ you stand at $(-1, 0)$: $\cos 180^\circ = -1$, $\sin 180^\circ = 0$.
when: Angles above 90, negative angles, signs, equations, graphs.
mistake: Swapping the two. Cosine is across, sine is up, in the order of $(x, y)$.
picture: A Ferris wheel: sine is your height above the axle, cosine how far you are to its right.
example: $\sin 270^\circ = -1$: the lowest point of the wheel.
check: What is the cosine of 90 degrees? || 0

## trigonometry.reference-angle
skills: 10.trig.values
title: Values of big and negative angles
also: reference angle; reduction formulas; sin 150; cos 210; negative angle; more than 360; which sign; sin of 180 minus x; sin 150 without a calculator
near: trigonometry.unit-circle; trigonometry.special-angles; trigonometry.period
what: Any angle has a partner between 0 and 90 with the same sine and cosine up to the sign.
why: The circle is symmetric: mirror images have coordinates of the same size. The quadrant you stand in says the sign.
how: Take away full turns, find the distance to the horizontal axis, take the value, add the sign. $\sin 150^\circ$: 30 from the axis, above it, so $\sin 150^\circ = \frac{1}{2}$.
when: An exact value of an angle outside the first quadrant.
mistake: Measuring the distance to the vertical axis. Then sine and cosine swap.
picture: One point in the first quadrant and its three mirror images in a pond and a wall.
example: $\cos 240^\circ = -\frac{1}{2}$: 60 from the axis, on the left.
check: What is $\sin(-30^\circ)$? || -1/2 | -0.5

## trigonometry.radians
skills: 10.trig.radians
title: What a radian is and why we use it
also: radians; degrees to radians; why radians instead of degrees; pi is 180; what is a radian; convert to radians; why radians if there are degrees; pi is 180 degrees
near: trigonometry.unit-circle; geometry.arc-sector
what: One radian is the angle whose arc is as long as the radius. A half turn is $\pi$ radians, or $180^\circ$.
why: 360 is a number people chose; the radius is already in the circle. In radians an arc is simply angle times radius, and the derivative of the sine is the cosine without extra factors.
how: Degrees to radians: multiply by $\frac{\pi}{180}$. $60^\circ$ becomes $60 \cdot \frac{\pi}{180} = \frac{\pi}{3}$. Back: multiply by $\frac{180}{\pi}$.
when: Graphs, equations, derivatives, arcs. Check the mode of the calculator.
mistake: Leaving the calculator in degrees: then $\sin \frac{\pi}{6}$ is no longer one half.
picture: Bend a string of one radius along the rim: it covers about 57 degrees, and a half turn takes a bit more than three strings.
example: $135^\circ$ is $135 \cdot \frac{\pi}{180} = \frac{3\pi}{4}$.
check: How many degrees is $\frac{\pi}{6}$? || 30 | 30 degrees

## trigonometry.period
skills: 10.trig.values; 10.trig.equations
title: Why sine and cosine repeat
also: period of sine; periodic function; why 2 pi; amplitude; graph of sine; sine wave; period of tan
near: trigonometry.unit-circle; trigonometry.equations; functions.transform-inside
what: The sine and cosine take the same values again after a full turn: the period is $2\pi$, for the tangent it is $\pi$.
why: After a full turn you stand at the same point of the circle. The tangent is a slope, and a line has the same slope after half a turn.
how: In $y = A \sin(kx)$ the height is $A$ and the period $\frac{2\pi}{k}$. For $y = 3 \sin(2x)$: height 3, period $\pi$.
when: Tides, sound, swings, day length: things that come again.
mistake: Multiplying the period by $k$. A bigger $k$ runs faster, so the wave gets shorter.
picture: The height of a seat on a Ferris wheel drawn against the time.
example: $y = \sin(4x)$ has the period $\frac{2\pi}{4} = \frac{\pi}{2}$.
check: What is the period of $\sin \frac{x}{2}$? || 4pi | 4π | 4*pi

## trigonometry.identity
skills: 10.trig.identities
title: Why sin squared plus cos squared is 1
also: pythagorean identity; sin2+cos2=1; main trig identity; find cos from sin; what is an identity; which sign of cosine; why is sin^2 + cos^2 = 1
near: trigonometry.unit-circle; geometry.pythagoras; trigonometry.prove-identity
what: For every angle $\sin^2 x + \cos^2 x = 1$.
why: On the unit circle sine and cosine are the legs of a right triangle with hypotenuse 1. It is the Pythagorean theorem in other words.
how: From one get the other, up to the sign: $\sin x = \frac{3}{5}$ gives $\cos^2 x = 1 - \frac{9}{25}$, that is $\frac{16}{25}$, so the cosine is $\frac{4}{5}$ or $-\frac{4}{5}$.
when: You know one of the two, or an expression holds squares of both.
mistake: Taking the root and forgetting the sign. The quadrant of the angle decides it.
picture: A stick of length 1 leaning in the circle, with its shadow on the floor and on the wall.
example: $\sin^2 30^\circ + \cos^2 30^\circ = \frac{1}{4} + \frac{3}{4} = 1$.
check: The sine of an acute angle is 0.6. What is its cosine? || 0.8 | 4/5

## trigonometry.double-angle
skills: 10.trig.identities
title: Why sin 2x is not 2 sin x
also: double angle; sin 2x formula; cos 2x; is sin 2x equal to 2 sin x; addition formulas; sin(a+b)
near: trigonometry.identity; trigonometry.unit-circle
what: $\sin 2x = 2 \sin x \cos x$ and $\cos 2x = \cos^2 x - \sin^2 x$.
why: Sine is not a factor that multiplies, so you cannot pull the 2 out. Test: $\sin 60^\circ$ is about 0.87, but twice $\sin 30^\circ$ is 1, the very top of the wheel, and at 60 degrees you are not there yet.
how: Replace: with $\sin x = \frac{3}{5}$ and $\cos x = \frac{4}{5}$ you get $2 \cdot \frac{3}{5} \cdot \frac{4}{5} = \frac{24}{25}$ for $\sin 2x$.
when: Two different angles stand in one equation: bring them to one.
mistake: Writing $\sin(a + b)$ as the sum of the sines.
picture: On the Ferris wheel, turning twice as far does not lift you twice as high.
example: $2 \sin 15^\circ \cos 15^\circ = \sin 30^\circ = \frac{1}{2}$.
check: Is $\sin 2x$ the same as $2\sin x$? || no

## trigonometry.prove-identity
skills: 10.trig.identities
title: How to prove a trigonometric identity
also: prove the identity; simplify trig expression; where do i start with identities; both sides of an identity; trig identities help
near: trigonometry.identity; trigonometry.double-angle; algebraic-fractions.add
what: To prove an identity, change one side by allowed steps until it reads like the other.
why: An identity claims something for all angles, so trying one value proves nothing. Equal steps keep the value for all angles at once.
how: Start at the messier side, write everything with sine and cosine, bring fractions together, use the square rule. $\tan x \cdot \cos x = \frac{\sin x}{\cos x} \cdot \cos x = \sin x$.
when: The task says prove, show or simplify.
mistake: Moving terms across as in an equation. That already uses what is to be shown.
picture: Two knots of the same rope: undo one until it looks like the other.
example: $(\sin x + \cos x)^2 = 1 + 2 \sin x \cos x$: open the square, and the two squares make 1.
check: What is $1 - \cos^2 x$? || sin^2 x | sin²x | sin^2(x)

## trigonometry.equations
skills: 10.trig.equations
title: Why a trigonometric equation has endlessly many solutions
also: trig equation; sin x = 1/2; why plus 2 pi n; general solution; two families of solutions; solve cos x = 0.5; infinitely many solutions trig; sin x = 0.5
near: trigonometry.period; trigonometry.unit-circle; trigonometry.equation-quadratic
what: An equation like $\sin x = \frac{1}{2}$ asks where on the circle the height is one half: at two points, and again after each full turn.
why: Angles that differ by a full turn end at the same point. Hence $+ 2\pi n$ with any whole $n$.
how: Find the points on the circle, add the period. $\sin x = \frac{1}{2}$: $x = \frac{\pi}{6} + 2\pi n$ or $x = \frac{5\pi}{6} + 2\pi n$.
when: The unknown stands inside sine, cosine or tangent.
mistake: Giving only the calculator's answer. The mirror point on the circle is lost.
picture: A horizontal line at height one half cuts the circle on both sides, and the wave again and again.
example: $\cos x = 0$: the top and the bottom of the circle, $x = \frac{\pi}{2} + \pi n$.
check: How many solutions of $\sin x = \frac{1}{2}$ lie between 0 and $2\pi$? || 2 | two

## trigonometry.equation-quadratic
skills: 10.trig.equations
title: Trigonometric equations with a square
also: 2sin^2 x - sin x - 1 = 0; replace sin x by t; substitution in trig equations; factor trig equation; why cannot divide by sin x
near: trigonometry.equations; quadratics.biquadratic; quadratics.zero-product
what: If only one function and its square occur, call it $t$ and solve a quadratic equation.
why: The equation does not care that $t$ is a sine until the end: first find which numbers fit, then which angles give them.
how: $2t^2 - t - 1 = 0$ has the roots $1$ and $-\frac{1}{2}$. Then solve $\sin x = 1$ and $\sin x = -\frac{1}{2}$.
when: Squares of sine or cosine; with both, replace one by $\sin^2 x + \cos^2 x = 1$ first.
mistake: Keeping a $t$ above 1 or below -1, or dividing by $\sin x$ and losing solutions.
picture: A parcel in a parcel: open the outer one, then the inner one.
example: $\cos^2 x = \cos x$: factor, $\cos x (\cos x - 1) = 0$, so $\cos x = 0$ or $\cos x = 1$.
check: Can $\sin x$ be equal to 2? || no

## trigonometry.sine-rule
skills: 9.triangles.sine-rule
title: The sine rule
also: law of sines; sine rule; a over sin a; when do i use the sine rule; triangle without a right angle; ambiguous case
near: trigonometry.cosine-rule; trigonometry.sohcahtoa; trigonometry.area-sine
what: In every triangle the sides are to each other as the sines of the opposite angles: $\frac{a}{\sin A} = \frac{b}{\sin B}$.
why: Draw the height to the third side. From the left it is $b \sin A$, from the right $a \sin B$. It is one height, so both are equal.
how: Make the pair you know and the pair with the unknown. $a = 10$, $A = 30^\circ$, $B = 90^\circ$: $b = \frac{10 \cdot \sin 90^\circ}{\sin 30^\circ} = 20$.
when: A side and its opposite angle are known, plus one more angle or side.
mistake: Pairing a side with an angle that touches it. Pairs sit across from each other.
picture: A tent pole between two ropes: both ropes tell you its height.
example: $A = 45^\circ$, $B = 30^\circ$, $b = 4$: $a = \frac{4 \cdot \sin 45^\circ}{\sin 30^\circ} = 4\sqrt{2}$.
check: You know all three sides and no angle. Does the sine rule start? || no

## trigonometry.cosine-rule
skills: 9.triangles.cosine-rule
title: The cosine rule
also: law of cosines; cosine rule; why minus 2ab cos c; three sides find angle; when to use the cosine rule; generalized pythagoras
near: geometry.pythagoras; trigonometry.sine-rule; vectors.scalar-product
what: In every triangle $c^2 = a^2 + b^2 - 2ab \cos C$, where $C$ is the angle between $a$ and $b$.
why: It is the Pythagorean theorem with a correction. At 90 degrees the cosine is 0 and nothing is corrected; a smaller angle shortens the third side, a bigger one lengthens it.
how: Sides 5 and 8, angle $60^\circ$ between: $5^2 + 8^2 - 2 \cdot 5 \cdot 8 \cdot \frac{1}{2} = 49$, so the third side is 7.
when: Two sides with the angle between them, or three sides and an angle is asked.
mistake: Multiplying first $a^2 + b^2 - 2ab$ and then by the cosine. The cosine belongs to the last term only.
picture: A pair of compasses: opening the legs pushes the tips apart.
example: Sides 3, 5, 7: $\cos C = \frac{3^2 + 5^2 - 7^2}{2 \cdot 3 \cdot 5} = -\frac{1}{2}$, so the biggest angle is $120^\circ$.
check: What is left of the correction when the angle is 90 degrees? || 0 | nothing | zero

## trigonometry.area-sine
skills: 9.triangles.sine-rule; 8.areas.figures
title: The area of a triangle from two sides and the angle
also: half ab sin c; area with sine; area without height; two sides and angle area; why sine in the area
near: geometry.area-triangle; trigonometry.sine-rule
what: The area is half the product of two sides and the sine of the angle between them: $S = \frac{1}{2} ab \sin C$.
why: It is still half of base times height. Take $a$ as the base: the height is $b \sin C$.
how: Multiply the two sides and the sine of the angle between them, then halve. Sides 6 and 10, angle $30^\circ$: $\frac{1}{2} \cdot 6 \cdot 10 \cdot \sin 30^\circ = 15$.
when: The height is not given, but an angle between two sides is.
mistake: Using an angle that is not between the two sides.
picture: A door from above: the wider you open it to a right angle, the more floor it spans with the wall.
example: Sides 4 and 5, angle $90^\circ$: $\frac{1}{2} \cdot 4 \cdot 5 \cdot \sin 90^\circ = 10$.
check: Sides 8 and 3, the angle between them is 30 degrees. What is the area? || 6

## trigonometry.tan-undefined
skills: 10.trig.values
title: Why the tangent of 90 degrees does not exist
also: tan 90; why is tan 90 undefined; tangent infinity; tan is sin over cos; asymptote of tan; cotangent
near: trigonometry.unit-circle; functions.asymptotes; trigonometry.sohcahtoa
what: The tangent is $\frac{\sin x}{\cos x}$: at $90^\circ$ the cosine is 0, and one cannot divide by 0.
why: The tangent is the slope of the line at that angle. A vertical line has no slope: no step to the right at all.
how: Exclude all angles where the cosine is 0: $x = \frac{\pi}{2} + \pi n$.
when: Domain of a tangent, equations where you divide by a cosine.
mistake: Saying that it is zero. At $0^\circ$ the tangent is 0, at $90^\circ$ it does not exist.
picture: A ladder pushed ever closer to the wall: height over foot distance grows without end.
example: $\tan 89^\circ \approx 57$, and $\tan 89.9^\circ \approx 573$.
check: What is tan 0? || 0

## trigonometry.which-rule
skills: 9.triangles.cosine-rule; 9.triangles.sine-rule
title: Sine rule or cosine rule?
also: sine rule or cosine rule; which rule do i use in a triangle; law of sines or cosines; when cosine rule; solve a triangle; no right angle; when sine rule and when cosine rule; law of sines or law of cosines
near: trigonometry.sine-rule; trigonometry.cosine-rule; trigonometry.sohcahtoa
what: A side together with its opposite angle known: sine rule. Two sides with the angle between, or three sides: cosine rule.
why: The sine rule works with pairs, so it needs one full pair. Without a pair only the cosine rule can start.
how: Mark what is known. Sides 7 and 8, angle $120^\circ$ between, no pair: $7^2 + 8^2 - 2 \cdot 7 \cdot 8 \cdot \left(-\frac{1}{2}\right) = 169$, the side is 13.
when: A triangle without a right angle.
mistake: Using sine and cosine as in a right triangle.
picture: Couples at a dance: the sine rule needs at least one couple.
example: $a = 6$, $A = 30^\circ$, $B = 45^\circ$: a pair is there: $b = \frac{6 \cdot \sin 45^\circ}{\sin 30^\circ} = 6\sqrt{2}$.
check: Three sides are known. Which rule? || cosine rule | cosine | law of cosines

## trigonometry.arc
skills: 10.trig.radians
title: Why arc length is radius times angle in radians
also: arc length radians; r theta; sector area radians; s = r theta; why radians for arc; how many radians in a circle
near: trigonometry.radians; geometry.arc-sector
what: With the angle in radians an arc is $s = r\theta$ and a sector $\frac{1}{2}r^2\theta$.
why: One radian cuts off an arc of one radius. Two radians cut off two radii: just multiply.
how: Multiply the radius by the angle; for the sector take half of radius squared times the angle. Radius 5, angle 2: $5 \cdot 2 = 10$; sector $\frac{1}{2} \cdot 5^2 \cdot 2 = 25$.
when: Wheels, pendulums, arcs in radian tasks.
mistake: Putting degrees into it.
picture: Strings of radius length laid along the rim, one per radian.
example: Radius 6, angle $\frac{\pi}{3}$: $6 \cdot \frac{\pi}{3} = 2\pi$.
check: Radius 4, angle 1.5 radians. How long is the arc? || 6

## trigonometry.negative-sine
skills: 10.trig.values
title: Which signs sine and cosine have
also: signs of sine and cosine; quadrants; ASTC; all students take calculus; when is cosine negative; when is tan positive; second quadrant; in which quadrants is cosine negative; sign of sine; why is cosine minus in the second quadrant
near: trigonometry.unit-circle; trigonometry.reference-angle
what: Sine is positive in the upper half of the circle, cosine in the right half, tangent where both have the same sign.
why: Sine is a height, cosine a distance to the right. Below or left of the middle they count as negative.
how: Find the quadrant, look up or down, right or left. $200^\circ$ lies left and below: both negative, the tangent positive.
when: Values, roots of squares, equations.
mistake: Learning a table instead of seeing the circle.
picture: A clock face with a cross: up is plus for sine, right is plus for cosine.
example: $\cos 120^\circ = -\frac{1}{2}$: left of the middle.
check: Is sin 300 degrees positive or negative? || negative
`
