import type { RouteObject } from 'react-router'
import { accessWords } from './access/words.ts'
import { screen } from './frame/desk.ts'
import { Frame } from './frame/frame.tsx'
import { Lost, Trouble } from './frame/trouble.tsx'
import { homeRoutes } from './home/routes.ts'

/** Under which the screens of the desks stand: desk-routes.ts. */
export const desks = 'desks'

/** What is there from the start: the frame, the home, and what is said where nothing is. */
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
        id: desks,
        ErrorBoundary: Trouble,
        children: [...homeRoutes, { path: '*', Component: Lost }],
      },
    ],
  },
]
