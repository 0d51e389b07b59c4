import { redirectDocument } from 'react-router'
import type { BoughtEbook, BoughtEbooks } from '#modules/goods/ebooks/contract.ts'
import type { OrderInvoices } from '#modules/invoicing/billing/contract.ts'
import type { PaperLinks } from '#modules/invoicing/papers/contract.ts'
import type { NoteList } from '#modules/libraries/delivery-notes/contract.ts'
import type { ClaimList } from '#modules/orders/claims/contract.ts'
import type { OrderDetail, OrderList } from '#modules/orders/order/contract.ts'
import type { OrderReturns } from '#modules/orders/returns/contract.ts'
import { matchPath } from '#screens/addresses.ts'
import { shopPath } from '#screens/shop-path.ts'
import { mainShop } from '#screens/shops.ts'
import { type Insider, insiderOf } from '../account/account-frame.tsx'
import { isFailure } from '../api/failure.ts'
import type { VisitHandler } from '../visit/handlers.ts'
import { signInAgain, toLogin } from '../visit/refused.ts'
import { signedBy, type Visit } from '../visit/visit.ts'
import { loadPaperLinks } from './load-paper-links.ts'
import { loadReturns } from './order-acts.ts'

export interface OrdersPage {
  blind: boolean
  list: OrderList | null
  status: string
  /** Words of a number or reference. */
  words: string
  page: number
  insider: Insider | null
  papers: PaperLinks | null
}

/** My orders (O-03): by status, newest first. */
export const loadOrders: VisitHandler<OrdersPage | Response> = async (visit, { request }) => {
  const parameters = new URL(request.url).searchParams
  const [status, page] = [parameters.get('status') || 'all', Number(parameters.get('page')) || 1]
  const words = parameters.get('q') ?? ''
  const shown = { blind: false, list: null, status, words, page, insider: null, papers: null }
  if (visit.blind && !visit.scripted) return { ...shown, blind: true }
  const user = visit.user()
  if (!user) return toLogin(visit, request)
  const [list, papers] = await Promise.all([
    visit.call<OrderList>('POST', '/order/list/', { ...signedBy(visit), status, page, q: words }),
    loadPaperLinks(visit, { kind: 'orders', status, q: words }),
  ])
  if (isFailure(list) && list.code === 'login_failed') return signInAgain(visit, request)
  return { ...shown, list: isFailure(list) ? null : list, insider: insiderOf(user), papers }
}

export interface OrderPage {
  blind: boolean
  order: OrderDetail | null
  /** What can still be done with it; null where that could not be asked. */
  returns: OrderReturns | null
  /** What it holds of ebooks, with their downloads. */
  ebooks: BoughtEbook[]
  /** Null when they cannot be had just now. */
  invoices: OrderInvoices | null
  letterKey: string
  insider: Insider | null
  /** Of a library or business: its delivery notes, claims and papers. */
  notes: NoteList['items']
  claims: ClaimList['items']
  papers: PaperLinks | null
}

const none = { order: null, ebooks: [], returns: null, invoices: null, insider: null, notes: [], claims: [], papers: null }

/** One order, for its owner or whoever holds the link of its letter. @throws Response 404 alike for unknown and foreign ones. */
export const loadOrder: VisitHandler<OrderPage | Response> = async (visit, { request, params }) => {
  const { search, searchParams } = new URL(request.url)
  const key = searchParams.get('key') ?? ''
  if (visit.blind && !visit.scripted && !key) return { ...none, blind: true, letterKey: key }
  const user = visit.user()
  if (!user && !key) return toLogin(visit, request)
  const address = `/order/${encodeURIComponent(params['number'] ?? '')}`
  const [order, returns, invoices, trade] = await Promise.all([
    visit.call<OrderDetail>('POST', `${address}/detail/`, { ...signedBy(visit), key }),
    loadReturns(visit, params['number'] ?? '', key),
    visit.call<OrderInvoices>('POST', `${address}/invoices/`, { ...signedBy(visit), key }),
    tradePapers(visit, params['number'] ?? ''),
  ])
  if (isFailure(order)) {
    if (order.code === 'login_failed') return signInAgain(visit, request)
    throw new Response(null, { status: order.original_status ?? 503 })
  }
  const ebooks = order.lines.some((line) => line.ebook)
    ? await visit.call<BoughtEbooks>('POST', `${address}/ebooks/`, { ...signedBy(visit), key })
    : { items: [] }
  // The letters of a shop lead to its own pages, whoever opens them.
  const own = order.shop && shopPath(order.shop.path, 'order-detail', visit.language, { number: order.number })
  if (key && own && visit.inShop === mainShop && matchPath(own)) return redirectDocument(`${own}${search}`)
  return {
    blind: false,
    order,
    returns,
    ebooks: isFailure(ebooks) ? [] : ebooks.items,
    invoices: isFailure(invoices) ? null : invoices,
    letterKey: key,
    insider: user && insiderOf(user),
    ...trade,
  }
}

/** What a library or business sees of an order beyond what everybody does; nothing for everybody else. */
async function tradePapers(visit: Visit, number: string): Promise<Pick<OrderPage, 'notes' | 'claims' | 'papers'>> {
  const kind = visit.user()?.kind
  if (kind !== 'library' && kind !== 'business') return { notes: [], claims: [], papers: null }
  const input = { ...signedBy(visit), order: number }
  const [notes, claims, papers] = await Promise.all([
    visit.call<NoteList>('POST', '/delivery-notes/', input),
    visit.call<ClaimList>('POST', '/claims/', input),
    loadPaperLinks(visit, { kind: 'order', number }),
  ])
  return { notes: isFailure(notes) ? [] : notes.items, claims: isFailure(claims) ? [] : claims.items, papers }
}
