import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Day } from '#kernel/days.ts'
import { isInSeason } from '#modules/editorial/gifts/season.ts'
import { withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { home } from './content.ts'

const shop = withShop()
const people = staffing(shop)
let editor: Colleague
let promotion: number
let campaign: number
const block = (change: object = {}) => {
  const words = { title: 'Rebajas de verano', body: '', call: '' }
  return {
    slot: 'teaser',
    url: 'books',
    theme: 'tiling',
    lot: null,
    active: true,
    texts: { es: words, ca: words, en: words },
    ...change,
  }
}
/** Which blocks the home page shows at an hour of Madrid's winter. */
const teasersAt = async (instant: string) =>
  (await home(shop.sql, 'T013', 'es', new Date(instant))).teasers.map(({ title }) => title)
const made = async (change: object) => (await editor.call('POST', '/home-blocks/', block(change))).body.id as number
const kept = async (id: number) =>
  (await editor.call('GET', '/home-blocks/')).body.items.find((one: { id: number }) => one.id === id)

beforeAll(async () => {
  editor = await people.hire(['marketing'])
  const [sales] = await shop.sql<{ id: number }[]>`
    insert into promotion (name_es, name_ca, name_en, percent, scope, valid_from, valid_to)
    values ('Rebajas', 'Rebaixes', 'Sales', 10, 'objects', '2031-01-07', '2031-01-20') returning id`
  promotion = sales!.id
  const [season] = await shop.sql<{ id: number }[]>`
    insert into gift_campaign (storefront_code, key, theme, from_day, to_day, titles, texts)
    values ('T013', 'kings', 'neutral', '12-26', '01-06', '{"es": "Reyes", "ca": "Reis", "en": "Epiphany"}', '{"es": "", "ca": "", "en": ""}')
    returning id`
  campaign = season!.id
})

afterEach(() => shop.sql`delete from home_block`)

describe('a block of the home page that goes with an occasion', () => {
  it('stands from the first to the last minute of its days in Madrid, and moves with them', async () => {
    const id = await made({ with: { kind: 'promotion', id: promotion } })
    const shown = async () => [
      await teasersAt('2031-01-06T22:59:59Z'),
      await teasersAt('2031-01-06T23:00:00Z'),
      await teasersAt('2031-01-20T22:59:59Z'),
      await teasersAt('2031-01-20T23:00:00Z'),
    ]
    expect((await shown()).map(({ length }) => length)).toEqual([0, 1, 1, 0])
    await shop.sql`update promotion set valid_to = '2031-01-25' where id = ${promotion}`
    expect((await shown()).map(({ length }) => length)).toEqual([0, 1, 1, 1])
    expect(await kept(id)).toMatchObject({
      from: null,
      until: null,
      with: { kind: 'promotion', id: promotion },
      occasion: {
        name: { ca: 'Rebaixes' },
        runs: true,
        from: '2031-01-07',
        until: '2031-01-25',
        opens: `promotions/${promotion}`,
      },
    })
  })

  it('comes back with a campaign every year, and over New Year', async () => {
    await made({ with: { kind: 'campaign', id: campaign } })
    const on = async (day: string) => (await teasersAt(`${day}T12:00:00Z`)).length
    expect([
      await on('2031-12-25'),
      await on('2031-12-26'),
      await on('2032-01-06'),
      await on('2032-01-07'),
      await on('2032-12-31'),
    ]).toEqual([0, 1, 1, 0, 1])
  })

  it('is off the page while its occasion is switched off, and says so', async () => {
    const id = await made({ with: { kind: 'campaign', id: campaign } })
    await shop.sql`update gift_campaign set active = false where id = ${campaign}`
    expect(await teasersAt('2031-12-28T12:00:00Z')).toEqual([])
    expect((await kept(id)).occasion).toMatchObject({ runs: false, name: { es: 'Reyes' } })
    await shop.sql`update gift_campaign set active = true where id = ${campaign}`
  })

  it('is saved unchanged from one reading to the next though the days of its occasion moved meanwhile', async () => {
    const id = await made({ with: { kind: 'promotion', id: promotion } })
    const { version } = await kept(id)
    await shop.sql`update promotion set valid_to = '2031-02-01' where id = ${promotion}`
    const { slot: _slot, ...words } = block({ with: { kind: 'promotion', id: promotion }, theme: 'pomegranates' })
    expect((await editor.call('PUT', `/home-blocks/${id}/`, { ...words, version })).status).toBe(200)
  })

  it('has no days of its own besides, and no occasion that there is not: refused by the field', async () => {
    const refused = await editor.call(
      'POST',
      '/home-blocks/',
      block({ with: { kind: 'promotion', id: promotion }, from: '2031-01-08' }),
    )
    expect(refused).toMatchObject({ status: 400, body: { with: [expect.stringContaining('leave')] } })
    expect((await editor.call('POST', '/home-blocks/', block({ with: { kind: 'campaign', id: 999_999 } }))).body).toHaveProperty(
      'with',
    )
  })

  it('is found from its occasion, beside the texts that go with it, and among what comes', async () => {
    const id = await made({ with: { kind: 'campaign', id: campaign } })
    expect((await editor.call('GET', `/occasions/campaign/${campaign}/`, undefined, 'es')).body.items).toEqual([
      { does: 'stands', kind: 'home-block', name: 'Rebajas de verano', hidden: false, opens: `home-page/${id}` },
    ])
    const coming = async (kind: string) =>
      (await editor.call('GET', `/coming/?from=2031-12-01&to=2032-01-31&kind=${kind}`)).body.items.map(
        ({ day, begins }: { day: string; begins: boolean }) => [day, begins],
      )
    expect(await coming('home_block')).toEqual([
      ['2031-12-26', true],
      ['2032-01-06', false],
    ])
    expect(await coming('home_block')).toEqual(await coming('campaign'))
  })
})

describe('the days of a gift campaign', () => {
  it.each([
    ['12-26', '01-06'],
    ['02-10', '02-14'],
    ['01-01', '12-31'],
    ['06-24', '06-24'],
  ])('from %s to %s are those on which the gift finder says that it is in season, each day of a year', async (from, to) => {
    await shop.sql`update gift_campaign set from_day = ${from}, to_day = ${to} where id = ${campaign}`
    const days = await shop.sql<{ day: string; on: boolean }[]>`
      select d::date::text as day, o.first_day <= d::date and o.last_day >= d::date as on
      from generate_series('2031-01-01'::date, '2031-12-31', '1 day') d
      cross join lateral occasion_days(null, ${campaign}, d::date) o`
    expect(days.filter(({ on }) => on).map(({ day }) => day)).toEqual(
      days.filter(({ day }) => isInSeason({ from, to }, day as Day)).map(({ day }) => day),
    )
  })
})
