/** What the header of the chat and the rail say about a subject. */
export default {
  name: {
    maths: 'Math',
    physics: 'Physics',
    chemistry: 'Chemistry',
    biology: 'Biology',
    english: 'English',
    literature: 'Literature',
    history: 'History',
    computing: 'Computing',
  },
  grade: 'grade {{grade}}',
  rail: 'Subjects',
  unread_one: '{{count}} new reply',
  unread_other: '{{count}} new replies',
} as const
