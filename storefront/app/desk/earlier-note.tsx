import { Link } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import type { Earlier } from '#modules/libraries/desk/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'

/** What the account did with a title before, in words, with the way there. */
export function EarlierNote({ one }: { one: Earlier }) {
  const language = useLanguage()
  const { desk } = usePrivateMessages()
  return (
    <span className="desk-earlier" data-kind={one.kind}>
      {desk.earlier({ one, date: one.date ? shownDay(one.date as Day) : '' })}
      {one.order && (
        <>
          {', '}
          <Link to={pathTo('private-order-detail', language, { number: one.order })}>
            {desk.earlierOrder({ number: one.order })}
          </Link>
        </>
      )}
      {one.note && (
        <>
          {', '}
          <Link to={pathTo('private-delivery-note-detail', language, { code: one.note })}>
            {desk.earlierNote({ code: one.note })}
          </Link>
        </>
      )}
      {one.list !== null && (
        <>
          {' '}
          <Link to={pathTo('private-list-detail', language, { id: String(one.list) })}>
            {desk.earlierList({ name: one.text })}
          </Link>
        </>
      )}
    </span>
  )
}
