import { Link } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { CardFace } from './card-face.tsx'
import { useLoyalty } from './loyalty-words.ts'

/** Ends the pages of promotions and partners: what all of it hangs on. */
export function AskForCard() {
  const language = useLanguage()
  const loyalty = useLoyalty()
  return (
    <section className="ask-card" aria-labelledby="ask-card">
      <CardFace />
      <div>
        <h2 id="ask-card">{loyalty.noCard}</h2>
        <p>{loyalty.noCardText}</p>
        <p className="form-actions">
          <Link className="button" to={pathTo('loyalty-card-request', language)}>
            {loyalty.ask}
          </Link>
          <Link className="button button-quiet" to={pathTo('loyalty-card', language)}>
            {loyalty.card}
          </Link>
        </p>
      </div>
    </section>
  )
}
