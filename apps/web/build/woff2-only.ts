import type { Plugin } from 'vite'

/** KaTeX lists three files for each font. Every supported browser takes the first, so the others are dropped. */
export function woff2Only(): Plugin {
  return {
    name: 'lumi:woff2-only',
    enforce: 'pre',
    transform: {
      filter: { id: /\/katex(\.min)?\.css$/ },
      handler: (css) => css.replace(/,\s*url\([^)]+\.(?:woff|ttf)\)\s*format\(["'](?:woff|truetype)["']\)/g, ''),
    },
  }
}
