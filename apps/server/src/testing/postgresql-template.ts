import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { connectDatabase } from '../platform/db.ts'
import { readEnv } from '../platform/env.ts'
import { createLog } from '../platform/log.ts'
import { makeTablesOf } from './pglite-template.ts'

/** One statement outside a transaction, at the server that the address names. */
export async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database with all tables, for `create database ... template`. */
export async function makePostgresqlTemplate(serverUrl: string): Promise<{ name: string; drop(): Promise<void> }> {
  const name = `lumi_template_${randomUUID().replaceAll('-', '')}`
  await administer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const log = createLog('silent', { write: () => {} })
  const database = await connectDatabase(readEnv({ NODE_ENV: 'test', DATABASE_URL: url.href }), log)
  await makeTablesOf(database)
  await database.close()
  return { name, drop: () => administer(serverUrl, `drop database if exists ${name} with (force)`) }
}
