import type { HTMLAttributes, Key } from 'react'

/** The MathML elements that drawings of ours use; React renders them, its types do not know them. */
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
