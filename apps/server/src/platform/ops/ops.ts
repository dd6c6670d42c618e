import { AppError } from '@lumi/contracts/errors'
import type { Audit } from '../audit.ts'
import { type Db, isDatabaseUnavailable, type Tx } from '../db.ts'
import type { Log } from '../log.ts'
import { type Argument, type Given, type OpsCommand, OpsRefusal, readGiven } from './ops-command.ts'

export type OpsRow = Record<string, string | number | boolean | null>

/** What the terminal shows: a sentence, a table, or both; `isBad` ends it with the exit code of a refusal. Or a file's bytes. */
export type OpsAnswer = { say?: string; rows?: OpsRow[]; isBad?: boolean } | { file: AsyncIterable<Uint8Array> }

interface OpsContext {
  /** Sets the subject for the audit as soon as it is known. */
  concerns(what: { studentId: string } | { target: string }): void
  /** Writes the audit row with the change; without it, the row is written after the handler. */
  done(tx: Tx): Promise<void>
}

type Handler<A extends Record<string, Argument>> = (given: Given<A>, context: OpsContext) => Promise<OpsAnswer>

/** Every command that a server knows. Features add theirs in `compose.ts`. */
export interface Ops {
  add<A extends Record<string, Argument>>(command: OpsCommand<A>, handler: Handler<A>): void
  /** Names of all commands that were added. */
  list(): string[]
  /**
   * Runs a command and audits it, whatever the outcome. Throws an `OpsRefusal` with the sentence for the terminal.
   * @param operator the user of the operating system
   */
  run(name: string, given: unknown, operator: string): Promise<OpsAnswer>
}

interface Dependencies {
  db: Db
  audit: Audit
  log: Log
}

export function createOps({ db, audit, log }: Dependencies): Ops {
  const commands = new Map<string, { command: OpsCommand; handler: Handler<Record<string, Argument>> }>()

  return {
    add(command, handler) {
      commands.set(command.name, {
        command: command as unknown as OpsCommand,
        handler: handler as unknown as Handler<Record<string, Argument>>,
      })
    },
    list: () => [...commands.keys()],
    async run(name, given, operator) {
      const known = commands.get(name)
      if (!known) throw new OpsRefusal(`The server knows no command "${name}"; is it of the same version?`)
      const concerned: { studentId?: string; target?: string } = {}
      let isWritten = false
      const write = (result: 'done' | 'refused' | 'failed' | 'started', writer: Db = db) =>
        audit.write(writer, { action: `operator: ${name}`, result, operator, ...concerned })
      const fail = async (error: unknown): Promise<never> => {
        const refusal = refusalOf(error, log)
        await write(refusal.isBug ? 'failed' : 'refused').catch((reason: unknown) =>
          log.error({ error: reason }, 'The audit row of an operator command could not be written'),
        )
        throw new OpsRefusal(refusal.sentence)
      }
      try {
        const answer = await known.handler(readGiven(known.command, given), {
          concerns: (what) => void Object.assign(concerned, what),
          done: async (tx) => {
            await write('done', tx)
            isWritten = true
          },
        })
        if ('file' in answer) {
          // From here on data leaves, whatever happens next.
          await write('started')
          return { file: audited(answer.file, () => write('done'), fail) }
        }
        if (!isWritten) await write('done')
        return answer
      } catch (error) {
        return fail(error)
      }
    },
  }
}

async function* audited(
  file: AsyncIterable<Uint8Array>,
  done: () => Promise<void>,
  fail: (error: unknown) => Promise<never>,
) {
  let isOver = false
  try {
    yield* file
    isOver = true
    await done()
  } catch (error) {
    isOver = true
    await fail(error)
  } finally {
    // The reader has disconnected.
    if (!isOver) await fail(new OpsRefusal('The file was not taken to its end.')).catch(() => {})
  }
}

function refusalOf(error: unknown, log: Log): { sentence: string; isBug: boolean } {
  if (error instanceof OpsRefusal) return { sentence: error.message, isBug: false }
  if (error instanceof AppError) return { sentence: `Refused: ${error.message} (${error.code}).`, isBug: false }
  if (isDatabaseUnavailable(error)) return { sentence: 'The database cannot be reached; try again.', isBug: true }
  log.error({ error }, 'An operator command failed')
  return { sentence: 'The command failed because of a fault in Lumi; the log says where.', isBug: true }
}
