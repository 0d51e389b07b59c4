import type { Page } from '@playwright/test'
import { openAsColleague } from './support/colleague.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

interface Title {
  product: number
  title: string
  ean: string
  quantity: number
}

/** Asks the staff's API as the page does. */
const ask = <Answer>(page: Page, path: string): Promise<Answer> =>
  page.evaluate(async (path) => {
    const answer = await fetch(`/api/staff${path}`, { headers: { 'x-staff': '1' } })
    return answer.json()
  }, path)
/** Titles of a store of which there are several copies, other ones for each test. */
async function titlesOf(page: Page, store: string, from: number): Promise<Title[]> {
  const { items } = await ask<{ items: Title[] }>(page, `/stock/titles/?store_code=${store}&sort=-copies&limit=60`)
  return items.filter(({ quantity }) => quantity > 2).slice(from, from + 3)
}
const copiesIn = async (page: Page, product: number, store: string) => {
  const { stores } = await ask<{ stores: { store_code: string; quantity: number; coming: number }[] }>(
    page,
    `/stock/?product=${product}`,
  )
  return stores.find(({ store_code }) => store_code === store)!
}
/** A scanner types and says Enter. */
async function scan(page: Page, code: string) {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

test.describe('@desktop the stock of a store', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('is counted by scan on a telephone, with a difference that the history explains', async ({ page, complaints }) => {
    complaints.expected.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    await page.setViewportSize({ width: 390, height: 844 })
    await openAsColleague(page, '/counts/new', { roles: ['bookseller'], store: 'T013' })
    await page.getByLabel('Estante, si cuenta solo uno').fill('Z-9')
    const [title] = await titlesOf(page, 'T013', 0)
    const before = await copiesIn(page, title!.product, 'T013')
    await page.getByRole('button', { name: 'Empezar a contar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Recuento: Z-9' })).toBeVisible()
    await expect(page.getByLabel('Escanee o escriba un ISBN')).toBeFocused()
    await scan(page, title!.ean)
    await expect(page.getByText(title!.title).first()).toBeVisible()
    await scan(page, '9788400000004')
    await expect(page.getByText('9788400000004 no está en el catálogo.')).toBeVisible()
    await page.context().setOffline(true)
    await scan(page, title!.ean)
    await expect(page.getByText('1 acción por enviar')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('1 acción por enviar')).toBeHidden()
    await scan(page, title!.ean)
    await page.getByLabel('Son en total').fill(String(before.quantity - 1))
    await page.getByRole('button', { name: 'Anotar' }).click()
    await expect(page.getByLabel(`Causa de la diferencia de ${title!.title}`)).toBeVisible()
    await page.getByLabel(`Causa de la diferencia de ${title!.title}`).selectOption('theft')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Aplicar el recuento' }).click()
    await expect(page.getByText('Aplicado', { exact: true })).toBeVisible()
    expect((await copiesIn(page, title!.product, 'T013')).quantity).toBe(before.quantity - 1)
    await page.goto(`/staff/stock/${title!.product}`)
    await expect(page.getByRole('cell', { name: /Robo o pérdida · Recuento \d+/ }).first()).toBeVisible()
  })

  test('travels: one store asks, another sends, and a part of it arrives', async ({ browser, page }) => {
    await openAsColleague(page, '/stock', { roles: ['bookseller'], store: 'T002' })
    const title = (await titlesOf(page, 'T013', 4))[0]!
    const had = await copiesIn(page, title.product, 'T002')
    await page.goto(`/staff/transfers/new?product=${title.product}&from=T013`)
    await expect(page.getByLabel('Llega a')).toHaveValue('T002')
    await page.getByLabel(`Ejemplares de ${title.title}`).fill('2')
    await page.getByRole('button', { name: 'Pedir los ejemplares' }).click()
    await expect(page.getByRole('heading', { level: 2, name: /Traslado TR\d{6}/ })).toBeVisible()
    await expectAccessible(page)
    const address = new URL(page.url()).pathname.replace('/staff', '')
    await expect(page.getByText('Solo en la propia tienda')).toBeVisible()

    const sender = await browser.newPage()
    await openAsColleague(sender, address, { roles: ['order_desk'] })
    await expect(sender.getByRole('button', { name: 'Retirar' })).toBeVisible()
    await expect(sender.getByRole('button', { name: 'Enviar', exact: true }), 'nothing is offered that is refused').toHaveCount(0)
    await openAsColleague(sender, address, { roles: ['bookseller'], store: 'T013' })
    await sender.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(sender.getByRole('complementary').getByText('En camino')).toBeVisible()
    await sender.close()

    await page.reload()
    expect((await copiesIn(page, title.product, 'T002')).coming).toBe(2)
    await expect(page.getByText('Escanee los ejemplares: cada lectura suma uno.')).toBeVisible()
    await page.getByLabel(`Han llegado: ${title.title}`).fill('1')
    await page.getByRole('button', { name: 'Recibir', exact: true }).click()
    await expect(page.getByRole('complementary').getByText('Recibido en parte')).toBeVisible()
    expect((await copiesIn(page, title.product, 'T002')).quantity).toBe(had.quantity + 1)
    await page.getByRole('button', { name: 'Cerrar con lo que falta' }).click()
    await page.getByLabel('Qué ha pasado').fill('Se cayó de la caja')
    await page.getByRole('button', { name: 'Cerrar con lo que falta' }).last().click()
    await expect(page.getByText('Se cayó de la caja')).toBeVisible()
  })

  test('grows by what a supplier sends: a pasted note, a scan, and the rest as it says', async ({ page }) => {
    await openAsColleague(page, '/deliveries/new', { roles: ['bookseller'], store: 'T013' })
    const title = (await titlesOf(page, 'T013', 8))[0]!
    const before = await copiesIn(page, title.product, 'T013')
    const note = `S-${crypto.randomUUID().slice(0, 8)}`
    await page.getByLabel('Proveedor').fill('Distribuidora del Sur')
    await page.getByLabel('Número de albarán').fill(note)
    await page.getByLabel(/Albarán pegado/).fill(`${title.ean} 3\n9788400000004 1`)
    await page.getByRole('button', { name: 'Empezar a recibir' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Distribuidora del Sur' })).toBeVisible()
    // At the counter the number of the note, scanned, leads back to it.
    await page.goto('/staff/counter')
    await expect(page.getByRole('heading', { level: 1, name: 'Mostrador' })).toBeVisible()
    await scan(page, note)
    await expect(page.getByText('Contados 0 de 4')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Distribuidora del Sur' })).toBeVisible()
    await scan(page, title.ean)
    await expect(page.getByText('Según albarán 3').first()).toBeVisible()
    await page.getByLabel('Son en total').fill('3')
    await page.getByRole('button', { name: 'Anotar' }).click()
    await expect(page.getByText('No está en el catálogo').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Recibir lo contado' }).click()
    await expect(page.getByText('Recibida', { exact: true })).toBeVisible()
    expect((await copiesIn(page, title.product, 'T013')).quantity).toBe(before.quantity + 3)
  })
})
