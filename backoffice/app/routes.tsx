import type { RouteObject } from 'react-router'
import { accessWords } from './access/words.ts'
import { accountRoutes } from './account/routes.ts'
import { aroundRoutes } from './around/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { comingRoutes } from './coming/routes.ts'
import { correspondenceRoutes } from './correspondence/routes.ts'
import { counterRoutes } from './counter/routes.ts'
import { customerRoutes } from './customers/routes.ts'
import { demandRoutes } from './demand/routes.ts'
import { editorRoutes } from './editor/routes.ts'
import { fetchRoutes } from './fetches/routes.ts'
import { figuresRoutes } from './figures/routes.ts'
import { financeRoutes } from './finance/routes.ts'
import { findRoutes } from './find/routes.ts'
import { screen } from './frame/desk.ts'
import { Frame } from './frame/frame.tsx'
import { Lost, Trouble } from './frame/trouble.tsx'
import { homeRoutes } from './home/routes.ts'
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

/** Every screen, desk by desk; each desk lists its own in its routes.ts. */
export const routes: RouteObject[] = [
  { path: 'set-password', lazy: screen(accessWords, () => import('./access/set-password.tsx')), ErrorBoundary: Trouble },
  {
    path: '/',
    Component: Frame,
    ErrorBoundary: Trouble,
    // Nothing until it is there, and no warning that nothing is shown.
    hydrateFallbackElement: <></>,
    children: [
      {
        ErrorBoundary: Trouble,
        children: [
          ...homeRoutes,
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
          ...fetchRoutes,
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
          { path: '*', Component: Lost },
        ],
      },
    ],
  },
]
