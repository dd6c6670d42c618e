import type { Language } from '@lumi/contracts/errors'

/** Short, so that it is one message also in Cyrillic (70 characters). */
export const textMessage: Record<Language, (code: string) => string> = {
  en: (code) => `${code} is your Lumi code. Nobody from Lumi will ask you for it.`,
  ru: (code) => `${code} — твой код для Луми. Никому его не сообщай.`,
}
