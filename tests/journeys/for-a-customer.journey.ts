import { openAsColleague } from './support/colleague.ts'
import { onOrder, plentiful } from './support/products.ts'
import { buying, cards, freshEmail } from './support/purchase.ts'
import { scan } from './support/scan.ts'
import { ordersOf } from './support/staff.sql.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

const bookseller = { roles: ['bookseller'], store: 'T013' } as const

test.describe('@desktop what a bookseller does for a customer', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('orders a book that no store has with a deposit by link; she pays it; it comes, and is handed over by scan', async ({
    page,
    browser,
  }) => {
    const email = freshEmail('deposit')
    const book = await onOrder()
    await openAsColleague(page, `/counter?code=${book.sku}`, bookseller)
    await expect(page.getByRole('heading', { level: 2, name: book.title })).toBeVisible()
    await page.keyboard.press('o')
    await expect(page.getByRole('heading', { level: 1, name: 'Nuevo pedido' })).toBeVisible()
    await page.locator('[name="who.name"]').fill('Ana Ruiz')
    await page.locator('[name="who.email"]').fill(email)
    await page.getByRole('radio', { name: 'Señal por enlace' }).check()
    await page.locator('[name="deposit"]').fill('5')
    await expect(page.getByText('Encargado', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Hacer el pedido' }).click()
    await expect(page.getByText('Espera el pago')).toBeVisible()
    await expectAccessible(page)
    const [{ number = '' } = {}] = await ordersOf(email)
    const link = await page.evaluate(async (number) => {
      const answer = await fetch(`/api/staff/made-orders/${number}/`, { headers: { 'x-staff': '1' } })
      return ((await answer.json()) as { pay_link: string }).pay_link
    }, number)

    const hers = await (await browser.newContext()).newPage()
    const { pathname, search } = new URL(link)
    await hers.goto(new URL(pathname + search, process.env.SHOP_URL ?? page.url()).href)
    await expect(hers.getByText('obligación de pago')).toBeVisible()
    await hers.getByRole('button', { name: 'Pagar el pedido' }).click()
    await buying(hers, 'es').payWith(cards.good)
    await expect.poll(async () => (await ordersOf(email))[0]?.payment_state).toBe('part_paid')
    await hers.context().close()

    await page.goto('/staff/deliveries/new')
    await page.evaluate(
      async ({ code }) => {
        const post = async (path: string, body: object) =>
          (
            await fetch(`/api/staff${path}`, {
              method: 'POST',
              headers: { 'x-staff': '1', 'content-type': 'application/json' },
              body: JSON.stringify(body),
            })
          ).json() as Promise<{ id: number }>
        const { id } = await post('/supplier-deliveries/', { store_code: 'T013', supplier: 'Distribuidora', text: '' })
        await post(`/supplier-deliveries/${id}/scans/`, { scans: [{ key: crypto.randomUUID(), code, copies: 1 }] })
        await post(`/supplier-deliveries/${id}/finish/`, {})
      },
      { code: book.ean || book.sku },
    )
    await page.goto('/staff/counter')
    await page.getByRole('heading', { level: 1, name: 'Mostrador' }).click()
    await scan(page, number)
    await expect(page.getByText('Listo', { exact: true })).toBeVisible()
    await page.locator('[name="till_receipt"]').fill(`C-${number}`)
    await page.getByRole('button', { name: 'Anotar el cobro' }).click()
    await expect(page.getByText('Cobro anotado.')).toBeVisible()
    await page.getByRole('button', { name: /^Entregar/ }).click()
    await expect(page.getByText('Entregado.', { exact: true })).toBeVisible()
  })

  test('keeps a copy with a name and a last day, finds it by its slip, and lets it go', async ({ page }) => {
    const book = await plentiful('book')
    await openAsColleague(page, `/counter?code=${book.sku}`, bookseller)
    await expect(page.getByRole('heading', { level: 2, name: book.title })).toBeVisible()
    await page.keyboard.press('r')
    await expect(page.getByRole('heading', { level: 1, name: 'Nueva reserva' })).toBeVisible()
    await page.locator('[name="name"]').fill('Rosa Almendro')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Guardar los ejemplares' }).click()
    // Who works by keyboard stands at the reservation, not at the top of a page that has gone.
    await expect(page.getByRole('heading', { level: 2, name: /R-\d{6} · Rosa Almendro/ })).toBeFocused()
    await expectAccessible(page)
    const heading = await page.getByRole('heading', { level: 2, name: /Rosa Almendro/ }).innerText()
    await page.getByRole('button', { name: 'Liberar' }).click()
    await expect(page.getByText('Los ejemplares vuelven a estar a la venta.')).toBeVisible()
    await page.goto(`/staff/counter?code=${heading.slice(0, 8)}`)
    await expect(page.getByText('Ya se recogió o se liberó.')).toBeVisible()
  })
})
