import type { Db } from '#kernel/db.ts'

/** Writes a charge or a refund down. @returns whether it is new: a key seen before is the same call again. */
export async function insertSettlement(
  db: Db,
  paymentId: number,
  kind: 'capture' | 'refund',
  amountCents: number,
  key: string,
): Promise<boolean> {
  const rows = await db`
    insert into sandbox_settlement (payment_id, kind, amount_cents, key) values (${paymentId}, ${kind}, ${amountCents}, ${key})
    on conflict on constraint sandbox_settlement_key do nothing returning id
  `
  return rows.length > 0
}

/** A charge is final: what is reserved beyond it is let go. The constraints refuse more than was authorised. */
export const captureOnce = (db: Db, paymentId: number, amountCents: number) => db<{ id: number }[]>`
  update sandbox_payment set captured_cents = ${amountCents}, state = 'captured' where id = ${paymentId} and state = 'authorised'
  returning id
`

/** The constraints refuse what goes beyond the captured amount. */
export const addRefunded = (db: Db, paymentId: number, amountCents: number) => db`
  update sandbox_payment set refunded_cents = refunded_cents + ${amountCents} where id = ${paymentId}
`

/** What is reserved shrinks to what was charged. */
export const releaseRest = (db: Db, paymentId: number) => db`
  update sandbox_payment set authorised_cents = captured_cents,
    state = case when captured_cents = 0 then 'cancelled' else state end,
    response_code = case when captured_cents = 0 then '9915' else response_code end
  where id = ${paymentId} and state in ('authorised', 'captured')
`
