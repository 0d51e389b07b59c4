import { beforeAll, expect, it } from 'vitest'
import { givenProduct, withShop } from '#tests/support/shop.ts'

const shop = withShop()
const series = 801
const volumes = {} as Record<'first' | 'second' | 'secondInCatalan' | 'tenth' | 'hidden' | 'unnumbered', number>

beforeAll(async () => {
  await shop.sql`insert into series (id, name, slug) values (${series}, 'Crónicas del agua', 'cronicas-del-agua')`
  const given = (title: string, series_number: string | null, more = {}) =>
    givenProduct(shop.sql, { title, series_id: series, series_number, language_code: 'spa', ...more })
  volumes.tenth = await given('La fuente', 'Tomo 10')
  volumes.secondInCatalan = await given('La sèquia', '2', { language_code: 'cat' })
  volumes.second = await given('La acequia', '2')
  volumes.hidden = await given('La noria', '3', { active: false })
  volumes.unnumbered = await given('El mapa', null)
  volumes.first = await given('El pozo', '1')
})

const shown = async (id: number) => (await shop.call('GET', `/products/${id}/`)).body.series

it('names the volumes before and after one by their numbers, in its own language, of those that are shown', async () => {
  expect(await shown(volumes.second)).toMatchObject({
    number: '2',
    previous: { pk: volumes.first, title: 'El pozo', number: '1' },
    next: { pk: volumes.tenth, title: 'La fuente', number: 'Tomo 10' },
  })
  expect(await shown(volumes.first)).toMatchObject({ previous: null, next: { pk: volumes.second } })
  expect(await shown(volumes.tenth)).toMatchObject({ previous: { pk: volumes.second }, next: null })
  expect(await shown(volumes.unnumbered)).toMatchObject({ number: null, previous: null, next: null })
})

it('stands in the order of its volumes, those without a number last', async () => {
  const found = async () =>
    (await shop.call('GET', `/products/?series=${series}&sort=volume&group=editions`)).body.items.map(
      ({ pk }: { pk: number }) => pk,
    )
  const inOrder = [volumes.first, volumes.secondInCatalan, volumes.second, volumes.tenth, volumes.unnumbered]
  // The index follows in its own time.
  await expect.poll(found).toEqual(inOrder)
})
