import type { Reserved, ToReserve } from '#modules/buying/reservations/contract.ts'
import type { ProductDetail } from '#modules/goods/catalogue/contract.ts'
import type { StorePage } from '#modules/goods/stores/contract.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { outcomeForPerson, sendAsPerson } from '../visit/person-work.ts'
import { signedBy } from '../visit/visit.ts'
import { keptAt } from './my-store-words.ts'

/** What came of it: kept, or a letter to answer first. */
export type ReserveAnswer = { message: string; reserved: Reserved | null } | FormOutcome

/** What is to be kept and where, by their names; null where the address names nothing that there is. */
export const toBeKept: VisitHandler<
  { product: number; store: string; title: string; storeName: string; email: string } | null
> = async (visit, { request }) => {
  const search = new URL(request.url).searchParams
  const [product, store] = [search.get('product') ?? '', search.get(keptAt) ?? '']
  if (!/^\d{1,15}$/.test(product) || !/^[A-Z0-9]{2,10}$/.test(store)) return null
  const [found, at] = await Promise.all([
    visit.read<ProductDetail>(`/products/${product}/`),
    visit.read<StorePage>(`/stores/${store}/`),
  ])
  if (!found || !at) return null
  return { product: found.pk, store: at.code, title: found.title, storeName: at.name, email: visit.user()?.email ?? '' }
}

/** Asks to have it kept. */
export const askToKeep: VisitHandler<ReserveAnswer> = async (visit, { request }) => {
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '')
  const body = {
    ...signedBy(visit),
    product: typed('product'),
    store_code: typed('store_code'),
    name: typed('name'),
    email: typed('email'),
    privacy_accepted: form.has('privacy_accepted'),
  }
  const answer = await sendAsPerson(visit, form, (captcha) =>
    visit.call<ToReserve>('POST', '/reservations/', { ...body, captcha }),
  )
  return isFailure(answer) ? outcomeForPerson(visit, answer, form) : { message: answer.detail, reserved: answer.reserved }
}

/** Answers the letter. */
export const answerLetter: VisitHandler<ReserveAnswer> = async (visit, { request, params }) => {
  const form = await request.formData()
  const answer = await visit.call<ToReserve>('POST', '/reservations/confirm/', { key: params['key'] ?? '' })
  return isFailure(answer) ? outcomeOf(answer, form) : { message: answer.detail, reserved: answer.reserved }
}
