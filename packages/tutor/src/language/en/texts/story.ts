import type { StoryTexts } from '../../../dialogue/story/text-types.ts'

export const storyEn: StoryTexts = {
  naming: {
    owner: "{owner}'s {name}",
    count: 'the number of {name}',
    measures: {
      length: 'the distance',
      time: 'the time',
      money: 'the amount of money',
      speed: 'the speed',
      mass: 'the weight',
      volume: 'the volume',
      area: 'the area',
    },
    needed: 'something we need',
    uncounted: ['all equal parts', 'age', 'percent'],
  },
  title: 'Word problem',
  and: 'and',
  labels: {
    asked: 'What is asked',
    known: 'What is known',
    next: 'Your next calculation',
    answer: 'The answer, and can that be?',
  },
  doing: { '+': 'add', '-': 'subtract', '*': 'multiply', '/': 'divide' },
  someQuestion: '“what is to be found?”',
  choices: {
    yes: "Yes, that's it",
    no: 'No, something is different',
    neither: 'None of these',
    notSure: "I'm not sure",
  },
  moves: {
    confirm: [
      'Let me make sure I understand your story. {restatement} Is that right?',
      'First, the story in short. {restatement} Did I get it right?',
      'Here is how I read it. {restatement} Is that what you mean?',
    ],
    'confirm.number': [
      '{value} would be {asked}, if I read the story right. {restatement} Is that it?',
      'I take {value} as {asked}. Before I look at it, is this your story: {restatement} Right?',
      'So you say {value} for {asked}. Tell me first if I read the story right: {restatement} Is that it?',
    ],
    'confirm.work': [
      '{work}Before I say more, let me check that I read the story right. {restatement} Is that it?',
      '{work}One thing first, so that I judge the right story. {restatement} Did I get it right?',
      '{work}I want to be sure about the story itself. {restatement} Is that what it says?',
    ],
    'confirm.solution': [
      'Thank you for writing it all down. Before I go through it: {restatement} Is that the story?',
      'I see your whole way. First I want to be sure of the story: {restatement} Right?',
      'A whole solution, good. Let me check the story first: {restatement} Is that it?',
    ],
    'confirm.hint': [
      'Gladly, and the first step is to be sure what the story says. {restatement} Is that right?',
      'Help is here. First tell me if I read it right: {restatement} Is that your story?',
      'Let us start with the story itself. {restatement} Is that what it says?',
    ],
    'confirm.again': [
      'Just tell me yes or no, so that we work on the right story. {restatement} Is that it?',
      'I would rather not guess. {restatement} Is that your story, yes or no?',
      'One word is enough here. {restatement} Right or not?',
    ],
    'arithmetic.right': [
      '{line} is right as a calculation.',
      'As a calculation, {line} is right.',
      '{line}: the arithmetic is right.',
    ],
    'arithmetic.wrong': [
      'Check the arithmetic: {expr} is not {claimed}.',
      'As a calculation, {expr} does not make {claimed}.',
      '{expr} is not {claimed}, look at that again.',
    ],
    'arithmetic.all': [
      'The calculations are right: {line}.',
      '{line}: all calculated right.',
      'The arithmetic is right, {line}.',
    ],
    'equation.off': [
      'Put {value} into {line}. Do the two sides agree?',
      'With {value}, what do the two sides of {line} come to?',
      'Test {line} with {value}: what is on the left and what on the right?',
    ],
    'equation.model': [
      '{value} solves your equation. Now tell me about {line}: what of the story stands on each side?',
      'Solved right, {value}. And {line}: how does it tell the story?',
      'The equation gives {value}, that is right. Which part of the story is {line}?',
    ],
    several: [
      'I can read this in more than one way:\n\n{list}\n\nWhich one is yours?',
      'Your story could mean different things:\n\n{list}\n\nWhich one do you mean?',
      'I am not sure which of these it is:\n\n{list}\n\nWhich one fits your story?',
    ],
    'several.again': [
      'The number is enough:\n\n{list}\n\nWhich one is it, or none of them?',
      'I still need to know which story we are in:\n\n{list}\n\nWhich one?',
      'Tap one, or write its number:\n\n{list}\n\nWhich one do you mean?',
    ],
    'change.ask': [
      'Thank you for telling me. What is different in your story? One sentence is enough.',
      'Good that we checked. Which part did I get wrong? Tell me in one sentence.',
      'Then let us put it right. What does the story really say, in your own words?',
    ],
    'change.none': [
      "I'd rather not guess again, so you lead and I check your calculations.",
      "I still can't read it safely, so we go through it together and I check each calculation.",
      "I don't want to misread your story, so I'll ask and you decide.",
    ],

    'start.one': [
      'Good, then this is what we have:\n\n{known}\n\nWanted: {asked}. Which calculation would you write?',
      'Then we can start:\n\n{known}\n\nWe are looking for {asked}. What would you calculate?',
      'Great. Known so far:\n\n{known}\n\nThe question is about {asked}. How do these numbers go together?',
    ],
    'start.many': [
      'Good, then this is what we have:\n\n{known}\n\nWanted: {asked}. What could you find out first?',
      'Then we can start:\n\n{known}\n\nWe are looking for {asked}, and it may take more than one step. Where would you begin?',
      'Great. Known so far:\n\n{known}\n\nThe question is about {asked}. Which two of these go together?',
    ],
    resume: [
      'Back to the story: {restatement} What is your next step?',
      'Here we are again: {restatement} How would you go on?',
      'We were in this story: {restatement} What do you want to calculate?',
    ],
    answer: [
      'Yes, {answer}. {praise} Put it back: does every sentence of the story hold with it?',
      "That's it: {answer}. {praise} Can that be? Read the story once more with this number in it.",
      'Right, {answer}. {praise} One last look: does the number make sense in the story?',
    ],
    'answer.checked': [
      'Then this one is done: {answer}. Would you like one like it, with other numbers?',
      'Good habit, that last look. {answer} it is. Shall we do one like it?',
      'Then you can trust it: {answer}. Shall we do another one?',
    ],
    'answer.unsure': [
      'Take {value} for {asked} and read the story sentence by sentence. Which number of the story should come out again?',
      'Let us test it: {restatement} If {asked} is {value}, which known number can you get back from it?',
      'Go backward from {value}. Which number of the story do you reach?',
    ],
    'answer.after-wrong': [
      'Your answer is right: {answer}. One calculation on the way is not, though: {line}. What should it say?',
      '{answer} is right. But look at {line} once more. What is it really?',
      'The end is right, {answer}, but {line} is not. Can you mend it?',
    ],
    'answer.unit': [
      'The number {value} is right. In which unit is it asked?',
      '{value} fits, but check the unit. What does the story ask for?',
      'Right number. Which unit belongs to {value} here?',
    ],
    'praise.alone': [
      'You found it on your own.',
      'You saw how the numbers belong together.',
      'You worked that out without a hint.',
    ],
    'praise.repaired': [
      'You thought again, and that made the difference.',
      'You found your own mistake and went on.',
      'It was worth another try.',
    ],
    'praise.helped': ['You took the hint and went on yourself.', 'You finished it yourself.', 'You kept going.'],
    'plan.answer': [
      'Yes, {expr} gives {asked}. How much is it?',
      'That is the right calculation for {asked}. What does {expr} come to?',
      'Good plan: {expr} is what we need. What do you get?',
    ],
    'plan.quantity': [
      'Good, {expr} gives {name}. How much is that?',
      '{expr} is a useful step: it gives {name}. What do you get?',
      'Yes, that way you find {name}. What does {expr} come to?',
    ],
    quantity: [
      'Yes, {value} is {name}. {next}',
      'Right: {name}, that is {value}. {next}',
      'Good step: {value} is {name}. {next}',
    ],
    'quantity.again': [
      'We have {name} already: {value}. {next}',
      '{value} is {name}, you found that before. {next}',
      'That is {name} again, {value}. {next}',
    ],
    'quantity.given': [
      '{value} is {name}: the story tells us that. We want {asked}. What could you calculate with it?',
      'The story gives {value}: it is {name}. What would you do with it to get {asked}?',
      '{value} is what we know: {name}. And the question is about {asked}. What comes next?',
    ],
    'so-far': ['Right so far: {lines}.', 'This part is right: {lines}.', 'You have got these right: {lines}.'],
    'next.one': [
      'Now, what is the question about, and how do you get there?',
      'The question asks for {asked}. What is the last step?',
      'How do you get from there to {asked}?',
    ],
    'next.many': [
      'What was the question, and what do you still need for it?',
      'What can you find out with it next?',
      'The question asks for {asked}. What is your next step?',
    ],
    slip: [
      'The idea is right: that is how you get {name}. But {expr} is not {claimed}. What do you get when you work it out again?',
      'Good step for {name}. Only the calculation slipped: {expr} does not make {claimed}. What does it make?',
      'You want {name}, and {expr} is the way. But {claimed} is not what comes out. Can you calculate it once more?',
    ],
    'wrong.number': [
      '{value} is not {asked} yet. Put it back into the story: which sentence does not hold?',
      'Not {value} yet. How did you get it from the numbers of the story?',
      'With {value} the story does not come out. Which calculation led you there?',
    ],
    'other.quantity': [
      '{value} is {name}. And {asked}: how do you get that?',
      'You found {name}, that is {value}. What is still missing for {asked}?',
      '{value} belongs to something else, {name}. How do you get to {asked}?',
    ],
    'on-way': [
      'Yes, {line}, and we can use that. What will you do with {value}?',
      '{line} is a good step on the way. What does {value} help you find?',
      'Right, {line}. How do you go on with {value}?',
    ],
    'unknown.number': [
      'I am not sure about {value}. What is {value} in the story?',
      'Let us see where {value} comes from. What does it count in the story?',
      'Tell me about {value}. Which part of the story is it?',
    ],
    'unknown.sum': [
      'You took {expr}. What would that count in the story?',
      'Let us look at {expr}. Which sentence of the story says to do that?',
      'What does {expr} tell us in the story?',
    ],
    'unknown.named': [
      'You say {value} is {said}. We know: {restatement} Which calculation shows that?',
      'So for you {value} is {said}. How did you get it from the numbers of the story?',
      'Let us test that {value} is {said}. Which numbers of the story make it?',
    ],
    'which-answers': [
      'Good, all of these are right: {lines}. Which of your numbers answers the question?',
      'Your steps are right: {lines}. The story asks for {asked}. Which number is that?',
      'Right, {lines}. Which one of them is {asked}?',
    ],
    'equation.right': [
      'Yes, your equation says what the story says. There {letter} is {name}. What do you get for {letter}?',
      'That equation fits the story, with {letter} for {name}. How do you solve it?',
      'Good model: {letter} stands for {name}. What is {letter}?',
    ],
    'equation.wrong': [
      'Read {line} aloud as a sentence about the story. What do the two sides count?',
      'Let us test {line} against the story. What does the left side count, and what the right?',
      'I do not see the story in {line} yet. Which sentence did you write down there?',
    ],
    'equation.other': [
      'There are two unknowns in {line}. Can you say one of them with the help of the other?',
      'That can be a good start. How are the letters in {line} connected in the story?',
      'In {line} more than one number is unknown. Which sentence tells how they belong together?',
    ],
    letter: [
      'Good idea, {letter} for {what}. How do you write the other amounts with {letter}?',
      '{letter} is {what}, noted. Which sentence of the story turns into an equation with {letter}?',
      'Fine, let {letter} be {what}. What else in the story can you write with {letter}?',
    ],
    'letter.right': [
      'Yes, with {letter} as you chose it, {line} is {name}. Which sentence of the story makes it an equation?',
      '{line} is {name}, right. What do all these amounts make according to the story?',
      'Good: {line} stands for {name}. What else does the story tell about it?',
    ],
    'letter.what': [
      '{line} can be useful. What does it stand for in the story?',
      'What does {line} count in the story?',
      'You write {line}. Which amount of the story is that?',
    ],
    'letter.value': [
      'Put {line} back into your equation: the two sides do not agree. What do you get when you solve it again?',
      '{line} does not fit the story. Which step of solving could have slipped?',
      'Test it: does your equation hold with {line}? Work through it once more.',
    ],
    'operation.right': [
      'Yes, {operation} is the idea here. How do you write it with the numbers?',
      'Right, here we {operation}. With which numbers?',
      'Good, {operation}. Write the calculation: what do you get?',
    ],
    'operation.wrong': [
      'Picture it: if you {operation}, will {name} come out? What happens in the story?',
      'Let us test that. If you {operation} {inputs}, what would the result count?',
      'I am not sure that to {operation} fits here. What does the story do with {inputs}?',
    ],
    'why.step': [
      'Because of how the numbers belong together. {idea} What does that mean for {name}?',
      'Think of what happens in the story. {idea} Do you see it in your story?',
      'Here is the reason. {idea} How does that look with your numbers?',
    ],
    contest: [
      'Let us test it together. {restatement} Put {value} into the story: which sentence does not hold?',
      'Fair, so let the story decide. If {asked} were {value}, which known number would come out?',
      'Let us check instead of arguing. {restatement} Start from {value} and go backward: do you reach the numbers of the story?',
    ],
    'contest.right': [
      'I looked again: {answer} is right.',
      'Yes, you are right: {answer}.',
      'Checked once more: {answer} is right.',
    ],
    refused: [
      'If I say it, the best part is gone. Let us take it in small bites: {hint}',
      "I'll keep the answer for now, and give you a push. {hint}",
      'You are closer than you think. {hint}',
    ],
    lost: [
      'No problem, we take a smaller step. {hint}',
      'That happens. Let us look at one thing only. {hint}',
      'Then let us go slowly. {hint}',
    ],
    free: [
      'Put that into numbers for me: which calculation do you mean?',
      'That sounds like an idea. How would you write it as a calculation?',
      'Which numbers of the story would you use for that, and how?',
    ],
    ok: [
      'Then try it: what is your next calculation?',
      'Good. Which calculation comes next for {asked}?',
      'Show me: how do you go on towards {asked}?',
    ],
    'solved.yes': [
      'Yes, {answer} is right. I have checked it.',
      'Yes: {answer}, that is {asked}. You can be sure of it.',
      '{answer} is correct, yes.',
    ],
    'solved.again': [
      'We have this one already: {answer}. Shall we do one like it?',
      'This story is solved: {answer}. Shall we take another?',
      '{answer}, that was it. Do you have another story?',
    ],
    'check-what': [
      'Gladly. Which calculation or number shall I look at?',
      'Send me what you have: a number, a calculation or an equation. What did you get?',
      'What have you got so far?',
    ],

    left: [
      'We leave this story here; say "back" when you want it again. What shall we work on?',
      'This story waits for you, and "back" brings it up again. Which task do you have?',
      'The story is put aside, and "back" returns to it. What comes now?',
    ],
    'off-topic': [
      "That one is not mine. I'd rather crack this story with you. What is your next step?",
      'I leave that to others. Back to our story: what do you have so far?',
      'Good to be curious, but I stay with the story here. How would you go on?',
    ],
    'nudge.first': [
      'Before you can get {asked}, something else has to be known. What could that be?',
      'Look at what you know: {inputs}. What could you find out from it?',
      'Do not go for {asked} at once. What can you find out first from {inputs}?',
    ],
    'nudge.last': [
      'You are looking for {asked}. Which of the known numbers do you need for it?',
      'Think of {inputs}. Will {asked} be more or less than these, and why?',
      'Draw it: a bar or a few circles for {inputs}. Where do you see {asked} in your picture?',
    ],
    bigger: [
      'Take {inputs}. {idea} Which operation is that?',
      'To find {name} you need {inputs}. {idea} What would you write?',
      '{idea} Use it for {inputs}. Which calculation is it?',
    ],
    example: [
      'A story with other numbers. {example} Now yours: what is the same there?',
      'Look at this one. {example} How would you do that with your numbers?',
      'Here is a small cousin of your step. {example} What does your calculation look like?',
    ],
    'example.twin': [
      'The same story with other numbers: “{twin}” There it goes like this: {steps}. How does yours go?',
      'Look at this twin of your story: “{twin}” Its solution: {steps}. What is different in yours?',
      'With other numbers it would be: “{twin}” Then: {steps}. Can you do the same with yours?',
    ],
    twin: [
      'Here is one like it, with other numbers: “{twin}” What would you calculate?',
      'Try this one alone: “{twin}” How do you begin?',
      'The same kind of story: “{twin}” What is your first step?',
    ],
    step: [
      'I do this one: {name} is {line}. {idea} What can you do with it now?',
      'Let me show this step. {line}, that is {name}. {idea} What comes next?',
      '{name}: {line}. {idea} How do you go on to {asked}?',
    ],
    'step.last': [
      'I do the last step: {line}. {idea}\n\n**Answer:** {answer}\n\nShall we try one like it, with other numbers?',
      'The last step together: {line}. {idea}\n\n**Answer:** {answer}\n\nReady to do one like it alone?',
      'Here it is: {line}. {idea}\n\n**Answer:** {answer}\n\nWould you like to try a similar story alone?',
    ],
    solution: [
      'Here is the whole way:\n\n{steps}\n\n**Answer:** {answer}\n\nShall we do one like it, with other numbers?',
      'Step by step:\n\n{steps}\n\n**Answer:** {answer}\n\nWould you like to try one like it alone?',
      'This is how it goes:\n\n{steps}\n\n**Answer:** {answer}\n\nReady for one like it on your own?',
    ],

    'likely.confirm': [
      'Let me make sure I have your task: {known}, and the question is {question} Is that right?',
      'First, the task in short: {known}. You want to know: {question} Did I get it right?',
      'Here is what I see: {known}. And the question: {question} Is that your task?',
    ],
    'likely.again': [
      'Our task: {known}, and the question {question} Is that right?',
      'So this is the task: {known}. Asked: {question} Yes or no?',
      'Back to it: {known}. The question is {question} Is that it?',
    ],
    'likely.start': ['Good, then let us begin.', 'Fine. Now it is your turn.', 'Then off we go.'],
    'likely.why': [
      'Look at {from}. {idea} Do you see that in the story?',
      'Think of {from} in the story. {idea} Does that make sense to you?',
      'It is about {from}. {idea} Where do you see that?',
    ],
    'likely.operation': [
      'You want to {operation}. Picture {pair}: {mine}, or {other}?',
      'Before you {operation}, look at {pair}: {mine}, or {other}?',
      'Let us see if to {operation} fits. In the story, {pair}: {mine}, or {other}?',
    ],
    'no-question': [
      'I see {known}. And what are you to find?',
      'So we have {known}. What does your task ask for?',
      '{known}: good. What is the question of the task?',
    ],
    unread: [
      'So we have {known}, and the question is {question} {ask}',
      'Let us take it apart: {known}. You want to know: {question} {ask}',
      'I see {known}. The question: {question} {ask}',
    ],
    'ask.first': [
      'What could you find out first from {known}?',
      'Which two of these belong together: {known}?',
      'Where would you start with {known}?',
    ],
    vouch: [
      "I can check every calculation of yours, but the way through this story I can't vouch for.",
      "For this story I can't vouch for the end result, only for the calculations.",
      'I am not sure of the way through this story myself, so I check your calculations and you judge the story.',
    ],
    'unread.again': [
      'We are in this story: {known}, and the question is {question} {ask}',
      'Our story again: {known}. The question: {question} {ask}',
      'Back to the story with {known}. You want to know: {question} {ask}',
    ],
    'sum.wrong': [
      'Look at the calculation again: {expr} is not {claimed}. What do you get?',
      '{expr} does not make {claimed}. Can you work it out once more?',
      '{expr} comes to something else than {claimed}. What is it?',
    ],
    'slip.thought': [
      'Good that you stop there. What does that change in your calculation?',
      'That is the place to think about. How does your calculation look with it?',
      'Yes, look at that closely. Which number becomes another one?',
    ],
    'usual-slip': [
      'I see how you come to {line}, and it is not that yet. {question}',
      '{line}: not quite. {question}',
      'Many get {line} here, and one thing is missing in it. {question}',
    ],
    'sum.wrong.again': [
      'Still not {claimed}. Split {expr} into easier parts. What do you get?',
      '{expr} is not {claimed} either. Try it on paper, one part at a time. What comes out?',
      'Not yet: {expr} does not make {claimed}. Which part of it is the hard one?',
    ],
    'sum.rest': [
      '{expr} is not exactly {claimed}: something is left over. What does that mean in the story?',
      'It fits {claimed} times, and a rest stays. What happens with the rest in the story?',
      '{expr} is a bit more than {claimed}. What do you do with what is left?',
    ],
    'sum.plan': [
      '{expr}: how much is it, and what will you know then?',
      'Try it: what does {expr} come to?',
      'And how much is {expr}?',
    ],
    'sum.result': [
      'The calculation comes to {value}, yes. Is it the calculation that the story asks for?',
      '{value}, calculated right. How does it help with {question}',
      'As a calculation that makes {value}. What does it tell you about the story?',
    ],
    'sum.result.wrong': [
      'Not {value}. Work it out once more, what do you get?',
      'Check the arithmetic: {value} is not it. What comes out?',
      'The calculation comes to something else than {value}. Can you try again?',
    ],
    'part.right': ['These steps fit: {lines}.', 'So far it fits: {lines}.', '{lines}: that fits the story.'],
    'part.line': ['{line} fits.', 'Good step: {line}.', 'Yes, {line} belongs here.'],
    'part.from': [
      '{value} fits: it comes from {from}.',
      'Good step, {value} comes from {from}.',
      'Yes, {value}: that is what {from} give.',
    ],
    'part.plan': [
      'Good, {expr} fits here. How much is it?',
      '{expr} is a step that fits the story. What do you get?',
      'Yes, that is worth knowing. What does {expr} come to?',
    ],
    'part.slip': [
      '{expr} fits the story, only it is not {claimed}. What do you get?',
      'The idea is good. But {expr} does not make {claimed}: what does it make?',
      'The right two numbers. Only {claimed} is not what {expr} comes to. Can you calculate it again?',
    ],
    'next.told': [
      'The story also tells {other}. What does that do with your {value}?',
      'There is still {other}. How does it go together with {value}?',
      'Now {value} and {other}: what do you do with them?',
    ],
    'next.pair': [
      'What can you find out from {pair}?',
      'Keep {value} for later. What do {pair} tell you?',
      'There is more in the story: {pair}. What comes out of that?',
    ],
    'next.question': [
      'The question is {question} What is still missing?',
      'How do you get from {value} to {question}',
      'Now look at {question} What do you do with {value}?',
    ],
    same: [
      'I come to the same: {answer}. {praise} Do you have another one?',
      '{answer}, and I get the same. {praise} What shall we do next?',
      'Yes, I get {answer} too. {praise} Shall we go on with another task?',
    ],
    perhaps: [
      'I would come to {value} as well, though I am not sure of it.',
      '{value} is my guess too, and only a guess.',
      'That is what I would try as well, {value}, but I cannot swear to it.',
    ],
    'step.what': [
      'What does {value} tell you in the story, and what is still to find?',
      'So {value} is known. Of what is it the number, and what do you need next?',
      'Say in words what {value} is. And then: {question}',
    ],
    settled: [
      'Yes, {value}. We both came to it, each in our own way, and that counts. Shall we take another one?',
      '{value}: I get that too, and you stand by it. Good. Do you have another one?',
      'Yes, {value} is what I found as well. That is done. What comes next?',
    ],
    'look-again': [
      'Before {value} goes into your notebook, one more look. {hint}',
      '{value}: your calculation is right. Let us see if it is the right one. {hint}',
      'I am not sure yet that {value} answers {question} {hint}',
    ],
    beyond: [
      '{value} was the answer to your task. This is a new question, and a good one. Write it as a task of its own, with all its numbers, and we look at it.',
      'Now you ask something that is not in the story, and I would only guess. Tell it as a new task, with its numbers: then we work on it.',
      'The task itself is done: {value}. For the new question, write me what is given and what you want to know.',
    ],
    'same.how': [
      'I come to {value} as well. Only one thing I cannot follow: {line}. What did you find out with it?',
      '{value} is what I get too. How does {line} lead there?',
      'Same result here, {value}. Tell me about {line}: how does it belong to your way?',
    ],
    'differ.operation': [
      'Look at {a} and {b} in the story: {mine}, or {other}?',
      'Picture {a} and {b}: {mine}, or {other}?',
      'What happens with {a} and {b} in the story: {mine}, or {other}?',
    ],
    'differ.order.minus': [
      'Which of the two is more in the story, {a} or {b}?',
      'You take the one from the other. Which one is the bigger amount, {a} or {b}?',
      'Draw {a} and {b} as two bars: which is the longer one?',
    ],
    'differ.order.divide': [
      'Which of the two is shared out, {a} or {b}?',
      'You divide. Which is the amount that is parted, {a} or {b}?',
      'Think of {a} and {b}: which one is cut into parts?',
    ],
    'differ.partner': [
      'In the story, what belongs to {a}: {b} or {c}?',
      'You put {a} and {b} together. Does the story connect {a} with {b}, or with {c}?',
      'Read the place with {a} again. Is it about {b}, or about {c}?',
    ],
    'differ.before': [
      'Before you use {a}, look at {pair}. What can you find out from them?',
      '{a} comes a little later. What do {pair} tell you first?',
      'One step is missing before {a}. What comes out of {pair}?',
    ],
    'differ.measure': [
      '{value} is something about this figure. Is it the way around it, or what it covers, and which of them is asked: {question}',
      'I see what {value} measures. Is that the edge all around, or the surface inside? Asked is {question}',
      'You found {value}. Picture it: do you walk around the figure with it, or fill it? The question is {question}',
    ],
    'differ.extra': [
      'Do you need {number} for {question}',
      'What does {number} have to do with {question}',
      'Read the question again: {question} Does {number} play a part in it?',
    ],
    'differ.again': [
      'Let us go one step back. {hint}',
      'I would look at it from another side. {hint}',
      'Leave that number for a moment. {hint}',
    ],
    'differ.honest': ['I come to something else here.', 'My result is another one.', 'Here I get something different.'],
    foreign: [
      'Where does the {value} in {expr} come from?',
      'Tell me about the {value} in {expr}: what is it?',
      'What is the {value} in {expr}? I do not see it in the story.',
    ],
    unused: [
      'Where does {number} come in?',
      'The story also tells {number}. What does that change?',
      'You have not used {number} yet. What does it do in the story?',
    ],
    size: [
      'That is more than {before}. Does the amount in the story get bigger, or smaller?',
      '{value} is more than {before}. Can that be in this story, and why?',
      'From {before} it has grown to {value}. What in the story makes it grow?',
    ],
    relation: [
      'The story says {word}. Where is that in your calculation?',
      'Look at {word} once more. Which number does it belong to?',
      'How did you use {word}?',
    ],
    ends: [
      'Does {value} answer {question}',
      'The question was {question} Is it {value}, or is a step missing?',
      'Put {value} in as the answer to {question} Does the story come out right?',
    ],
    'number.which': [
      'Which one do you mean as your answer, and why?',
      'Choose one of them. What speaks for it?',
      'Two numbers at once. Which one fits the story better, and why?',
    ],
    'number.given': [
      '{number} is told by the story. What can you do with it?',
      'Yes, the story says {number}. How does it help with {question}',
      'That number is given: {number}. Which other number goes with it?',
    ],
    'number.made': [
      '{value} is what {from} make.',
      'You get {value} from {from}, if I see it right.',
      'I see how {value} comes out of {from}.',
    ],
    'number.counts': [
      'What would that count in the story?',
      'Does that happen in the story?',
      'Which part of the story is that?',
    ],
    'number.from': [
      'Did you get {value} from {from}? What did you do with them?',
      '{value} could come from {from}. Which calculation was it?',
      'I guess you took {from}. How did you get {value} from them?',
    ],
    'number.how': [
      'How did you get {value}? Write down the calculation, and we look at it together.',
      'Show me how you came to {value}: which numbers of the story did you take?',
      'Tell me your way to {value}. What did you calculate first?',
    ],
    named: [
      'Good, {name}. And what do you still need for {question}',
      'So that is {name}. How do you go on to {question}',
      'All right, {name}. What is your next step?',
    ],
    'fits.not': [
      'Good that you check. What does not come out?',
      'Then something is missing. Which number of the story does not fit?',
      'Finding that is half the work. Where does it stop fitting?',
    ],
    closed: [
      "Then {value} is your answer, tried by you. I have checked the calculations; for the way itself I can't vouch. Do you have another task?",
      'You have tried {value} on the story. Compare it in class, since I could only check the arithmetic. What comes next?',
      'The test of {value} was yours, and I could check the arithmetic only. Shall we take another one?',
    ],
    stands: [
      'Whether {value} is the answer I cannot say: I could check the calculations only. Try it out: start from {value} and do what the story tells. Do you come to its other numbers?',
      'I do not know if {value} is right, only that it was calculated right. Tell the story once more with {value} in it. Where could it fail?',
      'I can vouch for the arithmetic, not for {value} as the answer. Begin with {value} and go through the story sentence by sentence: which one does not fit?',
    ],
    unclear: [
      'Let us tell it in small pieces:\n\n{told}\n\nAnd you are asked: {question} Which piece is the hard one?',
      'Piece by piece:\n\n{told}\n\nThe question is {question} What do you not understand there?',
      'In short:\n\n{told}\n\nYou want to know: {question} Which of these can you picture?',
    ],
    'unclear.short': [
      'You know {known}. You are asked: {question} Can you draw what happens?',
      'The question is {question} What you know: {known}. Which of these is hard to picture?',
      'Think of it as real: {known}. You want to know: {question} What would you draw first?',
    ],
    'unread.refused': [
      "I'd rather let you find it, you are close enough. {hint}",
      'If I just said a number, nothing would be won. {hint}',
      'Let us find it together, in small steps. {hint}',
    ],
    'unread.give-up': [
      'One smaller step, then you can still stop. {hint}',
      'Do not give up yet, here is an easier way in. {hint}',
      'Let us make it smaller. {hint}',
    ],
    'unread.why': [
      'The reason is in the story: {sentence}. What happens with the numbers there?',
      'Look at {sentence}. What does that mean in your own words?',
      'Go back to {sentence}. What is going on there?',
    ],
    'unread.contest': [
      'Then let us test it. Start from your number and go through the story: do you get {number} back?',
      'You may be right. Show me with the story: how does your number go with {number}?',
      'Let the story decide. With your number, does {number} come out?',
    ],
    'unread.check': [
      'Gladly. Which calculation shall I look at?',
      'Send me your calculation and I look at it. What did you write?',
      'What do you have so far? A number or a calculation is enough.',
    ],
    'unread.free': [
      'How would you write that as a calculation?',
      'Good thought. Which numbers do you take for it?',
      'And with numbers: which calculation is that?',
    ],
    'unread.ok': ['Then it is your turn. {hint}', 'Good. {hint}', 'On we go. {hint}'],
    'unread.operation': [
      'You want to {operation}. Which two numbers do you take?',
      'To {operation}, good. With which numbers, and what comes out?',
      'Write it down: what do you {operation}?',
    ],
    'unread.equation': [
      "Whether {line} says what the story says I can't vouch for; solving it we do together.",
      '{line}: your model of the story. I check the solving, the model is yours.',
      'So {line}. I check how you solve it, and at the end you test it in the story.',
    ],
    'unread.letter': [
      'Noted: {letter} is {what}. What else of the story can you write with {letter}?',
      'Good, {letter} for {what}. How do you write the rest with {letter}?',
      'Let {letter} be {what}. Which equation does the story give?',
    ],
    'equation.solved': [
      'Now back to the story: what is this number there, and does it answer the question?',
      'The equation is solved. Does the number answer what the story asks?',
      'Put it into the story. What does it mean there?',
    ],

    'rung.next': [
      'Look only at {pair}. What could you find out from these?',
      'Start with {pair}. What do they tell you together?',
      'Forget the rest for a moment: {pair}. What comes out of that?',
    ],
    'rung.idea': [
      'Take {pair}. {idea} Which calculation is that?',
      '{idea} How does that look with {pair}?',
      'Here {pair} go together. {idea} What would you write?',
    ],
    'rung.example': [
      'A case with other numbers: {example} What is the same in your story?',
      'Look at this one: {example} How does it look with your numbers?',
      'Like this: {example} Can you do the same in your story?',
    ],
    'rung.question': [
      'Read only the question: {question} Will the answer be a big number or a small one?',
      'Cover the numbers and read {question} What kind of thing is the answer?',
      'Say {question} in your own words. What are we looking for?',
    ],
    'rung.relation': [
      'Look at {word} in the story. {relation} Which numbers does it connect?',
      'There is the word {word}. {relation} What does that mean for your numbers?',
      '{word} is not there by chance. {relation} How would you draw it?',
    ],
    'rung.picture': [
      'Draw bars and write on them: {known}. Where is the answer in your picture?',
      'Make a small drawing with {known}. Which part of it has no number yet?',
      'Try a picture: {known}. What stands beside what?',
    ],
    'rung.small': [
      'Take very small numbers, {small} instead of {number}. What would you do then?',
      'Imagine it were {small} and not {number}. How would you find the answer?',
      'Play it small: {small} instead of {number}. Which calculation would you need?',
    ],
    'rung.guess': [
      'Guess an answer, any sensible number, and play the story with it. Is your guess too big or too small?',
      'Take any number for {question} and try if {number} comes out. Too much or too little?',
      'Put a guess into the story and calculate forward. Do you reach {number}?',
    ],
    'rung.pair': [
      'Take only {number} and {other}. What can you find out from these two?',
      'Forget the rest for a minute. What do {number} and {other} say together?',
      'What could you calculate with {number} and {other}, and what would it tell you?',
    ],
    'rung.letter': [
      'Call what you look for $x$. What can you write with $x$ and {number}?',
      'Let $x$ be the answer to {question} How does {number} come out of $x$?',
      'Write $x$ for the number you look for. What happens to it in the story?',
    ],
    'rung.sentence': [
      'Read only this: {sentence}. What do you know after it?',
      'Tell it in your own words: {sentence}. What happens there?',
      'One sentence at a time: {sentence}. Which number can you find right after it?',
    ],
    'rung.over': [
      'Those were my best ideas for this one. Which part is the hardest?',
      'We have looked at it from all sides. What do you have so far?',
      'Be bold and try any calculation with {known}. What do you take?',
    ],
  },
  happens: {
    '+': 'are they put together',
    '-': 'is the one taken away from the other or compared with it',
    '*': 'does the one come again and again',
    '/': 'is the one shared out or cut into equal parts',
  },
  wrong: {
    'equal-shares': [
      '{line} would be equal shares. Does the story say that “{first}” and “{second}” are the same?',
      'With {line} everybody gets the same. What does the story say about “{first}” and “{second}”?',
      'You shared equally there. Look at “{first}” and “{second}” again: are they equal?',
    ],
    'added-instead-of-multiplied': [
      '{line} adds “{first}” and “{second}” once. How many times does the story need that number?',
      'You added there. “{first}” and “{second}”: does the same number come once, or again and again?',
      'In {line} you put “{first}” and “{second}” together. Picture it: what would that sum count?',
    ],
    'multiplied-instead-of-divided': [
      'With {line} you get far more than the story has. Is “{first}” made bigger, or is it parted?',
      '{line} would make it grow. What happens to “{first}” in the story?',
      'You multiplied “{first}” and “{second}”. What would such a big number count in the story?',
    ],
    'divided-instead-of-multiplied': [
      'With {line} you make it smaller. Is “{first}” parted in the story, or does it come again and again?',
      '{line} parts “{first}”. Does anybody share there, or does the same amount repeat?',
      'You divided there. How many times does the amount come in the story, and what does that do to “{first}”?',
    ],
    'subtracted-instead-of-divided': [
      '{line} takes “{second}” away once. What happens to “{first}” in the story, only once or until nothing is left?',
      'You took “{second}” away from “{first}”. What would the rest count in the story?',
      'After {line} something is left over. Does the story take away once, or make groups?',
    ],
    'inverse-operation': [
      'Watch the direction. Who has more in the story, “{first}” or “{second}”?',
      'With {line} you went the other way. Which of “{first}” and “{second}” is the bigger one?',
      'Read that sentence again slowly. Is “{first}” more or less than “{second}”?',
    ],
    'other-base': [
      'In {line} you took the part of another amount. Part of what does the story say?',
      'The part is right, but of which whole? Look again: “{first}”.',
      'Ask yourself with {line}: a part of what? Which amount does the story name there?',
    ],
    'other-part': [
      '{line} gives one part. Is that the part the question asks for, or the other one?',
      'That is one of two parts. Which one does the question want?',
      'Careful: is {line} what is gone or what stays, and which one is asked for?',
    ],
    'forgot-one': [
      'In {line} one number of the story is still missing. Which one have you not used?',
      'Good start, but {line} leaves something out. What else does the story tell us about “{first}”?',
      'Go through the story once more: which number does {line} not use yet?',
    ],
    'used-twice': [
      'One number is used twice in {line}. Does the story use it twice, too?',
      'Look at {line}: “{first}” comes in two times. Should it?',
      'Count how often the story uses “{first}”. And how often do you?',
    ],
  },
  relations: {
    each: [
      '“Each” means that the same number comes for every single one, like 3 wheels on each of 5 carts.',
      'It says the same amount again and again, like 3 wheels on each of 5 carts.',
      'So there are equal groups, like 5 carts with 3 wheels on each.',
    ],
    shared: [
      'Something is shared out into equal groups, like 15 nuts into 5 bowls.',
      'It makes equal parts out of a whole, like 15 nuts in 5 bowls.',
      'A whole is divided up evenly, like 15 nuts among 5 birds.',
    ],
    together: [
      'It puts all parts into one whole, like 7 ducks and 5 ducks on one pond.',
      'It speaks of the whole, all parts counted, like 7 and 5 ducks on one pond.',
      'All parts make one sum there, like 7 and 5 ducks on one pond.',
    ],
    left: [
      'It is what stays when a part has gone, like 14 candles when 5 have burned.',
      'A part goes away and the rest stays, like candles that have burned.',
      'The whole is made of what went and what stayed, like candles burned and not burned.',
    ],
    times: [
      'One amount is taken several times to get the other, like 3 times 7 marbles.',
      'It compares by multiplying, so ask who has the bigger amount, like 7 marbles against 3 times 7.',
      'The bigger amount holds the smaller one several times, like 21 marbles hold 7 three times.',
    ],
    more: [
      'It tells the difference between two amounts, like 9 and 13 cards: 4 more.',
      'It compares two amounts, so first ask whose is bigger, like 13 cards against 9.',
      'One amount is the other and something on top, like 13 is 9 and 4 more.',
    ],
    fewer: [
      'It tells the difference between two amounts, like 13 and 9 cards: 4 fewer.',
      'It compares two amounts, so first ask whose is smaller, like 9 cards against 13.',
      'One amount is the other with something taken off, like 9 is 13 without 4.',
    ],
    part: [
      'It is a part of a whole, so ask: of which whole? Half of 16 is another number than half of 10.',
      'A part always belongs to a whole. Half of 16 and half of 10 are not the same.',
      'First find the whole that is parted, as half of 16 is 8 but half of 10 is 5.',
    ],
    got: [
      'Something is added to what was there before, like 2 birds coming to 6.',
      'The amount grows there, like 2 birds that join 6.',
      'There is more afterward than before, like 6 birds and then 8.',
    ],
    gave: [
      'Something goes away, so there is less afterward, like 8 birds and 2 fly off.',
      'The amount gets smaller there, like 2 of 8 birds flying off.',
      'There was more before than there is afterward, like 8 birds and then 6.',
    ],
    average: [
      'The average is what each would have if all were made equal, like 4 and 6 becoming 5 and 5.',
      'It makes all amounts equal without changing their sum, like 4 and 6 into 5 and 5.',
      'All together stays the same, only evenly spread, like 4 and 6 into 5 and 5.',
    ],
  },
  asks: {
    each: [
      'Which of the numbers tells how many there are for each one?',
      'Which number belongs to a single one, and which to all of them?',
      'What is there the same number of, again and again?',
    ],
    shared: [
      'What is shared out here, and into how many parts?',
      'Which number is the whole that gets divided up?',
      'Is it the size of one group that is asked, or the number of groups?',
    ],
    together: [
      'Which numbers make the whole, and is the whole known?',
      'Is the total known here, or is it asked?',
      'What is counted all together?',
    ],
    left: [
      'Which number tells what was there at first?',
      'What went away, and what stayed?',
      'Is what is left known, or is it asked?',
    ],
    times: [
      'Who or what has the bigger amount?',
      'Which amount is taken several times?',
      'Which of the two amounts would you draw first?',
    ],
    more: ['Who or what has the bigger amount?', 'Which two amounts are compared?', 'Whose amount do we know already?'],
    fewer: [
      'Who or what has the smaller amount?',
      'Which two amounts are compared?',
      'Whose amount do we know already?',
    ],
    part: [
      'A part of what is meant there?',
      'Which number is the whole?',
      'Is the part asked for, or what is left of the whole?',
    ],
    got: [
      'What was there before something was added?',
      'Which number tells what came on top?',
      'Is it asked how many there were before, or afterward?',
    ],
    gave: [
      'What was there before something went away?',
      'Which number tells what went away?',
      'Is it asked how many there were before, or afterward?',
    ],
    average: [
      'What is the sum of all the amounts, and how many are there?',
      'How many amounts share the average?',
      'What stays the same when all are made equal?',
    ],
  },
  ideas: {
    add: [
      'Putting parts together makes the whole.',
      'When something is added on, the amount grows by just that.',
      'Both amounts are counted together.',
    ],
    subtract: [
      'What stays is the whole without the part.',
      'The difference tells how far one amount is from the other.',
      'Taking a part off leaves the rest.',
    ],
    multiply: [
      'The same amount comes again and again, so many times.',
      'Equal groups are counted at one go: how many groups, how much in each.',
      'It is one amount, taken several times.',
    ],
    divide: [
      'A whole is parted into equal groups.',
      'Ask how often the one fits into the other, or how much each part gets.',
      'Dividing tells how many groups there are, or how much each one gets.',
    ],
    'round-up': [
      'The last group counts too, even if it is not full.',
      'What does not fit needs one more.',
      'A part of a group still needs a whole one.',
    ],
    'round-down': [
      'Only full groups count.',
      'A group that is not full does not count.',
      'What is too little for a whole one is left over.',
    ],
    remainder: [
      'What does not fill another group is left over.',
      'After all full groups something stays.',
      'Take away all full groups and look at the rest.',
    ],
  },
  examples: {
    add: [
      '17 ducks swim on a pond and 6 more come: $17 + 6 = 23$ ducks.',
      'A cap costs 13 dollars and a scarf 19 dollars: together $13 + 19 = 32$ dollars.',
      'One shelf holds 21 books, another 14: $21 + 14 = 35$ books.',
    ],
    subtract: [
      'Of 31 candles 14 have burned down: $31 - 14 = 17$ are left.',
      'Mia is 23, her brother is 9 years younger: $23 - 9 = 14$.',
      'A rope of 27 m loses 11 m: $27 - 11 = 16$ m stay.',
    ],
    multiply: [
      '7 carts with 3 wheels each have $7 \\cdot 3 = 21$ wheels.',
      '11 rows with 6 chairs each make $11 \\cdot 6 = 66$ chairs.',
      'A snail crawls 13 cm an hour; in 4 hours it gets $13 \\cdot 4 = 52$ cm far.',
    ],
    divide: [
      '35 nuts go into 7 bowls evenly: $35 \\div 7 = 5$ nuts in each.',
      '54 chairs stand in rows of 9: $54 \\div 9 = 6$ rows.',
      'A ribbon of 42 cm is cut into 3 equal pieces: $42 \\div 3 = 14$ cm each.',
    ],
    'round-up': [
      '29 children ride in cars for 4: $29 \\div 4$ is a bit more than 7, so they need 8 cars.',
      '17 eggs in boxes of 6: 2 boxes are full and 5 eggs stay, so 3 boxes are needed.',
      '22 people in boats for 5: 4 boats are not enough, so 5 boats.',
    ],
    'round-down': [
      '29 roses in bunches of 4: 7 full bunches, 1 rose stays.',
      '17 eggs in boxes of 6: only 2 boxes get full.',
      'With 22 dollars you can buy 4 caps of 5 dollars, not 5.',
    ],
    remainder: [
      '29 roses in bunches of 4: 7 bunches take 28, so 1 rose stays.',
      '17 eggs in boxes of 6: 2 boxes take 12, so 5 eggs stay.',
      '22 pens for 5 children: each gets 4, and 2 pens stay.',
    ],
  },
}
