import { calendars } from './calendars.ts'
import { fashion } from './fashion.ts'
import { hats } from './hats.ts'
import { jewellery } from './jewellery.ts'
import type { Kit } from './kit.ts'
import { lights } from './lights.ts'
import { models } from './models.ts'
import { paperGoods } from './paper.ts'
import { play } from './play.ts'
import { stoneAndWood } from './stone-and-wood.ts'
import { textiles } from './textiles.ts'
import { tiles } from './tiles.ts'
import { vessels } from './vessels.ts'
import { walls } from './walls.ts'

interface ShapeDrawing {
  draw: (kit: Kit) => string
  /** Where the detail looks. */
  focus?: readonly [x: number, y: number]
}

const drawings = {
  ...tiles,
  ...vessels,
  ...lights,
  ...calendars,
  ...textiles,
  ...fashion,
  ...jewellery,
  ...hats,
  ...walls,
  ...paperGoods,
  ...play,
  ...stoneAndWood,
  ...models,
}
export type Shape = keyof typeof drawings

const focuses: Partial<Record<Shape, readonly [number, number]>> = {
  ring: [200, 150],
  pendant: [200, 262],
  pencils: [230, 130],
  lamp: [200, 156],
  bookmarks: [170, 220],
  calendar: [200, 160],
  stoneLion: [170, 180],
  mug: [190, 215],
}

export const shapeNames = Object.keys(drawings) as Shape[]
export const isShape = (name: unknown): name is Shape => typeof name === 'string' && Object.hasOwn(drawings, name)
export const shapes = Object.fromEntries(
  shapeNames.map((name) => [name, { draw: drawings[name], ...(focuses[name] && { focus: focuses[name] }) }]),
) as Record<Shape, ShapeDrawing>
