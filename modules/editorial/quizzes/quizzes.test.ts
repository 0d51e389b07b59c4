import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeGifts } from '#importers/demo/gifts.ts'
import { openSearchIndex, type SearchIndex } from '#modules/goods/search/index/open.ts'
import { refreshAll } from '#modules/goods/search/refresh.sql.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { QuizzesFile } from './contract.ts'
import { openQuizzes, type QuizDeps } from './open.ts'
import { profileView } from './profile.ts'
import { quizView } from './quizzes.ts'

const shop = withShop()
const { hire } = staffing(shop)
const folder = path.join(import.meta.dirname, '../../../database/demo')
const [jordi] = QuizzesFile.parse(JSON.parse(readFileSync(path.join(folder, 'quizzes.json'), 'utf8')))
const nobody = { q1: '', q2: '', q3: '', q4: '', q5: '' }
let deps: QuizDeps
let search: SearchIndex
const poems = { old: 0, pocket: 0, gone: 0 }

beforeAll(async () => {
  const { sql } = shop
  await writeGifts(sql, 'T013', folder)
  await sql`insert into category (id, kind) values (1340, 'book')`
  const poem = async (title: string, price_cents: number, stock: number) => {
    const id = await givenProduct(sql, { title, price_cents, stock, availability_code: stock > 0 ? 'e4' : 'e1' })
    await sql`insert into product_category (product_id, category_id) values (${id}, 1340)`
    return id
  }
  poems.old = await poem('Old verses', 3_000, 5)
  poems.pocket = await poem('Pocket verses', 900, 5)
  poems.gone = await poem('Verses nobody has', 800, 0)
  await sql`update product set units_sold = 90 where id = ${poems.old}`
  await refreshAll(sql)
  search = await openSearchIndex(sql, { storefront: 'T013', every: 0 })
  deps = { db: sql, storefront: 'T013', search, openAfterSeason: true }
  return () => search.close()
})

const result = (answers: object) => shop.call('POST', '/quiz/sant-jordi-2019/result/', answers)
const april = new Date('2027-04-20T09:00:00Z')
const poet = (answers: string | undefined, now = new Date('2027-06-01T09:00:00Z')) =>
  profileView(deps, { slug: 'sant-jordi-2019', profile: 'poet' }, 'en', { answers }, now)

describe('a quiz', () => {
  it('asks its fifth question once the first four are answered (M-25, M-28)', async () => {
    const { body } = await shop.call('GET', '/quiz/sant-jordi-2019/')
    expect([body.questions.length, body.questions[0].answers.length, body.last]).toEqual([4, 5, null])
    const asked = (await shop.call('GET', '/quiz/sant-jordi-2019/?q1=b&q2=a&q3=e&q4=a')).body
    expect(asked.last).toMatchObject({ name: 'q5', answers: [{ letter: 'a' }, { letter: 'b' }] })
  })
  it('gives no result before every question is answered, and marks the missing one (M-26)', async () => {
    const refused = await result({ q1: 'b', q2: 'a', q4: 'a', q5: 'a' })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('You must answer all the questions.'),
    ])
    expect(JSON.stringify(refused.body)).toContain('"q3"')
    expect(JSON.stringify((await result({ q1: 'b', q2: 'a', q3: 'e', q4: 'a', q5: 'd' })).body)).toContain('"q5"')
  })
  it('tells the profile, with its address in each language', async () => {
    const { body } = await result({ q1: 'b', q2: 'a', q3: 'e', q4: 'a', q5: 'b' })
    expect(body).toEqual({
      profile: 'poet',
      slug: 'poet',
      slugs: { es: 'poeta', ca: 'poeta', en: 'poet' },
      href: '/en/sant-jordi-2019/result/poet',
      answers: 'baeab',
    })
  })
})

describe('a profile', () => {
  it('is shown without answering, by its slug in any language (M-29)', async () => {
    const { body } = await shop.call('GET', '/quiz/sant-jordi-2019/profiles/infantil/')
    expect(body).toMatchObject({ key: 'childrens', title: 'The children’s reader', slug: 'childrens' })
    expect((await shop.call('GET', '/quiz/sant-jordi-2019/profiles/critic/')).status).toBe(404)
  })
  it('recommends only what can be bought, the most sold first', async () => {
    expect((await poet(undefined)).items.map(({ pk }) => pk)).toEqual([poems.old, poems.pocket])
  })
  it('recommends a work once, whatever its editions', async () => {
    const { sql } = shop
    const id = await givenProduct(sql, { title: 'Old Verses', price_cents: 3_500 })
    await sql`insert into product_category (product_id, category_id) values (${id}, 1340)`
    await search.follow()
    expect((await poet(undefined)).items.map(({ pk }) => pk)).toEqual([poems.old, poems.pocket])
    await sql`update product set active = false where id = ${id}`
    await search.follow()
  })
  it('recommends books in the language of the reader before what is sold more', async () => {
    const { sql } = shop
    await sql`update product set language_code = 'I01' where id = ${poems.pocket}`
    await search.follow()
    expect((await poet(undefined)).items.map(({ pk }) => pk)).toEqual([poems.pocket, poems.old])
    await sql`update product set language_code = null where id = ${poems.pocket}`
    await search.follow()
  })
  it('gives a reason for each: the sentence that speaks for it in the reader’s language, else the profile’s own line', async () => {
    const { sql } = shop
    await sql`insert into product_translation ${sql([
      { product_id: poems.pocket, language: 'en', summary: 'Fits a coat.' },
      { product_id: poems.old, language: 'es', summary: 'Aguantan.' },
    ])}`
    const { items } = await poet(undefined)
    expect(items.map(({ pk, reason }) => [pk, reason])).toEqual([
      [poems.pocket, 'Fits a coat.'],
      [poems.old, 'For people who read with their lips moving'],
    ])
    await sql`delete from product_translation where product_id in ${sql([poems.pocket, poems.old])}`
  })
  it('recommends a third book by an author after those of others', async () => {
    const { sql } = shop
    const [author] = await sql<
      { id: number }[]
    >`insert into author (name, sort_name, slug) values ('Nadie', 'Nadie', 'nadie') returning id`
    const written: number[] = []
    for (const title of ['One', 'Two', 'Three']) {
      const id = await givenProduct(sql, { title, price_cents: 2_000 })
      await sql`insert into product_category (product_id, category_id) values (${id}, 1340)`
      await sql`insert into product_author (product_id, author_id, position, role) values (${id}, ${author!.id}, 1, 'A01')`
      written.push(id)
    }
    await search.follow()
    await sql`update product set units_sold = 200 where id in ${sql(written)}`
    await search.follow()
    const shown = (await poet(undefined)).items.map(({ pk }) => written.includes(pk))
    expect(shown).toEqual([true, true, false, false, true])
    await sql`update product set active = false where id in ${sql(written)}`
    await search.follow()
  })
  it('tells more on its page than stands with a link to it, in three languages (M-27, M-29)', async () => {
    for (const language of ['es', 'ca', 'en'] as const)
      for (const { key } of jordi!.profiles) {
        const { text, more } = await profileView(deps, { slug: 'sant-jordi-2019', profile: key }, language)
        expect([key, text.includes('\n'), more.length >= 2]).toEqual([key, false, true])
      }
  })
  it('lets what was chosen come first, and says so (M-28)', async () => {
    const { items } = await poet('baeab')
    expect(items.map(({ pk, chosen }) => [pk, chosen.length])).toEqual([
      [poems.pocket, 2],
      [poems.old, 1],
    ])
  })
  it('recommends in season only what arrives in time', async () => {
    expect((await poet(undefined, april)).arrives_by).toBe('2027-04-23')
    expect((await poet(undefined, new Date('2027-04-23T20:00:00Z'))).items).toEqual([])
    expect((await poet(undefined)).arrives_by).toBeNull()
  })
  it('of the gift finder leads to a gift category (M-30)', async () => {
    const { body } = await shop.call('GET', '/quiz/christmas-2018/profiles/the-office/')
    expect(body.gift_category).toMatchObject({ slug: 'for-the-office', title: 'For the office' })
  })
})

describe('the season', () => {
  it('closes nothing, unless the configuration or the quiz says so (M-30)', async () => {
    const june = new Date('2027-06-01T09:00:00Z')
    await expect(quizView(deps, 'sant-jordi-2019', 'en', nobody, june)).resolves.toMatchObject({ in_season: false })
    const strict = { ...deps, openAfterSeason: false }
    await expect(quizView(strict, 'sant-jordi-2019', 'en', nobody, june)).rejects.toThrow('quizzes.unknown')
    await expect(quizView(strict, 'sant-jordi-2019', 'en', nobody, april)).resolves.toMatchObject({ in_season: true })
  })
})

describe('staff', () => {
  it('of marketing put a quiz back whole, open and close it; a profile nobody reaches is refused (M-28)', async () => {
    const { call } = await hire(['marketing'])
    const { key: _key, ...read } = (await call('GET', '/quizzes/sant-jordi-2019/')).body
    expect((await call('PUT', '/quizzes/sant-jordi-2019/', read)).body.questions).toEqual(read.questions)
    const lonely = { ...jordi!.profiles[0]!, key: 'critic', slugs: { es: 'critico', ca: 'critic', en: 'critic' } }
    const refused = await call('PUT', '/quizzes/sant-jordi-2019/', { ...read, profiles: [...read.profiles, lonely] })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('no answers lead to')])
    expect((await call('POST', '/quizzes/sant-jordi-2019/open/', { opens: 'never' })).body.opens).toBe('never')
    expect((await shop.call('GET', '/quiz/sant-jordi-2019/')).status).toBe(404)
    await call('POST', '/quizzes/sant-jordi-2019/open/', { opens: 'always' })
  })
})

describe('a quiz that is tried', () => {
  const tried = async (change: object = {}) => {
    const { call } = await hire(['marketing'])
    const { profiles, questions, alternates } = (await call('GET', '/quizzes/sant-jordi-2019/')).body
    return call('POST', '/quizzes/sant-jordi-2019/trial/', { profiles, questions, alternates, ...change })
  }

  it('says which profile each way leads to, as visitors find it, and asks the last question that they are asked', async () => {
    const { body } = await tried({ choices: [0, 0, 0, 0, 0] })
    expect(body.reached.reduce((sum: number, { ways }: { ways: number }) => sum + ways, 0)).toBe(1250)
    expect(body.reached.every(({ ways }: { ways: number }) => ways > 0)).toBe(true)
    const taken = await shop.call('POST', '/quiz/sant-jordi-2019/result/', { q1: 'a', q2: 'a', q3: 'a', q4: 'a', q5: 'a' })
    expect(body.profile).toBe(taken.body.profile)
    const begun = await quizView(deps, 'sant-jordi-2019', 'en', { q1: 'a', q2: 'a', q3: 'a', q4: 'a', q5: '' }, april)
    expect((await tried({ choices: [0, 0, 0, 0] })).body).toMatchObject({ last: (begun.alternate ?? 0) - 1, profile: null })
  })

  it('says of a draft which profile nobody would reach, and saves nothing of it', async () => {
    const lonely = [...jordi!.profiles.map(({ key }) => ({ key })), { key: 'critic' }]
    const { body } = await tried({ profiles: lonely })
    expect(body.reached.at(-1)).toEqual({ key: 'critic', ways: 0, example: null })
    const { call } = await hire(['order_desk'])
    expect((await call('GET', '/quizzes/sant-jordi-2019/')).body.profiles).toHaveLength(jordi!.profiles.length)
    expect((await tried({ choices: [7] })).status).toBe(400)
  })
})

describe('the quizzes that are open', () => {
  it('are listed with those in season first, and leave out what a switch or the season closes (M-30)', async () => {
    const keys = async (now: Date, openAfterSeason = true) =>
      (await openQuizzes({ ...deps, openAfterSeason }, 'en', now)).items.map(({ key }) => key)
    expect(await keys(april)).toEqual(['sant-jordi-2019', 'christmas-2018'])
    expect(await keys(new Date('2026-12-01T09:00:00Z'))).toEqual(['christmas-2018', 'sant-jordi-2019'])
    expect(await keys(april, false)).toEqual(['sant-jordi-2019'])
  })
  it('say when each recommendation arrives once a postcode or a store is given, and what a wrong postcode lacks', async () => {
    const given = { slug: 'sant-jordi-2019', profile: 'poet' }
    const summer = new Date('2027-06-01T09:00:00Z')
    const days = async (query: object) =>
      (await profileView(deps, given, 'en', query, summer)).items.map((item) => item.arrives_on)
    expect((await days({})).every((day) => day === null)).toBe(true)
    expect((await days({ postcode: '08001' })).every((day) => day !== null && day > '2027-06-01')).toBe(true)
    const wrong = await profileView(deps, given, 'en', { postcode: '99999' }, summer)
    expect(wrong).toMatchObject({ postcode: '99999', refused: { postcode: expect.stringContaining('five digits') } })
    expect((await profileView(deps, given, 'en', { pickup_store: 'T999' }, summer)).pickup_store).toBe(null)
  })
})
