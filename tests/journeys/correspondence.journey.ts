import { randomUUID } from 'node:crypto'
import { connect } from '#database/connect.ts'
import type { Pool } from '#kernel/db.ts'
import { receiveReply } from '#modules/people/contact/receive.ts'
import { readReceived } from '#modules/platform/mail/read-letter.ts'
import { replyAddress } from '#modules/platform/mail/reply-key.ts'
import { openAsColleague } from './support/colleague.ts'
import { givenMessage } from './support/messages.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/visitor.ts'

test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

async function inShop<Found>(work: (sql: Pool) => Promise<Found>): Promise<Found> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}

test.describe('@desktop what people write', () => {
  test('is handed to a desk, answered, answered back by its sender, and closed', async ({ page }) => {
    const { id, email } = await givenMessage('¿Cuándo llega mi pedido? Lo espero desde el lunes.')
    await openAsColleague(page, `/messages/${id}?state=open`, { roles: ['order_desk'] })
    const pane = page.getByRole('complementary')
    await expect(pane.getByText('Lo espero desde el lunes.')).toBeVisible()
    await expect(pane.getByText('Nadie ha demostrado')).toBeVisible()
    await expectAccessible(page)
    await pane.getByLabel('Mesa').selectOption('order_desk')
    await expect(pane.getByText('Asignado')).toBeVisible()
    await pane.getByLabel(/^Su respuesta/).fill('Sale mañana por la mañana.')
    await pane.getByRole('button', { name: 'Enviar la respuesta' }).click()
    await expect(pane.locator('.thread').getByText('Sale mañana por la mañana.')).toBeVisible()
    await expect(pane.getByText('Respondido')).toBeVisible()

    const to = replyAddress('respuestas@palace.example', 'the secret of this journey', id)
    const raw = `From: ${email}\r\nTo: ${to}\r\nMessage-ID: <${randomUUID()}@reader.example>\r\n\r\nMuchas gracias.`
    await inShop(async (sql) => receiveReply(sql, await readReceived(Buffer.from(raw)), 'the secret of this journey', new Date()))
    await page.reload()
    await expect(pane.locator('.thread').getByText('Muchas gracias.')).toBeVisible()
    await expect(pane.getByText('la dirección es suya')).toBeVisible()
    await pane.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await expect(pane.getByRole('button', { name: 'Abrir otra vez' })).toBeEnabled()
  })
})

test.describe('@phone the door of an activity', () => {
  test('is ticked while the line is cut, and the ticks arrive when it is back', async ({ page, complaints }) => {
    complaints.expected.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    const name = `Zoe Vega ${randomUUID().slice(0, 8)}`
    const activity = await inShop(async (sql) => {
      const [found] = await sql<{ id: number }[]>`
        select id from activity where published and takes_registrations and places is null order by id limit 1`
      const [any] = found ? [found] : await sql<{ id: number }[]>`select id from activity where published order by id limit 1`
      await sql`
        insert into activity_registration (activity_id, name, email, phone, places, state, language, registered_at, confirmed_at)
        values (${any!.id}, ${name}, ${`${randomUUID()}@reader.example`}, '600 555 013', 3, 'confirmed', 'es', now(), now())`
      return any!.id
    })
    await openAsColleague(page, `/doors/${activity}`, { roles: ['marketing'] })
    const tick = page.getByRole('button', { name: `Ha venido ${name}` })
    await expect(tick).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.context().setOffline(true)
    await tick.click()
    await expect(tick).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: `Una persona menos con ${name}` }).click()
    await expect(page.getByText('esperan en este aparato')).toBeVisible()
    await page.context().setOffline(false)
    await expect
      .poll(() =>
        inShop(async (sql) => {
          const [row] = await sql<{ came: number | null }[]>`select came from activity_registration where name = ${name}`
          return row?.came
        }),
      )
      .toBe(2)
    await expect(page.getByText('esperan en este aparato')).toBeHidden()
  })
})

test.describe('@desktop the ticket of an activity', () => {
  test('lets its holder in with one key at any counter, and the registrations say who came', async ({ page }) => {
    const name = `Irene Soto ${randomUUID().slice(0, 8)}`
    const { activity, ticket } = await inShop(async (sql) => {
      const [any] = await sql<{ id: number }[]>`select id from activity where published and places is null order by id limit 1`
      const [row] = await sql<{ ticket: string }[]>`
        insert into activity_registration (activity_id, name, email, phone, places, state, language, registered_at, confirmed_at)
        values (${any!.id}, ${name}, ${`${randomUUID()}@reader.example`}, '600 555 013', 3, 'confirmed', 'es', now(), now()) returning ticket`
      await sql`update activity set taken = taken + 3 where id = ${any!.id}`
      return { activity: any!.id, ticket: row!.ticket }
    })
    await openAsColleague(page, `/counter?code=${ticket}`, { roles: ['order_desk', 'marketing'] })
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Han entrado 3 personas')).toBeVisible()
    await page.goto(`/staff/doors/${activity}/registrations?here=true&q=${ticket}`)
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('complementary').getByText(ticket)).toBeVisible()
    await page.getByRole('button', { name: 'Anular la inscripción' }).click()
    await expect(page.getByText('Inscripción anulada.', { exact: false })).toBeVisible()
  })
})
