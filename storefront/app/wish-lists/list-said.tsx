import { Link } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import type { ListOutcome } from './wish-list-work.ts'
import { useWishWords } from './wish-words.ts'

/** What the last press did. */
export function ListSaid({ outcome }: { outcome: ListOutcome | undefined }) {
  const language = useLanguage()
  const words = useWishWords()
  const { shell, favourites } = useMessages()
  if (outcome && !outcome.done)
    return (
      <p className="message message-error" role="alert">
        {outcome.detail ?? shell.failed}
      </p>
    )
  return (
    <div role="status">
      {outcome?.done && (
        <p className="message">
          {words.done[outcome.done]}{' '}
          {outcome.done === 'added' && <Link to={pathTo('basket', language)}>{favourites.viewBasket}</Link>}
        </p>
      )}
    </div>
  )
}
