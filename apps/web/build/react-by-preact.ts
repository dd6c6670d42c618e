import type { Alias } from 'vite'

const file = (react: string, preact: string): Alias => ({
  find: new RegExp(`^${react}$`),
  replacement: preact,
})

/**
 * The app and its libraries are written against React and run on Preact: the same calls in 9 KB instead of 58 KB, which a
 * cheap phone has to load, compile and keep.
 */
export const reactByPreact: Alias[] = [
  file('react', 'preact/compat'),
  file('react-dom', 'preact/compat'),
  file('react-dom/client', 'preact/compat/client'),
  file('react-dom/server', 'preact/compat/server'),
  file('react/compiler-runtime', 'preact/compat/compiler-runtime'),
  file('react/jsx(-dev)?-runtime', 'preact/jsx-runtime'),
]
