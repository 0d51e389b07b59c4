import { Form, Link, useLoaderData } from 'react-router'
import { day, shownDay } from '#kernel/days.ts'
import { shownEuros } from '#kernel/figures.ts'
import type { ShownQuote } from '#modules/buying/quotes/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { AccountFrame, Waiting } from '../account/account-frame.tsx'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { ErrorSummary, Field, type FormOutcome, Submit } from '../ui/form.tsx'
import { Price } from '../ui/price.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { lasts } from './quote-lasts.ts'
import { answerQuote, loadQuote, type QuotePage } from './quote-work.ts'

export const loader = serverHandler(loadQuote)
export const clientLoader = Object.assign(browserHandler(loadQuote), { hydrate: true as const })
export const action = serverHandler(answerQuote)
export const clientAction = browserHandler(answerQuote)

/** A quote as whoever asked for it reads and answers it. */
export default function Quote() {
  const { blind, quote, insider } = useLoaderData() as QuotePage
  const language = useLanguage()
  const { quotes: words } = usePrivateMessages()
  if (blind || !quote)
    return (
      <>
        <Title text={words.title} />
        <Waiting title={words.title} to={pathTo('login', language)} />
      </>
    )
  const title = words.quote(quote)
  return (
    <AccountFrame insider={insider}>
      <Title text={title} />
      <meta name="referrer" content="same-origin" />
      {insider && (
        <p className="order-back">
          <Link to={pathTo('private-quotes', language)}>{words.back}</Link>
        </p>
      )}
      <h1>{title}</h1>
      <p className="quiet">
        {[words.states[quote.state], lasts(quote.state) && words.until({ date: shownDay(day(quote.valid_until)) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {quote.closed && <Closed quote={quote} closed={quote.closed} />}
      {quote.lines.length > 0 && <Offered quote={quote} />}
      {quote.closed === null && <Answer quote={quote} />}
    </AccountFrame>
  )
}

/** What became of it, in a sentence. */
function Closed({ quote, closed }: { quote: ShownQuote; closed: string }) {
  const language = useLanguage()
  const { quotes: words } = usePrivateMessages()
  const accepted = quote.state === 'accepted' || quote.state === 'ordered'
  return (
    <p className={accepted ? 'message message-good' : 'message'} role="status">
      {accepted ? words.thanks : closed} {quote.reason && words.because({ reason: quote.reason })}
      {quote.order && (
        <Link to={pathTo('private-order-detail', language, { number: quote.order })}>{words.order({ number: quote.order })}</Link>
      )}
    </p>
  )
}

function Offered({ quote }: { quote: ShownQuote }) {
  const language = useLanguage()
  const { quotes: words } = usePrivateMessages()
  const { lines, shipping, total, vat, note, reference, sent_to, collected_at, paper } = quote
  return (
    <div className="quote-offered">
      {note && <p className="lead">{note}</p>}
      <ul className="quote-lines">
        {lines.map((line) => (
          <li key={`${line.ean} ${line.title}`}>
            <span className="quote-title">
              {line.copies} × {line.title}
              <span className="quiet">
                {' '}
                {[line.ean, words.each({ price: shownEuros(line.unit, language), off: line.discount })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Price euros={line.total} />
          </li>
        ))}
      </ul>
      <dl className="totals totals-now">
        {sent_to && (
          <div>
            <dt>{words.shipping}</dt>
            <dd>{shipping === 0 ? words.free : <Price euros={shipping} />}</dd>
          </div>
        )}
        {vat.map(({ percent, vat: amount }) => (
          <div key={percent}>
            <dt className="quiet">{words.vat({ percent })}</dt>
            <dd className="quiet">
              <Price euros={amount} />
            </dd>
          </div>
        ))}
        <div className="totals-total">
          <dt>{words.total}</dt>
          <dd>
            <Price euros={total} />
          </dd>
        </div>
      </dl>
      <dl className="order-facts">
        <div>
          <dt>{sent_to ? words.sentTo : words.collectedAt}</dt>
          <dd>{sent_to ?? collected_at}</dd>
        </div>
        {reference && (
          <div>
            <dt>{words.reference}</dt>
            <dd>{reference}</dd>
          </div>
        )}
      </dl>
      <p className="quiet">{words.stock}</p>
      {paper && (
        <p>
          <a href={paper} download>
            {words.paper}
          </a>
        </p>
      )}
    </div>
  )
}

/** Accepted with one press; declined with a reason or without. Both are plain forms. */
function Answer({ quote }: { quote: ShownQuote }) {
  const { quotes: words } = usePrivateMessages()
  const outcome = useAnswer<FormOutcome>()
  return (
    <>
      <Form method="post" className="form">
        <ErrorSummary outcome={outcome} />
        <input type="hidden" name="expected_total" value={quote.total} />
        <p>{quote.straight_to_pay ? words.thenPay : words.thenWrite}</p>
        <p className="form-actions">
          <Submit intent="accept">{quote.straight_to_pay ? words.acceptAndPay : words.accept}</Submit>
        </p>
      </Form>
      <details className="quote-decline">
        <summary>{words.declineTitle}</summary>
        <Form method="post" className="form">
          <Field name="reason" label={words.reason} hint={words.reasonHint} maxLength={500} outcome={undefined} />
          <p className="form-actions">
            <Submit intent="decline" quiet>
              {words.decline}
            </Submit>
          </p>
        </Form>
      </details>
    </>
  )
}
