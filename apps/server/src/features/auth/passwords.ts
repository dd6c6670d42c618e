import { type Algorithm, hash, verify } from '@node-rs/argon2'

/** The enum of the package exists at compile time only; its argon2id is 2. */
const argon2id = 2 as Algorithm.Argon2id
/** OWASP's minimum for argon2id; rules, Secrets. */
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Each hash takes 19 MiB and tens of milliseconds of a worker thread; more at once would starve everything else. */
const maxAtOnce = 4
let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // The slot is handed to the next waiter directly; no check-then-act gap.
    if (next) next()
    else running -= 1
  }
}

/** NFC, so that a password typed on another keyboard is the same password. */
const normalize = (password: string) => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normalize(password), cost))

/** Hash of a random value: unknown accounts take the same time as known ones. */
const nobody = hash(crypto.randomUUID(), cost)

/** Takes the same time whether or not there is a hash to compare with. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const expected = passwordHash ?? (await nobody)
  const matches = await inTurn(() => verify(expected, normalize(password)))
  return matches && typeof passwordHash === 'string'
}
