import { useState } from 'react'
import { shownNumber } from '#kernel/figures.ts'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import Bars from '../kit/bars.tsx'
import { TextField } from '../kit/form.tsx'
import { usePaper } from '../kit/paper.tsx'
import { Count, Day, Facts, Section, When } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Whole } from './customer.tsx'
import { useCustomerAct, useReason } from './use-act.ts'
import { customerWords } from './words.ts'

type Loyalty = Answer<'GET /customers/:customer/points/'>
const shownMovements = 8

/** The loyalty card of a customer: points by hand, a lost number, the slip. */
export function CustomerCard({ of }: { of: Whole }) {
  const { points: words } = useWords(customerWords)
  const { data } = useCall('GET /customers/:customer/points/', { params: { customer: of.customer } })
  const { print, paper } = usePaper('slip')
  const mayIssue = useMay('card.issue')
  const mayAdjust = useMay('points.adjust')
  const reason = useReason()
  const issue = useCustomerAct('POST /customers/:customer/card/', words.issuedNow)
  if (!data) return null
  const { card } = data
  return (
    <Section title={words.title}>
      {card ? (
        <Facts
          of={[
            [words.number, card.number],
            [words.issued, <When key="issued" at={card.issued_at} />],
            [words.available, <Count key="available" of={data.available} />],
            [words.pending, data.pending > 0 && <Count of={data.pending} />],
          ]}
        />
      ) : (
        <p className="quiet">{words.none}</p>
      )}
      <div className="acts">
        {mayIssue && !card && (
          <ActButton
            busy={issue.busy}
            whyNot={reason(data.acts.issue)}
            onAct={() => void issue.quick({ params: { customer: of.customer }, body: {} })}
          >
            {words.issue}
          </ActButton>
        )}
        {card && <ActButton onAct={() => print(<CardSlip number={card.number} />)}>{words.print}</ActButton>}
        {mayAdjust && card && <Adjust customer={of.customer} loyalty={data} />}
        {mayIssue && card && <Replace customer={of.customer} loyalty={data} number={card.number} />}
      </div>
      <Movements of={data} />
      {data.former.length > 0 && (
        <>
          <h4>{words.former}</h4>
          <ul className="rows">
            {data.former.map(({ number, blocked_at, reason: why, by }) => (
              <li key={number}>
                <When at={blocked_at} short />
                <span>
                  {number} <span className="quiet">{why}</span>
                </span>
                <span className="quiet">{by}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {paper}
    </Section>
  )
}

function Movements({ of }: { of: Loyalty }) {
  const { points: words } = useWords(customerWords)
  if (of.movements.length === 0) return null
  return (
    <details>
      <summary>{words.movements}</summary>
      <ul className="rows">
        {of.movements.slice(0, shownMovements).map((movement, index) => (
          <li key={index}>
            <Day day={movement.made_on} />
            <span>
              {words.kinds[movement.kind]} {movement.order_number}
              {movement.reason && <span className="quiet"> {movement.reason}</span>}
            </span>
            <Count of={movement.points} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Adjust({ customer, loyalty }: { customer: string; loyalty: Loyalty }) {
  const { points: words } = useWords(customerWords)
  const whyNot = useReason()
  const act = useCustomerAct('POST /customers/:customer/points/', words.adjusted)
  const [points, setPoints] = useState('')
  const [reason, setReason] = useState('')
  return (
    <ActForm
      name={words.adjust}
      whyNot={whyNot(loyalty.acts.adjust)}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params: { customer }, body: { points: Number(points.replace('−', '-')), reason } })}
    >
      <TextField name="points" label={words.points} required value={points} onValue={setPoints} />
      <TextField
        name="reason"
        label={words.adjustReason}
        hint={words.adjustHint(shownNumber(loyalty.may_give, useLanguage()))}
        required
        value={reason}
        onValue={setReason}
      />
    </ActForm>
  )
}

function Replace({ customer, loyalty, number }: { customer: string; loyalty: Loyalty; number: string }) {
  const { points: words } = useWords(customerWords)
  const whyNot = useReason()
  const act = useCustomerAct('POST /customers/:customer/card/replace/', words.replaced)
  const [reason, setReason] = useState('')
  return (
    <ActForm
      name={words.replace}
      whyNot={whyNot(loyalty.acts.replace)}
      submit={words.replaceSubmit(number)}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params: { customer }, body: { reason } })}
    >
      <TextField name="reason" label={words.replaceReason} hint={words.replaceHint} required value={reason} onValue={setReason} />
    </ActForm>
  )
}

/** What the customer takes along: the number as bars that every till reads. */
function CardSlip({ number }: { number: string }) {
  const { points: words } = useWords(customerWords)
  return (
    <section className="card-slip">
      <h1>{words.slip}</h1>
      <Bars text={number} label={number} />
      <p>{number}</p>
      <p>{words.slipText}</p>
    </section>
  )
}
