import type { RefusalCode } from '#kernel/errors.ts'

/** Somebody at an address, as a carrier wants it. */
export interface Party {
  name: string
  street: string
  postcode: string
  city: string
  province: string
  country: string
  phone: string
  email: string
}

/** A parcel that a carrier is to bring. */
export interface Consignment {
  /** What both sides call it: whoever asks again asks under the same. */
  reference: string
  from: Party & { taxId: string }
  to: Party
  /** The carrier's own name of the counter where it is collected; null for a door. */
  counter: string | null
  grams: number
}

/** How a question to a carrier ended; `unknown` where no answer came, so that it may or may not have been done. */
export type Carried =
  | { kind: 'made'; code: string; label: Uint8Array }
  | { kind: 'refused'; sentence: string }
  | { kind: 'none' }
  | { kind: 'unknown'; sentence: string }

/** A carrier that is told of parcels over its own service, and answers with its number and its label. */
export interface Carrier {
  name: string
  trackingUrl: (code: string) => string
  /** Why it does not take such a parcel; null where it does. Known before anything is asked. */
  takes: (consignment: Consignment) => RefusalCode | null
  register: (consignment: Consignment) => Promise<Carried>
  /** What it knows under a reference: `none` where it knows nothing. */
  find: (reference: string) => Promise<Carried>
  /** Calls off what was registered: `none` once it is gone. */
  cancel: (code: string) => Promise<Exclude<Carried, { kind: 'made' }>>
}

/** Which carrier a shop's parcels go with; null where the shop's own label is stuck on them. */
export type CarrierOf = (storefront: string) => Carrier | null
