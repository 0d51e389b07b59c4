import { Form, Link, useActionData, useLoaderData } from 'react-router'
import { dayOf, shownDay } from '#kernel/days.ts'
import { pathTo } from '#kernel/route-table.ts'
import type { WithdrawalReceipt } from '#modules/returns/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { useShop } from '../shell/use-shop.ts'
import { ErrorSummary, Field, Submit } from '../ui/form.tsx'
import { inBrowser, onServer } from '../visit/work.ts'
import { loadWithdrawal, type WithdrawalPage, type WithdrawalStep, withdraw } from './withdrawal-work.ts'

export const loader = onServer(loadWithdrawal)
export const clientLoader = Object.assign(inBrowser(loadWithdrawal), { hydrate: true as const })
export const action = onServer(withdraw)
export const clientAction = inBrowser(withdraw)

/** The withdrawal function (Directive 2011/83, article 11a): without an account, in two steps, no reason asked. */
export default function Withdrawal() {
  const { afterwards } = useMessages()
  const step = useActionData() as WithdrawalStep | undefined
  return (
    <div className="page narrow withdrawal">
      <title>{afterwards.withdrawTitle}</title>
      <h1>{afterwards.withdrawTitle}</h1>
      {step?.step === 'done' ? (
        <Done receipt={step.receipt} />
      ) : step?.step === 'choose' ? (
        <Choose {...step} />
      ) : (
        <Declare outcome={step?.outcome} />
      )}
      {step?.step !== 'done' && <ModelForm />}
    </div>
  )
}

function Declare({ outcome }: { outcome: Extract<WithdrawalStep, { step: 'refused' }>['outcome'] | undefined }) {
  const { afterwards } = useMessages()
  const known = useLoaderData() as WithdrawalPage
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
        <Submit intent="find">{afterwards.withdrawNext}</Submit>
      </p>
    </Form>
  )
}

function Choose({ declared, found, detail }: Extract<WithdrawalStep, { step: 'choose' }>) {
  const language = useLanguage()
  const { afterwards } = useMessages()
  const again = (
    <Link to={pathTo('withdrawal', language)} reloadDocument>
      {afterwards.withdrawBack}
    </Link>
  )
  if (found.lines.length === 0)
    return (
      <>
        <p className="message" role="status">
          {afterwards.withdrawNothing}
        </p>
        <p>{again}</p>
      </>
    )
  return (
    <Form method="post" className="form">
      {Object.entries(declared).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {found.late && <p className="message">{afterwards.withdrawLate}</p>}
      {detail && (
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
        <Submit intent="confirm">{afterwards.withdrawConfirm}</Submit>
        {again}
      </p>
    </Form>
  )
}

function Done({ receipt }: { receipt: WithdrawalReceipt }) {
  const { afterwards } = useMessages()
  const at = new Date(receipt.date)
  const time = at.toLocaleTimeString('es-ES', { timeZone: 'Europe/Madrid', hour12: false })
  return (
    <>
      <div className="message message-good" role="status">
        <p>
          <strong>{afterwards.withdrawDone}</strong>
        </p>
        <p>{afterwards.withdrawDoneText({ number: receipt.number, date: shownDay(dayOf(at)), time })}</p>
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
  const { afterwards } = useMessages()
  const shop = useShop()
  if (!shop) return null
  const { name, contact } = shop.settings
  return (
    <section className="withdrawal-model" aria-labelledby="model">
      <h2 id="model">{afterwards.modelTitle}</h2>
      <p className="quiet">{afterwards.modelText}</p>
      <blockquote>
        {afterwards.model({ shop: name, address: contact.address, email: contact.email }).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </blockquote>
    </section>
  )
}
