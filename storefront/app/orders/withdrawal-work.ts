import { redirect } from 'react-router'
import type { WithdrawalDeclared, WithdrawalReceipt, WithdrawalToConfirm } from '#modules/orders/returns/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { signedBy } from '../visit/visit.ts'

/** What is known of who withdraws before they type anything. */
export interface Declarer {
  name: string
  number: string
  email: string
}

/** The first step, or with the link of the letter the second. */
export type WithdrawalPage =
  | { step: 'declare'; known: Declarer }
  | { step: 'choose'; key: string; found: WithdrawalToConfirm }
  | { step: 'closed'; detail: string | null }

const keyIn = (request: Request) => new URL(request.url).searchParams.get('key') ?? ''

/** Whoever is signed in is not asked again for what the shop knows. */
export const loadWithdrawal: VisitHandler<WithdrawalPage> = async (visit, { request }) => {
  const key = keyIn(request)
  if (key) {
    const found = await visit.call<WithdrawalToConfirm>('POST', '/withdrawal/find/', { key })
    return isFailure(found) ? { step: 'closed', detail: found.detail } : { step: 'choose', key, found }
  }
  const user = visit.user()
  const name = user ? [user.firstName, user.lastName].filter(Boolean).join(' ') : ''
  const number = new URL(request.url).searchParams.get('order') ?? ''
  return { step: 'declare', known: { name, number, email: user?.email ?? '' } }
}

export type WithdrawalStep =
  | { step: 'refused'; outcome: FormOutcome }
  | { step: 'declared'; date: string; email: string }
  | { step: 'nothing' }
  | { step: 'done'; receipt: WithdrawalReceipt }

/** Two steps, both plain forms: declare; then, by the link of the letter, say what for and confirm. */
export const withdraw: VisitHandler<WithdrawalStep | Response> = async (visit, { request }) => {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const key = keyIn(request)
  if (key) {
    const lines = form.getAll('line').map(Number)
    if (lines.length === 0) return { step: 'nothing' }
    const receipt = await visit.call<WithdrawalReceipt>('POST', '/withdrawal/confirm/', { key, lines })
    return isFailure(receipt) ? { step: 'refused', outcome: outcomeOf(receipt, form) } : { step: 'done', receipt }
  }
  const typed = { name: text('name'), number: text('number'), email: text('email') }
  const declared = await visit.call<WithdrawalDeclared>('POST', '/withdrawal/', { ...signedBy(visit), ...typed })
  if (isFailure(declared)) return { step: 'refused', outcome: outcomeOf(declared, form) }
  if (declared.key) return redirect(`${pathTo('withdrawal', visit.language)}?key=${declared.key}`, 303)
  return { step: 'declared', date: declared.date, email: typed.email }
}
