import type { Language } from '@lumi/contracts/errors'
import type { Subject } from '@lumi/contracts/programs'

/** For files that students save; on screen the web app has its own words. */
export const subjectNames: Readonly<Record<Subject, Readonly<Record<Language, string>>>> = {
  maths: { en: 'Math', ru: 'Математика' },
  physics: { en: 'Physics', ru: 'Физика' },
  chemistry: { en: 'Chemistry', ru: 'Химия' },
  biology: { en: 'Biology', ru: 'Биология' },
  english: { en: 'English', ru: 'Английский' },
  literature: { en: 'Literature', ru: 'Литература' },
  history: { en: 'History', ru: 'История' },
  computing: { en: 'Computing', ru: 'Информатика' },
}
