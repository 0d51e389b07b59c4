import './gifts.css'
import './quizzes.css'
import { Form, Link, useLocation } from 'react-router'
import { longDay } from '#kernel/shown-time.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { ProductCard } from '../shelves/product-card.tsx'
import { useShop } from '../site/use-shop.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description, shortened } from '../ui/description.tsx'
import { ErrorSummary } from '../ui/form.tsx'
import { PictureView } from '../ui/picture.tsx'
import { Title } from '../ui/title.tsx'
import { DestinationFields, useArrival } from './destination.tsx'
import { giftWords } from './gift-words.ts'
import type { ResultPage } from './load-result.ts'
import { Profiles } from './profiles.tsx'
import { useQuizzes } from './quizzes-words.ts'
import { Share } from './share.tsx'

/** What the answers of a quiz led to, with a picture for whoever passes it on. */
export function ResultScreen({ page: data }: { page: ResultPage }) {
  const { quiz, key, title, text, more, href, art, card, others } = data
  const quizzes = useQuizzes()
  const origin = useShop()?.origin ?? ''
  const address = `${origin}${href}`
  const again = quiz.href
  return (
    <div className="page list">
      <Title text={`${title} · ${quiz.title}`} />
      <Description text={text} />
      <meta property="og:type" content="article" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={shortened(text)} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}${card}`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${quiz.title} ${title}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <Breadcrumbs crumbs={[{ name: quiz.title, to: again }, { name: title }]} />
      <div className="quiz-result">
        <div>
          <header className="list-head">
            <p className="quiz-kicker">{quiz.title}</p>
            <h1>{title}</h1>
            <p className="lead">{text}</p>
          </header>
          <Share address={address} title={title} />
          <p>
            <Link className="more-link" to={again}>
              {data.answers ? quizzes.again : quizzes.begin}
            </Link>
          </p>
        </div>
        <PictureView picture={{ ...art, alt: '' }} sizes="(min-width: 992px) 45vw, 92vw" eager />
      </div>
      {more.length > 0 && (
        <div className="quiz-told">
          {more.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <Recommended key={key} result={data} />
      <Profiles title={quizzes.others} profiles={others} />
    </div>
  )
}

/** What the profile is recommended and why, with the day on which it arrives where it should go (M-29 to M-31). */
function Recommended({ result }: { result: ResultPage }) {
  const { items, arrives_by, gift_category, answers, postcode, pickup_store, stores, outcome } = result
  const { pathname } = useLocation()
  const language = useLanguage()
  const quizzes = useQuizzes()
  const gifts = giftWords[useLanguage()]
  const arrival = useArrival(pickup_store !== null)
  const chosen = [...new Set(items.flatMap((item) => item.chosen))]
  const why = ({ reason, day }: ResultPage['items'][number]) => (
    <>
      <span className="quiz-reason">{reason}</span>
      {arrival(day) && <span className="quiz-arrival">{arrival(day)}</span>}
    </>
  )
  return (
    <section className="quiz-found" aria-labelledby="recommended">
      <div className="strip-head">
        <h2 id="recommended">{quizzes.recommended}</h2>
        {gift_category && (
          <Link
            className="more-link"
            to={pathTo('giftbetter-list', language, { id: gift_category.id, slug: gift_category.slug })}
          >
            {quizzes.category({ title: gift_category.title })}
          </Link>
        )}
      </div>
      {items.length === 0 ? (
        <p>{quizzes.nothing}</p>
      ) : (
        <>
          {chosen.length > 0 && <p>{quizzes.chosen({ answers: chosen.join(quizzes.joined) })}</p>}
          <p className="quiet">{arrives_by ? quizzes.byDay({ day: longDay(arrives_by, language) }) : quizzes.now}</p>
          <ul className="cards">
            {items.map((item) => (
              <li key={item.card.pk}>
                <ProductCard product={item.card} note={why(item)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Form method="get" action={pathname} className="gift-day quiz-day" preventScrollReset>
        <ErrorSummary outcome={outcome} />
        {answers && <input type="hidden" name="answers" value={answers} />}
        <DestinationFields
          postcode={postcode}
          pickup_store={pickup_store}
          stores={stores}
          hint="quiz-day-hint"
          outcome={outcome}
        />
        <button type="submit" className="button button-quiet">
          {quizzes.seeDays}
        </button>
        <p className="field-hint" id="quiz-day-hint">
          {gifts.whenHint}
        </p>
      </Form>
      <p className="gift-free">{quizzes.wrapped}</p>
    </section>
  )
}
