import { addDays, today } from '#kernel/days.ts'
import { pathTo } from '#screens/addresses.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  firstProductHref,
  hydrated,
  type Page,
  test,
} from './support/visitor.ts'

const words = {
  es: {
    inTime: { title: 'Llega a tiempo', postcode: 'Su código postal', by: 'Llega, como muy tarde, el', show: 'Ver lo que llega' },
    ask: '¿Cuándo llega? Su código postal',
    see: 'Ver el día',
    day: /Llega como muy tarde el/,
    own: 'Elegir como mi librería',
    at: /^En mi librería, /,
    book: /\/libro\//,
  },
  ca: {
    inTime: {
      title: 'Arriba a temps',
      postcode: 'El vostre codi postal',
      by: 'Arriba, com a molt tard, el',
      show: 'Mostra què arriba',
    },
    ask: 'Quan arriba? El vostre codi postal',
    see: 'Mostra el dia',
    day: /Arriba com a molt tard/,
    own: 'Tria-la com a llibreria meva',
    at: /^A la meva llibreria, /,
    book: /\/llibre\//,
  },
  en: {
    inTime: { title: 'Arrives in time', postcode: 'Your postcode', by: 'Arrives by', show: 'Show what arrives' },
    ask: 'When will it arrive? Your postcode',
    see: 'See the day',
    day: /Arrives by/,
    own: 'Make this my bookshop',
    at: /^At my bookshop, /,
    book: /\/book\//,
  },
} as const

async function openBook(page: Page, language: 'es' | 'ca' | 'en') {
  await page.goto(`${pathTo('book-list', language)}?availability=immediate`)
  await page.goto(await firstProductHref(page, words[language].book))
}

for (const language of ['es', 'ca', 'en'] as const)
  test(`in ${language} a product tells its day and its cost at a postcode that is asked once`, async ({ page }) => {
    const { ask, see, day } = words[language]
    await openBook(page, language)
    await hydrated(page)
    const height = () => page.locator('#arrival').evaluate((section) => section.getBoundingClientRect().height)
    const before = await height()
    await page.getByLabel(ask).fill('18009')
    await page.getByRole('button', { name: see }).click()
    const told = page.locator('#arrival').getByText(day)
    await expect(told).toBeVisible()
    await expect(page.locator('#arrival')).toContainText('18009 Granada')
    expect(await height()).toBe(before)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const promised = await told.innerText()
    await page.reload()
    await expect(told).toHaveText(promised)
  })

for (const language of ['es', 'ca', 'en'] as const)
  test(`in ${language} a store that is chosen once comes first, with what lies there and when it can be collected`, async ({
    page,
  }) => {
    await openBook(page, language)
    await hydrated(page)
    const rows = page.locator('#stores tbody tr')
    const last = await rows.last().getByRole('link').first().innerText()
    await rows.last().getByRole('button', { name: words[language].own }).click()
    await expect(rows.first().getByRole('link').first()).toHaveText(last)
    await expect(page.locator('#arrival').getByText(words[language].at)).toContainText(last)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await openBook(page, language)
    await expect(page.locator('#arrival').getByText(words[language].at)).toContainText(last)
  })

test('without scripts a form tells the day on the same page', async ({ somebodyElse }) => {
  const page = await somebodyElse({ javaScriptEnabled: false })
  await openBook(page, 'es')
  await page.getByLabel(words.es.ask).fill('18009')
  await page.getByRole('button', { name: words.es.see }).click()
  await expect(page.locator('#arrival').getByText(words.es.day)).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}?postcode=99999`)
  await expect(page.locator('#arrival')).toContainText('No hemos podido calcularlo')
})

for (const language of ['es', 'ca', 'en'] as const)
  test(`in ${language} a list is narrowed to what is at a postcode by a day, as the product's own page promises`, async ({
    page,
  }) => {
    const { title, postcode, by, show } = words[language].inTime
    await page.goto(`${pathTo('book-list', language)}?availability=immediate&group=editions`)
    await hydrated(page)
    const panel = page.locator('.filters-open')
    if (await panel.isVisible()) await panel.click()
    await page.locator('.filters summary', { hasText: title }).click()
    await page.getByLabel(postcode).fill('18009')
    await page.getByLabel(by).fill(addDays(today(), 30))
    await page.getByRole('button', { name: show }).click()
    await expect(page).toHaveURL(/arrives_by=/)
    const day = await page.locator('.card-arrives').first().innerText()
    await expect(page.locator('.chips')).toContainText('18009')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.goto(await firstProductHref(page, words[language].book))
    await expect(page.locator('#arrival')).toContainText(day.match(/\d\d\/\d\d\/\d{4}/)![0])
  })
