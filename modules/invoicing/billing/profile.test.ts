import { describe, expect, it } from 'vitest'
import { billing, book } from '#tests/support/billing.ts'
import { withDatabase } from '#tests/support/database.ts'
import { givenCustomer } from '#tests/support/delivered-order.ts'
import { saveBillingProfile } from './profile.ts'
import { CustomerBilling } from './staff-contract.ts'

const database = withDatabase()
const { given, billAll } = billing(database)
const dir3 = { accounting: 'L01280796', managing: 'L01280796', processing: 'LA0001234' }

describe('how a customer is invoiced', () => {
  it('is what staff said last', async () => {
    const library = await givenCustomer(database.sql, { kind: 'library', library: 'Biblioteca', tax_id: 'S2800011E' })
    const bill = async () => (await billAll(await given({ lines: [book], owner_id: library })))[0]
    await saveBillingProfile(database.sql, library, { monthly: true, dir3: null, contract: '' })
    expect(await bill()).toBeNull()
    await saveBillingProfile(database.sql, library, { monthly: false, dir3, contract: 'EXP-7' })
    expect(await bill()).toMatchObject({ buyer: { kind: 'public_body', dir3, contract: 'EXP-7' } })
  })

  it('takes DIR3 codes and known accounts only', async () => {
    const profile = { monthly: false, contract: '', dir3: { ...dir3, managing: '12' } }
    await expect(saveBillingProfile(database.sql, 'c-nobody', profile)).rejects.toMatchObject({
      fields: { 'dir3.managing': 'invoice.dir3_invalid' },
    })
    await expect(saveBillingProfile(database.sql, 'c-nobody', { ...profile, dir3 })).rejects.toMatchObject({
      code: 'invoice.no_customer',
    })
  })

  it('takes DIR3 codes as somebody types them', () => {
    const typed = { accounting: ' l01280796', managing: 'L01280796 ', processing: 'la0001234' }
    expect(CustomerBilling.parse({ dir3: typed })).toMatchObject({ dir3 })
  })
})
