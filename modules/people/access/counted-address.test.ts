import { describe, expect, it } from 'vitest'
import { callFromAnywhere } from '#tests/support/call-from-anywhere.ts'
import { withShop } from '#tests/support/shop.ts'
import { takeAttempt } from './attempts.ts'
import { countedAddress } from './counted-address.ts'

const shop = withShop()
const from = callFromAnywhere(shop)

/** Addresses of one household, written in the ways there are. */
const household = (n: number) => `2001:db8:7:${n % 2 ? '0001' : '1'}:${(n + 1).toString(16)}::${n + 1}`

describe('an address that is counted', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1:0:0:1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['2001:db8:1:2::/64', '2001:db8:1:2::/64'],
    ['', ''],
    ['ana@example.com', 'ana@example.com'],
  ])('of %s is %s', (address, counted) => expect(countedAddress(address)).toBe(counted))
})

describe('attempts of one household', () => {
  it('are counted as one by every limit, whoever passes the address', async () => {
    const limit = { name: 'any-address', most: 2, minutes: 60 }
    const now = new Date()
    for (let n = 0; n < 2; n++) await takeAttempt(shop.sql, limit, household(n), now)
    await expect(takeAttempt(shop.sql, limit, household(2), now)).rejects.toMatchObject({ kind: 'too_many' })
    await takeAttempt(shop.sql, limit, '2001:db8:7:2::1', now)
  })
  it('lock it out of guessing at a password, and no other', async () => {
    const guess = (address: string) =>
      from('POST', '/customer/login/', { email: 'ana@example.com', password: 'a guess' }, 'en', address)
    const codes = []
    for (let n = 0; n < 11; n++) codes.push((await guess(household(n))).body.code)
    expect(codes).toEqual([...Array(10).fill('customer.login_wrong'), 'access.too_many_attempts'])
    expect((await guess('2001:db8:7:2::1')).body.code).toBe('customer.login_wrong')
  })
  it('lock it out of guessing at gift cards, and no other', async () => {
    const guess = (address: string) => from('POST', '/gift-cards/balance/', { gift_card: 'ABCD-EFGH-JKLM-NPQR' }, 'en', address)
    const codes = []
    for (let n = 0; n < 41; n++) codes.push((await guess(household(n))).body.code)
    expect(codes).toEqual([...Array(40).fill('gift_card.unknown'), 'access.too_many_attempts'])
    expect((await guess('2001:db8:7:2::1')).body.code).toBe('gift_card.unknown')
  })
})

it('is not what a consent keeps: that is the address itself', async () => {
  await from('POST', '/customer/guest/', { email: 'eva@example.com', cart_id: '', privacy: true }, 'en', '2001:db8:7:1::abcd')
  expect(await shop.sql`select host(address) as address from consent where email = 'eva@example.com'`).toEqual([
    { address: '2001:db8:7:1::abcd' },
  ])
})
