import type { Ref } from 'react'

interface PictureInputProps {
  ref: Ref<HTMLInputElement>
  onFiles: (files: FileList) => void
  multiple?: boolean
  /** On phones: opens the camera on the back. */
  capture?: 'environment'
}

/** Chooses pictures; pressed by the buttons beside it. */
export function PictureInput({ onFiles, ...rest }: PictureInputProps) {
  return (
    <input
      {...rest}
      type="file"
      accept="image/*,.heic,.heif"
      hidden
      onChange={({ target }) => {
        if (target.files) onFiles(target.files)
        // The same file can be chosen again.
        target.value = ''
      }}
    />
  )
}
