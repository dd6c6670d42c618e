import { createWriteStream, existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { pipeline } from 'node:stream/promises'
import { opsCommands } from './ops-commands.ts'
import { ConfigurationError, readEnv } from './platform/env.ts'
import { createLog } from './platform/log.ts'
import { helpFor, helpForAll, readCommandLine, table } from './platform/ops/command-line.ts'
import type { OpsAnswer } from './platform/ops/ops.ts'
import { orderFromServer } from './platform/ops/ops-client.ts'
import { type OpsCommand, OpsRefusal, readGiven, UsageError } from './platform/ops/ops-command.ts'

/** Exit codes: done, refused or failed, typed wrongly. */
const done = 0
const refused = 1
const misused = 2

/** `npm run ops -- ...`. @returns the exit code */
export async function runOps(words: readonly string[]): Promise<number> {
  // Files that are made here hold what students wrote.
  process.umask(0o077)
  try {
    const typed = readCommandLine(words, opsCommands)
    if (!typed || typed.help) {
      process.stdout.write(typed ? helpFor(typed.command) : helpForAll(opsCommands))
      return done
    }
    const { command, given, json } = typed
    const checked = readGiven(command, given)
    if (command.confirm && !typed.yes) await askFirst(command.confirm(checked))
    if (command.answersFile) assertNew(String(checked.file))
    let isBad = false
    await answering(command, given, (answer) => {
      isBad = 'isBad' in answer && answer.isBad === true
      return show(answer, checked.file, json)
    })
    return isBad ? refused : done
  } catch (error) {
    if (error instanceof UsageError) return complain(error.message, misused)
    if (error instanceof OpsRefusal || error instanceof ConfigurationError) return complain(error.message, refused)
    throw error
  }
}

function complain(sentence: string, code: number): number {
  process.stderr.write(`${sentence}\n`)
  return code
}

async function askFirst(question: string) {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new OpsRefusal('This needs a confirmation: run it on a terminal, or give --yes.')
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} Type yes: `)
  terminal.close()
  if (answer.trim().toLowerCase() !== 'yes') throw new OpsRefusal('Nothing was done.')
}

function assertNew(file: string) {
  if (existsSync(file)) throw new OpsRefusal(`${file} exists already; name a new file.`)
  if (!existsSync(path.dirname(path.resolve(file)))) throw new OpsRefusal(`There is no folder for ${file}.`)
}

/** By the running server, or on the database itself; the same commands either way. */
async function answering(command: OpsCommand, given: object, use: (answer: OpsAnswer) => Promise<void>) {
  const operator = operatorName()
  const dataDir = path.resolve(process.env.DATA_DIR?.trim() || '.data')
  const order = { command: command.name, given, operator }
  if (!command.alone) {
    const answer = await orderFromServer(dataDir, order)
    if (answer) return use(answer)
    if (!process.env.DATABASE_URL?.trim() && !existsSync(path.join(dataDir, 'pglite'))) {
      throw new OpsRefusal(`There is no database in ${dataDir}; set DATA_DIR or DATABASE_URL as for the server.`)
    }
  }
  const env = readEnv(process.env)
  const log = createLog('warn', { write: (line) => void process.stderr.write(line) })
  if (command.alone) {
    const { restore } = await import('./platform/ops/restore.ts')
    return use(await restore((given as { file: string }).file, env, log, operator))
  }
  // The whole product is wired, but nothing listens and no job runs.
  const { createLumi } = await import('./app.ts')
  const lumi = await createLumi(env, log)
  try {
    await lumi.platform.jobs.open()
    await use(await lumi.platform.ops.run(command.name, given, operator))
  } finally {
    await lumi.close()
  }
}

async function show(answer: OpsAnswer, file: unknown, json: boolean) {
  if ('file' in answer) {
    const target = String(file)
    try {
      await pipeline(answer.file, createWriteStream(target, { flags: 'wx', mode: 0o600 }))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') assertNew(target)
      await rm(target, { force: true })
      if (error instanceof OpsRefusal) throw error
      throw new OpsRefusal(`${target} could not be written to its end (${(error as NodeJS.ErrnoException).code}).`)
    }
    process.stdout.write(json ? `${JSON.stringify({ file: target })}\n` : `Written to ${target}.\n`)
    return
  }
  if (json) {
    process.stdout.write(`${JSON.stringify(answer)}\n`)
    return
  }
  if (answer.say) process.stdout.write(`${answer.say}\n`)
  if (answer.rows && answer.rows.length > 0) process.stdout.write(`${table(answer.rows)}\n`)
  else if (answer.rows && !answer.say) process.stdout.write('Nothing found.\n')
}

/** The person, also behind sudo. A container's user may have no name. */
function operatorName(): string {
  try {
    return process.env.SUDO_USER || os.userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
