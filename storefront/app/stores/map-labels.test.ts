import { expect, it } from 'vitest'
import { placeLabels } from './map-labels.ts'
import { mapHeight, mapWidth, onMap, partShown } from './spain.ts'

it('puts a name beside its spot, and on the other side where another spot lies', () => {
  const [alone] = placeLabels([{ x: 100, y: 100, text: 'Granada' }], 20)
  expect(alone).toMatchObject({ x: 113, anchor: 'start' })
  const [left, right] = placeLabels(
    [
      { x: 300, y: 200, text: 'Tarragona' },
      { x: 340, y: 198, text: 'Barcelona' },
    ],
    20,
  )
  expect(left?.anchor).toBe('end')
  expect(right?.anchor).toBe('start')
})
it('never lets two names of one place run into each other while a side is free', () => {
  const spots = [0, 14, 28].map((y) => ({ x: 200, y: 200 + y, text: 'Toledo' }))
  const sides = placeLabels(spots, 20).map(({ anchor, y }) => `${anchor} ${Math.round(y)}`)
  expect(new Set(sides).size).toBe(3)
})
it('knows Granada, leaves the Canaries off, and shows a region around what is asked for', () => {
  const granada = onMap(37.18, -3.6)!
  expect([granada.x, granada.y].map(Math.round)).toEqual([322, 477])
  expect(onMap(28.1, -15.4)).toBeNull()
  const part = partShown([granada])
  expect(part.width).toBe(250)
  expect(part.x).toBeLessThan(granada.x)
  expect(part.y + (part.width * mapHeight) / mapWidth).toBeLessThanOrEqual(mapHeight + 0.1)
})
