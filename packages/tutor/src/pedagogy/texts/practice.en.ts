import type { PracticeTexts } from './practice.ts'

export const practiceEn: PracticeTexts = {
  counts: {
    practice: 'Practice {n} of {size}',
    review: 'Review {n} of {size}',
    'warm-up': 'Warm-up {n} of {size}',
    check: 'On your own',
  },
  moves: {
    'practice.why.review': [
      'You know "{skill}"; today it is time to see that it stayed.',
      'A review of "{skill}": it is due today.',
      '"{skill}" is due again, so that it does not fade.',
    ],
    'practice.why.begun': [
      'I chose "{skill}": of what you have begun it is the least certain.',
      '"{skill}", because that is where practice helps you most now.',
      'Back to "{skill}": it is begun, but not firm yet.',
    ],
    'practice.why.new': [
      '"{skill}" is new for you, and you have what it builds on.',
      'Something new: "{skill}". Nothing it needs is missing.',
      'The next thing in your grade: "{skill}".',
    ],
    'practice.why.topic': ['The topic is "{skill}".', 'This one is about "{skill}".', 'From the topic "{skill}".'],
    'practice.why.warm-up': [
      'To see where you stand: "{skill}".',
      'A short look at "{skill}".',
      'One from "{skill}"; it is fine not to know it.',
    ],
    'practice.why.check': [
      'You had help with "{skill}" a day or two ago. Here is a short one without hints.',
      'Two minutes on your own: "{skill}", which we did together lately.',
      'We did "{skill}" with hints. Try this one alone and see what stayed.',
    ],
    'practice.next': ['Ready for the next one?', 'Shall we go on?', 'The next one?'],
    'practice.score': [
      'You solved {alone} of {all} on your own.',
      'On your own you solved {alone} of {all}.',
      '{alone} of {all} solved on your own.',
    ],
    'practice.helped': ['With help: {count}.', 'And with help: {count}.', 'With a hint or a second try: {count}.'],
    'practice.again': ['Another round?', 'Shall we do some more?', 'Would you like another few?'],
    'practice.stopped': [
      'All right, we stop here. What shall we do now?',
      'Then that is it for now. What next?',
      'Good, enough of that. What would you like to do?',
    ],
    'practice.nothing': [
      'I have no exercise left for this. Name another topic, or type a problem of yours.',
      'For this I have nothing new. Which other topic shall it be?',
      'There is no fresh exercise for this. Choose another topic?',
    ],
    'practice.not-learned': [
      'That one came too early, so we leave it.',
      'Not your topic yet: we put that one away.',
      'Fair enough, that one was not for you yet.',
    ],
    'practice.topics': [
      'Which topic? For example:\n\n{topics}\n\nType its name, or any other.',
      'You can choose:\n\n{topics}\n\nWhich one? Another topic is fine too.',
      'Some topics of your grade:\n\n{topics}\n\nWhich shall we practice?',
    ],
    'practice.offer-check': [
      'You had help with "{skill}" lately. Would you like to try a two-minute one without hints?',
      'A short one on your own from "{skill}", where I helped you lately?',
      'Shall we see whether "{skill}" works without my hints now?',
    ],
    'review.next': ['Next review: {day}.', 'The next review is on {day}.', 'Your next review comes on {day}.'],
    'review.none-planned': [
      'No review is planned yet: that begins when a skill is mastered.',
      'Reviews begin once a skill is mastered; none is planned yet.',
      'There is no review planned so far; mastered skills get one.',
    ],
    'review.nothing-due': [
      'Nothing is due for review. {when} Shall we practice something else?',
      'No review is due today. {when} Would you like to practice instead?',
      'You are up to date with reviews. {when} Say "practice" for something new.',
    ],
    'keyed.right': ["Yes, that's correct.", 'Correct.', "That's right."],
    'keyed.wrong': [
      'Not quite. Read the question once more: what exactly is asked? A hint is there if you want one.',
      'Not quite. Look again at what is given and what is sought; or ask for a hint.',
      'Not yet. What would you try differently? You can also ask for a hint.',
    ],
    'keyed.wrong-again': [
      'Not yet either. Say "hint" and we look at the idea behind it.',
      'Still not it. A hint may help: just ask.',
      "That isn't it either. Shall I give you a hint?",
    ],
    'keyed.if': [
      'If {value} is meant as the answer, it is not there yet. Which numbers did you start from?',
      'Should {value} be your answer, then look at the question once more: what does it ask for?',
      'I read {value} as your answer, and that does not fit yet. Send me the one number that you mean.',
    ],
    'keyed.unclear': [
      'I cannot read that as an answer. Please send the value alone, for example $12$ or $\\frac{3}{4}$.',
      'Please send just the result, such as $12$ or $0.5$.',
      'I need the value by itself, for instance $12$.',
    ],
    'keyed.idea': [
      'The idea: {idea} What does that mean here?',
      'Think of this: {idea} How does it help?',
      '{idea} How does this fit the question?',
    ],
    'keyed.example': [
      'An example: {example} Now yours?',
      'Look at this: {example} How is yours like it?',
      'For comparison: {example} What about yours?',
    ],
    'keyed.twin': [
      'The same with other numbers: {twin} There the answer is {answer}. How did that come about?',
      'A twin: {twin} Its answer is {answer}. Now do yours the same way.',
      'Compare: {twin} Answer: {answer}. What is done there?',
    ],
    'keyed.refused': [
      'First a try of yours or a hint: what is asked, and what is given?',
      'Try it first, or ask for a hint; then we look at the answer together.',
      'I will help you get there. What have you got so far?',
    ],
    'keyed.shown': [
      'Here is the answer; we come back to this kind another day.',
      'This is what comes out. You will meet it again later.',
      'So it comes out like this. A similar one follows another day.',
    ],
  },
}
