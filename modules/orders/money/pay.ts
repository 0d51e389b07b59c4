import type { Db, Query, Transactional, Tx } from '#kernel/db.ts'
import { Conflict, NotFound, Refused, ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { readAtOnce } from '#kernel/read-at-once.ts'
import type { Gateways } from '#modules/buying/payments/gateways.ts'
import {
  GatewaySilent,
  type PaidCard,
  type PaymentAttempt,
  type PaymentMethod,
  type PaymentStart,
} from '#modules/buying/payments/port.ts'
import { type OrderLineRow, type OrderRow, orderByNumber, orderLines, toldLines } from '#modules/orders/order/orders.ts'
import type { ParcelRow } from '#modules/orders/parcels/parcels.ts'
import type { EmailMessage } from '#modules/platform/mail/email-message.ts'
import { confirmOrder } from './confirm-order.ts'
import { declinedParcels } from './flags.sql.ts'
import { chargedAtOnce, type MoneyMoved, parcelsToPay } from './order-money.ts'
import { insertAttempt, nameAttempt } from './payments.sql.ts'

interface ShopNamed {
  /** '' for the main shop. */
  path: string
  name: string
  /** #rrggbb; null for the main shop. */
  colour: string | null
}

/** What the row of a shop says of who is paid. */
interface PayeeRow {
  path_prefix: string
  settings: unknown
  account: string | null
}

/** Who is paid. */
interface Payee extends ShopNamed {
  /** The account that its row names; null: the main shop's. */
  account: string | null
}

export interface PayDeps {
  db: Transactional
  gateways: Gateways
  /** Absolute addresses of the success and error steps and of the gateway's notification. */
  paymentUrls: (of: {
    number: string
    language: Language
    gateway: string
    byLink: boolean
    /** Where the pages of the order's shop begin, and its name. */
    shop: ShopNamed
  }) => PaymentAttempt['urls']
  /** What says which shop is paid, to be asked with what else is read of the order. */
  payeeAsked: (db: Db, order: Pick<OrderRow, 'storefront_code'>) => Query<PayeeRow[]>
  /** The shop that is paid, as the gateway's page names it, and into which account. */
  payeeOf: (rows: readonly PayeeRow[], language: Language) => Payee
  /** Reads what it needs by the handle it is given: the letter is written inside the settling transaction. */
  confirmation: (
    tx: Tx,
    order: OrderRow,
    lines: readonly OrderLineRow[],
    paid: { last4: string | null; parcels?: readonly ParcelRow[] | undefined },
  ) => EmailMessage | Promise<EmailMessage>
  /** What else happens as an order is paid, in the same transaction. */
  confirmed?: (tx: Tx, order: OrderRow, now: Date) => Promise<void>
  /** Tells that a later charge was declined and where to pay it. */
  chargeDeclined: (tx: Tx, order: OrderRow, amountCents: number) => Promise<EmailMessage>
  moneyMoved?: MoneyMoved
  /** A card that its holder kept, for paying with it at the gateway that knows it; null where it cannot be. */
  keptCard: (
    tx: Tx,
    wanted: { customerId: string; pk: string; gateway: string; now: Date },
  ) => Promise<{ id: number; token: string } | null>
  /** Keeps the card of a payment for its holder. */
  keepCard: (
    tx: Tx,
    kept: {
      customerId: string
      gateway: string
      token: string
      card: PaidCard
      consent: { version: string; at: Date }
      now: Date
    },
  ) => Promise<void>
}

/** The words under which a card may be charged later, as the pay step shows them; change it with the text. */
const laterConsent = '2026-11'

/** The words under which a card is kept for the next purchase, as the pay step shows them; change it with the text. */
const keepConsent = '2026-11'

/** What the holder of an account wants of their cards. */
interface CardWish {
  /** Whose cards they are. */
  holder: string
  keep: boolean
  /** The kept card to pay with. */
  pk?: string | undefined
}

interface PayRequest {
  number: string
  /** Throws for whoever may not pay it. */
  requirePayer: (order: OrderRow) => void
  /** Who has not the owner's session came by the link of a letter, and returns to the page it opens. */
  owns: (order: OrderRow) => boolean
  method?: PaymentMethod | undefined
  /** Null for guests, and for whoever else signs in for an account. */
  cards?: CardWish | null
  language: Language
  now: Date
}

/**
 * Starts a try at paying an order, a parcel of it whose later charge was declined, or what a change made it cost more: what takes the browser to pay; null when there
 * is nothing to pay, the order being paid then.
 * @throws NotFound, also 'payment.kept_card_gone', Conflict 'order.already_paid' or 'payment.method_not_offered', Refused 'order.expired', ShopError unavailable
 * 'payment.gateway_silent'.
 */
export async function startPayment(
  deps: PayDeps,
  { number, requirePayer, owns, method, cards = null, language, now }: PayRequest,
): Promise<PaymentStart | null> {
  const started = await deps.db.begin(async (tx) => {
    const order = await orderByNumber(tx, number, { lock: true })
    if (!order) throw new NotFound('order.unknown')
    requirePayer(order)
    if (order.payment_state === 'cancelled') throw new Refused('order.expired')
    if (order.shipping_pending) throw new Refused('order.shipping_pending', { number })
    const read = await readAtOnce(tx, { lines: orderLines(tx, order.id), payee: deps.payeeAsked(tx, order) })
    const lines = toldLines(read.lines)
    if (order.payment_state === 'pending' && bankCents(order) === 0) {
      await confirmOrder(tx, deps, order, lines, { state: 'paid', last4: null, now })
      return null
    }
    const due =
      order.payment_state === 'pending'
        ? wholeOrder(order, lines)
        : ((await declinedParcel(tx, order, lines)) ?? differenceOf(order))
    if (!due) throw new Conflict('order.already_paid')
    const shop = deps.payeeOf(read.payee, language)
    const wanted = cards?.pk === undefined ? method : 'card'
    const { gateway, method: taken } = deps.gateways.takes(wanted, due.capture, shop.account)
    const wish = order.owner_kind === 'customer' && cards?.holder === order.owner_id && gateway.keepsCards(taken) ? cards : null
    const later = due.capture === 'later'
    const kept =
      wish?.pk === undefined
        ? null
        : await deps.keptCard(tx, { customerId: wish.holder, pk: wish.pk, gateway: gateway.name, now })
    if (cards?.pk !== undefined && !kept) throw new NotFound('payment.kept_card_gone')
    const keep = wish?.keep === true && !kept
    const id = await insertAttempt(tx, {
      ...due,
      orderId: order.id,
      gateway: gateway.name,
      method: taken,
      laterConsent: later ? laterConsent : null,
      keepConsent: keep ? keepConsent : null,
      keptCard: kept && { id: kept.id, token: later ? kept.token : null },
    })
    const chargedNowCents =
      due.capture === 'later' ? chargedAtOnce(order, lines, await parcelsToPay(tx, order, lines)) : undefined
    const byLink = !owns(order)
    return {
      id,
      gateway,
      method: taken,
      due: { ...due, chargedNowCents },
      keep,
      keptToken: kept?.token,
      byLink,
      shop,
    }
  })
  if (!started) return null
  const { id, gateway, due, shop } = started
  const { start, reference } = await gateway
    .start({
      attemptId: id,
      orderNumber: number,
      amountCents: due.amountCents,
      currency: 'EUR',
      language,
      merchant: shop.name,
      colour: shop.colour,
      method: started.method,
      capture: due.capture,
      ...(due.chargedNowCents ? { chargedNowCents: due.chargedNowCents } : {}),
      keepCard: due.capture === 'later',
      keepForCustomer: started.keep,
      ...(started.keptToken !== undefined && { keptToken: started.keptToken }),
      urls: deps.paymentUrls({ number, shop, language, gateway: gateway.name, byLink: started.byLink }),
    })
    .catch(asUnavailable)
  if (reference) await nameAttempt(deps.db, id, reference)
  return start
}

/** What a bank is asked for: what no gift card pays. */
export const bankCents = (order: Pick<OrderRow, 'total_cents' | 'gift_card_cents'>): number =>
  order.total_cents - order.gift_card_cents

/** Of an order that is paid when it is collected, what is asked for before: taken at once, whenever its copies come. */
const wholeOrder = (order: OrderRow, lines: readonly OrderLineRow[]) =>
  order.terms === 'collection'
    ? { amountCents: order.deposit_cents, capture: 'now' as const, parcelId: null }
    : {
        amountCents: bankCents(order),
        capture: lines.some((line) => line.charged_later) ? ('later' as const) : ('now' as const),
        parcelId: null,
      }

/** What a change made the order cost more. */
const differenceOf = ({ difference_cents: amountCents }: OrderRow) =>
  amountCents > 0 ? { amountCents, capture: 'now' as const, parcelId: null, paysDifference: true } : undefined

async function declinedParcel(tx: Tx, order: OrderRow, lines: readonly OrderLineRow[]) {
  const [declined] = await declinedParcels(tx, order.id)
  const parcel = declined && (await parcelsToPay(tx, order, lines)).find(({ id }) => id === declined.parcel_id)
  return parcel && { amountCents: parcel.cents, capture: 'now' as const, parcelId: parcel.id }
}

function asUnavailable(error: unknown): never {
  throw error instanceof GatewaySilent ? new ShopError('unavailable', 'payment.gateway_silent') : error
}
