/**
 * Whether heavy tests have their full size (`npm run test:long`). Read through `globalThis`, because the package does not use
 * the types of Node.
 */
export const isLong = 'process' in globalThis && Object(Reflect.get(globalThis, 'process')).env.LUMI_LONG === '1'
