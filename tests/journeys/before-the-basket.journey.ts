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
  es: { ask: '¿Cuándo llega? Su código postal', see: 'Ver el día', day: /Llega como muy tarde el/, book: /\/libro\// },
  ca: { ask: 'Quan arriba? El vostre codi postal', see: 'Mostra el dia', day: /Arriba com a molt tard/, book: /\/llibre\// },
  en: { ask: 'When would it arrive? Your Spanish postcode', see: 'See the day', day: /Arrives by/, book: /\/book\// },
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

test('without scripts a form tells the day on the same page', async ({ somebodyElse }) => {
  const page = await somebodyElse({ javaScriptEnabled: false })
  await openBook(page, 'es')
  await page.getByLabel(words.es.ask).fill('18009')
  await page.getByRole('button', { name: words.es.see }).click()
  await expect(page.locator('#arrival').getByText(words.es.day)).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}?postcode=99999`)
  await expect(page.locator('#arrival')).toContainText('No hemos podido calcularlo')
})
