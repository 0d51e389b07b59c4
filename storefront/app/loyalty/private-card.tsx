import './loyalty.css'
import { Form, Link, useLoaderData } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import { shownChange, shownNumber } from '#kernel/figures.ts'
import type { MovementPage } from '#modules/buying/loyalty/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import type { Inside } from '../account/inside.ts'
import { PrivateScreen } from '../account/private-screen.tsx'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { ColumnHeads } from '../ui/column-heads.tsx'
import { Submit } from '../ui/form.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { CardFace } from './card-face.tsx'
import { useLoyalty } from './loyalty-words.ts'
import { type CardContent, type CardTaken, loadCard, takeCard } from './private-card-work.ts'

export const loader = serverHandler(loadCard)
export const clientLoader = Object.assign(browserHandler(loadCard), { hydrate: true as const })
export const action = serverHandler(takeCard)
export const clientAction = browserHandler(takeCard)

/** The card with its barcode, the points and their ledger (K-29, M-06). */
export default function PrivateCard() {
  const page = useLoaderData() as Inside<CardContent>
  const { card } = usePrivateMessages()
  return (
    <PrivateScreen page={page} title={card.title}>
      {(content) => (content.card ? <Card content={content} number={content.card.number} /> : <NoCard />)}
    </PrivateScreen>
  )
}

function NoCard() {
  const language = useLanguage()
  const loyalty = useLoyalty()
  const answer = useAnswer<CardTaken>()
  const { card } = usePrivateMessages()
  return (
    <>
      <p className="lead">{card.none}</p>
      <p>{card.noneText}</p>
      <p>{card.takeText}</p>
      {answer?.failed && (
        <p className="message message-error" role="alert">
          {answer.failed}
        </p>
      )}
      <Form method="post" className="form-actions">
        <Submit>{card.take}</Submit>
        <Link className="button button-quiet" to={pathTo('loyalty-card-request', language)}>
          {card.plastic}
        </Link>
        <Link className="button button-quiet" to={pathTo('loyalty-card', language)}>
          {loyalty.card}
        </Link>
      </Form>
    </>
  )
}

/** The card to be kept on a phone, where the shop has one there, and to be printed. */
function Passes({ passes }: { passes: NonNullable<CardContent['passes']> }) {
  const { card } = usePrivateMessages()
  return (
    <p className="form-actions own-card-passes">
      {passes.apple && (
        <a className="button button-quiet" href={passes.apple}>
          {card.apple}
        </a>
      )}
      {passes.google && (
        <a className="button button-quiet" href={passes.google} target="_blank" rel="noopener noreferrer">
          {card.google}
        </a>
      )}
      <a className="button button-quiet" href={passes.paper} target="_blank" rel="noopener">
        {card.paper}
      </a>
    </p>
  )
}

function Card({ content, number }: { content: CardContent; number: string }) {
  const language = useLanguage()
  const { card } = usePrivateMessages()
  return (
    <>
      <div className="own-card">
        <CardFace number={number} label={card.barcode({ number })} />
        <div className="own-card-points">
          <dl>
            <div>
              <dt>{card.available}</dt>
              <dd>{shownNumber(content.available, language)}</dd>
            </div>
            <div>
              <dt>{card.pending}</dt>
              <dd>{shownNumber(content.pending, language)}</dd>
            </div>
          </dl>
          {content.pending > 0 && <p className="quiet">{card.pendingText}</p>}
          <p className="quiet">{card.worth}</p>
          {content.passes && <Passes passes={content.passes} />}
        </div>
      </div>
      <h2>{card.movements}</h2>
      {content.movements.items.length === 0 ? <p>{card.empty}</p> : <Movements page={content.movements} />}
      <nav className="own-card-pages" aria-label={card.movements}>
        {!content.first && <Link to={pathTo('private-card', language)}>{card.newest}</Link>}
        {content.movements.next && (
          <Link to={`${pathTo('private-card', language)}?before=${content.movements.next}`}>{card.older}</Link>
        )}
      </nav>
    </>
  )
}

const dayText = (day: string) => shownDay(day as Day)

function Movements({ page }: { page: MovementPage }) {
  const language = useLanguage()
  const { card } = usePrivateMessages()
  return (
    <div className="own-card-scroll">
      <table className="own-card-ledger">
        <ColumnHeads columns={[card.day, card.what, card.until, card.points]} />
        <tbody>
          {page.items.map((item, index) => (
            <tr key={index}>
              <td>
                <time dateTime={item.made_on}>{dayText(item.made_on)}</time>
              </td>
              <td>
                {card.kinds[item.kind]}
                {item.order_number && (
                  <>
                    {' · '}
                    <Link to={pathTo('private-order-detail', language, { number: item.order_number })}>
                      {card.order({ number: item.order_number })}
                    </Link>
                  </>
                )}
                {item.reason && <span className="quiet"> · {item.reason}</span>}
                {item.available_on && item.available_on > item.made_on && (
                  <span className="quiet"> · {card.usable({ day: dayText(item.available_on) })}</span>
                )}
                {item.expires_on && (
                  <span className="quiet own-card-until">{` · ${card.until}: ${dayText(item.expires_on)}`}</span>
                )}
              </td>
              <td>{item.expires_on && dayText(item.expires_on)}</td>
              <td>{shownChange(item.points, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
