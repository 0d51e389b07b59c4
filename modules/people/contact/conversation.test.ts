import { beforeAll, describe, expect, it } from 'vitest'
import { repliedTo, replyAddress } from '#modules/platform/mail/reply-key.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { insertMessage } from './contact.sql.ts'
import { ownWords } from './receive.ts'

const token = 'the mail server of these tests'
const shop = withShop({ MAIL_IN_TOKEN: token, REPLY_ADDRESS: 'respuestas@palace.example' })
const { hire } = staffing(shop)
const secret = 'a secret that only the tests of this shop use'

let serial = 0
async function written(text = '¿Cuándo llega mi pedido 26-000123? Lo espero desde el lunes.') {
  const email = `reader${++serial}@reader.example`
  const id = await insertMessage(shop.sql, {
    subject: 'general',
    kind: 'shipping',
    name: 'Rosa Almendro',
    institution: '',
    email,
    phone: '600 100 200',
    message: text,
    training: '',
    experience: '',
    knowledge: '',
    language: 'ca',
    sent_at: new Date(),
  })
  return { id: id!, email }
}

const received = (raw: string, bearer = token) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/mail/received/',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${bearer}` },
    payload: raw,
  })
const mail = ({
  from,
  to,
  text,
  id = `<${++serial}@reader.example>`,
  head = '',
}: Record<'from' | 'to' | 'text', string> & { id?: string; head?: string }) =>
  `From: ${from}\r\nTo: ${to}\r\nMessage-ID: ${id}\r\nSubject: Re: hola\r\n${head}Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`

describe('a message', () => {
  it('is answered by e-mail in its sender’s language, with what was written before and an address that leads back', async () => {
    const desk = await hire(['order_desk'])
    const { id, email } = await written()
    const { body } = await desk.call('GET', `/messages/${id}/`)
    expect(body).toMatchObject({ state: 'open', proved: false, customers: [], orders: [] })
    const answered = await desk.call('POST', `/messages/${id}/answer/`, { version: body.version, text: 'Surt demà.' })
    expect(answered.body).toMatchObject({ state: 'answered', entries: [{ kind: 'answer', text: 'Surt demà.' }] })
    const [letter] =
      await shop.sql`select recipient, language, subject, plain, reply_to from mail_outbox where recipient = ${email}`
    expect(letter).toMatchObject({ language: 'ca', reply_to: replyAddress('respuestas@palace.example', secret, id) })
    expect(letter?.['plain']).toMatch(/Surt demà\.[\s\S]*Lo espero desde el lunes/)
  })

  it('answered by two colleagues at once goes out once, and the second reads what the first wrote', async () => {
    const [one, other] = [await hire(['order_desk']), await hire(['trade_desk'])]
    const { id, email } = await written()
    const { version } = (await one.call('GET', `/messages/${id}/`)).body
    expect((await one.call('POST', `/messages/${id}/answer/`, { version, text: 'Mañana sale.' })).status).toBe(200)
    const second = await other.call('POST', `/messages/${id}/answer/`, { version, text: 'Ya ha salido.' })
    expect([second.status, second.body.code]).toEqual([409, 'version.changed'])
    expect(second.body.current.entries).toMatchObject([{ kind: 'answer', text: 'Mañana sale.' }])
    expect(await shop.sql`select from mail_outbox where recipient = ${email}`).toHaveLength(1)
  })

  it('opens again when its sender writes back, who is known from then on; the same e-mail counts once', async () => {
    const desk = await hire(['order_desk'])
    const { id, email } = await written()
    await desk.call('POST', `/messages/${id}/close/`, {})
    const reply = mail({
      from: email,
      to: replyAddress('respuestas@palace.example', secret, id),
      text: 'Gracias.\r\n\r\nEl lunes escribieron:\r\n> Mañana sale.',
    })
    expect((await received(reply)).json()).toEqual({ message: id, order_letter: null })
    await received(reply)
    expect((await desk.call('GET', `/messages/${id}/`)).body).toMatchObject({
      state: 'open',
      closed_at: null,
      proved: true,
      entries: [{ kind: 'closed' }, { kind: 'received', text: 'Gracias.', by: null, other_address: '' }],
    })
  })

  it('written back to from another address says so and proves nothing; a machine’s answer opens nothing', async () => {
    const desk = await hire(['order_desk'])
    const { id } = await written()
    await desk.call('POST', `/messages/${id}/close/`, {})
    const to = replyAddress('respuestas@palace.example', secret, id)
    await received(mail({ from: 'away@reader.example', to, text: 'Vuelvo el lunes.', head: 'Auto-Submitted: auto-replied\r\n' }))
    expect((await desk.call('GET', `/messages/${id}/`)).body.state).toBe('closed')
    await received(mail({ from: 'sister@reader.example', to, text: 'Escribo por ella.' }))
    expect((await desk.call('GET', `/messages/${id}/`)).body).toMatchObject({ state: 'open', proved: false })
    expect((await desk.call('GET', `/messages/${id}/`)).body.entries.at(-1).other_address).toBe('sister@reader.example')
  })

  it('keeps the files of an e-mail, to be fetched as they came', async () => {
    const desk = await hire(['order_desk'])
    const { id, email } = await written()
    const to = replyAddress('respuestas@palace.example', secret, id)
    const raw = `From: ${email}\r\nTo: ${to}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\nLa foto.\r\n--x\r\nContent-Type: image/png; name=golpe.png\r\nContent-Disposition: attachment; filename=golpe.png\r\nContent-Transfer-Encoding: base64\r\n\r\naGk=\r\n--x--\r\n`
    await received(raw)
    const [entry] = (await desk.call('GET', `/messages/${id}/`)).body.entries
    expect(entry.files).toEqual([{ position: 0, name: 'golpe.png' }])
    const file = await shop.app.inject({
      url: `/api/staff/messages/${id}/files/${entry.id}/0/`,
      headers: { authorization: `Bearer ${desk.token}` },
    })
    expect([file.statusCode, file.body, file.headers['content-type']]).toEqual([200, 'hi', 'application/octet-stream'])
  })

  it('is handed to a colleague and found under their name, with notes that nobody else reads', async () => {
    const desk = await hire(['trade_desk'])
    const { id } = await written('Queremos un presupuesto de sesenta ejemplares.')
    const handed = await desk.call('POST', `/messages/${id}/assign/`, { colleague: desk.id, desk: 'trade_desk' })
    expect(handed.body.assigned.id).toBe(desk.id)
    await desk.call('POST', `/messages/${id}/note/`, { text: 'Cuidado con el plazo.' })
    const mine = await desk.call('GET', '/messages/?assigned=me&state=open&q=presupuesto')
    expect(mine.body.items).toMatchObject([{ id, desk: 'trade_desk' }])
    const { version } = (await desk.call('GET', `/messages/${id}/`)).body
    await desk.call('POST', `/messages/${id}/answer/`, { version, text: 'Se lo preparamos.', close: true })
    const [letter] = await shop.sql`select plain from mail_outbox where template = 'contact-answer' order by id desc limit 1`
    expect(letter?.['plain']).not.toContain('Cuidado')
    expect((await desk.call('GET', `/messages/${id}/`)).body.state).toBe('closed')
    const cook = await hire(['catalogue'])
    expect((await desk.call('POST', `/messages/${id}/assign/`, { colleague: cook.id })).status).toBe(409)
  })

  it('names whose account the address is and whether the orders it names are theirs', async () => {
    const desk = await hire(['order_desk'])
    const { id } = await written()
    expect((await desk.call('GET', `/messages/${id}/`)).body.orders).toEqual([])
    expect((await desk.call('GET', '/messages/99999999/')).status).toBe(404)
  })
})

describe('what the mail server hands over', () => {
  beforeAll(() => shop.app.ready())
  it('comes in with its token alone, and only where it answers a conversation', async () => {
    const { id, email } = await written()
    const to = replyAddress('respuestas@palace.example', secret, id)
    expect((await received(mail({ from: email, to, text: 'Hola' }), 'somebody else’s')).statusCode).toBe(403)
    const forged = to.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'))
    expect((await received(mail({ from: email, to: forged, text: 'Hola' }))).statusCode).toBe(404)
    expect((await received(mail({ from: email, to: 'respuestas@palace.example', text: 'Hola' }))).statusCode).toBe(404)
    expect(repliedTo(secret, to)).toBe(id)
  })
  it('is kept without the letter it repeats, but with words between its lines', () => {
    expect(ownWords('Sí.\n\nOn Monday you wrote:\n> ¿Viene?\n> Saludos')).toBe('Sí.')
    expect(ownWords('> ¿Viene?\nSí.\n> ¿Cuántos?\nDos.')).toBe('> ¿Viene?\nSí.\n> ¿Cuántos?\nDos.')
  })
})

describe('house answers', () => {
  it('begin in three languages, and two who change one read each other', async () => {
    const desk = await hire(['order_desk'])
    const first = (await desk.call('GET', '/house-answers/')).body.items
    expect(first.length).toBeGreaterThan(2)
    const texts = { name: 'Horario', text_es: 'Abrimos a las diez.', text_ca: 'Obrim a les deu.', text_en: 'We open at ten.' }
    const added = (await desk.call('POST', '/house-answers/', texts)).body
    expect((await desk.call('POST', '/house-answers/', texts)).status).toBe(400)
    const { version } = added
    await desk.call('PUT', `/house-answers/${added.id}/`, { ...texts, text_es: 'Abrimos a las nueve.', version })
    const late = await desk.call('PUT', `/house-answers/${added.id}/`, { ...texts, text_es: 'Abrimos a las once.', version })
    expect([late.status, late.body.current.text_es]).toEqual([409, 'Abrimos a las nueve.'])
    expect((await desk.call('DELETE', `/house-answers/${added.id}/`)).body).toEqual({ done: true })
  })
})
