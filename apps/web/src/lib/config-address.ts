export const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Where to fetch the runtime configuration: a file on localhost, an API call elsewhere (A20). */
export const configPath = (hostname: string): '/config.json' | '/api/v1/config/getRuntimeConfig' =>
  localHosts.has(hostname) ? '/config.json' : '/api/v1/config/getRuntimeConfig'
