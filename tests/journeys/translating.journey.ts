import sharp from 'sharp'
import { connect } from '#database/connect.ts'
import { expectSaid, openAsColleague } from './support/colleague.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

const words = (title: string) => ({ title, body: `${title}.` })

/** A page that no other run of the journeys has, in three languages. */
async function givenPage(run: string): Promise<{ key: string; slug: string }> {
  const [key, slug] = [`night-${run}`, `noche-${run}`]
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    await sql`insert into page (storefront_code, key) values ('T013', ${key})`
    for (const [language, text] of Object.entries({
      es: words(`Visitas ${run}`),
      ca: words(`Visites ${run}`),
      en: words(`Visits ${run}`),
    }))
      await sql`
        insert into page_translation (storefront_code, page_key, language, title, body)
        values ('T013', ${key}, ${language}, ${text.title}, ${text.body})`
    for (const language of ['es', 'ca', 'en'])
      await sql`
        insert into page_address (storefront_code, language, slug, kind, key)
        values ('T013', ${language}, ${language === 'es' ? slug : `${slug}-${language}`}, 'page', ${key})`
  } finally {
    await sql.end()
  }
  return { key, slug }
}

/** Brings the hour that was set for a record to now: the shop does what is due by itself. */
async function strike(key: string) {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    await sql`update text_plan set at = now() where record = ${`T013:${key}`} and done_at is null`
  } finally {
    await sql.end()
  }
}

test.describe('@desktop the day of an editor', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('a page is changed in Spanish, two languages wait, one is translated, looked at, and published at nine', async ({
    page,
  }) => {
    const run = String(Date.now() % 10_000_000)
    const { key, slug } = await givenPage(run)
    const at = `/translate/page/T013:${key}`
    await openAsColleague(page, `${at}/es`, { roles: ['marketing'] })

    await page.getByLabel('Título · Español').fill(`Visitas nocturnas ${run}`)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Publicado: Español.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('nocturnas')

    await page.goto(`/staff/translate?state=behind&q=${run}`)
    const rows = page.locator('[data-row]')
    await expect(rows).toHaveCount(2)
    await expectAccessible(page)
    await page.locator('[data-row$="/ca"]').click()

    await expect(page.getByText('El español ha cambiado').first()).toBeVisible()
    await expect(page.locator('ins').first()).toContainText('nocturnas')
    await page.getByLabel('Título · Español').focus()
    await page.keyboard.press('Control+ArrowRight')
    const catalan = page.getByLabel('Título · Català')
    await expect(catalan).toBeFocused()
    await page.keyboard.press('Control+d')
    await expect(catalan).toHaveValue(`Visitas nocturnas ${run}`)
    await catalan.fill(`Visites de nit ${run}`)
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Guardado como borrador.')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Ver la página' }).click()
    const framed = page.frameLocator('iframe')
    await expect(framed.getByRole('heading', { level: 1 })).toHaveText(`Visites de nit ${run}`)
    const ground = () => framed.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
    const light = await ground()
    await page.getByRole('button', { name: 'Oscuros' }).click()
    await expect.poll(ground).not.toBe(light)
    await page.getByRole('button', { name: 'Claros' }).click()
    await expect.poll(ground).toBe(light)
    // The page is shown where it is written.
    await framed.locator('html').evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(framed.getByRole('heading', { level: 1 })).not.toBeInViewport()
    await page.getByLabel('Título · Español').focus()
    await expect(framed.getByRole('heading', { level: 1 })).toBeInViewport()
    await framed.getByRole('heading', { level: 1 }).click()
    await expect(page.getByLabel('Título · Català')).toBeFocused()
    await expectAccessible(page)
    const link = (await page.locator('iframe').getAttribute('src'))!
    const visitor = await page.context().browser()!.newContext()
    const shown = await visitor.newPage()
    await shown.goto(new URL(link, page.url()).href)
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(`Visites de nit ${run}`)
    await shown.goto(new URL(`/ca/${slug}-ca`, page.url()).href)
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(`Visites ${run}`)

    const head = page.getByRole('region', { name: 'Català' })
    await head.getByRole('button', { name: 'Publicar a una hora' }).click()
    await head.getByLabel('Día y hora, en Madrid').fill('2031-01-07T09:00')
    await head.getByRole('button', { name: 'Fijar la hora' }).click()
    await expect(head.getByText('Se publica el 07/01/2031 09:00')).toBeVisible()
    await strike(key)
    await expect
      .poll(
        async () => {
          await shown.reload()
          return shown.getByRole('heading', { level: 1 }).textContent()
        },
        { timeout: 60_000 },
      )
      .toBe(`Visites de nit ${run}`)
    await visitor.close()
    await page.goto(`/staff/translate?state=behind&q=${run}`)
    await expect(rows).toHaveCount(1)
  })

  test('the words of a title are written beside each other, and its page says them in the language that was published', async ({
    page,
  }) => {
    const run = String(Date.now() % 10_000_000)
    const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
    const [book] = await sql<{ id: number; sku: string }[]>`
      select id, sku from product where kind = 'book' and active and storefront_code = 'T013' and stock > 0 order by id desc limit 1`
    await sql.end()
    await openAsColleague(page, `/titles/${book!.id}`, { roles: ['catalogue', 'marketing'], language: 'en' })
    await page.getByRole('group', { name: 'Summary' }).getByLabel('Español').fill(`Un libro de pruebas ${run}.`)
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(page.getByText('The shop shows it now', { exact: false })).toBeVisible()
    await page.goto(`/staff/translate/title/${book!.id}/ca`)
    await page.getByLabel('Summary · Català').fill(`Un llibre de proves ${run}.`)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Published: Català.')).toBeVisible()
    await expectAccessible(page)
    await expect(async () => {
      await page.goto(`/ca/llibre/x/${book!.id}/${book!.sku}`)
      await expect(page.getByText(`Un llibre de proves ${run}.`).first()).toBeVisible({ timeout: 2_000 })
    }).toPass()
  })

  test('a link that leads nowhere is found, mended where it stands, and is no longer among the broken', async ({ page }) => {
    const run = String(Date.now() % 10_000_000)
    const { key } = await givenPage(run)
    const set = async (body: string) => {
      const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
      await sql`update page_translation set body = ${body} where page_key = ${key} and language = 'es'`
      await sql.end()
    }
    await set(`[Una sala](/es/no-hay-tal-pagina-${run})`)
    await openAsColleague(page, `/translate/links?state=broken&q=${run}`, { roles: ['marketing'], language: 'en' })
    const broken = page.getByText(`/es/no-hay-tal-pagina-${run}`)
    await page.getByRole('button', { name: 'Read the texts now' }).click()
    await expect(broken).toBeVisible()
    await expect(page.locator('.text-link-state').getByText('There is no page at that address').first()).toBeVisible()
    await expectAccessible(page)
    await broken.click()
    await expect(page).toHaveURL(/\/translate\/page\//)
    await page.getByRole('textbox', { name: 'Text · Español' }).fill('[Los libros](/es/libros)')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Published: Español.')).toBeVisible()
    await page.goto(`/staff/translate/links?state=broken&q=${run}`)
    await page.getByRole('button', { name: 'Read the texts now' }).click()
    await expect(page.getByText('Links read:', { exact: false })).toBeVisible()
    await expect(broken).toHaveCount(0)
  })

  test('a page is set with the toolbar, and a pasted picture stands in two languages with what it shows in each', async ({
    page,
    complaints,
  }) => {
    // A picture of which nothing is said.
    complaints.expected.push(/status of 400/)
    const run = `t${Date.now() % 10_000_000}`
    const { key, slug } = await givenPage(run)
    await openAsColleague(page, `/translate/page/T013:${key}/es`, { roles: ['marketing'] })
    const spanish = page.getByRole('textbox', { name: 'Texto · Español' })
    const bar = page.getByRole('toolbar', { name: 'Formato: Texto · Español' })
    await expect(bar).toBeVisible()
    await spanish.fill('Abierto de noche')
    await spanish.press('Control+a')
    await spanish.press('Control+b')
    await expect(spanish).toHaveValue('**Abierto de noche**')
    // By keys alone: the toolbar is one stop, its buttons are reached by arrows.
    await bar.getByRole('button', { name: 'Negrita' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(bar.getByRole('button', { name: 'Cursiva' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(spanish).toHaveValue('## **Abierto de noche**')
    await expect(spanish).toBeFocused()
    await spanish.press('Control+z')
    await expect(spanish).toHaveValue('**Abierto de noche**')
    await spanish.press('Control+End')

    const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#1f4e8c' } })
      .png()
      .toBuffer()
    await spanish.evaluate(
      (area, bytes) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(bytes)], 'patio.png', { type: 'image/png' }))
        area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
      },
      [...picture],
    )
    const panel = page.getByRole('group', { name: 'Imagen para el texto' })
    await expect(panel.getByLabel('Español')).toBeFocused()
    await panel.getByRole('button', { name: 'Poner la imagen' }).click()
    await expect(panel.getByRole('alert')).toBeVisible()
    await panel.getByLabel('Español').fill('El patio de noche')
    await panel.getByLabel('Català').fill('El pati de nit')
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Poner la imagen' }).click()
    await expect(spanish).toHaveValue(/^\*\*Abierto de noche\*\*\n\n!\[El patio de noche\]\(picture:[0-9a-f]{32}-640x400\)$/)
    await expect(page.getByRole('textbox', { name: 'Texto · Català' })).toHaveValue(/\n\n!\[El pati de nit\]\(picture:/)

    await bar.getByRole('button', { name: 'Ver cómo queda' }).click()
    const shown = page.getByRole('region', { name: 'Cómo queda: Texto · Español' })
    await expect(shown.getByRole('img', { name: 'El patio de noche' })).toHaveJSProperty('complete', true)
    await expect(shown.locator('strong')).toHaveText('Abierto de noche')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Publicar todo' }).click()
    await expect(page.getByText('Publicado: Español, Català, English.')).toBeVisible()
    // Its button has nothing left to do: whoever works by keys goes on from here, and not from the top of the page.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goto(`/ca/${slug}-ca`)
    const drawn = page.getByRole('img', { name: 'El pati de nit' })
    await expect.poll(() => drawn.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  })
})

/** A promotion of objects with a day to come. */
async function givenPromotion(name: string): Promise<void> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    await sql`
      insert into promotion (name_es, name_ca, name_en, percent, scope, valid_from, valid_to)
      values (${name}, ${name}, ${name}, 5, 'objects', '2031-03-01', '2031-03-10')`
  } finally {
    await sql.end()
  }
}

test.describe('@desktop a text that goes with a promotion', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('is published as it begins and taken down as it ends, and both are seen in what comes', async ({ page, complaints }) => {
    // An hour that has passed is refused.
    complaints.expected.push(/400 \(Bad Request\)/)
    const run = `p${Date.now() % 10_000_000}`
    const { key } = await givenPage(run)
    const promotion = `Rebajas ${run}`
    await givenPromotion(promotion)
    await openAsColleague(page, `/translate/page/T013:${key}/es`, { roles: ['marketing'] })
    await page.getByLabel('Título · Español').fill(`Rebajas de marzo ${run}`)
    const head = page.getByRole('region', { name: 'Español' })
    await head.getByRole('button', { name: 'Publicar a una hora' }).click()
    const hour = head.getByLabel('Día y hora, en Madrid')
    await hour.fill('2020-01-01T09:00')
    await head.getByRole('button', { name: 'Fijar la hora' }).click()
    await expect(head.getByText('Elija un momento que aún no haya pasado.')).toBeVisible()
    await expect(hour).toHaveValue('2020-01-01T09:00')
    await page.getByRole('link', { name: 'Elija un momento que aún no haya pasado.' }).click()
    await expect(hour).toBeFocused()
    await head.getByLabel('O cuando empiece').selectOption({ label: `${promotion} · 01/03/2031` })
    await expectAccessible(page)
    await head.getByRole('button', { name: 'Seguir sus días' }).click()
    await expect(head.getByText(`Se publica con «${promotion}», el 01/03/2031`)).toBeVisible()
    // Its form goes once all is read anew.
    await expect(head.getByRole('button', { name: 'Seguir sus días' })).toBeHidden()

    await page.getByRole('button', { name: 'Retirar a una hora' }).click()
    await page.getByLabel('O cuando acabe').selectOption({ label: `${promotion} · 10/03/2031` })
    await page.getByRole('button', { name: 'Seguir sus días' }).click()
    await expect(page.getByText(`Se retira con «${promotion}», el 11/03/2031`)).toBeVisible()

    await page.goto('/staff/coming-up?day=2031-03-01&kind=text')
    const on = (day: string) => page.locator('.days > li').filter({ has: page.locator(`time[datetime="${day}"]`) })
    await expect(on('2031-03-01').getByRole('link', { name: run })).toBeVisible()
    await expect(on('2031-03-11').getByRole('link', { name: run })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('@desktop what the shop’s e-mails say', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('an editor writes how a letter ends, sees it, and goes back to the house’s own text', async ({ page, complaints }) => {
    // A mark that nothing stands for is refused.
    complaints.expected.push(/400 \(Bad Request\)/)
    await openAsColleague(page, '/translate?state=wanting', { roles: ['marketing'] })
    await page.getByRole('link', { name: 'Textos de los correos' }).click()
    await expect(page.locator('[data-row]').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByText('Pedido listo para recoger').click()
    const opening = page.getByLabel('Cómo empieza · Español')
    await expect(opening).toHaveAttribute('placeholder', /Tenemos apartado/)

    await page.getByRole('button', { name: 'Ver el correo' }).click()
    const letter = page.frameLocator('iframe')
    await expect(letter.getByRole('heading', { level: 1 })).toHaveText('Ya puede pasar a recogerlo')
    await opening.fill('Su pedido {nombre} le espera.')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Entre llaves solo puede ir').first()).toBeVisible()
    await opening.fill('Su pedido {number} le espera en el patio.')
    await page.getByLabel('Cómo se despide · Español').fill('Hasta pronto.')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Guardado como borrador.')).toBeVisible()
    await expect(letter.getByRole('paragraph').filter({ hasText: 'Su pedido 26-000123 le espera en el patio.' })).toBeVisible()
    await expect(letter.getByRole('paragraph').filter({ hasText: 'Hasta pronto.' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Volver al texto de la casa' }).first().click()
    await expect(opening).toHaveValue('')
    await page.getByRole('button', { name: 'Descartar lo escrito' }).click()
    await page.getByRole('button', { name: 'Descartar el borrador' }).click()
    await expectSaid(page, 'Borrador descartado.')
    await expect(letter.getByRole('paragraph').filter({ hasText: 'Tenemos apartado en el mostrador' })).toBeVisible()
  })
})
