import { PICTURE } from '@lumi/contracts/picture-limits'
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { RotateIcon } from '../../../ui/icons/rotate.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import type { DraftPicture } from '../drafts.ts'
import { type Corner, type Crop, isWhole, moveCorner, pixelsOf, turned, whole } from './crop-rules.ts'
import styles from './pictures.module.css'
import { encode } from './prepare-picture.ts'

const corners: readonly Corner[] = ['nw', 'ne', 'sw', 'se']
/** One press of an arrow key, as a share of the edge; with Shift five times as far. */
const keyStep = 0.02
/** Longer side of what is drawn while editing. */
const shownEdge = 1200
/** Of what is saved: a photo of the largest size that is sent. */
const savedEdge = 4096

interface PictureEditorProps {
  picture: DraftPicture
  /** Null: nothing was changed. */
  onDone: (file: Blob | null) => void
}

/** Crop and rotate, by touch, mouse and keyboard. */
export default function PictureEditor({ picture, onDone }: PictureEditorProps) {
  const { t } = useTranslation('pictures')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [crop, setCrop] = useState<Crop>(whole)
  /** Quarter turns to the right. */
  const [turns, setTurns] = useState(0)

  useEffect(() => {
    let isGone = false
    createImageBitmap(picture.blob, { imageOrientation: 'from-image' }).then(
      (decoded) => (isGone ? decoded.close() : setBitmap(decoded)),
      () => setHasFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [picture.blob])
  useEffect(() => () => bitmap?.close(), [bitmap])

  const isOnItsSide = turns % 2 !== 0
  const size = {
    width: (isOnItsSide ? bitmap?.height : bitmap?.width) ?? 1,
    height: (isOnItsSide ? bitmap?.width : bitmap?.height) ?? 1,
  }

  useEffect(() => {
    if (bitmap && canvas.current) drawTurned(canvas.current, bitmap, turns, shownEdge)
  }, [bitmap, turns])

  const rotate = (by: 1 | -1) => {
    setTurns((turns + by + 4) % 4)
    setCrop(turned(crop, by))
  }

  const move = (corner: Corner, to: { x: number; y: number }) =>
    setCrop(moveCorner(crop, corner, to, size, PICTURE.minEdge))

  const onDrag = useEffectEvent((corner: Corner, event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !canvas.current) return
    const box = canvas.current.getBoundingClientRect()
    move(corner, { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height })
  })

  const onKey = (corner: Corner, event: KeyboardEvent) => {
    const far = event.shiftKey ? keyStep * 5 : keyStep
    const by = { ArrowLeft: [-far, 0], ArrowRight: [far, 0], ArrowUp: [0, -far], ArrowDown: [0, far] }[event.key]
    if (!by) return
    event.preventDefault()
    const { x, y } = pointOf(crop, corner)
    move(corner, { x: x + by[0]!, y: y + by[1]! })
  }

  const save = async () => {
    if (bitmap === null || (turns === 0 && isWhole(crop))) return onDone(null)
    try {
      onDone(await cutOut(bitmap, turns, crop, picture.blob.type === 'image/png'))
    } catch {
      setHasFailed(true)
    }
  }

  const percent = (share: number) => Math.round(share * 100)
  return (
    <Sheet title={t('editor.title')} onClose={() => onDone(null)}>
      {hasFailed ? (
        <p role="alert">{t('editor.failed')}</p>
      ) : (
        <>
          <p className={styles.help}>{t('editor.help')}</p>
          <fieldset className={styles.stage} aria-label={t('editor.area')}>
            <div className={styles.sheetOfPaper}>
              <canvas ref={canvas} data-testid="crop" />
              <div
                className={styles.frame}
                style={{
                  left: `${crop.left * 100}%`,
                  top: `${crop.top * 100}%`,
                  right: `${100 - crop.right * 100}%`,
                  bottom: `${100 - crop.bottom * 100}%`,
                }}
              />
              {corners.map((corner) => {
                const { x, y } = pointOf(crop, corner)
                return (
                  <button
                    key={corner}
                    type="button"
                    className={styles.corner}
                    style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
                    aria-label={`${t(`editor.corner.${corner}`)}, ${t('editor.place', { x: percent(x), y: percent(y) })}`}
                    onKeyDown={(event) => onKey(corner, event)}
                    onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                    onPointerMove={(event) => onDrag(corner, event)}
                  />
                )
              })}
            </div>
          </fieldset>
          <div className={styles.editorActions}>
            <IconButton
              className={styles.left}
              label={t('editor.rotateLeft')}
              icon={<RotateIcon />}
              onClick={() => rotate(-1)}
            />
            <IconButton label={t('editor.rotateRight')} icon={<RotateIcon />} onClick={() => rotate(1)} />
            <button type="button" className={styles.reset} onClick={() => setCrop(whole)}>
              {t('editor.reset')}
            </button>
            <Button onClick={() => void save()}>{t('editor.done')}</Button>
          </div>
        </>
      )}
    </Sheet>
  )
}

const pointOf = (crop: Crop, corner: Corner) => ({
  x: corner.endsWith('w') ? crop.left : crop.right,
  y: corner.startsWith('n') ? crop.top : crop.bottom,
})

/** Draws the picture turned, at most `edge` long. */
function drawTurned(canvas: HTMLCanvasElement, bitmap: ImageBitmap, turns: number, edge: number): void {
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height))
  const width = Math.round(bitmap.width * scale)
  const height = Math.round(bitmap.height * scale)
  canvas.width = turns % 2 === 0 ? width : height
  canvas.height = turns % 2 === 0 ? height : width
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(bitmap, -width / 2, -height / 2, width, height)
}

async function cutOut(bitmap: ImageBitmap, turns: number, crop: Crop, isPng: boolean): Promise<Blob> {
  const turnedCanvas = document.createElement('canvas')
  drawTurned(turnedCanvas, bitmap, turns, savedEdge)
  const part = pixelsOf(crop, turnedCanvas)
  const cut = document.createElement('canvas')
  cut.width = part.width
  cut.height = part.height
  const context = cut.getContext('2d')
  if (context === null) throw new Error('No canvas')
  context.drawImage(turnedCanvas, -part.x, -part.y)
  turnedCanvas.width = 0
  return encode(cut, isPng ? 'image/png' : 'image/jpeg', 0.92)
}
