import type { TalkTexts } from './talk.ts'

export const talkEn: TalkTexts = {
  moves: {
    'which-reading': [
      'This can be read in two ways. Do you mean (a) {first} or (b) {second}?',
      'I want to be sure before we begin: (a) {first}, or (b) {second}?',
      'Which one is it: (a) {first}, or (b) {second}? Brackets would make it clear.',
    ],
    queued: [
      '(I kept the others: {rest}. Say "next" when you want to go on.)',
      '(We do them one at a time. Still waiting: {rest}. Say "next" for the next one.)',
      '({rest} can wait. "next" brings the next one.)',
    ],
    leftover: [
      'I read {line}. What does “{rest}” add to it?',
      'I see {line}, and then “{rest}”. What does the task ask with that?',
      '{line} is clear. How does “{rest}” belong to it, in signs or in other words?',
    ],
    'another-way.method': [
      'Another way for {line}: leave the factors aside and use the discriminant. What are $a$, $b$ and $c$?',
      'There is also the formula for {line}: it needs only $a$, $b$ and $c$. What are they here?',
      'We can take the road by the discriminant with {line}. What is $b^2 - 4ac$?',
    ],
    'another-way.numbers': [
      'Let us look with numbers. {values} (left | right) Which way do the two sides come closer?',
      'Try it like a detective: {values} (left | right) What does that tell about where the solution lies?',
      'Another look, by trying out: {values} (left | right) What would you try next?',
    ],
    'another-way.none': [
      'Let\'s see it on a similar task that is worked out. Say "hint", and we get there step by step?',
      "Let's make it smaller: which part of it would you rather not have?",
      'Tell it to me in your own words, as if to a friend. What is the first word that is unclear?',
    ],
    'recap.alone': ['Done alone: {count}.', 'On your own: {count}.', 'Without help: {count}.'],
    'recap.helped': ['With a hint or a shown step: {count}.', 'Together with me: {count}.', 'With help: {count}.'],
    'recap.error': [
      'What came up more than once: {diagnosis}',
      'Worth watching: {diagnosis}',
      'One thing to remember: {diagnosis}',
    ],
    'recap.next': [
      'Next: one more of this kind alone, or a new topic. What would you like?',
      'What shall be next: a similar one to be sure, or something new?',
      'Shall we take one more without help, or is it enough for today?',
    ],
    'recap.none': [
      'We have not finished a problem yet, so there is nothing to sum up. Which one shall we take?',
      'Nothing is done yet today. What shall we begin with?',
      'There is no finished problem to look back at. Shall we do one?',
    ],
    'language.changed': ['English from now on. {task}', 'Good, in English then. {task}', 'Now in English. {task}'],
    'fact.prime': [
      'Yes, {number} is prime: it is divisible only by 1 and itself.',
      '{number} is a prime number, I tried every smaller divisor.',
      'Yes: nothing but 1 and {number} divides {number}.',
    ],
    'fact.not-prime': [
      'No, {number} is not prime: {reason}.',
      '{number} is composite: {reason}.',
      'No: {reason}, so {number} is not prime.',
    ],
    'fact.multiple': [
      'Yes, {number} is divisible by {by}: {reason}.',
      'Yes: {reason}, so {number} is a multiple of {by}.',
      '{number} is divisible by {by}, because {reason}.',
    ],
    'fact.not-multiple': [
      'No, {number} is not divisible by {by}: {reason}, so there is a remainder.',
      'No: {reason}. A remainder is left, so {number} is not a multiple of {by}.',
      '{number} is not divisible by {by}: {reason}.',
    ],
    'fact.divides': [
      'Yes, {number} is divisible by {by}.',
      'Yes: nothing is left when {number} is divided by {by}.',
      '{number} is a multiple of {by}.',
    ],
    'fact.divides-not': [
      'No, {number} is not divisible by {by}.',
      'No: something is left when {number} is divided by {by}.',
      '{number} is not a multiple of {by}.',
    ],
    'fact.axes': [
      'It has {number} of them. Fold it along each one, and both halves meet.',
      'There are {number}: along each of them the figure can be folded onto itself.',
      '{number}. Can you draw them?',
    ],
    'fact.units': [
      '{fact}. Back to {line}: what comes next?',
      'It is {fact}. How does {line} go on?',
      '{fact}. Now {line}: your next step?',
    ],
    counter: [
      'Small numbers show it. {counter} Where is the same thing in {line}?',
      'Good question. {counter} Can you see it in {line}?',
      'Try it out. {counter} What does that mean for {line}?',
    ],
    'compare.shown': [
      'Yours and mine differ. Here is my way to lay beside yours: where do they part?',
      "They don't agree. Compare step by step: which is the first that differs?",
      'We came to different ends. My way is below: where does yours turn off?',
    ],
    'compare.first': [
      'Gladly, as soon as yours is finished. What have you got so far?',
      'I compare with your own result. Which steps do you have?',
      'Send me your way to the end first, then I lay mine beside it. How far are you?',
    ],
    disowned: [
      'Sorry, I misread you there; that was not yours.',
      'You are right, you did not write that. I drop it.',
      'My mistake: I made that up out of your words.',
    ],
    'corrected.ask': [
      'Then we start from the right one. Write the whole task as it stands in the book.',
      'Good that you saw it. How does the whole task go now? Write it once, from beginning to end.',
      'A wrong copy happens. Give me the whole task again, and we go on with that one.',
    ],
    'disowned.ask': [
      'What is the last line or number that you stand by?',
      'How does your own last step go?',
      'Write me the step as you mean it, and I read only that.',
    ],
    'other-way': [
      'I do not want to ask you the same again, so another way in.',
      'Instead of asking once more, here is something to hold on to.',
      'Let me help in another way.',
    ],
    'beside.start': [
      'A good place to begin with {task}:',
      'Here is a way into {task}.',
      "Let's find the first move for {task}.",
    ],
    'beside.formula': [
      'The formula comes from what {task} asks.',
      "Let's see which relation {task} needs.",
      'For {task} it helps to say first what goes with what.',
    ],
    'beside.stuck': [
      'That is all right: we take {task} in small pieces.',
      'No need to see the whole way in {task} yet, the first bit is enough.',
      'Being stuck is fine. In {task} we look at one thing only.',
    ],
    'beside.worry': [
      'I see why you worry. One task at a time is enough for now.',
      'That sounds stressful, and you are not alone with it here.',
      'Take a breath: one small piece after the other will do.',
    ],
    'beside.haste': [
      'Then straight to it.',
      'No time to lose, so one step after the other.',
      "All right, let's be quick and careful.",
    ],
    'beside.story': [
      'We find the way in together, one piece at a time.',
      'You need not see the whole way yet.',
      'That is all right, the first piece is enough for now.',
    ],
    'beside.topic': [
      'We start small with this topic. One easy task shows what already works.',
      'Then this topic from the beginning, in small pieces.',
      'That can be learned, and you need not do it alone. Here is a first small one.',
    ],
    'results.same': [
      '{mine} and {theirs} are the same number, only written differently. So the two results agree. Do you see how one becomes the other?',
      'Those two agree: {mine} and {theirs} are one number in two forms. How would you turn one into the other?',
      'No contradiction here, since {mine} equals {theirs}. Which form does your task ask for?',
    ],
    'results.differ': [
      '{mine} and {theirs} are different numbers, so it depends on the task which one fits. What does it say?',
      '{mine} and {theirs} do not agree, and from the results alone I cannot tell who is right. Can you type the task and your steps?',
      'To see whether {mine} or {theirs} fits I need the task itself. What is it, word for word?',
    ],
    'bracket.closed': [
      'A bracket was left open, so I closed it where the formula ends.',
      'I added the closing bracket that was missing; tell me if it belongs elsewhere.',
      'One bracket had no end, and I put one in. If it ends elsewhere, just say so.',
    ],
    'once-more': ['Once more, then. {text}', 'Again, since it matters: {text}', 'The same as before: {text}'],
  },
}
