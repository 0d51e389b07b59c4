import { describe, expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { seriesDays } from './series.ts'

const shop = withShop()
const people = staffing(shop)
const inThree = (text: string) => ({ es: text, ca: `${text} (ca)`, en: `${text} (en)` })
const hire = async () => (await people.hire(['marketing'])).call

async function given(change: object = {}) {
  const call = await hire()
  const type = (await call('POST', '/agenda/types/', { name: inThree('Taller') })).body.id
  const body = {
    type,
    // A Tuesday before the clocks change, at half past six in Madrid.
    starts_at: '2031-10-21T16:30:00.000Z',
    ends_at: '2031-10-21T18:00:00.000Z',
    title: inThree(`Club ${crypto.randomUUID()}`),
    place: inThree('Patio de la Alberca'),
    limited_places: 12,
    ...change,
  }
  const made = await call('POST', '/agenda/', body)
  await call('POST', `/agenda/${made.body.id}/publish/`, { published: true })
  return { call, body, id: made.body.id as number }
}
const onTheList = (activity: number, language: string, email: string, state = 'confirmed') =>
  shop.sql`insert into activity_registration (activity_id, name, email, phone, places, state, language, registered_at, confirmed_at, cancelled_at)
    values (${activity}, 'Rosa Almendro', ${email}, '600555013', 1, ${state}, ${language}, now(), now(),
      ${state === 'cancelled' ? new Date() : null})`
const lettersOf = (emails: string[]) => shop.sql`select id from mail_outbox where recipient = any(${emails}::text[])`

describe('the days of a series', () => {
  it.each([
    ['week', '2031-11-11', ['2031-10-28', '2031-11-04', '2031-11-11']],
    ['fortnight', '2031-11-20', ['2031-11-04', '2031-11-18']],
    ['month', '2032-01-31', ['2031-11-18', '2031-12-16', '2032-01-20']],
    ['week', '2031-10-27', []],
  ] as const)('every %s until %s', (every, until, days) => {
    expect(seriesDays(day('2031-10-21'), { every, until })).toEqual(days)
  })
})

describe('a series', () => {
  it('makes the same activity on each of its days, at the hour that clocks in Madrid show, and no day twice', async () => {
    const { call, id, body } = await given()
    const series = { every: 'week', until: '2031-11-04', published: true }
    const { items } = (await call('POST', `/agenda/${id}/series/`, series)).body
    expect(items.map(({ starts_at }: { starts_at: string }) => starts_at)).toEqual([
      '2031-10-28T17:30:00.000Z',
      '2031-11-04T17:30:00.000Z',
    ])
    expect((await call('GET', `/agenda/${items[0].id}/`)).body).toMatchObject({
      title: body.title,
      ends_at: '2031-10-28T19:00:00.000Z',
      limited_places: 12,
      taken: 0,
      published: true,
    })
    expect((await call('POST', `/agenda/${id}/series/`, { ...series, until: '2031-11-11' })).body.items).toHaveLength(1)
  })

  it('is refused where it reaches no other day, or more than a year of weeks', async () => {
    const { call, id } = await given()
    for (const until of ['2031-10-22', '2034-10-22'])
      expect((await call('POST', `/agenda/${id}/series/`, { every: 'week', until })).status).toBe(400)
  })
})

describe('who is told, before it goes', () => {
  it('shows how many read which letter, changes nothing and writes to nobody', async () => {
    const { call, id, body } = await given()
    const emails = ['es', 'ca', 'en'].map((language) => `${language}-${id}@example.com`)
    await onTheList(id, 'es', emails[0]!)
    await onTheList(id, 'ca', emails[1]!, 'waiting')
    await onTheList(id, 'en', emails[2]!, 'cancelled')
    const moved = { ...body, place: inThree('Sala de la Barca') }
    const { people: count, letters } = (await call('POST', `/agenda/${id}/told/`, moved)).body
    expect(count).toBe(2)
    expect(letters.map(({ language }: { language: string }) => language).toSorted()).toEqual(['ca', 'es'])
    const spanish = letters.find(({ language }: { language: string }) => language === 'es')
    expect(spanish.text).toContain('Sala de la Barca')
    expect(spanish.text).not.toContain('Rosa')
    expect((await call('GET', `/agenda/${id}/`)).body.place.es).toBe('Patio de la Alberca')
    expect(await lettersOf(emails)).toEqual([])
    expect((await call('POST', `/agenda/${id}/told/`, { ...body, limited_places: 20 })).body).toEqual({ people: 0, letters: [] })
  })

  it('shows the letter that calls it off with its reason, while it stays on', async () => {
    const { call, id } = await given()
    await onTheList(id, 'en', `off-${id}@example.com`)
    const told = (await call('POST', `/agenda/${id}/cancel/told/`, { reason: 'Lluvia' })).body
    expect(told).toMatchObject({ people: 1, letters: [{ language: 'en', people: 1 }] })
    expect(told.letters[0].text).toContain('Lluvia')
    expect((await call('GET', `/agenda/${id}/`)).body.status).not.toBe('cancelled')
    expect(await lettersOf([`off-${id}@example.com`])).toEqual([])
  })
})
