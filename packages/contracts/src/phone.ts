import * as z from 'zod/mini'
import { PHONE } from './product-rules.ts'
import { code, text } from './text.ts'

/** The rule of the field (V02): 8 to 16 symbols, the plus counted. The server also parses the number before it is used. */
export const PhoneNumber = text(200).check(
  z.trim(),
  z.minLength(1, { error: 'required', abort: true }),
  z.regex(new RegExp(`^\\+\\d{${PHONE.minLength - 1},${PHONE.maxLength - 1}}$`), code('phone')),
)
