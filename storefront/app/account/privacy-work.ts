import { redirect } from 'react-router'
import type { ReminderWish } from '#modules/buying/cart-reminders/contract.ts'
import type { PrivacyView } from '#modules/people/privacy/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { refusedInside } from '../visit/refused.ts'
import { signedBy } from '../visit/visit.ts'
import { inside } from './inside.ts'

/** What the page shows; `reminder` is null while it cannot be had. */
export type PrivacyPage = PrivacyView & { reminder: ReminderWish | null }

/** What the visitor accepted, whether they are reminded of their basket, and whether the account can be erased just now. */
export const loadPrivacy = inside<PrivacyPage>(async (visit) => {
  const [view, reminder] = await Promise.all([
    visit.call<PrivacyView>('POST', '/customer/privacy/', signedBy(visit)),
    visit.call<ReminderWish>('POST', '/cart-reminder/wish/', signedBy(visit)),
  ])
  return isFailure(view) ? view : { ...view, reminder: isFailure(reminder) ? null : reminder }
})

export type PrivacyOutcome =
  | FormOutcome
  | { done: 'erased' }
  | { done: 'newsletter'; wanted: boolean; message: string }
  | { done: 'reminder'; message: string }

/** Turns the newsletter or the reminders of the basket on or off, or erases the account: then nobody is signed in here any more. */
export const actOnPrivacy: VisitHandler<PrivacyOutcome | Response> = async (visit, { request }) => {
  const form = await request.formData()
  const intent = String(form.get('intent'))
  if (intent === 'erase') {
    const password = String(form.get('password') ?? '')
    const answer = await visit.call('POST', '/customer/erase/', { ...signedBy(visit), password })
    if (isFailure(answer)) return refusedInside(visit, request, answer) ?? outcomeOf(answer, form)
    visit.forgetUser()
    visit.forgetCart()
    // Drawn here, the page would be read for somebody who is not there any more.
    return visit.scripted ? { done: 'erased' } : redirect(pathTo('login', visit.language), 303)
  }
  if (intent === 'remind' || intent === 'remind-no-more') {
    const body = { ...signedBy(visit), wanted: intent === 'remind' }
    const answer = await visit.call<{ detail: string }>('PUT', '/cart-reminder/wish/', body)
    if (isFailure(answer)) return refusedInside(visit, request, answer) ?? outcomeOf(answer, form)
    return { done: 'reminder', message: answer.detail }
  }
  const wanted = intent === 'start'
  const body = { ...signedBy(visit), newsletter: wanted }
  const answer = await visit.call<{ detail: string }>('PUT', '/customer/newsletter/', body)
  if (isFailure(answer)) return refusedInside(visit, request, answer) ?? outcomeOf(answer, form)
  return { done: 'newsletter', wanted, message: answer.detail }
}
