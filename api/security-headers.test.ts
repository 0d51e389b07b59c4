import { describe, expect, it } from 'vitest'
import { analyticsOrigins } from './analytics-origins.ts'
import { readConfig } from './config.ts'
import { byNonce } from './inline-parts.ts'
import { paymentOrigins } from './payment-gateways.ts'
import { pageHeaders } from './security-headers.ts'

const secrets = {
  REDSYS_MERCHANT_CODE: '999008881',
  REDSYS_SECRET: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
}
const policyWith = (gateways: string, more: Record<string, string> = {}) => {
  const config = readConfig({ SECRET: 'x'.repeat(40), PAYMENT_GATEWAYS: gateways, ...secrets, ...more })
  const policy = { publicUrl: 'https://shop.example', others: [paymentOrigins(config), analyticsOrigins(config)] }
  return pageHeaders(byNonce('n0nce'), policy)['content-security-policy'] ?? ''
}

describe('the policy of pages', () => {
  it('lets sheets of style in as files alone, and computed widths as attributes alone', () => {
    expect(policyWith('sandbox')).toContain("style-src-elem 'self'; style-src-attr 'unsafe-inline';")
  })
  it('lets nothing in from elsewhere while no gateway of others is in use', () => {
    expect(policyWith('sandbox')).not.toContain('https://')
  })
  it('lets forms go to Redsys, and nothing else', () => {
    const policy = policyWith('redsys')
    expect(policy).toContain("form-action 'self' https://sis-t.redsys.es:25443;")
    expect(policy.match(/https:/g)).toHaveLength(1)
    expect(policy).not.toContain('stripe')
  })
  it('opens scripts, frames and calls to Stripe alone', () => {
    const policy = policyWith('stripe,redsys')
    expect(policy).toContain("script-src 'self' 'nonce-n0nce' https://js.stripe.com https://*.js.stripe.com;")
    expect(policy).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;')
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
    expect(policy).not.toContain('unsafe-eval')
  })
  it('lets the tag that counts visits in, and what it counts out, where one is set', () => {
    const policy = policyWith('sandbox', { ANALYTICS_ID: 'G-PALACE' })
    const collectors = 'https://*.google-analytics.com https://analytics.google.com https://*.analytics.google.com'
    expect(policy).toContain("script-src 'self' 'nonce-n0nce' https://*.googletagmanager.com;")
    expect(policy).toContain(`connect-src 'self' https://*.googletagmanager.com ${collectors};`)
    expect(policy).toContain(`img-src 'self' data: https://*.googletagmanager.com ${collectors};`)
    expect(policyWith('stripe', { ANALYTICS_ID: 'G-PALACE' })).toContain(
      'https://js.stripe.com https://*.js.stripe.com https://*.google',
    )
  })
})
