import type { Transactional } from '#kernel/db.ts'
import type { OrderDeps } from '#modules/buying/checkout/routes.ts'
import { pageFile } from '#modules/editorial/content/page-file.ts'
import { refundMoved } from '#modules/orders/returns/refund.ts'
import { optOut } from '#modules/people/customers/opt-out.ts'
import { endSubscription } from '#modules/people/newsletter/unsubscribe.ts'
import { verifyCaptcha } from '#modules/platform/captcha/captcha.ts'
import type { Config } from './config.ts'
import { lifeDepsOf } from './life-deps.ts'
import { paymentGateways } from './payment-gateways.ts'
import { senders } from './senders.ts'

/** What orders work with, joined here once for the routes and for what runs in the background. */
export const orderDepsOf = (config: Config, db: Transactional): OrderDeps => ({
  db,
  storefront: config.STORE_CODE,
  splitFeeCents: config.SPLIT_FEE_CENTS,
  secret: config.SECRET,
  publicUrl: config.PUBLIC_URL.replace(/\/$/, ''),
  gateways: paymentGateways(config, db),
  senders: senders(config),
  staffLanguage: config.STAFF_LANGUAGE,
  checkCaptcha: (answer, now) => verifyCaptcha(db, config.SECRET, answer, now),
  conditions: (tx, { storefront_code: storefront, language }) =>
    pageFile(tx, { storefront, key: 'purchase-conditions', language, url: config.PUBLIC_URL.replace(/\/$/, '') }),
  recordOptOut: async (tx, caller, language, now) => {
    await optOut(tx, { caller, language, now, form: 'checkout' })
    await endSubscription(tx, caller.email, now)
  },
  moneyMoved: async (tx, { kind, refundId }, now) => {
    if (kind === 'refund' && refundId !== null)
      await refundMoved(tx, lifeDepsOf(config), refundId, { actor: { kind: 'gateway', id: '' }, now })
  },
})
