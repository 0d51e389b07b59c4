import { useEffect } from 'react'
import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import { track, trackedProduct } from './data-layer.ts'

/** Records once that a product was looked at (D-06). */
export function Viewed({ product }: { product: Pick<ProductCard, 'pk' | 'sku' | 'title' | 'category_path' | 'price'> }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one event for each product, not for each reading of it
  useEffect(() => track('view_item', [trackedProduct(product, 1)]), [product.pk])
  return null
}
