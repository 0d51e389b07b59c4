import type { Db, Pool, Transactional, Tx } from '#kernel/db.ts'
import { NotFound, Refused, ShopError } from '#kernel/errors.ts'
import { toEuros } from '#kernel/money.ts'
import { typedCard } from '#modules/buying/gift-cards/for-one-order.ts'
import { qrSquares } from '#modules/invoicing/invoices/qr.ts'
import { minutesToPay } from '#modules/orders/order/conditions.ts'
import { letterKey } from '#modules/orders/order/order-key.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { recordConsent } from '#modules/people/customers/consent.ts'
import { addError, type FieldErrors, missing, refuseFields } from '#modules/people/customers/field-errors.ts'
import { requirePerson } from '#modules/people/customers/person.ts'
import { emailErrors, isPhone } from '#modules/people/customers/personal-rules.ts'
import type { Arrival } from '#modules/people/customers/session.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { queueEmailToStranger } from '#modules/platform/mail/to-stranger.ts'
import { writtenRow } from './agenda.sql.ts'
import { mostPlaces, type OwnRegistration, type Register, type Registered } from './contract.ts'
import { drawTicket } from './drawn-ticket.ts'
import { type AgendaDeps, listEmail, ticketEmail, type Writing } from './emails.ts'
import { moveUp } from './move-up.ts'
import { moneyComesBack } from './refund.ts'
import { registrationOf } from './registration-key.ts'
import {
  type Bought,
  cancelRow,
  type Held,
  holdActivity,
  holdsUnpaid,
  insertRegistration,
  lockOrdersOf,
  type RegistrationRow,
  type RegistrationState,
  registrationRow,
  takePlaces,
} from './registrations.sql.ts'
import { amountOf, boughtOf, sellPlaces } from './sell.ts'
import { agendaSlug } from './slugs.ts'
import { registers } from './status.ts'

const fromAddress: Limit = { name: 'agenda-address', most: 60, minutes: 60 }
const fromEmail: Limit = { name: 'agenda-email', most: 12, minutes: 60 }

const onOneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

function errorsOf(body: Register): FieldErrors {
  const errors: FieldErrors = {}
  addError(errors, 'name', missing(body.name), [body.name.length > 120, 'agenda.too_long'])
  emailErrors(errors, body.email)
  addError(errors, 'phone', missing(body.phone), [!isPhone(body.phone), 'customer.phone_invalid'])
  addError(errors, 'places', [body.places < 1 || body.places > mostPlaces, 'agenda.places_wrong'])
  addError(
    errors,
    'companions',
    [body.companions.length >= Math.max(1, body.places), 'agenda.companions_many'],
    [body.companions.some((name) => name.length > 120), 'agenda.too_long'],
  )
  addError(errors, 'privacy_accepted', [!body.privacy_accepted, 'customer.privacy_required'])
  return errors
}

/** Refuses what time or staff have closed (T-06). @throws Refused */
function requireOpen(held: Held, now: Date) {
  if (!held.takes_registrations) throw new Refused('agenda.no_registration')
  if (held.cancelled_at !== null) throw new Refused('agenda.called_off')
  if (!registers(held, now)) throw new Refused('agenda.over')
}

/** Takes the places, or a turn in the queue where that was asked for. @throws ShopError invalid at `places`. */
async function placeFor(tx: Tx, held: Held, body: Register): Promise<'confirmed' | 'waiting'> {
  if (await takePlaces(tx, held.id, body.places)) return 'confirmed'
  if (body.waiting_list) return 'waiting'
  const left = (held.places ?? 0) - held.taken
  const why = left > 0 ? 'agenda.few_left' : 'agenda.full'
  throw new ShopError('invalid', why, { left }, { places: why })
}

/** Places by price, of what is paid here; nothing elsewhere. @throws ShopError invalid where the conditions were not accepted. */
function toPay(held: Held, body: Register): Bought[] {
  if (held.paid !== 'online') return []
  const bought = boughtOf(held, body)
  if (bought.reduce((all, { places }) => all + places, 0) !== body.places)
    throw new ShopError('invalid', 'agenda.places_wrong', {}, { places: 'agenda.places_wrong' })
  if (!body.conditions) throw new ShopError('invalid', 'agenda.conditions', {}, { conditions: 'agenda.conditions' })
  return bought
}

const atGiftCard = (error: unknown): never => {
  throw error instanceof Refused ? new ShopError('invalid', error.code, {}, { gift_card: error.code }) : error
}

/** How long places are kept for their payment: as long as copies of books are, and never beyond the beginning. */
const heldUntil = ({ starts_at }: Held, now: Date) =>
  new Date(Math.min(now.getTime() + minutesToPay * 60_000, starts_at.getTime()))

/** As the form gave it, on one line each; of places by price the sum counts. */
function written(given: Register): Register {
  const companions = given.companions.map(onOneLine).filter(Boolean)
  const places = given.tickets.length > 0 ? given.tickets.reduce((all, count) => all + count, 0) : given.places
  return { ...given, name: onOneLine(given.name), email: given.email.trim(), phone: onOneLine(given.phone), companions, places }
}

type Came = Pick<Arrival, 'now' | 'language' | 'address'> & { caller: Caller | null; storefront: string }

/**
 * Puts somebody on the list of an activity (T-06): with places while there are enough, else waiting if they want to; a letter says
 * which. What is paid here keeps the places for its order until that is paid or ends. The activity is locked meanwhile and its constraint
 * never lets more places go than there are.
 * @returns its state, and the order to be paid.
 * @throws ShopError invalid with the sentence of each wrong field; NotFound; Refused when it is over or called off; too_many.
 */
export async function register(
  db: Transactional,
  given: Register,
  { now, language, address, caller, storefront }: Came,
  deps: Writing,
): Promise<Pick<Registered, 'order'> & { state: 'held' | 'confirmed' | 'waiting' }> {
  const body = written(given)
  refuseFields(errorsOf(body))
  if (address) await takeAttempt(db, fromAddress, address, now)
  await takeAttempt(db, fromEmail, body.email, now)
  const card = body.gift_card.trim()
    ? await typedCard(db, body.gift_card, storefront, { address: address ?? '', now }).catch(atGiftCard)
    : null
  await requirePerson(db, deps.secret, body.captcha, now)
  const drawn = await drawTicket(db, body.activity, { ...body, language }, deps.senders)
  return db.begin(async (tx) => {
    const held = await holdActivity(tx, body.activity)
    if (!held) throw new NotFound('agenda.unknown')
    requireOpen(held, now)
    const bought = toPay(held, body)
    const stand = await placeFor(tx, held, body)
    const { name, email, phone, places, companions } = body
    const amount_cents = amountOf(bought)
    const asked = { name, email, phone, places, companions, bought, amount_cents, language, revision: held.revision }
    const order =
      stand === 'confirmed' && amount_cents > 0
        ? await sellPlaces(tx, held, asked, { caller, card, until: heldUntil(held, now), now }).catch(atGiftCard)
        : null
    const state = order ? ('held' as const) : stand
    const registration = { ...asked, activity_id: held.id, state, registered_at: now, order_id: order?.id ?? null }
    const fits = drawn?.revision === held.revision ? drawn : null
    const confirmed_at = state === 'confirmed' ? now : null
    const added = await insertRegistration(tx, { ...registration, confirmed_at, ...(fits && { ticket: fits.ticket }) })
    if (!added) {
      const why = (await holdsUnpaid(tx, held.id, email)) ? 'agenda.already_held' : 'agenda.already'
      throw new ShopError('invalid', why, {}, { email: why })
    }
    await recordConsent(tx, { kind: 'privacy', given: true, form: 'agenda', language, at: now, address, customerId: null, email })
    const row = (await writtenRow(tx, held.id, language))!
    const letter = await ticketEmail(state, row, { ...registration, ...added }, deps, { now, order, paper: fits?.paper ?? null })
    await queueEmailToStranger(tx, email, letter, { now })
    return { state, order: order && { number: order.number, key: letterKey(deps.secret, order, now) } }
  })
}

async function byKey(db: Db, key: string, secret: string): Promise<RegistrationRow> {
  const id = registrationOf(secret, key)
  const row = id === null ? undefined : await registrationRow(db, id)
  if (!row) throw new NotFound('agenda.link_unknown')
  return row
}

/** What the link of a letter stands for. @throws NotFound for a link that the shop did not write. */
export async function ownRegistration(
  db: Db,
  key: string,
  language: RegistrationRow['language'],
  secret: string,
  now: Date,
): Promise<OwnRegistration> {
  const registration = await byKey(db, key, secret)
  const { activity_id, places, state, ticket, companions, amount_cents, order_id } = registration
  const row = (await writtenRow(db, activity_id, language))!
  const paid = order_id !== null && state === 'confirmed'
  return {
    title: row.title,
    slug: agendaSlug(row.title),
    activity: activity_id,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    place: row.place,
    places,
    state,
    ticket: state === 'confirmed' ? ticket : null,
    qr: state === 'confirmed' ? qrSquares(ticket).map((line) => line.map((dark) => (dark ? 'x' : ' ')).join('')) : [],
    companions,
    paid: paid ? toEuros(amount_cents) : 0,
    given_back: paid && moneyComesBack(row, registration, now),
  }
}

/** Takes somebody off the list, lets the next move up and tells both; one who is off it stays so. Runs in the caller's transaction. */
export async function takeOff(
  tx: Tx,
  registration: RegistrationRow,
  deps: AgendaDeps,
  now: Date,
): Promise<RegistrationState | undefined> {
  const { order_id } = registration
  if (order_id !== null) await lockOrdersOf(tx, registration.activity_id)
  const held = await holdActivity(tx, registration.activity_id)
  const seen = await registrationRow(tx, registration.id)
  // The places of an order that is let go are free with it.
  if (seen?.state === 'held' && order_id !== null) await deps.money.letGo(tx, order_id, now)
  const before = seen?.state === 'held' ? seen.state : await cancelRow(tx, registration.id, now)
  if (before === undefined) return undefined
  if (before === 'confirmed') await takePlaces(tx, registration.activity_id, -registration.places)
  const back = before === 'confirmed' && order_id !== null && held !== undefined && moneyComesBack(held, registration, now)
  if (back) await deps.money.giveBack(tx, order_id, registration.amount_cents, now)
  const row = await writtenRow(tx, registration.activity_id, registration.language)
  if (row) await queueEmail(tx, registration.email, listEmail('given_back', row, registration, deps, { now, back }))
  if (held) await moveUp(tx, held, deps, now)
  return before
}

/** Gives the places back by the link of a letter; a second time changes nothing. @throws NotFound; Refused once it has begun. */
export async function giveBack(db: Pool, key: string, deps: AgendaDeps, now: Date): Promise<void> {
  await db.begin(async (tx) => {
    const registration = await byKey(tx, key, deps.secret)
    const row = await writtenRow(tx, registration.activity_id, registration.language)
    if (registration.state !== 'cancelled' && row && row.starts_at <= now) throw new Refused('agenda.over')
    await takeOff(tx, registration, deps, now)
  })
}
