import { expect, it } from 'vitest'
import { withoutVat } from './net-price.tsx'

it.each([
  [20.8, 4, 20],
  [19.95, 4, 19.18],
  [12.1, 21, 10],
  [12.5, 21, 10.33],
  [0.01, 21, 0.01],
  [10, 0, 10],
])('takes the VAT out of %d at %d %%, to the cent (L-16)', (euros, percent, net) => expect(withoutVat(euros, percent)).toBe(net))
