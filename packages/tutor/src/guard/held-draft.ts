import { genderedForm } from '../language/ru/gendered.ts'
import { examineDraft } from './examine.ts'
import { type Finding, finding as findingOf } from './finding.ts'
import { normalForm } from './normal-form.ts'
import type { Seal } from './seal.ts'
import { sentencesOf } from './sentences.ts'

/** A reply shorter than this is examined whole before its first character is shown (characters). */
export const WHOLE_BELOW = 400
/** Hard limit of a reply (characters), far above the 80 words the prompt asks for; it is cut at a sentence end. */
const LONGEST_REPLY = 1500

/** True if the reply was probably cut at the limit. */
export const isFarTooLong = (reply: string): boolean => reply.length > LONGEST_REPLY - 200

export interface HeldDraft {
  /** Number of characters released so far. */
  readonly shown: number
  readonly finding: Finding | null
  /** What the guard was not certain of, of a draft that a judge looks at. */
  readonly suspected: readonly Finding[]
  /** The reply reached the length limit: the rest of the stream is not needed. */
  readonly isCut: boolean
  /** Appends streamed text. @returns the text that may be shown now */
  add(more: string): string
  /** Marks the stream as complete. @returns the rest that may be shown */
  finish(): string
}

/** A draft of which something was examined elsewhere: what came, how much of it was shown, and what was suspected. */
export interface DraftSoFar {
  readonly text: string
  readonly shown: number
  readonly suspected: readonly Finding[]
}

interface HoldOptions {
  isSaidAnew?: boolean
  isJudged?: boolean
  soFar?: DraftSoFar
}

/**
 * Guards a reply while a model streams it: released text is never taken back. A short reply is held until it is
 * complete. Of a longer one the newest sentence is held until the next is complete, because the two may give something
 * away together.
 *
 * @param sealNow returns the current seal, which grows while the model calls tools
 * @param isSaidAnew a form that assumes the student's gender is rejected, for another draft (Russian)
 * @param isJudged somebody decides about what the guard is not certain of before anything is shown
 * @param soFar goes on with this draft; what of it was not shown is examined again
 */
export function holdDraft(
  sealNow: () => Seal,
  { isSaidAnew = false, isJudged = false, soFar }: HoldOptions = {},
): HeldDraft {
  const suspected: Finding[] = [...(soFar?.suspected ?? [])]
  let text = soFar?.text ?? ''
  let shown = soFar?.shown ?? 0
  /** Examined up to here. */
  let sound = shown
  /** Start of the newest examined sentence, which is held back. */
  let newest = shown
  let finding: Finding | null = null
  let isCut = false
  let examinedBy: Seal | null = null

  function release(until: number): string {
    const piece = text.slice(shown, Math.max(shown, until))
    shown += piece.length
    return piece
  }

  function look(isWhole: boolean): string {
    if (finding || isCut) return ''
    const seal = sealNow()
    // A seal that a tool result or a note has changed applies to everything not shown yet.
    if (seal !== examinedBy) sound = shown
    examinedBy = seal
    const examined = examineDraft(text, seal, isWhole, sound, isJudged ? suspected : undefined)
    if (examined.length > sound) newest = sentencesOf(text.slice(0, examined.length), sound).at(-1)!.start
    sound = Math.max(sound, examined.length)
    const form =
      isSaidAnew && shown === 0 && !examined.finding ? genderedForm(normalForm(text.slice(0, examined.length))) : null
    finding = form === null ? examined.finding : findingOf('gendered', form)
    // With nothing shown, the whole draft is rewritten; otherwise release what was sound and cut at the finding.
    if (finding) return shown === 0 ? '' : release(examined.finding ? examined.length : sound)
    if (isWhole && sound <= LONGEST_REPLY) return release(sound)
    if (sound > LONGEST_REPLY) {
      isCut = true
      const ends = sentencesOf(text.slice(0, sound), 0).map(({ end }) => end)
      return release(ends.findLast((end) => end <= LONGEST_REPLY) ?? LONGEST_REPLY)
    }
    return text.length < WHOLE_BELOW ? '' : release(newest)
  }

  return {
    get shown() {
      return shown
    },
    get finding() {
      return finding
    },
    suspected,
    get isCut() {
      return isCut
    },
    add(more) {
      text += more
      return look(false)
    },
    finish: () => look(true),
  }
}
