import { beforeAll, describe, expect, it } from 'vitest'
import { textKinds } from '#api/texts.ts'
import { addDays, today } from '#kernel/days.ts'
import { withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { takeDuePlan } from './publish.ts'

const shop = withShop()
const people = staffing(shop)
let editor: Colleague
let promotion: number
let campaign: number
const path = '/texts/page/T013:summer'
const [begins, ends] = [addDays(today(), 10), addDays(today(), 20)]
const dawnOf = (day: string) => `(${`'${day}'`}::date)::timestamp at time zone 'Europe/Madrid'`
const instantOf = async (day: string): Promise<Date> =>
  (await shop.sql<{ at: Date }[]>`select ${shop.sql.unsafe(dawnOf(day))} as at`)[0]!.at

const column = async (language = 'es') =>
  (await editor.call('GET', `${path}/`)).body.columns.find((one: { language: string }) => one.language === language)
const draft = async (title: string) => editor.call('PUT', `${path}/es/`, { version: (await column()).version, texts: { title } })
const publishWith = async (occasion: object) =>
  editor.call('POST', `${path}/es/publish/`, { version: (await column()).version, with: occasion })
const seen = async () => (await shop.call('GET', '/pages/summer/', undefined, 'es')).body
const settle = async (at: Date) => takeDuePlan(shop.sql, textKinds, at)

beforeAll(async () => {
  editor = await people.hire(['marketing'])
  const words = (text: string) => ({ title: text, body: `${text}.` })
  await editor.call('PUT', '/pages/summer/', {
    texts: { es: words('Verano'), ca: words('Estiu'), en: words('Summer') },
    addresses: { es: 'verano', ca: 'estiu', en: 'summer' },
  })
  await editor.call('POST', '/pages/summer/publish/', { published: true })
  const [made] = await shop.sql<{ id: number }[]>`
    insert into promotion (name_es, name_ca, name_en, percent, scope, valid_from, valid_to)
    values ('Rebajas', 'Rebaixes', 'Sales', 10, 'objects', ${begins}, ${ends}) returning id`
  promotion = made!.id
  const [season] = await shop.sql<{ id: number }[]>`
    insert into gift_campaign (storefront_code, key, theme, from_day, to_day, titles, texts)
    values ('T013', 'kings', 'neutral', ${begins.slice(5)}, ${ends.slice(5)}, '{"es": "Reyes", "ca": "Reis", "en": "Epiphany"}', '{"es": "", "ca": "", "en": ""}')
    returning id`
  campaign = season!.id
})

describe('a text that goes with an occasion', () => {
  it('finds the promotions and gift campaigns that have a day to come', async () => {
    const { items } = (await editor.call('GET', '/texts/occasions/')).body
    expect(items).toContainEqual({
      kind: 'promotion',
      id: promotion,
      name: { es: 'Rebajas', ca: 'Rebaixes', en: 'Sales' },
      begins,
      ends,
    })
    expect(items).toContainEqual(expect.objectContaining({ kind: 'campaign', id: campaign, begins, ends }))
  })

  it('is published as it begins, and moves with its first day: the day is kept nowhere else', async () => {
    await draft('Rebajas de verano')
    expect((await publishWith({ kind: 'promotion', id: promotion })).body.planned).toMatchObject({
      at: (await instantOf(begins)).toISOString(),
      with: { kind: 'promotion', id: promotion, name: 'Rebajas' },
    })
    const later = addDays(begins, 3)
    await shop.sql`update promotion set valid_from = ${later} where id = ${promotion}`
    expect((await column()).planned.at).toBe((await instantOf(later)).toISOString())
    const { items } = (await editor.call('GET', `/coming/?from=${begins}&to=${later}&kind=text`)).body
    expect(items).toMatchObject([{ day: later, begins: true, opens: 'translate/page/T013:summer/es' }])
    expect(await settle(await instantOf(begins))).toBe(0)
    expect(await settle(await instantOf(later))).toBe(1)
    expect((await seen()).title).toBe('Rebajas de verano')
  })

  it('is taken down on the day after it ends', async () => {
    const asked = await editor.call('POST', `${path}/show/`, { shown: false, with: { kind: 'campaign', id: campaign } })
    expect(asked.body.taken_down).toMatchObject({ with: { kind: 'campaign', name: 'Reyes' } })
    expect(await settle(await instantOf(ends))).toBe(0)
    expect(await settle(await instantOf(addDays(ends, 1)))).toBe(1)
    expect((await editor.call('GET', `${path}/`)).body.shown).toBe(false)
  })

  it('waits while the occasion does not run, and goes with it when that is taken away', async () => {
    await draft('Otra vez')
    await publishWith({ kind: 'campaign', id: campaign })
    await shop.sql`update gift_campaign set active = false where id = ${campaign}`
    expect((await column()).planned).toMatchObject({ at: null, with: { name: 'Reyes' } })
    expect(await settle(await instantOf(addDays(begins, 400)))).toBe(0)
    await shop.sql`delete from gift_campaign where id = ${campaign}`
    expect((await column()).planned).toBeNull()
  })

  it('is refused by the name of the field where the occasion has no such day, or has begun', async () => {
    await shop.sql`update promotion set valid_from = null where id = ${promotion}`
    expect((await publishWith({ kind: 'promotion', id: promotion })).body).toHaveProperty('with')
    await shop.sql`update promotion set valid_from = ${addDays(today(), -1)} where id = ${promotion}`
    expect((await publishWith({ kind: 'promotion', id: promotion })).status).toBe(400)
    expect((await publishWith({ kind: 'campaign', id: 999_999 })).status).toBe(400)
  })
})
