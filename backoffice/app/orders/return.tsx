import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { addressOf } from '../api/client.ts'
import { useCall } from '../api/queries.ts'
import { useMay, useMe } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { AreaField, CheckField, ChoiceField, TextField } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Facts, Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { fulfilmentWords } from './fulfilment-words.ts'
import { useOrderAct } from './order-acts.ts'
import { orderWords } from './words.ts'
import './order.css'
import { returnTone } from './states.ts'

type Return = Answer<'GET /returns/:return/'>

/** One return: what comes back and why, the answer, and what was really received. */
export function Screen() {
  const { return: id = '' } = useParams()
  const { returns: words } = useWords(fulfilmentWords)
  const { returnKinds, returnStates, order: orderTexts } = useWords(orderWords)
  const { data: back, error, refetch } = useCall('GET /returns/:return/', { params: { return: id } })
  return (
    <DetailPane
      title={back ? words.of(returnKinds[back.kind], back.order) : words.title}
      list="/returns"
      row={id}
      head={back && <Mark tone={returnTone[back.state]}>{returnStates[back.state]}</Mark>}
    >
      {error && !back && <Failed error={error} again={() => void refetch()} />}
      {back && (
        <>
          <Facts
            of={[
              [words.columns.asked, <When key="asked" at={back.requested_at} />],
              [
                words.columns.order,
                <Link key="order" to={`/orders/${back.order}`}>
                  {back.order}
                </Link>,
              ],
              [orderTexts.reason, back.reason],
              [words.answered, back.answer],
              [
                words.label,
                back.label_sent && (
                  <span key="label">
                    {back.code} · <When at={back.label_sent} />
                  </span>
                ),
              ],
              [words.lateness, back.late ? words.late : ''],
            ]}
          />
          <Section title={orderTexts.lines}>
            <ul className="rows return-lines">
              {back.lines.map((line) => (
                <li key={line.line}>
                  <span>{line.title}</span>
                  <span>
                    {line.received === null ? `× ${line.quantity}` : words.received(line.received, line.quantity)}
                    {line.restock === false && ` · ${words.damaged}`}
                  </span>
                </li>
              ))}
            </ul>
          </Section>
          <div className="acts">
            <AnswerForm key={`answer ${id}`} back={back} />
            <Label back={back} />
            <ReceiveForm key={`receive ${id}`} back={back} />
          </div>
        </>
      )}
    </DetailPane>
  )
}

function AnswerForm({ back }: { back: Return }) {
  const { returns: words } = useWords(fulfilmentWords)
  const act = useOrderAct('POST /returns/:return/answer/', words.answerSent)
  const [accept, setAccept] = useState('yes')
  const [answer, setAnswer] = useState('')
  if (!useMay('return.answer') || back.state !== 'requested') return null
  return (
    <ActForm
      name={words.answer}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params: { return: back.return }, body: { accept: accept === 'yes', answer } })}
    >
      <ChoiceField
        name="accept"
        label={words.decision}
        value={accept}
        onValue={setAccept}
        options={[
          { value: 'yes', text: words.accept },
          { value: 'no', text: words.refuse },
        ]}
      />
      <AreaField name="answer" label={words.toCustomer} rows={3} value={answer} onValue={setAnswer} maxLength={1000} />
    </ActForm>
  )
}

/** The label for the parcel, sent by e-mail or printed here for who stands at the counter. */
function Label({ back }: { back: Return }) {
  const { returns: words } = useWords(fulfilmentWords)
  const act = useOrderAct('POST /returns/:return/label/', words.labelSent)
  if (!useMay('return.answer')) return null
  const whyNot = back.acts.label === null ? null : (words.reasons[back.acts.label] ?? '')
  return (
    <>
      <ActButton
        busy={act.busy}
        whyNot={whyNot}
        onAct={() => void act.quick({ params: { return: String(back.return) }, body: {} })}
      >
        {back.label_sent ? words.labelAgain : words.sendLabel}
      </ActButton>
      {whyNot === null && (
        <a
          className="button"
          data-kind="quiet"
          href={addressOf('GET /returns/:return/label/', { params: { return: String(back.return) } })}
          target="_blank"
          rel="noreferrer"
        >
          {words.printLabel}
        </a>
      )}
    </>
  )
}

function ReceiveForm({ back }: { back: Return }) {
  const { returns: words, common } = useWords(fulfilmentWords)
  const { store_code } = useMe()
  const { data: stores } = useCall('GET /stores/', {}, { staleTime: 600_000 })
  const act = useOrderAct('POST /returns/:return/receive/', words.receivedNow)
  const [store, setStore] = useState(store_code ?? '')
  const [received, setReceived] = useState<Record<number, string>>({})
  const [damaged, setDamaged] = useState<readonly number[]>([])
  const waiting = back.state === 'requested' || back.state === 'refused'
  if (!useMay('return.receive') || back.state === 'refunded' || back.state === 'received') return null
  return (
    <ActForm
      name={words.receive}
      whyNot={waiting ? (back.state === 'refused' ? words.wasRefused : words.decideFirst) : null}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() =>
        act.run({
          params: { return: back.return },
          body: {
            store_code: store,
            lines: back.lines.map(({ line, quantity }) => ({
              line,
              received: Number(received[line] ?? quantity),
              restock: !damaged.includes(line),
            })),
          },
        })
      }
    >
      <ChoiceField
        name="store_code"
        label={common.store}
        value={store}
        onValue={setStore}
        empty="—"
        required
        disabled={store_code !== null}
        options={(stores?.items ?? []).map(({ store_code: code, name }) => ({ value: code, text: name }))}
      />
      {back.lines.map(({ line, title, quantity }) => (
        <div key={line} className="receive-line">
          <TextField
            name={`received-${line}`}
            label={words.copiesOf(title, quantity)}
            inputMode="numeric"
            value={received[line] ?? String(quantity)}
            onValue={(value) => setReceived({ ...received, [line]: value })}
          />
          <CheckField
            name={`damaged-${line}`}
            label={words.isDamaged}
            checked={damaged.includes(line)}
            onChecked={(checked) => setDamaged(checked ? [...damaged, line] : damaged.filter((known) => known !== line))}
          />
        </div>
      ))}
    </ActForm>
  )
}
