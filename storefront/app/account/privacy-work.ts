import type { PrivacyView } from '#modules/people/privacy/contract.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import { signedBy } from '../visit/desk.ts'
import { refusedInside } from '../visit/refused.ts'
import type { Work } from '../visit/work.ts'
import { inside } from './inside.ts'

/** What the visitor accepted, and whether the account can be erased just now. */
export const loadPrivacy = inside<PrivacyView>((desk) => desk.call<PrivacyView>('POST', '/customer/privacy/', signedBy(desk)))

export type PrivacyOutcome = FormOutcome | { done: 'erased' } | { done: 'newsletter'; wanted: boolean; said: string }

/** Turns the newsletter on or off, or erases the account: then nobody is signed in here any more. */
export const actOnPrivacy: Work<PrivacyOutcome | Response> = async (desk, { request }) => {
  const form = await request.formData()
  const intent = String(form.get('intent'))
  if (intent === 'erase') {
    const password = String(form.get('password') ?? '')
    const answer = await desk.call('POST', '/customer/erase/', { ...signedBy(desk), password })
    if (isFailure(answer)) return refusedInside(desk, request, answer) ?? outcomeOf(answer, form)
    desk.forgetUser()
    desk.forgetCart()
    return { done: 'erased' }
  }
  const wanted = intent === 'start'
  const body = { ...signedBy(desk), newsletter: wanted }
  const answer = await desk.call<{ detail: string }>('PUT', '/customer/newsletter/', body)
  if (isFailure(answer)) return refusedInside(desk, request, answer) ?? outcomeOf(answer, form)
  return { done: 'newsletter', wanted, said: answer.detail }
}
