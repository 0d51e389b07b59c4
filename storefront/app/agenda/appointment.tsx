import { Link } from 'react-router'
import { shownSpan } from '#kernel/shown-time.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'

interface Props {
  id: number
  slug: string
  title: string
  starts_at: string
  ends_at: string
  place: string
}

/** What one signs up for, in short: name, day and hour, place. */
export function Appointment({ id, slug, title, starts_at, ends_at, place }: Props) {
  const language = useLanguage()
  return (
    <p className="appointment">
      <Link to={pathTo('agenda-activity', language, { slug, id })}>{title}</Link>
      <time dateTime={starts_at}>{shownSpan({ starts_at, ends_at }, language)}</time>
      <span className="quiet">{place}</span>
    </p>
  )
}
