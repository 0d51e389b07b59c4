import type { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import { fallbackLanguage, languages } from '#kernel/language.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import { requireCaller } from '#modules/people/access/caller.ts'
import { recordConsent } from '#modules/people/customers/consent.ts'
import { addError, type FieldErrors, refuseFields } from '#modules/people/customers/field-errors.ts'
import { requirePerson } from '#modules/people/customers/person.ts'
import { emailErrors } from '#modules/people/customers/personal-rules.ts'
import { provedAddress } from '#modules/people/customers/proved-address.ts'
import type { Arrival } from '#modules/people/customers/session.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { forgetSentEmails } from '#modules/platform/mail/forget.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { queueEmailToStranger } from '#modules/platform/mail/to-stranger.ts'
import { pathTo } from '#screens/addresses.ts'
import { noticeKey, noticeOf } from './alert-key.ts'
import type { AskNotice } from './contract.ts'
import { askEmail, backEmail, volumeEmail } from './emails.ts'
import {
  type Awaits,
  askNotice,
  confirmNotice,
  deleteOldNotices,
  lockLine,
  markTold,
  nextForVolume,
  nextInLine,
  productsBack,
  stopNotice,
  volumeOf,
} from './stock-alerts.sql.ts'

export interface NoticeDeps {
  senders: Senders
  /** Signs the links of the letters. */
  secret: string
}

const hour = 3_600_000
const day = 24 * hour
const fromAddress: Limit = { name: 'stock-notice-address', most: 30, minutes: 60 }
/** Whoever was told has this long before the next in line hears of the same copies. */
const firstGoMs = day

/**
 * Keeps the wish to hear when a product that cannot be bought now is back. An address that a customer proved counts at once; any other
 * is asked by letter first. Asking again says the same and writes again at most once an hour.
 * @throws ShopError invalid naming the fields, the captcha's among them; NotFound; Refused 'notice.for_sale'; too_many.
 * @returns whether a letter has to be answered first.
 */
export async function ask(
  db: Pool,
  body: z.output<typeof AskNotice>,
  { now, language, address }: Arrival,
  { senders, secret }: NoticeDeps,
): Promise<{ toConfirm: boolean }> {
  const email = body.email.trim()
  const errors: FieldErrors = {}
  emailErrors(errors, email)
  addError(errors, 'privacy_accepted', [!body.privacy_accepted, 'customer.privacy_required'])
  refuseFields(errors)
  if (address) await takeAttempt(db, fromAddress, address, now)
  const [product] = await productCards(db, [body.product], language, now)
  if (!product) throw new NotFound('cart.not_for_sale')
  if (body.awaits === 'stock' && product.availability.buyable) throw new Refused('notice.for_sale')
  if (body.awaits === 'volume') {
    const volume = await volumeOf(db, product.pk)
    if (!volume?.numbered) throw new Refused('notice.no_series')
    if (volume.next !== null) throw new Refused('notice.volume_out')
  }
  const caller = await requireCaller(db, body, now)
  const own = caller !== null && (await provedAddress(db, caller.id, email)) !== null
  if (!own) await requirePerson(db, secret, body.captcha, now)
  await db.begin(async (tx) => {
    const since = new Date(now.getTime() - hour)
    const [wish] = await askNotice(tx, {
      productId: product.pk,
      awaits: body.awaits,
      email,
      language,
      now,
      confirmed: own,
      since,
    })
    if (!wish) return
    const customerId = own && caller ? caller.id : null
    await recordConsent(tx, { kind: 'privacy', given: true, form: 'stock-notice', language, at: now, address, customerId, email })
    if (wish.confirmed) return
    const about = { title: product.title, awaits: body.awaits, key: noticeKey(secret, wish.id) }
    await queueEmailToStranger(tx, email, askEmail(senders(language), language, about), { now })
  })
  return { toConfirm: !own }
}

/** @returns what is waited for. @throws Refused 'notice.link' for a link that the shop did not write, or whose wish was taken back. */
export async function confirm(db: Pool, key: string, now: Date, { secret }: Pick<NoticeDeps, 'secret'>): Promise<Awaits> {
  const id = noticeOf(secret, key)
  const [notice] = id === null ? [] : await confirmNotice(db, id, now)
  if (!notice) throw new Refused('notice.link')
  return notice.awaits
}

/** Takes a wish back; again says the same. @throws Refused 'notice.link'. */
export async function stop(db: Pool, key: string, now: Date, { secret }: Pick<NoticeDeps, 'secret'>): Promise<void> {
  const id = noticeOf(secret, key)
  const [notice] = id === null ? [] : await stopNotice(db, id, now)
  if (!notice) throw new Refused('notice.link')
}

/**
 * Tells who waited longest that copies are back: as many readers as there are copies, the others a day later if some are left.
 * Each is told once, however many processes run this. @returns how many letters were written.
 */
export async function sendStockAlerts(db: Pool, now: Date, deps: NoticeDeps, limit = 20): Promise<number> {
  let told = 0
  for (const { product_id } of await productsBack(db, limit)) told += await tellOf(db, product_id, now, deps)
  return told
}

async function tellOf(db: Pool, productId: number, now: Date, { senders, secret }: NoticeDeps): Promise<number> {
  const cards = await Promise.all(
    languages.map(async (language) => [language, (await productCards(db, [productId], language, now))[0]] as const),
  )
  const byLanguage = new Map(cards.flatMap(([language, card]) => (card ? [[language, card]] : [])))
  const shown = byLanguage.get(fallbackLanguage)
  if (!shown?.availability.buyable) return 0
  return db.begin(async (tx) => {
    const [mine] = await lockLine(tx, productId)
    if (!mine) return 0
    const next = await nextInLine(tx, productId, shown.availability.stock, new Date(now.getTime() - firstGoMs))
    for (const { id, email, language } of next) {
      const { title, slug, sku, model_type } = byLanguage.get(language) ?? shown
      const href =
        model_type === 'book'
          ? pathTo('book-detail', language, { slug, id: productId, sku })
          : pathTo('object-detail', language, { slug, id: productId })
      await queueEmail(tx, email, backEmail(senders(language), language, { title, href, key: noticeKey(secret, id) }))
    }
    if (next.length > 0)
      await markTold(
        tx,
        next.map((notice) => notice.id),
        now,
      )
    return next.length
  })
}

/** Tells who waits for the next volume of a series that it is out, once each. @returns how many letters were written. */
export async function sendVolumeAlerts(db: Pool, now: Date, { senders, secret }: NoticeDeps, limit = 50): Promise<number> {
  return db.begin(async (tx) => {
    const due = await nextForVolume(tx, limit)
    for (const { id, email, language, volume_id } of due) {
      const [volume] = await productCards(tx, [volume_id], language, now)
      if (!volume) continue
      const href = pathTo('book-detail', language, { slug: volume.slug, id: volume_id, sku: volume.sku })
      const about = { title: volume.title, href, key: noticeKey(secret, id) }
      await queueEmail(tx, email, volumeEmail(senders(language), language, about))
    }
    await markTold(
      tx,
      due.map(({ id }) => id),
      now,
    )
    return due.length
  })
}

/** Forgets wishes that nobody confirmed in a week, and those that are over for ninety days, with the letters about them. */
export async function sweepNotices(db: Pool, now: Date): Promise<void> {
  const [unconfirmed, over] = [new Date(now.getTime() - 7 * day), new Date(now.getTime() - 90 * day)]
  await deleteOldNotices(db, { unconfirmed, over })
  await forgetSentEmails(db, ['stock-notice-ask'], unconfirmed)
  await forgetSentEmails(db, ['stock-notice-back', 'stock-notice-volume'], over)
}
