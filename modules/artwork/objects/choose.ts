import type { ArtworkRow } from '../artwork.sql.ts'
import type { Shape } from './shapes.ts'
export const shapeOf = (_row: ArtworkRow): Shape => 'tile'
