import { Link } from 'react-router'
import { useLanguage, useMessages } from '../messages/messages.tsx'

export default function UnsubscribeThanks() {
  const language = useLanguage()
  const { newsletter } = useMessages()
  return (
    <div className="page narrow">
      <title>{newsletter.endedTitle}</title>
      <meta name="robots" content="noindex" />
      <h1>{newsletter.endedTitle}</h1>
      <p role="status">{newsletter.endedText}</p>
      <p>
        <Link className="button" to={`/${language}`}>
          {newsletter.visit}
        </Link>
      </p>
    </div>
  )
}
