/** How cards are written: `concepts/card.ts`. */
export const chance = String.raw`
## chance.probability
skills: 6.probability.intro
title: What probability is
also: what is probability; chance of something; how do i find the probability; favorable over possible; how likely; probability of rolling a 6; favorable over all; does 1/6 mean every sixth throw
near: chance.zero-to-one; chance.opposite; fractions.meaning
what: If all outcomes are equally likely, the probability is the number of good outcomes divided by the number of all outcomes.
why: A die has six equal faces. Each gets an equal share of luck, one sixth; three even faces get three shares.
how: Even number on a die: good are 2, 4, 6: $\frac{3}{6} = \frac{1}{2}$.
when: Dice, coins, cards, drawing from a bag.
mistake: Counting kinds instead of things. With 1 red and 9 blue balls, red is not one half.
picture: A wheel cut into equal slices, some of them yours.
example: 4 red and 6 blue balls: red has $\frac{4}{10} = 0.4$.
check: What is the probability of rolling a 5 with one die? || 1/6

## chance.zero-to-one
skills: 6.probability.intro
title: Why a probability lies between 0 and 1
also: can probability be more than 1; what does probability 0 mean; certain and impossible; probability as a percent; is 50 percent probability a half; can a probability be more than 1; probability 1.2; probability bigger than one; negative probability
near: chance.probability; percent.convert
what: 0 means impossible, 1 means certain, all others lie between. You may also say it in percent.
why: Good outcomes are a part of all outcomes. A part cannot be more than the whole or less than nothing.
how: A 7 with one die: $\frac{0}{6} = 0$. A number below 7: $\frac{6}{6} = 1$.
when: As a quick check of each result.
mistake: Giving an answer like 1.5 or a negative one without a doubt.
picture: A slider from 0, never, to 1, always.
example: Rain with 80 percent: probability $\frac{80}{100} = 0.8$.
check: Can a probability be 1.2? || no

## chance.opposite
skills: 6.probability.intro
title: The opposite event: "not" and "at least one"
also: opposite event; complement; probability of not; at least one; probability that it does not happen; 1 minus the probability
near: chance.probability; chance.two-steps
what: The probability that something does not happen is 1 minus the probability that it does.
why: Either it happens or not: both together are certain, so they add up to 1.
how: A 6 has $\frac{1}{6}$, so "no 6" has $1 - \frac{1}{6} = \frac{5}{6}$.
when: "Not", "at least one": when the opposite is easier to count.
mistake: Thinking the opposite of "all heads" is "all tails". It is "at least one tail".
picture: A pizza: your slice and the rest.
example: Two coins, at least one head: only one of 4 outcomes has none, $1 - \frac{1}{4} = \frac{3}{4}$.
check: Rain has probability 0.3. What is the probability of no rain? || 0.7

## chance.luck-has-no-memory
skills: 6.probability.intro
title: Does luck have a memory?
also: after five heads is tails more likely; gambler's fallacy; does a coin remember; is it due; why is it not exactly half; law of large numbers; fair coin; five heads in a row is tails more likely; gamblers fallacy; is a six due; 5 times heads then tails
near: chance.probability; chance.two-steps
what: Each toss of a coin starts anew. After five heads, heads and tails are again equally likely.
why: The coin has no memory and no conscience. Only in very many tosses the share comes near one half, because early luck is drowned by all the rest.
how: Ask: did anything about the coin or the bag change? With a coin no. If a ball is not put back, yes.
when: Games, lotteries, streaks in sports.
mistake: Betting on tails "because it is its turn".
picture: A fresh sheet of paper for each toss.
example: 7 heads in 10 tosses is nothing special; 700 in 1000 would be strange.
check: A fair coin showed heads 4 times. What is the probability of heads now? || 1/2 | 0.5

## chance.two-steps
skills: 6.probability.intro
title: Two dice, two coins: counting pairs
also: probability with two dice; two coins; why is heads tails different from tails heads; sum of two dice; tree diagram; table of outcomes
near: chance.counting; chance.opposite
what: List all pairs in a table. Two dice have $6 \cdot 6 = 36$ pairs, and each pair is equally likely.
why: Paint one die red, one blue: red 2 with blue 5 is not the same as red 5 with blue 2. So 7 comes in six ways, 2 in only one.
how: Sum 7: six pairs, $\frac{6}{36} = \frac{1}{6}$. Two independent steps: multiply, $\frac{1}{2} \cdot \frac{1}{2} = \frac{1}{4}$ for two heads.
when: Two or more random steps.
mistake: Saying the sums 2 to 12 are eleven equal chances.
picture: A grid of 6 by 6 boxes, the sevens lie on a diagonal.
example: Sum 3: pairs 1, 2 and 2, 1: $\frac{2}{36} = \frac{1}{18}$.
check: How many outcomes do two coins have? || 4

## chance.counting
skills: 6.probability.intro; 5.numbers.multiply
title: How many ways: when to multiply
also: counting principle; how many combinations; how many ways; outfits problem; multiply the choices; when do i add and when multiply; how many codes
near: chance.counting-order; numbers.multiply-meaning
what: If you choose one thing and then another, multiply the numbers of choices. If you choose one or the other, add.
why: Each of 3 shirts goes with each of 4 pants: 3 rows of 4.
how: 3 shirts, 4 pants, 2 caps: $3 \cdot 4 \cdot 2 = 24$ outfits.
when: Menus, codes, routes, license plates.
mistake: Adding: 3 shirts and 4 pants make 12 outfits, not 7.
picture: A tree: three branches, on each of them four twigs.
example: A code of 3 digits: $10 \cdot 10 \cdot 10 = 1000$.
check: 5 soups and 6 main dishes. How many menus? || 30

## chance.counting-order
skills: 6.probability.intro
title: Does the order matter?
also: does order matter; permutation or combination; how many handshakes; how many ways to arrange; factorial; pairs of people; why divide by 2
near: chance.counting
what: If the order counts (places, codes), multiply falling numbers. If it does not (pairs, teams), divide by the number of orders.
why: Ann with Bob and Bob with Ann are one handshake, but the product counts both.
how: 5 friends in a row: $5 \cdot 4 \cdot 3 \cdot 2 \cdot 1 = 120$. Handshakes among 5: $\frac{5 \cdot 4}{2} = 10$.
when: Seating, races, teams, pairs.
mistake: Counting each pair twice.
picture: A medal stand with three steps against a bag with three balls.
example: 1st and 2nd place among 4 runners: $4 \cdot 3 = 12$.
check: How many handshakes are there among 4 people? || 6

## chance.mean
skills: 5.statistics.mean
title: What the mean is
also: what is the mean; average; how do i find the average; mean of numbers; why divide by how many; arithmetic mean; find the average; what does the average show; add and divide by how many
near: chance.mean-backward; chance.which-average; stories.average-speed
what: The mean is the sum of all values divided by how many there are.
why: It is what each would get if all was put together and shared equally.
how: 4, 7, 10: $4 + 7 + 10 = 21$, $21 \div 3 = 7$.
when: Grades, temperatures, results.
mistake: Leaving out a zero. A 0 counts as a value too.
picture: Towers of blocks leveled until all are equally high.
example: 5, 0, 4: $9 \div 3 = 3$.
check: What is the mean of 2, 6 and 10? || 6

## chance.mean-backward
skills: 5.statistics.mean
title: Mean backward: total and missing value
also: find the missing number from the mean; what do i need to get an average of; total from the average; average of two groups; new mean when a number is added; mean of 4 numbers is 7; what grade do i need
near: chance.mean; stories.average-speed
what: Mean times how many gives the sum. With the sum you find a missing value.
why: If each of 4 friends would have 7 candies, there are 28 in all, however they are shared now.
how: Four grades with mean 7 make $7 \cdot 4 = 28$. Three are 6, 8, 5, that is 19, so the fourth is $28 - 19 = 9$.
when: A mean is given, a value is asked; joining groups.
mistake: Taking the mean of two means when the groups differ in size.
picture: Pour all glasses back into the jug.
example: 2 people with mean 10 and 3 with mean 20: $20 + 60 = 80$, $80 \div 5 = 16$.
check: Two numbers have the mean 15, one is 12. What is the other? || 18

## chance.median
skills: 5.statistics.mean
title: The median: the middle one
also: what is the median; how do i find the median; middle number; median of four numbers; why sort for the median; median vs mean
near: chance.which-average; chance.mean
what: Sort the values. The median is the middle one; with an even number it is the mean of the two in the middle.
why: Half of the values lie below, half above. A single giant value cannot pull it away.
how: 9, 2, 5 sorted is 2, 5, 9: median 5. For 1, 4, 6, 7: $\frac{4 + 6}{2} = 5$.
when: Incomes, prices: when a few are extreme.
mistake: Taking the middle of the unsorted list.
picture: Children lined up by height, the one in the middle steps out.
example: 3, 3, 8, 10, 50: median 8, though the mean is 14.8.
check: What is the median of 7, 1, 4? || 4

## chance.mode-range
skills: 5.statistics.mean
title: Mode and range
also: what is the mode; what is the range; most common value; highest minus lowest; can there be two modes; spread of data
near: chance.median; chance.which-average
what: The mode is the value that comes most often. The range is the biggest minus the smallest.
why: The mode tells what is usual, the range how far the values spread.
how: 2, 3, 3, 5, 9: mode 3, range $9 - 2 = 7$.
when: Shoe sizes in a store, temperature swings.
mistake: Giving how often it comes instead of the value itself.
picture: The highest column of a bar graph, and the width of the whole graph.
example: 1, 1, 4, 4, 6 has two modes, 1 and 4.
check: What is the range of 12, 5, 20, 9? || 15

## chance.which-average
skills: 5.statistics.mean
title: Mean, median or mode: which one to take
also: mean median or mode; which average should i use; outlier; when is the median better; why is the mean misleading; difference between mean median mode; mean or median; mean vs median vs mode
near: chance.mean; chance.median; chance.mode-range
what: Mean for amounts that could be shared, median when a few values are extreme, mode for what is most common.
why: Nine people earn 2, one earns 102: the mean is 12, and nobody is near it. The median, 2, tells the truth.
how: Look for outliers first. None: mean. Some: median. No numbers but kinds: mode.
when: Describing a group by one number.
mistake: Calling something average without saying which.
picture: A seesaw for the mean, a line of people for the median, a crowd for the mode.
example: Favorite colors have only a mode.
check: One house in a poor village costs millions. Mean or median for the typical price? || median

## chance.tables
skills: 5.statistics.mean; 6.coordinates.plane
title: Reading tables and graphs
also: read a graph; bar graph; pie chart; line graph; which graph should i use; frequency table; how do i read a chart; misleading graph
near: chance.frequency; chance.which-average
what: Title, axes, unit, step: read these first. Bars compare, lines show change in time, pie charts show shares of a whole.
why: A drawing speaks fast, but only if you know what one step on the axis means.
how: Find the value below, go up to the line, then left to the scale. Check what lies between two marks.
when: News, weather, school data.
mistake: Comparing bars on an axis that does not begin at 0.
picture: A map: before you walk, look at the legend.
example: A pie slice of 90 degrees is $\frac{90}{360} = \frac{1}{4}$, so 25 percent.
check: Which graph suits temperature over a day: line or pie? || line

## chance.frequency
skills: 6.probability.intro; 5.statistics.mean
title: Frequency: how often it really came
also: what is frequency; relative frequency; experimental probability; difference between frequency and probability; tally; mean from a frequency table
near: chance.probability; chance.tables; chance.luck-has-no-memory
what: The frequency counts how often a value came, the relative frequency is that count divided by all trials.
why: Probability is what you expect, frequency is what you saw. With many trials they come close.
how: 18 heads in 40 tosses: $\frac{18}{40} = 0.45$.
when: Experiments, surveys; when the outcomes are not equally likely, as with a thumbtack.
mistake: For the mean of a table, adding the values only once. Multiply each by how often it came.
picture: Tally marks in bundles of five.
example: Grade 4 came 3 times, grade 5 twice: $\frac{4 \cdot 3 + 5 \cdot 2}{5} = \frac{22}{5} = 4.4$.
check: 12 hits in 20 shots. What is the relative frequency? || 0.6 | 3/5 | 12/20 | 60%

## chance.venn
skills: 6.probability.intro; 5.numbers.add
title: Overlapping groups: why some are counted twice
also: venn diagram; sets; overlapping groups; both languages problem; how many do both; inclusion exclusion; counted twice
near: chance.counting; stories.bar
what: If groups overlap, add both and subtract those who are in both.
why: Who plays chess and soccer stands on both lists. By adding the lists you count that person twice.
how: 15 play chess, 12 soccer, 5 both: $15 + 12 - 5 = 22$ play at least one.
when: Languages, hobbies, "at least one", "neither".
mistake: Just adding 15 and 12.
picture: Two circles that overlap like a chain; write the number in the middle first.
example: Of 30 children 22 play something: $30 - 22 = 8$ play neither.
check: 10 have a cat, 8 a dog, 3 both. How many have a pet? || 15

## chance.tree
skills: 9.probability.rules
title: Tree diagrams: along multiply, between add
also: how do tree diagrams work; what is a probability tree; when do i multiply on a tree; how to draw a tree diagram; branches of a tree diagram
near: combinatorics.or-and; combinatorics.conditional
what: A tree shows what can happen step by step. Each branch has its probability.
why: Half of a third is a sixth: along one path you multiply. Different paths cannot happen together, so you add them.
how: Draw the branches of the first step, then of the second on each of them. They sum up to 1 at every fork.
when: When something is done two or more times in a row.
mistake: Keeping the same numbers when the ball is not put back.
picture: Water that splits at every fork of a river.
example: Two coins: heads and heads is $\frac{1}{2} \cdot \frac{1}{2} = \frac{1}{4}$.
check: Chances 1/2 and then 1/3 along one path. What is the probability of the path? || 1/6
`
