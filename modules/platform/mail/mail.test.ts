import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/locks.ts'
import { paragraph } from './blocks.ts'
import { type EmailMessage, inBothForms } from './email-message.ts'
import { html } from './html.ts'
import { deliverNext, queueEmail } from './outbox.ts'
import { smtpDelivery, startMailSender } from './sender.ts'

const database = withDatabase()
const shop = {
  name: 'La Botiga del Palau',
  tagline: 'Botiga',
  address: 'Pati',
  email: 'a@b.example',
  phone: '900',
  url: 'https://x',
}
const email = (subject: string): EmailMessage => ({
  template: 'test',
  language: 'ca',
  subject,
  ...inBothForms(shop, 'ca', subject, '', [paragraph('La novel·la')]),
})

const received: string[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part) => parts.push(part))
    stream.on('end', () => {
      received.push(Buffer.concat(parts).toString())
      done()
    })
  },
})
let url = ''
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      const listening = server.listen(0, '127.0.0.1', () => {
        url = `smtp://127.0.0.1:${(listening.address() as { port: number }).port}`
        resolve()
      })
    }),
)
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

const until = (what: () => boolean) => eventually('the letter has arrived', async () => what())

describe('a letter', () => {
  it('escapes what visitors typed', () => {
    expect(html`<b>${'<script>"O’Brien" & \'Sons\''}</b>${html`<i></i>`}`.markup).toBe(
      '<b>&lt;script&gt;&quot;O’Brien&quot; &amp; &#39;Sons&#39;</b><i></i>',
    )
  })
  it('leaves by SMTP once its transaction commits, and never when it is rolled back', async () => {
    const sender = await startMailSender({
      db: database.sql,
      deliver: smtpDelivery({ url, from: 'La Botiga <hola@palaceshop.example>' }),
      onFailure: (error) => {
        throw error
      },
    })
    await database.sql
      .begin(async (tx) => {
        await queueEmail(tx, 'ghost@example.com', email('Fantasma'))
        throw new Error('rolled back')
      })
      .catch(() => {})
    await database.sql.begin((tx) => queueEmail(tx, 'ana@example.com', email('Comanda'), { secret: true }))
    await until(() => received.length > 0)
    await sender.stop()
    expect(received).toHaveLength(1)
    expect(received[0]).toMatch(/To: ana@example\.com/)
    expect(received[0]).toMatch(/Subject: Comanda/)
    expect(received[0]).toMatch(/Content-Type: image\/png/)
    expect(await database.sql`select html, plain, sent_at is not null as sent from mail_outbox`).toMatchObject([
      { html: '', plain: '', sent: true },
    ])
  })
  it('is tried again later when the server does not take it', async () => {
    await database.sql.begin((tx) => queueEmail(tx, 'luis@example.com', email('Tarda')))
    const fail = async () => {
      throw new Error('no server')
    }
    expect(await deliverNext(database.sql, fail)).toMatchObject({ sent: false })
    expect(await deliverNext(database.sql, fail)).toBeNull()
    expect(await deliverNext(database.sql, async () => {}, new Date(Date.now() + 60_000))).toEqual({ sent: true })
  })
  it('is on its way outside of any transaction, with one sender, and with another when that one died', async () => {
    await database.sql.begin((tx) => queueEmail(tx, 'eva@example.com', email('Una vez')))
    const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const given: string[] = []
    const slow = deliverNext(database.sql, async ({ subject }) => {
      given.push(`slow: ${subject}`)
      begun.resolve()
      await done.promise
    })
    await begun.promise
    const open = await database.sql`
      select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`
    expect(open.count).toBe(0)
    const note = async ({ subject }: { subject: string }) => void given.push(`other: ${subject}`)
    expect(await deliverNext(database.sql, note)).toBeNull()

    // The first sender is not heard of again: after its lease the letter is another's, and its late word counts no more.
    const later = new Date(Date.now() + 180_000)
    expect(await deliverNext(database.sql, note, later)).toEqual({ sent: true })
    done.resolve()
    await slow
    expect(given).toEqual(['slow: Una vez', 'other: Una vez'])
    expect(await database.sql`select attempts, sent_at, lease from mail_outbox where subject = 'Una vez'`).toMatchObject([
      { attempts: 1, sent_at: later, lease: null },
    ])
  })
  it('does not keep a shop from closing while the mail server says nothing', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', () => listening()))
    const reached = once(silent, 'connection')
    const sender = await startMailSender({
      db: database.sql,
      deliver: smtpDelivery({ url: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, from: 'x@y.example' }),
      onFailure: () => {},
    })
    await database.sql.begin((tx) => queueEmail(tx, 'pau@example.com', email('Espera')))
    const [connection] = await reached
    await sender.stop()
    expect(await database.sql`select sent_at, due_at is not null as due from mail_outbox where subject = 'Espera'`).toEqual([
      { sent_at: null, due: true },
    ])
    connection.destroy()
    silent.close()
  })
})
