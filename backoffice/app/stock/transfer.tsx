import { useState } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { usePaper } from '../kit/paper.tsx'
import { useScan } from '../kit/scan.ts'
import { Facts, Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { bareCode } from './bare-code.ts'
import { TransferSlip } from './slip.tsx'
import { transferTone } from './tones.ts'
import { stockWords } from './words.ts'

export type Transfer = Answer<'GET /transfers/:transfer/'>
const touched = ['GET /transfers/', 'GET /stock/']

export function Screen() {
  const { transfer: id = '' } = useParams()
  const { transfers: words } = useWords(stockWords)
  const { data: transfer, error, refetch } = useCall('GET /transfers/:transfer/', { params: { transfer: id } })
  const { print, paper } = usePaper('slip')
  return (
    <DetailPane
      title={words.heading(transfer?.code ?? '')}
      list="/transfers"
      row={id}
      head={
        transfer && (
          <>
            <Mark tone={transferTone[transfer.state]}>{words.states[transfer.state]}</Mark>
            <button
              type="button"
              className="button"
              data-kind="quiet"
              onClick={() => print(<TransferSlip transfer={transfer} words={words} />)}
            >
              {words.print}
            </button>
          </>
        )
      }
    >
      {error && !transfer && <Failed error={error} again={() => void refetch()} />}
      {transfer && <Opened key={`${transfer.id} ${transfer.state}`} transfer={transfer} />}
      {paper}
    </DetailPane>
  )
}

function Opened({ transfer }: { transfer: Transfer }) {
  const { transfers: words } = useWords(stockWords)
  const step = (one: { by: string; at: string } | null) =>
    one && (
      <>
        {one.by}, <When at={one.at} />
      </>
    )
  return (
    <>
      <p className="stock-way">{words.way(transfer.from_name, transfer.to_name)}</p>
      <Facts
        of={[
          [words.steps.asked, step(transfer.asked_step)],
          [words.steps.answered, step(transfer.answered_step)],
          [words.steps.finished, step(transfer.finished_step)],
          [words.note, transfer.note],
          [words.reason, transfer.reason],
        ]}
      />
      <Lines transfer={transfer} />
    </>
  )
}

/** Which number of a transfer can be said now: what leaves, what arrived, or none. */
function useSaying({ acts }: Transfer): 'send' | 'receive' | null {
  const [maySend, mayReceive] = [useMay('transfer.send'), useMay('transfer.receive')]
  return maySend && acts.send === null ? 'send' : mayReceive && acts.receive === null ? 'receive' : null
}

const firstCopies = ({ lines }: Transfer, saying: 'send' | 'receive' | null) =>
  new Map(
    lines.map(({ product, asked, there, received }) => [product, saying === 'send' ? Math.min(asked, there) : received] as const),
  )

function Lines({ transfer }: { transfer: Transfer }) {
  const { transfers: words } = useWords(stockWords)
  const saying = useSaying(transfer)
  const [copies, setCopies] = useState(() => firstCopies(transfer, saying))
  const notice = useNotice()
  const set = (product: number, most: number, count: number) =>
    setCopies((before) => new Map(before).set(product, Math.max(0, Math.min(most, count))))
  useScan((code) => {
    const line = transfer.lines.find(({ ean }) => ean === bareCode(code))
    if (!line || saying !== 'receive') notice({ text: words.notInIt(code), kind: 'fault' })
    else set(line.product, line.sent, (copies.get(line.product) ?? 0) + 1)
  })
  return (
    <>
      <Section title={words.lines}>
        {saying === 'receive' && <p className="quiet">{words.scanHint}</p>}
        <ul className="stock-lines">
          {transfer.lines.map((line) => {
            const most = saying === 'send' ? line.asked : line.sent
            return (
              <li key={line.product}>
                <p className="stock-name">
                  <b>{line.title}</b>
                  <small className="quiet">{[line.ean, line.shelf].filter(Boolean).join(' · ')}</small>
                  <small>
                    {words.asked} {line.asked}
                    {saying === 'send' && ` · ${words.there} ${line.there}`}
                    {saying !== 'send' && ` · ${words.sent} ${line.sent} · ${words.received} ${line.received}`}
                  </small>
                </p>
                {saying && (
                  <label className="stock-copies">
                    <span>{saying === 'send' ? words.toSend : words.toReceive}</span>
                    <input
                      type="number"
                      inputMode="numeric"
                      min={saying === 'receive' ? line.received : 0}
                      max={most}
                      aria-label={`${saying === 'send' ? words.toSend : words.toReceive}: ${line.title}`}
                      value={copies.get(line.product) ?? 0}
                      onChange={({ target }) => set(line.product, most, Math.trunc(Number(target.value)) || 0)}
                    />
                  </label>
                )}
              </li>
            )
          })}
        </ul>
      </Section>
      <Acts transfer={transfer} copies={copies} />
    </>
  )
}

/** What can be done with it, each with its reason where it cannot. */
function Acts({ transfer, copies }: { transfer: Transfer; copies: ReadonlyMap<number, number> }) {
  const { transfers: words, why } = useWords(stockWords)
  const notice = useNotice()
  const [asking, setAsking] = useState<'refuse' | 'finish' | null>(null)
  const [reason, setReason] = useState('')
  const send = useAct('POST /transfers/:transfer/send/', touched)
  const refuse = useAct('POST /transfers/:transfer/refuse/', touched)
  const withdraw = useAct('POST /transfers/:transfer/withdraw/', touched)
  const receive = useAct('POST /transfers/:transfer/receive/', touched)
  const [maySend, mayReceive, mayAsk] = [useMay('transfer.send'), useMay('transfer.receive'), useMay('transfer.ask')]
  const params = { transfer: transfer.id }
  const lines = [...copies].map(([product, count]) => ({ product, copies: count }))
  const arrived = transfer.lines.some(({ product, received }) => (copies.get(product) ?? 0) > received)
  const missing = transfer.lines.reduce((all, { product, sent }) => all + sent - (copies.get(product) ?? 0), 0)
  const said = (text: string) => ({ onSuccess: () => notice({ text }) })
  const because = (code: string | null) => (code === null ? null : (why[code] ?? code))
  const { acts } = transfer
  const closed = Object.values(acts).every((code) => code === 'transfer.not_now')
  if (closed) return null
  const take = (finish: boolean) => receive.mutate({ params, body: { lines, finish, reason } }, said(words.done.received))
  // What is answered closes what is asked next: nothing is opened meanwhile, or its words would be lost.
  const busy = send.isPending || refuse.isPending || withdraw.isPending || receive.isPending
  const refusal = send.error ?? refuse.error ?? withdraw.error ?? receive.error
  return (
    <Fields
      refusal={refusal}
      onSubmit={() => {
        if (asking === 'refuse') refuse.mutate({ params, body: { reason } }, said(words.done.refused))
        if (asking === 'finish') take(true)
      }}
    >
      {mayReceive && acts.receive === null && missing > 0 && <p role="status">{words.missing(missing)}</p>}
      <div className="stock-acts">
        {maySend && acts.receive === 'transfer.not_now' && (
          <ActButton
            kind="main"
            onAct={() => send.mutate({ params, body: { lines } }, said(words.done.sent))}
            whyNot={because(acts.send)}
            busy={busy}
          >
            {words.send}
          </ActButton>
        )}
        {mayReceive && acts.send === 'transfer.not_now' && (
          <ActButton
            kind="main"
            onAct={() => take(false)}
            whyNot={because(acts.receive) ?? (arrived ? null : words.scanFirst)}
            busy={busy}
          >
            {words.receive}
          </ActButton>
        )}
        {mayReceive && acts.receive === null && missing > 0 && (
          <ActButton onAct={() => setAsking('finish')} busy={busy}>
            {words.finish}
          </ActButton>
        )}
        {maySend && acts.refuse === null && (
          <ActButton onAct={() => setAsking('refuse')} busy={busy}>
            {words.refuse}
          </ActButton>
        )}
        {mayAsk && acts.withdraw === null && (
          <ActButton onAct={() => withdraw.mutate({ params, body: {} }, said(words.done.withdrawn))} busy={busy}>
            {words.withdraw}
          </ActButton>
        )}
      </div>
      {asking && (
        <>
          <TextField
            name="reason"
            label={asking === 'refuse' ? words.refuseReason : words.reason}
            value={reason}
            onValue={setReason}
            maxLength={500}
            autoFocus
            required
          />
          <Submit busy={busy}>{asking === 'refuse' ? words.refuse : words.finish}</Submit>
        </>
      )}
    </Fields>
  )
}
