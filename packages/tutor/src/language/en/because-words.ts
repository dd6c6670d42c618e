/** "cos" is chat for "because" and the name of a function. Each field is a list of alternatives for a pattern. */
export const becauseWords = {
  /** The spelling that is no function. */
  plain: 'coz',
  /** Words and signs of a message that is about trigonometry. */
  trigonometry:
    'sine?|tan|tangents?|tg|ctg|cot|sec|csc|cosines?|arccos|acos|trig(?:onometr\\p{L}*)?|(?:tri)?angles?|hypotenuse|radians?|degrees?|pi|identity|identities',
  /** What a cosine is usually taken of. */
  argument:
    '[xzt](?!\\p{L})|[A-HJ-Z](?!\\p{L})|[α-ω]|\\\\[a-z]|\\(|\\d*[xztα-ω](?!\\p{L})|\\p{L}\\s*=|(?:0|30|45|60|90|1[2358][05]|2[1247][05]|3[0136][05])(?![\\d.,])',
} as const
