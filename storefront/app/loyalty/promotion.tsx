import './loyalty.css'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import { languages } from '#kernel/language.ts'
import { PromotionDetail, PromotionList } from '#modules/buying/partners/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { PictureView } from '../ui/picture.tsx'
import { Title } from '../ui/title.tsx'
import { Warranty } from '../ui/warranty.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useLoyalty } from './loyalty-words.ts'
import { PromotionFacts } from './promotion-facts.tsx'
import { How } from './promotion-how.tsx'
import { PromotionCards } from './promotion-list.tsx'
import { showVoucher } from './voucher-work.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const promotion = await api.get(PromotionDetail, `/promotions/${params['id']}/`)
  const slug = promotion.slugs[api.language]
  if (params['slug'] !== slug) throw redirect(pathTo('promotion-detail', api.language, { slug, id: promotion.id }), 301)
  const { items } = promotion.partner
    ? await api.get(PromotionList, '/promotions/', { partner: promotion.partner.id })
    : { items: [] }
  const others = items.filter((item) => item.id !== promotion.id)
  return {
    promotion,
    others,
    alternates: Object.fromEntries(languages.map((language) => [language, { slug: promotion.slugs[language] }])),
  }
}
export const action = serverHandler(showVoucher)
export const clientAction = browserHandler(showVoucher)

/** One promotion: discount, partner, last day, how it is used and its conditions; one that is over says so (M-14, M-15). */
export default function Promotion() {
  const { promotion, others } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const loyalty = useLoyalty()
  const { name, text, discount, partner, conditions, state, banner, valid_from, valid_to } = promotion
  return (
    <>
      <article className="page content-page promotion-page">
        <Title text={name} />
        <Description text={`${discount}. ${text}`} />
        {state === 'over' && <meta name="robots" content="noindex" />}
        <Breadcrumbs crumbs={[{ name: loyalty.promotions, to: pathTo('promotions', language) }, { name }]} />
        <header>
          <p className="quiet">{partner ? `${partner.kind} · ${partner.city}` : loyalty.ours}</p>
          <h1>{name}</h1>
          <p className="promotion-discount">{discount}</p>
        </header>
        <PictureView picture={banner} sizes="(min-width: 1400px) 1280px, 94vw" eager className="promotion-banner" />
        {state === 'over' && valid_to && (
          <p className="message message-error">
            {loyalty.over({ day: shownDay(valid_to as Day) })} <Link to={pathTo('promotions', language)}>{loyalty.see}</Link>
          </p>
        )}
        {state === 'coming' && valid_from && <p className="message">{loyalty.coming({ day: shownDay(valid_from as Day) })}</p>}
        <div className="services-columns">
          <div className="prose">
            <p className="lead">{text}</p>
            {state !== 'over' && <How promotion={promotion} />}
            <h2>{loyalty.conditions}</h2>
            {conditions && <p>{conditions}</p>}
            <p>
              {loyalty.notTogether} <Link to={pathTo('promotions-excluded', language)}>{loyalty.excluded}</Link>.
            </p>
          </div>
          <PromotionFacts promotion={promotion} />
        </div>
        {partner && others.length > 0 && (
          <section className="strip" aria-labelledby="others">
            <div className="strip-head">
              <h2 id="others">{loyalty.moreOf({ name: partner.name })}</h2>
            </div>
            <PromotionCards items={others} />
          </section>
        )}
      </article>
      <Warranty />
    </>
  )
}
