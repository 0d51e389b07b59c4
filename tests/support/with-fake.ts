import { afterAll, beforeAll, beforeEach } from 'vitest'
import { fakeRedsys } from './fake-redsys.ts'
import type { FakeServer } from './fake-server.ts'
import { fakeStripe } from './fake-stripe.ts'

/** Stands for the tests of a file, each of which begins without trouble. */
function standing<Fake extends { server: FakeServer }>(fake: Fake): Fake {
  beforeAll(() => fake.server.open())
  beforeEach(() => Object.assign(fake.server.state, { trouble: [], calls: [] }))
  afterAll(() => fake.server.close())
  return fake
}

/** Call it once at the top of a file, before the shop that pays there. */
export const withFakeRedsys = () => standing(fakeRedsys())
/** Call it once at the top of a file, before the shop that pays there. */
export const withFakeStripe = () => standing(fakeStripe())
