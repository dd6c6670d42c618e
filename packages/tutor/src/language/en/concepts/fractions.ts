/** How cards are written: `concepts/card.ts`. */
export const fractions = String.raw`
## fractions.meaning
skills: 5.fractions.meaning
title: What a fraction is
also: what is a fraction; what does 3/4 mean; numerator and denominator; which is the top number; what does the bottom number mean; is a fraction a number; what are fractions; explain fractions; what is the top and the bottom of a fraction; numerator or denominator which one is on top; how to remember numerator and denominator; i dont understand anything about fractions
near: fractions.bar-is-division; fractions.equal
what: The bottom (denominator) says into how many equal parts the whole is cut, the top (numerator) says how many of them you take.
why: Whole numbers cannot say "less than one pizza". If you cut it in 4 equal parts, 3 of them are $\frac{3}{4}$.
how: Find the whole, count the equal parts, count the taken ones. 5 slices of 8: $\frac{5}{8}$.
when: Whenever something is cut, shared or only partly full.
mistake: Counting parts that are not equal. A cake cut in one big and one small piece is not cut in halves.
picture: A chocolate bar of 8 squares with 5 squares colored.
example: 20 minutes of an hour are $\frac{20}{60} = \frac{1}{3}$ of it.
check: In 2/7, which number is the denominator? || 7

## fractions.bar-is-division
skills: 5.fractions.meaning
title: Why the fraction bar means division
also: is a fraction a division; does the line in a fraction mean divide; fraction bar; how is 3/4 the same as 3 divided by 4; 3 pizzas for 4 people
near: fractions.meaning; decimals.from-fraction
what: A fraction is a division that is written down and left as it is: $3 \div 4 = \frac{3}{4}$.
why: Share 3 pizzas among 4 friends. Cut each pizza in quarters, everyone gets one quarter from each: 3 quarters.
how: To turn a fraction into a number without a bar, divide top by bottom: $\frac{12}{4} = 12 \div 4 = 3$.
when: When a division does not come out even, and when you want the decimal.
mistake: Dividing the wrong way round. $\frac{2}{5}$ is 2 divided by 5, not 5 divided by 2.
picture: The division sign itself: a bar with a dot above and a dot below, places for two numbers.
example: $\frac{7}{2} = 7 \div 2 = 3.5$.
check: Write 5 divided by 9 as a fraction. || 5/9

## fractions.of-a-number
skills: 5.fractions.meaning; 6.fractions.multiply
title: How to find a fraction of a number
also: fraction of a number; how do i find 2/3 of 12; what does of mean in math; three quarters of; find a part of a number; 2/3 of; 3/4 of 20; part of a number; a third of; what is two thirds of
near: fractions.whole-from-part; fractions.multiply; percent.of-a-number
what: A fraction of a number: divide by the bottom to get one part, multiply by the top to get all the parts.
why: Two thirds of 12 candies: make 3 equal heaps of 4 and take 2 heaps, so 8.
how: $12 \div 3 = 4$, then $4 \cdot 2 = 8$. In one line: $\frac{2}{3} \cdot 12 = 8$.
when: "Of" after a fraction tells you to do this: half of the class, three fifths of the way.
mistake: Stopping after the division: 4 is only one third.
picture: A bar of length 12 cut in three boxes, two of them shaded.
example: $\frac{3}{5}$ of 40 dollars: $40 \div 5 = 8$, $8 \cdot 3 = 24$ dollars.
check: What is 3/4 of 20? || 15

## fractions.whole-from-part
skills: 5.fractions.meaning; 6.fractions.divide
title: How to find the whole when a part is known
also: find the whole from a part; 2/3 of a number is 10; working backward with fractions; how do i find the original number; number by its part
near: fractions.of-a-number; percent.find-the-whole
what: Divide the known part by the top of the fraction to get one piece, then multiply by the bottom.
why: If two thirds of a way are 10 km, one third is 5 km, and the whole way has three of these.
how: $10 \div 2 = 5$, $5 \cdot 3 = 15$. In one line: $10 \div \frac{2}{3} = 15$.
when: When the number you know belongs to the part and the whole is asked.
mistake: Taking $\frac{2}{3}$ of 10. The whole must be bigger than its part.
picture: Three boxes in a row; the first two together are labeled 10.
example: 12 girls are $\frac{3}{5}$ of a class: $12 \div 3 = 4$, $4 \cdot 5 = 20$ students.
check: 1/4 of a number is 6. What is the number? || 24

## fractions.equal
skills: 5.fractions.reduce
title: Why different fractions can be equal
also: equivalent fractions; why is 1/2 the same as 2/4; same fraction different numbers; multiply top and bottom by the same number; expand a fraction; is 1/2 the same as 2/4; why can i multiply top and bottom
near: fractions.reduce; fractions.common-denominator
what: Multiply or divide top and bottom by the same number (not 0) and the fraction keeps its value: $\frac{1}{2} = \frac{2}{4} = \frac{5}{10}$.
why: If you cut every slice in two, you have twice as many slices, but each is half as big. The amount on your plate is the same.
how: $\frac{3}{4} = \frac{3 \cdot 5}{4 \cdot 5} = \frac{15}{20}$.
when: To compare, to add, or to make the numbers smaller.
mistake: Adding the same number to both: $\frac{1}{2} \ne \frac{1 + 3}{2 + 3}$, since $\frac{4}{5}$ is much more than a half.
picture: One bar shaded halfway; draw more cutting lines across it. The shade does not move.
example: $\frac{2}{7} = \frac{6}{21}$: both were multiplied by 3.
check: 3/5 = ?/20. What number is missing? || 12

## fractions.reduce
skills: 5.fractions.reduce
title: How to reduce a fraction
also: simplify a fraction; reduce to lowest terms; how do i make a fraction smaller; cancel a fraction; when is a fraction fully simplified; simplest form; lowest terms; how to cancel a fraction; make a fraction smaller
near: fractions.equal; numbers.gcd; fractions.cancel-only-factors
what: Reducing means dividing top and bottom by the same number until they share nothing but 1.
why: 6 slices of 8 is as much as 3 pieces of 4: put the slices together in pairs. Smaller numbers are easier to see and to count with.
how: Look for a number that divides both, best the greatest common factor: $\frac{18}{24} = \frac{18 \div 6}{24 \div 6} = \frac{3}{4}$.
when: At the end of every answer, and before multiplying.
mistake: Dividing only one of the two, or stopping early: $\frac{6}{8}$ can still be halved.
picture: A bar of 24 squares with 18 shaded; rub out lines until only 4 big boxes are left, 3 shaded.
example: $\frac{35}{50} = \frac{7}{10}$.
check: Reduce 12/20. || 3/5

## fractions.cancel-only-factors
skills: 5.fractions.reduce; 6.fractions.multiply
title: Why you may cancel factors but not terms of a sum
also: why can't i cancel the numbers in a sum; cancel across plus; can i cross out the same number; canceling mistake; when can i cancel in a fraction; cross out top and bottom
near: fractions.reduce; expressions.factoring-why
what: You may cross out a number only if it multiplies the whole top and the whole bottom.
why: Test it: $\frac{3 + 4}{3 + 5} = \frac{7}{8}$. Crossing out the threes would leave $\frac{4}{5}$, a different number.
how: $\frac{3 \cdot 4}{3 \cdot 5} = \frac{4}{5}$: here 3 is a factor of everything, so it may go.
when: Each time you want to cross something out: ask first if there is a plus or minus next to it.
mistake: Crossing out the 2 in $\frac{x + 2}{2}$. Only one term would be divided.
picture: Three people pay a bill together. You cannot divide only one person's part by 3 and say the bill is divided.
example: $\frac{6 + 9}{3} = \frac{15}{3} = 5$, and term by term $\frac{6}{3} + \frac{9}{3} = 2 + 3 = 5$.
check: May the 5 in (5 + 2)/5 be crossed out? || no

## fractions.compare
skills: 5.fractions.compare
title: How to compare fractions
also: which fraction is bigger; compare fractions; how do i know which fraction is larger; order fractions; same numerator; is 1/3 bigger than 1/4; is 2/5 more than 1/2
near: fractions.compare-with-half; fractions.common-denominator
what: With equal bottoms the bigger top wins. With equal tops the smaller bottom wins. Otherwise give both the same bottom.
why: The more people share a pizza, the smaller the slices: $\frac{1}{4} < \frac{1}{3}$. Only pieces of the same size can be counted against each other.
how: $\frac{2}{3}$ and $\frac{3}{4}$: make twelfths, $\frac{8}{12} < \frac{9}{12}$, so $\frac{2}{3} < \frac{3}{4}$.
when: When you choose the better deal, the bigger share, or sort numbers.
mistake: Thinking that bigger numbers make a bigger fraction: $\frac{5}{12} < \frac{1}{2}$.
picture: Two bars of equal length, one under the other, cut into thirds and into quarters.
example: $\frac{5}{6} > \frac{5}{7}$: the same number of pieces, but sixths are bigger.
check: Which is bigger, 3/5 or 5/8? || 5/8

## fractions.compare-with-half
skills: 5.fractions.compare
title: Comparing fractions without a common denominator
also: compare fractions quickly; trick to compare fractions; compare to one half; which is closer to 1; cross multiply to compare
near: fractions.compare; fractions.meaning
what: Look where each fraction stands: below a half, above a half, or how much is missing to 1.
why: If one is more than a half and the other less, nothing needs to be calculated. And who misses less to 1 is bigger.
how: $\frac{7}{8}$ misses $\frac{1}{8}$, $\frac{8}{9}$ misses only $\frac{1}{9}$, so $\frac{7}{8} < \frac{8}{9}$.
when: For a quick check, or when a common denominator would be huge.
mistake: Saying $\frac{7}{8}$ and $\frac{8}{9}$ are equal because one piece is missing in each. The missing pieces differ in size.
picture: A number line from 0 to 1 with a flag at the middle.
example: $\frac{4}{9} < \frac{1}{2}$ and $\frac{6}{11} > \frac{1}{2}$, so $\frac{4}{9} < \frac{6}{11}$.
check: Which is bigger, 5/6 or 6/7? || 6/7

## fractions.add-same
skills: 5.fractions.same-denominator
title: Adding fractions with the same denominator
also: add fractions same denominator; 2/7 + 3/7; how do i add fractions with like denominators; subtract like fractions; what happens to the denominator
near: fractions.why-not-add-bottoms; fractions.add
what: If the bottoms are equal, add or subtract the tops and keep the bottom.
why: 2 sevenths and 3 sevenths are 5 sevenths, just as 2 apples and 3 apples are 5 apples. "Sevenths" is the name of the piece.
how: $\frac{2}{7} + \frac{3}{7} = \frac{5}{7}$.
when: As soon as the pieces have the same size.
mistake: Adding the bottoms too. The pieces do not get smaller when you put them together.
picture: A bar with 7 boxes; color 2 boxes red and 3 blue.
example: $\frac{8}{9} - \frac{4}{9} = \frac{4}{9}$.
check: What is 3/11 + 5/11? || 8/11

## fractions.why-not-add-bottoms
skills: 5.fractions.same-denominator; 6.fractions.add
title: Why we do not add the denominators
also: why don't we add the denominators; why not add the bottoms; why can't i add top and bottom; 1/2 + 1/2 is not 2/4; adding straight across; why is 1/2 + 1/2 not 2/4; why dont we add the denominators; add tops and bottoms wrong
near: fractions.add-same; fractions.common-denominator
what: The denominator names the size of the piece. Putting pieces together changes how many there are, not how big they are.
why: Test it: $\frac{1}{2} + \frac{1}{2} = 1$. Adding tops and bottoms would give $\frac{2}{4}$, which is a half: you would lose half a pizza.
how: Keep the bottom and add only the tops. If the bottoms differ, make them equal first.
when: Every time you add or subtract fractions.
mistake: $\frac{1}{2} + \frac{1}{3} \ne \frac{2}{5}$. The wrong sum would even be smaller than a half.
picture: Two halves of an apple pushed together are an apple, not two quarters.
example: $\frac{1}{5} + \frac{2}{5} = \frac{3}{5}$, because they are all fifths.
check: Can 1/2 + 1/4 be 2/6? || no

## fractions.common-denominator
skills: 6.fractions.add; 6.fractions.subtract
title: Why a common denominator is needed and how to find it
also: common denominator; how do i find the common denominator; why do we need the same denominator; lowest common denominator; lcd; make the bottoms the same; why do i need a common denominator for adding but not for multiplying; why is lcm taken in fraction addition; why make the bottoms the same; least common denominator
near: numbers.lcm; fractions.add; fractions.equal
what: A common denominator is a number that both bottoms divide. The least one is their least common multiple.
why: You cannot count 2 coins of one kind and 3 of another as 5 of anything, until you change both to cents. Equal pieces are the cents.
how: For $\frac{1}{4}$ and $\frac{1}{6}$: go through multiples of 6 until 4 divides: 12. $\frac{1}{4} = \frac{3}{12}$ and $\frac{1}{6} = \frac{2}{12}$.
when: Adding, subtracting and comparing. Not for multiplying or dividing.
mistake: Changing the bottom and forgetting the top: $\frac{1}{4}$ does not become $\frac{1}{12}$.
picture: A bar cut in 4 and the same bar cut in 6; add lines to both until the cuts match.
example: For $\frac{2}{3}$ and $\frac{1}{5}$ it is 15: $\frac{2}{3} = \frac{10}{15}$ and $\frac{1}{5} = \frac{3}{15}$.
check: What is the least common denominator of 1/6 and 1/8? || 24

## fractions.add
skills: 6.fractions.add
title: How to add fractions with different denominators
also: add fractions with different denominators; unlike denominators; how do i add fractions; 1/2 + 1/3; steps for adding fractions; bottoms are different how to add; add 1/2 and 1/3; unlike fractions sum
near: fractions.common-denominator; fractions.subtract; fractions.why-not-add-bottoms
what: Make the bottoms equal, add the tops, reduce.
why: Only pieces of one size can be counted together. Cutting finer changes no amount, it only makes the pieces alike.
how: $\frac{1}{2} + \frac{1}{3} = \frac{3}{6} + \frac{2}{6} = \frac{5}{6}$.
when: When parts of the same whole come together: parts of a day, of a tank, of a job.
mistake: Multiplying the bottom and leaving the top as it was.
picture: Half a bar and a third of a bar; cut both into sixths and count 3 and 2.
example: $\frac{3}{4} + \frac{1}{10} = \frac{15}{20} + \frac{2}{20} = \frac{17}{20}$.
check: What is 1/4 + 1/6? || 5/12

## fractions.subtract
skills: 6.fractions.subtract
title: How to subtract fractions
also: subtract fractions; minus fractions with different denominators; take away a fraction; fraction from a whole number; 1 minus 3/8; subtract fractions with different bottoms; 3/4 - 1/3
near: fractions.add; fractions.mixed-subtract
what: Make the bottoms equal, subtract the tops, keep the bottom. A whole number is first written with that bottom too.
why: From 5 sixths you can take 2 sixths and have 3 sixths. From a whole pizza you must first cut slices before you can give some away.
how: $\frac{3}{4} - \frac{1}{6} = \frac{9}{12} - \frac{2}{12} = \frac{7}{12}$.
when: What is left of the tank, of the way, of the cake.
mistake: Taking the bottoms away from each other: $\frac{3}{4} - \frac{1}{2} \ne \frac{2}{2}$.
picture: A bar of 12 boxes, 9 shaded; cross out 2 of the shaded ones.
example: $1 - \frac{3}{8} = \frac{8}{8} - \frac{3}{8} = \frac{5}{8}$.
check: What is 5/6 - 1/2? || 1/3 | 2/6

## fractions.multiply
skills: 6.fractions.multiply
title: How to multiply fractions and why it works
also: multiply fractions; top times top bottom times bottom; why do we multiply straight across; do i need a common denominator to multiply; half of a third; times fractions; multiply fractions top times top; why no common denominator when multiplying; half of a half; 1/2 of 3/4
near: fractions.of-a-number; fractions.multiply-smaller; fractions.cancel-only-factors
what: Multiply top by top and bottom by bottom. No common denominator is needed.
why: Half of a third: cut each third in two and the whole has $2 \cdot 3 = 6$ pieces; you take one. So $\frac{1}{2} \cdot \frac{1}{3} = \frac{1}{6}$.
how: Cross-cancel first, then multiply: $\frac{2}{3} \cdot \frac{5}{8} = \frac{10}{24} = \frac{5}{12}$.
when: "A part of a part", an area with fraction sides, a fraction of an amount.
mistake: Making a common denominator first. It is allowed, but only makes the numbers huge.
picture: A square, 2 of 3 columns striped one way, 5 of 8 rows the other way. The double-striped boxes are the product.
example: $\frac{3}{4} \cdot \frac{2}{9} = \frac{6}{36} = \frac{1}{6}$.
check: What is 2/5 · 3/7? || 6/35

## fractions.multiply-smaller
skills: 6.fractions.multiply
title: Why multiplying can make a number smaller
also: why does multiplying make it smaller; multiply by a fraction gets smaller; times a half is less; shouldn't multiplication make it bigger; dividing makes it bigger
near: fractions.multiply; fractions.divide-flip; decimals.multiply-smaller
what: Multiplying by a number below 1 takes only a part, so the result is smaller. Dividing by such a number gives more.
why: $6 \cdot 2$ is two sixes, $6 \cdot 1$ is one six, $6 \cdot \frac{1}{2}$ is half of a six. Naturally that is less than 6.
how: Before you count, compare the second factor with 1: above 1 the result grows, below 1 it shrinks.
when: As a quick check of every product and quotient with fractions.
mistake: Choosing division only because the answer must be smaller.
picture: A copy machine: at 200 percent the picture grows, at 50 percent it shrinks.
example: $10 \cdot \frac{3}{5} = 6$ is less than 10, but $10 \div \frac{1}{5} = 50$ is more.
check: Is 8 · 3/4 more or less than 8? || less

## fractions.reciprocal
skills: 6.fractions.divide
title: What a reciprocal is
also: reciprocal; inverse fraction; turn the fraction upside down; multiplicative inverse; reciprocal of a whole number; does zero have a reciprocal; what does reciprocal mean; one over a number
near: fractions.divide-flip; expressions.power-negative
what: The reciprocal is the number that gives 1 when multiplied: $\frac{2}{5} \cdot \frac{5}{2} = 1$.
why: Two fifths of a bar; take it $\frac{5}{2}$ times and you have the full bar back. One undoes the other.
how: Turn the fraction over. A whole number has 1 below it: 4 is $\frac{4}{1}$, so its reciprocal is $\frac{1}{4}$.
when: When you divide by a fraction or want to undo a multiplication.
mistake: Changing the sign. The reciprocal of $\frac{2}{3}$ is $\frac{3}{2}$, not $-\frac{2}{3}$.
picture: A seesaw: on one side the number, on the other its reciprocal, in the middle always 1.
example: $\frac{7}{3} \cdot \frac{3}{7} = 1$. Zero has no reciprocal, since $0$ times anything is 0.
check: What is the reciprocal of 6? || 1/6

## fractions.divide-flip
skills: 6.fractions.divide
title: Why dividing by a fraction flips it
also: flip the second fraction; invert and multiply; keep change flip; why do we flip; dividing fractions upside down; how to divide fractions; kcf; why flip the second fraction; why multiply by the reciprocal; why turn the fraction upside down; does dividing by a fraction make it bigger always; divide fractions
near: fractions.multiply; fractions.reciprocal
what: Dividing by a fraction gives the same as multiplying by its reciprocal, the fraction turned over.
why: How many halves fit into 3? Two into each whole, so $3 \cdot 2 = 6$. Dividing by $\frac{1}{2}$ asks exactly that, so it is multiplying by 2.
how: Keep the first fraction, turn the second one over, multiply. $\frac{2}{3} \div \frac{4}{5} = \frac{2}{3} \cdot \frac{5}{4} = \frac{5}{6}$.
when: Whenever you share or measure by a part: how many quarter-liter cups are in 3 liters?
mistake: Turning over the first fraction. Only what you divide by is turned.
picture: Draw 3 bars and cut each in halves: count the pieces, 6.
example: $\frac{3}{4} \div \frac{1}{8} = \frac{3}{4} \cdot 8 = 6$: six eighths make three quarters.
check: How many thirds are in 4? || 12

## fractions.divide-by-whole
skills: 6.fractions.divide
title: How to divide a fraction by a whole number
also: fraction divided by a whole number; 3/4 divided by 2; share a fraction; half of a fraction; why does the bottom get multiplied
near: fractions.divide-flip; fractions.of-a-number
what: Multiply the bottom by the whole number, or divide the top by it if that works out.
why: Three quarters of a pizza for 2 people: cut each quarter in two. The pieces are eighths now, and each person gets 3.
how: $\frac{3}{4} \div 2 = \frac{3}{8}$.
when: When a part is shared equally.
mistake: Dividing top and bottom. That only reduces the fraction and shares nothing.
picture: A bar with three of four boxes shaded, then one cut along the whole bar: the upper half of the shade is yours.
example: $\frac{6}{7} \div 3 = \frac{2}{7}$: six sevenths in three heaps.
check: What is 2/3 divided by 4? || 1/6 | 2/12

## fractions.mixed
skills: 6.fractions.mixed
title: Mixed numbers and improper fractions
also: what is a mixed number; improper fraction to mixed number; how do i turn a mixed number into a fraction; top bigger than bottom; top heavy fraction; convert 2 1/3; what is an improper fraction; turn a mixed number into a fraction; 2 1/3 as a fraction
near: fractions.bar-is-division; fractions.mixed-subtract; numbers.remainder
what: A mixed number is a whole number plus a fraction: $2\frac{1}{3} = 2 + \frac{1}{3}$. As one fraction it is $\frac{7}{3}$.
why: 2 whole pizzas are 6 thirds, and 1 third more makes 7 thirds. Nothing is added, it is only cut.
how: To a fraction: whole times bottom plus top, $2 \cdot 3 + 1 = 7$. Back: divide with remainder, 7 by 3 is 2, remainder 1.
when: Mixed for answers you want to imagine, fractions for multiplying and dividing.
mistake: Reading $2\frac{1}{3}$ as 2 times $\frac{1}{3}$. It is 2 plus $\frac{1}{3}$.
picture: Two full circles and a third of a circle, all cut into thirds: count 7 pieces.
example: $\frac{17}{5} = 3\frac{2}{5}$, because $17 = 5 \cdot 3 + 2$.
check: Write 3 1/4 as an improper fraction. || 13/4

## fractions.mixed-subtract
skills: 6.fractions.mixed; 6.fractions.subtract
title: Subtracting mixed numbers when the fraction is too small
also: subtract mixed numbers; borrow from the whole number; regroup mixed numbers; 5 1/4 minus 2 3/4; mixed number minus; adding mixed numbers
near: fractions.mixed; numbers.carry-and-borrow
what: If the first fraction is too small, break one whole into pieces and add them to it.
why: You have 5 pizzas and a quarter and must give away 2 and three quarters. You cut one whole pizza: 4 pizzas and 5 quarters.
how: $5\frac{1}{4} - 2\frac{3}{4} = 4\frac{5}{4} - 2\frac{3}{4} = 2\frac{2}{4} = 2\frac{1}{2}$.
when: With lengths, times and recipes given as mixed numbers.
mistake: Subtracting the smaller fraction from the larger one whichever stands first.
picture: One of five full circles is cut into four quarters and joins the lonely quarter.
example: $3\frac{1}{5} - 1\frac{4}{5} = 2\frac{6}{5} - 1\frac{4}{5} = 1\frac{2}{5}$.
check: What is 4 - 1 1/3? || 2 2/3 | 8/3

## fractions.answer-form
skills: 6.fractions.mixed; 5.fractions.reduce
title: Fraction, mixed number or decimal: which form for the answer
also: can the answer be a mixed number; should i leave it as an improper fraction; fraction or decimal answer; which form is better; do i have to simplify the answer; mixed number or fraction
near: fractions.mixed; decimals.from-fraction; fractions.reduce
what: All forms of the same number are right. Reduce, and use the form the task asks for.
why: $\frac{17}{12}$, $1\frac{5}{12}$ and 1.41666... are three names. The first is best for going on, the second for imagining, the third for comparing.
how: Exact answer: a reduced fraction. A length or a time: mixed number or decimal. Going on calculating: improper fraction.
when: In the last line of each task.
mistake: Rounding $\frac{1}{3}$ to 0.33 where an exact answer is wanted.
picture: One person in sports clothes, in a suit, in a raincoat.
example: $\frac{7}{4} = 1\frac{3}{4} = 1.75$.
check: Is 1 1/2 the same number as 3/2? || yes

## fractions.between
skills: 5.fractions.compare; 5.fractions.reduce
title: Numbers between two fractions
also: is there a fraction between 1/3 and 1/2; find a number between two fractions; how many fractions between; number between 0.3 and 0.4; what comes after 1/2
near: fractions.compare; fractions.equal; decimals.trailing-zeros
what: Between two different fractions there are always more, as many as you like. So no fraction has a next one.
why: Cut the pieces finer and new marks appear between the old ones, like zooming into a ruler.
how: $\frac{1}{3}$ and $\frac{1}{2}$: as twelfths they are $\frac{4}{12}$ and $\frac{6}{12}$, so $\frac{5}{12}$ lies between.
when: Number lines, estimates, choosing a value in between.
mistake: Thinking nothing fits between $\frac{3}{7}$ and $\frac{4}{7}$: $\frac{7}{14}$ does.
picture: A zoom on a map: at each step new streets appear.
example: Between 0.3 and 0.4: $0.30 < 0.35 < 0.40$.
check: Is there a fraction between 3/5 and 4/5? || yes

## fractions.stacked
skills: 6.fractions.divide
title: A fraction inside a fraction
also: complex fraction; fraction over a fraction; stacked fraction; double decker fraction; how do i simplify a fraction in a fraction; multiply mixed numbers
near: fractions.divide-flip; fractions.bar-is-division
what: The long bar is a division: top fraction divided by bottom fraction.
why: A bar always means divide, whatever stands on it. So you already know the rule: turn the lower one over and multiply.
how: $\frac{\frac{2}{3}}{\frac{4}{5}} = \frac{2}{3} \cdot \frac{5}{4} = \frac{5}{6}$.
when: Rates with fractions, formulas, algebra later on.
mistake: Losing which bar is the main one. Draw it longer.
picture: A sandwich with two layers: the middle slice is the division.
example: $\frac{3}{\frac{1}{2}} = 3 \cdot 2 = 6$.
check: What is 1 over 1/4? || 4
`
