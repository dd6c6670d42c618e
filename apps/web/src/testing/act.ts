import { act } from 'preact/test-utils'
import react from 'react'

// The test library waits for effects by React's `act`; Preact keeps its own in another file.
Object.assign(react, { act })
