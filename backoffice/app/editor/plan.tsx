import './editor.css'
import './plan.css'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { Failed } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { Mark } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { Arranging } from './arranging.tsx'
import { cornersOf, plan } from './outline.ts'
import { PlanPicture } from './plan-picture.tsx'
import { editorWords } from './words.ts'

export type Place = Answer<'GET /places/'>['items'][number]

const middleOf = (outline: string) => {
  const corners = cornersOf(outline)
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) }
}

/** The plan of palace and gardens with every place, shown or not, and the same as a list. */
export function Screen() {
  const { plan: words, motifs } = useWords(editorWords)
  const language = useLanguage()
  const { query } = useAddress()
  const { place: open } = useParams()
  const may = useMay('place.change')
  const read = useCall('GET /places/')
  const places = read.data?.items ?? []
  const to = ({ id }: Place) => `/plan/${id}${query}`
  return (
    <Arranging
      title={words.title}
      tools={
        <>
          <Link className="button" data-kind="quiet" to="/motifs">
            {motifs.title}
          </Link>
          {may && (
            <>
              <NewLink to="/plan/new">{words.new}</NewLink>
              <Link className="button" data-kind="quiet" to={`/plan/picture${query}`}>
                {words.picture}
              </Link>
            </>
          )}
        </>
      }
    >
      {read.error && !read.data && <Failed error={read.error} again={() => void read.refetch()} />}
      <svg className="plan-drawing" viewBox={`0 0 ${plan.width} ${plan.height}`}>
        <title>{words.title}</title>
        <PlanPicture />
        {places.map((place, index) => {
          const { x, y } = middleOf(place.outline)
          return (
            <Link key={place.id} to={to(place)} aria-label={`${index + 1} ${place.names[language]}`} tabIndex={-1}>
              <polygon
                className="plan-place"
                points={place.outline}
                data-kind={place.kind}
                data-open={open === String(place.id) || undefined}
                data-hidden={!place.published || undefined}
              />
              <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
                {index + 1}
              </text>
            </Link>
          )
        })}
      </svg>
      <ol className="plan-places">
        {places.map((place) => (
          <li key={place.id} data-open={open === String(place.id) || undefined}>
            <Link to={to(place)} data-to={to(place)} data-row={place.id}>
              {place.names[language]}
            </Link>{' '}
            <span className="quiet">{words.kinds[place.kind]}</span> {!place.published && <Mark>{words.hidden}</Mark>}
          </li>
        ))}
      </ol>
    </Arranging>
  )
}
