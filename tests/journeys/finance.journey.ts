import { connect } from '#database/connect.ts'
import { givenOrder } from '#tests/support/given-order.ts'
import { openAsColleague } from './support/colleague.ts'
import { test as base, expect, expectAccessible } from './support/visitor.ts'

const test = base
test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

/** Money that somebody else asked to give back although nothing comes back. */
async function askedRefund(): Promise<string> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    const { id, number } = await givenOrder(sql, [{ taken: 1 }], { method: 'home', language: 'en' })
    await sql.begin(async (tx) => {
      const [refund] = await tx<{ id: number }[]>`
        insert into refund (order_id, goods_cents, reason, requested_by, needs_second_person, goodwill)
        values (${id}, 100, 'a torn page', 'somebody', true, true) returning id`
      await tx`
        insert into refund_line (refund_id, order_line_id, quantity, goods_cents)
        select ${refund!.id}, min(id), 0, 100 from order_line where order_id = ${id}`
    })
    return number
  } finally {
    await sql.end()
  }
}

/** A refund that the bank would not make, as the shop tells of it. */
async function givenUpRefund(): Promise<string> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    const { id, number } = await givenOrder(sql, [{ taken: 1 }], { method: 'home', language: 'en' })
    await sql.begin(async (tx) => {
      const [task] = await tx<{ id: number }[]>`
        insert into payment_task (attempt_id, kind, amount_cents, reason, due_at, failure)
        select id, 'refund', 100, 'of a journey', null, 'payment.unknown' from payment_attempt where order_id = ${id} limit 1 returning id`
      await tx`
        insert into payment_flag (order_id, kind, detail, key)
        values (${id}, 'task_failed', 'refund of 100 cents: payment.unknown', ${`task:${task!.id}`})`
    })
    return number
  } finally {
    await sql.end()
  }
}

test.describe('@desktop finance’s day', () => {
  test('a refund that the bank would not make is tried again, and its outcome is told', async ({ page }) => {
    const number = await givenUpRefund()
    await openAsColleague(page, `/payments?q=${number}`, { roles: ['finance'], language: 'en' })
    await page.getByRole('link', { name: number }).click()
    const pane = page.getByRole('complementary')
    await expect(pane.getByText('Could not be done')).toBeVisible()
    await expectAccessible(page)
    await pane.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('It is tried again.')).toBeVisible()
    await expect(pane.getByText('On trying again').or(pane.getByText('Could not be done'))).toBeVisible({ timeout: 60_000 })
  })

  test('a refund is refused with a reason, and the figures of the day open what they are made of', async ({ page }) => {
    const number = await askedRefund()
    await openAsColleague(page, `/refunds?state=requested&q=${number}`, { roles: ['finance'], language: 'en' })
    await page.getByRole('link', { name: number }).click()
    const pane = page.getByRole('complementary')
    await expect(pane.getByText('A courtesy: nothing comes back for it')).toBeVisible()
    await expectAccessible(page)
    const elsewhere = await page.context().newPage()
    await elsewhere.goto(page.url())
    await expect(elsewhere.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
    await pane.getByRole('button', { name: 'Refuse…' }).click()
    await pane.getByLabel('Reason').fill('the carrier pays for it')
    await pane.getByRole('button', { name: 'Refuse', exact: true }).click()
    await expect(pane.getByText('the carrier pays for it')).toBeVisible()

    // Another tab that shows it as it was learns of the decision as it decides.
    await elsewhere.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(elsewhere.getByText('It has been decided.').first()).toBeVisible()
    await elsewhere.close()

    // It has left its list: whoever closes it goes on from the heading.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Refunds', level: 1 })).toBeFocused()

    await page.goto('/staff/finance-day?from=2020-01-01')
    await expect(page.getByText('Agrees with what the orders say.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Total' }).click()
    await expect(page.getByRole('heading', { name: 'Takings and refunds' })).toBeVisible()
    await expect(page.locator('main a[data-to]').first()).toBeVisible()
  })

  test('an act on many that never reached the shop says so', async ({ page, complaints }) => {
    complaints.expected.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
    const number = await askedRefund()
    await openAsColleague(page, `/refunds?state=requested&q=${number}`, { roles: ['finance'], language: 'en' })
    await page.route('**/api/staff/refunds/approve/*', (route) => route.abort())
    await page.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check()
    const approve = page.getByRole('button', { name: 'Approve 1' })
    const told = page.getByRole('alert').filter({ hasText: 'There is no connection to the shop.' })
    await approve.click()
    await expect(told).toBeVisible()

    // Where the machine knows that it has no line nothing waits for one either.
    await page.reload()
    await page.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check()
    await page.context().setOffline(true)
    await approve.click()
    await expect(told).toBeVisible()
  })

  test('the books are compared when somebody asks', async ({ page }) => {
    await openAsColleague(page, '/books', { roles: ['finance'], language: 'en' })
    await expect(page.getByRole('heading', { name: 'Reconciliation of the accounts' })).toBeVisible()
    await page.getByRole('button', { name: 'Compare now' }).click()
    await expect(page.getByText(/in \d+ checks|\d+ checks, no difference/).first()).toBeVisible({ timeout: 60_000 })
    await page.getByText('All checks').click()
    await expect(page.getByText('Every invoice adds up to what its lines bill.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Earlier comparisons' }).click()
    await page.locator('main a[data-to]').first().click()
    // The one just asked for is the newest: its row opens while it waits, and the pane says by itself what was found.
    await expect(page.getByRole('complementary').getByText(/in \d+ checks|\d+ checks, no difference/)).toBeVisible({
      timeout: 60_000,
    })
  })

  test('what an account owes is opened, on any day', async ({ page }) => {
    await openAsColleague(page, '/receivables', { roles: ['finance'], language: 'en' })
    await page.locator('main a[data-to]').first().click()
    await expect(page.getByRole('heading', { name: 'Movements' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Statement (PDF)' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('As of').fill('2020-01-01')
    await expect(page.getByText('Nobody owes anything.')).toBeVisible()
  })
})
