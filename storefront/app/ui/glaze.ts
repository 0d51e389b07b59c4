import type { CSSProperties } from 'react'
import type { MenuCategory } from '#modules/editorial/content/contract.ts'

export const glazeOf = (item: Pick<MenuCategory, 'color'>) => ({ '--glaze': `var(--${item.color})` }) as CSSProperties
