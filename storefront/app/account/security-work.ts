import { redirect } from 'react-router'
import type { AccountSessions, EmailConfirmed } from '#modules/people/customers/account-contract.ts'
import type { CustomerData } from '#modules/people/customers/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { refusedInside } from '../visit/refused.ts'
import { signedBy, type Visit } from '../visit/visit.ts'
import { inside } from './inside.ts'

/** The page needs nothing but somebody inside. */
export const loadInside = inside<object>(async () => ({}))

/** Changes the password with the present one in hand (U-21). */
export const changePassword: VisitHandler<FormOutcome | { message: string } | Response> = async (visit, { request }) => {
  const form = await request.formData()
  const word = (name: string) => String(form.get(name) ?? '')
  const answer = await visit.call<{ detail: string }>('PUT', '/customer/password/', {
    ...signedBy(visit),
    current_password: word('current_password'),
    password: word('password'),
    confirm_password: word('confirm_password'),
  })
  if (!isFailure(answer)) return { message: answer.detail }
  return refusedInside(visit, request, answer) ?? outcomeOf(answer, form)
}

/** Where the visitor is signed in. */
export const loadSessions = inside<AccountSessions>((visit) =>
  visit.call<AccountSessions>('POST', '/customer/session/list/', signedBy(visit)),
)

/** Ends the session pressed, or all of them; then the visitor is outside too. */
export const endSessions: VisitHandler<{ message: string } | { refusal: string | null } | Response> = async (
  visit,
  { request },
) => {
  const form = await request.formData()
  const all = form.get('intent') === 'all'
  const body = { ...signedBy(visit), key: String(form.get('key') ?? ''), all }
  const answer = await visit.call<{ detail: string }>('POST', '/customer/session/end/', body)
  if (isFailure(answer)) return refusedInside(visit, request, answer) ?? { refusal: answer.detail }
  if (!all) return { message: answer.detail }
  visit.forgetUser()
  visit.forgetCart()
  return redirect(pathTo('login', visit.language), 303)
}

const isHolder = (visit: Visit) => {
  const user = visit.user()
  return user !== null && user.kind !== 'guest' && user.role === 'holder'
}

/** `again`: the link opens nothing any more, another has to be asked for. */
export type UnconfirmedEmail = FormOutcome & { again: boolean }

/** Answers the letter that proves an address; whoever is signed in here goes on with it. */
export const confirmEmail: VisitHandler<EmailConfirmed | UnconfirmedEmail> = async (visit, { request, params }) => {
  const form = await request.formData()
  const answer = await visit.call<EmailConfirmed>('POST', '/customer/email/confirm/', {
    ...signedBy(visit),
    link: params['token'] ?? '',
    opener: visit.opener(),
    password: String(form.get('password') ?? ''),
  })
  if (isFailure(answer)) {
    const again = answer.code === 'customer.link_expired' || answer.fields['email'] !== undefined
    return { ...outcomeOf(answer, form), again }
  }
  const user = visit.user()
  if (user && isHolder(visit)) {
    const data = await visit.call<CustomerData>('POST', '/customer/data/', signedBy(visit)).catch(() => null)
    if (data && !isFailure(data)) visit.keepUser({ ...user, email: data.email })
  }
  return answer
}
