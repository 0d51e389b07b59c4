import { useNavigate, useParams, useSearchParams } from 'react-router'
import { isLanguage, type Language } from '#kernel/language.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { ActButton } from '../kit/act-button.tsx'
import { CodesBox, codes } from '../kit/codes-box.tsx'
import { listAnew } from '../kit/list-anew.ts'
import { useNotice } from '../kit/notice.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { searchPath } from '../kit/search-path.ts'
import { Mark, Section } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { choices } from './coupon-fields.ts'
import { standingOf, tones } from './states.ts'
import type { Words } from './words/es.ts'
import { marketingWords } from './words.ts'

const fieldsOf = ({ pins: words, ...all }: Words, languages: Record<Language, string>): RecordField[] => [
  { as: 'text', name: 'question', label: words.question, hint: words.questionHint, required: true },
  { as: 'choice', name: 'language', label: words.language, options: choices(languages) },
  { as: 'own', name: 'codes', label: words.codes, box: CodesBox, ...codes, required: true },
  { as: 'day', name: 'valid_from', label: all.from },
  { as: 'day', name: 'valid_to', label: all.to },
  { as: 'check', name: 'active', label: all.active },
]

/** What is pinned to a question, and what its visitor sees. */
export function Screen() {
  const { pin: id = '' } = useParams()
  const [asked] = useSearchParams()
  const language = asked.get('language')
  const own = useLanguage()
  const words = useWords(marketingWords)
  const { languages } = useWords(frameWords)
  const { pins } = words
  const may = useMay('pin.change')
  const tell = useNotice()
  const navigate = useNavigate()
  const fresh = id === 'new'
  const read = useCall('GET /pins/:pin/', { params: { pin: Number(id) } }, { enabled: !fresh })
  const remove = useAct('DELETE /pins/:pin/')
  const pin = read.data
  const standing = pin && standingOf(pin)
  const taken = () => {
    tell({ text: pins.removed })
    void navigate('/pins')
    void listAnew('GET /pins/')
  }
  return (
    <RecordPane
      list="/pins"
      row={id}
      title={fresh ? pins.new : (pin?.question ?? '')}
      fields={fieldsOf(words, languages)}
      blank={{
        question: asked.get('question') ?? '',
        language: isLanguage(language) ? language : own,
        active: true,
      }}
      read={read}
      post="POST /pins/"
      put="PUT /pins/:pin/"
      param="pin"
      touches={['GET /pins/']}
      may={may}
      head={standing && <Mark tone={tones[standing]}>{words.states[standing]}</Mark>}
    >
      {pin && (
        <Section title={pins.seen}>
          <ol>
            {pin.titles.map(({ code, title, shown }) => (
              <li key={code}>
                {title} {!shown && <Mark tone="wait">{pins.hidden}</Mark>}
              </li>
            ))}
          </ol>
          <p>
            <a href={searchPath(pin.language, pin.question)} target="_blank" rel="noreferrer">
              {pins.look}
            </a>
          </p>
          <p className="quiet">{pins.note}</p>
        </Section>
      )}
      {may && (
        <ActButton
          kind="grave"
          busy={remove.isPending}
          onAct={() => remove.mutate({ params: { pin: Number(id) } }, { onSuccess: taken })}
        >
          {pins.remove}
        </ActButton>
      )}
    </RecordPane>
  )
}
