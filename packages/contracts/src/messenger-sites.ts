import type { Messenger } from './mini-app.ts'

/**
 * The websites of these messengers, which show a mini-app in a frame of their own page; their phone apps do not. No
 * other page may frame Lumi, and these only once the operator has set up the mini-app.
 */
export const messengerSites: Readonly<Record<Messenger, readonly string[]>> = {
  telegram: ['https://web.telegram.org'],
  vk: ['https://vk.com', 'https://m.vk.com', 'https://vk.ru', 'https://m.vk.ru'],
}
