import type { LifeDeps } from '#modules/orders/life.ts'
import type { Config } from './config.ts'
import { senders } from './senders.ts'

/** What the steps of an order work with, joined here once for staff, customers and what runs in the background. */
export const lifeDepsOf = (config: Config): LifeDeps => ({
  senders: senders(config),
  publicUrl: config.PUBLIC_URL.replace(/\/$/, ''),
  secret: config.SECRET,
  onHandOver: async () => false,
})
