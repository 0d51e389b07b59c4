import './wish-lists.css'
import { useEffect } from 'react'
import { Form, Link, useLoaderData, useParams } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { forgetListKey, keepListKey } from '../shelves/list-key.ts'
import { ProductCard } from '../shelves/product-card.tsx'
import { useShop } from '../site/use-shop.ts'
import { Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { CopyLink } from './copy-link.tsx'
import { ListSaid } from './list-said.tsx'
import { changeOwnList, type ListOutcome, loadOwnList, type OwnListPage } from './wish-list-work.ts'
import { useWishWords } from './wish-words.ts'

export const loader = serverHandler(loadOwnList)
export const clientLoader = browserHandler(loadOwnList)
export const action = serverHandler(changeOwnList)
export const clientAction = browserHandler(changeOwnList)

/** One's own list of wishes, for whoever holds its key: what is on it, the link for those who give, and its end. */
export default function OwnWishList() {
  const { list, detail, revealed } = useLoaderData() as OwnListPage
  const outcome = useAnswer<ListOutcome>()
  const language = useLanguage()
  const words = useWishWords()
  const key = useParams()['key'] ?? ''
  const lives = list !== null
  useEffect(() => {
    if (lives) keepListKey(key)
    else forgetListKey(key)
  }, [key, lives])
  return (
    <div className="page wish-list">
      <Title text={words.title} />
      <meta name="referrer" content="same-origin" />
      <h1>{words.title}</h1>
      <ListSaid outcome={outcome} />
      {list ? (
        <>
          <p className="quiet">{words.keeps({ day: shownDay(list.ends_at.slice(0, 10) as Day) })}</p>
          <Sharing list={list} />
          <Wishes list={list} revealed={revealed} />
          <details>
            <summary>{words.deleteList}</summary>
            <Form method="post">
              <p>{words.deleteSure}</p>
              <button type="submit" name="intent" value="delete" className="button button-quiet button-small">
                {words.deleteNow}
              </button>
            </Form>
          </details>
        </>
      ) : (
        <>
          {outcome?.done !== 'deleted' && <p className="lead">{detail}</p>}
          <p>{words.lost}</p>
          <p>
            <Link className="button" to={pathTo('store', language)}>
              {words.toStore}
            </Link>
          </p>
        </>
      )}
    </div>
  )
}

function Wishes({ list: { items, gone }, revealed }: { list: NonNullable<OwnListPage['list']>; revealed: boolean }) {
  const language = useLanguage()
  const words = useWishWords()
  const noLonger = gone > 0 && <p className="quiet">{words.gone({ count: gone })}</p>
  if (items.length === 0)
    return (
      <section className="wish-list-empty" aria-labelledby="wishes">
        <h2 id="wishes">{gone > 0 ? words.count({ count: 0 }) : words.empty}</h2>
        {noLonger}
        <p className="quiet">{words.emptyText}</p>
        <p>
          <Link className="button" to={pathTo('store', language)}>
            {words.toStore}
          </Link>
        </p>
      </section>
    )
  return (
    <section aria-labelledby="wishes">
      <div className="wish-list-head">
        <h2 id="wishes">{words.count({ count: items.length })}</h2>
        <p>{revealed ? <Link to="?">{words.hide}</Link> : <Link to="?bought">{words.reveal}</Link>}</p>
      </div>
      {noLonger}
      <ul className="cards wish-list-cards">
        {items.map(({ product, bought }) => (
          <li key={product.pk}>
            <ProductCard product={product} note={bought ? <strong>{words.bought}</strong> : null} />
            <Form method="post">
              <input type="hidden" name="product" value={product.pk} />
              <button
                type="submit"
                name="intent"
                value="remove"
                className="text-button"
                aria-label={words.removeOne({ title: product.title })}
              >
                {words.remove}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sharing({ list }: { list: NonNullable<OwnListPage['list']> }) {
  const language = useLanguage()
  const words = useWishWords()
  const origin = useShop()?.origin ?? ''
  const link = list.shared_key && `${origin}${pathTo('wish-list-shared', language, { key: list.shared_key })}`
  return (
    <section className="form wish-list-sharing" aria-labelledby="sharing">
      <h2 id="sharing">{words.sharing}</h2>
      <p>{link ? words.sharedText : words.sharingText}</p>
      {link && <CopyLink link={link} title={words.sharedTitle} words={words} />}
      <Form method="post" className="form-actions">
        <input type="hidden" name="intent" value={link ? 'close' : 'share'} />
        {link ? (
          <button type="submit" className="text-button">
            {words.close}
          </button>
        ) : (
          <Submit>{words.share}</Submit>
        )}
      </Form>
    </section>
  )
}
