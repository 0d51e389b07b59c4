import { beforeAll, expect, test } from 'vitest'
import { writeDemoDictionaries } from '#importers/demo/load-demo.ts'
import { loadSecondShop } from '#importers/demo/second-shop.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { eventually } from '#tests/support/locks.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'

const shop = withShop()
let own: Set<number>
let book = 0

/** Calls that list products, as the main shop's pages ask them. */
const lists = [
  '/products/?q=basilica',
  '/products/?q=trencadis',
  '/products/?type=object&limit=100',
  '/products/?type=book&limit=100',
  '/products/?recommended=true&limit=100',
  '/products/?sort=sales&limit=100',
  '/suggest/?q=basilica',
  '/suggest/?q=museo%20de%20arquitectura',
  '/everything/?q=basilica',
  '/promotions/',
  '/home/',
  '/lots/carousels/',
  '/lots/store/?categories=9001,9002,9003,9004,9005,9007,9011,9012&model_types=article',
  '/lots/store/?categories=9006&model_types=book',
  '/campaigns/',
  '/campaigns/gifts/?campaign=giftbetter',
]

const ask = async (path: string, store = 'T013') =>
  shop.app.inject({
    url: `/api${path}${path.includes('?') ? '&' : '?'}store=${store}&lang=es`,
    headers: { authorization: `Bearer ${await anonymousToken(shop.config.SECRET)}` },
  })

/** Every product that an answer names, wherever it stands in it. */
function named(answer: unknown): number[] {
  if (Array.isArray(answer)) return answer.flatMap(named)
  if (answer === null || typeof answer !== 'object') return []
  const { pk } = answer as { pk?: unknown }
  return [...(typeof pk === 'number' ? [pk] : []), ...Object.values(answer).flatMap(named)]
}

beforeAll(async () => {
  await writeDemoDictionaries(shop.sql)
  await loadSecondShop(shop.sql)
  own = new Set((await shop.sql<{ id: number }[]>`select id from product where storefront_code = 'G001'`).map(({ id }) => id))
  book = await givenProduct(shop.sql, { title: 'Trencadís en la basílica', price_cents: 1990 })
  await eventually('the book is found', async () => (await ask('/products/?q=trencadis')).json().total === 1)
})

test.each(lists)('A-05: nothing of the second shop in %s', async (path) => {
  const answer = await ask(path)
  expect(named(answer.json()).filter((pk) => own.has(pk))).toEqual([])
  expect(answer.payload).not.toContain('Ediciones del Museo de Arquitectura')
  expect(answer.payload).not.toContain('/gaudi/produc')
})

test('A-05: the main shop’s own is found where the second shop’s is not, so that silence proves something', async () => {
  expect(named((await ask('/products/?q=basilica')).json())).toEqual([book])
})

test.each(['/lots/carousels/?limit=12', '/home/', '/lots/store/?categories=9006&model_types=book'])(
  'A-05: nothing of the main shop in the second’s %s',
  async (path) => {
    const answer = await ask(path, 'G001')
    expect([answer.statusCode, named(answer.json()).includes(book)]).toEqual([200, false])
  },
)

test('A-05: a product of the second shop lies in none of the main shop’s stores, for it is sent from elsewhere', async () => {
  const [piece] = await shop.sql<{ id: number }[]>`
    select p.id from product p join stock s on s.product_id = p.id where p.storefront_code = 'G001' and s.quantity > 0 limit 1`
  expect((await ask(`/products/${piece?.id}/`, 'G001')).json().stock_by_store).toEqual([])
  expect((await ask(`/products/${book}/`)).json().stock_by_store).toMatchObject([{ code: 'T013' }])
})

test('A-05: what goes with a product of the second shop is its own, and a page of one shop shows nothing of the other', async () => {
  const [some] = own
  const related = named((await ask(`/products/${some}/`, 'G001')).json().related)
  expect(related.length).toBeGreaterThan(0)
  expect(related.filter((pk) => !own.has(pk))).toEqual([])
  expect((await ask(`/products/${some}/`)).statusCode).toBe(404)
  expect((await ask(`/products/${book}/`, 'G001')).statusCode).toBe(404)
})
