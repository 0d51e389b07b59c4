import { redirect } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import type { Session } from '#modules/people/customers/contract.ts'
import type { Invitation, MemberList } from '#modules/people/members/contract.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import { signedBy } from '../visit/desk.ts'
import { refusedInside } from '../visit/refused.ts'
import type { Work } from '../visit/work.ts'
import { inside } from './inside.ts'

/** The people of the visitor's account. */
export const loadMembers = inside<MemberList>((desk) => desk.call<MemberList>('POST', '/members/', signedBy(desk)))

/** `form`: whose form it was, a member's key or 'invite'. */
export type MembersOutcome = { said: string } | (FormOutcome & { form: string })

/** A sum as people write it in Spain; what is no sum is sent as it is, and refused beside its field. */
const sumOf = (text: string): number | string | null => {
  const plain = text.replace(/[\s€]/g, '')
  if (plain === '') return null
  return /^\d+([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : text
}

/** Invites somebody, changes what they may, sends the letter again or closes them, as the button pressed says. */
export const actOnMembers: Work<MembersOutcome | Response> = async (desk, { request }) => {
  const form = await request.formData()
  const word = (name: string) => String(form.get(name) ?? '')
  const [intent, pk] = [word('intent'), word('pk')]
  const powers = { name: word('name'), role: word('role'), spending_limit: sumOf(word('spending_limit')) }
  const one = `/members/${encodeURIComponent(pk)}/`
  const signed = signedBy(desk)
  const answer = await (intent === 'save'
    ? desk.call<{ detail: string }>('PUT', one, { ...signed, ...powers })
    : intent === 'again'
      ? desk.call<{ detail: string }>('POST', `${one}invite/`, signed)
      : intent === 'close'
        ? desk.call<{ detail: string }>('POST', `${one}close/`, signed)
        : desk.call<{ detail: string }>('POST', '/members/invite/', { ...signed, ...powers, email: word('email') }))
  if (!isFailure(answer)) return { said: answer.detail }
  return refusedInside(desk, request, answer) ?? { ...outcomeOf(answer, form), form: pk || 'invite' }
}

/** What a letter invites to, or the sentence that says why it no longer does. */
export const loadInvitation: Work<Invitation | { refusal: string | null }> = async (desk, { params }) => {
  const answer = await desk.call<Invitation>('POST', '/members/invitation/', { token: params['token'] ?? '' })
  return isFailure(answer) ? { refusal: answer.detail } : answer
}

/** Sets name and password and goes inside; whoever was signed in here before is out. */
export const acceptInvitation: Work<FormOutcome | Response> = async (desk, { request, params }) => {
  const form = await request.formData()
  const word = (name: string) => String(form.get(name) ?? '')
  const answer = await desk.call<Session>('POST', '/members/invitation/accept/', {
    token: params['token'] ?? '',
    name: word('name'),
    password: word('password'),
    confirm_password: word('confirm_password'),
    privacy: form.has('privacy'),
    cart_id: desk.user() ? '' : (desk.cartId() ?? ''),
  })
  if (isFailure(answer)) return outcomeOf(answer, form)
  desk.keepUser(answer)
  desk.forgetCart()
  return redirect(pathTo('private-orders', desk.language), 303)
}
