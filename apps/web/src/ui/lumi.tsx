import type { ReactNode } from 'react'

const ink = '#2B1E00'
const eyes = (
  <>
    <rect x="21.5" y="28" width="6.5" height="11" rx="3.25" fill={ink} />
    <rect x="38" y="28" width="6.5" height="11" rx="3.25" fill={ink} />
  </>
)

const faces: Record<'calm' | 'happy' | 'thinking' | 'resting', ReactNode> = {
  calm: (
    <>
      {eyes}
      <path d="M30 43.5c1.7 1.7 4.3 1.7 6 0" fill="none" stroke={ink} strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
  happy: (
    <>
      <path
        d="M19.5 36c1.6-6 8-6 9.6 0M36.9 36c1.6-6 8-6 9.6 0"
        fill="none"
        stroke={ink}
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path d="M28 42.5h10c0 3.7-2.2 6-5 6s-5-2.3-5-6Z" fill={ink} />
    </>
  ),
  thinking: (
    <>
      <rect x="25" y="25.5" width="6.5" height="10" rx="3.25" fill={ink} />
      <rect x="41.5" y="25.5" width="6.5" height="10" rx="3.25" fill={ink} />
      <path d="M33 43.5h5.5" fill="none" stroke={ink} strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
  resting: (
    <>
      <path
        d="M20 33c1.6 3.8 7.4 3.8 9 0M37 33c1.6 3.8 7.4 3.8 9 0"
        fill="none"
        stroke={ink}
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <path d="M31 43.5h4" fill="none" stroke={ink} strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
}

interface LumiProps {
  /** @default 'calm' */
  mood?: keyof typeof faces
  /** Width in pixels; by default set by the class. */
  size?: number | undefined
  className?: string | undefined
}

/** Lumi's face: the logo, and the sign of everything the tutor does. Decorative, always beside text. */
export function Lumi({ mood = 'calm', size, className }: LumiProps) {
  const resting = mood === 'resting'
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path
        d="M27 15.5C38.5 15.5 47 12.5 50.5 3.5 55 10.5 57 19 57 29v11c0 11.6-8 19-19 19H26C15 59 7 51.6 7 41v-6c0-11.5 8.5-19.5 20-19.5Z"
        fill={resting ? '#E9CC85' : '#FFC53A'}
      />
      <path
        d="M7.2 44c5.5 5.5 14.5 8 24.8 8s19.3-2.5 24.8-8C55.6 53.2 48 59 38 59H26c-10 0-17.6-5.8-18.8-15Z"
        fill={resting ? '#D8B560' : '#F2AC1E'}
      />
      {faces[mood]}
    </svg>
  )
}
