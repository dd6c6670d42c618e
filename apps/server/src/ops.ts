import { enableCompileCache } from 'node:module'
import path from 'node:path'

enableCompileCache(path.join(import.meta.dirname, '../../../node_modules/.cache/node-compile'))
const { runOps } = await import('./run-ops.ts')
process.exitCode = await runOps(process.argv.slice(2))
