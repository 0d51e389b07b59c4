import type { Db, Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const cardRows = (db: Db, { customerId }: Person) => db`
  select c.number as card, c.issued_at, c.balance,
    (select json_agg(json_build_object('card', f.number, 'blocked_at', f.blocked_at, 'reason', f.reason) order by f.blocked_at)
     from former_card f where f.customer_id = c.customer_id) as former_cards,
    (select json_agg(json_build_object('on', e.made_on, 'kind', e.kind, 'points', e.points, 'until', e.expires_on) order by e.id)
     from points_entry e where e.customer_id = c.customer_id) as points,
    (select json_agg(json_build_object('on', t.at, 'store', t.store_code, 'receipt', t.receipt, 'earned', t.earned, 'spent', t.spent) order by t.id)
     from till_points t where t.customer_id = c.customer_id) as at_tills
  from loyalty_card c where c.customer_id = ${customerId}`

export const cardRequestRows = (db: Db, { customerId, proved }: Person) => db`
  select r.name, r.surnames, r.tax_id, r.phone, r.email, r.address, r.city, r.postcode, r.birth_date, s.name_es as sector,
    r.observations, t.name as store, r.info, r.sent_at, r.state, r.answer
  from card_request r join card_sector s on s.code = r.sector_code join store t on t.code = r.store_code
  where r.customer_id = ${customerId} or lower(r.email) = lower(${proved}) order by r.id`

export async function pointsLeft(db: Db, customerId: string): Promise<number> {
  const [row] = await db<{ balance: number }[]>`select balance from loyalty_card where customer_id = ${customerId}`
  return row?.balance ?? 0
}

export const deleteCardRequests = (tx: Tx, { customerId, proved }: Person) => tx`
  delete from card_request where customer_id = ${customerId} or lower(email) = lower(${proved})`
