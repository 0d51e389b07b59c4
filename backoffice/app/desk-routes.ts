import type { RouteObject } from 'react-router'
import { accountRoutes } from './account/routes.ts'
import { aroundRoutes } from './around/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { comingRoutes } from './coming/routes.ts'
import { correspondenceRoutes } from './correspondence/routes.ts'
import { counterRoutes } from './counter/routes.ts'
import { customerRoutes } from './customers/routes.ts'
import { demandRoutes } from './demand/routes.ts'
import { editorRoutes } from './editor/routes.ts'
import { figuresRoutes } from './figures/routes.ts'
import { exchangeRoutes } from './file-exchange/routes.ts'
import { financeRoutes } from './finance/routes.ts'
import { findRoutes } from './find/routes.ts'
import { houseRoutes } from './house/routes.ts'
import { importRoutes } from './imports/routes.ts'
import { quoteRoutes } from './made/quotes/routes.ts'
import { madeRoutes } from './made/routes.ts'
import { marketingRoutes } from './marketing/routes.ts'
import { nameRoutes } from './names/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { stockRoutes } from './stock/routes.ts'
import { tradeRoutes } from './trade/routes.ts'
import { translateRoutes } from './translate/routes.ts'

/** The screens of every desk, which each lists in its routes.ts; they are told to the router after the first screen. */
export const deskRoutes: RouteObject[] = [
  ...findRoutes,
  ...accountRoutes,
  ...counterRoutes,
  ...orderRoutes,
  ...madeRoutes,
  ...quoteRoutes,
  ...correspondenceRoutes,
  ...customerRoutes,
  ...tradeRoutes,
  ...stockRoutes,
  ...exchangeRoutes,
  ...importRoutes,
  ...catalogueRoutes,
  ...nameRoutes,
  ...demandRoutes,
  ...aroundRoutes,
  ...translateRoutes,
  ...editorRoutes,
  ...financeRoutes,
  ...marketingRoutes,
  ...figuresRoutes,
  ...comingRoutes,
  ...houseRoutes,
]
