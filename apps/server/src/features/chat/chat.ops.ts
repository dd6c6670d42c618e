import { opsCommand } from '../../platform/ops/ops-command.ts'
import type { Platform } from '../../platform/platform.ts'
import { listSetAside } from './contests.store.ts'

const listed = 200

const listTasksSetAside = opsCommand({
  name: 'tasks set-aside',
  summary: 'Shows the tasks in which a student was right against the tutor: each is a mistake of the core to mend.',
  arguments: {},
})

export const chatCommands = [listTasksSetAside]

export function addChatOps({ db, ops }: Pick<Platform, 'db' | 'ops'>) {
  ops.add(listTasksSetAside, async () => {
    const found = await listSetAside(db, listed)
    return { rows: found.map(({ at, task, line }) => ({ at: at.toISOString(), task, "student's line": line })) }
  })
}
