import { useState } from 'react'
import { useQuizzes } from './quizzes-words.ts'

/** Ways to pass a result on (M-29): by e-mail without scripts; with them the link is copied, or handed to the device's own sharing. */
export function Share({ address, title }: { address: string; title: string }) {
  const quizzes = useQuizzes()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  const share = () =>
    'share' in navigator ? navigator.share({ title, url: address }).catch(() => undefined) : copy().catch(() => undefined)
  return (
    <div className="quiz-share">
      <button type="button" className="button button-quiet js-only" onClick={share}>
        {quizzes.share}
      </button>
      <button type="button" className="button button-quiet js-only" onClick={() => copy().catch(() => undefined)}>
        {quizzes.copy}
      </button>
      <a
        className="button button-quiet"
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
      >
        {quizzes.mail}
      </a>
      <span role="status">{copied ? quizzes.copied : ''}</span>
    </div>
  )
}
