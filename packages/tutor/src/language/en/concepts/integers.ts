/** How cards are written: `concepts/card.ts`. */
export const integers = String.raw`
## integers.meaning
skills: 6.integers.meaning
title: What negative numbers are
also: what is a negative number; why do we need negative numbers; numbers below zero; what does minus 5 mean; integers; is zero positive or negative; do negative numbers really exist
near: integers.line; integers.opposite
what: Negative numbers are less than zero. They say how far below the start you are: $-5$ is five below zero.
why: Temperature, debts and floors under the ground do not stop at zero. You owe 5 dollars: with $-5$ you can count on.
how: Set what counts as zero and which direction is plus. The other direction is minus.
when: Temperatures, money, heights under the sea, goals against.
mistake: Calling zero negative or positive. It is neither, it is the border.
picture: A thermometer or an elevator with basement floors.
example: At $-3$ degrees it gets 5 degrees warmer: $-3 + 5 = 2$.
check: Is 0 a negative number? || no

## integers.line
skills: 6.integers.meaning
title: The number line
also: number line; coordinate line; how do i mark a negative number; where is minus 3 on the line; coordinate of a point; which side are negatives
near: integers.compare; measure.coordinates
what: A line with a zero, a direction and a step. Right of zero are the positive numbers, left the negative ones.
why: Each number has one place, so you can see order, distance and sums with your eyes.
how: To mark $-3$, go three equal steps left from 0.
when: When you compare signed numbers or are not sure about a sum.
mistake: Writing $-1$ far left and $-5$ near zero. To the left it goes $-1$, $-2$, $-3$.
picture: A street with a fountain at 0, house numbers to the right, and mirrored ones to the left.
example: From $-2$ to 4 there are $4 - (-2) = 6$ steps.
check: Which number is 4 steps left of 1? || -3

## integers.compare
skills: 6.integers.meaning
title: Why -9 is less than -2
also: which negative number is bigger; compare negative numbers; is -9 less than -2; order integers; why is the bigger negative smaller; greater than or less than with negatives; which is bigger -3 or -7; is -5 bigger than -2; why is -10 smaller than -1
near: integers.line; integers.modulus
what: The number further right on the line is the bigger one. Of two negatives the one closer to zero is bigger: $-9 < -2$.
why: 9 degrees below zero is colder than 2 below. Who owes 9 dollars has less than who owes 2.
how: Any positive beats 0, 0 beats any negative. For two negatives compare without signs and turn the answer around.
when: Sorting temperatures, balances, heights.
mistake: Comparing as if there were no minus: 9 is more than 2, but $-9$ is not more than $-2$.
picture: Two divers, one at 9 m, one at 2 m below water. Who is higher?
example: $-7 < -6 < 0 < 1$.
check: Which is bigger, -12 or -3? || -3

## integers.opposite
skills: 6.integers.meaning
title: Opposite numbers
also: opposite number; what is the opposite of -5; what does minus minus mean; opposite vs reciprocal; change the sign; additive inverse
near: integers.modulus; integers.subtract
what: Opposite numbers are equally far from zero on both sides: 5 and $-5$. Their sum is 0.
why: A step forward and the same step back bring you to the start: $5 + (-5) = 0$.
how: Change the sign. The opposite of $-8$ is $-(-8) = 8$.
when: When you subtract, and when you move on the number line.
mistake: Mixing it up with the reciprocal. The opposite of 4 is $-4$, the reciprocal is $\frac{1}{4}$.
picture: A mirror standing at zero.
example: $-x$ need not be negative: for $x = -3$ it is 3.
check: What is the opposite of -11? || 11

## integers.modulus
skills: 6.integers.meaning
title: What the absolute value is
also: absolute value; modulus; what do the two bars mean; why is absolute value never negative; distance from zero; |x| meaning; why is absolute value always positive; bars around a number; absolute value of -5; what do the two lines around a number mean; can absolute value be negative
near: integers.opposite; integers.line
what: The absolute value is the distance from zero: $|-7| = 7$ and $|7| = 7$.
why: Distances have no sign. Whether you walk 7 steps left or right, it is 7 steps, so the result is never negative.
how: Positive numbers and zero stay, negative ones lose the minus. Work out what is inside first: $|2 - 6| = |-4| = 4$.
when: Distances, differences of temperature, rules for adding signed numbers.
mistake: Thinking that $|x| = 5$ has one answer. Both 5 and $-5$ are five away from zero.
picture: Two houses at the same distance from the fountain, one on each side.
example: $|-3| + |2| = 3 + 2 = 5$.
check: What is the absolute value of -15? || 15

## integers.add-same
skills: 6.integers.add
title: Adding two negative numbers
also: add two negatives; negative plus negative; how do i add negative numbers; does a negative plus a negative make a positive; same signs add
near: integers.add-different; integers.minus-minus
what: With equal signs add the sizes and keep the sign: $-3 + (-4) = -7$.
why: A debt of 3 dollars and one of 4 dollars make a debt of 7.
how: Add without the signs, then write the common sign: $-12 + (-8) = -20$.
when: Two losses, two drops of temperature, two steps to the left.
mistake: Using the rule "two minuses make a plus". That rule is for multiplying, not for adding.
picture: Two arrows to the left, one after the other.
example: $-5 - 6 = -5 + (-6) = -11$.
check: What is -9 + (-6)? || -15

## integers.add-different
skills: 6.integers.add
title: Adding numbers with different signs
also: add positive and negative; different signs subtract; which sign does the answer get; -7 + 3; adding integers rules; minus plus; adding a positive and a negative; plus and minus together which sign; add numbers with different signs
near: integers.add-same; integers.subtract
what: With different signs subtract the smaller size from the bigger and take the sign of the bigger.
why: You owe 7 dollars and have 3. You pay 3 of the debt and still owe 4: $-7 + 3 = -4$. The stronger side wins.
how: $10 + (-4)$: $10 - 4 = 6$, plus is stronger, so $10 + (-4) = 6$.
when: Income and debt, up and down, gain and loss.
mistake: Adding the sizes: $-7 + 3$ is not $-10$.
picture: Tug of war: 7 people pull left, 3 pull right.
example: $-15 + 20 = 5$.
check: What is -8 + 5? || -3

## integers.subtract
skills: 6.integers.add
title: Subtracting means adding the opposite
also: subtract negative numbers; subtracting integers; keep change change; 3 - 8; small minus big; minus a positive; how do i subtract integers; subtract a bigger number from a smaller one; how can you take 8 from 5; 5 - 8; why is 3 - 5 negative
near: integers.minus-minus; integers.add-different
what: $a - b$ is the same as $a + (-b)$. So each difference can be done as a sum.
why: Taking 5 dollars out of the purse leaves you exactly where a new debt of 5 dollars would.
how: Leave the first, turn minus into plus, change the sign of the second: $3 - 8 = 3 + (-8) = -5$.
when: Whenever a difference has negative numbers or a bigger second number.
mistake: Turning the numbers around: $3 - 8$ is not $8 - 3$.
picture: On the line: stand at 3 and go 8 steps left.
example: $-2 - 6 = -2 + (-6) = -8$.
check: What is 4 - 10? || -6

## integers.minus-minus
skills: 6.integers.add
title: Why minus a negative becomes plus
also: why does minus minus make plus; subtracting a negative; two minus signs next to each other; 5 - (-3); double negative; why is minus a minus a plus; minus a negative; why does 5 - (-3) become plus; two minuses next to each other; subtract a negative number
near: integers.subtract; integers.times-negative
what: Taking away a negative is the same as adding a positive: $5 - (-3) = 5 + 3 = 8$.
why: If someone takes a debt of 3 dollars away from you, you are 3 dollars richer.
how: Look for a minus in front of a bracket with a minus inside, and write one plus for both.
when: Differences of temperature and height, opening brackets.
mistake: Making a plus from $-5 - 3$. The minuses do not stand together, so $-5 - 3 = -8$.
picture: Turn around (minus) and walk backward (minus): you move forward.
example: From $-4$ degrees to 6 degrees: $6 - (-4) = 10$ degrees warmer.
check: What is -2 - (-7)? || 5

## integers.multiply
skills: 6.integers.multiply
title: Multiplying and dividing signed numbers
also: multiply negative numbers; rules for signs; negative times positive; divide negative numbers; plus times minus; same signs positive different signs negative
near: integers.times-negative; integers.many-signs
what: Multiply or divide the sizes. Equal signs give plus, different signs give minus.
why: $4 \cdot (-3)$ is four debts of 3, a debt of 12. Division must undo it: $-12 \div 4 = -3$.
how: First decide the sign, then the number: $-6 \cdot 7$ has different signs, so $-6 \cdot 7 = -42$.
when: In each product and quotient; the rule for sums is another one.
mistake: Using this rule for sums: $-3 + (-4)$ is not 7.
picture: Four stairs down, three times.
example: $-20 \div (-5) = 4$, and the test is $4 \cdot (-5) = -20$.
check: What is -8 · 6? || -48

## integers.times-negative
skills: 6.integers.multiply
title: Why a negative times a negative is positive
also: why is negative times negative positive; minus times minus is plus why; why do two negatives make a positive; proof negative times negative; -2 times -3; minus times minus is plus; two negatives make a positive; negative times negative; why is (-2)*(-3) positive
near: integers.multiply; integers.minus-minus
what: $-2 \cdot (-3) = 6$: the second minus turns the direction around once more.
why: Watch the pattern: $-2 \cdot 2 = -4$, $-2 \cdot 1 = -2$, $-2 \cdot 0 = 0$. Each step adds 2, so next come $-2 \cdot (-1) = 2$ and $-2 \cdot (-2) = 4$.
how: Count the minus signs in the product. Two of them cancel.
when: Opening brackets with a minus before them, substituting negative values.
mistake: Carrying it over to sums. $-2 - 3$ has two minuses and is still $-5$.
picture: A film of a car driving backward, played in reverse: the car goes forward.
example: Three debts of 5 are taken from you: $-3 \cdot (-5) = 15$, you are 15 richer.
check: What is -7 · (-4)? || 28

## integers.many-signs
skills: 6.integers.multiply; 7.powers.meaning
title: The sign of a product with many factors
also: sign of a product; how many minus signs; product of several negative numbers; even number of negatives; negative number to a power; (-2)^3; sign with 3 negatives
near: integers.multiply; expressions.power-negative-base
what: An even number of negative factors gives plus, an odd number gives minus.
why: Minus signs cancel in pairs. If one is left without a partner, the product is negative.
how: Count them: $-2 \cdot 3 \cdot (-5) \cdot (-1)$ has three, so it is $-30$.
when: Long products and powers with a negative base.
mistake: Counting the numbers instead of the minus signs.
picture: Dancers in pairs: one left alone stands there as the minus.
example: $(-2)^4 = 16$, but $(-2)^3 = -8$.
check: Is (-1)^7 positive or negative? || negative

## integers.rationals
skills: 6.rationals.operations
title: Fractions and decimals with a minus
also: negative fractions; rational numbers; add negative fractions; where does the minus go in a fraction; what is a rational number; signed decimals
near: integers.add-different; fractions.add; integers.rationals-order
what: A rational number is any number you can write as a fraction of whole numbers, also a negative one: $-\frac{3}{4}$, $-0.5$, 7.
why: The rules for signs speak only of direction, the rules for fractions only of size. So both work together.
how: Decide the sign first, then count with the sizes: $-\frac{1}{2} + \frac{1}{3} = -\frac{3}{6} + \frac{2}{6} = -\frac{1}{6}$.
when: As soon as fractions and minus signs meet.
mistake: Giving the minus to both top and bottom: $\frac{-3}{-4}$ is $\frac{3}{4}$. One minus is enough, $\frac{-3}{4} = -\frac{3}{4}$.
picture: Between $-1$ and 0 lies a whole world of fractions, the mirror of the one between 0 and 1.
example: $-\frac{2}{3} \cdot \left(-\frac{3}{5}\right) = \frac{2}{5}$.
check: What is -1/4 + 3/4? || 1/2 | 2/4 | 0.5

## integers.rationals-order
skills: 6.rationals.operations
title: Long calculations with signs: one step at a time
also: order of operations with negatives; negative fractions and decimals together; how not to lose the minus; mixed fractions and decimals; long expression with minus signs
near: numbers.order; integers.rationals; decimals.from-fraction
what: Keep the order of operations, put negative numbers in brackets, and use one form: all fractions or all decimals.
why: A minus is easily lost when two things are done at once. Brackets glue it to its number.
how: $-0.5 \cdot 4 - (-3) = -2 + 3 = 1$: product first, then the double minus.
when: In every line with three or more signed numbers.
mistake: Reading $2 - 5 \cdot (-3)$ as $-3 \cdot (-3)$. The product comes first: $2 + 15 = 17$.
picture: Each number wears its sign like a hat and takes it along wherever it goes.
example: $\frac{1}{2} - 0.75 = 0.5 - 0.75 = -0.25$.
check: What is -2 · 3 + 10? || 4

## integers.distance
skills: 6.integers.meaning; 6.integers.add
title: The distance between two numbers
also: distance between two numbers; distance on the number line; how far from -3 to 5; difference of temperatures; absolute value of a difference; how much warmer
near: integers.modulus; integers.minus-minus; integers.line
what: The distance between $a$ and $b$ is the bigger minus the smaller, $|a - b|$.
why: Steps have no sign. From the left house to the right one it is as far as back.
how: From $-3$ to 5: $5 - (-3) = 8$. Check: 3 steps to zero and 5 more.
when: Temperatures, heights and depths, lengths on an axis.
mistake: Subtracting without the minus: $5 - 3$ gives 2.
picture: A walk along the street past the fountain at 0.
example: From $-9$ to $-4$: $-4 - (-9) = 5$.
check: How far is it from -6 to 2? || 8

## integers.minus-three-roles
skills: 6.integers.add; 6.integers.meaning
title: The three jobs of the minus sign
also: what does the minus sign mean; minus or negative; is -5 minus five or negative five; difference between negative and subtract; why is there a minus in brackets; -(-3)
near: integers.opposite; integers.subtract; integers.minus-minus
what: A minus can say "subtract" (between two numbers), "negative" (as part of a number) or "the opposite of" (before a letter or bracket).
why: The three fit together: $7 - 5$ is $7 + (-5)$, and $-5$ is the opposite of 5. So one sign may serve all.
how: Look what stands to the left. A number or bracket: subtract. Nothing, or an opening bracket: negative or opposite.
when: Reading lines with many signs.
mistake: Deleting one of two minus signs that do different jobs.
picture: One key that fits three doors.
example: In $4 - (-6) = 10$ the first minus subtracts, the second belongs to 6.
check: What is -(-12)? || 12
`
