/** How cards are written: `concepts/card.ts`. */
export const logarithms = String.raw`
## logarithms.meaning
skills: 10.logs.meaning
title: What a logarithm is
also: logarithm; what does log mean; what is log; base of a log; log 2 of 8; why logarithms; read a logarithm; log; what is a log; log in math; log in simple words; why were logarithms invented; what does log base 2 of 8 mean
near: logarithms.domain; logarithms.product; roots.rational-exponent
what: $\log_a b$ is the exponent: to what power must $a$ be raised to get $b$?
why: Plus has minus as its way back, a power has two ways back: the root finds the base, the logarithm finds the exponent. "How many years until it doubles" needs the second.
how: Ask the question: $\log_2 8 = 3$, because $2^3 = 8$.
when: The unknown stands in the exponent: time of growth, pH, loudness.
mistake: Reading $\log_2 8$ as 8 divided by 2.
picture: Folding paper: 8 layers, how many folds? The log tells the folds.
example: $\log_{10} 1000 = 3$, $\log_5 \frac{1}{5} = -1$.
check: What is $\log_3 81$? || 4

## logarithms.special
skills: 10.logs.meaning
title: Why the log of 1 is 0
also: log of 1; log of the base; why is log 1 zero; log a of a; negative logarithm; log of a fraction
near: logarithms.meaning; logarithms.domain
what: $\log_a 1 = 0$ and $\log_a a = 1$ for every base.
why: Any allowed base to the power 0 is 1, and to the power 1 it is itself. The logarithm only asks for these exponents.
how: Numbers between 0 and 1 have a negative log for a base above 1: $\log_2 \frac{1}{4} = -2$.
when: Simplifying, domains, signs.
mistake: Thinking that a log is always positive.
picture: A staircase of powers of 2: step 0 is at height 1, steps below lie between 0 and 1.
example: $\log_7 1 = 0$, $\log_7 7 = 1$.
check: What is $\log_9 1$? || 0

## logarithms.domain
skills: 10.logs.meaning; 10.equations.logarithmic
title: Why there is no log of zero or of a negative number
also: log of a negative; log 0; domain of log; why must x be positive; base not 1; log undefined; log of a negative number; take the log of a negative; why cant i take log of 0; log of minus two
near: logarithms.meaning; functions.domain; logarithms.equation
what: The number inside must be positive, and so must the base, which is not 1.
why: Powers of 2 are always positive: $2^{-3} = \frac{1}{8}$ is small, but above 0. So nobody reaches 0 or $-5$.
how: Set the inside $> 0$: $\log_2 (x - 3)$ needs $x > 3$.
when: Before every equation or inequality with logs, and at the check.
mistake: Demanding only $x > 0$ instead of the whole inside.
picture: The curve of $2^x$ floats above the axis and never lands.
example: $\log_5 (4 - x)$ needs $x < 4$.
check: Does $\log_2 (-8)$ exist? || no

## logarithms.product
skills: 10.logs.laws
title: Why the log of a product is a sum
also: why is log of a product a sum; log laws; log a + log b; product rule logs; log(xy); log of a sum; why does log(ab) equal log a + log b; log of a product; is log(a+b) log a + log b
near: logarithms.quotient; logarithms.power; logarithms.meaning
what: The log of a product is the sum of the logs: $\log_a (xy) = \log_a x + \log_a y$.
why: Logs are exponents, and when you multiply powers, exponents add up: $2^3 \cdot 2^4 = 2^7$. So $3 + 4 = 7$ is the log of the product.
how: Join the logs and multiply inside: $\log_6 4 + \log_6 9 = \log_6 36 = 2$.
when: Joining logs in equations, splitting products.
mistake: Splitting a sum: $\log_2 (4 + 4)$ is 3, but $\log_2 4 + \log_2 4$ is 4.
picture: Folding: 3 folds, then 4 folds are 7 folds, and layers multiply: 8 times 16.
example: $\log_2 5 + \log_2 \frac{8}{5} = \log_2 8 = 3$.
check: What is $\log_{10} 2 + \log_{10} 50$? || 2

## logarithms.quotient
skills: 10.logs.laws
title: The log of a quotient
also: log of a fraction; log a minus log b; subtract logs; quotient rule logs; log x/y; log divided by log
near: logarithms.product; logarithms.change-base
what: The log of a quotient is the difference of the logs: $\log_a \frac{x}{y} = \log_a x - \log_a y$.
why: Dividing powers subtracts exponents: $\frac{2^7}{2^3} = 2^4$, and $7 - 3 = 4$.
how: Join the logs and divide inside: $\log_3 54 - \log_3 2 = \log_3 27 = 3$.
when: Differences of logs, logs of fractions.
mistake: Taking the quotient of two logs for it: $\frac{\log_2 8}{\log_2 2} = 3$, while $\log_2 \frac{8}{2} = 2$.
picture: 7 folds, then 3 unfolded: 4 folds are left.
example: $\log_{10} 500 - \log_{10} 5 = \log_{10} 100 = 2$.
check: What is $\log_2 40 - \log_2 5$? || 3

## logarithms.power
skills: 10.logs.laws
title: Why the exponent comes to the front
also: power rule logs; log of x squared; bring down the exponent; log a^n; exponent in front; (log x)^2
near: logarithms.product; logarithms.exponential-equation
what: The exponent inside a log comes to the front as a factor: $\log_a x^n = n \log_a x$ for positive $x$.
why: $x^3$ is $x \cdot x \cdot x$, and the log of a product is a sum: three equal logs.
how: Bring the exponent to the front: $\log_2 (8^5) = 5 \cdot \log_2 8 = 15$.
when: Solving for an exponent; logs of roots, $\log_a \sqrt{x} = \frac{1}{2} \log_a x$.
mistake: Mixing $\log_a x^2$ with $(\log_a x)^2$: for $x = 8$ and base 2 it is 6 and 9.
picture: Five packs of three folds are 15 folds.
example: $\log_3 \sqrt{3} = \frac{1}{2}$.
check: What is $\log_{10} (100^4)$? || 8

## logarithms.change-base
skills: 10.logs.laws
title: How to change the base
also: change of base; log with another base on the calculator; log 2 of 10; why divide logs; ln over ln
near: logarithms.e; logarithms.quotient
what: A log in one base is the quotient of two logs in another: $\log_a b = \frac{\log_c b}{\log_c a}$ with any base $c$ you like.
why: Let $a^x = b$ and take the log with base $c$ on both sides: $x \log_c a = \log_c b$. Divide.
how: Choose a base in which both logs are easy: $\log_8 32 = \frac{\log_2 32}{\log_2 8} = \frac{5}{3}$.
when: The calculator has only lg and ln; logs with different bases in one task.
mistake: Turning the fraction over. The new base stays below.
picture: Changing money: both prices in dollars, then divide.
example: $\log_4 8 = \frac{3}{2}$.
check: What is $\log_{27} 9$? || 2/3

## logarithms.exponential-equation
skills: 10.equations.exponential
title: How to solve an equation with the unknown in the exponent
also: exponential equation; x in the exponent; same base; 2^x = 32; why compare exponents; take logs of both sides; solve 2^x = 10; find x in the exponent
near: logarithms.exponential-hidden; logarithms.power; sequences.growth
what: Bring both sides to one base and compare the exponents; if that fails, take logs.
why: $2^x$ grows all the time, so it takes each value only once. Equal powers of one base have equal exponents.
how: Write both sides as powers of one base, then compare the exponents. $2^{x + 1} = 32$: $32 = 2^5$, so $x + 1 = 5$ and $x = 4$.
when: Growth, decay, interest: how long?
mistake: Dividing by the base: $2^x = 10$ does not give $x = 5$.
picture: Two staircases with the same steps: the same height means the same step number.
example: $3^x = 7$: $x = \log_3 7$, about 1.77.
check: Solve $5^x = 125$. || 3 | x = 3

## logarithms.exponential-hidden
skills: 10.equations.exponential
title: Exponential equations with a hidden square
also: 4^x and 2^x; substitution t = 2^x; factor out a power; 2^(x+1)+2^x; quadratic exponential equation
near: logarithms.exponential-equation; quadratics.biquadratic
what: $4^x$ is $(2^x)^2$: put $t = 2^x$ and solve a quadratic equation; or take a common power out of brackets.
why: $4^x = (2^2)^x = (2^x)^2$: the square was only in disguise.
how: $4^x - 5 \cdot 2^x + 4 = 0$: $t^2 - 5t + 4 = 0$, $t$ is 1 or 4, so $x$ is 0 or 2.
when: Two bases of one family; exponents such as $x + 1$ and $x$.
mistake: Keeping a negative $t$: powers of 2 are positive.
picture: A costume: inside the $4^x$ sits a squared $2^x$.
example: $2^{x + 1} + 2^x = 24$: $2^x(2 + 1) = 24$, so $2^x = 8$ and $x = 3$.
check: $9^x = t^2$. What is $t$? || 3^x

## logarithms.equation
skills: 10.equations.logarithmic
title: How to solve an equation with logarithms
also: logarithmic equation; log x = 3; solve for x with logs; why check log equations; combine logs then solve
near: logarithms.domain; logarithms.product; roots.extraneous
what: Get one log on each side or one log and a number, drop or undo the log, check the domain.
why: The log takes each value just once, so equal logs mean equal insides. Undoing: $\log_a x = c$ says $x = a^c$.
how: $\log_2 x + \log_2 (x - 2) = 3$: $x(x - 2) = 8$, so 4 or $-2$; only 4 is allowed.
when: The unknown stands inside a log.
mistake: Dropping the logs one by one in a sum, or skipping the check.
picture: Two equal gift boxes weigh the same, so unpack both; but empty boxes do not count.
example: $\log_3 (x + 1) = 2$: $x + 1 = 9$, so $x = 8$.
check: Solve $\log_5 x = 2$. || 25 | x = 25

## logarithms.inequality
skills: 10.inequalities.exp-log
title: Why some log inequalities flip
also: log inequality; exponential inequality; base less than one; flip the sign log; 0.5^x > 4; when does it flip
near: inequalities.flip; logarithms.domain; logarithms.exponential-equation
what: With a base above 1 the sign stays, with a base between 0 and 1 it flips.
why: $2^x$ climbs: a bigger value means a bigger exponent. $\left(\frac{1}{2}\right)^x$ falls: a bigger value means a smaller exponent.
how: Bring both sides to one base, look whether it is above or below 1, compare the exponents. $\left(\frac{1}{2}\right)^x > 8$: $8 = \left(\frac{1}{2}\right)^{-3}$, so $x < -3$.
when: Inequalities with powers or logs, after bringing them to one base.
mistake: Forgetting the domain: $\log_2 x < 3$ means $0 < x < 8$.
picture: Think of two escalators: on the one going up later means higher, on the one going down later means lower, so the order turns.
example: $3^x \ge 9$ gives $x \ge 2$.
check: Solve $2^x < 16$. || x < 4

## logarithms.inequality-domain
skills: 10.inequalities.exp-log
title: Why a log inequality needs the domain first
also: domain in log inequality; why greater than zero; lost condition; solve log inequality step by step; both logs positive
near: logarithms.inequality; logarithms.domain; inequalities.systems
what: Solve a system: the insides are positive, and the compared insides stand in the right order.
why: Without a log there is nothing to compare. $-5 < 8$ is true, but $\log_2 (-5)$ does not exist.
how: Write both conditions one below the other and take the overlap. $\log_3 (x - 1) < 2$: $x - 1 > 0$ and $x - 1 < 9$, so $1 < x < 10$.
when: Every inequality with logarithms.
mistake: Writing only $x < 10$.
picture: Only those with a ticket take part in the race.
example: $\log_{0.5} x > 1$: $0 < x < 0.5$.
check: What is the smallest whole $x$ with $\log_2 (x - 4) > 0$? || 6

## logarithms.e
skills: 10.logs.meaning; 11.exponents.growth
title: What the number e is and what ln is for
also: number e; what is e; ln; natural log; why e; 2.718; difference between log and ln; what is e the number; what is ln
near: logarithms.meaning; sequences.growth; calculus.exp-log
what: $e$ is about 2.718; $\ln x$ is the logarithm with the base $e$.
why: One dollar at 100 percent a year, paid in ever smaller steps, grows to $e$ dollars: $\left(1 + \frac{1}{n}\right)^n$ comes near it. And $e^x$ is its own slope, so formulas of growth stay simple.
how: It undoes the power of $e$: $\ln e^5 = 5$, $e^{\ln 3} = 3$.
when: Steady growth and decay, derivatives, physics.
mistake: Taking $\ln$ for a new kind of thing. All log laws hold.
picture: Interest paid yearly, daily, every second: the sum grows but stops at 2.718.
example: $\left(1 + \frac{1}{100}\right)^{100} \approx 2.70$.
check: What is $\ln (e^2)$? || 2

## logarithms.scale
skills: 10.logs.meaning
title: Why loudness and earthquakes use logarithms
also: log scale; decibel; richter; ph value; why logarithmic; ten times stronger; orders of magnitude
near: logarithms.meaning; logarithms.power
what: On a log scale one step means ten times as much.
why: A whisper and a jet differ a billionfold. A scale with equal steps could not show both; counting zeros can.
how: Sound is 10 decibels more for each factor of 10: from 30 to 60 dB it is $10^3 = 1000$ times as strong.
when: Data over many sizes; pH in chemistry.
mistake: Thinking that 60 dB is twice as strong as 30 dB.
picture: A ruler whose marks are 1, 10, 100, 1000 at equal distances.
example: pH 4 against pH 6: $10^2 = 100$ times as acid.
check: How many times stronger is a sound that is 20 dB louder? || 100
`
