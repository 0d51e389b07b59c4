import type { Tx } from '#kernel/db.ts'
import { ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { deliver, handOver } from '#modules/orders/fulfilment/hand-over.ts'
import { markReady } from '#modules/orders/fulfilment/prepare.ts'
import type { LifeDeps } from '#modules/orders/fulfilment/tell-of-parcel.ts'
import type { Doing } from '#modules/orders/order/steps.ts'
import { orderNumberFor } from '#modules/orders/order-history/staff-view.ts'
import type { Outcome } from './staff-contract.ts'

export interface ParcelStep {
  parcel: number
  carrier: string
  tracking: string
  tracking_url: string
}

type Act = 'ready' | 'hand_over' | 'deliver'

interface Round {
  act: Act
  parcels: readonly ParcelStep[]
  onlyStore: string | null
}

/** The sentence of a refusal. */
export type Say = (error: ShopError, language: Language) => string

/**
 * One step of many parcels. Each is done or refused by itself: what stands in one's way keeps none of the others back.
 * Parcels are gone through by number, so that two rounds at once never wait for each other.
 */
export async function stepParcels(
  tx: Tx,
  deps: LifeDeps & { say: Say },
  { act, parcels, onlyStore }: Round,
  { language, ...doing }: Doing & { language: Language },
): Promise<Outcome[]> {
  const outcomes = new Map<number, Outcome>()
  for (const step of parcels.toSorted((a, b) => a.parcel - b.parcel)) {
    try {
      await tx.begin(async (part) => {
        await orderNumberFor(part, step.parcel, onlyStore)
        await steps[act](part, deps, step, doing, onlyStore)
      })
      outcomes.set(step.parcel, { parcel: step.parcel, done: true, reason: null, sentence: null })
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      outcomes.set(step.parcel, { parcel: step.parcel, done: false, reason: error.code, sentence: deps.say(error, language) })
    }
  }
  return parcels.map(({ parcel }) => outcomes.get(parcel)!)
}

type Step = (tx: Tx, deps: LifeDeps, step: ParcelStep, doing: Doing, onlyStore: string | null) => Promise<void>

const steps: Record<Act, Step> = {
  ready: (tx, deps, { parcel }, doing, onlyStore) => markReady(tx, deps, parcel, doing, onlyStore),
  hand_over: (tx, deps, { parcel, carrier, tracking, tracking_url }, doing) =>
    handOver(tx, deps, { parcelId: parcel, carrier, trackingCode: tracking, trackingUrl: tracking_url }, doing),
  deliver: (tx, deps, { parcel }, doing) => deliver(tx, deps, parcel, doing),
}
