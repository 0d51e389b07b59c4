import { afterAll, beforeAll, beforeEach } from 'vitest'
import { FakeAgency } from './fake-tax-agency.ts'

/** A fake agency for the tests of a file; call it once at the top. */
export function withTaxAgency(): FakeAgency {
  const agency = new FakeAgency()
  beforeAll(() => agency.open())
  beforeEach(() => agency.forget())
  afterAll(() => agency.close())
  return agency
}
