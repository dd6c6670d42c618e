/** A hook gets the JSON body of the call and answers what is sent back as JSON. */
type TestHook = (body: Record<string, unknown>) => unknown

/** Hooks for tests from outside, served at `POST /test/<name>`. Documented in docs/testing.md, "Test hooks". */
export interface TestHooks {
  add(name: string, hook: TestHook): void
  find(name: string): TestHook | undefined
}

export function createTestHooks(): TestHooks {
  const hooks = new Map<string, TestHook>()
  return { add: (name, hook) => hooks.set(name, hook), find: (name) => hooks.get(name) }
}
