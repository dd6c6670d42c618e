export const isApiPath = (url: string) => /^\/api(\/|\?|$)/i.test(url)
