/** How cards are written: `concepts/card.ts`. */
export const combinatorics = String.raw`
## combinatorics.product-rule
skills: 9.combinatorics.product
title: Why we multiply the possibilities
also: product rule counting; multiplication principle; how many ways; why multiply choices; outfits; tree diagram; fundamental counting principle
near: combinatorics.sum-rule; combinatorics.permutations; combinatorics.code
what: If a first choice has $m$ ways and then a second one $n$ ways, together there are $m \cdot n$.
why: Each of 3 shirts goes with each of 4 pants: three times four outfits. It is a table with 3 rows and 4 columns.
how: Draw a box for each choice, write the number of ways into it, multiply: $3 \cdot 4 \cdot 2 = 24$.
when: One choice AND then another.
mistake: Adding the numbers: 3 shirts and 4 pants do not make just 7 outfits.
picture: Draw a tree: three branches for the shirts, on each four twigs for the pants; count the twigs.
example: Two-digit numbers from the digits 1 to 5, repeating allowed: $5 \cdot 5 = 25$.
check: 4 soups, 3 main dishes. How many menus? || 12

## combinatorics.sum-rule
skills: 9.combinatorics.product
title: When to add and when to multiply
also: add or multiply; and or rule counting; sum rule; when do i add possibilities; cases
near: combinatorics.product-rule; combinatorics.or-and
what: "This OR that" adds, "this AND then that" multiplies.
why: With OR you make only one choice from two shelves put together. With AND you take something from each shelf.
how: One drink: 5 juices or 3 teas, $5 + 3 = 8$. A drink and a cake from 4: $8 \cdot 4 = 32$.
when: At every counting task, first read it as a sentence with "and" and "or".
mistake: Adding cases that overlap: what counts twice has to be taken away once.
picture: Two roads side by side (add), two roads one after the other (multiply).
example: By bus (3 lines) or train (2 lines) to town, then by 4 paths to the lake: $(3 + 2) \cdot 4 = 20$.
check: One dessert: 6 cakes or 5 ices. How many choices? || 11

## combinatorics.permutations
skills: 9.combinatorics.choose
title: Permutations and the factorial
also: permutations; factorial; what does the exclamation mark mean; arrange in a row; how many orders; n factorial; why 0! is 1; exclamation mark in math; ! in math; exclamation mark after a number; what is a factorial; what does ! mean in math; how many ways to line up
near: combinatorics.arrangements; combinatorics.product-rule; combinatorics.repeated-letters
what: $n$ different things can be put in a row in $n! = n \cdot (n - 1) \cdot \ldots \cdot 1$ ways.
why: For the first place there are $n$ to choose from, for the second one fewer, and so on, until one is left.
how: Multiply all whole numbers from $n$ down to 1. 4 books: $4! = 4 \cdot 3 \cdot 2 \cdot 1 = 24$.
when: All things are used and the order matters.
mistake: Reading $5!$ as a very loud 5, or $n^n$: a thing that is placed can't be used again.
picture: Musical chairs being filled one by one.
example: 5 runners, no ties: $5! = 120$ orders. And $0! = 1$: an empty shelf looks just one way.
check: In how many orders can 3 people stand in a row? || 6

## combinatorics.arrangements
skills: 9.combinatorics.choose
title: Choosing when the order matters
also: arrangements; permutations of k from n; nPr; president and vice president; podium; first second third; ordered selection
near: combinatorics.permutations; combinatorics.combinations
what: $k$ places filled from $n$ things: multiply $n$, $n - 1$, ... with $k$ factors.
why: Each place takes one thing away for the next.
how: Gold, silver, bronze among 8: $8 \cdot 7 \cdot 6 = 336$.
when: Different roles or places.
mistake: Dividing by $k!$, though the roles differ.
picture: A podium with steps of different heights.
example: A head and a deputy from 10: $10 \cdot 9 = 90$.
check: From 5 people a captain and a goalkeeper. How many ways? || 20

## combinatorics.combinations
skills: 9.combinatorics.choose
title: Combinations: why we divide
also: combinations; n choose k; nCr; order does not matter; why divide by k factorial; choose a team; handshakes; choose k of n; what is n choose k; 5 choose 2; what does ncr count; why divide by r!
near: combinatorics.arrangements; combinatorics.which; combinatorics.symmetry
what: The number of ways to choose $k$ of $n$ without order: $\binom{n}{k} = \frac{n!}{k!(n - k)!}$.
why: Counted with order, each team of 3 appears $3! = 6$ times, once per lineup. Divide, and each counts once.
how: Count with order, then divide by $k!$. 3 of 8: $\frac{8 \cdot 7 \cdot 6}{3!} = 56$.
when: Teams, hands of cards, handshakes, lottery.
mistake: Forgetting to divide, so that Ann and Bob counts apart from Bob and Ann.
picture: Imagine the same three friends in six photos, each time in another order: six photos, one team.
example: Handshakes among 6: $\binom{6}{2} = 15$.
check: How many ways to choose 2 of 5? || 10

## combinatorics.which
skills: 9.combinatorics.choose
title: Permutation or combination: how to tell
also: permutation or combination; does order matter; when to use nPr or nCr; difference between permutations and combinations; which formula counting; permutations vs combinations; npr or ncr; does order matter in combinatorics
near: combinatorics.combinations; combinatorics.arrangements; combinatorics.permutations
what: Ask: if two chosen things swap places, is it something new? Yes: order matters. No: combination.
why: A team stays the same team when you list it differently; a podium does not.
how: Code, podium, roles, seats: order. Team, salad, hand of cards: no order. From 4 take 2: $4 \cdot 3 = 12$ with order, $12 / 2 = 6$ without.
when: Before any formula.
mistake: Deciding by the word "choose" alone: "choose a head and a deputy" has an order.
picture: Toss a salad: the order of the vegetables changes nothing. Stand in a queue: the order is everything.
example: 2 equal gifts for 5 kids: no order, $\binom{5}{2} = 10$.
check: A 3-digit PIN: does the order matter? || yes

## combinatorics.code
skills: 9.combinatorics.product
title: With or without repeating
also: repetition allowed; with replacement; pin code; passwords; can digits repeat; n to the k; digits different
near: combinatorics.product-rule; combinatorics.arrangements
what: Repeating allowed: each place has all $n$ choices, $n^k$. Not allowed: one fewer each time.
why: If you put the ball back, the bag is as full as before; if not, one is missing.
how: PIN of 4 digits: $10^4 = 10000$. With all digits different: $10 \cdot 9 \cdot 8 \cdot 7 = 5040$.
when: Codes, number plates, draws.
mistake: A first digit 0: a three-digit number has only 9 choices for its first place.
picture: A padlock with wheels: each wheel has all its digits.
example: Three-digit numbers: $9 \cdot 10 \cdot 10 = 900$.
check: How many codes of 2 letters from A, B, C with repeating? || 9

## combinatorics.repeated-letters
skills: 9.combinatorics.choose
title: Arranging things when some are equal
also: arrangements of mississippi; repeated letters; anagram; identical objects; divide by factorial of repeats
near: combinatorics.permutations; combinatorics.combinations
what: Divide $n!$ by the factorial of each group of equal things.
why: Swapping two equal letters gives the same word. Each word was counted once per swap.
how: LEVEL: 5 letters, 2 L, 2 E: $\frac{5!}{2! \cdot 2!} = 30$.
when: Words with equal letters, balls of the same color.
mistake: Subtracting instead of dividing.
picture: Twins changing seats: the photo looks the same.
example: AAB: $\frac{3!}{2!} = 3$: AAB, ABA, BAA.
check: How many words from the letters of NOON? || 6

## combinatorics.symmetry
skills: 9.combinatorics.choose; 11.binomial.theorem
title: Why n choose k equals n choose n - k
also: 10 choose 8 same as 10 choose 2; symmetry of combinations; why equal; choose those left out; pascal symmetry
near: combinatorics.combinations; combinatorics.pascal
what: There are as many ways to choose $k$ as to leave $k$ out: $\binom{n}{k} = \binom{n}{n - k}$.
why: Choosing 8 of 10 to go is the same as choosing the 2 who stay.
how: Count the smaller group: $\binom{10}{8} = \binom{10}{2} = 45$.
when: $k$ is more than half of $n$.
mistake: Calculating huge factorials that cancel anyway.
picture: Imagine that a bus takes eight of ten people: instead of counting who rides, look at the two left on the sidewalk.
example: $\binom{7}{6} = 7$: seven ways to leave one out.
check: What is 20 choose 19? || 20

## combinatorics.classic-probability
skills: 9.probability.classic
title: Probability as a fraction of cases
also: probability; favorable over total; classical probability; chance of an event; dice probability; how to find probability; equally likely
near: combinatorics.complement; combinatorics.or-and
what: Probability is the number of favorable cases over the number of all, if all are equally likely.
why: If a fair die is thrown very often, each face comes about a sixth of the time. The fraction predicts that share.
how: Count all, count the good ones, divide. Even number on a die: $\frac{3}{6} = \frac{1}{2}$.
when: Dice, coins, cards, draws where no case is favored.
mistake: Cases that are not equally likely: "it happens or not" is not half and half.
picture: A bag of marbles: your hand takes any with the same chance.
example: Two dice, sum 7: 6 of 36 cases: $\frac{6}{36} = \frac{1}{6}$.
check: 3 red and 7 blue balls. What is the probability of red? || 3/10 | 0.3

## combinatorics.complement
skills: 9.probability.rules
title: At least one: count the opposite
also: at least one; complement; 1 minus; opposite event; probability of not; none of them
near: combinatorics.or-and; combinatorics.classic-probability
what: The probability of "at least one" is 1 minus the probability of "none".
why: "At least one" has many cases, its opposite only one. Together they make certainty, 1.
how: At least one six in two throws: $1 - \frac{5}{6} \cdot \frac{5}{6} = \frac{11}{36}$.
when: The words "at least one", "not all".
mistake: Adding $\frac{1}{6} + \frac{1}{6}$: in seven throws that would be more than 1.
picture: A full bar: color the small "none" part, the rest is your answer.
example: Rain with 0.3: no rain with $1 - 0.3 = 0.7$.
check: Two coins. What is the probability of at least one head? || 3/4 | 0.75

## combinatorics.or-and
skills: 9.probability.rules
title: When to add and when to multiply probabilities
also: add or multiply probabilities; independent events; mutually exclusive; probability of both; probability rules; and means multiply; p(a or b); when do i multiply probabilities and when add; and means multiply or means add
near: combinatorics.complement; combinatorics.conditional; combinatorics.sum-rule
what: Both independent events happen: multiply. One of two that exclude each other: add.
why: Half of the throws show a head, and of these half a head again: half of a half. Adding puts two separate shares of all cases together.
how: Two heads: $\frac{1}{2} \cdot \frac{1}{2} = \frac{1}{4}$. A 1 or a 2 on one die: $\frac{1}{6} + \frac{1}{6} = \frac{1}{3}$.
when: Read the story as "and" and "or".
mistake: Adding when both can happen: subtract the overlap once, $P(A) + P(B) - P(A \text{ and } B)$.
picture: A tree: along a path multiply, between paths add.
example: Hit with 0.8 twice: $0.8 \cdot 0.8 = 0.64$.
check: A coin and a die: probability of head and a 6? || 1/12

## combinatorics.conditional
skills: 9.probability.rules
title: Drawing without putting back
also: without replacement; dependent events; conditional probability; second draw; probability changes; tree diagram probability
near: combinatorics.or-and; combinatorics.code
what: After the first draw the bag has changed, so the second fraction is another one.
why: If a red ball is gone, there is one red and one ball fewer.
how: 3 red of 5, two draws, both red: $\frac{3}{5} \cdot \frac{2}{4} = \frac{3}{10}$.
when: "Without putting back", "at once", cards dealt.
mistake: Using the same fraction twice.
picture: Imagine a bag of sweets that gets emptier with each one you take: the chances change with it.
example: 2 aces from 4 in 52 cards: $\frac{4}{52} \cdot \frac{3}{51} = \frac{1}{221}$.
check: 2 white of 4 balls. Two draws without return: probability both white? || 1/6

## combinatorics.pascal
skills: 11.binomial.theorem
title: Pascal's triangle
also: pascal's triangle; binomial coefficients; why add the two above; rows of pascal; 1 4 6 4 1
near: combinatorics.binomial; combinatorics.symmetry
what: Each number is the sum of the two above it; row $n$ holds the numbers $\binom{n}{k}$.
why: Choose 2 of 5 friends and look at Max: either he is in (1 more of 4) or he is not (2 of 4). So $\binom{5}{2} = \binom{4}{1} + \binom{4}{2}$.
how: Start with 1, write ones at the sides, add neighbors: row 4 is 1, 4, 6, 4, 1.
when: Coefficients for small powers of a bracket.
mistake: Counting the top row as 1: the lone 1 is row 0.
picture: Imagine balls falling through rows of pins: the number at each pin is the number of ways to reach it.
example: Row 3: 1, 3, 3, 1, with the sum $2^3 = 8$.
check: What is the third number of row 5: 1, 5, ...? || 10

## combinatorics.binomial
skills: 11.binomial.theorem
title: Why binomial coefficients stand in (a + b) to the n
also: binomial theorem; expand (a+b)^n; why choose in the expansion; coefficient of x; binomial expansion; why is (a+b)^2 not a^2+b^2
near: combinatorics.pascal; combinatorics.combinations
what: In $(a + b)^n$ the term $a^{n - k}b^k$ has the coefficient $\binom{n}{k}$.
why: You open $n$ brackets by taking $a$ or $b$ from each. To get $b$ exactly $k$ times you choose the $k$ brackets.
how: Powers of $a$ go down, powers of $b$ go up, the coefficients stand in the triangle. $(a + b)^3 = a^3 + 3a^2b + 3ab^2 + b^3$: row 3 of the triangle.
when: Powers of brackets, one wanted term, probabilities in many tries.
mistake: Writing only $a^n + b^n$, or forgetting to raise a number: $(2x)^3 = 8x^3$.
picture: $n$ doors, behind each an $a$ and a $b$: every walk gives one product.
example: $(x + 2)^4$: the term with $x^2$ is $\binom{4}{2} \cdot x^2 \cdot 2^2 = 24x^2$.
check: What is the coefficient of $ab$ in $(a + b)^2$? || 2

## combinatorics.bernoulli
skills: 11.binomial.theorem; 9.probability.rules
title: Exactly k hits in n tries
also: binomial probability; bernoulli trials; exactly 2 heads in 5; probability of k successes; why multiply by n choose k
near: combinatorics.binomial; combinatorics.or-and
what: Number of orders times the chance of one of them: $P = \binom{n}{k} p^k (1 - p)^{n - k}$ for $k$ hits with chance $p$ each.
why: One certain order, like hit, miss, hit, has the product of its chances. All orders with $k$ hits are equally likely, and there are $\binom{n}{k}$ of them.
how: Exactly 2 heads in 4 throws: $\binom{4}{2} \cdot \left(\frac{1}{2}\right)^4 = \frac{3}{8}$.
when: Equal independent tries with two outcomes.
mistake: Forgetting the number of orders, or the misses.
picture: A tree with all its paths; count those with $k$ turns to the left.
example: One six in two throws: $2 \cdot \frac{1}{6} \cdot \frac{5}{6} = \frac{5}{18}$.
check: Probability of exactly one head in two throws of a coin? || 1/2 | 0.5

## combinatorics.luck
skills: 9.probability.classic; 9.probability.rules
title: Does a coin remember? Chance and frequency
also: after five heads is tails more likely; gambler's fallacy; frequency and probability; why not exactly half; law of large numbers; coin has no memory; is tails due
near: combinatorics.classic-probability; combinatorics.or-and
what: Each throw has the same chance, whatever came before. Only in very many throws does the share come near the probability.
why: The coin has no memory. After five heads nothing pays them back: later throws just make those five matter less.
how: Share is hits over tries: 53 heads of 100: $\frac{53}{100} = 0.53$, near one half.
when: Games, forecasts, surveys.
mistake: Betting on tails "because it is due".
picture: A spoon of salt in a glass and in the sea: the same salt, hardly tasted in the sea.
example: Five heads, then 1000 throws with 500 heads: $\frac{505}{1005} \approx 0.502$.
check: Ten heads in a row with a fair coin. What is the chance of heads next? || 1/2 | 0.5

## combinatorics.zero-factorial
skills: 9.combinatorics.choose
title: Why 0! is 1
also: why is 0 factorial 1; why does zero factorial equal one; 0! = 1; factorial of zero; is 0! really 1
near: combinatorics.permutations
what: $0! = 1$, because there is exactly one way to arrange nothing: to do nothing.
why: Go down: $3! = 6$, divide by 3: $2! = 2$, divide by 2: $1! = 1$, divide by 1: $0! = 1$.
how: Remember $n! = n \cdot (n - 1)!$ and put in $n = 1$.
when: In formulas for combinations, such as choosing all or none.
mistake: Thinking it must be 0, because there is a 0 in it. A factorial counts ways, it does not multiply by 0.
picture: An empty shelf: it can look only one way.
example: Choosing 5 of 5: $\frac{5!}{5! \cdot 0!} = 1$ way.
check: What is 0! + 1!? || 2
`
