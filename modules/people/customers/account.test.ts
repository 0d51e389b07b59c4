import { describe, expect, it } from 'vitest'
import { callAsPerson } from '#tests/support/person.ts'
import { withShop } from '#tests/support/shop.ts'

const shop = withShop()
const call = callAsPerson(shop)
const password = 'granada de plata'

let serial = 0
const signedUp = async (fields: Record<string, unknown> = {}) => {
  const email = `luis${++serial}@example.com`
  const person = {
    name: 'Luis',
    surnames: 'Prueba',
    email,
    phone: '600000002',
    password,
    confirm_password: password,
    privacy: true,
  }
  const { body } = await call('POST', '/customer/register/', { ...person, ...fields })
  return { id: body.id as string, token: body.token as string, email: body.email as string }
}
const signIn = (email: string, word: string) => call('POST', '/customer/login/', { email, password: word })
const linkSentTo = async (email: string) => {
  const [letter] = await shop.sql<{ plain: string; secret: boolean; subject: string }[]>`
    select plain, secret, subject from mail_outbox where recipient = ${email} order by id desc limit 1`
  return { ...letter!, token: /\/[\w-]*remember\/([\w-]+)|recordar\/([\w-]+)/.exec(letter!.plain)?.slice(1).find(Boolean) ?? '' }
}
const reset = (token: string, word: string) =>
  call('POST', '/customer/password/reset/', { token, password: word, confirm_password: word })

describe('recovering a password', () => {
  it('sends a link that works once, ends every session and is dropped from the outbox once sent', async () => {
    const { email, ...session } = await signedUp()
    expect(await call('POST', '/customer/password/recover/', { email: email.toUpperCase() })).toMatchObject({ status: 200 })
    const { token, secret, subject } = await linkSentTo(email)
    expect({ secret, subject }).toEqual({ secret: true, subject: 'Choose a new password' })
    const both = await Promise.all([reset(token, 'limonero en flor'), reset(token, 'limonero en flor')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await reset(token, 'limonero en flor')).toMatchObject({
      status: 400,
      body: { detail: 'The session has expired, please request it again.' },
    })
    expect((await call('POST', '/customer/data/', session)).body.detail).toBe('Login failed.')
    expect((await signIn(email, password)).status).toBe(400)
    expect((await signIn(email, 'limonero en flor')).status).toBe(200)
    expect(await shop.sql`select verified_at is not null as verified from customer where id = ${session.id}`).toEqual([
      { verified: true },
    ])
  })
  it('writes in the language of the visitor, and only the newest link works', async () => {
    const { email } = await signedUp()
    await call('POST', '/customer/password/recover/', { email }, 'es')
    const first = await linkSentTo(email)
    expect(first.plain).toContain('/es/contrasena-recordar/')
    await call('POST', '/customer/password/recover/', { email }, 'ca')
    const second = await linkSentTo(email)
    expect(second.subject).toBe('Trieu una contrasenya nova')
    expect((await reset(first.token, 'limonero en flor')).status).toBe(400)
    expect((await reset(second.token, 'limonero en flor')).status).toBe(200)
  })
  it('refuses a link after an hour, and keeps it for a password that follows the rules', async () => {
    const { email } = await signedUp()
    await call('POST', '/customer/password/recover/', { email })
    const { token } = await linkSentTo(email)
    expect((await reset(token, 'corta')).body).toMatchObject({ password: ['The password needs at least 8 characters.'] })
    await shop.sql`update password_reset set expires_at = now() - interval '1 second'`
    expect((await reset(token, 'limonero en flor')).body.code).toBe('customer.reset_expired')
  })
  it('says that an address is unknown, and stops at three in an hour for known and unknown alike', async () => {
    const { email } = await signedUp()
    for (const address of [email, 'nobody@example.com']) {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => call('POST', '/customer/password/recover/', { email: address })),
      )
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    }
    expect(await call('POST', '/customer/password/recover/', { email: 'other@example.com' })).toMatchObject({
      status: 400,
      body: { detail: 'There is no user registered with the indicated e-mail.' },
    })
  })
})

describe('the password page', () => {
  it('needs the current password and signs the others out', async () => {
    const { email, ...here } = await signedUp()
    const elsewhere = (await signIn(email, password)).body
    const change = (current_password: string, word: string, again = word) =>
      call('PUT', '/customer/password/', { ...here, current_password, password: word, confirm_password: again })
    expect((await change('granada de barro', 'limonero en flor')).body).toMatchObject({
      current_password: ['The current password is not correct.'],
    })
    expect((await change(password, 'limonero en flor', 'limonero seco')).body.detail).toBe('Passwords do not match.')
    expect((await change('', 'limonero en flor')).body.detail).toBe('All fields are required')
    expect(await change(password, 'limonero en flor')).toMatchObject({ status: 200 })
    expect((await call('POST', '/customer/data/', here)).status).toBe(200)
    expect((await call('POST', '/customer/data/', { id: elsewhere.id, token: elsewhere.token })).status).toBe(403)
  })
})

describe('the data page', () => {
  const data = { name: 'Luisa', surnames: 'Prueba', phone: '600000003' }
  it('saves, and gives the session to keep', async () => {
    const me = await signedUp()
    expect(await call('PUT', '/customer/data/', { ...me, ...data, nif: 'A28015865', newsletter: true })).toMatchObject({
      status: 200,
      body: {
        detail: 'Your data has been saved.',
        session: { id: me.id, token: me.token, firstName: 'Luisa', nif: 'A28015865' },
      },
    })
    expect((await call('POST', '/customer/data/', me)).body).toMatchObject({ name: 'Luisa', newsletter: true, kind: 'private' })
    expect(await shop.sql`select form from consent where customer_id = ${me.id} and kind = 'newsletter'`).toEqual([
      { form: 'data' },
    ])
  })
  it('refuses what is another’s and what is wrong', async () => {
    const [me, other] = [await signedUp({ nif: '00000000T' }), await signedUp({ nif: '99999999R' })]
    expect(await call('PUT', '/customer/data/', { ...me, ...data, email: other.email, nif: '99999999-r' })).toMatchObject({
      status: 400,
      body: {
        detail: 'Error modifying the data...',
        email: ['The email already exists.'],
        nif: ['The tax id already exists.'],
      },
    })
    expect((await call('PUT', '/customer/data/', { ...me, ...data, name: '' })).body).toMatchObject({
      detail: 'Error modifying the data...',
      name: ['Please enter your name.'],
    })
    expect((await call('PUT', '/customer/data/', { ...me, ...data, token: other.token })).body.detail).toBe('Login failed.')
  })
})
