import { Link } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useLanguage } from '../words/dictionary.ts'
import { backTo } from './detail-pane.tsx'
import { words } from './goes-with-words.ts'
import { Section } from './shown.tsx'

interface Props {
  kind: 'promotion' | 'campaign'
  /** Null while it is not saved. */
  occasion: number | null
  /** Where it is kept, to come back to. */
  at: string
}

/** Blocks of home pages and texts that keep to the days of a promotion or a gift campaign, each with the way to it. */
export function GoesWith({ kind, occasion, at }: Props) {
  const said = words[useLanguage()]
  const may = useMay('content.read')
  const { data } = useCall(
    'GET /occasions/:kind/:occasion/',
    { params: { kind, occasion: occasion ?? 0 } },
    { enabled: may && occasion !== null },
  )
  if (!data || data.items.length === 0) return null
  return (
    <Section title={said.title}>
      <ul className="goes-with">
        {data.items.map(({ does, name, hidden, opens }) => (
          <li key={`${does} ${opens}`}>
            <Link to={`/${opens}`} state={backTo(at)}>
              {name}
            </Link>{' '}
            <span className="quiet">{hidden ? `${said.does[does]} · ${said.hidden}` : said.does[does]}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
