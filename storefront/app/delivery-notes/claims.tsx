import { Link, useLoaderData } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import type { ClaimList } from '#modules/orders/claims/contract.ts'
import { type Inside, inside } from '../account/inside.ts'
import { PrivateScreen } from '../account/private-screen.tsx'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { Claims } from '../orders/claim-list.tsx'
import { signedBy } from '../visit/desk.ts'
import { inBrowser, onServer } from '../visit/work.ts'

const loadClaims = inside<ClaimList>((desk, { request }) => {
  const before = Number(new URL(request.url).searchParams.get('before')) || 0
  return desk.call<ClaimList>('POST', '/claims/', { ...signedBy(desk), before })
})

export const loader = onServer(loadClaims)
export const clientLoader = Object.assign(inBrowser(loadClaims), { hydrate: true as const })

/** What was claimed of delivery notes, and what became of it. */
export default function ClaimsPage() {
  const page = useLoaderData() as Inside<ClaimList>
  const language = useLanguage()
  const { notes } = usePrivateMessages()
  return (
    <PrivateScreen page={page} title={notes.claims.title}>
      {({ items, next }) =>
        items.length === 0 ? (
          <>
            <p className="lead">{notes.claims.none}</p>
            <p>
              {notes.claims.noneText} <Link to={pathTo('private-delivery-notes', language)}>{notes.back}</Link>
            </p>
          </>
        ) : (
          <>
            <Claims items={items} />
            {next && (
              <p className="ledger-turn">
                <Link to={`?before=${next}`}>{notes.claims.older}</Link>
              </p>
            )}
          </>
        )
      }
    </PrivateScreen>
  )
}
