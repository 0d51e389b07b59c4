import { describe, expect, it } from 'vitest'
import { buying } from '#tests/support/buying.ts'
import { registering } from '#tests/support/registering.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { call, form, registered } = registering(shop)
const { fill, place } = buying(shop)

let serial = 0
interface Who {
  id: string
  token: string
}

async function library(): Promise<Who> {
  const { id, token } = await registered({ kind: 'library', library: 'Biblioteca del Olmo', contact_person: 'Rosa', name: '' })
  await shop.sql`update customer set activated_at = now() where id = ${id}`
  return { id, token }
}

const linkTo = async (email: string): Promise<string> => {
  const [row] = await shop.sql<{ plain: string }[]>`
    select plain from mail_outbox where recipient = ${email} order by id desc limit 1`
  return /\/(?:invitation|password-remember)\/(\S+)/.exec(row?.plain ?? '')?.[1] ?? ''
}
const nextEmail = () => `person${++serial}@library.example`
const invite = (who: Who, fields: object = {}) =>
  call('POST', '/members/invite/', { ...who, email: nextEmail(), name: 'Pau Oliva', role: 'requester', ...fields })
const accept = (token: string, fields: object = {}) =>
  call('POST', '/members/invitation/accept/', {
    token,
    name: 'Pau Oliva',
    password: 'granada de plata',
    confirm_password: 'granada de plata',
    privacy: true,
    ...fields,
  })

/** Somebody of the account, signed in. */
async function joined(who: Who, fields: object = {}): Promise<Who & { email: string; pk: string }> {
  const email = nextEmail()
  const { body } = await invite(who, { email, ...fields })
  const session = (await accept(await linkTo(email))).body
  return {
    id: session.id,
    token: session.token,
    email,
    pk: body.items.find((item: { email: string }) => item.email === email).pk,
  }
}

describe('an invitation', () => {
  it('lets somebody set a name and a password once, and signs them in under their role', async () => {
    const holder = await library()
    const email = nextEmail()
    const made = await invite(holder, { email, role: 'approver' })
    expect(made.body).toMatchObject({ detail: 'The invitation is on its way.', left: 49, items: [{ email, state: 'invited' }] })
    const token = await linkTo(email)
    expect(await shop.sql`select 1 from member_invitation where token_hash = convert_to(${token}, 'utf8')`).toEqual([])
    expect((await call('POST', '/members/invitation/', { token })).body).toEqual({
      account: 'Biblioteca del Olmo',
      email,
      name: 'Pau Oliva',
      role: 'approver',
    })
    const session = await accept(token, { name: 'Pau Oliva Serra' })
    expect(session.status).toBe(201)
    expect(session.body).toMatchObject({ id: holder.id, firstName: 'Pau Oliva Serra', email, kind: 'library', role: 'approver' })
    expect((await accept(token)).body.code).toBe('members.link_expired')
    const again = await call('POST', '/customer/login/', { email: email.toUpperCase(), password: 'granada de plata' })
    expect(again.body).toMatchObject({ id: holder.id, role: 'approver' })
  })
  it('of ten answers at once takes one', async () => {
    const holder = await library()
    const email = nextEmail()
    await invite(holder, { email })
    const token = await linkTo(email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token)))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  })
  it('ends after seven days and when a newer one is sent', async () => {
    const holder = await library()
    const email = nextEmail()
    const { body } = await invite(holder, { email })
    const first = await linkTo(email)
    expect((await call('POST', `/members/${body.items[0].pk}/invite/`, holder)).status).toBe(200)
    expect((await accept(first)).body.code).toBe('members.link_expired')
    await shop.sql`update member_invitation set expires_at = now() - interval '1 second'`
    expect((await accept(await linkTo(email))).body.code).toBe('members.link_expired')
    expect((await call('POST', '/members/', holder)).body.items[0].state).toBe('expired')
  })
  it('keeps nobody out: an address belongs to whoever signs in with it first', async () => {
    const holder = await library()
    const email = nextEmail()
    await invite(holder, { email })
    const owner = await registered({ email })
    expect(owner.id).toBeTruthy()
    const letters = await shop.sql<{ plain: string }[]>`
      select plain from mail_outbox where recipient = ${email} and template = 'member-invitation'`
    const token = /\/invitation\/(\S+)/.exec(letters[0]?.plain ?? '')?.[1] ?? ''
    expect((await accept(token)).body.email).toEqual(['The email already exists.'])
    expect(await shop.sql`select member_id from login_email where email = ${email}`).toEqual([{ member_id: null }])
    expect((await invite(holder, { email: (await joined(holder)).email })).body.email).toEqual(['The email already exists.'])
  })
  it('and a registration for one address at once make one login', async () => {
    const holder = await library()
    const email = nextEmail()
    await invite(holder, { email })
    const token = await linkTo(email)
    const [joining, opening] = await Promise.all([accept(token), call('POST', '/customer/register/', form({ email }))])
    expect([joining.status, opening.status].sort()).toEqual([201, 400])
    expect(await shop.sql`select count(*)::int as logins from login_email where email = ${email}`).toEqual([{ logins: 1 }])
  })
  it('goes to fifty people at most, however many are invited at once', async () => {
    const holder = await library()
    const answers = await Promise.all(Array.from({ length: 55 }, () => invite(holder)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(50)
    expect(answers.find((answer) => answer.status !== 200)?.body.code).toBe('members.too_many')
  })
  it('is the holder’s to send, of an activated library or business alone (U-34)', async () => {
    const holder = await library()
    const approver = await joined(holder, { role: 'approver' })
    const reader = await registered()
    const waiting = await registered({ kind: 'library', library: 'Otra', contact_person: 'Rosa' })
    for (const who of [approver, { id: reader.id, token: reader.token }, { id: waiting.id, token: waiting.token }])
      expect((await invite({ id: who.id, token: who.token })).status).toBe(403)
  })
})

describe('a member', () => {
  it('changes and recovers a password of their own, and nobody else’s sessions end', async () => {
    const holder = await library()
    const member = await joined(holder)
    const mine = { id: member.id, token: member.token }
    const passwords = { current_password: 'granada de plata', password: 'otra granada', confirm_password: 'otra granada' }
    expect((await call('PUT', '/customer/password/', { ...mine, ...passwords })).status).toBe(200)
    expect((await call('POST', '/customer/login/', { email: member.email, password: 'otra granada' })).status).toBe(200)
    await call('POST', '/customer/password/recover/', { email: member.email })
    const reset = { token: await linkTo(member.email), password: 'tercera granada', confirm_password: 'tercera granada' }
    expect((await call('POST', '/customer/password/reset/', reset)).status).toBe(200)
    expect((await call('POST', '/customer/address/list/', mine)).body.detail).toBe('Login failed.')
    expect((await call('POST', '/customer/address/list/', holder)).status).toBe(200)
    expect((await call('POST', '/customer/login/', { email: member.email, password: 'tercera granada' })).status).toBe(200)
  })
  it('may not see the account’s data, change its addresses or its people', async () => {
    const holder = await library()
    const { id, token } = await joined(holder, { role: 'approver' })
    for (const path of ['/customer/data/', '/customer/address/', '/members/'])
      expect((await call('POST', path, { id, token })).body.detail).toBe('This page can not be accessed.')
  })
  it('who is closed is out at once, keeps the name of what they did and may be invited anew', async () => {
    const holder = await library()
    const member = await joined(holder)
    const closed = await call('POST', `/members/${member.pk}/close/`, holder)
    expect(closed.body.items).toMatchObject([{ pk: member.pk, name: 'Pau Oliva', state: 'closed' }])
    expect((await call('POST', '/customer/address/list/', { id: member.id, token: member.token })).body.detail).toBe(
      'Login failed.',
    )
    expect((await call('POST', '/customer/login/', { email: member.email, password: 'granada de plata' })).status).toBe(400)
    await invite(holder, { email: member.email })
    expect((await accept(await linkTo(member.email))).status).toBe(201)
  })
  it('of another account is not there', async () => {
    const [one, other] = [await library(), await library()]
    const { pk } = await joined(one)
    for (const [method, path] of [
      ['PUT', `/members/${pk}/`],
      ['POST', `/members/${pk}/close/`],
      ['POST', `/members/${pk}/invite/`],
    ] as const)
      expect((await call(method, path, { ...other, name: 'X', role: 'approver' })).status).toBe(404)
  })
})

describe('an order of a member', () => {
  it('goes through the checkout up to their own limit, and is theirs by name', async () => {
    const holder = await library()
    const product = await givenProduct(shop.sql, { price_cents: 1000 })
    const asks = await joined(holder)
    const who = { id: asks.id, token: asks.token }
    const cart = await fill(who, [product])
    const refused = await place(who, cart)
    expect(refused.status).toBe(400)
    expect(refused.body.code).toBe('access.needs_approval')
    const raised = { ...holder, name: 'Pau Oliva', role: 'requester', spending_limit: 100 }
    expect((await call('PUT', `/members/${asks.pk}/`, raised)).body.items[0].spending_limit).toBe(100)
    const placed = await place(who, cart)
    expect(placed.status).toBe(201)
    expect(await shop.sql`select owner_id, placed_by from shop_order where number = ${placed.body.number}`).toEqual([
      { owner_id: holder.id, placed_by: asks.pk },
    ])
  })
  it('starts in a cart of their own, not the holder’s', async () => {
    const holder = await library()
    const product = await givenProduct(shop.sql)
    const { id, token } = await joined(holder, { role: 'approver' })
    const own = await fill({ id, token }, [product])
    const holders = await fill(holder, [product])
    expect(own).not.toBe(holders)
    expect((await place(holder, own)).status).toBe(404)
    expect((await call('POST', '/cart/recover-cart/', { cart_id: own, ...holder })).status).toBe(404)
    expect((await place({ id, token }, own)).status).toBe(201)
  })
  it('is not for the accounts department', async () => {
    const holder = await library()
    const { id, token } = await joined(holder, { role: 'accounts' })
    const cart = await fill({ id, token }, [await givenProduct(shop.sql)])
    expect((await place({ id, token }, cart)).status).toBe(403)
  })
})

describe('staff', () => {
  it('see the people of a library, and close one at once', async () => {
    await shop.sql`insert into customer (id, kind, email, password_hash, library, language, activated_at)
      values ('lib-2', 'library', 'lib2@example.com', 'x', 'Biblioteca', 'es', now())`
    await shop.sql`insert into account_member (id, customer_id, email, name, role, language, invited_at)
      values ('m-1', 'lib-2', 'm1@example.com', 'Pau', 'approver', 'es', now())`
    const { call } = await hire(['trade_desk'])
    expect((await call('GET', '/customers/lib-2/members/')).body.items).toMatchObject([{ pk: 'm-1', role: 'approver' }])
    expect((await call('POST', '/customers/lib-2/members/m-1/close/', {})).body.items).toMatchObject([{ state: 'closed' }])
    expect((await call('POST', '/customers/lib-9/members/m-1/close/', {})).status).toBe(404)
  })
})
