import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#kernel/language.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import type { PostWords } from './contract.ts'
import { findablePosts } from './magazine.ts'
import { magazineFeedRoutes } from './routes.ts'

const shop = withShop()
const { hire } = staffing(shop)
let editor: Colleague

const wordsOf = (key: string, change: Partial<PostWords> = {}): PostWords => ({
  key,
  author: 'nuria',
  theme: 'tiling',
  published_on: null,
  focus: { x: 50, y: 50 },
  products: [],
  activities: [],
  texts: Object.fromEntries(
    languages.map((language) => [
      language,
      {
        title: `${key} ${language}`,
        summary: `Sobre la geometría & <${key}>`,
        body: `## Uno\n\nLa col·lecció d’aquí (${language}).`,
      },
    ]),
  ) as PostWords['texts'],
  ...change,
})
async function given(key: string, change: Partial<PostWords> = {}): Promise<number> {
  const { status, body } = await editor.call('POST', '/magazine/', wordsOf(key, change))
  expect(status, JSON.stringify(body)).toBe(200)
  expect((await editor.call('POST', `/magazine/${body.id}/publish/`, {})).body).toMatchObject({ published: true })
  return body.id
}
const keysOf = (body: { items: { title: string }[] }) => body.items.map((item) => item.title.split(' ')[0])

beforeAll(async () => {
  editor = await hire(['marketing'])
  for (const [key, name] of [
    ['nuria', 'Núria Deulofeu'],
    ['tomas', 'Tomás Arjona'],
  ]) {
    const words = { trade: 'Librera', biography: 'Lee de pie.' }
    await editor.call('PUT', '/magazine/authors/', { key, name, texts: { es: words, ca: words, en: words } })
  }
})

describe('the magazine', () => {
  it('lists what is published, the newest first, by author and by month (T-08, R-23)', async () => {
    await given('oct', { published_on: '2025-10-31' })
    await given('nov', { published_on: '2025-11-01', author: 'tomas' })
    await given('dec', { published_on: '2025-12-31' })
    const { items, total, authors, months } = (await shop.call('GET', '/magazine/', undefined, 'ca')).body
    expect(items.map((item: { title: string }) => item.title)).toEqual(['dec ca', 'nov ca', 'oct ca'])
    expect({ total, months }).toEqual({
      total: 3,
      months: [12, 11, 10].map((month) => ({ year: 2025, month, posts: 1 })),
    })
    expect(authors.map((author: { name: string }) => author.name)).toEqual(['Núria Deulofeu', 'Tomás Arjona'])
    const by = (await shop.call('GET', `/magazine/author/${authors[0].id}/`)).body
    expect([keysOf(by), by.author.biography]).toEqual([['dec', 'oct'], 'Lee de pie.'])
    for (const [month, found] of [
      [12, ['dec']],
      [11, ['nov']],
      [9, []],
    ] as const)
      expect(keysOf((await shop.call('GET', `/magazine/date/2025/${month}/`)).body)).toEqual(found)
    expect((await shop.call('GET', '/magazine/author/999/')).status).toBe(404)
    expect((await shop.call('GET', '/magazine/date/2025/13/')).status).toBe(400)
  })

  it('shows neither drafts nor what is to come, and takes a post away again (A-11)', async () => {
    const { id } = (await editor.call('POST', '/magazine/', wordsOf('draft', { published_on: '2025-01-01' }))).body
    expect((await shop.call('GET', `/magazine/posts/${id}/`)).status).toBe(404)
    const coming = await given('coming', { published_on: '2999-01-01' })
    expect((await shop.call('GET', `/magazine/posts/${coming}/`)).status).toBe(404)
    await editor.call('POST', `/magazine/${id}/publish/`, {})
    expect((await shop.call('GET', `/magazine/posts/${id}/`)).status).toBe(200)
    await editor.call('POST', `/magazine/${id}/unpublish/`, {})
    expect((await shop.call('GET', `/magazine/posts/${id}/`)).status).toBe(404)
    expect(keysOf((await shop.call('GET', '/magazine/')).body)).not.toContain('draft')
  })

  it('tells a post with its addresses in three languages, its products in their order and what else to read (T-09)', async () => {
    const [first, second] = [await givenProduct(shop.sql), await givenProduct(shop.sql)]
    const hidden = await givenProduct(shop.sql, { active: false })
    const id = await given('whole', { published_on: '2025-11-15', products: [second, hidden, first] })
    const post = (await shop.call('GET', `/magazine/posts/${id}/`, undefined, 'ca')).body
    expect(post).toMatchObject({
      title: 'whole ca',
      published_on: '2025-11-15',
      slug_es: 'whole-es',
      slug_en: 'whole-en',
      author: { name: 'Núria Deulofeu', slug: 'nuria-deulofeu', biography: 'Lee de pie.' },
    })
    expect(post.related.map((card: { pk: number }) => card.pk)).toEqual([second, first])
    expect(keysOf({ items: post.further })).toEqual(['nov', 'oct', 'dec'])
  })

  it('cuts its picture around the point that staff set, and paints the whole of it where they set none', async () => {
    const id = await given('focus', { published_on: '2025-01-02' })
    const seen = async () => (await shop.call('GET', `/magazine/posts/${id}/`)).body.art
    expect(await seen()).toMatchObject({ width: 1280, height: 480 })
    const kept = (await editor.call('GET', `/magazine/${id}/`)).body
    expect(kept.focus).toEqual({ x: 50, y: 50 })
    expect((await editor.call('PUT', `/magazine/${id}/`, { ...kept, focus: { x: 20, y: 100 } })).status).toBe(200)
    expect(await seen()).toMatchObject({ width: 1280, height: 720, focus: '20% 100%' })
    expect((await editor.call('PUT', `/magazine/${id}/`, { ...kept, focus: { x: 30, y: 0 } })).status).toBe(409)
    expect((await editor.call('POST', '/magazine/', wordsOf('outside', { focus: { x: 101, y: 0 } }))).status).toBe(400)
    const { items } = (await editor.call('GET', '/magazine/drawings/')).body
    expect(items).toContainEqual({ theme: 'tiling', src: expect.stringContaining('tiling-1280x720'), width: 1280, height: 720 })
  })

  it('leads to the events that go with it for as long as they are ahead, and refuses those that are not there', async () => {
    const inThree = (text: string) => ({ es: text, ca: text, en: text })
    const type = (await editor.call('POST', '/agenda/types/', { name: inThree('Taller') })).body.id
    const event = async (title: string, year: number) => {
      const [starts_at, ends_at] = [`${year}-05-05T17:00:00Z`, `${year}-05-05T18:00:00Z`]
      const { status, body } = await editor.call('POST', '/agenda/', {
        type,
        starts_at,
        ends_at,
        title: inThree(title),
        place: inThree('Biblioteca'),
      })
      expect(status, JSON.stringify(body)).toBe(200)
      await editor.call('POST', `/agenda/${body.id}/publish/`, { published: true })
      return body.id as number
    }
    const [late, over, soon] = [await event('Tarde', 2999), await event('Pasada', 2001), await event('Pronto', 2998)]
    const id = await given('events', { published_on: '2025-01-03', activities: [late, over, soon] })
    const { events } = (await shop.call('GET', `/magazine/posts/${id}/`)).body
    expect(events.map(({ title, place }: { title: string; place: string }) => [title, place])).toEqual([
      ['Tarde', 'Biblioteca'],
      ['Pronto', 'Biblioteca'],
    ])
    const refused = await editor.call('POST', '/magazine/', wordsOf('nowhere', { activities: [999_999] }))
    expect(refused.body.activities).toEqual(['One of the events given does not exist.'])
  })

  it('sets drawings and products into the text, counted as staff listed them, and refuses those it does not have (T-09)', async () => {
    const [hidden, shown] = [await givenProduct(shop.sql, { active: false }), await givenProduct(shop.sql)]
    const words = wordsOf('inset', { published_on: '2025-02-02', products: [hidden, shown] })
    for (const text of Object.values(words.texts)) text.body = 'Uno.\n\n![Un alicatado](art:tiling)\n\n![](piece:2)'
    const id = await given('inset', words)
    const post = (await shop.call('GET', `/magazine/posts/${id}/`)).body
    expect(post.pieces).toEqual([hidden, shown])
    expect(post.related.map((card: { pk: number }) => card.pk)).toEqual([shown])
    expect(post.drawings).toMatchObject({
      tiling: { src: expect.stringContaining('/media/art/tiling-1280x720'), alt: 'Un alicatado' },
    })
    for (const body of ['![x](art:photograph)', '![x](piece:3)', '![x](piece:0)']) {
      const texts = { ...words.texts, ca: { ...words.texts.ca, body } }
      expect((await editor.call('PUT', `/magazine/${id}/`, { ...words, texts })).status, body).toBe(400)
    }
    expect((await findablePosts(shop.sql, 'es')).filter(({ also }) => /art:|piece:/.test(also))).toEqual([])
  })

  it('changes words and addresses of a post, keeps its day, and refuses what does not exist', async () => {
    const id = await given('changed', { published_on: '2025-09-09' })
    const kept = (await editor.call('GET', `/magazine/${id}/`)).body
    kept.texts.en.slug = 'another-address'
    kept.published_on = null
    const saved = (await editor.call('PUT', `/magazine/${id}/`, kept)).body
    expect(saved.published_on).toBe('2025-09-09')
    kept.version = saved.version
    expect((await shop.call('GET', `/magazine/posts/${id}/`)).body.slug).toBe('another-address')
    for (const change of [{ author: 'nobody' }, { theme: 'photograph' }, { products: [999_999] }])
      expect((await editor.call('PUT', `/magazine/${id}/`, { ...kept, ...change })).status, JSON.stringify(change)).toBe(400)
    expect((await editor.call('PUT', '/magazine/999/', { ...kept, key: 'free' })).status).toBe(404)
    expect((await editor.call('POST', '/magazine/', kept)).status).toBe(409)
    expect((await editor.call('GET', '/magazine/')).body.items[0]).toMatchObject({ key: expect.any(String), author: 'nuria' })
  })

  it('lets an author go who has no post, and keeps whoever has one', async () => {
    const words = { trade: 'Librera', biography: 'Lee de pie.' }
    const author = { key: 'guest', name: 'Irene Vidal', texts: { es: words, ca: words, en: words } }
    expect((await editor.call('PUT', '/magazine/authors/', author)).body).toMatchObject({ ...author, posts: 0 })
    await editor.call('POST', '/magazine/', wordsOf('by-guest', { author: 'guest' }))
    const kept = (await editor.call('GET', '/magazine/authors/')).body.items
    expect(kept).toContainEqual(expect.objectContaining({ key: 'guest', posts: 1 }))
    const refused = await editor.call('DELETE', '/magazine/authors/guest/')
    expect([refused.status, refused.body.code]).toEqual([409, 'magazine.author_has_posts'])
    await editor.call('PUT', '/magazine/authors/', { ...author, key: 'leaves' })
    expect((await editor.call('DELETE', '/magazine/authors/leaves/')).body).toEqual({ done: true })
    expect((await editor.call('DELETE', '/magazine/authors/leaves/')).status).toBe(404)
  })

  it('tells the search over everything what it says, the newest first', async () => {
    const id = await given('coleccion', { published_on: '2025-03-03' })
    const found = await findablePosts(shop.sql, 'ca')
    expect(found.find(({ href }) => href === `/ca/magazine/coleccion-ca/${id}`)).toMatchObject({
      title: expect.stringContaining(' ca'),
      parts: [{ text: expect.stringContaining('geometr') }],
      also: expect.stringMatching(/\S/),
    })
  })

  it('feeds readers in each language with well-formed RSS', async () => {
    const app = Fastify()
    await app.register(magazineFeedRoutes({ db: shop.sql, origin: 'https://shop.example', nameIn: () => 'Tienda & Cía' }))
    for (const language of languages) {
      const answer = await app.inject(`/${language}/magazine/rss.xml`)
      expect(answer.headers['content-type']).toContain('application/rss+xml')
      expect(answer.body).toContain(`<title>${language === 'en' ? 'The magazine' : 'La revista'} · Tienda &amp; Cía</title>`)
      expect(answer.body).toContain('<description>Sobre la geometría &amp; &lt;dec&gt;</description>')
      expect(answer.body).toMatch(new RegExp(`<link>https://shop.example/${language}/magazine/dec-${language}/\\d+</link>`))
      expect(answer.body).toContain('<pubDate>Wed, 31 Dec 2025 12:00:00 GMT</pubDate>')
      expect(answer.body).not.toContain('coming')
    }
    await app.close()
  })
})
