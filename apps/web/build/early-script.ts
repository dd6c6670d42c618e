import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const entry = fileURLToPath(new URL('../src/boot/early.ts', import.meta.url))

/** The script that runs in the head of every page, as text. */
async function bundleEarlyScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error('The early script was not built')
  return result.output[0].code.trim()
}

/** The Content-Security-Policy source of an inline script or style. */
export const cspHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Inlines `src/boot/early.ts` into the page: a separate file would arrive too late to choose the theme. */
export function earlyScript(): Plugin {
  return {
    name: 'lumi:early-script',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => html.replace('<!--early-->', `<script>${await bundleEarlyScript()}</script>`),
    },
  }
}
