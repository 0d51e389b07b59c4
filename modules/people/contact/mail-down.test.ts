import { createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { deliverNext } from '#modules/platform/mail/outbox.ts'
import { smtpDelivery } from '#modules/platform/mail/sender.ts'
import { captchaPass } from '#tests/support/captcha-pass.ts'
import { withShop } from '#tests/support/shop.ts'

const shop = withShop()
const from = 'La Botiga <hola@palaceshop.example>'
const email = 'ana@library.example'

/** A port where nobody listens until the mail server does. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

const letters = () => shop.sql`
  select recipient, sent_at is not null as sent, failure is not null as failed from mail_outbox
  where template like 'contact-%' order by id`

it('T-31 a message sent while the mail server is down is kept with its consent, and its letters leave once it is back', async () => {
  const port = await freePort()
  const deliver = smtpDelivery({ url: `smtp://127.0.0.1:${port}`, from })
  const answer = await shop.call('POST', '/contact/', {
    subject: 'general',
    kind: 'shipping',
    name: 'Ana Robles',
    email,
    message: 'El paquete no ha llegado todavía, y ya es jueves.',
    privacy_accepted: true,
    captcha: captchaPass(shop),
  })
  expect(answer.status).toBe(201)
  while (await deliverNext(shop.sql, deliver));
  expect(await shop.sql`select kind from contact_message where email = ${email}`).toHaveLength(1)
  expect(await shop.sql`select kind, form from consent where email = ${email}`).toEqual([{ kind: 'privacy', form: 'contact' }])
  expect(await letters()).toEqual([
    { recipient: shop.config.CONTACT_EMAIL, sent: false, failed: true },
    { recipient: email, sent: false, failed: true },
  ])

  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      received.push(address)
      done()
    },
    onData(stream, _session, done) {
      stream.on('end', done).resume()
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  try {
    while (await deliverNext(shop.sql, deliver, new Date(Date.now() + 60_000)));
  } finally {
    await new Promise<void>((resolve) => server.close(resolve))
  }
  expect(received.toSorted()).toEqual([shop.config.CONTACT_EMAIL, email].toSorted())
  expect((await letters()).map(({ sent }) => sent)).toEqual([true, true])
})

it('T-31 a letter is tried for longer than a weekend before it is left to the staff', async () => {
  const friday = new Date()
  await shop.sql`
    insert into mail_outbox (recipient, language, template, subject, html, plain, secret, due_at)
    values ('weekend@library.example', 'es', 'test', 'Tarda', '', '', false, ${friday})`
  const down = async () => {
    throw new Error('no server')
  }
  let last = friday
  for (;;) {
    const [row] = await shop.sql`select due_at from mail_outbox where recipient = 'weekend@library.example'`
    if (!row!['due_at']) break
    last = new Date(Math.max(Number(row!['due_at']), Number(last)))
    while (await deliverNext(shop.sql, down, last));
  }
  expect(Number(last) - Number(friday)).toBeGreaterThan(72 * 3_600_000)
})
