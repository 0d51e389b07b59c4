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

const shelves = { es: ['Visto hace poco', 'Vaciar'], ca: ['Vist fa poc', 'Buida'], en: ['Recently viewed', 'Clear'] } as const

async function openFirst(page: Page, list: 'book-list' | 'object-list', language: 'es' | 'ca' | 'en') {
  await page.goto(pathTo(list, language))
  const href = await firstProductHref(page, list === 'book-list' ? /\/(libro|llibre|book)\// : /\/(objeto|objecte|object)\//)
  await page.goto(href)
  // Whoever leaves before its scripts are at work has not looked at it.
  const pk = /\/(\d+)(?:\/|$)/.exec(href)?.[1]
  await page.waitForFunction((looked) => localStorage.getItem('seen')?.startsWith(`[{"pk":${looked},`), pk)
  return page.locator('h1').innerText()
}

for (const language of ['es', 'ca', 'en'] as const)
  test(`in ${language} what was looked at is found again at the foot of pages and beside the empty basket, until it is cleared`, async ({
    page,
  }) => {
    const [title, clear] = shelves[language]
    const shelf = page.getByRole('region', { name: title })
    const first = await openFirst(page, 'book-list', language)
    await expect(shelf).toHaveCount(0)
    const second = await openFirst(page, 'object-list', language)
    await expect(shelf.locator('.card-title')).toHaveText([first])
    await page.goto(pathTo('basket', language))
    await expect(shelf.locator('.card-title')).toHaveText([second, first])
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await shelf.getByRole('button', { name: clear }).click()
    await expect(shelf).toHaveCount(0)
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('link', { name: first })).toHaveCount(0)
  })

test('the address of a product is copied where the device has no way to share, and that is said @desktop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }))
  await openFirst(page, 'book-list', 'es')
  await page.getByRole('button', { name: 'Compartir' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Enlace copiado.' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('a swipe turns to the next picture and back, and a short one to none @phone', async ({ page, context }) => {
  await openFirst(page, 'object-list', 'es')
  await page.getByRole('button', { name: 'Ampliar la imagen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ampliar la imagen' })
  await expect(dialog.getByText('Imagen 1 de 2')).toBeVisible()
  const fingers = await context.newCDPSession(page)
  const swipe = async (from: number, to: number) => {
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 400 }] })
    for (const part of [0.3, 0.6, 1])
      await fingers.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: from + (to - from) * part, y: 402 }],
      })
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(300, 90)
  await expect(dialog.getByText('Imagen 2 de 2')).toBeVisible()
  await swipe(200, 180)
  await expect(dialog.getByText('Imagen 2 de 2')).toBeVisible()
  await swipe(90, 300)
  await expect(dialog.getByText('Imagen 1 de 2')).toBeVisible()
})
