import { redirect } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { outcomeForPerson, sendAsPerson } from '../visit/person-work.ts'

/** What the shop answered, to be shown as it is. */
export interface Acknowledged {
  message: string
}
export type Answer = Acknowledged | FormOutcome

/** Signs up; the letter that follows asks for a confirmation (M-01, M-02). */
export const subscribe: VisitHandler<Answer> = async (visit, { request }) => {
  const form = await request.formData()
  const body = { email: String(form.get('email') ?? ''), privacy_accepted: form.has('privacy_accepted') }
  const answer = await sendAsPerson(visit, form, (captcha) =>
    visit.call<{ detail: string }>('POST', '/newsletter/', { ...body, captcha }),
  )
  return isFailure(answer) ? outcomeForPerson(visit, answer, form) : { message: answer.detail }
}

/** Confirms with the token of the letter. */
export const confirm: VisitHandler<Answer> = async (visit, { request, params }) => {
  const form = await request.formData()
  const answer = await visit.call<{ detail: string }>('POST', '/newsletter/confirm/', { token: params['token'] ?? '' })
  return isFailure(answer) ? outcomeOf(answer, form) : { message: answer.detail }
}

/** Ends the letters: those of the link in a letter, else those to the e-mail typed (T-22). */
export const unsubscribe: VisitHandler<FormOutcome | Response> = async (visit, { request }) => {
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '')
  const body = { email: typed('email'), reason: typed('reason'), token: typed('token'), website: typed('website') }
  const answer = await sendAsPerson(visit, form, (captcha) => visit.call('POST', '/unsubscribe/', { ...body, captcha }))
  return isFailure(answer) ? outcomeForPerson(visit, answer, form) : redirect(pathTo('unsubscribe-thanks', visit.language), 303)
}
