import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '../messages/messages.tsx'
import { shareWords } from './share-words.ts'

/** Passes the page on as the device does it; where it does not, copies its address and says so. Nobody else is asked for anything. */
export function Share({ title, path }: { title: string; path: string }) {
  const words = shareWords[useLanguage()]
  const [said, setSaid] = useState<{ failed: boolean; url: string } | null>(null)

  async function pass() {
    const url = new URL(path, location.origin).href
    setSaid(null)
    if (typeof navigator.share === 'function') {
      const done = await navigator.share({ title, url }).then(
        () => true,
        // Whoever closes the device's own panel has decided.
        (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
      )
      if (done) return
    }
    const copied = await copy(url)
    setSaid({ failed: !copied, url })
  }

  return (
    <>
      <button type="button" className="heart heart-worded js-only" onClick={pass}>
        <Share2 aria-hidden size={20} strokeWidth={1.5} />
        {words.share}
      </button>
      <p role="status" className="label-small">
        {said && (said.failed ? `${words.failed} ${said.url}` : words.copied)}
      </p>
    </>
  )
}

/** @returns whether the browser let it be copied. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
