import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { ClaimState } from '#modules/orders/claims/contract.ts'
import type { ProvedAddress } from '#modules/people/access/contract.ts'

const few = 5

export interface AccountRow {
  verified_at: Date | null
  newsletter: boolean
  erased_at: Date | null
  merged_into: string | null
  merged: string[]
  pending_email: string | null
  last_seen: Date | null
  members: number
  favourites: number
  stock_alerts: number
  registrations: number
}

/** What stands at an account, and how much of the rest there is. */
export async function accountRow(db: Db, id: string, proved: ProvedAddress | null, now: Date): Promise<AccountRow | undefined> {
  const [row] = await db<AccountRow[]>`
    select c.verified_at, c.newsletter, c.erased_at, c.merged_into,
      array(select m.id from customer m where m.merged_into = c.id order by m.merged_at) as merged,
      (select e.email from email_link e where e.customer_id = c.id and e.expires_at > ${now} and lower(e.email) <> lower(c.email))
        as pending_email,
      (select max(s.used_at) from session s where s.id = c.id) as last_seen,
      (select count(*)::int from account_member m where m.customer_id = c.id and m.closed_at is null) as members,
      (select count(*)::int from wish w where w.customer_id = c.id) as favourites,
      (select count(*)::int from stock_notice n where lower(n.email) = lower(${proved})) as stock_alerts,
      (select count(*)::int from activity_registration r where lower(r.email) = lower(${proved})) as registrations
    from customer c where c.id = ${id}`
  return row
}

/** The address-book of an account. */
export const addressRows = (db: Db, id: string) => db<
  {
    name: string
    recipient: string
    street: string
    floor: string | null
    postcode: string
    city: string
    country: string
    phone: string | null
    is_main: boolean
    is_billing: boolean
  }[]
>`
  select name, recipient, street, floor, postcode, city, country, phone, is_main, is_billing
  from customer_address where customer_id = ${id} order by is_main desc, id`

export const invoiceRows = (db: Db, id: string) => db<{ number: string; issued_on: Day; total: Cents; count: number }[]>`
  select i.full_number as number, i.issue_date as issued_on, i.total_cents as total, count(*) over ()::int as count
  from customer_invoice c join invoice i on i.id = c.invoice_id where c.customer_id = ${id}
  order by i.issue_date desc, i.id desc limit ${few}`

type ReturnRow = {
  return: number
  order: string
  state: 'requested' | 'accepted' | 'refused' | 'received' | 'refunded'
  requested_at: Date
  count: number
}
export const returnRows = (db: Db, id: string) => db<ReturnRow[]>`
  select r.id as return, o.number as order, r.state, r.requested_at, count(*) over ()::int as count
  from shop_order o join order_return r on r.order_id = o.id where o.owner_id = ${id} and o.owner_kind = 'customer'
  order by r.requested_at desc, r.id desc limit ${few}`

export const claimRows = (db: Db, id: string) => db<
  { claim: number; order: string; state: ClaimState; made_at: Date; count: number }[]
>`
  select c.id as claim, o.number as order, c.state, c.made_at, count(*) over ()::int as count
  from claim c join shop_order o on o.id = c.order_id where c.customer_id = ${id} order by c.id desc limit ${few}`

/** Messages from an address that is known to be theirs. */
export const messageRows = (db: Db, proved: ProvedAddress | null) => db<
  { message: number; said: string; sent_at: Date; closed: boolean; count: number }[]
>`
  select m.id as message, left(m.message, 160) as said, m.sent_at, m.closed_at is not null as closed, count(*) over ()::int as count
  from contact_message m where lower(m.email) = lower(${proved}) order by m.id desc limit ${few}`

interface GiftCardRow {
  card: number
  last4: string | null
  role: 'bought' | 'received'
  balance: Cents
  expires_on: Day
  blocked: boolean
  count: number
}
/** Gift cards that an account bought, or that were sent to its proved address. */
export const giftCardRows = (db: Db, id: string, proved: ProvedAddress | null) => db<GiftCardRow[]>`
  select g.id as card, g.last4, case when o.owner_id = ${id} then 'bought' else 'received' end as role, g.balance_cents as balance,
    g.expires_on, g.blocked_at is not null as blocked, count(*) over ()::int as count
  from gift_card g left join shop_order o on o.id = g.order_id
  where g.issued_at is not null and (g.order_id in (select b.id from shop_order b where b.owner_id = ${id} and b.kind = 'gift_card')
    or lower(g.recipient_email) = lower(${proved}))
  order by g.id desc limit ${few}`

export const cardRequestRows = (db: Db, id: string, proved: ProvedAddress | null) => db<
  { request: number; sent_at: Date; state: 'open' | 'issued' | 'refused' }[]
>`
  select id as request, sent_at, state from card_request
  where customer_id = ${id} or lower(email) = lower(${proved}) order by id desc limit ${few}`
