/** How cards are written: `concepts/card.ts`. */
export const stories = String.raw`
## stories.start
skills: 7.problems.equation; 5.numbers.add
title: How to start a word problem
also: how do i start a word problem; i don't know where to start; word problems are hard; steps for word problems; how to solve story problems; what do i do first in a word problem; i dont understand word problems
near: stories.bar; stories.choose-x; learning.read-task
what: Tell the story in your own words, mark what is asked, write down what each number is about. Only then calculate.
why: A story is a picture in words. If you see the picture, the operations come by themselves; if you only hunt for numbers, you guess.
how: Three questions: what do I know, what is asked, what connects them? "48 rolls, 6 in a bag, how many bags": all of them and one bag are known, so share: $48 \div 6 = 8$.
when: With each task in words, long or short.
mistake: Grabbing two numbers and an operation at once.
picture: Watch it as a short film, then draw the last scene.
example: "Tim read 30 pages, 12 are left": the film shows a whole book of two parts, $30 + 12 = 42$ pages.
check: "5 cars with 4 wheels each": add or multiply 5 and 4? || multiply

## stories.words-to-signs
skills: 7.problems.equation; 5.numbers.multiply
title: Which words mean which operation
also: key words in math problems; what word means multiply; which operation do i use; sum difference product quotient; does more mean add; is of multiply; words for subtract
near: stories.turned-around; stories.more-or-times; equations.from-words
what: Together and in all often mean plus, left and fewer minus, each and per times, shared equally divide. But the sense decides.
why: A word can stand in many stories. "More" adds when you look for the bigger one and subtracts when you look for the smaller.
how: Say the sentence with small numbers you can imagine, see what you do, then do the same with the real ones.
when: When you cannot decide on the operation.
mistake: Trusting one word blindly. "Ann has 5 more than Bob, Ann has 12": Bob has $12 - 5 = 7$.
picture: Words are road signs, but you still look at the road.
example: "8 boxes with 12 pens each": $8 \cdot 12 = 96$ pens.
check: "How many are left" usually means which operation? || subtraction | subtract | minus

## stories.more-or-times
skills: 5.numbers.divide; 6.ratio.meaning
title: "How many more" or "how many times"
also: how many more or how many times; difference between more than and times as many; 3 more or 3 times; twice as many; times as many; compare by subtracting or dividing; how many times more or how much more; three times as many or three more
near: stories.turned-around; ratio.meaning
what: "How many more" compares by subtracting, "how many times as many" by dividing.
why: You have 12 candies, I have 3. You need $12 - 3 = 9$ to see the gap, and $12 \div 3 = 4$ of my heaps to make yours.
how: Look for the word "times" (or twice, triple). With it: multiply or divide. Without: add or subtract.
when: Two amounts are compared.
mistake: Reading "3 times as many" as "3 more": for 5 that is 15, not 8.
picture: Two towers of blocks: the gap on top, or copies of the small one stacked up.
example: A tree of 20 m and a bush of 4 m: 16 m higher, 5 times as high.
check: 18 and 6: how many times as big is the first? || 3

## stories.turned-around
skills: 5.numbers.add; 7.problems.equation
title: When "more" means subtract: stories told backward
also: indirect word problem; more than but subtract; less than trap; tricky comparison problem; which one is bigger; why subtract when it says more
near: stories.more-or-times; stories.words-to-signs
what: First decide who has more. Then ask whether you look for the bigger or the smaller one.
why: "I am 4 years older than you" and "you are 4 years younger than me" tell one fact. The word alone does not say what to do.
how: "Pam has 15, that is 6 more than Sam." Pam has more, Sam is asked: $15 - 6 = 9$.
when: Two people or things are compared and the given one is not the one the sentence begins from.
mistake: Seeing "more" and adding: Sam would have 21, more than Pam, against the story.
picture: Two bars under each other; write the names before the numbers.
example: "A book costs 10, which is half the price of a game": the game costs $10 \cdot 2 = 20$.
check: Ben has 20 stickers, 8 fewer than Liz. How many has Liz? || 28

## stories.parts
skills: 7.problems.equation; 6.ratio.meaning
title: Problems with parts: together and times as many
also: parts problem; together 48 and three times as many; sum and ratio problem; find two numbers from sum and difference; how many parts
near: ratio.share; stories.bar; equations.from-words
what: Take the smallest amount as one part and count how many equal parts there are in all.
why: "Three times as many" means one has 3 boxes where the other has 1. Together 4 equal boxes.
how: Together 48, one has three times as many: $48 \div 4 = 12$, so 12 and 36.
when: A sum and "times as many". With "more" first take the extra away, then halve.
mistake: Dividing by 3 instead of 4: the small one is a part too.
picture: One box over three boxes, a brace: 48.
example: Sum 30, difference 6: $30 - 6 = 24$, $24 \div 2 = 12$, so 12 and 18.
check: Two numbers make 40, one is 4 times the other. What is the smaller? || 8

## stories.bar
skills: 7.problems.equation; 5.fractions.meaning
title: How to draw a bar for a story
also: bar model; how do i draw a picture for a word problem; tape diagram; draw a diagram; visual for word problems; strip diagram
near: stories.parts; stories.start; stories.choose-x
what: Each amount becomes a bar. Equal amounts get equal bars, "more" gets an extra piece, "times" gets copies.
why: The eye sees lengths faster than words. In the drawing you see which piece to take off and what to divide.
how: Draw the smaller one first. Set the other below it, starting at the same line. Write numbers at pieces, a question mark at what is asked.
when: Comparisons, fractions and percents of a whole, parts.
mistake: Drawing the bars to exact scale. They only must show who is longer.
picture: Two train tracks starting at one wall: one of 1 wagon, one of 1 wagon and a bit.
example: "Eva has 7 more than Jim, together 31": cut off the 7, two equal bars make $31 - 7 = 24$, each 12.
check: Eva has 7 more than Jim, together 31. How many has Eva? || 19

## stories.choose-x
skills: 7.problems.equation
title: What to call x
also: what should x be; how do i choose the variable; which one do i call x; let x be; define the variable; should x be the smaller number
near: equations.from-words; equations.answer-question
what: Call $x$ the amount the others are described by, often the smallest. It need not be what is asked.
why: If Ann has twice as much as Bob, then with Bob as $x$ Ann is $2x$. The other way you get $\frac{x}{2}$ and fractions.
how: Find the sentence with "than" or "as": whoever stands after it becomes $x$. "5 more than Tom": Tom is $x$.
when: The first line of each equation problem.
mistake: Writing "x = apples". Write a number with unit: $x$ is the number of apples.
picture: The peg on which all other coats hang.
example: "The width is 3 cm less than the length": length $x$, width $x - 3$.
check: "Rosa is three times as old as Max." Whose age is best called x? || Max | Max's

## stories.rate
skills: 6.ratio.proportion; 6.problems.motion
title: What a rate is: so much for each
also: what is a rate; rate problem; per hour; per each; price quantity cost; how much per unit; rate times time
near: ratio.unit-rate; stories.motion; stories.work
what: A rate tells how much belongs to one unit: dollars per pound, pages per hour. Rate times number of units is the total.
why: Each hour adds the same amount, so it is a repeated addition, and that is multiplying.
how: Three amounts: rate, number, total. Two known, find the third: $15 \cdot 4 = 60$ pages, $60 \div 15 = 4$ hours.
when: Speed, price, wages, pumps, typing.
mistake: Adding two rates that do not run at the same time.
picture: A dripping tap with a cup: so many drops each minute.
example: 3.5 dollars per pound, 4 pounds: $3.5 \cdot 4 = 14$ dollars.
check: A printer prints 12 pages a minute. How many in 5 minutes? || 60

## stories.motion
skills: 6.problems.motion
title: Speed, time and distance
also: speed distance time; formula for speed; how do i find time from distance and speed; s = vt; distance equals rate times time; how far does it go
near: stories.rate; units.time-decimal; stories.towards
what: Distance is speed times time: $s = v \cdot t$. So $v = s \div t$ and $t = s \div v$.
why: 60 miles per hour says: each hour 60 miles. After 3 hours you have three such pieces.
how: 150 km at 60 km/h: $150 \div 60 = 2.5$ h. Units must match: km with km/h and h.
when: Anything that moves steadily.
mistake: Putting minutes into a formula with km/h: 30 min is 0.5 h.
picture: A road cut into pieces, one for each hour.
example: 4 h at 15 km/h: $15 \cdot 4 = 60$ km.
check: 240 km in 3 hours. What is the speed in km/h? || 80

## stories.towards
skills: 6.problems.motion
title: Toward each other, apart, and catching up
also: two trains moving toward each other; when do they meet; closing speed; catch up problem; moving in the same direction; add or subtract the speeds; moving apart
near: stories.motion; stories.average-speed
what: Toward each other or apart: add the speeds. One behind the other: subtract them.
why: Walking toward a friend, both of you eat up the gap. If he runs away in front of you, only the difference shrinks it.
how: 180 km apart, 50 and 40 km/h toward each other: $50 + 40 = 90$, $180 \div 90 = 2$ h.
when: Two movers and one gap.
mistake: Adding when one chases the other.
picture: Two candle ends burning toward the middle.
example: A bike at 18 chases a walker at 6 who is 24 km ahead: $18 - 6 = 12$, $24 \div 12 = 2$ h.
check: 100 km apart, 30 and 20 km/h toward each other. After how many hours do they meet? || 2

## stories.average-speed
skills: 6.problems.motion; 5.statistics.mean
title: Why the average speed is not the mean of the speeds
also: average speed; why can't i average the speeds; there and back average speed; total distance over total time; 12 and 18 km/h average; average speed there and back
near: stories.motion; chance.mean
what: Average speed is the whole distance divided by the whole time.
why: The speed that lasts longer counts for more; on parts of equal length that is the slow one. The plain mean would treat both alike.
how: 36 km, half at 12, half at 18 km/h: $18 \div 12 = 1.5$ h, $18 \div 18 = 1$ h. $36 \div 2.5 = 14.4$ km/h, not 15.
when: Parts with different speeds.
mistake: Adding the speeds and halving. That is right only if the times are equal.
picture: A movie with a long slow scene and a short fast one.
example: 2 h at 50 and 1 h at 80: $180 \div 3 = 60$ km/h.
check: 60 km in 1 hour, then 60 km in 2 hours. What is the average speed in km/h? || 40

## stories.river
skills: 6.problems.motion
title: With and against the current
also: boat and current; upstream downstream; speed of the current; river problem; with the wind against the wind; still water speed; boat in a river; against the current
near: stories.motion; stories.parts
what: Downstream the speeds add up, upstream the current is subtracted.
why: The river carries the boat along like a moving walkway. Going against it you lose just as much.
how: Boat 15 km/h, current 3 km/h: downstream $15 + 3 = 18$, upstream $15 - 3 = 12$.
when: Rivers, wind, moving walkways.
mistake: Using the boat's own speed for a raft. A raft has only the current.
picture: Walking on an escalator in the right and in the wrong direction.
example: Downstream 20, upstream 14: twice the current is $20 - 14 = 6$, so the current is 3.
check: Boat 12, current 2. What is the speed upstream? || 10

## stories.work
skills: 6.problems.work
title: Joint work: add the rates
also: joint work; work together problem; two pipes fill a pool; how long together; painter problem; working together; combined rate; how do work problems work
near: stories.work-why; ratio.inverse; fractions.add
what: Take the whole job as 1. Who needs 6 hours does $\frac{1}{6}$ each hour. Together the parts of an hour are added.
why: You cannot add times, since two people are faster than one. But what each one does in an hour really comes together.
how: 6 h and 3 h: $\frac{1}{6} + \frac{1}{3} = \frac{1}{2}$ of the job per hour, so $1 \div \frac{1}{2} = 2$ hours.
when: Pipes, painters, typists, machines on one job.
mistake: Adding the hours: 9 hours together would be slower than alone.
picture: One wall: each hour one painter colors a sixth, the other a third.
example: 4 h and 12 h: $\frac{1}{4} + \frac{1}{12} = \frac{1}{3}$, so 3 hours.
check: Both pipes alone need 10 hours. How many hours together? || 5

## stories.work-why
skills: 6.problems.work
title: Why the job is 1, and when one leaves
also: why is the whole job 1; what does 1 mean in work problems; one pipe fills one empties; one worker leaves; part of the job done; alone and together
near: stories.work; fractions.of-a-number
what: The 1 means "one whole job", whatever its size. Emptying counts as minus.
why: The number of bricks does not matter, only the share. Take 60 bricks instead and you get the same time.
how: Filling in 4 h, emptying in 6 h: $\frac{1}{4} - \frac{1}{6} = \frac{1}{12}$ per hour, so 12 hours.
when: The size of the job is not given.
mistake: Forgetting what was already done: after half the job only $1 - \frac{1}{2}$ is left.
picture: A progress bar that fills to 100 percent.
example: Alone 5 h, worked 2 h: done $\frac{2}{5}$, left $\frac{3}{5}$.
check: Ann needs 8 hours for a job. What part does she do in 3 hours? || 3/8

## stories.ages
skills: 7.problems.equation
title: Age problems
also: age word problem; how old is; in 5 years; twice as old; father and son age; ages problem; years ago; how do age problems work
near: stories.choose-x; equations.both-sides
what: Make a table: names down, now and later across. Everybody gets older by the same number of years.
why: The difference of ages never changes, but the "times as old" does. That is where the equation comes from.
how: Dad is 40, son 10. When is he twice as old? $40 + x = 2(10 + x)$, $40 + x = 20 + 2x$, $x = 20$.
when: Ages at two moments.
mistake: Making only one person older.
picture: Two people on one escalator: the gap between them stays.
example: Mia is $x$, in 6 years she is $x + 6$, that is three times $x$: $x + 6 = 3x$, $x = 3$.
check: Now 12 and 4 years old. What is the age difference in 10 years? || 8

## stories.mixture
skills: 6.percent.whole; 7.problems.equation
title: Mixtures and solutions
also: mixture problem; solution with 10 percent salt; concentration; how much pure substance; mixing two solutions; adding water percent; how do mixture problems work
near: percent.of-a-number; percent.what-percent; stories.choose-x
what: Follow the pure substance. It is percent times mass, and when you mix, the pure amounts add up.
why: Water comes and goes, but salt does not vanish. It is like counting raisins when two doughs are kneaded together.
how: 200 g with 10 percent and 300 g with 20 percent: $200 \cdot 0.1 + 300 \cdot 0.2 = 80$ g salt in 500 g, so 16 percent.
when: Salt water, alloys, juices.
mistake: Averaging the percents: 15 would be right only for equal masses.
picture: Two cups poured into a jug, salt grains at the bottom.
example: 100 g with 30 percent plus 50 g water: $\frac{30}{150} = 0.2$, so 20 percent.
check: How many grams of salt are in 250 g of a 4% solution? || 10

## stories.percent
skills: 5.percent.of; 6.percent.change; 6.percent.ratio
title: Percent stories: three kinds of questions
also: percent word problem; how do i know what to do in a percent problem; discount problem; part whole percent; which percent formula; sale word problem
near: percent.which-is-the-whole; percent.of-a-number; percent.find-the-whole
what: Whole, percent, part: two are given, one is asked. First find out which one is the whole.
why: All three belong to one line: whole times percent as a decimal is the part. Only the hole in the line changes place.
how: 40 dollars, 25 percent off: $40 \cdot 0.25 = 10$ is the discount, and the price is $40 - 10 = 30$.
when: Sales, taxes, votes, tests.
mistake: Answering with the discount when the price is asked.
picture: A bar with dollars above and percents below.
example: "28 of 40 seats are taken, what percent are free?" $40 - 28 = 12$, $\frac{12}{40} = 0.3$: 30 percent.
check: A 60 dollar jacket is 10% off. What is the new price? || 54

## stories.extra-numbers
skills: 7.problems.equation; 5.numbers.add
title: Numbers that are not needed, and numbers that hide
also: too much information; do i need all the numbers; extra numbers in a problem; hidden numbers; numbers written as words; not enough information
near: stories.start; learning.read-task
what: Not each number is needed, and some hide in words: a dozen, a pair, a week, half.
why: In life nobody sorts the facts for you. The question decides what you need.
how: Begin from the question and ask what you must know for it. Take only that.
when: There are more numbers than steps, or fewer.
mistake: Using each number once, because it is there.
picture: A tool box: for a screw you take the screwdriver, and the hammer stays.
example: "Tom, 12, buys 3 dozen eggs": the age is idle, a dozen is 12: $3 \cdot 12 = 36$ eggs.
check: How many days are in 3 weeks? || 21

## stories.check-in-story
skills: 7.problems.equation; 5.numbers.remainder
title: How to check the answer of a word problem
also: how do i check a word problem; does my answer make sense; is my answer reasonable; test the answer in the story; right units in the answer
near: learning.check-answer; equations.answer-question; decimals.estimate
what: Put your answer into the story and read it aloud. All sentences must come true.
why: The calculation may be right and still answer another question. The story is the only judge.
how: "Ann has twice as many as Bob, together 36", answer 12 and 24: twice 12 is 24, and $12 + 24 = 36$. Both true.
when: After each word problem: size, unit, question.
mistake: Only repeating the calculation.
picture: Try on the shoe before you leave the store.
example: A bus with 3.5 passengers, a child of 140 years: stop and look again.
check: "5 more than a number is 12", answer 17. Does it fit? || no

## stories.consecutive
skills: 7.problems.equation
title: Consecutive numbers and digits
also: consecutive numbers; three numbers in a row; consecutive even numbers; sum of three consecutive numbers; two digit number problem; digits word problem
near: stories.choose-x; numbers.place-value; equations.from-words
what: Consecutive numbers are $x$, $x + 1$, $x + 2$; even or odd ones go in steps of 2. A two-digit number is $10a + b$.
why: Each name says how far the number is from the first one, so one letter is enough.
how: Three in a row make 48: $x + x + 1 + x + 2 = 48$, $3x + 3 = 48$, $x = 15$: 15, 16, 17.
when: "In a row", "next", "digits".
mistake: Writing $ab$ for a number with the digits $a$ and $b$: that is a product.
picture: Houses in a street: number, next, next but one.
example: Three in a row: the middle one is the mean, $48 \div 3 = 16$.
check: Two consecutive numbers make 25. What is the smaller? || 12

## stories.backward
skills: 5.numbers.add; 5.equations.two-step
title: Working backward
also: work backward; start from the end; i think of a number; reverse the steps; undo the story; how much did he have at first
near: equations.two-step; numbers.opposite-operations; percent.before-change
what: If the end is known and the beginning is asked, go through the story from the end and undo each step.
why: A film run in reverse ends where the story began. Spending turns into getting, doubling into halving.
how: "Doubled, then 5 taken away, 13 left": $13 + 5 = 18$, $18 \div 2 = 9$.
when: "At first", "in the beginning", "I think of a number".
mistake: Undoing in the same order as in the story: the last step comes first.
picture: Walking back in your own footprints.
example: "Half spent, then 3 more, 7 left": $7 + 3 = 10$, $10 \cdot 2 = 20$.
check: I add 4 to a number, then multiply by 3 and get 27. What is the number? || 5

## stories.fraction-left
skills: 6.fractions.subtract; 6.fractions.multiply
title: A fraction of the rest
also: fraction of the remainder; what fraction is left; spent 1/3 then half of the rest; how much is left fraction problem; fraction word problem
near: fractions.of-a-number; fractions.subtract; stories.bar
what: Find out what each fraction is taken of: the whole or the rest. Then go step by step.
why: Half of the rest is less than half of the whole. The bar gets shorter after each step.
how: 60 dollars, a third spent: 20, rest 40. Half of the rest is 20, so 20 dollars are left.
when: Spending, reading a book, distances in several parts.
mistake: Adding $\frac{1}{3}$ and $\frac{1}{2}$ though they belong to different wholes.
picture: A bar; cross out a third; cut what is left in two.
example: First $\frac{1}{4}$, then $\frac{2}{3}$ of the rest: $\frac{2}{3} \cdot \frac{3}{4} = \frac{1}{2}$, so $1 - \frac{1}{4} - \frac{1}{2} = \frac{1}{4}$ is left.
check: 30 pages: 1/3 read, then half of the rest. How many are left? || 10

## stories.table
skills: 7.problems.equation; 6.problems.motion
title: Putting a story into a table
also: make a table for a word problem; organize the information; rows and columns for a problem; table for motion problems; how do i write down what is given
near: stories.ages; stories.motion; stories.choose-x
what: One row for each thing or moment, one column for each amount, a question mark where something is asked, $x$ where it helps.
why: A table keeps numbers apart that the text mixes. An empty cell shows what to find next.
how: Columns speed, time, distance: fill in what is given; the third cell of each row follows from the other two. Speed 60, time $x$: distance $60x$.
when: Two movers, two ages, two prices, two solutions.
mistake: Mixing units in one column.
picture: A chest of drawers with labels.
example: 5 tickets at $x$ dollars and 3 at $x + 2$: costs $5x$ and $3(x + 2)$.
check: Price x, number 4. What stands in the cost cell? || 4x
`
