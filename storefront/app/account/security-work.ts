import { redirect } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import type { AccountSessions, EmailConfirmed } from '#modules/people/customers/account-contract.ts'
import type { CustomerData } from '#modules/people/customers/contract.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import { type Desk, signedBy } from '../visit/desk.ts'
import { refusedInside } from '../visit/refused.ts'
import type { Work } from '../visit/work.ts'
import { inside } from './inside.ts'

/** The page needs nothing but somebody inside. */
export const loadInside = inside<object>(async () => ({}))

/** Changes the password with the present one in hand (U-21). */
export const changePassword: Work<FormOutcome | { said: string } | Response> = async (desk, { request }) => {
  const form = await request.formData()
  const word = (name: string) => String(form.get(name) ?? '')
  const answer = await desk.call<{ detail: string }>('PUT', '/customer/password/', {
    ...signedBy(desk),
    current_password: word('current_password'),
    password: word('password'),
    confirm_password: word('confirm_password'),
  })
  if (!isFailure(answer)) return { said: answer.detail }
  return refusedInside(desk, request, answer) ?? outcomeOf(answer, form)
}

/** Where the visitor is signed in. */
export const loadSessions = inside<AccountSessions>((desk) =>
  desk.call<AccountSessions>('POST', '/customer/session/list/', signedBy(desk)),
)

/** Ends the session pressed, or all of them; then the visitor is outside too. */
export const endSessions: Work<{ said: string } | { refusal: string | null } | Response> = async (desk, { request }) => {
  const form = await request.formData()
  const all = form.get('intent') === 'all'
  const body = { ...signedBy(desk), key: String(form.get('key') ?? ''), all }
  const answer = await desk.call<{ detail: string }>('POST', '/customer/session/end/', body)
  if (isFailure(answer)) return refusedInside(desk, request, answer) ?? { refusal: answer.detail }
  if (!all) return { said: answer.detail }
  desk.forgetUser()
  desk.forgetCart()
  return redirect(pathTo('login', desk.language), 303)
}

const isHolder = (desk: Desk) => {
  const user = desk.user()
  return user !== null && user.kind !== 'guest' && user.role === 'holder'
}

/** `again`: the link opens nothing any more, another has to be asked for. */
export type UnconfirmedEmail = FormOutcome & { again: boolean }

/** Answers the letter that proves an address; whoever is signed in here goes on with it. */
export const confirmEmail: Work<EmailConfirmed | UnconfirmedEmail> = async (desk, { request, params }) => {
  const form = await request.formData()
  const answer = await desk.call<EmailConfirmed>('POST', '/customer/email/confirm/', {
    ...signedBy(desk),
    link: params['token'] ?? '',
    opener: desk.opener(),
    password: String(form.get('password') ?? ''),
  })
  if (isFailure(answer)) {
    const again = answer.code === 'customer.link_expired' || answer.fields['email'] !== undefined
    return { ...outcomeOf(answer, form), again }
  }
  const user = desk.user()
  if (user && isHolder(desk)) {
    const data = await desk.call<CustomerData>('POST', '/customer/data/', signedBy(desk)).catch(() => null)
    if (data && !isFailure(data)) desk.keepUser({ ...user, email: data.email })
  }
  return answer
}
