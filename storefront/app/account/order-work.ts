import { redirect } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import type { OrderInvoices } from '#modules/billing/contract.ts'
import type { OrderDetail, OrderList } from '#modules/orders/contract.ts'
import type { OrderReturns } from '#modules/returns/contract.ts'
import { isFailure } from '../api/transport.ts'
import { type Desk, signedBy } from '../visit/desk.ts'
import type { Work } from '../visit/work.ts'
import { loadReturns } from './order-acts.ts'

/** To the login page, and back here afterwards (U-17). */
export function toLogin(desk: Desk, request: Request): Response {
  const { pathname, search } = new URL(request.url)
  return redirect(`${pathTo('login', desk.language)}?to=${encodeURIComponent(pathname + search)}`)
}

export interface OrdersPage {
  blind: boolean
  list: OrderList | null
  status: string
  page: number
  name: string | null
}

/** My orders (O-03): by status, newest first. */
export const loadOrders: Work<OrdersPage | Response> = async (desk, { request }) => {
  const parameters = new URL(request.url).searchParams
  const [status, page] = [parameters.get('status') || 'all', Number(parameters.get('page')) || 1]
  if (desk.blind && !desk.scripted) return { blind: true, list: null, status, page, name: null }
  const user = desk.user()
  if (!user) return toLogin(desk, request)
  const list = await desk.call<OrderList>('POST', '/order/list/', { ...signedBy(desk), status, page })
  if (isFailure(list) && list.code === 'login_failed') return toLogin(desk, request)
  return { blind: false, list: isFailure(list) ? null : list, status, page, name: user.firstName }
}

export interface OrderPage {
  blind: boolean
  order: OrderDetail | null
  /** What can still be done with it; null where that could not be asked. */
  returns: OrderReturns | null
  /** Null when they cannot be had just now. */
  invoices: OrderInvoices | null
  letterKey: string
  name: string | null
}

/** One order, for its owner or whoever holds the link of its letter. @throws Response 404 alike for unknown and foreign ones. */
export const loadOrder: Work<OrderPage | Response> = async (desk, { request, params }) => {
  const key = new URL(request.url).searchParams.get('key') ?? ''
  if (desk.blind && !desk.scripted && !key)
    return { blind: true, order: null, returns: null, invoices: null, letterKey: key, name: null }
  const user = desk.user()
  if (!user && !key) return toLogin(desk, request)
  const address = `/order/${encodeURIComponent(params['number'] ?? '')}`
  const [order, returns, invoices] = await Promise.all([
    desk.call<OrderDetail>('POST', `${address}/detail/`, { ...signedBy(desk), key }),
    loadReturns(desk, params['number'] ?? '', key),
    desk.call<OrderInvoices>('POST', `${address}/invoices/`, { ...signedBy(desk), key }),
  ])
  if (isFailure(order)) {
    if (order.code === 'login_failed') {
      desk.forgetUser()
      return toLogin(desk, request)
    }
    throw new Response(null, { status: order.original_status ?? 503 })
  }
  return {
    blind: false,
    order,
    returns,
    invoices: isFailure(invoices) ? null : invoices,
    letterKey: key,
    name: user?.firstName ?? null,
  }
}
