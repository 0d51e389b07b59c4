import { redirect } from 'react-router'
import type { SentOrder, SentOrders } from '#modules/libraries/order-letters/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { inside } from '../account/inside.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { refusedInside } from '../visit/refused.ts'
import { signedBy } from '../visit/visit.ts'
import { sentFile } from './sent-file.ts'
import { tooLargeAt } from './too-large.ts'

export interface LetterContent {
  before: SentOrders
  /** Of the order just sent. */
  sent: string
  reading: number | null
  /** Names this form, so that sent twice it is one order. */
  key: string
}

/** Ordering by e-mail, and what was sent before (L-08, L-15). */
export const loadLetter = inside<LetterContent>(async (visit, { request }) => {
  const query = new URL(request.url).searchParams
  const before = await visit.call<SentOrders>('POST', '/order-letters/list/', signedBy(visit))
  if (isFailure(before)) return before
  return { before, sent: query.get('sent') ?? '', reading: Number(query.get('reading')) || null, key: crypto.randomUUID() }
})

/** What is wrong: fields to mend, or a failure of the sending, which a modal says with the way to try again (L-09). */
export interface LetterFailure {
  outcome: FormOutcome
  failed: boolean
  key: string
}

export const sendEmail: VisitHandler<LetterFailure | Response> = async (visit, { request }) => {
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '')
  const key = typed('key')
  const file = await sentFile(form, 'file')
  if (file === 'too_large') return { outcome: tooLargeAt(form, visit.language), failed: false, key }
  const answer = await visit.call<SentOrder>('POST', '/order-letters/', {
    ...signedBy(visit),
    comments: typed('comments'),
    file,
    key,
  })
  if (isFailure(answer)) {
    const outcome = outcomeOf(answer, form)
    return refusedInside(visit, request, answer) ?? { outcome, failed: Object.keys(outcome.errors).length === 0, key }
  }
  const query = new URLSearchParams({ sent: answer.number, ...(answer.reading && { reading: String(answer.reading) }) })
  return redirect(`${pathTo('private-order-by-email', visit.language)}?${query}`, 303)
}
