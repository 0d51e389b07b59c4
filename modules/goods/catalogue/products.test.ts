import { expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'

const database = withDatabase()

it('keeps the sum of the stores as the stock of a product, whatever moves', async () => {
  const { sql } = database
  await sql`insert into storefront (code) values ('T013')`
  await sql`insert into store (code, name, province, city, address, postcode, phone, email) values
    ('T013', 'Palacio', 'Granada', 'Granada', 'Patio', '18009', '900', 'a@b.example'), ('T001', 'Centro', 'Madrid', 'Madrid', 'Calle', '28001', '900', 'c@d.example')`
  const [product] = await sql<
    { id: number }[]
  >`insert into product (kind, ean, sku, title, slug, price_cents) values ('book', '9788437604947', 'a', 'Rayuela', 'rayuela', 1990) returning id`
  await sql`insert into stock ${sql([
    { product_id: product!.id, store_code: 'T013', quantity: 5 },
    { product_id: product!.id, store_code: 'T001', quantity: 2 },
  ])}`
  await sql`update stock set quantity = quantity - 1 where store_code = 'T013'`
  await sql`delete from stock where store_code = 'T001'`
  expect(await sql`select stock from product`).toMatchObject([{ stock: 4 }])
  await expect(sql`update stock set quantity = -1`).rejects.toMatchObject({ constraint_name: 'stock_never_negative' })
})

it('keeps availability codes as the list says them, upper and lower case apart (C-17)', async () => {
  const { sql } = database
  await sql`update product set availability_code = 'eD'`
  await sql`update product set availability_code = 'ed'`
  for (const code of ['eA', 'ED', 'E0', ''])
    await expect(sql`update product set availability_code = ${code}`).rejects.toMatchObject({
      constraint_name: 'product_availability_known',
    })
})
