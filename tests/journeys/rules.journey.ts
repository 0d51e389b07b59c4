import { connect } from '#database/connect.ts'
import type { Pool } from '#kernel/db.ts'
import { givenOrder } from '#tests/support/given-order.ts'
import { openAsColleague } from './support/colleague.ts'
import { scan } from './support/scan.ts'
import { expect, test } from './support/visitor.ts'

async function inShop<Found>(work: (sql: Pool) => Promise<Found>): Promise<Found> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}

test.describe('@desktop the rules of the back office', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('a scan is heard on a screen that expects none, and in a field it stays in the field', async ({ page }) => {
    await openAsColleague(page, '/orders', { roles: ['order_desk'] })
    const search = page.getByRole('searchbox')
    await search.pressSequentially('9788437604947')
    await expect(search).toHaveValue('9788437604947')
    await search.blur()
    await scan(page, '9788437604947')
    await expect(page).toHaveURL(/\/staff\/counter\?code=9788437604947/)
  })

  test('a list that is not for a bookseller says whose it is, and offers no second try', async ({ page, complaints }) => {
    complaints.expected.push(/status of 403/)
    await openAsColleague(page, '/customers?q=ana', { roles: ['bookseller'], store: 'T013' })
    const refused = page.getByRole('main').getByRole('alert')
    await expect(refused).toContainText('Puede hacerla alguien de Pedidos, Instituciones, Contabilidad o Administración')
    await expect(refused.getByRole('button')).toHaveCount(0)
  })

  test('what was typed into a form is there again, and two who wrote the same field see both values in words', async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/status of 409/)
    const id = await inShop(async (sql) => {
      const [row] = await sql<{ id: number }[]>`
        select id from product where kind = 'book' and active and page_count is not null order by id desc limit 1`
      return row!.id
    })
    await openAsColleague(page, `/titles/${id}`, { roles: ['catalogue'] })
    const pages = page.getByLabel('Páginas', { exact: true })
    await pages.fill('1234')
    await page.reload()
    await expect(pages).toHaveValue('1234')
    await inShop((sql) => sql`update product set page_count = 2345 where id = ${id}`)
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    const both = page.getByRole('alertdialog')
    await expect(both.getByText('2.345')).toBeVisible()
    await expect(both.getByText('1.234')).toBeVisible()
    await both.getByRole('radio').first().check()
    await both.getByRole('button').click()
    await expect(both).toBeHidden()
    await expect(pages).toHaveValue('2345')
  })

  test('an act that is pressed twice at once is done once, and the focus stays in its pane', async ({ page }) => {
    const { number } = await inShop((sql) => givenOrder(sql, [{ taken: 1 }]))
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
    const pressTwice = (name: string) =>
      page.getByRole('button', { name, exact: true }).evaluate(async (button: HTMLElement) => {
        button.focus()
        button.click()
        // As far as the page comes between two presses that waited while it computed.
        for (let turn = 0; turn < 50; turn++) await null
        button.click()
      })
    await openAsColleague(page, `/orders/${number}`, { roles: ['order_desk'] })
    await page.getByRole('button', { name: 'Retener el pedido…' }).click()
    const reason = page.getByLabel('Motivo')
    await expect(reason).toBeFocused()
    await reason.fill('Falta el portal')
    await pressTwice('Retener el pedido')
    await expect(page.getByText('El pedido está retenido.').first()).toBeVisible()
    await pressTwice('Quitar la retención')
    await expect(page.getByText('El pedido sigue su curso.').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: `Pedido ${number}` })).toBeFocused()
    expect(sent.filter((path) => path.includes(number))).toEqual([
      `/api/staff/orders/${number}/hold/`,
      `/api/staff/orders/${number}/release/`,
    ])
  })

  test('whose save takes its own button off the screen goes on from the heading of what was saved', async ({ page }) => {
    const id = await inShop(async (sql) => {
      const [row] = await sql<{ id: number }[]>`
        select id from product where kind = 'book' and active and page_count is not null order by id limit 1`
      return row!.id
    })
    await openAsColleague(page, `/titles/${id}`, { roles: ['catalogue'] })
    await page.getByLabel('Páginas', { exact: true }).fill('321')
    await page.getByRole('button', { name: 'Guardar', exact: true }).press('Enter')
    await expect(page.getByText('Guardado. La tienda ya lo muestra.').first()).toBeVisible()
    await expect(page.locator('h1, h2').and(page.locator(':focus'))).toBeVisible()
  })

  test('nothing of a customer stays in the browser after they were looked at', async ({ page }) => {
    const who = await inShop(async (sql) => {
      const [row] = await sql<{ id: string; email: string }[]>`
        select id, email from customer where email = 'lectora@example.com' or name <> '' order by email = 'lectora@example.com' desc limit 1`
      return row!
    })
    await openAsColleague(page, `/customers/${who.id}`, { roles: ['order_desk'] })
    await expect(page.getByRole('complementary').getByText(who.email).first()).toBeVisible()
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toContain(who.email)
  })
})
