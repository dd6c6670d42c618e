/** What a string of a request may be made of to cost more than its length: one piece each, repeated. */
export const hostileAlphabets: Readonly<Record<string, string>> = {
  /** Two classes in the wrong order: normalizing sorts the whole run. */
  'combining marks': '\u0301\u0316',
  'emoji with joiners': '👩\u200d🚀',
  'dotted letters': '.a',
  'underlined letters': '_a',
  'list markers': '- ',
  'white space': ' \t\n',
  'turned and invisible signs': '\u202e\u200b\u05d0',
  digits: '1',
}

/** As much of an alphabet as fits into so many characters, and never half a sign. */
export const hostileText = (piece: string, characters: number): string =>
  piece.repeat(Math.floor(characters / [...piece].length))
