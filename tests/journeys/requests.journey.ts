import { openAsColleague } from './support/colleague.ts'
import { givenRequests } from './support/library.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

test.describe('@desktop what a library asks a bookseller for', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('is answered by a quote with all it asks for, as the quote is sent', async ({ page }) => {
    const { known, unknown } = await givenRequests()
    const pane = page.getByRole('complementary')
    await openAsColleague(page, `/requests/${known.id}?state=open`, { roles: ['trade_desk'] })
    await expect(pane.getByText('Por responder')).toBeVisible()
    await expectAccessible(page)
    await pane.getByRole('link', { name: 'Presupuesto con su otra petición' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nuevo presupuesto' })).toBeVisible()
    const answered = page.getByRole('region', { name: 'Responde a lo que pidió:' })
    await expect(answered).toContainText(known.number)
    await expect(answered).toContainText(unknown.number)
    await expect(page.getByRole('spinbutton', { name: `Ejemplares de ${known.title}` })).toHaveValue('4')
    await page.locator('[name="store_code"]').selectOption('T013')
    await page.locator('[name="collect_at"]').selectOption('T013')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Guardar borrador' }).click()
    await expect(pane.getByRole('heading', { level: 2, name: /^P\d\d-\d+/ })).toBeVisible()
    await expect(answered).toContainText('por responder')
    await page.getByRole('button', { name: 'Enviar por correo' }).click()
    await expect(page.getByText('Presupuesto enviado.')).toBeVisible()
    await expect(answered).toContainText('respondida')
    await answered.getByRole('link', { name: known.number }).click()
    // The pane of the quote says it in small letters for as long as the request is on its way.
    await expect(pane.getByText('Respondida', { exact: true })).toBeVisible()
    await expect(pane.getByText(/Se lo ofrecemos en el presupuesto P/)).toBeVisible()
    await expectAccessible(page)
  })
})
