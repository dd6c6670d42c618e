import { type UserAction, userActionTriggered } from '@lumi/contracts/telemetry'
import { api } from './api.ts'

/** Counts that something was used. Nobody waits for it, and nobody sees it fail. */
export function count(name: UserAction): void {
  api(userActionTriggered, { body: { name } }).catch((cause: unknown) => console.warn('Not counted', name, cause))
}
