import type { Pool } from '#kernel/db.ts'
import type { Role } from '#modules/people/staff/grants.ts'
import type { SessionPlace } from '#modules/people/staff/sessions.ts'
import type { Till } from '#modules/people/staff/tills.ts'
import type { StaffPost } from '#modules/platform/mail/email-message.ts'

/** What signing in works with. */
export interface AccessDeps extends StaffPost {
  db: Pool
  /** Keys what is kept about places and codes. */
  secret: string
  /** The address under which people reach the shop, without a slash at its end. */
  publicUrl: string
  /** Whoever has one of these needs a second factor. */
  factorRoles: readonly Role[]
}

/** A call of the staff as it arrives. */
export interface Arrival {
  now: Date
  address: string | null
  requestId: string
}

/** Somebody who signs in: from where, at which shared till. */
export interface Entering extends SessionPlace, Arrival {
  /** The till that the browser is, or is to become for a store; null for a browser of one's own. */
  till: Till | { storeCode: string } | null
}
