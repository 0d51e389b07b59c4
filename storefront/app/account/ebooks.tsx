import { useLoaderData } from 'react-router'
import { usePrivateMessages } from '../messages/messages.tsx'
import { inBrowser, onServer } from '../visit/work.ts'
import type { Inside } from './inside.ts'
import { PrivateScreen } from './private-screen.tsx'
import { loadInside } from './security-work.ts'

export const loader = onServer(loadInside)
export const clientLoader = Object.assign(inBrowser(loadInside), { hydrate: true as const })

/** A place for ebooks, once they can be delivered (U-30). */
export default function Ebooks() {
  const page = useLoaderData() as Inside<object>
  const { area } = usePrivateMessages()
  return (
    <PrivateScreen page={page} title={area.ebooks.title}>
      {() => (
        <>
          <p className="lead">{area.ebooks.soon}</p>
          <p>{area.ebooks.text}</p>
        </>
      )}
    </PrivateScreen>
  )
}
