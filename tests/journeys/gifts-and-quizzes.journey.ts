import { pathTo } from '#screens/addresses.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, languages, test } from './support/visitor.ts'
import { wordsOf } from './support/words.ts'
import { quizPath } from './walk/written.ts'

for (const language of languages) {
  test(`a gift is found by person and price in ${language} (M-19 to M-23)`, async ({ page }) => {
    const { gifts } = wordsOf(language)
    await page.goto(pathTo('giftbetter', language))
    await expect(page.locator('.gift-tiles > li')).toHaveCount(6)
    await expectAccessible(page)
    await page.locator('.gift-tiles a').first().click()
    await expect(page).toHaveURL(/\/giftbetter\/\d+\/[a-z-]+$/)
    await page.getByRole('link', { name: gifts.under({ euros: 50 }) }).click()
    await expect(page).toHaveURL(/under=50/)
    await expect(page.locator('.pill[aria-current]', { hasText: gifts.under({ euros: 50 }) })).toBeVisible()
    await expect(page.locator('.cards > li').first()).toBeVisible()
    await page.getByLabel(gifts.postcode).fill('08001')
    await page.getByRole('button', { name: gifts.inTime }).click()
    await expect(page).toHaveURL(/under=50.*postcode=08001|postcode=08001.*under=50/)
    await expect(page.locator('.cards > li .card-maker', { hasText: / \d\d\/\d\d\/\d{4}$/ }).last()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.goto(pathTo('art-of-gifting', language))
    await expect(page.locator('.slider')).toHaveCount(6)
  })
}

for (const language of languages)
  test(`each gift page says in ${language} that wrap and ticket are free, and the basket that offers them too (M-31)`, async ({
    page,
  }) => {
    const { gifts, quizzes, cart } = wordsOf(language)
    const saysFree = async (path: string, words: string) => {
      await page.goto(path)
      await expect(page.locator('main').getByText(words, { exact: true }).first()).toBeVisible()
    }
    for (const screen of ['giftbetter', 'giftbetter-search', 'art-of-gifting'] as const)
      await saysFree(pathTo(screen, language), gifts.free)
    await page.goto(pathTo('giftbetter', language))
    await saysFree((await page.locator('.gift-tiles a').first().getAttribute('href')) ?? '', gifts.free)
    for (const quiz of ['quiz-sant-jordi-2019', 'quiz-christmas-2018'] as const) {
      await page.goto(quizPath(quiz, language))
      await saysFree((await page.locator('.quiz-profiles a').first().getAttribute('href')) ?? '', quizzes.wrapped)
    }
    for (const words of [cart.giftWrap, cart.giftTicket]) expect(words).toMatch(/\((gratis|gratuït|free)\)/)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languages)
    test(`a reader answers five questions in ${language} and is told what they are (M-24 to M-29)`, async ({ page }) => {
      const { quizzes } = wordsOf(language)
      await page.goto(quizPath('quiz-sant-jordi-2019', language))
      const choose = (question: number, letter: string) => page.locator(`input[name=q${question}][value=${letter}]`).check()
      await choose(1, 'b')
      await choose(2, 'a')
      await choose(4, 'a')
      await page.getByRole('button', { name: quizzes.next }).click()
      await expect(page.locator('fieldset[data-missing]')).toHaveCount(1)
      await expect(page.locator('#field-q3-error')).toHaveText(quizzes.answerAll)
      await choose(3, 'e')
      await page.getByRole('button', { name: quizzes.next }).click()
      await expect(page.locator('fieldset')).toHaveCount(5)
      await choose(5, 'b')
      await page.getByRole('button', { name: quizzes.finish }).click()
      await expect(page).toHaveURL(/\?answers=baeab$/)
      await expect(page.locator('.cards > li').first()).toBeVisible()
      const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
      expect(picture).toMatch(/\/card-[a-z]{2}-[0-9a-f]{8}\.png$/)
      expect((await page.request.get(new URL(picture).pathname)).headers()['content-type']).toBe('image/png')
    })
})

for (const language of languages)
  test(`the gift finder asks one question at a time in ${language}, by taps and by keys (M-24 to M-26, M-30)`, async ({
    page,
  }) => {
    const { quizzes } = wordsOf(language)
    await page.goto(quizPath('quiz-christmas-2018', language))
    const asked = page.locator('fieldset:visible')
    const number = (index: number) => asked.getByText(quizzes.number({ place: index }))
    await expect(asked).toHaveCount(1)
    await expectAccessible(page)
    await expect(async () => {
      await page.getByRole('button', { name: quizzes.forward }).click()
      await expect(asked.getByText(quizzes.answerAll)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await asked.locator('label').nth(1).click()
    await expect(number(2)).toBeVisible()
    await asked.locator('input').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(number(2)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(number(3)).toBeVisible()
    await page.keyboard.press('c')
    await page.keyboard.press('Enter')
    await expect(number(4)).toBeVisible()
    await page.getByRole('button', { name: quizzes.back }).click()
    await expect(asked.locator('input[value=c]')).toBeChecked()
    await page.getByRole('button', { name: quizzes.forward }).click()
    await asked.locator('label').nth(3).click()
    await expect(number(5)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await asked.locator('label').first().click()
    await expect(page).toHaveURL(/\?answers=[a-e]{4}a$/)
    await expect(page.locator('.cards > li').first()).toBeVisible()
    await expectAccessible(page)
  })

for (const language of languages)
  test(`a profile is read and sent on in ${language} without answering (M-27, M-29)`, async ({ page }) => {
    const { quizzes } = wordsOf(language)
    await page.goto(quizPath('quiz-sant-jordi-2019', language))
    await expect(page.locator('.quiz-profiles li')).toHaveCount(9)
    const name = await page.locator('.quiz-profiles a').last().innerText()
    await page.locator('.quiz-profiles a').last().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', new RegExp(`^${name}`))
    await expect(page.locator('.quiz-share').getByRole('link', { name: quizzes.mail })).toHaveAttribute('href', /^mailto:/)
    await expect(page.locator('.cards > li').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
