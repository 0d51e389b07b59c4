import type { Frame, Page } from '@playwright/test'
import { reader as words } from '#storefront/messages/en/reader.ts'
import { sample } from '#storefront/messages/en/sample.ts'
import { addressOf, ebookWithSample } from './support/products.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/visitor.ts'

/** The page of the book that is on the screen: a document unpacked in the browser. */
const pageOf = (page: Page): Frame | undefined => page.frames().find((frame) => frame.url().startsWith('blob:'))
const shown = (page: Page) => async () => (await pageOf(page)?.locator('body').innerText()) ?? ''

test('a sample is read in the browser by keys, at the size and in the light one likes, and goes on where one stopped', {
  tag: '@narrow',
}, async ({ page }) => {
  const book = await ebookWithSample('en')
  await page.goto(addressOf(book, 'en'))
  await page.getByRole('link', { name: sample.EPUB({ size: '' }).split(',')[0] }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.sample({ title: book.title_en }) })).toBeVisible()
  await expect.poll(shown(page)).toContain(book.title_en)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const chapter = page.locator('.reader-at')
  const before = await chapter.innerText()
  await page.keyboard.press('ArrowRight')
  await expect(chapter).not.toHaveText(before)
  await page.getByRole('button', { name: words.contents }).click()
  const last = page.getByRole('dialog').getByRole('listitem').last().getByRole('button')
  const name = await last.innerText()
  await last.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(chapter).toContainText(name)

  await page.getByRole('button', { name: words.looks }).click()
  await page.getByRole('button', { name: words.larger }).click()
  await page.getByRole('radio', { name: words.lights.sepia }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: words.done }).click()
  await expect
    .poll(() =>
      pageOf(page)
        ?.locator('html')
        .evaluate((html) => getComputedStyle(html).fontSize),
    )
    .toBe('18.4px')

  await page.reload()
  await expect(page.locator('.reader')).toHaveAttribute('data-light', 'sepia')
  await expect(chapter).toContainText(name)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(addressOf(book, 'en'))
})
