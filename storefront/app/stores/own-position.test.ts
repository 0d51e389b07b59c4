import { expect, test } from 'vitest'
import type { StoreCard } from '#modules/goods/stores/contract.ts'
import { byDistance } from './own-position.ts'

const at = (code: string, latitude: number | null, longitude: number | null) =>
  ({ code, latitude, longitude, near: null, distance_km: null }) as StoreCard

test('stores are sorted by how far they lie from the visitor, and each says how far (T-13)', () => {
  const stores = [
    at('Madrid', 40.4168, -3.7038),
    at('Sevilla', 37.3891, -5.9845),
    at('unplaced', null, null),
    at('Granada', 37.1773, -3.5986),
  ]
  const sorted = byDistance(stores, { latitude: 37.18, longitude: -3.6 })
  expect(sorted.map(({ code, distance_km, near }) => [code, distance_km, near])).toEqual([
    ['Granada', 0, 'farther'],
    ['Sevilla', 212, 'farther'],
    ['Madrid', 360, 'farther'],
  ])
})
