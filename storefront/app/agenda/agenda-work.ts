import { redirect } from 'react-router'
import type { Activities, Activity, OwnRegistration, Registered } from '#modules/editorial/agenda/contract.ts'
import type { CodeChallenge } from '#modules/platform/captcha/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { isFailure } from '../api/failure.ts'
import { type PayOutcome, startPaying } from '../payment/pay-work.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { captchaIn, questionInWords } from '../visit/person-work.ts'
import { signedBy } from '../visit/visit.ts'

/** The activity that the address names, or the next ones to choose from. */
export type RegistrationPage = { activity: Activity; choice: null } | { activity: null; choice: Activities['items'] }

/** What the registration page shows; an activity that is not in the agenda is not found. */
export const loadRegistration: VisitHandler<RegistrationPage> = async (visit, { request }) => {
  const id = new URL(request.url).searchParams.get('activity')
  if (id === null) {
    const found = await visit.read<Activities>('/agenda/', { limit: '24' })
    return { activity: null, choice: (found?.items ?? []).filter(({ status }) => status === 'upcoming') }
  }
  const activity = /^[1-9]\d{0,14}$/.test(id) ? await visit.read<Activity>(`/agenda/${id}/`) : undefined
  if (!activity) throw new Response(null, { status: 404 })
  return { activity, choice: null }
}

/** An activity has so many prices at most. */
const mostPrices = Array.from({ length: 8 }, (_one, index) => index)

/** What came of a registration: what the shop answered, else the form again, with a question in words where no script could answer. */
export type RegistrationAnswer =
  | { message: string; state: 'confirmed' | 'waiting' }
  | { message: string; state: 'held'; pay: PayOutcome }
  | FormAnswer
export interface FormAnswer {
  outcome: FormOutcome
  question: CodeChallenge | null
}

/** Registers for an activity (T-06), and goes on to pay what is paid here. */
export const register: VisitHandler<RegistrationAnswer | Response> = async (visit, { request }) => {
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '')
  const answer = await visit.call<Registered>('POST', '/agenda/registration/', {
    ...signedBy(visit),
    activity: Number(typed('activity')) || 0,
    name: typed('name'),
    email: typed('email'),
    phone: typed('phone'),
    places: Number(typed('places')) || 0,
    tickets: mostPrices.filter((index) => form.has(`tickets_${index}`)).map((index) => Number(typed(`tickets_${index}`)) || 0),
    companions: typed('companions')
      .split('\n')
      .map((name) => name.trim())
      .filter(Boolean),
    gift_card: typed('gift_card').trim(),
    conditions: form.has('conditions'),
    waiting_list: form.has('waiting_list'),
    privacy_accepted: form.has('privacy_accepted'),
    captcha: captchaIn(form),
  })
  if (!isFailure(answer)) {
    const { detail: message, state, order } = answer
    if (!order) return { message, state: state === 'waiting' ? state : 'confirmed' }
    const pay = await startPaying(visit, order.number, { key: order.key })
    // Who is not signed in reads of it on the order's own page.
    if (pay instanceof Response && !visit.user())
      return redirect(`${pathTo('private-order-detail', visit.language, { number: order.number })}?key=${order.key}`, 303)
    return pay instanceof Response ? pay : { message, state: 'held', pay }
  }
  const question = visit.scripted ? null : ((await questionInWords(visit)) ?? null)
  return { outcome: outcomeOf(answer, form), question }
}

/** What the link of a letter stands for; null for a link that the shop did not write. */
export const loadOwn: VisitHandler<OwnRegistration | null> = async (visit, { params }) => {
  const answer = await visit.call<OwnRegistration>('POST', '/agenda/registration/show/', { key: params['token'] ?? '' })
  return isFailure(answer) ? null : answer
}

export type CancelAnswer = { message: string } | FormOutcome

/** Gives the places back. */
export const cancel: VisitHandler<CancelAnswer> = async (visit, { request, params }) => {
  const form = await request.formData()
  const answer = await visit.call<{ detail: string }>('POST', '/agenda/registration/cancel/', { key: params['token'] ?? '' })
  return isFailure(answer) ? outcomeOf(answer, form) : { message: answer.detail }
}
