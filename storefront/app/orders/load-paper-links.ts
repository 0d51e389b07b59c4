import type { PaperKind, PaperLinks } from '#modules/invoicing/papers/contract.ts'
import { isFailure } from '../api/failure.ts'
import { signedBy, type Visit } from '../visit/visit.ts'

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
export async function loadPaperLinks(visit: Visit, wanted: Wanted): Promise<PaperLinks | null> {
  const kind = visit.user()?.kind
  if (kind !== 'library' && kind !== 'business') return null
  const links = await visit.call<PaperLinks>('POST', '/papers/links/', { ...signedBy(visit), ...wanted })
  return isFailure(links) ? null : links
}
