import { afterAll, beforeAll, beforeEach } from 'vitest'
import { fakeCorreos } from './fake-correos.ts'

/** Stands for the tests of a file, each of which begins without trouble; call it once at the top. */
export function withFakeCorreos() {
  const fake = fakeCorreos()
  beforeAll(() => fake.server.open())
  beforeEach(() => {
    fake.shipments.length = 0
    fake.verdicts.length = 0
    Object.assign(fake.server.state, { trouble: [], calls: [] })
  })
  afterAll(() => fake.server.close())
  return fake
}
