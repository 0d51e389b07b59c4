import type { Tx } from '#kernel/db.ts'
import { deliver, handOver } from '#modules/orders/fulfilment/hand-over.ts'
import { markReady } from '#modules/orders/fulfilment/prepare.ts'
import type { LifeDeps } from '#modules/orders/fulfilment/tell-of-parcel.ts'
import type { Doing } from '#modules/orders/order/steps.ts'
import { orderNumberFor } from '#modules/orders/order-history/staff-view.ts'

export interface ParcelStep {
  id: number
  carrier: string
  tracking: string
  tracking_url: string
}

type Act = 'ready' | 'hand_over' | 'deliver'
type Step = (tx: Tx, deps: LifeDeps, step: ParcelStep, doing: Doing, onlyStore: string | null) => Promise<void>

const steps: Record<Act, Step> = {
  ready: (tx, deps, { id }, doing, onlyStore) => markReady(tx, deps, id, doing, onlyStore),
  hand_over: (tx, deps, { id, carrier, tracking, tracking_url }, doing) =>
    handOver(tx, deps, { parcelId: id, carrier, trackingCode: tracking, trackingUrl: tracking_url }, doing),
  deliver: (tx, deps, { id }, doing) => deliver(tx, deps, id, doing),
}

/** One step of one of many parcels. */
export async function stepParcel(
  tx: Tx,
  deps: LifeDeps,
  { act, step, onlyStore }: { act: Act; step: ParcelStep; onlyStore: string | null },
  doing: Doing,
): Promise<void> {
  await orderNumberFor(tx, step.id, onlyStore)
  await steps[act](tx, deps, step, doing, onlyStore)
}
