import { beforeAll, describe, expect, it } from 'vitest'
import { payingOrders } from '#tests/support/paid-orders.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { paidOrder } = payingOrders(shop)

beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

/** An order that was sent, and of which its customer wants to send a copy back. */
async function wanted() {
  const { call, token } = await hire(['order_desk'])
  const { number, parcels, email } = await paidOrder()
  await call('POST', `/parcels/${parcels[0]!.id}/hand-over/`, {})
  const { lines } = (await call('GET', `/orders/${number}/`)).body
  const asked = await call('POST', `/orders/${number}/returns/`, {
    lines: [{ line: lines[0].line, quantity: 1 }],
    reason: 'the other size',
  })
  return { call, token, number, email, line: lines[0].line, id: asked.body.return as number, code: asked.body.code as string }
}

describe('the label of a return', () => {
  it('goes to its customer by e-mail, says yes to the return, and its code opens the return when the parcel arrives', async () => {
    const { call, number, email, line, id, code } = await wanted()
    const { body } = await call('POST', `/returns/${id}/label/`, {})
    expect(body).toMatchObject({ state: 'accepted', code, label_sent: expect.any(String) })
    const [letter] = await shop.sql<{ plain: string; file: string; type: string }[]>`
      select m.plain, a.name as file, a.content_type as type from mail_outbox m join mail_attachment a on a.letter_id = m.id
      where m.recipient = ${email} and m.template = 'return-label'`
    expect(letter).toMatchObject({ file: `${code}.pdf`, type: 'application/pdf' })
    expect(letter?.plain).toContain(code)
    expect((await call('POST', '/scan/', { scanned: code })).body).toMatchObject({
      found: { kind: 'return', return: id, number },
    })
    await call('POST', `/returns/${id}/receive/`, { store_code: 'T013', lines: [{ line, received: 1 }] })
    expect((await call('POST', `/returns/${id}/label/`, {})).body.code).toBe('return.arrived')
    expect((await call('GET', `/returns/${id}/`)).body.acts.label).toBe('return.arrived')
  })

  it('can be printed at the counter', async () => {
    const { token, id } = await wanted()
    const answer = await shop.app.inject({
      url: `/api/staff/returns/${id}/label/?store=T013&lang=en`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect([answer.statusCode, answer.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })

  it('is none of a return that was declined, and no code of another is one', async () => {
    const { call, id } = await wanted()
    await call('POST', `/returns/${id}/answer/`, { accept: false, answer: 'too late' })
    expect((await call('POST', `/returns/${id}/label/`, {})).body.code).toBe('return.refused')
    expect((await call('POST', '/scan/', { scanned: 'D-999999' })).body).toMatchObject({ looks_like: 'return', found: null })
  })
})
