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
    known: {
      speed: 'the speed',
      distance: 'the distance',
      time: 'the time',
      money: 'the amount of money',
      volume: 'the volume',
      area: 'the area',
      mass: 'the mass',
      weight: 'the weight',
      length: 'the length',
      price: 'the price',
    },
    roles: /./u,
    share: /^(?:an?|half|one|two|three|four|five)(?!\p{L})/iu,
    oblique: /^$/u,
    obliqueNumeral: /^$/u,
    nominative: [],
    alike: [[/(?<!\p{L})mean(?!\p{L})/giu, 'average']],
    age: /how old|age/iu,
    uncounted: ['all equal parts', 'age', 'percent'],
  },
  title: 'Word problem',
  and: 'and',
  labels: {
    asked: 'What is asked',
    known: 'What is known',
    next: 'Your next calculation',
    answer: 'The answer, and can that be?',
    found: 'A step on the way',
  },
  told: { before: /^Given: /u, behind: /\.\s+We (?:want|look for)(?!\p{L})[\s\S]*$/u, quoting: /We want: (.+)\.$/u },
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
      'Here is how I read it, say so if I misread: {restatement} {ask}',
      'In short, and tell me if that is not your task: {restatement} {ask}',
      '{restatement} Say so if I misread it. {ask}',
    ],
    'confirm.number': [
      '{value}, noted. This is how I read the task, say so if it is not right: {restatement} {ask}',
      'I keep your {value} in mind. In short, and tell me if I misread it: {restatement} {ask}',
      'So you have {value}. My reading, say so if it is wrong: {restatement} {ask}',
    ],
    'confirm.work': [
      '{work}My reading of the task, say so if it is wrong: {restatement} {ask}',
      '{work}In short, and tell me if I misread it: {restatement} {ask}',
      '{work}Here is how I read the task, say so if it is not right: {restatement} {ask}',
    ],
    'confirm.solution': [
      '{work}Good that it is all written down. My reading, say so if it is wrong: {restatement} {ask}',
      '{work}I see your whole way. In short, and tell me if I misread it: {restatement} {ask}',
      '{work}A whole solution, good. Here is how I read the task, say so if not: {restatement} {ask}',
    ],
    'confirm.hint': ['Gladly, one small step. {ask}', 'Let us begin small. {ask}', 'One thing at a time. {ask}'],
    'confirm.again': [
      'We were in this task: {restatement} Say so if I misread it. {ask}',
      'Back to your task, as I read it: {restatement} {ask}',
      'Our task again, say so if I misread it: {restatement} {ask}',
    ],
    'arithmetic.right': [
      '{line}: the arithmetic holds.',
      'The arithmetic of {line} holds.',
      'As arithmetic, {line} holds.',
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
      'Great. Known so far:\n\n{known}\n\nThe question is about {asked}. What would help you most on the way there?',
    ],
    'start.pair': [
      'Good, then this is what we have:\n\n{known}\n\nThe question: {question} Which two of the numbers go together for a first step?',
      'Then we can start:\n\n{known}\n\nThe task asks: {question} Which two numbers would you take first?',
      'Great. Known so far:\n\n{known}\n\nAnd the question: {question} Which two of the numbers belong together?',
    ],
    'pair.right': [
      'Yes, {inputs} go together. What would you calculate with them?',
      'Right, start with {inputs}. What can you find out from these two?',
      'Good choice: {inputs}. What do you do with them?',
    ],
    'pair.wrong': [
      'Those two do not lead to anything yet. Look at what each of them tells: which number belongs to one of them directly?',
      'Not these two first. Which two numbers does one sentence of the task tie together?',
      'I would keep one of them for later. Which other pair tells you something at once?',
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
      'You kept at it, and it worked out.',
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
    'way.back': [
      '{line} is right, and it leads back to a number of the task. What is your next step towards {asked}?',
      'Right, {line}: back at what the task tells. How do you go on to {asked}?',
      '{line}: right, and you are back at a given number. What comes next?',
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
    'operation.choice': [
      'A good thing to stop at. Has what comes out to be more or less than {value}? Which of the two does that?',
      'See it in the story first: will the result be bigger or smaller than {value}? Which of the two fits then?',
      'Do not guess, picture it: is what you look for more than {value} or less? Which of the two leads there?',
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
    'why.told': [
      'It comes from how the task is told. {restatement} Which of your steps is it about?',
      'The reason has to be in the task. {restatement} Which sentence is your question about?',
      'Look at what is given. {restatement} What of it have you used, and for what?',
    ],
    'why.kind': [
      '{because} How does that look in your numbers?',
      'Here is the reason: {because} Do you see it in your task?',
      '{because} Where do you meet that in this task?',
    ],
    'why.heard': [
      'Your numbers are right, and that is the reason: {because}',
      'Exactly, your numbers show it. {because}',
      'Right, you found the reason in your own numbers. {because}',
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
      'Begin with {inputs}. What can you find out from these alone?',
      'Not everything at once: take {inputs} first. What do they tell you together?',
      'Before you can get {asked}, look at {inputs}: what follows from them?',
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
    'bigger.fixed': [
      'One number is not in the task, but you know it: {name}. How much is that?',
      'For the next step you need {name}. The task does not tell it; do you know it?',
      'Something here is always the same: {name}. How much is it?',
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
      '{told} Say so if I misread that. {ask}',
      '{told} Tell me if the task is another one. {ask}',
      '{told} If I have it wrong, say so. {ask}',
    ],
    'likely.again': ['Back to the task. {told} {ask}', 'Our task again. {told} {ask}', 'We were here. {told} {ask}'],
    'likely.start': ['Good, then let us begin.', 'Fine. Now it is your turn.', 'Then off we go.'],
    'likely.why': [
      'Look at {from}. {idea} Do you see that in the story?',
      'Think of {from} in the story. {idea} Does that make sense to you?',
      'It is about {from}. {idea} Where do you see that?',
    ],
    'likely.operation': [
      'You want to {operation}. Picture {pair}: {mine}, or {other}?',
      'Before you {operation}, look at {pair}: {mine}, or {other}?',
      'Let us see if to {operation} fits. In the task, {pair}: {mine}, or {other}?',
    ],
    'no-question': [
      'You have {told}. What does the task want to know about it?',
      '{told}: which number or thing is asked for there?',
      'I see {told}. What is the question: how many, how long, how much of what?',
    ],
    'ask.work': [
      'Which calculation would you make of it?',
      'What is your next step, as a calculation?',
      'Write down what you would calculate now. What is it?',
    ],
    'ask.first': [
      'What could you find out first from what is given?',
      'What would you need to know just before the answer?',
      'Which of the given things have you not used yet, and what does it tell?',
      'What have you thought of so far?',
    ],
    'unread.again': [
      'We are in this task: {question} {ask}',
      'Our task again: {question} {ask}',
      'Back to the task. You want to know: {question} {ask}',
    ],
    'sum.wrong': [
      'Look at the calculation again: {expr} is not {claimed}. What do you get?',
      '{expr} does not make {claimed}. Can you work it out once more?',
      '{expr} comes to something else than {claimed}. What is it?',
    ],
    'slip.beside': [
      'Put your thought beside this: {because} What does that change in your calculation?',
      'Let us hold it against this: {because} What follows for this task?',
      'This may help to decide it: {because} How would you go on?',
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
      '{expr} is not exactly {claimed}: something is left over. What does that mean in the task?',
      'It fits {claimed} times, and a rest stays. What happens with the rest in the task?',
      '{expr} is a bit more than {claimed}. What do you do with what is left?',
    ],
    'sum.plan': [
      '{expr}: how much is it, and what will you know then?',
      'Try it: what does {expr} come to?',
      'And how much is {expr}?',
    ],
    'sum.result': [
      '{value}, calculated right. What do you do with it?',
      'Yes, that makes {value}. What is the next step?',
      '{value}, right. How does it help with {question}',
    ],
    'sum.result.wrong': [
      'Not {value}. Work it out once more, what do you get?',
      'Check the arithmetic: {value} is not it. What comes out?',
      'The calculation comes to something else than {value}. Can you try again?',
    ],
    'part.right': ['These steps fit: {lines}.', 'So far it fits: {lines}.', '{lines}: that fits the task.'],
    'part.line': ['{line} fits.', 'Good step: {line}.', 'Yes, {line} belongs here.'],
    'part.from': [
      '{value} fits: it comes from {from}.',
      'Good step, {value} comes from {from}.',
      'Yes, {value}: you get it from {from}.',
    ],
    'part.plan': [
      'Good, {expr} fits here. How much is it?',
      '{expr} is a step that fits the task. What do you get?',
      'Yes, that is worth knowing. What does {expr} come to?',
    ],
    'part.slip': [
      '{expr} fits the task, only it is not {claimed}. What do you get?',
      'The idea is good. But {expr} does not make {claimed}: what does it make?',
      'The right two numbers. Only {claimed} is not what {expr} comes to. Can you calculate it again?',
    ],
    'next.told': [
      'The task also tells {other}. What does that do with your {value}?',
      'There is still {other}. How does it go together with {value}?',
      'Now {value} and {other}: what do you do with them?',
    ],
    'next.pair': [
      'What can you find out from {pair}?',
      'Keep {value} for later. What do {pair} tell you?',
      'There is more in the task: {pair}. What comes out of that?',
    ],
    'next.question': [
      'The question is {question} What is still missing?',
      'How do you get from {value} to {question}',
      'Now look at {question} What do you do with {value}?',
    ],
    recounted: ['{line}: the numbers work out.', 'The arithmetic of {line} holds.', 'I get the same numbers: {line}.'],
    'recounted.only': [
      'As arithmetic, {line} holds.',
      '{line}: the arithmetic holds.',
      'The arithmetic of {line} holds.',
    ],
    same: [
      'I come to the same: {answer}. {praise} Do you have another one?',
      '{answer}, and I get the same. {praise} What shall we do next?',
      'Yes, I get {answer} too. {praise} Shall we go on with another task?',
    ],
    settled: [
      'Yes, {value}. We both came to it, each in our own way, and that counts. Shall we take another one?',
      '{value}: I get that too, and you stand by it. Good. Do you have another one?',
      'Yes, {value} is what I found as well. That is done. What comes next?',
    ],
    beyond: [
      '{value} was the answer to your task. This is a new question, and a good one. Write it as a task of its own, with all its numbers, and we look at it.',
      'Now you ask something that is not in the task, and I would only guess. Tell it as a new task, with its numbers: then we work on it.',
      'The task itself is done: {value}. For the new question, write me what is given and what you want to know.',
    ],
    'same.how': [
      'I come to {value} as well. Only one thing I cannot follow: {line}. What did you find out with it?',
      '{value} is what I get too. How does {line} lead there?',
      'Same result here, {value}. Tell me about {line}: how does it belong to your way?',
    ],
    'differ.operation': [
      'Look at {a} and {b} in the task: {mine}, or {other}?',
      'Picture {a} and {b}: {mine}, or {other}?',
      'What happens with {a} and {b} in the task: {mine}, or {other}?',
    ],
    'differ.order.minus': [
      'Which of the two is more in the task, {a} or {b}?',
      'You take the one from the other. Which one is the bigger amount, {a} or {b}?',
      'Draw {a} and {b} as two bars: which is the longer one?',
    ],
    'differ.order.divide': [
      'Which of the two is shared out, {a} or {b}?',
      'You divide. Which is the amount that is parted, {a} or {b}?',
      'Think of {a} and {b}: which one is cut into parts?',
    ],
    'differ.partner': [
      'In the task, what belongs to {a}: {b} or {c}?',
      'You put {a} and {b} together. Does the task connect {a} with {b}, or with {c}?',
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
      'Tell me about the {value} in {expr}: how did you get it?',
      'How did you come to the {value} in {expr}?',
    ],
    'number.made': [
      '{value} is what {from} make.',
      'You get {value} from {from}, if I see it right.',
      'I see how {value} comes out of {from}.',
    ],
    'number.counts': [
      'What would that count in the task?',
      'Does that happen in the task?',
      'Which part of the task is that?',
    ],
    'number.how': [
      'Write down the calculation for {value}, and I recalculate it.',
      'How did you come to {value}? Write it as a calculation, then I can check that.',
      'Show me the calculation behind {value}. Which steps were it?',
    ],
    'test.draw': [
      'Make a sketch and write {value} where it belongs. Is that the place that is asked for?',
      'Draw the figure and mark {value}. Which angle is that, and which one is asked?',
      'Put {value} into a drawing of your own. Does it agree with everything that is given?',
    ],
    'test.recounted': [
      'I recalculated your check, and all of it is right: {line}. Now compare each step with the task: {told}. Is every step what the task says?',
      'Every calculation of your check is right: {line}. What counts now is the task: {told}. Does each step do what is said there?',
      '{line}: recalculated, all right. Hold each of these steps against the words: {told}. If all of it is in your check, you can trust it. Is it?',
    ],
    'test.open': [
      '{line}: right so far. Go on with your test of {value}: what comes out at the end, and what does the task say there?',
      'Right: {line}. You are testing {value}: go through the task to its end. Which number has to come out?',
      'Good idea to test {value}, and {line} is right. What is the next step of the test?',
    ],
    'test.fits': [
      'Your test holds: {line}, all calculated right, and it comes to {end}, as the task says. So {value} fits. Well tested! Shall we take another one?',
      'Yes, that fits: {line}. With {value} you come to {end}, just what the task tells. A good test. Do you have another task?',
      '{line}: right, and {end} is what the task says. So {value} stands the test. Nicely checked! What comes next?',
    ],
    'test.misses': [
      'Well tested: your calculations are right, and with {value} you come to {end}, while the task says {given}. So {value} does not fit. Which step of your way would you change?',
      'You are right, {value} does not fit: {end} comes out, and the task says {given}. Good that you tested it! What would you do differently now?',
      'Your test shows it: {end} instead of {given}, so {value} is not it. Where could the way to {value} have gone wrong?',
    ],
    'test.done': [
      'Yes, {value}: your own work showed it. Well done! Shall we take another one?',
      '{value} it is, and you showed why it fits. Do you have another task?',
      'You can write {value}: it fits what the task says. What comes next?',
    ],
    complete: [
      'And {said} is taken of {base}, the rest, just as the task says. Every number has its place, so I find nothing against {value}. Well done! Shall we take another one?',
      'You took {part} of {base}, and that is the rest the task speaks of. Everything is used and calculated right: {value} holds. What comes next?',
      '{base} is the rest, and {said} is taken of it. That is what the task tells, so {value} fits. Nicely done! Do you have another task?',
    ],
    'base.fits': [
      'You took {part} of {base}, and that is the rest, as the task says. What follows for {question}',
      'Yes, {base} is the rest, and {said} is taken of it. How do you get from there to {question}',
      'That is it: {said}, and {base} is what was left. What is your next step?',
    ],
    'part.said': [
      'Exactly, the task says {said}. So what is the rest, and how much is {part} of it?',
      'Yes, that is the point: {said}. How much is left before that, and what do you get for {part} of it?',
      'Right, {said}, not of the whole. How does your calculation look with that?',
    ],
    'part.base': [
      'Yes, of {base}: that is what was left, and the task says {said}. How much is it?',
      'Exactly, {part} of {base}, because {base} is the rest. What do you get?',
      'Right, {said}, and {base} is that rest. What comes out?',
    ],
    'percent.left': [
      'Yes, when {part} goes, {value} stays. Which amount of the task is {value}, and how do you find the whole?',
      '{value} is what stays without the {part}, right. Which number of the task belongs to {value}?',
      'Right, without {part} there is {value} left. To which amount of the task does {value} belong?',
    ],
    'percent.amount': [
      'Yes, when {part} goes, {value} stays, and that is {amount}. How do you get from {value} to the whole?',
      'Right: {amount} is the {value} that stays without the {part}. What would $100\\%$ be?',
      'That is it, {amount} belongs to {value}. Which calculation leads to $100\\%$?',
    ],
    'percent.more': [
      'Yes, with {part} more it is {value}, and that is {amount}. How do you get from {value} to $100\\%$?',
      'Right: {amount} is the {value} that there is after {part} more. What would $100\\%$ be?',
      'That is it, {amount} belongs to {value}. Which calculation leads to $100\\%$?',
    ],
    'angle.much': [
      'And {value} is more than $180^\\circ$, so that cannot be in a triangle, well seen. What does it tell you about {number}: where is that angle?',
      'The angles of a triangle have $180^\\circ$ together, so {value} is too much. Where in the figure is {number}, then?',
      '{value} cannot be, for a triangle has $180^\\circ$ in all. Is {number} inside the triangle?',
    ],
    'base.rest': [
      'You took {part} of {base}. The task says {said}: is {base} that rest?',
      '{part} of {base} is what you calculated. Look at the words {said}: what is left there, is it {base}?',
      'The task says {said}. You took it of {base}: is that what was left?',
    ],
    'base.of': [
      'You took {part} of {base}. Read it again: {sentence}. Is it {part} of {base} there, or of another amount?',
      '{part} of {base}: of which amount does the task take it? {sentence}.',
      'Look where the {part} belongs: {sentence}. Is {base} there before that, or only afterward?',
    ],
    'base.which': [
      'That is the question that counts. The task says {said}: which of your numbers is the rest?',
      'Good that you ask. The words are {said}: what is left before that, and so of what do you take {part}?',
      'Look at {said}. Which of the two numbers is what was left?',
    ],
    'parts.added': [
      '{one} and {rest}: are these parts of the same amount? Of what is the second one taken?',
      'You add {one} and {rest}. Of which amount is the first one, and of which the second?',
      'Before you add them: {one} is a part of what, and {rest} a part of what?',
    ],
    'two.test': [
      'Put each into the task: with which one is every sentence true?',
      'Read the task once with each of them. Which one fits every sentence?',
      'Which of the two makes all of the task true?',
    ],
    'two.answers': [
      'You have {mine}, the other one {other}: at most one of them fits, and a test finds out which.',
      '{mine} or {other}: let the task decide between them.',
      'Try both on the task, {mine} and {other}.',
    ],
    straight: [
      'Yes, together they make $180^\\circ$. Which angle can you find with it?',
      'Right, that is $180^\\circ$. Which number of the task do you use with it, and what do you get?',
      '$180^\\circ$ together, yes. What follows from it for the angle that you need?',
    ],
    unclear: [
      'Let us tell it in small pieces:\n\n{told}\n\nAnd you are asked: {question} Which piece is the hard one?',
      'Piece by piece:\n\n{told}\n\nThe question is {question} What do you not understand there?',
      'In short:\n\n{told}\n\nYou want to know: {question} Which of these can you picture?',
    ],
    'unclear.short': [
      'The task says {told}. You are asked: {question} Can you draw what happens?',
      'The question is {question} And this is what you know: {told}. Which of it is hard to picture?',
      'Think of it as real: {told}. You want to know: {question} What would you draw first?',
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
      "A fair question, and I can't answer it for this task without guessing. Try it with easy numbers of your own: does the same thing happen there?",
      "The reason is in the task, and I can't read this one safely enough to name it. Tell the task with small numbers and watch what changes. What do you see?",
      "I don't want to give you a reason that may be wrong here. What speaks for it and what against it, when you go through the task slowly?",
    ],
    'unread.contest': [
      "You may well be right: I can't judge the answer of this task. Which step shall I recalculate?",
      "I don't contradict you, I just can't read this task safely. Which of your calculations shall I look at?",
      'I may well be missing something. Show me the step you are sure of: which one is it?',
    ],
    'unread.no-theme': [
      'You are right, this is not about {theme}. I went by single words there, sorry. {ask}',
      'True, there is no such thing in your task, my mistake. I leave {theme} aside. {ask}',
      'Sorry, I took it for {theme}, and it is not. {ask}',
    ],
    'unread.protest': [
      'You are right, my questions did not help you there, sorry. I can do three things: recalculate, give a hint, show how to test a number. Which one do you want?',
      "Sorry, that was not helpful. I can't read this task, but I can recalculate your steps or give you a hint. What would help you now?",
      'Fair. Forget my question. Show me what you have, and I recalculate it, or say “hint”. Which one?',
    ],
    'unread.doubt': [
      "Well noticed: if that can't be true, some step before it was not the right one. Which step would you do differently?",
      'That is a good look at your own work. Something impossible means that a calculation does not belong to the task. Which one could it be?',
      'Stopping there is right. Go back to the last number that can be true. What else could you do with it?',
    ],
    'unread.check': [
      'Gladly. Which calculation shall I look at?',
      'Send me your calculation and I look at it. What did you write?',
      'What do you have so far? A number or a calculation is enough.',
    ],
    'unread.ok': ['Then it is your turn. {hint}', 'Good. {hint}', 'On we go. {hint}'],
    'unread.equation': [
      "Whether {line} says what the task says I can't vouch for; solving it we do together.",
      '{line}: your model of the task. I check the solving, the model is yours.',
      'So {line}. I check how you solve it, and at the end you test it in the task.',
    ],
    'unread.letter': [
      'Noted: {letter} is {what}. What else of the task can you write with {letter}?',
      'Good, {letter} for {what}. How do you write the rest with {letter}?',
      'Let {letter} be {what}. Which equation does the task give?',
    ],
    'equation.solved': [
      'Now back to the task: what is this number there, and does it answer the question?',
      'The equation is solved. Does the number answer what the task asks?',
      'Put it into the task. What does it mean there?',
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
      'A case with other numbers: {example} What is the same in your task?',
      'Look at this one: {example} How does it look with your numbers?',
      'Like this: {example} Can you do the same in your task?',
    ],
    'rung.question': [
      'Read only the question: {question} What would you need to know just before the answer?',
      'Cover the numbers and read {question} What kind of thing is the answer, and in which unit?',
      'Say {question} in your own words. What are we looking for?',
    ],
    'rung.draw': [
      'Make a picture of it: a line, bars or a table. Write in what the task tells. Which place in your picture is still empty?',
      'Draw what happens, one thing after another. Where in your picture is {question}',
      'Make a small table of everything the task tells. Which box of it is asked for?',
    ],
    'rung.easy': [
      'Make up the same task with easy numbers, so easy that you see the answer. What did you do there to each of them?',
      'Put small and easy numbers into your task and solve it in your head. Which calculations were that?',
      'Tell the task with numbers so small that you could count it out. How do you get the answer then?',
    ],
    'rung.before': [
      'Go backward: what would you have to know so that only one step to {question} were missing?',
      'Think from the end of your task: which two numbers would give the answer at once, and which of them do you have?',
      'Start at the end: {question} What would you have to know for that?',
    ],
    'rung.letter': [
      'Call what you look for $x$. What else in your task can you write with $x$?',
      'Let $x$ be the answer to {question} Which sentence of the task becomes an equation?',
      'Write $x$ for the number you look for. What happens to it in your task?',
    ],
    'rung.over': [
      'Those were my best ideas for your task. Which part of it is the hardest?',
      'We have looked at your task from all sides. What do you have so far?',
      'I have no further hint for your task. Be bold: try any calculation, and I recalculate it. What do you take?',
    ],
  },
  happens: {
    '+': 'are they put together',
    '-': 'is the one taken away from the other or compared with it',
    '*': 'does the one come again and again',
    '/': 'is the one shared out or cut into equal parts',
  },
  unnamed: {
    'start.one': [
      'Good, then this is what we have:\n\n{known}\n\nThe question: {question} Which calculation would you write?',
      'Then we can start:\n\n{known}\n\nThe task asks: {question} What would you calculate?',
      'Great. Known so far:\n\n{known}\n\nAnd the question: {question} How do these numbers go together?',
    ],
    'start.many': [
      'Good, then this is what we have:\n\n{known}\n\nThe question: {question} What could you find out first?',
      'Then we can start:\n\n{known}\n\nThe task asks: {question} That may take more than one step; where would you begin?',
      'Great. Known so far:\n\n{known}\n\nAnd the question: {question} What would help you most on the way there?',
    ],
    'plan.answer': [
      'Yes, {expr} leads to the answer. How much is it?',
      'That is the right calculation. What does {expr} come to?',
    ],
    'plan.quantity': [
      'Good, {expr} is a step we need. How much is that?',
      '{expr} is a useful step. What do you get?',
      'Yes, that is worth knowing. What does {expr} come to?',
    ],
    quantity: [
      'Yes, {value} is right. {next}',
      'Right, {value}, and we can use that. {next}',
      'Good step: {value}. {next}',
    ],
    'quantity.again': ['We have {value} already. {next}', '{value}, you found that before. {next}'],
    'quantity.given': [
      '{value} is in the task already. What could you calculate with it?',
      'The task itself gives {value}. What would you do with it?',
    ],
    'next.one': ['How do you get from there to the answer?', 'What is the last step?'],
    'next.many': ['What can you find out with it next?', 'What is your next step?'],
    slip: [
      'The idea is right. But {expr} is not {claimed}. What do you get when you work it out again?',
      'Good step. Only the calculation slipped: {expr} does not make {claimed}. What does it make?',
    ],
    'wrong.number': [
      '{value} is not the answer yet. Put it back into the story: which sentence does not hold?',
      'Not {value} yet. How did you get it from the numbers of the story?',
    ],
    'other.quantity': [
      '{value} is a number on the way, and not the answer yet. What does the question ask for?',
      'We need {value}, but the question asks for something else. What is still missing?',
    ],
    'which-answers': ['Good, all of these are right: {lines}. Which of your numbers answers the question?'],
    'equation.right': ['Yes, your equation says what the story says. What do you get for {letter}?'],
    'letter.right': ['Yes, {line} fits. Which sentence of the story makes it an equation?'],
    'operation.wrong': [
      'Picture it: what would the result count if you {operation}?',
      'I am not sure that to {operation} fits here. What happens in the story?',
    ],
    'way.back': ['{line} is right, and it leads back to a number of the task. What is your next step?'],
    'why.step': ['Think of what happens in the story. {idea} Do you see it in your story?'],
    contest: ['Let us test it together. {restatement} Put {value} into the story: which sentence does not hold?'],
    ok: ['Then try it: what is your next calculation?', 'Show me: how do you go on?'],
    'solved.yes': ['Yes, {answer} is right. I have checked it.', '{answer} is correct, yes.'],
    'answer.unsure': [
      'Take {value} as the answer and read the story sentence by sentence. Which number of the story should come out again?',
      'Go backward from {value}. Which number of the story do you reach?',
    ],
    'nudge.first': [
      'Before you can answer the question, something else has to be known. What could that be?',
      'Leave the question aside for a moment. What can you find out first?',
    ],
    'nudge.last': [
      'Read the question again. Which of the known numbers do you need for it?',
      'Draw what the task tells: a bar or a few circles. Where is the answer in your picture?',
    ],
    bigger: ['Take the numbers you know. {idea} What would you write?', '{idea} Where do you see that in the task?'],
    step: [
      'I do this one: {line}. {idea} What can you do with it now?',
      'Let me show this step: {line}. {idea} What comes next?',
    ],
    'part.from': ['Yes, {value} is a step on the way.'],
    'likely.why': ['{idea} Where do you see that in the task?'],
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
