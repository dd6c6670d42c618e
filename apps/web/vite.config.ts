import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunks.ts'
import { earlyScript } from './build/early-script.ts'
import { inlineRules } from './build/inline-rules.ts'
import { prerender } from './build/prerender.ts'
import { reactByPreact } from './build/react-by-preact.ts'
import { serverWordsOut } from './build/server-words-out.ts'
import { unusedPartsOut } from './build/unused-parts-out.ts'
import { woff2Only } from './build/woff2-only.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: [['component', 'pendingComponent', 'errorComponent']] },
      routesDirectory: `${root}src/routes`,
      generatedRouteTree: `${root}src/routeTree.gen.ts`,
      addExtensions: true,
      quoteStyle: 'single',
      disableLogging: true,
    }),
    // Icons have nothing worth remembering: the compiler's bookkeeping would cost more bytes than their lines.
    react({ compiler: true, exclude: [/\/node_modules\//, /\/src\/ui\/icons\//] }),
    woff2Only(),
    serverWordsOut(),
    inlineRules(),
    unusedPartsOut(),
    earlyScript(),
    !isSsrBuild && prerender(),
  ],
  // The shim contains a fallback for versions of React without `useSyncExternalStore`; ours has it.
  resolve: {
    alias: [
      ...reactByPreact,
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  // Otherwise Node would load the libraries of the ready pages by itself, with React.
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    // Small images and fonts stay files: data URLs would defeat caching, and for fonts the unicode ranges.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(!isSsrBuild && {
      rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups } } },
    }),
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { entryFileNames: 'assets/tutor-[name]-[hash].js', chunkFileNames: 'assets/tutor-[name]-[hash].js' },
    },
  },
  // `npm run dev` serves pages from here and proxies everything else to the server.
  server: {
    proxy: Object.fromEntries(
      ['/api', '/images', '/config.json', '/outbox', '/apphub'].map((path) => [
        path,
        { target: process.env.LUMI_SERVER ?? 'http://127.0.0.1:3000', ws: path === '/apphub' },
      ]),
    ),
  },
}))
