import './agenda.css'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { languages } from '#kernel/language.ts'
import { Activity } from '#modules/editorial/agenda/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { ProductCard } from '../shelves/product-card.tsx'
import { shownCard, shownPicture } from '../shelves/shown.ts'
import { apiContext } from '../site/server-api.ts'
import { useShop } from '../site/use-shop.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Markdown, opening } from '../ui/markdown.tsx'
import { PictureView } from '../ui/picture.tsx'
import { Slider } from '../ui/slider.tsx'
import { StructuredData } from '../ui/structured-data.tsx'
import { Title } from '../ui/title.tsx'
import { ActivityList } from './activity-card.tsx'
import { ActivityFacts } from './activity-facts.tsx'
import { activitySchema } from './activity-schema.ts'
import { ActivityWays } from './activity-ways.tsx'
import { useAgenda } from './agenda-words.ts'
import { shownActivity } from './shown-activity.ts'

/** One activity (T-01, T-02); the id decides, a wrong slug leads to the right one. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const id = params['id'] ?? ''
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new Response(null, { status: 404 })
  const { img: _img, 'img-detail': art, slugs, related, further, ...activity } = await api.get(Activity, `/agenda/${id}/`)
  const canonical = pathTo('agenda-activity', api.language, { slug: activity.slug, id })
  if (decodeURI(url.pathname) !== canonical) throw redirect(`${canonical}${url.search}`, 301)
  return {
    activity: { ...activity, art: shownPicture(art) },
    related: related.map(shownCard),
    further: further.map((item) => shownActivity(item, api.language)),
    alternates: Object.fromEntries(languages.map((language) => [language, { slug: slugs[language] }])),
  }
}

const asSentence = (text: string) => ('.!?…'.includes(text.at(-1) ?? '.') ? text : `${text}.`)

export default function AgendaActivity() {
  const { activity, related, further } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const words = useAgenda()
  const shop = useShop()
  const origin = shop?.origin ?? ''
  const { id, slug, title, subtitle, type, status, presentation, programme } = activity
  const address = `${origin}${pathTo('agenda-activity', language, { slug, id })}`
  const crumbs = [
    { name: words.title, to: pathTo('agenda', language) },
    { name: type.name, to: pathTo('agenda-type', language, { typeSlug: type.slug, typeId: type.id }) },
    { name: title },
  ]
  const data = activitySchema(activity, { origin, language, shop: shop?.settings.name ?? '' }, crumbs)
  return (
    <>
      <article className="page activity">
        <Title text={title} />
        <Description text={[subtitle && asSentence(subtitle), opening(presentation)].filter(Boolean).join(' ')} />
        {status === 'invoiced' && <meta name="robots" content="noindex" />}
        <meta property="og:title" content={title} />
        <meta property="og:image" content={`${origin}${activity.art.src}`} />
        <StructuredData data={data} />
        <Breadcrumbs crumbs={crumbs} />
        <header className="activity-head">
          <h1>{title}</h1>
          {subtitle && <p className="lead">{subtitle}</p>}
          {words.status[status] && (
            <p className="activity-marks" data-status={status}>
              {words.status[status]}
            </p>
          )}
        </header>
        <PictureView
          picture={{ ...activity.art, alt: '' }}
          sizes="(min-width: 1440px) 1328px, 94vw"
          eager
          className="activity-art"
        />
        <div className="activity-columns">
          <aside className="activity-side" aria-label={words.facts}>
            <ActivityFacts activity={activity} />
            <ActivityWays activity={activity} address={address} />
          </aside>
          <div className="prose">
            {status === 'cancelled' && <p className="message message-error">{words.cancelledText}</p>}
            <h2>{words.presentation}</h2>
            <Markdown text={presentation || subtitle} />
            {programme && (
              <>
                <h2>{words.programme}</h2>
                <Markdown text={programme} />
              </>
            )}
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <div className="strip">
          <Slider title={words.related}>
            {related.map((item) => (
              <li key={item.pk}>
                <ProductCard product={item} />
              </li>
            ))}
          </Slider>
        </div>
      )}
      {further.length > 0 && (
        <section className="page strip activity-further" aria-labelledby="further">
          <div className="strip-head">
            <h2 id="further">{words.further}</h2>
            <Link className="more-link" to={pathTo('agenda', language)}>
              {words.toAgenda}
            </Link>
          </div>
          <ActivityList items={further} />
        </section>
      )}
    </>
  )
}
