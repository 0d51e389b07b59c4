import { Link, useLoaderData } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { Confirmation } from './confirmation.tsx'
import { type DonePage, loadThanks } from './done-work.ts'

export const loader = serverHandler(loadThanks)
export const clientLoader = Object.assign(browserHandler(loadThanks), { hydrate: true as const })

/** The order's thank-you page: the confirmation for its owner, a general thank-you for everyone else (P-33). */
export default function Thanks() {
  const { order, guest } = useLoaderData() as DonePage
  const language = useLanguage()
  const { ordering } = usePrivateMessages()
  return (
    <div className="page narrow">
      <Title text={ordering.thanksTitle} />
      {order ? (
        <Confirmation order={order} guest={guest} />
      ) : (
        <section className="confirmation">
          <h1>{ordering.thanksTitle}</h1>
          <p className="lead">{ordering.thanksText}</p>
          <p className="form-actions">
            <Link className="button" to={pathTo('home', language)}>
              {ordering.keepLooking}
            </Link>
          </p>
        </section>
      )}
    </div>
  )
}
