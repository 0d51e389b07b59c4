import type { Frame, Page } from '@playwright/test'
import { reader as ca } from '#storefront/messages/ca/reader.ts'
import { sample as sampleCa } from '#storefront/messages/ca/sample.ts'
import { reader as en } from '#storefront/messages/en/reader.ts'
import { sample as sampleEn } from '#storefront/messages/en/sample.ts'
import { reader as es } from '#storefront/messages/es/reader.ts'
import { sample as sampleEs } from '#storefront/messages/es/sample.ts'
import { addressOf, ebookWithSample } from './support/products.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, languages, test } from './support/visitor.ts'

/** The page of the book that is on the screen: a document unpacked in the browser. */
const pageOf = (page: Page): Frame | undefined => page.frames().find((frame) => frame.url().startsWith('blob:'))
const shown = (page: Page) => async () => (await pageOf(page)?.locator('body').innerText()) ?? ''

const said = { es: { words: es, sample: sampleEs }, ca: { words: ca, sample: sampleCa }, en: { words: en, sample: sampleEn } }

for (const language of languages)
  test(`a sample is read in the browser by keys, at the size and in the light one likes, and goes on where one stopped in ${language}`, {
    tag: language === 'es' ? '@narrow' : [],
  }, async ({ page }) => {
    const { words, sample } = said[language]
    const book = await ebookWithSample(language)
    await page.goto(addressOf(book, language))
    await page.getByRole('link', { name: sample.EPUB({ size: '' }).split(',')[0] }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.sample({ title: book[`title_${language}`] }) })).toBeVisible()
    await expect.poll(shown(page)).toContain(book[`title_${language}`])
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
    await expect(page).toHaveURL(addressOf(book, language))
  })

test('Escape leaves a book that is still being opened @desktop', async ({ page }) => {
  await page.route(/\/open-view-[^/]+\.js$/, () => {})
  const book = await ebookWithSample('es')
  await page.goto(addressOf(book, 'es'))
  await page.getByRole('link', { name: sampleEs.EPUB({ size: '' }).split(',')[0] }).click()
  await expect(page.getByRole('heading', { level: 1, name: es.sample({ title: book.title_es }) })).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Escape')
    await page.waitForURL(addressOf(book, 'es'), { timeout: 5_000 })
  }).toPass()
})
