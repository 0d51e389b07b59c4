import './loyalty.css'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { languages } from '#kernel/language.ts'
import { PartnerDetail, type PromotionCard, PromotionList } from '#modules/buying/partners/contract.ts'
import { matchPath, pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Title } from '../ui/title.tsx'
import { Warranty } from '../ui/warranty.tsx'
import { AskForCard } from './ask-for-card.tsx'
import { useLoyalty } from './loyalty-words.ts'
import { PromotionCards } from './promotion-list.tsx'

/** Promotions that hold today: all, of one partner or of one zone (M-13). */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const key = matchPath(url.pathname)?.key
  const { zone, id } = params
  if (key !== 'promotions-partner') {
    const found = await api.get(PromotionList, '/promotions/', { zone })
    if (!found.zone) return { ...found, partner: null }
    const { slugs } = found.zone
    const canonical = pathTo('promotions-zone', api.language, { zone: slugs[api.language] })
    if (url.pathname !== canonical) throw redirect(`${canonical}${url.search}`, 301)
    return {
      ...found,
      partner: null,
      alternates: Object.fromEntries(languages.map((language) => [language, { zone: slugs[language] }])),
    }
  }
  const [{ name, slug }, { items, zones }] = await Promise.all([
    api.get(PartnerDetail, `/partners/${id}/`),
    api.get(PromotionList, '/promotions/', { partner: id }),
  ])
  if (params['slug'] !== slug) throw redirect(pathTo('promotions-partner', api.language, { slug, id: String(id) }), 301)
  return { items, zones, zone: null, partner: { id: Number(id), name, slug } }
}

export default function Promotions() {
  const { items, zones, zone, partner } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const loyalty = useLoyalty()
  const all = pathTo('promotions', language)
  const own = items.filter((item) => item.partner === null)
  const offers = items.filter((item) => item.partner !== null)
  const title = partner
    ? loyalty.ofPartner({ name: partner.name })
    : zone
      ? loyalty.inZone({ name: zone.name })
      : loyalty.promotions
  return (
    <>
      <div className="page list promotions">
        <Title text={title} />
        <Description text={`${title}. ${loyalty.promotionsLead}`} />
        <Breadcrumbs crumbs={partner || zone ? [{ name: loyalty.promotions, to: all }, { name: title }] : [{ name: title }]} />
        <header className="list-head">
          <h1>{title}</h1>
          <p className="lead">{loyalty.promotionsLead}</p>
          <p>{loyalty.notTogether}</p>
        </header>
        <nav aria-label={loyalty.zones}>
          <ul className="list-links">
            <li>
              <Link className="pill" to={all} aria-current={partner || zone ? undefined : 'page'}>
                {loyalty.all}
              </Link>
            </li>
            {zones.map(({ key, name, slugs }) => (
              <li key={key}>
                <Link
                  className="pill"
                  to={pathTo('promotions-zone', language, { zone: slugs[language] })}
                  aria-current={key === zone?.key ? 'page' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <Link className="pill" to={pathTo('promotions-excluded', language)}>
                {loyalty.excluded}
              </Link>
            </li>
          </ul>
        </nav>
        {items.length === 0 && <p>{loyalty.none}</p>}
        {own.length > 0 && <Group id="own" title={loyalty.ours} lead={loyalty.oursLead} items={own} />}
        {offers.length > 0 && own.length > 0 && (
          <Group id="offers" title={loyalty.atPartners} lead={loyalty.atPartnersLead} items={offers} />
        )}
        {offers.length > 0 && own.length === 0 && <PromotionCards items={offers} level={2} />}
        <p className="promotions-more">
          <Link to={pathTo('partners', language)}>{loyalty.partners}</Link>
        </p>
        <AskForCard />
      </div>
      <Warranty />
    </>
  )
}

interface GroupProps {
  id: string
  title: string
  lead: string
  items: readonly PromotionCard[]
}

function Group({ id, title, lead, items }: GroupProps) {
  return (
    <section className="promotion-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="quiet">{lead}</p>
      <PromotionCards items={items} />
    </section>
  )
}
