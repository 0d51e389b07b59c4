import type { Db, Tx } from '#kernel/db.ts'
import type { Claimant } from './notice.ts'
import type { ClaimKind, ClaimState, Resolution } from './states.ts'

export interface ClaimRow {
  id: number
  note_id: number
  note: string
  customer_id: string
  order_id: number
  order_number: string
  state: ClaimState
  resolution: Resolution | null
  comments: string
  answer: string
  refund_id: number | null
  carrier: string
  tracking_code: string
  made_by: string | null
  made_at: Date
  lines: { position: number; kind: ClaimKind; copies: number; title: string; article: string; order_line_id: number }[]
  events: { at: string; event: ClaimEvent; note: string }[]
  /** The order that sends its copies again, unless that was called off. */
  replacement: string | null
}

export type ClaimEvent = 'made' | 'accepted' | 'refused' | 'resent' | 'credited' | 'closed'

/** The order of a claim `c` that sends its copies again, unless it was called off. */
export const replacementOf = (db: Db) => db`
  (select r.number from shop_order r where r.claim_id = c.id
    and exists (select from order_line rl where rl.order_id = r.id and rl.fulfilment <> 'cancelled') order by r.id desc limit 1) as replacement`

const claims = (db: Db) => db`
  select c.*, ${replacementOf(db)}, n.code as note, o.number as order_number,
    (select json_agg(json_build_object('position', l.position, 'kind', l.kind, 'copies', l.copies, 'title', d.title, 'article', d.article,
        'order_line_id', d.order_line_id) order by l.position, l.kind)
      from claim_line l join delivery_note_line d on d.note_id = l.note_id and d.position = l.position where l.claim_id = c.id) as lines,
    (select json_agg(json_build_object('at', e.at, 'event', e.event, 'note', e.note) order by e.id)
      from claim_event e where e.claim_id = c.id) as events
  from claim c join delivery_note n on n.id = c.note_id join shop_order o on o.id = c.order_id`

/** A customer's claims, the newest first, from the one after `before`; of one order alone where it is given. */
export const claimsOf = (
  db: Db,
  customerId: string,
  { before = null, limit, order = null }: { before?: number | null; limit: number; order?: string | null },
) => db<ClaimRow[]>`
  ${claims(db)} where c.customer_id = ${customerId} ${before ? db`and c.id < ${before}` : db``} ${order ? db`and o.number = ${order}` : db``}
  order by c.id desc limit ${limit}`

export async function claimById(db: Db, id: number): Promise<ClaimRow | undefined> {
  const [row] = await db<ClaimRow[]>`${claims(db)} where c.id = ${id}`
  return row
}

/** The claim that a parcel makes good, once all of its order has left; with what carries it. */
export async function claimOfParcel(
  tx: Tx,
  parcelId: number,
): Promise<{ claim_id: number; number: string; carrier: string; tracking_code: string } | undefined> {
  const [row] = await tx<{ claim_id: number; number: string; carrier: string; tracking_code: string }[]>`
    select o.claim_id, o.number, p.carrier, p.tracking_code from parcel p join shop_order o on o.id = p.order_id
    where p.id = ${parcelId} and o.claim_id is not null
      and not exists (select from parcel x where x.order_id = o.id and x.id <> p.id and x.state in ('planned', 'ready'))`
  return row
}

/** Who made a claim, as the shop writes back to them. */
export async function claimantOf(db: Db, id: number): Promise<Claimant> {
  const [row] = await db<Claimant[]>`
    select coalesce(nullif(c.library, ''), nullif(c.company, ''), c.name) as customer_name, m.name as by, coalesce(m.email, c.email) as email
    from claim l join customer c on c.id = l.customer_id left join account_member m on m.id = l.made_by where l.id = ${id}`
  return row!
}

export async function insertClaim(
  tx: Tx,
  claim: Pick<ClaimRow, 'note_id' | 'customer_id' | 'order_id' | 'comments' | 'made_by' | 'made_at'>,
  lines: readonly { position: number; kind: ClaimKind; copies: number }[],
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`insert into claim ${tx(claim)} returning id`
  const id = row!.id
  await tx`insert into claim_line ${tx(lines.map((line) => ({ ...line, claim_id: id, note_id: claim.note_id })))}`
  return id
}

/** Compare and set; nothing comes back when the claim stands elsewhere by now. */
export const moveClaim = (
  db: Db,
  id: number,
  from: ClaimState,
  to: ClaimState,
  change: Partial<Pick<ClaimRow, 'resolution' | 'answer' | 'refund_id' | 'carrier' | 'tracking_code'>> = {},
) => db<{ id: number }[]>`
  update claim set ${db({ ...change, state: to })} where id = ${id} and state = ${from} returning id`

export const insertClaimEvent = (
  db: Db,
  event: { claim_id: number; at: Date; event: ClaimEvent; actor: 'customer' | 'staff'; actor_id: string; note: string },
) => db`insert into claim_event ${db(event)}`

/** Copies of each line that are claimed, or were and were made good. */
export const claimedOf = (db: Db, noteId: number) => db<{ position: number; copies: number }[]>`
  select l.position, sum(l.copies)::int as copies from claim_line l join claim c on c.id = l.claim_id
  where l.note_id = ${noteId} and not (c.state = 'refused' or c.state = 'closed' and c.resolution is null) group by 1`
