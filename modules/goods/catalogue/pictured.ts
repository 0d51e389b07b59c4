import type { KnowsPhotograph, PicturedProducts } from '#modules/goods/artwork/drawn-product.ts'
import { artworkRow, photographIsOfProduct } from './pictured.sql.ts'

/** What the drawings of the shop need to know of its products. */
export const picturedProducts: PicturedProducts = { rowOf: artworkRow }

/** Whether a photograph of this key belongs to a product. */
export const isOfProduct: KnowsPhotograph = photographIsOfProduct
