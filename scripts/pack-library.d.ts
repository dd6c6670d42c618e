import { type StoredLibrary } from '../packages/tutor/src/library/stored.ts'
import { languages } from './library-sources.ts'
export declare function libraryOf(language: (typeof languages)[number]): StoredLibrary
