import type { PaperKind, PaperLinks } from '#modules/invoicing/papers/contract.ts'
import { isFailure } from '../api/failure.ts'
import { type Desk, signedBy } from '../visit/desk.ts'

interface Wanted {
  kind: PaperKind
  /** Of the order or delivery note; lists have none. */
  number?: string
  status?: string
  /** Words in the number or reference of orders. */
  q?: string
  /** dd/mm/yyyy */
  from?: string
  to?: string
}

/** Plain links to an order, a delivery note or a filtered list as files; null for whom there are none (L-15). */
export async function loadPaperLinks(desk: Desk, wanted: Wanted): Promise<PaperLinks | null> {
  const kind = desk.user()?.kind
  if (kind !== 'library' && kind !== 'business') return null
  const links = await desk.call<PaperLinks>('POST', '/papers/links/', { ...signedBy(desk), ...wanted })
  return isFailure(links) ? null : links
}
