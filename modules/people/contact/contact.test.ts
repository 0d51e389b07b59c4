import { describe, expect, it } from 'vitest'
import { addDays, dayOf } from '#kernel/days.ts'
import { captchaPass } from '#tests/support/captcha-pass.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { sweepMessages } from './send-message.ts'

const shop = withShop()
const people = staffing(shop)
const captcha = () => captchaPass(shop)
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
  it('keeps the message with its consent, tells the shop and acknowledges it in the language of the sender, without a word of theirs', async () => {
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
    const [toStaff, toSender] = letters.map(({ plain }) => plain as string)
    expect(toStaff).toContain(body.message)
    for (const typed of [body.message, body.name, body.institution]) expect(toSender).not.toContain(typed)
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
    expect(answer.body.message).toEqual(['Please tell us a little more: at least 20 characters.'])
    expect(await kept('nobody')).toEqual([])
  })
  it('asks no institution of whoever writes to customer service', async () =>
    expect((await send(written({ subject: 'general', kind: 'shipping', institution: '' }))).status).toBe(201))
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

describe('the contact form, customer service and work with us (T-14 to T-21)', () => {
  const open = (change: object = {}) => written({ subject: 'general', kind: 'returns', institution: '', ...change })
  it.each([
    ['general', 'kind', { kind: '' }, 'Invalid topic.'],
    ['general', 'kind', { kind: 'account' }, 'Invalid topic.'],
    ['service', 'kind', { kind: '' }, 'Invalid topic.'],
    ['general', 'name', { name: ' ' }, 'Invalid name.'],
    ['service', 'email', { email: 'nobody' }, 'Invalid email.'],
    ['job', 'message', { message: '' }, 'Invalid message.'],
    ['job', 'privacy_accepted', { privacy_accepted: false }, 'You must accept the privacy policy.'],
    ['job', 'training', { training: 'a'.repeat(2_001) }, 'This answer can be 2,000 characters long at most.'],
  ])('of %s names a wrong %s as the specification words it (T-16, T-17)', async (subject, field, change, said) => {
    const answer = await send(open({ subject, ...change }))
    expect(answer).toMatchObject({ status: 400, body: { [field]: [said] } })
  })
  it('says what T-18 says when the message could not be kept, and keeps no half of it', async () => {
    const email = 'broken@reader.example'
    await shop.sql.unsafe(
      `create function contact_breaks() returns trigger language plpgsql as $$ begin raise 'no letters today'; end $$;
       create trigger contact_breaks before insert on mail_outbox for each row execute function contact_breaks()`,
    )
    const answer = await send(open({ email }))
    await shop.sql.unsafe('drop trigger contact_breaks on mail_outbox; drop function contact_breaks()')
    expect(answer).toMatchObject({ status: 503, body: { detail: 'An error occurred while sending the email' } })
    expect(await kept(email)).toEqual([])
  })
  it('throws away what a robot filled in where nobody looks, and answers as ever', async () => {
    const email = 'robot@reader.example'
    expect((await send(open({ email, website: 'https://spam.example' }))).status).toBe(201)
    expect(await kept(email)).toEqual([])
  })
  it('keeps a job application with its three answers, of which administration alone reads (T-21)', async () => {
    const body = open({
      subject: 'job',
      kind: '',
      training: 'Filología',
      experience: 'Cinco años en librería',
      knowledge: 'Árabe',
    })
    expect((await send(body, 'es')).status).toBe(201)
    const [letter] =
      await shop.sql`select plain, subject from mail_outbox where template = 'contact-notice' order by id desc limit 1`
    expect(letter).toMatchObject({ subject: expect.stringContaining('Trabajo: Rosa Almendro') })
    expect(letter?.['plain']).toMatch(/Formación:\s+Filología[\s\S]*Otros conocimientos:\s+Árabe/)
    expect(await shop.sql`select form from consent where email = ${body.email}`).toEqual([{ form: 'job' }])
    const { call: desk } = await people.hire(['trade_desk'])
    const { call: admin } = await people.hire(['admin'])
    expect((await desk('GET', '/messages/')).body.items.filter(({ email }: { email: string }) => email === body.email)).toEqual(
      [],
    )
    expect((await desk('GET', '/applications/')).status).toBe(403)
    const [one] = (await admin('GET', '/applications/')).body.items
    expect(one).toMatchObject({ email: body.email, training: 'Filología', knowledge: 'Árabe' })
    expect((await desk('GET', `/applications/${one.id}/`)).status).toBe(403)
    const yearOn = addDays(dayOf(new Date(one.sent_at)), 365)
    expect((await admin('GET', `/applications/${one.id}/`)).body).toMatchObject({ id: one.id, kept_until: yearOn })
    expect((await admin('POST', `/messages/${one.id}/close/`, {})).status).toBe(404)
    expect((await admin('POST', `/applications/${one.id}/close/`, {})).body).toEqual({ id: one.id })
    expect((await admin('GET', '/applications/')).body.items).toEqual([])
    await sweepMessages(shop.sql, new Date(Date.now() + 364 * 86_400_000))
    expect(await kept(body.email)).toHaveLength(1)
    await sweepMessages(shop.sql, new Date(Date.now() + 366 * 86_400_000))
    expect(await kept(body.email)).toEqual([])
  })
})

describe('the messages at the shop', () => {
  it('are read and closed by who answers them, and by nobody else', async () => {
    const body = written({ subject: 'companies', institution: 'Azulejos Vega' })
    await send(body)
    const { call: desk } = await people.hire(['trade_desk'])
    const open = await desk('GET', '/messages/?subject=companies&state=open')
    expect(open.body.items).toMatchObject([{ email: body.email, institution: 'Azulejos Vega', state: 'open' }])
    const { call: catalogue } = await people.hire(['catalogue'])
    const id = open.body.items[0].id
    expect((await catalogue('POST', `/messages/${id}/close/`, {})).status).toBe(403)
    expect((await desk('POST', `/messages/${id}/close/`, {})).body).toMatchObject({ id, state: 'closed' })
    expect((await desk('GET', '/messages/?subject=companies&state=open')).body.items).toEqual([])
    expect((await desk('GET', '/messages/?subject=companies')).body.items).toMatchObject([{ id }])
    expect((await desk('POST', '/messages/999999/close/', {})).status).toBe(404)
  })
  it('are forgotten a year after they were closed, with the letters that repeat them, and not before they were', async () => {
    const [answered, waiting] = [written({ subject: 'libraries' }), written({ subject: 'libraries' })]
    for (const body of [answered, waiting]) await send(body)
    const [message] = await kept(answered.email)
    const { call: desk } = await people.hire(['order_desk'])
    await desk('POST', `/messages/${message!['id']}/close/`, {})
    await shop.sql`update mail_outbox set sent_at = now(), due_at = null where recipient = ${answered.email}`
    const letters = () => shop.sql`select from mail_outbox where recipient in (${answered.email}, ${waiting.email})`
    const daysOn = (days: number) => new Date(Date.now() + days * 86_400_000)
    await sweepMessages(shop.sql, daysOn(364))
    expect([(await kept(answered.email)).length, (await letters()).length]).toEqual([1, 2])
    await sweepMessages(shop.sql, daysOn(366))
    expect([(await kept(answered.email)).length, (await letters()).length]).toEqual([0, 1])
    await sweepMessages(shop.sql, daysOn(4_000))
    expect(await kept(waiting.email)).toHaveLength(1)
  })
})
