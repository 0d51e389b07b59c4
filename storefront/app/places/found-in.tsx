import { FoundIn as FoundInContract } from '#modules/editorial/places/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import type { ShopApi } from '../site/server-api.ts'

type Found = FoundInContract['items']

/** Where the pattern of an object is found; only products of a collection theme bear one. */
export async function foundOf(api: ShopApi, product: { model_type: string; lots: readonly { id: number; kind: string }[] }) {
  const themes = product.model_type === 'object' ? product.lots.filter(({ kind }) => kind === 'theme') : []
  if (themes.length === 0) return []
  return (await api.get(FoundInContract, '/motifs/found/', { lots: themes.map(({ id }) => id).join(',') })).items
}

/** The motifs of a product, each with the places where a visitor sees it. */
export function FoundInLine({ found }: { found: Found }) {
  const language = useLanguage()
  const { places: words } = useMessages()
  if (found.length === 0) return null
  return (
    <section className="found-in" aria-labelledby="found-in">
      <h2 id="found-in">{words.pattern}</h2>
      <ul>
        {found.map(({ motif, places }) => (
          <li key={motif.id}>
            <Link to={pathTo('motif', language, { slug: motif.slug, id: motif.id })}>{motif.name}</Link>:{' '}
            {places.map(({ id, name, slug }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <Link to={pathTo('place', language, { slug, id })}>{name}</Link>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
