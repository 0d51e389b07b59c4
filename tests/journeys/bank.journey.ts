import { connect } from '#database/connect.ts'
import { today } from '#kernel/days.ts'
import { billing, book } from '#tests/support/billing.ts'
import { givenCustomer } from '#tests/support/delivered-order.ts'
import { expectSaid, openAsColleague } from './support/colleague.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

/** A library's invoice of one book that is still to be paid, as orders on account leave it. */
async function owedInvoice(): Promise<{ invoice: string; customer: string }> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    const { given, billAll } = billing({ sql })
    const tax_id = `Q${String(Date.now()).slice(-7)}I`
    const owner_id = await givenCustomer(sql, { kind: 'library', library: 'Biblioteca del Banco', tax_id })
    await sql`insert into billing_profile (customer_id, mode) values (${owner_id}, 'on_dispatch')`
    const order = await given({ lines: [book], owner_id, terms: 'account', payment_state: 'on_account' })
    const [invoice] = await billAll(order)
    return { invoice: invoice!.number, customer: owner_id }
  } finally {
    await sql.end()
  }
}

/** What a bank writes of one transfer that came in (Norma 43), with its own sums. */
const norma43 = (cents: number, invoice: string) => {
  const [amount, nothing] = [cents, 0].map((sum) => String(sum).padStart(14, '0'))
  const document = String(Date.now()).slice(-10)
  return [
    `119999000100000013132611022611042${nothing}9783LA TIENDA DEL PALACIO`,
    `22    0001261102261102021502${amount}${document}000000000000${invoice}`,
    '2301TRANSF. BIBLIOTECA DEL BANCO',
    `3399990001000000131300000${nothing}00001${amount}2${amount}978`,
    `88${'9'.repeat(18)}000004`,
  ].join('\r\n')
}

test('@desktop finance reads the bank’s file, books what it proposes, and takes it back', async ({ page }) => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')
  const { invoice } = await owedInvoice()
  await openAsColleague(page, '/bank', { roles: ['finance'] })
  const file = { name: 'extracto.n43', mimeType: 'text/plain', buffer: Buffer.from(norma43(1_990, invoice)) }
  await page.getByLabel('Archivo del banco', { exact: false }).setInputFiles(file)
  // Asked once for an account: a second try of this journey is of one that is known.
  const ours = page.getByRole('button', { name: 'Es una cuenta de la tienda: leerlo' })
  await expect(ours.or(page.getByText(/^Leído: un movimiento/))).toBeVisible()
  if (await ours.isVisible()) await ours.click()
  await expect(page.getByText(/^Leído: un movimiento/)).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: invoice })
  await expect(row.getByText('factura citada')).toBeVisible()
  await row.getByRole('link').first().click()
  const open = page.getByRole('complementary')
  await expect(open.getByLabel(`Importe para ${invoice}`)).toHaveValue('19,90')
  await expectAccessible(page)
  // The movement is drawn anew before its list is: the form is gone by the time that all which the act made old has been asked again.
  const drawnAnew = Promise.withResolvers<void>()
  await page.route(/\/bank\/entries\/(\?|$)/, async (route) => {
    await drawnAnew.promise
    await route.continue()
  })
  await open.getByRole('button', { name: 'Anotar el cobro' }).click()
  await expect(open.getByText('Anotado', { exact: true }).first()).toBeVisible()
  drawnAnew.resolve()
  await expectSaid(page, 'Cobro anotado.')

  await open.getByRole('button', { name: 'Deshacer' }).click()
  await expectSaid(page, 'Deshecho: las facturas vuelven a estar abiertas.')
  await expect(open.getByRole('button', { name: 'Anotar el cobro' })).toBeVisible()
})

test('@desktop a payment that no file of the bank told is entered by hand, and the account owes nothing', async ({ page }) => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')
  const { invoice, customer } = await owedInvoice()
  await openAsColleague(page, `/receivables/${customer}`, { roles: ['finance'] })
  const open = page.getByRole('complementary')
  await open.getByRole('button', { name: 'Anotar un pago…' }).click()
  await expect(open.getByLabel('Factura')).toHaveValue(invoice)
  await expect(open.getByLabel('Importe en euros')).toHaveValue('19,90')
  await open.getByLabel('Día en que llegó').fill(today())
  await open.getByLabel('Referencia del banco').fill(`TRANSF ${invoice}`)
  await expectAccessible(page)
  await open.getByRole('button', { name: 'Anotar un pago', exact: true }).click()
  await expectSaid(page, 'Pago anotado.')
  await expect(open.getByRole('cell', { name: 'Pago' })).toBeVisible()
  await expect(open.getByRole('button', { name: 'Anotar un pago…' })).toBeHidden()
})
