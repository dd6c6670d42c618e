import { storyEn } from '../../language/en/texts/story.ts'
import { storyRu } from '../../language/ru/texts/story.ts'
import type { Language } from '../../math/latex.ts'
import type { StoryTexts } from './text-types.ts'

export const storyTexts: Readonly<Record<Language, StoryTexts>> = { en: storyEn, ru: storyRu }
