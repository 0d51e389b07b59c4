import { Fragment } from 'react'
import { Form, Link, useLoaderData } from 'react-router'
import { dayOf, shownDay } from '#kernel/days.ts'
import type { WithdrawalReceipt, WithdrawalToConfirm } from '#modules/orders/returns/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { useShop } from '../site/use-shop.ts'
import { ErrorSummary, Field, type FormOutcome, Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { useAfterwards } from './afterwards-words.ts'
import { type Declarer, loadWithdrawal, type WithdrawalPage, type WithdrawalStep, withdraw } from './withdrawal-work.ts'

export const loader = serverHandler(loadWithdrawal)
export const clientLoader = Object.assign(browserHandler(loadWithdrawal), { hydrate: true as const })
export const action = serverHandler(withdraw)
export const clientAction = browserHandler(withdraw)

/**
 * The withdrawal function (Directive 2011/83, article 11a): without an account, in two steps, no reason asked. The second is reached by
 * the link sent to the address of the order.
 */
export default function Withdrawal() {
  const afterwards = useAfterwards()
  const page = useLoaderData() as WithdrawalPage
  const step = useAnswer<WithdrawalStep>()
  const over = step?.step === 'done' || step?.step === 'declared'
  return (
    <div className="page narrow withdrawal">
      <Title text={afterwards.withdrawTitle} />
      <meta name="referrer" content="same-origin" />
      <h1>{afterwards.withdrawTitle}</h1>
      {step?.step === 'done' ? (
        <Done receipt={step.receipt} />
      ) : step?.step === 'declared' ? (
        <Declared date={step.date} />
      ) : page.step === 'choose' ? (
        <Choose found={page.found} step={step} />
      ) : page.step === 'closed' ? (
        <Closed detail={page.detail} />
      ) : (
        <Declare known={page.known} outcome={step?.step === 'refused' ? step.outcome : undefined} />
      )}
      {!over && page.step === 'declare' && <ModelForm />}
    </div>
  )
}

function Declare({ known, outcome }: { known: Declarer; outcome: FormOutcome | undefined }) {
  const afterwards = useAfterwards()
  return (
    <Form method="post" className="form" noValidate key={known.email}>
      <p className="lead">{afterwards.withdrawIntro}</p>
      <ErrorSummary outcome={outcome} />
      <Field
        name="name"
        label={afterwards.withdrawName}
        autoComplete="name"
        required
        defaultValue={known.name}
        outcome={outcome}
      />
      <Field
        name="number"
        label={afterwards.withdrawNumber}
        hint={afterwards.withdrawNumberHint}
        autoComplete="off"
        required
        defaultValue={known.number}
        outcome={outcome}
      />
      <Field
        name="email"
        type="email"
        label={afterwards.withdrawEmail}
        autoComplete="email"
        required
        defaultValue={known.email}
        outcome={outcome}
      />
      <p className="form-actions">
        <Submit>{afterwards.withdrawNext}</Submit>
      </p>
    </Form>
  )
}

const timeIn = (at: Date) => at.toLocaleTimeString('es-ES', { timeZone: 'Europe/Madrid', hour12: false })

/** Says the same whether or not there is such an order: only whoever reads its letters learns that. */
function Declared({ date }: { date: string }) {
  const afterwards = useAfterwards()
  const at = new Date(date)
  return (
    <div className="message" role="status">
      <p>
        <strong>{afterwards.withdrawLetter}</strong>
      </p>
      <p>{afterwards.withdrawLetterText({ date: shownDay(dayOf(at)), time: timeIn(at) })}</p>
      <p>{afterwards.withdrawNoLetter}</p>
    </div>
  )
}

function Again() {
  const language = useLanguage()
  const afterwards = useAfterwards()
  return (
    <Link to={pathTo('withdrawal', language)} reloadDocument>
      {afterwards.withdrawBack}
    </Link>
  )
}

function Closed({ detail }: { detail: string | null }) {
  return (
    <>
      <p className="message" role="status">
        {detail}
      </p>
      <p>
        <Again />
      </p>
    </>
  )
}

function Choose({ found, step }: { found: WithdrawalToConfirm; step: WithdrawalStep | undefined }) {
  const afterwards = useAfterwards()
  const at = new Date(found.date)
  if (found.lines.length === 0) return <Closed detail={afterwards.withdrawNothing} />
  return (
    <Form method="post" className="form">
      <ErrorSummary outcome={step?.step === 'refused' ? step.outcome : undefined} />
      <p>{afterwards.withdrawBy({ name: found.name, date: shownDay(dayOf(at)), time: timeIn(at) })}</p>
      {found.late && <p className="message">{afterwards.withdrawLate}</p>}
      {step?.step === 'nothing' && (
        <p className="message message-error" role="alert">
          {afterwards.nothingChosen}
        </p>
      )}
      <fieldset className="choices">
        <legend>{afterwards.withdrawWhich}</legend>
        {found.lines.map(({ line, title, quantity }) => (
          <label key={line} className="check">
            <input type="checkbox" name="line" value={line} defaultChecked />
            <span>{afterwards.withdrawCopies({ quantity, title })}</span>
          </label>
        ))}
      </fieldset>
      <p>{afterwards.withdrawConfirmText({ number: found.number })}</p>
      <p className="form-actions">
        <Submit>{afterwards.withdrawConfirm}</Submit>
      </p>
    </Form>
  )
}

function Done({ receipt }: { receipt: WithdrawalReceipt }) {
  const afterwards = useAfterwards()
  const at = new Date(receipt.date)
  return (
    <>
      <div className="message message-good" role="status">
        <p>
          <strong>{afterwards.withdrawDone}</strong>
        </p>
        <p>{afterwards.withdrawDoneText({ number: receipt.number, date: shownDay(dayOf(at)), time: timeIn(at) })}</p>
      </div>
      {receipt.late && <p className="message">{afterwards.withdrawLate}</p>}
      <h2>{afterwards.withdrawWhat}</h2>
      <ul className="plain-list">
        {receipt.lines.map(({ line, title, quantity }) => (
          <li key={line}>{afterwards.withdrawCopies({ quantity, title })}</li>
        ))}
      </ul>
    </>
  )
}

/** The model form of the law, as text to copy. */
function ModelForm() {
  const afterwards = useAfterwards()
  const shop = useShop()
  if (!shop) return null
  const { name, contact, other_shops } = shop.settings
  return (
    <section className="withdrawal-model" aria-labelledby="model">
      <h2 id="model">{afterwards.modelTitle}</h2>
      <p className="quiet">{afterwards.modelText}</p>
      <blockquote>
        {afterwards.model({ shop: name, address: contact.address, email: contact.email }).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </blockquote>
      {other_shops.map((other) => (
        <Fragment key={other.path}>
          <p className="quiet">{afterwards.modelShop({ name: other.name })}</p>
          <blockquote>
            <p>
              {
                afterwards.model({
                  shop: `${other.seller} (${other.name})`,
                  address: other.address,
                  email: other.email,
                })[0]
              }
            </p>
          </blockquote>
        </Fragment>
      ))}
    </section>
  )
}
