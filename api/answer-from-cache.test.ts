import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { eventually } from '#tests/support/locks.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'

const shop = withShop()

it('sends what is kept in its compressed form, with what it says now, and plain to who takes no other', async () => {
  const id = await givenProduct(shop.sql, { title: 'El jardín de los naranjos', price_cents: 1_000 })
  const authorization = `Bearer ${await anonymousToken(shop.config.SECRET)}`
  const asked = async (encoding: string) => {
    const url = `/api/products/${id}/?store=T013&lang=es`
    const answer = await shop.app.inject({ url, headers: { authorization, 'accept-encoding': encoding } })
    const body = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload
    return { encoding: answer.headers['content-encoding'], vary: answer.headers['vary'], says: JSON.parse(body.toString()) }
  }
  await eventually('the product', async () => (await asked('br')).says.pk === id)
  const again = await asked('br')
  expect(again).toMatchObject({ encoding: 'br', vary: 'accept-encoding', says: { price: 10 } })
  const plain = await asked('identity')
  expect(plain.encoding).toBeUndefined()
  expect(plain.says).toEqual(again.says)
  await shop.sql`update product set price_cents = 1200 where id = ${id}`
  await eventually('the new price', async () => (await asked('br')).says.price === 12)
  expect((await asked('br')).encoding).toBe('br')
})
