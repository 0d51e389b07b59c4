import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { html } from './html.ts'
import { type Letter, onPaper, paragraph } from './letter.ts'
import { deliverDue, queueLetter } from './outbox.ts'
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
const letter = (subject: string): Letter => ({
  template: 'test',
  language: 'ca',
  subject,
  html: onPaper(shop, 'ca', subject, '', [paragraph('La novel·la')]),
  plain: 'La novel·la',
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

const until = async (what: () => boolean) => {
  for (let tries = 0; tries < 100 && !what(); tries++) await new Promise((resolve) => setTimeout(resolve, 50))
}

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
        await queueLetter(tx, 'ghost@example.com', letter('Fantasma'))
        throw new Error('rolled back')
      })
      .catch(() => {})
    await database.sql.begin((tx) => queueLetter(tx, 'ana@example.com', letter('Comanda'), { secret: true }))
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
    await queueLetter(database.sql, 'luis@example.com', letter('Tarda'))
    const fail = async () => {
      throw new Error('no server')
    }
    expect(await deliverDue(database.sql, fail)).toBe(1)
    expect(await deliverDue(database.sql, fail)).toBe(0)
    expect(await deliverDue(database.sql, async () => {}, new Date(Date.now() + 60_000))).toBe(1)
  })
})
