import { Link, useLoaderData } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import type { Inside } from '../account/inside.ts'
import { PrivateScreen } from '../account/private-screen.tsx'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { actOnSheet, loadSheet, type SheetContent } from './desk-work.ts'
import { Sheet } from './sheet.tsx'

export const loader = serverHandler(loadSheet)
export const clientLoader = Object.assign(browserHandler(loadSheet), { hydrate: true as const })
export const action = serverHandler(actOnSheet)
export const clientAction = browserHandler(actOnSheet)

/** Order entry of libraries and businesses (L-11 to L-14). */
export default function OrderEntry() {
  const page = useLoaderData() as Inside<SheetContent>
  const language = useLanguage()
  const { desk } = usePrivateMessages()
  return (
    <PrivateScreen page={page} title={desk.entry}>
      {(content) => (
        <>
          <p className="lead desk-no-print">
            {desk.entryLead} <Link to={pathTo('private-paste', language)}>{desk.paste}</Link>
          </p>
          <Sheet content={content} scanning />
        </>
      )}
    </PrivateScreen>
  )
}
