import { PICTURE } from '@lumi/contracts/picture-limits'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CloseIcon } from '../../../ui/icons/close.tsx'
import { ImageIcon } from '../../../ui/icons/image.tsx'
import type { DraftPicture } from '../drafts.ts'
import type { Pictures } from '../use-pictures.ts'
import { useObjectUrl } from './object-url.ts'
import styles from './pictures.module.css'
import { problemText } from './problem-text.ts'

const PictureEditor = lazyPart(() => import('./picture-editor.tsx'))

// The network may be gone when the message is sent: what sends and shows it is loaded while there is one.
for (const part of [() => import('./upload-pictures.ts'), () => import('./message-pictures.tsx')]) {
  part().catch(() => {})
}

/** The pictures of the composer: each can be edited or removed; one that was refused says why. */
export default function PictureTray({ pictures }: { pictures: Pictures }) {
  const { t } = useTranslation('pictures')
  const [editedId, setEditedId] = useState<string | null>(null)
  const refused = pictures.all.filter(({ state }) => state === 'refused')
  const kept = pictures.all.filter(({ state }) => state !== 'refused')
  const edited = kept.find(({ clientImageId }) => clientImageId === editedId)
  return (
    <div className={styles.tray}>
      {refused.map((picture) => (
        <Refusal
          key={picture.clientImageId}
          picture={picture}
          onRemove={() => pictures.remove(picture.clientImageId)}
        />
      ))}
      {kept.length > 0 && (
        <div className={styles.row}>
          <ul className={styles.thumbs} aria-label={t('list')}>
            {kept.map((picture, index) => (
              <li
                key={picture.clientImageId}
                className={styles.thumb}
                data-testid="attachment"
                data-state={picture.state}
              >
                <Thumb
                  picture={picture}
                  number={index + 1}
                  onEdit={() => setEditedId(picture.clientImageId)}
                  onRemove={() => pictures.remove(picture.clientImageId)}
                />
              </li>
            ))}
          </ul>
          <p className={styles.count} role="status">
            {t('count', { count: kept.length, max: PICTURE.maxPerMessage })}
            <br />
            {kept.some(({ state }) => state === 'preparing') ? t('preparing') : t('ready')}
          </p>
        </div>
      )}
      {pictures.isTooMany && (
        <p className={styles.tooMany} role="alert">
          {t('tooMany', { max: PICTURE.maxPerMessage })}
        </p>
      )}
      {edited && (
        <Suspense>
          <PictureEditor
            picture={edited}
            onDone={(file) => {
              if (file) pictures.replace(edited.clientImageId, file)
              setEditedId(null)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

interface ThumbProps {
  picture: DraftPicture
  number: number
  onEdit: () => void
  onRemove: () => void
}

function Thumb({ picture, number, onEdit, onRemove }: ThumbProps) {
  const { t } = useTranslation('pictures')
  const url = useObjectUrl(picture.blob)
  return (
    <>
      <button
        type="button"
        className={styles.edit}
        aria-label={t('edit', { number })}
        disabled={picture.state !== 'ready'}
        onClick={onEdit}
      >
        {url && <img src={url} alt={t('picture', { number })} />}
      </button>
      <button type="button" className={styles.remove} aria-label={t('remove', { number })} onClick={onRemove}>
        <b>
          <CloseIcon size={14} />
        </b>
      </button>
    </>
  )
}

function Refusal({ picture, onRemove }: { picture: DraftPicture; onRemove: () => void }) {
  const { t, i18n } = useTranslation('pictures')
  const { title, text } = problemText(picture.problem ?? { reason: 'notImage' }, i18n.language)
  return (
    <div className={styles.refusal} role="alert" data-testid="refused-picture">
      <span className={styles.icon}>
        <ImageIcon />
      </span>
      <p>
        <b>{title}</b>
        {text}
      </p>
      <IconButton label={t('remove', { number: '' }).trim()} icon={<CloseIcon />} onClick={onRemove} />
    </div>
  )
}
