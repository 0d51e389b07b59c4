import { useId, useState } from 'react'

interface CopyWords {
  /** What it is a link to. */
  link: string
  passOn: string
  copied: string
  notCopied: string
}

/** The link to read and copy by hand, and a button that passes it on as the device does it or copies it, and says so. */
export function CopyLink({ link, title, words }: { link: string; title: string; words: CopyWords }) {
  const id = useId()
  const [said, setSaid] = useState('')
  async function pass() {
    setSaid('')
    if (typeof navigator.share === 'function') {
      const done = await navigator.share({ title, url: link }).then(
        () => true,
        // Whoever closes the device's own panel has decided.
        (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
      )
      if (done) return
    }
    try {
      await navigator.clipboard.writeText(link)
      setSaid(words.copied)
    } catch {
      setSaid(words.notCopied)
    }
  }
  return (
    <div className="field">
      <label htmlFor={id}>{words.link}</label>
      <input id={id} type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
      <p className="form-actions">
        <button type="button" className="button button-quiet button-small js-only" onClick={pass}>
          {words.passOn}
        </button>
        <span role="status" className="quiet">
          {said}
        </span>
      </p>
    </div>
  )
}
