import { expect, it } from 'vitest'
import { completed, placeOf } from './places.ts'

it.each([
  ['18009', 'Granada', ['Granada']],
  ['08901', 'Barcelona', ["L'Hospitalet de Llobregat"]],
  ['28 200', 'Madrid', ['San Lorenzo de El Escorial']],
  ['51001', 'Ceuta', ['Ceuta']],
])('the postcode %s is of %s, in %j', (postcode, region, cities) => expect(placeOf(postcode)).toMatchObject({ region, cities }))

it.each(['', '53000', '00123', 'abc', '1800'])('%j is no postcode of Spain', (postcode) =>
  expect(placeOf(postcode)).toMatchObject({ region: null, cities: [] }),
)

it('a postcode that nobody lists still tells its province', () =>
  expect(placeOf('18999')).toMatchObject({ region: 'Granada', cities: [] }))

const written = { country: 'ES', postcode: '18009', city: '', region: '' }
it('an address is completed where the postcode leaves no doubt, and never changed', () => {
  expect(completed(written)).toMatchObject({ city: 'Granada', region: 'Granada' })
  expect(completed({ ...written, postcode: '09640' })).toMatchObject({ city: '', region: 'Burgos' })
  expect(completed({ ...written, city: 'Monachil', region: 'Málaga' })).toMatchObject({ city: 'Monachil', region: 'Málaga' })
  expect(completed({ ...written, country: 'PT', postcode: '1100-148' })).toMatchObject({ city: '', region: '' })
})
