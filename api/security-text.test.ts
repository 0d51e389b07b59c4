import { expect, it } from 'vitest'
import { dayOf } from '#kernel/days.ts'
import { withShop } from '#tests/support/shop.ts'

const shop = withShop({ SECURITY_CONTACT: 'faults@shop.example', PUBLIC_URL: 'https://shop.example' })

it('tells whoever finds a vulnerability where to report it, with an end that lies ahead', async () => {
  const answer = await shop.app.inject({ url: '/.well-known/security.txt' })
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toContain('Contact: mailto:faults@shop.example\n')
  expect(answer.body).toContain('Canonical: https://shop.example/.well-known/security.txt\n')
  const ends = /^Expires: (\d{4}-\d\d-\d\d)T/m.exec(answer.body)?.[1] ?? ''
  expect(ends > dayOf(new Date())).toBe(true)
})
