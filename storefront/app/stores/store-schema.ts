import type { StorePage } from '#modules/goods/stores/contract.ts'
import type { Crumb } from '../ui/breadcrumbs.tsx'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const ends = (span: string) => {
  const [opens, closes] = span.split('-')
  return { opens, closes: closes === '24:00' ? '23:59' : closes }
}

/** schema.org's view of a store: where it is, when it is open, and the days that differ. */
export function storeSchema(store: StorePage, origin: string, crumbs: readonly Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BookStore',
        '@id': `${origin}${crumbs.at(-1)?.to ?? ''}`,
        name: store.name,
        url: `${origin}${crumbs.at(-1)?.to ?? ''}`,
        branchCode: store.code,
        description: store.about || undefined,
        telephone: store.phone,
        email: store.email,
        sameAs: store.website ?? undefined,
        address: {
          '@type': 'PostalAddress',
          streetAddress: store.address,
          postalCode: store.postcode,
          addressLocality: store.city,
          addressRegion: store.province_name,
          addressCountry: 'ES',
        },
        geo:
          store.latitude === null || store.longitude === null
            ? undefined
            : { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
        openingHoursSpecification: store.week.flatMap(({ weekday, spans }) =>
          spans.map((span) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: `https://schema.org/${weekdays[weekday]}`,
            ...ends(span),
          })),
        ),
        specialOpeningHoursSpecification: store.other_days.flatMap(({ day, spans }) =>
          // Closed all day is written as opening and closing at midnight.
          (spans.length > 0 ? spans : ['00:00-00:00']).map((span) => ({
            '@type': 'OpeningHoursSpecification',
            validFrom: day,
            validThrough: day,
            ...ends(span),
          })),
        ),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, to }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: to ? `${origin}${to}` : undefined,
        })),
      },
    ],
  }
}
