import { describe, expect, it } from 'vitest'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing, staffPassword } from '#tests/support/staffing.ts'
import { openStaffSession, requireStaff } from './sessions.ts'
import { createStaff } from './users.ts'

const shop = withShop()
const { hire, nobody, callAs } = staffing(shop)

const terminal = { medium: 'command', device: '', address: null } as const

const actsOf = (staffId: number) => shop.sql<
  { action: string; outcome: string; reason: string; subject: string; input: object }[]
>`
  select action, outcome, reason, subject, input from staff_act where staff_id = ${staffId} order by id`

describe('a login of the staff', () => {
  it('opens a session that says who one is and what one may do', async () => {
    const { call, email } = await hire(['bookseller'])
    const me = await call('GET', '/me/')
    expect(me.body).toMatchObject({ email, roles: ['bookseller'], store_code: 'T013' })
    expect(me.body.actions).toContain('stock.set')
    expect(me.body.actions).not.toContain('staff.create')
  })

  it('needs a password that is not among the first to be tried', async () => {
    const colleague = { name: 'Somebody New', roles: ['finance' as const], storeCode: null }
    for (const [email, password] of [
      ['new.colleague@staff.example', 'passwordpassword'],
      ['new.colleague@staff.example', 'new.colleague@staff.example'],
      ['new.colleague@staff.example', 'Somebody New 2026'],
    ] as const)
      await expect(createStaff(shop.sql, { ...colleague, email, password }), password).rejects.toMatchObject({
        fields: { password: 'staff.password_common' },
      })
  })

  it('reads the same for an unknown e-mail, a wrong password and somebody who left', async () => {
    const admin = await hire(['admin'])
    const left = await hire(['finance'])
    await admin.call('PUT', `/users/${left.id}/`, { active: false })
    const answers = await Promise.all([
      nobody('POST', '/login/', { email: 'nobody@staff.example', password: staffPassword }),
      nobody('POST', '/login/', { email: admin.email, password: 'not this one at all' }),
      nobody('POST', '/login/', { email: left.email, password: staffPassword }),
    ])
    for (const { status, body } of answers)
      expect([status, body.code, body.detail]).toEqual([400, 'staff.login_wrong', 'E-mail and password do not match.'])
    expect((await left.call('GET', '/me/')).status).toBe(401)
  })

  it('is tried five times from one address in a quarter of an hour, which locks nobody else out', async () => {
    const { email } = await hire(['finance'])
    const login = (remoteAddress: string, password: string) =>
      shop.app.inject({ method: 'POST', url: '/api/staff/login/?lang=en', remoteAddress, payload: { email, password } })
    const tried = []
    for (let n = 0; n < 7; n++) tried.push((await login('203.0.113.5', 'a guess')).statusCode)
    expect(tried).toEqual([400, 400, 400, 400, 400, 429, 429])
    expect((await login('203.0.113.6', staffPassword)).statusCode).toBe(200)
    for (let n = 0; n < 60; n++) await login(`198.51.100.${n}`, 'a guess')
    expect((await login('198.51.100.200', staffPassword)).statusCode).toBe(429)
    expect((await login('203.0.113.6', staffPassword)).statusCode).toBe(200)
  })

  it('ends after an hour without use, after ten hours, and by logging out', async () => {
    const { id, email, call } = await hire(['finance'])
    const at = (time: string) => new Date(`2026-11-21T${time}:00Z`)
    const opening = { staffId: id, ...terminal, now: at('08:00'), factorMissing: false, tillId: null }
    const open = () => shop.sql.begin((tx) => openStaffSession(tx, opening))
    const token = await open()
    const asks = (time: string, borne = token) => requireStaff(shop.sql, { token: borne, medium: 'command' }, at(time))
    for (const time of ['08:59', '09:58', '10:57', '11:56', '12:55', '13:54', '14:53', '15:52', '16:51', '17:50'])
      expect((await asks(time)).email).toBe(email)
    await expect(asks('18:01')).rejects.toMatchObject({ kind: 'unauthenticated' })
    await expect(asks('09:01', await open())).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect((await call('POST', '/logout/', {})).body).toEqual({ done: true })
    expect((await call('GET', '/me/')).status).toBe(401)
  })

  it('opens no call of the shop, and a token of the shop opens no call of the staff', async () => {
    const { token } = await hire(['admin'])
    const asShop = await shop.app.inject({ url: '/api/stores/?store=T013', headers: { authorization: `Bearer ${token}` } })
    expect(asShop.statusCode).toBe(401)
    for (const other of [await anonymousToken(shop.config.SECRET), 'staff_', 'staff_guessed', ''])
      expect((await callAs(other)('GET', '/me/')).body.code).toBe('staff.session_ended')
  })

  it('keeps only the hash of its token', async () => {
    const { token } = await hire(['finance'])
    const kept = await shop.sql<{ token_hash: Buffer }[]>`select token_hash from staff_session`
    expect(kept.some(({ token_hash }) => token_hash.toString().includes(token))).toBe(false)
  })
})

describe('roles', () => {
  it('are given by an admin who has just said the password, and hold at once', async () => {
    const admin = await hire(['admin'])
    const { id, call: marta } = await hire(['order_desk'])
    expect((await marta('GET', '/acts/')).status).toBe(403)
    const given = await admin.call('PUT', `/users/${id}/`, { roles: ['order_desk', 'admin'] })
    expect(given.body).toMatchObject({ roles: ['order_desk', 'admin'], active: true })
    expect((await marta('GET', '/acts/')).status).toBe(401)
    await shop.sql`update staff_session set opened_at = opened_at - interval '11 minutes' where staff_id = ${admin.id}`
    const late = await admin.call('PUT', `/users/${id}/`, { active: false })
    expect([late.status, late.body.code]).toEqual([403, 'staff.login_again'])
  })

  it('are refused with the field that is wrong', async () => {
    const { call } = await hire(['admin'])
    const person = { email: 'pau@staff.example', name: 'Pau', roles: ['finance'] }
    expect((await call('POST', '/users/', { ...person, email: 'pau' })).body.email).toBeDefined()
    expect((await call('POST', '/users/', { ...person, roles: ['bookseller'] })).body.store_code).toBeDefined()
    expect((await call('POST', '/users/', { ...person, roles: ['king'] })).status).toBe(400)
    expect((await call('POST', '/users/', { ...person, roles: ['bookseller'], store_code: 'T999' })).body.code).toBe(
      'stores.unknown',
    )
    await call('POST', '/users/', person)
    expect((await call('POST', '/users/', { ...person, email: 'PAU@staff.example' })).body.code).toBe('staff.email_exists')
  })

  it('never leave the shop without an admin, not even when two take the role from each other at once', async () => {
    const other = withAdmins()
    const [one, two] = [await other.hire(['admin']), await other.hire(['admin'])]
    await shop.sql`update staff_user set roles = '{finance}' where 'admin' = any(roles) and id not in (${one.id}, ${two.id})`
    const answers = await Promise.all([
      one.call('PUT', `/users/${two.id}/`, { roles: ['finance'] }),
      two.call('PUT', `/users/${one.id}/`, { active: false }),
    ])
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    const left = await shop.sql`select id from staff_user where active and 'admin' = any(roles)`
    expect(left).toHaveLength(1)
  })
})
const withAdmins = () => staffing(shop)

describe('the record of acts', () => {
  it('keeps what was done, refused and forbidden, without secrets', async () => {
    const admin = await hire(['admin'])
    const person = { email: 'zoe@staff.example', name: 'Zoe', roles: ['finance'] }
    await admin.call('POST', '/users/', person)
    await admin.call('POST', '/users/', person)
    await admin.call('POST', '/users/', { ...person, roles: 'none' })
    await admin.call('PUT', '/me/password/', { password: staffPassword, new_password: 'a secret of twelve' })
    const acts = await actsOf(admin.id)
    expect(acts.map(({ action, outcome, reason }) => [action, outcome, reason])).toEqual([
      ['session.open', 'done', ''],
      ['staff.create', 'done', ''],
      ['staff.create', 'refused', 'staff.email_exists'],
      ['staff.create', 'refused', 'form.invalid'],
      ['account.password', 'done', ''],
    ])
    expect(acts[1]).toMatchObject({ subject: 'staff zoe@staff.example', input: { name: 'Zoe' } })
    expect(acts[4]).toMatchObject({ input: { password: '…', new_password: '…' } })
    expect(JSON.stringify(acts)).not.toContain('a secret of twelve')
    const finance = await hire(['finance'])
    await finance.call('GET', '/users/')
    expect((await actsOf(finance.id)).at(-1)).toMatchObject({
      action: 'staff.read',
      outcome: 'forbidden',
      reason: 'staff.forbidden',
    })
  })

  it('says to whom the roles do not allow a call which ones do, in their language', async () => {
    const { call } = await hire(['bookseller'])
    const asked = async (language: string) => (await call('GET', '/customers/?q=ana', undefined, language)).body
    expect(await asked('es')).toMatchObject({
      code: 'staff.forbidden',
      detail:
        'Sus funciones no incluyen esta operación. Puede hacerla alguien de Pedidos, Instituciones, Contabilidad o Administración.',
      details: { roles: 'order_desk trade_desk finance admin' },
    })
    expect((await asked('ca')).detail).toContain('algú de Comandes, Institucions, Comptabilitat o Administració')
    expect((await asked('en')).detail).toContain('Someone from Orders, Institutions, Finance or Administration')
  })

  it('is never changed', async () => {
    const { id } = await hire(['finance'])
    await expect(shop.sql`update staff_act set outcome = 'done' where staff_id = ${id}`).rejects.toThrow('never changed')
    await expect(shop.sql`delete from staff_act where staff_id = ${id}`).rejects.toThrow('never changed')
  })

  it('is read in pages, newest first, by person, day and outcome', async () => {
    const admin = await hire(['admin'])
    for (let n = 0; n < 4; n++) await admin.call('GET', `/users/?n=${n}&limit=${n + 1}`)
    for (let n = 0; n < 5; n++) await admin.call('POST', '/users/', { name: `Somebody ${n}` })
    const of = `/acts/?staff=${encodeURIComponent(admin.email)}`
    const first = (await admin.call('GET', `${of}&limit=4`)).body
    const second = (await admin.call('GET', `${of}&limit=4&cursor=${first.next}`)).body
    expect(first).toMatchObject({ previous: null, count: { of: 6, more: false } })
    expect(second.items.map(({ action }: { action: string }) => action)).toEqual(['staff.create', 'session.open'])
    expect(second.next).toBeNull()
    expect((await admin.call('GET', `${of}&limit=4&cursor=${second.previous}`)).body.items).toEqual(first.items)
    expect((await admin.call('GET', `${of}&outcome=done`)).body.items).toHaveLength(1)
    expect((await admin.call('GET', `${of}&to=2020-01-01`)).body.items).toEqual([])
  })

  it('keeps no list, and a look at one thing once a quarter of an hour, however often it is asked for', async () => {
    const { id, call } = await hire(['admin'])
    const other = await hire(['finance'])
    await shop.sql`
      insert into customer (id, kind, email, password_hash, language) values ('c-look', 'private', 'look@example.com', '', 'es') on conflict do nothing`
    await Promise.all(Array.from({ length: 6 }, () => call('GET', '/customers/c-look/')))
    for (const path of ['/orders/', '/acts/', '/me/', '/settings/']) await call('GET', path)
    await other.call('GET', '/customers/c-look/')
    const looks = async (staffId: number) => (await actsOf(staffId)).filter(({ action }) => action !== 'session.open')
    const both = [...(await looks(id)), ...(await looks(other.id))]
    const read = both.filter(({ action }) => action === 'customer.read').length
    // A quarter of an hour may have ended between them.
    expect([2, 3]).toContain(read)
    expect(both).toHaveLength(read)
    await call('GET', '/customers/nobody/')
    await call('GET', '/customers/nobody/')
    expect((await actsOf(id)).filter(({ outcome }) => outcome === 'refused')).toHaveLength(2)
  })
})

it('the settings of the shop show no secret', async () => {
  const { call } = await hire(['finance'])
  const { body } = await call('GET', '/settings/')
  expect(body).toMatchObject({ store: 'T013' })
  expect(JSON.stringify(body)).not.toContain(shop.config.SECRET)
})
