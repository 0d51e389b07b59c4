import { randomUUID } from 'node:crypto'
import { addDays, dayOf, dayWithin } from '#kernel/days.ts'
import type { Transactional } from '#kernel/db.ts'
import { type FieldRefusals, InvalidFields, Refused, ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { centsOf } from '#kernel/money.ts'
import type { BuyGiftCard } from '#modules/buying/gift-cards/contract.ts'
import { insertCard, sellingOf } from '#modules/buying/gift-cards/for-orders.ts'
import { lastDay } from '#modules/buying/gift-cards/rules.ts'
import { conditionsVersion, minutesToPay } from '#modules/orders/order/conditions.ts'
import { insertEvent, insertOrder, type OrderRow } from '#modules/orders/order/orders.ts'
import { withoutLines } from '#modules/orders/order/without-lines.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { isEmail } from '#modules/people/access/email-address.ts'

interface Selling {
  db: Transactional
  /** Throws when the visitor did not pass it. */
  checkCaptcha: (answer: string, now: Date) => Promise<void>
}

interface Buying {
  caller: Caller | null
  language: Language
  storefront: string
  now: Date
}

/**
 * Writes the order of one gift card, which waits for its payment like any other. It has no lines, shipping or VAT (a voucher for several
 * purposes is taxed when it is spent); nothing lowers its price, and no gift card pays for it.
 * @throws Refused 'gift_card.not_sold' while no amounts are set; InvalidFields and ShopError naming what is wrong.
 */
export async function sellGiftCard({ db, checkCaptcha }: Selling, body: BuyGiftCard, asking: Buying): Promise<OrderRow> {
  const { caller, language, storefront, now } = asking
  const { amounts, years } = await sellingOf(db, storefront)
  if (amounts.length === 0) throw new Refused('gift_card.not_sold')
  const amount = centsOf(body.amount)
  const today = dayOf(now)
  // Today unless given, at most a year ahead.
  const sendOn = body.send_on === '' ? today : dayWithin(body.send_on, today, addDays(today, 365))
  const email = body.email || (caller?.email ?? '')
  refuseWrong({
    ...(amounts.includes(amount) ? {} : { amount: 'gift_card.amount' }),
    ...(isEmail(body.recipient_email)
      ? {}
      : { recipient_email: body.recipient_email ? 'gift_card.recipient_email' : 'form.missing' }),
    ...(isEmail(email) ? {} : { email: email ? 'gift_card.email' : 'form.missing' }),
    ...(sendOn ? {} : { send_on: 'gift_card.send_on' }),
    ...(body.conditions ? {} : { conditions: 'gift_card.conditions' }),
    ...(body.captcha.trim() ? {} : { captcha: 'captcha.missing' }),
  })
  await checkCaptcha(body.captcha, now).catch(atCaptcha)
  return db.begin(async (tx) => {
    const order = await insertOrder(tx, {
      ...withoutLines,
      kind: 'gift_card',
      storefront_code: storefront,
      language,
      owner_kind: caller?.kind ?? 'guest',
      // Nobody signs in as this: the order is opened by the link of its letter.
      owner_id: caller?.id ?? `gift-${randomUUID()}`,
      email,
      goods_cents: amount,
      total_cents: amount,
      conditions_version: conditionsVersion,
      placed_by: caller?.member?.id ?? null,
      expires_at: new Date(now.getTime() + minutesToPay * 60_000),
    })
    await insertCard(tx, {
      storefront_code: storefront,
      language,
      order_id: order.id,
      initial_cents: amount,
      recipient_name: body.recipient_name,
      recipient_email: body.recipient_email,
      giver_name: body.giver_name,
      message: body.gift_message,
      send_on: sendOn ?? today,
      expires_on: lastDay(dayOf(now), years),
    })
    await insertEvent(tx, order.id, 'customer', 'placed')
    return order
  })
}

function refuseWrong(fields: FieldRefusals): void {
  if (Object.keys(fields).length > 0) throw new InvalidFields(fields)
}

function atCaptcha(error: unknown): never {
  if (error instanceof Refused) throw new ShopError('invalid', error.code, {}, { captcha: error.code })
  throw error
}
