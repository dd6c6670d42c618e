import { loadWords, words } from '../../../lib/i18n/words.ts'
import { preparePicture, problemOf } from './prepare-picture.ts'
import { problemText } from './problem-text.ts'

/** A picture as the chat would send it, or why it is refused. */
export async function pictureForSupport(file: File): Promise<{ blob: Blob } | { refusal: string }> {
  try {
    return { blob: (await preparePicture(file)).blob }
  } catch (error) {
    await loadWords('pictures')
    const { title, text } = problemText(problemOf(error), words.language())
    return { refusal: `${title}. ${text}` }
  }
}
