export default {
  label: 'Getting started',
  progress: 'Step {{position}} of {{count}}',
  back: 'Back',
  next: 'Next',
  start: 'Start learning',
  busy: 'Saving',
  later: 'Finish later',
  saved: 'Kept. Next time we go on from here',
  name: {
    title: 'Hi, I’m Lumi. What should I call you?',
    text: 'A first name or a nickname is enough.',
    label: 'Your name',
  },
  gender: {
    title: 'Nice to meet you, {{name}}. How should I address you?',
    titleNoName: 'How should I address you?',
    text: 'It helps me get the words right. You can change it later.',
    label: 'How to address you',
    female: 'Female',
    male: 'Male',
    unset: 'Rather not say',
  },
  age: {
    title: 'When were you born, and where do you live?',
    text: 'I match examples to your age. Some countries want a parent to agree first.',
  },
  grade: {
    title: 'Last one. Which grade are you in?',
    text: 'I’ll open the subjects for this year. Change it any day.',
    label: 'Your grade',
    none: 'Not at school',
  },
} as const
