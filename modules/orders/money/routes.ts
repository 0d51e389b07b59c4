import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { PaymentGateway } from '#modules/buying/payments/port.ts'
import { NotifiedFields, Received } from './contract.ts'
import { HeldNotices } from './held-notices.ts'
import type { PayDeps } from './pay.ts'
import { settle } from './settle.ts'

const schema = { tags: ['payments'], response: { 200: Received } }
const config = { rateLimit: false as const }
/** A notice is small; whoever sends more is nobody's bank. */
const bodyLimit = 128 * 1024

/**
 * Where gateways tell the outcome, server to server: their signature is what lets them in, not an access token. A notice that the database
 * could not take is answered with the error, so that the gateway tells again, and is tried again meanwhile.
 */
export const notificationRoutes =
  (pay: PayDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const notices = new HeldNotices({ settle: (gateway, event) => settle(pay, gateway, event, new Date()) })
    app.addHook('preClose', async () => notices.close())
    // What is offered as no way to pay, the shop's own gift cards, sends no notices.
    for (const gateway of pay.gateways.all.filter(({ methods }) => methods.length > 0)) {
      if (gateway.readsRaw) await app.register(async (own) => rawRoute(own, notices, gateway))
      else
        app.post(
          `/payments/notify/${gateway.name}/`,
          { schema: { ...schema, body: NotifiedFields }, config, bodyLimit },
          async ({ body }) => take(notices, gateway, { fields: body }),
        )
    }
  }

/** The signature covers the body to the byte: it is read before anything parses it, on this address alone. */
function rawRoute(app: FastifyInstance, notices: HeldNotices, gateway: PaymentGateway): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post(`/payments/notify/${gateway.name}/`, { schema, config, bodyLimit }, async ({ body, headers }: FastifyRequest) =>
    take(notices, gateway, { raw: typeof body === 'string' ? body : '', headers }),
  )
}

async function take(notices: HeldNotices, gateway: PaymentGateway, message: Parameters<PaymentGateway['readNotification']>[0]) {
  const event = gateway.readNotification(message)
  const whole = event && gateway.complete ? await gateway.complete(event).catch(() => event) : event
  if (whole) await notices.take(gateway.name, whole)
  return { received: true }
}
