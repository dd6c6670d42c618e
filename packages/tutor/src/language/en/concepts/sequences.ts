/** How cards are written: `concepts/card.ts`. */
export const sequences = String.raw`
## sequences.meaning
skills: 9.progressions.arithmetic
title: What a sequence is and what the little number means
also: sequence; nth term; what is a_n; index; subscript; recursive formula; explicit formula; next term; what is a sequence; what does the subscript n mean
near: sequences.arithmetic; sequences.geometric; sequences.which
what: A list of numbers with places: $a_1$ is the first, $a_2$ the second, $a_n$ the one at place $n$.
why: With a rule you need not write out the list: the place alone gives the number, as a house number gives the house.
how: Explicit rule: put the place in. $a_n = 3n + 1$: $a_5 = 3 \cdot 5 + 1$, that is 16. Recursive rule: each term from the one before.
when: Patterns, seats in rows, savings month by month.
mistake: Mixing up the place with the value: $a_4 = 10$ means that the fourth number is 10.
picture: Numbered lockers with a number inside each.
example: $a_1 = 2$, each next is double: 2, 4, 8, 16.
check: $a_n = 4n - 1$. What is the third term? || 11

## sequences.arithmetic
skills: 9.progressions.arithmetic
title: Arithmetic sequence: why n - 1 steps
also: arithmetic progression; arithmetic sequence; common difference; why n-1; nth term formula; add the same number; find d; what is an arithmetic sequence; nth term; how to find the 20th term
near: sequences.arithmetic-sum; sequences.meaning; sequences.which
what: The same number $d$ is added each time: $a_n = a_1 + (n - 1)d$.
why: From the first to the fifth fence post there are only four gaps. You start on the first, so you take one step fewer.
how: $a_1 = 5$, $d = 3$: the tenth is $5 + 9 \cdot 3 = 32$. Find $d$ by subtracting neighbors.
when: Equal steps: rows of seats, equal savings, a taxi price.
mistake: Taking $n$ steps instead of $n - 1$.
picture: Imagine stairs with equal steps: from step 1 to step 10 you climb nine times.
example: The third is 11, the seventh 27: four steps make 16, so $d = 16 / 4 = 4$.
check: First term 2, difference 5. What is the fourth term? || 17

## sequences.arithmetic-sum
skills: 9.progressions.arithmetic
title: Why the sum is average times number
also: sum of an arithmetic series; gauss trick; add 1 to 100; why divide by 2; first plus last; S_n formula; how did gauss add 1 to 100; sum of the numbers 1 to 100; add up all numbers fast
near: sequences.arithmetic; sequences.geometric-sum
what: $S_n = \frac{a_1 + a_n}{2} \cdot n$: the average of first and last, times how many.
why: Write the sum forwards and, below it, backward. Each column gives first plus last. That is twice the sum, so halve it.
how: $1 + 2 + \ldots + 100$: 100 numbers with the average 50.5, so $\frac{1 + 100}{2} \cdot 100 = 5050$.
when: Many equal steps are added up.
mistake: Miscounting the number of terms: from 5 to 20 there are 16.
picture: Two equal staircases, one upside down, make a rectangle.
example: $4 + 7 + 10 + 13 + 16 = \frac{4 + 16}{2} \cdot 5 = 50$.
check: What is $1 + 2 + \ldots + 20$? || 210

## sequences.geometric
skills: 9.progressions.geometric
title: Geometric sequence
also: geometric progression; geometric sequence; common ratio; multiply by the same; find q; find r; nth term geometric; what is a geometric sequence
near: sequences.geometric-sum; sequences.which; sequences.growth
what: Each term is the one before times the same number $q$: $b_n = b_1 \cdot q^{n - 1}$.
why: From the first to the $n$-th term you multiply $n - 1$ times, and repeated multiplying is a power.
how: $b_1 = 3$, $q = 2$: the sixth is $3 \cdot 2^5 = 96$. Find $q$ by dividing neighbors.
when: Doubling, percent growth, halving.
mistake: Multiplying $b_1$ and $q$ first and then raising: the power belongs to $q$ only.
picture: Fold a sheet of paper again and again: 1, 2, 4, 8 layers, each time twice as many.
example: 80, 40, 20: $q = \frac{1}{2}$, the fifth is $80 \cdot \frac{1}{16} = 5$.
check: First term 5, ratio 3. What is the third term? || 45

## sequences.geometric-sum
skills: 9.progressions.geometric
title: Where the formula for a geometric sum comes from
also: sum of a geometric series; why subtract; grains on a chessboard; S_n geometric; 1+2+4+8; q minus 1 below
near: sequences.geometric; sequences.infinite-sum
what: The sum of the first $n$ terms is $S_n = b_1 \cdot \frac{q^n - 1}{q - 1}$ for $q \ne 1$.
why: Multiply the sum by $q$: all terms move one place on. Subtract the old sum, and all but the last and the first vanish.
how: Find the first term, the ratio and the number of terms, and put them in. $1 + 2 + 4 + \ldots + 512$: ten terms, $\frac{2^{10} - 1}{2 - 1} = 1023$.
when: Savings with interest, chain letters, grains on a board.
mistake: Using the last exponent instead of the number of terms.
picture: Two rulers with the same marks, shifted by one: only the ends stick out.
example: $3 + 6 + 12 + 24 = 3 \cdot \frac{2^4 - 1}{2 - 1} = 45$.
check: What is $1 + 3 + 9 + 27$? || 40

## sequences.infinite-sum
skills: 9.progressions.geometric; 10.limits.idea
title: How endlessly many numbers can have a sum
also: infinite geometric series; sum to infinity; 1/2+1/4+1/8; does it ever reach 1; zeno; why 0.999 is 1; repeating decimal as a fraction
near: sequences.geometric-sum; calculus.limit
what: If $q$ lies between $-1$ and 1, the sums come near $\frac{b_1}{1 - q}$.
why: Eat half of a cake, then half of the rest, and so on. You never eat more than one cake, and what is left shrinks to nothing.
how: First term over 1 minus the ratio: $\frac{1}{2} + \frac{1}{4} + \frac{1}{8} + \ldots$: $\frac{1/2}{1 - 1/2} = 1$.
when: Repeating decimals, bouncing balls, areas of ever smaller figures.
mistake: Using it for $q \ge 1$: then the sum grows without end.
picture: A square filled by halves, quarters, eighths: the white corner gets tiny.
example: $0.999\ldots$: $b_1 = 0.9$, $q = 0.1$, so $\frac{0.9}{1 - 0.1} = 1$.
check: What is $4 + 2 + 1 + \frac{1}{2} + \ldots$? || 8

## sequences.which
skills: 9.progressions.arithmetic; 9.progressions.geometric
title: Arithmetic or geometric: how to tell
also: arithmetic or geometric; difference or ratio; which progression is it; how do i know the sequence type; add or multiply pattern; common ratio or common difference; arithmetic vs geometric sequence; difference arithmetic geometric
near: sequences.arithmetic; sequences.geometric
what: Same difference of neighbors: arithmetic. Same quotient: geometric.
why: One grows by adding, like steps; the other by multiplying, like rumors. The first makes a straight line, the second a curve that gets steeper.
how: 4, 12, 36: differences 8 and 24, no; quotients 3 and 3, yes: geometric.
when: First step with every sequence.
mistake: Testing only one pair.
picture: Imagine a staircase, which climbs evenly, and a ski jump, which gets steeper and steeper.
example: 20, 17, 14: differences $-3$ and $-3$: arithmetic.
check: Is 2, 6, 18, 54 arithmetic or geometric? || geometric

## sequences.growth
skills: 11.exponents.growth
title: Why percent growth is multiplying
also: exponential growth; compound interest; growth factor; why 1.05; interest on interest; percent per year; decay
near: sequences.geometric; sequences.half-life; logarithms.exponential-equation
what: Growing by $p$ percent means multiplying by $1 + \frac{p}{100}$, each year again.
why: After a year you have the old 100 percent and 5 percent more: 105 percent, that is times 1.05. Next year the 5 percent are taken of the new amount.
how: 2000 at 5 percent for 3 years: $2000 \cdot 1.05^3 = 2315.25$.
when: Interest, population, prices, medicine in the blood.
mistake: Adding the same amount each year, or multiplying by 0.05.
picture: A snowball: the bigger it is, the more snow it picks up.
example: A loss of 20 percent a year for 2 years: $500 \cdot 0.8^2 = 320$.
check: By which factor does something grow that grows by 7 percent? || 1.07

## sequences.half-life
skills: 11.exponents.growth
title: Half-life and doubling time
also: half life; doubling time; radioactive decay; how long until half; exponential decay formula; halves every
near: sequences.growth; logarithms.meaning
what: In one half-life half is left, in two a quarter, after $n$ of them $\left(\frac{1}{2}\right)^n$ of the start.
why: Each atom has the same chance to decay in an hour, however many there are. So always the same part goes, not the same amount.
how: Count the half-lives: 24 hours with a half-life of 8 hours are 3 of them: $80 \cdot \left(\frac{1}{2}\right)^3 = 10$.
when: Medicine, radiation, bacteria (doubling).
mistake: Thinking that all is gone after two half-lives.
picture: A cake from which each guest takes half of what is there.
example: Bacteria double every 20 minutes: in an hour $5 \cdot 2^3 = 40$ from 5.
check: What part is left after 3 half-lives? || 1/8

## sequences.linear-vs-exponential
skills: 11.exponents.growth
title: Why exponential growth beats linear growth
also: linear vs exponential; which grows faster; exponential always wins; chessboard rice; straight line or curve; add or percent
near: sequences.growth; sequences.which; functions.meaning
what: Linear growth adds the same each time, exponential growth multiplies by the same. In the end the second one wins.
why: What multiplies has more to multiply each time. What adds stays at its old step.
how: Compare tables. $100n$: 100, 200, 300. $2^n$ starts 2, 4, 8, but at $n = 10$ it is 1024 against 1000.
when: Choosing between offers, judging news about growth.
mistake: Judging by the first few steps.
picture: Imagine a walker and a snowball on a slope: at first the walker leads, but the snowball gets bigger and faster all the time.
example: 1000 a day for 30 days makes 30000; 1 cent doubled each day is over 5 million dollars on day 30.
check: What is more, $2^{10}$ or $10^2$? || 2^10 | 1024

## sequences.fibonacci
title: The Fibonacci sequence
also: what is the fibonacci sequence; fibonacci numbers; 1 1 2 3 5 8; what is the golden ratio; next number after 5 8 13
near: sequences.meaning
what: Each number is the sum of the two before it: 1, 1, 2, 3, 5, 8, 13.
why: It comes up where something new grows out of the last two steps, as with branches or ways to climb stairs.
how: Add the last two numbers to get the next.
when: In puzzles, patterns and plants.
mistake: Looking for one fixed difference. The differences are the sequence itself.
picture: Stairs you climb by one or two steps: the ways to get up are these numbers.
example: After 8 and 13 comes 21.
check: Which number comes after 13 and 21? || 34
`
