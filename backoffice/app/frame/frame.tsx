import { useQueryClient } from '@tanstack/react-query'
import { lazy, memo, Suspense, useCallback, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { accessWords } from '../access/words.ts'
import { onRefusal } from '../api/client.ts'
import { useCall } from '../api/queries.ts'
import { SignedIn, useMe } from '../api/session.tsx'
import { language, speak, useWords } from '../words/dictionary.ts'
import { Connection } from './connection.tsx'
import { Navigation } from './navigation.tsx'
import { KeysOpener } from './open-keys.tsx'
import { PaletteOpener } from './open-palette.tsx'
import { useOwnWays } from './own-ways.ts'
import { Scans } from './scans.tsx'
import { TopBar } from './top-bar.tsx'
import { frameWords } from './words.ts'

const SignIn = lazy(async () => {
  const [{ SignIn }] = await Promise.all([import('../access/sign-in.tsx'), accessWords.load(language())])
  return { default: SignIn }
})
const Guarded = lazy(async () => {
  const [{ Guarded }] = await Promise.all([import('../access/guarded.tsx'), accessWords.load(language())])
  return { default: Guarded }
})

/** What stands around every screen; whoever is not signed in signs in where they are, and loses neither place nor form. */
export function Frame() {
  const client = useQueryClient()
  const { data: me, error } = useCall('GET /me/', undefined, { staleTime: 60_000 })
  useEffect(
    () =>
      onRefusal(({ status, code }, name) => {
        if (name === 'GET /me/') return
        if (status === 401 || status === 423 || code === 'staff.factor_missing')
          void client.invalidateQueries({ queryKey: ['GET /me/'] })
      }),
    [client],
  )
  useOwnWays(me?.preferences)
  const chosen = me?.language
  useEffect(() => {
    if (chosen && chosen !== language()) void speak(chosen)
  }, [chosen])
  const { pathname } = useLocation()
  // A browser may answer a promise, which is nothing that an effect may return.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen begins at its top
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [pathname.split('/')[1]])
  if (error?.status === 401 || (!me && error))
    return (
      <Suspense>
        <SignIn onSignedIn={() => void client.resetQueries()} trouble={error} />
      </Suspense>
    )
  if (!me) return null
  // Until it is set up nothing else answers them.
  if (me.session.factor_missing && pathname !== '/account') return <Navigate to="/account" replace />
  return (
    <SignedIn me={me}>
      <Suspense>
        <Guarded>
          <Inside />
        </Guarded>
      </Suspense>
    </SignedIn>
  )
}

/** Drawn once: another address draws what it leads to, and nothing of what stands around it. */
const Inside = memo(function Inside() {
  const words = useWords(frameWords)
  const { actions } = useMe()
  const [menu, setMenu] = useState(false)
  const close = useCallback(() => setMenu(false), [])
  return (
    <>
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
      <Elsewhere does={close} />
      <PaletteOpener />
      <KeysOpener />
      {actions.includes('code.scan') && <Scans />}
    </>
  )
})

/** Whoever went somewhere has done with the menu. */
function Elsewhere({ does }: { does: () => void }) {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is what it waits for
  useEffect(does, [pathname, does])
  return null
}
