import { PICTURE } from '@lumi/contracts/picture-limits'
import { errorText } from '../../../lib/errors.ts'
import { loadWords, translate, words } from '../../../lib/i18n/words.ts'
import { notify } from '../../../lib/notifications.ts'
import type { ReturnedMessage } from '../chat-state.ts'
import { type DraftPicture, joinedPictures, savePictures } from '../drafts.ts'
import { preparePicture, problemOf } from './prepare-picture.ts'
import { takeSharedPictures } from './shared-pictures.ts'

export interface ShownPictures {
  all: readonly DraftPicture[]
  /** More were chosen than fit. */
  isTooMany: boolean
}

export type PictureStore = ReturnType<typeof createPictureStore>

/** The pictures of the composer, stored on the device with every change once it is known what was stored there. */
export function createPictureStore(onChange: (shown: ShownPictures) => void) {
  let all: readonly DraftPicture[] = []
  let isTooMany = false
  let at: { userId: string; place: string | null } | null = null
  /** Every picture that was here: what was stored of one is older than what became of it. */
  const held = new Set<string>()
  /** Writes follow one another: the last change is what is stored. */
  let writing = Promise.resolve()

  const write = (userId: string, place: string | null, pictures: readonly DraftPicture[]) => {
    writing = writing.then(() => savePictures(userId, place, pictures)).catch(() => {})
  }

  const show = (next: readonly DraftPicture[]) => {
    all = next
    for (const { clientImageId } of next) held.add(clientImageId)
    onChange({ all, isTooMany })
    if (at) write(at.userId, at.place, next)
  }

  const change = (clientImageId: string, changes: Partial<DraftPicture>) =>
    show(all.map((one) => (one.clientImageId === clientImageId ? { ...one, ...changes } : one)))

  const prepare = async ({ clientImageId, blob }: { clientImageId: string; blob: unknown }) => {
    const changes = await preparePicture(blob).then(
      (prepared) => ({ ...prepared, state: 'ready' as const }),
      (error: unknown) => ({ state: 'refused' as const, problem: problemOf(error) }),
    )
    change(clientImageId, changes)
  }

  const add = (chosen: readonly unknown[]) => {
    const room = PICTURE.maxPerMessage - all.length
    isTooMany = chosen.length > room
    const added = chosen.slice(0, room).map(
      (blob): DraftPicture => ({
        clientImageId: crypto.randomUUID(),
        blob: blob as Blob,
        width: 0,
        height: 0,
        state: 'preparing',
      }),
    )
    show([...all, ...added])
    for (const picture of added) void prepare(picture)
  }

  /** From another app. The device may have had no room for them, or no worker that takes them. */
  const takeShared = async (shared: 'kept' | 'lost') => {
    const pictures = shared === 'kept' ? await takeSharedPictures().catch(() => []) : []
    if (pictures.length > 0) return add(pictures)
    await loadWords('pictures')
    notify({ kind: 'bad', text: translate(words.language(), 'pictures', 'sharedLost') })
  }

  return {
    /** What was stored for this conversation is known. */
    open(userId: string, place: string | null, stored: readonly DraftPicture[]) {
      const isOther = at !== null && at.place !== null && at.place !== place
      // Pictures that were added while the conversation opens belong to it.
      const here = all
      const unseen = stored.filter(({ clientImageId }) => !held.has(clientImageId))
      const whole = isOther ? [...stored] : joinedPictures(unseen, here)
      at = { userId, place }
      if (whole.length > 0 || here.length > 0 || stored.length > 0) show(whole)
      // Read by now: they are part of what was stored for the conversation.
      if (place !== null) write(userId, null, [])
      for (const picture of whole) if (picture.state === 'preparing') void prepare(picture)
    },
    add,
    /** A picture that was refused says why. */
    takeBack({ pictures = [], shared, error }: ReturnedMessage) {
      if (shared) return void takeShared(shared)
      const refusedId = error && 'clientImageId' in error ? error.clientImageId : null
      const back = pictures.map(
        (picture): DraftPicture =>
          picture.clientImageId === refusedId && error?.code !== 'too_many_requests'
            ? { ...picture, state: 'refused', problem: { reason: 'refused', text: errorText(error) } }
            : { ...picture, state: 'ready' },
      )
      show(joinedPictures(back, all))
    },
    remove(clientImageId: string) {
      isTooMany = false
      show(all.filter((one) => one.clientImageId !== clientImageId))
    },
    replace(clientImageId: string, file: Blob) {
      // Another picture: what the server may know under the old id is not this one.
      const next = { clientImageId: crypto.randomUUID(), blob: file, state: 'preparing' as const }
      change(clientImageId, next)
      void prepare(next)
    },
    clear() {
      isTooMany = false
      show([])
    },
  }
}
