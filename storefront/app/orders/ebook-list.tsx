import { Link } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import type { BoughtEbook } from '#modules/goods/ebooks/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { PictureView } from '../ui/picture.tsx'

const sizes = (bytes: number, language: string): string => {
  const [amount, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'MB'] : [Math.max(1, bytes / 1_000), 'kB']
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: unit === 'MB' ? 1 : 0 }).format(amount)}\u00a0${unit}`
}

/** Bought ebooks with their downloads as plain links; `inOrder` leaves out where each was bought. */
export function EbookList({ items, inOrder = false }: { items: readonly BoughtEbook[]; inOrder?: boolean }) {
  const language = useLanguage()
  const { area } = usePrivateMessages()
  const words = area.ebooks
  return (
    <>
      <ul className="ebook-list">
        {items.map((one) => (
          <li key={one.line}>
            {one.image && <PictureView picture={one.image} sizes="64px" />}
            <div>
              <h3>{one.title}</h3>
              {one.author && <p className="quiet">{one.author}</p>}
              {!inOrder && (
                <p className="quiet">
                  {words.bought({ date: shownDay(one.bought as Day) })}{' '}
                  <Link to={pathTo('private-order-detail', language, { number: one.order })}>{one.order}</Link>
                </p>
              )}
              {one.href && one.file && one.bytes !== null && one.until ? (
                <>
                  <p>
                    <a className="button button-small" href={one.href} rel="nofollow">
                      {words.download({ file: one.file, size: sizes(one.bytes, language) })}
                      <span className="visually-hidden">: {one.title}</span>
                    </a>
                  </p>
                  <p className="quiet">{words.left({ count: one.downloads_left, date: shownDay(one.until as Day) })}</p>
                </>
              ) : (
                <p>
                  {one.state === 'ready' ? (
                    <Link to={pathTo('private-ebooks', language)}>{words.signIn}</Link>
                  ) : (
                    words.states[one.state]
                  )}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {items.some((one) => one.href) && <p className="quiet">{words.links}</p>}
    </>
  )
}
