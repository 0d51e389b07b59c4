import { Link, useLoaderData } from 'react-router'
import type { ClaimList } from '#modules/orders/claims/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { type Inside, inside } from '../account/inside.ts'
import { PrivateScreen } from '../account/private-screen.tsx'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { Claims } from '../orders/claim-list.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { signedBy } from '../visit/visit.ts'

const loadClaims = inside<ClaimList>((visit, { request }) => {
  const before = Number(new URL(request.url).searchParams.get('before')) || 0
  return visit.call<ClaimList>('POST', '/claims/', { ...signedBy(visit), before })
})

export const loader = serverHandler(loadClaims)
export const clientLoader = Object.assign(browserHandler(loadClaims), { hydrate: true as const })

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
