import { tuneAllocator } from './platform/allocator.ts'
import { prepareModuleLoading } from './platform/module-loading.ts'

tuneAllocator()
prepareModuleLoading()
await import('./start.ts')
