import { useEffect, useRef, useState } from 'react'
import { notifyError } from '../../lib/errors.ts'
import { persistently } from '../../lib/lazy-part.ts'
import { settings } from '../../lib/storage.ts'
import type { ReturnedMessage } from './chat-state.ts'
import { type DraftPicture, loadPictures } from './drafts.ts'
import type { PictureStore, ShownPictures } from './pictures/picture-store.ts'
import { useChatView } from './use-chat.ts'

export interface Pictures extends ShownPictures {
  add(files: Iterable<unknown>): void
  /** Pictures that come back from a message that was not sent. */
  takeBack(message: ReturnedMessage): void
  remove(clientImageId: string): void
  /** The file of one of them was edited. */
  replace(clientImageId: string, file: Blob): void
  clear(): void
}

/**
 * The pictures of the composer. Like the text, they are stored on the device while unsent, separately for each conversation;
 * what keeps them and makes them fit to send is loaded with the first picture.
 */
export function usePictures(userId: string | null): Pictures {
  const [shown, setShown] = useState<ShownPictures>({ all: [], isTooMany: false })
  const store = useRef<Promise<PictureStore> | null>(null)
  const place = useRef<string | null>(null)
  const opened = useRef<[userId: string, place: string | null, stored: readonly DraftPicture[]] | null>(null)
  const conversationId = useChatView(
    ({ chat, phase }) => chat.conversationId ?? (phase === 'failed' ? settings.get('conversationId') : null),
  )

  const withStore = (act?: (pictures: PictureStore) => void) => {
    store.current ??= persistently(() => import('./pictures/picture-store.ts')).then(({ createPictureStore }) => {
      const created = createPictureStore(setShown)
      if (opened.current) created.open(...opened.current)
      return created
    })
    store.current.then(act).catch((error: unknown) => {
      store.current = null
      notifyError(error)
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another student or conversation opens other pictures
  useEffect(() => {
    if (userId === null) return
    let isGone = false
    place.current = conversationId ?? place.current
    const here = place.current
    void loadPictures(userId, here).then((stored) => {
      if (isGone) return
      const isLoaded = store.current !== null
      opened.current = [userId, here, stored]
      if (isLoaded) withStore((pictures) => pictures.open(userId, here, stored))
      else if (stored.length > 0) withStore()
    })
    return () => {
      isGone = true
    }
  }, [userId, conversationId])

  return {
    ...shown,
    add: (files) => {
      // The browser empties the list of a field or a clipboard as soon as its event is over.
      const chosen = [...files]
      withStore((pictures) => pictures.add(chosen))
    },
    takeBack: (message) => withStore((pictures) => pictures.takeBack(message)),
    remove: (clientImageId) => withStore((pictures) => pictures.remove(clientImageId)),
    replace: (clientImageId, file) => withStore((pictures) => pictures.replace(clientImageId, file)),
    clear: () => {
      if (shown.all.length > 0) withStore((pictures) => pictures.clear())
    },
  }
}
