import { openAsColleague } from './support/colleague.ts'
import { expect, expectAccessible, type Page, test } from './support/visitor.ts'

const mark = () => Date.now().toString(36)
const inThree = async (page: Page, group: string, text: string) => {
  for (const language of ['Español', 'Català', 'English'])
    await page.getByRole('group', { name: group, exact: true }).getByLabel(language).fill(text)
}
const asEditor = { roles: ['marketing'], language: 'en' } as const

test.describe('@desktop the editor’s rooms', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('the home page leaves no hole where a block waits for its promotion', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 900 })
    await page.goto('/en')
    const places = await page.evaluate(() => {
      document.querySelector('.hero .tile:nth-child(3)')?.remove()
      document.querySelector('.mosaic .tile:nth-child(2)')?.remove()
      const placeOf = (tile: string) => {
        const { right, bottom } = document.querySelector(tile)!.getBoundingClientRect()
        return { right: Math.round(right), bottom: Math.round(bottom) }
      }
      return {
        banners: [placeOf('.hero .tile:nth-child(1)').bottom, placeOf('.hero .tile:nth-child(2)').bottom],
        mosaic: [placeOf('.mosaic .tile:nth-child(1)').right, placeOf('.mosaic .tile:nth-child(2)').right],
      }
    })
    expect(places.banners[0]).toBe(places.banners[1])
    expect(places.mosaic[0]).toBe(places.mosaic[1])
  })

  test('a place is drawn on the plan by pointer and by keys, and visitors find it there', async ({ page }) => {
    const name = `Summer room ${mark()}`
    await openAsColleague(page, '/plan/new', asEditor)
    const second = page.getByRole('button', { name: /^Corner 2: / })
    await second.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowUp')
    await expect(second).toHaveAccessibleName('Corner 2: 710, 339')
    await page.getByRole('button', { name: 'Move corner 2 down' }).click()
    await expect(second).toHaveAccessibleName('Corner 2: 710, 349')
    const third = page.getByRole('button', { name: /^Corner 3: / })
    const before = (await third.getAttribute('aria-label')) ?? ''
    await page.getByRole('button', { name: /^Corner 3: / }).hover()
    await page.mouse.down()
    await page.mouse.move(...(await below(page, /^Corner 3: /, 40)))
    await page.mouse.up()
    await expect(third).not.toHaveAccessibleName(before)
    await inThree(page, 'Name', name)
    await inThree(page, 'Lead', 'Where the court spent August.')
    await inThree(page, 'Text (Markdown)', 'Cool and dark.')
    await page.getByRole('textbox', { name: 'Key' }).fill(`room-${mark()}`)
    await page.getByLabel('Shown in the shop').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/en/plan')
    await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible()

    await openAsColleague(page, '/plan', asEditor)
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByLabel('Shown in the shop').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Not shown')
  })

  test('a post says what stays of its picture, and leads to an event that was found by its words', async ({ page }) => {
    await openAsColleague(page, '/magazine', asEditor)
    await page.locator('a[data-row]').first().click()
    const point = page.getByRole('button', { name: /The point that stays when it is cut/ })
    await point.focus()
    for (let times = 0; times < 4; times++) await page.keyboard.press('ArrowLeft')
    await expect(point).toHaveAccessibleName(/30% from the left/)
    await page.getByRole('combobox', { name: 'Add to “Events of the agenda”' }).fill('a')
    await page.getByRole('listbox').getByRole('option').first().click()
    await expect(page.getByRole('group', { name: 'Events of the agenda' }).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
    const seen = page.getByRole('link', { name: 'See the post' })
    await page.goto((await seen.getAttribute('href')) ?? '')
    await expect(page.locator('.post-art img')).toHaveCSS('object-position', '30% 50%')
  })
})

/** A point some pixels further to the right and below what a button is drawn at. */
async function below(page: Page, name: RegExp, by: number): Promise<[number, number]> {
  const box = await page.getByRole('button', { name }).boundingBox()
  return [(box?.x ?? 0) + (box?.width ?? 0) / 2 + by, (box?.y ?? 0) + (box?.height ?? 0) / 2 + by]
}
