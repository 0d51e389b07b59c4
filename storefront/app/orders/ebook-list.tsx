import { Link } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import { shownFileSize } from '#kernel/file-size.ts'
import type { BoughtEbook } from '#modules/goods/ebooks/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { PictureView } from '../ui/picture.tsx'

/** What opens a book under LCP, and why this browser does not. */
function Locked({ item: { lcp } }: { item: BoughtEbook }) {
  const { lcp: words } = usePrivateMessages().area.ebooks
  return (
    <>
      <p className="quiet">{words.opens}</p>
      {lcp?.passphrase && (
        <p>
          {words.passphrase} <code translate="no">{lcp.passphrase}</code>
        </p>
      )}
    </>
  )
}

/** Bought ebooks with their downloads as plain links; `inOrder` leaves out where each was bought. */
export function EbookList({ items, inOrder = false }: { items: readonly BoughtEbook[]; inOrder?: boolean }) {
  const language = useLanguage()
  const { area } = usePrivateMessages()
  const words = area.ebooks
  return (
    <>
      <ul className="ebook-list">
        {items.map((item) => (
          <li key={item.line}>
            {item.image && <PictureView picture={item.image} sizes="64px" />}
            <div>
              <h3>{item.title}</h3>
              {item.author && <p className="quiet">{item.author}</p>}
              {!inOrder && item.gift_from !== null && (
                <p className="quiet">{words.given({ giver: item.gift_from, date: shownDay(item.bought as Day) })}</p>
              )}
              {!inOrder && item.gift_from === null && (
                <p className="quiet">
                  {words.bought({ date: shownDay(item.bought as Day) })}{' '}
                  <Link to={pathTo('private-order-detail', language, { number: item.order })}>{item.order}</Link>
                </p>
              )}
              {/* A plain link: the reader's page has a policy of its own, which comes with its document. */}
              {item.read && (
                <p>
                  <a
                    className="button button-small"
                    href={`${pathTo('ebook-reader', language)}?ticket=${item.read}`}
                    rel="nofollow"
                  >
                    {words.read}
                    <span className="visually-hidden">: {item.title}</span>
                  </a>
                </p>
              )}
              {item.lcp && <Locked item={item} />}
              {item.href && item.until && (item.lcp || (item.file && item.bytes !== null)) ? (
                <>
                  <p>
                    <a className={`button button-small${item.lcp ? '' : ' button-quiet'}`} href={item.href} rel="nofollow">
                      {item.lcp
                        ? words.lcp.download
                        : words.download({ file: item.file ?? '', size: shownFileSize(item.bytes ?? 0, language) })}
                      <span className="visually-hidden">: {item.title}</span>
                    </a>
                  </p>
                  <p className="quiet">{words.left({ count: item.downloads_left, date: shownDay(item.until as Day) })}</p>
                </>
              ) : (
                <p>
                  {item.state === 'ready' ? (
                    <Link to={pathTo('private-ebooks', language)}>{words.signIn}</Link>
                  ) : (
                    words.states[item.state]
                  )}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {items.some((item) => item.read && item.gift_from === null) && <p className="quiet">{words.reading}</p>}
      {items.some((item) => item.href || item.read) && <p className="quiet">{words.links}</p>}
    </>
  )
}
