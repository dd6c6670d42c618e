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
  someQuestion: 'what the story asks',
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

    unread: [
      "I see {known}, and the question: “{question}” I can't vouch for how this story turns into a calculation, but I check every calculation you make. {ask}",
      "Let us take it apart: {known}. The question is “{question}” How the story becomes a calculation I can't check, each calculation itself I can. {ask}",
      "So we have {known}, and want to know “{question}” The plan I can't check for this story, your arithmetic I can. {ask}",
    ],
    'ask.first': [
      'What does {number} count in the story?',
      'What do you think has to be found first?',
      'Which sentence connects {number} with the question?',
    ],
    vouch: [
      "The plan of this story I can't check, only the calculations.",
      "For this story I can't vouch for the plan; the arithmetic I can check.",
      "I can check your arithmetic here, but I can't vouch for the way through the story.",
    ],
    'unread.again': [
      'We are in this story: {known}, and the question “{question}” {ask}',
      'Our story again: {known}. Asked: “{question}” {ask}',
      'Back to the story with {known}. “{question}” {ask}',
    ],
    'sum.right': [
      '{line} is calculated right. What is {value} in the story?',
      'The arithmetic is right: {line}. Which sentence of the story gives you this step?',
      '{line}, calculated right. What does {value} count in the story?',
    ],
    'sum.right.last': [
      '{line} is calculated right. The story asks “{question}” Does {value} answer that, and what is it {value} of?',
      'Calculated right: {line}. What does {value} count, and is that what “{question}” asks?',
      'The arithmetic is right, {line}. Say it as a sentence that answers “{question}”. How does it go?',
    ],
    'sum.wrong': [
      'Look at the calculation again: {expr} is not {claimed}. What do you get?',
      'Only the arithmetic for now: {expr} does not make {claimed}. Can you work it out once more?',
      '{expr} comes to something else than {claimed}. What is it?',
    ],
    'sum.wrong.again': [
      'Still not {claimed}. Split {expr} into easier parts. What do you get?',
      '{expr} is not {claimed} either. Try it on paper, one part at a time. What comes out?',
      'Not yet: {expr} does not make {claimed}. Which part of it is the hard one?',
    ],
    'sum.foreign': [
      '{right}I do not find {value} in the story. Where does it come from?',
      '{right}The story has {known}, but no {value}. What does it stand for?',
      '{right}What is the {value} in {expr}? I do not see it in the story.',
    ],
    'sum.plan': [
      '{expr}: what would that count in the story, and how much is it?',
      'You want to calculate {expr}. Which sentence of the story tells you to?',
      'What do you find out with {expr}?',
    ],
    'sum.result': [
      'Calculated right, {value}. What does {value} count in the story?',
      '{value}, the arithmetic is right. Which sentence of the story tells what it is?',
      'Yes, that comes to {value}. What is it {value} of?',
    ],
    'sum.result.wrong': [
      'Not {value}. Work it out once more, what do you get?',
      'Check the arithmetic: {value} is not it. What comes out?',
      'The calculation comes to something else than {value}. Can you try again?',
    ],
    'number.what': [
      '{value} of what? Put it back into the story: does every sentence hold?',
      'What would {value} count in the story? And how did you get it?',
      'Let us test {value}. Read the story with it sentence by sentence. Does each one hold?',
    ],
    'number.back': [
      'So {value} {noun}. Put it back into the story: does every sentence hold?',
      'You have {value} {noun}. How did you get that from {known}?',
      'Let us test {value} {noun}: read the story with that number in it. Does each sentence hold?',
    ],
    'number.test': [
      'So your answer is {value}. Read the story once more with it: does every sentence hold?',
      'That is a full answer. Test it with {known}: does each sentence hold?',
      'Test {value}: put it back into the story. Does everything come out?',
    ],
    'number.given': [
      '{value} is in the story: “{sentence}.” What can you do with it?',
      'Yes, the story says it: “{sentence}.” How does {value} help with “{question}”?',
      'That number we know from “{sentence}.” What would you combine it with?',
    ],
    'number.known': [
      'You said that {value} is {name}. Does that answer “{question}”?',
      '{value} was {name}, as you told me. What do you do with it now?',
      'We noted {value} as {name}. What is the next step from there?',
    ],
    named: [
      'Noted: {value} is {name}. The question is “{question}” What do you do with it next?',
      'All right, {value} stands for {name}. What is still missing for “{question}”?',
      'So {value} is {name}. Which number of the story have you not used yet?',
    ],
    'named.last': [
      'Noted: {value} is {name}. Is that what “{question}” asks for?',
      'So {value} is {name}. Read the question again: “{question}” Does it fit?',
      'For you {value} is {name}. Put it back: does every sentence of the story hold?',
    ],
    sentence: [
      'Yes, that is in the story: “{sentence}.” What does it say to do with the numbers?',
      '“{sentence}” is the place. Which calculation is hidden in it?',
      'Good place to look: “{sentence}.” What would you calculate there?',
    ],
    'solution.slip': [
      '{right}Stop at {line}: is the arithmetic right there? What do you get?',
      '{right}At {line} the calculation does not come out. What is it really?',
      '{right}Look at {line} once more. How much is it?',
    ],
    'solution.foreign': [
      '{right}In {line} you use {value}, which is not in the story. What does it stand for?',
      '{right}Where does the {value} in {line} come from?',
      '{right}I do not find the {value} of {line} in the story. What does it count?',
    ],
    'solution.unused': [
      'Your arithmetic is right: {lines}. But {number} is still unused. What does “{sentence}” tell you?',
      'Calculated right: {lines}. The story also says “{sentence}.” Does that change anything?',
      'The calculations are right, {lines}. Where does {number} come in?',
    ],
    'solution.size': [
      'Calculated right: {line}. Now {value} is more than {before}. Should the amount in the story get bigger there, or smaller?',
      '{line} is right as a calculation. Picture it: can {value} answer “{question}” when there were {before} before?',
      'The arithmetic is right, {line}. It grew from {before} to {value}: what makes it grow in the story?',
    ],
    'solution.relation': [
      'Calculated right: {lines}. The story says “{word}”: in which of your calculations do you use that, and how?',
      'The arithmetic is right. Now look at “{sentence}.” Where did “{word}” go in your calculations?',
      'Right as calculations. Tell me about “{word}” in the story: what does it say, and which of your steps shows it?',
    ],
    'solution.quote': [
      'Your arithmetic is right. Let us look at {line}: what does {value} stand for in the story, and which sentence says to {operation}?',
      'The calculations are right as calculations. In {line} you {operation} with {value}. Which sentence of the story gives you that?',
      'Calculated right. One question about {line}: you {operation} there, so what do you find out about the story?',
    ],
    fits: [
      'If every sentence holds with {value}, your answer fits the story as you read it. Can you say it as a full sentence that answers “{question}”?',
      'Then {value} agrees with each sentence as you read it, and that is the best test there is. How do you write the answer in words?',
      'Good test. I cannot vouch for it, but a number that fits every sentence is worth trusting. How do you answer “{question}” in a sentence?',
    ],
    'fits.not': [
      'Good that you looked. Which sentence does not hold? Tell me which one.',
      'Then that sentence shows the way. Which one is it?',
      'Finding that is half the work. Which sentence is the trouble?',
    ],
    closed: [
      'That is a clear answer. Compare it with your book or your teacher, because this story I can only check in its arithmetic. Do you have another one?',
      'Well said. For this story I can vouch for the arithmetic only, so compare the result in class. What is next?',
      'Good, that is how an answer should look. The arithmetic I have checked, the plan is yours. Shall we take another story?',
    ],
    'unread.refused': [
      'I have no answer of my own for this story, but I can help you find yours. {hint}',
      "For this story I couldn't promise you a right answer, so let us find yours. {hint}",
      "I won't guess an answer here, we take small steps instead. {hint}",
    ],
    'unread.give-up': [
      "I can't show you a solution that I have not checked. One more small step together? {hint}",
      'There is no solution of this story that I could vouch for. {hint}',
      'Let us not stop here, the story is yours to crack. {hint}',
    ],
    'unread.why': [
      'The reason must be in the story: “{sentence}.” What happens there to the numbers?',
      'Good question. Look at “{sentence}” and say it in your own words. What does it tell you?',
      'Let the story answer that. What does “{sentence}” say about the numbers?',
    ],
    'unread.contest': [
      'You may well be right: I only check the arithmetic of this story. Put your number back: does every sentence hold?',
      'I did not judge your answer, this story I cannot vouch for. Which sentence shows that it fits?',
      'Fair. Show me with the story itself: which sentence gives your step?',
    ],
    'unread.check': [
      'The arithmetic I can check, the plan of this story I cannot. Which calculation shall I look at?',
      'Send me the calculation, and I check it. What did you write?',
      'Put your result back into the story: does every sentence hold?',
    ],
    'unread.free': [
      'So, “{said}”. Which numbers of the story belong to that, and what would you calculate?',
      'All right: “{said}”. How would you write that with the numbers?',
      'I hear you: “{said}”. Which calculation follows from it?',
    ],
    'unread.ok': ['Then over to you. {hint}', 'Good. Next step: {hint}', 'Let us go on. {hint}'],
    'unread.operation': [
      'You want to {operation}. Which numbers, and which sentence of the story says so?',
      'All right, {operation}. Which two numbers of the story do you take?',
      'If you {operation}, what will the result count in the story?',
    ],
    'unread.equation': [
      "Whether {line} says what the story says, I can't vouch for; solving it we do together.",
      '{line} is your model of the story. I check how you solve it, the model stays yours.',
      'So {line}. I can check the solving, and at the end you check it against the story.',
    ],
    'unread.letter': [
      '{letter} for {what}, noted. Which sentence of the story can you write down with {letter}?',
      'Good, {letter} is {what}. What else in the story can you say with {letter}?',
      'Let {letter} be {what}, then. Which equation does the story give?',
    ],
    'equation.solved': [
      'Now back to the story: what does this number count, and does every sentence hold with it?',
      'The equation is solved; the story is the last judge. Does the number fit every sentence?',
      'Put it into the story now. What is it there, and does it answer the question?',
    ],

    'rung.question': [
      'Start with the question: “{question}” What kind of thing will the answer be?',
      'Say the question in your own words: “{question}” What are you looking for?',
      'Cover the numbers and read only “{question}” What should the answer count?',
    ],
    'rung.number': [
      'Take {number}. It stands in “{sentence}.” What does it count?',
      'Look at one number only: {number}. What does it tell us in “{sentence}”?',
      'Which of the numbers {known} tells something about one single thing, and which about all together?',
    ],
    'rung.relation': [
      'There is a telling word in “{sentence}”: {word}. {relation} What does it say to do here?',
      'The word “{word}” in “{sentence}” matters. {relation} What does that mean for your numbers?',
      'Watch the word “{word}” in “{sentence}.” {relation} Which numbers does it connect?',
    ],
    'rung.picture': [
      'Draw it: one bar for each thing in the story, with {known} written on. Where in your picture is the answer?',
      'Make a small sketch with {known}. Which part of it is “{question}”?',
      'Try a picture with {known}. Which part has no number yet?',
    ],
    'rung.small': [
      'Make the numbers tiny: say {small} instead of {number}. What would you do then?',
      'Imagine it were only {small} and not {number}. How would you find the answer?',
      'Play it small: {small} instead of {number}. Which calculation would you use?',
    ],
    'rung.guess': [
      'Guess an answer, any sensible number. Now read the story with it: which number should come out, and does it?',
      'Try a guess for “{question}” and test it with {number}. Is your guess too big or too small?',
      'Put a guess into the story and calculate forward. Do you reach {number}?',
    ],
    'rung.pair': [
      'Take just {number} and {other}. What could you find out from these two?',
      'Forget the rest for a moment. What do {number} and {other} tell you together?',
      'Which calculation with {number} and {other} makes sense in the story, and what would it count?',
    ],
    'rung.letter': [
      'Call what is asked $x$. Which sentence of the story can you write with $x$ and {number}?',
      'Let $x$ be the answer to “{question}” Which equation does “{sentence}” give?',
      'Write $x$ for the number you want. What would you do with $x$ to get {number}?',
    ],
    'rung.sentence': [
      'Read only this: “{sentence}.” What do you know after it that you did not know before?',
      'Tell me this sentence in your own words: “{sentence}.” What happens there?',
      'One sentence at a time: “{sentence}.” Which number could you work out right after it?',
    ],
    'rung.over': [
      'Those were my best ideas for this story. Which sentence of it is the hard one?',
      'We have looked at it from every side I know. What do you have so far?',
      'Now it is your turn to be brave: write any calculation with {known}. What do you try?',
    ],
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
      'Something is parted into equal groups, like 15 nuts into 5 bowls.',
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
      'What is parted here, and into how many parts?',
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
