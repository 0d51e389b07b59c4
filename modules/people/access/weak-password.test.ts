import { describe, expect, it } from 'vitest'
import { registering } from '#tests/support/registering.ts'
import { withShop } from '#tests/support/shop.ts'
import { isWeakPassword } from './weak-password.ts'

const shop = withShop()
const { call, form, registered } = registering(shop)
const about = ['nuria.prat@example.com', 'Núria', 'La Botiga del Palau']

describe('a password that is guessed first', () => {
  it('is a common one, one with figures at its ends, or a pattern', async () => {
    for (const password of [
      '12345678',
      'password',
      'Password123',
      'aaaaaaaa',
      '87654321',
      'abcabcabc',
      'Granada2026!',
      'contraseña',
      'abcdefgh',
      'Zyxwvuts',
      'qwertyuiop',
      'abcdefg1',
    ])
      expect(await isWeakPassword(password, []), password).toBe(true)
  })
  it('is what is known of whose it is', async () => {
    for (const password of [
      'nuria.prat@example.com',
      'Nuria.Prat',
      'nuria1987',
      'labotigadelpalau',
      'La Botiga del Palau!',
      'moc.elpmaxe@tarp.airun',
    ])
      expect(await isWeakPassword(password, about), password).toBe(true)
  })
  it('is none of those that people make up of several words', async () => {
    for (const password of ['palacio-de-prueba', 'granada de plata', 'twelve pomegranates', 'una-clave-bien-larga', 'kX9#vTq2'])
      expect(await isWeakPassword(password, about), password).toBe(false)
  })
})

describe('choosing a password', () => {
  const english = /easy to guess/
  it('is refused at registering and when changing it, in the language of the visitor', async () => {
    const { email } = form()
    const weak = (password: string, language = 'en') =>
      call('POST', '/customer/register/', form({ email, password, confirm_password: password }), language)
    expect((await weak('12345678')).body.password).toEqual([expect.stringMatching(english)])
    expect((await weak(email)).body.password).toEqual([expect.stringMatching(english)])
    expect((await weak('password123', 'es')).body.password).toEqual([expect.stringMatching(/fácil de adivinar/)])
    expect((await weak('password123', 'ca')).body.password).toEqual([expect.stringMatching(/de les primeres que es proven/)])
    const me = await registered()
    const change = { id: me.id, token: me.token, current_password: 'granada de plata' }
    const to = (password: string) => call('PUT', '/customer/password/', { ...change, password, confirm_password: password })
    expect((await to(me.email)).body.password).toEqual([expect.stringMatching(english)])
    expect((await to('granada de oro')).status).toBe(200)
  })
  it('leaves the link of the letter as it is, until a better one is chosen', async () => {
    const me = await registered()
    await call('POST', '/customer/password/recover/', { email: me.email })
    const [letter] =
      await shop.sql`select plain from mail_outbox where recipient = ${me.email} and template = 'password-recovery'`
    const token = /\/([\w-]{43})/.exec(String(letter?.['plain']))?.[1]
    const choose = (password: string) =>
      call('POST', '/customer/password/reset/', { token, password, confirm_password: password })
    expect((await choose(me.email)).body.password).toEqual([expect.stringMatching(english)])
    expect((await choose('granada de barro')).status).toBe(200)
  })
})
