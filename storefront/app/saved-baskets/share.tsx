import './saved-baskets.css'
import { Form, Link, useLoaderData } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { standsIn } from '#screens/shops.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { stepTo, useShopPath } from '../site/shop-here.ts'
import { useShop } from '../site/use-shop.ts'
import { ErrorSummary, Field, Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { CopyLink } from '../wish-lists/copy-link.tsx'
import { loadShare, type SaveOutcome, type SharePage, saveBasket, sharedAddress } from './basket-link-work.ts'
import { useSavedWords } from './words.ts'

export const loader = serverHandler(loadShare)
export const clientLoader = Object.assign(browserHandler(loadShare), { hydrate: true as const })
export const action = serverHandler(saveBasket)
export const clientAction = browserHandler(saveBasket)

/** What may be done with a basket besides buying it: its link, and a name to find it by. */
export default function ShareBasket() {
  const { titles, tooMany, leftOut, known } = useLoaderData() as SharePage
  const at = { language: useLanguage(), inShop: useShopPath() }
  const { cart } = useMessages()
  const words = useSavedWords()
  return (
    <div className="page narrow share-basket">
      <Title text={words.title} />
      <h1>{words.title}</h1>
      {titles === null ? (
        <>
          <p>{words.linkText}</p>
          <p className="js-only" role="status">
            {cart.loading}
          </p>
          <noscript>
            <p className="lead">{words.nothing}</p>
          </noscript>
        </>
      ) : titles === '' ? (
        <p className="lead">{words.nothing}</p>
      ) : tooMany ? (
        <p className="lead">{words.tooMany}</p>
      ) : (
        <>
          <Sharing titles={titles} leftOut={leftOut} />
          {standsIn(at.inShop, 'private-saved-baskets') && <Saving known={known} />}
        </>
      )}
      <p>
        <Link to={stepTo('basket', at)}>{words.toBasket}</Link>
      </p>
    </div>
  )
}

function Sharing({ titles, leftOut }: { titles: string; leftOut: boolean }) {
  const at = { language: useLanguage(), inShop: useShopPath() }
  const words = useSavedWords()
  const origin = useShop()?.origin ?? ''
  const address = sharedAddress(titles, at)
  return (
    <section aria-labelledby="share">
      <h2 id="share">{words.linkTitle}</h2>
      <p>{words.linkText}</p>
      {leftOut && <p className="quiet">{words.leftOut}</p>}
      <CopyLink link={origin + address} title={words.sharedTitle} words={words} />
      <p>
        <Link to={address}>{words.see}</Link>
      </p>
    </section>
  )
}

function Saving({ known }: { known: boolean }) {
  const at = { language: useLanguage(), inShop: useShopPath() }
  const outcome = useAnswer<SaveOutcome>()
  const words = useSavedWords()
  const refused = outcome && 'errors' in outcome ? outcome : undefined
  return (
    <section aria-labelledby="save">
      <h2 id="save">{words.saveTitle}</h2>
      <p>{words.saveText}</p>
      <div role="status">
        {outcome && 'saved' in outcome && (
          <p className="message message-good">
            {words.saved({ name: outcome.saved })} <Link to={pathTo('private-saved-baskets', at.language)}>{words.seeSaved}</Link>
          </p>
        )}
      </div>
      {known ? (
        <Form method="post" className="form">
          <ErrorSummary outcome={refused} />
          <Field
            name="name"
            label={words.name}
            hint={words.nameHint}
            outcome={refused}
            maxLength={60}
            required
            autoComplete="off"
          />
          <p className="form-actions">
            <Submit>{words.save}</Submit>
          </p>
        </Form>
      ) : (
        <p>
          {words.toSave}{' '}
          <Link to={`${pathTo('login', at.language)}?to=${encodeURIComponent(stepTo('basket-share', at))}`}>{words.login}</Link>
        </p>
      )}
    </section>
  )
}
