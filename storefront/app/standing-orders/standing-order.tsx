import { Form, Link, useLoaderData } from 'react-router'
import type { StandingDetail } from '#modules/libraries/standing-orders/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import type { Inside } from '../account/inside.ts'
import { PrivateScreen, Saved } from '../account/private-screen.tsx'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { Field, Submit } from '../ui/form.tsx'
import { Price } from '../ui/price.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { Preview } from './preview.tsx'
import { ProposedBooks } from './proposed-books.tsx'
import { StandingForm } from './standing-form.tsx'
import { actOnStanding, loadStandingOrder, type StandingOutcome } from './standing-work.ts'

export const loader = serverHandler(loadStandingOrder)
export const clientLoader = Object.assign(browserHandler(loadStandingOrder), { hydrate: true as const })
export const action = serverHandler(actOnStanding)
export const clientAction = browserHandler(actOnStanding)

export default function StandingOrder() {
  const page = useLoaderData() as Inside<StandingDetail>
  const { standing } = usePrivateMessages()
  return (
    <PrivateScreen page={page} title={standing.one}>
      {(content) => <Order key={content.standing} {...content} />}
    </PrivateScreen>
  )
}

function Order(order: StandingDetail) {
  const { lines, total, choices, may_manage } = order
  const answer = useAnswer<StandingOutcome>()
  const language = useLanguage()
  const { standing } = usePrivateMessages()
  const typed = answer && 'typed' in answer ? answer.typed : null
  return (
    <>
      <p className="standing-sentence standing-whole">{order.sentence}</p>
      <p className="quiet">
        {standing.taken({ books: order.accepted })} · {standing.thisMonth} <Price euros={order.month_spent} />
        {order.month_limit !== null && (
          <>
            {' '}
            {standing.of} <Price euros={order.month_limit} />
          </>
        )}
      </p>
      {answer?.kind === 'saved' && <Saved text={standing.saved} />}
      {answer?.kind === 'decided' && <Decided {...answer.decided} />}
      <section className="standing-proposal" aria-labelledby="standing-proposal">
        <h2 id="standing-proposal">{standing.proposal}</h2>
        {lines.length === 0 ? (
          <p>{order.active ? standing.nothingYet : standing.paused}</p>
        ) : (
          <Form method="post" className="form" key={lines.map((line) => line.product).join()}>
            <ProposedBooks books={lines} total={total} chosen={may_manage} />
            {may_manage && (
              <>
                <Field name="note" label={standing.note} hint={standing.noteHint} maxLength={200} autoComplete="off" />
                <p className="form-actions">
                  <Submit intent="accept">{standing.accept}</Submit>
                  <Submit intent="refuse" quiet>
                    {standing.refuse}
                  </Submit>
                </p>
              </>
            )}
          </Form>
        )}
      </section>
      {may_manage && (
        <details className="standing-new standing-change" open={typed !== null}>
          <summary>{standing.change}</summary>
          <StandingForm
            choices={choices}
            values={typed ?? order}
            outcome={answer?.kind === 'refused' ? answer.outcome : undefined}
            kept
          />
          {answer?.kind === 'preview' && <Preview preview={answer.preview} />}
          <Form method="post" className="standing-end">
            <button type="submit" name="intent" value="end" className="text-button">
              {standing.end}
            </button>
            <span className="quiet">{standing.endHint}</span>
          </Form>
        </details>
      )}
      <p>
        <Link to={pathTo('private-standing-orders', language)}>{standing.all}</Link>
      </p>
    </>
  )
}

function Decided({ accepted, refused, list }: { accepted: number; refused: number; list: number | null }) {
  const language = useLanguage()
  const { standing } = usePrivateMessages()
  return (
    <p className="message message-good" role="status">
      {accepted > 0 && standing.accepted({ books: accepted })} {refused > 0 && standing.refused({ books: refused })}{' '}
      {list !== null && <Link to={pathTo('private-list-detail', language, { id: list })}>{standing.seeList}</Link>}
      {accepted + refused === 0 && standing.nothingDecided}
    </p>
  )
}
