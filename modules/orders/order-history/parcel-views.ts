import type { ParcelView } from '#modules/orders/order/contract.ts'
import type { OrderLineRow } from '#modules/orders/order/orders.ts'
import type { ParcelLineRow, ParcelRow } from '#modules/orders/parcels/parcels.ts'

const instant = (at: Date | null): string | null => at?.toISOString() ?? null

/** An order's parcels as its customer sees them; a parcel whose lines were all called off says so. */
export const parcelViews = (
  lines: readonly OrderLineRow[],
  parcels: readonly ParcelRow[],
  contents: readonly ParcelLineRow[],
): ParcelView[] =>
  parcels.map((parcel) => ({
    kind: parcel.kind,
    state: parcel.state,
    promised: parcel.promised_on,
    ready: instant(parcel.ready_at),
    handed_over: instant(parcel.handed_over_at),
    delivered: instant(parcel.delivered_at),
    carrier: parcel.carrier,
    tracking: parcel.tracking_code,
    tracking_url: parcel.tracking_url,
    lines: contents
      .filter((part) => part.parcel_id === parcel.id)
      .flatMap((part) => {
        const line = lines.find((orderLine) => orderLine.id === part.order_line_id)
        return line && line.fulfilment !== 'cancelled' ? [{ title: line.title, quantity: part.quantity }] : []
      }),
  }))
