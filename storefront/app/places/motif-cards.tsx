import { Link } from 'react-router'
import type { MotifCard } from '#modules/editorial/places/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'

/** Motifs with their drawing. */
export function MotifCards({ motifs, title, id }: { motifs: readonly MotifCard[]; title: string; id: string }) {
  const language = useLanguage()
  return (
    <section className="strip page" aria-labelledby={id}>
      <div className="strip-head">
        <h2 id={id}>{title}</h2>
      </div>
      <ul className="motifs">
        {motifs.map((motif) => (
          <li key={motif.id}>
            <img src={motif.tile} alt="" width={480} height={360} loading="lazy" />
            <h3>
              <Link to={pathTo('motif', language, { slug: motif.slug, id: motif.id })}>{motif.name}</Link>
            </h3>
            <p className="quiet">{motif.lead}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
