// The floor of page loading: React, one form, nothing else.
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function Page() {
  const [text, setText] = useState('')
  return (
    <main>
      <h1>Bare React page</h1>
      <label>
        Message <textarea data-testid="composer" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="button">Send</button>
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
