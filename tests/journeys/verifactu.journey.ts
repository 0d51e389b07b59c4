import { connect } from '#database/connect.ts'
import { issueInvoice } from '#modules/invoicing/invoices/issue.ts'
import { FakeAgency, testCertificates } from '#tests/support/fake-tax-agency.ts'
import { draftOf, testInvoicing, townLibrary } from '#tests/support/invoicing.ts'
import { openShop, type RunningShop } from '#tests/support/running-shop.ts'
import { openAsColleague } from './support/colleague.ts'
import { test as base, expect, expectAccessible } from './support/visitor.ts'

const agency = new FakeAgency()
const ground = process.env.SHOP_URL
let shop: RunningShop | undefined

/** A second server on the same shop, which has the company's certificate. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from the pattern
  baseURL: async ({}, use) => use(shop?.url ?? ''),
})
test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  agency.waitSeconds = 1
  await agency.open()
  shop = await openShop({
    environment: {
      DATABASE_URL: process.env.SHOP_DATABASE ?? '',
      VERIFACTU_CERTIFICATE_FILE: testCertificates.company,
      VERIFACTU_PASSPHRASE: testCertificates.passphrase,
      VERIFACTU_URL: agency.url,
      VERIFACTU_CA_FILE: testCertificates.authority,
    },
  })
  process.env.SHOP_URL = shop.url
})
test.afterAll(async () => {
  process.env.SHOP_URL = ground
  await shop?.stop()
  await agency.close()
})

/** An invoice that the agency refuses once. */
async function refusedInvoice(): Promise<string> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    const draft = draftOf({ kind: 'F1', series: 'VF', buyer: townLibrary, source: `journey:${Date.now()}` })
    return await sql.begin(async (tx) => {
      const { number } = await issueInvoice(tx, testInvoicing, draft, new Date())
      agency.verdicts.set(number, { state: 'Incorrecto', code: 1239, sentence: 'Error en el bloque Destinatario.' })
      return number
    })
  } finally {
    await sql.end()
  }
}

test.describe('@desktop what the tax agency is told', () => {
  test('a refused record is opened, put right and accepted', async ({ page }) => {
    const number = await refusedInvoice()
    await openAsColleague(page, '/verifactu?state=refused', { roles: ['finance'], language: 'en' })
    await expect(page.getByText('Tienda del Palacio, S. L., until')).toBeVisible()
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('link', { name: number })).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await page.getByRole('link', { name: number }).click()
    const open = page.getByRole('complementary')
    await expect(open.getByText('1239 · Error en el bloque Destinatario.')).toBeVisible()
    await expect(open.getByText('<sf:TipoFactura>F1</sf:TipoFactura>')).toBeVisible()
    await expectAccessible(page)
    await open.getByRole('button', { name: 'Correct…' }).click()
    await open.getByLabel('Name').fill('Ajuntament de Vilanova')
    await open.getByLabel('Reason for the correction').fill('the name as in the register')
    await open.getByRole('button', { name: 'Correct', exact: true }).click()
    await expect(page.getByText('Done: the new record will be sent.')).toBeVisible()
    await expect(open.getByText('Ajuntament de Vilanova · NIF P2807900B')).toBeVisible()
    await expect(async () => {
      await page.reload()
      await expect(open.getByText('Accepted', { exact: true }).first()).toBeVisible({ timeout: 3_000 })
    }).toPass()
    expect(
      agency.taken.filter((one) => one.number === number).map(({ corrects, refusedBefore }) => corrects + refusedBefore),
    ).toEqual(['', 'SX'])
  })

  test('the declaration of the program stands at hand', async ({ page }) => {
    await openAsColleague(page, '/verifactu', { roles: ['finance'], language: 'ca' })
    await page.getByRole('link', { name: 'Declaració responsable' }).click()
    await expect(page.getByText('Orden HAC/1177/2024')).toBeVisible()
    await expectAccessible(page)
  })

  test('without a certificate the page says that nothing is sent', async ({ page }) => {
    await openAsColleague(page, '/verifactu', { roles: ['finance'] })
    await page.goto(`${ground}/staff/verifactu?state=kept`)
    await expect(page.getByText('No se envía nada: falta el certificado.')).toBeVisible()
    await expectAccessible(page)
  })
})
