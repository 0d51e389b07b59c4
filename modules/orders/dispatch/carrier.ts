import { labelsPdf, type ParcelLabel } from '#modules/invoicing/invoices/parcel-label.ts'

/** Who brings parcels to their receivers: makes the labels that are stuck on them. */
export interface Carrier {
  labels: (parcels: readonly ParcelLabel[]) => Promise<Buffer>
}

/** The shop's own label: any carrier can take the parcel, who sends it says which. */
export const ownLabels: Carrier = { labels: labelsPdf }
