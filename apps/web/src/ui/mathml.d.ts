import type { HTMLAttributes, Key } from 'react'

/** The MathML elements used in our drawings: React renders them, but its types do not include them. */
declare module 'react' {
  interface MathMlProps extends HTMLAttributes<MathMLElement> {
    key?: Key
  }

  namespace JSX {
    interface IntrinsicElements {
      math: MathMlProps
      mrow: MathMlProps
      mi: MathMlProps
      mn: MathMlProps
      mo: MathMlProps & { stretchy?: 'true' | 'false' }
    }
  }
}
