import { beforeAll, describe, expect, it } from 'vitest'
import { missedWords, sweepMisses } from '#modules/goods/search/misses.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
let ana: Colleague

beforeAll(async () => {
  ana = await hire(['catalogue'])
})
const rows = async (query: string) => (await ana.call('GET', `/demand/?${query}`)).body.items

describe('a search that finds nothing', () => {
  it('is counted by its words, and staff say what they did about it', async () => {
    for (const q of ['Pájaros de Ultramar', 'pajaros  de ultramar', '9788437604947'])
      await shop.call('GET', `/products/?q=${encodeURIComponent(q)}`)
    await shop.call('GET', '/products/?q=pajaros%20de%20ultramar&page=2')
    await expect
      .poll(() => rows('kind=search'))
      .toMatchObject([
        { words: 'pajaros de ultramar', asked: 2, answer: null, ean: null },
        { words: '9788437604947', ean: '9788437604947', asked: 1, product: null },
      ])
    const made = await givenProduct(shop.sql, { title: 'Pájaros' })
    const answer = { key: 'pajaros de ultramar', answer: 'made', product: made }
    expect((await ana.call('PUT', '/demand/search/', answer)).status).toBe(200)
    expect(await rows('kind=search&answer=made')).toMatchObject([{ product: made, by: expect.stringContaining('Somebody') }])
    expect(await rows('kind=search&answer=open')).toHaveLength(1)
    expect((await ana.call('PUT', '/demand/search/', { ...answer, product: 987_654 })).body).toHaveProperty('product')
    await ana.call('POST', '/demand/search/reopen/', { key: 'pajaros de ultramar' })
    expect(await rows('kind=search&answer=open')).toHaveLength(2)
    expect(await rows('kind=search&q=ultram')).toHaveLength(1)
    expect(await sweepMisses(shop.sql, new Date(Date.now() + 200 * 86_400_000))).toBe(2)
  })

  it('becomes a synonym in one act: the search then finds what the shop calls it, and it waits no more', async () => {
    await givenProduct(shop.sql, { title: 'Granadas de cerámica' })
    await shop.call('GET', '/products/?q=magranetes')
    await expect.poll(() => rows('kind=search&q=magranetes')).toHaveLength(1)
    const said = { key: 'magranetes', language: 'ca', shown: ['granadas'] }
    expect((await ana.call('POST', '/demand/search/synonym/', said)).status).toBe(200)
    expect(await rows('kind=search&q=magranetes')).toMatchObject([{ answer: 'synonym', note: 'granadas' }])
    expect((await ana.call('GET', '/synonyms/?q=magranetes')).body.items).toMatchObject([
      { words: { ca: ['magranetes'] }, shown: ['granadas'] },
    ])
    await expect
      .poll(async () =>
        (await shop.call('GET', '/products/?q=magranetes')).body.items?.map(({ title }: { title: string }) => title),
      )
      .toContain('Granadas de cerámica')
    expect((await ana.call('PUT', '/demand/notice/', { key: 'x', answer: 'synonym' })).status).toBe(400)
  })

  it('keeps nothing that says who somebody is', () => {
    expect(missedWords('Cien poemas')).toBe('cien poemas')
    expect(missedWords('978-84-376-0494-7')).toBe('9788437604947')
    expect(['lector@example.com', '+34 600 123 456', ' ', 'a'].map(missedWords)).toEqual([null, null, null, null])
  })
})

it('shows the titles that people wait for, those with most people first, and marks one as ordered', async () => {
  const [one, two] = [await givenProduct(shop.sql, { title: 'Agotado' }), await givenProduct(shop.sql, { title: 'Otro agotado' })]
  for (const [product, email] of [
    [one, 'a@example.com'],
    [two, 'a@example.com'],
    [two, 'b@example.com'],
  ] as const)
    await shop.sql`
      insert into stock_notice (product_id, email, language, asked_at, confirmed_at) values (${product}, ${email}, 'es', now(), now())`
  expect(await rows('kind=notice')).toMatchObject([
    { product: two, asked: 2 },
    { product: one, asked: 1 },
  ])
  await ana.call('PUT', '/demand/notice/', { key: String(two), answer: 'ordered', note: 'Distribuidora, lunes' })
  expect(await rows('kind=notice&answer=ordered')).toMatchObject([{ product: two, note: 'Distribuidora, lunes' }])
})
