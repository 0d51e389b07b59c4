import type { Language } from '#kernel/language.ts'
import { useList } from '../api/queries.ts'
import { frameWords } from '../frame/words.ts'
import { useNotice } from '../kit/notice.ts'
import { Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { TextRecord } from './record-form.ts'
import { Difference } from './shown-difference.tsx'
import { translateWords } from './words.ts'

/** What it said before each change; a former text is put into the form, from where it is saved like any other. */
export function Versions({
  record,
  onPut,
}: {
  record: TextRecord
  onPut: (language: Language, field: string, text: string) => void
}) {
  const words = useWords(translateWords)
  const { languages: names, kit } = useWords(frameWords)
  const notice = useNotice()
  const { kind } = record
  const { rows, more } = useList('GET /texts/:kind/:record/versions/', { limit: 10 }, { kind, record: record.record })
  return (
    <Section title={words.versions.title}>
      {rows.length === 0 && <p className="quiet">{words.versions.none}</p>}
      <ul className="text-versions">
        {rows.map(({ id, at, by, language, field, was, became }) => (
          <li key={id}>
            <p>
              <strong>{`${words.fields[field] ?? field} · ${names[language]}`}</strong>{' '}
              <span className="quiet">
                {by ?? words.shopItself}, <When at={at} />
              </span>
            </p>
            <p lang={language} className="text-difference">
              <Difference before={was} after={became} />
            </p>
            {was !== '' && (
              <button
                type="button"
                className="button"
                data-kind="quiet"
                onClick={() => {
                  onPut(language, field, was)
                  notice({ text: words.versions.wasPut })
                }}
              >
                {words.versions.put}
              </button>
            )}
          </li>
        ))}
      </ul>
      {more && (
        <button type="button" className="button" data-kind="quiet" onClick={more}>
          {kit.more}
        </button>
      )}
    </Section>
  )
}
