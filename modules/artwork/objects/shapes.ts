import { ceramics } from './ceramics.ts'
import { fashion } from './fashion.ts'
import { jewellery } from './jewellery.ts'
import type { Kit } from './kit.ts'
import { paperGoods } from './paper.ts'
import { play } from './play.ts'
import { textiles } from './textiles.ts'
import { walls } from './walls.ts'

interface ShapeDrawing {
  draw: (kit: Kit) => string
  /** Where the detail looks. */
  focus?: readonly [x: number, y: number]
}

const drawings = { ...ceramics, ...textiles, ...fashion, ...jewellery, ...walls, ...paperGoods, ...play }
export type Shape = keyof typeof drawings

const focuses: Partial<Record<Shape, readonly [number, number]>> = {}

export const shapeNames = Object.keys(drawings) as Shape[]
export const isShape = (name: unknown): name is Shape => typeof name === 'string' && Object.hasOwn(drawings, name)
export const shapes = Object.fromEntries(
  shapeNames.map((name) => [name, { draw: drawings[name], ...(focuses[name] && { focus: focuses[name] }) }]),
) as Record<Shape, ShapeDrawing>
