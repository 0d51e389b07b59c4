import { redirect } from 'react-router'
import type { ShippingOptions } from '#modules/buying/shipping/contract.ts'
import type { Address } from '#modules/people/customers/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { refusedInside } from '../visit/refused.ts'
import { signedBy, type Visit } from '../visit/visit.ts'
import { inside } from './inside.ts'

type List = { items: Address[] }
const listed = (visit: Visit) => visit.call<List>('POST', '/customer/address/list/', signedBy(visit))

export interface AddressesContent {
  items: readonly Address[]
  /** Comes from having saved one. */
  saved: boolean
}

/** The customer's addresses, the main one first (U-23). */
export const loadAddresses = inside<AddressesContent>(async (visit, { request }) => {
  const list = await listed(visit)
  return isFailure(list) ? list : { items: list.items, saved: new URL(request.url).searchParams.has('saved') }
})

export type AddressesOutcome = { done: 'removed' | 'saved' } | { refusal: string | null }

/** Deletes an address, or gives it one of the two marks (U-23). */
export const actOnAddresses: VisitHandler<AddressesOutcome | Response> = async (visit, { request }) => {
  const form = await request.formData()
  const [intent, pk] = String(form.get('intent')).split('-')
  if (intent === 'remove') {
    const answer = await visit.call<List>('POST', '/customer/address/delete/', { ...signedBy(visit), pk: Number(pk) })
    if (isFailure(answer)) return refusedOr(visit, request, answer)
    return { done: 'removed' }
  }
  const list = await listed(visit)
  const address = isFailure(list) ? undefined : list.items.find((item) => item.pk === Number(pk))
  if (!address) return { refusal: null }
  const marks = { is_main: address.is_main || intent === 'main', is_billing: address.is_billing || intent === 'billing' }
  const body = { ...address, floor: address.floor ?? '', phone: address.phone ?? '', ...marks, ...signedBy(visit) }
  const answer = await visit.call<Address>('PUT', `/customer/address/${address.pk}/`, body)
  return isFailure(answer) ? refusedOr(visit, request, answer) : { done: 'saved' }
}

const refusedOr = (visit: Visit, request: Request, answer: Parameters<typeof refusedInside>[2]) =>
  answer.original_status === 404
    ? { refusal: answer.detail }
    : (refusedInside(visit, request, answer) ?? { refusal: answer.detail })

export interface AddressContent {
  /** Null: a new one. */
  address: Address | null
  countries: readonly string[]
}

/** The form of a new address, or of the one in the path. @throws Response 404 alike for unknown ones and those of others. */
export const loadAddress = inside<AddressContent>(async (visit, { params }) => {
  const [list, options] = await Promise.all([listed(visit), visit.read<ShippingOptions>('/shipping/options/')])
  if (isFailure(list)) return list
  const address = list.items.find((item) => String(item.pk) === params['id']) ?? null
  if (params['id'] && !address) throw new Response(null, { status: 404 })
  return { address, countries: options?.countries ?? ['ES'] }
})

/** Saves an address and leads back to the list (U-22 to U-25). */
export const saveAddress: VisitHandler<FormOutcome | Response> = async (visit, { request, params }) => {
  const form = await request.formData()
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const marks = { is_main: form.has('is_main'), is_billing: form.has('is_billing') }
  const body = { ...fields, ...marks, ...signedBy(visit) }
  const answer = await (params['id']
    ? visit.call<Address>('PUT', `/customer/address/${params['id']}/`, body)
    : visit.call<Address>('POST', '/customer/address/', body))
  if (!isFailure(answer)) return redirect(`${pathTo('private-addresses', visit.language)}?saved`, 303)
  return refusedInside(visit, request, answer) ?? outcomeOf(answer, form)
}
