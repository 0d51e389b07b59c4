import { connect } from '#database/connect.ts'
import { whole } from '#tests/support/breadth.ts'
import { givenOrder } from '#tests/support/given-order.ts'
import { expectSaid, openAsColleague } from './support/colleague.ts'
import { givenClaim } from './support/library.ts'
import { givenMessage } from './support/messages.ts'
import { givenOther, givenParcels } from './support/parcels.ts'
import { scan } from './support/scan.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/visitor.ts'

/** A day's orders of a store; `npm test` handles one that is divided, one that comes back and one that is neither. */
const orders = whole ? 39 : 3

test.describe('@desktop the day of an order desk', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('whoever works for every store opens one’s shelves by its address', async ({ page }) => {
    const store = 'T002'
    const { pickup } = await givenParcels(store, 0)
    await openAsColleague(page, `/picks?store=${store}`, { roles: ['order_desk'], language: 'en' })
    await expect(page.getByRole('combobox', { name: 'Store' })).toHaveValue(store)
    const row = page.getByRole('button', { name: pickup.number })
    await expect(row).toContainText('0/1')
    await scan(page, pickup.ean)
    await expect(row).toContainText('1/1')
    for (const code of ['9780000000019', '9780000000026', '9780000000033', '9780000000040', '9780000000057'])
      await scan(page, code)
    await expect(page.locator('.notice', { hasText: '9780000000057 is not on this list.' })).toBeVisible()
    await expect(page.locator('.notice:visible'), 'what was said before leaves the list to be seen').toHaveCount(3)
    await page.goto('/staff/picks')
    await expect(page.getByRole('button', { name: pickup.number })).toHaveCount(0)
  })

  test('orders that nobody has paid are called off together, with a reason, and no others', async ({ page }) => {
    const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
    const unpaid = await givenOrder(sql, [{ taken: 1 }], { paid: false })
    const paid = await givenOrder(sql, [{ taken: 1 }])
    await sql.end()
    await openAsColleague(page, '/orders', { roles: ['order_desk'], language: 'en' })
    for (const { number } of [unpaid, paid]) await page.getByRole('checkbox', { name: `Select ${number}` }).check()
    await expect(page.getByText('Choose only orders that are still to be paid.')).toBeVisible()
    await page.getByRole('checkbox', { name: `Select ${paid.number}` }).uncheck()
    await page.getByRole('button', { name: 'Cancel unpaid orders…' }).click()
    await page.getByLabel('Reason').fill('the transfer never came')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel unpaid orders', exact: true }).click()
    await expectSaid(page, 'One order cancelled. Its customer gets an e-mail.')
    await expect(page.getByRole('row').filter({ hasText: unpaid.number })).toContainText('Cancelled')
  })

  test('what could not be done with an order far down the list is seen on a telephone', async ({ page }) => {
    const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
    const { number } = await givenOrder(sql, [{ taken: 1 }])
    for (let after = 0; after < 6; after++) await givenOrder(sql, [{ taken: 1 }])
    await sql.end()
    await openAsColleague(page, '/orders', { roles: ['order_desk'], language: 'en' })
    await page.setViewportSize({ width: 390, height: 600 })
    await page.getByRole('checkbox', { name: `Select ${number}` }).check()
    await page.getByRole('button', { name: 'Pack at another shop…' }).click()
    await page.getByLabel('Shop that packs it').selectOption({ index: 3 })
    await page.getByRole('button', { name: 'Pack at another shop', exact: true }).click()
    const refused = page.locator('.outcomes')
    await expect(refused).toContainText(number)
    await expect(refused).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
  })

  test('whoever was slower with an order sees it as it is now, with what they had typed', async ({ page, context }) => {
    const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
    const { number } = await givenOrder(sql, [{ taken: 1 }])
    await sql.end()
    await openAsColleague(page, `/orders/${number}`, { roles: ['order_desk'], language: 'en' })
    const slower = await context.newPage()
    await slower.goto(`/staff/orders/${number}`)
    const act = (of: typeof page, name: string) => of.getByRole('button', { name, exact: true })
    for (const [tab, street] of [
      [page, 'Calle Elvira, 1'],
      [slower, 'Calle Elvira, 3'],
    ] as const) {
      await act(tab, 'Change the address…').click()
      await tab.getByLabel('Street and number').fill(street)
    }
    for (const tab of [page, slower]) {
      await act(tab, 'Put the order on hold…').click()
      await tab.getByLabel('Reason').fill('a question to the customer')
    }
    await act(page, 'Change the address').click()
    await expectSaid(page, 'The order goes to the new address.')
    await act(slower, 'Change the address').click()
    const choice = slower.getByRole('alertdialog')
    await expect(choice.getByRole('group')).toHaveCount(1)
    await expect(choice).toContainText('Calle Elvira, 1')
    await expect(slower.getByLabel('Street and number')).toHaveValue('Calle Elvira, 3')
    await expect(slower.locator('address').first()).toContainText('Calle Elvira, 1')
    await expect(slower.getByLabel('Reason')).toHaveValue('a question to the customer')
    await expectAccessible(slower)
    await choice.getByRole('button', { name: 'Save' }).click()
    await expectSaid(slower, 'The order goes to the new address.')
    await expect(slower.locator('address').first()).toContainText('Calle Elvira, 3')

    await act(page, 'Put the order on hold').click()
    await expect(act(page, 'Take off hold')).toBeVisible()
    await act(slower, 'Put the order on hold').click()
    await expect(slower.locator('.notice[data-kind="fault"]')).toContainText('This order is on hold')
    await expect(act(slower, 'Take off hold')).toBeVisible()
    await slower.close()
  })

  test('a store’s orders are picked by scan, packed and sent; one is divided, one comes back, one is exchanged, a claim and a message are answered', async ({
    page,
  }) => {
    // Orders by hand, one after the other: three times what any other journey may take.
    test.slow()
    const store = 'T003'
    const pane = page.getByRole('complementary')
    const { shipments, pickup } = await givenParcels(store, orders, (index) => (index === 0 ? 2 : 1))
    const [divided, sentBack] = [shipments[0]!, shipments[1]!]

    await openAsColleague(page, `/orders/${divided.number}`, { roles: ['order_desk'], language: 'en' })
    await pane.getByRole('button', { name: 'Split the parcel…' }).click()
    await pane.getByLabel(/\(up to 2\)/).fill('1')
    await pane.getByRole('button', { name: 'Split the parcel', exact: true }).click()
    await expectSaid(page, 'The parcel has been split.')

    await page.goto(`/staff/picks?store=${store}`)
    await expect(page.getByRole('button', { name: pickup.number })).toContainText('0/1')
    for (const { ean } of [divided, ...shipments, pickup]) await scan(page, ean)
    await expect(page.getByRole('button', { name: divided.number })).toContainText('2/2')
    for (const { number } of [...shipments.slice(1), pickup])
      await expect(page.getByRole('button', { name: number })).toContainText('1/1')
    await expectAccessible(page)
    await page.getByRole('button', { name: `Mark ${shipments.length + 2} parcels as packed` }).click()
    for (const { number } of [...shipments, pickup]) await expect(page.getByRole('button', { name: number })).toHaveCount(0)

    const parcels = [`${divided.number}-2`, ...shipments.map(({ number }) => `${number}-1`)]
    await page.goto(`/staff/dispatch?state=ready&kind=shipment&store_code=${store}`)
    for (const code of parcels) await page.getByRole('checkbox', { name: `Select ${code}` }).check()
    for (const paper of ['Delivery note', 'Label']) {
      const href = await page.getByRole('link', { name: paper, exact: true }).getAttribute('href')
      const address = new URL(href ?? '', page.url())
      const printed = await page.request.get(address.href, { headers: { 'x-staff': '1', 'sec-fetch-site': 'same-origin' } })
      expect(printed.headers()['content-type']).toBe('application/pdf')
    }
    await scan(page, parcels.at(-1) ?? '')
    await expect(pane.getByText('Scan each copy as you put it into the parcel, or tap its title.')).toBeVisible()
    await scan(page, '9780000000002')
    await expect(page.getByText('9780000000002 does not go into this parcel.').first()).toBeVisible()
    await scan(page, shipments.at(-1)?.ean ?? '')
    await expect(page.getByText('Everything is in the parcel.').first()).toBeVisible()
    await page.goto(`/staff/dispatch?state=ready&kind=shipment&store_code=${store}`)
    for (const code of parcels) await page.getByRole('checkbox', { name: `Select ${code}` }).check()
    await page.getByRole('button', { name: 'Send…' }).click()
    await page.getByLabel('Carrier').fill('Correos')
    await page.getByLabel(`Tracking of ${sentBack.number}-1`).fill('PQ0000001')
    await expectAccessible(page)
    await page.getByRole('button', { name: `Send ${parcels.length} parcels` }).click()
    await expectSaid(page, `${parcels.length} parcels sent.`)

    await page.goto(`/staff/pickups?store_code=${store}`)
    await expect(page.getByRole('link', { name: `${pickup.number}-1` })).toBeVisible()
    await scan(page, `${pickup.number}-1`)
    await expect(pane.getByRole('heading', { level: 2 })).toContainText(pickup.number)
    await pane.getByRole('button', { name: 'Remind by e-mail' }).click()
    await expectSaid(page, 'The customer gets an e-mail: the order waits.')
    await expect(pane.getByText('The customer has been told today.').first()).toBeVisible()
    await pane.getByRole('button', { name: 'Hand over…' }).click()
    await pane.getByRole('button', { name: 'Hand over', exact: true }).click()
    await expectSaid(page, 'Handed over.')

    const other = await givenOther(store)
    await page.goto(`/staff/counter?code=${pickup.number}`)
    await page.getByRole('link', { name: /^Exchange/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Exchange from order ${pickup.number}` })).toBeVisible()
    await page.getByLabel('Store').selectOption(store)
    await scan(page, pickup.ean)
    await scan(page, other.ean)
    await expect(page.getByText('Still to pay')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Till receipt').fill(`TPV-${pickup.number}`)
    await page.getByLabel('Reason').fill('the larger edition')
    await page.getByRole('button', { name: 'Make the exchange' }).click()
    await expect(page.getByText('Done: the customer can take it.')).toBeVisible()

    await page.goto(`/staff/orders/${sentBack.number}`)
    await pane.getByRole('button', { name: 'Record a return…' }).click()
    await pane.getByLabel(/\(up to 1\)/).fill('1')
    await pane.getByLabel('Reason').fill('another edition wanted')
    await pane.getByRole('button', { name: 'Record a return', exact: true }).click()
    await expectSaid(page, 'The return has been recorded.')
    await page.goto('/staff/returns?state=requested')
    await page.getByRole('link', { name: sentBack.number }).click()
    await pane.getByRole('button', { name: 'Answer…' }).click()
    await pane.getByRole('button', { name: 'Answer', exact: true }).click()
    await expectSaid(page, 'The customer receives the answer by e-mail.')
    await pane.getByRole('button', { name: 'Receive…' }).click()
    await pane.getByLabel('Store').selectOption(store)
    await pane.getByRole('button', { name: 'Receive', exact: true }).click()
    await expectSaid(page, 'Received. The money goes back the way it was paid.')
    await expectAccessible(page)

    const { claim, note, ean } = await givenClaim(store)
    await page.goto(`/staff/claims/${claim}?state=open`)
    await expect(pane.getByRole('heading', { level: 2, name: `Claim on delivery note ${note}` })).toBeVisible()
    await pane.getByRole('button', { name: 'Answer…' }).click()
    await pane.getByLabel('Decision').selectOption('resend')
    await pane.getByLabel('What the customer reads').fill('We send them again.')
    await pane.getByRole('button', { name: 'Answer', exact: true }).click()
    await expect(pane.getByText('Accepted').first()).toBeVisible()
    await pane.getByRole('button', { name: 'Send again…' }).click()
    await pane.getByLabel('Taken from').selectOption(store)
    await pane.getByRole('button', { name: 'Send again', exact: true }).click()
    await expectSaid(page, 'The order without a price is in the store’s picking list.')
    const again = pane.getByRole('definition').getByRole('link').last()
    const number = await again.innerText()
    await expectAccessible(page)
    await again.click()
    await expect(page.getByRole('heading', { name: new RegExp(number) }).first()).toBeVisible()
    await expect(page.getByText('€0.00').first()).toBeVisible()
    await page.goto(`/staff/picks?store=${store}`)
    const row = page.getByRole('button', { name: number })
    await expect(row).toContainText('0/2')
    await scan(page, ean)
    await expect(row).toContainText('1/2')

    const { id: message } = await givenMessage('Where is my order? I have waited since Monday.')
    await page.goto(`/staff/messages/${message}?state=open`)
    await pane.getByLabel(/^Your answer/).fill('It leaves tomorrow morning.')
    await pane.getByRole('button', { name: 'Send the answer' }).click()
    await expect(pane.locator('.thread').getByText('It leaves tomorrow morning.')).toBeVisible()
  })
})

test.describe('@desktop what was scanned', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('is brought into sight among the shelves, and a parcel for the carrier is not handed over by habit', async ({ page }) => {
    const store = 'T005'
    const { shipments } = await givenParcels(store, 12)
    await openAsColleague(page, '/picks', { roles: ['bookseller'], store })
    const rows = page.locator('.shelf li')
    await expect(rows).toHaveCount(13)
    const shown = await rows.last().locator('.pick').innerText()
    const last = shipments.find(({ number }) => shown.includes(number)) ?? shipments[0]!
    await scan(page, last.ean)
    const row = page.locator('.shelf li', { hasText: last.number })
    await expect(row).toContainText('1/1')
    await expect(row).toBeInViewport()
    await page.getByRole('button', { name: 'Dar 1 paquete por preparado' }).click()
    await expect(row).toHaveCount(0)

    await page.goto(`/staff/counter?code=${last.number}`)
    await expect(page.getByText('Para enviar', { exact: true })).toBeVisible()
    const send = page.getByRole('button', { name: 'Dar por enviado' })
    await expect(send).toBeEnabled()
    await page.keyboard.press('Enter')
    await send.click()
    await expectSaid(page, 'Dado por enviado. Se avisa al cliente.')
  })
})

test.describe('@phone shelves', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('are walked along with a telephone: a scan or a tap ticks a copy, and what is complete is packed', async ({ page }) => {
    const store = 'T004'
    const { shipments, pickup } = await givenParcels(store, 2)
    await openAsColleague(page, '/picks', { roles: ['bookseller'], store, language: 'ca' })
    const [scanned, tapped] = [shipments[0]!, shipments[1]!]
    await expect(page.getByRole('button', { name: scanned.number })).toContainText('0/1')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await scan(page, scanned.ean)
    await expect(page.getByRole('button', { name: scanned.number })).toContainText('1/1')
    for (const { number } of [tapped, pickup]) {
      await page.getByRole('button', { name: number }).tap()
      await expect(page.getByRole('button', { name: number })).toContainText('1/1')
    }
    await page.getByRole('button', { name: /^Dona \d+ paquets per preparats$/ }).tap()
    for (const { number } of [...shipments, pickup]) await expect(page.getByRole('button', { name: number })).toHaveCount(0)
  })
})
