/**
 * Which server tests run on PGlite alone: those that never name a database of the tests, and those that say so in a line
 * of their own, `// One database is enough: <why>`. Everything else runs on PostgreSQL too (docs/testing.md).
 */
export const oneDatabaseIsEnough = (source: string): boolean =>
  !/\/start-test-server\.ts|TEST_DATABASE_URL/.test(source) || reasonForOneDatabase(source) !== undefined

export const reasonForOneDatabase = (source: string): string | undefined =>
  /^\/\/ One database is enough: (.{10,})$/m.exec(source)?.[1]
