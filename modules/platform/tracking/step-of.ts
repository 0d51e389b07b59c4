import { matchPath } from '#screens/addresses.ts'
import type { ScreenKey } from '#screens/table.ts'

/** How far towards a purchase a page is. */
export type Step = 'product' | 'checkout' | 'address'

const steps: Partial<Record<ScreenKey, Step>> = {
  'book-detail': 'product',
  'object-detail': 'product',
  product: 'product',
  'basket-login': 'checkout',
  'basket-register': 'checkout',
  'basket-buy': 'address',
}

/** The step that a page is; null for all others. */
export function stepOf(path: string): Step | null {
  const screen = matchPath(path.split('?', 1)[0] ?? '')
  return (screen && steps[screen.key]) ?? null
}
