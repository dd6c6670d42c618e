/** The part of the package that the local provider uses; its types come separately and bring twenty packages. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Context {
    oidc: {
      result?: { login?: unknown }
      body?: Record<string, string>
      client?: { clientId: string }
      session?: { accountId?: string }
    }
  }

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    on(event: 'grant.success' | 'grant.error', listener: (context: Context) => void): void
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options?: { mergeWithLastSubmission: boolean },
    ): Promise<void>
    readonly Client: {
      prototype: {
        clientId: string
        clientSecret?: string
        redirectUriAllowed(this: { clientId: string }, uri: string): boolean
        compareClientSecret(this: { clientId: string; clientSecret?: string }, given: string): boolean
      }
    }
    readonly Grant: new (properties: {
      clientId: string | undefined
      accountId: string | undefined
    }) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
  }

  export const interactionPolicy: {
    base(): {
      get(name: string): { checks: { add(check: unknown): void } } | undefined
      add(prompt: unknown, index?: number): void
    }
    Check: {
      new (reason: string, description: string, check: (context: Context) => boolean): unknown
      REQUEST_PROMPT: boolean
      NO_NEED_TO_PROMPT: boolean
    }
    Prompt: new (info: { name: string; requestable: boolean }) => unknown
  }
}
