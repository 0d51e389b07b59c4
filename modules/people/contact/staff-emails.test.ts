import { describe, expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { whyFailed } from './staff-emails.ts'

const shop = withShop()
const { hire } = staffing(shop)

async function email(change: object = {}): Promise<number> {
  const row = {
    recipient: 'rosa@reader.example',
    language: 'es',
    template: 'test',
    subject: 'Su pedido',
    html: '<p>Sale hoy.</p>',
    plain: 'Sale hoy.',
  }
  const [made] = await shop.sql<
    { id: number }[]
  >`insert into mail_outbox ${shop.sql({ ...row, ...change } as never)} returning id`
  return made!.id
}
const given = { due_at: null, attempts: 24, failure: 'Error: 550 5.1.1 no such mailbox' }

describe('e-mails at the desk', () => {
  it('that could not be sent say why, and go out once more', async () => {
    const desk = await hire(['order_desk'])
    const id = await email(given)
    const { items } = (await desk.call('GET', '/emails/?state=failed&q=rosa@reader.example')).body
    expect(items).toMatchObject([{ email: id, state: 'failed', why: 'address', acts: { again: null } }])
    expect((await desk.call('GET', `/emails/${id}/`)).body.text).toBe('Sale hoy.')
    expect((await desk.call('POST', `/emails/${id}/again/`, {})).body).toMatchObject({ state: 'waiting', tries: 0 })
    expect((await desk.call('POST', `/emails/${id}/again/`, {})).body.code).toBe('mail.on_its_way')
  })

  it('go to another address only where the same account has proved it', async () => {
    const desk = await hire(['order_desk'])
    await shop.sql`insert into customer ${shop.sql({ id: 'c-other', kind: 'private', email: 'ana@reader.example', password_hash: '', name: 'Ana', language: 'es', verified_at: new Date() } as never)}`
    const id = await email({ ...given, recipient: 'typo@reader.example' })
    const refused = await desk.call('POST', `/emails/${id}/again/`, { to: 'ana@reader.example' })
    expect([refused.status, refused.body.to]).toEqual([400, [expect.stringContaining('same account')]])
  })

  it('that open an account show no text and are not sent again', async () => {
    const desk = await hire(['order_desk'])
    const id = await email({ ...given, secret: true })
    expect((await desk.call('GET', `/emails/${id}/`)).body).toMatchObject({ text: null, acts: { again: 'mail.emptied' } })
    expect((await desk.call('POST', `/emails/${id}/again/`, {})).status).toBe(409)
  })

  it('failed of the address, of the server or of something else', () => {
    expect(['Error: 550 unknown', 'Error: connect ECONNREFUSED', 'Error: 421 try later', 'Error: ?'].map(whyFailed)).toEqual([
      'address',
      'server',
      'server',
      'other',
    ])
  })
})
