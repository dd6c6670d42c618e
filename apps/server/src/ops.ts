import { prepareModuleLoading } from './platform/module-loading.ts'

prepareModuleLoading()
const { runOps } = await import('./run-ops.ts')
process.exitCode = await runOps(process.argv.slice(2))
