import type { Voice } from '../pedagogy/wording.ts'
import type { Risk } from './assess.ts'
import { helplinesText } from './helplines.ts'
import { careWordsOf, safetyTexts } from './texts.ts'

/** The reply to a finding of the safety check. In danger it begins with the contacts. */
export function safetyText(risk: Risk, voice: Voice, country: string | undefined): string {
  const texts = safetyTexts[voice.language]
  switch (risk.level) {
    case 'care': {
      const words = careWordsOf[risk.kind]
      return `${helplinesText(country, voice.language)}\n\n${voice.choose(`care.${words}`, texts.care[words])}`
    }
    case 'refuse':
      return `${texts.refuse[risk.kind]} ${voice.choose('refuse', texts.refuseEnd)}`
    case 'private':
      return voice.choose('private', texts.private)
  }
}

export const afterCareText = (voice: Voice): string => voice.choose('after-care', safetyTexts[voice.language].afterCare)
