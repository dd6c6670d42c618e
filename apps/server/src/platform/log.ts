import { pino, stdSerializers } from 'pino'

export interface Log {
  debug(details: object, message: string): void
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
  fatal(details: object, message: string): void
  /** Everything logged so far, when it is kept (test hooks); else empty. */
  text(): string
}

export interface LogOptions {
  /** Takes the lines instead of the standard output. */
  write?: (line: string) => void
  /** Keeps the lines for `text`. */
  keep?: boolean
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

/** Keys that must never reach a log line, wherever a caller nests them. Security promise SR18. */
const secretKeys = [
  'password',
  'passwordConfirmation',
  'passwordHash',
  'token',
  'secret',
  'ecs',
  'prt',
  'code',
  'email',
  'phone',
  'text',
  'html',
  'to',
  'cookie',
  'authorization',
  'set-cookie',
  'params',
  'parameters',
  'query',
]

/**
 * An error keeps its name, stack and code only. Database errors carry the statement's parameters in their message
 * ("Failed query: ... params: ...") and those are what people typed, so the message of such an error is replaced.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const cause = 'cause' in error && error.cause instanceof Error ? describeError(error.cause) : undefined
  const isQueryError = error.name === 'DrizzleQueryError' || 'query' in error
  const { type, stack } = stdSerializers.err(error)
  const frames = stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 20)
  return {
    type,
    ...('code' in error && typeof error.code === 'string' ? { sqlState: error.code } : {}),
    message: isQueryError ? 'A query failed' : error.message,
    stack: frames,
    ...(cause ? { cause } : {}),
  }
}

/** Structured lines, one JSON object each, on standard output unless `write` takes them. */
export function createLog(level: LogLevel, { write, keep = false }: LogOptions = {}): Log {
  const kept: string[] = []
  const destination = write ?? ((line: string) => void process.stdout.write(line))
  const logger = pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: describeError },
      redact: {
        paths: secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
        censor: '[redacted]',
      },
    },
    {
      write(line: string) {
        if (keep) kept.push(line)
        destination(line)
      },
    },
  )
  return Object.assign(logger, { text: () => kept.join('') })
}
