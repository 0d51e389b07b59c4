import { pathTo } from '#screens/addresses.ts'
import { series as ca } from '../messages/ca/series.ts'
import { series as en } from '../messages/en/series.ts'
import { series as es } from '../messages/es/series.ts'
import { useLanguage } from '../messages/messages.tsx'
import type { ShownProduct } from '../shelves/shown.ts'
import { Link } from '../site/link.tsx'

const words = { es, ca, en }

/** The volumes before and after a book in its series, as rows among its facts. */
export function VolumesBeside({ series }: { series: NonNullable<ShownProduct['series']> }) {
  const language = useLanguage()
  return (['previous', 'next'] as const).map((side) => {
    const volume = series[side]
    return (
      volume && (
        <div key={side}>
          <dt>{words[language][side]}</dt>
          <dd>
            <Link to={pathTo('book-detail', language, { slug: volume.slug, id: volume.pk, sku: volume.sku })}>{volume.title}</Link>
            {`, ${volume.number}`}
          </dd>
        </div>
      )
    )
  })
}
