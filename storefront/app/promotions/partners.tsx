import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import { PartnerList } from '#modules/partners/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { apiContext } from '../server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Title } from '../ui/title.tsx'

/** Partners of every province or of one (M-18). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { items, provinces } = await context.get(apiContext).get(PartnerList, '/partners/', { province: params['province'] })
  return { items, provinces, province: provinces.find(({ slug }) => slug === params['province']) ?? null }
}

export default function Partners() {
  const { items, provinces, province } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const { loyalty } = useMessages()
  const all = pathTo('partners', language)
  const title = province ? loyalty.partnersIn({ name: province.name }) : loyalty.partners
  return (
    <div className="page list promotions">
      <Title text={title} />
      <Description text={`${title}. ${loyalty.partnersLead}`} />
      <Breadcrumbs crumbs={province ? [{ name: loyalty.partners, to: all }, { name: province.name }] : [{ name: title }]} />
      <header className="list-head">
        <h1>{title}</h1>
        <p className="lead">{loyalty.partnersLead}</p>
      </header>
      <nav aria-label={loyalty.provinces}>
        <ul className="list-links">
          <li>
            <Link className="pill" to={all} aria-current={province ? undefined : 'page'}>
              {loyalty.partners}
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
      <ul className="promotion-cards">
        {items.map((one) => (
          <li key={one.id} className="promotion-card">
            <p className="quiet">{one.kind}</p>
            <h2>
              <Link to={pathTo('partner-detail', language, { slug: one.slug, id: one.id })}>{one.name}</Link>
            </h2>
            <p>{one.city === one.province ? one.city : `${one.city}, ${one.province}`}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
