import { describe, expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'
import { staffBrowser } from '#tests/support/staff-browser.ts'
import { staffing, staffPassword } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire, nobody } = staffing(shop)
const chosen = 'eleven quinces and a fig'

const lettersTo = (email: string) => shop.sql<{ template: string; subject: string; plain: string; language: string }[]>`
  select template, subject, plain, language from mail_outbox where recipient = ${email} order by id`
const tokenIn = (plain: string | undefined) => /set-password\/#([\w-]{43})/.exec(plain ?? '')?.[1] ?? ''
const door = (path: string, body: object) => nobody('POST', path, body)
const login = (email: string, password: string) => door('/login/', { email, password })

describe('a password changed by oneself', () => {
  it('wants the old one, follows the rules of any, and ends the other sessions alone', async () => {
    const { call, email, id } = await hire(['finance'])
    const elsewhere = staffBrowser(shop)
    await elsewhere.call('POST', '/login/', { email, password: staffPassword })
    const change = (password: string, new_password: string) => call('PUT', '/me/password/', { password, new_password })
    expect((await change('not this one', chosen)).body.password).toEqual(['This is not your password.'])
    expect((await change(staffPassword, 'short')).body.new_password).toEqual([expect.stringMatching(/twelve characters/)])
    expect((await change(staffPassword, 'passwordpassword')).body.new_password).toEqual([expect.stringMatching(/easy to guess/)])
    expect((await elsewhere.call('GET', '/me/')).status).toBe(200)
    expect((await change(staffPassword, chosen)).body).toEqual({ done: true })
    expect((await elsewhere.call('GET', '/me/')).status).toBe(401)
    expect((await call('GET', '/me/')).status).toBe(200)
    expect((await login(email, staffPassword)).status).toBe(400)
    expect((await login(email, chosen)).status).toBe(200)
    expect((await lettersTo(email)).map(({ subject }) => subject)).toContain('Su contraseña ha cambiado')
    const acts = await shop.sql`select input from staff_act where staff_id = ${id} and action = 'account.password'`
    expect(JSON.stringify(acts)).not.toContain(chosen)
  })

  it('cannot be guessed at from an open screen', async () => {
    const { email, call } = await hire(['finance'])
    const browser = staffBrowser(shop)
    await browser.call('POST', '/login/', { email, password: staffPassword })
    const tries = []
    for (let n = 0; n < 7; n++) tries.push((await browser.call('POST', '/session/confirm/', { password: `guess ${n}` })).status)
    expect(tries).toEqual([400, 400, 400, 400, 400, 429, 429])
    expect((await browser.call('POST', '/session/confirm/', { password: staffPassword })).status).toBe(429)
    expect((await call('POST', '/session/confirm/', { password: staffPassword })).status).toBe(200)
  })

  it('is counted also where many are tried at once', async () => {
    const { email } = await hire(['finance'])
    const browser = staffBrowser(shop)
    await browser.call('POST', '/login/', { email, password: staffPassword })
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, n) => browser.call('POST', '/session/confirm/', { password: `guess ${n}` })),
    )
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(5)
  })
})

describe('who says again who they are', () => {
  it('goes on in the same session with what needs it', async () => {
    const { call, id } = await hire(['admin'])
    await shop.sql`update staff_session set opened_at = opened_at - interval '11 minutes' where staff_id = ${id}`
    const colleague = { email: `new.${id}@staff.example`, name: 'Nora', roles: ['finance'] }
    expect((await call('POST', '/users/', colleague)).body.code).toBe('staff.login_again')
    const [before] = await shop.sql`select id, token_hash, started_at from staff_session where staff_id = ${id}`
    expect((await call('POST', '/session/confirm/', { password: staffPassword })).status).toBe(200)
    expect((await call('POST', '/users/', colleague)).status).toBe(200)
    expect(await shop.sql`select id, token_hash, started_at from staff_session where staff_id = ${id}`).toEqual([before])
    const me = await call('GET', '/me/')
    expect(Date.parse(me.body.session.fresh_until)).toBeGreaterThan(Date.now())
  })
})

describe('a forgotten password', () => {
  it('is chosen anew by a link that works once, which ends every session', async () => {
    const { email, call } = await hire(['order_desk'])
    expect((await door('/password/forgotten/', { email })).body).toEqual({ done: true })
    const [letter] = await lettersTo(email)
    expect(letter).toMatchObject({ template: 'staff-reset', language: 'es' })
    const token = tokenIn(letter?.plain)
    expect((await door('/password/link/', { token })).body).toMatchObject({ purpose: 'reset', email })
    expect((await door('/password/', { token, password: 'short' })).body.password).toBeDefined()
    expect((await door('/password/', { token, password: chosen })).body).toEqual({ done: true })
    expect((await call('GET', '/me/')).status).toBe(401)
    expect((await login(email, chosen)).status).toBe(200)
    for (const path of ['/password/', '/password/link/'])
      expect((await door(path, { token, password: `${chosen} again` })).body.code).toBe('staff.link_ended')
  })

  it('is chosen once by two who follow the link at once', async () => {
    const { email } = await hire(['order_desk'])
    await door('/password/forgotten/', { email })
    const token = tokenIn((await lettersTo(email))[0]?.plain)
    const answers = await Promise.all([1, 2].map((n) => door('/password/', { token, password: `${chosen} ${n}` })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('gives a link that ends after half an hour, and with the next one', async () => {
    const { email } = await hire(['order_desk'])
    await door('/password/forgotten/', { email })
    await door('/password/forgotten/', { email })
    const [first, second] = (await lettersTo(email)).map(({ plain }) => tokenIn(plain))
    expect((await door('/password/link/', { token: first })).body.code).toBe('staff.link_ended')
    expect((await door('/password/link/', { token: second })).status).toBe(200)
    await shop.sql`update staff_link set expires_at = expires_at - interval '30 minutes'`
    expect((await door('/password/', { token: second, password: chosen })).body.code).toBe('staff.link_ended')
  })

  it('reads the same for an address that nobody has and for somebody who left, and writes to neither', async () => {
    const admin = await hire(['admin'])
    const left = await hire(['finance'])
    await admin.call('PUT', `/users/${left.id}/`, { active: false })
    for (const email of ['nobody.at.all@staff.example', left.email]) {
      const answer = await door('/password/forgotten/', { email })
      expect([answer.status, answer.body]).toEqual([200, { done: true }])
      expect(await lettersTo(email)).toEqual([])
    }
    const tries = []
    for (let n = 0; n < 3; n++) tries.push((await door('/password/forgotten/', { email: 'nobody.at.all@staff.example' })).status)
    expect(tries).toEqual([200, 200, 429])
  })

  it('is no way in for somebody who left after the letter', async () => {
    const admin = await hire(['admin'])
    const { id, email } = await hire(['finance'])
    await door('/password/forgotten/', { email })
    const token = tokenIn((await lettersTo(email))[0]?.plain)
    await admin.call('PUT', `/users/${id}/`, { active: false })
    expect((await door('/password/', { token, password: chosen })).body.code).toBe('staff.link_ended')
  })

  it('keeps only the hash of the link', async () => {
    const { email } = await hire(['finance'])
    await door('/password/forgotten/', { email })
    const token = tokenIn((await lettersTo(email))[0]?.plain)
    const [link] = await shop.sql<{ token_hash: Buffer }[]>`select token_hash from staff_link order by expires_at desc limit 1`
    expect(link!.token_hash.toString('base64url')).not.toBe(token)
    expect(link!.token_hash).toHaveLength(32)
  })
})

describe('a new colleague', () => {
  it('is invited by a letter and chooses the password alone', async () => {
    const admin = await hire(['admin'])
    const email = 'berta@staff.example'
    const made = await admin.call('POST', '/users/', { email, name: 'Berta', roles: ['catalogue'] })
    expect(made.body).toMatchObject({ email, roles: ['catalogue'], active: true })
    expect((await login(email, '')).status).toBe(400)
    const [letter] = await lettersTo(email)
    const token = tokenIn(letter?.plain)
    expect((await door('/password/link/', { token })).body).toEqual({ purpose: 'invitation', name: 'Berta', email })
    expect((await admin.call('POST', `/users/${made.body.id}/invite/`, {})).body).toEqual({ done: true })
    expect((await door('/password/', { token, password: chosen })).body.code).toBe('staff.link_ended')
    const again = tokenIn((await lettersTo(email))[1]?.plain)
    expect((await door('/password/', { token: again, password: chosen })).status).toBe(200)
    expect((await login(email, chosen)).status).toBe(200)
    expect((await admin.call('POST', `/users/${made.body.id}/invite/`, {})).body.code).toBe('staff.not_invited')
  })
})

describe('the sessions of somebody', () => {
  it('are seen with their place, this one marked, and ended one by one or all but this', async () => {
    const { email, call } = await hire(['marketing'])
    const [firefox, chrome] = [
      staffBrowser(shop),
      staffBrowser(shop, { agent: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' }),
    ]
    for (const browser of [firefox, chrome]) await browser.call('POST', '/login/', { email, password: staffPassword })
    const { items } = (await chrome.call('GET', '/me/sessions/')).body
    expect(items.map(({ device, here, medium }: Record<string, unknown>) => [device, here, medium])).toEqual([
      ['Chrome · Windows', true, 'browser'],
      ['Firefox · Linux', false, 'browser'],
      ['', false, 'command'],
    ])
    expect(items[1].address).toMatch(/^10\.8\./)
    expect((await chrome.call('DELETE', `/me/sessions/${items[1].id}/`)).body).toEqual({ done: true })
    expect((await firefox.call('GET', '/me/')).status).toBe(401)
    expect((await chrome.call('DELETE', `/me/sessions/${items[1].id}/`)).body.code).toBe('staff.session_unknown')
    await chrome.call('POST', '/me/sessions/end-others/', {})
    expect([(await call('GET', '/me/')).status, (await chrome.call('GET', '/me/')).status]).toEqual([401, 200])
  })

  it('are nobody else’s to see or to end, but an admin’s', async () => {
    const [one, other, admin] = [await hire(['finance']), await hire(['finance']), await hire(['admin'])]
    const of = (await admin.call('GET', `/users/${one.id}/sessions/`)).body.items
    expect(of).toHaveLength(1)
    expect((await other.call('DELETE', `/me/sessions/${of[0].id}/`)).status).toBe(404)
    expect((await other.call('GET', `/users/${one.id}/sessions/`)).status).toBe(403)
    expect((await admin.call('DELETE', `/users/${other.id}/sessions/${of[0].id}/`)).status).toBe(404)
    expect((await one.call('GET', '/me/')).status).toBe(200)
    await admin.call('DELETE', `/users/${one.id}/sessions/${of[0].id}/`)
    await admin.call('DELETE', `/users/${other.id}/sessions/`)
    expect([(await one.call('GET', '/me/')).status, (await other.call('GET', '/me/')).status]).toEqual([401, 401])
  })
})

describe('a sign-in from somewhere new', () => {
  it('is told by letter, unless it is the first, and stands in the list of colleagues for administration', async () => {
    const { email } = await hire(['finance'])
    const admin = await hire(['admin'])
    const listed = async () =>
      (await admin.call('GET', '/users/?new_place=true&limit=200')).body.items.map((one: { email: string }) => one.email)
    expect(await lettersTo(email)).toEqual([])
    expect(await listed()).not.toContain(email)
    const browser = staffBrowser(shop)
    const enter = () => browser.call('POST', '/login/', { email, password: staffPassword })
    await enter()
    const [letter, ...more] = await lettersTo(email)
    expect(letter).toMatchObject({ template: 'staff-notice', subject: 'Ha entrado desde un lugar nuevo' })
    expect(letter?.plain).toContain('Firefox · Linux')
    expect(more).toEqual([])
    expect(await listed()).toContain(email)
    await browser.call('PUT', '/me/', { language: 'ca' })
    await enter()
    expect(await lettersTo(email)).toHaveLength(1)
    await staffBrowser(shop).call('POST', '/login/', { email, password: staffPassword })
    expect((await lettersTo(email))[1]).toMatchObject({ language: 'ca', subject: 'Heu entrat des d’un lloc nou' })
  })
})
