import type { FastifyInstance } from 'fastify'
import type { Pool } from '#kernel/db.ts'
import { pagesChanged } from '#modules/people/staff/pages-changed.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Lets the next visitor see what public pages say now. */
    forgetPages: () => void
  }
}

/** Shows at once what staff wrote by way of another process of the same shop. @returns what ends it */
export async function hearChanges(app: FastifyInstance, db: Pool): Promise<() => Promise<void>> {
  const listening = await db.listen(pagesChanged, () => app.forgetPages())
  return () => listening.unlisten().catch(() => {})
}
