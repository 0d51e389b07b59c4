import { openAsColleague } from './support/colleague.ts'
import { withCorreos } from './support/correos.ts'
import { givenParcels } from './support/parcels.ts'
import { expect, expectAccessible } from './support/visitor.ts'

const { test, correos } = withCorreos()

test.describe('@desktop parcels that go with a carrier', () => {
  test('are registered with number and label, refused in the carrier’s words, found after a silence, and called off', async ({
    page,
  }) => {
    const { shipments } = await givenParcels('T001', 2)
    const [one, two] = shipments.map(({ number }) => `${number}-1`) as [string, string]
    await openAsColleague(page, `/dispatch/${one}`, { roles: ['order_desk'], language: 'en' })
    const pane = page.getByRole('complementary')
    const register = pane.getByRole('button', { name: 'Register with Correos' })
    await expect(pane.getByRole('link', { name: 'Label' })).toHaveCount(0)
    await register.click()
    await expect(page.getByText('1 parcel registered with Correos.')).toBeVisible()
    await expect(pane.getByText(correos.shipments[0]!.code)).toBeVisible()
    await expect(register).toHaveCount(0)
    const label = await pane
      .getByRole('link', { name: 'Label' })
      .evaluate(async (link: HTMLAnchorElement) => (await (await fetch(link.href)).text()).slice(0, 300))
    expect(label).toMatch(/^%PDF-/)
    await expectAccessible(page)

    await page.goto(`/staff/dispatch/${two}`)
    correos.verdicts.push({ refused: 'El código postal no existe' })
    await register.click()
    await expect(pane.getByText('El código postal no existe · 9').first()).toBeVisible()
    await expect(pane.getByText('Refused', { exact: true })).toBeVisible()
    correos.server.state.trouble = ['answer_lost']
    await register.click()
    await expect(pane.getByText('Asked without an answer: try again')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
    await register.click()
    await expect.poll(() => correos.shipments.length).toBe(2)
    await expect(pane.getByText(correos.shipments[1]!.code)).toBeVisible()
    await pane.getByRole('button', { name: 'Call off at Correos' }).click()
    await expect(page.getByText('The shipment is called off.')).toBeVisible()
    await expect(pane.getByText('Called off', { exact: true })).toBeVisible()
    expect(correos.shipments.map(({ cancelled }) => cancelled)).toEqual([false, true])
  })
})
