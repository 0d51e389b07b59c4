import { expect, it } from 'vitest'
import { captchaPass } from '#tests/support/captcha-pass.ts'
import { withShop } from '#tests/support/shop.ts'

const shop = withShop()

it('a form that is sent again because its answer was lost is one message, with its one proof of a person', async () => {
  const body = {
    subject: 'general',
    kind: 'shipping',
    name: 'Rosa Almendro',
    email: 'rosa-twice@example.com',
    message: 'Quisiera saber cuándo llega mi pedido.',
    privacy_accepted: true,
    captcha: captchaPass(shop),
    key: 'key-of-one-form',
  }
  const send = (change: object = {}) => shop.call('POST', '/contact/', { ...body, ...change })
  const kept = () => shop.sql`select message from contact_message where email = ${body.email} order by id`
  const first = await send()
  expect(first.status).toBe(201)
  expect(await send()).toEqual(first)
  expect(await kept()).toHaveLength(1)
  expect(await shop.sql`select from mail_outbox where recipient = ${body.email}`).toHaveLength(1)

  const twins = { message: 'Quisiera preguntar dos veces a la vez.', key: 'key-of-another-form' }
  const both = await Promise.all([1, 2].map(() => send({ ...twins, captcha: captchaPass(shop) })))
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect(both[1]).toEqual(both[0])
  expect(await kept()).toHaveLength(2)

  const more = { message: `${body.message} Y una pregunta más.` }
  expect((await send(more)).body.captcha).toBeDefined()
  expect((await send({ ...more, captcha: captchaPass(shop) })).status).toBe(201)
  expect(await kept()).toHaveLength(3)
})
