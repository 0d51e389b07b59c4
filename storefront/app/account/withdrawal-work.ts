import type { Withdrawable, WithdrawalReceipt } from '#modules/returns/contract.ts'
import { isFailure } from '../api/transport.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { Work } from '../visit/work.ts'

/** What is known of who withdraws before they type anything. */
export interface WithdrawalPage {
  name: string
  number: string
  email: string
}

/** Whoever is signed in is not asked again for what the shop knows. */
export const loadWithdrawal: Work<WithdrawalPage> = async (desk, { request }) => {
  const user = desk.user()
  return {
    name: user ? [user.firstName, user.lastName].filter(Boolean).join(' ') : '',
    number: new URL(request.url).searchParams.get('order') ?? '',
    email: user?.email ?? '',
  }
}

export type Declared = Pick<WithdrawalPage, 'name' | 'number' | 'email'>

export type WithdrawalStep =
  | { step: 'refused'; outcome: FormOutcome }
  | { step: 'choose'; declared: Declared; found: Withdrawable; detail: string | null }
  | { step: 'done'; receipt: WithdrawalReceipt }

/** Two steps: find the order's lines, then declare. Both are plain forms. */
export const withdraw: Work<WithdrawalStep> = async (desk, { request }) => {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const declared = { name: text('name'), number: text('number'), email: text('email') }
  const lines = form.getAll('line').map(Number)
  const confirming = form.get('intent') === 'confirm'
  if (confirming && lines.length > 0) {
    const receipt = await desk.call<WithdrawalReceipt>('POST', '/withdrawal/', { ...declared, lines })
    if (!isFailure(receipt)) return { step: 'done', receipt }
    return { step: 'refused', outcome: outcomeOf(receipt, form, '') }
  }
  const found = await desk.call<Withdrawable>('POST', '/withdrawal/find/', declared)
  if (isFailure(found)) return { step: 'refused', outcome: outcomeOf(found, form, '') }
  return { step: 'choose', declared, found, detail: confirming ? 'nothing' : null }
}
