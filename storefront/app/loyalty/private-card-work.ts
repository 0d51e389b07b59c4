import { redirect } from 'react-router'
import type { CardPasses } from '#modules/buying/card-passes/contract.ts'
import type { Loyalty, MovementPage } from '#modules/buying/loyalty/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { inside } from '../account/inside.ts'
import { isFailure } from '../api/failure.ts'
import type { VisitHandler } from '../visit/handlers.ts'
import { refusedInside } from '../visit/refused.ts'
import { signedBy } from '../visit/visit.ts'

export interface CardContent extends Pick<Loyalty, 'card' | 'available' | 'pending'> {
  movements: MovementPage
  /** Where the card is fetched, on paper and for a phone; null without a card. */
  passes: CardPasses | null
  /** Whether these are the newest. */
  first: boolean
}

/** Why there is no card. */
export interface CardTaken {
  failed: string | null
}

/** The card with its points and a page of its ledger. */
export const loadCard = inside<CardContent>(async (visit, { request }) => {
  const before = Number(new URL(request.url).searchParams.get('before')) || null
  const [loyalty, movements] = await Promise.all([
    visit.call<Loyalty>('POST', '/loyalty/', signedBy(visit)),
    visit.call<MovementPage>('POST', '/loyalty/movements/', { ...signedBy(visit), before }),
  ])
  if (isFailure(loyalty)) return loyalty
  if (isFailure(movements)) return movements
  const { card, available, pending } = loyalty
  const passes = card && (await visit.call<CardPasses>('POST', '/loyalty/card/passes/', signedBy(visit)))
  return { card, available, pending, movements, passes: isFailure(passes) ? null : passes, first: before === null }
})

/** Gives whoever is signed in their card, at once. */
export const takeCard: VisitHandler<CardTaken | Response> = async (visit, { request }) => {
  const answer = await visit.call<Loyalty>('POST', '/loyalty/card/', signedBy(visit))
  if (!isFailure(answer)) return redirect(pathTo('private-card', visit.language), 303)
  return refusedInside(visit, request, answer) ?? { failed: answer.detail ?? null }
}
