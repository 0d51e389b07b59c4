import { addressOf, plentiful } from './support/products.ts'
import { buying, cards, freshEmail } from './support/purchase.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, type Language, type Page, test } from './support/visitor.ts'

/** Nothing is wider than the screen and nothing breaks the rules of accessibility, as a step stands now. */
async function look(page: Page, byNight: boolean, seen?: readonly string[]) {
  await expectNoSidewaysScroll(page)
  if (byNight) await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { ...(seen && { seen }) })
  if (byNight) await page.emulateMedia({ colorScheme: 'light' })
}

/** A whole purchase, each step looked at before it is left: by day on the desktop, by night on a phone. */
async function buyLooking(page: Page, language: Language, isMobile: boolean) {
  const expectGood = (seen?: readonly string[]) => look(page, isMobile, seen)
  const object = await plentiful('object', language)
  const buy = buying(page, language)
  const { checkout } = buy.words
  await buy.add(object)
  await expectGood([])
  await buy.openBasket()
  await expect(page.locator('.basket-line')).toBeVisible()
  await expectGood()
  await buy.checkOut()
  await expect(buy.heading(checkout.doorTitle)).toBeVisible()
  await hydrated(page)
  await buy.button(checkout.guestContinue).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectGood()
  await buy.enterAsGuest(freshEmail('looking'))
  await buy.fillHome()
  await expectGood()
  await buy.deliverHome()
  await buy.button(checkout.pay).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await buy.acceptConditions()
  await buy.proveHuman()
  await expectGood()
  await buy.order()
  await expectGood()
  await buy.payWith(cards.declined)
  await expect(buy.heading(checkout.errorTitle)).toBeVisible()
  await hydrated(page)
  await expectGood()
  await buy.button(checkout.retry).click()
  await buy.payWith(cards.good)
  await buy.confirmed()
  await expectGood()
}

test('every step of a purchase is accessible and fits the screen', { tag: ['@narrow', '@whole'] }, async ({
  page,
  complaints,
  isMobile,
}) => {
  complaints.expected.push(/400 \(Bad Request\)/)
  await buyLooking(page, isMobile ? 'ca' : 'en', isMobile)
})

test('a purchase needs no pointer: Tab, Enter, Space and arrows are enough', { tag: '@desktop' }, async ({ page }) => {
  const book = await plentiful('book', 'en')
  const buy = buying(page, 'en')
  const { account, cart, catalogue, checkout, bank } = buy.words
  await page.goto(addressOf(book, 'en'))
  await hydrated(page)
  await tabTo(page, catalogue.addToCart)
  await page.keyboard.press('Enter')
  await expect(buy.count(1)).toBeVisible()
  await page.keyboard.press('Home')
  await page.goto('/en/basket')
  await hydrated(page)
  await expect(page.locator('.basket-line')).toBeVisible()
  await tabTo(page, cart.another({ title: book.title_en }))
  await page.keyboard.press('Space')
  await expect(buy.count(2)).toBeVisible()
  await tabTo(page, cart.buy)
  await page.keyboard.press('Enter')
  await expect(buy.heading(checkout.doorTitle)).toBeVisible()
  await tabTo(page, account.email)
  await page.keyboard.type(freshEmail('keys'))
  await tabTo(page, checkout.privacy)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(buy.heading(checkout.deliveryTitle)).toBeVisible()
  await tabTo(page, checkout.methodHome)
  await page.keyboard.press('Space')
  for (const [label, typed] of [
    [checkout.recipient, 'Reader of Keys'],
    [checkout.street, 'Calle Real, 1'],
    [checkout.postcode, '18009'],
    [checkout.city, 'Granada'],
    [checkout.region, 'Granada'],
  ] as const) {
    await tabTo(page, label)
    await page.keyboard.type(typed)
  }
  await page.keyboard.press('Enter')
  await expect(buy.heading(checkout.paymentTitle)).toBeVisible()
  await tabTo(page, checkout.conditions, 'checkbox')
  await page.keyboard.press('Space')
  await tabTo(page, checkout.captcha)
  await page.keyboard.press('Space')
  await expect(page.getByText(checkout.captchaDone)).toBeVisible({ timeout: 60_000 })
  await tabTo(page, checkout.pay)
  await page.keyboard.press('Enter')
  await expect(buy.heading(bank.title)).toBeVisible()
  for (const [label, typed] of [
    [bank.number, cards.good],
    [bank.expiry, '12/2040'],
    [bank.cvc, '123'],
  ] as const) {
    await tabTo(page, label)
    await page.keyboard.type(typed)
  }
  await page.keyboard.press('Enter')
  await buy.confirmed()
})

/** Goes on with Tab until what has the focus is called like this; the focus must be seen wherever it rests. */
async function tabTo(page: Page, name: string, type?: string) {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      if (!element || element === document.body) return null
      const labels = [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      const around = element.closest('label, .choice, .kind')
      const ring = around ? getComputedStyle(around).outlineStyle : 'none'
      return {
        name: (element.getAttribute('aria-label') ?? (labels || element.textContent) ?? '').trim(),
        type: element.type,
        seen: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none' || ring !== 'none',
      }
    })
    if (!at?.name.startsWith(name) || (type && at.type !== type)) continue
    expect(at.seen, `the focus on ${name} can be seen`).toBe(true)
    return
  }
  throw new Error(`Tab never reached ${name} on ${page.url()}`)
}
