import { Link, type LoaderFunctionArgs, redirect, useLoaderData, useRouteLoaderData } from 'react-router'
import { languages } from '#kernel/language.ts'
import { pathTo } from '#kernel/route-table.ts'
import { Activity } from '#modules/agenda/contract.ts'
import { shownPicture } from '../catalogue/shown.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Markdown } from '../pages/markdown.tsx'
import type { loader as rootLoader } from '../root.tsx'
import { apiContext } from '../server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { PictureView } from '../ui/picture.tsx'
import { StructuredData } from '../ui/structured-data.tsx'
import { Title } from '../ui/title.tsx'
import { ActivityFacts } from './activity-facts.tsx'
import { activitySchema } from './activity-schema.ts'
import { useAgenda } from './agenda-words.ts'

/** One activity (T-01, T-02); the id decides, a wrong slug leads to the right one. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const id = params['id'] ?? ''
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new Response(null, { status: 404 })
  const { img: _img, 'img-detail': art, slugs, ...activity } = await api.get(Activity, `/agenda/${id}/`)
  const canonical = pathTo('agenda-activity', api.language, { slug: activity.slug, id })
  if (decodeURI(url.pathname) !== canonical) throw redirect(`${canonical}${url.search}`, 301)
  return {
    activity: { ...activity, art: shownPicture(art) },
    alternates: Object.fromEntries(languages.map((language) => [language, { slug: slugs[language] }])),
  }
}

export default function AgendaActivity() {
  const { activity } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const words = useAgenda()
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const { id, title, subtitle, type, status, presentation, programme } = activity
  const crumbs = [
    { name: words.title, to: pathTo('agenda', language) },
    { name: type.name, to: pathTo('agenda-type', language, { typeSlug: type.slug, typeId: type.id }) },
    { name: title },
  ]
  const shop = root?.settings.name ?? ''
  return (
    <article className="page content-page activity">
      <Title text={title} />
      <Description text={subtitle || presentation} />
      <StructuredData data={activitySchema(activity, { origin: root?.origin ?? '', language, shop }, crumbs)} />
      <Breadcrumbs crumbs={crumbs} />
      <header className="activity-head">
        <h1>{title}</h1>
        {subtitle && <p className="lead">{subtitle}</p>}
        {words.status[status] && <p className="activity-marks">{words.status[status]}</p>}
      </header>
      <PictureView
        picture={{ ...activity.art, alt: '' }}
        sizes="(min-width: 1440px) 1328px, 94vw"
        eager
        className="activity-art"
      />
      <div className="activity-columns">
        <div className="prose">
          {status === 'cancelled' && <p className="message message-error">{words.cancelledText}</p>}
          {presentation && (
            <>
              <h2>{words.presentation}</h2>
              <Markdown text={presentation} />
            </>
          )}
          {programme && (
            <>
              <h2>{words.programme}</h2>
              <Markdown text={programme} />
            </>
          )}
        </div>
        <aside className="activity-side">
          <ActivityFacts activity={activity} />
          {activity.registration_open && (
            <Link className="button button-wide" to={`${pathTo('agenda-registration', language)}?activity=${id}`}>
              {activity.full ? words.wait : words.register}
            </Link>
          )}
          {status !== 'invoiced' && (
            <p>
              <a className="more-link" href={`/api/agenda/${id}/ics/?lang=${language}`}>
                {words.toCalendar}
              </a>
            </p>
          )}
        </aside>
      </div>
    </article>
  )
}
