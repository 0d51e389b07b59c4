import { redirectDocument } from 'react-router'
import { matchPath } from '#kernel/route-table.ts'
import { shopPath } from '#kernel/shop-path.ts'
import type { BoughtEbook, BoughtEbooks } from '#modules/goods/ebooks/contract.ts'
import type { OrderInvoices } from '#modules/invoicing/billing/contract.ts'
import type { PaperLinks } from '#modules/invoicing/papers/contract.ts'
import type { NoteList } from '#modules/libraries/delivery-notes/contract.ts'
import type { ClaimList } from '#modules/orders/claims/contract.ts'
import type { OrderDetail, OrderList } from '#modules/orders/order/contract.ts'
import type { OrderReturns } from '#modules/orders/returns/contract.ts'
import { type Insider, insiderOf } from '../account/account-frame.tsx'
import { isFailure } from '../api/failure.ts'
import { type Desk, signedBy } from '../visit/desk.ts'
import { toLogin } from '../visit/refused.ts'
import type { Work } from '../visit/work.ts'
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
export const loadOrders: Work<OrdersPage | Response> = async (desk, { request }) => {
  const parameters = new URL(request.url).searchParams
  const [status, page] = [parameters.get('status') || 'all', Number(parameters.get('page')) || 1]
  const words = parameters.get('q') ?? ''
  const shown = { blind: false, list: null, status, words, page, insider: null, papers: null }
  if (desk.blind && !desk.scripted) return { ...shown, blind: true }
  const user = desk.user()
  if (!user) return toLogin(desk, request)
  const [list, papers] = await Promise.all([
    desk.call<OrderList>('POST', '/order/list/', { ...signedBy(desk), status, page, q: words }),
    loadPaperLinks(desk, { kind: 'orders', status, q: words }),
  ])
  if (isFailure(list) && list.code === 'login_failed') return toLogin(desk, request)
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
export const loadOrder: Work<OrderPage | Response> = async (desk, { request, params }) => {
  const { search, searchParams } = new URL(request.url)
  const key = searchParams.get('key') ?? ''
  if (desk.blind && !desk.scripted && !key) return { ...none, blind: true, letterKey: key }
  const user = desk.user()
  if (!user && !key) return toLogin(desk, request)
  const address = `/order/${encodeURIComponent(params['number'] ?? '')}`
  const [order, returns, invoices, trade] = await Promise.all([
    desk.call<OrderDetail>('POST', `${address}/detail/`, { ...signedBy(desk), key }),
    loadReturns(desk, params['number'] ?? '', key),
    desk.call<OrderInvoices>('POST', `${address}/invoices/`, { ...signedBy(desk), key }),
    tradePapers(desk, params['number'] ?? ''),
  ])
  if (isFailure(order)) {
    if (order.code === 'login_failed') {
      desk.forgetUser()
      return toLogin(desk, request)
    }
    throw new Response(null, { status: order.original_status ?? 503 })
  }
  const ebooks = order.lines.some((line) => line.ebook)
    ? await desk.call<BoughtEbooks>('POST', `${address}/ebooks/`, { ...signedBy(desk), key })
    : { items: [] }
  // The letters of a shop lead to its own pages, whoever opens them.
  const own = order.shop && shopPath(order.shop.path, 'order-detail', desk.language, { number: order.number })
  if (key && own && desk.place === 'palace' && matchPath(own)) return redirectDocument(`${own}${search}`)
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
async function tradePapers(desk: Desk, number: string): Promise<Pick<OrderPage, 'notes' | 'claims' | 'papers'>> {
  const kind = desk.user()?.kind
  if (kind !== 'library' && kind !== 'business') return { notes: [], claims: [], papers: null }
  const asked = { ...signedBy(desk), order: number }
  const [notes, claims, papers] = await Promise.all([
    desk.call<NoteList>('POST', '/delivery-notes/', asked),
    desk.call<ClaimList>('POST', '/claims/', asked),
    loadPaperLinks(desk, { kind: 'order', number }),
  ])
  return { notes: isFailure(notes) ? [] : notes.items, claims: isFailure(claims) ? [] : claims.items, papers }
}
