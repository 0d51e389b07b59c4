import './loyalty.css'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { PartnerDetail } from '#modules/buying/partners/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { apiContext } from '../site/server-api.ts'
import { SpainMap } from '../stores/spain-map.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { PictureView } from '../ui/picture.tsx'
import { StructuredData } from '../ui/structured-data.tsx'
import { Title } from '../ui/title.tsx'
import { Warranty } from '../ui/warranty.tsx'
import { AskForCard } from './ask-for-card.tsx'
import { useLoyalty } from './loyalty-words.ts'
import { PromotionCards } from './promotion-list.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const partner = await api.get(PartnerDetail, `/partners/${params['id']}/`)
  const { slug, id } = partner
  if (params['slug'] !== slug) throw redirect(pathTo('partner-detail', api.language, { slug, id }), 301)
  return { partner }
}

/** One partner with what it offers and where it is (M-18). */
export default function Partner() {
  const { partner } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const loyalty = useLoyalty()
  const { id, slug, name, kind, text, city, province, province_slug, address, website, promotions, banner, latitude, longitude } =
    partner
  const place = [address, city === province ? city : `${city} (${province})`].filter(Boolean).join(', ')
  return (
    <>
      <article className="page content-page promotion-page">
        <Title text={name} />
        <Description text={text} />
        <StructuredData
          data={{
            '@context': 'https://schema.org',
            '@type': 'Organization',
            name,
            address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city, addressRegion: province },
            ...(website && { url: website }),
          }}
        />
        <Breadcrumbs
          crumbs={[
            { name: loyalty.partners, to: pathTo('partners', language) },
            { name: province, to: pathTo('partners-province', language, { province: province_slug }) },
            { name },
          ]}
        />
        <header>
          <p className="quiet">{`${kind} · ${city}`}</p>
          <h1>{name}</h1>
        </header>
        <PictureView picture={banner} sizes="(min-width: 1400px) 1280px, 94vw" eager className="promotion-banner" />
        <div className="services-columns">
          <div>
            <div className="prose">
              {text.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {promotions.length > 0 && (
              <section className="promotion-group" aria-labelledby="theirs">
                <h2 id="theirs">
                  <Link to={pathTo('promotions-partner', language, { slug, id })}>{loyalty.theirs}</Link>
                </h2>
                <PromotionCards items={promotions} />
              </section>
            )}
          </div>
          <aside className="card-aside">
            <dl className="promotion-facts">
              <div>
                <dt>{loyalty.address}</dt>
                <dd>{place}</dd>
              </div>
              {website && (
                <div>
                  <dt>{loyalty.website}</dt>
                  <dd>
                    <a href={website} target="_blank" rel="noopener">
                      {website.replace(/^https:\/\/|\/$/g, '')} <span className="quiet">({loyalty.newTab})</span>
                    </a>
                  </dd>
                </div>
              )}
            </dl>
            <SpainMap label={loyalty.where} near spots={[{ text: city, name, latitude, longitude, chosen: true }]} />
          </aside>
        </div>
        <AskForCard />
      </article>
      <Warranty />
    </>
  )
}
