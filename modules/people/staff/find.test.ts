import { beforeAll, describe, expect, it } from 'vitest'
import { type GivenOrder, givenOrder } from '#tests/support/given-order.ts'
import { givenStore, withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
let order: GivenOrder

interface Group {
  group: string
  items: { key: string; title: string; exact: boolean }[]
}
const found = async (person: Colleague, q: string): Promise<Group[]> =>
  (await person.call('GET', `/find/?q=${encodeURIComponent(q)}`)).body.groups

beforeAll(async () => {
  await givenStore(shop.sql, 'T014')
  order = await givenOrder(shop.sql, [{ title: 'Cuentos de la Alhambra' }])
  await shop.sql`
    insert into customer (id, kind, email, password_hash, name, surnames, phone, tax_id, language)
    values (${order.ownerId}, 'private', ${order.email}, '', 'Nerea', '', '', '12345678Z', 'es')`
  await shop.sql`update customer set surnames = 'Quintana Vélez', phone = '+34 699 887 766' where id = ${order.ownerId}`
})

describe('one box for everything', () => {
  it('finds people and their orders by a name, a telephone or a tax number, without accents and by how it begins', async () => {
    const desk = await hire(['order_desk'])
    for (const q of ['quintana', 'VELEZ nerea', '699 88 77 66', '+34699887766', '1234567']) {
      const groups = await found(desk, q)
      expect(groups.find(({ group }) => group === 'customers')?.items[0], q).toMatchObject({ key: order.ownerId })
    }
    const names = (await found(desk, 'quintana')).map(({ group }) => group)
    expect(names).toEqual(['orders', 'customers'])
  })

  it('puts what was typed exactly first', async () => {
    const desk = await hire(['order_desk'])
    const [first] = await found(desk, order.number.replace('-', ''))
    expect(first).toMatchObject({ group: 'orders', items: [{ key: order.number, exact: true }] })
    expect((await found(desk, order.email))[0]?.items[0]).toMatchObject({ exact: true })
  })

  it('shows each colleague what they may see: no people to a bookseller, no orders of other stores, no invoices to marketing', async () => {
    const here = await hire(['bookseller'], { storeCode: 'T013' })
    await shop.sql`update parcel set store_code = 'T013' where order_id = ${order.id}`
    expect((await found(here, 'quintana')).map(({ group }) => group)).toEqual(['orders'])
    await shop.sql`update parcel set store_code = 'T014' where order_id = ${order.id}`
    await shop.sql`delete from order_stock where order_line_id = any(${order.lineIds})`
    expect(await found(here, 'quintana')).toEqual([])
    expect(await found(await hire(['marketing']), 'quintana')).toEqual([])
    const admin = await hire(['admin'])
    expect(await found(admin, admin.email)).toMatchObject([
      { group: 'colleagues', items: [{ key: String(admin.id), exact: true }] },
    ])
  })

  it('says where there are more of a kind than it shows, and shows as many as are asked for', async () => {
    const desk = await hire(['order_desk'])
    for (let n = 0; n < 3; n++) {
      const other = await givenOrder(shop.sql, [{ title: 'Arrayanes' }])
      await shop.sql`update shop_order set delivery_address = jsonb_set(delivery_address, '{surnames}', '"Barragán"') where id = ${other.id}`
    }
    const ask = async (limit: number) => (await desk.call('GET', `/find/?q=arrayanes&limit=${limit}`)).body.groups
    expect((await ask(2)).find(({ group }: { group: string }) => group === 'orders')).toMatchObject({
      more: true,
      items: [{}, {}],
    })
    expect((await ask(50)).find(({ group }: { group: string }) => group === 'orders')).toMatchObject({ more: false })
    expect((await desk.call('GET', '/find/?q=arrayanes&limit=51')).status).toBe(400)
  })

  it('asks for two signs at least, and signs alone find nothing', async () => {
    const desk = await hire(['order_desk'])
    expect((await desk.call('GET', '/find/?q=a')).body.q).toHaveLength(1)
    expect(await found(desk, '%%%')).toEqual([])
  })
})
