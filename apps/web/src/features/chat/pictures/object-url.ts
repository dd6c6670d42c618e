import { useEffect, useState } from 'react'

/** The address of a file on this device, revoked when the component is gone. Null for one render. */
export function useObjectUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    // What was stored by an older version, or pasted, need not be a file.
    if (!(blob instanceof Blob)) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [blob])
  return url
}
