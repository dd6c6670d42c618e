/** How cards are written: `concepts/card.ts`. */
export const geometry = String.raw`
## geometry.triangle-sum
skills: 7.triangles.angles
title: Why the angles of a triangle add up to 180 degrees
also: angle sum of a triangle; why 180 degrees; find the third angle; angles in a triangle; triangle adds to 180; missing angle; why 180 degrees in a triangle; i measured the angles and got 179; angles of a triangle sum
near: geometry.exterior-angle; geometry.isosceles; geometry.parallel-angles
what: The three inside angles of any flat triangle together make a straight angle, $180^\circ$.
why: Tear the three corners off a paper triangle and put them side by side: they form a straight line. A line through the top parallel to the base shows the same with alternate angles.
how: Add the two angles you know and subtract from 180. With $50^\circ$ and $60^\circ$: $180 - 50 - 60 = 70$.
when: Whenever two angles of a triangle are known or can be found from something else.
mistake: Taking an angle outside the triangle for one of the three. Only the inside ones add up to 180.
picture: Three torn corners lying on a ruler, points together, with no gap left.
example: A right triangle has one angle of $35^\circ$. The last one is $180 - 90 - 35 = 55$ degrees.
check: Two angles of a triangle are 40 and 75 degrees. What is the third? || 65 | 65 degrees

## geometry.exterior-angle
skills: 7.triangles.angles
title: Exterior angle of a triangle
also: outside angle; external angle of a triangle; what is an exterior angle; why is it the sum of two angles; remote angles
near: geometry.triangle-sum; geometry.parallel-angles
what: Extend one side past a corner: the angle between the extension and the next side is the exterior angle. It equals the sum of the two inside angles that do not touch it.
why: The exterior angle and its neighbor make 180. The three inside angles make 180 too. So the exterior one has to cover exactly what the other two cover.
how: Add the two far angles. With far angles of $50^\circ$ and $70^\circ$ the exterior angle is $50 + 70 = 120$ degrees.
when: It saves a step: you get the outside angle without finding the third inside one.
mistake: Adding the neighbor inside angle. It is the two angles far away that count.
picture: A slide meeting the ground: the angle behind the foot of the slide is the outside angle.
example: The exterior angle is $110^\circ$ and one far angle is $45^\circ$. The other is $110 - 45 = 65$ degrees.
check: The far angles are 30 and 80 degrees. What is the exterior angle? || 110 | 110 degrees

## geometry.isosceles
skills: 7.triangles.angles
title: Why an isosceles triangle has equal base angles
also: isosceles triangle; two equal sides; base angles equal; find the height of an isosceles triangle; why half of the base; equilateral triangle
near: geometry.triangle-sum; geometry.pythagoras; geometry.median-bisector-altitude
what: A triangle with two equal sides has two equal angles at the base. Its height to the base cuts the base into two equal halves.
why: Fold the triangle along the line from the top to the middle of the base. The two halves cover each other exactly, so the angles match and the fold meets the base at its middle.
how: Top angle known: subtract it from 180 and halve. With $40^\circ$ on top each base angle is $\frac{180 - 40}{2} = 70$ degrees.
when: Two sides are equal, two radii of a circle meet, or you need a height: draw it, and it halves the base.
mistake: Using the whole base in the right triangle made by the height. It is only half of the base.
picture: A paper plane seen from the front: the middle fold makes two mirror halves.
example: Sides 13, 13 and base 10: the height is $\sqrt{13^2 - 5^2} = \sqrt{144} = 12$.
check: A base angle is 50 degrees. What is the angle on top? || 80 | 80 degrees

## geometry.triangle-inequality
skills: 7.triangles.congruence
title: Can three lengths make a triangle?
also: triangle inequality; does this triangle exist; sides 2 3 and 6; can these be sides; why must two sides be longer than the third
near: geometry.congruence; geometry.pythagoras-converse
what: Three lengths make a triangle only when the two shorter ones together are longer than the longest.
why: The straight way is the shortest one. If two sticks together do not reach past the third, their ends never meet above it.
how: Add the two shorter lengths and compare with the longest. For 3, 4, 5: $3 + 4 > 5$, so it works.
when: Before you trust a drawing, or when an answer gives two possible lengths for a side.
mistake: Testing any pair. The test that can fail is the one with the two shortest sides.
picture: A drawbridge whose two halves are too short: they swing up and never touch.
example: For 2, 3 and 6: $2 + 3 < 6$, so there is no such triangle.
check: Is there a triangle with sides 4, 4 and 9? || no

## geometry.congruence
skills: 7.triangles.congruence
title: What congruent triangles are
also: congruent; equal triangles; same shape and size; what does congruent mean; corresponding sides; matching parts
near: geometry.congruence-tests; geometry.similarity
what: Two triangles are congruent when one can be laid exactly on top of the other. Then all matching sides and angles are equal.
why: It is like two copies from one cookie cutter: turned or flipped, the dough is the same. So what you measure on one you know on the other.
how: Find which corners match and name them in the same order: from triangle ABC congruent to KLM follows that AB matches KL and angle C matches angle M.
when: You want to show that two lengths or angles are equal: find two triangles that hold them.
mistake: Writing the letters in any order. The order says which corner goes onto which.
picture: A stamp pressed twice on a sheet, once upright and once turned.
example: Triangle ABC is congruent to KLM with AB of 5 cm and angle C of 40 degrees. Then KL is 5 cm and angle M is 40 degrees.
check: Triangle ABC is congruent to PQR. Which side equals BC? || QR

## geometry.congruence-tests
skills: 7.triangles.congruence
title: How to prove triangles congruent
also: SAS ASA SSS; congruence tests; which rule do i use; why is there no SSA; criteria of congruence; side angle side; why three parts are enough; prove triangles congruent; show that triangles are congruent
near: geometry.congruence; geometry.proof; geometry.similarity-tests
what: Three well chosen parts are enough: two sides and the angle between them (SAS), a side and the two angles at it (ASA), or three sides (SSS).
why: Hold two sticks with a fixed angle between them: the ends are fixed, so the third side has no choice. Three sticks joined at the ends do not wobble either.
how: Mark the equal parts on the drawing, look for a shared side or vertical angles, then name the test that fits.
when: You have to prove that two sides or angles are equal.
mistake: Using an angle that is not between the two sides. With SSA the free side can swing to two places and give two triangles.
picture: A gate on its hinge: open it by the same angle and the far end is always in the same spot.
example: The diagonals of a parallelogram cut it into triangles with equal sides and the angles at those sides equal: ASA.
check: Two sides and the angle between them are equal. Which test is it? || SAS

## geometry.median-bisector-altitude
skills: 7.triangles.congruence
title: Median, bisector and altitude: what is the difference
also: median of a triangle; angle bisector; altitude; height of a triangle; difference between median and altitude; perpendicular bisector; what is a bisector; what is a median of a triangle; what is an altitude
near: geometry.isosceles; geometry.area-triangle
what: A median goes to the middle of the opposite side, a bisector halves the angle, an altitude meets the opposite side at a right angle.
why: They answer three questions: where is the middle, where is the fair split of the corner, where is the shortest way down. In most triangles these are three different places.
how: Read the marks: equal halves of the side mean a median, equal arcs in the angle a bisector, a small square an altitude.
when: Altitudes for areas, medians for equal areas, bisectors for equal distances to the sides.
mistake: Thinking that they always coincide. They do so only from the top of an isosceles triangle.
picture: A tent: a rope to the middle of the floor, a rope that splits the corner, and a plumb line straight down.
example: In a triangle with sides 5, 5, 6 the median to the side 6 is also the altitude: $\sqrt{5^2 - 3^2} = 4$.
check: Which of the three makes a right angle with the side? || altitude | the altitude | height

## geometry.midline
skills: 7.triangles.congruence; 8.similarity.ratio
title: The midline of a triangle
also: midsegment; mid-segment theorem; line joining midpoints; why is it half; midline theorem
near: geometry.similarity; geometry.area-parallelogram
what: The segment that joins the middles of two sides is parallel to the third side and half as long.
why: It cuts off a small triangle with both sides halved and the same angle. That is the whole triangle shrunk to one half, so the third side is halved too.
how: Halve the side it is parallel to. For a side of 14 the midline is $14 / 2 = 7$.
when: You see two midpoints in a drawing, or tick marks that show halves on two sides.
mistake: Halving the wrong side. It is half of the side that it does not touch.
picture: The crossbar of the letter A: halfway up, and half as wide as the feet.
example: A midline of 4.5 means that the third side is $2 \cdot 4.5 = 9$.
check: The third side is 11. How long is the midline? || 5.5 | 11/2

## geometry.parallel-angles
skills: 7.lines.parallel
title: Angles at parallel lines
also: alternate angles; corresponding angles; co-interior angles; transversal; z angles and f angles; angles with parallel lines
near: geometry.parallel-test; geometry.triangle-sum
what: A line that crosses two parallel lines makes the same angles at both. Corresponding and alternate angles are equal, same-side inside angles add up to $180^\circ$.
why: Slide one parallel line along the crossing line until it lies on the other. Nothing turned, so the angles are the same.
how: Find one angle at the first crossing; at the second one the acute angles are equal to it or make 180 with it. From $65^\circ$ you get $65^\circ$ and $180 - 65 = 115$ degrees.
when: The task says that two lines are parallel, as in parallelograms and trapezoids.
mistake: Calling the angles equal when the lines are not known to be parallel.
picture: Ladder rungs: every rung meets the side rail at the same tilt.
example: Same-side inside angles: one is $72^\circ$, the other $180 - 72 = 108$ degrees.
check: An alternate angle is 48 degrees. What is the other one? || 48 | 48 degrees

## geometry.parallel-test
skills: 7.lines.parallel
title: How to prove that lines are parallel
also: parallel lines test; how do i show lines are parallel; converse of alternate angles; when are lines parallel
near: geometry.parallel-angles; geometry.proof
what: If a crossing line makes equal alternate (or equal corresponding) angles with two lines, the lines are parallel. Same-side inside angles that make $180^\circ$ show it as well.
why: If the lines met, they would form a triangle with the crossing line. Its outside angle would be bigger than the far inside one, so these two could not be equal.
how: Find one pair of angles, show that they are equal, name the pair, conclude.
when: The question says "prove that the lines are parallel" or "is it a parallelogram".
mistake: Using that the lines are parallel to get the angles. That is what you have to prove.
picture: Two skis: they stay apart if they point the same way from the line between the boots.
example: Same-side inside angles of $104^\circ$ and $76^\circ$: $104 + 76 = 180$, so the lines are parallel.
check: Corresponding angles are 70 and 71 degrees. Are the lines parallel? || no

## geometry.pythagoras
skills: 8.pythagoras.sides
title: The Pythagorean theorem
also: pythagoras; a squared plus b squared; find the hypotenuse; find the missing leg; right triangle sides; how do i use pythagoras; length of the hypotenuse; what does pythagoras say; when can i use pythagoras; does pythagoras work for any triangle; pythagoras for all triangles; a^2+b^2=c^2
near: geometry.pythagoras-why; geometry.pythagoras-converse; trigonometry.sohcahtoa
what: In a right triangle the squares on the two legs together are as big as the square on the hypotenuse: $a^2 + b^2 = c^2$.
why: Take legs 3 and 4: squares of 9 and 16 tiles. Together they are 25 tiles, exactly the square on the side 5.
how: Hypotenuse: add the squares and take the root, $\sqrt{6^2 + 8^2} = 10$. Leg: subtract, $\sqrt{13^2 - 12^2} = 5$.
when: Two sides of a right triangle are known, or you can draw a height or a diagonal that makes one.
mistake: Adding when you look for a leg. The longest side is opposite the right angle; a leg comes out shorter.
picture: Cutting across a field corner: the straight way is longer than each edge but shorter than both together.
example: A screen 24 wide and 18 high has the diagonal $\sqrt{24^2 + 18^2} = \sqrt{900} = 30$.
check: The legs are 5 and 12. How long is the hypotenuse? || 13

## geometry.pythagoras-why
skills: 8.pythagoras.sides
title: Why the Pythagorean theorem is true
also: proof of pythagoras; why a2+b2=c2; where does pythagoras come from; prove the pythagorean theorem; why do we square the sides; why does a^2+b^2=c^2 work; why is the theorem of pythagoras true
near: geometry.pythagoras; geometry.proof
what: The theorem is about areas: the square on the long side has the same area as both small squares.
why: Put four copies of the triangle into the corners of a big square of side $a + b$. The hole is the tilted square $c^2$. Slide the triangles together and the hole becomes $a^2$ and $b^2$: same big square, same triangles, same hole.
how: In letters: $(a + b)^2 = c^2 + 4 \cdot \frac{ab}{2}$. Open the brackets, take $2ab$ away, and $a^2 + b^2 = c^2$ is left.
when: When you want to trust it, or when you are asked for a proof.
mistake: Adding the sides themselves. For 3 and 4 that would give 7, but the way across is 5.
picture: A square tray with four equal triangle tiles pushed around; the empty space keeps its size.
example: Legs 3 and 4: the tray is $7^2 = 49$, the tiles take $4 \cdot 6 = 24$, and $49 - 24 = 25$ is left, the square of 5.
check: The legs are 1 and 2. What is the area of the square on the hypotenuse? || 5

## geometry.pythagoras-converse
skills: 8.pythagoras.sides
title: How to check whether a triangle is right
also: converse of pythagoras; is it a right triangle; check for a right angle; pythagorean triple; acute or obtuse; is it a right triangle 7 24 25; does it have a right angle
near: geometry.pythagoras; trigonometry.cosine-rule
what: If the squares of the two shorter sides add up to the square of the longest, the angle between them is right.
why: Two sides fix the third once the angle is chosen. Open the angle wider and the third side grows, close it and it shrinks: only at 90 degrees does the sum fit exactly.
how: Square all three and compare. For 9, 12, 15: $9^2 + 12^2 = 225$ and $15^2 = 225$, so it is right.
when: Only sides are given and you want to use right-triangle rules.
mistake: Trusting the drawing. An angle that looks right may be 89 degrees.
picture: A rope with 12 equal parts bent to sides 3, 4 and 5: builders get a right corner from it.
example: For 4, 5, 6: $4^2 + 5^2 = 41$ is more than $6^2 = 36$, so the largest angle is acute.
check: Is a triangle with sides 7, 24, 25 right? || yes

## geometry.area-triangle
skills: 8.areas.figures
title: Why the area of a triangle has a half
also: area of a triangle; half base times height; why divide by 2; why one half; which height; triangle area formula; where does the half come from in the triangle area; why divide by 2 for a triangle
near: geometry.area-parallelogram; geometry.median-bisector-altitude; trigonometry.area-sine
what: The area of a triangle is half of the base times the height to that base: $S = \frac{1}{2}ah$.
why: Put a second copy of the triangle, turned around, next to it. Together they make a parallelogram with the same base and height, and you own one half of it.
how: Choose a base, find the height at a right angle to it, multiply, halve. Base 8 and height 5: $\frac{1}{2} \cdot 8 \cdot 5 = 20$.
when: A side and the height to it are known; in a right triangle the two legs are base and height.
mistake: Taking a slanted side for the height. The height stands at a right angle to the base.
picture: A rectangle cut along its diagonal: two equal triangles.
example: Legs 6 and 7 at a right angle: $\frac{1}{2} \cdot 6 \cdot 7 = 21$.
check: Base 10, height 3. What is the area? || 15

## geometry.area-parallelogram
skills: 8.areas.figures
title: Areas of a parallelogram and a trapezoid
also: area of a parallelogram; area of a trapezium; trapezoid area; why not multiply the sides; average of the bases; rhombus area
near: geometry.area-triangle; geometry.midline; geometry.parallelogram
what: A parallelogram has the area base times height. A trapezoid has the average of its two parallel sides times the height.
why: Cut the slanted end off a parallelogram and move it to the other side: you get a rectangle. Two equal trapezoids, one turned over, make a parallelogram with the base $a + b$.
how: Parallelogram: base times height. Trapezoid: add the bases, halve, times height. Trapezoid with bases 6 and 10 and height 4: $\frac{6 + 10}{2} \cdot 4 = 32$.
when: Roofs, fields, ramps: any four-sided shape with parallel sides.
mistake: Multiplying two neighboring sides of a parallelogram. Push it flat and the sides stay, but the area vanishes.
picture: A leaning stack of cards: it leans, but there is as much card as in the straight stack.
example: Parallelogram with base 9 and height 4: $9 \cdot 4 = 36$.
check: Bases 3 and 7, height 2. What is the area of the trapezoid? || 10

## geometry.area-circle
skills: 8.areas.figures
title: Why the area of a circle is pi r squared
also: area of a circle; pi r squared; pi r^2 or 2 pi r; why pi; circle formula; radius doubled; why is the area pi r squared; proof of circle area
near: geometry.arc-sector; geometry.similarity-area; solids.sphere
what: A circle of radius $r$ has the area $S = \pi r^2$ and the length around $C = 2\pi r$.
why: Cut the circle into many thin pizza slices and lay them point up, point down. You get almost a rectangle: $r$ high and half the way around, $\pi r$, wide.
how: Square the radius first, then multiply by pi. For $r = 3$: $\pi \cdot 3^2 = 9\pi$, about 28.3.
when: The area for paint, grass, pizza; the length for fences and wheels.
mistake: Taking the diameter for the radius, or doubling instead of squaring.
picture: Pizza slices zipped together like teeth into a strip.
example: A diameter of 10 means $r = 5$ and the area $\pi \cdot 5^2 = 25\pi$.
check: The radius doubles. How many times bigger is the area? || 4

## geometry.similarity
skills: 8.similarity.ratio
title: What similar figures are
also: similar triangles; scale factor; ratio of sides; what does similar mean; same shape different size; how do i find the missing side; similar in geometry; similar figures; same shape
near: geometry.similarity-tests; geometry.similarity-area; geometry.congruence
what: Similar figures have the same shape: equal angles, and all lengths multiplied by one number, the scale factor $k$.
why: A photo zoomed on the screen: a nose that was half as long as the face stays half as long. Only if all lengths grow by the same factor does the shape survive.
how: Match the sides, find $k$ from one known pair, multiply. Sides 4 and 10 match: $k = 2.5$; a side of 6 becomes $6 \cdot 2.5 = 15$.
when: Shadows, maps, a line parallel to a side of a triangle, heights that you cannot reach.
mistake: Adding the difference instead of multiplying. From 4 to 10 is not "plus 6" for every side.
picture: A slide projector: the same picture, bigger on the wall.
example: A stick of 1 m has a shadow of 1.5 m, a tree a shadow of 12 m: $12 / 1.5 = 8$, the tree is 8 m high.
check: The scale factor is 3. A side of 5 becomes how long? || 15

## geometry.similarity-tests
skills: 8.similarity.ratio
title: How to show that triangles are similar
also: AA similarity; two equal angles; prove triangles similar; similarity criteria; SSS similarity; why are two angles enough; how do i know triangles are similar
near: geometry.similarity; geometry.congruence-tests; geometry.parallel-angles
what: Triangles are similar if two angles are equal (AA), or if all sides have the same ratio, or two sides have the same ratio around an equal angle.
why: Two angles fix the third, because they add up to 180. With all corners fixed the triangle can only grow or shrink as a whole.
how: Look for parallel lines, vertical angles, a shared corner, right angles. Two pairs of equal angles and you are done.
when: Before you write a proportion of sides: it is only allowed for similar triangles.
mistake: Matching sides by where they lie in the drawing. Match those opposite equal angles.
picture: A small triangle cut off by a line parallel to the floor inside a big roof.
example: Sides 3, 4, 5 and 9, 12, 15: $\frac{9}{3} = \frac{12}{4} = \frac{15}{5}$, so they are similar with $k = 3$.
check: Two angles of one triangle equal two angles of another. Are they similar? || yes

## geometry.similarity-area
skills: 8.similarity.ratio
title: Why areas grow with the square of the scale
also: area scale factor; k squared; why is the area 4 times bigger; ratio of areas; volume scale factor; sides doubled; sides doubled area four times; double the side what happens to the area
near: geometry.similarity; solids.scale-volume; geometry.area-circle
what: If all lengths grow $k$ times, areas grow $k^2$ times.
why: A square of side 1 scaled by 3 holds 3 rows of 3 squares, that is 9. The width and the height both grow.
how: Square the scale factor and multiply. With $k = 3$ an area of 5 becomes $5 \cdot 3^2 = 45$.
when: Maps, pizzas, models, paint for a bigger wall.
mistake: Multiplying the area by $k$ only. That would stretch it in one direction.
picture: A chessboard made of 2 by 2 smaller boards: sides doubled, four boards.
example: Areas 16 and 100 of similar figures: the scale factor is $\sqrt{\frac{100}{16}} = 2.5$.
check: All sides become 4 times longer. How many times does the area grow? || 16

## geometry.quadrilaterals
skills: 8.quadrilaterals.properties
title: Is a square a rectangle? The family of quadrilaterals
also: types of quadrilaterals; rhombus square rectangle; is a square a rhombus; trapezoid or trapezium; difference between rhombus and parallelogram; kite; is a square a rectangle; what is a rhombus; what is a trapezoid; what is a parallelogram
near: geometry.parallelogram; geometry.polygon-angles
what: A parallelogram has two pairs of parallel sides. With right angles it is a rectangle, with equal sides a rhombus, with both a square. A trapezoid has one pair of parallel sides.
why: Names go by what a figure has at least. A square has all that a rectangle needs, four right angles, so it is one, as a puppy is a dog.
how: Ask in order: parallel sides? right angles? equal sides? The more answers are yes, the more special the name.
when: A task gives a name: from it you may use all properties of that figure and of its parents.
mistake: Thinking a rhombus has right angles. It needs equal sides only.
picture: Nested boxes: squares lie in the box of rectangles and in the box of rhombi, both in the box of parallelograms.
example: All sides 6, one angle $80^\circ$: a rhombus; the next angle is $180 - 80 = 100$ degrees.
check: Is every square a rhombus? || yes

## geometry.parallelogram
skills: 8.quadrilaterals.properties
title: What is true in every parallelogram
also: properties of a parallelogram; opposite sides equal; diagonals bisect; are the diagonals equal; angles of a parallelogram; diagonals of a rhombus
near: geometry.quadrilaterals; geometry.area-parallelogram; geometry.congruence-tests
what: Opposite sides are equal, opposite angles are equal, neighboring angles add up to $180^\circ$, and the diagonals cut each other in half.
why: Turn a parallelogram half a turn around its middle: it lands on itself. So every side lands on the opposite one, and each half of a diagonal on the other half.
how: One angle gives all: from $70^\circ$ the others are $110^\circ$, $70^\circ$, $110^\circ$. A diagonal of 18 has halves of $18 / 2 = 9$.
when: You know that a figure is a parallelogram, rectangle, rhombus or square.
mistake: Taking the diagonals for equal. That holds in rectangles; in a rhombus they are perpendicular.
picture: A playing card turned upside down looks the same.
example: A rhombus with diagonals 6 and 8 has the side $\sqrt{3^2 + 4^2} = 5$.
check: One angle of a parallelogram is 65 degrees. What is the neighboring one? || 115 | 115 degrees

## geometry.polygon-angles
skills: 8.quadrilaterals.properties
title: The angle sum of a polygon
also: sum of interior angles; angles in a quadrilateral; why n-2; hexagon angles; regular polygon angle; 360 degrees; angle sum of any polygon; sum of angles in a pentagon; (n-2)180
near: geometry.triangle-sum; geometry.quadrilaterals
what: The inside angles of a polygon with $n$ sides add up to $(n - 2) \cdot 180^\circ$.
why: Draw all diagonals from one corner. They cut the polygon into $n - 2$ triangles, and each brings 180.
how: Subtract 2 from the number of sides and multiply by 180. Five sides: $(5 - 2) \cdot 180 = 540$. If it is regular, divide by the number of angles.
when: One angle of a polygon is missing, or you need an angle of a regular figure.
mistake: Multiplying by the number of sides. The triangles are two fewer.
picture: A hexagon nut sliced from one corner: four triangles.
example: A regular hexagon: $\frac{(6 - 2) \cdot 180}{6} = 120$ degrees in each corner.
check: What do the angles of a quadrilateral add up to? || 360 | 360 degrees

## geometry.inscribed-angle
skills: 8.circle.angles
title: Why an inscribed angle is half of the central one
also: inscribed angle; central angle; angle at the circumference; angle at the center is twice; circle theorems; same arc
near: geometry.diameter-angle; geometry.isosceles; geometry.arc-sector
what: An angle with its corner on the circle is half of the central angle over the same arc.
why: Join the corner to the center: two isosceles triangles appear, since radii are equal. Each outside angle at the center is twice a base angle, so the center sees twice as much.
how: Find the arc that the angle opens to. Central $100^\circ$ means inscribed $100 / 2 = 50$ degrees, from any point of the other arc.
when: Angles and points on a circle; inscribed angles over the same arc are equal.
mistake: Using different arcs for the two angles. Check that both look at the same arc.
picture: A stage seen from the middle of the hall and from the back row: from the back it looks half as wide.
example: An inscribed angle of $35^\circ$ stands on an arc of $2 \cdot 35 = 70$ degrees.
check: The central angle is 84 degrees. What is the inscribed angle over the same arc? || 42 | 42 degrees

## geometry.diameter-angle
skills: 8.circle.angles
title: Why an angle on the diameter is right
also: thales theorem; angle in a semicircle; triangle on the diameter; why 90 degrees in a semicircle; circumscribed circle of a right triangle
near: geometry.inscribed-angle; geometry.pythagoras; geometry.tangent
what: If one side of a triangle is a diameter and the third corner is on the circle, the angle there is $90^\circ$.
why: The diameter is a central angle of $180^\circ$, and the inscribed one is half of it: 90.
how: See a diameter, mark the right angle, use the Pythagorean theorem. Diameter 10 and a side 6: the other side is $\sqrt{10^2 - 6^2} = 8$.
when: A circle with a diameter, or a right triangle whose circle is asked: its hypotenuse is the diameter.
mistake: Using it for a chord that does not go through the center.
picture: Move the corner along the half circle: it stays a carpenter's square all the way.
example: A right triangle with legs 5 and 12 has a hypotenuse of 13, so its circle has the radius $13 / 2 = 6.5$.
check: The hypotenuse is 20. What is the radius of the circle around the triangle? || 10

## geometry.tangent
skills: 8.circle.angles
title: The tangent to a circle
also: tangent line; tangent and radius; why is the tangent perpendicular; two tangents from a point; line touching a circle
near: geometry.diameter-angle; geometry.pythagoras; vectors.circle-equation
what: A tangent touches the circle in one point and is perpendicular to the radius there. Two tangents from one point are equally long.
why: All other points of the tangent are outside, farther from the center. So the radius is the shortest way from the center to the line, and the shortest way meets a line at a right angle.
how: Draw the radius to the touching point, mark $90^\circ$, use the right triangle. Distance 13, radius 5: the tangent is $\sqrt{13^2 - 5^2} = 12$.
when: The word "touches" or "tangent" stands in the task.
mistake: Forgetting to draw the radius. Without it the right angle stays hidden.
picture: A ball on the floor: the line from its center to the floor goes straight down.
example: The distance to the center is 10 and the tangent is 8: the radius is $\sqrt{10^2 - 8^2} = 6$.
check: What is the angle between a tangent and the radius to the touching point? || 90 | 90 degrees

## geometry.arc-sector
skills: 8.circle.angles; 8.areas.figures
title: Arc length and sector area
also: arc length; area of a sector; pizza slice; part of a circle; length of an arc
near: geometry.area-circle; trigonometry.radians; geometry.inscribed-angle
what: An arc is a part of the circle's length and a sector a part of its area, the part that the central angle is of 360.
why: A slice with the angle 90 is a quarter of the pizza: a quarter of the area and a quarter of the crust. Any other angle works the same way.
how: Find the part, then multiply. Angle $60^\circ$, radius 6: $\frac{60}{360} \cdot 2\pi \cdot 6 = 2\pi$ for the arc, $\frac{60}{360} \cdot \pi \cdot 6^2 = 6\pi$ for the sector.
when: Clock hands, slices, wheels that turn a part of a turn.
mistake: Using the formula of the length for the area. Length has $2\pi r$, area has $\pi r^2$.
picture: Imagine one slice of pizza: its area is the sector, its crust is the arc, and the bigger the angle at the tip, the more you get of both.
example: A quarter of a circle of radius 4: $\frac{1}{4} \cdot \pi \cdot 4^2 = 4\pi$.
check: What part of a circle is a sector of 120 degrees? || 1/3 | one third

## geometry.proof
skills: 7.triangles.congruence; 8.quadrilaterals.properties
title: How to write a proof
also: prove that; how do i start a proof; given and prove; why do we need proofs; two column proof; i don't know how to prove it; why do i need to prove it
near: geometry.congruence-tests; geometry.parallel-test; geometry.pythagoras-why
what: A proof is a chain of sentences from what is given to what is asked, each with its reason.
why: A drawing shows one case and can deceive. Reasons work for every figure of the kind, also the ones you did not draw.
how: Draw and mark the given. Ask backward: from what would the claim follow? Usually two congruent triangles. Then write forwards, one reason a line.
when: The task says prove, show, explain why.
mistake: Using the claim as a reason, or "it is clear from the picture".
picture: Imagine a bridge built from both banks: from the given forwards, from the claim backward, until the parts meet.
example: To show: the height of an isosceles triangle halves the base. The two right triangles have equal hypotenuses and a shared leg, so they are congruent, so the halves are equal.
check: May you use in a proof what you have to prove? || no

## geometry.thirty-leg
skills: 8.trig.right-triangle; 7.triangles.angles
title: Why the leg opposite 30 degrees is half of the hypotenuse
also: 30 degree angle in a right triangle; leg opposite 30; half of the hypotenuse; 30 60 90; special right triangles; why half
near: geometry.isosceles; trigonometry.special-angles
what: In a right triangle with an angle of $30^\circ$ the leg across from it is half as long as the hypotenuse.
why: Mirror the triangle at its long leg: together both make a triangle with three angles of 60, so all sides are equal. The short leg is half of one of them.
how: Hypotenuse 12: the leg is $\frac{12}{2} = 6$. Leg 5: the hypotenuse is $2 \cdot 5 = 10$.
when: An angle of 30 or 60 degrees next to a right one.
mistake: Halving for the leg next to the angle of 30. It is the one opposite.
picture: Draw an equilateral triangle and its height: each half is such a right triangle, and the base is cut in two.
example: Hypotenuse 8: short leg 4, long leg $\sqrt{8^2 - 4^2} = 4\sqrt{3}$.
check: The hypotenuse is 18. How long is the leg opposite 30 degrees? || 9

## geometry.inscribed-circle
skills: 8.circle.angles; 8.areas.figures
title: Circles inside and around a triangle
also: inscribed circle; circumscribed circle; incircle; circumcircle; center of the inscribed circle; radius of the inscribed circle; which lines meet in the center
near: geometry.area-triangle; geometry.median-bisector-altitude; geometry.diameter-angle
what: The center of the inner circle lies on the angle bisectors, that of the outer circle on the perpendicular bisectors of the sides.
why: Points of a bisector are equally far from both sides; points of a perpendicular bisector are equally far from both ends. One center must be fair to the sides, the other to the corners.
how: Inner radius: double area over perimeter. Sides 6, 8, 10: $\frac{2 \cdot 24}{24} = 2$.
when: A circle touches all sides or goes through all corners.
mistake: Mixing up the two centers.
picture: A coin pushed into a triangular frame, and a hoop around it.
example: Sides 5, 12, 13: area 30, perimeter 30, inner radius $\frac{2 \cdot 30}{30} = 2$.
check: Which lines meet in the center of the inscribed circle? || bisectors | angle bisectors

## geometry.cyclic-quadrilateral
skills: 8.circle.angles; 8.quadrilaterals.properties
title: Four points on one circle
also: cyclic quadrilateral; opposite angles 180; quadrilateral in a circle; why do opposite angles add up; inscribed quadrilateral; circle around a trapezoid
near: geometry.inscribed-angle; geometry.quadrilaterals
what: If all four corners lie on a circle, opposite angles add up to $180^\circ$.
why: Two opposite angles look at two arcs that together make the full circle. Each is half of its arc, so together they are half of 360.
how: One angle is $70^\circ$, the opposite one $180 - 70 = 110$ degrees.
when: A quadrilateral in a circle; to test whether a circle fits around it.
mistake: Using neighboring angles.
picture: Two people in a round hall looking from opposite sides see it all together.
example: Angles 85 and 95 opposite: $85 + 95 = 180$: a circle fits.
check: An angle of a quadrilateral in a circle is 100. What is the opposite one? || 80 | 80 degrees

## geometry.chord
skills: 8.circle.angles; 8.pythagoras.sides
title: Chords and the distance from the center
also: chord; distance from the center to a chord; half of the chord; radius perpendicular to chord; length of a chord; why does the radius bisect the chord
near: geometry.tangent; geometry.isosceles; geometry.pythagoras
what: The perpendicular from the center to a chord cuts it into two equal halves.
why: The radii to the ends are equal, so center and ends make an isosceles triangle, and its height halves the base.
how: Radius 13, chord 24: half is 12, the distance is $\sqrt{13^2 - 12^2} = 5$.
when: Radius, chord, distance: two are known.
mistake: Taking the whole chord into the right triangle.
picture: A bridge arch with a plumb line through the middle of the road.
example: Radius 10, distance 6: the chord is $2\sqrt{10^2 - 6^2} = 16$.
check: Radius 5, distance from the center 3. How long is the chord? || 8

## geometry.congruent-or-similar
skills: 8.similarity.ratio
title: Congruent or similar: what is the difference
also: difference between congruent and similar; what does congruent mean; congruent vs similar; are congruent figures similar; same shape but different size
near: geometry.congruence; geometry.similarity
what: Congruent: same shape and same size. Similar: same shape, the size may differ.
why: Both keep the angles. Congruent figures keep the lengths as well, similar ones multiply all lengths by one number.
how: Compare matching sides: all equal is congruent, all in one ratio is similar.
when: Congruent for "are these sides equal", similar for maps, shadows and scale models.
mistake: Checking angles only. Equal angles make triangles similar, not congruent.
picture: Two copies from a copier: one at 100 percent, one at 50 percent.
example: Sides 3, 4, 5 and 6, 8, 10: similar with factor 2, not congruent.
check: Squares of side 2 and side 5: congruent or similar? || similar

## geometry.leg-hypotenuse
skills: 8.pythagoras.sides
title: Legs and hypotenuse: which side is which
also: how do i know which side is the hypotenuse; what is a leg of a right triangle; what is the hypotenuse; which side is the longest in a right triangle; adjacent or opposite side
near: geometry.pythagoras; trigonometry.sohcahtoa
what: The two sides at the right angle are the legs. The third side, opposite the right angle, is the hypotenuse, and it is the longest.
why: Opposite the greatest angle there is the longest side, and in a right triangle that is the right angle.
how: Find the little square of the right angle. The side that does not touch it is the hypotenuse.
when: Before you use Pythagoras, sine or cosine.
mistake: Taking the side at the bottom for a leg, however the triangle is turned.
picture: A slide: ladder and ground are the legs, the slide itself is the hypotenuse.
example: Sides 5, 12, 13: the hypotenuse is 13.
check: A right triangle has sides 8, 15, 17. Which is the hypotenuse? || 17

## geometry.transformations
title: Shift, turn, mirror, enlarge: transformations
also: what is a transformation in geometry; translation rotation reflection; what is an enlargement; how do i reflect a shape; how do i rotate a shape; scale factor of an enlargement
near: measure.symmetry-axis; geometry.similarity
what: A translation slides a figure, a rotation turns it, a reflection mirrors it: shape and size stay. An enlargement changes the size.
why: The first three keep all lengths, so the image is congruent. An enlargement multiplies all lengths by one factor.
how: Move the corners one by one by the rule and join them.
when: Symmetry, patterns, graphs that are shifted.
mistake: Mirroring only along the grid. The mirror is halfway, at a right angle to the way.
picture: A stamp on paper: slid, turned, flipped, or made bigger.
example: $(2, 1)$ mirrored in the y-axis becomes $(-2, 1)$.
check: Which of these changes the size: rotation or enlargement? || enlargement
`
