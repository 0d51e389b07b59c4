// Before any screen's own sheet: the first one says the order of the layers.
import './styles/app.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { queries } from './api/queries.ts'
import { NoticesOpener } from './kit/notices-opener.tsx'
import { desks, routes } from './routes.tsx'

const screensOfDesks = () => import('./desk-routes.ts')
const router = createBrowserRouter(routes, {
  basename: '/staff',
  patchRoutesOnNavigation: async ({ patch }) => patch(desks, (await screensOfDesks()).deskRoutes),
})
// Nobody waits for them at the first press.
addEventListener('load', () => void screensOfDesks())

export const App = () => (
  <CSPProvider disableStyleElements>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <NoticesOpener />
    </QueryClientProvider>
  </CSPProvider>
)
