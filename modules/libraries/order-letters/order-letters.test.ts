import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverNext } from '#modules/platform/mail/outbox.ts'
import { smtpDelivery } from '#modules/platform/mail/sender.ts'
import { buying } from '#tests/support/buying.ts'
import { givenBook, givenLibrary } from '#tests/support/libraries.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const people = staffing(shop)
let serial = 0
const key = () => `key-of-a-form-${++serial}`
const send = (body: object, language = 'en') => shop.call('POST', '/order-letters/', { key: key(), ...body }, language)
const content = (text: string) => Buffer.from(text).toString('base64')

const received: { to: string[]; raw: Buffer }[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part) => parts.push(part))
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(parts) })
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

describe('an order by e-mail (L-08 to L-10)', () => {
  it('reaches the shop with its file by SMTP, is acknowledged, and read for bookseller and librarian', async () => {
    const who = await givenLibrary(shop)
    const book = await givenBook(shop)
    const list = `ISBN;Título;Cantidad\r\n${book.ean};Año;4\r\n9788437604948;Mal;1\r\n`
    const sent = await send({
      ...who,
      comments: 'Para la sala infantil,\ncon factura aparte.',
      file: { name: 'C:\\pedido mayo.csv', content: content(list) },
    })
    expect(sent).toMatchObject({
      status: 201,
      body: { detail: 'The order has been sent.', number: expect.stringMatching(/^L\d{6}$/) },
    })

    const deliver = smtpDelivery({ url, from: 'La Botiga <hola@palaceshop.example>' })
    while (await deliverNext(shop.sql, deliver));
    const letters = await Promise.all(received.map(async ({ to, raw }) => ({ to: to[0], letter: await PostalMime.parse(raw) })))
    const order = letters.find(({ to }) => to === shop.config.CONTACT_EMAIL)?.letter
    expect(order?.subject).toContain(sent.body.number)
    expect(order?.text).toContain('con factura aparte.')
    const file = order?.attachments.find(({ filename }) => filename === 'pedido mayo.csv')
    expect(Buffer.from(file?.content as ArrayBuffer).toString()).toBe(list)
    const answer = letters.find(({ to }) => to === `${who.id}@example.com`)?.letter
    expect(answer?.text).toContain('We recognised 1 of 2 lines.')
    expect(answer?.attachments.map(({ filename }) => filename)).toEqual(['palace.png'])
    expect(await shop.sql`select from mail_attachment`).toHaveLength(0)

    const desk = await people.hire(['trade_desk'])
    const [waiting] = (await desk.call('GET', '/order-letters/')).body.items
    expect(waiting).toMatchObject({ number: sent.body.number, file: 'pedido mayo.csv', customer: who.id })
    const { version, lines } = (await desk.call('GET', `/order-letters/${waiting.letter}/`)).body
    expect(lines).toMatchObject([
      { quantity: 4, product: book.id, state: 'found' },
      { reason: 'check_digit', state: 'unknown' },
    ])
    const download = await shop.app.inject({
      url: `/api/staff/order-letters/${waiting.letter}/file/?store=T013&lang=es`,
      headers: { authorization: `Bearer ${desk.token}` },
    })
    expect([download.headers['x-content-type-options'], download.rawPayload.toString()]).toEqual(['nosniff', list])
    const handled = await desk.call('POST', `/order-letters/${waiting.letter}/handle/`, { version })
    expect(handled.body).toMatchObject({ state: 'handled' })
    const again = await desk.call('POST', `/order-letters/${waiting.letter}/handle/`, { version: handled.body.version })
    expect([again.status, again.body.code]).toEqual([409, 'order_letter.decided'])

    const taken = await shop.call('POST', '/intake/take/', { ...who, reading: sent.body.reading })
    expect(taken.body).toMatchObject({ added: 1, unknown: 1 })
    expect((await shop.call('POST', '/order-letters/list/', who)).body.items).toMatchObject([
      { number: sent.body.number, handled: expect.any(String) },
    ])
  })
  it('needs comments; reads the books they name when there is no file', async () => {
    const who = await givenLibrary(shop)
    const book = await givenBook(shop)
    expect((await send({ ...who, comments: '  ' })).body.comments).toEqual(['Please tell us what you need.'])
    expect((await send({ ...who, comments: 'Buenos días' })).body.reading).toBeNull()
    const { reading } = (await send({ ...who, comments: `Queremos 2 ej. de ${book.ean}` })).body
    expect((await shop.call('POST', '/intake/reading/', { ...who, reading })).body.lines).toMatchObject([
      { quantity: 2, product: { pk: book.id } },
    ])
  })
  it('takes files by their content, up to 5 MB, and names them for what they are', async () => {
    const who = await givenLibrary(shop)
    const wrong = async (bytes: string | Buffer, name: string) =>
      (await send({ ...who, comments: 'Pedido', file: { name, content: Buffer.from(bytes).toString('base64') } })).body.file
    expect(await wrong('MZ\u0000\u0000', 'list.pdf')).toEqual(['Programs, web pages and documents with macros are not accepted.'])
    expect(await wrong('<html><script>1</script>', 'list.txt')).toEqual([
      'Programs, web pages and documents with macros are not accepted.',
    ])
    expect(await wrong(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'list.pdf')).toEqual([
      expect.stringContaining('pdf, xls, xlsx'),
    ])
    expect(await wrong('PK\u0003\u0004', 'list.xlsx')).toEqual([expect.stringContaining('damaged')])
    expect(await wrong(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 'list.txt')).toEqual([expect.stringContaining('5 MB')])
    expect(await wrong(Buffer.alloc(5 * 1024 * 1024, 'a '), 'list.txt')).toBeUndefined()
    expect(await wrong('%PDF-1.7\n…', 'list.exe')).toBeUndefined()
    const [last] = (await shop.call('POST', '/order-letters/list/', who)).body.items
    expect(last.file).toBe('list.exe.pdf')
  })
  it('sent twice is one order', async () => {
    const who = await givenLibrary(shop)
    const once = { ...who, comments: 'Pedido', key: key() }
    const both = await Promise.all([send(once), send(once)])
    expect(new Set(both.map(({ body }) => body.number)).size).toBe(1)
    expect(await shop.sql`select from order_letter where customer_id = ${who.id}`).toHaveLength(1)
  })
  it('is refused by the server to whoever is no library, or needs approval (L-15), and beyond twelve an hour', async () => {
    const { signIn } = buying(shop)
    const refused = { status: 403, body: { detail: 'This page can not be accessed.' } }
    expect(await send({ ...(await signIn()), comments: 'Pedido' })).toMatchObject(refused)
    const id = 'c-a-company'
    await shop.sql`insert into customer (id, kind, email, company, password_hash, language, activated_at) values (${id}, 'business', 'company@example.com', 'Azulejos', 'x', 'es', now())`
    expect(await send({ ...(await signIn(id)), comments: 'Pedido' })).toMatchObject(refused)
    const who = await givenLibrary(shop)
    for (let time = 0; time < 12; time++) expect((await send({ ...who, comments: 'Pedido' })).status).toBe(201)
    expect((await send({ ...who, comments: 'Pedido' })).status).toBe(429)
  })
})
