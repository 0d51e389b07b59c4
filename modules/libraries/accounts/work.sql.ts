import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import { onDays, type Walk, type Walked } from '#modules/people/staff/list.ts'
import { keptBy, nameOf, ofWorded } from './names.sql.ts'
import type { FindWork, WorkKind } from './staff-contract.ts'

export interface WorkRow extends Walked {
  kind: WorkKind
  record: string
  customer_id: string | null
  customer_name: string | null
  said: string
  what: string
  cents: Cents | null
  keeper: string | null
  since: Date
}

export type AskedWork = FindWork & { staffId: number; quotesEndBy: Day }

/** Of an account on account, what it owes, where its limit leaves no room. */
export const beyondLimit = (db: Db) => db`
  select t.customer_id, o.since, o.cents, o.cents - t.credit_limit_cents as over_cents
  from trade_terms t join lateral (
    select min(placed_at) as since, sum(account_due_cents - received_cents)::bigint as cents from shop_order
    where owner_id = t.customer_id and terms = 'account' and account_due_cents <> received_cents) o on o.cents >= t.credit_limit_cents
  where t.on_account and t.credit_limit_cents is not null and o.since is not null`

/** One kind of work each, read from the partial index of what is open of it. `said`: by whom, where no account is known. */
const work = (db: Db, { quotesEndBy }: AskedWork) => ({
  account: db`
    select 'account' as kind, c.id as record, c.id as customer_id, '' as said, c.kind as what, null::bigint as cents, c.created_at as since
    from customer c where c.activated_at is null and c.kind <> 'private' and c.erased_at is null and c.refused_at is null
      and (c.recheck_since is not null or not c.has_terms)`,
  request: db`
    select 'request', r.id::text, r.customer_id, '', r.asked, null, r.asked_at from bookseller_request r where r.state = 'open'`,
  quote: db`
    select 'quote', q.id::text, q.customer_id, q.name, q.number, q.total_cents::bigint, coalesce(q.decided_at, q.sent_at)
    from quote q where q.state = 'accepted' or q.state = 'sent' and q.valid_until <= ${quotesEndBy}`,
  letter: db`
    select 'letter', l.id::text, l.customer_id, l.email, coalesce(nullif(l.subject, ''), l.number), null, l.sent_at
    from order_letter l where l.state = 'open'`,
  claim: db`
    select 'claim', k.id::text, k.customer_id, '', o.number, null, k.made_at
    from claim k join shop_order o on o.id = k.order_id where k.state = 'open'`,
  budget: db`
    select 'budget', b.id::text, b.customer_id, '', concat_ws(' · ', b.year, nullif(b.title, ''), nullif(b.contract, ''), nullif(b.lot, '')),
      b.available_cents, (select max(e.at) from budget_entry e where e.budget_id = b.id)
    from budget b
    where b.closed_at is null and b.assigned_cents > 0 and (b.invoiced_cents + b.pending_cents) * 5 >= b.assigned_cents * 4`,
  limit: db`select 'limit', l.customer_id, l.customer_id, '', '', l.over_cents, l.since from (${beyondLimit(db)}) l`,
})

/** What is asked for of it. */
function workIn(db: Db, asked: AskedWork) {
  const kinds = work(db, asked)
  const { account, request, quote, letter, claim, budget, limit } = kinds
  const waiting =
    asked.kind === undefined
      ? db`${account} union all ${request} union all ${quote} union all ${letter} union all ${claim} union all ${budget} union all ${limit}`
      : db`${account} and false union all ${kinds[asked.kind]}`
  return db`
    from (${waiting}) w where true ${keptBy(db, db`w.customer_id`, asked)} ${onDays(db, db`w.since`, asked)}
      ${ofWorded(db, db`w.customer_id`, asked.q)}`
}

const keyOf = (db: Db) => db`w.kind || ' ' || w.record`
export const matchingWork = (db: Db, asked: AskedWork) => db`select ${keyOf(db)} ${workIn(db, asked)}`
export const workSorts = (db: Db) => ({ since: { by: db`w.since`, kind: 'instant' } }) as const
export const workId = (db: Db) => ({ id: keyOf(db), as: 'text' }) as const

/** A page of what waits, with whose it is. */
export const findWork = (db: Db, asked: AskedWork, walk: Walk) => db<WorkRow[]>`
  with page as materialized (select w.*, ${walk.key} ${workIn(db, asked)} ${walk.after} ${walk.order})
  select w.kind, w.record, w.customer_id, ${nameOf(db)} as customer_name, w.said, w.what, w.cents, u.name as keeper, w.since,
    w.list_key, w.list_id
  from page w left join customer c on c.id = w.customer_id
  left join account_keeper k on k.customer_id = w.customer_id left join staff_user u on u.id = k.staff_id ${walk.order}`
