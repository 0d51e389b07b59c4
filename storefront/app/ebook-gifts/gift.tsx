import './ebook-gifts.css'
import { Form, Link, useLoaderData, useLocation } from 'react-router'
import type { GiftOfEbook } from '#modules/orders/ebook-gifts/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { useEbookGiftWords } from '../orders/ebook-gift-words.ts'
import { EbookList } from '../orders/ebook-list.tsx'
import { Check, ErrorSummary, type FormOutcome, Submit } from '../ui/form.tsx'
import { PictureView } from '../ui/picture.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { type GiftPage, loadGift, openGift } from './gift-work.ts'

export const loader = serverHandler(loadGift)
export const clientLoader = Object.assign(browserHandler(loadGift), { hydrate: true as const })
export const action = serverHandler(openGift)
export const clientAction = browserHandler(openGift)

/** Where the letter of a gift leads: who gives what, the words to agree to, and from then on the book. Looking at it opens nothing. */
export default function EbookGift() {
  const page = useLoaderData() as GiftPage
  const words = useEbookGiftWords()
  const title = page.step === 'opened' ? words.openedTitle : words.title
  return (
    <div className="page narrow">
      <Title text={title} />
      <meta name="referrer" content="same-origin" />
      <h1>{title}</h1>
      {page.step === 'closed' ? (
        <p className="message" role="status">
          {page.detail}
        </p>
      ) : page.step === 'opened' ? (
        <>
          <From giver={page.found.giver_name} message={page.found.message} />
          <EbookList items={[page.found.book]} inOrder />
        </>
      ) : (
        <Unopened gift={page.gift} reader={page.reader} />
      )}
    </div>
  )
}

function From({ giver, message }: { giver: string; message: string }) {
  const words = useEbookGiftWords()
  return (
    <>
      <p className="lead">{giver ? words.from({ giver }) : words.fromNobody}</p>
      {message && <blockquote className="ebook-gift-words">{message}</blockquote>}
    </>
  )
}

function Unopened({ gift, reader }: { gift: GiftOfEbook; reader: string | null }) {
  const language = useLanguage()
  const words = useEbookGiftWords()
  const outcome = useAnswer<FormOutcome>()
  const { pathname, search } = useLocation()
  return (
    <>
      <From giver={gift.giver_name} message={gift.message} />
      <div className="ebook-gift-book">
        {gift.image && <PictureView picture={gift.image} sizes="80px" />}
        <p>
          <strong>{gift.title}</strong>
          {gift.author && <span className="quiet">{gift.author}</span>}
        </p>
      </div>
      {gift.waiver ? (
        <Form method="post" className="form" noValidate>
          <ErrorSummary outcome={outcome} />
          <p>{gift.lcp ? words.openTextLcp : words.openText}</p>
          <Check name="download_consent" required outcome={outcome}>
            {gift.waiver.consent}
          </Check>
          <Check name="download_acknowledged" required outcome={outcome}>
            {gift.waiver.acknowledged}
          </Check>
          <p className="quiet">
            {reader ? (
              words.intoAccount({ email: reader })
            ) : (
              <>
                {words.withoutAccount}{' '}
                <Link to={`${pathTo('login', language)}?to=${encodeURIComponent(pathname + search)}`}>{words.login}</Link>.
              </>
            )}
          </p>
          <p className="form-actions">
            <Submit>{words.open}</Submit>
          </p>
        </Form>
      ) : (
        <p className="message" role="status">
          {gift.state === 'over' ? words.over : words.opened}
        </p>
      )}
    </>
  )
}
