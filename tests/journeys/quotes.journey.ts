import { openAsColleague } from './support/colleague.ts'
import { emailTo } from './support/letters.ts'
import { plentiful } from './support/products.ts'
import { buying, cards, freshEmail } from './support/purchase.ts'
import { ordersOf } from './support/staff.sql.ts'
import { givenMainAddress, givenTradeCustomer } from './support/trade.sql.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

const desk = { roles: ['order_desk'] } as const

test.describe('@desktop a quote', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('is written by the order desk, accepted by its link on a phone, turned into an order and paid', async ({
    page,
    browser,
    complaints,
  }) => {
    // A discount that is no figure, and one beyond the law.
    complaints.expected.push(/400 \(Bad Request\)/)
    const email = freshEmail('quote')
    const book = await plentiful('book')
    await openAsColleague(page, `/new-quote?product=${book.pk}`, desk)
    await expect(page.getByRole('heading', { level: 1, name: 'Nuevo presupuesto' })).toBeVisible()
    await page.locator('[name="who.name"]').fill('Colegio Los Arrayanes')
    await page.locator('[name="who.email"]').fill(email)
    await page.locator('[name="store_code"]').selectOption('T013')
    await page.locator('[name="collect_at"]').selectOption('T013')
    await expect(page.getByText('la ley permite 5 %')).toBeVisible()
    const copies = page.getByRole('spinbutton', { name: /^Ejemplares de/ })
    await copies.fill('')
    await copies.pressSequentially('12')
    await expect(copies).toHaveValue('12')
    await copies.fill('1')
    const discount = page.getByRole('textbox', { name: /^Descuento de/ })
    await discount.fill('mucho')
    await expect(page.getByText(/el valor no es válido/)).toBeVisible()
    // What is wrong is said once, and leads to its box.
    await discount.fill('50')
    await page.getByRole('button', { name: 'Guardar borrador' }).click()
    await page.getByRole('link', { name: /^La ley del libro no permite más del 5 %/ }).click()
    await expect(discount).toBeFocused()
    await expect(page.getByText(/^La ley del libro no permite más/)).toHaveCount(1)
    await discount.fill('5')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Guardar borrador' }).click()
    await expect(page.getByRole('heading', { level: 2, name: /P\d\d-\d+ · Colegio Los Arrayanes/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Enviar por correo' }).click()
    await expect(page.getByText('Presupuesto enviado.')).toBeVisible()

    const { text } = await emailTo(page, email, /presupuestos\/P\d\d-\d+\?key=/)
    const { pathname, search } = new URL(/https?:\S+\?key=\S+/.exec(text)?.[0] ?? '')
    const theirs = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    await theirs.goto(new URL(pathname + search, process.env.SHOP_URL ?? page.url()).href)
    await expect(theirs.getByRole('heading', { level: 1, name: /^Presupuesto P/ })).toBeVisible()
    await expectAccessible(theirs)
    await theirs.getByRole('button', { name: 'Aceptar el presupuesto' }).click()
    await expect(theirs.getByText('Ha aceptado este presupuesto.')).toBeVisible()

    await page.reload()
    await page.getByRole('radio', { name: 'Todo por enlace' }).check()
    await page.getByRole('button', { name: 'Hacer el pedido' }).click()
    await expect(page.getByText('Espera el pago')).toBeVisible()
    const [{ number = '' } = {}] = await ordersOf(email)
    const link = await page.evaluate(async (number) => {
      const answer = await fetch(`/api/staff/made-orders/${number}/`, { headers: { 'x-staff': '1' } })
      return ((await answer.json()) as { pay_link: string }).pay_link
    }, number)
    const pay = new URL(link)
    await theirs.goto(new URL(pay.pathname + pay.search, process.env.SHOP_URL ?? page.url()).href)
    await theirs.getByRole('button', { name: 'Pagar el pedido' }).click()
    await buying(theirs, 'es').payWith(cards.good)
    await expect.poll(async () => (await ordersOf(email))[0]?.payment_state).not.toBe('pending')
    await theirs.context().close()
  })

  test('is written by the desk of institutions for an account that it finds by name, and goes to its address', async ({
    page,
  }) => {
    const email = freshEmail('hotel')
    await givenTradeCustomer(email, 'business')
    await givenMainAddress(email)
    const book = await plentiful('book')
    await openAsColleague(page, `/new-quote?product=${book.pk}`, { roles: ['trade_desk'] })
    const box = page.getByRole('combobox', { name: 'Cuenta, tarjeta, teléfono o nombre' })
    await box.fill(email)
    await page.getByRole('option', { name: /Hotel de la Fuente/ }).click()
    await expect(page.getByText('Hotel de la Fuente, S. L.')).toBeVisible()
    await page.locator('[name="store_code"]').selectOption('T013')
    await page.getByRole('radio', { name: 'Se envía a una dirección' }).check()
    await expect(page.locator('[name="address.street"]')).toHaveValue('Calle de la Fuente, 7')
    await expect(page.locator('[name="address.postcode"]')).toHaveValue('18009')
    await page.getByRole('button', { name: 'Guardar borrador' }).click()
    await expect(page.getByRole('heading', { level: 2, name: /P\d\d-\d+ · Hotel de la Fuente/ })).toBeVisible()
  })
})
