import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Pool, Tx } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import { calendarNow } from '#modules/buying/shipping/shipping.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import { holdAt } from '#modules/goods/stock/holds.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import { requireCaller } from '#modules/people/access/caller.ts'
import { recordConsent } from '#modules/people/customers/consent.ts'
import { addError, type FieldErrors, refuseFields } from '#modules/people/customers/field-errors.ts'
import { requirePerson } from '#modules/people/customers/person.ts'
import { emailErrors } from '#modules/people/customers/personal-rules.ts'
import { provedAddress } from '#modules/people/customers/proved-address.ts'
import type { Arrival } from '#modules/people/customers/session.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { mailboxOf, queueEmailToStranger } from '#modules/platform/mail/to-stranger.ts'
import type { AskToReserve, Reserved } from './contract.ts'
import { askedEmail, reservedEmail } from './emails.ts'
import { lastDay } from './last-day.ts'
import { askedWish, deleteWishes, isSold, keptAndFree, keptFor, lockMailbox, takeWish, type WishRow } from './readers.sql.ts'
import { insertHoldingCart, insertReservation } from './reservations.sql.ts'
import { wholeReservation } from './view.ts'
import { wishKey, wishOf } from './wish-key.ts'

export interface ReaderDeps {
  senders: Senders
  /** Signs the links of the letters. */
  secret: string
  /** As long as copies may be kept. */
  reservationDays: number
}

const day = 86_400_000
const fromAddress: Limit = { name: 'reservation-address', most: 20, minutes: 60 }
/** Copies that one mailbox has kept for it at a time. */
const mostOpen = 3
/** Whoever had a product kept and did not come waits as long before it is kept for them again. */
const againAfterDays = 7
/** Until the next day on which the store hands over. */
const usualDays = 1

/**
 * Keeps a copy in a store until the next day on which it hands over. An address that a customer proved counts at once; any other is asked
 * by letter first, and no copy is held until the letter is answered: nobody empties a store by typing addresses.
 * @throws ShopError invalid naming the fields, the captcha's among them; NotFound; Refused as `keep`; too_many.
 * @returns what is kept; null where a letter has to be answered first.
 */
export async function askToReserve(
  db: Pool,
  body: z.output<typeof AskToReserve>,
  { now, language, address, storefront }: Arrival & { storefront: string },
  deps: ReaderDeps,
): Promise<Reserved | null> {
  const { email, name, product, store_code } = body
  const errors: FieldErrors = {}
  emailErrors(errors, email)
  addError(errors, 'name', [name === '', 'reservation.name'])
  addError(errors, 'privacy_accepted', [!body.privacy_accepted, 'customer.privacy_required'])
  refuseFields(errors)
  if (address) await takeAttempt(db, fromAddress, address, now)
  const [card] = (await isSold(db, product, storefront)) ? await productCards(db, [product], language, now) : []
  if (!card) throw new NotFound('cart.not_for_sale')
  if (card.ebook || card.availability.launch !== null) throw new Refused('reservation.not_this')
  await storeByCode(db, store_code)
  const caller = await requireCaller(db, body, now)
  const own = caller !== null && (await provedAddress(db, caller.id, email)) !== null
  if (!own) await requirePerson(db, deps.secret, body.captcha, now)
  const wish = { product_id: product, store_code, storefront_code: storefront, name, email, language }
  return db.begin(async (tx) => {
    const customerId = own && caller ? caller.id : null
    await recordConsent(tx, { kind: 'privacy', given: true, form: 'reservation', language, at: now, address, customerId, email })
    if (own) return keep(tx, { ...wish, customerId }, now, deps)
    const key = wishKey(deps.secret, await askedWish(tx, { ...wish, asked_at: now }))
    await queueEmailToStranger(tx, email, askedEmail(deps.senders(language), language, { title: card.title, key }), { now })
    return null
  })
}

/** Keeps what a letter asked about, once. @throws Refused 'reservation.link', and as `keep`: the letter can then be answered again. */
export const confirmReserving = (db: Pool, key: string, now: Date, deps: ReaderDeps): Promise<Reserved> =>
  db.begin(async (tx) => {
    const id = wishOf(deps.secret, key)
    const [wish] = id === null ? [] : await takeWish(tx, id, new Date(now.getTime() - day))
    if (!wish) throw new Refused('reservation.link')
    return keep(tx, { ...wish, customerId: null }, now, deps)
  })

/**
 * Holds one copy for whoever's mailbox that is, and writes to it. Half of what lies in a store stays for those who come in, its last copy
 * apart.
 * @throws Refused 'reservation.too_many', 'reservation.again', 'reservation.too_few', 'reservation.rest'
 */
async function keep(
  tx: Tx,
  wish: Omit<WishRow, 'id'> & { customerId: string | null },
  now: Date,
  { senders, reservationDays: mostDays }: ReaderDeps,
): Promise<Reserved> {
  const { product_id: productId, store_code: storeCode, storefront_code, name, email, language, customerId } = wish
  const mailbox = mailboxOf(email)
  await lockMailbox(tx, mailbox)
  const { open, again } = await keptFor(tx, mailbox, productId, new Date(now.getTime() - againAfterDays * day))
  if (again) throw new Refused('reservation.again')
  if (open >= mostOpen) throw new Refused('reservation.too_many')
  const cart_id = `kept-${randomUUID()}`
  await insertHoldingCart(tx, cart_id, storefront_code)
  const last_day = lastDay(await calendarNow(tx), null, { store: storeCode, now, mostDays, usualDays, anyway: false })
  const lots = [{ productId, storeCode, quantity: 1 }]
  if ((await holdAt(tx, cart_id, lots)) !== null) throw new Refused('reservation.too_few')
  const made = { store_code: storeCode, cart_id, customer_id: customerId, name, email, phone: '', language, last_day, note: '' }
  const id = await insertReservation(tx, { ...made, made_by: null, mailbox, made_at: now }, lots)
  const { kept, free } = await keptAndFree(tx, productId, storeCode)
  if (kept > Math.max(1, Math.floor((kept + free) / 2))) throw new Refused('reservation.rest')
  const [whole, store, [card]] = await Promise.all([
    wholeReservation(tx, id, { onlyStore: null, language, mostDays, now }),
    storeByCode(tx, storeCode),
    productCards(tx, [productId], language, now),
  ])
  const title = card?.title ?? whole.titles
  const told = { ...whole, lines: whole.lines.map((line) => ({ ...line, title })) }
  await queueEmail(tx, email, reservedEmail(senders(language), told, store))
  return { code: whole.code, title, store: store.name, address: `${store.address}, ${store.postcode} ${store.city}`, last_day }
}

/** Forgets wishes whose letter nobody answered in a day. */
export const forgetWishes = (db: Pool, now: Date) => deleteWishes(db, new Date(now.getTime() - day))
