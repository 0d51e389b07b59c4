import { describe, expect, it } from 'vitest'
import { captchaPass } from '#tests/support/captcha-pass.ts'
import { givenStore, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const inThree = (text: string) => ({ es: text, ca: text, en: text })
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
let serial = 0

async function activity(change: object = {}): Promise<number> {
  const { call } = await hire(['marketing'])
  await givenStore(shop.sql, 'T013')
  const type = (await call('POST', '/agenda/types/', { name: inThree('Taller') })).body.id
  const written = { type, starts_at: hours(48), ends_at: hours(50), title: inThree('Taller de yeso'), place: inThree('Patio') }
  const { id } = (await call('POST', '/agenda/', { ...written, store_code: 'T013', ...change })).body
  await call('POST', `/agenda/${id}/publish/`, { published: true })
  return id
}

async function comes(id: number, name: string, places = 1, waiting_list = false) {
  const captcha = captchaPass(shop)
  const who = { name, email: `guest${++serial}@example.com`, phone: '600 555 013', places, waiting_list, privacy_accepted: true }
  await shop.call('POST', '/agenda/registration/', { activity: id, captcha, ...who })
}

describe('the door of an activity', () => {
  it('lists by name who is expected, ticks who came with how many, and takes a tick back', async () => {
    const id = await activity()
    await comes(id, 'Zoe Vega', 3)
    await comes(id, 'Ana Prado')
    const door = await hire(['bookseller'])
    const { people } = (await door.call('GET', `/door-lists/${id}/`)).body
    expect(people.map(({ name }: { name: string }) => name)).toEqual(['Ana Prado', 'Zoe Vega'])
    expect(people[0]).not.toHaveProperty('email')
    const zoe = people[1].registration
    const tick = (came: number | null, at = new Date().toISOString()) =>
      door.call('POST', `/door-lists/${id}/came/`, { registration: zoe, came, at })
    expect((await tick(2)).body).toMatchObject({ came: 2 })
    expect((await tick(6)).body.came).toBe(3)
    expect((await tick(null)).body).toMatchObject({ came: 0 })
  })

  it('knows the ticket that a letter brings: a scan at any counter says whose it is, and the list of the door ticks them', async () => {
    const id = await activity()
    await comes(id, 'Irene Soto', 2)
    const door = await hire(['bookseller'])
    const [{ registration, ticket }] = (await door.call('GET', `/door-lists/${id}/`)).body.people
    const [letter] = await shop.sql<
      { plain: string }[]
    >`select plain from mail_outbox where recipient = ${`guest${serial}@example.com`}`
    expect(letter!.plain).toContain(ticket)
    const scan = async (scanned: string) => (await door.call('POST', '/scan/', { scanned })).body
    expect(await scan(ticket.toLowerCase())).toMatchObject({
      looks_like: 'ticket',
      found: { kind: 'ticket', activity: id, registration },
    })
    expect((await scan('E-7AG32HB4C9')).found).toBeNull()
  })

  it('counts what was said last, though it arrives first: a telephone without a line sends later', async () => {
    const id = await activity()
    await comes(id, 'Ana Prado', 2)
    const door = await hire(['bookseller'])
    const [{ registration }] = (await door.call('GET', `/door-lists/${id}/`)).body.people
    const early = new Date(Date.now() - 60_000).toISOString()
    await door.call('POST', `/door-lists/${id}/came/`, { registration, came: 2, at: new Date().toISOString() })
    expect((await door.call('POST', `/door-lists/${id}/came/`, { registration, came: 1, at: early })).body.came).toBe(2)
  })

  it('lets whoever waits in while the room has places, and gives them one when there is one', async () => {
    const id = await activity({ limited_places: 2 })
    await comes(id, 'Ana Prado', 2)
    await comes(id, 'Luz Mora', 1, true)
    const door = await hire(['bookseller'])
    const list = (await door.call('GET', `/door-lists/${id}/`)).body
    expect(list.acts.move_up).toBe('agenda.full')
    const [ana, luz] = list.people.map(({ registration }: { registration: number }) => registration)
    const came = (registration: number, copies: number | null) =>
      door.call('POST', `/door-lists/${id}/came/`, { registration, came: copies, at: new Date().toISOString() })
    expect((await door.call('POST', `/door-lists/${id}/move-up/${luz}/`, {})).body.code).toBe('agenda.full')
    await came(ana, 1)
    expect((await came(luz, 1)).body).toMatchObject({ came: 2 })
    expect((await came(ana, 2)).body.code).toBe('agenda.room_full')
    const desk = await hire(['marketing'])
    await desk.call('POST', `/agenda/registrations/${ana}/cancel/`)
    const after = (await door.call('GET', `/door-lists/${id}/`)).body
    expect(after.people).toMatchObject([{ name: 'Luz Mora', state: 'confirmed' }])
  })

  it('of another store is nobody’s there', async () => {
    const id = await activity()
    const away = await hire(['bookseller'], { storeCode: 'T001' })
    expect((await away.call('GET', `/door-lists/${id}/`)).status).toBe(404)
    expect((await away.call('GET', '/door-lists/?ahead=true')).body.items).toEqual([])
    const here = await hire(['bookseller'])
    expect(
      (await here.call('GET', '/door-lists/?q=yeso')).body.items.map((item: { activity: number }) => item.activity),
    ).toContain(id)
  })
})
