import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'
import { OpsRefusal } from './ops-command.ts'

/**
 * A backup is gzipped JSON lines, so that it is written and read in one pass, in bounded memory, and can be looked into
 * with `gunzip`. decisions/009. Rows are arrays of the columns' text form, which every PostgreSQL reads back exactly.
 */
export const BackupLine = z.union([
  z.object({
    lumiBackup: z.literal(1),
    madeAt: z.string(),
    appVersion: z.string(),
    /** Time of the newest migration. */
    schemaVersion: z.number(),
    database: z.enum(['pglite', 'postgresql']),
    /** Tells whether the same SECRET_KEY is set where it is restored; reveals nothing of it. */
    secretKeyId: z.string(),
  }),
  /** Rows of this table follow. */
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.array(z.nullable(z.string())),
  z.object({ sequence: z.string(), last: z.string(), isCalled: z.boolean() }),
  z.object({ job: z.looseObject({ queue: z.string(), id: z.string() }) }),
  /** Pieces of this file follow. */
  z.object({ file: z.string(), sizeBytes: z.number() }),
  z.object({ piece: z.string() }),
  z.object({
    end: z.object({
      tables: z.record(z.string(), z.number()),
      jobs: z.number(),
      files: z.number(),
      /** Queues of the jobs, made before any job can be put in. */
      queues: z.array(z.looseObject({ name: z.string() })),
      sha256: z.string(),
    }),
  }),
])
export type BackupHeader = Extract<z.infer<typeof BackupLine>, { lumiBackup: 1 }>
export type BackupEnd = Extract<z.infer<typeof BackupLine>, { end: unknown }>['end']

const newLine = 0x0a

/** Every line with the checksum of all lines before it. Not `readline`: that also breaks at U+2028, which texts may hold. */
async function* readLines(file: string): AsyncGenerator<{ text: string; sha256Before: () => string }> {
  const sum = createHash('sha256')
  const source = createReadStream(file)
  const bytes = source.pipe(createGunzip())
  source.on('error', (error) => bytes.destroy(error))
  let rest: Buffer[] = []
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    let start = 0
    for (let at = chunk.indexOf(newLine); at >= 0; at = chunk.indexOf(newLine, start)) {
      const line = Buffer.concat([...rest, chunk.subarray(start, at)])
      yield { text: line.toString('utf8'), sha256Before: () => sum.copy().digest('hex') }
      sum.update(line).update('\n')
      rest = []
      start = at + 1
    }
    rest.push(chunk.subarray(start))
  }
  if (rest.some((part) => part.length > 0)) throw new OpsRefusal('The backup ends in the middle of a line.')
}

const damaged = () => new OpsRefusal('The backup is damaged: its checksum does not fit. Use another copy.')

/** Reads the whole file once without keeping it. Throws an `OpsRefusal` unless every byte is as it was written. */
export async function verifyBackup(file: string): Promise<{ header: BackupHeader; end: BackupEnd }> {
  let header: BackupHeader | undefined
  let end: BackupEnd | undefined
  try {
    for await (const { text, sha256Before } of readLines(file)) {
      if (end) throw damaged()
      if (!header) {
        const first = BackupLine.safeParse(JSON.parse(text))
        if (!first.success || !('lumiBackup' in first.data)) throw new OpsRefusal(`${file} is not a backup of Lumi.`)
        header = first.data
      } else if (text.startsWith('{"end"')) {
        const last = BackupLine.safeParse(JSON.parse(text))
        if (!last.success || !('end' in last.data) || last.data.end.sha256 !== sha256Before()) throw damaged()
        end = last.data.end
      }
    }
  } catch (error) {
    if (error instanceof OpsRefusal) throw error
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new OpsRefusal(`There is no file ${file}.`)
    if (code.startsWith('Z_') || error instanceof SyntaxError) {
      throw header ? damaged() : new OpsRefusal(`${file} is not a backup of Lumi.`)
    }
    throw error
  }
  if (!header) throw new OpsRefusal(`${file} is not a backup of Lumi.`)
  if (!end) throw new OpsRefusal('The backup is not complete: its end is missing. Use another copy.')
  return { header, end }
}

/** The lines of a file that was verified. */
export async function* readBackup(file: string): AsyncGenerator<z.infer<typeof BackupLine>> {
  for await (const { text } of readLines(file)) yield BackupLine.parse(JSON.parse(text))
}
