/** The stories of the tests, as text. */
declare module '*.txt?raw' {
  const text: string
  export default text
}
