import { useState } from 'react'
import { Link } from 'react-router'
import { today } from '#kernel/days.ts'
import { shownNumber } from '#kernel/figures.ts'
import type { Answer } from '../api/calls.ts'
import { addressOf } from '../api/client.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Mark, PartHeading, Section, When } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { Owed } from './books-owed.tsx'
import { booksWords } from './books-words.ts'
import { Findings } from './findings.tsx'
import { JournalAccounts } from './journal-accounts.tsx'
import './finance.css'

type Compared = Answer<'GET /books/compared/'>

/** Whether the books agree, what the accountant takes along, and what the house owes on cards and in points. */
export function Screen() {
  const words = useWords(booksWords)
  const [month, setMonth] = useState(() => today().slice(0, 7))
  const { data, error, refetch } = useCall('GET /books/compared/', undefined, { refetchInterval: 5_000 })
  return (
    <section className="finance-page">
      <title>{words.title}</title>
      <header className="finance-head">
        <h1>{words.title}</h1>
        <label className="filters">
          {words.month}{' '}
          <input
            type="month"
            className="filter"
            value={month}
            max={today().slice(0, 7)}
            onChange={({ target }) => target.value && setMonth(target.value)}
          />
        </label>
      </header>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      <PartHeading value="h2">
        {data && <Compared of={data} />}
        <Files month={month} />
        <JournalAccounts />
        <Owed month={month} />
      </PartHeading>
    </section>
  )
}

function Compared({ of: { last, waits } }: { of: Compared }) {
  const words = useWords(booksWords)
  const language = useLanguage()
  const act = useAct('POST /books/compare/', ['GET /books/'])
  const may = useMay('books.compare')
  const tell = useNotice()
  const compare = () => act.mutateAsync({ body: {} }).then(() => tell({ text: words.asked }))
  return (
    <Section
      title={words.compared}
      tools={
        may && (
          <ActButton busy={act.isPending} whyNot={waits ? words.waits : null} onAct={() => void compare()}>
            {words.now}
          </ActButton>
        )
      }
    >
      {!last && <p>{words.never}</p>}
      {last && (
        <>
          <p>
            {last.failure === null ? (
              <Mark tone={last.differences === 0 ? 'good' : 'bad'}>
                {last.differences === 0 ? words.agrees(last.checks ?? 0) : words.differs(last.differences ?? 0, last.checks ?? 0)}
              </Mark>
            ) : (
              <Mark tone="bad">{words.failedRun(last.failure)}</Mark>
            )}{' '}
            <span className="quiet">
              {last.finished_at && <When at={last.finished_at} />} · {last.asked_by === 'night' ? words.night : last.asked_by}
              {last.took_ms !== null && ` · ${words.took(shownNumber(Math.round(last.took_ms / 100) / 10, language))}`} ·{' '}
              <Link to="/book-runs">{words.history}</Link>
            </span>
          </p>
          <Findings of={last.findings} />
        </>
      )}
    </Section>
  )
}

/** The first and the last day of a month. */
const daysOf = (month: string): { from: string; to: string } => {
  const [year = 0, of = 0] = month.split('-').map(Number)
  return { from: `${month}-01`, to: new Date(Date.UTC(year, of, 0)).toISOString().slice(0, 10) }
}

function Files({ month }: { month: string }) {
  const words = useWords(booksWords)
  const giftCards = useMay('gift_card.export')
  if (!useMay('invoice.export')) return null
  const file = (book: 'vat' | 'invoices', format: 'csv' | 'xlsx', text: string) => (
    <a
      key={`${book} ${format}`}
      className="button"
      data-kind="quiet"
      href={addressOf('GET /books/', { query: { book, format, ...daysOf(month) } })}
    >
      {text} ({format === 'csv' ? 'CSV' : 'Excel'})
    </a>
  )
  const journal = (format: 'csv' | 'xlsx') => (
    <a className="button" data-kind="quiet" href={addressOf('GET /journal/', { query: { format, ...daysOf(month) } })}>
      {words.journal.title} ({format === 'csv' ? 'CSV' : 'Excel'})
    </a>
  )
  return (
    <Section title={words.files}>
      <p className="finance-files">
        {file('vat', 'xlsx', words.vat)}
        {file('vat', 'csv', words.vat)}
        {file('invoices', 'xlsx', words.invoices)}
        {file('invoices', 'csv', words.invoices)}
        {journal('xlsx')}
        {journal('csv')}
        {giftCards && (
          <a className="button" data-kind="quiet" href={addressOf('GET /gift-cards/books/', { query: daysOf(month) })}>
            {words.giftCardBook}
          </a>
        )}
      </p>
    </Section>
  )
}
