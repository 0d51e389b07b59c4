import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { eurosOf } from '#kernel/money.ts'
import type { OrderDetail } from '#modules/orders/order/contract.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import type { EmailMessage } from '#modules/platform/mail/email-message.ts'
import { writtenRow } from './agenda.sql.ts'
import { type AgendaDeps, ticketEmail } from './emails.ts'
import { registrationKey } from './registration-key.ts'
import { type Bought, registrationOfOrder } from './registrations.sql.ts'
import { agendaSlug } from './slugs.ts'

/** The letter with the ticket once its order is paid; nothing where the registration was erased meanwhile. */
export async function paidLetter(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'number' | 'owner_kind' | 'expires_at'>,
  deps: Pick<AgendaDeps, 'senders' | 'secret'>,
  now: Date,
): Promise<EmailMessage | null> {
  const registration = await registrationOfOrder(tx, order.id)
  const row = registration && (await writtenRow(tx, registration.activity_id, registration.language))
  return row ? ticketEmail('paid', row, registration, deps, { now, order }) : null
}

/** What an order of places bills: each price by the name that its invoice prints. */
export interface BilledPlaces {
  title: string
  places: { text: string; quantity: number; unitCents: Bought['price_cents'] }[]
}

/** What was bought with an order, in its language; nothing once the registration was forgotten. */
export async function placesOfOrder(db: Db, orderId: number): Promise<BilledPlaces | null> {
  const registration = await registrationOfOrder(db, orderId)
  const row = registration && (await writtenRow(db, registration.activity_id, registration.language))
  if (!row) return null
  const places = registration.bought.map(({ label, places: quantity, price_cents: unitCents }) => ({
    text: `${row.title} · ${label[registration.language]}`,
    quantity,
    unitCents,
  }))
  return { title: row.title, places }
}

/** The places of an order as its page shows them. */
export async function placesShown(db: Db, orderId: number, language: Language, secret: string): Promise<OrderDetail['activity']> {
  const registration = await registrationOfOrder(db, orderId)
  const row = registration && (await writtenRow(db, registration.activity_id, language))
  if (!row) return null
  const { id, state, name, companions, bought } = registration
  return {
    activity: row.id,
    title: row.title,
    slug: agendaSlug(row.title),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    place: row.place,
    state,
    name,
    companions,
    bought: bought.map(({ label, places, price_cents }) => ({ label: label[language], places, price: eurosOf(price_cents) })),
    registration: registrationKey(secret, id),
  }
}
