import { beforeAll, describe, expect, it } from 'vitest'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { withShop } from '#tests/support/shop.ts'
import { forgetRegistrations } from './forget.ts'

const shop = withShop()
const now = new Date('2031-08-31T10:00:00Z')
let type = 0

beforeAll(async () => {
  const [row] = await shop.sql<{ id: number }[]>`insert into activity_type default values returning id`
  type = row!.id
})

/** An activity that ended then, with somebody who came and the letter to them. */
async function givenPast(endsAt: string, email: string): Promise<number> {
  const end = new Date(endsAt)
  const [activity] = await shop.sql<{ id: number }[]>`
    insert into activity (storefront_code, activity_type_id, starts_at, ends_at, free, takes_registrations, taken, theme)
    values ('T013', ${type}, ${new Date(Number(end) - 3_600_000)}, ${end}, true, true, 2, 'neutral') returning id`
  await shop.sql`
    insert into activity_registration (activity_id, name, email, phone, places, state, language, registered_at, confirmed_at)
    values (${activity!.id}, 'Rosa Almendro', ${email}, '600 555 013', 2, 'confirmed', 'es', ${end}, ${end})`
  const letter = { template: 'agenda-confirmed', language: 'es' as const, subject: 'Tiene plaza', html: '', plain: 'Tiene plaza' }
  const file = { name: 'a.ics', type: 'text/calendar', content: Buffer.from('x') }
  await shop.sql.begin((tx) => queueEmail(tx, email, { ...letter, files: [file] }))
  await shop.sql`update mail_outbox set created_at = ${end}, due_at = null where recipient = ${email}`
  return activity!.id
}
const kept = async () =>
  (await shop.sql<{ email: string }[]>`select email from activity_registration order by id`).map(({ email }) => email)
const letters = async () =>
  (await shop.sql<{ recipient: string }[]>`select recipient from mail_outbox order by id`).map(({ recipient }) => recipient)

describe('what the agenda knows of people (privacy policy)', () => {
  it('is forgotten three months after the activity, its letters too, and not a day sooner', async () => {
    const gone = await givenPast('2031-05-31T09:00:00Z', 'gone@example.com')
    await givenPast('2031-05-31T11:00:00Z', 'still@example.com')
    expect(await forgetRegistrations(shop.sql, now)).toBe(2)
    expect(await kept()).toEqual(['still@example.com'])
    expect(await letters()).toEqual(['still@example.com'])
    expect(await shop.sql`select taken from activity where id = ${gone}`).toEqual([{ taken: 2 }])
    expect(await forgetRegistrations(shop.sql, now)).toBe(0)
  })
  it('counts months as a calendar does: on 31 May what ended on 27 February goes, on 1 March stays', async () => {
    await shop.sql`delete from activity_registration`
    await givenPast('2031-02-27T10:00:00Z', 'february@example.com')
    await givenPast('2031-03-01T09:00:00Z', 'march@example.com')
    await forgetRegistrations(shop.sql, new Date('2031-05-31T10:00:00Z'))
    expect(await kept()).toEqual(['march@example.com'])
  })
  it('keeps letters to somebody who is still on another list', async () => {
    await shop.sql`delete from activity_registration`
    await givenPast('2031-01-10T10:00:00Z', 'often@example.com')
    const [other] = await shop.sql<{ id: number }[]>`select id from activity order by id limit 1`
    await shop.sql`update activity set ends_at = '2031-12-01', starts_at = '2031-11-30' where id = ${other!.id}`
    await shop.sql`insert into activity_registration (activity_id, name, email, phone, places, state, language, registered_at)
      values (${other!.id}, 'Rosa', 'Often@example.com', '', 1, 'waiting', 'es', ${now})`
    await forgetRegistrations(shop.sql, now)
    expect(await kept()).toEqual(['Often@example.com'])
    expect(await letters()).toContain('often@example.com')
  })
})
