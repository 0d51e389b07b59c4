import { redirect } from 'react-router'
import type { AskedBookseller, DecidedRequest, RequestList } from '#modules/libraries/requests/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { inside } from '../account/inside.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { refusedInside } from '../visit/refused.ts'
import { signedBy } from '../visit/visit.ts'

export interface RequestsContent {
  list: RequestList
  waiting: boolean
  /** Number of the request just made. */
  sent: string
  decided: 'accepted' | 'declined' | null
  /** Names the form that asks, so that sent twice it is one request. */
  key: string
}

/** What this account asked booksellers for, the newest first. */
export const loadRequests = inside<RequestsContent>(async (visit, { request }) => {
  const query = new URL(request.url).searchParams
  const [waiting, before] = [query.has('waiting'), Number(query.get('before'))]
  const list = await visit.call<RequestList>('POST', '/requests/list/', {
    ...signedBy(visit),
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
    key: crypto.randomUUID(),
  }
})

export interface RequestsOutcome {
  intent: string
  outcome: FormOutcome
}

/** Asks for a title in words, or decides on an answer; each success is an address of its own. */
export const actOnRequests: VisitHandler<RequestsOutcome | Response> = async (visit, { request }) => {
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '').trim()
  const intent = typed('intent')
  const here = pathTo('private-requests', visit.language)
  const deciding = intent === 'accept' || intent === 'decline'
  const answer = deciding
    ? await visit.call<DecidedRequest>('POST', '/requests/decide/', {
        ...signedBy(visit),
        request: Number(typed('request')),
        accept: intent === 'accept',
        ...(Number(typed('quantity')) >= 1 && { quantity: Math.trunc(Number(typed('quantity'))) }),
      })
    : await visit.call<AskedBookseller>('POST', '/requests/', {
        ...signedBy(visit),
        asked: typed('asked'),
        quantity: Math.max(1, Math.trunc(Number(typed('quantity'))) || 1),
        note: typed('note'),
        key: typed('key') || undefined,
      })
  if (isFailure(answer)) return refusedInside(visit, request, answer) ?? { intent, outcome: outcomeOf(answer, form) }
  if ('numbers' in answer) return redirect(`${here}?sent=${encodeURIComponent(answer.numbers[0] ?? '')}`, 303)
  return redirect(`${here}?decided=${intent === 'accept' ? 'accepted' : 'declined'}`, 303)
}
