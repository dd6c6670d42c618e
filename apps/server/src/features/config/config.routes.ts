import { getRuntimeConfig, type RuntimeConfig } from '@lumi/contracts/config'
import { HUB_PATH } from '@lumi/contracts/realtime'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { type App, serve } from '../../platform/serve.ts'
import { configuredMessengers } from '../../platform/sign-in-settings.ts'

/** Addresses and public keys for the web app: by an API call, and as `/config.json` on a local host (A20). */
export function configRoutes(app: App, { env, origins }: Pick<Platform, 'env' | 'origins'>) {
  const runtimeConfig = (pageHost: string, pageOrigin: string): RuntimeConfig => {
    const hosts = env.belarus?.siteHost === pageHost ? env.belarus.hosts : env.hosts
    return {
      mapsKey: env.mapsKey ?? null,
      mapsBaseUrl: env.mapsBaseUrl,
      signInClientId: env.signInClientId ?? null,
      apiBaseUrl: hosts.api,
      audioBaseUrl: hosts.audio,
      imagesBaseUrl: hosts.images,
      hubUrl: `${hosts.api}${HUB_PATH}`,
      telemetryKey: env.telemetryKey ?? null,
      pushServiceConfig: { publicKey: env.webPush.keys.publicKey },
      isProductionOrigin: origins.isProduction(pageOrigin),
      signInProviders: env.signIn.providers.map(({ id, kind, name }) => ({ providerId: id, kind, name })),
      miniApps: configuredMessengers(env.signIn),
      outboxUrl: env.outboxPage ? '/outbox' : null,
      speech: { transcribes: env.transcription !== undefined, reads: env.speech !== undefined },
      readsPictures: env.model.sees,
      sellsPlans: env.billing.isOn,
      supportEmail: env.supportEmail,
      deletionGraceDays: env.deletionGraceDays,
    }
  }
  /** The origin of the page, which may be on another host than the API. Nothing secret depends on it. */
  const forRequest = ({ headers, host, protocol }: FastifyRequest) => {
    const origin = headers.origin ?? `${protocol}://${host}`
    return runtimeConfig(URL.parse(origin)?.host ?? host, origin)
  }
  serve(app, getRuntimeConfig, ({ request }) => forRequest(request))
  app.http.get('/config.json', (request, reply) => reply.header('cache-control', 'no-cache').send(forRequest(request)))
}
