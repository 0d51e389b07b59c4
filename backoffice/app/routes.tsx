import type { LoaderFunction, RouteObject } from 'react-router'
import { accessWords } from './access/words.ts'
import { screen } from './frame/desk.ts'
import { Frame } from './frame/frame.tsx'
import { Lost, Trouble } from './frame/trouble.tsx'
import { homeRoutes } from './home/routes.ts'

/** Under which the screens of the desks stand: desk-routes.ts. */
export const desks = 'desks'

/** The frame, the home, what else is known by now, and what is said where nothing is; `find` looks there first. */
export const routesWith = (known: RouteObject[], find: LoaderFunction): RouteObject[] => [
  { path: 'set-password', lazy: screen(accessWords, () => import('./access/set-password.tsx')), ErrorBoundary: Trouble },
  {
    path: '/',
    Component: Frame,
    ErrorBoundary: Trouble,
    // Nothing until it is there, and no warning that nothing is shown.
    hydrateFallbackElement: <></>,
    children: [
      {
        id: desks,
        ErrorBoundary: Trouble,
        children: [...homeRoutes, ...known, { path: '*', loader: find, Component: Lost }],
      },
    ],
  },
]
