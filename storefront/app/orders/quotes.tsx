import { Link, useLoaderData } from 'react-router'
import { day, shownDay } from '#kernel/days.ts'
import type { OwnQuotes } from '#modules/buying/quotes/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import type { Inside } from '../account/inside.ts'
import { PrivateScreen } from '../account/private-screen.tsx'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { Price } from '../ui/price.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { lasts } from './quote-lasts.ts'
import { loadQuotes } from './quote-work.ts'

export const loader = serverHandler(loadQuotes)
export const clientLoader = Object.assign(browserHandler(loadQuotes), { hydrate: true as const })

/** What the shop offered an account at a price. */
export default function Quotes() {
  const page = useLoaderData() as Inside<OwnQuotes>
  const language = useLanguage()
  const { quotes: words } = usePrivateMessages()
  return (
    <PrivateScreen page={page} title={words.title}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="lead">{words.none}</p>
        ) : (
          <ul className="orders">
            {items.map(({ number, revision, state, valid_until, total }) => (
              <li key={`${number}/${revision}`}>
                <Link to={pathTo('private-quote-detail', language, { number })}>
                  <span className="orders-number">{words.quote({ number, revision })}</span>
                  <span className="quiet">{lasts(state) && words.until({ date: shownDay(day(valid_until)) })}</span>
                  <span className="orders-state">{words.states[state]}</span>
                  <Price euros={total} />
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </PrivateScreen>
  )
}
