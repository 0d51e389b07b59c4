import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { isTryOut, requireEarnest, showsLetters } from './try-out.ts'

const SECRET = 'a secret that only the tests of this shop use'
const config = (settings: Record<string, string> = {}) => readConfig({ SECRET, ...settings })
const reached: Record<string, string>[] = [
  { HOST: '0.0.0.0' },
  { PUBLIC_URL: 'https://shop.example' },
  { TRUST_PROXY: '1' },
  { TRUST_PROXY: 'loopback' },
]
const earnest = {
  SMTP_URL: 'smtp://localhost',
  PAYMENT_GATEWAYS: 'stripe',
  STRIPE_PUBLISHABLE_KEY: 'pk_1',
  STRIPE_SECRET_KEY: 'sk_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

describe('a shop', () => {
  it('is there to be tried out where this machine alone reaches it', () => {
    expect(isTryOut(config())).toBe(true)
    for (const one of reached) expect([one, isTryOut(config(one))]).toEqual([one, false])
    expect(isTryOut(config({ TRY_OUT: 'false' }))).toBe(false)
  })
  it('shows its letters in a try-out alone, whatever else is set', () => {
    expect(showsLetters(config())).toBe(true)
    expect(showsLetters(config({ SMTP_URL: 'smtp://localhost' }))).toBe(false)
    for (const one of reached) expect(showsLetters(config({ ...one, MAIL_PAGE: 'true' }))).toBe(false)
  })
  it('does not open with anything of a try-out where others reach it, and says what to change', () => {
    for (const one of reached) {
      expect(() => requireEarnest(config(one))).toThrow(/PAYMENT_GATEWAYS[\s\S]*TRY_OUT=true/)
      expect(() => requireEarnest(config({ ...one, ...earnest, MAIL_PAGE: 'true' }))).toThrow(/MAIL_PAGE/)
      expect(() => requireEarnest(config({ ...one, ...earnest, DEMO_ACCOUNTS: 'true' }))).toThrow(/DEMO_ACCOUNTS/)
      expect(() => requireEarnest(config({ ...one, ...earnest, SMTP_URL: '' }))).toThrow(/SMTP_URL/)
      expect(() => requireEarnest(config({ ...one, ...earnest }))).not.toThrow()
      expect(() => requireEarnest(config({ ...one, TRY_OUT: 'true' }))).not.toThrow()
    }
    expect(() => requireEarnest(config())).not.toThrow()
  })
})

describe('the proxies that are believed', () => {
  it('are counted or named, and never all of them', () => {
    const trusted = (text: string) => config({ TRUST_PROXY: text }).TRUST_PROXY
    expect([trusted('false'), trusted('2'), trusted('loopback, 10.1.0.0/16,::1')]).toEqual([
      false,
      2,
      ['loopback', '10.1.0.0/16', '::1'],
    ])
    for (const wrong of ['true', '0', '10.1.0.0/33', 'everybody', '10.0.0.1,'])
      expect(() => trusted(wrong)).toThrow(/TRUST_PROXY/)
  })
})
