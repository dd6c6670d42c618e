import { idsInTitles } from './spec.ts'

/**
 * On which database a server test runs when both are there (docs/testing.md): on PGlite if it names no database of the
 * tests, or says so in a line of its own, `// One database is enough: <why>`; on both if it shows that nothing is lost,
 * doubled or overspent; on PostgreSQL otherwise, which is the quicker one. Without PostgreSQL all run on PGlite.
 */
export type Databases = 'pglite' | 'postgresql' | 'both'

/** What must never be lost, doubled or overspent (docs/promises.md). */
export const storeHeavy: readonly string[] = ['SR01', 'SR02', 'SR03', 'SR04', 'SR05', 'SR06', 'SR12', 'SR20']

export function databasesOf(source: string): Databases {
  if (!/\/start-test-server\.ts|TEST_DATABASE_URL/.test(source) || reasonForOneDatabase(source) !== undefined)
    return 'pglite'
  return idsInTitles(source).some((id) => storeHeavy.includes(id)) ? 'both' : 'postgresql'
}

export const reasonForOneDatabase = (source: string): string | undefined =>
  /^\/\/ One database is enough: (.{10,})$/m.exec(source)?.[1]
