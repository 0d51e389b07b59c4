import { pathTo } from '#screens/addresses.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  firstProductHref,
  hydrated,
  languages,
  test,
} from './support/visitor.ts'

const tiles = /tile|maps|openstreetmap/

test('a store is found by postcode, and its page says whether it is open (T-10 to T-13)', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).host))
  await page.goto(pathTo('store-finder', 'ca'))
  await hydrated(page)
  await page.locator('input[name=near]').fill('08015')
  await page.getByRole('button', { name: 'Cerca la botiga' }).click()
  await expect(page).toHaveURL(/near=08015/)
  await expect(page.getByRole('heading', { name: 'Les més properes a Barcelona' })).toBeVisible()
  await expect(page.locator('.store-item')).toHaveCount(5)
  await expect(page.locator('.store-item').first()).toContainText('A la mateixa població')
  await page.locator('.store-item a').first().click()
  await expect(page).toHaveURL(/\/ca\/botigues\/T001$/)
  await expect(page.locator('h1')).toHaveText('Librería del Mirador')
  await expect(page.locator('.list-head .door-state')).toHaveText(/^(Oberta fins a|Tancada)/)
  await expect(page.locator('.store-hours').first().locator('tr')).toHaveCount(7)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join('')).toContain('openingHoursSpecification')
  expect(asked.filter((host) => tiles.test(host) || host !== new URL(page.url()).host)).toEqual([])
})

test('a place that is none says so beside the field and shows every store', async ({ page }) => {
  await page.goto(`${pathTo('store-finder', 'en')}?near=Atlantis`)
  await expect(page.locator('.field-error')).toContainText('Atlantis')
  await expect(page.locator('.store-item')).toHaveCount(16)
})

test('a province is reached in each language, and keeps its page across them (T-10, N-28)', async ({ page, complaints }) => {
  complaints.expected.push(/404 \(Not Found\)/)
  await page.goto(pathTo('stores-province', 'en', { province: 'sevilla' }))
  await expect(page).toHaveURL(/\/en\/stores-by-province\/seville$/)
  await expect(page.locator('link[hreflang=es]')).toHaveAttribute('href', /\/es\/tiendas-por-provincia\/sevilla$/)
  const answer = await page.goto(pathTo('stores-province', 'es', { province: 'atlantida' }))
  expect(answer?.status()).toBe(404)
})

test.describe('from the own position', () => {
  // A bench in the park of Granada: written so that its digits are found wherever they would be sent.
  const bench = { latitude: 37.17654321, longitude: -3.60123456 }
  test('the nearest stores are shown with their doors, and the position goes nowhere (T-13)', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(bench)
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.goto(pathTo('store-finder', 'en'))
    await hydrated(page)
    await expect(page.locator('.store-item')).toHaveCount(16)
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect(page.getByRole('heading', { name: 'Nearest to you' })).toBeVisible()
    await expect(page.locator('.store-item')).toHaveCount(5)
    await expect(page.locator('.store-item').first()).toContainText('La Tienda del Palacio')
    await expect(page.locator('.store-item').first()).toContainText(/About \d\skm away|Less than 1\skm/)
    await expect(page.locator('.store-item').first().locator('.door-state')).toHaveText(/^(Open until|Closed)/)
    await expectAccessible(page)
    expect(page.url()).toMatch(/\/store$/)
    expect(sent.filter((request) => /37\.1|3\.60/.test(request))).toEqual([])
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
    expect(kept).not.toMatch(/37\.17|3\.601/)
    await page.locator('input[name=near]').fill('Girona')
    await page.getByRole('button', { name: 'Find a bookshop' }).click()
    await expect(page.getByRole('heading', { name: 'Nearest to Girona' })).toBeVisible()
  })
  test('a refusal is said in words in each language, and the other way stays (T-13)', async ({ page, context }) => {
    await context.clearPermissions()
    const said = {
      es: ['Cerca de mí', 'no tiene permiso'],
      ca: ['A prop meu', 'no té permís'],
      en: ['Near me', 'is not allowed'],
    }
    for (const language of languages) {
      const [name, refusal] = said[language] as [string, string]
      await page.goto(pathTo('store-finder', language))
      await hydrated(page)
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('status').filter({ hasText: refusal })).toBeVisible()
      await expect(page.locator('.store-item')).toHaveCount(16)
    }
  })
  test('a position that is not found is said too (T-13)', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_told, failed) => failed?.({ code: 2 } as GeolocationPositionError)
    })
    await page.goto(pathTo('store-finder', 'en'))
    await hydrated(page)
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'could not find your location' })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the finder answers, and a product says in which stores it lies', async ({ page }) => {
    await page.goto(pathTo('store-finder', 'es'))
    await expect(page.getByText('Cerca de mí')).toBeHidden()
    await page.locator('input[name=near]').fill('Girona')
    await page.getByRole('button', { name: 'Buscar tienda' }).click()
    await expect(page.locator('.store-item').first()).toContainText('Llibreria del Claustre')
    await page.goto(`${pathTo('search', 'es')}?q=alhambra&type=book`)
    await page.goto(await firstProductHref(page, /\/libro\//))
    await page.getByRole('link', { name: 'Ver horarios y todas las tiendas' }).click()
    await expect(page).toHaveURL(/\?stores=all#stores$/)
    await expect(page.locator('.store-stock')).toContainText(/Disponible|Últimas unidades|Ahora no está disponible/)
  })
})

test('the screens of the stores fit 360 points in every language', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const language of languages)
    for (const path of [
      pathTo('stores', language),
      pathTo('store-detail', language, { code: 'T013' }),
      pathTo('stores-provinces', language),
      pathTo('stores-province', language, { province: 'barcelona' }),
      `${pathTo('store-finder', language)}?near=18009`,
    ]) {
      await page.goto(path)
      await expect(page.locator('h1')).toHaveCount(1)
      await expectNoSidewaysScroll(page)
    }
})
