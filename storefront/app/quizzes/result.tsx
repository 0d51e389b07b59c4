import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { languages } from '#kernel/language.ts'
import { pathTo } from '#kernel/route-table.ts'
import { QuizProfile } from '#modules/quizzes/contract.ts'
import { longDay } from '../agenda/when.ts'
import { ProductCard } from '../catalogue/product-card.tsx'
import { shownCard, shownPicture } from '../catalogue/shown.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { apiContext } from '../server-api.ts'
import { useShop } from '../shell/use-shop.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description, shortened } from '../ui/description.tsx'
import { PictureView } from '../ui/picture.tsx'
import { Title } from '../ui/title.tsx'
import { quizOf, screensOf } from './quiz-screens.ts'
import { Share } from './share.tsx'

/** A profile at an address of its own, without answering too; with the answers its products are in their order (M-29, M-30). */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const name = quizOf(url.pathname)
  const answers = url.searchParams.get('answers')?.slice(0, 5)
  const slug = params['profile'] ?? ''
  if (!/^[a-z0-9-]{2,80}$/.test(slug)) throw new Response(null, { status: 404 })
  const found = await api.get(QuizProfile, `/quiz/${name}/profiles/${slug}/`, answers ? { answers } : {})
  const { items, art, slugs, ...profile } = found
  const canonical = pathTo(screensOf(name).result, api.language, { profile: found.slug })
  if (decodeURI(url.pathname) !== canonical) throw redirect(`${canonical}${url.search}`, 301)
  return {
    name,
    ...profile,
    art: shownPicture(art),
    items: items.map((item) => ({ card: shownCard(item), reason: item.reason, chosen: item.chosen })),
    alternates: Object.fromEntries(languages.map((one) => [one, { profile: slugs[one] }])),
  }
}

export default function Result() {
  const data = useLoaderData<typeof loader>()
  const { name, quiz, title, text, slug, art, items, arrives_by, gift_category, others } = data
  const language = useLanguage()
  const { quizzes, gifts } = useMessages()
  const origin = useShop()?.origin ?? ''
  const screens = screensOf(name)
  const address = `${origin}${pathTo(screens.result, language, { profile: slug })}`
  const again = pathTo(screens.quiz, language)
  return (
    <div className="page list">
      <Title text={`${title} · ${quiz.title}`} />
      <Description text={text} />
      <meta property="og:type" content="article" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={shortened(text)} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}${art.src.replace(/-480\.webp$/, '-1280.webp')}`} />
      <meta property="og:image:width" content="1280" />
      <meta property="og:image:height" content="720" />
      <meta name="twitter:card" content="summary_large_image" />
      <Breadcrumbs crumbs={[{ name: quiz.title, to: again }, { name: title }]} />
      <div className="quiz-result">
        <div>
          <header className="list-head">
            <h1>{title}</h1>
            <p className="lead">{text}</p>
          </header>
          <Share address={address} title={title} />
        </div>
        <PictureView picture={{ ...art, alt: '' }} sizes="(min-width: 992px) 45vw, 92vw" eager />
      </div>
      <section className="strip" aria-labelledby="recommended">
        <div className="strip-head">
          <h2 id="recommended">{quizzes.recommended}</h2>
        </div>
        {items.length === 0 ? (
          <p>{quizzes.nothing}</p>
        ) : (
          <>
            <p className="quiet">{arrives_by ? quizzes.byDay({ day: longDay(arrives_by, language) }) : quizzes.now}</p>
            <ul className="cards">
              {items.map(({ card, reason, chosen }) => (
                <li key={card.pk}>
                  <ProductCard
                    product={card}
                    note={chosen.length > 0 ? quizzes.chosen({ answers: chosen.join(quizzes.joined) }) : reason}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
        {gift_category && (
          <p>
            <Link
              className="more-link"
              to={pathTo('giftbetter-list', language, { id: gift_category.id, slug: gift_category.slug })}
            >
              {quizzes.category({ title: gift_category.title })}
            </Link>
          </p>
        )}
        <p className="quiet">{gifts.free}</p>
      </section>
      <section className="strip" aria-labelledby="others">
        <div className="strip-head">
          <h2 id="others">{quizzes.others}</h2>
        </div>
        <ul className="list-links">
          {others.map((one) => (
            <li key={one.slug}>
              <Link className="pill" to={pathTo(screens.result, language, { profile: one.slug })}>
                {one.title}
              </Link>
            </li>
          ))}
          <li>
            <Link className="pill" to={again}>
              {quizzes.again}
            </Link>
          </li>
        </ul>
      </section>
    </div>
  )
}
