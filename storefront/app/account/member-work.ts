import { redirect } from 'react-router'
import { figureSent } from '#kernel/read-figures.ts'
import type { Session } from '#modules/people/customers/contract.ts'
import type { Invitation, MemberList } from '#modules/people/members/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { refusedInside } from '../visit/refused.ts'
import { signedBy } from '../visit/visit.ts'
import { inside } from './inside.ts'

/** The people of the visitor's account. */
export const loadMembers = inside<MemberList>((visit) => visit.call<MemberList>('POST', '/members/', signedBy(visit)))

/** `form`: whose form it was, a member's key or 'invite'. */
export type MembersOutcome = { message: string } | (FormOutcome & { form: string })

/** A sum as people write it in Spain; what is no sum is sent as it is, and refused beside its field. */
const sumOf = (text: string): number | null => (text.trim() === '' ? null : figureSent(text))

/** Invites somebody, changes what they may, sends the letter again or closes them, as the button pressed says. */
export const actOnMembers: VisitHandler<MembersOutcome | Response> = async (visit, { request }) => {
  const form = await request.formData()
  const word = (name: string) => String(form.get(name) ?? '')
  const [intent, pk] = [word('intent'), word('pk')]
  const powers = { name: word('name'), role: word('role'), spending_limit: sumOf(word('spending_limit')) }
  const one = `/members/${encodeURIComponent(pk)}/`
  const signed = signedBy(visit)
  const answer = await (intent === 'save'
    ? visit.call<{ detail: string }>('PUT', one, { ...signed, ...powers })
    : intent === 'again'
      ? visit.call<{ detail: string }>('POST', `${one}invite/`, signed)
      : intent === 'close'
        ? visit.call<{ detail: string }>('POST', `${one}close/`, signed)
        : visit.call<{ detail: string }>('POST', '/members/invite/', { ...signed, ...powers, email: word('email') }))
  if (!isFailure(answer)) return { message: answer.detail }
  return refusedInside(visit, request, answer) ?? { ...outcomeOf(answer, form), form: pk || 'invite' }
}

/** What a letter invites to, or the sentence that says why it no longer does. */
export const loadInvitation: VisitHandler<Invitation | { refusal: string | null }> = async (visit, { params }) => {
  const answer = await visit.call<Invitation>('POST', '/members/invitation/', { token: params['token'] ?? '' })
  return isFailure(answer) ? { refusal: answer.detail } : answer
}

/** Sets name and password and goes inside; whoever was signed in here before is out. */
export const acceptInvitation: VisitHandler<FormOutcome | Response> = async (visit, { request, params }) => {
  const form = await request.formData()
  const word = (name: string) => String(form.get(name) ?? '')
  const answer = await visit.call<Session>('POST', '/members/invitation/accept/', {
    token: params['token'] ?? '',
    name: word('name'),
    password: word('password'),
    confirm_password: word('confirm_password'),
    privacy: form.has('privacy'),
    cart_id: visit.user() ? '' : (visit.cartId() ?? ''),
  })
  if (isFailure(answer)) return outcomeOf(answer, form)
  visit.keepUser(answer)
  visit.forgetCart()
  return redirect(pathTo('private-orders', visit.language), 303)
}
