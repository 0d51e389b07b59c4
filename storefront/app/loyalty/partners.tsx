import './loyalty.css'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { languages } from '#kernel/language.ts'
import { PartnerList } from '#modules/buying/partners/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { apiContext } from '../site/server-api.ts'
import { SpainMap } from '../stores/spain-map.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { PictureView } from '../ui/picture.tsx'
import { Title } from '../ui/title.tsx'
import { Warranty } from '../ui/warranty.tsx'
import { AskForCard } from './ask-for-card.tsx'
import { useLoyalty } from './loyalty-words.ts'
import { cardSizes } from './promotion-list.tsx'

/** Partners of every province or of one, whose name in another language leads to the one of the page (M-18). */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const found = await api.get(PartnerList, '/partners/', { province: params['province'] })
  if (!found.province) return found
  const { slugs } = found.province
  const canonical = pathTo('partners-province', api.language, { province: slugs[api.language] })
  if (url.pathname !== canonical) throw redirect(`${canonical}${url.search}`, 301)
  return { ...found, alternates: Object.fromEntries(languages.map((language) => [language, { province: slugs[language] }])) }
}

export default function Partners() {
  const { items, provinces, province } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const loyalty = useLoyalty()
  const spots = items.map((item) => ({
    text: item.city,
    name: `${item.city}: ${item.name}`,
    latitude: item.latitude,
    longitude: item.longitude,
    href: pathTo('partner-detail', language, { slug: item.slug, id: item.id }),
  }))
  const all = pathTo('partners', language)
  const title = province ? loyalty.partnersIn({ name: province.name }) : loyalty.partners
  return (
    <>
      <div className="page list promotions">
        <Title text={title} />
        <Description text={`${title}. ${loyalty.partnersLead}`} />
        <Breadcrumbs crumbs={province ? [{ name: loyalty.partners, to: all }, { name: province.name }] : [{ name: title }]} />
        <header className="list-head">
          <h1>{title}</h1>
          <p className="lead">{loyalty.partnersLead}</p>
        </header>
        <div className="partners-top">
          <SpainMap label={loyalty.where} spots={spots} near={province !== null} />
          <div className="partners-where">
            <h2>{loyalty.provinces}</h2>
            <nav aria-label={loyalty.provinces}>
              <ul className="list-links">
                <li>
                  <Link className="pill" to={all} aria-current={province ? undefined : 'page'}>
                    {loyalty.everywhere}
                  </Link>
                </li>
                {provinces.map(({ slug, name, count }) => (
                  <li key={slug}>
                    <Link
                      className="pill"
                      to={pathTo('partners-province', language, { province: slug })}
                      aria-current={slug === province?.slug ? 'page' : undefined}
                    >
                      {`${name} (${count})`}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <p>{loyalty.atPartnersLead}</p>
            <p>
              <Link to={pathTo('promotions', language)}>{loyalty.see}</Link>
            </p>
          </div>
        </div>
        <ul className="promotion-cards">
          {items.map((item) => (
            <li key={item.id} className="card promotion-card">
              <div className="promotion-picture">
                <PictureView picture={item.art} sizes={cardSizes} />
              </div>
              <p className="quiet">{`${item.kind} · ${item.city === item.province ? item.city : `${item.city}, ${item.province}`}`}</p>
              <h2>
                <Link className="card-link" to={pathTo('partner-detail', language, { slug: item.slug, id: item.id })}>
                  {item.name}
                </Link>
              </h2>
              <p>{item.text}</p>
              <p className="quiet promotion-whose">
                {item.promotions > 0 ? loyalty.promotionCount({ n: item.promotions }) : loyalty.without}
              </p>
            </li>
          ))}
        </ul>
        <AskForCard />
      </div>
      <Warranty />
    </>
  )
}
