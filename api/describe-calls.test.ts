import { describe, expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop({ TRUST_PROXY: '1' })

describe('where others than this machine reach the shop', () => {
  it('shows everybody its own calls, and none of the staff', async () => {
    for (const url of ['/api/openapi.json', '/api/docs/json']) {
      const paths = Object.keys((await shop.app.inject(url)).json().paths)
      expect(paths).toContain('/api/products/')
      expect(paths.filter((path) => /staff|dev/.test(path))).toEqual([])
      expect((await shop.app.inject(url)).payload).not.toContain('/api/staff/')
    }
    expect((await shop.app.inject('/dev/mail')).statusCode).toBe(404)
  })
  it('shows those of the staff to who has a session there', async () => {
    expect((await shop.app.inject('/api/staff/calls/')).statusCode).toBe(401)
    const { token } = await staffing(shop).hire(['bookseller'])
    const answer = await shop.app.inject({ url: '/api/staff/calls/', headers: { authorization: `Bearer ${token}` } })
    expect(Object.keys(answer.json().paths)).toEqual(expect.arrayContaining(['/api/products/', '/api/staff/settings/']))
    const beneath = await shop.app.inject({
      url: '/api/staff/calls/?beneath=menu',
      headers: { authorization: `Bearer ${token}` },
    })
    const paths = Object.keys(beneath.json().paths)
    expect(paths).toContain('/api/staff/menu/')
    expect(paths.filter((path) => !path.startsWith('/api/staff/menu/'))).toEqual([])
    expect(beneath.payload.length).toBeLessThan(answer.payload.length / 20)
  })
})
