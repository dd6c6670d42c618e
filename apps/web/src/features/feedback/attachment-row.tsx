import { FEEDBACK } from '@lumi/contracts/product-rules'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { CloseIcon } from '../../ui/icons/close.tsx'
import { ImageIcon } from '../../ui/icons/image.tsx'
import field from '../../ui/text-field.module.css'
import type { Attachment, Attachments } from './attachments.ts'
import styles from './requests.module.css'

/** The pictures of a message that is being written, and the button that adds one. */
export function AttachmentRow({ attachments }: { attachments: Attachments }) {
  const { t } = useTranslation('settings')
  const input = useRef<HTMLInputElement>(null)
  const kept = attachments.all.filter(({ refusal }) => refusal === null)
  return (
    <div className={styles.attachments}>
      {kept.length > 0 && (
        <ul className={styles.thumbs} aria-label={t('requests.pictures')}>
          {kept.map((attachment, index) => (
            <li key={attachment.clientImageId} data-state={attachment.attachmentId === null ? 'busy' : 'ready'}>
              <Thumb
                attachment={attachment}
                number={index + 1}
                onRemove={() => attachments.remove(attachment.clientImageId)}
              />
            </li>
          ))}
        </ul>
      )}
      {attachments.all.map(({ clientImageId, refusal }) =>
        refusal === null ? null : (
          <p key={clientImageId} className={`${field.hint} ${field.error}`} role="alert">
            {refusal}
          </p>
        ),
      )}
      {attachments.isTooMany && (
        <p className={`${field.hint} ${field.error}`} role="alert">
          {t('requests.tooMany', { max: FEEDBACK.maxPictures })}
        </p>
      )}
      {kept.length < FEEDBACK.maxPictures && (
        <Button
          variant="quiet"
          icon={<ImageIcon size={20} />}
          busy={attachments.isBusy && t('requests.attaching')}
          onClick={() => input.current?.click()}
        >
          {t('requests.attach')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        multiple
        hidden
        data-testid="attach"
        onChange={({ target }) => {
          if (target.files) attachments.add(target.files)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </div>
  )
}

function Thumb({ attachment, number, onRemove }: { attachment: Attachment; number: number; onRemove: () => void }) {
  const { t } = useTranslation('settings')
  const [url, setUrl] = useState<string | null>(null)
  const { blob } = attachment
  useEffect(() => {
    if (blob === null) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return (
    <>
      {url && <img src={url} alt="" />}
      <button type="button" aria-label={t('requests.remove', { number })} onClick={onRemove}>
        <b>
          <CloseIcon size={14} />
        </b>
      </button>
    </>
  )
}
