/** How cards are written: `concepts/card.ts`. */
export const percent = String.raw`
## percent.meaning
skills: 5.percent.meaning
title: What a percent is
also: what is a percent; what does percent mean; percent sign; out of one hundred; why 100 percent; can there be more than 100 percent; over 100 percent; what does % mean; percent in simple words; how much is one percent; is a percent a number
near: percent.convert; percent.of-a-number
what: One percent is one hundredth. 35 percent means 35 of every 100.
why: Shops, tests and votes have different sizes. If you ask "how many would it be out of 100?", you can compare them all.
how: Write the number over 100: 35 percent is $\frac{35}{100}$. The whole is always 100 percent.
when: Discounts, grades, batteries, statistics.
mistake: Thinking that percent is an amount. 50 percent of a cent is tiny, 50 percent of a house is huge.
picture: A square of 100 little boxes, 35 of them colored.
example: 120 percent means the whole and 20 hundredths more, as when a price has gone up.
check: How many percent is the whole? || 100 | 100%

## percent.convert
skills: 5.percent.meaning
title: Percent, decimal and fraction: three names
also: percent to decimal; decimal to percent; fraction to percent; how do i turn 7% into a decimal; why move the point two places; convert 0.4 to percent
near: decimals.from-fraction; percent.meaning
what: Percent to decimal: divide by 100. Decimal to percent: multiply by 100.
why: The sign means "hundredths", so 7 percent is 7 hundredths, $\frac{7}{100} = 0.07$.
how: $0.4 = \frac{40}{100}$, so 40 percent. $\frac{3}{5} = 3 \div 5 = 0.6$, so 60 percent.
when: Before you calculate: with a decimal every percent task is a plain multiplication.
mistake: Writing 7 percent as 0.7. That would be 70 percent.
picture: One mark on a ruler with three labels: $\frac{1}{4}$, $0.25$ and 25 percent.
example: $12.5$ percent is $\frac{12.5}{100} = 0.125 = \frac{1}{8}$.
check: Write 3% as a decimal. || 0.03

## percent.of-a-number
skills: 5.percent.of
title: How to find a percent of a number
also: percent of a number; how do i find 15% of 80; what is 20 percent of 50; take a percent; calculate percent; what does of mean with percent; 15% of 240; how do percents of something work
near: percent.mental; percent.find-the-whole; fractions.of-a-number
what: Turn the percent into a decimal and multiply: 15 percent of 80 is $0.15 \cdot 80 = 12$.
why: 1 percent is one hundredth, $80 \div 100 = 0.8$. You want 15 such pieces: $0.8 \cdot 15 = 12$. It is the same calculation in two steps.
how: Percent over 100, times the number: $\frac{15}{100} \cdot 80 = 12$.
when: You know the whole and the percent, and the part is asked.
mistake: Dividing the number by the percent: $80 \div 15$ answers another question.
picture: A bar of 80 cut into 100 thin slices of 0.8 each; take 15 slices.
example: 30 percent of 250: $0.3 \cdot 250 = 75$.
check: What is 25% of 60? || 15

## percent.mental
skills: 5.percent.of
title: Percents in your head: 10, 5, 1, 50, 25
also: find percent in your head; 10 percent trick; mental percent; quick percent; how to find 5 percent fast; 15 percent tip; find 10% the easy way
near: percent.of-a-number; decimals.estimate
what: 10 percent is a tenth, 50 percent a half, 25 percent a quarter, 1 percent a hundredth. Build the rest from these.
why: Percents of the same whole can be added like lengths: 10 and 5 make 15.
how: 15 percent of 60: a tenth is 6, half of that is 3, so $6 + 3 = 9$.
when: For a tip, a sale, and to check the calculator.
mistake: For 5 percent dividing by 5. Five percent is a twentieth: half of the tenth.
picture: A bar with marks at 10, 25, 50 and 75 percent, like a battery sign.
example: 35 percent of 200: $20 + 20 + 20 + 10 = 70$.
check: What is 5% of 40? || 2

## percent.find-the-whole
skills: 6.percent.whole
title: Finding the whole when a percent is known
also: find the whole from a percent; 30% of what number is 12; percent of which number; what is 100 percent if 20 percent is 8; find the total from percent; 30 percent is 60 what is the whole; find 100% from a part; 20% of a number is 8 find the number
near: percent.of-a-number; percent.before-change; fractions.whole-from-part
what: Divide the part by the percent written as a decimal. You get 100 percent.
why: If 30 percent are 12, then 1 percent is $12 \div 30 = 0.4$ and 100 percent are 40. Dividing by 0.3 does both steps at once.
how: $12 \div 0.3 = 40$.
when: The part is known, the whole is asked: 18 students are 60 percent of the class.
mistake: Taking 30 percent of 12. Then the "whole" would be smaller than its part.
picture: A bar with 30 percent shaded and labeled 12; how long is the full bar?
example: 18 students are 60 percent: $18 \div 0.6 = 30$ students.
check: 20% of a number is 7. What is the number? || 35

## percent.which-is-the-whole
skills: 6.percent.whole; 6.percent.ratio
title: Which number is 100 percent
also: which number is the whole; what is 100 percent in this problem; how do i know what the base is; percent of what; part or whole in percent problem
near: percent.find-the-whole; percent.what-percent; percent.change
what: The whole is what the percent is taken of. Look for the word "of", or ask "percent of what?".
why: The same 5 dollars are 50 percent of 10 dollars, but only 5 percent of 100. Without the whole a percent says nothing.
how: Read: "8 is 20 percent of the class". After "of" stands the class, so the class is 100 percent. With changes the old value is 100 percent.
when: Before each percent calculation.
mistake: Taking the bigger number always. With a price that rose from 40 to 50, the whole is 40.
picture: A bar labeled 100 percent. Write below it the one quantity that fills it.
example: "Tom has 20 percent more than Ann": Ann is 100 percent, Tom is 120 percent.
check: "Sam is 10% taller than Leo." Who is 100 percent? || Leo

## percent.what-percent
skills: 6.percent.ratio
title: How many percent one number is of another
also: what percent is 12 of 40; how do i find the percentage; score as a percent; turn 18 out of 24 into a percent; part over whole times 100; percentage of a test
near: percent.which-is-the-whole; percent.convert
what: Divide the part by the whole and multiply by 100.
why: First you get the share as a decimal, and then you ask how many hundredths that is.
how: 12 of 40: $\frac{12}{40} = 0.3$, so 30 percent.
when: Test scores, hits in a game, shares of a group.
mistake: Dividing the wrong way: $\frac{40}{12}$ is more than 1, but a part cannot be more than 100 percent.
picture: A glass: the mark for full is 100, how high does the water stand?
example: 18 right answers of 24: $\frac{18}{24} = 0.75$, so 75 percent.
check: What percent of 50 is 8? || 16 | 16%

## percent.change
skills: 6.percent.change
title: Percent increase and decrease
also: percent change; by how many percent did it grow; percent increase; percent decrease; from 40 to 50 in percent; how do i calculate the change in percent
near: percent.multiplier; percent.which-is-the-whole
what: Divide the change by the old value and multiply by 100.
why: A dollar more on a 2 dollar pen is a lot, on a 900 dollar phone it is nothing. So the change is measured against where it began.
how: From 40 to 50: the change is 10, $\frac{10}{40} = 0.25$, so it rose by 25 percent.
when: Prices, populations, marks that go up or down.
mistake: Dividing by the new value. $\frac{10}{50}$ is 20 percent, and that is the way back.
picture: A bar of 40 and a longer one of 50; the piece that sticks out is compared with the first bar.
example: From 80 down to 60: $\frac{20}{80} = 0.25$, a drop of 25 percent.
check: A price goes from 20 to 25. By how many percent does it rise? || 25 | 25%

## percent.multiplier
skills: 6.percent.change
title: Up 20 percent means times 1.2
also: percent multiplier; increase by 20 percent in one step; decrease by 15 percent; discount price; sale price; why multiply by 0.8; add tax
near: percent.change; percent.before-change; percent.twice
what: To raise by 20 percent, multiply by 1.2. To lower by 20 percent, multiply by 0.8.
why: The old price is 100 percent, the new one 120 percent, that is 1.2 of it. After a discount of 20 percent, 80 percent stay.
how: A shirt of 50 dollars with 20 percent off: $50 \cdot 0.8 = 40$ dollars.
when: Discounts, taxes, interest, growth.
mistake: Subtracting 20 dollars instead of 20 percent, or giving the discount itself as the price.
picture: A bar of 100 percent: cut off 20 and keep 80, or glue on 20 and have 120.
example: 60 dollars plus 5 percent tax: $60 \cdot 1.05 = 63$ dollars.
check: By what do you multiply to lower a price by 30%? || 0.7

## percent.before-change
skills: 6.percent.change; 6.percent.whole
title: Finding the price before the change
also: original price before discount; reverse percent; price before tax; price after 20 percent off is 40; work backward percent; what was the old price; original price before the discount; price before the sale; undo a percent discount
near: percent.multiplier; percent.find-the-whole
what: Divide the new value by the multiplier of the change.
why: Old price times 0.8 gave the new price. To go back, undo the multiplication. Taking 20 percent of the new price would use the wrong whole.
how: After 20 percent off it costs 40: $40 \div 0.8 = 50$ dollars.
when: When the value after the change is known and the one before is asked.
mistake: Adding 20 percent to 40: that gives 48. Test it: 20 percent off 48 is not 40.
picture: The price tag 40 hangs on 80 percent of the bar. Find the full bar.
example: After a rise of 20 percent it costs 600: $600 \div 1.2 = 500$.
check: With 10% off it costs 45. What was the price before? || 50

## percent.twice
skills: 6.percent.change
title: Why plus 10 percent and minus 10 percent do not cancel
also: up 10 percent then down 10 percent; why doesn't it go back to the same price; two discounts; percent twice in a row; 20 percent and then 30 percent off; compound percent; plus 10% and then minus 10%; why is it not the same after increase and decrease; 15% off then another 10% off is not 25% off; two discounts after each other; price raised 20 then lowered 20
near: percent.multiplier; percent.which-is-the-whole
what: Each percent is taken of the value at that moment. So two changes are multiplied, not added.
why: 100 up by 10 percent is 110. But 10 percent of 110 is 11, more than was added, so you land at 99.
how: $100 \cdot 1.1 \cdot 0.9 = 99$.
when: Two discounts in a row, interest over years, rises and drops.
mistake: Adding discounts of 20 and 30 percent to 50. In fact $0.8 \cdot 0.7 = 0.56$: 44 percent off.
picture: Climbing a step measured on a small photo and going down a step measured on a bigger photo.
example: Up 50 percent, down 50 percent: $200 \cdot 1.5 \cdot 0.5 = 150$.
check: 100 goes up 20% and then down 20%. What is it now? || 96

## percent.points
skills: 6.percent.ratio; 6.percent.change
title: Percent and percentage points
also: percentage points; difference between percent and percentage point; from 10 percent to 15 percent; did it rise by 5 percent or 50 percent; can i add percents
near: percent.change; percent.which-is-the-whole
what: From 10 percent to 15 percent is a rise by 5 percentage points, but by 50 percent of what it was.
why: Points count steps on the percent scale. Percents compare with the start, and 5 is half of 10.
how: Subtract for points: $15 - 10 = 5$. Divide for percent: $\frac{5}{10} = 0.5$, so 50 percent.
when: News about votes, interest rates and grades.
mistake: Averaging percents of groups of different size. 100 percent of 2 children and 50 percent of 20 children are not 75 percent of all.
picture: A thermometer with percent marks: points are the marks you pass.
example: From 40 percent to 50 percent: 10 points, $\frac{10}{40} = 0.25$, so 25 percent more.
check: From 20 percent to 30 percent: how many percentage points? || 10

## percent.interest
skills: 6.percent.change; 5.percent.of
title: Interest: money that grows by percents
also: what is interest; simple interest; compound interest; bank account percent per year; loan interest; how does interest work; money after 2 years
near: percent.multiplier; percent.twice
what: Interest is a percent of the money paid for each year. Simple interest always takes it of the first amount, compound interest of what is there by then.
why: If the interest stays in the account, next year it earns interest too, like a snowball that rolls.
how: 200 dollars at 5 percent: one year $200 \cdot 1.05 = 210$. Compound after two years: $200 \cdot 1.05 \cdot 1.05 = 220.5$.
when: Savings, loans, growth of towns and bacteria.
mistake: For compound interest just doubling the first year's interest.
picture: A snowball that picks up more snow the bigger it is.
example: Simple, 300 dollars at 4 percent for 3 years: $300 + 3 \cdot 12 = 336$.
check: 100 dollars at 10% compound. How many dollars after 2 years? || 121

## percent.more-than-or-of
skills: 6.percent.ratio; 6.percent.change
title: "150 percent of" and "50 percent more than"
also: percent of or percent more than; 150 percent of; 200 percent more; twice as much in percent; is 100 percent more double; percent less than
near: percent.multiplier; percent.meaning; stories.more-or-times
what: "50 percent more than" adds to the 100 percent. So it is the same as "150 percent of".
why: "More" counts only the extra piece on top of the whole, "of" counts everything.
how: 50 percent more than 80: $80 + 40 = 120$. 150 percent of 80: $80 \cdot 1.5 = 120$.
when: News, offers, comparing amounts.
mistake: Taking "200 percent more" for double. It is 300 percent of the old, three times as much.
picture: A bar, and a half bar glued to its end.
example: 100 percent more than 6 is $6 + 6 = 12$; 25 percent less than 40 is 75 percent of 40, $40 \cdot 0.75 = 30$.
check: What is 100 percent more than 7? || 14
`
