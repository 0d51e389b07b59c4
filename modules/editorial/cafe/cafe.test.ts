import Fastify from 'fastify'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, dayOf, weekdayOf } from '#kernel/days.ts'
import { type Language, languages } from '#kernel/language.ts'
import { withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { menuPaperRoutes } from './routes.ts'

const shop = withShop()
const { hire } = staffing(shop)
let kitchen: Colleague

const today = dayOf(new Date())
const monday = addDays(today, -((weekdayOf(today) + 6) % 7))
const dish = (name: string, rest: object = {}) => ({ names: { es: `${name} es`, ca: `${name} ca`, en: `${name} en` }, ...rest })
const menuOf = (name: string) => ({
  price: 17.5,
  starters: [
    dish(`${name} gazpacho`, { allergens: ['gluten', 'celery'], diet: 'vegan' }),
    ...['b', 'c', 'd'].map((text) => dish(text)),
  ],
  mains: ['e', 'f', 'g', 'h'].map((text) => dish(text)),
  desserts: [dish('flan', { allergens: ['eggs', 'milk'] })],
})

beforeAll(async () => {
  kitchen = await hire(['marketing'])
})

describe('the café', () => {
  it('shows the menu of the week, which staff write and write anew (T-28, A-11)', async () => {
    expect((await shop.call('GET', '/cafe/')).body).toMatchObject({ menu: null })
    await kitchen.call('PUT', `/cafe/menus/${addDays(monday, -7)}/`, menuOf('last'))
    expect((await shop.call('GET', '/cafe/')).body.menu.week).toBe(addDays(monday, -7))
    for (const name of ['first', 'second'])
      expect((await kitchen.call('PUT', `/cafe/menus/${monday}/`, menuOf(name))).status).toBe(200)
    await kitchen.call('PUT', `/cafe/menus/${addDays(monday, 7)}/`, menuOf('next'))
    const { menu } = (await shop.call('GET', '/cafe/', undefined, 'ca')).body
    expect(menu).toMatchObject({ week: monday, price: 17.5, pdf: '/ca/cafe-llibreria/menu.pdf' })
    expect(menu.courses.map((course: { title: string; dishes: unknown[] }) => [course.title, course.dishes.length])).toEqual([
      ['Primers', 4],
      ['Segons', 4],
      ['Postres', 1],
    ])
    expect(menu.courses[0].dishes[0]).toEqual({ name: 'second gazpacho ca', allergens: ['gluten', 'api'], diet: 'Vegà' })
    expect((await kitchen.call('GET', '/cafe/menus/?limit=2')).body).toMatchObject({
      items: [{ week: addDays(monday, 7) }, { week: monday, starters: [{ diet: 'vegan' }, {}, {}, {}] }],
      next: monday,
    })
  })

  it('takes neither a week that begins on another day nor a menu of fewer dishes', async () => {
    expect((await kitchen.call('PUT', `/cafe/menus/${addDays(monday, 1)}/`, menuOf('x'))).status).toBe(400)
    const { starters } = menuOf('x')
    const short = { ...menuOf('x'), starters: starters.slice(1) }
    expect((await kitchen.call('PUT', `/cafe/menus/${monday}/`, short)).status).toBe(400)
    const unknown = { ...menuOf('x'), desserts: [dish('flan', { allergens: ['moonlight'] })] }
    expect((await kitchen.call('PUT', `/cafe/menus/${monday}/`, unknown)).status).toBe(400)
    expect((await shop.call('GET', '/cafe/')).body.menu.courses[0].dishes[0].name).toBe('second gazpacho en')
  })

  it('hangs drawn pictures in the order staff give them', async () => {
    const captions = { es: 'La barra', ca: 'La barra', en: 'The counter' }
    await kitchen.call('PUT', '/cafe/gallery/', {
      pictures: [
        { theme: 'tiling', captions },
        { theme: 'lattices', captions },
      ],
    })
    await kitchen.call('PUT', '/cafe/gallery/', {
      pictures: [
        { theme: 'ceramics', captions },
        { theme: 'tiling', captions },
      ],
    })
    const { gallery } = (await shop.call('GET', '/cafe/')).body
    expect(gallery.map((item: { caption: string; art: { src: string } }) => [item.caption, item.art.src.split('-')[0]])).toEqual([
      ['The counter', '/media/art/ceramics'],
      ['The counter', '/media/art/tiling'],
    ])
    const wrong = await kitchen.call('PUT', '/cafe/gallery/', { pictures: [{ theme: 'selfie', captions }] })
    expect([wrong.status, (await shop.call('GET', '/cafe/')).body.gallery.length]).toEqual([400, 2])
  })

  it('prints the menu on one page in each language, and prints it anew when it changed (T-29)', async () => {
    const app = Fastify()
    await app.register(menuPaperRoutes({ db: shop.sql, nameIn: () => 'La Tienda del Palacio' }))
    const read = async (path: string) => {
      const answer = await app.inject(path)
      expect(answer.headers['content-type']).toBe('application/pdf')
      const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), {
        mergePages: true,
      })
      return { text: text.replace(/\s+/g, ' '), totalPages }
    }
    const [day, month, year] = [monday.slice(8), monday.slice(5, 7), monday.slice(0, 4)]
    const said: Record<Language, string[]> = {
      es: ['/es/cafe-libreria/menu.pdf', 'Menú de mediodía', '17,50 €', 'Contiene: gluten, apio', 'Vegano'],
      ca: ['/ca/cafe-llibreria/menu.pdf', 'Menú de migdia', '17,50 €', 'Conté: gluten, api', 'Vegà'],
      en: ['/en/cafe-bookshop/menu.pdf', 'Lunch menu', '€17.50', 'Contains: gluten, celery', 'Vegan'],
    }
    for (const language of languages) {
      const [path = '', ...lines] = said[language]
      const { text, totalPages } = await read(path)
      expect(totalPages).toBe(1)
      for (const line of [...lines, `second gazpacho ${language}`, `flan ${language}`, `${day}/${month}/${year}`])
        expect(text).toContain(line)
    }
    await kitchen.call('PUT', `/cafe/menus/${monday}/`, menuOf('third'))
    expect((await read('/es/cafe-libreria/menu.pdf')).text).toContain('third gazpacho es')
    await app.close()
  })
})
