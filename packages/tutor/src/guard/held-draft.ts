import { genderedForm } from '../language/ru/gendered.ts'
import { examineDraft } from './examine.ts'
import { type Finding, finding as findingOf } from './finding.ts'
import type { Seal } from './seal.ts'
import { sentencesOf } from './sentences.ts'

/** A reply that ends before this is examined whole before its first character is shown (characters). */
const WHOLE_BELOW = 400
/** The asked length is 80 words before a question. Far beyond it a reply ends with its sentence (characters). */
const LONGEST_REPLY = 1500

/** Whether a reply of a model was ended for its length. */
export const isFarTooLong = (reply: string): boolean => reply.length > LONGEST_REPLY - 200

export interface HeldDraft {
  /** Characters of the draft that were let go. */
  readonly shown: number
  readonly finding: Finding | null
  /** It was ended for its length: no more of it is needed. */
  readonly isCut: boolean
  /** Takes what the model wrote next. @returns what may be shown now */
  add(more: string): string
  /** The model has written everything. @returns the rest, as far as it may be shown */
  finish(): string
}

/**
 * A reply while a model writes it: what was let go is never taken back. A short one is held until it is whole. Of a long
 * one the newest sentence is held until the next one is there, for what begins in one may be told by the next.
 *
 * @param sealNow the seal grows while the model calls tools
 * @param isSaidAnew a form that tells boy from girl is worth another draft (Russian)
 */
export function holdDraft(sealNow: () => Seal, isSaidAnew = false): HeldDraft {
  let text = ''
  /** Examined up to here. */
  let sound = 0
  /** Where the newest sentence that was examined begins: it is held. */
  let newest = 0
  let shown = 0
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
    // What a tool has found, or the model has noted meanwhile, counts for everything that was not shown yet.
    if (seal !== examinedBy) sound = shown
    examinedBy = seal
    const examined = examineDraft(text, seal, isWhole, sound)
    if (examined.length > sound) newest = sentencesOf(text.slice(0, examined.length), sound).at(-1)!.start
    sound = Math.max(sound, examined.length)
    const form = isSaidAnew && shown === 0 && !examined.finding ? genderedForm(text.slice(0, examined.length)) : null
    finding = form === null ? examined.finding : findingOf('gendered', form)
    // What is not shown yet is written anew as a whole; behind what was shown only the sentence is cut.
    if (finding) return shown === 0 ? '' : release(sound)
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
