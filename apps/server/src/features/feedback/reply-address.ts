import { createHmac, timingSafeEqual } from 'node:crypto'
import { SUPPORT } from '@lumi/contracts/product-rules'
import type { Env } from '../../platform/env.ts'

export type ReplyAuthor = 'student' | 'support'

/** Before the `@` there is room for 64 characters, and mail programs may write all of them in small letters. */
const form = /\+([sp])(\d{1,10})-([0-9a-z]{1,8})-([0-9a-f]{32})@/i
const letterOf = { support: 's', student: 'p' } as const
const dayMs = 86_400_000

/**
 * The addresses to which mails about a request are answered: `answers+s1001-9k2f-<signature>@lumi.example`. Who has got
 * such a mail may write into this one request, for a time: an address that leaks opens nothing else.
 */
export function createReplyAddress({ secretKey, supportReplies }: Pick<Env, 'secretKey' | 'supportReplies'>) {
  const mac = (signed: string) =>
    createHmac('sha256', secretKey).update(`lumi support reply ${signed}`).digest('hex').slice(0, 32)

  return {
    /** Undefined: the operator takes no answers by mail. */
    of(author: ReplyAuthor, requestNumber: number, now: Date): string | undefined {
      if (supportReplies === undefined) return undefined
      const lastDay = Math.ceil(now.getTime() / dayMs) + SUPPORT.replyAddressDays
      const signed = `${letterOf[author]}${requestNumber}-${lastDay.toString(36)}`
      return supportReplies.replace('@', `+${signed}-${mac(signed)}@`)
    },

    /** Undefined: not ours, changed, or too old. */
    read(address: string, now: Date): { author: ReplyAuthor; requestNumber: number } | undefined {
      const [, letter = '', number = '', day = '', signature = ''] = (form.exec(address) ?? []).map((part) =>
        part.toLowerCase(),
      )
      const [given, own] = [Buffer.from(signature), Buffer.from(mac(`${letter}${number}-${day}`))]
      if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
      if (now.getTime() > Number.parseInt(day, 36) * dayMs) return undefined
      return { author: letter === letterOf.support ? 'support' : 'student', requestNumber: Number(number) }
    },
  }
}
