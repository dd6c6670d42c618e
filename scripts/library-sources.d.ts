import { type GuideSource } from '../packages/tutor/src/library/guide.ts'
import { type QuestionSource } from '../packages/tutor/src/library/question.ts'
export declare const languages: readonly ['en', 'ru']
type Language = (typeof languages)[number]
export declare const questionSources: (language: Language) => QuestionSource[]
export declare const guideSources: (language: Language) => GuideSource[]
export declare const valueSources: () => string[]
