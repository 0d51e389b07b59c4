import './saved-baskets.css'
import { Form, Link, useLoaderData } from 'react-router'
import { dayOf, shownDay } from '#kernel/days.ts'
import type { SavedCarts } from '#modules/buying/saved-carts/contract.ts'
import { mainShop } from '#screens/shops.ts'
import type { Inside } from '../account/inside.ts'
import { PrivateScreen, Saved } from '../account/private-screen.tsx'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { sharedAddress } from './basket-link-work.ts'
import { BasketTotal } from './basket-total.tsx'
import { changeSaved, loadSaved } from './saved-work.ts'
import { useSavedWords } from './words.ts'

export const loader = serverHandler(loadSaved)
export const clientLoader = Object.assign(browserHandler(loadSaved), { hydrate: true as const })
export const action = serverHandler(changeSaved)
export const clientAction = browserHandler(changeSaved)

/** Titles of a basket that its row names; the others are counted. */
const named = 3

export default function SavedBaskets() {
  const page = useLoaderData() as Inside<SavedCarts>
  const outcome = useAnswer<{ message: string } | { failed: string | null }>()
  const { shell } = useMessages()
  const words = useSavedWords()
  return (
    <PrivateScreen page={page} title={words.listTitle}>
      {({ items }) => (
        <>
          <p className="lead">{items.length === 0 ? words.empty : words.listLead}</p>
          {items.length === 0 && <p className="quiet">{words.emptyText}</p>}
          {outcome && 'failed' in outcome && (
            <p className="message message-error" role="alert">
              {outcome.failed ?? shell.failed}
            </p>
          )}
          <Saved text={outcome && 'message' in outcome ? outcome.message : null} />
          {items.length > 0 && (
            <ul className="saved-baskets">
              {items.map((basket) => (
                <Row key={basket.pk} basket={basket} />
              ))}
            </ul>
          )}
        </>
      )}
    </PrivateScreen>
  )
}

function Row({ basket: { pk, name, saved_at, items, gone, total, titles } }: { basket: SavedCarts['items'][number] }) {
  const language = useLanguage()
  const words = useSavedWords()
  const more = items.length - named
  return (
    <li>
      <h2>{name}</h2>
      <p className="quiet">
        {words.savedOn} <time dateTime={saved_at}>{shownDay(dayOf(new Date(saved_at)))}</time>
      </p>
      {items.length > 0 ? (
        <p>
          {items
            .slice(0, named)
            .map(({ title, quantity }) => (quantity > 1 ? `${title} (${words.copies({ count: quantity })})` : title))
            .join(' · ')}
          {more > 0 && ` ${words.more({ count: more })}`}
        </p>
      ) : (
        <p>{words.noneLeft}</p>
      )}
      {items.length > 0 && gone > 0 && <p className="quiet">{words.gone({ count: gone })}</p>}
      {items.length > 0 && <BasketTotal euros={total} />}
      <Form method="post" className="saved-basket-acts">
        <input type="hidden" name="pk" value={pk} />
        <input type="hidden" name="titles" value={titles} />
        {items.length > 0 && (
          <>
            <button type="submit" name="intent" value="fill" className="button button-small" aria-label={words.fillOne({ name })}>
              {words.fill}
            </button>
            <Link to={sharedAddress(titles, { language, inShop: mainShop })} aria-label={words.shareOne({ name })}>
              {words.share}
            </Link>
          </>
        )}
        <button type="submit" name="intent" value="remove" className="text-button" aria-label={words.removeOne({ name })}>
          {words.remove}
        </button>
      </Form>
    </li>
  )
}
