import type { Picture } from '@lumi/contracts/chat'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { AddIcon } from '../../../ui/icons/add.tsx'
import { BackIcon } from '../../../ui/icons/back.tsx'
import { CloseIcon } from '../../../ui/icons/close.tsx'
import { RightIcon } from '../../../ui/icons/right.tsx'
import { openSheets } from '../../../ui/open-sheets.ts'
import styles from './pictures.module.css'

const maxZoom = 6
const zoomStep = 1.5

interface PictureViewerProps {
  pictures: readonly (Picture & { address: string })[]
  startAt: number
  onClose: () => void
}

/**
 * Full screen, with zoom by buttons, keys (+, -, 0), wheel, double tap and two fingers. Closed by its button, Esc, and the
 * back gesture, for which it is an entry of the history while it is open.
 */
export default function PictureViewer({ pictures, startAt, onClose }: PictureViewerProps) {
  const { t } = useTranslation('pictures')
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(startAt)
  const [zoom, setZoom] = useState(1)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const picture = pictures[index]!

  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.showModal()
    const left = openSheets.add(element)
    history.pushState({ ...history.state, picture: true }, '')
    const onBack = () => element.close()
    window.addEventListener('popstate', onBack)
    return () => {
      window.removeEventListener('popstate', onBack)
      left()
      element.close()
      if ((history.state as { picture?: boolean } | null)?.picture) history.back()
    }
  }, [])

  const zoomTo = (next: number) => setZoom(Math.min(maxZoom, Math.max(1, next)))
  const go = (by: number) => {
    const next = index + by
    if (next < 0 || next >= pictures.length) return
    setIndex(next)
    setZoom(1)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const act = {
      '+': () => zoomTo(zoom * zoomStep),
      '=': () => zoomTo(zoom * zoomStep),
      '-': () => zoomTo(zoom / zoomStep),
      '0': () => zoomTo(1),
      ArrowLeft: () => zoom === 1 && go(-1),
      ArrowRight: () => zoom === 1 && go(1),
    }[event.key]
    if (!act) return
    if (zoom > 1 && event.key.startsWith('Arrow')) return
    event.preventDefault()
    act()
  }

  const spread = () => {
    const [one, two] = [...fingers.current.values()]
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0
  }
  const onPointerDown = (event: PointerEvent) => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return
    const before = spread()
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const after = spread()
    if (before > 0 && after > 0) zoomTo((zoom * after) / before)
  }
  const onPointerUp = (event: PointerEvent) => void fingers.current.delete(event.pointerId)

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={t('viewer', { number: index + 1, count: pictures.length })}
      onClose={({ currentTarget: { open, isConnected } }) => isConnected && !open && onClose()}
      onKeyDown={onKeyDown}
    >
      <section
        className={styles.view}
        aria-label={t('viewer', { number: index + 1, count: pictures.length })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        data-zoomed={zoom > 1 || undefined}
        onDoubleClick={() => zoomTo(zoom > 1 ? 1 : 2.5)}
        onWheel={(event) => event.ctrlKey && zoomTo(zoom * (event.deltaY < 0 ? 1.1 : 1 / 1.1))}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      >
        <img
          src={picture.address}
          width={picture.width}
          height={picture.height}
          alt={t('alt', { number: index + 1 })}
          style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
          draggable={false}
        />
      </section>
      <div className={styles.viewerBar}>
        {pictures.length > 1 && (
          <>
            <IconButton label={t('previous')} icon={<BackIcon />} disabled={index === 0} onClick={() => go(-1)} />
            <IconButton
              label={t('next')}
              icon={<RightIcon />}
              disabled={index === pictures.length - 1}
              onClick={() => go(1)}
            />
          </>
        )}
        <IconButton
          label={t('zoomOut')}
          icon={<span className={styles.minus} />}
          disabled={zoom === 1}
          onClick={() => zoomTo(zoom / zoomStep)}
        />
        <IconButton
          label={t('zoomIn')}
          icon={<AddIcon />}
          disabled={zoom === maxZoom}
          onClick={() => zoomTo(zoom * zoomStep)}
        />
        <IconButton label={t('close')} icon={<CloseIcon />} onClick={() => dialog.current?.close()} autoFocus />
      </div>
    </dialog>
  )
}
