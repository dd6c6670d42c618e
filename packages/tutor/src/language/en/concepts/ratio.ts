/** How cards are written: `concepts/card.ts`. */
export const ratio = String.raw`
## ratio.meaning
skills: 6.ratio.meaning
title: What a ratio is
also: what is a ratio; what does 2:3 mean; colon in math; ratio of two numbers; for every; does the order in a ratio matter; simplify a ratio; what is 2:3; what does 3:5 mean; two dots between numbers
near: ratio.part-or-whole; ratio.share
what: A ratio compares two amounts by division: $2 : 3$ says 2 parts of one for every 3 parts of the other.
why: A recipe works for 4 people and for 40. The amounts change, but for every 2 cups of milk there are 3 cups of flour; that is what the ratio keeps.
how: Write the amounts in the asked order, in the same unit, and reduce like a fraction: 12 boys and 18 girls, $12 : 18 = 2 : 3$.
when: Recipes, mixing paint, maps, comparing sizes.
mistake: Swapping the order. Boys to girls $2 : 3$ is not girls to boys $2 : 3$.
picture: Beads on a string: two red, three blue, two red, three blue, and so on.
example: 50 cm to 2 m is 50 cm to 200 cm, $50 : 200 = 1 : 4$.
check: Simplify the ratio 15 : 25. || 3 : 5 | 3:5

## ratio.part-or-whole
skills: 6.ratio.meaning
title: Ratio of parts and fraction of the whole
also: is a ratio a fraction; ratio vs fraction; part to part or part to whole; 2:3 is it 2/3 or 2/5; turn a ratio into a fraction
near: ratio.meaning; ratio.share; fractions.meaning
what: In the ratio $2 : 3$ the whole has $2 + 3 = 5$ parts. The first is $\frac{2}{5}$ of the whole and $\frac{2}{3}$ of the second.
why: A ratio of parts sets the two side by side, a fraction of the whole sets one against both together.
how: Add the parts to get the whole, then put each part over that sum.
when: When a ratio is given and a fraction or a percent of all is asked.
mistake: Saying "2 to 3, so two thirds of the class are boys". It is two fifths.
picture: Five boxes in a row, two red, three blue. Compare red with blue, then red with the whole row.
example: Juice to water $1 : 4$: the juice is $\frac{1}{5}$ of the drink, that is 20 percent.
check: Cats to dogs is 3 : 4. What fraction of all the animals are cats? || 3/7

## ratio.share
skills: 6.ratio.meaning; 7.problems.equation
title: How to share an amount in a ratio
also: divide in the ratio; share in a ratio; divide 60 in the ratio 2:3; split money in a ratio; how many is one part; ratio word problem; divide something in a ratio; split money in the ratio
near: ratio.part-or-whole; stories.parts
what: Add the parts, divide the amount by the sum to get one part, multiply by each part.
why: All parts are equally big. So first find the size of one, then everybody takes as many as the ratio says.
how: 60 in the ratio $2 : 3$: $2 + 3 = 5$, $60 \div 5 = 12$, so $2 \cdot 12 = 24$ and $3 \cdot 12 = 36$.
when: Sharing money, mixing, angles of a triangle in a ratio.
mistake: Dividing 60 by 2 and by 3. The pieces 30 and 20 are only 50 together.
picture: Five equal boxes with 60 spread over them: 12 in each.
example: 35 candies in the ratio $3 : 4$: $35 \div 7 = 5$, so 15 and 20.
check: Share 40 in the ratio 1 : 3. What is the bigger share? || 30

## ratio.unit-rate
skills: 6.ratio.meaning; 6.ratio.proportion
title: Finding the amount for one: the unit rate
also: unit rate; unit price; per one; how much for one; which is the better deal; cost per item; price per pound
near: ratio.direct; stories.rate
what: A unit rate says how much belongs to one: dollars for one pound, miles in one hour.
why: If you know it for one, you know it for any number: multiply. It is also a fair way to compare two packs.
how: Divide the amount by the number of units: 5 pens cost 8 dollars, one costs $8 \div 5 = 1.6$ dollars.
when: Better buy, speed, pay per hour.
mistake: Dividing the wrong way: $5 \div 8$ is pens per dollar. Read the word after "per": it goes below.
picture: Shelves with price tags: cover all items but one and ask what is left on the tag.
example: 3 lb for 6 dollars is 2 dollars a pound; 5 lb for 9 dollars is 1.8, the better deal.
check: 12 eggs cost 3 dollars. What does one egg cost in dollars? || 0.25

## ratio.proportion
skills: 6.ratio.proportion
title: What a proportion is and how to solve it
also: what is a proportion; how do i solve a proportion; find the missing number in a proportion; two equal ratios; x over 6 equals 5 over 3; cross multiply when; find the fourth number; equal ratios
near: ratio.cross-multiply; ratio.direct
what: A proportion says that two ratios are equal, for example $\frac{2}{3} = \frac{8}{12}$.
why: If a recipe is scaled up, the ratio stays. So one known ratio and one known amount give you the missing amount.
how: Write like above like, then see by what the known pair was multiplied: $\frac{2}{3} = \frac{x}{12}$, 3 was multiplied by 4, so $x = 2 \cdot 4 = 8$.
when: Recipes, maps, similar shapes, unit changes.
mistake: Mixing the rows: dollars over pounds on the left and pounds over dollars on the right.
picture: A small photo and its enlargement: sides grow by the same factor.
example: $\frac{5}{7} = \frac{15}{x}$: times 3, so $x = 21$.
check: x : 10 = 3 : 5. What is x? || 6

## ratio.cross-multiply
skills: 6.ratio.proportion
title: Why cross multiplying works
also: cross multiply; why does cross multiplication work; product of the means and extremes; cross products; when can i cross multiply; butterfly method
near: ratio.proportion; equations.fractions
what: In a proportion $\frac{a}{b} = \frac{c}{d}$ the cross products are equal: $a \cdot d = b \cdot c$.
why: Multiply both sides by $b$ and by $d$. On the left $b$ cancels, on the right $d$ cancels, and the cross products are left. It is the balance rule, done twice.
how: $\frac{x}{6} = \frac{5}{4}$ gives $4x = 30$, so $x = 7.5$.
when: Only if one fraction stands alone on each side of the equals sign.
mistake: Cross multiplying in a sum or product: in $\frac{1}{2} + \frac{1}{3}$ there is no equals sign between the fractions.
picture: A big X drawn over the equals sign, joining the numbers that are multiplied.
example: Check $\frac{6}{9} = \frac{10}{15}$: $6 \cdot 15 = 90$ and $9 \cdot 10 = 90$.
check: 3/x = 2/8. What is x? || 12

## ratio.direct
skills: 6.ratio.inverse; 6.ratio.proportion
title: Direct proportion: twice as much, twice as much
also: direct proportion; directly proportional; when is it proportional; y = kx meaning; double one double the other; constant of proportionality
near: ratio.direct-or-inverse; linear.proportional
what: Two amounts are directly proportional if one becomes 2, 3, 10 times as big when the other does. Their quotient stays the same.
why: 3 lb of apples are three times one pound, so they cost three times as much. The price of one pound never changes.
how: Find the factor and use it on both: 4 books weigh 3 kg, 20 books are 5 times as many, so $3 \cdot 5 = 15$ kg.
when: Amount and cost, time and distance at a steady speed.
mistake: Calling it proportional only because both grow. Age and height both grow, but at double the age you are not twice as tall.
picture: A straight line from the corner 0 of the graph.
example: 6 tickets cost 45 dollars, 2 tickets cost $45 \div 3 = 15$ dollars.
check: 5 notebooks cost 12. What do 15 notebooks cost? || 36

## ratio.inverse
skills: 6.ratio.inverse
title: Inverse proportion: twice as many, half as long
also: inverse proportion; inversely proportional; more workers less time; why multiply instead of divide; y = k/x meaning; when one doubles the other halves
near: ratio.direct-or-inverse; stories.work
what: Two amounts are inversely proportional if one is halved when the other is doubled. Their product stays the same.
why: The job is one fixed pile of work. Twice as many people carry it away in half the time; the pile has not changed.
how: 6 workers need 10 days. The pile is $6 \cdot 10 = 60$ worker-days. 4 workers need $60 \div 4 = 15$ days.
when: Workers and days, speed and time for a fixed way, length and width for a fixed area.
mistake: Using the direct rule: fewer workers would need fewer days, and that cannot be.
picture: A rectangle of fixed area: if you make it wider, it gets lower.
example: At 60 mph the way takes 3 hours; at 90 mph it takes $180 \div 90 = 2$ hours.
check: 3 pumps empty a pool in 8 hours. How many hours do 6 pumps need? || 4

## ratio.direct-or-inverse
skills: 6.ratio.inverse
title: How to tell direct from inverse
also: direct or inverse proportion; how do i know if it is inverse; is it direct or inverse; more means more or less; which proportion do i use; arrows in a proportion the same way or opposite; direct or inverse how to tell; more workers less time
near: ratio.direct; ratio.inverse
what: Ask one question: if this one doubles, does the other double or become half?
why: The sense of the story decides, not the form of the numbers. More buns cost more; more bakers need less time.
how: Draw two arrows, one for each amount. Both up: direct, divide to find the constant. One up, one down: inverse, multiply.
when: Before you write down any proportion.
mistake: Always cross multiplying as learned. For inverse amounts the products of pairs are equal, $6 \cdot 10 = 4 \cdot 15$.
picture: Two elevators: direct go up together, inverse are tied over a pulley.
example: Number of guests and the size of a piece of cake: inverse. Number of guests and plates: direct.
check: More taps fill a tub faster. Direct or inverse? || inverse

## ratio.scale
skills: 6.ratio.scale
title: What the scale of a map means
also: what is scale; what does 1:100000 mean; map scale; how do i find the real distance; scale drawing; scale factor
near: ratio.scale-use; units.length
what: The scale $1 : 100000$ says that 1 cm on the map is 100000 cm in nature, that is 1 km.
why: A map is the land made smaller by the same factor everywhere. So one number tells how to come back.
how: Map length times the big number, then change the unit: 3 cm, $3 \cdot 100000 = 300000$ cm, that is 3 km.
when: Maps, house plans, model cars.
mistake: Stopping at centimeters. 100 cm are 1 m, 100000 cm are 1 km.
picture: A toy car next to the real car; every part is 50 times longer.
example: Plan $1 : 50$: a wall of 8 cm is $8 \cdot 50 = 400$ cm, 4 m.
check: Scale 1 : 200. How many cm in nature is 5 cm on the plan? || 1000 | 1000 cm

## ratio.scale-use
skills: 6.ratio.scale
title: From nature to the map, and finding the scale
also: how long is it on the map; find the scale; real distance to map distance; how do i work out the scale; does area scale the same way
near: ratio.scale; units.area-why
what: To go to the map, divide the real length by the scale number. To find the scale, divide the real length by the map length in the same unit.
why: The map is smaller, so on the way there we divide, on the way back we multiply.
how: 12 km on a map $1 : 200000$: 12 km is 1200000 cm, $1200000 \div 200000 = 6$ cm.
when: When you draw a plan of your room, or when the scale bar is missing.
mistake: Using the scale for areas. Twice the length and twice the width make four times the area.
picture: A projector run backward: the big picture shrinks back to the slide.
example: 5 cm for 10 m: 10 m are 1000 cm, $1000 \div 5 = 200$, so the scale is $1 : 200$.
check: A room is 6 m long. How many cm is it on a 1 : 100 plan? || 6 | 6 cm

## ratio.three-terms
skills: 6.ratio.meaning
title: Ratios with three numbers and joining ratios
also: three part ratio; ratio 1:2:3; share in the ratio 2:3:4; combine two ratios; a to b and b to c; ratio of three numbers
near: ratio.share; numbers.lcm
what: In $2 : 3 : 4$ there are $2 + 3 + 4 = 9$ equal parts. Two ratios with a common member can be joined to one.
why: The rule is the same as with two: all parts are equally big, there are just more people.
how: 90 in $2 : 3 : 4$: $90 \div 9 = 10$, so 20, 30, 40. To join a : b as 1 : 2 and b : c as 3 : 5, make b equal: 3 : 6 and 6 : 10, so 3 : 6 : 10.
when: Recipes, concrete, angles of a triangle.
mistake: Joining without making the middle equal: 1 : 2 : 5.
picture: Nine boxes, colored in three colors.
example: Angles $1 : 2 : 3$: $180 \div 6 = 30$, so 30, 60 and 90 degrees.
check: Share 60 in the ratio 1 : 2 : 3. What is the biggest share? || 30

## ratio.rule-of-three
skills: 6.ratio.proportion
title: The rule of three: from one pair to another
also: what is the rule of three; when do i use the rule of three; how does the rule of three work; three numbers known and the fourth asked; 3 pens cost 6 how much are 5
near: ratio.unit-rate; ratio.direct-or-inverse
what: Three numbers are known and the fourth is asked: 3 kg cost 6 dollars, how much are 5 kg?
why: If both amounts grow by the same factor, what one piece costs never changes. So go to one first, then to as many as you need.
how: 3 kg are 6 dollars, so 1 kg is $6 \div 3 = 2$ dollars, and 5 kg are $2 \cdot 5 = 10$ dollars.
when: When twice as much of one thing means twice as much of the other. If it means half as much, it is inverse proportion: multiply first, then divide.
mistake: Using it for everything. If 2 shirts dry in 1 hour, 4 shirts do not need 2 hours.
picture: A ladder with three steps: what is known, one piece, what is asked.
example: 4 notebooks cost 12 dollars. One is 3 dollars, so 7 are 21 dollars.
check: 5 tickets cost 40 dollars. What do 3 tickets cost? || 24
`
