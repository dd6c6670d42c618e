import en from './en.txt?raw'
import hostile from './hostile.txt?raw'
import lessons from './lessons.txt?raw'
import ru from './ru.txt?raw'

export interface CorpusMessage {
  name: string
  text: string
}

/** Each message begins with a line `=== name`. */
const messagesOf = (file: string): CorpusMessage[] =>
  file
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n')
      return { name: part.slice(0, end), text: part.slice(end + 1).trimEnd() }
    })

/** As models write to students: every one is shown whole, with each formula drawn. */
export const honestMessages = [en, ru, lessons].flatMap(messagesOf)
/** What broke some renderer, and what runs or requests something where it is not held back. */
export const hostileMessages = messagesOf(hostile)
