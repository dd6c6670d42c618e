interface ScriptPolicy {
  createScriptURL(url: string): unknown
}

let policy: ScriptPolicy | undefined

/**
 * The address of a worker's script in the form that the content security policy (Trusted Types) asks for.
 * @throws TypeError for anything but our service worker and files of the build
 */
export function workerScript(url: string | URL): string {
  const { pathname, origin } = new URL(url, location.href)
  if (origin !== location.origin || !(pathname === '/sw.js' || pathname.startsWith('/assets/')))
    throw new TypeError('This worker is not one of ours')
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): ScriptPolicy } }
  policy ??= trustedTypes?.createPolicy('lumi-worker', { createScriptURL: (wanted: string) => wanted })
  return (policy?.createScriptURL(pathname) ?? pathname) as string
}
