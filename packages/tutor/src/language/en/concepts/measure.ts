/** How cards are written: `concepts/card.ts`. */
export const measure = String.raw`
## measure.perimeter
skills: 5.geometry.perimeter
title: What the perimeter is
also: what is perimeter; how do i find the perimeter; distance around; perimeter of a rectangle; perimeter of a square; why add all sides; fence around
near: measure.perimeter-or-area; measure.missing-side
what: The perimeter is the length of the way around a figure: all sides added.
why: Walk along the fence once around. You pass each side once, so the lengths add up.
how: Rectangle 7 cm by 4 cm: $7 + 4 + 7 + 4 = 22$ cm, shorter $2 \cdot (7 + 4) = 22$.
when: Fences, frames, borders, laps.
mistake: Adding only the two sides that are written in the picture.
picture: An ant walks once along the edge of a table.
example: A square with side 5 cm: $4 \cdot 5 = 20$ cm.
check: What is the perimeter of a 6 by 3 rectangle? || 18

## measure.missing-side
skills: 5.geometry.perimeter
title: A side from the perimeter, and stair-shaped figures
also: find a side from the perimeter; missing side; perimeter of an L shape; perimeter is known find the width; composite figure perimeter
near: measure.perimeter; equations.from-words
what: Half the perimeter of a rectangle is one length plus one width. So the missing side is half the perimeter minus the known side.
why: The way around meets each side twice, so half the way meets each just once.
how: Perimeter 30 cm, length 9 cm: $30 \div 2 = 15$, $15 - 9 = 6$ cm.
when: The perimeter and one side are given.
mistake: Subtracting the known side only once from the full perimeter.
picture: A string of 30 cm laid around a card; cut it at two opposite corners.
example: Push the steps of a staircase outward and you get a rectangle: the perimeter stays the same.
check: A square has perimeter 36. How long is its side? || 9

## measure.perimeter-or-area
skills: 5.geometry.perimeter; 5.geometry.area
title: Perimeter or area: which one do I need
also: difference between area and perimeter; perimeter or area; when do i use area; area vs perimeter; same perimeter different area; difference between perimeter and area; i mix up area and perimeter; fence or lawn
near: measure.perimeter; measure.area-rectangle
what: The perimeter is the border, a length. The area is what lies inside, counted in squares.
why: A fence goes around the lawn, grass seed goes onto it. One is measured in meters, the other in square meters.
how: Ask: am I going around or covering? Around: add the sides. Covering: multiply.
when: Frame, fence, lace: perimeter. Paint, carpet, tiles: area.
mistake: Thinking that equal perimeters give equal areas: $1 \cdot 9 = 9$ and $5 \cdot 5 = 25$ both have perimeter 20.
picture: A picture: the frame is the perimeter, the glass is the area.
example: A room of 4 m by 3 m needs 14 m of skirting board and 12 $\text{m}^2$ of carpet.
check: You lay tiles on a floor. Perimeter or area? || area

## measure.area-rectangle
skills: 5.geometry.area
title: Why the area of a rectangle is length times width
also: area of a rectangle; why is area length times width; how do i find area; area of a square; what is a square centimeter; square units; why multiply for the area of a rectangle and not add; why square units for area; why length times width; why cm squared
near: measure.perimeter-or-area; units.area-why; measure.area-pieces
what: The area counts unit squares: $A = l \cdot w$. For a square with side $a$ it is $a^2$.
why: With sides 6 cm and 4 cm there are 4 rows with 6 squares in each. Counting rows times squares in a row is multiplying.
how: Same unit for both sides, then multiply: $6 \cdot 4 = 24$ $\text{cm}^2$.
when: Floors, walls, paper, land.
mistake: Writing cm instead of $\text{cm}^2$, or multiplying meters by centimeters.
picture: Graph paper: outline the rectangle and count the boxes in rows.
example: Area 45 $\text{m}^2$ and width 5 m: the length is $45 \div 5 = 9$ m.
check: What is the area of a square with side 7? || 49

## measure.area-pieces
skills: 5.geometry.area
title: Area of a figure made of rectangles
also: area of an L shape; composite area; cut into rectangles; area with a hole; split the shape; irregular shape area
near: measure.area-rectangle; measure.area-triangle
what: Cut the figure into rectangles and add their areas, or take the big rectangle and subtract what is missing.
why: Area is an amount of paper. If you cut the paper, no paper is lost.
how: An L shape from an 8 by 6 rectangle without a 3 by 2 corner: $8 \cdot 6 - 3 \cdot 2 = 48 - 6 = 42$.
when: Floor plans, frames, letters.
mistake: Using a side of the whole figure for a piece. Find the sides of each piece first.
picture: Scissors: one cut turns an L into two rectangles.
example: A wall 5 m by 3 m with a 2 m by 1 m window: $15 - 2 = 13$ $\text{m}^2$.
check: A 10 by 4 sheet has a 2 by 2 hole. What area is left? || 36

## measure.area-triangle
skills: 5.geometry.area
title: Why the area of a triangle has a half
also: area of a triangle; why one half base times height; half base times height; why do we divide by 2; what is the height of a triangle; why is a triangle half of a rectangle
near: measure.area-rectangle; measure.area-pieces
what: The area of a triangle is half the base times the height: $A = \frac{1}{2} b h$.
why: A diagonal cuts a rectangle into two equal right triangles. Each has half of the rectangle.
how: Base 8 cm, height 5 cm: $\frac{1}{2} \cdot 8 \cdot 5 = 20$ $\text{cm}^2$.
when: Roofs, sails, and figures that can be cut into triangles.
mistake: Using a slanted side as height. The height stands at a right angle to the base.
picture: Fold a sheet along the diagonal and cut: two pieces that cover each other.
example: Legs of 6 and 9 in a right triangle: $\frac{1}{2} \cdot 6 \cdot 9 = 27$.
check: Base 10, height 4. What is the area of the triangle? || 20

## measure.box-volume
skills: 5.geometry.box
title: What volume is and why we multiply three numbers
also: volume of a box; what is volume; volume of a rectangular prism; length times width times height; volume of a cube; why multiply three numbers; cuboid; why length times width times height
near: measure.box-surface; units.volume-why
what: The volume counts unit cubes that fit in: $V = l \cdot w \cdot h$. For a cube it is $a^3$.
why: Length times width counts the cubes in the bottom layer, the height counts the layers.
how: 5 cm by 4 cm by 3 cm: a layer has $5 \cdot 4 = 20$ cubes, 3 layers have $20 \cdot 3 = 60$ $\text{cm}^3$.
when: Boxes, tanks, rooms.
mistake: Adding the edges, or writing the unit with a 2 instead of a 3.
picture: A box filled with sugar cubes, layer on layer.
example: A cube with edge 4: $4^3 = 64$.
check: What is the volume of a 2 by 3 by 10 box? || 60

## measure.box-surface
skills: 5.geometry.box
title: Surface of a box: six faces
also: surface area of a box; how many faces edges vertices; surface area of a cube; wrapping paper for a box; net of a cube; surface or volume
near: measure.box-volume; measure.area-rectangle
what: A box has 6 faces in 3 equal pairs, 12 edges and 8 vertices. The surface is the area of all six faces.
why: Unfold the carton: you get six rectangles, and opposite ones are equal.
how: Box 5, 4, 3: $2 \cdot (5 \cdot 4 + 5 \cdot 3 + 4 \cdot 3) = 2 \cdot 47 = 94$.
when: Wrapping, painting, how much cardboard.
mistake: Forgetting the factor 2, or taking the volume for the surface.
picture: A dice rolled flat: a cross of six squares.
example: Cube with edge 2: $6 \cdot 2^2 = 6 \cdot 4 = 24$.
check: How many edges does a box have? || 12

## measure.angle
skills: 5.geometry.angles
title: What an angle measures
also: what is an angle; what are degrees; why 360 degrees; does a longer side mean a bigger angle; acute obtuse right angle; types of angles; straight angle; what is a right angle; what is an obtuse angle; acute angle
near: measure.protractor; measure.angle-pairs
what: An angle says how far one ray is turned away from another. Acute is less than 90 degrees, right is 90, obtuse is more than 90, straight is 180.
why: A full turn was set at 360 degrees long ago: it splits evenly in very many ways, and the year has about so many days.
how: Compare with the corner of a sheet of paper: that is 90 degrees. Smaller: acute. Larger: obtuse.
when: Directions, figures, clock hands, ramps.
mistake: Thinking that longer sides make a bigger angle. Only the opening counts.
picture: The hands of a clock: at 3:00 they make a right angle, at 6:00 a straight one.
example: A quarter turn is $360 \div 4 = 90$ degrees.
check: Is an angle of 120 degrees acute or obtuse? || obtuse

## measure.protractor
skills: 5.geometry.angles
title: Measuring with a protractor
also: how do i use a protractor; measure an angle; which scale on the protractor; draw an angle of 50 degrees; two scales
near: measure.angle
what: Put the center on the vertex and the zero line on one side, then read where the other side crosses the scale.
why: There are two scales, one from each end, so that you can begin at either side. Yours is the one that begins with 0 at your side.
how: Decide first if the angle is acute or obtuse. Then only one of the two numbers fits.
when: Measuring or drawing any angle.
mistake: Reading 130 for an acute angle. The two numbers always add up to $180$: take $180 - 130 = 50$.
picture: A fan that opens from zero and stops at the second side.
example: A side passes through the marks 35 and 145; the angle is wider than a corner, so it has 145 degrees.
check: The marks are 60 and 120, the angle is acute. How many degrees? || 60

## measure.angle-pairs
skills: 5.geometry.angles; 7.lines.parallel
title: Angles side by side and opposite
also: adjacent angles; vertical angles; supplementary angles; complementary angles; angles on a straight line; opposite angles are equal why; linear pair; why are vertical angles equal; opposite angles
near: measure.parallel-angles; measure.angle
what: Angles that make a straight line together add up to 180 degrees. Vertical angles, across from each other, are equal.
why: Two crossing lines: each of the two vertical angles fills up the same neighbor to 180 degrees, so they must be equal.
how: One angle is 40 degrees. The neighbor is $180 - 40 = 140$, the one across is 40.
when: Crossing lines, scissors, streets.
mistake: Taking neighbors for equal. They are equal only when both are 90 degrees.
picture: A pair of scissors: open one side and the other side opens just as much.
example: Angles at one point fill a full turn: $360 - 90 - 150 = 120$ for the third.
check: Two angles lie on a straight line, one is 65 degrees. What is the other? || 115

## measure.pi
skills: 6.circle.length
title: What pi is
also: what is pi; why is pi 3.14; where does pi come from; is pi exactly 3.14; why does pi never end; pi meaning; where does 3.14 come from; is pi 22/7
near: measure.circumference; measure.circle-area
what: Pi tells how many diameters fit around a circle: a bit more than three, $\pi \approx 3.14$.
why: All circles have the same shape, only bigger or smaller. So around divided by across is the same number for a coin and for the moon's path.
how: Lay a string around a can and measure it, then divide by the width of the can.
when: Everything round.
mistake: Believing that pi is exactly 3.14. Its decimals never end and never repeat.
picture: Three diameters bent along the rim leave a small gap; about one seventh of a diameter fills it.
example: A can 10 cm wide: the string is about $31.4$ cm, and $31.4 \div 10 = 3.14$.
check: About how many diameters fit around a circle, in whole numbers? || 3

## measure.circumference
skills: 6.circle.length
title: Radius, diameter and circumference
also: circumference; radius or diameter; how long is a circle; distance around a circle; 2 pi r; pi d; perimeter of a circle; which is bigger radius or diameter; what is a radius; what is a diameter
near: measure.pi; measure.circle-area
what: The diameter goes across through the center, the radius is half of it. The circumference is $C = \pi d = 2 \pi r$.
why: Pi says how many diameters fit around, so you multiply the diameter by pi.
how: Radius 5 cm: $C = 2 \pi \cdot 5 = 10 \pi$, about 31.4 cm.
when: Wheels, belts, running tracks.
mistake: Putting the diameter in place of the radius, which doubles the answer.
picture: A wheel rolls once around and leaves a line on the ground: that is the circumference.
example: Diameter 8: $C = 8 \pi$, about 25.1.
check: The diameter is 10. How long is the circumference, with pi as 3.14? || 31.4

## measure.circle-area
skills: 6.circle.length
title: Why the area of a circle is pi r squared
also: area of a circle; pi r squared; why r squared; circle area formula; area or circumference of a circle; what if the radius doubles
near: measure.circumference; measure.pi; numbers.square-and-cube
what: The area of a circle is $A = \pi r^2$.
why: Cut the disk in thin slices and lay them head to tail: nearly a rectangle with height $r$ and width half the circumference, $\pi r$. So the area is $\pi r \cdot r = \pi r^2$.
how: Radius 3: $A = \pi \cdot 3^2 = 9 \pi$, about 28.3.
when: Pizzas, ponds, round tables.
mistake: Squaring pi too, or doubling the radius instead of squaring it.
picture: Pizza slices put in a row, points up and points down in turn.
example: Twice the radius means four times the area: for 6 it is $36 \pi = 4 \cdot 9 \pi$.
check: The radius is 10. What is the area, with pi as 3.14? || 314

## measure.symmetry-axis
skills: 6.symmetry.figures
title: Line symmetry
also: line of symmetry; axis of symmetry; what is symmetry; how many lines of symmetry; mirror line; reflect a point; reflection
near: measure.symmetry-point; measure.coordinates
what: A figure has line symmetry if it covers itself when folded along a line, the axis.
why: Folding does not change lengths, so each point and its partner are equally far from the axis, straight across.
how: To reflect a point, drop a perpendicular to the axis and go on just as far on the other side.
when: Patterns, letters, faces, graphs.
mistake: Taking the diagonal of a rectangle for an axis. Fold a sheet along it: the corners do not meet.
picture: A butterfly closing its wings.
example: A rectangle has 2 axes, a square 4, an equilateral triangle 3, a circle endlessly many.
check: How many lines of symmetry does a square have? || 4

## measure.symmetry-point
skills: 6.symmetry.figures
title: Symmetry about a point
also: point symmetry; central symmetry; rotational symmetry; half turn; center of symmetry; does a parallelogram have symmetry
near: measure.symmetry-axis
what: A figure is symmetric about a point if it covers itself after a half turn around that point.
why: A half turn sends each point straight through the center to the other side, equally far.
how: To find the partner, draw the line through the center and go just as far beyond it.
when: Playing cards, the letters S, Z, N, parallelograms.
mistake: Mixing it up with the mirror. The letter S looks the same after a half turn, but not in a mirror.
picture: Turn a playing card upside down: it looks the same.
example: The point $(3, 2)$ goes to $(-3, -2)$ in the half turn around the origin.
check: Does an equilateral triangle have a center of symmetry? || no

## measure.coordinates
skills: 6.coordinates.plane
title: The coordinate plane and why the order matters
also: coordinate plane; x and y axis; which comes first x or y; how do i plot a point; ordered pair; is (2,3) the same as (3,2); what are coordinates; which coordinate first; x or y first; how to plot a point; what is the coordinate plane; what are axes
near: measure.quadrants; linear.graph
what: Two number lines cross at a right angle in the origin. A pair $(x, y)$ says: first sideways by $x$, then up or down by $y$.
why: On a line one number finds a place. In a plane you need two, as in a cinema: row and seat. And row 2, seat 3 is not row 3, seat 2.
how: For $(4, -2)$ go 4 right and 2 down from the origin.
when: Maps, graphs, computer screens.
mistake: Swapping the numbers. First walk along the hall, then climb the ladder.
picture: City blocks: 4 blocks east, 2 blocks south.
example: $(0, 5)$ lies on the vertical axis, because you do not go sideways.
check: Which is the y-coordinate of (7, -1)? || -1

## measure.quadrants
skills: 6.coordinates.plane
title: Quadrants and the signs of coordinates
also: what are quadrants; which quadrant; signs of coordinates; where are both negative; reflect in the x axis; quadrant 2
near: measure.coordinates; integers.meaning
what: The axes cut the plane in four quadrants, counted from the upper right against the clock. The signs are $(+, +)$, $(-, +)$, $(-, -)$, $(+, -)$.
why: Left of the vertical axis every $x$ is negative, below the horizontal axis every $y$ is negative.
how: Look at the signs: $(-3, 5)$ is left and up, so it lies in quadrant II.
when: Checking a plotted point, reading graphs.
mistake: Giving a point on an axis to a quadrant. It lies on the border and belongs to none.
picture: A window with four panes.
example: In a mirror along the x-axis $(2, 3)$ becomes $(2, -3)$.
check: In which quadrant is (-4, -1)? || III | 3 | third

## measure.triangle-angles
skills: 7.triangles.angles
title: Why the angles of a triangle add up to 180 degrees
also: angles of a triangle; why is it 180 degrees; sum of angles in a triangle; find the third angle; triangle angle sum proof; missing angle
near: measure.exterior-angle; measure.parallel-angles
what: The three angles of every triangle make 180 degrees together.
why: Tear off the three corners and put them side by side: they form a straight line. The proof draws a line through the top parallel to the base; the angles at the base reappear there.
how: Two angles are 50 and 60 degrees: $180 - 50 - 60 = 70$.
when: When one angle is missing.
mistake: Thinking a bigger triangle has a bigger sum.
picture: Three paper corners laid along a ruler.
example: In a right triangle the two acute angles make $180 - 90 = 90$ degrees.
check: Two angles are 80 and 45 degrees. What is the third? || 55

## measure.exterior-angle
skills: 7.triangles.angles
title: Isosceles triangles and exterior angles
also: exterior angle; isosceles triangle angles; base angles are equal; outside angle of a triangle; why is the exterior angle the sum of two; equilateral triangle angle
near: measure.triangle-angles; measure.congruent
what: An exterior angle equals the sum of the two inner angles that are not next to it. In an isosceles triangle the base angles are equal.
why: The exterior angle and its neighbor make 180 degrees; the other two and that neighbor also make 180. So they are equal.
how: Inner angles 40 and 75: the exterior angle at the third corner is $40 + 75 = 115$.
when: Angle puzzles with a prolonged side or two equal sides.
mistake: Taking the angle at the top of an isosceles triangle for a base angle.
picture: Walk along one side and on straight ahead; the turn to the next side is the exterior angle.
example: Top angle 50 in an isosceles triangle: $(180 - 50) \div 2 = 65$ for each base angle.
check: How many degrees has each angle of an equilateral triangle? || 60

## measure.congruent
skills: 7.triangles.congruence
title: What congruent triangles are
also: congruent triangles; what does congruent mean; same shape and size; why prove triangles congruent; corresponding parts; equal triangles
near: measure.congruence-tests; learning.prove
what: Two triangles are congruent if one can be laid on the other so that they match exactly.
why: If they match, all six parts match. So after the proof you get equal sides and angles for free.
how: Write the corners in matching order: if A goes to K, B to L, C to M, then AC equals KM.
when: To prove that two lengths or angles in a figure are equal.
mistake: Saying congruent because they look alike. A photo and its enlargement have the same shape, not the same size.
picture: Two cookies from one cutter, perhaps turned over.
example: The diagonal of a rectangle makes two congruent triangles.
check: Are two triangles with sides 3, 4, 5 congruent? || yes

## measure.congruence-tests
skills: 7.triangles.congruence
title: SSS, SAS, ASA, and why not AAA or SSA
also: sss sas asa; congruence criteria; why is aaa not enough; why does ssa not work; which test do i use; triangle congruence postulates
near: measure.congruent; learning.prove
what: Three equal sides, two sides and the angle between them, or one side and the two angles at it are enough.
why: Sticks of fixed length can make only one triangle: it cannot wobble. Three angles fix only the shape; with SSA the free side can swing to two places.
how: List what is given, add common sides and vertical angles, then see which pattern you have.
when: In proofs with two triangles.
mistake: Using two sides and an angle that is not between them.
picture: Three straws on a string: pull it tight and the triangle is rigid.
example: Equilateral triangles with side 1 and side 5: the angles agree, the triangles do not.
check: Is AAA enough for congruence? || no

## measure.parallel-lines
skills: 7.lines.parallel
title: What parallel lines are
also: parallel lines; what does parallel mean; perpendicular lines; how do i know lines are parallel; will they ever meet; transversal
near: measure.parallel-angles; linear.parallel
what: Parallel lines lie in one plane and never meet. Perpendicular lines cross at a right angle.
why: They run in the same direction, so the gap between them stays the same, like the rails of a track.
how: Cross both by a third line. If the angles on matching corners are equal, the lines are parallel.
when: Drawing, proofs, roads and rails.
mistake: Calling two short pieces parallel because they do not meet on the paper. Imagine them made longer.
picture: Two rails and the ties between them.
example: Two lines perpendicular to the same line are parallel.
check: Do parallel lines ever meet? || no

## measure.parallel-angles
skills: 7.lines.parallel
title: Angles at parallel lines
also: corresponding angles; alternate interior angles; co-interior angles; z angles f angles; angles with a transversal; same side interior angles; why are alternate angles equal
near: measure.parallel-lines; measure.angle-pairs
what: At parallel lines corresponding angles (F) are equal, alternate angles (Z) are equal, and same-side interior angles (C) add up to 180 degrees.
why: Slide one line along the transversal onto the other: it fits exactly, and so do its angles.
how: One angle is 70 degrees. Each of the eight is 70 or $180 - 70 = 110$.
when: To carry an angle from one line to the other.
mistake: Using it for lines that are not known to be parallel.
picture: The letters F, Z and C hidden in the drawing.
example: Same-side angles of $x$ and 65 degrees: $180 - 65 = 115$.
check: An alternate angle to 48 degrees at parallel lines has how many degrees? || 48

## measure.line-ray-segment
skills: 5.geometry.angles; 5.geometry.perimeter
title: Line, ray and segment
also: what is a line segment; difference between line and ray; what is a ray; does a line have length; how to name a segment; what is a point in geometry
near: measure.angle; measure.parallel-lines
what: A segment has two ends, a ray has one end, a line has none. Only the segment has a length.
why: What never ends cannot be measured. You can only ever draw a piece of a line and think the rest.
how: Segment AB: from A to B. Ray AB: starts at A and goes through B forever, so the order counts.
when: Drawings, angles, the number line.
mistake: Saying that a longer drawn line is longer. Both go on forever.
picture: A stick, a beam of a flashlight, a horizon without end.
example: C lies on segment AB, AC is 4 cm, CB is 3 cm: AB is $4 + 3 = 7$ cm.
check: How many ends has a ray? || 1 | one

## measure.triangle-kinds
skills: 7.triangles.angles; 5.geometry.angles
title: Kinds of triangles
also: types of triangles; what is an isosceles triangle; acute right obtuse triangle; scalene triangle; can a triangle have two right angles; equilateral triangle
near: measure.triangle-angles; measure.exterior-angle
what: By sides: equilateral (three equal), isosceles (two equal), scalene (none). By the biggest angle: acute, right, obtuse.
why: Two right angles would use up all 180 degrees and leave nothing for the third. So at most one angle is right or obtuse.
how: Find the biggest angle: below 90 is acute, 90 right, above obtuse. With 40 and 60 degrees the third is $180 - 40 - 60 = 80$: acute.
when: Naming figures and choosing a theorem.
mistake: Thinking an equilateral triangle is not isosceles. It has two equal sides, and a third one.
picture: A tent, half a sandwich, a stretched kite corner.
example: Angles 30, 30, 120: isosceles and obtuse.
check: Can a triangle have two obtuse angles? || no

## measure.circumference-or-area
skills: 6.circle.length
title: Circumference or area of a circle: which is which
also: difference between circumference and area; circumference vs area; 2 pi r or pi r squared; which circle formula do i use; how do i tell the two circle formulas apart
near: measure.circumference; measure.circle-area
what: The circumference $2 \pi r$ is the length around the circle, in cm. The area $\pi r^2$ is the surface inside, in cm².
why: A length needs one length in its formula, $r$. A surface needs two lengths multiplied, $r \cdot r$.
how: Ask: would I walk around it or paint it? Around: $2 \pi r$. Paint: $\pi r^2$.
when: Fence, wheel, belt: circumference. Pizza, lawn, table top: area.
mistake: Putting the diameter where the radius belongs.
picture: A pizza: the crust is the circumference, the cheese is the area.
example: Radius 3 cm: around it $6 \pi \approx 18.8$ cm, inside $9 \pi \approx 28.3$ cm².
check: How much lace goes around a round table: circumference or area? || circumference
`
