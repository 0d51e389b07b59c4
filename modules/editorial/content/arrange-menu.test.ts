import { describe, expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { menu } from './content.ts'

const shop = withShop()
const people = staffing(shop)
const inThree = <T>(text: T) => ({ es: text, ca: text, en: text })
const entry = (key: string, change: object = {}) => ({ key, place: 'menu', url: 'books', titles: inThree(key), ...change })

it('lets marketing write, order, hide and take away entries of menu and footer (A-11, N-13, N-15)', async () => {
  const { call } = await people.hire(['marketing'])
  const added = async (body: object) => {
    const answer = await call('POST', '/menu/', body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.id as number
  }
  const first = await added(entry('first', { subtitles: inThree('Para leer') }))
  const second = await added(entry('second', { lots: [], url: 'agenda' }))
  const below = await added(entry('below', { parent: second, url: 'book-list?lot=1' }))
  const column = await added(entry('help', { place: 'footer', url: '' }))
  await added(entry('returns', { place: 'footer', parent: column, url: 'purchase-conditions#returns' }))
  expect((await call('POST', '/menu/order/', { entries: [second, first] })).status).toBe(200)
  const shown = (await shop.call('GET', '/menu/')).body
  expect(shown.items.map((item: { key: string }) => item.key)).toEqual(['second', 'first'])
  expect(shown.items[0].subcategories).toMatchObject([{ title: 'below', url: 'book-list?lot=1' }])
  expect(shown.footer).toEqual([
    { key: 'help', title: 'help', entries: [{ title: 'returns', url: 'purchase-conditions#returns' }] },
  ])
  const { key: _key, place: _place, ...words } = entry('below')
  expect((await call('PUT', `/menu/${below}/`, { ...words, hidden: true })).status).toBe(200)
  expect((await shop.call('GET', '/menu/')).body.items[0].subcategories).toEqual([])
  const kept = (await call('GET', '/menu/')).body.items
  expect(kept.find((item: { id: number }) => item.id === below)).toMatchObject({ hidden: true, parent: second, season: null })
  expect((await call('DELETE', `/menu/${second}/`)).status).toBe(200)
  expect((await call('GET', '/menu/')).body.items.map((item: { key: string }) => item.key)).toEqual(['help', 'returns', 'first'])
})

it('shows an entry with a season only within it, over New Year too', async () => {
  const { call } = await people.hire(['marketing'])
  await call('POST', '/menu/', entry('christmas', { season: { from: '11-15', to: '01-05' } }))
  await call('POST', '/menu/', entry('spring', { season: { from: '04-01', to: '04-23' } }))
  const on = async (day: string) => {
    const { items } = await menu(shop.sql, 'T013', 'es', new Date(`${day}T12:00:00Z`))
    return items.map(({ key }) => key).filter((key) => ['christmas', 'spring'].includes(key))
  }
  expect(await on('2026-12-24')).toEqual(['christmas'])
  expect(await on('2027-01-05')).toEqual(['christmas'])
  expect(await on('2027-01-06')).toEqual([])
  expect(await on('2027-04-23')).toEqual(['spring'])
})

it.each([
  [{ url: 'no-such-screen' }, 400],
  [{ url: '' }, 400],
  [{ url: '//elsewhere.example' }, 400],
  [{ url: 'javascript:alert(1)' }, 400],
  [{ parent: 999_999 }, 400],
  [{ season: { from: '13-01', to: '12-01' } }, 400],
  [{ key: 'twice' }, 409],
])('refuses an entry that leads nowhere, hangs nowhere or is there already: %j', async (change, status) => {
  const { call } = await people.hire(['marketing'])
  await call('POST', '/menu/', entry('twice'))
  expect((await call('POST', '/menu/', entry('new-one', change))).status).toBe(status)
})

it('refuses an order that leaves one out, and what is not there', async () => {
  const { call } = await people.hire(['marketing'])
  const ids = (await call('GET', '/menu/')).body.items
    .filter((item: { parent: number | null; place: string }) => item.parent === null && item.place === 'menu')
    .map((item: { id: number }) => item.id)
  expect((await call('POST', '/menu/order/', { entries: ids.slice(1) })).status).toBe(400)
  expect((await call('DELETE', '/menu/999999/')).status).toBe(404)
})

describe('an entry that is moved', () => {
  type Kept = { id: number; parent: number | null; key: string }
  const given = async () => {
    const { call } = await people.hire(['marketing'])
    const run = crypto.randomUUID().slice(0, 8)
    const add = async (name: string, change: object = {}) =>
      (await call('POST', '/menu/', entry(`${name}-${run}`, change))).body.id as number
    const [first, second, third] = [await add('a'), await add('b'), await add('c')]
    const below = await add('d', { parent: first })
    const move = (id: number, parent: number | null, before: number | null = null) =>
      call('POST', `/menu/${id}/move/`, { parent, before })
    const standing = (items: Kept[]) =>
      items
        .filter(({ key }) => key.endsWith(run))
        .map(({ key, parent }) => [key[0], items.find(({ id }) => id === parent)?.key[0]])
    return { first, second, third, below, move, standing, add }
  }

  it('stands below another one or at the top, before the one that is named, and the others keep their order', async () => {
    const { first, second, third, below, move, standing } = await given()
    expect((await move(third, first, below)).status).toBe(200)
    await move(below, null, second)
    const { body } = await move(second, null, first)
    expect(standing(body.items)).toEqual([
      ['b', undefined],
      ['a', undefined],
      ['d', undefined],
      ['c', 'a'],
    ])
  })

  it('goes neither below itself nor below one of the second order, nor does one that holds others', async () => {
    const { first, second, below, move, add } = await given()
    const column = await add('f', { place: 'footer', url: '' })
    for (const [id, parent] of [
      [first, first],
      [second, below],
      [first, second],
      [second, column],
    ] as const)
      expect((await move(id, parent)).status).toBe(400)
    expect((await move(second, first, column)).status).toBe(400)
    expect((await move(999_999, null)).status).toBe(404)
  })
})
