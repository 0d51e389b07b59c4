import './editor.css'
import { useParams } from 'react-router'
import { queries, useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { useAddress } from '../kit/address.ts'
import { Arranged } from '../kit/arranged.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { useNotice } from '../kit/notice.ts'
import { Mark, Section } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { Arranging } from './arranging.tsx'
import { menuPlaces } from './menu-places.ts'
import { ChooseShop, useOfShop } from './of-shop.tsx'
import { monthDay } from './season-box.tsx'
import { editorWords } from './words.ts'

/** Menu and footer of a shop as the trees that visitors see. */
export function Screen() {
  const words = useWords(editorWords)
  const { kit } = useWords(frameWords)
  const language = useLanguage()
  const { query } = useAddress()
  const { entry: open } = useParams()
  const may = useMay('content.change')
  const tell = useNotice()
  const ofShop = useOfShop()
  const read = useCall('GET /menu/', ofShop)
  const move = useAct('POST /menu/:entry/move/')
  const entries = read.data?.items ?? []
  return (
    <Arranging
      title={words.menu.title}
      tools={
        <>
          <ChooseShop />
          {may && <NewLink to="/menu/new">{words.menu.new}</NewLink>}
        </>
      }
    >
      {read.error && !read.data && <Failed error={read.error} again={() => void read.refetch()} />}
      {may && <p className="quiet">{kit.arranged.keys}</p>}
      {menuPlaces.map((place) => (
        <Section key={place} title={words.menu.places[place]}>
          <Arranged
            levels={2}
            rows={entries
              .filter((entry) => entry.place === place)
              .map((entry) => ({
                id: entry.id,
                parent: entry.parent,
                name: entry.titles[language] || entry.titles.es || entry.key,
                entry,
              }))}
            may={may}
            to={({ id }) => `/menu/${id}${query}`}
            open={open}
            show={({ entry: { active, hidden, season } }) => (
              <>
                {(!active || hidden) && <Mark>{words.home.standing.hidden}</Mark>}
                {season && <span className="quiet">{words.menu.seasonFrom(monthDay(season.from), monthDay(season.to))}</span>}
              </>
            )}
            onPut={({ id }, body) =>
              move.mutate(
                { ...ofShop, params: { entry: id }, body },
                {
                  onSuccess: (answer) => queries.setQueryData(['GET /menu/', ofShop], answer),
                  onError: ({ message }) => tell({ text: message, kind: 'fault' }),
                },
              )
            }
          />
        </Section>
      ))}
    </Arranging>
  )
}
