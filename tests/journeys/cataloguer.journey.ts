import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { connect } from '#database/connect.ts'
import { eanOf } from '../support/sample-books.ts'
import { openAsColleague } from './support/colleague.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

let serial = 0
/** Numbers that no other run of the journeys has used. */
const fresh = () => 8_000_000 - (Date.now() % 400_000) * 10 - ++serial

const picture = () =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#31507a' } })
    .png()
    .toBuffer()

/** The list that the home page tells with its first four products. */
async function featuredList(): Promise<{ id: number; title: string }> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    const [list] = await sql<{ id: number; title: string }[]>`
      select lot.id, t.title from home_block b join lot on lot.id = b.lot_id
      join lot_translation t on t.lot_id = lot.id and t.language = 'es'
      where b.slot = 'featured' and b.storefront_code = 'T013' order by b.position limit 1`
    return list!
  } finally {
    await sql.end()
  }
}

/** The staff's API at an address, as the page asks it. */
function api(page: Page, path: string) {
  const base = new URL(page.url()).origin
  return { path: `${base}/api/staff${path}`, headers: { 'x-staff': '1', origin: base, 'sec-fetch-site': 'same-origin' } }
}

/** A colleague describes a title meanwhile. */
async function write(page: Page, title: number, description: string) {
  const { path, headers } = api(page, `/titles/${title}/`)
  const { version } = await (await page.request.get(path, { headers })).json()
  const answer = await page.request.patch(path, { data: { version, texts: { es: { description } } }, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Puts the last title of a list in its first place. */
async function putFirst(page: Page, list: number) {
  const { path, headers } = api(page, `/lists/${list}/`)
  const { version, items } = await (await page.request.get(path, { headers })).json()
  const ids = items.map(({ id }: { id: number }) => id)
  const answer = await page.request.put(`${path}titles/`, {
    data: { version, ids: [ids.at(-1), ...ids.slice(0, -1)] },
    headers,
  })
  expect(answer.ok()).toBe(true)
}

/** Picks what the words find: the first of it. */
async function pick(page: Page, label: string, words: string, found: string | RegExp) {
  const box = page.getByRole('combobox', { name: label })
  await box.focus()
  await expect(box).toHaveAttribute('aria-autocomplete', 'list')
  await box.fill(words)
  await page.getByRole('option', { name: found }).first().click()
}

test.describe('@desktop the day of a cataloguer', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('a book is made from its ISBN, priced, pictured, described, put on the home page, seen in the shop and withdrawn', async ({
    page,
  }) => {
    const isbn = eanOf(fresh())
    const title = `El azud ${isbn.slice(-6)}`
    await openAsColleague(page, '/titles/new', { roles: ['catalogue'] })
    await page.getByRole('textbox', { name: 'ISBN' }).fill(isbn)
    await page.getByRole('textbox', { name: 'Título' }).fill(title)
    await page.getByRole('button', { name: 'Crear el borrador' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Borrador', { exact: true })).toBeVisible()

    await page.getByLabel('Precio nuevo, en euros').fill('18,50')
    await page.getByRole('button', { name: 'Poner el precio' }).click()
    await expect(page.getByText('Precio guardado.')).toBeVisible()

    await pick(page, 'Añadir: Secciones', 'pintura', /Pintura/)
    const described = page.getByRole('group', { name: 'Descripción' })
    await described.getByLabel('Español').fill('De cómo el agua llega a la Alhambra.')
    await described.getByLabel('Català').fill('De com l’aigua arriba a l’Alhambra.')
    await described.getByLabel('English').fill('How the water comes to the Alhambra.')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page.getByText('Guardado. La tienda ya lo muestra.')).toBeVisible()

    await page
      .locator('input[type=file][accept="image/*"]')
      .setInputFiles({ name: 'azud.png', mimeType: 'image/png', buffer: await picture() })
    await expect(page.getByRole('group', { name: 'Qué se ve (texto alternativo)' })).toBeVisible()

    const list = await featuredList()
    await pick(page, 'Añadir: Listas', list.title, list.title)
    await expect(page.getByRole('link', { name: list.title })).toBeVisible()
    await page.getByRole('button', { name: 'Publicar' }).click()
    await expect(page.getByText('A la venta', { exact: true })).toBeVisible()
    await expectAccessible(page)

    const own = page.url()
    const shown = await page.getByRole('link', { name: 'Ver en la tienda' }).getAttribute('href')
    await page.goto(shown!)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('De cómo el agua llega a la Alhambra.').first()).toBeVisible()
    await expect(page.getByText('18,50').first()).toBeVisible()

    await putFirst(page, list.id)
    await expect(async () => {
      await page.goto('/es')
      await expect(page.getByRole('link', { name: title }).first()).toBeVisible({ timeout: 3_000 })
    }).toPass()

    await page.goto(own)
    await page.getByRole('button', { name: 'Retirar' }).click()
    await page.getByLabel('Motivo de la retirada').fill('Lo retira la editorial')
    await page.locator('.title-state form').getByRole('button', { name: 'Retirar' }).click()
    await expect(page.getByText('Retirado: Lo retira la editorial')).toBeVisible()
  })

  test('titles chosen in the list are put into a list together and taken out again, and what was so already is told title by title', async ({
    page,
  }) => {
    await openAsColleague(page, '/lists', { roles: ['catalogue'] })
    const { path, headers } = api(page, '/lists/')
    const name = `Para el patio ${fresh()}`
    const texts = { es: { title: name }, ca: { title: name }, en: { title: name } }
    const made = await page.request.post(path, { data: { kind: 'theme', texts }, headers })
    const { id } = await made.json()
    const held = async () => (await (await page.request.get(`${path}${id}/`, { headers })).json()).items.length
    await page.goto('/staff/titles?kind=book&state=on_sale&sort=title')
    const rows = page.locator('tbody input[type=checkbox]')
    const choose = async () => {
      for (const row of [0, 1]) await rows.nth(row).check()
    }
    await choose()
    await page.getByRole('button', { name: 'Clasificar…' }).click()
    await page.getByLabel('Dónde').selectOption('list')
    await pick(page, 'Qué lista', name, name)
    await expect(page.getByText(`2 títulos añadidos a «${name}».`)).toBeVisible()
    expect(await held()).toBe(2)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(held).toBe(0)
    // As the list is now, in the order of titles: other journeys put titles on sale and take them off meanwhile.
    await page.reload()
    await choose()
    await page.getByRole('button', { name: 'Poner a la venta' }).click()
    await expect(page.getByText('Ya está así: no hay nada que cambiar.')).toHaveCount(2)
    await expectAccessible(page)
  })

  test('what is written is lost neither by leaving nor to a colleague, and a file that is no picture is told so', async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/status of 4\d\d/)
    const isbn = eanOf(fresh())
    await openAsColleague(page, '/titles/new', { roles: ['catalogue'] })
    await page.getByRole('textbox', { name: 'ISBN' }).fill(isbn)
    await page.getByRole('textbox', { name: 'Título' }).fill(`El aljibe ${isbn.slice(-6)}`)
    await page.getByRole('button', { name: 'Crear el borrador' }).click()
    await expect(page.getByText('Borrador', { exact: true })).toBeVisible()
    const own = page.url()
    const described = page.getByRole('group', { name: 'Descripción' }).getByLabel('Español')
    await described.fill('Lo que escribo yo.')
    await page.goto('/staff/titles')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(own)
    await expect(described).toHaveValue('Lo que escribo yo.')

    await described.fill('Lo que escribo yo, más largo.')
    await write(page, Number(own.split('/').at(-1)), 'Lo que escribe otra persona.')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    const both = page.getByRole('alertdialog', { name: 'Otra persona ha guardado cambios mientras usted editaba' })
    await expect(both).toContainText('Lo que escribe otra persona.')
    await expect(both).toContainText('Lo que escribo yo, más largo.')
    await expectAccessible(page)
    await both.getByRole('radio', { name: /Lo guardado/ }).check()
    await both.getByRole('button', { name: 'Guardar' }).click()
    await expect(described).toHaveValue('Lo que escribe otra persona.')

    await page
      .locator('input[type=file][accept="image/*"]')
      .setInputFiles({ name: 'cubierta.png', mimeType: 'image/png', buffer: Buffer.from('no es una imagen') })
    await expect(page.getByText('Este archivo no es una imagen.', { exact: false })).toBeVisible()
  })

  test('two names that are one person are joined, and the former page leads to the other', async ({ page }) => {
    const serialName = String(fresh())
    const [right, double] = [`Rosalía Fuente ${serialName}`, `FUENTE ROSALIA ${serialName}`]
    await openAsColleague(page, '/names/author', { roles: ['catalogue'] })
    const pane = page.getByRole('complementary')
    const make = async (name: string) => {
      await page.goto('/staff/names/author/new')
      await pane.getByLabel('Nombre').fill(name)
      await pane.getByRole('button', { name: 'Guardar' }).click()
      await expect(pane.getByRole('heading', { level: 2, name })).toBeVisible()
      return page.url().split('/').at(-1)!
    }
    const into = await make(right)
    const former = await make(double)
    await pick(page, 'Unir con', right, right)
    await expect(pane.getByText(`0 títulos pasarán a «${right}».`)).toBeVisible()
    await expectAccessible(page)
    await pane.getByRole('button', { name: `Unir «${double}» con «${right}»` }).click()
    await expect(page).toHaveURL(new RegExp(`/names/author/${into}$`))
    await expect(pane.getByRole('heading', { level: 2, name: right })).toBeVisible()
    const led = await page.goto(`/es/autor/fuente-rosalia/${former}`)
    expect(led?.request().redirectedFrom()).not.toBeNull()
    await expect(page.getByRole('heading', { level: 1, name: right })).toBeVisible()
  })
})
