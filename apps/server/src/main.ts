import { prepareModuleLoading } from './platform/module-loading.ts'

prepareModuleLoading()
await import('./start.ts')
