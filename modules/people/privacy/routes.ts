import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { Done, Signed } from '#modules/people/customers/contract.ts'
import type { OnNewsletter } from '#modules/people/customers/hooks.ts'
import type { Arrival } from '#modules/people/customers/session.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { EraseAccount, PersonalExport, PrivacyView, SetNewsletter } from './contract.ts'
import { eraseAccount } from './erase.ts'
import { exportPersonalData } from './export.ts'
import { privacyMessages } from './messages.ts'
import type { PersonalData } from './person-contract.ts'
import { privacyView, setNewsletter } from './view.ts'

interface Deps {
  db: Pool
  senders: Senders
  /** Who answers for a person's data. */
  domains: readonly PersonalData[]
  onNewsletter?: OnNewsletter | undefined
  clock?: () => Date
}

/** Consents, export and erasure of one's own data. */
export const privacyRoutes =
  ({ db, senders, domains, onNewsletter, clock = () => new Date() }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const arrival = ({ language, ip }: FastifyRequest): Arrival => ({ now: clock(), language, address: ip || null, device: '' })
    const tags = ['privacy']
    app.post('/customer/privacy/', { schema: { tags, body: Signed, response: { 200: PrivacyView } } }, (request) =>
      privacyView(db, request.body, clock(), domains),
    )
    app.put('/customer/newsletter/', { schema: { tags, body: SetNewsletter, response: { 200: Done } } }, async (request) => {
      await setNewsletter(db, request.body, arrival(request), onNewsletter)
      return { detail: privacyMessages[request.language]['privacy.newsletter_saved'] }
    })
    app.post('/customer/export/', { schema: { tags, body: Signed, response: { 200: PersonalExport } } }, (request) =>
      exportPersonalData(db, request.body, arrival(request), domains),
    )
    app.post('/customer/erase/', { schema: { tags, body: EraseAccount, response: { 200: Done } } }, async (request) => {
      await eraseAccount(db, request.body, arrival(request), { senders, domains })
      return { detail: privacyMessages[request.language]['privacy.erased'] }
    })
  }
