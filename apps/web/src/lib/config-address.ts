const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Where the runtime configuration lies: a file on a local host, a call of the API elsewhere (A20). */
export const configPath = (hostname: string): '/config.json' | '/api/v1/config/getRuntimeConfig' =>
  localHosts.has(hostname) ? '/config.json' : '/api/v1/config/getRuntimeConfig'
