import type { ShippingOptions } from '#modules/buying/shipping/contract.ts'
import type { CustomerData, DataSaved } from '#modules/people/customers/contract.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import { signedBy } from '../visit/desk.ts'
import { refusedInside } from '../visit/refused.ts'
import type { Work } from '../visit/work.ts'
import { inside } from './inside.ts'

export interface DataContent {
  data: CustomerData
  countries: readonly string[]
}

/** The data of the account; the stored session follows an e-mail that was confirmed meanwhile. */
export const loadData = inside<DataContent>(async (desk, _args, user) => {
  const [data, options] = await Promise.all([
    desk.call<CustomerData>('POST', '/customer/data/', signedBy(desk)),
    desk.read<ShippingOptions>('/shipping/options/'),
  ])
  if (isFailure(data)) return data
  if (data.email !== user.email) desk.keepUser({ ...user, email: data.email })
  const countries = new Set([...(options?.countries ?? ['ES']), data.country])
  return { data, countries: [...countries] }
})

export type DataOutcome = FormOutcome | { said: string; pending: string | null }

/** Saves the data (U-19, U-20) or sends the letter that proves the address again. */
export const saveData: Work<DataOutcome | Response> = async (desk, { request }) => {
  const form = await request.formData()
  if (form.get('intent') === 'letter') {
    const answer = await desk.call<{ detail: string }>('POST', '/customer/email/letter/', {
      ...signedBy(desk),
      opener: desk.opener(),
    })
    if (!isFailure(answer)) return { said: answer.detail, pending: null }
    return refusedInside(desk, request, answer) ?? outcomeOf(answer, form)
  }
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const body = { ...fields, newsletter: form.has('newsletter'), ...signedBy(desk) }
  const answer = await desk.call<DataSaved>('PUT', '/customer/data/', body)
  if (isFailure(answer)) return refusedInside(desk, request, answer) ?? outcomeOf(answer, form)
  desk.keepUser(answer.session)
  return { said: answer.detail, pending: answer.pending_email }
}
