import { describe, expect, it } from 'vitest'
import { sign } from '#modules/captcha/signed.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const captcha = () => sign(shop.config.SECRET, 'pass', new Date(Date.now() + 60_000))
let serial = 0
const written = (change: object = {}) => ({
  subject: 'libraries',
  kind: 'account',
  name: 'Rosa Almendro',
  institution: 'Biblioteca de Valdeoliva',
  email: `rosa-${++serial}@library.example`,
  phone: '600 555 013',
  message: 'Quisiéramos abrir una cuenta para la red municipal.',
  privacy_accepted: true,
  captcha: captcha(),
  ...change,
})
const send = (body: object, language = 'en') => shop.call('POST', '/contact/', body, language)
const kept = (email: string) => shop.sql`select * from contact_message where email = ${email}`

describe('writing to the shop from its pages (L-18)', () => {
  it('keeps the message with its consent, tells the shop and acknowledges it to the sender in their language', async () => {
    const body = written()
    const answer = await send(body, 'ca')
    expect(answer).toMatchObject({ status: 201, body: { detail: expect.stringContaining('Hem rebut el vostre missatge') } })
    expect(await kept(body.email)).toMatchObject([
      {
        subject: 'libraries',
        kind: 'account',
        institution: body.institution,
        message: body.message,
        language: 'ca',
        closed_at: null,
      },
    ])
    expect(await shop.sql`select kind, form, text_version from consent where email = ${body.email}`).toEqual([
      { kind: 'privacy', form: 'contact', text_version: expect.stringMatching(/^\d{4}-\d{2}$/) },
    ])
    const letters = await shop.sql`select recipient, subject, plain from mail_outbox where template like 'contact-%' order by id`
    expect(letters).toMatchObject([
      { recipient: shop.config.CONTACT_EMAIL, subject: expect.stringContaining('Bibliotecas: Abrir una cuenta') },
      { recipient: body.email, subject: 'Hem rebut el vostre missatge' },
    ])
    for (const { plain } of letters) expect(plain).toContain(body.message)
  })
  it('names each wrong field in a sentence, and keeps nothing of a refused form', async () => {
    const body = written({
      institution: '',
      name: ' ',
      email: 'nobody',
      phone: 'x',
      message: 'Too short',
      privacy_accepted: false,
    })
    const answer = await send(body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body).toSorted()).toEqual(
      expect.arrayContaining(['email', 'institution', 'message', 'name', 'phone', 'privacy_accepted']),
    )
    expect(answer.body.message).toEqual(['Please tell us a little more: at least twenty characters.'])
    expect(await kept('nobody')).toEqual([])
  })
  it('asks no institution of whoever writes to customer service', async () =>
    expect((await send(written({ subject: 'general', institution: '' }))).status).toBe(201))
  it('takes 4,000 characters and not one more', async () => {
    expect((await send(written({ message: 'a'.repeat(4_000) }))).status).toBe(201)
    expect((await send(written({ message: 'a'.repeat(4_001) }))).body.message).toEqual([
      'The message can be 4,000 characters long at most.',
    ])
  })
  it('wants the check against robots, once for each message', async () => {
    expect((await send(written({ captcha: '' }))).body.captcha).toEqual(['You must indicate that you are not a robot'])
    const once = captcha()
    expect((await send(written({ captcha: once }))).status).toBe(201)
    expect((await send(written({ captcha: once }))).body.captcha).toEqual(['Incorrect code'])
  })
  it('carries no markup and no second line into a letter’s subject or body', async () => {
    const body = written({ name: 'Rosa\r\nBcc: all@example.com', message: '<script>alert(1)</script> and twenty more' })
    expect((await send(body)).status).toBe(201)
    const [letter] = await shop.sql`
      select subject, html from mail_outbox where template = 'contact-notice' order by id desc limit 1`
    expect(letter?.['subject']).not.toContain('\n')
    expect(letter?.['html']).not.toContain('<script>')
  })
  it('lets one address write six times an hour', async () => {
    const email = 'often@library.example'
    for (let time = 0; time < 6; time += 1) expect((await send(written({ email }))).status).toBe(201)
    expect((await send(written({ email }))).status).toBe(429)
  })
})

describe('the messages at the shop', () => {
  const people = staffing(shop)
  it('are read and closed by who answers them, and by nobody else', async () => {
    const body = written({ subject: 'companies', institution: 'Azulejos Vega' })
    await send(body)
    const { call: desk } = await people.hire(['trade_desk'])
    const open = await desk('GET', '/messages/?subject=companies')
    expect(open.body.items).toMatchObject([{ email: body.email, institution: 'Azulejos Vega', closed_at: null }])
    const { call: catalogue } = await people.hire(['catalogue'])
    const id = open.body.items[0].id
    expect((await catalogue('POST', `/messages/${id}/close/`, {})).status).toBe(403)
    expect((await desk('POST', `/messages/${id}/close/`, {})).body).toEqual({ id })
    expect((await desk('GET', '/messages/?subject=companies')).body.items).toEqual([])
    expect((await desk('GET', '/messages/?subject=companies&all=true')).body.items).toMatchObject([{ id }])
    expect((await desk('POST', '/messages/999999/close/', {})).status).toBe(404)
  })
})
