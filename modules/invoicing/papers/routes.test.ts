import readSheet from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import type { Pool } from '#kernel/db.ts'
import { openSession } from '#modules/people/access/caller.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { givenDeliveredOrder } from '#tests/support/delivered-order.ts'
import { withShop } from '#tests/support/shop.ts'
import { writeTicket } from './ticket.ts'

const shop = withShop()
let serial = 0

async function givenLibrary(sql: Pool, change: object = {}) {
  const id = `c-papers-${++serial}`
  await sql`insert into customer ${sql({
    id,
    kind: 'library',
    email: `${id}@example.com`,
    password_hash: 'x',
    language: 'es',
    library: 'Biblioteca del Riu',
    activated_at: new Date('2026-01-01'),
    ...change,
  })}`
  return { id, token: await openSession(sql, { kind: 'customer', id, email: `${id}@example.com` }, new Date()) }
}
const member = async (sql: Pool, customer: string, role: string) => {
  const id = `m-papers-${++serial}`
  await sql`insert into account_member ${sql({ id, customer_id: customer, email: `${id}@example.com`, name: 'Eva', role, language: 'es', password_hash: 'x', invited_at: new Date(), joined_at: new Date() })}`
  return {
    id: customer,
    token: await openSession(sql, { kind: 'customer', id: customer, email: `${id}@example.com`, memberId: id }, new Date()),
  }
}

const ask = async (path: string, body: object) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/papers/${path}/?store=T013&lang=es`,
    headers: { authorization: `Bearer ${await anonymousToken(shop.config.SECRET)}` },
    payload: body,
  })
  return {
    status: answer.statusCode,
    type: String(answer.headers['content-type']),
    bytes: answer.rawPayload,
    headers: answer.headers,
  }
}
const rowsOf = async (bytes: Buffer) => {
  const [first] = await readSheet(bytes)
  return first?.data ?? []
}
const said = ({ bytes }: { bytes: Buffer }) => JSON.parse(bytes.toString('utf8'))

/** Hands the parcel's note in, as handing over does. */
async function givenNote(sql: Pool, order: Awaited<ReturnType<typeof givenDeliveredOrder>>, code: string, issuedOn: string) {
  const [note] = await sql<{ id: number }[]>`
    insert into delivery_note (code, customer_id, order_id, parcel_id, issued_on, copies, base_cents, vat_cents, surcharge_cents, total_cents)
    values (${code}, ${order.owner}, ${order.id}, ${order.parcels[0] ?? 0}, ${issuedOn}, 2, 3253, 130, 0, 3383) returning id`
  await sql`
    insert into delivery_note_line (note_id, position, order_line_id, article, title, quantity, list_unit_cents, discount_percent, base_cents, vat_percent, vat_cents, total_cents)
    values (${note!.id}, 1, ${order.lines[0] ?? 0}, '9788400000000', 'Título 1', 2, 1990, 15, 3253, 4, 130, 3383)`
}

describe('orders and delivery notes as files', () => {
  it('give a library the lines of its own orders under the filter that is on (L-07)', async () => {
    const library = await givenLibrary(shop.sql)
    const older = await givenDeliveredOrder(shop.sql, { owner_id: library.id, lines: [{ quantity: 1, unit_cents: 1000 }] })
    const newer = await givenDeliveredOrder(shop.sql, {
      owner_id: library.id,
      lines: [
        { quantity: 2, unit_cents: 1990, promotion_cents: 596, title: '=cmd' },
        { quantity: 1, unit_cents: 1210, vat_percent: 21 },
      ],
      parcels: [{ copies: [1, 0] }, { copies: [1, 1], handed_over_at: null }],
    })
    await givenDeliveredOrder(shop.sql, { lines: [{ quantity: 9, unit_cents: 100 }] })
    await shop.sql`update shop_order set placed_at = '2026-03-15' where id = ${older.id}`
    const all = await ask('orders', library)
    expect([all.status, all.type]).toEqual([200, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'])
    const [heading = [], ...rows] = await rowsOf(all.bytes)
    const of = (row: unknown[] | undefined, name: string) => row?.[heading.indexOf(name as never)]
    expect(rows.map((row) => of(row, 'Pedido'))).toEqual([newer.number, newer.number, older.number])
    expect(
      ['Título', 'Pedidos', 'Servidos', 'Pendientes', 'Dto. %', 'PVP', 'Importe total'].map((name) => of(rows[0], name)),
    ).toEqual(["'=cmd", 2, 1, 1, 15, 19.9, 33.84])
    expect(await rowsOf((await ask('orders', { ...library, from: '01/03/2026', to: '15/03/2026' })).bytes)).toHaveLength(2)
    expect(await rowsOf((await ask('orders', { ...library, status: 'e1' })).bytes)).toHaveLength(1)
    await shop.sql`update shop_order set reference = 'AD-01' where id = ${older.id}`
    const found = (await rowsOf((await ask('orders', { ...library, q: 'ad-01' })).bytes)).slice(1)
    expect(found.map((row) => of(row, 'Pedido'))).toEqual([older.number])
    const csv = (await ask('orders', { ...library, format: 'csv' })).bytes.toString('utf8')
    expect(csv.split('\r\n')).toHaveLength(5)
  })

  it('give one order and one note in every form, and the note carries the order line’s place', async () => {
    const library = await givenLibrary(shop.sql)
    const order = await givenDeliveredOrder(shop.sql, { owner_id: library.id, lines: [{ quantity: 2, unit_cents: 1990 }] })
    await givenNote(shop.sql, order, 'A-2026-000001', '2026-11-20')
    const opening: Record<string, RegExp> = {
      xlsx: /^PK/,
      csv: /^\ufeffPedido;/,
      pdf: /^%PDF-1\.7/,
      marc: /^\d{5}nam/,
      marcxml: /^<\?xml/,
      sinli: /^C/,
    }
    for (const [format, begins] of Object.entries(opening)) {
      expect((await ask('order', { ...library, number: order.number, format })).bytes.toString('utf8')).toMatch(begins)
      const note = await ask('note', { ...library, note: 'A-2026-000001', format })
      expect(note.bytes.toString('utf8')).toMatch(begins)
      expect(note.headers['content-disposition']).toMatch(/attachment; filename="Albaran-A-2026-000001\./)
      expect(note.headers['cache-control']).toBe('private, no-store')
    }
    const [heading = [], row = []] = await rowsOf((await ask('order', { ...library, number: order.number })).bytes)
    expect(row[heading.indexOf('Albarán' as never)]).toBe('A-2026-000001')
    const csv = (await ask('note', { ...library, note: 'A-2026-000001', format: 'csv' })).bytes.toString('utf8')
    expect(csv).toContain(';2;19,90;15,00;16,27;32,53;4,00;1,30;')
    const listed = await ask('notes', { ...library, from: '20/11/2026', to: '20/11/2026' })
    expect(await rowsOf(listed.bytes)).toHaveLength(2)
    expect(await rowsOf((await ask('notes', { ...library, from: '21/11/2026' })).bytes)).toHaveLength(1)
  })

  it('are refused to everybody else, and foreign ones answer as unknown ones do (L-15, O-15)', async () => {
    const library = await givenLibrary(shop.sql)
    const order = await givenDeliveredOrder(shop.sql, { owner_id: library.id, lines: [{ quantity: 1, unit_cents: 1990 }] })
    await givenNote(shop.sql, order, 'A-2026-000002', '2026-11-20')
    const others = [
      await givenLibrary(shop.sql, { kind: 'private', library: '' }),
      await givenLibrary(shop.sql, { activated_at: null }),
      await givenLibrary(shop.sql, { kind: 'business', activated_at: null }),
    ]
    for (const other of others)
      for (const path of ['order', 'note', 'orders', 'notes', 'links'])
        expect((await ask(path, { ...other, number: order.number, note: 'A-2026-000002', kind: 'orders' })).status).toBe(403)
    expect((await ask('orders', { id: '', token: '' })).status).toBe(403)
    const why = await Promise.all(others.map(async (other) => said(await ask('links', { ...other, kind: 'orders' })).code))
    expect(why).toEqual(['forbidden', 'customer.not_looked_at', 'customer.not_looked_at'])
    const rival = await givenLibrary(shop.sql)
    const [foreign, unknown] = [
      await ask('order', { ...rival, number: order.number }),
      await ask('order', { ...rival, number: 'no-such' }),
    ]
    expect([foreign.status, unknown.status]).toEqual([404, 404])
    expect({ ...said(foreign), request_id: '' }).toEqual({ ...said(unknown), request_id: '' })
    expect((await ask('note', { ...rival, note: 'A-2026-000002' })).status).toBe(404)
    for (const role of ['requester', 'approver', 'accounts'])
      expect((await ask('order', { ...(await member(shop.sql, library.id, role)), number: order.number })).status).toBe(200)
  })

  it('open behind plain links for two hours, and nothing else does', async () => {
    const library = await givenLibrary(shop.sql)
    const order = await givenDeliveredOrder(shop.sql, { owner_id: library.id, lines: [{ quantity: 1, unit_cents: 1990 }] })
    const links = said(await ask('links', { ...library, kind: 'order', number: order.number })).items as {
      format: string
      href: string
    }[]
    expect(links.map(({ format }) => format)).toEqual(['xlsx', 'csv', 'pdf', 'marc', 'marcxml', 'sinli'])
    const get = (href: string) => shop.app.inject({ method: 'GET', url: href })
    const pdf = await get(links[2]?.href ?? '')
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    const { id: customer } = library
    const asked = {
      customer,
      kind: 'order' as const,
      number: order.number,
      status: 'all',
      q: '',
      from: '',
      to: '',
      format: 'csv' as const,
      language: 'es' as const,
    }
    const late = writeTicket(shop.config.SECRET, asked, new Date(Date.now() - 121 * 60_000))
    const forged = writeTicket('another secret', asked, new Date())
    const changed = `${Buffer.from(JSON.stringify({ ...asked, until: Date.now() + 1e6 })).toString('base64url')}.${late.split('.')[1]}`
    for (const ticket of [late, forged, changed, '', 'x.y'])
      expect((await get(`/api/papers/file/?ticket=${ticket}`)).statusCode).toBe(404)
    await shop.sql`update customer set activated_at = null where id = ${customer}`
    expect((await get(links[2]?.href ?? '')).statusCode).toBe(403)
  })

  it('refuse days that do not exist or run backwards', async () => {
    const library = await givenLibrary(shop.sql)
    expect(said(await ask('orders', { ...library, from: '31/02/2026' }))['from']).toEqual(['Escriba la fecha como dd/mm/aaaa.'])
    expect(said(await ask('notes', { ...library, from: '02/03/2026', to: '01/03/2026' }))['to']).toEqual([
      'La fecha final es anterior a la inicial.',
    ])
  })

  it('print no price of a present (O-16)', async () => {
    const library = await givenLibrary(shop.sql)
    const order = await givenDeliveredOrder(shop.sql, {
      owner_id: library.id,
      gift_ticket: true,
      lines: [{ quantity: 1, unit_cents: 1990 }],
    })
    for (const format of ['csv', 'marcxml'])
      expect((await ask('order', { ...library, number: order.number, format })).bytes.toString('utf8')).not.toMatch(/19[.,]90/)
  })
})
