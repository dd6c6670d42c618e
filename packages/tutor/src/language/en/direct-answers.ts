/** How they are written: `concepts/direct-answer-source.ts`. */
export const directAnswersEn: string = String.raw`
## pythagoras-every
card: geometry.pythagoras
asked: pythag~ & (?:every|any|all|each|only|other|always|non-right|not right|without|equilateral|isosceles|obtuse|acute)
unless: =.*=
says: Only in a right triangle, not in every one: $a^2 + b^2 = c^2$. In other triangles the cosine rule holds, and if the equality is true, the triangle has a right angle.

## one-prime
card: numbers.primes
asked: (?:1|one) & primes?
unless: first|multiply|add|twin|\d\d|(?:one|two|1|2) prime|how many|next
says: 1 is not a prime number. A prime has exactly two divisors, 1 and itself, and 1 has only one. If 1 counted, 6 could be written as $2 \cdot 3$, $1 \cdot 2 \cdot 3$ and so on, and splitting into primes would not be unique.

## two-prime
card: numbers.primes
asked: (?:2|two)(?: [a-z]+){0,4} prime || even prime & (?:2|two)
unless: sum|product|[a-z]\^|find|list|twin
says: Yes, 2 is a prime number, the only even one: its divisors are 1 and 2. Every other even number has 2 as a third divisor.

## zero-even
card: numbers.even-odd
asked: (?:0|zero) & (?:even|odd) & (?:number|or|is|why|neither|called)
unless: even if|even when|(?:0|zero)[.:]|function
says: Yes, 0 is even: it is 2 times 0, and it stands between the odd numbers $-1$ and 1.

## zero-natural
card: numbers.kinds
asked: (?:0|zero) & natural
says: Mostly not: natural numbers are the ones we count with, from 1 on. Some books let them begin with 0, so look at what yours says.

## divide-zero
card: numbers.divide-by-zero
asked: (?:divi~|/|over|÷) & (?:by )?(?:zero|0) & (?:why|can|may|cannot|can't|cant|infinity|error|what happens|possible|allowed)
unless: [a-z] ?[-+*/=] ?\d|\d ?[-+*/=] ?[a-z]|factor~ of|chance
says: Dividing by zero is not possible. $6 / 2 = 3$ because $3 \cdot 2 = 6$. For $6 / 0$ you would need a number that times 0 gives 6, and there is none. For $0 / 0$ every number would do, so there is no one answer either.

## point-nine
card: decimals.repeating
asked: 0?[.,]9~ ?(?:\.\.\.|…|repeat~|recurr~|forever|\(9\)) & (?:1|one) || 0[.,]99+ & (?:equal~|same|exactly|really) & (?:1|one) || 0[.,]\(9\) & (?:1|one)
says: Yes, $0.999...$ with endlessly many nines is exactly 1. A third is $0.333...$, and three times that is $0.999...$, while three thirds are 1. Nothing is missing at the end, because there is no end.

## root-of-square
card: roots.square-of-root
asked: (?:√|sqrt|root) ?(?:of )?\(?(?:a|x)(?: ?\^? ?2|²| squared)\)? & (?:always|why|equal~|just|is|not|right)
unless: solve|=
says: Not always: $\sqrt{a^2} = |a|$, because a root is never negative. For $a = -5$ it is $\sqrt{25} = 5$ and not $-5$. For $a \ge 0$ it is $a$.

## minus-square
card: expressions.power-negative-base
asked: -\d+(?:\^ ?2|²) & (?:or|is|why|and|calculator|positive|minus|negative|wrong)
unless: =.*=|\d ?\* ?\d|solve
says: $-3^2$ is $-9$: without brackets the power belongs only to the 3, and the minus is put in front afterward. $(-3)^2$ is 9, because there the minus is squared too. The same goes for other numbers.

## zero-factorial
card: combinatorics.zero-factorial
asked: 0! || zero factorial || factorial of (?:0|zero)
unless: [2-9]|\d\d
says: Because $0!$ counts the ways to put nothing in order, and there is one: leave it. The rule agrees: $n! = n \cdot (n - 1)!$, so one factorial is 1 times zero factorial, which gives $0! = 1$.

## power-zero
card: expressions.power-zero
asked: power (?:of )?(?:0|zero) & (?:why|1|one) || zero(?:th)? power & (?:why|1|one) || \^ ?0 & why
unless: 0 to the|zero to the|0\^0
says: Because each step down divides by the base: $2^3 = 8$, $2^2 = 4$, $2^1 = 2$, so $2^0 = 1$. Also $\frac{5^3}{5^3} = 1$, and by the rule that is $5^{3-3}$. Only for the base 0 this does not work.

## gauss-sum
card: sequences.arithmetic-sum
asked: (?:where|why|how come|come from|who) & n ?\(n ?\+ ?1\) ?/ ?2
says: From pairs. Write $1 + 2 + ... + n$ forward, and below it backward: each of the $n$ columns adds up to $n + 1$. That is the sum twice, so it is $\frac{n(n + 1)}{2}$. For $n = 4$: $1 + 2 + 3 + 4 = 10$, and $\frac{4 \cdot 5}{2} = 10$.

## square-meter
card: units.area-why
asked: (?:m²|m\^2|square met~|sq m) & (?:cm²|cm\^2|square centimet~|sq cm) & (?:100|1 ?000|right|why|wrong)
unless: area of|rectangle|\d ?(?:m²|m\^2) and|convert \d
says: No, it is not 100: 1 m² is 10,000 cm². The side is 100 cm, and the square has 100 rows of 100 little squares: $100 \cdot 100 = 10000$.

## double-cube
card: solids.scale-volume
asked: (?:doubl~|twice|2 times) & (?:cube|edge|side|box|sphere|radius) & volume & (?:8|eight|why|double~|twice|times)
unless: how (?:does|will|do)|how many times|\d+ ?(?:cm|m|mm)|find
says: The volume gets 8 times as big, not only 2 times. Length, width and height all double, and the volume is their product: $2 \cdot 2 \cdot 2 = 8$.

## double-square
card: geometry.similarity-area
asked: (?:doubl~|twice) & (?:side|sides|radius|square|length|edges?) & area & (?:4|four|why|double~|twice|times|also)
unless: how (?:does|will|do)|how many times|\d\d|\d+ ?(?:cm|m|mm)|find|volume
says: The area gets 4 times as big, not only 2 times. Both directions double, and the area is their product: $2 \cdot 2 = 4$.

## coin-memory
card: chance.luck-has-no-memory
asked: (?:coins?|toss~|flip~|heads? in a row|tails? in a row|(?:heads?|tails?)(?: \S+){1,9} (?:tails?|heads?)) & (?:heads?|tails?) & (?:in a row|times|due|more likely|next|row|already|again|streak)
unless: to get|getting|how to|draw|what is the probability of (?:getting|exactly)|how many|find the
says: No, the next toss is still $\frac{1}{2}$ for heads and $\frac{1}{2}$ for tails. The coin remembers nothing. Only over very many tosses do the shares come near one half, without making up for a streak.

## derivative-zero
card: calculus.extrema
asked: deriv~ & (?:zero|0) & (?:always|max~|min~|extrem~|top|peak|turning)
unless: why|find|of f\(|=.*\d.*x|\dx
says: No, not always: the derivative must also change its sign there. $x^3$ has the derivative 0 at $x = 0$, but it grows before and after, so there is neither a maximum nor a minimum.

## cancel-terms
card: algebraic-fractions.reduce
asked: (?:cancel~|cross~ out|reduce|strike) & (?:\(?[a-z] ?[+-] ?\d+\)? ?/ ?\(?[a-z]|terms?|sums?|plus)
unless: simplify|\^
says: No, only factors may be canceled, not the terms of a sum. $\frac{x + 3}{x} = 1 + \frac{3}{x}$, so with $x = 1$ it is 4 and with $x = 3$ it is 2, never always the same number.

## divide-by-unknown
card: quadratics.divide-by-x
asked: (?:divid~|cancel~|reduc~|canceled) & (?:by )?(?:x|\(?x ?[-+] ?\d+\)?|bracket~|factor|variable|unknown) & (?:root|roots|solution~|answer~|lost|lose|missing|two|why|not allowed|allowed|wrong|may|can) & (?:why|lost|lose|missing|allowed|not|can't|cant|wrong|can i)
unless: fraction|polynomial|zero-product|discriminant|\) ?/ ?[a-z]
says: You may not divide by something that can be 0: its root gets lost. In $x(x - 2) = 3(x - 2)$ dividing by $x - 2$ leaves $x = 3$, but $x = 2$ makes both sides 0 and fits too. Better bring everything to one side and take out the factor: $(x - 2)(x - 3) = 0$.

## left-to-right
card: numbers.order
asked: (?:why|how come) & \d+ ?\+ ?\d+ ?[*·×x] ?\d+ & (?:wrong|left to right|not|first)
says: Because multiplication goes before addition. $3 + 4 \cdot 2$ is 3 and two fours: $3 + 8 = 11$. From left to right you would need brackets: $(3 + 4) \cdot 2 = 14$. It is the same in your line.

## root-of-sum
card: roots.product
asked: roots? of (?:a |the )?sum & (?:sum of (?:the )?roots|same|equal~|is|why|split) || (?:√|sqrt|root) ?\(? ?[ax] ?\+ ?[by] ?\) > (?:√|sqrt|root)
unless: solve|equation|product|coefficients|formula
says: No, the root of a sum is not the sum of the roots. $\sqrt{9 + 16} = \sqrt{25} = 5$, but $\sqrt{9} + \sqrt{16} = 7$. Roots go together only with multiplication: $\sqrt{ab} = \sqrt{a} \cdot \sqrt{b}$.

## square-of-sum
card: expressions.square-of-sum
asked: square of (?:a|the) sum & (?:sum of (?:the )?squares|same|equal~)
says: No, the middle term is missing: $(a + b)^2 = a^2 + 2ab + b^2$. With 1 and 2: $(1 + 2)^2 = 9$, but $1^2 + 2^2 = 5$.

## pi-fraction
card: numbers.rational-irrational
asked: 22/7 & (?:pi|π|irrational|rational)
says: No, 22/7 is rational, for it is a fraction of whole numbers, and it is not $\pi$ but only close to it: 22/7 is about 3.1429 and $\pi$ about 3.1416. An irrational number cannot be written as a fraction and never ends or repeats as a decimal.

## same-perimeter
card: measure.perimeter-or-area
asked: same perimeter & (?:area|different|same) || equal perimeters? & area
unless: \d+ ?(?:cm|m)
says: Two shapes with the same perimeter can have different areas. 1 by 5 and 3 by 3 both have the perimeter 12, but the areas 5 and 9. The perimeter is the way around, in meters; the area is the surface inside, in square meters.

## add-or-multiply
card: combinatorics.or-and
asked: when & multipl~ & probabilit~ & add~ || when & add~ & probabilit~ & multipl~ || (?:add or multiply|multiply or add) & (?:probabilit~|chances)
says: Multiply for "and": one thing happens and then the other, like heads and a 6, $\frac{1}{2} \cdot \frac{1}{6}$. Add for "or", if both cannot happen at once, like a 5 or a 6: $\frac{1}{6} + \frac{1}{6}$. If the first changes the chances of the second, multiply with the new chance.

## square-rectangle
card: geometry.quadrilaterals
asked: squares? > rectangles?
unless: perimeter|area|side|\d|why
says: Yes, every square is a rectangle: it has four right angles, and a rectangle needs no more. The other way round it is not true: a rectangle may have sides of different lengths.

## rectangle-square
card: geometry.quadrilaterals
asked: (?:is|are|every|all|any|each|says?) & rectangles? > squares?
unless: perimeter|area|side|\d|why|difference
says: No, not every rectangle is a square: its sides may differ, like 3 and 5. Only a rectangle with four equal sides is a square.

## square-rhombus
card: geometry.quadrilaterals
asked: (?:is|are|every|all|any|each|says?|why) & squares? > rhombus~
unless: area|perimeter|\d|difference
says: Yes, every square is a rhombus: it has four equal sides. A rhombus is a square only if its angles are right.

## rhombus-square
card: geometry.quadrilaterals
asked: (?:is|are|every|all|any|each|says?) & rhombus~ > squares?
unless: area|perimeter|\d|difference
says: No, not every rhombus is a square: its four sides are equal, but its angles need not be right. With right angles it is a square.

## parallelogram-rhombus
card: geometry.quadrilaterals
asked: (?:is|are|every|all|any|each|says?) & parallelograms? > (?:rhombus~|rectangles?|squares?)
unless: area|perimeter|\d|difference
says: No, not every parallelogram: its neighboring sides may differ and its angles need not be right. The other way round it is true: a rhombus, a rectangle and a square are all parallelograms.

## figure-parallelogram
card: geometry.quadrilaterals
asked: (?:is|are|every|all|any|each|says?|why) & (?:rhombus~|rectangles?|squares?) > parallelograms?
unless: area|perimeter|\d|difference
says: Yes: its opposite sides are parallel, and a parallelogram needs no more.

## circle-function
card: functions.meaning
asked: circle & (?:function|graph of a function) & (?:why|not|is|can)
unless: area|find|equation of
says: A circle is not the graph of a function: for some $x$ there are two points, one above the other. A function gives each $x$ only one value, so a vertical line may meet its graph only once.

## negative-discriminant
card: quadratics.discriminant
asked: discriminant & (?:negative|less than|below|smaller|minus) & (?:mistake|wrong|normal|possible|happen~|can|allowed|mean~)
unless: find|\dx|solve
says: Yes, that can happen without a mistake: then there are no real roots, and the parabola does not meet the $x$ axis. Check the signs of $a$ and $c$ once more, and if they are right, "no real roots" is the answer.

## zero-is-zero
card: equations.no-solution
asked: 0 ?= ?0 & (?:mean~|happen~|what|break|broke|wrong|now|why|solution~|infinite~)
unless: [a-z] ?=
says: No, nothing is broken: $0 = 0$ is always true, so if your steps were right, every number solves the equation. If the end were something false, such as 0 equal to 5, no number would.

## log-base
card: logarithms.domain
asked: base & log~ & (?:1|one|negative|positive|why|can) & (?:why|can|not|must|allowed|negative)
unless: change|solve|=
says: No, the base of a logarithm must be positive and not 1. 1 to any power is 1, so $\log_1 5$ would have no answer. A negative base has no real value at many exponents, for instance $(-2)^{0.5}$.

## minus-of-modulus
card: integers.modulus
asked: (?:absolute value|modulus|\|x\|) & (?:just|only|simply|always|remove~|drop~|delet~|same|equal) & (?:minus|sign|x|negative)
unless: solve|inequality|\d
says: Not quite: $|x|$ is the distance of $x$ from 0. If $x$ is positive or 0, it is $x$; if $x$ is negative, it is $-x$, which is then positive. A letter without a minus can hide a negative number: for $x = -5$ it is $|x| = 5$.

## letters-why
card: expressions.variable
asked: why & letters & (?:math~|algebra|numbers|instead|need|use)
says: Letters let us write what is true for all numbers at once, and what we do not know yet. $P = 2(a + b)$ is the perimeter of every rectangle, not only of one. And with $x$ for the unknown price we can calculate before we know it.

## similar-by-angles
card: geometry.congruent-or-similar
asked: (?:three|3|all|same|equal)(?: the)?(?: same| equal)? angles & (?:congruent|same size|similar|equal triangles)
unless: \d{2}
says: No, three equal angles fix only the shape, not the size: such triangles are similar, but not always congruent. All equilateral triangles have angles of 60 degrees, whatever their sides are.

## add-lengths
card: vectors.add
asked: (?:add~|sum~) & vectors? & lengths?
unless: \d
says: No, only if they point the same way. Vectors are added tip to tail: 3 to the right and 4 up make an arrow of the length 5, not 7. With coordinates: add the first ones and the second ones.

## probability-above-one
card: chance.zero-to-one
asked: probabilit~ & (?:bigger|greater|larger|more|above|over|exceed|higher) & (?:1|one|100)
unless: find|dice|die|coin
says: No, a probability is never greater than 1, which is 100 percent: it is a share of all cases, and more than all cannot happen. A larger result shows a slip.

## probability-negative
card: chance.zero-to-one
asked: probabilit~ & (?:negative|below (?:0|zero)|less than (?:0|zero)|minus)
says: No, a probability is never negative: 0 means impossible, and less than impossible does not exist.

## heavy-falls
card: physics.free-fall
asked: (?:heav~|heavier|weigh~ more) & (?:fall~|drop~) & (?:fast~|quick~|light~|same|first)
unless: \d
says: No, without air all bodies fall equally fast. A heavier one is pulled harder, but it also has more mass to set in motion, and the two cancel out. A feather is slower only because of the air.

## triangle-exists
card: geometry.triangle-inequality
asked: triangle & (?:exist~|possible|make|can there be|be built) & (?:sides?|lengths?|any|three)
unless: right triangle|angles?|area|perimeter|\d
says: Only if the two shorter sides together are longer than the longest: otherwise their ends do not meet. With 2, 3 and 6 there is no triangle, as $2 + 3 < 6$.

## median-halves-angle
card: geometry.median-bisector-altitude
asked: median & (?:cut~|divid~|half~|halve~|bisect~|split~) & angle
unless: \d
says: No, in general not: a median goes to the midpoint of the opposite side, and the angle is halved by the bisector. Both are the same line only at the top of an isosceles triangle.

## diagonals-equal
card: geometry.quadrilaterals
asked: diagonals & (?:equal|same length) & (?:parallelogram|rhombus|always|every)
unless: \d|rectangle|square
says: No, not always: in a parallelogram or a rhombus the diagonals may have different lengths. They always halve each other, and they are equal in rectangles and squares.

## extra-root
card: roots.extraneous
asked: squar~ & (?:both sides|equation) & (?:extra|extraneous|false|wrong|new|root~|check) & (?:why|root~|happen~|come~|always)
unless: \d
says: Because squaring cannot be undone with certainty: $-3$ and 3 are different, but both squares are 9. So a number that makes the sides opposite solves the squared equation too. That is why each root is checked in the first equation.

## half-percent
card: percent.twice
asked: (?:up|rais~|increas~|rise~|add~) & (?:down|lower~|decreas~|fall~|off|drop~|reduc~) & (?:same|back|again|original|zero) & (?:percent|%)
unless: how much|final price|find
says: The price is not the same again: the second percentage is taken of the larger price. 100 plus 20 percent is 120, and 20 percent of 120 is 24, so 96 is left.

## root-one-value
card: roots.plus-minus
asked: (?:root|sqrt|√) & \d+ & (?:plus or minus|plus minus|±|\+-|\+/-|negative too|both|or -\d+)
unless: [a-z](?:²|\^2)|=|solve|equation
says: The root of a positive number is only the positive one: $\sqrt{16} = 4$. The equation $x^2 = 16$ is another question, and it has two answers, 4 and $-4$, because both squares are 16.

## two-right-angles
card: measure.triangle-kinds
asked: (?:two|2) (?:right|obtuse) angles & triangle || triangle & (?:two|2) (?:right|obtuse) angles
says: No, a triangle has at most one right or obtuse angle: two right angles are 180 degrees already, and nothing is left for the third.

## odd-plus-odd
card: numbers.even-odd
asked: (?:sum|add~|plus) & odd & (?:even|always|odd or)
unless: find|consecutive|\d
says: Odd plus odd is always even: each odd number leaves 1 over when it is split in two, and these two ones make a pair. Odd plus even stays odd.

## even-by-four
card: numbers.divisible-2-5-10
asked: (?:every|all|any|each|always|is) & even numbers? & divisible & (?:4|four)
says: No, not every even number: 6 is even, and 6 divided by 4 leaves 2. The last two digits have to make a multiple of 4.

## negative-root
card: roots.negative
asked: (?:root|sqrt|√) & (?:negative|minus) & (?:can|why|exist~|possible|not|error)
unless: \d ?=|solve|cube|third|discriminant|exponent|power
says: A negative number has no real square root: the square of any real number is 0 or positive, so nothing squared gives $-4$.

## log-negative
card: logarithms.domain
asked: log~ & of (?:a |an )?(?:negative|zero|0|minus) & (?:can|why|exist~|cant|can't|possible)
unless: base
says: It does not exist: a positive base to any real power is positive, so no exponent gives 0 or a negative number.

## speed-velocity
card: physics.velocity
asked: speed & velocity & (?:same|difference|different|vs)
says: Not the same: speed is only how fast, velocity is how fast and in which direction. 60 km/h to the north and 60 km/h to the south are the same speed, but different velocities.

## pi-exact
card: measure.pi
asked: (?:pi|π) & (?:exactly|equal~|really|just|end~|whole|round) & (?:3[.,]14|end~|number|decimals?|round)
unless: 22/7|\d ?(?:cm|m)|radius|area
says: No, 3.14 is only rounded: $\pi$ is irrational, so its decimals never end and never repeat. It is the circumference divided by the diameter, the same for all circles.

## negative-bigger
card: integers.compare
asked: (?:-\d+|negative|minus) & (?:bigger|greater|larger|smaller|less) & (?:than) & (?:-\d+|why|always) & (?:why|because|always|how can)
unless: by how much|degrees?|[a-z] ?[<>]|solve|inequalit~|multipl~
says: Of two negative numbers the one nearer to 0 is the greater: it lies further to the right on the number line. So $-2 > -9$, as 2 degrees of frost are warmer than 9.

## parallel-meet
card: measure.parallel-lines
asked: parallel & (?:meet|cross|intersect|touch) & (?:ever|never|infinity|can|do|why)
unless: angle|\d|circuit
says: Parallel lines in a plane never meet, however far they go: their distance stays the same.

## larger-multiply
card: fractions.multiply-smaller
asked: multipl~ & (?:always|make~) & (?:bigger|greater|larger|smaller|increase~)
unless: \d{2}
says: Multiplying does not always make bigger: times a number between 0 and 1 takes only a part. Half of 10 is $0.5 \cdot 10 = 5$.

## square-equals-double
card: numbers.square-not-double
asked: squar~ & (?:same|equal~|just|means?) & (?:doubl~|times 2|twice|multiplying by (?:2|two)) 
unless: area|side
says: No, squaring is multiplying by itself, not by 2: $5^2 = 5 \cdot 5 = 25$, while double is 10. Only for 0 and 2 both are the same.

## remember-sine
card: trigonometry.sohcahtoa
asked: (?:remember|mnemonic|trick|memori~|mix(?:ing|ed)?) & (?:sine?|cos|cosine|sohcahtoa) & (?:cos|cosine|tan|tangent|opposite|adjacent)
unless: value|table|30|identity|formula
says: SOH CAH TOA: Sine is Opposite over Hypotenuse, Cosine is Adjacent over Hypotenuse, Tangent is Opposite over Adjacent. The hypotenuse lies across from the right angle. Stand in the corner of your angle: the leg that you look at is the opposite one, the leg that begins at your feet is the adjacent one.

## reduction-formulas
card: trigonometry.reference-angle
asked: (?:reduction formula~|cofunction~|co-function~) & (?:when|how|rule|why|change~|what|remember)
says: With 90 or 270 degrees the function changes to its cofunction, sine to cosine and back; with 180 or 360 degrees it stays. The sign is that of the first function in the quarter where the angle lies, as if $\alpha$ were acute. For example, $\sin(90^\circ + \alpha) = \cos \alpha$ and $\cos(180^\circ - \alpha) = -\cos \alpha$.

## line-slope-intercept
card: linear.linear-function
asked: (?:what|mean~|show~|tell~|see) & y ?= ?(?:mx|kx|ax) ?\+ ?[bc] || what & (?:m|k) and b & (?:line|graph|function|mean)
unless: find|\d
says: The number in front of $x$ is the slope: by how much $y$ changes when $x$ grows by 1, up if it is positive, down if it is negative. The number without $x$ is where the line crosses the $y$ axis, the value at $x = 0$. In $y = 2x + 3$ the line starts at 3 on the axis and climbs 2 with each step.
`
