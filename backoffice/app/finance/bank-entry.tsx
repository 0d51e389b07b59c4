import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { TextField } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Day, Facts, Mark, Money, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { BookParts } from './bank-parts.tsx'
import { bankWords } from './bank-words.ts'
import { bankTouched } from './touched.ts'
import { financeWords } from './words.ts'

export type Entry = Answer<'GET /bank/entries/:entry/'>
const tones = { to_match: 'wait', booked: 'good', aside: 'plain', outgoing: 'plain' } as const

/** One movement: what it says, the invoices that it pays, and what was booked of it. */
export function Screen() {
  const { entry: id = '' } = useParams()
  const words = useWords(bankWords)
  const { data: entry, error, refetch } = useCall('GET /bank/entries/:entry/', { params: { entry: Number(id) } })
  return (
    <DetailPane
      title={entry ? <Money euros={entry.amount} /> : words.title}
      list="/bank"
      row={id}
      head={entry && <Mark tone={tones[entry.state]}>{words.states[entry.state]}</Mark>}
    >
      {error && !entry && <Failed error={error} again={() => void refetch()} />}
      {entry && (
        <>
          <Facts
            of={[
              [words.facts.date, <Day key="date" day={entry.date} />],
              [words.facts.value, entry.value_date === entry.date ? '' : <Day key="value" day={entry.value_date} />],
              [words.facts.party, entry.party],
              [words.facts.partyAccount, entry.party_account],
              [words.facts.text, entry.text],
              [words.facts.reference, entry.reference],
              [words.facts.account, entry.account],
              [words.facts.open, entry.state === 'to_match' ? <Money key="open" euros={entry.open} /> : ''],
              entry.aside?.same_as
                ? [
                    words.sameAs,
                    <Link key="same" to={`/bank/${entry.aside.same_as.entry}`}>
                      {entry.aside.same_as.file}
                    </Link>,
                  ]
                : [entry.aside ? words.asideBy(entry.aside.by) : '', entry.aside?.reason ?? ''],
            ]}
          />
          {entry.aside?.same_as && <p className="quiet">{words.bookedOnce}</p>}
          {entry.state === 'to_match' && <BookParts key={`${id} ${entry.open}`} entry={entry} />}
          <Bookings entry={entry} />
          <Aside key={`aside ${id}`} entry={entry} />
        </>
      )}
    </DetailPane>
  )
}

function Bookings({ entry: { bookings } }: { entry: Entry }) {
  const words = useWords(bankWords)
  const { failed } = useWords(financeWords)
  const act = useAct('POST /bank/bookings/:booking/undo/', bankTouched)
  const tell = useNotice()
  const may = useMay('bank.book')
  if (bookings.length === 0) return null
  const undo = (booking: number) =>
    act.mutateAsync({ params: { booking }, body: {} }).then(
      () => tell({ text: words.undone }),
      (error: unknown) => tell({ text: error instanceof Error && error.message ? error.message : failed, kind: 'fault' }),
    )
  return (
    <Section title={words.bookings}>
      <ul className="rows">
        {bookings.map(({ booking, at, by, parts, undone_at, undone_by }) => (
          <li key={booking}>
            <When at={at} short />
            <span>
              {parts.map(({ invoice, customer_name, amount }) => (
                <span key={invoice} className="bank-part" data-undone={undone_at ? '' : undefined}>
                  {invoice} · {customer_name} · <Money euros={amount} />
                </span>
              ))}
              <span className="quiet">{undone_at ? words.undoneBy(undone_by ?? '') : by}</span>
            </span>
            {may && !undone_at && (
              <ActButton busy={act.isPending} onAct={() => void undo(booking)}>
                {words.undo}
              </ActButton>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A movement that pays no invoice leaves the list, with a reason; and comes back. */
function Aside({ entry }: { entry: Entry }) {
  const words = useWords(bankWords)
  const act = useAct('POST /bank/entries/:entry/aside/', bankTouched)
  const back = useAct('POST /bank/entries/:entry/back/', bankTouched)
  const tell = useNotice()
  const [reason, setReason] = useState('')
  if (!useMay('bank.book') || entry.state === 'outgoing') return null
  const params = { entry: entry.entry }
  if (entry.aside)
    return (
      <div className="acts">
        <ActButton
          busy={back.isPending}
          onAct={() =>
            void back.mutateAsync({ params, body: {} }).then(
              () => tell({ text: words.backDone }),
              () => {},
            )
          }
        >
          {words.back}
        </ActButton>
      </div>
    )
  return (
    <div className="acts">
      <ActForm
        name={words.aside}
        whyNot={entry.acts.aside === null ? null : (words.reasons[entry.acts.aside] ?? '')}
        refusal={act.error}
        busy={act.isPending}
        onSubmit={() =>
          act.mutateAsync({ params, body: { reason } }).then(
            () => {
              tell({ text: words.asideDone })
              return true
            },
            () => false,
          )
        }
      >
        <TextField name="reason" label={words.asideReason} value={reason} onValue={setReason} maxLength={500} required />
      </ActForm>
    </div>
  )
}
