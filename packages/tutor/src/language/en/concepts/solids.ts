/** How cards are written: `concepts/card.ts`. */
export const solids = String.raw`
## solids.prism-volume
skills: 11.solids.prism
title: Why volume is base times height
also: volume of a prism; how do i find volume; base area times height; why multiply the base; volume of a box; triangular prism
near: solids.pyramid-volume; solids.cylinder; solids.surface
what: A prism has two equal parallel bases; its volume is the area of the base times the height: $V = S \cdot h$.
why: Fill the bottom with one layer of unit cubes: their number is the base area. The height says how many such layers stand on top of each other.
how: Find the area of the base, multiply by the height. A right triangle with legs 3 and 4 as base and height 10: $\frac{3 \cdot 4}{2} \cdot 10 = 60$.
when: Boxes, tents, beams, swimming pools: the cut across is the same everywhere.
mistake: Taking the face it lies on for the base. The base is the shape that repeats at the other end.
picture: Imagine a loaf of sliced bread: one slice is the base, and all slices on top of each other are the volume.
example: A box 2 by 5 by 6 has the volume $2 \cdot 5 \cdot 6 = 60$.
check: The base area is 12, the height is 5. What is the volume? || 60

## solids.pyramid-volume
skills: 11.solids.prism
title: Why a pyramid is one third of a prism
also: volume of a pyramid; why one third; why divide by 3; pyramid formula; cone and cylinder third
near: solids.prism-volume; solids.cone
what: A pyramid has one third of the volume of the prism with the same base and height: $V = \frac{1}{3} S \cdot h$.
why: Join the center of a cube to its six faces: six equal pyramids. Each is a sixth of the cube, and it is only half as high, so with the full height it would be a third.
how: Base area times height, then divide by 3. Base 36 and height 5: $\frac{1}{3} \cdot 36 \cdot 5 = 60$.
when: The body runs to one point at the top.
mistake: Using the slanted edge for the height. The height drops straight down onto the base.
picture: Pour sand from a pyramid into the box of the same base and height: three times, and it is full.
example: A square base with side 6 and height 4: $\frac{1}{3} \cdot 6^2 \cdot 4 = 48$.
check: A prism has volume 90. What volume has the pyramid with the same base and height? || 30

## solids.surface
skills: 11.solids.prism
title: Surface area and nets
also: surface area; net of a box; total surface; lateral area; how much paper to wrap; unfold
near: solids.prism-volume; solids.cylinder; solids.volume-units
what: The surface area is the area of all faces together; the lateral area leaves out the bases.
why: Cut a box along its edges and lay it flat: you see a net of plain figures. What the skin covers is just their sum.
how: List the faces in pairs and add. Box 2, 3, 4: $2 \cdot (2 \cdot 3 + 2 \cdot 4 + 3 \cdot 4) = 52$.
when: Paint, wrapping paper, tin for a can; volume is for what is inside.
mistake: Forgetting the hidden faces: a box has six, not three.
picture: Unfold a pizza box on the table: the cardboard that you see is the surface.
example: A cube with edge 5: $6 \cdot 5^2 = 150$.
check: What is the surface area of a cube with edge 2? || 24

## solids.diagonal
skills: 11.solids.prism; 8.pythagoras.sides
title: The diagonal of a box
also: space diagonal; diagonal of a cube; longest stick in a box; pythagoras in 3d; root of a2+b2+c2
near: solids.prism-volume; geometry.pythagoras
what: The way from a corner of a box to the opposite corner is $d = \sqrt{a^2 + b^2 + c^2}$.
why: Go in two steps: the diagonal of the floor, then straight up. Both times there is a right angle, so the Pythagorean theorem works twice.
how: Square the three edges, add, take the root: $\sqrt{2^2 + 3^2 + 6^2} = 7$.
when: Will a rod fit into the box? How far apart are two points in space?
mistake: Stopping at the diagonal of one face.
picture: A fly in one corner of the ceiling and a crumb in the farthest corner of the floor.
example: Box 1 by 2 by 2: $\sqrt{1^2 + 2^2 + 2^2} = 3$.
check: How long is the diagonal of a box 4 by 4 by 7? || 9

## solids.cylinder
skills: 11.solids.round
title: Cylinder: volume and surface
also: volume of a cylinder; surface area of a cylinder; can; why 2 pi r h; unroll the side; label of a can
near: solids.prism-volume; solids.cone; geometry.area-circle
what: A cylinder has the volume $V = \pi r^2 h$ and the side area $2\pi r h$; each of the two lids adds $\pi r^2$.
why: It is a prism with a round base: circle times height. Peel off the label and it is a rectangle: as wide as the way around, as high as the can.
how: Radius 3, height 10: $\pi \cdot 3^2 \cdot 10 = 90\pi$ for the volume, $2\pi \cdot 3 \cdot 10 = 60\pi$ for the side.
when: Cans, pipes, glasses, tanks.
mistake: Putting the diameter into the formula. Halve it first.
picture: The paper label of a soup can unrolled on the table.
example: Diameter 4, height 5: $\pi \cdot 2^2 \cdot 5 = 20\pi$.
check: Which shape is the side of a cylinder when you unroll it? || rectangle | a rectangle

## solids.cone
skills: 11.solids.round
title: Cone: volume, height and slant height
also: volume of a cone; slant height; cone surface; ice cream cone; why one third for the cone; lateral area of a cone
near: solids.cylinder; solids.pyramid-volume; geometry.pythagoras
what: A cone has the volume $V = \frac{1}{3}\pi r^2 h$ and the side area $\pi r l$, where $l$ is the slant height.
why: A cone is a pyramid with very many sides, so it has one third of the cylinder around it.
how: Radius 3, height 4: the volume is $\frac{1}{3}\pi \cdot 3^2 \cdot 4 = 12\pi$. The slant height is $\sqrt{3^2 + 4^2} = 5$, the side $\pi \cdot 3 \cdot 5 = 15\pi$.
when: Funnels, ice cream cones, sand heaps; a right triangle turned about a leg makes one.
mistake: Mixing up height and slant height. The height is inside, straight down; the slant is on the skin.
picture: Three paper cones of water fill a glass of the same width and height.
example: Radius 6 and slant height 10: the height is $\sqrt{10^2 - 6^2} = 8$.
check: A cylinder holds 60. What does the cone with the same base and height hold? || 20

## solids.sphere
skills: 11.solids.round
title: The volume of a sphere
also: volume of a ball; sphere formula; four thirds pi r cubed; why r cubed; ball in a cylinder; double the radius of a ball
near: solids.sphere-surface; solids.cylinder; solids.scale-volume
what: A ball of radius $r$ has the volume $V = \frac{4}{3}\pi r^3$.
why: A ball put into a can that just holds it fills two thirds of the can: $\frac{2}{3} \cdot \pi r^2 \cdot 2r = \frac{4}{3}\pi r^3$. Archimedes was so proud of it that he wanted it on his grave.
how: Cube the radius, then multiply. Radius 3: $\frac{4}{3}\pi \cdot 3^3 = 36\pi$.
when: Balls, drops, planets, tanks.
mistake: Squaring instead of cubing. Volume has three directions, so the radius stands there three times.
picture: A tennis ball in a tight can: the water around it fills only one third.
example: Diameter 12 means $r = 6$: $\frac{4}{3}\pi \cdot 6^3 = 288\pi$.
check: The radius doubles. How many times does the volume of the ball grow? || 8

## solids.sphere-surface
skills: 11.solids.round
title: The surface of a sphere
also: surface area of a sphere; four pi r squared; why 4 circles; skin of a ball; area of the earth
near: solids.sphere; geometry.area-circle
what: The surface of a sphere is $S = 4\pi r^2$, as much as four circles cut through its center.
why: Peel an orange and fill circles of its size with the peel: you fill just four. And the ball is made of tiny pyramids from the center, so $V = \frac{1}{3} S \cdot r$ fits.
how: Square the radius, times $4\pi$. Radius 5: $4\pi \cdot 5^2 = 100\pi$.
when: Paint for a ball, leather for a football, the area of a planet.
mistake: Mixing it with the volume. A surface has $r^2$, a volume $r^3$.
picture: Orange peel spread over four drawn circles.
example: Radius 3: $4\pi \cdot 3^2 = 36\pi$.
check: A circle through the center has area 20. What is the surface of the sphere? || 80

## solids.scale-volume
skills: 11.solids.prism; 8.similarity.ratio
title: Why volume grows with the cube of the scale
also: double the size; 8 times the volume; k cubed; scale factor volume; why are giants impossible; model of a car
near: geometry.similarity-area; solids.sphere; solids.volume-units
what: If all lengths grow $k$ times, volumes grow $k^3$ times.
why: A cube with edge 2 is built of 2 layers of 2 rows of 2 small cubes, that is 8. Length, width and height all grow.
how: Cube the factor and multiply. With $k = 3$ a volume of 4 becomes $4 \cdot 3^3 = 108$.
when: Models, statues, boxes of another size, weights of similar things.
mistake: Doubling the volume when the lengths double.
picture: A puzzle cube: edge 3, and 27 little cubes.
example: A model at scale 1 to 10 weighs 2 kg; the real thing of the same metal weighs $2 \cdot 10^3 = 2000$ kg.
check: The edges of a cube become 5 times longer. How many times does its volume grow? || 125

## solids.volume-units
skills: 11.solids.prism
title: Why a cubic meter has a thousand liters
also: cubic units; convert cm3 to m3; liters in a cubic meter; why cubed units; cubic centimeters to liters
near: solids.scale-volume; solids.surface
what: Volume is counted in cubes. A liter is a cube with an edge of 10 cm; a cubic meter has 1000 of them.
why: Along each edge of a meter there are 10 such cubes, and there are three directions: $10 \cdot 10 \cdot 10 = 1000$.
how: Cube the number for lengths. 1 m is 100 cm, so a cubic meter has $100^3 = 1000000$ cubic centimeters.
when: Tanks, recipes, density: bring all units together before you calculate.
mistake: Using the factor for lengths, as if a cubic meter had 100 cubic centimeters.
picture: A milk carton is one cube; a washing machine box takes hundreds.
example: A tank 50 by 40 by 30 cm: $50 \cdot 40 \cdot 30 = 60000$ cubic centimeters, that is 60 liters.
check: How many liters are in 2 cubic meters? || 2000

## solids.faces
title: Faces, edges and corners of a solid
also: how many faces edges and vertices; what is a vertex of a solid; what is an edge; faces of a cube; how many edges does a prism have; eulers formula for solids
near: solids.surface; measure.box-surface
what: Faces are the flat sides, edges are where two faces meet, vertices are the corners.
why: Each edge belongs to two faces and ends in two corners, so they cannot be chosen freely: faces + corners = edges + 2.
how: Count top, bottom, then what is around: a cube has 6 faces, 12 edges, 8 corners.
when: With nets, models made of sticks, and paint.
mistake: Counting an edge twice, once for each face.
picture: A tent: the cloth pieces, the poles, the points where poles meet.
example: A pyramid on a square: 5 faces, 8 edges, 5 corners, and $5 + 5 = 8 + 2$.
check: How many edges has a cube? || 12
`
