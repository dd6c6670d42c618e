import type en from '../en-US/subjects.ts'
import type { RussianOf } from '../shape.ts'

export default {
  name: {
    maths: 'Математика',
    physics: 'Физика',
    chemistry: 'Химия',
    biology: 'Биология',
    english: 'Английский',
    literature: 'Литература',
    history: 'История',
    computing: 'Информатика',
  },
  grade: '{{grade}} класс',
  rail: 'Предметы',
  unread_one: '{{count}} новый ответ',
  unread_few: '{{count}} новых ответа',
  unread_many: '{{count}} новых ответов',
  unread_other: '{{count}} нового ответа',
} satisfies RussianOf<typeof en>
