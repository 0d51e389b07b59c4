import type { ShippingOptions } from '#modules/buying/shipping/contract.ts'
import type { CustomerData, DataSaved } from '#modules/people/customers/contract.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { refusedInside } from '../visit/refused.ts'
import { signedBy } from '../visit/visit.ts'
import { inside } from './inside.ts'

export interface DataContent {
  data: CustomerData
  countries: readonly string[]
}

/** The data of the account; the stored session follows an e-mail that was confirmed meanwhile. */
export const loadData = inside<DataContent>(async (visit, _args, user) => {
  const [data, options] = await Promise.all([
    visit.call<CustomerData>('POST', '/customer/data/', signedBy(visit)),
    visit.read<ShippingOptions>('/shipping/options/'),
  ])
  if (isFailure(data)) return data
  if (data.email !== user.email) visit.keepUser({ ...user, email: data.email })
  const countries = new Set([...(options?.countries ?? ['ES']), data.country])
  return { data, countries: [...countries] }
})

export type DataOutcome = FormOutcome | { message: string; pending: string | null }

/** Saves the data (U-19, U-20) or sends the letter that proves the address again. */
export const saveData: VisitHandler<DataOutcome | Response> = async (visit, { request }) => {
  const form = await request.formData()
  if (form.get('intent') === 'letter') {
    const answer = await visit.call<{ detail: string }>('POST', '/customer/email/letter/', {
      ...signedBy(visit),
      opener: visit.opener(),
    })
    if (!isFailure(answer)) return { message: answer.detail, pending: null }
    return refusedInside(visit, request, answer) ?? outcomeOf(answer, form)
  }
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const body = { ...fields, newsletter: form.has('newsletter'), ...signedBy(visit) }
  const answer = await visit.call<DataSaved>('PUT', '/customer/data/', body)
  if (isFailure(answer)) return refusedInside(visit, request, answer) ?? outcomeOf(answer, form)
  visit.keepUser(answer.session)
  return { message: answer.detail, pending: answer.pending_email }
}
