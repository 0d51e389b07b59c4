import { redirect } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import type { AskedBookseller, DecidedRequest, RequestList } from '#modules/libraries/requests/contract.ts'
import { inside } from '../account/inside.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import { signedBy } from '../visit/desk.ts'
import { refusedInside } from '../visit/refused.ts'
import type { Work } from '../visit/work.ts'

export interface RequestsContent {
  list: RequestList
  waiting: boolean
  /** Number of the request just made. */
  sent: string
  decided: 'accepted' | 'declined' | null
}

/** What this account asked booksellers for, the newest first. */
export const loadRequests = inside<RequestsContent>(async (desk, { request }) => {
  const query = new URL(request.url).searchParams
  const [waiting, before] = [query.has('waiting'), Number(query.get('before'))]
  const list = await desk.call<RequestList>('POST', '/requests/list/', {
    ...signedBy(desk),
    waiting,
    ...(before > 0 && { before }),
  })
  if (isFailure(list)) return list
  const decided = query.get('decided')
  return {
    list,
    waiting,
    sent: query.get('sent') ?? '',
    decided: decided === 'accepted' || decided === 'declined' ? decided : null,
  }
})

export interface RequestsOutcome {
  intent: string
  outcome: FormOutcome
}

/** Asks for a title in words, or decides on an answer; each success is an address of its own. */
export const actOnRequests: Work<RequestsOutcome | Response> = async (desk, { request }) => {
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '').trim()
  const intent = typed('intent')
  const here = pathTo('private-requests', desk.language)
  const deciding = intent === 'accept' || intent === 'decline'
  const answer = deciding
    ? await desk.call<DecidedRequest>('POST', '/requests/decide/', {
        ...signedBy(desk),
        request: Number(typed('request')),
        accept: intent === 'accept',
        ...(Number(typed('quantity')) >= 1 && { quantity: Math.trunc(Number(typed('quantity'))) }),
      })
    : await desk.call<AskedBookseller>('POST', '/requests/', {
        ...signedBy(desk),
        asked: typed('asked'),
        quantity: Math.max(1, Math.trunc(Number(typed('quantity'))) || 1),
        note: typed('note'),
      })
  if (isFailure(answer)) return refusedInside(desk, request, answer) ?? { intent, outcome: outcomeOf(answer, form) }
  if ('numbers' in answer) return redirect(`${here}?sent=${encodeURIComponent(answer.numbers[0] ?? '')}`, 303)
  return redirect(`${here}?decided=${intent === 'accept' ? 'accepted' : 'declined'}`, 303)
}
