import type { Db, Tx } from '#kernel/db.ts'
import { Forbidden, NotFound, type RefusalCode, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { cents, centsOf, toEuros } from '#kernel/money.ts'
import { type CartSettings, readPricingTables } from '#modules/buying/cart/reckon.ts'
import { reckonedView } from '#modules/buying/made-orders/reckoned-view.ts'
import { payUntil } from '#modules/buying/made-orders/terms-of-order.ts'
import { lineTexts } from '#modules/goods/catalogue/line-texts.ts'
import { allStores } from '#modules/goods/stores/stores.ts'
import { budgetById, budgetsOf } from '#modules/invoicing/budgets/budgets.ts'
import { termsOf } from '#modules/invoicing/terms/terms.ts'
import type { ApprovalEmails } from '#modules/libraries/desk/approval.ts'
import { madeList } from '#modules/libraries/desk/made-list.ts'
import { placeList } from '#modules/libraries/desk/place-list.ts'
import { reckonList } from '#modules/libraries/desk/reckon-list.ts'
import type { PayDeps } from '#modules/orders/money/pay.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { addressesOf } from '#modules/people/customers/addresses.ts'
import { knownForOrders } from '#modules/people/customers/known-customer.ts'
import { requireTrade, tradeKind } from '#modules/people/customers/trade-standing.ts'
import type { OrderFor, OrderLines, ReckonedFor } from './staff-contract.ts'

export interface OrderForDeps extends Pick<PayDeps, 'confirmation'> {
  approvalEmails: ApprovalEmails
  splitFeeCents: number | null
  /** The sentence of a refusal. */
  sentence: (code: RefusalCode, language: Language) => string
}

interface Asked {
  storefront: string
  settings: CartSettings
  now: Date
}

/** What may be chosen for an order of the account, and why there can be none. @throws NotFound */
export async function orderingFor(db: Db, id: string, say: (code: RefusalCode) => string, now: Date) {
  await knownForOrders(db, id)
  const { onAccount } = await termsOf(db, id)
  const open = (await tradeKind(db, { kind: 'customer', id }, now)) !== null
  const why = open ? (onAccount ? null : 'terms.none') : 'terms.not_activated'
  return {
    why_not: why && say(why),
    budgets: (await budgetsOf(db, id))
      .filter(({ closed }) => !closed)
      .map(({ id: budget, year, title, availableCents }) => ({
        budget,
        title: `${year} · ${title}`,
        available: toEuros(cents(availableCents)),
      })),
    addresses: (await addressesOf(db, id)).map(({ pk, name, street, postcode, city }) => ({
      address: pk,
      text: [name, street, `${postcode} ${city}`].filter((part) => part.trim() !== '').join(', '),
    })),
    stores: (await allStores(db, now)).map(({ code, name }) => ({ store_code: code, name })),
  }
}

/** Its holder buys, whatever colleague does it for them: nobody of the account is signed in. @throws Forbidden for who is not open to trade */
async function callerFor(db: Db, id: string, { storefront, settings, now }: Asked) {
  const { email, language } = await knownForOrders(db, id)
  const caller: Caller = { kind: 'customer', id, email, member: null }
  await requireTrade(db, caller, now)
  return { caller, storefront, settings, now, language }
}

/** What an order would cost the account, when it would be there, and what it leaves of a budget. */
export async function reckonFor(
  db: Tx,
  id: string,
  wish: OrderLines,
  asked: Asked,
  { say, language }: { say: (code: RefusalCode) => string; language: Language },
): Promise<ReckonedFor> {
  const asking = await callerFor(db, id, asked)
  const address = wish.address === null ? null : ((await addressesOf(db, id)).find(({ pk }) => pk === wish.address) ?? null)
  if (wish.address !== null && address === null) throw new NotFound('desk.unknown_choice')
  const list = { comments: '', store_code: wish.address === null ? wish.collect_at : null, shipment: wish.shipment }
  const lines = wish.lines.map(({ product, copies }, index) => ({
    id: index,
    product_id: product,
    quantity: copies,
    state: 'found' as const,
  }))
  const { cart } = await reckonList(db, await readPricingTables(db), { list, lines, address }, asking)
  const names = await lineTexts(
    db,
    wish.lines.map(({ product }) => product),
    language,
  )
  const { lines: priced, shipping, total, promised, why_not } = reckonedView(cart, { say, names }, true)
  const budget = wish.budget === null ? null : await budgetById(db, id, wish.budget)
  const left = budget === null ? null : budget.availableCents - cart.quote.total
  return {
    lines: priced,
    shipping,
    total,
    promised,
    why_not: why_not ?? (left !== null && left < 0 ? say('accounts.over_budget') : null),
    budget_left: left === null ? null : toEuros(cents(left)),
  }
}

/**
 * Orders on the account's terms, as a list of its own desk that a colleague placed: the order says who. A budget bears no more than it
 * has left, whatever its holder might decide. The same key finds the same order. @returns its number.
 * @throws Forbidden; Refused 'accounts.over_budget' and what placing a list refuses
 */
export async function orderFor(
  tx: Tx,
  deps: OrderForDeps,
  { id, wish, staffId }: { id: string; wish: OrderFor; staffId: number },
  asked: Asked,
): Promise<string> {
  const asking = await callerFor(tx, id, asked)
  await refuseForeign(tx, id, wish, asked.now)
  const listId = await madeList(tx, id, {
    key: wish.key,
    copies: wish.lines,
    budget_id: wish.budget,
    address_id: wish.address,
    store_code: wish.address === null ? wish.collect_at : null,
    shipment: wish.shipment,
    reference: wish.reference,
    comments: wish.comments,
  })
  const made = {
    staffId,
    storeCode: wish.store_code,
    concluded: 'distance' as const,
    depositCents: 0,
    payUntil: payUntil({ pays: 'account' }, asked.now),
  }
  const placing = { db: tx, confirmation: deps.confirmation, letters: deps.approvalEmails }
  const { number } = await placeList(placing, { listId, expectedCents: centsOf(wish.expected_total), made }, asking)
  if (wish.budget !== null && (await budgetById(tx, id, wish.budget)).availableCents < 0)
    throw new Refused('accounts.over_budget')
  return number
}

/** @throws NotFound for an address, budget or store that is not there for the account; Forbidden where nothing says where it goes */
async function refuseForeign(
  tx: Tx,
  id: string,
  { address, budget, collect_at, store_code }: OrderFor,
  now: Date,
): Promise<void> {
  if (budget !== null) await budgetById(tx, id, budget)
  if (address !== null && !(await addressesOf(tx, id)).some(({ pk }) => pk === address)) throw new NotFound('desk.unknown_choice')
  const stores = new Set((await allStores(tx, now)).map(({ code }) => code))
  for (const code of [collect_at, store_code]) if (code !== null && !stores.has(code)) throw new NotFound('desk.unknown_choice')
  if (address === null && collect_at === null) throw new Forbidden('desk.unknown_choice')
}
