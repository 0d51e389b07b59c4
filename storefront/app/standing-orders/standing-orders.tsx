import { Link, useLoaderData } from 'react-router'
import type { StandingList } from '#modules/libraries/standing-orders/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import type { Inside } from '../account/inside.ts'
import { PrivateScreen } from '../account/private-screen.tsx'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { Price } from '../ui/price.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { Preview } from './preview.tsx'
import { StandingForm } from './standing-form.tsx'
import { actOnStanding, loadStandingOrders, type StandingOutcome, type Typed } from './standing-work.ts'

export const loader = serverHandler(loadStandingOrders)
export const clientLoader = Object.assign(browserHandler(loadStandingOrders), { hydrate: true as const })
export const action = serverHandler(actOnStanding)
export const clientAction = browserHandler(actOnStanding)

const blank: Typed = {
  words: '',
  categories: [],
  languages: [],
  formats: [],
  price_limit: null,
  window_months: 6,
  copies: 1,
  month_limit: null,
  budget: null,
  skip_editions: true,
  active: true,
}

export default function StandingOrders() {
  const page = useLoaderData() as Inside<StandingList>
  const { standing } = usePrivateMessages()
  return (
    <PrivateScreen page={page} title={standing.title}>
      {(content) => <Orders {...content} />}
    </PrivateScreen>
  )
}

function Orders({ items, choices, may_manage }: StandingList) {
  const answer = useAnswer<StandingOutcome>()
  const language = useLanguage()
  const { standing } = usePrivateMessages()
  const typed = answer && 'typed' in answer ? answer.typed : null
  return (
    <>
      <p className="lead">{standing.lead}</p>
      {items.length > 0 && (
        <ul className="standing-list">
          {items.map((item) => (
            <li key={item.standing}>
              <Link to={pathTo('private-standing-order-detail', language, { id: item.standing })}>
                <span className="standing-sentence">{item.sentence}</span>
                <span className="quiet">
                  {item.waiting > 0 ? standing.waiting({ books: item.waiting }) : standing.nothingWaits} ·{' '}
                  {standing.taken({ books: item.accepted })} · {standing.thisMonth} <Price euros={item.month_spent} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {may_manage ? (
        <section className="standing-new" aria-labelledby="new-standing">
          <h2 id="new-standing">{standing.newOne}</h2>
          <StandingForm
            choices={choices}
            values={typed ?? blank}
            outcome={answer?.kind === 'refused' ? answer.outcome : undefined}
            kept={false}
          />
          {answer?.kind === 'preview' && <Preview preview={answer.preview} />}
        </section>
      ) : (
        <p className="message">{standing.mayNot}</p>
      )}
    </>
  )
}
