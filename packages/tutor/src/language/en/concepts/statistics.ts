/** How cards are written: `concepts/card.ts`. */
export const statistics = String.raw`
## statistics.mean-median
skills: 8.statistics.measures
title: Mean or median: why they differ
also: median; mean vs median; average; when to use the median; outlier; middle value; why is the mean misleading; when is the median better than the mean; outliers; is the median the same as the average; salary median
near: statistics.median-how; statistics.mode; statistics.weighted-mean
what: The mean shares everything equally; the median is the value in the middle of the ordered list.
why: Five friends have 1, 2, 2, 3 and 92 dollars. The mean is 20, though four of them are far below. The median, 2, tells how a usual friend stands.
how: Mean: add and divide, $\frac{1 + 2 + 2 + 3 + 92}{5} = 20$. Median: order and take the middle.
when: Median if a few values are extreme (wages, prices), mean if the total matters.
mistake: Taking the middle of an unordered list.
picture: The mean is where a seesaw with the numbers balances; the median has as many on the left as on the right.
example: 4, 5, 6: mean and median are both 5; with 60 in place of 6 only the mean jumps, to $\frac{4 + 5 + 60}{3} = 23$.
check: What is the median of 7, 1, 9, 3, 5? || 5

## statistics.median-how
skills: 8.statistics.measures
title: How to find the median
also: find the median; even number of values; two middle numbers; median of even list; order the data
near: statistics.mean-median; statistics.quartiles
what: Order the values. Odd number: the middle one. Even number: the mean of the two in the middle.
why: With an even number nobody stands alone in the middle, so you meet halfway between the two.
how: Order, count, take the middle or the mean of the two in the middle. 3, 4, 8, 10: $\frac{4 + 8}{2} = 6$.
when: Middle of wages, times, grades.
mistake: Forgetting to order, or leaving out values that occur twice.
picture: Kids lined up by height: the one in the middle.
example: 2, 2, 5, 9, 9: the middle is 5.
check: What is the median of 1, 4, 6, 9? || 5

## statistics.mode
skills: 8.statistics.measures
title: What the mode is for
also: mode; most frequent; most common value; can there be two modes; no mode; mode of colors
near: statistics.mean-median; statistics.range
what: The mode is the value that occurs most often. There may be several or none.
why: A shoe shop does not order the mean size 38.7. It orders most of the size that sells most.
how: Count each value: in 2, 3, 3, 3, 5, 5 it is 3.
when: Sizes, favorites, anything that cannot be added, such as colors.
mistake: Giving how often it occurs (3 times) in place of the value.
picture: Look at a bar chart: the mode stands under the tallest bar.
example: 1, 1, 4, 4, 7 has two modes: 1 and 4.
check: What is the mode of 6, 2, 6, 9, 2, 6? || 6

## statistics.range
skills: 8.statistics.measures; 11.statistics.spread
title: What the range tells and what it hides
also: range of data; biggest minus smallest; spread; range statistics; difference max min
near: statistics.deviation; statistics.quartiles
what: The range is the greatest value minus the smallest.
why: Two classes have the same mean, but in one all have a 4, in the other half a 2 and half a 6. The range shows that difference.
how: Find the greatest and the smallest value and subtract. 3, 8, 12, 20: $20 - 3 = 17$.
when: A quick look at spread: temperatures, prices.
mistake: Trusting it too much: one odd value makes it huge.
picture: Stretch your arms from the first to the last point on the line.
example: $-4, 0, 7$: $7 - (-4) = 11$.
check: What is the range of 5, 9, 2, 14? || 12

## statistics.weighted-mean
skills: 8.statistics.measures
title: Why you can't just average averages
also: weighted mean; average of averages; mean from a frequency table; average speed trap; grade weights; find the missing value for the mean
near: statistics.mean-median; physics.speed
what: If groups have different sizes, multiply each mean by its size, add, divide by all.
why: A group of 30 counts for more than a group of 10: each person has one vote.
how: 10 students with mean 8 and 30 with mean 4: $\frac{10 \cdot 8 + 30 \cdot 4}{40} = 5$.
when: Frequency tables, grades with weights, mixtures.
mistake: Taking $\frac{8 + 4}{2}$, which would be 6.
picture: A seesaw with one child on one side and three on the other.
example: Values 2 (three times) and 7 (twice): $\frac{3 \cdot 2 + 2 \cdot 7}{5} = 4$.
check: The mean of 3 numbers is 6. What is their sum? || 18

## statistics.variance
skills: 11.statistics.spread
title: Why we square the deviations
also: variance; why square the differences; mean of squares; why not absolute value; sum of deviations is zero; how to find variance; why do you square in variance; why not just the differences; what is the variance
near: statistics.deviation; statistics.mean-median
what: The variance is the mean of the squared distances to the mean.
why: The plain differences always cancel to 0, plus against minus. Squares are never negative, and far values weigh more.
how: Find the mean, all differences to it, square them, take their mean. 2, 4, 9: mean 5, differences $-3$, $-1$, 4: $\frac{9 + 1 + 16}{3} = \frac{26}{3}$.
when: Comparing how steady two things are.
mistake: Squaring the values instead of the differences, or forgetting to divide.
picture: Squares drawn on the distances from the mean; the variance is their average area.
example: 4, 6: mean 5: $\frac{1 + 1}{2} = 1$.
check: What is the variance of 1, 3, 5? || 8/3

## statistics.deviation
skills: 11.statistics.spread
title: What the standard deviation means
also: standard deviation; sigma; why take the root; typical distance; spread; small or large standard deviation; 68 percent; standard deviation in easy words; how spread out
near: statistics.variance; statistics.range
what: The standard deviation is the root of the variance: a typical distance from the mean.
why: The variance of lengths in cm comes in square cm. The root brings back the unit, so you can say "about 4 cm off".
how: Find the variance and take its root. Variance 16: $\sqrt{16} = 4$.
when: Measuring errors, grades, quality; small means steady.
mistake: Adding the same number to all values and expecting a change: shifting does not change spread.
picture: Imagine two players at darts with the same middle: one throws close together, the other all over the board.
example: 2, 2, 8, 8: mean 5, all differences 3: variance $\frac{9 + 9 + 9 + 9}{4} = 9$, deviation 3.
check: The variance is 25. What is the standard deviation? || 5

## statistics.quartiles
skills: 8.statistics.measures; 11.statistics.spread
title: Quartiles and box plots
also: quartiles; box plot; interquartile range; box and whisker; lower quartile; what does the box mean; q1 q3
near: statistics.median-how; statistics.range
what: The median halves the ordered data, the quartiles halve the halves. The box goes from the lower to the upper quartile.
why: The middle half shows where most are, and one odd value cannot stretch it, as it does the range.
how: 1, 3, 4, 6, 7, 8, 10: median 6, lower quartile 3, upper 8; the box is $8 - 3 = 5$ long.
when: Comparing groups at one glance.
mistake: Thinking that a longer part of the box holds more data: each part holds a quarter.
picture: A box on the number line with a line in it and two whiskers.
example: 2, 4, 6, 8: median 5, quartiles 3 and 7, $7 - 3 = 4$.
check: What part of the data lies inside the box? || half | 1/2 | 50%

## statistics.read-graph
skills: 8.statistics.measures; 9.exam.tasks
title: How to read a diagram without being fooled
also: read a graph; bar chart; pie chart; misleading graph; axis does not start at zero; scale of the axis; line graph
near: statistics.range; functions.properties-read
what: First the title, then the axes with units and scale, then the values.
why: An axis that starts at 95 makes 96 and 98 look like one to three. The eye compares lengths, not numbers.
how: One square is how much? Then read. A sector of $90^\circ$ is $\frac{90}{360} = \frac{1}{4}$.
when: News, exams, science.
mistake: Counting squares as ones without looking at the scale.
picture: A bar chart with its lower part cut off by scissors.
example: A circle chart of 60 votes, sector $120^\circ$: $\frac{120}{360} \cdot 60 = 20$ votes.
check: How many degrees is 25 percent in a pie chart? || 90 | 90 degrees

## statistics.correlation
title: Correlation and cause: not the same
also: what is correlation; does correlation mean causation; scatter plot meaning; what is a scatter graph; positive and negative correlation; line of best fit
near: statistics.read-graph; linear.slope
what: Two things correlate when they tend to grow together (positive) or one falls as the other grows (negative).
why: Dots of a scatter plot close to a rising line show a positive correlation. But a third thing may drive both.
how: Plot the pairs, look for a slope, draw the line that leaves as many dots above as below.
when: When you look for a relation in data.
mistake: Taking it for a cause. Ice cream and sunburn grow together, because of the sun.
picture: A swarm of bees that flies uphill.
example: Taller children have bigger feet: positive correlation.
check: More hours of TV, lower marks: is the correlation positive or negative? || negative

## statistics.sample
title: Sample and population
also: what is a sample; difference between sample and population; why is a sample not fair; what is a random sample; how to choose a sample; what is bias in statistics
near: statistics.read-graph; chance.frequency
what: The population is everyone you want to know about. A sample is the part you really ask.
why: Asking all takes too long. A part is enough, if everyone had the same chance to be in it.
how: Draw at random, take enough people, and do not ask only friends.
when: In surveys, quality tests, medicine.
mistake: Asking only sports fans whether sport is fun.
picture: Tasting soup: one spoon is enough, if it was stirred.
example: 50 of 1000 students drawn by lot are a random sample.
check: 30 of the 600 students of a school are asked. What is the 30: sample or population? || sample
`
