import { describe, expect, it } from 'vitest'
import { callFromAnywhere } from './support/call-from-anywhere.ts'
import { callAsPerson, passOf } from './support/person.ts'
import { registering } from './support/registering.ts'
import { givenProduct, withShop } from './support/shop.ts'

const shop = withShop()
const call = callAsPerson(shop)
const { form, registered } = registering(shop)
const emailsTo = (email: string) => shop.sql<{ template: string; html: string; plain: string }[]>`
  select template, html, plain from mail_outbox where lower(recipient) = ${email} order by id`

const person = { name: 'Rosa', surnames: 'Almendro', phone: '600000009' }
const message = {
  ...person,
  subject: 'service',
  kind: 'shipping',
  message: 'Su premio le espera en https://evil.example/premio, recójalo hoy.',
  privacy_accepted: true,
}
/** Every form of the shop that writes to the address typed into it. */
const forms = (email: string, product: number): [string, object][] => [
  ['/contact/', { ...message, email }],
  ['/newsletter/', { email, privacy_accepted: true }],
  ['/stock-notice/', { email, product, privacy_accepted: true }],
  ['/customer/register/', form({ email })],
]

describe('whoever types the address of somebody else into the forms', () => {
  it('has three letters written to it in an hour, whatever forms and spellings, and is told the same each time', async () => {
    const product = await givenProduct(shop.sql, { kind: 'object', stock: 0 })
    const email = 'bombed@victim.example'
    for (const [path, body] of forms(email, product)) expect((await call('POST', path, body)).status, path).toBe(201)
    const mover = await registered()
    const moved = { ...person, id: mover.id, token: mover.token, email: 'Bombed+1@victim.example' }
    expect((await call('PUT', '/customer/data/', moved)).status).toBe(429)
    expect(await emailsTo(email)).toHaveLength(3)
    expect(await emailsTo('bombed+1@victim.example')).toHaveLength(0)
  })
  it('has not a word of theirs sent to it', async () => {
    const product = await givenProduct(shop.sql, { kind: 'object', stock: 0 })
    const told = 'cliente: su premio de 500 EUR en https://evil.example/premio'
    for (const [path, body] of forms('read@victim.example', product)) await call('POST', path, { ...body, name: told })
    const letters = await emailsTo('read@victim.example')
    expect(letters).toHaveLength(3)
    for (const { html, plain, template } of letters) expect(html + plain, template).not.toMatch(/evil|premio/)
  })
  it('shows each time that a person is asking', async () => {
    const product = await givenProduct(shop.sql, { kind: 'object', stock: 0 })
    const robot = callFromAnywhere(shop)
    const more: [string, object][] = [
      ['/unsubscribe/', { email: 'robot@victim.example', reason: 'No' }],
      ['/customer/password/recover/', { email: 'robot@victim.example' }],
    ]
    for (const [path, body] of [...forms('robot@victim.example', product), ...more])
      expect((await robot('POST', path, body)).body, path).toMatchObject({
        captcha: ['You must indicate that you are not a robot'],
      })
    expect(await emailsTo('robot@victim.example')).toHaveLength(0)
    expect(await shop.sql`select from erasure_request where email = 'robot@victim.example'`).toHaveLength(0)
  })
  it('uses one captcha for one letter', async () => {
    const captcha = passOf(shop)
    const ask = (email: string) => call('POST', '/newsletter/', { email, privacy_accepted: true, captcha })
    expect((await ask('one@victim.example')).status).toBe(201)
    for (const email of ['one@victim.example', 'two@victim.example'])
      expect((await ask(email)).body).toMatchObject({ captcha: ['Incorrect code'] })
  })
})
