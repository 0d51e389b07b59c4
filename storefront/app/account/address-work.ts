import { redirect } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import type { ShippingOptions } from '#modules/buying/shipping/contract.ts'
import type { Address } from '#modules/people/customers/contract.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import { type Desk, signedBy } from '../visit/desk.ts'
import { refusedInside } from '../visit/refused.ts'
import type { Work } from '../visit/work.ts'
import { inside } from './inside.ts'

type List = { items: Address[] }
const listed = (desk: Desk) => desk.call<List>('POST', '/customer/address/list/', signedBy(desk))

export interface AddressesContent {
  items: readonly Address[]
  /** Comes from having saved one. */
  saved: boolean
}

/** The customer's addresses, the main one first (U-23). */
export const loadAddresses = inside<AddressesContent>(async (desk, { request }) => {
  const list = await listed(desk)
  return isFailure(list) ? list : { items: list.items, saved: new URL(request.url).searchParams.has('saved') }
})

export type AddressesOutcome = { done: 'removed' | 'saved' } | { refusal: string | null }

/** Deletes an address, or gives it one of the two marks (U-23). */
export const actOnAddresses: Work<AddressesOutcome | Response> = async (desk, { request }) => {
  const form = await request.formData()
  const [intent, pk] = String(form.get('intent')).split('-')
  if (intent === 'remove') {
    const answer = await desk.call<List>('POST', '/customer/address/delete/', { ...signedBy(desk), pk: Number(pk) })
    if (isFailure(answer)) return refusedOr(desk, request, answer)
    return { done: 'removed' }
  }
  const list = await listed(desk)
  const address = isFailure(list) ? undefined : list.items.find((one) => one.pk === Number(pk))
  if (!address) return { refusal: null }
  const marks = { is_main: address.is_main || intent === 'main', is_billing: address.is_billing || intent === 'billing' }
  const body = { ...address, floor: address.floor ?? '', phone: address.phone ?? '', ...marks, ...signedBy(desk) }
  const answer = await desk.call<Address>('PUT', `/customer/address/${address.pk}/`, body)
  return isFailure(answer) ? refusedOr(desk, request, answer) : { done: 'saved' }
}

const refusedOr = (desk: Desk, request: Request, answer: Parameters<typeof refusedInside>[2]) =>
  answer.original_status === 404
    ? { refusal: answer.detail }
    : (refusedInside(desk, request, answer) ?? { refusal: answer.detail })

export interface AddressContent {
  /** Null: a new one. */
  address: Address | null
  countries: readonly string[]
}

/** The form of a new address, or of the one in the path. @throws Response 404 alike for unknown ones and those of others. */
export const loadAddress = inside<AddressContent>(async (desk, { params }) => {
  const [list, options] = await Promise.all([listed(desk), desk.read<ShippingOptions>('/shipping/options/')])
  if (isFailure(list)) return list
  const address = list.items.find((one) => String(one.pk) === params['id']) ?? null
  if (params['id'] && !address) throw new Response(null, { status: 404 })
  return { address, countries: options?.countries ?? ['ES'] }
})

/** Saves an address and leads back to the list (U-22 to U-25). */
export const saveAddress: Work<FormOutcome | Response> = async (desk, { request, params }) => {
  const form = await request.formData()
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const marks = { is_main: form.has('is_main'), is_billing: form.has('is_billing') }
  const body = { ...fields, ...marks, ...signedBy(desk) }
  const answer = await (params['id']
    ? desk.call<Address>('PUT', `/customer/address/${params['id']}/`, body)
    : desk.call<Address>('POST', '/customer/address/', body))
  if (!isFailure(answer)) return redirect(`${pathTo('private-addresses', desk.language)}?saved`, 303)
  return refusedInside(desk, request, answer) ?? outcomeOf(answer, form)
}
