import { useLoaderData } from 'react-router'
import type { Inside } from '../account/inside.ts'
import { PrivateScreen } from '../account/private-screen.tsx'
import { usePrivateMessages } from '../messages/messages.tsx'
import { inBrowser, onServer } from '../visit/work.ts'
import { actOnSheet, loadSheet, type SheetContent } from './desk-work.ts'
import { Sheet } from './sheet.tsx'

export const loader = onServer(loadSheet)
export const clientLoader = Object.assign(inBrowser(loadSheet), { hydrate: true as const })
export const action = onServer(actOnSheet)
export const clientAction = inBrowser(actOnSheet)

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
