import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '#kernel/db.ts'
import type { PaymentRow } from './payment.sql.ts'
import type { Behaviour } from './test-cards.ts'

/** What the bank does with a kept card, and the last month it is good for, yyyy-mm. */
interface CardKept {
  behaviour: Behaviour
  expires: string | null
}

/** Keeps the card of a payment for later charges, under a name that says nothing of it. */
export async function keepCard(tx: Tx, payment: PaymentRow, { behaviour, expires }: CardKept): Promise<PaymentRow> {
  const token = `sbt_${randomBytes(12).toString('hex')}`
  const told = payment.keep_for_customer ? expires : null
  await tx`
    insert into sandbox_token (token, payment_id, declines, behaviour)
    values (${token}, ${payment.id}, ${behaviour === 'later_declined'}, ${behaviour})`
  await tx`update sandbox_payment set token = ${token}, card_expires = ${told} where id = ${payment.id}`
  return { ...payment, token, card_expires: told }
}

/** What the bank does with a kept card; nothing where it was forgotten. */
export async function behaviourOfKept(db: Db, token: string): Promise<Behaviour | undefined> {
  const [row] = await db<{ behaviour: Behaviour }[]>`select behaviour from sandbox_token where token = ${token}`
  return row?.behaviour
}

export async function forgetToken(tx: Tx, token: string): Promise<void> {
  await tx`update sandbox_payment set token = null, card_expires = null where token = ${token}`
  await tx`delete from sandbox_token where token = ${token}`
}

/** Charges a kept card as a payment of its own; the same attempt again is the payment already there. @returns whether the token exists. */
export async function chargeToken(
  db: Db,
  charge: { token: string; attemptId: string; orderNumber: string; amountCents: number; reference: string },
): Promise<boolean> {
  const [kept] = await db<{ declines: boolean }[]>`select declines from sandbox_token where token = ${charge.token}`
  if (!kept) return false
  const charged = kept.declines ? 0 : charge.amountCents
  await db`
    insert into sandbox_payment (attempt_id, reference, order_number, amount_cents, currency, language, capture, url_ok, url_ko, url_notify,
      state, response_code, card_brand, card_last4, authorised_cents, captured_cents, decided_at)
    select ${charge.attemptId}, ${charge.reference}, ${charge.orderNumber}, ${charge.amountCents}, 'EUR', p.language, 'now', p.url_ok,
      p.url_ko, p.url_notify, ${kept.declines ? 'declined' : 'captured'}, ${kept.declines ? '0190' : '0000'}, p.card_brand, p.card_last4,
      ${charged}, ${charged}, now()
    from sandbox_token t join sandbox_payment p on p.id = t.payment_id where t.token = ${charge.token}
    on conflict on constraint sandbox_payment_attempt do nothing`
  return true
}
