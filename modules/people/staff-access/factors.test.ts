import { generate } from 'otplib'
import { describe, expect, it } from 'vitest'
import type { Role } from '#modules/people/staff/grants.ts'
import { passkeyAt } from '#tests/support/passkey.ts'
import { withShop } from '#tests/support/shop.ts'
import { type StaffBrowser, staffBrowser } from '#tests/support/staff-browser.ts'
import { staffing, staffPassword } from '#tests/support/staffing.ts'
import { forgetFactors } from './own-factors.ts'

const shop = withShop({ STAFF_FACTOR_FOR: 'finance' })
const { hire, nobody } = staffing(shop)

/** The code of an app, so many half minutes from now. */
const codeOf = (secret: string, steps = 0) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })
const enterAgain = (browser: StaffBrowser, email: string) =>
  browser.call('POST', '/login/', { email, password: staffPassword }).then(({ body }) => body)

async function withApp(roles: Role[] = ['order_desk']) {
  const colleague = await hire(roles)
  const browser = staffBrowser(shop)
  await enterAgain(browser, colleague.email)
  const { secret, uri } = (await browser.call('POST', '/me/totp/', {})).body
  const confirmed = await browser.call('POST', '/me/totp/confirm/', { factor_code: await codeOf(secret) })
  // As if it had been confirmed long ago: the code of this half minute is still to be used.
  await shop.sql`update staff_totp set last_step = 0 where staff_id = ${colleague.id}`
  return {
    ...colleague,
    browser,
    secret: secret as string,
    uri: uri as string,
    papers: confirmed.body.recovery_codes as string[],
  }
}

describe('an app that shows codes', () => {
  it('counts once a first code was right, and is asked for beside the password from then on', async () => {
    const { email } = await hire(['order_desk'])
    const browser = staffBrowser(shop)
    await enterAgain(browser, email)
    const { secret, uri } = (await browser.call('POST', '/me/totp/', {})).body
    expect(uri).toContain(`secret=${secret}`)
    expect((await enterAgain(browser, email)).staff).toMatchObject({ email })
    expect((await browser.call('POST', '/me/totp/confirm/', { factor_code: '000000' })).body.factor_code).toBeDefined()
    const confirmed = await browser.call('POST', '/me/totp/confirm/', { factor_code: await codeOf(secret) })
    expect(new Set(confirmed.body.recovery_codes).size).toBe(10)
    const asked = await enterAgain(browser, email)
    expect(asked).toMatchObject({ token: null, staff: null, factor: { kinds: ['totp', 'recovery'] } })
    expect(browser.given).toEqual([])
    const letters = await shop.sql`select subject from mail_outbox where recipient = ${email}`
    expect(letters.map(({ subject }) => subject)).toContain('Tiene un segundo factor nuevo')
  })

  it('lets in with a code, on a command line too, and with each code once', async () => {
    const { email, secret, browser } = await withApp()
    const code = await codeOf(secret)
    const { pending } = (await enterAgain(browser, email)).factor
    expect((await browser.call('POST', '/login/factor/', { pending, factor_code: code })).body.staff).toMatchObject({ email })
    expect((await browser.call('GET', '/me/')).status).toBe(200)
    const again = (await nobody('POST', '/login/', { email, password: staffPassword })).body.factor
    const replayed = await nobody('POST', '/login/factor/', { pending: again.pending, factor_code: code })
    expect(replayed.body.factor_code).toEqual([expect.stringMatching(/has been used/)])
    const older = await nobody('POST', '/login/factor/', { pending: again.pending, factor_code: await codeOf(secret, -1) })
    expect(older.status).toBe(400)
    const next = await nobody('POST', '/login/factor/', { pending: again.pending, factor_code: await codeOf(secret, 1) })
    expect(next.body.token).toMatch(/^staff_/)
    expect((await nobody('POST', '/login/factor/', { pending: again.pending, factor_code: code })).body.code).toBe(
      'staff.step_ended',
    )
  })

  it('takes one code once, also where two are in at the same moment', async () => {
    const { email, secret } = await withApp()
    const steps = await Promise.all([1, 2].map(() => nobody('POST', '/login/', { email, password: staffPassword })))
    const factor_code = await codeOf(secret)
    const answers = await Promise.all(
      steps.map(({ body }) => nobody('POST', '/login/factor/', { pending: body.factor.pending, factor_code })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('cannot be guessed at by who has the password', async () => {
    const { email, secret } = await withApp()
    const { pending } = (await nobody('POST', '/login/', { email, password: staffPassword })).body.factor
    const tries = await Promise.all(
      Array.from({ length: 14 }, (_, n) => nobody('POST', '/login/factor/', { pending, factor_code: String(100_000 + n) })),
    )
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(10)
    const right = { pending, factor_code: await codeOf(secret, 1) }
    expect((await nobody('POST', '/login/factor/', right)).status).toBe(429)
  })

  it('keeps its secret sealed for its owner’s row, and out of the record', async () => {
    const { id, secret } = await withApp()
    const other = await withApp()
    const [row] = await shop.sql<{ secret: Buffer }[]>`select secret from staff_totp where staff_id = ${id}`
    expect(row!.secret.toString('latin1')).not.toContain(secret)
    await shop.sql`update staff_totp set secret = ${row!.secret}, last_step = 0 where staff_id = ${other.id}`
    const { pending } = (await enterAgain(other.browser, other.email)).factor
    const swapped = await other.browser.call('POST', '/login/factor/', { pending, factor_code: await codeOf(secret) })
    expect(swapped.status).toBe(400)
    const acts = JSON.stringify(await shop.sql`select input from staff_act where staff_id = ${id}`)
    expect(acts).toContain('factor_code')
    expect(acts).not.toMatch(/\d{6}/)
  })

  it('asks no more once its owner changed the password in between', async () => {
    const { email, secret, browser } = await withApp()
    const { pending } = (await nobody('POST', '/login/', { email, password: staffPassword })).body.factor
    await browser.call('PUT', '/me/password/', { password: staffPassword, new_password: 'eleven quinces and a fig' })
    const answer = await nobody('POST', '/login/factor/', { pending, factor_code: await codeOf(secret) })
    expect(answer.body.code).toBe('staff.step_ended')
  })
})

describe('codes for paper', () => {
  it('let in once each, however they are typed, and are told by the next ten', async () => {
    const { email, papers, browser, id } = await withApp()
    const enterWith = async (recovery_code: string) => {
      const { pending } = (await nobody('POST', '/login/', { email, password: staffPassword })).body.factor
      return (await nobody('POST', '/login/factor/', { pending, recovery_code })).status
    }
    expect(await enterWith(papers[0]!.toLowerCase().replace('-', ' '))).toBe(200)
    expect(await enterWith(papers[0]!)).toBe(400)
    expect((await browser.call('GET', '/me/access/')).body).toMatchObject({ totp: true, recovery_left: 9 })
    const renewed = (await browser.call('POST', '/me/recovery-codes/', {})).body.recovery_codes
    expect(await enterWith(papers[1]!)).toBe(400)
    expect(await enterWith(renewed[0])).toBe(200)
    const kept = JSON.stringify(
      await shop.sql`select encode(code_hash, 'escape') from staff_recovery_code where staff_id = ${id}`,
    )
    expect(kept).not.toContain(renewed[1])
  })
})

describe('a passkey', () => {
  async function withPasskey() {
    const colleague = await hire(['order_desk'])
    const browser = staffBrowser(shop)
    await enterAgain(browser, colleague.email)
    const key = passkeyAt()
    const options = (await browser.call('POST', '/me/passkeys/options/', {})).body
    const kept = await browser.call('POST', '/me/passkeys/', { name: 'Telephone', passkey: key.made(options) })
    expect(kept.body.recovery_codes).toHaveLength(10)
    return { ...colleague, browser, key }
  }
  const ask = async (browser: StaffBrowser, pending?: string) =>
    (await browser.call('POST', '/login/passkey/options/', pending ? { pending } : {})).body

  it('signs in alone, with each challenge once', async () => {
    const { email, key } = await withPasskey()
    const browser = staffBrowser(shop)
    const options = await ask(browser)
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    const passkey = key.signed(options)
    expect((await browser.call('POST', '/login/passkey/', { passkey })).body).toMatchObject({ token: null, staff: { email } })
    expect((await browser.call('GET', '/me/')).status).toBe(200)
    expect((await staffBrowser(shop).call('POST', '/login/passkey/', { passkey })).body.code).toBe('staff.passkey_wrong')
  })

  it('is a factor beside the password, and confirms who sits at a session', async () => {
    const { email, key, browser } = await withPasskey()
    const asked = (await enterAgain(browser, email)).factor
    expect(asked.kinds).toEqual(['passkey', 'recovery'])
    const options = await ask(browser, asked.pending)
    expect(options.allowCredentials).toHaveLength(1)
    const entered = await browser.call('POST', '/login/factor/', { pending: asked.pending, passkey: key.signed(options) })
    expect(entered.body.staff).toMatchObject({ email })
    const again = (await browser.call('POST', '/session/confirm/options/', {})).body
    expect((await browser.call('POST', '/session/confirm/', { passkey: key.signed(again) })).status).toBe(200)
  })

  it('is refused from a page of another address, from a copy, from another person and from another key', async () => {
    const { key, email } = await withPasskey()
    const other = await withPasskey()
    const browser = staffBrowser(shop)
    const refused = async (passkey: object) => {
      const answer = await browser.call('POST', '/login/passkey/', { passkey })
      expect([answer.status, answer.body.code]).toEqual([400, 'staff.passkey_wrong'])
    }
    await refused(key.signed(await ask(browser), { at: 'https://evil.example' }))
    await refused(passkeyAt().signed(await ask(browser)))
    await refused({ ...key.signed(await ask(browser)), response: { clientDataJSON: 'e30' } })
    expect((await browser.call('POST', '/login/passkey/', { passkey: key.signed(await ask(browser)) })).status).toBe(200)
    await refused(key.signed(await ask(browser), { copy: true }))
    const { pending } = (await enterAgain(staffBrowser(shop), email)).factor
    const options = await ask(browser, pending)
    const theirs = await browser.call('POST', '/login/factor/', { pending, passkey: other.key.signed(options) })
    expect(theirs.body.code).toBe('staff.passkey_wrong')
  })

  it('opens nothing for somebody who left', async () => {
    const { id, key } = await withPasskey()
    const admin = await hire(['admin'])
    await admin.call('PUT', `/users/${id}/`, { active: false })
    const browser = staffBrowser(shop)
    expect((await browser.call('POST', '/login/passkey/', { passkey: key.signed(await ask(browser)) })).status).toBe(400)
  })
})

describe('roles that demand a second factor', () => {
  it('are worth nothing until one is set up, which is all that the session does', async () => {
    const { email } = await hire(['finance'])
    const browser = staffBrowser(shop)
    await enterAgain(browser, email)
    expect((await browser.call('GET', '/me/')).body.session.factor_missing).toBe(true)
    expect((await browser.call('GET', '/invoices/')).body.code).toBe('staff.factor_missing')
    expect((await browser.call('GET', '/calls/')).status).toBe(200)
    const { secret } = (await browser.call('POST', '/me/totp/', {})).body
    await browser.call('POST', '/me/totp/confirm/', { factor_code: await codeOf(secret) })
    expect((await browser.call('GET', '/invoices/')).status).toBe(200)
    expect((await browser.call('DELETE', '/me/totp/')).body.code).toBe('staff.factor_demanded')
  })

  it('ask nobody else', async () => {
    const { call } = await hire(['marketing'])
    expect((await call('GET', '/me/access/')).body).toMatchObject({ factor_demanded: false, totp: false })
    expect((await call('GET', '/coupons/')).status).toBe(200)
  })
})

describe('a factor that is lost', () => {
  it('is dropped by an admin, with all that is open, and its owner is told', async () => {
    const { id, email, browser } = await withApp()
    const [admin, finance] = [await hire(['admin']), await hire(['marketing'])]
    expect((await finance.call('DELETE', `/users/${id}/factors/`)).status).toBe(403)
    expect((await admin.call('DELETE', `/users/${id}/factors/`)).body).toEqual({ done: true })
    expect((await browser.call('GET', '/me/')).status).toBe(401)
    expect((await enterAgain(browser, email)).staff).toMatchObject({ email })
    const letters = await shop.sql`select subject from mail_outbox where recipient = ${email}`
    expect(letters.map(({ subject }) => subject)).toContain('Se ha quitado un segundo factor')
  })

  it('is forgotten from the machine of the shop, where nobody is left who could drop it', async () => {
    const { id, email, browser } = await withApp(['admin'])
    await shop.sql.begin((tx) => forgetFactors(tx, id))
    expect((await browser.call('GET', '/me/')).status).toBe(401)
    expect((await enterAgain(browser, email)).staff).toMatchObject({ email })
  })

  it('is given up only by who has just said who they are', async () => {
    const { id, browser } = await withApp()
    await shop.sql`update staff_session set opened_at = opened_at - interval '11 minutes' where staff_id = ${id}`
    expect((await browser.call('DELETE', '/me/totp/')).body.code).toBe('staff.login_again')
    await browser.call('POST', '/session/confirm/', { password: staffPassword })
    expect((await browser.call('DELETE', '/me/totp/')).body).toEqual({ done: true })
    expect((await browser.call('GET', '/me/access/')).body).toMatchObject({ totp: false, recovery_left: 0 })
  })
})
