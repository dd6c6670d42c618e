import { useRef } from 'react'
import { runtimeConfig } from '../../../lib/config.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { CameraIcon } from '../../../ui/icons/camera.tsx'
import { ImageIcon } from '../../../ui/icons/image.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { PictureInput } from '../picture-input.tsx'
import styles from './pictures.module.css'

interface PictureSourcesProps {
  onFiles: (files: FileList) => void
  onClose: () => void
}

/** On phones: the camera or the pictures of the device. Android shows no camera among the pictures. */
export default function PictureSources({ onFiles, onClose }: PictureSourcesProps) {
  const { t } = useTranslation('pictures')
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  // Closed by the choice, not by the press: a field that is gone tells nobody what was chosen.
  const take = (chosen: FileList) => {
    onFiles(chosen)
    onClose()
  }
  return (
    <Sheet title={t('sources')} onClose={onClose}>
      {!runtimeConfig().readsPictures && <p className={styles.unread}>{t('unread')}</p>}
      <div className={styles.sources}>
        <button type="button" data-autofocus onClick={() => camera.current?.click()}>
          <CameraIcon />
          {t('camera')}
        </button>
        <button type="button" onClick={() => files.current?.click()}>
          <ImageIcon />
          {t('files')}
        </button>
        <PictureInput ref={camera} onFiles={take} capture="environment" />
        <PictureInput ref={files} onFiles={take} multiple />
      </div>
    </Sheet>
  )
}
