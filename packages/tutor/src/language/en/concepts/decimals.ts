/** How cards are written: `concepts/card.ts`. */
export const decimals = String.raw`
## decimals.meaning
skills: 5.decimals.meaning
title: What a decimal is
also: what is a decimal; what does the decimal point mean; tenths and hundredths; how to read 0.37; why is there no oneths place; decimal place value; numbers after the decimal point
near: numbers.place-value; decimals.compare; decimals.from-fraction
what: The digits after the point are tenths, hundredths, thousandths: $0.37 = \frac{3}{10} + \frac{7}{100}$.
why: Each place is ten times smaller than its left neighbor. After ones come tenths, as a dime is a tenth of a dollar and a cent a tenth of a dime.
how: Name the last place and read the digits as a number: 0.37 is 37 hundredths, $\frac{37}{100}$.
when: Money, lengths, times in sport, everything a calculator shows.
mistake: Reading 2.15 as "two point fifteen wholes". The 15 are hundredths.
picture: One full square, cut in 100 little squares: 37 are colored, 3 full columns and 7 more.
example: $4.06 = 4 + \frac{6}{100}$: the tenths place is empty.
check: Write 9 hundredths as a decimal. || 0.09

## decimals.compare
skills: 5.decimals.meaning
title: Why 0.3 is bigger than 0.25
also: which decimal is bigger; is 0.25 bigger than 0.3; compare decimals; longer decimal is bigger; 0.5 or 0.45; order decimals; why is 0.5 bigger than 0.45; is 3.10 bigger than 3.9; longer decimal is not bigger; is 0.7 more than 0.65
near: decimals.trailing-zeros; decimals.meaning
what: Compare place by place from the left: wholes, tenths, hundredths. The number of digits does not matter.
why: Write both with hundredths: $0.3 = 0.30$, that is 30 hundredths against 25. Or think of money: 30 cents is more than 25 cents.
how: Fill up with zeros until both are equally long: $0.30 > 0.25$.
when: Sorting results, prices and measurements.
mistake: Comparing 25 with 3 as if they were whole numbers.
picture: A bar of ten columns: three full columns are more than two and a half.
example: $1.09 < 1.1$, because $1.1 = 1.10$.
check: Which is bigger, 0.7 or 0.65? || 0.7

## decimals.trailing-zeros
skills: 5.decimals.meaning; 5.decimals.add
title: Which zeros in a decimal may be left out
also: is 0.5 the same as 0.50; can i drop zeros after the decimal point; trailing zeros; does adding a zero change a decimal; zeros at the end
near: decimals.compare; numbers.zero-in-a-number
what: Zeros at the very end, after the point, change nothing: $0.5 = 0.50 = 0.500$. Zeros in between matter.
why: 5 tenths and "5 tenths and no hundredths" are the same amount. But in 0.05 the zero pushes the 5 into the hundredths.
how: Ask if a digit would slide to another place without this zero. If not, you may leave it out.
when: When you line up decimals for adding or make an answer shorter.
mistake: Dropping the zero in the middle: $3.07 \ne 3.7$.
picture: Empty wagons at the end of a train can be uncoupled; an empty wagon in the middle cannot just vanish.
example: $12.400 = 12.4$.
check: Is 0.60 equal to 0.6? || yes

## decimals.add
skills: 5.decimals.add
title: Adding and subtracting decimals
also: add decimals; subtract decimals; line up the decimal point; why do we line up decimal points; decimals in columns; 5 minus 1.23
near: decimals.trailing-zeros; numbers.carry-and-borrow
what: Write the numbers so that point stands under point, then add or subtract as always.
why: Only equal places may be added: tenths to tenths, cents to cents. If you line up the last digits, you add dimes to pennies.
how: $3.4 + 0.58 = 3.40 + 0.58 = 3.98$.
when: Bills, change, lengths.
mistake: $3.4 + 0.58$ lined up at the right end, as if 4 and 8 belonged together.
picture: A zipper: the points are the teeth that must sit under each other.
example: $5 - 1.23 = 5.00 - 1.23 = 3.77$.
check: What is 2.5 + 0.75? || 3.25

## decimals.multiply
skills: 5.decimals.multiply
title: Where the point goes when you multiply decimals
also: multiply decimals; where do i put the decimal point; count decimal places; why do we add up the decimal places; 0.3 times 0.2; decimals times decimals; how many decimal places in the product; why count decimal places when multiplying; where to put the decimal point after multiplying
near: decimals.multiply-smaller; decimals.shift-point
what: Multiply without the points, then cut off as many digits as both factors have after the point together.
why: 0.3 is 3 tenths, 0.2 is 2 tenths. A tenth of a tenth is a hundredth, so the product is 6 hundredths: $0.3 \cdot 0.2 = 0.06$.
how: $1.2 \cdot 0.4$: $12 \cdot 4 = 48$, two digits after the points together, so $1.2 \cdot 0.4 = 0.48$.
when: Price times weight, area with decimal sides, percent of a number.
mistake: Lining up the points as in a sum and writing $0.3 \cdot 0.2$ as 0.6.
picture: A square with 100 boxes; a piece 3 boxes wide and 2 boxes high has 6 boxes.
example: $2.5 \cdot 1.5 = 3.75$, since $25 \cdot 15 = 375$.
check: What is 0.6 · 0.7? || 0.42

## decimals.multiply-smaller
skills: 5.decimals.multiply; 5.decimals.divide
title: Why times 0.5 shrinks and divided by 0.5 grows
also: why does multiplying by a decimal make it smaller; why does dividing by 0.5 make it bigger; divide by a number less than 1; times 0.1; shouldn't division make it smaller; how can 0.5 times 0.5 be smaller; 0.5 times 0.5 is 0.25
near: fractions.multiply-smaller; decimals.divide-by-decimal
what: Multiplying by a number under 1 takes a part. Dividing by it asks how many such small parts fit.
why: Half of 8 is 4: $8 \cdot 0.5 = 4$. But half-liter bottles from 8 liters: two from each liter, $8 \div 0.5 = 16$.
how: Guess before you count: is the second number above or below 1?
when: As a check of where the point belongs.
mistake: Changing the operation because "the answer must get smaller when I divide".
picture: Cutting a long ribbon in short bits: the shorter the bit, the more bits.
example: $20 \cdot 0.1 = 2$, and $20 \div 0.1 = 200$.
check: What is 6 divided by 0.5? || 12

## decimals.shift-point
skills: 5.decimals.multiply; 5.decimals.divide
title: Moving the point: times and divided by 10, 100, 1000
also: move the decimal point; multiply decimal by 10; divide decimal by 100; which way does the decimal point move
near: numbers.times-ten; decimals.divide-by-decimal
what: Times 10 the point moves one place to the right, divided by 10 one place to the left. 100 means two places, 1000 three.
why: Really the digits move: tenths become ones when taken ten times, as ten dimes become a dollar.
how: Count the zeros: $3.45 \cdot 100 = 345$ and $3.45 \div 10 = 0.345$.
when: Changing units, percent, standard form.
mistake: Moving the wrong way. Check the size: times must make it bigger here.
picture: Digits on a conveyor belt under a fixed point.
example: $0.07 \cdot 1000 = 70$; the empty places get zeros.
check: What is 6.2 divided by 100? || 0.062

## decimals.divide
skills: 5.decimals.divide
title: Dividing a decimal by a whole number
also: divide decimals; decimal divided by whole number; where does the point go in division; long division with decimals; divide and add zeros
near: numbers.divide-meaning; decimals.divide-by-decimal
what: Divide as usual and set the point in the answer at the moment you pass it in the dividend.
why: First you share the wholes, then you change the leftover into tenths and share those. The point marks where the wholes are finished.
how: $7.2 \div 4$: 7 wholes give 1, left 3; 32 tenths give 8 tenths: $7.2 \div 4 = 1.8$.
when: Price for one, equal parts of a length, an average.
mistake: Stopping with a remainder. You may write a zero and go on: $5 \div 4 = 1.25$.
picture: Paying 7.20 dollars to 4 people: one dollar each, change the rest to dimes, 8 dimes each.
example: $0.96 \div 3 = 0.32$.
check: What is 8.4 divided by 6? || 1.4

## decimals.divide-by-decimal
skills: 5.decimals.divide
title: Why we move both points when dividing by a decimal
also: divide by a decimal; why do we move the decimal point in both numbers; 6 divided by 0.2; dividing decimal by decimal; make the divisor whole
near: decimals.divide; fractions.equal
what: Move the point in both numbers by the same number of places until you divide by a whole number.
why: A quotient is like a fraction: multiply both by 10 and it stays the same. 6 dollars in 20-cent coins is 600 cents in 20-cent coins.
how: $4.5 \div 0.15 = 450 \div 15 = 30$.
when: Each time the number you divide by has digits after the point.
mistake: Moving the point only in the divisor. That changes the answer ten or a hundred times.
picture: Two people on an escalator: both go up equally far, the gap between them stays.
example: $0.72 \div 0.8 = 7.2 \div 8 = 0.9$.
check: What is 3.6 divided by 0.9? || 4

## decimals.round
skills: 5.decimals.round
title: How to round a number
also: how do i round; round to the nearest tenth; round to hundreds; which digit do i look at; round to one decimal place; rounding rules; significant place; when do i round up and when down; which digit do i look at when rounding; round to two decimal places; is 4 rounded up or down
near: decimals.round-five; decimals.estimate
what: Rounding replaces a number by the nearest one that ends at the wanted place.
why: 3.47 lies between 3.4 and 3.5, and 3.5 is closer. The next digit tells which of the two is nearer.
how: Mark the wanted place, look only at the digit after it. 0 to 4: leave it. 5 to 9: one more. Then drop the rest: $3.47 \approx 3.5$.
when: For prices, measurements and answers that need no more detail.
mistake: Rounding in several steps: $2.446 \approx 2.4$ to tenths, but via 2.45 you would get 2.5.
picture: A marble between two hollows on a number line rolls into the nearer one.
example: $6382 \approx 6400$ to hundreds, and $0.996 \approx 1.00$ to hundredths: a 9 carries over.
check: Round 7.83 to one decimal place. || 7.8

## decimals.round-five
skills: 5.decimals.round
title: Why 5 is rounded up
also: why do we round 5 up; does 5 round up or down; rounding 0.5; 2.5 rounds to; what happens with a 9 when rounding; round half up; exactly five round up or down; why does .5 go up
near: decimals.round; decimals.estimate
what: A 5 stands exactly in the middle, so people agreed on one side: up.
why: Digits 0, 1, 2, 3, 4 go down, 5, 6, 7, 8, 9 go up: five and five. Also 2.51 is surely nearer to 3, and the rule needs to look at one digit only.
how: Look at the digit after the wanted place. If it is 5 or more, add one there: $4.25 \approx 4.3$. A 9 becomes 10 and carries: $3.96 \approx 4.0$.
when: In every rounding at school, unless another rule is given.
mistake: Writing 3.10 for 3.96 rounded to tenths. The ten tenths make a whole.
picture: A ball on the very top of a hill between 2 and 3; a rule says it rolls to 3.
example: $0.85 \approx 0.9$ and $19.5 \approx 20$.
check: Round 12.5 to a whole number. || 13

## decimals.estimate
skills: 5.decimals.round; 5.numbers.add
title: Estimating: a rough answer first
also: what is estimating; how do i estimate; rough answer; how big should the answer be; ballpark; approximate before calculating
near: decimals.round; learning.check-answer
what: An estimate is a quick answer with round numbers. It tells you about how big the true one must be.
why: A slipped point makes an answer ten times too big. A rough guess sees that at once, like noticing that a sandwich cannot cost 70 dollars.
how: Round each number to one digit and count: $4.8 \cdot 19.7 \approx 5 \cdot 20$, so near 100.
when: Before a long calculation, and at the store.
mistake: Rounding so hard that nothing is left: 0.4 is not 0 when you divide by it.
picture: A sketch before the drawing.
example: $612 \div 2.9 \approx 600 \div 3$, so near 200.
check: Is 5.1 · 9.8 nearer to 50 or to 500? || 50

## decimals.from-fraction
skills: 5.decimals.meaning; 5.decimals.divide
title: Turning a fraction into a decimal and back
also: fraction to decimal; decimal to fraction; how do i turn 3/8 into a decimal; convert 0.6 to a fraction; fractions as decimals; write as a decimal; how do i change a fraction to a decimal; 3/8 as a decimal; how to turn 0.375 into a fraction; divide top by bottom to get a decimal
near: fractions.bar-is-division; percent.convert
what: Fraction to decimal: divide top by bottom. Decimal to fraction: put the digits over 10, 100 or 1000 and reduce.
why: The bar means division. And 0.6 already says "six tenths", so it is $\frac{6}{10} = \frac{3}{5}$.
how: $\frac{3}{8} = 3 \div 8 = 0.375$. For $\frac{1}{3}$ the remainder 1 comes back forever: 0.333...
when: When fractions and decimals meet in one problem.
mistake: Taking 0.3 for exactly $\frac{1}{3}$. It is only close: $0.3 \cdot 3 = 0.9$.
picture: One measuring tape with two labels at the same mark: $\frac{1}{4}$ and $0.25$.
example: $0.45 = \frac{45}{100} = \frac{9}{20}$. The decimal ends only if the reduced bottom has no primes but 2 and 5.
check: Write 3/4 as a decimal. || 0.75

## decimals.repeating
skills: 5.decimals.divide; 5.decimals.meaning
title: Repeating decimals, and is 0.999... equal to 1
also: repeating decimal; recurring decimal; why does 1/3 go on forever; is 0.999 repeating equal to 1; bar over a decimal; when does a decimal end; how do i turn 0.272727 into a fraction; 0.333 forever as a fraction; is 0.999 the same as 1; how can 0.999 be 1; bar over the decimals; decimal that never ends
near: decimals.from-fraction; fractions.bar-is-division
what: Some divisions never end: $\frac{1}{3}$ is 0.333..., with the 3 forever. And 0.999... with endless nines is exactly 1.
why: In long division by 3 the remainder 1 comes back each time, so the same digit follows. Three times 0.333... is 0.999..., and $3 \cdot \frac{1}{3} = 1$.
how: Divide until a remainder returns; from there the digits repeat. $\frac{2}{11}$: 0.181818...
when: Turning fractions into decimals, exact answers.
mistake: Cutting it off and calling it equal: $\frac{1}{3} \ne 0.33$.
picture: A song on repeat: once the same bar comes back, it plays forever.
example: $\frac{1}{8} = 0.125$ ends, because $8 = 2 \cdot 2 \cdot 2$ fits into 1000; 3 never fits into a power of ten.
check: Does the decimal of 1/6 end? || no
`
