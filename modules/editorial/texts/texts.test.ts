import { beforeAll, describe, expect, it } from 'vitest'
import { textKinds } from '#api/texts.ts'
import { withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { asIfPublished, undone } from './preview.ts'
import { takeDuePlan } from './publish.ts'
import { holdRecord } from './texts.sql.ts'

const shop = withShop()
const people = staffing(shop)
let editor: Colleague
const path = '/texts/page/T013:terms'
const words = (title: string, body = `${title}.`) => ({ title, body })
const written = { es: words('Condiciones'), ca: words('Condicions'), en: words('Terms') }

const read = async () => (await editor.call('GET', `${path}/`)).body
const column = async (language: string) => (await read()).columns.find((one: { language: string }) => one.language === language)
const field = async (language: string, name: string) =>
  (await column(language)).texts.find((one: { name: string }) => one.name === name)
const draft = async (language: string, texts: object) =>
  editor.call('PUT', `${path}/${language}/`, { version: (await column(language)).version, texts })
const publish = async (language: string, body: object = {}) =>
  editor.call('POST', `${path}/${language}/publish/`, { version: (await column(language)).version, ...body })
const seen = async (language: string) => (await shop.call('GET', '/pages/terms/', undefined, language)).body.title
const rows = async (query: string) => (await editor.call('GET', `/texts/?${query}`)).body.items

beforeAll(async () => {
  editor = await people.hire(['marketing'])
  await shop.sql`insert into page (storefront_code, key) values ('T013', 'terms')`
  await editor.call('PUT', '/pages/terms/', { texts: written })
})

describe('a text in three languages', () => {
  it('is behind as soon as the Spanish says something else, by whatever way that was written', async () => {
    await editor.call('PUT', '/pages/terms/', { texts: { ...written, es: words('Condiciones nuevas') } })
    expect(await field('ca', 'title')).toMatchObject({ state: 'behind', source: 'Condiciones', text: 'Condicions' })
    expect(await rows('kind=page&state=behind&sort=name')).toMatchObject([
      { record: 'T013:terms', language: 'ca', behind: 2, empty: 0, name: 'Condiciones nuevas' },
      { record: 'T013:terms', language: 'en', behind: 2 },
    ])
  })

  it('is not behind what was written together with it, in whatever order the languages come', async () => {
    const row = (language: string, title: string) => ({
      storefront_code: 'T013',
      page_key: 'together',
      language,
      title,
      body: title,
    })
    await shop.sql`insert into page (storefront_code, key) values ('T013', 'together')`
    await shop.sql`insert into page_translation ${shop.sql([row('ca', 'Junts'), row('es', 'Juntos')])}`
    const states = async () =>
      (await rows('q=junt')).map(({ language, behind, empty }: Record<string, unknown>) => [language, behind, empty])
    expect(await states()).toContainEqual(['ca', 0, 0])
    await shop.sql.begin(async (tx) => {
      await tx`update page_translation set title = 'Tots junts' where page_key = 'together' and language = 'ca'`
      await tx`update page_translation set title = 'Todos juntos' where page_key = 'together' and language = 'es'`
    })
    expect(await states()).toContainEqual(['ca', 0, 0])
    await shop.sql`delete from page where key = 'together'`
    expect(await states()).toEqual([])
  })

  it('is found by all the words of what its record is called by, in its own text or where its name is kept', async () => {
    await shop.sql`insert into page (storefront_code, key) values ('T013', 'guided-walks')`
    await shop.sql`
      insert into page_translation ${shop.sql({ storefront_code: 'T013', page_key: 'guided-walks', language: 'es', title: 'Paseos guiados al anochecer', body: 'Con linterna' })}`
    const found = async (q: string) => [
      ...new Set((await rows(`limit=200&${new URLSearchParams({ q })}`)).map(({ kind }: { kind: string }) => kind)),
    ]
    expect(await found('guiados paseos')).toEqual(['page'])
    expect(await found('paseos linterna')).toEqual([])
    expect(await found('order ready collect')).toEqual(['letter'])
    expect(await found('guiados collect')).toEqual([])
    await shop.sql`delete from page where key = 'guided-walks'`
  })

  it('is found and sorted by the name that a letter has in the language of whoever looks', async () => {
    const named = async (query: string, language: 'es' | 'ca' | 'en'): Promise<string[]> => {
      const { body } = await editor.call('GET', `/texts/?kind=letter&language=es&limit=200&${query}`, undefined, language)
      return body.items.map(({ name }: { name: string }) => name)
    }
    expect(await named('q=basket', 'en')).toEqual(['Basket reminder'])
    expect(await named('q=basket', 'es')).toEqual([])
    expect(await named('q=cistella', 'ca')).toEqual(['Avís de la cistella'])
    const catalan = await named('sort=name', 'ca')
    expect(catalan).toEqual(catalan.toSorted((a, b) => a.localeCompare(b, 'ca')))
    const { body } = await editor.call('GET', '/texts/letter/cart-reminder/', undefined, 'ca')
    expect(body.name).toBe('Avís de la cistella')
  })

  it('is written as a draft that nobody sees, and published one language at a time', async () => {
    expect((await draft('ca', { title: 'Condicions noves' })).body).toMatchObject({ drafted: { by: expect.any(String) } })
    expect(await seen('ca')).toBe('Condicions')
    expect((await publish('ca')).status).toBe(200)
    expect(await seen('ca')).toBe('Condicions noves')
    expect(await field('ca', 'title')).toMatchObject({ state: 'complete', draft: null, source: null })
    expect(await field('ca', 'body')).toMatchObject({ state: 'behind' })
    expect(await field('en', 'title')).toMatchObject({ state: 'behind' })
    expect((await publish('ca')).body.code).toBe('wording.no_draft')
  })

  it('can be said to be right still, without another word', async () => {
    const { version } = await column('ca')
    await editor.call('POST', `${path}/ca/still-right/`, { version, fields: ['body'] })
    expect(await field('ca', 'body')).toMatchObject({ state: 'complete' })
    expect(await rows('kind=page&state=wanting')).toMatchObject([{ language: 'en' }])
  })

  it('refuses the second of two who began from the same words, and shows them what the first wrote', async () => {
    const { version } = await column('en')
    expect((await editor.call('PUT', `${path}/en/`, { version, texts: { title: 'New terms' } })).status).toBe(200)
    const second = await editor.call('PUT', `${path}/en/`, { version, texts: { title: 'Newer terms' } })
    expect(second).toMatchObject({ status: 409, body: { code: 'version.changed' } })
    expect(second.body.current.texts[0]).toMatchObject({ name: 'title', draft: 'New terms', text: 'Terms' })
    // The other languages are somebody else's work and go on.
    expect((await draft('ca', { title: 'Altres' })).status).toBe(200)
    expect((await editor.call('DELETE', `${path}/ca/`)).body).toMatchObject({ drafted: null })
  })

  it('keeps what it said before each change, with who changed it', async () => {
    const { items } = (await editor.call('GET', `${path}/versions/?language=ca&field=title`)).body
    expect(items[0]).toMatchObject({ was: 'Condicions', became: 'Condicions noves', by: expect.stringMatching(/^Somebody/) })
  })

  it('says all that it needs before it is published, and names what is missing', async () => {
    await draft('en', { title: '' })
    const refused = await publish('en')
    expect(refused).toMatchObject({ status: 400 })
    expect(refused.body['texts.title']).toEqual([expect.stringMatching(/^Write this text/)])
    expect((await draft('en', { title: 'x'.repeat(300) })).body['texts.title']).toEqual(['This text is too long.'])
    expect((await draft('en', { nothing: 'x' })).status).toBe(400)
  })

  it('is left to the Spanish when all of a language is taken away', async () => {
    await draft('en', { title: '', body: '' })
    await publish('en')
    expect(await seen('en')).toBe('Condiciones nuevas')
    expect(await field('en', 'title')).toMatchObject({ state: 'empty' })
    await draft('en', { title: 'Terms again', body: 'Terms.' })
    await publish('en')
    expect(await seen('en')).toBe('Terms again')
  })
})

describe('what is planned', () => {
  it('is published at its instant, in the name of who planned it', async () => {
    await draft('ca', { title: 'A les nou' })
    const at = '2031-01-07T08:00:00.000Z'
    expect((await publish('ca', { at })).body.planned).toMatchObject({ at })
    expect(await rows('state=planned')).toMatchObject([{ language: 'ca', planned_at: at }])
    expect(await takeDuePlan(shop.sql, textKinds, new Date('2031-01-07T07:59:00Z'))).toBe(0)
    expect(await seen('ca')).toBe('Condicions noves')
    expect(await takeDuePlan(shop.sql, textKinds, new Date('2031-01-07T08:00:00Z'))).toBe(1)
    expect(await takeDuePlan(shop.sql, textKinds, new Date('2031-01-07T08:00:00Z'))).toBe(0)
    expect(await seen('ca')).toBe('A les nou')
    expect(await field('ca', 'title')).toMatchObject({ by: expect.stringMatching(/^Somebody/) })
  })

  it('can be taken back, and is refused for an instant that is gone', async () => {
    await draft('ca', { title: 'Més tard' })
    expect((await publish('ca', { at: '2020-01-01T00:00:00Z' })).status).toBe(400)
    await publish('ca', { at: '2031-02-01T08:00:00Z' })
    expect((await editor.call('DELETE', `${path}/ca/publish/`)).body.planned).toBeNull()
    expect(await takeDuePlan(shop.sql, textKinds, new Date('2031-02-02T08:00:00Z'))).toBe(0)
  })

  it('is kept with the reason when it cannot be done any more, and waits for somebody', async () => {
    await publish('ca', { at: '2031-02-01T08:00:00Z' })
    await draft('ca', { title: '' })
    expect(await takeDuePlan(shop.sql, textKinds, new Date('2031-02-02T08:00:00Z'))).toBe(1)
    expect(await column('ca')).toMatchObject({ planned: null, refused: expect.any(String) })
    expect(await rows('state=refused')).toMatchObject([{ language: 'ca' }])
    const { items } = (await editor.call('GET', '/waiting/')).body
    expect(items.find(({ queue }: { queue: string }) => queue === 'texts_refused')).toMatchObject({ count: 1 })
  })

  it('takes a page down at its instant, which what is always shown refuses', async () => {
    const { call } = editor
    await call('PUT', '/pages/summer/', {
      texts: written,
      addresses: { es: 'verano', ca: 'estiu', en: 'summer' },
    })
    const shown = (await call('POST', '/texts/page/T013:summer/show/', { shown: false, at: '2031-09-01T00:00:00Z' })).body
    expect(shown).toMatchObject({ shown: true, taken_down: { at: '2031-09-01T00:00:00.000Z' } })
    await takeDuePlan(shop.sql, textKinds, new Date('2031-09-01T00:00:01Z'))
    expect((await call('GET', '/texts/page/T013:summer/')).body).toMatchObject({ shown: false, taken_down: null })
    expect((await call('POST', '/texts/page/T013:terms/show/', { shown: false })).status).toBe(400)
  })
})

describe('two at the same record', () => {
  const published = (language: string) => `${path}/${language}/publish/`
  const waitingFor = (what: string) =>
    shop.sql`select from pg_stat_activity where wait_event_type = 'Lock' and query ilike ${`%${what}%`} and datname = current_database()`

  it('do not wait for each other in a circle: a preview leaves alone what the duty of the hour holds', async () => {
    await draft('es', { title: 'A las diez' })
    await publish('es', { at: '2031-03-01T08:00:00Z' })
    await shop.sql.begin(async (duty) => {
      await duty`select from text_plan where record = 'T013:terms' and done_at is null for update`
      const title = await undone(shop.sql, async (tx) => {
        await asIfPublished(tx, textKinds, { kind: 'page', record: 'T013:terms' }, new Date())
        return tx`select title from page_translation where page_key = 'terms' and language = 'es'`
      })
      expect(title).toEqual([{ title: 'A las diez' }])
    })
    expect((await editor.call('GET', `${path}/`)).body.columns[0]).toMatchObject({ planned: { at: '2031-03-01T08:00:00.000Z' } })
  })

  it('come by the plan to the record: whoever publishes by hand waits for the duty before touching a text', async () => {
    const { version } = await column('es')
    let asked: ReturnType<Colleague['call']> | undefined
    await shop.sql.begin(async (duty) => {
      await duty`select from text_plan where record = 'T013:terms' and done_at is null for update`
      asked = editor.call('POST', published('es'), { version })
      await expect.poll(() => waitingFor('text_plan')).toHaveLength(1)
      await duty`select from page_translation where page_key = 'terms' for update nowait`
      await duty`select from written_text where record = 'T013:terms' for update nowait`
    })
    expect((await asked)?.status).toBe(200)
  })

  it('publish one after the other, whichever languages they come in', async () => {
    await draft('ca', { title: 'A les onze' })
    const { version } = await column('ca')
    let asked: ReturnType<Colleague['call']> | undefined
    await shop.sql.begin(async (other) => {
      await holdRecord(other, 'page', 'T013:terms')
      asked = editor.call('POST', published('ca'), { version })
      await expect.poll(() => waitingFor('pg_advisory')).toHaveLength(1)
      await other`select from page_translation where page_key = 'terms' for update nowait`
    })
    expect((await asked)?.status).toBe(200)
    expect(await seen('ca')).toBe('A les onze')
  })
})

describe('the address of a page', () => {
  it('shows those that lead to it from before, and lets one go, which another page may take then', async () => {
    const addresses = (slug: string) => ({ es: slug, ca: `${slug}-ca`, en: `${slug}-en` })
    const texts = { es: words('Aquí'), ca: words('Aquí'), en: words('Here') }
    for (const slug of ['donde-antes', 'donde-ahora']) {
      const put = await editor.call('PUT', '/pages/moved/', { texts, addresses: addresses(slug) })
      expect(put.status, JSON.stringify(put.body)).toBe(200)
    }
    const at = '/texts/page/T013:moved/'
    const { former } = (await editor.call('GET', at)).body
    expect(former).toEqual([
      { language: 'es', slug: 'donde-antes', href: '/es/donde-antes' },
      { language: 'ca', slug: 'donde-antes-ca', href: '/ca/donde-antes-ca' },
      { language: 'en', slug: 'donde-antes-en', href: '/en/donde-antes-en' },
    ])
    const gone = await editor.call('POST', `${at}let-go/`, { language: 'es', slug: 'donde-antes' })
    expect(gone.body.former.map(({ language }: { language: string }) => language)).toEqual(['ca', 'en'])
    const standing = await shop.sql`select 1 from page_address where language = 'es' and slug in ('donde-antes', 'donde-ahora')`
    expect(standing).toHaveLength(1)
    // Its own address is none of those.
    const own = await editor.call('POST', `${at}let-go/`, { language: 'es', slug: 'donde-ahora' })
    expect(own).toMatchObject({ status: 404, body: { code: 'wording.no_such_address' } })
  })
})

describe('every kind', () => {
  it('is kept by a trigger that was told the same as its declaration says', async () => {
    const triggers = await shop.sql<{ at: string; told: string[] }[]>`
      select distinct t.tgrelid::regclass::text as at,
        array_remove(string_to_array(encode(t.tgargs, 'escape'), '\\000'), null) as told
      from pg_trigger t join pg_proc p on p.oid = t.tgfoid where p.proname = 'texts_written'`
    const told = triggers.map(({ at, told: [kind, keys, fields, shape, shopOf] }) =>
      [at, kind, keys, fields, shape, shopOf].join(' | '),
    )
    const plainly = textKinds.filter(({ write }) => !write)
    const declared = plainly.map(({ table, kind, keys, fields, shape, shopOf = '' }) =>
      [table, kind, keys.join(), Object.keys(fields).join(), shape, shopOf].join(' | '),
    )
    expect(told.toSorted()).toEqual(declared.toSorted())
  })

  it('is somebody’s: whoever may not change it neither reads nor writes it at the desk', async () => {
    const { call } = await people.hire(['catalogue'])
    expect((await call('GET', '/texts/?kind=page')).body.items).toEqual([])
    expect((await call('GET', `${path}/`)).status).toBe(403)
    expect((await call('PUT', `${path}/ca/`, { version: 'new', texts: { title: 'x' } })).status).toBe(403)
    expect((await call('GET', '/texts/nothing/1/')).status).toBe(404)
    expect((await editor.call('GET', '/texts/page/T013:none/')).status).toBe(404)
  })
})
