import { enableCompileCache, registerHooks } from 'node:module'
import path from 'node:path'

/**
 * What makes a start short; call it before anything else loads. Node keeps compiled code between starts. And it need not
 * read the 179 KB package.json of drizzle-orm again for each of its hundred files and each import of it: that alone was a
 * third of the processor time of a start.
 */
export function prepareModuleLoading() {
  cacheCompiledCode()
  const known = new Map<string, ReturnType<typeof toModule>>()
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')) {
        return toModule(new URL(specifier, context.parentURL).href)
      }
      if (!specifier.startsWith('drizzle-orm')) return next(specifier, context)
      const found = known.get(specifier) ?? toModule(next(specifier, context).url)
      known.set(specifier, found)
      return found
    },
  })
}

/** Node keeps compiled code between starts; each thread asks for it by itself. */
export const cacheCompiledCode = () =>
  enableCompileCache(path.join(import.meta.dirname, '../../../../node_modules/.cache/node-compile'))

/** All of its files are ES modules. */
const toModule = (url: string) => ({ url, format: 'module', shortCircuit: true })
