import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import { billingHooks } from './billing-deps.ts'
import type { Config } from './config.ts'
import { senders } from './senders.ts'

/** What the steps of an order and its returns work with, joined here once for staff, customers and what runs in the background. */
export const lifeDepsOf = (config: Config): ReturnDeps => ({
  senders: senders(config),
  publicUrl: config.PUBLIC_URL.replace(/\/$/, ''),
  secret: config.SECRET,
  refundLimitCents: config.REFUND_SECOND_PERSON_CENTS,
  ...billingHooks(config),
})
