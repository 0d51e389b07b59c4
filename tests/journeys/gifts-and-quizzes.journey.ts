import { pathTo } from '#kernel/route-table.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, languages, test } from './support/visitor.ts'
import { wordsOf } from './support/words.ts'

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
    await expect(page.locator('.cards > li').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.goto(pathTo('art-of-gifting', language))
    await expect(page.locator('.slider')).toHaveCount(6)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languages)
    test(`a reader answers five questions in ${language} and is told what they are (M-24 to M-29)`, async ({ page }) => {
      const { quizzes } = wordsOf(language)
      await page.goto(pathTo('quiz-sant-jordi-2019', language))
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
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /-1280\.webp$/)
      await expectAccessible(page)
    })
})
