import type { Pool } from '#kernel/db.ts'
import type { StaffPost } from '#modules/platform/mail/email-message.ts'

/** What signing in works with. */
export interface AccessDeps extends StaffPost {
  db: Pool
  /** Keys what is kept about places and codes. */
  secret: string
  /** The address under which people reach the shop, without a slash at its end. */
  publicUrl: string
}

/** A call of the staff as it arrives. */
export interface Arrival {
  now: Date
  address: string | null
  requestId: string
}
