// Part of `npm run dev`: a sign-in provider on loopback with a few people to be. Writes the settings that lead to it.
// Usage: node scripts/local-sign-in.ts <port>
import { startSignInProvider } from '../apps/server/src/testing/sign-in-provider.ts'

const provider = await startSignInProvider({ port: Number(process.argv[2] ?? 0) })
const settings = {
  SIGN_IN_OIDC_LOCAL_ISSUER: provider.url,
  SIGN_IN_OIDC_LOCAL_CLIENT_ID: provider.clientId,
  SIGN_IN_OIDC_LOCAL_CLIENT_SECRET: provider.clientSecret,
  SIGN_IN_OIDC_LOCAL_NAME: 'Local sign-in',
}
process.stdout.write(`${JSON.stringify(settings)}\n`)
process.on('SIGTERM', () => provider.close().then(() => process.exit(0)))
process.on('SIGINT', () => provider.close().then(() => process.exit(0)))
