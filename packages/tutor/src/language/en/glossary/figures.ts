/** How terms are written: `concepts/term.ts`. */
export const figures = String.raw`
## line
terms: straight line; line
common: yes
is: A straight line goes on without end in both directions.
example: The edge of a ruler shows a piece of one.
see: measure.line-ray-segment

## ray
terms: ray
is: A ray has a beginning and goes on without end in one direction.
example: A beam of light from a lamp.
see: measure.line-ray-segment

## segment
terms: line segment; segment
is: A segment is the piece of a line between two points, so it has a length.
example: Each side of a triangle is a segment.
see: measure.line-ray-segment

## angle
terms: angle
common: yes
is: An angle is the opening between two rays with a common beginning; it is measured in degrees.
example: The corner of a sheet of paper is an angle of $90^\circ$.
card: measure.angle

## acute-angle
terms: acute angle
is: An acute angle is smaller than 90 degrees.
example: $35^\circ$ is acute.

## right-angle
terms: right angle
is: A right angle is exactly 90 degrees, a quarter of a full turn.
example: The corner of a sheet of paper.

## obtuse-angle
terms: obtuse angle
is: An obtuse angle is larger than 90 and smaller than 180 degrees.
example: $120^\circ$ is obtuse.

## adjacent-angles
terms: adjacent angles; supplementary angles
is: Adjacent angles on a straight line share a side and add up to 180 degrees.
example: Next to $50^\circ$ there is $130^\circ$.
see: measure.angle-pairs

## vertical-angles
terms: vertical angles; opposite angles
is: Vertical angles lie opposite each other where two lines cross, and they are equal.
example: Open scissors: the angle of the blades equals the angle of the handles.
see: measure.angle-pairs

## perpendicular
terms: perpendicular
is: Two lines are perpendicular if they meet at a right angle, 90 degrees.
example: The two edges that meet at the corner of a sheet of paper.

## parallel
terms: parallel; parallel lines
is: Parallel lines lie in one plane and never meet, however far they go.
example: The rails of a straight track.
card: measure.parallel-lines

## median-of-triangle
terms: median of a triangle; median
field: triangle
is: A median of a triangle goes from a vertex to the midpoint of the opposite side.
example: It cuts the triangle into two parts of equal area.
see: geometry.median-bisector-altitude

## bisector
terms: angle bisector; bisector
field: triangle
is: A bisector cuts an angle into two equal angles.
example: It cuts $80^\circ$ into twice $40^\circ$.
see: geometry.median-bisector-altitude

## altitude
terms: altitude; height of a triangle
field: triangle
is: An altitude, or height, of a triangle goes from a vertex to the opposite side at a right angle.
example: In an obtuse triangle it may lie outside.
see: geometry.median-bisector-altitude

## perpendicular-bisector
terms: perpendicular bisector
field: triangle
is: A perpendicular bisector goes through the midpoint of a segment at a right angle; its points are equally far from both ends.
example: The three of a triangle meet in the center of the circle around it.

## midline
terms: midline; midsegment
field: triangle
is: A midline joins the midpoints of two sides of a triangle; it is parallel to the third side and half as long.
example: Over a base of 10 it has the length 5.
card: geometry.midline

## isosceles
terms: isosceles triangle; isosceles
field: triangle
is: An isosceles triangle has two equal sides, and so two equal angles.
example: Sides 5, 5 and 6.
see: geometry.isosceles

## equilateral
terms: equilateral triangle; equilateral
field: triangle
is: An equilateral triangle has three equal sides, and so three angles of 60 degrees.
example: Sides 4, 4 and 4.
see: measure.triangle-kinds

## scalene
terms: scalene triangle; scalene
field: triangle
is: A scalene triangle has three sides of different lengths.
example: Sides 3, 4 and 6.
see: measure.triangle-kinds

## right-triangle
terms: right triangle; right-angled triangle
field: triangle
is: A right triangle has an angle of 90 degrees.
example: Sides 3, 4 and 5 make one.
see: geometry.leg-hypotenuse

## hypotenuse
terms: hypotenuse
field: triangle
is: The hypotenuse is the side opposite the right angle, the longest side of a right triangle.
example: With sides 3, 4 and 5 it is 5.
card: geometry.leg-hypotenuse

## leg
terms: leg; cathetus
field: triangle
is: The legs of a right triangle are the two sides that form the right angle.
example: With sides 3, 4 and 5 they are 3 and 4.
card: geometry.leg-hypotenuse

## opposite-side
terms: opposite side; opposite leg; opposite
field: triangle
is: The opposite side lies across from the angle you look at and does not touch it.
example: Stand in the corner of the angle: the opposite side is the one you look at.
see: trigonometry.sohcahtoa

## adjacent-side
terms: adjacent side; adjacent leg; adjacent
field: triangle
is: The adjacent side is the leg that forms the angle together with the hypotenuse.
example: Stand in the corner of the angle: the adjacent leg begins at your feet.
see: trigonometry.sohcahtoa

## perimeter
terms: perimeter
common: yes
is: The perimeter is the length of the way around a figure.
example: A rectangle with sides 3 and 5 has the perimeter 16.
card: measure.perimeter

## area
terms: area
common: yes
is: The area says how much surface a figure covers; it is counted in squares.
example: A rectangle with sides 3 and 5 has the area 15.
see: measure.area-rectangle

## volume
terms: volume
is: The volume says how much space a body takes; it is counted in cubes.
example: A box of 2, 3 and 4 has the volume 24.
card: measure.box-volume

## circle
terms: circle
field: circle
is: A circle is the line of all points that are equally far from a center.
example: A hoop.
see: measure.circumference

## disk
terms: disk; disc
field: circle
is: A disk is a circle together with everything inside it.
example: A coin, where a hoop is only the circle.

## radius
terms: radius
field: circle
is: The radius goes from the center of a circle to its edge.
example: A spoke of a wheel.
card: measure.circumference

## diameter
terms: diameter
field: circle
is: The diameter goes from edge to edge of a circle through the center: two radii, the longest chord.
example: With the radius 4 the diameter is 8.
card: measure.circumference

## circumference
terms: circumference
field: circle
is: The circumference is the length of the way around a circle: $2 \pi r$.
example: About 3.14 diameters.
card: measure.circumference

## chord
terms: chord
field: circle
is: A chord joins two points of a circle.
example: A string across a hoop; the longest one is the diameter.
see: geometry.chord

## arc
terms: arc
field: circle
is: An arc is a piece of a circle between two of its points.
example: The crust of a slice of pizza.
see: geometry.arc-sector

## sector
terms: sector
field: circle
is: A sector is the part of a disk between two radii.
example: A slice of pizza.
see: geometry.arc-sector

## tangent-line
terms: tangent line; tangent to a circle; tangent
field: circle
is: A tangent touches a curve at a point and has its direction there; a tangent to a circle meets it in one point only.
example: The floor is a tangent to a wheel.
card: geometry.tangent

## secant
terms: secant
field: circle
is: A secant is a line that cuts a circle in two points.
example: The part of it inside the circle is a chord.

## central-angle
terms: central angle
field: circle
is: A central angle has its vertex in the center of the circle.
example: A quarter of a pizza has a central angle of $90^\circ$.
see: geometry.inscribed-angle

## inscribed-angle
terms: inscribed angle
field: circle
is: An inscribed angle has its vertex on the circle; it is half of the central angle over the same arc.
example: Over a central angle of $80^\circ$ it is $40^\circ$.
see: geometry.inscribed-angle

## polygon
terms: polygon
field: polygon
is: A polygon is a closed figure with straight sides.
example: Triangles, squares and hexagons are polygons.

## quadrilateral
terms: quadrilateral
field: polygon
is: A quadrilateral is a polygon with four sides.
example: Squares, rectangles and trapezoids are quadrilaterals.
see: geometry.quadrilaterals

## parallelogram
terms: parallelogram
field: polygon
is: A parallelogram is a quadrilateral with two pairs of parallel sides.
example: A rectangle that was pushed sideways.
card: geometry.parallelogram

## rectangle
terms: rectangle
field: polygon
is: A rectangle is a quadrilateral with four right angles.
example: A sheet of paper.
see: geometry.quadrilaterals

## square-figure
terms: square
common: yes
field: polygon
is: A square has four equal sides and four right angles.
example: A field of a chessboard.
see: geometry.quadrilaterals

## rhombus
terms: rhombus
field: polygon
is: A rhombus has four equal sides; its angles need not be right.
example: The diamond on playing cards.
see: geometry.quadrilaterals

## trapezoid
terms: trapezoid; trapezium
field: polygon
is: A trapezoid has one pair of parallel sides, the bases.
example: The side of a ramp that is cut off at the top.
see: geometry.quadrilaterals

## diagonal
terms: diagonal
field: polygon
is: A diagonal joins two corners that are not neighbors.
example: A quadrilateral has two diagonals.

## congruent
terms: congruent; congruent triangles; congruence
field: likeness
is: Congruent figures have the same shape and the same size.
example: Two copies at 100 percent.
see: geometry.congruent-or-similar

## similar
terms: similar; similar triangles; similarity
field: likeness
is: Similar figures have the same shape: equal angles and sides in the same ratio; their size may differ.
example: A photo and its enlargement.
see: geometry.congruent-or-similar

## scale
terms: scale; scale factor
is: The scale says how many times larger or smaller a copy is.
example: $1 : 100$ means that 1 cm stands for 100 cm.
see: ratio.scale

## symmetry
terms: symmetry; axis of symmetry
is: A figure is symmetric if a reflection or a turn puts it onto itself.
example: A butterfly has one axis of symmetry.
see: measure.symmetry-axis

## vector
terms: vector
is: A vector has a length and a direction: it is an arrow.
example: Two to the right and one up: $(2, 1)$.
card: vectors.meaning

## scalar
terms: scalar; scalar quantity
is: A scalar has only a size and no direction.
example: A temperature or a mass.
see: vectors.meaning

## coordinate
terms: coordinates
is: Coordinates are the numbers that say where a point lies: how far along each axis.
example: $(3, 2)$: 3 to the right and 2 up.
card: measure.coordinates

## abscissa
terms: abscissa; x-coordinate
is: The abscissa is the first coordinate of a point, its place along the $x$ axis.
example: The abscissa of $(3, 2)$ is 3.
see: measure.coordinates

## ordinate
terms: ordinate; y-coordinate
is: The ordinate is the second coordinate of a point, its place along the $y$ axis.
example: The ordinate of $(3, 2)$ is 2.
see: measure.coordinates

## sine
terms: sine
field: trigonometry
is: The sine of an acute angle in a right triangle is the opposite leg divided by the hypotenuse: which part of the slanted side is height.
example: With sides 3, 4, 5 and the 3 opposite: $\frac{3}{5}$.
see: trigonometry.sohcahtoa

## cosine
terms: cosine
field: trigonometry
is: The cosine of an acute angle in a right triangle is the adjacent leg divided by the hypotenuse.
example: With sides 3, 4, 5 and the 3 opposite: $\frac{4}{5}$.
see: trigonometry.sohcahtoa

## tangent-function
terms: tangent of an angle; tangent
field: trigonometry
is: The tangent of an acute angle in a right triangle is the opposite leg divided by the adjacent one: how steep it is.
example: With sides 3, 4, 5 and the 3 opposite: $\frac{3}{4}$.
see: trigonometry.sohcahtoa

## radian
terms: radian; radians
is: A radian is the angle whose arc is as long as the radius.
example: Half a turn is $\pi$ radians, 180 degrees.
card: trigonometry.radians

## unit-circle
terms: unit circle
is: The unit circle has the radius 1 and its center at the origin; its points are the cosine and the sine of angles.
example: At $90^\circ$ the point is $(0, 1)$.
card: trigonometry.unit-circle

## prism
terms: prism
field: solid
is: A prism has two equal parallel bases and walls that are parallelograms.
example: A box, or a tent lying on its side.
see: solids.prism-volume

## pyramid
terms: pyramid
field: solid
is: A pyramid has one base and triangles that meet in a point.
example: The pyramids in Egypt have a square as the base.
see: solids.pyramid-volume

## cylinder
terms: cylinder
field: solid
is: A cylinder has two equal circles as bases, one straight above the other.
example: A tin can.
card: solids.cylinder

## cone
terms: cone
field: solid
is: A cone has one circle as the base and narrows to a point.
example: A paper hat.
card: solids.cone

## sphere
terms: sphere; ball
field: solid
is: A sphere is the surface of all points equally far from a center; with its inside it is a ball.
example: A soap bubble is a sphere, a marble is a ball.
see: solids.sphere

## cube
terms: cube
field: solid
is: A cube is a box with six equal squares as faces.
example: A die.
see: solids.faces

## face
terms: face
field: solid
is: A face is one of the flat sides of a solid.
example: A cube has 6 faces.
see: solids.faces

## edge
terms: edge
field: solid
is: An edge is the segment where two faces of a solid meet.
example: A cube has 12 edges.
see: solids.faces

## vertex
terms: vertex; vertices; vertex of a parabola
is: A vertex is a corner: a point where sides or edges meet. The vertex of a parabola is its lowest or highest point.
example: A cube has 8 vertices.

## triangle
terms: triangle
field: polygon
is: A triangle is a polygon with three sides and three angles.
example: Its angles add up to $180^\circ$.
see: measure.triangle-kinds

## pythagorean-theorem
terms: pythagorean theorem; theorem of pythagoras
is: In a right triangle the square of the hypotenuse is the sum of the squares of the legs.
example: $3^2 + 4^2 = 5^2$.
card: geometry.pythagoras

## length-of-vector
terms: length of a vector; magnitude of a vector; modulus of a vector; magnitude
is: The length of a vector is the length of its arrow.
example: $(3, 4)$ has the length $\sqrt{3^2 + 4^2} = 5$.
card: vectors.length

## scalar-product
terms: scalar product; dot product
is: The scalar product of two vectors is a number: the product of their lengths and the cosine of the angle between them.
example: It is 0 exactly when they are perpendicular (or one of them is 0).
card: vectors.scalar-product
`
