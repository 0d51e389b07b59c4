import type { Page } from '@playwright/test'
import { eanOf } from '../support/sample-books.ts'
import { openAsColleague } from './support/colleague.ts'
import { expect, expectAccessible, languages, test } from './support/visitor.ts'

let serial = 0
/** Numbers that no other run of the journeys has used. */
const fresh = () => 9_000_000 - (Date.now() % 400_000) * 10 - ++serial

const product = (ean: string, title: string, price: string) => `
<Product><RecordReference>${ean}</RecordReference><NotificationType>03</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${ean}</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductForm>BC</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail></DescriptiveDetail>
<ProductSupply><SupplyDetail><ProductAvailability>20</ProductAvailability><Price><PriceType>04</PriceType><PriceAmount>${price}</PriceAmount><CurrencyCode>EUR</CurrencyCode></Price></SupplyDetail></ProductSupply></Product>`
const message = (...products: string[]) =>
  `<?xml version="1.0"?><ONIXMessage release="3.0"><Header><Sender><SenderName>Acequia</SenderName></Sender></Header>${products.join('')}</ONIXMessage>`

const giveFile = (page: Page, name: string, content: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })

const figure = (page: Page, name: string) => page.locator('.import-figures div').filter({ hasText: name }).locator('dd')

test.describe('@desktop imports', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('an ONIX file with faults is checked, brought in, corrected in place and undone', async ({ page }) => {
    const [one, two] = [eanOf(fresh()), eanOf(fresh())]
    await openAsColleague(page, '/imports', { roles: ['catalogue'] })
    await page.getByRole('link', { name: 'Añadir un archivo' }).click()
    await giveFile(page, 'acequia.xml', message(product(one, 'La noria', '18.00'), product(two, ' ', '9.00')))
    const pane = page.getByRole('complementary')
    await expect(pane.getByText('Mensaje ONIX 3.0')).toBeVisible()
    await expect(pane.getByText('Acequia', { exact: true })).toBeVisible()

    await pane.getByRole('button', { name: 'Comprobar' }).click()
    await expect(pane.getByText('No se ha escrito nada en la tienda.')).toBeVisible()
    await expect(figure(page, 'Nuevos')).toHaveText('1')
    await expect(pane.getByText(`${two}: sin título`)).toBeVisible()
    await expectAccessible(page)

    await pane.getByRole('button', { name: 'Importar ahora' }).click()
    await expect(pane.getByRole('heading', { level: 2, name: 'Importación: acequia.xml' })).toBeVisible()
    await expect(pane.getByText('Terminada')).toBeVisible()
    await pane.getByRole('button', { name: 'Corregir', exact: true }).click()
    const row = pane.getByLabel('La fila tal como llegó')
    await row.fill((await row.inputValue()).replace('<TitleText> ', '<TitleText>El azarbe'))
    await pane.getByRole('button', { name: 'Guardar corrección' }).click()
    await expect(pane.getByText('Corregida, por probar')).toBeVisible()
    await pane.getByRole('button', { name: 'Probar las filas corregidas' }).click()
    await expect(pane.getByRole('heading', { level: 2, name: 'Filas corregidas: Acequia' })).toBeVisible()
    await expect(figure(page, 'Nuevos')).toHaveText('1')
    await expect(pane.getByText('El azarbe')).toBeVisible()

    await pane.getByRole('button', { name: 'Deshacer' }).click()
    await expect(pane.getByRole('heading', { level: 2, name: 'Deshacer: Acequia' })).toBeVisible()
    await expect(figure(page, 'Eliminados de nuevo')).toHaveText('1')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/staff\/imports$/)
    await expect(page.getByRole('row').filter({ hasText: 'Filas corregidas' }).first()).toBeVisible()
  })

  for (const language of languages)
    test(`a table has its columns named once, and rates are entered with who says so, in ${language}`, async ({ page }) => {
      const { words } = (await import(
        `../../backoffice/app/imports/words/${language}.ts`
      )) as typeof import('../../backoffice/app/imports/words/es.ts')
      const ean = eanOf(fresh())
      await openAsColleague(page, '/imports/new', { roles: ['catalogue'], language })
      // A name of its own: what its columns hold is remembered by it.
      await giveFile(page, `lista-${ean}.csv`, `Código;Título;PVP\n${ean};El pozo;12,50 €\nmal;Sin número;3\n`)
      const pane = page.getByRole('complementary')
      await expect(pane.getByText(words.why['imports.not_mapped'] ?? '').first()).toBeVisible()
      await pane.getByLabel(`${words.file.holds}: Código`).selectOption('ean')
      await pane.getByRole('button', { name: words.file.save }).click()
      await expectAccessible(page)
      await pane.getByRole('button', { name: words.file.run, exact: true }).click()
      await expect(figure(page, words.run.figures.inserted)).toHaveText('1')
      await pane.getByRole('button', { name: words.run.correct, exact: true }).click()
      await expect(pane.getByLabel('Código')).toHaveValue('mal')
      await expectAccessible(page)
      await page.goto('/staff/imports/rates')
      await pane.getByLabel(words.rate.currency).fill('usd')
      await pane.getByLabel(words.rate.rate).fill('0,90')
      await pane.getByLabel(words.rate.from).fill('2026-11-20')
      await pane.getByLabel(words.rate.stated).fill('Banco de España, 20/11')
      await pane.getByRole('button', { name: words.rate.save }).click()
      await expect(pane.getByRole('cell', { name: 'USD' })).toBeVisible()
      await expectAccessible(page)
    })
})
