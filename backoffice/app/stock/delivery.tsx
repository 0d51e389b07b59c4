import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { Fields, TextField } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Mark, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { LastScan } from './last-scan.tsx'
import { ScanBox } from './scan-box.tsx'
import { useScanning } from './scanning.ts'
import { deliveryTone } from './tones.ts'
import { stockWords } from './words.ts'
import './stock.css'

type Delivery = Answer<'GET /supplier-deliveries/:delivery/'>
type Line = Delivery['lines'][number]
const touched = ['GET /supplier-deliveries/', 'GET /stock/']

/** A delivery: its note against what is scanned out of the boxes. */
export function Screen() {
  const { delivery: id = '' } = useParams()
  const { data, error, refetch } = useCall('GET /supplier-deliveries/:delivery/', { params: { delivery: id } })
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  return data ? <Opened key={data.id} delivery={data} /> : null
}

function Opened({ delivery }: { delivery: Delivery }) {
  const { deliveries: words, count } = useWords(stockWords)
  const mayTake = useMay('supplier_delivery.do')
  const { last, waiting, scan } = useScanning(
    'POST /supplier-deliveries/:delivery/scans/',
    { delivery: delivery.id },
    'GET /supplier-deliveries/:delivery/',
  )
  return (
    <section className="stock-page count">
      <title>{delivery.supplier}</title>
      <header className="count-head">
        <h1>{delivery.supplier}</h1>
        <p>
          {[delivery.note_number && words.note(delivery.note_number), delivery.store_name].filter(Boolean).join(' · ')}{' '}
          <Mark tone={deliveryTone[delivery.state]}>{words.states[delivery.state]}</Mark>
        </p>
        <Link to="/deliveries?state=open">{words.back}</Link>
      </header>
      {mayTake && delivery.acts.scan === null && (
        <ScanBox waiting={waiting} onCode={(code) => scan({ code })}>
          {last === null ? (
            <p className="quiet">{count.nothing}</p>
          ) : (
            <LastScan
              {...last}
              line={last.line?.product === null ? null : last.line}
              onMore={(copies) => scan({ code: last.code, copies })}
              onAll={(copies) => scan({ code: last.code, copies, by_hand: true })}
            />
          )}
        </ScanBox>
      )}
      <End delivery={delivery} waiting={waiting} />
      <Section heading="h2" title={words.against}>
        <ul className="stock-lines">
          {delivery.lines.map((line) => (
            <LineOfNote key={line.code} line={line} />
          ))}
        </ul>
      </Section>
      {delivery.serves.length > 0 && (
        <Section heading="h2" title={words.serves}>
          <ul className="stock-lines">
            {delivery.serves.map(({ order, title, copies }) => (
              <li key={`${order} ${title}`}>
                <p className="stock-name">
                  <Link to={`/orders/${order}`}>{order}</Link> <small>{title}</small>
                </p>
                <data value={copies}>{copies}</data>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {delivery.unread.length > 0 && (
        <Section heading="h2" title={words.unread}>
          <ul className="stock-lines">
            {delivery.unread.map((text, index) => (
              <li key={index}>{text}</li>
            ))}
          </ul>
        </Section>
      )}
    </section>
  )
}

function LineOfNote({ line: { code, product, title, shelf, expected, counted, scanned, waiting } }: { line: Line }) {
  const { deliveries: words } = useWords(stockWords)
  const differs = scanned && counted !== expected
  return (
    <li>
      <p className="stock-name">
        <b>{title || code}</b>
        <small className="quiet">{[title && code, shelf].filter(Boolean).join(' · ')}</small>
        {product === null && <small className="count-problem">{words.unknown}</small>}
        {waiting > 0 && <small>{words.waits(waiting)}</small>}
      </p>
      <p className="count-figures">
        <span className="visually-hidden">{words.columns.counted} </span>
        <data value={counted}>{counted}</data>
        <small className="quiet">
          {words.columns.expected} {expected}
        </small>
        {differs && (
          <Mark tone={counted < expected ? 'bad' : 'wait'}>
            {counted > expected ? `+${counted - expected}` : `−${expected - counted}`}
          </Mark>
        )}
      </p>
    </li>
  )
}

/** The copies into the stock, as they were counted or as the note says. */
function End({ delivery, waiting }: { delivery: Delivery; waiting: number }) {
  const { deliveries: words, count, why } = useWords(stockWords)
  const mayTake = useMay('supplier_delivery.do')
  const notice = useNotice()
  const [remark, setRemark] = useState('')
  const finish = useAct('POST /supplier-deliveries/:delivery/finish/', touched)
  const abandon = useAct('POST /supplier-deliveries/:delivery/abandon/', touched)
  if (!mayTake || delivery.state !== 'open') return null
  const params = { delivery: delivery.id }
  const take = (as_noted: boolean) =>
    finish.mutate({ params, body: { as_noted, remark } }, { onSuccess: () => notice({ text: words.finished }) })
  const left = delivery.lines.some(({ scanned, expected }) => !scanned && expected > 0)
  const differs = delivery.lines.some(({ expected, counted }) => expected !== counted)
  const code = delivery.acts.finish
  const whyNot = waiting > 0 ? count.waiting(waiting) : code && (why[code] ?? code)
  return (
    <Fields refusal={finish.error ?? abandon.error} onSubmit={() => {}}>
      {differs && delivery.counted > 0 && (
        <TextField name="remark" label={words.remark} value={remark} onValue={setRemark} maxLength={500} />
      )}
      <div className="stock-acts">
        <ActButton kind="main" busy={finish.isPending} whyNot={whyNot} onAct={() => take(false)}>
          {words.finish}
        </ActButton>
        {left && (
          <ActButton busy={finish.isPending} whyNot={whyNot} onAct={() => take(true)}>
            {words.finishAsNoted}
          </ActButton>
        )}
        <ActButton
          kind="grave"
          busy={abandon.isPending}
          onAct={() => abandon.mutate({ params, body: {} }, { onSuccess: () => notice({ text: words.abandoned }) })}
        >
          {words.abandon}
        </ActButton>
      </div>
      {left && <p className="field-hint">{words.finishHint}</p>}
    </Fields>
  )
}
