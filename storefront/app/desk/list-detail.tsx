import { useLoaderData } from 'react-router'
import type { Inside } from '../account/inside.ts'
import { PrivateScreen } from '../account/private-screen.tsx'
import { usePrivateMessages } from '../messages/messages.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { actOnSheet, loadSheet, type SheetContent } from './desk-work.ts'
import { Sheet } from './sheet.tsx'

export const loader = serverHandler(loadSheet)
export const clientLoader = Object.assign(browserHandler(loadSheet), { hydrate: true as const })
export const action = serverHandler(actOnSheet)
export const clientAction = browserHandler(actOnSheet)

/** One list, whatever becomes of it: read, decided on, used again. */
export default function ListDetail() {
  const page = useLoaderData() as Inside<SheetContent>
  const { desk } = usePrivateMessages()
  const title = page.content ? desk.list({ name: page.content.list.name }) : desk.lists
  return (
    <PrivateScreen page={page} title={title}>
      {(content) => <Sheet content={content} scanning={content.list.state === 'open'} />}
    </PrivateScreen>
  )
}
