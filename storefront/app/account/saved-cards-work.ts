import type { KeptCards } from '#modules/buying/kept-cards/contract.ts'
import { isFailure } from '../api/failure.ts'
import type { VisitHandler } from '../visit/handlers.ts'
import { refusedInside } from '../visit/refused.ts'
import { signedBy } from '../visit/visit.ts'
import { inside } from './inside.ts'

/** The cards that the holder kept for their next purchases. */
export const loadSavedCards = inside<KeptCards>((visit) => visit.call<KeptCards>('POST', '/customer/card/list/', signedBy(visit)))

/** Takes a card away; the gateway forgets it too. */
export const removeSavedCard: VisitHandler<{ message: string } | { refusal: string | null } | Response> = async (
  visit,
  { request },
) => {
  const pk = String((await request.formData()).get('pk') ?? '')
  const answer = await visit.call<{ detail: string }>('POST', '/customer/card/remove/', { ...signedBy(visit), pk })
  if (!isFailure(answer)) return { message: answer.detail }
  return refusedInside(visit, request, answer) ?? { refusal: answer.detail }
}
