import type { PaymentRow } from './payment.sql.ts'

const originOf = (url: string) => new URL(url).origin

/**
 * The hosted page's own policy. Browsers hold the redirect after a form to `form-action` too, so the way back to the shop
 * is allowed beside the page itself.
 */
export const pageHeaders = (publicUrl: string, payment: PaymentRow | null): Record<string, string> => {
  const shop = new Set([publicUrl, ...(payment ? [payment.url_ok, payment.url_ko] : [])].map(originOf))
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      'img-src data:',
      `form-action 'self' ${[...shop].join(' ')}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
  }
}
