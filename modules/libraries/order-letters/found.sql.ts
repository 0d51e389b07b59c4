import type { Db } from '#kernel/db.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import { around, columns, type OrderLetterRow } from './order-letters.sql.ts'
import type { FindOrderLetters } from './staff-contract.ts'

/** Words of the e-mail itself, or of whose account it is. */
const ofWords = (db: Db, q: string | undefined) =>
  q === undefined
    ? db``
    : db`and l.id in (
        select e.id from order_letter e
          where true ${worded(db, db`list_words(e.number || ' ' || e.email || ' ' || e.subject || ' ' || e.comments || ' ' || e.file_name)`, q)}
        union all
        select e.id from order_letter e where e.customer_id in (select k.id from customer k where true
          ${worded(db, db`list_words(k.name || ' ' || k.surnames || ' ' || k.company || ' ' || k.library || ' ' || k.contact_person || ' ' || k.email || ' ' || coalesce(k.tax_id, '') || ' ' || digits_of(k.phone))`, q)}))`

const foundIn = (db: Db, { q, from, to, state }: FindOrderLetters) => db`
  from order_letter l where true ${ofWords(db, q)} ${onDays(db, db`l.sent_at`, { from, to })}
    ${state === undefined ? db`` : db`and l.state = ${state}`}`
export const matchingLetters = (db: Db, query: FindOrderLetters) => db`select l.id ${foundIn(db, query)}`
export const letterSorts = (db: Db) => ({ sent_at: { by: db`l.sent_at`, kind: 'instant' } }) as const
export const foundLetters = (db: Db, query: FindOrderLetters, walk: Walk) => db<
  (OrderLetterRow & Walked & { lines: number; open_lines: number })[]
>`
  with page as materialized (select l.id, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order})
  select ${columns(db)}, n.lines, n.open_lines, page.list_key, page.list_id
  from page join order_letter l on l.id = page.id ${around(db)}
  cross join lateral (
    select count(*)::int as lines, (count(*) filter (where g.wanted and g.product_id is null))::int as open_lines
    from order_letter_line g where g.letter_id = l.id) n
  ${walk.order}`
