import { useRouteLoaderData } from 'react-router'
import type { Menu, MenuCategory, ShopSettings } from '#modules/editorial/content/contract.ts'

/** What every page knows of the shop: its menu and settings; undefined where they did not load. */
export const useShop = () =>
  useRouteLoaderData('root') as { menu: MenuCategory[]; pages: Menu['pages']; settings: ShopSettings; origin: string } | undefined
