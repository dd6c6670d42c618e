/** How cards are written: `concepts/card.ts`. */
export const learning = String.raw`
## learning.check-answer
skills: 5.order.operations; 6.equations.both-sides
title: How to check an answer
also: how do i check my answer; check my work; is my answer right; ways to check; how do i know if it's correct; verify my solution; prove i am right
near: equations.check-root; numbers.opposite-operations; decimals.estimate; stories.check-in-story
what: Go another way than the one you came: put the answer back in, use the opposite operation, or estimate.
why: If you repeat the same steps, you repeat the same slip. A second way meets the first only if both are right.
how: Equation: put the number in. Division: multiply back. Expression: test old and new with one number, $2(x + 3)$ and $2x + 6$ for $x = 1$ are both 8. Story: read it with your answer.
when: After each task, before you look at the key.
mistake: Checking only that it "looks fine".
picture: A mountain with two paths: from both you must reach the same summit.
example: $17 \cdot 6 = 102$: near 100 by estimate, and $102 \div 6 = 17$.
check: With which operation do you check 56 : 7? || multiplication | multiply

## learning.steps
skills: 5.equations.two-step; 6.equations.both-sides
title: Why you should show your steps
also: why do i have to show my work; why show steps; can i just write the answer; do i need to write everything; i can do it in my head; show your working
near: learning.check-answer; learning.mistakes
what: Steps are your trail: you, and others, can follow it back to the place where something went wrong.
why: In the head there is room for about four things. Paper holds the rest, so the mind is free to think.
how: One change per line, equals signs or equations one below another, so that each line follows from the one before.
when: Whenever there is more than one step, and always in tests: right steps earn points even with a wrong result.
mistake: Writing so little that you cannot read it yourself two minutes later.
picture: Bread crumbs in the woods.
example: $3x + 5 = 20$, $3x = 15$, $x = 5$: three lines, and each can be checked.
check: Can a wrong final answer still earn points for steps? || yes

## learning.equals-sign
skills: 5.order.operations; 5.equations.one-step
title: What an equals sign says
also: what does the equals sign mean; what does = mean; is equals the answer comes next; can i write a chain of equals; run on equals; equal sign meaning; what does the = sign mean; wrong use of the equals sign
near: equations.balance; learning.expression-or-equation
what: Left and right are the same number. It does not mean "now comes the answer".
why: It was made of two equal parallel lines, since nothing is more equal. So you may read it from both sides: $12 = 7 + 5$ is as good as $7 + 5 = 12$.
how: Before you write it, ask: is what stands left really as much as what stands right?
when: In each line you write.
mistake: The chain "3 + 4 = 7 · 2 = 14": it claims that 7 and 14 are equal. Write two lines.
picture: A scale in balance, not an arrow.
example: $8 + 4 = 10 + 2$: right, though 12 is not written anywhere.
check: 9 + 3 = ? + 5. What number is missing? || 7

## learning.expression-or-equation
skills: 6.algebra.evaluate; 5.equations.one-step
title: Expression or equation
also: difference between expression and equation; expression vs equation; can i solve an expression; what is an expression; does it have an equals sign; why can't i find x in 3x + 2; equation or expression
near: equations.what; learning.simplify; learning.solve
what: An expression is like a phrase: $3x + 2$. An equation is like a sentence: $3x + 2 = 11$, it has an equals sign and can be true or false.
why: "My sister's age plus 2" claims nothing, so there is nothing to find. "My sister's age plus 2 is 11" does.
how: Look for the equals sign. None: simplify or evaluate. There: solve or check.
when: Before you begin, to know what may be done.
mistake: "Solving" an expression by putting "= 0" behind it.
picture: An ingredient list against an order.
example: $5a - a$ can be simplified to $4a$; $5a - a = 12$ can be solved, $a = 3$.
check: Is 7y - 4 = 10 an expression or an equation? || equation | an equation

## learning.simplify
skills: 6.algebra.like-terms; 5.fractions.reduce
title: What "simplify" asks you to do
also: what does simplify mean; how do i know when it is simplified; simplest form meaning; is it simple enough; simplify vs solve; what does reduce mean
near: learning.expression-or-equation; expressions.like-terms; fractions.reduce
what: Write the same thing shorter, without changing its value.
why: $2x + 3x - x$ and $4x$ give the same number for every $x$. The short one is easier to use and to compare.
how: Expand, collect like terms, reduce fractions; stop when nothing more can be joined.
when: A task has no equals sign and says simplify.
mistake: Moving or dropping something as in an equation: an expression has no other side.
picture: Tidying a room: nothing is thrown away, only put together.
example: $3(a + 2) - a = 3a + 6 - a = 2a + 6$.
check: Simplify 6x - 2x + 1. || 4x + 1 | 4x+1

## learning.solve
skills: 5.equations.one-step; 6.equations.both-sides
title: What "solve" asks you to do
also: what does solve mean; solve for x meaning; what does find x mean; what is the answer supposed to be; solve vs simplify; isolate meaning
near: equations.root; learning.expression-or-equation
what: Find all numbers that make the equation (or inequality) true. "Solve for $x$" means: end with $x$ alone on one side.
why: An equation is a question about a number; the solution is the full answer to it.
how: Do the same on both sides until $x$ stands alone, then put it in to check.
when: The task has an equals sign and a letter.
mistake: Stopping at $2x = 10$. The question is about one $x$.
picture: Unwrapping a parcel until only the gift is left.
example: Solve $x - 6 = 9$: $x = 15$, since $15 - 6 = 9$.
check: Solve x + 4 = 4. What is x? || 0

## learning.evaluate
skills: 6.algebra.evaluate; 5.order.operations
title: What "evaluate" and "calculate" mean
also: what does evaluate mean; calculate meaning; compute; find the value; what does work out mean; exact or approximate answer
near: expressions.evaluate; learning.simplify
what: Find the number. With letters given: put the numbers in first.
why: "Value" is in the word: you ask what the expression is worth.
how: Evaluate $2a + 1$ for $a = 6$: $2 \cdot 6 + 1 = 13$.
when: Only numbers stand there, or each letter has a given value.
mistake: Giving a rounded number where the exact one is asked: $\frac{1}{3}$ is exact, 0.33 is not.
picture: A price tag hung on an expression.
example: Evaluate $4^2 - 6$: $16 - 6 = 10$.
check: Evaluate 10 - 2x for x = 3. || 4

## learning.prove
skills: 7.triangles.congruence; 7.lines.parallel
title: What "prove" asks you to do
also: what does prove mean; how do i write a proof; is an example a proof; why do we need proofs; show that; counterexample; two column proof; do examples prove it
near: measure.congruent; measure.congruence-tests
what: Show with reasons that it is true in every case, step by step, from what is given and known.
why: A thousand examples may all fit and the next may fail: $n^2 + n + 41$ is prime for many $n$, but not for $n = 40$. A proof covers all.
how: Write "given", write "to show", then sentences with "because". To disprove, one counterexample is enough.
when: Prove, show, explain why always.
mistake: Using what you want to prove, or only measuring the drawing.
picture: A chain: each link hangs on the one before.
example: Even plus even is even: $2a + 2b = 2(a + b)$, twice a whole number.
check: How many counterexamples disprove a claim? || 1 | one

## learning.read-task
skills: 7.problems.equation
title: How to read a task
also: i don't understand the question; how do i read a math problem; what is it asking; i don't get the task; what do they want; understand the problem
near: stories.start; stories.extra-numbers; learning.stuck
what: Read three times: for the story, for the question, for the numbers with their units.
why: One reading is too short for three jobs. Most wrong answers are right answers to another question.
how: Underline the question, say it in your words, and write what kind of thing the answer is: a length, a price, yes or no?
when: Before the first line, also in a hurry.
mistake: Stopping at the first number.
picture: A camera: the whole scene, then the face, then the detail.
example: "How many more" in the last line turns a sum into a difference.
check: What should you look for first, the question or the answer key? || the question | question

## learning.stuck
skills: 7.problems.equation; 5.numbers.divide
title: What to do when you are stuck
also: i'm stuck; i don't know what to do; i have no idea; help i am lost; where do i begin; i can't do this; i don't get it; no clue where to start; i dont know where to start; i am stuck with everything
near: learning.read-task; stories.bar; learning.mistakes
what: Being stuck is a normal part of thinking. Make the task smaller: easier numbers, a drawing, one step only.
why: Your mind cannot see the path, but it can see one stone to step on. After each step the view is new.
how: Ask: what is given? What do I look for? Have I seen something like it? What would I do with tiny numbers?
when: After two minutes without an idea. After ten, ask for a hint, not for the solution.
mistake: Staring at the page, or giving up at once.
picture: A knot: do not pull, look for the loose end.
example: $0.25$ of 48 feels hard; half of 48 is 24, half of that is 12.
check: Which is the better first request: a hint or the solution? || a hint | hint

## learning.mistakes
skills: 5.equations.two-step; 6.integers.add
title: What mistakes are good for
also: i always make mistakes; i keep getting it wrong; why do i make mistakes; learn from mistakes; i'm so dumb; is it bad to be wrong; error notebook; is it bad to make mistakes
near: learning.careless; learning.not-a-math-person; learning.steps
what: A mistake shows exactly what to learn next. It says something about one step, not about you.
why: When a wrong step surprises you, you remember the right one better. Who never errs only does what was easy already.
how: Find the first wrong line, write what you thought there, write the right rule beside it, do one similar task tomorrow.
when: After each test and each exercise.
mistake: Copying the right solution without finding where yours left the road.
picture: A video game: you lose a life, but you know now where the trap is.
example: "I forgot the minus in the bracket" is worth more than "I am bad at brackets".
check: What should you find first: the first wrong line or a new task? || the first wrong line | first wrong line

## learning.careless
skills: 5.numbers.add; 6.algebra.brackets
title: How to make fewer careless mistakes
also: careless mistakes; silly mistakes; i lose signs; i copy it wrong; how do i stop making small errors; i know it but get it wrong; attention mistakes; i keep making mistakes; dumb mistakes; i always make silly mistakes; careless errors; how to stop making mistakes
near: learning.check-answer; learning.steps; learning.mistakes
what: Careless slips have patterns: lost signs, copied digits, skipped lines. Find your two most common ones and check just those.
why: Nobody can watch everything. Pilots use short lists, because even experts forget.
how: One step per line, digits under digits, a circle around each minus. At the end check your own list.
when: In the last five minutes of a test.
mistake: Working faster to have time for checking: the hurry makes the slips.
picture: A goalkeeper who knows the striker's favorite corner.
example: List: "minus before a bracket, units". Ten seconds per task.
check: Is it better to check everything at once or your two usual slips first? || usual slips | your two usual slips | the usual slips

## learning.nerves
skills:
title: Nervous before a test
also: i'm nervous about my test; exam stress; test anxiety; my mind goes blank; i panic in tests; scared of the exam; how to calm down
near: learning.test-day; learning.study
what: A fast heart is your body getting ready, not a sign that you will fail. You can calm it.
why: Worry takes room in your head that you need for numbers. Put it on paper or breathe it out, and the room is free again.
how: Breathe in for four counts, out for six, five times. Then begin with a task you surely can do.
when: The evening before, at the door, and when the mind goes blank. If the fear is big and stays, tell somebody you trust.
mistake: Studying all night. Sleep stores what you learned.
picture: A shaken snow globe: wait a moment, and it clears.
example: Ten minutes before: write down all worries on a sheet, fold it, put it away.
check: Should you start the test with an easy task or the hardest? || easy | an easy task | the easy one

## learning.test-day
skills:
title: How to work during a test
also: test tips; how to manage time in a test; what to do first in an exam; skip a question; running out of time; exam strategy; exam tomorrow; i have a test tomorrow and understand nothing; what to do the day of the test
near: learning.nerves; learning.check-answer; learning.careless
what: Look through all tasks, do the sure ones first, then the middle ones, then the hard ones. Keep time for checking.
why: Points of easy tasks count just as much, and each solved one gives you courage.
how: Divide the minutes by the points: 45 minutes and 30 points give 1.5 minutes per point. Stuck for longer: mark it and go on.
when: Each test and exam.
mistake: Biting into one task until the bell rings.
picture: Picking apples: first the low branches, then fetch the ladder.
example: Leave nothing blank: a drawing, a formula or a first step may earn points.
check: 40 minutes for 20 points. How many minutes per point? || 2

## learning.study
skills:
title: How to study math so that it stays
also: how do i study for math; how to learn math; best way to study; i forget everything; how much should i practice; how do i prepare for a test; why do i forget; how do i learn math; how to study for a math test; how to remember formulas for a test
near: learning.mistakes; learning.nerves; learning.formulas
what: Solve tasks yourself, a little on many days, and mix the kinds. Reading solutions feels good, but teaches little.
why: Each time you pull something out of your memory, the path gets broader. After a small pause it is harder, and just that makes it stay.
how: Cover the solution and try. Twenty minutes today, in two days, in a week. Explain one task aloud to somebody.
when: Begin a week before the test.
mistake: Doing ten equal tasks in a row: after the third you copy yourself.
picture: A path through grass: walk it often, and it stays visible.
example: Monday fractions, Tuesday equations and two fractions, Friday a mix of both.
check: Better for memory: 60 minutes once or 20 minutes on three days? || 20 minutes on three days | three days | 20 on three days

## learning.formulas
skills: 5.geometry.area; 5.percent.of
title: Learn formulas by heart or understand them?
also: do i have to memorize formulas; how do i remember formulas; i can't remember the rules; memorize multiplication table; why learn times tables; mnemonic; learn all formulas by tomorrow
near: learning.study; learning.why-math
what: Understand first, then a few repeats make it stick. Know the times table by heart: it frees your head.
why: A formula with a picture can be rebuilt if you forget it. A row of letters is lost.
how: Draw it, say it in words, test it with small numbers, write it from memory the next day.
when: With each new formula.
mistake: Learning letters without knowing what they stand for.
picture: A coat hook: the formula hangs on its picture.
example: Area of a triangle: half a rectangle, so $\frac{1}{2} \cdot 6 \cdot 4 = 12$.
check: What is 7 times 8? || 56

## learning.why-math
skills:
title: What is math good for?
also: why do i need math; when will i ever use this; what is the point of algebra; is math useful in real life; why do we learn this; i hate math; what is math for; math is useless
near: learning.not-a-math-person; learning.formulas
what: It answers "how much, how far, how likely, is that fair" and trains you to give reasons.
why: Games, maps, music filters and phones run on it. And who can calculate is harder to fool with "70 percent off".
how: Take something you care about and ask a question with a number in it: how many games to reach the next level?
when: Money, cooking, building, sports, news, programming.
mistake: Thinking only the topic counts. You may never factor again, but you will often take a big problem apart.
picture: Push-ups: nobody does them on the job, but strong arms help everywhere.
example: Two phone plans: 10 plus 2 per gigabyte or 4 per gigabyte? $10 + 2x = 4x$ says: equal at 5.
check: Which costs less for 3 gigabytes, 10 + 2 per gigabyte or 4 per gigabyte? || 4 per gigabyte | the second | 12

## learning.not-a-math-person
skills:
title: "I am just not a math person"
also: i'm bad at math; i am not a math person; i'm too stupid for math; can i get better at math; is math talent; everyone else gets it; i'll never understand this; im bad at math; im too stupid for math; can i become good at math
near: learning.mistakes; learning.study; learning.stuck
what: Nobody is born with fractions. Math is learned step by step, and a missing step below makes all above it wobble.
why: The brain builds connections when you struggle a bit. People who seem quick have mostly seen more tasks.
how: Say "not yet". Go back to the last thing that was easy, and climb from there, one small step a day.
when: When you compare yourself with others or feel like quitting.
mistake: Taking slow for stupid. Deep thinkers are often slow.
picture: A ladder with a missing rung: you are not too short, the rung must be put in.
example: Trouble with equations is often trouble with minus signs: two days there, and equations get easy.
check: Is being slow the same as being bad at math? || no

## learning.calculator
skills: 5.decimals.round; 5.order.operations
title: When and how to use a calculator
also: can i use a calculator; why not just use a calculator; calculator gives a different answer; calculator and brackets; calculator order of operations; ai does it for me
near: decimals.estimate; numbers.order
what: It is good for long numbers. You must still know what to type and whether the answer can be true.
why: It does what you type, not what you mean. A slipped finger gives a confident wrong number.
how: Estimate first, type with brackets around tops and bottoms of fractions, compare with the estimate.
when: Big numbers, roots, last check; not while you learn the basics.
mistake: Typing 6 + 4 : 2 for $\frac{6 + 4}{2}$: it shows 8, but the fraction is 5.
picture: A fast horse that needs a rider.
example: $\frac{12 + 8}{5} = 4$: type (12 + 8) : 5.
check: What is (7 + 5) : 4? || 3

## learning.definition
skills: 7.triangles.congruence; 5.geometry.angles
title: Definition, rule, theorem: what is what
also: what is a theorem; difference between definition and theorem; what is an axiom; what is a rule; what is a property; property or definition; why is it called that
near: learning.prove; learning.formulas
what: A definition says what a word shall mean. A theorem says something that follows and has a proof. An axiom is agreed to be true at the start.
why: If everybody meant something else by "square", nobody could argue. First the words, then the facts about them.
how: Ask "why?". Definition: because we named it so. Theorem: because of a proof.
when: In geometry and whenever a rule surprises you.
mistake: Trying to prove a definition, or learning a theorem without its conditions.
picture: Game rules are the definitions, clever moves are the theorems.
example: "A right angle has 90 degrees" is a definition; "the angles of a triangle make 180 degrees" is a theorem.
check: Does a definition need a proof? || no

## learning.signs
skills: 6.integers.meaning; 5.decimals.round
title: What the signs mean: <, >, ≈, ≠, ≤
also: what does the wavy equals mean; less than sign; greater than sign; which way does the sign point; not equal sign; at least and at most; less than or equal
near: learning.equals-sign; integers.compare
what: $<$ is less than, $>$ greater than, $\le$ at most, $\ge$ at least, $\ne$ not equal, $\approx$ about equal.
why: A small picture is read faster than words. The open side of $<$ looks at the bigger number.
how: Read from left to right: $3 < 8$, three is less than eight. $x \ge 5$: 5 or more.
when: Comparing, rounding, inequalities.
mistake: Taking "at least 5" for less than 5. At least 5 starts with 5.
picture: A hungry beak opens toward the bigger heap.
example: $\pi \approx 3.14$, and $7 \ne 2 \cdot 3$.
check: Does "at most 10" include 10? || yes

## learning.formula
skills: 6.algebra.evaluate; 5.geometry.area
title: What a formula is and how to use it
also: what is a formula; how do i use a formula; which formula do i need; plug into a formula; how do i find the right formula; difference between formula and equation
near: equations.formula; expressions.evaluate; learning.formulas
what: A formula is a rule in letters that links amounts: $s = v t$ says how way, speed and time belong together.
why: It saves thinking the same thought anew each time. But each letter is an amount with a unit, and you must know which.
how: Write down what is given with letters, choose the formula that holds these and the asked one, put in, calculate, add the unit.
when: Areas, motion, percents, physics.
mistake: Taking the first formula that has one matching letter.
picture: A machine with labeled slots.
example: Given speed 50 and time 3: $s = 50 \cdot 3 = 150$.
check: V = a · b · c with 2, 3 and 4. What is V? || 24

## learning.hint-or-answer
skills:
title: Why a hint helps more than the answer
also: just tell me the answer; why don't you give me the answer; can i have the solution; why only hints; i only need the result; i have no time give the answer
near: learning.stuck; learning.study
what: An answer solves this task. A hint leaves the last step to you, and that is the one you will remember in the test.
why: You do not get strong by watching somebody lift weights. What you find yourself stays for weeks, what you read is gone tomorrow.
how: Say where exactly you are stuck: "I do not know what to do with the minus". Then the hint can be short and right.
when: You have a little time. If you have none, ask for the first step only.
mistake: Copying a result and being surprised by the next task.
picture: Learning to ride a bike: a hand on the saddle, not a ride in the car.
example: Task $3x - 4 = 11$. Hint: what was done to $x$ last? Then you find $x = 5$ by yourself.
check: What can you say to get a better hint: "help" or where you are stuck? || where you are stuck | where i am stuck | where

## learning.algebra
title: What algebra is
also: what is algebra; explain algebra; what is algebra good for; why do we use letters in algebra; i dont understand algebra; difference between arithmetic and algebra
near: expressions.variable; equations.what
what: Algebra is calculating with letters that stand for numbers, so that one rule holds for all of them.
why: Arithmetic says that $3 + 5 = 5 + 3$. Algebra says it for all numbers at once: $a + b = b + a$.
how: Name what you do not know, write down what you know about it, then undo step by step.
when: When a number is unknown, or when you want to show that something always works.
mistake: Reading letters as things. $3a$ is not 3 apples but 3 times a number.
picture: A box with a number inside: you may work with the box before you open it.
example: "I think of a number, double it, add 1, get 9" is $2x + 1 = 9$.
check: I think of a number and add 4, and it is 10. What is the number? || 6

## learning.coefficient
title: Coefficient, constant, term: what is what
also: what is a coefficient; what is a constant; what is a term; number in front of x; what do you call the number before the letter; what is a constant term
near: expressions.like-terms; expressions.monomial
what: In $5x + 3$ the terms are $5x$ and 3, the coefficient is 5 and the constant is 3.
why: The coefficient counts how many $x$ there are. The constant stands alone and does not change with $x$.
how: Cut at plus and minus to get the terms. The number before a letter is its coefficient, with its sign.
when: When you collect like terms or read an equation.
mistake: Forgetting the invisible 1: in $x - 4$ the coefficient is 1.
picture: A shopping bill: "5 times the price of apples" and a fixed fee of 3.
example: In $-2x^2 + x - 7$ the coefficients are $-2$ and 1, the constant is $-7$.
check: What is the coefficient of x in 8x - 5? || 8
`
