import type { Db, Part, Tx } from '#kernel/db.ts'
import type { PaidCard } from '#modules/buying/payments/port.ts'

export interface KeptCardRow {
  id: number
  pk: string
  gateway: string
  sealed_token: Buffer
  brand: PaidCard['brand']
  last4: string
  expires: string | null
  kept_at: Date
}

/** The one used last comes first. */
export const cardsOf = (db: Db, customerId: string) => db<KeptCardRow[]>`
  select id, pk, gateway, sealed_token, brand, last4, expires, kept_at from kept_card
  where customer_id = ${customerId} order by used_at desc, id desc`

export async function cardByPk(db: Db, customerId: string, pk: string): Promise<KeptCardRow | undefined> {
  const [row] = await db<KeptCardRow[]>`
    select id, pk, gateway, sealed_token, brand, last4, expires, kept_at from kept_card
    where customer_id = ${customerId} and pk = ${pk}`
  return row
}

export const noteUse = (db: Db, id: number, now: Date) => db`update kept_card set used_at = ${now} where id = ${id}`

export interface NewCard {
  customerId: string
  gateway: string
  sealed: Buffer
  mark: Buffer
  card: PaidCard
  consent: { version: string; at: Date }
  now: Date
}

/** Keeps a card; nothing where the account was closed meanwhile. The same token again has its consent renewed. */
export async function insertCard(
  tx: Tx,
  { customerId, gateway, sealed, mark, card, consent, now }: NewCard,
): Promise<number | undefined> {
  const [row] = await tx<{ id: number }[]>`
    insert into kept_card (customer_id, gateway, sealed_token, token_mark, brand, last4, expires, consented_at, consent_version, kept_at, used_at)
    select ${customerId}, ${gateway}, ${sealed}, ${mark}, ${card.brand}, ${card.last4}, ${card.expires ?? null}, ${consent.at},
      ${consent.version}, ${now}, ${now}
    where exists (select from customer where id = ${customerId} and merged_into is null and erased_at is null)
    on conflict on constraint kept_card_once do update
      set expires = excluded.expires, consented_at = excluded.consented_at, consent_version = excluded.consent_version, used_at = excluded.used_at
    returning id`
  return row?.id
}

/** Takes cards away from whoever kept them; the gateway is told afterwards. @returns how many */
async function removeWhere(db: Db, which: Part): Promise<number> {
  const rows = await db`
    with gone as (delete from kept_card c where ${which} returning gateway, sealed_token, token_mark)
    insert into kept_card_removal (gateway, sealed_token, token_mark) select gateway, sealed_token, token_mark from gone returning id`
  return rows.length
}

export const removeByPk = (db: Db, customerId: string, pk: string) =>
  removeWhere(db, db`c.customer_id = ${customerId} and c.pk = ${pk}`)

export const removeAllOf = (db: Db, customerId: string) => removeWhere(db, db`c.customer_id = ${customerId}`)

/** The same card kept before, under another token. */
export const removeDoubles = (
  db: Db,
  customerId: string,
  { id, gateway, card }: { id: number; gateway: string; card: PaidCard },
) =>
  removeWhere(
    db,
    db`c.customer_id = ${customerId} and c.gateway = ${gateway} and c.id <> ${id} and c.brand = ${card.brand}
      and c.last4 = ${card.last4} and c.expires is not distinct from ${card.expires ?? null}`,
  )

/** Cards of accounts that were joined with another: nobody signs in there any more. */
export const removeOfJoined = (db: Db) =>
  removeWhere(db, db`c.customer_id in (select id from customer where merged_into is not null)`)

export interface RemovalRow {
  id: number
  gateway: string
  sealed_token: Buffer
  attempts: number
  /** Another account keeps a card under the same token. */
  kept_elsewhere: boolean
}

/** The next card to be forgotten, put off until then for whoever else looks. */
export async function takeRemoval(tx: Tx, now: Date, until: Date): Promise<RemovalRow | undefined> {
  const [row] = await tx<RemovalRow[]>`
    with next as (
      select id from kept_card_removal where due_at <= ${now} order by due_at, id limit 1 for update skip locked)
    update kept_card_removal r set due_at = ${until}, attempts = r.attempts + 1 from next where r.id = next.id
    returning r.id, r.gateway, r.sealed_token, r.attempts,
      exists (select from kept_card k where k.gateway = r.gateway and k.token_mark = r.token_mark) as kept_elsewhere`
  return row
}

export const removalDone = (db: Db, id: number) => db`delete from kept_card_removal where id = ${id}`

export const putOff = (db: Db, id: number, until: Date, failure: string | null) => db`
  update kept_card_removal set due_at = ${until}, failure = ${failure} where id = ${id}`
