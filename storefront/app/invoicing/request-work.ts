import { redirect } from 'react-router'
import type { ShippingOptions } from '#modules/buying/shipping/contract.ts'
import type { InvoiceRequested, OrderInvoices } from '#modules/invoicing/billing/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { type Insider, insiderOf } from '../account/account-frame.tsx'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { signInAgain, toLogin } from '../visit/refused.ts'
import { signedBy } from '../visit/visit.ts'

export interface RequestPage {
  blind: boolean
  number: string
  invoices: OrderInvoices | null
  countries: string[]
  insider: Insider | null
  /** The request was just made: its modal shows (O-10). */
  sent: boolean
  /** That of the letter's link, for a guest. */
  letterKey: string
}

const about = (request: Request, params: Record<string, string | undefined>) => ({
  number: params['orderCode'] ?? '',
  letterKey: new URL(request.url).searchParams.get('key') ?? '',
})

/** The invoice request of an order, for its owner (O-08, O-09). @throws Response 404 alike for unknown and foreign orders. */
export const loadRequest: VisitHandler<RequestPage | Response> = async (visit, { request, params }) => {
  const { number, letterKey } = about(request, params)
  const page = { number, letterKey, sent: new URL(request.url).searchParams.has('sent') }
  if (visit.blind && !visit.scripted && !letterKey) return { ...page, blind: true, invoices: null, countries: [], insider: null }
  const user = visit.user()
  if (!user && !letterKey) return toLogin(visit, request)
  const [invoices, options] = await Promise.all([
    visit.call<OrderInvoices>('POST', `/order/${encodeURIComponent(number)}/invoices/`, { ...signedBy(visit), key: letterKey }),
    visit.read<ShippingOptions>('/shipping/options/'),
  ])
  if (isFailure(invoices)) {
    if (invoices.code === 'login_failed') return signInAgain(visit, request)
    throw new Response(null, { status: invoices.original_status ?? 503 })
  }
  return { ...page, blind: false, invoices, countries: options?.countries ?? ['ES'], insider: user && insiderOf(user) }
}

/** What failed: fields to mend, or a modal that offers to try again (O-11, O-12). */
export interface RequestFailure {
  outcome: FormOutcome
  modal: boolean
}

/** Sends the fiscal data; success comes back to this page as an address of its own, so that a reload asks nothing again. */
export const sendRequest: VisitHandler<RequestFailure | Response> = async (visit, { request, params }) => {
  const { number, letterKey } = about(request, params)
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '').trim()
  const answer = await visit.call<InvoiceRequested>('POST', `/order/${encodeURIComponent(number)}/invoice-request/`, {
    ...signedBy(visit),
    key: letterKey,
    name: typed('name'),
    nif: typed('nif'),
    street: [typed('street'), typed('floor')].filter(Boolean).join(', '),
    postcode: typed('postcode'),
    city: typed('city'),
    region: typed('region'),
    country: typed('country') || 'ES',
  })
  if (isFailure(answer)) {
    if (answer.code === 'login_failed') return signInAgain(visit, request)
    return { outcome: outcomeOf(answer, form), modal: Object.keys(answer.fields).length === 0 }
  }
  const here = pathTo('invoice-request', visit.language, { orderCode: number })
  return redirect(`${here}?${letterKey ? `key=${encodeURIComponent(letterKey)}&` : ''}sent`, 303)
}
