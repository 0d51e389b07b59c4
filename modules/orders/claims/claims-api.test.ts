import { describe, expect, it } from 'vitest'
import { openSession } from '#modules/people/access/caller.ts'
import { noon } from '#tests/support/billing.ts'
import { givenCustomer } from '#tests/support/delivered-order.ts'
import { withShop } from '#tests/support/shop.ts'
import { trading } from '#tests/support/trading.ts'

const shop = withShop()
const { library, delivered } = trading(shop)
const signedIn = async (id: string, memberId: string | null = null) => ({
  id,
  token: await openSession(shop.sql, { kind: 'customer', id, email: `${id}@example.com`, memberId }, new Date()),
})
const lines = [{ quantity: 5, unit_cents: 1000, title: 'Rayuela' }]
const ean = '9788400000000'
const member = async (customerId: string, role: string) => {
  const id = `${customerId}-${role}`
  await shop.sql`
    insert into account_member (id, customer_id, email, name, role, password_hash, language, invited_at, joined_at)
    values (${id}, ${customerId}, ${`${id}@example.com`}, 'Nombre', ${role}, 'x', 'es', ${noon}, ${noon})`
  return signedIn(customerId, id)
}

describe('delivery notes over the API', () => {
  it('are listed within a range of days, a page at a time, the newest first (L-03)', async () => {
    const owner = await library()
    const who = await signedIn(owner)
    const notes = []
    for (let index = 0; index < 52; index += 1) notes.push((await delivered(owner, { lines })).note)
    const first = await shop.call('POST', '/delivery-notes/', { ...who, from: '21/11/2026', to: '21/11/2026' })
    expect(first.body.items).toHaveLength(50)
    expect(first.body.items[0]).toMatchObject({ note: notes.at(-1), copies: 5, invoice: { state: 'not_requested' } })
    const second = await shop.call('POST', '/delivery-notes/', { ...who, before: first.body.next })
    expect(second.body).toMatchObject({ items: [{ note: notes[1] }, { note: notes[0] }], next: null })
    expect((await shop.call('POST', '/delivery-notes/', { ...who, to: '20/11/2026' })).body.items).toEqual([])
  })

  it('refuse an end before its start and what is no date, at the field (L-05)', async () => {
    const who = await signedIn(await library())
    const backwards = await shop.call('POST', '/delivery-notes/', { ...who, from: '02/11/2026', to: '01/11/2026' })
    expect([backwards.status, backwards.body.to]).toEqual([400, ['The end date is before the start date.']])
    expect((await shop.call('POST', '/delivery-notes/', { ...who, from: '31/02/2026' })).body.from).toEqual([
      'Enter the date as dd/mm/yyyy.',
    ])
  })

  it('are refused to private customers, guests and libraries nobody looked at (L-15)', async () => {
    const waiting = { kind: 'library', library: 'Sin activar', tax_id: 'Q2800001A' }
    for (const [change, why] of [
      [{}, 'This page can not be accessed.'],
      [waiting, expect.stringContaining('not yet checked the details of your company or library')],
    ] as const) {
      const answer = await shop.call('POST', '/delivery-notes/', await signedIn(await givenCustomer(shop.sql, change)))
      expect([answer.status, answer.body.detail]).toEqual([403, why])
    }
  })

  it('answer 404 alike for unknown notes and those of others', async () => {
    const { note } = await delivered(await library(), { lines })
    const who = await signedIn(await library())
    for (const path of ['', 'invoice-request/', 'claim-missing/']) {
      const [foreign, unknown] = [
        await shop.call('POST', `/delivery-notes/${note}/${path}`, who),
        await shop.call('POST', `/delivery-notes/A-2020-999999/${path}`, who),
      ]
      expect([foreign.status, foreign.body.detail]).toEqual([404, unknown.body.detail])
    }
  })

  it('give their invoice to holder, approver and accounts; claims are no business of accounts', async () => {
    const owner = await library()
    const { note, order } = await delivered(owner, { lines })
    const [requester, accounts] = [await member(owner, 'requester'), await member(owner, 'accounts')]
    const ask = (who: object) => shop.call('POST', `/delivery-notes/${note}/invoice-request/`, who)
    expect((await ask(requester)).status).toBe(403)
    const asked = await ask(accounts)
    expect(asked.body.invoice).toMatchObject({ state: 'issued', paid: false })
    const pdf = await shop.app.inject({ url: asked.body.invoice.href })
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect((await shop.call('POST', `/delivery-notes/${note}/receive/`, { ...accounts, article: ean })).status).toBe(403)
    const counted = await shop.call('POST', `/delivery-notes/${note}/receive/`, { ...requester, article: ean })
    expect(counted.body.lines[0].received).toBe(1)
    const made = await shop.call('POST', `/delivery-notes/${note}/claim-missing/`, requester)
    expect([made.status, made.body.lines]).toEqual([201, [{ article: ean, title: 'Rayuela', kind: 'missing', copies: 4 }]])
    const tooMany = await shop.call('POST', `/delivery-notes/${note}/claim/`, {
      ...requester,
      lines: [{ line: 1, kind: 'damaged', copies: 2 }],
    })
    expect([tooMany.status, tooMany.body.detail]).toEqual([409, 'You cannot claim more copies than are on the delivery note.'])
    const list = await shop.call('POST', '/claims/', { ...accounts, order: order.number })
    expect(list.body.items).toMatchObject([{ note, state: 'open' }])
    const invoices = await shop.call('POST', '/invoices/', accounts)
    expect(invoices.body).toMatchObject({ requests: [], items: [{ state: 'issued', notes: [note], paid: false }], next: null })
  })
})
