/** Messengers whose apps open Lumi inside them. */
export const messengers = ['telegram', 'vk'] as const
export type Messenger = (typeof messengers)[number]
