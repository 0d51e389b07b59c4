import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languages } from '#kernel/language.ts'
import { givenOrder } from '#tests/support/given-order.ts'
import { withShop } from '#tests/support/shop.ts'
import { concernsNow, concernsOf, type MachineFacts } from './attention.ts'
import { overdue } from './systems.sql.ts'
import { watchOver } from './watch-over.ts'

const now = new Date('2027-04-23T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const gigabyte = 1024 ** 3
const well: MachineFacts = {
  machine: { disk: { free: 50 * gigabyte, of: 100 * gigabyte }, backup_at: ago(600).toISOString(), certificates: [] },
  sendsMail: true,
  filesFault: null,
}
const machine = (change: Partial<MachineFacts['machine']>): MachineFacts => ({ ...well, machine: { ...well.machine, ...change } })
const inTime = { letter_since: ago(2), money_since: null, flag_since: null, flags: 0, failing: [], silent: [] }
const named = (facts: MachineFacts, late: Partial<Parameters<typeof concernsOf>[1]> = {}) =>
  concernsOf(facts, { ...inTime, ...late }, now).map(({ concern }) => concern)

describe('an operator is asked to look', () => {
  it('at nothing where all is well', () => expect(named(well)).toEqual([]))
  it('at a disk with less than a twentieth, or a gigabyte, of room', () => {
    expect(named(machine({ disk: { free: 4 * gigabyte, of: 100 * gigabyte } }))).toEqual(['disk'])
    expect(named(machine({ disk: { free: 0.9 * gigabyte, of: 4 * gigabyte } }))).toEqual(['disk'])
    expect(named(machine({ disk: null }))).toEqual([])
  })
  it('at a backup that is missing or older than a day and two hours', () => {
    expect(named(machine({ backup_at: null }))).toEqual(['backup'])
    expect(named(machine({ backup_at: ago(27 * 60).toISOString() }))).toEqual(['backup'])
    expect(named(machine({ backup_at: ago(25 * 60).toISOString() }))).toEqual([])
  })
  it('at letters, money and duties that do not go on', () => {
    expect(named(well, { letter_since: ago(16) })).toEqual(['letters'])
    expect(named({ ...well, sendsMail: false }, { letter_since: ago(16) })).toEqual([])
    expect(named(well, { money_since: ago(16), failing: ['move money'] })).toEqual(['payments', 'duties'])
  })
  it('at payments that staff have not decided about for an hour', () => {
    expect(named(well, { flag_since: ago(59), flags: 1 })).toEqual([])
    expect(named(well, { flag_since: ago(61), flags: 2 })).toEqual(['flags'])
  })
})

describe('an operator is asked to look at certificates', () => {
  const until = (days: number, kind: 'file' | 'server') =>
    machine({ certificates: [{ name: 'shop.example', kind, until: later(days * 24).toISOString() }] })

  it('of servers a fortnight before their end, and of files a month before, since those take weeks to have anew', () => {
    expect(named(until(15, 'server'))).toEqual([])
    expect(named(until(13, 'server'))).toEqual(['certificates'])
    expect(named(until(31, 'file'))).toEqual([])
    expect(named(until(29, 'file'))).toEqual(['certificates'])
    expect(concernsOf(until(-1, 'server'), inTime, now)[0]!.about).toBe('shop.example (2027-04-22)')
  })
})

const shop = withShop()
const letter = (written: Date, change: { sent?: Date; attempts?: number } = {}) => shop.sql`
  insert into mail_outbox (recipient, template, language, subject, html, plain, created_at, due_at, sent_at, attempts)
  values ('reader@example.com', 'test', 'es', 'a letter', 'a', 'a', ${written}, ${change.sent ? null : now}, ${change.sent ?? null}, ${change.attempts ?? 0})`

describe('what the rows say', () => {
  beforeEach(() => shop.sql`delete from mail_outbox`)

  it('of letters: none waits while others leave, and all since the last that left', async () => {
    const waiting = async () => (await overdue(shop.sql, now, ago(5))).letter_since
    await letter(ago(300), { attempts: 6 })
    await letter(ago(60), { sent: ago(59) })
    expect(await waiting()).toBeNull()
    await letter(ago(40), { attempts: 3 })
    await letter(ago(30))
    expect(await waiting()).toEqual(ago(40))
  })

  it('of payments that wait for staff: how many, and since when, until they are resolved', async () => {
    const { id } = await givenOrder(shop.sql, [{}])
    for (const [key, since] of Object.entries({ earlier: ago(90), later: ago(10) }))
      await shop.sql`
        insert into payment_flag (order_id, kind, key, created_at) values (${id}, 'paid_twice', ${key}, ${since})`
    expect(await overdue(shop.sql, now, ago(5))).toMatchObject({ flag_since: ago(90), flags: 2 })
    await shop.sql`update payment_flag set resolved_at = ${now}, resolved_by = 'finance' where key = 'earlier'`
    expect(await overdue(shop.sql, now, ago(5))).toMatchObject({ flag_since: ago(10), flags: 1 })
    await shop.sql`delete from payment_flag`
  })

  it('of duties: those that fail since longer than a moment', async () => {
    await shop.sql`
      insert into job_run (name, every_ms, last_at, took_ms, error, failing_since)
      values ('move money', 5000, ${ago(1)}, 3, 'no route', ${ago(6)}), ('count sales', 60000, ${ago(1)}, 3, 'once', ${ago(2)})`
    expect((await overdue(shop.sql, now, ago(5))).failing).toEqual(['move money'])
    await shop.sql`delete from job_run`
  })
})

describe('a gateway is silent', () => {
  const begun = async (at: Date, decided?: Date, gateway = 'bank') => {
    const { id } = await givenOrder(shop.sql, [{}])
    await shop.sql`
      insert into payment_attempt (id, order_id, gateway, method, amount_cents, capture, outcome, created_at, decided_at)
      values (lpad(nextval('payment_attempt_number')::text, 10, '0'), ${id}, ${gateway}, 'card', 1500, 'now',
        ${decided ? 'captured' : 'started'}, ${at}, ${decided ?? null})`
  }
  const silent = async () =>
    (await concernsNow(shop.sql, { ...well, sendsMail: false }, now)).flatMap(({ concern, about }) =>
      concern === 'gateway' ? [about] : [],
    )
  afterEach(() => shop.sql`delete from payment_attempt where gateway like 'bank%'`)

  it('when three readers went to pay and it decided nothing since the first of them', async () => {
    for (const minutes of [40, 30]) await begun(ago(minutes))
    await begun(ago(5))
    expect(await silent()).toEqual([])
    await begun(ago(16))
    expect(await silent()).toEqual([`bank (${ago(40).toISOString()}, 3)`])
  })
  it('and not when it decided about others meanwhile', async () => {
    for (const minutes of [40, 35, 30, 20]) await begun(ago(minutes))
    await begun(ago(19), ago(18))
    expect(await silent()).toEqual([])
  })
  it('and not for what readers left at its page yesterday, nor when another one answers', async () => {
    for (const minutes of [400, 390, 380]) await begun(ago(minutes))
    expect(await silent()).toEqual([])
    for (const minutes of [40, 35, 30]) await begun(ago(minutes))
    await begun(ago(19), ago(18), 'bank of others')
    expect(await silent()).toEqual([`bank (${ago(40).toISOString()}, 3)`])
  })
})

describe('the operator is told', () => {
  const sender = { name: 'The shop', tagline: '', address: '', email: 'shop@example.com', phone: '', url: 'https://shop.example' }
  const look = (facts: MachineFacts, at: Date, staffLanguage: (typeof languages)[number] = 'en') =>
    watchOver(
      shop.sql,
      {
        node: 'one',
        operator: 'keeper@example.com',
        facts: { ...facts, sendsMail: false },
        senders: () => sender,
        staffLanguage,
      },
      at,
    )
  const letters = async () =>
    await shop.sql<{ subject: string; plain: string }[]>`
      select subject, plain from mail_outbox where template = 'operator' order by id`
  beforeEach(() => shop.sql`delete from mail_outbox`)

  it('when something begins, each day while it lasts, and when it is over; other programs when it begins and ends', async () => {
    await shop.sql`
      insert into webhook_endpoint (url, name, events, secret)
      values ('https://pager.example.com/', 'pager', '{shop.attention,shop.recovered}', ${Buffer.alloc(32, 1)})`
    const full = { disk: { free: gigabyte / 2, of: 100 * gigabyte }, backup_at: later(24).toISOString() }
    expect(await look(machine(full), now)).toBe(1)
    expect(await look(machine(full), later(1))).toBe(0)
    expect(await look(machine(full), later(24))).toBe(1)
    expect(await look(machine({ ...full, disk: null }), later(25))).toBe(1)
    expect(await look(machine({ ...full, disk: null }), later(26))).toBe(0)
    const told = await letters()
    expect(told.map(({ subject }) => subject)).toEqual([
      'The shop needs somebody to look after it (one)',
      'The shop needs somebody to look after it (one)',
      'All is well again (one)',
    ])
    expect(told[0]!.plain).toContain('0.5 GB are free on the disk of the data.')
    const events =
      await shop.sql`select kind, data ->> 'concern' as concern, data ->> 'about' as about from webhook_event order by id`
    expect([...events]).toEqual([
      { kind: 'shop.attention', concern: 'disk', about: '0.5 GB' },
      { kind: 'shop.recovered', concern: 'disk', about: null },
    ])
  })

  it('in the language of the staff, with the same words in both forms', async () => {
    for (const language of languages) {
      await look(machine({ backup_at: null }), now, language)
      await look(well, now, language)
    }
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      'La tienda necesita que alguien la mire (one)',
      'Todo vuelve a estar en orden (one)',
      'La botiga necessita que algú la miri (one)',
      'Tot torna a estar en ordre (one)',
      'The shop needs somebody to look after it (one)',
      'All is well again (one)',
    ])
  })
})
