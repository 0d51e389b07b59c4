import { Form, useLoaderData } from 'react-router'
import type { Inside } from '../account/inside.ts'
import { PrivateScreen } from '../account/private-screen.tsx'
import { usePrivateMessages } from '../messages/messages.tsx'
import { ErrorSummary, Field, Submit } from '../ui/form.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { createList, type ListsContent, loadLists, type SheetOutcome } from './desk-work.ts'
import { ListTable } from './list-table.tsx'

export const loader = serverHandler(loadLists)
export const clientLoader = Object.assign(browserHandler(loadLists), { hydrate: true as const })
export const action = serverHandler(createList)
export const clientAction = browserHandler(createList)

/** The lists of the account: those being prepared, kept, ordered and put away. */
export default function Lists() {
  const page = useLoaderData() as Inside<ListsContent>
  const outcome = useAnswer<SheetOutcome>()?.outcome ?? undefined
  const { desk } = usePrivateMessages()
  return (
    <PrivateScreen page={page} title={desk.lists}>
      {({ pages: { open, saved, ordered, archived } }) => (
        <>
          <p className="lead">{desk.listsLead}</p>
          <Form method="post" className="desk-new">
            <ErrorSummary outcome={outcome} />
            <Field name="name" label={desk.name} maxLength={120} outcome={outcome} autoComplete="off" />
            <Submit quiet>{desk.newList}</Submit>
          </Form>
          <ListTable title={desk.openLists} items={open.items} none={desk.none} />
          {saved.items.length > 0 && <ListTable title={desk.savedLists} items={saved.items} />}
          {ordered.items.length > 0 && <ListTable title={desk.orderedLists} items={ordered.items} />}
          <Pagination page={ordered.page} pages={ordered.pages} />
          {archived.items.length > 0 && <ListTable title={desk.archivedLists} items={archived.items} />}
        </>
      )}
    </PrivateScreen>
  )
}
