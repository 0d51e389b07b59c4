import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, describe, expect, it } from 'vitest'
import { captchaPass } from '#tests/support/captcha-pass.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { upcomingActivities } from './agenda.ts'
import { findableActivities } from './search.ts'

const shop = withShop()
const people = staffing(shop)
const captcha = () => captchaPass(shop)
const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
const inThree = (text: string) => ({ es: text, ca: `${text} (ca)`, en: `${text} (en)` })
let serial = 0

async function marketing() {
  return (await people.hire(['marketing'])).call
}
async function givenType(name = 'Taller'): Promise<number> {
  const call = await marketing()
  return (await call('POST', '/agenda/types/', { name: inThree(name) })).body.id
}
const written = (type: number, change: object = {}) => ({
  type,
  starts_at: hours(48).toISOString(),
  ends_at: hours(50).toISOString(),
  title: inThree(`Actividad ${++serial}`),
  place: inThree('Patio de la Alberca'),
  ...change,
})
async function givenActivity(change: object = {}, type?: number): Promise<number> {
  const call = await marketing()
  const made = await call('POST', '/agenda/', written(type ?? (await givenType()), change))
  expect(made.status).toBe(200)
  await call('POST', `/agenda/${made.body.id}/publish/`, { published: true })
  return made.body.id
}
const form = (activity: number, change: object = {}) => ({
  activity,
  name: 'Rosa Almendro',
  email: `visitor-${++serial}@example.com`,
  phone: '600 555 013',
  places: 1,
  privacy_accepted: true,
  captcha: captcha(),
  ...change,
})
const register = (body: object, language = 'en') => shop.call('POST', '/agenda/registration/', body, language)
const emailsTo = (email: string) =>
  shop.sql<{ id: number; template: string; subject: string; plain: string }[]>`
    select id, template, subject, plain from mail_outbox where recipient = ${email} order by id`
const keyIn = (plain: string) => /\/(?:registration|inscripcion|inscripcio)\/([^\s]+)/.exec(plain)?.[1] ?? ''
const moment = (id: number, start: Date, end: Date) =>
  shop.sql`update activity set starts_at = ${start}, ends_at = ${end} where id = ${id}`

afterEach(() => shop.sql`update activity set published = false`)

describe('the agenda (T-01 to T-04)', () => {
  it('lists what is ahead, the next first, by type, by date and by month', async () => {
    const [talks, walks] = [await givenType('Charla'), await givenType('Paseo')]
    const later = await givenActivity({ starts_at: '2031-05-20T16:00:00Z', ends_at: '2031-05-20T18:00:00Z' }, talks)
    const sooner = await givenActivity({ starts_at: '2031-05-03T16:00:00Z', ends_at: '2031-05-05T18:00:00Z' }, walks)
    const ids = async (query: string) =>
      (await shop.call('GET', `/agenda/?${query}`)).body.items.map((item: { id: number }) => item.id)
    expect(await ids('')).toEqual([sooner, later])
    expect(await ids(`type=${talks}`)).toEqual([later])
    expect(await ids('date=2031-05-04')).toEqual([sooner])
    expect(await ids('date=2031-05-06')).toEqual([])
    expect(await ids('month=2031-05')).toEqual([sooner, later])
    expect(await ids('month=2031-06')).toEqual([])
    const month = await shop.call('GET', '/agenda/calendar/?month=2031-05')
    expect(month.body.days.map((day: { date: string }) => day.date)).toEqual([
      '2031-05-03',
      '2031-05-04',
      '2031-05-05',
      '2031-05-20',
    ])
    expect(month.body).toMatchObject({ month: '2031-05', previous: '2031-04', next: null })
    const types = (await shop.call('GET', '/agenda/types/')).body.items
    expect(types).toContainEqual(expect.objectContaining({ id: talks, name: 'Charla (en)', slug: 'charla-en', count: 1 }))
  })
  it('lets a type go of which there is no activity, and keeps one that has some', async () => {
    const call = await marketing()
    const used = await givenType('Velada')
    await givenActivity({}, used)
    const free = await givenType('Paseo')
    const items = (await call('GET', '/agenda/types/')).body.items
    expect(items).toContainEqual(expect.objectContaining({ id: used, used: true }))
    expect(items).toContainEqual(expect.objectContaining({ id: free, used: false }))
    expect((await call('DELETE', `/agenda/types/${used}/`)).body.code).toBe('agenda.type_used')
    expect((await call('DELETE', `/agenda/types/${free}/`)).body).toEqual({ done: true })
    expect((await call('DELETE', `/agenda/types/${free}/`)).status).toBe(404)
  })
  it('lists what is ahead with a book of an author, for their page', async () => {
    const book = await givenProduct(shop.sql)
    const [author] = await shop.sql<{ id: number }[]>`
      insert into author (name, sort_name, slug) values ('Marina Olmo', 'Olmo', 'marina-olmo') returning id`
    await shop.sql`insert into product_author (product_id, author_id, position) values (${book}, ${author!.id}, 1)`
    const signing = await givenActivity({ products: [book] })
    await givenActivity()
    const { items, total } = (await shop.call('GET', `/agenda/?author=${author!.id}`)).body
    expect([items.map((item: { id: number }) => item.id), total]).toEqual([[signing], 1])
    expect((await shop.call('GET', `/agenda/?author=${author!.id + 1}`)).body.total).toBe(0)
  })
  it('keeps days as Madrid has them: an hour before midnight there is still that day', async () => {
    const id = await givenActivity({ starts_at: '2031-07-10T21:30:00Z', ends_at: '2031-07-10T21:59:00Z' })
    expect((await shop.call('GET', '/agenda/?date=2031-07-10')).body.items).toMatchObject([{ id }])
    expect((await shop.call('GET', '/agenda/?date=2031-07-11')).body.items).toEqual([])
  })
  it('answers 404 to a date that does not exist (T-07)', async () => {
    for (const date of ['2031-02-30', '2031-2-3', 'tomorrow', '20310503'])
      expect((await shop.call('GET', `/agenda/?date=${date}`)).status).toBe(404)
    expect((await shop.call('GET', '/agenda/calendar/?month=2031-13')).status).toBe(404)
  })
  it('tells upcoming, in progress and cancelled by time, and lists nothing that is over (T-04)', async () => {
    const id = await givenActivity()
    const status = async () => (await shop.call('GET', `/agenda/${id}/`)).body.status
    const listed = async () => (await shop.call('GET', '/agenda/')).body.total
    expect([await status(), await listed()]).toEqual(['upcoming', 1])
    await moment(id, hours(-1), hours(1))
    expect([await status(), await listed()]).toEqual(['in_progress', 1])
    await shop.sql`update activity set cancelled_at = now() where id = ${id}`
    expect([await status(), await listed()]).toEqual(['cancelled', 1])
    await moment(id, hours(-3), hours(-1))
    expect([await status(), await listed()]).toEqual(['invoiced', 0])
  })
  it('shows all of an activity in the reader’s language (T-02, T-03)', async () => {
    const id = await givenActivity({
      prices: [{ price: 12.5, label: inThree('General') }],
      limited_places: 20,
      subtitle: inThree('Con barro'),
      presentation: inThree('Un **taller**.'),
      programme: inThree('- 10:00'),
      centre: inThree('Museo'),
      leaflet: 'https://palaceshop.example/leaflet.pdf',
      website: 'https://palaceshop.example',
      theme: 'ceramics',
    })
    expect((await shop.call('GET', `/agenda/${id}/`, undefined, 'ca')).body).toMatchObject({
      subtitle: 'Con barro (ca)',
      free: false,
      prices: [{ label: 'General (ca)', price: 12.5 }],
      limited_places: true,
      places_left: 20,
      presentation: 'Un **taller**. (ca)',
      registration_open: true,
      img: { src: expect.stringContaining('ceramics') },
    })
    expect((await shop.call('GET', '/agenda/999999/')).status).toBe(404)
  })
  it('tells how a price is paid and what makes it open to everybody, and asks where a link leads', async () => {
    const prices = [{ price: 5, label: inThree('General') }]
    const told = async (id: number) => (await shop.call('GET', `/agenda/${id}/`)).body
    const link = { prices, paid: 'link', pay_url: 'https://tickets.example/1', accessibility: ['sign_language', 'step_free'] }
    expect(await told(await givenActivity(link))).toMatchObject({
      paid: 'link',
      pay_url: 'https://tickets.example/1',
      accessibility: ['step_free', 'sign_language'],
    })
    expect(await told(await givenActivity({ prices, pay_url: 'https://tickets.example/1' }))).toMatchObject({
      paid: 'door',
      pay_url: '',
    })
    expect(await told(await givenActivity({ paid: 'link' }))).toMatchObject({
      free: true,
      paid: null,
      pay_url: '',
      accessibility: [],
    })
    const refused = await (await marketing())('POST', '/agenda/', written(await givenType(), { prices, paid: 'link' }))
    expect(refused).toMatchObject({ status: 400, body: { pay_url: [expect.stringMatching(/^Give the address/)] } })
  })
  it('never gives a slug that another page of the agenda begins with (R-22)', async () => {
    const id = await givenActivity({ title: { es: 'Fecha', ca: 'Data', en: 'Date' } })
    const { slugs } = (await shop.call('GET', `/agenda/${id}/`)).body
    expect(slugs).toEqual({ es: 'fecha-x', ca: 'data-x', en: 'date-x' })
  })
  it('is told to the home page and the search over everything', async () => {
    const id = await givenActivity({ title: inThree('Caligrafía y geometría') })
    expect(await upcomingActivities(shop.sql, 'es', 3)).toMatchObject([{ id }])
    expect(await findableActivities(shop.sql, 'T013', 'es')).toContainEqual(
      expect.objectContaining({ title: 'Caligrafía y geometría', href: `/es/agenda/caligrafia-y-geometria/${id}` }),
    )
  })
  it('is a calendar to subscribe to, without a token', async () => {
    const id = await givenActivity({ title: inThree('Paseo; con calma, y sol') })
    const answer = await shop.app.inject({ method: 'GET', url: '/api/agenda/ics/?lang=es' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(answer.payload).toContain(`UID:activity-${id}@`)
    expect(answer.payload).toContain('SUMMARY:Paseo\\; con calma\\, y sol\r\n')
    expect(answer.payload.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect((await shop.app.inject({ method: 'GET', url: `/api/agenda/${id}/ics/?lang=es` })).payload).toContain('BEGIN:VEVENT')
  })
  it('tells calendars where it is as its letters do: the room, the store, the street; and in which language', async () => {
    await givenStore(shop.sql, 'T013')
    const id = await givenActivity({ store_code: 'T013', place: inThree('Sala'), hours: inThree('De 10 a 20 h') })
    const lines = async (path: string) =>
      (await shop.app.inject({ method: 'GET', url: `/api/agenda/${path}ics/?lang=ca` })).payload
        .replaceAll('\r\n ', '')
        .split('\r\n')
    for (const file of [await lines(''), await lines(`${id}/`)]) {
      expect(file).toContain('LOCATION:Sala (ca). Store T013\\, Calle\\, 18009 Granada')
      expect(file.find((line) => line.startsWith('DESCRIPTION:'))).toContain('De 10 a 20 h (ca)')
      expect(file.find((line) => line.startsWith('PRODID:'))).toMatch(/\/\/CA$/)
    }
  })
  it('has a leaflet of its own in the reader’s language where staff gave none (T-02)', async () => {
    const id = await givenActivity({ title: inThree('Caligrafía'), programme: inThree('- **17:00** La letra') })
    const { leaflet } = (await shop.call('GET', `/agenda/${id}/`, undefined, 'ca')).body
    const answer = await shop.app.inject(leaflet)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), { mergePages: true })
    for (const said of ['Caligrafía (ca)', 'Programa', '17:00 La letra', 'Entrada lliure']) expect(text).toContain(said)
    expect((await shop.app.inject('/api/agenda/999999/leaflet/')).statusCode).toBe(404)
  })
})

describe('registering for an activity (T-06)', () => {
  it('says on the form’s page and in its letter what a place costs and where it is paid', async () => {
    const prices = [{ label: { es: 'Por persona', ca: 'Per persona', en: 'Per person' }, price: 28 }]
    const body = form(await givenActivity({ limited_places: 4, free: false, prices }))
    await register(body, 'en')
    expect((await emailsTo(body.email))[0]?.plain).toContain('Price: Per person €28.00. Pay in the shop on the day of the event.')
    const free = form(await givenActivity({ free: true }))
    await register(free, 'es')
    expect((await emailsTo(free.email))[0]?.plain).toContain('Precio: Entrada libre')
  })
  it('keeps the place, the consent, and writes a letter with the appointment in the visitor’s language', async () => {
    const id = await givenActivity({ limited_places: 10 })
    const body = form(id, { places: 2 })
    expect(await register(body, 'ca')).toMatchObject({
      status: 201,
      body: { state: 'confirmed', detail: expect.stringContaining('Teniu plaça') },
    })
    expect((await shop.call('GET', `/agenda/${id}/`)).body.places_left).toBe(8)
    const [letter] = await emailsTo(body.email)
    expect(letter).toMatchObject({ template: 'agenda-confirmed', plain: expect.stringContaining('/ca/inscripcio/') })
    const [file] = await shop.sql<
      { name: string; type: string; content: Buffer }[]
    >`select name, content_type as type, content from mail_attachment where letter_id = ${letter!.id} order by name desc`
    expect(file).toMatchObject({ name: `agenda-${id}.ics`, type: expect.stringContaining('text/calendar') })
    expect(file!.content.toString()).toContain('STATUS:CONFIRMED')
    expect(await shop.sql`select form from consent where email = ${body.email}`).toEqual([{ form: 'agenda' }])
  })
  it('never lets more places go than there are, with thirty asking at once', async () => {
    const id = await givenActivity({ limited_places: 10 })
    const answers = await Promise.all(Array.from({ length: 30 }, () => register(form(id, { waiting_list: true }))))
    const states = answers.map(({ body }) => body.state).toSorted()
    expect(states.filter((state) => state === 'confirmed')).toHaveLength(10)
    expect(states.filter((state) => state === 'waiting')).toHaveLength(20)
    expect(await shop.sql`select taken from activity where id = ${id}`).toEqual([{ taken: 10 }])
    await expect(shop.sql`update activity set taken = 11 where id = ${id}`).rejects.toThrow('activity_never_oversold')
  })
  it('refuses when it is full, says how many are left, and offers to wait', async () => {
    const id = await givenActivity({ limited_places: 2 })
    expect((await register(form(id, { places: 3 }))).body.places).toEqual([
      'Places left: 2. Choose fewer places or tick the box to join the waiting list.',
    ])
    await register(form(id, { places: 2 }))
    expect(await register(form(id))).toMatchObject({ status: 400, body: { places: [expect.stringContaining('waiting list')] } })
  })
  it('refuses what has begun, is called off or wants no registration', async () => {
    const [begun, off, open] = [await givenActivity(), await givenActivity(), await givenActivity({ takes_registrations: false })]
    await moment(begun, hours(-1), hours(1))
    await shop.sql`update activity set cancelled_at = now() where id = ${off}`
    const said = async (id: number) => (await register(form(id))).body.detail
    expect(await said(begun)).toBe('Registration is closed: the event has already started.')
    expect(await said(off)).toBe('This event has been cancelled.')
    expect(await said(open)).toBe('No registration is needed for this event.')
    expect((await register(form(999_999))).status).toBe(404)
  })
  it('names each wrong field, and takes an e-mail once', async () => {
    const id = await givenActivity()
    const wrong = await register(form(id, { name: ' ', email: 'x', phone: '', places: 7, privacy_accepted: false }))
    expect(wrong.status).toBe(400)
    expect(Object.keys(wrong.body)).toEqual(expect.arrayContaining(['name', 'email', 'phone', 'places', 'privacy_accepted']))
    expect((await register(form(id, { captcha: '' }))).body.captcha).toEqual(['You must indicate that you are not a robot'])
    const body = form(id)
    expect((await register(body)).status).toBe(201)
    expect((await register({ ...body, email: body.email.toUpperCase(), captcha: captcha() })).body.email).toEqual([
      expect.stringContaining('already registered'),
    ])
  })
})

describe('giving a place back', () => {
  it('by the link of the letter lets the first who fits move up, with a letter, once', async () => {
    const id = await givenActivity({ limited_places: 2 })
    const [holder, pair, single] = [form(id, { places: 1 }), form(id, { places: 2 }), form(id, { places: 1 })]
    await register(holder)
    await register(form(id, { places: 1 }))
    await register({ ...pair, waiting_list: true })
    await register({ ...single, waiting_list: true })
    const key = keyIn((await emailsTo(holder.email))[0]!.plain)
    const show = () => shop.call('POST', '/agenda/registration/show/', { key })
    expect((await show()).body).toMatchObject({
      places: 1,
      state: 'confirmed',
      activity: id,
      ticket: expect.stringMatching(/^E-[2-9A-H]{10}$/),
    })
    for (let time = 0; time < 2; time += 1)
      expect((await shop.call('POST', '/agenda/registration/cancel/', { key })).status).toBe(200)
    expect((await show()).body).toMatchObject({ state: 'cancelled', ticket: null })
    expect((await emailsTo(single.email)).map((item) => item.template)).toEqual(['agenda-waiting', 'agenda-moved-up'])
    expect((await emailsTo(pair.email)).map((item) => item.template)).toEqual(['agenda-waiting'])
    expect((await emailsTo(holder.email)).map((item) => item.template)).toEqual(['agenda-confirmed', 'agenda-given-back'])
    expect(await shop.sql`select taken from activity where id = ${id}`).toEqual([{ taken: 2 }])
    expect((await register({ ...holder, captcha: captcha(), waiting_list: true })).body.state).toBe('waiting')
  })
  it('opens nothing with a link that the shop did not write', async () => {
    for (const key of ['1.x', 'x', ''])
      for (const what of ['show', 'cancel'])
        expect((await shop.call('POST', `/agenda/registration/${what}/`, { key })).status).toBe(404)
  })
})

describe('the agenda at the shop', () => {
  it('is written and published by marketing, and shown to nobody before', async () => {
    const call = await marketing()
    const made = (await call('POST', '/agenda/', written(await givenType()))).body
    expect(made).toMatchObject({ published: false, status: 'upcoming' })
    expect((await shop.call('GET', `/agenda/${made.id}/`)).status).toBe(404)
    await call('POST', `/agenda/${made.id}/publish/`, { published: true })
    expect((await shop.call('GET', `/agenda/${made.id}/`)).status).toBe(200)
    const wrong = await call('POST', '/agenda/', written(999_999, { theme: 'none', ends_at: hours(1).toISOString() }))
    expect(Object.keys(wrong.body)).toEqual(expect.arrayContaining(['type', 'theme', 'ends_at']))
    expect((await call('GET', '/agenda/')).body.items[0].id).toBe(made.id)
  })
  it('lets those who wait move up when there are more places, and never fewer than are taken', async () => {
    const type = await givenType()
    const id = await givenActivity({ limited_places: 1 }, type)
    const waiting = form(id, { waiting_list: true })
    await register(form(id))
    await register(waiting)
    const call = await marketing()
    const { starts_at, ends_at, title, place } = (await call('GET', `/agenda/${id}/`)).body
    const now = { type, starts_at, ends_at, title, place }
    expect((await call('PUT', `/agenda/${id}/`, { ...now, limited_places: 2 })).body).toMatchObject({ taken: 2, waiting: 0 })
    expect((await emailsTo(waiting.email)).map((item) => item.template)).toEqual(['agenda-waiting', 'agenda-moved-up'])
    expect((await call('PUT', `/agenda/${id}/`, { ...now, limited_places: 1 })).status).toBe(400)
    await call('PUT', `/agenda/${id}/`, { ...now, limited_places: 2, ends_at: hours(51).toISOString() })
    expect((await emailsTo(waiting.email)).at(-1)?.template).toBe('agenda-changed')
  })
  it('calls an activity off with a letter to everybody on the list, once', async () => {
    const id = await givenActivity({ limited_places: 1 })
    const [comes, waits] = [form(id), form(id, { waiting_list: true })]
    await register(comes)
    await register(waits, 'es')
    const call = await marketing()
    expect((await call('POST', `/agenda/${id}/cancel/`, { reason: 'Lluvia' })).body.status).toBe('cancelled')
    for (const { email } of [comes, waits])
      expect((await emailsTo(email)).at(-1)).toMatchObject({
        template: 'agenda-cancelled',
        plain: expect.stringContaining('Lluvia'),
      })
    expect((await call('POST', `/agenda/${id}/cancel/`, {})).status).toBe(409)
  })
  it('shows who comes to whoever is at the door, and takes somebody off the list', async () => {
    const id = await givenActivity({ limited_places: 1 })
    const [comes, waits] = [form(id), form(id, { waiting_list: true })]
    await register(comes)
    await register(waits)
    const call = (await people.hire(['order_desk'])).call
    const list = async () => (await call('GET', `/agenda/${id}/registrations/`)).body.items
    const before = await list()
    expect(before).toMatchObject([
      { email: comes.email, state: 'confirmed' },
      { email: waits.email, state: 'waiting' },
    ])
    await call('POST', `/agenda/registrations/${before[0].id}/cancel/`, {})
    expect((await list()).map((item: { state: string }) => item.state)).toEqual(['cancelled', 'confirmed'])
    expect((await (await people.hire(['bookseller'])).call('GET', `/agenda/${id}/registrations/`)).status).toBe(403)
  })
})
