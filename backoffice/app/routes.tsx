import type { RouteObject } from 'react-router'
import { Frame } from './frame/frame.tsx'
import { Lost, Trouble } from './frame/trouble.tsx'
import { homeRoutes } from './home/routes.ts'
import { importRoutes } from './imports/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { stockRoutes } from './stock/routes.ts'

/** Every screen, desk by desk; each desk lists its own in its routes.ts. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Frame,
    ErrorBoundary: Trouble,
    hydrateFallbackElement: null,
    children: [
      {
        ErrorBoundary: Trouble,
        children: [...homeRoutes, ...orderRoutes, ...stockRoutes, ...importRoutes, { path: '*', Component: Lost }],
      },
    ],
  },
]
