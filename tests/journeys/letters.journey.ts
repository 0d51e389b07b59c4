import { randomUUID } from 'node:crypto'
import { connect } from '#database/connect.ts'
import type { Pool } from '#kernel/db.ts'
import { insertReadLines } from '#modules/libraries/order-letters/lines.sql.ts'
import { insertOrderLetter } from '#modules/libraries/order-letters/order-letters.sql.ts'
import { openAsColleague } from './support/colleague.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

/** A library on account that wrote for five titles, two of them in words that name none. */
async function givenLetter(sql: Pool): Promise<number> {
  const id = `c-letter-${randomUUID()}`
  await sql`
    insert into customer (id, kind, email, library, password_hash, language, tax_id, country, activated_at)
    values (${id}, 'library', ${`${id}@library.example`}, 'Biblioteca del Viaje', 'x', 'es', ${id.slice(0, 20)}, 'ES', now())`
  await sql`
    insert into trade_terms (customer_id, books_percent, on_account, agreed_by, agreed_at) values (${id}, 15, true, 'staff', now())`
  await sql`
    insert into customer_address (customer_id, name, recipient, street, postcode, city, region, country, is_main, is_billing)
    values (${id}, 'Central', 'Biblioteca', 'Calle Real, 1', '18009', 'Granada', 'Granada', 'ES', true, true)`
  const books = await sql<{ id: number; ean: string }[]>`
    select id, ean from product
    where kind = 'book' and active and storefront_code = 'T013' and stock > 20 and price_cents between 500 and 3000
      and (format_code is null or format_code not like 'E0%') order by stock desc, id limit 3`
  const letter = await insertOrderLetter(sql, {
    customer_id: id,
    member_id: null,
    comments: 'Para el club de lectura.',
    kind: '',
    file_name: '',
    file: null,
    reading_id: null,
    language: 'es',
    key: randomUUID(),
    sent_at: new Date(),
  })
  const read = { reason: null, candidates: [], quantity: 1 }
  const unknown = { ...read, ean: null, productId: null, reason: 'not_in_catalogue' }
  await insertReadLines(sql, letter!.id, [
    ...books.map(({ id: productId, ean }, row) => ({ ...read, productId, ean, asked: ean, row })),
    { ...unknown, asked: 'Los jardines de nadie', row: 3 },
    { ...unknown, asked: 'La torre que no está', row: 4 },
  ])
  return letter!.id
}

test.describe('@desktop an order by e-mail', () => {
  test('of five lines, of which two are wrong, is mended line by line and becomes an order', async ({ page }) => {
    const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
    const letter = await givenLetter(sql).finally(() => sql.end())
    await openAsColleague(page, `/order-letters/${letter}?state=open&sort=sent_at`, { roles: ['trade_desk'] })
    const pane = page.getByRole('complementary')
    await expect(pane.getByText('3 de 5 líneas con título')).toBeVisible()
    await expectAccessible(page)

    await pane.getByRole('button', { name: 'Corregir la línea 4' }).click()
    const title = pane.getByRole('combobox', { name: 'Buscar el título' })
    await title.click()
    await title.pressSequentially('jardin')
    await page.getByRole('listbox').getByRole('option').first().click()
    await pane.getByRole('button', { name: 'Guardar' }).click()
    await expect(pane.getByText('4 de 5 líneas con título')).toBeVisible()
    // The form that closes moves the lines below it.
    await expect(title).toBeHidden()

    await pane.getByRole('button', { name: 'Corregir la línea 5' }).click()
    await pane.getByLabel('No se incluye').check()
    await pane.getByRole('button', { name: 'Guardar' }).click()
    await expect(pane.getByText('No se quiere')).toBeVisible()

    await pane.getByRole('button', { name: 'Hacer el pedido…' }).click()
    await expect(pane.getByText('Total, IVA incluido')).toBeVisible()
    await pane.locator('.act-form').getByRole('button', { name: 'Hacer el pedido' }).click()
    await expect(pane.getByText('Hecho pedido')).toBeVisible()
    await expect(pane.getByRole('link', { name: /^\d\d-\d{6}$/ })).toBeVisible()
  })
})
