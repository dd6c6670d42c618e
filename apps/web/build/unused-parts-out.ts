import type { Plugin } from 'vite'

/** Each says what to cut from a file of a library, and fails when the library has changed. */
const cuts = [
  {
    // We take its tokens and draw them ourselves. The shared instance at the end of the file keeps the classes alive
    // that write HTML.
    file: /\/node_modules\/marked\/lib\/marked\.esm\.js$/,
    what: /var (\w+)=new \w+;function \w+\(\w+,\w+\)\{return \1\.parse\([\s\S]*export\{[\s\S]*\b(\w+ as Lexer)\b[\s\S]*$/,
    instead: 'export{$2}',
  },
  {
    // `lib/realtime.ts` names the two transports it uses.
    file: /\/node_modules\/engine\.io-client\/build\/esm\/transports\/index\.js$/,
    what: /import \{ WT \}.*\n|^\s*webtransport: WT,\n/gm,
    instead: '',
  },
]

/** Removes parts of libraries that we never call and that the bundler cannot tell to be unused. */
export function unusedPartsOut(): Plugin {
  return {
    name: 'lumi:unused-parts-out',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: cuts.map(({ file }) => file) },
      handler(code, id) {
        const cut = cuts.find(({ file }) => file.test(id))
        const rest = cut ? code.replace(cut.what, cut.instead) : code
        if (rest === code) this.error(`Nothing to cut from ${id}: has a new version changed it?`)
        return { code: rest, map: null }
      },
    },
  }
}
