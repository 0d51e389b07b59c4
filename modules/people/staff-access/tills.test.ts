import { describe, expect, it } from 'vitest'
import { givenStore, withShop } from '#tests/support/shop.ts'
import { type StaffBrowser, staffBrowser } from '#tests/support/staff-browser.ts'
import { staffing, staffPassword } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const pin = '4913'
type Person = Awaited<ReturnType<typeof hire>>

const enter = (browser: StaffBrowser, { email }: Person, till: object | null = { store_code: 'T013' }) =>
  browser.call('POST', '/login/', { email, password: staffPassword, till })
const emailAt = async (browser: StaffBrowser) => (await browser.call('GET', '/me/')).body.email
const takeOver = (browser: StaffBrowser, { id }: Person, said: object = { pin }) =>
  browser.call('POST', '/till/take-over/', { id, ...said })

/** A till at which Ana and Bruno signed in this morning, both with a PIN; Bruno is at it. */
async function sharedTill() {
  const [ana, bruno, till] = [await hire(['bookseller']), await hire(['bookseller']), staffBrowser(shop)]
  for (const person of [ana, bruno]) {
    await enter(till, person)
    expect((await till.call('PUT', '/me/pin/', { pin })).body).toEqual({ done: true })
  }
  return { ana, bruno, till }
}

describe('a shared till', () => {
  it('changes the person by PIN in one call, among those who signed in at it with their password', async () => {
    const { ana, bruno, till } = await sharedTill()
    expect((await till.call('GET', '/me/')).body.session).toMatchObject({ till_store: 'T013', locked: false })
    const brunos = till.cookie
    const people = (await till.call('GET', '/till/')).body
    expect(people.store_code).toBe('T013')
    expect(people.people.map(({ id, pin }: { id: number; pin: boolean }) => [id, pin])).toEqual(
      expect.arrayContaining([
        [ana.id, true],
        [bruno.id, true],
      ]),
    )
    expect((await takeOver(till, ana)).body.staff).toMatchObject({ email: ana.email })
    expect(await emailAt(till)).toBe(ana.email)
    expect((await till.call('GET', '/me/', undefined, { cookie: brunos })).status).toBe(401)
    await takeOver(till, bruno)
    expect(await emailAt(till)).toBe(bruno.email)
    const acts = await shop.sql`select staff_id, subject from staff_act where action = 'session.take_over' order by id`
    expect(acts.map(({ staff_id }) => staff_id)).toEqual([ana.id, bruno.id])
  })

  it('does by PIN nothing that asks for the password', async () => {
    const { ana, till } = await sharedTill()
    await takeOver(till, ana)
    expect((await till.call('PUT', '/me/pin/', { pin: '7305' })).body.code).toBe('staff.login_again')
    expect((await till.call('POST', '/session/confirm/', { password: staffPassword })).status).toBe(200)
    expect((await till.call('PUT', '/me/pin/', { pin: '7305' })).status).toBe(200)
  })

  it('is opened by no PIN of who did not sign in there, or whose ten hours have passed, or who left', async () => {
    const { ana, bruno, till } = await sharedTill()
    const stranger = await hire(['bookseller'])
    const own = staffBrowser(shop)
    await enter(own, stranger, null)
    await own.call('PUT', '/me/pin/', { pin })
    expect((await takeOver(till, stranger)).body.code).toBe('staff.till_password')
    expect((await takeOver(own, stranger)).body.code).toBe('staff.till_password')
    expect((await takeOver(staffBrowser(shop), ana)).body.code).toBe('staff.till_password')
    await shop.sql`update staff_session set expires_at = now() - interval '1 second' where staff_id = ${ana.id}`
    expect((await takeOver(till, ana)).body.code).toBe('staff.till_password')
    await enter(till, ana)
    const admin = await hire(['admin'])
    await admin.call('PUT', `/users/${bruno.id}/`, { active: false })
    expect((await takeOver(till, bruno)).body.code).toBe('staff.till_password')
  })

  it('closes a PIN after five wrong ones, sent one after the other or at once, until the password is said', async () => {
    const { ana, till } = await sharedTill()
    const tries = await Promise.all(Array.from({ length: 9 }, (_, n) => takeOver(till, ana, { pin: String(5210 + n) })))
    const said = tries.map(({ body }) => body.pin[0])
    expect(said.filter((sentence) => sentence === 'The PIN is not right.')).toHaveLength(5)
    expect((await takeOver(till, ana)).body.pin).toEqual([expect.stringMatching(/wrong five times/)])
    await enter(till, ana)
    expect((await till.call('GET', '/me/access/')).body).toMatchObject({ pin: true, pin_closed: false })
  })

  it('is taken over by a badge as by a PIN, and by a new one after it was lost', async () => {
    const { ana, bruno, till } = await sharedTill()
    const { badge } = (await till.call('POST', '/me/badge/', {})).body
    await takeOver(till, ana)
    expect((await till.call('POST', '/till/take-over/', { badge })).body.staff).toMatchObject({ email: bruno.email })
    const admin = await hire(['admin'])
    const renewed = (await admin.call('POST', `/users/${bruno.id}/badge/`, {})).body.badge
    expect((await till.call('POST', '/till/take-over/', { badge })).body.code).toBe('staff.till_password')
    expect((await till.call('POST', '/till/take-over/', { badge: renewed.toLowerCase() })).status).toBe(200)
    const acts = JSON.stringify(await shop.sql`select input from staff_act`)
    expect(acts).not.toContain(badge)
    expect(acts).not.toContain(pin)
  })

  it('has one person at a time, whoever comes at the same moment', async () => {
    const { ana, bruno, till } = await sharedTill()
    const { cookie } = till
    await Promise.all(
      [ana, bruno, ana, bruno].map((person) => till.call('POST', '/till/take-over/', { id: person.id, pin }, { cookie })),
    )
    const active = await shop.sql`select staff_id from staff_session where token_hash is not null and till_id is not null
      and staff_id in (${ana.id}, ${bruno.id})`
    expect(active).toHaveLength(1)
  })

  it('loses who signs out, and all of them when the browser is a till no more', async () => {
    const { ana, bruno, till } = await sharedTill()
    await till.call('POST', '/logout/', {})
    expect((await takeOver(till, bruno)).body.code).toBe('staff.till_password')
    expect((await takeOver(till, ana)).status).toBe(200)
    expect((await till.call('DELETE', '/session/till/')).body).toEqual({ done: true })
    expect((await takeOver(till, ana)).body.code).toBe('staff.till_password')
    expect((await till.call('GET', '/till/')).body).toMatchObject({ store_code: null, people: [], stores: [{ code: 'T013' }] })
  })

  it('stands in a store that there is', async () => {
    const person = await hire(['bookseller'])
    expect((await enter(staffBrowser(shop), person, { store_code: 'T999' })).body.code).toBe('stores.unknown')
  })
})

describe('a locked screen', () => {
  it('answers nothing but whose it is, until PIN or password', async () => {
    const { till, bruno } = await sharedTill()
    await till.call('POST', '/session/lock/', {})
    const locked = await till.call('GET', '/orders/')
    expect([locked.status, locked.body.code]).toEqual([423, 'staff.locked'])
    expect((await till.call('PUT', '/me/', { language: 'es' })).status).toBe(423)
    expect((await till.call('GET', '/me/')).body).toMatchObject({ email: bruno.email, session: { locked: true } })
    expect((await till.call('POST', '/session/unlock/', { pin: '5821' })).body.pin).toBeDefined()
    expect((await till.call('GET', '/orders/')).status).toBe(423)
    await till.call('POST', '/session/unlock/', { pin })
    expect((await till.call('GET', '/orders/')).status).toBe(200)
    expect((await till.call('PUT', '/me/pin/', { pin })).body.code).toBe('staff.login_again')
    await till.call('POST', '/session/lock/', {})
    await till.call('POST', '/session/confirm/', { password: staffPassword })
    expect((await till.call('GET', '/orders/')).status).toBe(200)
  })

  it('is left by who takes the till over', async () => {
    const { till, ana } = await sharedTill()
    await till.call('POST', '/session/lock/', {})
    await takeOver(till, ana)
    expect((await till.call('GET', '/orders/')).status).toBe(200)
  })

  it('comes by itself at a till that nobody touched, whose people stay', async () => {
    const { till, ana, bruno } = await sharedTill()
    await shop.sql`update staff_session set used_at = used_at - interval '2 hours' where staff_id in (${ana.id}, ${bruno.id})`
    expect((await till.call('GET', '/orders/')).status).toBe(423)
    expect((await takeOver(till, ana)).status).toBe(200)
    expect((await till.call('GET', '/orders/')).status).toBe(200)
  })
})

describe('a PIN', () => {
  it('has four to six figures that nobody tries first', async () => {
    const { call } = await hire(['bookseller'])
    for (const bad of ['123', '1234567', 'abcd', '12 34', '0000', '1234', '98765', '9012'])
      expect((await call('PUT', '/me/pin/', { pin: bad })).body.pin, bad).toBeDefined()
    await givenStore(shop.sql, 'T013')
    expect((await call('PUT', '/me/pin/', { pin: '490213' })).status).toBe(200)
  })
})
