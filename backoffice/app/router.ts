import { createBrowserRouter, redirect } from 'react-router'
import { desks, routesWith } from './routes.tsx'

const base = '/staff'
const screensOfDesks = async () => (await import('./desk-routes.ts')).deskRoutes

/**
 * Whoever begins at home waits for no other screen: the router is told of those after it. React Router can look for routes itself, but does so
 * again with every address that names a thing, and draws all that stands on the screen once more.
 */
export async function openRouter() {
  let told = location.pathname.replace(/\/$/, '') !== base
  const tell = async () => {
    const screens = await screensOfDesks()
    if (!told) router.patchRoutes(desks, screens)
    told = true
  }
  const router = createBrowserRouter(
    routesWith(told ? await screensOfDesks() : [], async ({ request }) => {
      if (told) return null
      await tell()
      throw redirect(request.url)
    }),
    { basename: base },
  )
  // Nobody waits for them at the first press.
  if (!told) addEventListener('load', () => void tell())
  return router
}
