/** How cards are written: `concepts/card.ts`. */
export const calculus = String.raw`
## calculus.limit
skills: 10.limits.idea
title: What a limit is
also: limit; what does lim mean; x approaches; tends to; 0/0; why not just plug in; limit idea; what is a limit; limit in simple words
near: calculus.limit-how; calculus.derivative-meaning; functions.asymptotes
what: The limit is the number that the values come as close to as you like when $x$ comes close to a place.
why: Some places you can't step on, because you would divide by 0, but you can look where the path leads. With $\frac{x^2 - 1}{x - 1}$ the values near 1 are 1.9, 1.99, 2.01: they lead to 2.
how: Try numbers closer and closer from both sides, or simplify first: $\frac{x^2 - 1}{x - 1} = x + 1$, so near 1 the limit is 2.
when: Holes in graphs, behavior far out, slopes.
mistake: Thinking that the limit must be the value at the place. There may be none.
picture: A bridge with one missing plank: you see exactly where it should lie.
example: $\frac{1}{x}$ for growing $x$: 0.1, 0.01, 0.001: the limit is 0.
check: What is the limit of $\frac{x^2 - 4}{x - 2}$ at 2? || 4

## calculus.limit-how
skills: 10.limits.idea
title: What to do with 0/0
also: 0 over 0; indeterminate form; how to find a limit; factor and cancel limit; limit with roots; conjugate limit
near: calculus.limit; algebraic-fractions.reduce; roots.rationalize-conjugate
what: 0/0 says nothing yet: top and bottom share a factor that becomes zero. Take it out, cancel, then put the number in.
why: Both run to zero, and it depends who runs faster. $\frac{2x}{x}$ and $\frac{5x}{x}$ are both 0/0 at 0, yet one leads to 2, the other to 5.
how: At 3: $\frac{x^2 - 9}{x - 3} = x + 3$, which leads to 6.
when: Putting in gives 0/0. With roots multiply by the conjugate.
mistake: Writing 0 or "does not exist" straight away.
picture: Two runners to the same finish line: what counts is the ratio of their speeds.
example: At 0: $\frac{x^2 + 7x}{x} = x + 7$, so the limit is 7.
check: What is the limit of $\frac{x^2 - 25}{x - 5}$ at 5? || 10

## calculus.derivative-meaning
skills: 10.derivative.rules; 10.derivative.tangent
title: What a derivative means
also: derivative; what is a derivative; slope at a point; rate of change; what does f'(x) mean; instantaneous speed; dy/dx; what does the derivative tell me; derivative in simple words; explain derivative like im 10; speedometer
near: calculus.tangent; calculus.derivative-definition; calculus.monotonic
what: $f'(x)$ tells how steep the graph is at that point: how fast $f$ changes there.
why: The speedometer of a car: not the way per whole trip, but the speed right now. Zoom into a smooth curve and it looks straight; the slope of that line is the derivative.
how: Find $f'$ by the rules, put the place in: $f(x) = x^2$, $f'(x) = 2x$, so at 3 the slope is 6.
when: Speeds, growth, steepness, greatest and least values.
mistake: Mixing height and slope: $f(3)$ is where you are, $f'(3)$ how steep it is.
picture: A skier on a hill: the ski shows the slope at the very spot.
example: A way of $5t^2$ meters: the speed is $10t$, after 2 seconds 20 meters per second.
check: $f'(x) = 4x$. How steep is $f$ at $x = 2$? || 8

## calculus.derivative-definition
skills: 10.derivative.rules; 10.limits.idea
title: Where the derivative comes from: secant and limit
also: definition of derivative; difference quotient; first principles; h to zero; secant line; why limit in the derivative; f(x+h)
near: calculus.derivative-meaning; calculus.limit; calculus.power-rule
what: The derivative is the limit of $\frac{f(x + h) - f(x)}{h}$ as $h$ goes to 0.
why: One point gives no slope, two do. Take a second point and let it slide to the first: the slope settles at one number.
how: For $x^2$: $\frac{(x + h)^2 - x^2}{h} = 2x + h$; with $h$ to 0 this is $2x$.
when: To see why a rule holds, or if "from the definition" is asked.
mistake: Putting $h = 0$ at once: that is 0/0. Cancel the $h$ first.
picture: A ruler through two points of a curve; one pin wanders toward the other.
example: For $3x + 1$: $\frac{3(x + h) - 3x}{h} = 3$: the same slope everywhere.
check: To which number does $6 + h$ lead as $h$ goes to 0? || 6

## calculus.power-rule
skills: 10.derivative.rules
title: Why the derivative of x squared is 2x
also: power rule; derivative of x^n; why bring the exponent down; why minus one; derivative of x^2; derivative of root x; derivative of 1/x; how do i differentiate x^3
near: calculus.derivative-definition; calculus.sum-constant; calculus.antiderivative
what: The derivative of $x^n$ is $n x^{n - 1}$.
why: Let a square of side $x$ grow a little by $h$: two strips of length $x$ are added, and a tiny corner. So the area grows by $2x$ per unit. A cube gets three faces of $x^2$.
how: Exponent to the front, one less above: $x^5$ becomes $5x^4$. Roots and fractions are powers too: $\sqrt{x} = x^{\frac{1}{2}}$.
when: Every power of $x$.
mistake: Using it for $2^x$: there the variable is the exponent.
picture: A growing square picture that gets a new frame on two sides.
example: $\frac{1}{x} = x^{-1}$ has the derivative $-x^{-2}$.
check: What is the derivative of $x^3$? || 3x^2

## calculus.sum-constant
skills: 10.derivative.rules
title: Why constants vanish but factors stay
also: derivative of a constant; why does the number disappear; derivative of 5x; sum rule; constant factor; derivative of a polynomial; why is the derivative of a constant 0; derivative of 5; why does the number vanish
near: calculus.power-rule; calculus.plus-c
what: A lone number has the derivative 0, a factor stays in front, sums go term by term.
why: Lifting a graph by 7 does not change its steepness. Making it 7 times as high makes it 7 times as steep.
how: Go term by term, keep the factors, drop the lone number. $4x^3 - 5x + 9$: the derivative is $12x^2 - 5$.
when: All polynomials.
mistake: Keeping the 9, or turning $5x$ into 0.
picture: An escalator carried one floor up is just as steep.
example: $\frac{x^2}{2} + 3x - 1$: the derivative is $x + 3$.
check: What is the derivative of $6x + 100$? || 6

## calculus.product-quotient
skills: 10.derivative.product
title: Why (fg)' is not f'g'
also: product rule; quotient rule; derivative of a product; u'v + uv'; derivative of a fraction; is it just multiply the derivatives
near: calculus.power-rule; calculus.chain
what: Each part is differentiated once while the other stays: $(uv)' = u'v + uv'$ and $\left(\frac{u}{v}\right)' = \frac{u'v - uv'}{v^2}$.
why: A rectangle whose sides both grow gets a strip on the right and a strip on top. Test: $x \cdot x$: the product of derivatives would be 1, but the derivative of $x^2$ is $2x$.
how: Name the two parts, write both derivatives beside them, put them together. $x^2 \sin x$: $2x \sin x + x^2 \cos x$.
when: Two parts with $x$ multiplied or divided, if you can't simplify first.
mistake: In the quotient swapping the order: the top is differentiated first.
picture: A rug growing in length and width: two new strips.
example: $\frac{x}{x + 1}$: $\frac{(x + 1) - x}{(x + 1)^2} = \frac{1}{(x + 1)^2}$.
check: $u = x$, $v = e^x$. What is $(uv)'$? || e^x + x e^x | e^x + x*e^x | (1 + x)e^x | (x + 1)e^x

## calculus.product-when
skills: 10.derivative.product
title: When you need the product rule and when not
also: do i need the product rule; expand first; constant times function; product or chain; when to use the quotient rule; simplify before differentiating
near: calculus.product-quotient; calculus.chain; calculus.sum-constant
what: You need it only if both factors hold the variable and can't be multiplied out easily.
why: A number as a factor does not change, so it brings no strip of its own. And simple brackets open quicker than two derivatives are taken.
how: $x(x + 4) = x^2 + 4x$: the derivative is $2x + 4$, without the rule.
when: Before starting, look: constant factor, bracket to open, fraction to split.
mistake: Using the quotient rule for $\frac{x^3}{5}$: it is just one fifth of $x^3$.
picture: A toolbox: take the screwdriver before the drill.
example: $\frac{x^2 + 3}{x} = x + \frac{3}{x}$: the derivative is $1 - \frac{3}{x^2}$.
check: Does $7x^4$ need the product rule? || no

## calculus.chain
skills: 10.derivative.chain
title: Why the chain rule multiplies
also: chain rule; derivative of a composite function; inner derivative; why multiply by the inside; (2x+1)^5; outer times inner
near: functions.composition; calculus.product-quotient; calculus.exp-log
what: Outer derivative times inner derivative: $(f(g(x)))' = f'(g(x)) \cdot g'(x)$.
why: Gears: the second wheel turns 3 times as fast as the first, the third 2 times as fast as the second. Then the third turns 6 times as fast. Speeds multiply.
how: Differentiate the outside and leave the inside as it is, then multiply by the derivative of the inside. $(2x + 1)^5$: outside $5(2x + 1)^4$, inside 2, together $10(2x + 1)^4$.
when: A function stands inside another: powers of brackets, roots, $\sin 3x$.
mistake: Forgetting the inner factor.
picture: Imagine gear wheels in a row: each one turns so many times as fast as the one before, and the factors multiply.
example: $\sin 3x$: $3\cos 3x$.
check: What is the derivative of $(5x)^2$ by the chain rule? || 50x

## calculus.chain-recognize
skills: 10.derivative.chain
title: How to see what is outer and what is inner
also: outer function; inner function; identify the composition; product or chain rule; which rule do i use; nested derivative
near: calculus.chain; functions.composition
what: The inner part is what you would calculate first with a number, the outer what you do last.
why: You peel an onion from outside, but it grew from inside. The derivative starts with the skin.
how: $\sqrt{x^2 + 9}$: first the sum, then the root. So inner is $x^2 + 9$, outer the root: $\frac{2x}{2\sqrt{x^2 + 9}} = \frac{x}{\sqrt{x^2 + 9}}$.
when: Before differentiating anything longer.
mistake: Taking $\sin^2 x$ for $\sin x^2$. In the first the square is outside.
picture: Imagine an onion: you take off the outer skin first, then the next one, down to the $x$ in the middle.
example: $\sin^2 x$: outer is the square, so $2\sin x \cos x$.
check: What is the inner function of $e^{4x}$? || 4x

## calculus.exp-log
skills: 10.derivative.rules; 10.derivative.chain
title: Why e to the x is its own derivative
also: derivative of e^x; derivative of ln x; derivative of 2^x; why does e^x stay; derivative of sin and cos; special derivatives
near: logarithms.e; calculus.chain; calculus.power-rule
what: $e^x$ has the derivative $e^x$, $\ln x$ has $\frac{1}{x}$, $\sin x$ has $\cos x$, $\cos x$ has $-\sin x$.
why: A power of a base grows in proportion to what is there, like money at interest. $e$ is just the base for which the factor is 1: height and steepness are equal at every point.
how: Copy the power of $e$, then multiply by the derivative of the exponent. $5e^{2x}$: inner derivative 2, so $10e^{2x}$.
when: Growth, decay, waves.
mistake: Using the power rule: $x e^{x - 1}$ is wrong, since the variable is in the exponent.
picture: A hill that is as steep as it is high.
example: $\ln 3x$: $\frac{3}{3x} = \frac{1}{x}$.
check: What is the derivative of $\sin x$? || cos x | cos(x)

## calculus.tangent
skills: 10.derivative.tangent
title: How to find the tangent line
also: tangent line; equation of the tangent; slope of tangent; line touching the curve; y = f'(a)(x-a)+f(a); normal line
near: calculus.derivative-meaning; calculus.derivative-definition; calculus.second-derivative
what: The tangent at $a$ is the line through the point of the graph with the slope $f'(a)$: $y = f(a) + f'(a)(x - a)$.
why: A line needs a point and a slope. The graph gives the point, the derivative the slope.
how: Find the point, the derivative, the slope at the point, and put them together. $f(x) = x^2$ at 3: point $(3, 9)$, slope 6: $y = 9 + 6(x - 3) = 6x - 9$.
when: "Tangent", "touches", or a quick estimate near a known point.
mistake: Using $f(a)$ as the slope, or leaving $x$ in the slope.
picture: A board laid on a round barrel: it touches at one spot and shows the direction there.
example: $f(x) = x^3$ at 1: $y = 1 + 3(x - 1) = 3x - 2$.
check: What slope has the tangent to $y = x^2$ at $x = -1$? || -2

## calculus.monotonic
skills: 10.derivative.extrema
title: What the sign of the derivative tells
also: increasing decreasing derivative; sign of f'; where does the function grow; f' positive; monotonic intervals; sign table derivative
near: calculus.extrema; functions.properties-read; inequalities.intervals
what: Where $f' > 0$ the function grows, where $f' < 0$ it falls.
why: A positive slope means uphill. Walk along the graph from left to right and you feel it.
how: Find $f'$, its zeros, the signs between. $f(x) = x^2 - 6x$: $f'(x) = 2x - 6$, falls until 3, then grows.
when: Sketching, greatest and least values.
mistake: Looking at the sign of $f$ instead of $f'$.
picture: Imagine a hiker walking along the graph to the right: where the derivative is positive the path goes uphill.
example: $f'(x) = x^2 + 1$ is always positive: $f$ grows everywhere.
check: $f'(x) = -3$. Does $f$ grow or fall? || falls | fall | decreases

## calculus.extrema
skills: 10.derivative.extrema
title: Why the derivative is zero at a top
also: extrema; maximum minimum derivative; why set the derivative to zero; critical point; find the maximum; turning point; is f'=0 enough; maximum of a function; minimum of a function; why set the derivative to zero for a maximum; how to find max and min; derivative equals zero
near: calculus.monotonic; calculus.optimization; calculus.second-derivative
what: At a smooth top or bottom the tangent is level, so $f' = 0$. There is an extremum only if $f'$ changes its sign.
why: Uphill before, downhill after: in between the slope has to pass 0. A ball at its highest point stands still for a moment.
how: $f(x) = x^3 - 3x$: $f'(x) = 3x^2 - 3$, zero at $-1$ and 1; signs plus, minus, plus: maximum at $-1$, minimum at 1.
when: Greatest, least, best.
mistake: Stopping at $f' = 0$: $x^3$ has slope 0 at 0, but goes on climbing.
picture: Imagine a skateboard at the very top of a ramp: for a moment it neither rises nor falls.
example: $f(x) = x^2 - 8x$: $2x - 8 = 0$ at 4, from minus to plus: minimum.
check: At which $x$ does $x^2 - 10x$ have its minimum? || 5 | x = 5

## calculus.optimization
skills: 10.derivative.extrema
title: Finding the best: optimization problems
also: optimization; largest area; maximize; minimize; word problem derivative; biggest volume box; greatest value on an interval
near: calculus.extrema; quadratics.vertex
what: Write what should be biggest as a function of one variable, set the derivative to 0, compare with the ends.
why: At the best place a small change no longer helps: that is slope 0. Or the best lies at the very edge.
how: Fence of 20 m, rectangle: sides $x$ and $10 - x$, area $10x - x^2$, derivative $10 - 2x$, zero at 5: a square with area 25.
when: Most area, least material, best price.
mistake: Having two variables, or forgetting the ends of the interval.
picture: A slider that changes the shape while a number shows the area.
example: On $[0, 3]$ for $x^2 - 2x$: values 0, $-1$ at 1, 3: the greatest is 3, at the end.
check: Two numbers add up to 12. What is their greatest product? || 36

## calculus.second-derivative
skills: 10.derivative.extrema
title: What the second derivative tells
also: second derivative; concave up; inflection point; f''; curvature; acceleration; minimum or maximum test; concave up or down; concave down
near: calculus.extrema; calculus.monotonic
what: $f''$ tells how the slope changes: positive means bending up like a cup, negative like a cap.
why: First the speed, then the change of speed: acceleration. In a cup the slope grows from minus to plus.
how: At a point with $f' = 0$: $f'' > 0$ minimum, $f'' < 0$ maximum. $x^3 - 3x$: $f''(x) = 6x$, at 1 it is positive: minimum.
when: Kind of extremum, inflection points.
mistake: Deciding with $f'' = 0$: then look at the signs of $f'$.
picture: Imagine a bowl and a cap: the bowl holds water (plus), from the cap it runs off (minus).
example: $f(x) = -x^2$: $f''(x) = -2$: a cap, maximum.
check: What is the second derivative of $x^2$? || 2

## calculus.antiderivative
skills: 11.integral.antiderivative
title: What an antiderivative is
also: antiderivative; indefinite integral; reverse of derivative; integrate x^2; power rule for integrals; how to integrate; integrate; find the integral; reverse of the derivative; what is an antiderivative
near: calculus.plus-c; calculus.definite; calculus.power-rule
what: $F$ is an antiderivative of $f$ if $F' = f$: the way back from the derivative.
why: If you know the speed at each moment, you want the way. That is the question turned round.
how: Exponent plus 1, divide by the new one: $x^2$ gives $\frac{x^3}{3}$. Check by differentiating.
when: From speed to way, from slope to height, areas.
mistake: Dividing by the old exponent, or using it for $\frac{1}{x}$: that one gives $\ln \lvert x \rvert$.
picture: Imagine a film played backward: from the speeds of every moment you get the whole way again.
example: $6x^2 + 4$ gives $2x^3 + 4x$.
check: Of which function is $x^4$ an antiderivative? || 4x^3

## calculus.plus-c
skills: 11.integral.antiderivative
title: Why we write plus C
also: why plus c; constant of integration; what is +C; do i need the c; why is the constant added; forgot the c; why + C; what is the C in an integral
near: calculus.antiderivative; calculus.sum-constant; calculus.definite
what: All antiderivatives differ only by a number, and $C$ stands for it.
why: $x^2$, $x^2 + 5$ and $x^2 - 7$ all have the derivative $2x$: the number vanished. On the way back nobody knows which it was.
how: $\int 2x \, dx = x^2 + C$. With a given point find $C$: through $(1, 4)$: $1 + C = 4$, so $C = 3$.
when: Every integral without limits. With limits it cancels out.
mistake: Leaving it out: then you give one curve instead of all.
picture: Knowing the speed of a car all day, but not where it started: the routes are the same, only shifted.
example: $\int \cos x \, dx = \sin x + C$.
check: $F(x) = x^2 + C$ and $F(0) = 6$. What is $C$? || 6

## calculus.definite
skills: 11.integral.definite
title: What a definite integral is
also: definite integral; integral with limits; upper limit minus lower limit; newton leibniz; fundamental theorem of calculus; F(b) - F(a); area under the curve; integral; what is an integral; meaning of the integral; why do we need integrals; integral in simple words
near: calculus.area; calculus.antiderivative; calculus.plus-c
what: $\int_a^b f(x) \, dx = F(b) - F(a)$: it adds up all small strips of height $f(x)$ from $a$ to $b$.
why: If $f$ is the speed, each thin strip is a bit of way, and all together are the whole way: end position minus start position. $C$ drops out.
how: Find an antiderivative, put the upper limit in, then the lower, subtract. $\int_1^3 2x \, dx = 3^2 - 1^2 = 8$.
when: Areas, ways, amounts from rates.
mistake: Subtracting in the wrong order: upper first.
picture: Imagine the region under the graph sliced into very thin paper strips, and all the strips added up.
example: $\int_0^2 3x^2 \, dx = 2^3 - 0^3 = 8$.
check: What is the integral of 2x from 0 to 5? || 25

## calculus.definite-why
skills: 11.integral.definite
title: Why area and derivative belong together
also: why does the integral give the area; fundamental theorem why; why antiderivative for area; riemann sum; proof of newton leibniz
near: calculus.definite; calculus.derivative-meaning
what: Let $A(x)$ be the area under the graph up to $x$. Its derivative is the height $f(x)$.
why: Move the right edge a tiny bit: a thin strip is added, as high as the graph there. So the area grows at the rate $f(x)$, and $A$ is an antiderivative.
how: Under the line $y = 2x$ up to $x$ lies a triangle: $\frac{1}{2} \cdot x \cdot 2x = x^2$, whose derivative is $2x$ again.
when: You want to know why upper minus lower works.
mistake: Thinking that the integral sign is just another letter: it is a long S for "sum".
picture: A roller blind pulled sideways over a graph: how fast does it cover area?
example: Under $y = 6$ up to $x$: area $6x$, derivative 6.
check: The area up to $x$ is $x^3$. What is the height of the graph? || 3x^2

## calculus.area
skills: 11.integral.area
title: Areas between curves
also: area between two curves; upper minus lower; area under the curve; intersection points integral; area with integral
near: calculus.definite; calculus.area-negative
what: The area between two graphs is the integral of the upper one minus the lower one, from one crossing to the next.
why: Each thin strip reaches from the lower to the upper graph: its height is the difference.
how: $y = x$ and $y = x^2$ cross at 0 and 1: $\int_0^1 (x - x^2) \, dx = \frac{1}{2} - \frac{1}{3} = \frac{1}{6}$.
when: A region bounded by curves.
mistake: Forgetting to find the crossings, or taking lower minus upper.
picture: A leaf cut into thin vertical strips.
example: Between $y = 4$ and $y = x^2$ for $x$ from 0 to 2: $8 - \frac{8}{3} = \frac{16}{3}$.
check: Area under $y = x^2$ from 0 to 3? || 9

## calculus.area-negative
skills: 11.integral.area; 11.integral.definite
title: Why an integral can be negative though an area is not
also: negative integral; area below the axis; integral is zero; why split the integral; signed area
near: calculus.area; calculus.definite
what: Strips below the axis count as negative. For the area split at the zeros and make each part positive.
why: The height $f(x)$ is below zero there. If $f$ is a speed, that means driving back: the position changes less than the way driven.
how: $x$ from $-1$ to 1: the integral is $\frac{1}{2} - \frac{1}{2} = 0$, but the area is $\frac{1}{2} + \frac{1}{2} = 1$.
when: The graph crosses the axis within the limits.
mistake: Giving a negative area.
picture: A bank account: income above the line, spending below; the balance is not the turnover.
example: $\int_0^{2\pi} \sin x \, dx = 0$, but the two hills have the area $2 + 2 = 4$.
check: Can an area be negative? || no

## calculus.dx
skills: 11.integral.definite; 11.integral.antiderivative
title: What the dx in an integral is for
also: what does dx mean; why dx; what is dx in the integral; do i need dx; integral sign meaning; width of the strip
near: calculus.definite; calculus.definite-why
what: $dx$ says which letter varies, and reminds of the tiny width of each strip.
why: A strip has a height $f(x)$ and a width $dx$; height times width is its area, and the long S adds them up.
how: Read $\int_0^3 x^2 \, dx$ as "sum of $x^2$ times a tiny width, from 0 to 3". It is $\frac{3^3}{3} = 9$.
when: Several letters: in $\int ax \, dx$ only $x$ varies, $a$ is a number.
mistake: Leaving it out, or integrating over the wrong letter.
picture: A fence of very thin boards: each board is height times width.
example: $\int 2a \, dx$ is $2ax + C$, but $\int 2a \, da$ is $a^2 + C$.
check: Which letter varies in an integral that ends in dt? || t

## calculus.which-tool
skills: 11.exam.review; 10.derivative.extrema
title: Derivative or integral: which tool for which question
also: derivative or integral; when do i integrate; when do i differentiate; what to use in the exam; rate or total; review of calculus
near: calculus.derivative-meaning; calculus.definite; quadratics.exam-plan
what: How fast, how steep, where greatest: derivative. How much in all, what area, back from a rate: integral.
why: They are opposite roads: the derivative takes a total apart into rates, the integral puts rates together.
how: Look at the units: asked is "per second" of something given in total: differentiate. Asked is the total of something given per second: integrate.
when: Exam tasks with a story.
mistake: Setting $f = 0$ when the greatest value is asked: that needs $f' = 0$.
picture: A water meter and a tap: the meter shows the total, the tap the rate.
example: A tap gives $2t$ liters per minute: in 3 minutes $\int_0^3 2t \, dt = 9$ liters.
check: Given is the speed, wanted the way. Derivative or integral? || integral
`
