import { useLoaderData } from 'react-router'
import type { ListPage } from '#modules/libraries/desk/contract.ts'
import type { Inside } from '../account/inside.ts'
import { PrivateScreen } from '../account/private-screen.tsx'
import { usePrivateMessages } from '../messages/messages.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { loadApprovals } from './desk-work.ts'
import { ListTable } from './list-table.tsx'

export const loader = serverHandler(loadApprovals)
export const clientLoader = Object.assign(browserHandler(loadApprovals), { hydrate: true as const })

/** The lists that await a decision; each is decided on its own page. */
export default function Approvals() {
  const page = useLoaderData() as Inside<ListPage>
  const { desk } = usePrivateMessages()
  return (
    <PrivateScreen page={page} title={desk.approvals}>
      {(list) => (
        <>
          <p className="lead">{desk.approvalsLead}</p>
          <ListTable title={desk.states.awaiting} items={list.items} none={desk.approvalsNone} />
          <Pagination page={list.page} pages={list.pages} />
        </>
      )}
    </PrivateScreen>
  )
}
