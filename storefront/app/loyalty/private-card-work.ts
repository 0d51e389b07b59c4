import type { Loyalty, MovementPage } from '#modules/buying/loyalty/contract.ts'
import { inside } from '../account/inside.ts'
import { isFailure } from '../api/failure.ts'
import { signedBy } from '../visit/visit.ts'

export interface CardContent extends Pick<Loyalty, 'card' | 'available' | 'pending'> {
  movements: MovementPage
  /** Whether these are the newest. */
  first: boolean
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
  return { card, available, pending, movements, first: before === null }
})
