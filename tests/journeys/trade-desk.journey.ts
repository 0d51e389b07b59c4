import { openAsColleague } from './support/colleague.ts'
import { givenRequests } from './support/library.ts'
import { plentiful } from './support/products.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

const desk = { roles: ['trade_desk'] } as const

test.describe('@desktop the day of the trade desk', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('begins with what waits: a request is answered from the catalogue, an order placed, its account seen and its note printed', async ({
    page,
  }) => {
    const { id, unknown, note } = await givenRequests()
    const book = await plentiful('book', 'es')
    await openAsColleague(page, '/trade?kind=request&sort=-since', desk)
    await expect(page.getByRole('heading', { level: 1, name: 'Mesa de instituciones' })).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/staff/requests/${unknown.id}`)
    await page.getByRole('button', { name: 'Responder' }).click()
    await page.getByRole('combobox', { name: 'Buscar en el catálogo' }).fill(book.title)
    await page.getByRole('listbox').getByRole('option').first().click()
    await expect(page.locator('[name="ean"]')).not.toHaveValue('')
    await page.locator('[name="answer"]').fill('Podemos ofrecerle este título.')
    await page.getByRole('button', { name: 'Responder' }).click()
    await expect(page.getByText('Respondida; recibe un correo.')).toBeVisible()

    await page.goto(`/staff/accounts/${id}`)
    await expect(page.getByRole('heading', { level: 2, name: 'Biblioteca del Valle' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'La llevo yo' }).click()
    await expect(page.getByRole('button', { name: 'Dejar de llevarla' })).toBeVisible()
    await page.getByRole('button', { name: 'Abrir presupuesto' }).click()
    await page.locator('[name="title"]').fill('Novela')
    await page.locator('[name="amount"]').fill('900')
    await page.getByRole('button', { name: 'Abrir presupuesto' }).click()
    await expect(page.getByText('Presupuesto abierto.')).toBeVisible()

    await page.getByRole('link', { name: 'Pedir para esta cuenta' }).click()
    await page.getByRole('combobox', { name: 'Título, autor o ISBN' }).fill(book.title)
    await page.getByRole('listbox').getByRole('option').first().click()
    await page.locator('[name="store_code"]').selectOption('T013')
    await expect(page.getByText('Queda en el presupuesto')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Hacer el pedido' }).click()
    await expect(page.getByText(/Pedido .+ hecho a nombre de la cuenta\./)).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: 'Pedidos en curso' })).toBeVisible()

    await page.goto(`/staff/delivery-notes?customer=${id}`)
    await page.getByRole('link', { name: note }).click()
    await expect(page.getByRole('heading', { level: 2, name: `Albarán ${note}` })).toBeVisible()
    const paper = await page.getByRole('link', { name: 'PDF' }).evaluate(async (link: HTMLAnchorElement) => {
      const answer = await fetch(link.href)
      return { kind: answer.headers.get('content-type'), begins: (await answer.text()).slice(0, 60) }
    })
    expect(paper).toMatchObject({ kind: 'application/pdf' })
  })

  test('a request is answered by key with a title that is likely meant, and the year goes along on paper', async ({ page }) => {
    const { id, known } = await givenRequests()
    await openAsColleague(page, `/requests/${known.id}`, desk)
    await expect(page.getByRole('region', { name: 'Quizá se refiere a' }).getByRole('listitem').first()).toContainText(
      known.title,
    )
    await expectAccessible(page)
    await page.keyboard.press('1')
    await expect(page.locator('[name="ean"]')).not.toHaveValue('')
    await page.locator('[name="answer"]').fill('Lo tenemos.')
    await page.getByRole('button', { name: 'Responder' }).click()
    await expect(page.getByText('Respondida; recibe un correo.')).toBeVisible()

    await page.goto(`/staff/account-year/${id}`)
    await expect(page.getByText('Servido, con IVA')).toBeVisible()
    await expectAccessible(page)
    const taken = await page.locator('.year-screen a.button[href*="/api/staff/"]').evaluateAll((links) =>
      Promise.all(
        links.map(async (link) => {
          const answer = await fetch((link as HTMLAnchorElement).href)
          const bytes = new Uint8Array(await answer.arrayBuffer())
          return [answer.headers.get('content-type')?.split(';')[0], new TextDecoder('latin1').decode(bytes.slice(0, 4))]
        }),
      ),
    )
    expect(taken).toEqual([
      ['application/pdf', '%PDF'],
      ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK\u0003\u0004'],
      ['text/csv', expect.any(String)],
    ])
  })
})
