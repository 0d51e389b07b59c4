import { useLoaderData } from 'react-router'
import type { BoughtEbooks } from '#modules/goods/ebooks/contract.ts'
import { type Inside, inside } from '../account/inside.ts'
import { PrivateScreen } from '../account/private-screen.tsx'
import { usePrivateMessages } from '../messages/messages.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { signedBy } from '../visit/visit.ts'
import { EbookList } from './ebook-list.tsx'

const load = inside<BoughtEbooks>((visit) => visit.call<BoughtEbooks>('POST', '/ebooks/', signedBy(visit)))
export const loader = serverHandler(load)
export const clientLoader = Object.assign(browserHandler(load), { hydrate: true as const })

/** Ebooks that were bought, with their downloads; "coming soon" while there is none (U-30, A-14). */
export default function Ebooks() {
  const page = useLoaderData() as Inside<BoughtEbooks>
  const { area } = usePrivateMessages()
  return (
    <PrivateScreen page={page} title={area.ebooks.title}>
      {({ items }) =>
        items.length > 0 ? (
          <EbookList items={items} />
        ) : (
          <>
            <p className="lead">{area.ebooks.soon}</p>
            <p>{area.ebooks.text}</p>
          </>
        )
      }
    </PrivateScreen>
  )
}
