import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Compiling the libraries is half of a start; Node keeps the result between starts. It has to be asked before they load.
enableCompileCache(path.join(import.meta.dirname, '../../../node_modules/.cache/node-compile'))
await import('./start.ts')
