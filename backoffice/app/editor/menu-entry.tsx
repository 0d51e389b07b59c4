import { Link, useNavigate, useParams } from 'react-router'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { useAddress } from '../kit/address.ts'
import { ListsBox, numbers } from '../kit/chosen-box.tsx'
import { useNotice } from '../kit/notice.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { asItIs, TargetBox, Unshown } from './boxes.tsx'
import { type Entry, menuPlaces } from './menu-places.ts'
import { useOfShop } from './of-shop.tsx'
import { SeasonBox, season } from './season-box.tsx'
import type { Words } from './words/es.ts'
import { editorWords } from './words.ts'

const touched = ['GET /menu/', 'GET /texts/']
const colours = ['cobalt', 'cypress', 'honey', 'pomegranate', 'turquoise', 'manganese'] as const

const whereOf = ({ menu: words }: Words, tops: readonly { id: number; name: string }[]): RecordField[] => [
  {
    as: 'choice',
    name: 'place',
    label: words.place,
    options: menuPlaces.map((value) => ({ value, text: words.places[value] })),
  },
  {
    as: 'choice',
    name: 'parent',
    label: words.parent,
    figures: true,
    empty: words.atTop,
    options: tops.map(({ id, name }) => ({ value: String(id), text: name })),
  },
  { as: 'text', name: 'key', label: words.key, hint: words.keyHint, required: true },
]

const fieldsOf = (words: Words): RecordField[] => [
  { as: 'texts', name: 'titles', label: words.menu.name, fits: 28 },
  { as: 'own', name: 'url', label: words.targets.leads, box: TargetBox },
  { as: 'texts', name: 'subtitles', label: words.menu.subtitle, orNull: true, fits: 40 },
  { as: 'own', name: 'season', label: words.menu.season, box: SeasonBox, ...season },
  { as: 'own', name: 'lots', label: words.menu.lists, box: ListsBox, ...numbers },
  {
    as: 'choice',
    name: 'color',
    label: words.menu.colour,
    options: colours.map((value) => ({ value, text: words.menu.colours[value] })),
  },
  { as: 'check', name: 'active', label: words.home.active },
  { as: 'check', name: 'hidden', label: words.menu.hidden },
  { as: 'own', name: 'categories', label: '', box: Unshown, ...asItIs },
  { as: 'own', name: 'slugs', label: '', box: Unshown, ...asItIs },
]

/** An entry of the menu or the footer: its words, where it leads, its season. */
export function Screen() {
  const { entry: id = '' } = useParams()
  const words = useWords(editorWords)
  const language = useLanguage()
  const fresh = id === 'new'
  const may = useMay('content.change')
  const ofShop = useOfShop()
  const read = useCall('GET /menu/', ofShop)
  const entries = read.data?.items ?? []
  const entry = entries.find((one) => String(one.id) === id)
  const tops = entries
    .filter(({ parent }) => parent === null)
    .map(({ id: top, place, titles }) => ({ id: top, name: `${words.menu.places[place]}: ${titles[language] || titles.es}` }))
  return (
    <RecordPane
      list="/menu"
      row={id}
      title={fresh ? words.menu.new : entry?.titles[language] || entry?.titles.es || ''}
      fields={[...(fresh ? whereOf(words, tops) : []), ...fieldsOf(words)]}
      blank={{ place: 'menu', color: 'cobalt', active: true }}
      read={{ ...read, data: entry }}
      post="POST /menu/"
      put="PUT /menu/:entry/"
      param="entry"
      given={ofShop}
      touches={touched}
      may={may}
    >
      {entry && <Around entry={entry} below={entries.filter(({ parent }) => parent === entry.id).length} may={may} />}
    </RecordPane>
  )
}

function Around({ entry: { id }, below, may }: { entry: Entry; below: number; may: boolean }) {
  const { menu: words, ...both } = useWords(editorWords)
  const navigate = useNavigate()
  const tell = useNotice()
  const remove = useAct('DELETE /menu/:entry/', touched)
  const ofShop = useOfShop()
  const { query } = useAddress()
  return (
    <div className="detail-acts">
      <Link className="button" data-kind="quiet" to={`/translate/menu-entry/${id}/es`}>
        {both.toTexts}
      </Link>
      {may && (
        <ActForm
          name={words.remove}
          kind="grave"
          refusal={remove.error}
          busy={remove.isPending}
          onSubmit={() =>
            remove.mutateAsync({ ...ofShop, params: { entry: id } }).then(
              () => {
                tell({ text: words.removed })
                void navigate(`/menu${query}`)
                return true
              },
              () => false,
            )
          }
        >
          <p>{words.removes(below)}</p>
        </ActForm>
      )}
    </div>
  )
}
