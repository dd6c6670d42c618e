/** How cards are written: `concepts/card.ts`. */
export const equations = String.raw`
## equations.what
skills: 5.equations.one-step
title: What x is: the unknown and the equation
also: what is an equation; what is x; what does x stand for; why do we use letters; unknown number; what is a variable in an equation; is an equation a problem with a letter; what does x mean in an equation; explain equations from zero
near: equations.root; learning.expression-or-equation; equations.balance
what: An equation says that two things are equal and has a number we do not know yet. The letter, often $x$, holds its place.
why: "I think of a number, add 5 and get 12": it is long to say. $x + 5 = 12$ says the same in six signs, and you can calculate with it.
how: Read the letter as "some number": $3x = 21$ means "three times some number is 21".
when: Whenever you are asked for a number and know what happens to it.
mistake: Thinking that $x$ always stands for the same number. In the next problem it is a new one.
picture: A closed box on a scale: you do not see what is in it, but you know how much it weighs with the rest.
example: $x - 4 = 10$: some number less 4 makes 10. It is 14.
check: Is 3x + 5 an equation? || no

## equations.root
skills: 5.equations.one-step; 6.equations.both-sides
title: What a solution (root) of an equation is
also: what is a solution; what is the root of an equation; what does it mean to solve an equation; is x = 0 a solution; can the answer be zero; can a root be negative or a fraction
near: equations.check-root; equations.no-solution
what: A solution is a number that makes the equation true when you put it in place of the letter. Solving means finding all of them.
why: An equation is a question. Some numbers are right answers, most are wrong; you can test each one.
how: Put the number in and compare both sides. For $2x + 1 = 9$ the number 4 fits: $2 \cdot 4 + 1 = 9$.
when: When you check an answer, or when a task asks "is 3 a root?".
mistake: Thinking that 0, a negative number or a fraction cannot be an answer. $5x = 0$ has the solution 0.
picture: A lock and a bunch of keys: a root is a key that opens it.
example: $x^2 = 9$ has two solutions, 3 and $-3$.
check: Is 5 a solution of 2x - 3 = 7? || yes

## equations.balance
skills: 5.equations.one-step; 5.equations.two-step
title: Why you must do the same to both sides
also: do the same to both sides; balance method; why do i have to subtract from both sides; why both sides; scale model; what am i allowed to do in an equation; equation like a scale
near: equations.one-step; equations.move-term
what: You may add, subtract, multiply or divide both sides by the same number (not by 0). The equation keeps its solutions.
why: An equation is a balanced scale. If you take 3 apples off one pan only, it tips. Take 3 off both, and it stays level.
how: $x + 3 = 10$: subtract 3 on both sides, $x + 3 - 3 = 10 - 3$, so $x = 7$.
when: In every step of solving an equation.
mistake: Changing one side only, or dividing only one term of a side.
picture: A seesaw with two equal children; give each the same backpack.
example: $\frac{x}{4} = 5$: multiply both sides by 4, $x = 20$.
check: x - 8 = 3. What do you add to both sides? || 8

## equations.one-step
skills: 5.equations.one-step
title: Solving an equation in one step
also: one step equation; how do i get x alone; isolate the variable; x + 5 = 12; 4x = 20; undo the operation; inverse operation in equations; how do i solve x + 5 = 8; get x alone; isolate x
near: equations.balance; equations.divide-or-subtract; numbers.opposite-operations
what: See what is done to $x$ and undo it with the opposite operation, on both sides.
why: If you put on a coat, you take it off to be as before. Adding is undone by subtracting, multiplying by dividing.
how: $x + 5 = 12$: undo plus 5, $x = 12 - 5 = 7$. $4x = 20$: undo times 4, $x = 20 \div 4 = 5$.
when: One operation stands between $x$ and the answer.
mistake: Doing the same operation instead of the opposite one: from $x + 5 = 12$ to $x = 17$.
picture: A gift in one layer of paper.
example: $x - 9 = 4$ gives $x = 13$; $x \div 3 = 6$ gives $x = 18$.
check: 7x = 42. What is x? || 6

## equations.divide-or-subtract
skills: 5.equations.one-step; 5.equations.two-step
title: Why divide in 3x = 12 and not subtract 3
also: divide or subtract; why can't i subtract 3 from 3x; how do i get rid of the number in front of x; coefficient; 3x = 12 what do i do; number next to x; 3x = 12 divide or subtract 3; when do i divide and when subtract in an equation; how do i know when to divide
near: equations.one-step; expressions.hidden-times
what: $3x$ means 3 times $x$. Times is undone by dividing, so divide both sides by 3.
why: Three equal boxes weigh 12 kg. One box is a third of it, 4 kg. Taking 3 kg off would tell you nothing about one box.
how: $3x = 12$, divide by 3: $x = 4$.
when: A number stands right before $x$.
mistake: Subtracting 3 and writing $x = 9$. Test: $3 \cdot 9 = 27$, not 12.
picture: Three closed boxes on one pan, 12 weights on the other; share them out.
example: $-5x = 30$: divide by $-5$, so $x = -6$.
check: 6x = 48. By what do you divide? || 6

## equations.subtrahend
skills: 5.equations.one-step
title: When x stands after a minus or below a division
also: 10 - x = 4; x after the minus; how do i solve 12 divided by x; x in the denominator; unknown subtrahend
near: equations.one-step; equations.negative-x
what: In $10 - x = 4$ the $x$ is taken away. Add $x$ to both sides first, then it is an easy equation.
why: 10 cookies, some are eaten, 4 are left. What was eaten plus what is left makes 10.
how: $10 - x = 4$: add $x$, $10 = 4 + x$, so $x = 6$. In the same way $12 \div x = 3$: times $x$, $12 = 3x$, so $x = 4$.
when: The unknown is the second number of a difference or quotient.
mistake: Adding 10: $x = 14$. Test: $10 - 14 = -4$, not 4.
picture: A bar of 10: a piece labeled $x$ and a piece of 4.
example: $20 - x = 13$ gives $x = 7$.
check: 15 - x = 9. What is x? || 6

## equations.two-step
skills: 5.equations.two-step
title: Two steps: what to undo first
also: two step equation; 2x + 3 = 11; which do i do first add or divide; why undo the addition first; reverse order; solve 2x plus 3
near: equations.one-step; equations.balance; equations.divide-or-subtract
what: Undo in reverse order: what was done last to $x$ goes first. In $2x + 3 = 11$ first take away 3, then divide by 2.
why: Socks first, then shoes; to undress, shoes first. Here $x$ was doubled, then 3 was added, so the 3 comes off first.
how: $2x + 3 = 11$, $2x = 8$, $x = 4$. Test: $2 \cdot 4 + 3 = 11$.
when: A number before $x$ and a number beside it.
mistake: Dividing only $2x$ and 11 by 2 and leaving the 3. If you divide first, every term must be divided.
picture: A gift in a box with a ribbon: ribbon off first, then the lid.
example: $5x - 7 = 18$, $5x = 25$, $x = 5$.
check: 3x + 4 = 19. What is x? || 5

## equations.both-sides
skills: 6.equations.both-sides
title: x on both sides
also: unknown on both sides; variables on both sides; x on both sides of the equals sign; 5x - 7 = 2x + 8; how do i get x on one side; which side should x go; x on both sides of the equation; letters left numbers right
near: equations.move-term; equations.which-side; equations.balance
what: Take away the same number of $x$ from both sides until only one side has any.
why: 5 boxes on the left, 2 boxes on the right. Remove 2 boxes from each pan: the scale stays level, and the right pan has only weights.
how: $5x - 7 = 2x + 8$: minus $2x$, $3x - 7 = 8$; plus 7, $3x = 15$; $x = 5$.
when: The letter stands left and right.
mistake: Adding all the $x$ together over the equals sign: $5x + 2x$.
picture: A scale with boxes and weights in both pans.
example: $7x + 2 = 4x + 14$, $3x = 12$, $x = 4$.
check: 6x = 4x + 10. What is x? || 5

## equations.move-term
skills: 6.equations.both-sides; 5.equations.two-step
title: Why the sign changes when a term moves across
also: why does the sign change; move a term to the other side; change side change sign; why do we move the 2x; transfer terms; moving numbers across the equals sign; why does the sign change on the other side; how to move numbers across the equals sign; plus 5 becomes minus 5; carry over to the other side; where do i move it; move to the other side
near: equations.balance; equations.both-sides
what: "Moving" a term is a short way of saying: subtract it on both sides. On its own side it vanishes, on the other it appears with the opposite sign.
why: In $x + 3 = 5$ take 3 off both sides: $x = 5 - 3$. It looks as if $+3$ had jumped over and become $-3$.
how: $5x = 2x + 9$: subtract $2x$ from both sides, $5x - 2x = 9$.
when: You collect terms with $x$ on one side and numbers on the other.
mistake: Moving without the change: $x = 5 + 3 = 8$, but $8 + 3$ is not 5. And a factor does not change its sign: from $3x = 12$ comes $x = 12 \div 3$.
picture: A person walks through the mirror in the middle: plus becomes minus.
example: $4x - 6 = x$: $4x - x = 6$, $3x = 6$, $x = 2$.
check: x - 7 = 2. What is x? || 9

## equations.which-side
skills: 6.equations.both-sides
title: Does it matter on which side x ends up
also: can x be on the right side; is 5 = x the same as x = 5; which side do i collect x; does the side matter; swap sides of an equation
near: equations.both-sides; learning.equals-sign
what: No. $8 = x$ and $x = 8$ say the same. Collect $x$ where there are more of them, then no minus appears.
why: The equals sign reads both ways, like a balanced scale seen from the front and from the back.
how: $2x + 9 = 5x$: subtract $2x$, $9 = 3x$, so $x = 3$.
when: To save yourself a negative number before $x$.
mistake: Swapping the sides and also changing the signs. When whole sides swap, nothing changes.
picture: A scale turned around.
example: $3x + 10 = 7x - 2$: $12 = 4x$, $x = 3$.
check: 12 = x + 5. What is x? || 7

## equations.brackets
skills: 6.equations.both-sides; 6.algebra.brackets
title: Equations with brackets
also: equation with parentheses; 3(x + 2) = 18; do i expand first; open the brackets in an equation; distribute in an equation; divide first or expand
near: expressions.expand; expressions.minus-bracket; equations.two-step
what: Expand the brackets, collect, then solve. If a number stands before the only bracket, you may divide by it first.
why: Brackets hide the terms with $x$. When they are open, you can see what to collect.
how: $3(x + 2) = 18$: expand, $3x + 6 = 18$, so $3x = 12$ and $x = 4$. Or divide first: $x + 2 = 6$, $x = 4$.
when: A bracket with $x$ stands in the equation.
mistake: Multiplying only the first term: $3(x + 2)$ is not $3x + 2$.
picture: Three bags, each with a box and 2 apples: unpack them all.
example: $2(x - 5) = x + 1$: $2x - 10 = x + 1$, $x = 11$.
check: 4(x - 1) = 20. What is x? || 6

## equations.negative-x
skills: 6.equations.both-sides; 6.integers.multiply
title: What to do with -x = 5
also: -x = 5; negative x; minus x equals; multiply by -1; is -x a negative number; how do i make x positive
near: equations.subtrahend; integers.opposite
what: $-x = 5$ says: the opposite of $x$ is 5. So $x = -5$. Multiply or divide both sides by $-1$.
why: $-x$ is $-1 \cdot x$. Dividing both sides by $-1$ turns both signs.
how: $-3x = 12$: divide by $-3$, $x = -4$.
when: After collecting, a minus stands before $x$.
mistake: Stopping at $-x = 5$, or just dropping the minus on one side.
picture: Look at the number line in a mirror: $-x$ at 5 means $x$ at $-5$.
example: $7 - x = 10$: $-x = 3$, $x = -3$.
check: -x = -9. What is x? || 9

## equations.check-root
skills: 5.equations.two-step; 6.equations.both-sides
title: How to check the solution of an equation
also: how do i check my answer in an equation; plug in x; substitute back; verify the solution; is my x right; check by substitution; why should i check if i already solved it; put the solution back in; verify a solution
near: equations.root; learning.check-answer
what: Put your number into the first equation, work out both sides apart, compare.
why: A solution is a number that makes it true, so the test is built in. It even catches copying mistakes.
how: $5x - 7 = 2x + 8$ and 5: left $5 \cdot 5 - 7 = 18$, right $2 \cdot 5 + 8 = 18$. Equal, so it fits.
when: Always, and it costs 20 seconds.
mistake: Testing in a later line. If the slip came before it, the test passes all the same.
picture: Trying the key in the lock.
example: For $3x + 1 = 12$ somebody got 4: $3 \cdot 4 + 1 = 13$, so no.
check: 4x - 3 = x + 9. Is x = 4 right? || yes

## equations.no-solution
skills: 6.equations.both-sides
title: No solution, or every number
also: what if x disappears; 0 = 5 what does it mean; no solution; infinitely many solutions; any number is a solution; what if i get 0 = 0; x cancels out; i got 0 = 0; how many solutions can a linear equation have; 0x = 5; x disappeared; no solution what does it mean
near: equations.root; linear.system-count
what: If $x$ disappears and a false line stays, like 3 = 5, there is no solution. If a true line stays, like $0 = 0$, every number is a solution.
why: $x + 3 = x + 5$ asks for a number that is the same with 3 more and with 5 more. There is none. But $2x + 2 = 2(x + 1)$ is true for whatever you take.
how: Simplify honestly. No $x$ left: look if the line is true.
when: Equal numbers of $x$ stand on both sides.
mistake: Writing $x = 0$. That is one single number and something quite different. $0 \cdot x = 5$ is impossible, $5x = 0$ gives 0.
picture: Two trains at equal speed: one started ahead, so they never meet; or they started together and are always side by side.
example: $4x - 1 = 4x + 7$: -1 = 7 is false, so no solution.
check: How many solutions has x + 2 = x + 6? || none | 0 | no solution

## equations.fractions
skills: 7.equations.fractions
title: Why we multiply an equation by the denominator
also: equation with fractions; clear the fractions; get rid of the denominator; multiply by the common denominator; x/2 + x/3 = 5; how do i remove fractions; equation with fractions get rid of the denominators
near: equations.fractions-every-term; fractions.common-denominator; ratio.cross-multiply
what: Multiply both sides by the common denominator. The fractions vanish and an ordinary equation stays.
why: Half a box and a third of a box are hard to compare. Take six times everything on both pans: 3 boxes and 2 boxes, all whole.
how: $\frac{x}{2} + \frac{x}{3} = 5$: times 6, $3x + 2x = 30$, $5x = 30$, $x = 6$.
when: $x$ or numbers stand in fractions.
mistake: Doing this with an expression. Without an equals sign there is no other side that could grow too.
picture: Zoom in six times: the pieces become whole boxes.
example: $\frac{x}{4} = \frac{x - 3}{2}$: times 4, $x = 2(x - 3)$, so $x = 6$.
check: x/2 + x/4 = 9. What is x? || 12

## equations.fractions-every-term
skills: 7.equations.fractions
title: Multiply every term, and mind the bracket
also: why do we have to multiply both; multiply every term by the denominator; forgot to multiply the whole number; minus before a fraction; bracket in the numerator; equation with several fractions
near: equations.fractions; expressions.minus-bracket
what: Each term is multiplied, also the ones without a fraction. A sum above a fraction bar gets a bracket.
why: Both pans grow six times only if each thing on them does. If you forget one weight, the scale tips.
how: $\frac{x + 1}{2} - \frac{x - 1}{3} = 2$: times 6, $3(x + 1) - 2(x - 1) = 12$, $3x + 3 - 2x + 2 = 12$, $x = 7$.
when: There is more than one term, or a minus before a fraction.
mistake: Losing the bracket: $-2 \cdot x - 1$ in place of $-2(x - 1)$.
picture: The fraction bar is a bracket in disguise: it holds its top together.
example: $\frac{x}{3} + 2 = 5$: times 3, $x + 6 = 15$, $x = 9$.
check: x/5 - 1 = 2. What is x? || 15

## equations.product-zero
skills: 7.factoring.common
title: Why each factor is set to zero
also: zero product property; why do we set each one to zero; product equals zero; x(x - 5) = 0; why can't i divide by x; lost a solution; why can i say x=2 or x=3 when (x-2)(x-3)=0
near: numbers.times-zero; expressions.common-factor; numbers.divide-by-zero
what: A product is 0 only if one of its factors is 0. So each factor gives its own little equation.
why: Try to get 0 from two numbers that are not 0. You cannot. With other numbers it does not work: 6 is $2 \cdot 3$, but also $1 \cdot 6$.
how: $x(x - 5) = 0$: $x = 0$ or $x - 5 = 0$, so 0 and 5.
when: One side is a product and the other side is 0.
mistake: Dividing by $x$: you lose the solution 0, since dividing by 0 is not allowed.
picture: Two switches in one line: the lamp is dark if one of them is off.
example: $(x - 2)(x + 7) = 0$ has the solutions 2 and $-7$.
check: x(x - 8) = 0. What are the solutions? || 0 and 8 | 0; 8 | 0, 8

## equations.from-words
skills: 7.problems.equation
title: From a story to an equation
also: how do i write an equation from a word problem; word problem to equation; translate words into algebra; set up an equation; make an equation; turn a word problem into an equation; write an equation from a text; translate words into an equation
near: stories.choose-x; stories.words-to-signs; stories.start
what: Name the unknown, write every other amount with it, find two descriptions of the same thing, and put an equals sign between them.
why: Any story that can be solved tells one amount in two ways. "Together 36" and "$x$ plus $2x$" are the same amount.
how: "Ann has twice as many as Bob, together 36." Bob $x$, Ann $2x$: $x + 2x = 36$, so $x = 12$.
when: Working backward in your head is hard.
mistake: Not saying what $x$ is, and then answering with $x$ when Ann was asked.
picture: Two bars, Bob one box, Ann two boxes, a brace over all: 36.
example: "5 more than three times a number is 26": $3x + 5 = 26$, $x = 7$.
check: A number and the same number plus 4 make 30. What is the number? || 13

## equations.answer-question
skills: 7.problems.equation
title: After solving: answer what was asked
also: is x the final answer; how do i write the answer to a word problem; what if the answer is negative; answer does not make sense; check the answer in the story
near: equations.from-words; stories.check-in-story
what: Read the question again. $x$ is often only one of the amounts. Then test the answer in the story, not in the equation.
why: The equation may be wrong itself. Only the story knows if the answer fits.
how: $x = 12$ is Bob. Ann was asked: $2 \cdot 12 = 24$. Story: $12 + 24 = 36$, right.
when: After each word problem.
mistake: Leaving half a student or minus 3 cookies as an answer without a second look.
picture: Return the ball to the one who threw it: the answer goes back to the question.
example: Length is $x + 5$ and $x = 8$: the length is 13, not 8.
check: Leo is x = 9, Mia is x + 4 years old. How old is Mia? || 13

## equations.formula
skills: 7.equations.fractions; 6.algebra.evaluate
title: Solving a formula for another letter
also: rearrange a formula; make t the subject; solve for another variable; change the subject; literal equation; from s = vt find t; make x the subject
near: equations.balance; stories.motion
what: Treat the wanted letter as the unknown and all the others as numbers.
why: The balance rule does not care if a number is written as 5 or as $v$.
how: $s = v t$, wanted $t$: divide both sides by $v$, $t = \frac{s}{v}$.
when: Physics, geometry, converting a formula.
mistake: Subtracting what is multiplied. $v$ is a factor, so you divide.
picture: Three cards s, v, t in a triangle: cover one and see how the others stand.
example: $P = 2a + 2b$, wanted $a$: $P - 2b = 2a$, $a = \frac{P - 2b}{2}$.
check: A = b · h. What is h? || A/b | A : b

## equations.decimals
skills: 7.equations.fractions; 6.equations.both-sides
title: Equations with decimals
also: equation with decimals; clear the decimals; multiply by 10 in an equation; 0.5x + 1.2 = 3; how do i get rid of decimals; ugly numbers in an equation
near: equations.fractions; decimals.shift-point; equations.balance
what: Multiply both sides by 10 or 100, so that all decimals become whole numbers.
why: Count the money in cents instead of dollars: the same money, but no point to lose.
how: $0.5x + 1.2 = 3.7$: times 10, $5x + 12 = 37$, $5x = 25$, $x = 5$.
when: Prices, measurements, percents in equations.
mistake: Multiplying 1.2 by 10 and 0.05 by 100 in one step. The same factor for each term.
picture: A magnifying glass over the whole line.
example: $0.04x = 2$: times 100, $4x = 200$, $x = 50$.
check: 0.2x = 1.4. What is x? || 7

## equations.guess
skills: 5.equations.one-step; 5.equations.two-step
title: May I just guess the solution?
also: can i guess the answer; trial and error; guess and check; i found it by trying; why not just guess x; try numbers in an equation
near: equations.check-root; equations.root; learning.steps
what: Trying is allowed, and a number that fits is a solution. But it does not show that there is no other.
why: For $x^2 = 9$ you find 3 at once and may miss $-3$. And for $7x = 10$ you can try long.
how: Guess, test, see whether it was too big or too small, try better. Then solve properly and compare.
when: To get a feeling, to check, in multiple choice.
mistake: Writing only the number in a test where steps count.
picture: Throwing a ball at a goal: each miss shows where to aim.
example: $3x + 2 = 20$: 5 gives 17, too small; 6 gives 20.
check: Guess: x + x + x = 21. What is x? || 7
`
