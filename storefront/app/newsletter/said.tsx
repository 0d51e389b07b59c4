import { Link } from 'react-router'
import { useLanguage, useMessages } from '../messages/messages.tsx'

/** What became of a form of the newsletter, and the way on. */
export function Said({ text }: { text: string }) {
  const language = useLanguage()
  const { newsletter } = useMessages()
  return (
    <>
      <p className="message message-good" role="status">
        {text}
      </p>
      <p>
        <Link className="button" to={`/${language}`}>
          {newsletter.visit}
        </Link>
      </p>
    </>
  )
}
