/** How cards are written: `concepts/card.ts`. */
export const functions = String.raw`
## functions.meaning
skills: 9.functions.properties
title: What a function is
also: function; what does f(x) mean; what is f of x; vertical line test; input and output; is it a function; f(3); what is a function; f(x); function notation f(x); what is f(x); function in simple words; is f times x; one output for each input; what does f of x mean; explain functions
near: functions.domain; functions.range; functions.composition
what: A function gives to each allowed input exactly one output. $f(x)$ is the output for the input $x$.
why: A vending machine is only useful if one button always gives one and the same snack. That reliability is what "function" means.
how: Put the input in place of $x$, in brackets: $f(x) = x^2 - 1$ gives $f(3) = 9 - 1$, that is 8.
when: One quantity depends on another: price on weight, height on time.
mistake: Reading $f(x)$ as $f$ times $x$.
picture: A machine with a funnel on top and one chute below.
example: $f(x) = 5 - 2x$: $f(-1) = 7$.
check: $f(x) = 3x + 4$. What is $f(2)$? || 10

## functions.domain
skills: 9.functions.properties
title: How to find the domain
also: domain of a function; what is the domain; allowed x; where is it defined; natural domain; exclude values; what does D(f) mean; which x are allowed; forbidden values of x
near: functions.range; algebraic-fractions.domain; roots.domain
what: The domain is the set of all inputs for which the function gives a number.
why: Some operations refuse some inputs: no division by 0, no square root of a negative, no logarithm of zero or less.
how: Look for these three dangers and exclude them. $\frac{1}{\sqrt{x - 2}}$: the root and the bottom together need $x > 2$.
when: First step of studying a function and of equations with roots, logs, fractions.
mistake: Excluding where the function is 0. A value of 0 is fine.
picture: A bouncer at the door of the machine: who may come in?
example: $\frac{3}{x + 4}$: all numbers except $-4$.
check: Which $x$ does not belong to the domain of $\frac{1}{x - 6}$? || 6 | x = 6

## functions.range
skills: 9.functions.properties
title: Domain and range: what is the difference
also: range; what is the range of a function; domain vs range; possible y values; set of values; how to find the range; range of a function; which y come out
near: functions.domain; functions.meaning; quadratics.vertex
what: The domain holds the $x$ values that go in, the range the $y$ values that come out.
why: A machine that takes all fruit may still give only juice. What can come out is a separate question.
how: Project the graph onto the $y$ axis. $y = x^2 + 3$: the lowest point is 3, so $y \ge 3$.
when: Greatest and least values; does $f(x) = a$ have a solution?
mistake: Swapping the two, or leaving the range at "all numbers" for a parabola.
picture: A flashlight from the side: the shadow of the graph on the $y$ axis.
example: $y = \sin x$: from $-1$ to 1.
check: What is the least value of $y = x^2 - 5$? || -5

## functions.even-odd
skills: 9.functions.properties
title: Even and odd functions
also: even function; odd function; how to check even or odd; symmetric about the y axis; f(-x); neither even nor odd
near: functions.properties-read; functions.transform-reflect
what: Even: $f(-x) = f(x)$, mirror at the $y$ axis. Odd: $f(-x) = -f(x)$, half a turn around the origin.
why: The names come from powers: $x^2$ and $x^4$ swallow a minus, $x$ and $x^3$ keep it.
how: Put $-x$ in and compare. $f(x) = x^3 - x$: $-x^3 + x$ is the opposite, so it is odd.
when: Sketching: only half of the graph has to be drawn.
mistake: Thinking that every function is one of the two: $x + 1$ is neither.
picture: Think of a butterfly, whose wings mirror each other (even), and of a propeller with two blades, which looks the same after half a turn (odd).
example: $f(x) = x^2 + \cos x$ is even.
check: Is $x^4 + 1$ even, odd or neither? || even

## functions.properties-read
skills: 9.functions.properties
title: How to read a graph: zeros, growth, signs
also: increasing decreasing; zeros of a function; where is the function positive; read properties from graph; monotonic; what is increasing
near: functions.range; functions.even-odd; calculus.monotonic
what: Zeros: where the graph meets the $x$ axis. Positive: where it runs above. Increasing: where it goes up from left to right.
why: The graph is a hiking profile: sea level, above or below it, uphill or downhill. These are three different questions.
how: Read along the $x$ axis and give $x$ ranges. $y = x^2 - 4$: zeros $-2$ and 2, negative between, decreasing until 0.
when: Any question about a drawn function.
mistake: Giving heights where $x$ ranges are asked, or mixing "positive" with "increasing".
picture: A hiker walking along the curve from left to right.
example: $y = 6 - 2x$: zero at 3, positive for $x < 3$, decreasing everywhere.
check: Can a function be negative and increasing at the same place? || yes

## functions.transform-shift
skills: 9.functions.transform
title: Why f(x - 3) moves to the right
also: shift a graph; why minus moves right; translation of a graph; f(x+2) left; move up or down; horizontal shift; why does (x-3)^2 move right not left; why is minus to the right; shift of a graph
near: functions.transform-inside; functions.transform-reflect; quadratics.parabola
what: $f(x) + b$ moves the graph up by $b$; $f(x - a)$ moves it right by $a$.
why: In $f(x - 3)$ you have to be 3 later to give the machine the same input. What happened at 0 now happens at 3.
how: $y = (x - 3)^2 + 2$: the parabola moved 3 to the right and 2 up, vertex $(3, 2)$.
when: Sketching from a known graph.
mistake: Moving left because of the minus. Test: where is the bracket 0?
picture: A film that starts 3 minutes later: each scene comes 3 minutes further right on the clock.
example: $y = \lvert x + 1 \rvert - 4$: 1 to the left, 4 down, tip at $(-1, -4)$.
check: Where is the vertex of $y = (x + 5)^2$? Give $x$. || -5

## functions.transform-inside
skills: 9.functions.transform
title: Stretching and squeezing a graph
also: stretch a graph; compress; f(2x); 2f(x); why does f(2x) squeeze; vertical stretch; horizontal stretch; scale a graph
near: functions.transform-shift; functions.transform-reflect; trigonometry.period
what: $k \cdot f(x)$ makes all heights $k$ times as big; $f(kx)$ makes the graph $k$ times narrower.
why: In $f(2x)$ the machine gets its input twice as fast, so everything happens in half the width, like a film at double speed.
how: $y = 3\sin x$ is three times as high; $y = \sin 3x$ has three waves where there was one.
when: Waves, sketching.
mistake: Stretching by $k$ for $f(kx)$. Inside works the other way round.
picture: A film at double speed: same scenes, half the time.
example: The point $(4, 5)$ of $f$: on $2f(x)$ it is $(4, 10)$, on $f(2x)$ it is $(2, 5)$.
check: $f$ has a zero at 6. Where is the zero of $f(3x)$? || 2 | x = 2

## functions.transform-reflect
skills: 9.functions.transform
title: What a minus does to a graph: -f(x) and f(-x)
also: reflect a graph; mirror; -f(x); f(-x); flip upside down; absolute value of a function graph
near: functions.even-odd; functions.transform-shift
what: $-f(x)$ turns the graph over at the $x$ axis, $f(-x)$ mirrors it at the $y$ axis.
why: A minus outside changes the sign of the heights. A minus inside swaps left and right.
how: $y = -x^2$ hangs down; $y = \sqrt{-x}$ runs to the left.
when: Sketching from a known graph.
mistake: Mixing up the two mirrors.
picture: A lake mirrors up and down, a wall mirror left and right.
example: The point $(2, 7)$ becomes $(2, -7)$ on $-f(x)$ and $(-2, 7)$ on $f(-x)$.
check: At which axis does $-f(x)$ mirror the graph? || x axis | x | the x axis

## functions.hyperbola
skills: 8.functions.hyperbola
title: Why y = k/x has two branches and never touches the axes
also: hyperbola; graph of 1/x; inverse proportion graph; why two branches; why doesn't it touch the axis; reciprocal function; k over x
near: functions.asymptotes; functions.proportional; algebraic-fractions.domain
what: The graph of $y = \frac{k}{x}$ has two branches; it comes ever closer to the axes.
why: At $x = 0$ you cannot divide, so there is a gap between left and right. And $k$ shared among more and more never gets to exactly 0.
how: Make a table for positive $x$: $y = \frac{6}{x}$ gives 6, 3, 2, 1 for 1, 2, 3, 6. Mirror it through the origin.
when: Speed and time for a fixed way, price and amount for fixed money.
mistake: Joining the branches across 0, or bending the curve onto the axis.
picture: Rectangles with the same area 6: the longer, the flatter, but never without height.
example: $y = -\frac{4}{x}$ lies in the second and fourth quadrant; at $x = 2$ it is $-2$.
check: Does $y = \frac{5}{x}$ have a point at $x = 0$? || no

## functions.proportional
skills: 8.functions.hyperbola
title: Direct or inverse proportion?
also: inverse proportion; direct proportion; more means less; constant product; xy = k; how to tell proportion type; what is direct and inverse proportion
near: functions.hyperbola; functions.meaning
what: Direct: $y = kx$, the quotient stays the same. Inverse: $y = \frac{k}{x}$, the product stays the same.
why: Twice as many apples cost twice as much. Twice as many painters need half the time.
how: Ask: double the one, what does the other do? Then test quotient or product: $3 \cdot 8 = 24$ and $4 \cdot 6 = 24$ fit inverse.
when: Tables and stories with two quantities.
mistake: Calling everything "the more, the more" proportional. It must double exactly.
picture: A seesaw of workers and days: one side up, the other down.
example: 6 taps fill a pool in 4 hours, 8 taps in $\frac{6 \cdot 4}{8} = 3$ hours.
check: 2 workers need 10 days. How many days do 5 workers need? || 4

## functions.composition
skills: 9.functions.transform; 10.derivative.chain
title: A function of a function
also: composition; f(g(x)); composite function; which one first; g of f; nested functions; inside outside
near: functions.meaning; functions.inverse; calculus.chain
what: $f(g(x))$: first $g$ works on $x$, then $f$ on the result.
why: First socks, then shoes. The order matters: the other way round gives something else.
how: From the inside out. $f(x) = x^2$, $g(x) = x + 1$: $f(g(2)) = 3^2 = 9$, but $g(f(2)) = 4 + 1 = 5$.
when: Discount and then tax, chain rule, transformations.
mistake: Working from left to right, or multiplying the two.
picture: Imagine two machines on one belt: what comes out of the first goes straight into the second.
example: $f(x) = \sqrt{x}$ and $g(x) = 5 - x$: $f(g(1)) = \sqrt{4} = 2$.
check: $f(x) = 2x$, $g(x) = x + 3$. What is $f(g(1))$? || 8

## functions.inverse
skills: 9.functions.properties
title: What an inverse function does
also: inverse function; f to the minus 1; undo a function; how to find the inverse; swap x and y; one to one; is it 1/f; f to the minus one
near: functions.composition; logarithms.meaning; trigonometry.inverse
what: The inverse function leads back from the output to the input: $f^{-1}(f(x)) = x$.
why: If the machine turns Celsius into Fahrenheit, you want one that goes back. It exists if no two inputs share an output.
how: Solve $y = 2x + 6$ for $x$: $x = \frac{y - 6}{2}$, then swap the names: $y = \frac{x - 6}{2}$.
when: Logarithm and power, root and square, arc functions.
mistake: Reading $f^{-1}$ as one over $f$.
picture: Taking shoes and socks off again, in the opposite order. The graph is mirrored at the line $y = x$.
example: $y = x^3$ has the inverse $y = \sqrt[3]{x}$.
check: What does the inverse of $f(x) = x + 8$ make of $x$? || x - 8

## functions.asymptotes
skills: 11.limits.asymptotes; 8.functions.hyperbola
title: What an asymptote is
also: asymptote; horizontal asymptote; vertical asymptote; oblique; why does the graph get closer but not touch; end behavior; line the graph never touches; what is an asymptote
near: functions.hyperbola; functions.asymptote-degree; calculus.limit
what: A line that the graph comes closer to, as close as you like. Vertical at a gap, horizontal or slanted far out.
why: Near a zero of the denominator you divide by something tiny: huge values. Far out, the small terms no longer matter.
how: $y = \frac{2x + 1}{x - 3}$: vertical $x = 3$; far out it looks like $\frac{2x}{x}$, so $y = 2$.
when: Sketching fractions, long-run behavior.
mistake: Thinking that a graph may never cross its horizontal asymptote. Near the middle it may.
picture: A runway light: the plane comes ever closer to the line.
example: $y = \frac{1}{x - 5} + 4$: the lines $x = 5$ and $y = 4$.
check: What is the vertical asymptote of $y = \frac{3}{x + 2}$? || x = -2 | -2

## functions.asymptote-degree
skills: 11.limits.asymptotes
title: How the degrees decide the horizontal asymptote
also: compare degrees; highest power; limit at infinity of a fraction; slant asymptote; divide by the highest power; leading terms
near: functions.asymptotes; calculus.limit; vectors.polynomial-division
what: Top degree smaller: $y = 0$. Equal: the quotient of the first coefficients. Top one higher: a slanted line.
why: For $x$ of a million, $x^2$ is a million times $x$. Only the highest powers are heard.
how: Divide top and bottom by the highest power: $\frac{6x^2 + x}{2x^2 - 5}$ comes near $\frac{6}{2} = 3$.
when: Limits at infinity.
mistake: Looking at the first written term instead of the highest power.
picture: Imagine two shouting giants among whispering dwarfs: from far away you hear only the giants, the highest powers.
example: $\frac{x^2 + 1}{x} = x + \frac{1}{x}$: the slanted line $y = x$.
check: To which number does $\frac{4x + 7}{2x - 1}$ tend for large $x$? || 2

## functions.piecewise
skills: 9.functions.properties
title: Functions made of pieces
also: piecewise function; brace with cases; different formulas; which formula do i use; step function; jump
near: functions.meaning; inequalities.modulus-meaning
what: A piecewise function has different formulas on different parts of the line.
why: A taxi has a base price and then a price for each kilometer; one formula does not fit both.
how: First look into which part $x$ falls, then use that formula only. For "$x + 1$ if $x < 2$, else $x^2$": at 3 it is $3^2 = 9$.
when: Prices with steps, absolute values.
mistake: Calculating all formulas and adding them.
picture: A road of three kinds of surface: only the one under your wheels counts.
example: The same function at 0: $0 + 1 = 1$.
check: $f$ is $x + 1$ for $x < 2$, else $x^2$. What is $f(2)$? || 4

## functions.graph-solution
skills: 9.functions.properties; 9.systems.second-degree
title: How a graph solves an equation
also: solve with a graph; graphical solution; intersection of two graphs; where do the graphs meet; number of solutions from a graph; points of intersection
near: functions.properties-read; quadratics.second-degree-systems
what: The solutions of $f(x) = g(x)$ are the $x$ values where the two graphs meet.
why: At a common point both functions have the same height, and that is just what the equation asks.
how: Set both equal and solve, or draw. $x^2 = x + 6$: the curves meet at 3 and $-2$.
when: Counting solutions, or equations that no formula solves.
mistake: Giving the point or its height when only $x$ is asked.
picture: Two walkers on different paths; their meeting points are the answers.
example: $2^x = 3 - x$: one path climbs, one falls, so they meet once, at 1: $2^1 = 3 - 1$.
check: Two graphs meet in 3 points. How many solutions has $f(x) = g(x)$? || 3

## functions.exponential-graph
skills: 11.exponents.growth; 10.equations.exponential
title: The graphs of powers and logarithms
also: exponential graph; graph of 2^x; graph of log x; why does it never touch; base between 0 and 1; mirror of the exponential; growth curve
near: logarithms.meaning; functions.inverse; sequences.growth
what: $y = a^x$ runs above the axis through $(0, 1)$: it climbs for $a > 1$ and falls for $0 < a < 1$. $y = \log_a x$ is its mirror image at $y = x$.
why: Each step to the right multiplies the height by $a$, each step to the left divides by it: small, but never 0. The logarithm asks backward, so $x$ and $y$ swap.
how: Mark three points: for $2^x$ at $-1$, 0, 1 the heights $\frac{1}{2}$, 1, 2.
when: Growth, decay, inequalities, number of solutions.
mistake: Letting the curve cross the axis, or taking $x^2$ for $2^x$.
picture: A ramp that gets steeper and steeper, and the same ramp lying on its side.
example: $y = \left(\frac{1}{3}\right)^x$ falls: at $-2$ its height is $\left(\frac{1}{3}\right)^{-2} = 9$.
check: Through which height does every $y = a^x$ pass at $x = 0$? || 1
`
