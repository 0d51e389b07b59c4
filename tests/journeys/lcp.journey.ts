import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import { ebookMessages } from '#modules/goods/ebooks/messages.ts'
import { ebook as ca } from '#storefront/messages/ca/ebook.ts'
import { ebook as en } from '#storefront/messages/en/ebook.ts'
import { ebook as es } from '#storefront/messages/es/ebook.ts'
import { words as staff } from '../../backoffice/app/catalogue/words/en.ts'
import { openAsColleague } from './support/colleague.ts'
import { givenEbook, withLcp } from './support/lcp.ts'
import { emailTo } from './support/letters.ts'
import { shopApi } from './support/products.ts'
import { buying, cards, freshEmail } from './support/purchase.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, languages } from './support/visitor.ts'

const { test, lcp } = withLcp()
const said = { es, ca, en }
const keyLink = /https?:\/\/\S+\?key=[\w.-]+/

for (const language of languages)
  test(`an ebook under LCP is put on sale by the catalogue, and in ${language} opened by its buyer with license and passphrase`, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/400|404|422|503/)
    const content = `content-${Date.now().toString(36)}`
    lcp.contents.add(content)
    const id = await givenEbook(`Aigua sota clau ${content}`)
    await openAsColleague(page, `/titles/${id}`, { roles: ['catalogue'], language: 'en' })
    await page.getByRole('checkbox', { name: staff.fields.asks_lcp }).check()
    await page.getByRole('button', { name: staff.title.save, exact: true }).click()
    await expect(page.getByText(staff.lcp.notSold)).toBeVisible()
    await page.getByRole('button', { name: `${staff.lcp.change}…` }).click()
    await page.getByLabel(staff.lcp.content).fill(content)
    // What is no figure is refused: taken as none, it would let everything be printed.
    await page.getByLabel(staff.lcp.print).fill('twenty')
    await page.getByRole('button', { name: staff.lcp.change, exact: true }).click()
    await expect(page.locator('#field-print_pages')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(staff.lcp.print).fill('20')
    await expectAccessible(page)
    await page.getByRole('button', { name: staff.lcp.change, exact: true }).click()
    await expect(page.getByText(staff.lcp.sold)).toBeVisible()
    await expect(page.getByText(staff.lcp.pages(20))).toBeVisible()
    await expectAccessible(page)

    const call = await shopApi(language)
    await expect.poll(async () => (await call<ProductCard>('GET', `/products/${id}/`)).availability.buyable).toBe(true)
    const buy = buying(page, language)
    const product = await call<ProductCard>('GET', `/products/${id}/`)
    await buy.add(product)
    await expect(page.getByText(said[language].protection.lcp)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await buy.openBasket()
    await buy.checkOut()
    const email = freshEmail('laia')
    await expect(buy.heading(buy.words.checkout.doorTitle)).toBeVisible()
    await hydrated(page)
    await buy.guestDoor.getByRole('textbox', { name: buy.words.account.email }).fill(email)
    await buy.guestDoor.getByRole('checkbox', { name: buy.words.checkout.privacy }).check()
    await buy.button(buy.words.checkout.guestContinue).click()
    await expect(buy.heading(buy.words.checkout.paymentTitle)).toBeVisible()
    await page.locator('[name=download_consent]').check()
    await page.locator('[name=download_acknowledged]').check()
    await buy.acceptConditions()
    await buy.proveHuman()
    await buy.order()
    await buy.payWith(cards.good)
    const number = await buy.confirmed()

    const order = keyLink.exec((await emailTo(page, email, new RegExp(number))).text)?.[0] ?? ''
    await page.goto(order)
    await hydrated(page)
    const book = page.locator('.ebook-list li')
    const link = book.locator('a[href*="/api/ebooks/file/"]')
    await expect(async () => {
      await page.reload()
      await expect(link).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(book.locator('code')).toHaveText(/^\w{4}-\w{4}-\w{4}$/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    lcp.verdicts.push({ status: 503, body: '' })
    await link.click()
    await expect(page.getByText(ebookMessages[language]['ebooks.lcp_away'])).toBeVisible()
    expect(lcp.verdicts).toEqual([])
    await page.goto(order)
    const download = page.waitForEvent('download')
    await link.click()
    expect((await download).suggestedFilename()).toMatch(/\.lcpl$/)
    expect(lcp.licenses.at(-1)).toMatchObject({ content, partial: { rights: { print: 20 } } })
  })
