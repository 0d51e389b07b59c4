import { randomUUID } from 'node:crypto'
import { connect } from '#database/connect.ts'
import { pathTo } from '#screens/addresses.ts'
import { messages as ca } from '#storefront/messages/ca.ts'
import { messages as en } from '#storefront/messages/en.ts'
import { messages as es } from '#storefront/messages/es.ts'
import { ownReviewWords } from '#storefront/reviews/words.ts'
import { givenOrder } from '#tests/support/given-order.ts'
import { ahead } from './support/ahead.ts'
import { openAsColleague } from './support/colleague.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, languages, test } from './support/visitor.ts'

/** A book that the account of an address bought and has. */
async function boughtBy(email: string): Promise<number> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    const { id, productIds } = await givenOrder(sql, [{}])
    await sql`update shop_order set owner_id = (select id from customer where email = ${email}) where id = ${id}`
    await sql`update order_line set fulfilment = 'delivered' where order_id = ${id}`
    return productIds[0]!
  } finally {
    await sql.end()
  }
}

for (const language of languages)
  test(`a buyer writes a review, the shop publishes it, everybody reads it, and its author takes it back in ${language}`, async ({
    page,
    somebodyElse,
    complaints,
  }) => {
    complaints.expected.push(/404 .*recover-last-cart/, /400 .*\/api\/reviews\//)
    test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')
    const [shown, own] = [{ es, ca, en }[language].reviews, ownReviewWords[language]]
    const mark = randomUUID().slice(0, 8)
    const email = `reviewer-${mark}@example.com`
    await ahead(page, language).register(email, 'granada de plata')
    const product = await boughtBy(email)

    await page.goto(pathTo('book-detail', language, { slug: 'x', id: product, sku: 'x' }))
    const here = page.url()
    const reviews = page.locator('section.reviews')
    const forMachines = page.locator('script[type="application/ld+json"]')
    await expect(reviews).toContainText(shown.none)
    expect(await forMachines.textContent()).not.toContain('aggregateRating')
    await reviews.getByRole('link', { name: shown.write }).click()
    await expect(page.getByRole('button', { name: own.send })).toBeVisible()
    await hydrated(page)
    await page.getByRole('button', { name: own.send }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByRole('radio', { name: own.star({ stars: 4 }) }).check({ force: true })
    await page.getByLabel(own.words).fill(`Word ${mark}: read in one night.`)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: own.send }).click()
    await expect(page.getByText(own.sent)).toBeVisible()
    await expect(page.getByText(own.states.waiting)).toBeVisible()
    await expectAccessible(page)

    // At a desk: the list on a phone leaves the text to the review itself.
    const colleague = await somebodyElse({ viewport: { width: 1366, height: 900 } })
    await openAsColleague(colleague, `/reviews?state=waiting&q=${mark}`, { roles: ['marketing'], language: 'en' })
    await colleague.getByRole('row', { name: mark }).getByRole('link').first().click()
    const pane = colleague.getByRole('complementary')
    await expect(pane).toContainText(mark)
    await expectAccessible(colleague)
    await pane.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(pane.getByRole('button', { name: 'Reply' })).toBeVisible()

    await expect
      .poll(
        async () => {
          await page.goto(here)
          return reviews.innerText()
        },
        { timeout: 60_000 },
      )
      .toContain(mark)
    await expect(reviews).toContainText(shown.checked)
    await expect(reviews).toContainText(shown.rule)
    expect(await forMachines.textContent()).toContain('aggregateRating')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.goto(pathTo('product-reviews', language, { id: String(product) }))
    await expect(page.getByText(mark)).toBeVisible()
    await expectAccessible(page)

    await page.goto(pathTo('private-reviews', language))
    await page.getByText(own.delete, { exact: true }).click()
    await page.getByRole('button', { name: own.deleteYes }).click()
    await expect(page.getByText(mark)).toHaveCount(0)
    await expect(page.getByRole('link', { name: own.write })).toBeVisible()
  })
