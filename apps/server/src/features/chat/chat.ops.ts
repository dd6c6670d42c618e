import type { OpsAnswer } from '../../platform/ops/ops.ts'
import { opsCommand } from '../../platform/ops/ops-command.ts'
import type { Platform } from '../../platform/platform.ts'
import { listSetAside } from './contests.store.ts'

const listed = 200

const listTasksSetAside = opsCommand({
  name: 'tasks set-aside',
  summary: 'Shows the tasks in which a student was right against the tutor: each is a mistake of the core to mend.',
  arguments: {},
})

const tryModel = opsCommand({
  name: 'model try',
  summary: 'Asks the configured language model 20 fixed turns, shows how it did, and says whether it is fit and why.',
  arguments: {},
})

export const chatCommands = [listTasksSetAside, tryModel]

export function addChatOps({
  db,
  ops,
  tryTheModel,
}: Pick<Platform, 'db' | 'ops'> & { tryTheModel: () => Promise<OpsAnswer> }) {
  ops.add(tryModel, tryTheModel)
  ops.add(listTasksSetAside, async () => {
    const found = await listSetAside(db, listed)
    return { rows: found.map(({ at, task, line }) => ({ at: at.toISOString(), task, "student's line": line })) }
  })
}
