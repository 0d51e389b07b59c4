import type { PicturedProducts } from '#modules/goods/artwork/drawn-product.ts'
import { artworkRow, isKnownPhotograph } from './pictured.sql.ts'

/** What the drawings of the shop need to know of its products. */
export const picturedProducts: PicturedProducts = { rowOf: artworkRow, isKnownPhotograph }
