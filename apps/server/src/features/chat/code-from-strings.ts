/**
 * Disables every way to turn a string into code in this thread: what students type goes through algebra libraries here, and
 * some of them compile expressions. (Node's flag for this works for the whole process only, and there the server's own
 * libraries compile their validators.)
 */
export function forbidCodeFromStrings(): void {
  const forbidden = () => {
    throw new EvalError('Code generation from strings is not allowed in this thread')
  }
  for (const kind of [() => {}, async () => {}, function* () {}, async function* () {}]) {
    const prototype = Object.getPrototypeOf(kind) as object
    // `instanceof Function` must still work.
    const maker = Object.assign(
      function refused() {
        forbidden()
      },
      { prototype },
    )
    Object.defineProperty(prototype, 'constructor', { value: maker })
    if (prototype === Function.prototype) Object.defineProperty(globalThis, 'Function', { value: maker })
  }
  Object.defineProperty(globalThis, 'eval', { value: forbidden })
}
