import { expect, it } from 'vitest'
import { sharpEnough } from './sharp-enough.ts'

it('lets a phone of more than two pixels a point fetch as many as it can show apart, and every other screen what it asked for', () => {
  expect(sharpEnough('(min-width: 992px) 60vw, 100vw')).toBe('(min-width: 992px) 60vw, (min-resolution: 2.2dppx) 75vw, 100vw')
  expect(sharpEnough('120px')).toBe('(min-resolution: 2.2dppx) 90px, 120px')
})

it('leaves a length alone that it cannot share', () => {
  expect(sharpEnough('calc(100vw - 2rem)')).toBe('calc(100vw - 2rem)')
})
