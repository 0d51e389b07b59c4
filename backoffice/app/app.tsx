// Before any screen's own sheet: the first one says the order of the layers.
import './styles/app.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { queries } from './api/queries.ts'
import { NoticesOpener } from './kit/notices-opener.tsx'
import { routes } from './routes.tsx'

const router = createBrowserRouter(routes, { basename: '/staff' })

export const App = () => (
  <CSPProvider disableStyleElements>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <NoticesOpener />
    </QueryClientProvider>
  </CSPProvider>
)
