import { Link } from 'react-router'
import { dayOf, shownDay } from '#kernel/days.ts'
import type { ListSummary } from '#modules/libraries/desk/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'

/** Lists in a table; one that is still open leads to the desk. */
export function ListTable({ title, items, none }: { title: string; items: readonly ListSummary[]; none?: string }) {
  const language = useLanguage()
  const { desk } = usePrivateMessages()
  const hrefOf = (list: ListSummary) =>
    list.state === 'open' && list.kind === 'order' && list.own
      ? `${pathTo('private-order-entry', language)}?list=${list.list}`
      : pathTo('private-list-detail', language, { id: String(list.list) })
  return (
    <section className="desk-lists">
      <h2 className="ledger-title">{title}</h2>
      {items.length === 0 ? (
        <p className="quiet">{none}</p>
      ) : (
        <ul className="desk-list-rows">
          {items.map((list) => (
            <li key={list.list}>
              <Link to={hrefOf(list)}>{list.name || desk.unnamed}</Link>
              <span className="quiet">
                {[
                  list.by ? desk.by({ name: list.by }) : desk.byHolder,
                  list.reference,
                  desk.lines({ count: list.lines }),
                  desk.copiesOf({ count: list.copies }),
                  list.open_points > 0 ? desk.openPoints({ count: list.open_points }) : '',
                  list.order ? `${desk.order} ${list.order}` : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {list.letter && list.state === 'awaiting' && ` · ${desk.said({ words: list.letter })}`}
              </span>
              <span className="desk-list-state">
                {list.state === 'awaiting' && <strong>{desk.states.awaiting} · </strong>}
                <time dateTime={list.updated}>{shownDay(dayOf(new Date(list.updated)))}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
