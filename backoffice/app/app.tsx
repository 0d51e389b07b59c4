// Before any screen's own sheet: the first one says the order of the layers.
import './styles/app.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { queries } from './api/queries.ts'
import { NoticesOpener } from './kit/notices-opener.tsx'

export const App = ({ router }: { router: DataRouter }) => (
  <CSPProvider disableStyleElements>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <NoticesOpener />
    </QueryClientProvider>
  </CSPProvider>
)
