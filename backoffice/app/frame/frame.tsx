import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { onRefusal } from '../api/client.ts'
import { useCall } from '../api/queries.ts'
import { SignedIn } from '../api/session.tsx'
import { useWords } from '../words/dictionary.ts'
import { Connection } from './connection.tsx'
import { Navigation } from './navigation.tsx'
import { PaletteOpener } from './open-palette.tsx'
import { TopBar } from './top-bar.tsx'
import { frameWords } from './words.ts'

const SignIn = lazy(async () => ({ default: (await import('./sign-in.tsx')).SignIn }))

/** What stands around every screen; whoever is not signed in signs in where they are, and loses neither place nor form. */
export function Frame() {
  const words = useWords(frameWords)
  const client = useQueryClient()
  const { data: me, error, refetch } = useCall('GET /me/', undefined, { staleTime: 60_000 })
  useEffect(
    () =>
      onRefusal(({ status, code }) => {
        if (status === 401 && code !== 'staff.login_wrong') void client.invalidateQueries({ queryKey: ['GET /me/'] })
      }),
    [client],
  )
  const [menu, setMenu] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever went somewhere has done with the menu
  useEffect(() => setMenu(false), [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen begins at its top
  useEffect(() => window.scrollTo(0, 0), [pathname.split('/')[1]])
  if (error?.status === 401 || (!me && error))
    return (
      <Suspense>
        <SignIn onSignedIn={() => void refetch()} trouble={error} />
      </Suspense>
    )
  if (!me) return null
  return (
    <SignedIn me={me}>
      <a className="skip" href="#content">
        {words.skip}
      </a>
      <div className="frame">
        <Navigation shown={menu} />
        <TopBar menu={menu} onMenu={() => setMenu(!menu)} />
        <Connection />
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <PaletteOpener />
    </SignedIn>
  )
}
