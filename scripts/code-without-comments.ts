/** Source text without the lines that are comments and without blank ones: what weights were made by, not what is said
 * of it. A comment behind code stays (none of ours stands there). */
export const codeWithoutComments = (source: string): string =>
  source
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/\*|\*|$)/u.test(line))
    .join('\n')
