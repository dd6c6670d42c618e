/** How cards are written: `concepts/card.ts`. */
export const numbers = String.raw`
## numbers.place-value
skills: 5.numbers.place
title: What place value is
also: what is place value; what does each digit mean; ones tens hundreds; value of a digit; why is the 4 worth 40; expanded form; what is a digit worth; the 3 in 345; tens and ones; hundreds place
near: numbers.zero-in-a-number; decimals.meaning
what: Place value means that a digit is worth more or less depending on where it stands. Each place is worth ten times the place to its right.
why: We count in bundles of ten. Ten ones make one ten, ten tens make one hundred, so the same 4 can mean 4 coins or 4 bags of ten coins.
how: Write the number as a sum of its places: $347 = 300 + 40 + 7$. The 4 stands in the tens place, so it is worth $4 \cdot 10 = 40$.
when: When you read, compare or round big numbers, and every time you add or subtract in columns.
mistake: Comparing by the first digit only. $98 < 105$, although 9 is more than 1: the number with more digits is bigger.
picture: A single bean, a cup with 10 beans, a box with 10 cups. The digit tells how many of each you have.
example: $5206 = 5 \cdot 1000 + 2 \cdot 100 + 0 \cdot 10 + 6$.
check: What is the 7 worth in 2735? || 700 | seven hundred

## numbers.zero-in-a-number
skills: 5.numbers.place
title: Why the zero inside a number matters
also: why do we write 0 in 305; what is zero for; can i leave out the zero; placeholder zero; does the zero in the middle matter; zero in the middle of a number
near: numbers.place-value; decimals.trailing-zeros
what: A zero inside a number says that this place is empty. It holds the other digits in their places.
why: Without it the digits slide together. Three hundred and five without the zero is 35, which is a very different amount of money.
how: Name each place from the left. Four thousand and sixty: 4 thousands, no hundreds, 6 tens, no ones, so $4060 = 4000 + 60$.
when: When you write down a number you hear, and in long division when a step gives nothing.
mistake: Dropping a zero in the answer of a division: $612 \div 6 = 102$, not 12.
picture: A row of parking places. An empty place is still there, and the cars beside it do not move.
example: $7008 = 7000 + 8$: two places are empty, so two zeros stand in between.
check: Write nine hundred and four in digits. || 904

## numbers.carry-and-borrow
skills: 5.numbers.add
title: Why we carry and borrow in columns
also: what is carrying; why do we carry the 1; regrouping; why do we borrow; how to add in columns; column subtraction; how to subtract across zeros
near: numbers.place-value; numbers.opposite-operations
what: To carry is to trade ten ones for one ten. To borrow is to trade one ten back for ten ones.
why: It is like money. If you have 13 single dollars, you swap ten of them for one ten-dollar bill; and you break the bill when you must pay 7 and hold only 4 singles.
how: For $58 + 27$: $8 + 7 = 15$, write 5 and carry 1 ten. Then $5 + 2 + 1 = 8$, so $58 + 27 = 85$.
when: In every sum where a column passes nine, and in every difference where the upper digit is too small.
mistake: Taking the smaller digit from the larger one in each column: $52 - 27$ is not 35. Test it with $35 + 27 = 62$.
picture: Ten single sticks tied into one bundle. Carrying ties a bundle, borrowing unties it.
example: $403 - 158$: break one hundred into 10 tens, then one ten into 10 ones. $403 - 158 = 245$.
check: What is 64 - 38? || 26

## numbers.multiply-meaning
skills: 5.numbers.multiply
title: What multiplication means
also: what is multiplication; what does times mean; repeated addition; why does order not matter when multiplying; why is 3 times 4 the same as 4 times 3; product and factors; what does multiplying do
near: numbers.split-a-factor; measure.area-rectangle
what: Multiplying counts equal groups: $4 \cdot 6$ is four groups of six. The numbers you multiply are factors, the result is the product.
why: Adding the same number many times is slow, so we give it a short name: $6 + 6 + 6 + 6 = 4 \cdot 6$.
how: Ask how many groups there are and how many are in each, then multiply: 4 boxes of 6 eggs hold $4 \cdot 6 = 24$ eggs.
when: Equal groups, rows and columns, so much for each one, an area.
mistake: Multiplying when the groups are different. 3 eggs and 5 eggs are $3 + 5$, not $3 \cdot 5$.
picture: Dots in 4 rows of 6. Turn the page by a quarter and you see 6 rows of 4: the same dots, so $4 \cdot 6 = 6 \cdot 4$.
example: 7 weeks have $7 \cdot 7 = 49$ days.
check: 8 bags hold 9 apples each. How many apples? || 72

## numbers.split-a-factor
skills: 5.numbers.multiply
title: Multiplying by splitting a factor
also: distributive property with numbers; how to multiply in your head; mental multiplication trick; long multiplication; why does long multiplication shift the second row; break apart numbers
near: numbers.multiply-meaning; expressions.expand
what: You may split one factor into parts, multiply each part, and add the results. Long multiplication does just this.
why: 23 boxes are 20 boxes and 3 boxes. Counting them in two piles does not change the total.
how: $6 \cdot 23 = 6 \cdot 20 + 6 \cdot 3 = 120 + 18 = 138$.
when: For mental arithmetic, for long multiplication, and later for opening brackets.
mistake: Forgetting the shift in long multiplication. In $34 \cdot 12$ the 1 means 10, so that row is 340, not 34.
picture: A rectangle 6 high and 23 wide, cut by a line into pieces of width 20 and 3.
example: $7 \cdot 98 = 7 \cdot 100 - 7 \cdot 2 = 700 - 14 = 686$.
check: What is 5 times 47? || 235

## numbers.times-ten
skills: 5.numbers.multiply; 5.numbers.place
title: Why multiplying by 10 adds a zero
also: why do you add a zero when multiplying by 10; times 10 100 1000; multiply by powers of ten; how to multiply by 100; dividing by 10; why add a zero when multiplying by 10; does adding a zero work for decimals; times 100
near: numbers.place-value; decimals.shift-point
what: Multiplying by 10 moves every digit one place to the left, and a zero fills the empty ones place.
why: Each one becomes a ten and each ten becomes a hundred: ten times as much. The digits stay, only their places change.
how: Count the zeros of 10, 100 or 1000 and move the digits so many places: $36 \cdot 100 = 3600$.
when: Changing units, multiplying round numbers, estimating.
mistake: Writing a zero after a decimal: $2.5 \cdot 10$ is not 2.50. The digits move: $2.5 \cdot 10 = 25$.
picture: Everyone in a row of seats moves one seat to the left, and a zero sits down on the empty last seat.
example: $400 \cdot 30 = 4 \cdot 3 \cdot 1000 = 12000$.
check: What is 72 times 1000? || 72000 | 72 000

## numbers.divide-meaning
skills: 5.numbers.divide
title: What division means
also: what is division; sharing or grouping; how many times does it fit; dividend divisor quotient; how do i know when to divide; long division steps; why is division the opposite of multiplication; what does dividing mean; how often does it fit
near: numbers.multiply-meaning; numbers.remainder; numbers.divide-by-zero
what: Division answers one of two questions: how much does each get, or how many times does it fit. It undoes multiplication.
why: $24 \div 6 = 4$ because $6 \cdot 4 = 24$. Both stories fit: 24 candies for 6 friends, or 24 candies in bags of 6.
how: In long division take the digits from the left, ask how often the divisor fits, multiply, subtract, bring down the next digit. $84 \div 6$: one ten, then $24 \div 6 = 4$, so 14.
when: Equal sharing, packing into groups, finding the price or the size of one.
mistake: Swapping the numbers: $6 \div 24$ is not $24 \div 6$. What is shared comes first.
picture: Deal out 24 cards to 6 people, one round after another, until the pile is empty.
example: $96 \div 8 = 12$, and the test is $12 \cdot 8 = 96$.
check: 91 days make how many weeks? || 13

## numbers.divide-by-zero
skills: 5.numbers.divide
title: Why you cannot divide by zero
also: why can't you divide by zero; dividing by 0; what is 5 divided by 0; why is division by zero undefined; is it infinity; what is 0 divided by 0; zero divided by a number; why cant i divide by 0; what happens if you divide by zero; calculator says error when i divide by 0; is 5/0 infinity; is anything divided by zero zero; what is 0/5 and 5/0
near: numbers.divide-meaning; numbers.times-zero
what: Division by zero has no answer. Zero divided by another number is fine: $0 \div 5 = 0$.
why: $6 \div 0$ would be a number that times 0 gives 6, and anything times 0 is 0. For $0 \div 0$ every number would fit, so there is no single answer either.
how: Before you divide by a letter or an expression, ask for which value it becomes 0, and leave that value out.
when: With fractions, with letters in a denominator, and when you want to divide both sides of an equation by $x$.
mistake: Giving 0 as the answer for $6 \div 0$: the test $0 \cdot 0$ gives 0, not 6.
picture: Take groups of 0 candies from a heap of 6. You can take forever and the heap never gets smaller.
example: $\frac{1}{x - 3}$ has no value for $x = 3$, because the bottom would be 0.
check: What is 0 divided by 8? || 0 | zero

## numbers.times-zero
skills: 5.numbers.multiply; 5.numbers.add
title: What zero and one do
also: why is anything times zero zero; multiply by 0; what happens when you multiply by 1; adding zero; properties of zero and one
near: numbers.divide-by-zero; expressions.power-zero
what: Adding 0 changes nothing, multiplying by 1 changes nothing, multiplying by 0 gives 0.
why: 5 empty boxes hold nothing: $5 \cdot 0 = 0$. One box of 5 holds just 5: $1 \cdot 5 = 5$.
how: In a long product look for a zero first. $17 \cdot 0 \cdot 45 = 0$ without any work.
when: To save time in long products, and to see that a product is 0 only if one factor is 0.
mistake: Mixing up $8 + 0 = 8$ and $8 \cdot 0 = 0$.
picture: Empty plates on a table. However many there are, nobody has a cookie.
example: $(12 - 12) \cdot 99 = 0$.
check: What is 38 times 0? || 0 | zero

## numbers.remainder
skills: 5.numbers.remainder
title: What a remainder is
also: what is a remainder; division with remainder; leftover; why must the remainder be smaller than the divisor; how to divide with a remainder; modulo; can the remainder be bigger than the divisor; what is left over; division that does not come out even; what does r2 mean
near: numbers.divide-meaning; numbers.remainder-in-a-story
what: The remainder is what is left when the groups do not come out even: $17 = 5 \cdot 3 + 2$, so 17 divided by 5 is 3, remainder 2.
why: If the leftover were 5 or more, you could fill one more group. So it is always less than the divisor.
how: Find the biggest multiple that fits, then subtract. For 47 by 6: $6 \cdot 7 = 42$ and $47 - 42 = 5$, so 7, remainder 5.
when: Packing, days of the week, turns in a game.
mistake: Leaving a remainder that is too big: 17 by 5 as 2, remainder 7. One more group still fits.
picture: Eggs in boxes of 6: seven full boxes, and five eggs rolling on the table.
example: $100 = 7 \cdot 14 + 2$, so 100 days are 14 weeks and 2 days.
check: What is the remainder of 50 divided by 8? || 2

## numbers.remainder-in-a-story
skills: 5.numbers.remainder; 5.numbers.divide
title: What to do with the remainder in a story
also: what do i do with the remainder; do i round up or down in a word problem; round up the answer; how many buses are needed; leftover in word problem
near: numbers.remainder; stories.check-in-story
what: The story decides: round up, round down, keep the leftover, or split it further.
why: Half a bus cannot drive, so 3 people left over still need a whole bus. Half a pizza can be eaten, so there you split on.
how: 50 children, 8 in a car: $50 = 8 \cdot 6 + 2$. Two children are left, so 7 cars are needed.
when: When the answer must be a whole number of things: cars, boxes, days, tickets.
mistake: Writing 6.25 cars, or rounding by habit. Say the answer aloud and see if it can happen.
picture: Two children standing at the curb after six full cars have left.
example: With 50 dollars and tickets at 8 dollars you get only 6 tickets, since $8 \cdot 6 = 48$, and 2 dollars stay.
check: 30 eggs go into boxes of 12. How many boxes hold all of them? || 3

## numbers.opposite-operations
skills: 5.numbers.add; 5.numbers.divide
title: Operations that undo each other
also: inverse operations; how to check subtraction; how do i check division; what undoes multiplication; opposite of adding
near: equations.one-step; learning.check-answer
what: Subtraction undoes addition, division undoes multiplication, and the other way around.
why: 5 steps forward and 5 steps back bring you to where you began: $20 + 5 - 5 = 20$.
how: Check $91 - 37 = 54$ by adding: $54 + 37 = 91$. Check $72 \div 8 = 9$ by multiplying: $9 \cdot 8 = 72$.
when: To check an answer, and to find an unknown number.
mistake: Checking by doing the same calculation once more. You often repeat the same slip; go backward instead.
picture: Tie your shoe, untie your shoe. Each action has one that takes it back.
example: $15 \cdot 4 = 60$ and $60 \div 4 = 15$.
check: Which operation undoes multiplying by 7? || dividing by 7 | division | divide by 7

## numbers.order
skills: 5.order.operations
title: The order of operations and why we need it
also: order of operations; pemdas; bodmas; what do i do first; why multiply before adding; which operation goes first; bidmas; do brackets come first; times or plus first; why multiplication before addition; who decided the order of operations; what does pemdas mean; which operation first; 2+2*2
near: numbers.left-to-right; expressions.evaluate
what: First brackets, then powers, then multiplication and division, then addition and subtraction.
why: $2 + 3 \cdot 4$ means 2 dollars and three times 4 dollars, 14 in all. Multiplication already is a packed-up addition, so we unpack it first.
how: Underline what is bound by a times or divide sign, work that out, then add. $20 - 3 \cdot 4 = 20 - 12 = 8$.
when: Every time a line holds more than one operation.
mistake: Going blindly from left to right: $2 + 3 \cdot 4$ is not 20.
picture: Shopping bags: one loose apple and 3 bags of 4. First you count what is in the bags.
example: $(2 + 3) \cdot 4 = 5 \cdot 4 = 20$: the brackets change what comes first.
check: What is 18 - 2 · 5? || 8

## numbers.left-to-right
skills: 5.order.operations
title: Multiplication and division: equal rank, left to right
also: does multiplication come before division; is addition before subtraction; left to right rule; same rank operations; 12 divided by 2 times 3; pemdas confusion; is multiplication always before division; pemdas multiplication or division first; 6:2*3; 8 divided by 2 times 4; same level left to right; add or subtract first
near: numbers.order; numbers.divide-meaning
what: Multiplication and division have the same rank, so do addition and subtraction. Within a rank you go from left to right.
why: Subtracting is adding a negative, dividing is multiplying by a part. They are two sides of one thing, so neither can be first by nature.
how: $12 \div 2 \cdot 3 = 6 \cdot 3 = 18$: the division stands first, so it is done first.
when: In lines with only times and divide signs, or only plus and minus.
mistake: Adding before subtracting because A comes before S in the memory word: $10 - 4 + 3$ is not $10 - 7$.
picture: A line at the counter. Two people of equal rank: the one who stands further left is served first.
example: $10 - 4 + 3 = 6 + 3 = 9$.
check: What is 24 : 4 · 2? || 12

## numbers.square-and-cube
skills: 5.powers.square
title: What a square and a cube of a number are
also: what is squared; what does the little 2 mean; what is cubed; why is it called a square; exponent 2; five squared; what is a perfect square; what is 5 squared; square numbers; why is it called squared
near: numbers.square-not-double; expressions.power-meaning; measure.area-rectangle
what: The square of a number is the number times itself, $5^2 = 5 \cdot 5 = 25$. The cube takes it three times, $2^3 = 2 \cdot 2 \cdot 2 = 8$.
why: A square with side 5 holds 25 little squares, a cube with edge 2 holds 8 little cubes. The names come from these figures.
how: Write the number as often as the little exponent says, with times signs between, and multiply. $4^3 = 4 \cdot 4 \cdot 4 = 64$.
when: Areas, volumes, and wherever a number is multiplied by itself.
mistake: Multiplying by the exponent: $4^3$ is not $4 \cdot 3$.
picture: A chessboard: 8 rows of 8, that is $8^2 = 64$ squares.
example: $10^2 = 100$ and $10^3 = 1000$.
check: What is 3 cubed? || 27

## numbers.square-not-double
skills: 5.powers.square
title: Why squaring is not doubling
also: is 5 squared 10; difference between squared and times 2; why is x squared not 2x; squaring or doubling; square root meaning; what is a square root
near: numbers.square-and-cube; expressions.x-plus-x
what: Doubling adds a number to itself, squaring multiplies it by itself. A square root undoes the square: $\sqrt{49} = 7$.
why: 7 and 7 more is 14. Seven rows of 7 is 49. Only for 0 and 2 do both agree: $2 + 2 = 2 \cdot 2$.
how: Say it in words. $6^2$: six sixes, $6 \cdot 6 = 36$. $2 \cdot 6$: two sixes, 12.
when: Each time you see a small 2 up high, or must choose between twice and squared.
mistake: Reading $9^2$ as 18. It is $9 \cdot 9 = 81$.
picture: Two strips of length 6 beside a full square of 6 by 6.
example: $10^2 = 100$, but $2 \cdot 10 = 20$.
check: What is 8 squared? || 64

## numbers.divisible-2-5-10
skills: 5.divisibility.signs
title: Divisible by 2, 5, 10 or 4: look at the end
also: divisibility rule for 2; how do i know if a number is divisible by 5; divisible by 4; even and odd numbers; why does the last digit matter; divisible by 10; how do i see if a number is divisible by 4; last digit rule; divisible by 5 or 10; rule for 2
near: numbers.divisible-3-9; numbers.primes
what: Even numbers end in 0, 2, 4, 6 or 8. Divisible by 5: the end is 0 or 5. By 10: the end is 0. By 4: the last two digits make a multiple of 4.
why: Everything before the last digit is a number of tens, and tens divide by 2, 5 and 10 anyway. Only the last digit can spoil it. Hundreds divide by 4, so for 4 the last two digits decide.
how: For 3716 and 4: look at 16, $16 = 4 \cdot 4$, so yes.
when: Reducing fractions, finding factors, sharing evenly.
mistake: Testing for 4 with the last digit alone. 14 ends in 4, but it is not a multiple of 4.
picture: Cut off the tail of the number. The body is full bundles of ten, only the tail is in question.
example: 230 is divisible by 2, 5 and 10, because it ends in 0.
check: Is 1532 divisible by 4? || yes

## numbers.divisible-3-9
skills: 5.divisibility.signs
title: Why the digit sum shows divisibility by 3 and 9
also: divisibility rule for 3; how to know if divisible by 9; why do we add the digits; digit sum; divisible by 6; how do i check if a number can be divided by 3; is 4572 divisible by 3 without dividing; digit sum rule; add the digits to see if 9 divides; trick for divisible by 9
near: numbers.divisible-2-5-10; numbers.prime-factors
what: A number is divisible by 3 if its digit sum is, and by 9 if its digit sum is divisible by 9.
why: $10 = 9 + 1$ and $100 = 99 + 1$. Take the nines out of every place and what is left over is just the digits, added up.
how: For 5124: $5 + 1 + 2 + 4 = 12$, and 12 is divisible by 3 but not by 9. So 5124 is divisible by 3 only.
when: Reducing fractions, and for 6: even and divisible by 3.
mistake: Looking at the last digit. 13 ends in 3 and is not divisible by 3.
picture: A hundred beads: 99 go into bags of nine, one bead stays. Each hundred leaves one bead.
example: $729$: $7 + 2 + 9 = 18$, so it is divisible by 9, and $729 = 9 \cdot 81$.
check: Is 471 divisible by 3? || yes

## numbers.factor-or-multiple
skills: 5.divisibility.signs; 5.divisibility.gcd
title: Factor or multiple: which is which
also: difference between factor and multiple; what is a factor; what is a divisor; what is a multiple; how to find all factors; is 12 a multiple of 3; difference factor multiple; divisors and multiples
near: numbers.gcd; numbers.lcm
what: A factor of 12 divides 12 evenly: 1, 2, 3, 4, 6, 12. A multiple of 12 is 12 times a whole number: 12, 24, 36.
why: Factors are the building blocks, so they are at most as big as the number. Multiples are copies laid side by side, so they grow.
how: Find factors in pairs: $1 \cdot 12$, $2 \cdot 6$, $3 \cdot 4$. Stop when the pair meets.
when: Factors for cutting into equal parts, multiples for things that repeat.
mistake: Forgetting 1 and the number itself among the factors.
picture: Factors: ways to lay 12 tiles as a full rectangle. Multiples: the stops of a frog that jumps 12 each time.
example: The factors of 10 are 1, 2, 5 and 10; the first multiples are 10, 20, 30.
check: Is 4 a factor or a multiple of 20? || factor | a factor

## numbers.primes
skills: 5.divisibility.primes
title: What a prime number is and why 1 is not one
also: what is a prime number; prime or composite; why is 1 not prime; is 2 prime; how do i check if a number is prime; is 91 prime; is 1 a prime; why is 2 the only even prime; are all primes odd; is 9 a prime; how do i know if a number is prime
near: numbers.prime-factors; numbers.factor-or-multiple
what: A prime has exactly two factors, 1 and itself: 2, 3, 5, 7, 11. A number with more factors is composite.
why: 1 has only one factor. If it were prime, 6 could be written as $2 \cdot 3$, $1 \cdot 2 \cdot 3$, $1 \cdot 1 \cdot 2 \cdot 3$ and so on, and prime factors would no longer be unique.
how: Try to divide by 2, 3, 5, 7 and so on, until the prime times itself is more than the number. For 53: $7 \cdot 7 = 49$, $11 \cdot 11 = 121$, so 2, 3, 5, 7 are enough; none works, 53 is prime.
when: Breaking numbers into factors, reducing, secret codes on the internet.
mistake: Taking every odd number for a prime. $91 = 7 \cdot 13$.
picture: Prime tiles: with 7 tiles you can only lay one long row, never a fuller rectangle.
example: $51 = 3 \cdot 17$ is composite, 47 is prime.
check: Is 39 a prime number? || no

## numbers.prime-factors
skills: 5.divisibility.primes
title: Breaking a number into prime factors
also: prime factorization; factor tree; how do i break a number into primes; prime decomposition; why is prime factorization useful; break into primes
near: numbers.primes; numbers.gcd; numbers.lcm
what: Every whole number above 1 is a product of primes, and in only one way, apart from the order.
why: Keep splitting what can be split. In the end only primes are left, like atoms. Whatever split you begin with, the atoms are the same.
how: Divide by the smallest prime that fits, again and again. $60 = 2 \cdot 30 = 2 \cdot 2 \cdot 15 = 2 \cdot 2 \cdot 3 \cdot 5$.
when: For the greatest common factor, the least common multiple and for roots.
mistake: Stopping too early: $36 = 4 \cdot 9$ is not finished, since 4 and 9 can still be split.
picture: A tree upside down: 60 at the top, branches 6 and 10, leaves 2, 3, 2, 5.
example: $84 = 2 \cdot 2 \cdot 3 \cdot 7$.
check: Write 30 as a product of primes. || 2*3*5 | 2 · 3 · 5

## numbers.gcd
skills: 5.divisibility.gcd
title: What the GCF (greatest common factor) is
also: greatest common factor; gcf; gcd; highest common factor; hcf; how to find the greatest common divisor; biggest number that divides both; what is hcf; how do i find the hcf; common divisor
near: numbers.gcd-or-lcm; numbers.prime-factors; fractions.reduce
what: The greatest common factor is the biggest number that divides both numbers evenly.
why: Each common factor is made of primes that both numbers have. Take all the shared primes and you have the biggest one.
how: Break both into primes and multiply what they share. $12 = 2 \cdot 2 \cdot 3$ and $18 = 2 \cdot 3 \cdot 3$ share $2 \cdot 3 = 6$.
when: Reducing a fraction in one step, cutting into the largest equal pieces, making as many equal packs as possible.
mistake: Taking a prime that only one number has. The 3 counts as often as both have it: once.
picture: Two ropes, 12 m and 18 m, cut into equal pieces as long as possible with nothing left: 6 m.
example: For 20 and 28 it is 4, since $20 = 4 \cdot 5$ and $28 = 4 \cdot 7$, and 5 and 7 share nothing.
check: What is the greatest common factor of 24 and 36? || 12

## numbers.lcm
skills: 5.divisibility.lcm
title: What the LCM (least common multiple) is
also: least common multiple; lcm; lowest common multiple; how to find the lcm; smallest number both divide; when do they meet again; how to find the lcm fast; smallest number both go into; common multiple; first number in both times tables
near: numbers.gcd-or-lcm; fractions.common-denominator
what: The least common multiple is the smallest number that both numbers divide evenly.
why: Multiples are stops. One bus stops every 6 minutes, one every 8; the first stop they share after the start is 24.
how: List the multiples of the bigger number until the smaller one divides: for 6 and 8: 8, 16, 24. $24 = 6 \cdot 4 = 8 \cdot 3$.
when: Common denominators, and events that repeat and must meet again.
mistake: Always multiplying the numbers: $6 \cdot 8 = 48$ is a common multiple, but not the least one.
picture: Two frogs on one number line, jumps of 6 and of 8. Where do both footprints first lie on one spot?
example: For 9 and 12: $36 = 9 \cdot 4 = 12 \cdot 3$.
check: What is the least common multiple of 4 and 10? || 20

## numbers.gcd-or-lcm
skills: 5.divisibility.gcd; 5.divisibility.lcm
title: When to use the GCF and when the LCM
also: gcf or lcm; how do i know when to use lcm; when do i use gcd; lcm or gcf word problem; which one do i need; gcf or lcm in a word problem; how do i know if its gcf or lcm; buses meet again lcm
near: numbers.gcd; numbers.lcm
what: The GCF cuts things into equal parts and is never bigger than the numbers. The LCM lets things meet again and is never smaller than the numbers.
why: Parts must fit inside the number, so you need factors. Repeats grow beyond it, so you need multiples.
how: Ask: should the answer be smaller or bigger than the given numbers? Smaller: GCF. Bigger: LCM.
when: Packs from 24 pens and 36 pads: GCF. Two lights that blink every 6 and every 8 seconds: LCM.
mistake: Going by the word common. Both have it; look at the size of the answer.
picture: Scissors for the GCF, two ticking clocks for the LCM.
example: Tiles of 6 cm and 8 cm are laid in two rows until both are equally long: LCM, 24 cm.
check: Two buses leave together every 10 and every 15 minutes. GCF or LCM? || LCM | least common multiple

## numbers.even-odd
skills: 5.divisibility.signs
title: Even and odd numbers, and is 0 even
also: what is an even number; what is an odd number; is 0 even; is zero even or odd; odd plus odd; even and odd rules; is zero even; why is odd plus odd even; how do i know a number is odd
near: numbers.divisible-2-5-10; learning.prove
what: Even numbers split into two equal whole parts, odd ones leave 1 over. Zero is even: $0 = 2 \cdot 0$.
why: Pair up the things. If all have a partner, the number is even; two loners from two odd heaps become a pair, so odd plus odd is even.
how: Look at the last digit: 0, 2, 4, 6, 8 is even. $137$ ends in 7, so it is odd.
when: Pairs, teams, page numbers, quick checks of sums and products.
mistake: Thinking that an odd factor makes a product odd. One even factor is enough to make it even.
picture: Shoes in pairs, and one shoe alone.
example: $7 + 9 = 16$ is even, $7 \cdot 9 = 63$ is odd, $6 \cdot 9 = 54$ is even.
check: Is the sum of two odd numbers even or odd? || even

## numbers.properties
skills: 5.numbers.add; 5.numbers.multiply
title: Swapping and regrouping: why it is allowed
also: commutative property; associative property; can i change the order; swap the numbers; regroup numbers; is subtraction commutative; smart adding; does order matter in addition; why cant i swap 5-3; commutative law; associative law; can i swap numbers in subtraction
near: numbers.multiply-meaning; numbers.left-to-right
what: In a sum or a product of several numbers you may swap and regroup as you like. In differences and quotients you may not.
why: A heap of apples is the same whichever basket you pour first. But who gives 7 dollars to whom does matter.
how: Look for partners that make round numbers: $25 \cdot 17 \cdot 4 = 25 \cdot 4 \cdot 17 = 1700$.
when: Mental arithmetic, collecting like terms.
mistake: Swapping in $8 - 5$ or $8 \div 4$: $5 - 8$ and $4 \div 8$ are other numbers.
picture: Pouring cups into one jug in any order.
example: $38 + 47 + 62 = 38 + 62 + 47 = 147$.
check: Is 9 - 4 the same as 4 - 9? || no

## numbers.kinds
skills: 5.numbers.place; 6.integers.meaning
title: Natural, whole, integer, rational: which number is what
also: what is a natural number; what is an integer; types of numbers; is 0 a natural number; is 5 a rational number; number sets; what is the biggest number; integers and whole numbers; what are natural numbers; is a fraction an integer; real numbers
near: integers.meaning; integers.rationals
what: Natural numbers count: 1, 2, 3. Integers add 0 and the negatives. Rational numbers are all fractions of integers.
why: Each kind was made because something could not be done: $3 - 5$ needs negatives, $3 \div 5$ needs fractions. The old numbers stay in the new family.
how: Ask: for counting? below zero? between whole numbers? 7 is natural, an integer and rational, since $7 = \frac{7}{1}$.
when: When a task says "for integer n" or "a natural number".
mistake: Thinking that a number belongs to one kind only. And there is no biggest number: add 1.
picture: Boxes inside boxes: the naturals in the integers, those in the rationals.
example: $-4$ is an integer but not natural; $0.5 = \frac{1}{2}$ is rational but no integer.
check: Is -3 a natural number? || no

## numbers.rational-irrational
skills: 8.roots.meaning
title: Rational and irrational numbers: what is the difference
also: difference between rational and irrational numbers; what is a rational number; what is an irrational number; is pi rational; is 0.333 rational; which numbers are irrational; examples of irrational numbers
near: numbers.kinds; roots.irrational
what: A rational number can be written as a fraction of whole numbers, like $0.5 = \frac{1}{2}$. An irrational number cannot, like $\sqrt{2}$ or $\pi$.
why: Dividing whole numbers leaves only a few possible remainders, so the decimals end or repeat. Irrational decimals go on without any repeating.
how: Ends or repeats: rational. Root of a number that is no square, or $\pi$: irrational.
when: When you decide whether an answer can be exact as a fraction.
mistake: Thinking that every endless decimal is irrational. 0.333... is $\frac{1}{3}$.
picture: A song with a refrain and a song that never repeats.
example: Rational: $-3$, $\frac{2}{7}$, 0.25, $\sqrt{9}$. Irrational: $\sqrt{5}$, $\pi$.
check: Is the root of 16 rational? || yes

## numbers.long-division
skills: 5.numbers.divide
title: Long division, step by step
also: how do you do long division; long division steps; how to divide big numbers; how to divide by hand; dividing with a remainder by hand; what is bring down; zero in the quotient
near: numbers.divide-meaning; numbers.remainder
what: Long division shares a number place by place, from the left: divide, multiply, subtract, bring down.
why: 84 is 8 tens and 4 ones. First share the tens, change what is left into ones, and share those.
how: $84 \div 6$: 6 fits once into 8, $8 - 6 = 2$, bring down the 4: 24, and $24 \div 6 = 4$. So 14.
when: When the number is too big to see the result at once.
mistake: Forgetting the 0 when the divisor does not fit: $618 \div 6 = 103$, not 13.
picture: Paying out money: first the hundreds, change the rest into tens, then into ones.
example: $132 \div 4$: 13 tens give 3, rest 1; 12 ones give 3. So $132 \div 4 = 33$.
check: What is 92 divided by 4? || 23

## numbers.brackets
skills: 5.order.operations
title: What brackets are for
also: why do we put brackets; what do parentheses do; do brackets change the answer; what to do first with brackets; brackets inside brackets; when can i leave out the brackets
near: numbers.order; expressions.expand
what: Brackets say: do this first. $(2 + 3) \cdot 4 = 20$, but $2 + 3 \cdot 4 = 14$.
why: The usual order is multiply first, then add. Brackets are how you ask for another order.
how: Start in the innermost bracket and write down its value, then go outward.
when: Whenever a whole sum is multiplied, divided, squared or taken away.
mistake: Leaving them out when typing: $\frac{6}{1 + 2}$ is 6/(1+2), not 6/1+2.
picture: A parcel: you open it first, then you see what you have.
example: $12 - (5 - 2) = 9$, but $12 - 5 - 2 = 5$.
check: What is (7 - 3) · 5? || 20

## numbers.times-table
skills: 5.numbers.multiply
title: How to remember the times tables
also: how do i learn the times table; i forgot the 7 times table; trick for 7x8; how to remember 6 times 7; multiplication table tricks; trick for the nines
near: numbers.split-a-factor; numbers.multiply-meaning
what: You need only a few facts by heart; the others come from neighbors.
why: $7 \cdot 8$ is $7 \cdot 7 + 7$, and $7 \cdot 6$ is $5 \cdot 6 + 2 \cdot 6$. What you can build you cannot forget.
how: Learn times 2, 5 and 10 and the squares. Times 4 is doubling twice, times 9 is times 10 minus one.
when: When a product does not come at once: build it from a near one.
mistake: Learning 100 facts as a list. Swapped pairs are the same, so half of them is enough.
picture: Stepping stones: from one you know to the one you need.
example: $9 \cdot 7 = 70 - 7 = 63$. And 5, 6, 7, 8: $56 = 7 \cdot 8$.
check: What is 7 · 6? || 42

## numbers.roman
title: Roman numerals: how to read them
also: how do roman numerals work; what is xiv; how to write 9 in roman numerals; why is 4 written iv; roman numbers
near: numbers.place-value
what: I is 1, V 5, X 10, L 50, C 100, D 500, M 1000. You add from left to right.
why: A smaller letter before a greater one is taken away, so that nobody writes four equal letters: IV is 4.
how: Read in groups: XIV is X + IV, so 14.
when: Centuries, clocks, chapters.
mistake: Taking away across two steps: 99 is XCIX, not IC.
picture: Coins laid in a row, and a small one in front as a debt.
example: MMXXIV is 2024.
check: What number is XVI? || 16

## numbers.binary
title: Binary numbers: counting with two digits
also: what is binary; how do i convert to binary; how do computers count; what does 101 mean in binary; base two
near: numbers.place-value
what: Binary has only the digits 0 and 1, and each place is worth twice the place to its right: 1, 2, 4, 8.
why: A switch knows two states, on and off. That is why computers count like this.
how: To read, add the places with a 1: 101 is $4 + 1 = 5$. To write, take out the greatest powers of 2.
when: In computing.
mistake: Reading 10 as ten. In binary it is two.
picture: A row of lamps marked 8, 4, 2, 1: those that shine are added.
example: $13 = 8 + 4 + 1$, so 1101.
check: What is the binary number 110 in usual digits? || 6

## numbers.infinity
title: What infinity is
also: what is infinity; is infinity a number; what is the biggest number; is there a largest number; infinity plus one; what is infinity minus infinity
near: calculus.limit; numbers.divide-by-zero
what: Infinity is no number but a way to say "without end".
why: If there were a greatest number, you could add 1. So there is none.
how: Do not calculate with it. Say instead what happens as a number grows and grows.
when: In limits, endless decimals, sets of solutions.
mistake: Writing $1 \div 0 = \infty$. Dividing by 0 is not allowed, and no number is meant.
picture: A staircase in the fog: after each step there is one more.
example: The numbers 1, 2, 3, ... have no last one.
check: Is there a greatest whole number? || no
`
