import { expect, it } from 'vitest'
import { onProductPage, plinthSizes } from './plinth-sizes.ts'

const picture = { src: '/media/product/1/main-1-480.webp', width: 960, height: 1440, ground: '#fff' }
const sizes = '(min-width: 1280px) 260px, (min-width: 768px) 30vw, 46vw'

it('asks for a cover as wide as it is drawn, and for an object as wide as its plinth', () => {
  expect(plinthSizes(sizes, { model_type: 'book', picture })).toBe('(min-width: 1280px) 143px, (min-width: 768px) 17vw, 26vw')
  expect(plinthSizes('94vw', { model_type: 'book', picture, part: onProductPage })).toBe('53vw')
  expect(plinthSizes('94vw', { model_type: 'book', picture: { ...picture, height: 700 }, part: onProductPage })).toBe('63vw')
  expect(plinthSizes(sizes, { model_type: 'object', picture })).toBe(sizes)
})
