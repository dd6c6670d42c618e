import path from 'node:path'
import vm from 'node:vm'
import { build } from 'vite'

const web = path.join(import.meta.dirname, '../../../web')

let script: Promise<vm.Script> | undefined

/** The modules of the web app's chat, without its screen, as one script that runs in any number of pages. */
export function webClientScript(): Promise<vm.Script> {
  script ??= bundle().then((code) => new vm.Script(code, { filename: 'web-client.js' }))
  return script
}

async function bundle(): Promise<string> {
  const built = await build({
    root: web,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        // The tutor of the device and the reader of HEIC are large programs, which these pages never start.
        name: 'without-large-programs',
        enforce: 'pre',
        resolveId: (id) => (/offline-tutor\.ts$|^libheif-js/.test(id) ? '\0absent' : undefined),
        load: (id) => (id === '\0absent' ? 'export default {}' : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(web, 'src/testing/headless-chat.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error('The client was not built')
  return result.output[0].code
}
