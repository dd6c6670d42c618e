import type { Page } from '@playwright/test'

/** A page of squared paper with a task on it, as a camera would take it. */
export async function photo(page: Page, size: { width: number; height: number }, ...lines: string[]): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ({ width, height, written }) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const context = canvas.getContext('2d')!
      context.fillStyle = '#f4f3ea'
      context.fillRect(0, 0, width, height)
      context.strokeStyle = '#cfe0ea'
      for (let at = 0; at < width + height; at += 24) {
        context.strokeRect(at, -1, 1, height + 2)
        context.strokeRect(-1, at, width + 2, 1)
      }
      context.fillStyle = '#22408f'
      context.font = `${Math.round(height / 8)}px serif`
      written.forEach((line, index) => {
        context.fillText(line, width / 10, (height / 3) * (1 + index * 0.6))
      })
      const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), 'image/jpeg'))
      return Array.from(new Uint8Array(await blob.arrayBuffer()))
    },
    { ...size, written: lines.length > 0 ? lines : ['3(x − 4) = 2x + 5'] },
  )
  return Buffer.from(bytes)
}
