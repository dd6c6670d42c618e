import type { Plugin } from 'vite'

/** KaTeX names three files for each of its fonts. Every supported browser reads the first: the rest would be dead weight. */
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
