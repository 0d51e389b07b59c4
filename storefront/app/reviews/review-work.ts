import { redirect } from 'react-router'
import type { OwnReviews } from '#modules/editorial/reviews/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { inside } from '../account/inside.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { refusedInside } from '../visit/refused.ts'
import { signedBy } from '../visit/visit.ts'

export const loadOwnReviews = inside<OwnReviews>((visit) => visit.call<OwnReviews>('POST', '/reviews/own/', signedBy(visit)))

/** What somebody bought and may write of, by the product in the address. */
export const loadReview = inside<OwnReviews>((visit, { params }) =>
  visit.call<OwnReviews>('POST', '/reviews/own/', { ...signedBy(visit), product: Number(params['id']) || 0 }),
)

export type ReviewOutcome = FormOutcome | { message: string }

/** Sends a review, and leads to all of one's own. */
export const sendReview: VisitHandler<ReviewOutcome | Response> = async (visit, { request, params }) => {
  const form = await request.formData()
  const word = (name: string) => String(form.get(name) ?? '')
  const answer = await visit.call<{ detail: string }>('POST', '/reviews/', {
    ...signedBy(visit),
    product: Number(params['id']) || 0,
    stars: Number(word('stars')) || 0,
    words: word('words'),
    name: word('name'),
  })
  if (!isFailure(answer)) return redirect(`${pathTo('private-reviews', visit.language)}?sent`, 303)
  return (answer.code === 'login_failed' ? refusedInside(visit, request, answer) : null) ?? outcomeOf(answer, form)
}

export const withdrawReview: VisitHandler<ReviewOutcome | Response> = async (visit, { request }) => {
  const form = await request.formData()
  const review = Number(form.get('review')) || 0
  const answer = await visit.call<{ detail: string }>('POST', '/reviews/withdraw/', { ...signedBy(visit), review })
  if (!isFailure(answer)) return { message: answer.detail }
  return (answer.code === 'login_failed' ? refusedInside(visit, request, answer) : null) ?? outcomeOf(answer, form)
}
