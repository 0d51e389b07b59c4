import { Form, Link, useSubmit } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { Saved } from '../account/private-screen.tsx'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { isChanged, useEarly } from '../ui/early.ts'
import { ErrorSummary } from '../ui/form.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Price } from '../ui/price.tsx'
import { useAnswer } from '../visit/use-answer.ts'
import type { SheetContent, SheetOutcome } from './desk-work.ts'
import { LineTable } from './line-table.tsx'
import { ListActs } from './list-acts.tsx'
import { OrderSettings } from './order-settings.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ScanField } from './scan-field.tsx'

/** A list at work: the field to scan into, its lines, what it comes to. */
export function Sheet({ content, scanning }: { content: SheetContent; scanning: boolean }) {
  const language = useLanguage()
  const { desk } = usePrivateMessages()
  const outcome = useAnswer<SheetOutcome>()
  const { list, placed } = content
  const refused = outcome?.outcome && outcome.intent !== 'add' ? outcome.outcome : undefined
  return (
    <div className="desk">
      <p className="desk-head">
        <strong>{list.name || desk.unnamed}</strong>
        <span className="quiet">
          {' · '}
          {desk.states[list.state]}
          {` · ${list.by ? desk.by({ name: list.by }) : desk.byHolder}`}
          {` · ${desk.lines({ count: list.lines })}`}
          {list.reference && ` · ${list.reference}`}
        </span>
      </p>
      {placed && (
        <div className="message message-good" role="status">
          <p>
            {desk.placed({ number: placed.order })}{' '}
            <Link to={pathTo('private-order-detail', language, { number: placed.order })}>{desk.seeOrder}</Link>
          </p>
          {placed.leftovers && (
            <p>
              <Link to={`${pathTo('private-order-entry', language)}?list=${placed.leftovers}`}>{desk.leftovers}</Link>
            </p>
          )}
        </div>
      )}
      {list.order && !placed && (
        <p>
          <Link to={pathTo('private-order-detail', language, { number: list.order })}>{desk.seeOrder}</Link>
        </p>
      )}
      {list.state === 'awaiting' && (
        <p className="message">
          {desk.awaiting}
          {list.letter && ` ${desk.said({ words: list.letter })}`}
        </p>
      )}
      {list.state === 'open' && list.reason && <p className="message message-error">{desk.returned({ reason: list.reason })}</p>}
      <ErrorSummary outcome={refused} />
      <Saved text={content.saved || (outcome?.outcome === null && outcome.intent === 'settle') ? desk.saved : null} />
      {list.may.edit && scanning && <ScanField key={list.list} list={list.list} outcome={outcome} added={content.added} />}
      <div className="desk-columns">
        <div className="desk-main">
          <Filters content={content} />
          {list.counts.unavailable > 0 && list.may.edit && (
            <Form method="post" className="message desk-park">
              <input type="hidden" name="list" value={list.list} />
              <span>{desk.unavailableCount({ count: list.counts.unavailable })}</span>{' '}
              <button type="submit" name="intent" value="park-unavailable" className="text-button">
                {desk.parkUnavailable}
              </button>
            </Form>
          )}
          {list.items.length === 0 ? <p className="lead">{desk.empty}</p> : <LineTable list={list} />}
          <Pagination page={list.page} pages={list.pages} />
        </div>
        <aside className="desk-aside" id="desk-order">
          {list.may.edit && <OrderSettings list={list} outcome={outcome} />}
          <OrderSummary list={list} />
          <ListActs list={list} />
        </aside>
      </div>
      <SumBar list={list} />
    </div>
  )
}

/** So many lines fit on a screen beside what they come to. */
const shortList = 10

/** What a long list comes to, in sight wherever it is scrolled to. */
function SumBar({ list }: { list: SheetContent['list'] }) {
  const { desk } = usePrivateMessages()
  if (list.items.length <= shortList || list.state === 'ordered') return null
  const budget = list.budgets.find((item) => item.pk === list.budget)
  return (
    <p className="desk-bar desk-no-print" data-over={list.over_budget || undefined}>
      <span>
        {desk.copiesOf({ count: list.copies })} · <Price euros={list.sums.total} />
      </span>
      {budget && (
        <span>
          {desk.left} <Price euros={Math.round((budget.available - list.sums.total) * 100) / 100} />
        </span>
      )}
      <a href="#desk-order">{desk.summary}</a>
    </p>
  )
}

function Filters({ content: { list, only, sort } }: { content: SheetContent }) {
  const { desk, purchases } = usePrivateMessages()
  const submit = useSubmit()
  const form = useEarly<HTMLFormElement>((element) => isChanged(element) && submit(element, { replace: true }))
  if (list.lines < 2) return null
  const { counts } = list
  const open = counts.choose + counts.unknown + counts.unavailable
  const shown = { all: list.lines, open, bought: counts.bought }
  return (
    <Form ref={form} method="get" className="desk-filters desk-no-print" onChange={(event) => submit(event.currentTarget)}>
      <input type="hidden" name="list" value={list.list} />
      <label>
        <span className="visually-hidden">{purchases.stateOf}</span>
        <select name="only" className="select" defaultValue={only} key={only}>
          {(['all', 'open', 'bought'] as const).map((value) => (
            <option key={value} value={value}>
              {`${desk.filters[value]} (${shown[value]})`}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="visually-hidden">{desk.titles}</span>
        <select name="sort" className="select" defaultValue={sort} key={sort}>
          <option value="newest">{desk.sorts.newest}</option>
          <option value="asked">{desk.sorts.asked}</option>
        </select>
      </label>
      <button type="submit" className="button button-quiet button-small no-js-only">
        {purchases.showThese}
      </button>
    </Form>
  )
}
