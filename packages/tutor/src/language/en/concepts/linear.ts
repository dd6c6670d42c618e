/** How cards are written: `concepts/card.ts`. */
export const linear = String.raw`
## linear.function
skills: 7.functions.linear
title: What a function is
also: what is a function; what does f(x) mean; input and output; is y a function of x; function notation; what does f of 3 mean; f(x); function in simple words everywhere different; what is a function for
near: linear.linear-function; linear.graph; expressions.evaluate
what: A function gives exactly one output to each input. $f(3)$ is the output for the input 3.
why: A vending machine: press B4 and you always get the same snack. If one key could give two different snacks, you could not rely on it.
how: For $f(x) = 2x + 1$ put the input in: $f(3) = 2 \cdot 3 + 1 = 7$.
when: Price by weight, height by time, any rule that turns one number into another.
mistake: Reading $f(x)$ as $f$ times $x$. It means "the value at $x$".
picture: A machine with a funnel on top and a spout below.
example: $g(x) = x^2$: $g(-4) = 16$ and $g(4) = 16$; two inputs may share an output.
check: f(x) = 5x - 2. What is f(2)? || 8

## linear.linear-function
skills: 7.functions.linear
title: What a linear function is
also: linear function; y = kx + b; y = mx + b; why is it called linear; slope intercept form; what are m and b; is y = 3 a linear function; what is y=mx+b; what is a linear equation; why is it a straight line
near: linear.slope; linear.intercept; linear.proportional
what: A linear function has the form $y = mx + b$: a start value $b$ and the same change $m$ for each step of $x$. (Many books write $k$ for $m$.)
why: If each step to the right goes up by the same amount, all points lie on one line, like a staircase with equal stairs.
how: A taxi: 4 dollars at the start, 2 per mile: $y = 2x + 4$. For 5 miles: $2 \cdot 5 + 4 = 14$.
when: A fixed part plus so much for each.
mistake: Calling $y = x^2$ linear. Its steps are 1, 3, 5, not equal.
picture: A straight ramp that begins at height $b$.
example: $y = -3x + 10$: starts at 10, drops by 3 with each step.
check: y = 4x - 1. What is y for x = 3? || 11

## linear.graph
skills: 7.functions.linear
title: How to graph a line
also: graph a line; draw y = 2x + 1; how do i graph a linear function; table of values; why two points are enough; plot a function; how to draw y=2x+1; draw a line from its equation; plot a line
near: measure.coordinates; linear.slope; linear.point-on-graph
what: The graph is the set of all points $(x, y)$ that fit the rule. For a line two points are enough, a third one is a check.
why: Through two points there is only one straight line, so more points cannot change it.
how: $y = 2x + 1$: for 0 you get 1, for 2 you get 5. Mark $(0, 1)$ and $(2, 5)$ and draw the line through them.
when: To see growth, find crossings, read values.
mistake: Joining only the two dots. The line goes on in both directions.
picture: A tight string over two nails.
example: $y = -x + 3$ goes through $(0, 3)$ and $(3, 0)$.
check: Through which y does the line y = 3x + 2 pass at x = 0? || 2

## linear.slope
skills: 7.functions.slope; 7.functions.linear
title: What the slope tells you
also: what is slope; gradient; what does m mean; rise over run; steepness of a line; what does the slope tell me; rate of change; what does m mean in y=mx+b; what does k do in y = kx + b; how steep; slope in simple words
near: linear.slope-two-points; linear.slope-sign; linear.intercept
what: The slope says how much $y$ changes when $x$ grows by 1. (British: gradient.)
why: A road sign "10 percent" says: 100 m forward, 10 m up. It is the same idea: up per forward.
how: In $y = 3x - 2$ the slope is 3: one step right, three up.
when: Speed in a distance graph, price per piece, steepness.
mistake: Taking the number without $x$ for the slope. It is the number that multiplies $x$.
picture: Stairs under the line: each tread 1 wide, each riser as high as the slope.
example: $y = 5 - 2x$ has the slope $-2$: it falls by 2 per step.
check: What is the slope of y = 7x + 4? || 7

## linear.slope-two-points
skills: 7.functions.slope
title: Slope from two points
also: slope through two points; find slope from two points; slope formula; y2 - y1 over x2 - x1; does the order matter in the slope formula; why divide y by x
near: linear.slope; linear.from-points
what: Slope is the change of $y$ divided by the change of $x$: $m = \frac{y_2 - y_1}{x_2 - x_1}$.
why: From one point to the other you climb the total rise in the total run. Dividing gives the rise for one step.
how: $(1, 2)$ and $(4, 11)$: $\frac{11 - 2}{4 - 1} = \frac{9}{3} = 3$.
when: Two points or two pairs of values are known.
mistake: Mixing the order: above second minus first, below first minus second. Take the same order in both.
picture: A right triangle hanging below the line: rise upright, run flat.
example: $(-2, 5)$ and $(2, 3)$: $\frac{3 - 5}{2 - (-2)} = \frac{-2}{4} = -\frac{1}{2}$.
check: What is the slope through (0, 1) and (2, 9)? || 4

## linear.slope-sign
skills: 7.functions.slope
title: Positive, negative, zero slope, and vertical lines
also: negative slope; zero slope; undefined slope; horizontal line; vertical line; why does a vertical line have no slope; is y = 4 a function
near: linear.slope; numbers.divide-by-zero
what: Positive slope rises, negative falls, zero is flat, $y = 4$. A vertical line, $x = 4$, has no slope.
why: On a vertical line $x$ does not change, so you would divide by 0. And one $x$ would have many $y$, so it is no function.
how: Read the line from left to right, as you read a sentence: up, down or level?
when: To check a computed slope against the drawing.
mistake: Saying a vertical line has slope zero. Zero is the flat one.
picture: A skier from the left: climbs, slides, glides on the flat, or stands before a cliff.
example: Through $(3, 1)$ and $(3, 8)$ the run is $3 - 3 = 0$: no slope.
check: What is the slope of the line y = -6? || 0

## linear.intercept
skills: 7.functions.linear
title: The intercepts: where the line meets the axes
also: y-intercept; x-intercept; where does it cross the y axis; what does b mean; zero of a function; how do i find the x intercept; crossing the axes; what is the y-intercept; where does it cross the axis; what is b in y=mx+b
near: linear.linear-function; linear.slope
what: The line meets the y-axis at $y = b$, where $x = 0$. It meets the x-axis where $y = 0$; that $x$ is the zero of the function.
why: On the y-axis nobody has gone sideways yet, so $x$ is 0 and only the start value is left.
how: $y = 2x - 6$: y-intercept $-6$. For the zero solve $2x - 6 = 0$, $x = 3$.
when: Start value of a story, moment when something is used up.
mistake: Mixing them up: put 0 for the other letter, not for the same one.
picture: A ladder leaning on a wall: foot on the floor, top on the wall.
example: A candle $y = 20 - 2x$: starts at 20 cm, is gone at $x = 10$.
check: Where does y = 3x + 7 cross the y-axis? || 7 | (0, 7)

## linear.from-points
skills: 7.functions.slope
title: Finding the equation of a line
also: equation of a line through two points; find the rule of a line; how do i find b; write the equation from a graph; point slope form
near: linear.slope-two-points; linear.intercept; linear.parallel
what: Find the slope, put it and one point into $y = mx + b$, solve for $b$.
why: The slope fixes the direction, one point fixes the height. Together only one line is left.
how: $(1, 5)$ and $(3, 9)$: $m = \frac{9 - 5}{3 - 1} = 2$. Then $5 = 2 \cdot 1 + b$, so $b = 3$: $y = 2x + 3$.
when: A table, a graph or two facts are given and a formula is asked.
mistake: Not testing the second point. $2 \cdot 3 + 3 = 9$ fits.
picture: A compass needle for the direction, a pin for the place.
example: Slope 4 through $(2, 1)$: $1 = 4 \cdot 2 + b$, $b = -7$.
check: A line with slope 3 passes through (0, -2). What is b? || -2

## linear.parallel
skills: 7.functions.slope; 7.functions.linear
title: Parallel lines have equal slopes
also: parallel lines slope; are these lines parallel; same slope different intercept; do the lines cross; perpendicular lines slope; why do parallel lines have the same slope; when are two lines parallel
near: measure.parallel-lines; linear.system-count; linear.slope
what: Lines with equal slopes and different intercepts are parallel. With different slopes they cross once.
why: Equal slopes climb equally with each step, so the gap between them never changes.
how: $y = 2x + 1$ and $y = 2x - 5$: both slopes are 2, so they never meet.
when: To see without drawing if two lines meet.
mistake: Comparing before the form is $y = mx + b$: $2y = 6x + 4$ has the slope 3, not 6.
picture: Two escalators side by side.
example: $y = 3x$ and $y = x + 4$ cross at $x = 2$, since $3 \cdot 2 = 2 + 4$.
check: Are y = 4x + 1 and y = 4x - 9 parallel? || yes

## linear.point-on-graph
skills: 7.functions.linear
title: Is the point on the graph?
also: does the point lie on the line; check if a point is on the graph; is (2, 7) on the line; point belongs to the graph; how do i test a point
near: linear.graph; equations.check-root
what: A point lies on the graph if its coordinates make the equation true.
why: The graph is made of just those points and no others. So the test is the rule itself.
how: $(2, 7)$ and $y = 3x + 1$: $3 \cdot 2 + 1 = 7$, so it lies on the line.
when: Checking a drawing or an answer.
mistake: Putting the first number for $y$.
picture: A ticket check at the door: right numbers may enter.
example: $(-1, 0)$ and $y = 2x + 3$: $2 \cdot (-1) + 3 = 1$, not 0, so no.
check: Does (4, 5) lie on y = x + 2? || no

## linear.proportional
skills: 7.functions.linear; 6.ratio.inverse
title: y = kx: the line through the origin
also: direct proportion graph; y = kx; line through the origin; difference between y = kx and y = kx + b; is it proportional or linear
near: ratio.direct; linear.linear-function
what: If the start value is 0, the rule is $y = kx$ and the line goes through the origin. Only then is it a direct proportion.
why: No pounds cost no dollars. With a fixed fee you pay something even for nothing, and doubling fails.
how: Divide $y$ by $x$ for each pair. Always the same number: it is $k$.
when: To tell "so much for each" from "fixed part plus so much for each".
mistake: Calling $y = 2x + 3$ proportional. For 1 it is 5, for 2 it is 7, not 10.
picture: A line that begins right in the corner.
example: $y = 1.5x$: 4 lb cost $1.5 \cdot 4 = 6$ dollars.
check: Is y = 5x + 1 a direct proportion? || no

## linear.system
skills: 7.systems.substitution; 7.systems.addition
title: What a system of equations is
also: system of equations; simultaneous equations; what is a system; two equations two unknowns; why do i need two equations; curly bracket equations; solution is a pair; what is a system of equations; what does it mean to solve a system; is the answer two numbers
near: linear.substitution; linear.addition; linear.system-graph
what: Two equations that must be true at the same time. The solution is a pair $(x, y)$ that fits both.
why: "Two numbers make 10" has many answers. Add "one is 4 more than the other", and only 7 and 3 are left. Each unknown needs its own clue.
how: $x + y = 10$ and $x - y = 4$: test $(7, 3)$: $7 + 3 = 10$ and $7 - 3 = 4$.
when: Two unknown amounts and two facts about them.
mistake: Testing the pair in one equation only, or giving only $x$.
picture: A detective with two witnesses: only one suspect fits both.
example: 2 pens and 1 pad cost 7, 1 pen and 1 pad cost 5: the pen costs 2, the pad 3.
check: Does (4, 1) solve x + y = 5 and x - y = 2? || no

## linear.substitution
skills: 7.systems.substitution
title: The substitution method
also: substitution method; solve by substitution; how do i substitute in a system; plug one equation into the other; y = 2x and x + y = 9
near: linear.substitution-brackets; linear.which-method; linear.system
what: Solve one equation for a letter, put that expression into the other, solve, go back for the second letter.
why: If $y$ is worth as much as $2x$, you may swap one for the other, like a coin for its change. Then only one unknown is left.
how: $y = 2x$ and $x + y = 9$: $x + 2x = 9$, $x = 3$, and $y = 2 \cdot 3 = 6$.
when: One letter stands alone or has the coefficient 1.
mistake: Putting the expression back into the equation it came from: you get $0 = 0$ and learn nothing.
picture: A substitute player takes the place of another on the field.
example: $x = y + 2$ and $x + 3y = 10$: $y + 2 + 3y = 10$, $4y = 8$, $y = 2$, $x = 4$.
check: y = 3x and x + y = 20. What is x? || 5

## linear.substitution-brackets
skills: 7.systems.substitution
title: Substituting: why the brackets
also: brackets in substitution; sign error in substitution; 3x - 2y with y = x - 1; express one variable; which variable do i solve for
near: linear.substitution; expressions.minus-bracket
what: Put the expression in brackets when you insert it, then expand.
why: The whole expression takes the place of the letter, so each of its terms is multiplied and gets the sign.
how: $3x - 2y = 7$ with $y = x - 1$: $3x - 2(x - 1) = 7$, $3x - 2x + 2 = 7$, $x = 5$, $y = 4$.
when: There is a factor or a minus before the letter.
mistake: Writing $3x - 2x - 1$.
picture: Luggage: the new guest brings all bags into the room.
example: $x - (2x + 1) = 4$: $x - 2x - 1 = 4$, $x = -5$.
check: 5 - (x - 3) = 2. What is x? || 6

## linear.addition
skills: 7.systems.addition
title: The addition method (elimination)
also: elimination method; addition method; add the equations; why can i add two equations; subtract equations; solve by elimination; get rid of one variable
near: linear.addition-multiply; linear.which-method; linear.system
what: Add the two equations side by side so that one letter vanishes.
why: Both equations are balanced scales. Pour the left pans together and the right pans together: still in balance.
how: $x + y = 10$ and $x - y = 4$: adding gives $2x = 14$, $x = 7$, then $y = 3$.
when: A letter has opposite (or equal, then subtract) coefficients.
mistake: Adding only the left sides, or subtracting and forgetting to change all signs.
picture: Two scales emptied into one.
example: $3a + b = 11$ and $2a - b = 4$: $5a = 15$, $a = 3$, $b = 2$.
check: x + y = 9 and x - y = 1. What is x? || 5

## linear.addition-multiply
skills: 7.systems.addition
title: Elimination: why you multiply an equation first
also: multiply an equation in elimination; make the coefficients the same; which number do i multiply by; coefficients do not match; lcm in elimination
near: linear.addition; numbers.lcm
what: Multiply one or both equations so that a letter gets opposite coefficients, then add.
why: Doubling a whole recipe keeps it right. So you may double an equation, as long as each term is doubled.
how: $2x + 3y = 12$ and $x - y = 1$: three times the second is $3x - 3y = 3$. Add: $5x = 15$, $x = 3$, $y = 2$.
when: No letter vanishes at once.
mistake: Multiplying the left side only.
picture: Two gears: turn them until the teeth meet.
example: Coefficients 4 and 6: use 12, so times 3 and times 2.
check: To remove y from 2x + y = 7 and 3x - 4y = 5: by what do you multiply the first? || 4

## linear.which-method
skills: 7.systems.substitution; 7.systems.addition
title: Which method for a system?
also: substitution or elimination; which method should i use for a system; when do i use elimination; best way to solve a system; when substitution; which is better substitution or addition; how to choose the method for a system
near: linear.substitution; linear.addition; linear.system-graph
what: A letter already alone, or with coefficient 1: substitute. Matching coefficients or none equal to 1: eliminate. Graph: for an overview.
why: All methods give the same pair. The right choice only saves fractions and mistakes.
how: $y = 4x - 1$: substitute. $3x + 5y = 1$ and $3x - 2y = 8$: subtract.
when: Before the first step of a system.
mistake: Solving for a letter with coefficient 7 and drowning in sevenths.
picture: Two roads to one house: take the one with fewer stones.
example: $x + 2y = 8$ and $5x - 3y = 1$: $x = 8 - 2y$ is easy, so substitute.
check: x = 5y and 2x + y = 22: substitution or elimination? || substitution

## linear.system-graph
skills: 7.systems.substitution; 7.functions.linear
title: Solving a system with graphs
also: solve a system by graphing; intersection of two lines; where do the lines cross; point of intersection; why is the crossing the solution; graphical method
near: linear.graph; linear.system-count
what: Draw both lines. The point where they cross is the solution.
why: On the first line lie all pairs that fit the first equation, on the second all that fit the second. The crossing is on both.
how: $y = x + 1$ and $y = -x + 5$: they cross at $(2, 3)$. Test: $2 + 1 = 3$ and $-2 + 5 = 3$.
when: To see how many solutions there are, or to compare two offers.
mistake: Trusting the drawing for exact values. Put the pair into both equations.
picture: Two streets and the corner where they meet.
example: Offer A $y = 10 + 2x$, offer B $y = 4x$: equal at $x = 5$.
check: At which x do y = x and y = 6 - x cross? || 3

## linear.system-count
skills: 7.systems.substitution; 7.systems.addition
title: No solution, one, or endlessly many
also: system with no solution; infinitely many solutions of a system; how many solutions does the system have; same line; 0 = 0 in a system; parallel lines system; how many solutions can a system have
near: equations.no-solution; linear.parallel
what: Crossing lines: one solution. Parallel: none. The same line twice: endlessly many.
why: The second clue can be new, can contradict the first, or can say it again in other words.
how: $x + y = 5$ and $2x + 2y = 12$: half the second is $x + y = 6$. It contradicts the first: none.
when: When both letters vanish.
mistake: Saying "any numbers" for the same line. Only the pairs on this line fit.
picture: Two straws on the table: crossed, side by side, or one on the other.
example: $x - y = 2$ and $3x - 3y = 6$ say the same: endlessly many.
check: How many solutions have y = x + 1 and y = x + 4 together? || none | 0

## linear.perpendicular
skills: 7.functions.slope
title: Perpendicular lines: why the slopes multiply to -1
also: slopes of perpendicular lines; product of slopes is -1; negative reciprocal slope; how do i know if two lines are perpendicular; slope of a line at a right angle; why flip and change the sign of the slope
near: linear.parallel; linear.slope
what: Two slanted lines meet at a right angle exactly when their slopes multiply to $-1$: 2 and $-\frac{1}{2}$.
why: Turn the slope triangle by 90 degrees. What was "up" becomes "across", and one of the two directions changes its sign, so $\frac{a}{b}$ becomes $-\frac{b}{a}$.
how: Turn the fraction over and change the sign. For slope $\frac{2}{3}$ the perpendicular slope is $-\frac{3}{2}$.
when: When a height, a tangent to a circle or a shortest way to a line is asked.
mistake: Only changing the sign. Slopes 2 and $-2$ are mirror images, not at a right angle.
picture: A staircase laid on its side: every tread has become a riser.
example: $y = 4x$ and $y = -\frac{1}{4}x + 3$ are perpendicular, because $4 \cdot \left(-\frac{1}{4}\right) = -1$.
check: A line has slope 5. What is the slope of a perpendicular line? || -1/5

## linear.equation-or-function
skills: 7.functions.linear
title: Is y = 2x + 1 an equation or a function?
also: is y = 2x + 1 an equation or a function; difference between an equation and a function; is every equation a function; function or equation
near: linear.linear-function; learning.expression-or-equation
what: Both. As a rule it says how to get $y$ from $x$: a function. As a statement about $x$ and $y$ it is an equation with two unknowns.
why: It depends on what you ask: "what is $y$ for this $x$?" or "which pairs fit?". The answers form the same line.
how: For a function put in $x$ and calculate $y$. For an equation test whether a pair makes it true.
when: In systems you use it as an equation, for graphs as a function.
mistake: Calling $x^2 + y^2 = 25$ a function: for $x = 3$ there are two values of $y$.
picture: A recipe: you can follow it, or check whether a cake was made by it.
example: $(2, 5)$ fits $y = 2x + 1$, because $2 \cdot 2 + 1 = 5$.
check: What is y for x = 4 in y = 2x + 1? || 9
`
