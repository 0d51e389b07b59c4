import { NotFound } from '#kernel/errors.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import {
  addWebhook,
  changeWebhook,
  findDeliveries,
  findWebhooks,
  keptWebhook,
  removeWebhook,
  renewSecret,
  replay,
  tryWebhook,
} from './endpoints.ts'
import { webhookCalls } from './staff-contract.ts'

const done = { done: true } as const
const subject = ({ params }: { params: { webhook: number } }) => `webhook ${params.webhook}`

/** Where other programs are told of what happens, and what became of it (docs/webhooks.md). */
export function webhookStaffRoutes(call: StaffCalls) {
  call(webhookCalls, 'GET /webhooks/', {
    action: 'webhook.read',
    summary: 'Where other programs are told of what happens',
    run: ({ db, query }) => findWebhooks(db, query),
  })
  call(webhookCalls, 'GET /webhooks/:webhook/', {
    action: 'webhook.read',
    summary: 'One of them, and how it answers',
    subject,
    run: async ({ db, params }) => {
      const found = await keptWebhook(db, params.webhook)
      if (!found) throw new NotFound('webhooks.unknown')
      return found
    },
  })
  call(webhookCalls, 'POST /webhooks/', {
    action: 'webhook.change',
    summary: 'One more address that is told; its secret is answered once. Needs a login of the last ten minutes',
    subject: ({ body }) => `webhook ${body.url}`,
    run: ({ db, body }) => addWebhook(db, body),
  })
  call(webhookCalls, 'PUT /webhooks/:webhook/', {
    action: 'webhook.change',
    summary: 'Its address, its events, and whether it is told; needs a login of the last ten minutes',
    subject,
    current: ({ db, params }) => keptWebhook(db, params.webhook),
    run: ({ db, params, body }) => changeWebhook(db, params.webhook, body),
  })
  call(webhookCalls, 'DELETE /webhooks/:webhook/', {
    action: 'webhook.change',
    summary: 'Takes it away with what it was told; needs a login of the last ten minutes',
    subject,
    run: async ({ db, params }) => {
      await removeWebhook(db, params.webhook)
      return done
    },
  })
  call(webhookCalls, 'POST /webhooks/:webhook/secret/', {
    action: 'webhook.change',
    summary: 'Another secret, answered once; the former signs nothing from now on. Needs a login of the last ten minutes',
    subject,
    run: ({ db, params }) => renewSecret(db, params.webhook),
  })
  call(webhookCalls, 'POST /webhooks/:webhook/try/', {
    action: 'webhook.replay',
    summary: 'Tells it that somebody tries it',
    subject,
    run: async ({ db, params }) => {
      await tryWebhook(db, params.webhook)
      return done
    },
  })
  call(webhookCalls, 'GET /webhooks/:webhook/deliveries/', {
    action: 'webhook.read',
    summary: 'What it was told, and what it answered',
    subject,
    run: ({ db, params, query }) => findDeliveries(db, params.webhook, query),
  })
  call(webhookCalls, 'POST /webhooks/deliveries/:delivery/replay/', {
    action: 'webhook.replay',
    summary: 'Tells it once more, under the id that it had',
    subject: ({ params }) => `webhook delivery ${params.delivery}`,
    run: async ({ db, params, now }) => {
      await replay(db, params.delivery, now)
      return done
    },
  })
}
