import { getChatStatus, type Message, type Picture } from '@lumi/contracts/chat'
import { type CSSProperties, Suspense, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { runtimeConfig } from '../../../lib/config.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CloseIcon } from '../../../ui/icons/close.tsx'
import { ImageIcon } from '../../../ui/icons/image.tsx'
import type { QueuedMessage, QueuedPicture } from '../chat-state.ts'
import { useChat } from '../use-chat.ts'
import { useObjectUrl } from './object-url.ts'
import styles from './pictures.module.css'
import { useShare } from './upload-progress.ts'

const PictureViewer = lazyPart(() => import('./picture-viewer.tsx'))

/** Under the images base URL (A20); empty: the own origin. */
const addressOf = ({ pictureId }: Picture) => `${runtimeConfig().imagesBaseUrl}/images/${pictureId}`

/** The pictures of a student's message. Their places are as large as they will be, so nothing moves when they arrive. */
export default function MessagePictures({ message }: { message: Message | QueuedMessage }) {
  const [openAt, setOpenAt] = useState<number | null>(null)
  const isStored = 'messageId' in message
  const sizes = message.pictures ?? []
  const several = sizes.length > 1 || undefined
  return (
    <>
      <div className={styles.pictures} data-several={several}>
        {isStored
          ? (message.pictures ?? []).map((picture, index) => (
              <StoredPicture
                key={picture.pictureId}
                picture={picture}
                number={index + 1}
                onOpen={() => setOpenAt(index)}
              />
            ))
          : (message.pictures ?? []).map((picture, index) => (
              <UnsentPicture
                key={picture.clientImageId}
                picture={picture}
                number={index + 1}
                clientMessageId={message.clientMessageId}
                isSending={message.state === 'sending'}
              />
            ))}
      </div>
      {openAt !== null && isStored && (
        <Suspense>
          <PictureViewer
            pictures={(message.pictures ?? []).map((picture) => ({ ...picture, address: addressOf(picture) }))}
            startAt={openAt}
            onClose={() => setOpenAt(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Its width follows from its shape, so that a tall page is not taller than the screen. */
const placeOf = ({ width, height }: { width: number; height: number }): CSSProperties => ({
  aspectRatio: `${width} / ${height}`,
  ['--shape' as string]: width / height,
})

interface StoredPictureProps {
  picture: Picture
  number: number
  onOpen: () => void
}

function StoredPicture({ picture, number, onOpen }: StoredPictureProps) {
  const { t } = useTranslation('pictures')
  const [state, setState] = useState<'first' | 'renewed' | 'missing'>('first')
  /** The session may have run out: a call renews it (S03), then the picture is asked for once more. */
  const renew = async () => {
    if (state === 'renewed') return setState('missing')
    await api(getChatStatus).catch(() => null)
    setState('renewed')
  }
  if (state === 'missing') {
    return (
      <div className={styles.missing} style={placeOf(picture)} data-testid="missing-picture">
        <ImageIcon />
        <p>{t('missing')}</p>
        <button type="button" onClick={() => setState('first')}>
          {t('again')}
        </button>
      </div>
    )
  }
  return (
    <button
      type="button"
      className={styles.picture}
      style={placeOf(picture)}
      aria-label={t('open', { number })}
      onClick={onOpen}
    >
      <img
        key={state}
        src={state === 'first' ? addressOf(picture) : `${addressOf(picture)}?again`}
        width={picture.width}
        height={picture.height}
        alt={t('alt', { number })}
        loading="lazy"
        decoding="async"
        data-testid="picture"
        onError={() => void renew()}
      />
    </button>
  )
}

interface UnsentPictureProps {
  picture: QueuedPicture
  number: number
  clientMessageId: string
  isSending: boolean
}

function UnsentPicture({ picture, number, clientMessageId, isSending }: UnsentPictureProps) {
  const { t } = useTranslation('pictures')
  const chat = useChat()
  const url = useObjectUrl(picture.blob)
  const share = useShare(picture.clientImageId)
  const percent = Math.round((share ?? 0) * 100)
  return (
    <div className={styles.picture} style={placeOf(picture)} data-testid="unsent-picture">
      {url && <img src={url} width={picture.width} height={picture.height} alt={t('alt', { number })} />}
      <div className={styles.over}>
        {isSending && share !== null ? (
          <>
            <span className={styles.nowrap}>{t('sending', { percent })}</span>
            <progress className={styles.track} max={100} value={percent} aria-label={t('sending', { percent })} />
          </>
        ) : (
          <span className={styles.waiting}>{t('waiting')}</span>
        )}
        <IconButton label={t('cancel')} icon={<CloseIcon />} onClick={() => void chat.takeBack(clientMessageId)} />
      </div>
    </div>
  )
}
