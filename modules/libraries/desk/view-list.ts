import { dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { type Cents, cents, sum, toEuros } from '#kernel/money.ts'
import { saleRows } from '#modules/buying/cart/for-orders.ts'
import { type PricedCart, readPricingTables } from '#modules/buying/cart/reckon.ts'
import type { ShowCartInput } from '#modules/buying/cart/show-cart.ts'
import { allStores } from '#modules/goods/stores/stores.ts'
import { type Budget, budgetsOf } from '#modules/invoicing/budgets/budgets.ts'
import { termsOf } from '#modules/invoicing/terms/terms.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { mayMember } from '#modules/people/access/member-grants.ts'
import { addressesOf } from '#modules/people/customers/addresses.ts'
import type { Address } from '#modules/people/customers/contract.ts'
import { mayEdit, ownList } from './access.ts'
import type { DeskList, ListSummary } from './contract.ts'
import { type LineRow, type ListRow, lineRows } from './desk.sql.ts'
import { earlierOf } from './earlier.ts'
import { linesPerPage } from './limits.ts'
import { mayOrderAlone } from './needs-approval.ts'
import { productTexts } from './products.sql.ts'
import { reckonList } from './reckon-list.ts'
import { lineView } from './view-lines.ts'

export interface ListView {
  listId: number
  page: number
  sort: 'newest' | 'asked'
  only: 'all' | 'open' | 'bought'
}

/** A page of a list, priced as a whole: sums, budget after each line, what the account has of it already. @throws NotFound */
export async function showList(
  db: Pool,
  { listId, page, sort, only }: ListView,
  asking: ShowCartInput & { caller: Caller },
): Promise<DeskList> {
  const { caller, now, language } = asking
  const list = await ownList(db, caller, listId)
  const [tables, lines, addresses, budgets, terms, stores] = await Promise.all([
    readPricingTables(db),
    lineRows(db, listId),
    addressesOf(db, caller.id),
    budgetsOf(db, caller.id, Number(dayOf(now).slice(0, 4))),
    termsOf(db, caller.id),
    allStores(db, now),
  ])
  const address = addresses.find((item) => item.pk === list.address_id) ?? null
  const productIds = [...new Set(lines.flatMap((line) => line.product_id ?? []))]
  const [{ cart, priced }, earlier] = await Promise.all([
    reckonList(db, tables, { list, lines, address }, asking),
    earlierOf(db, caller.id, list, productIds, language),
  ])
  const budget = budgets.find((item) => item.id === list.budget_id)
  // What was ordered is off the budget already.
  const charged = list.state === 'ordered' ? undefined : budget
  const left = charged ? budgetAfter(lines, priced, cents(charged.availableCents)) : null
  const total = cart.quote.total
  const overBudget = charged !== undefined && total > charged.availableCents
  const has = (line: LineRow) => line.product_id !== null && (earlier.get(line.product_id)?.length ?? 0) > 0
  const open = (line: LineRow) =>
    line.state === 'choose' || line.state === 'unknown' || (priced.get(line.id)?.notice ?? null) !== null
  const filtered = lines.filter((line) => only === 'all' || (only === 'bought' ? has(line) : open(line)))
  const ordered = sort === 'newest' ? filtered.toReversed() : filtered
  const pages = Math.max(1, Math.ceil(ordered.length / linesPerPage))
  const at = Math.min(page, pages)
  const shown = ordered.slice((at - 1) * linesPerPage, at * linesPerPage)
  const ids = [...new Set(shown.flatMap((line) => [...(line.product_id === null ? [] : [line.product_id]), ...line.candidates]))]
  const [sold, texts] = await Promise.all([saleRows(db, ids), productTexts(db, ids, language)])
  const parts = {
    priced,
    sold: new Map(sold.map((row) => [row.product_id, row])),
    texts: new Map(texts.map((row) => [row.id, row])),
    earlier,
    left,
    net: cart.quote.vat.every((row) => row.percent === 0),
    today: dayOf(now),
    language,
  }
  const inState = (state: LineRow['state']) => lines.filter((line) => line.state === state).length
  const alone = mayOrderAlone(caller, total, overBudget)
  const mine = list.state === 'open' && list.kind !== 'saved' && list.member_id === (caller.member?.id ?? null)
  return {
    ...summaryOf(
      {
        ...list,
        lines: lines.length,
        copies: sum(lines.filter((line) => line.state === 'found').map((line) => line.quantity)),
        open_points: inState('choose') + inState('unknown'),
      },
      caller,
    ),
    comments: list.comments,
    budget: list.budget_id,
    address: list.address_id,
    store: list.store_code,
    shipment: list.shipment,
    items: shown.map((line) => lineView(line, parts)),
    page: at,
    pages,
    shown: ordered.length,
    counts: {
      found: inState('found'),
      choose: inState('choose'),
      unknown: inState('unknown'),
      requested: inState('requested'),
      parked: inState('parked'),
      unavailable: cart.lines.filter((line) => line.notice !== null).length,
      bought: lines.filter(has).length,
    },
    sums: sumsOf(cart),
    budgets: budgets.filter((item) => !item.closed || item.id === list.budget_id).map(budgetView),
    over_budget: overBudget,
    addresses: addresses.map((item) => ({ pk: item.pk, text: addressText(item) })),
    stores: stores.filter((store) => store.available_today).map(({ code, name }) => ({ store: code, name })),
    credit: {
      on_account: terms.onAccount,
      available: terms.availableCreditCents === null ? null : toEuros(terms.availableCreditCents),
    },
    may: {
      edit: mayEdit(caller, list),
      order: mine && terms.onAccount && alone,
      submit: mine && !alone,
      approve: list.state === 'awaiting' && mayMember(caller, 'order.approve'),
      basket: mine && !terms.onAccount && alone,
    },
  }
}

/** What the budget has left after each line, in the order in which they were asked for; shipping is counted in the total only. */
function budgetAfter(
  lines: readonly LineRow[],
  priced: Awaited<ReturnType<typeof reckonList>>['priced'],
  available: Cents,
): Map<number, Cents> {
  let left: number = available
  const after = new Map<number, Cents>()
  for (const line of lines) {
    const paid = priced.get(line.id)?.price?.paid
    if (paid === undefined) continue
    left -= paid
    after.set(line.id, cents(left))
  }
  return after
}

const sumsOf = ({ quote, shippingCents }: PricedCart): DeskList['sums'] => {
  const listPrice = sum(quote.lines.map((line) => line.listUnit * line.quantity))
  const paid = sum(quote.lines.map((line) => line.paid))
  return {
    list_price: toEuros(listPrice),
    discount: toEuros(cents(listPrice - paid)),
    shipping: shippingCents === null ? null : toEuros(shippingCents),
    surcharge: toEuros(quote.surcharge),
    net: toEuros(sum(quote.vat.map((row) => row.base))),
    vat: quote.vat.map((row) => ({ percent: row.percent, base: toEuros(row.base), vat: toEuros(row.vat) })),
    total: toEuros(quote.total),
  }
}

const budgetView = (budget: Budget): DeskList['budgets'][number] => ({
  pk: budget.id,
  title: budget.title,
  assigned: toEuros(cents(budget.assignedCents)),
  invoiced: toEuros(cents(budget.invoicedCents)),
  pending: toEuros(cents(budget.pendingCents)),
  available: toEuros(cents(budget.availableCents)),
})

const addressText = ({ name, recipient, street, postcode, city }: Address) =>
  [name || recipient, `${street}, ${postcode} ${city}`].join(' · ')

/** A list in a table of lists. */
export const summaryOf = (
  list: ListRow & { lines: number; copies: number; open_points: number },
  caller: Caller,
): ListSummary => ({
  list: list.id,
  kind: list.kind,
  state: list.state,
  name: list.name,
  reference: list.reference,
  by: list.member_name,
  own: list.member_id === (caller.member?.id ?? null),
  lines: list.lines,
  copies: list.copies,
  open_points: list.open_points,
  created: list.created_at.toISOString(),
  updated: list.updated_at.toISOString(),
  submitted: list.submitted_at?.toISOString() ?? null,
  letter: list.letter,
  reason: list.returned_reason,
  order: list.order_number,
})
