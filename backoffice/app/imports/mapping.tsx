import { useMemo } from 'react'
import { useAct } from '../api/queries.ts'
import { useDraft } from '../kit/draft.ts'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { SentFile } from './send-pieces.ts'
import { importWords } from './words.ts'

type Field = keyof SentFile['mapping']

/** Under which name a file's rows are remembered, and what its columns hold. */
export function Mapping({ file }: { file: SentFile }) {
  const { file: words, fields } = useWords(importWords)
  const notice = useNotice()
  const saved = useMemo(() => ({ source: file.source, mapping: file.mapping }), [file])
  const { value, change, drop } = useDraft(`import file ${file.id}`, saved)
  const save = useAct('PUT /imports/files/:file/', ['GET /imports/files/'])
  const fieldOf = (heading: string) => Object.entries(value.mapping).find(([, column]) => column === heading)?.[0] ?? ''
  const choose = (heading: string, field: string) => {
    const others = Object.entries(value.mapping).filter(([name, column]) => column !== heading && name !== field)
    change({ mapping: Object.fromEntries([...others, ...(field ? [[field, heading]] : [])]) as SentFile['mapping'] })
  }
  return (
    <Section title={file.headings.length > 0 ? words.columns : words.source}>
      <Fields
        refusal={save.error}
        onSubmit={() =>
          save.mutate(
            { params: { file: file.id }, body: value },
            {
              onSuccess: () => {
                drop()
                notice({ text: words.saved })
              },
            },
          )
        }
      >
        <TextField
          name="source"
          label={words.source}
          hint={words.sourceHint}
          required
          value={value.source}
          onValue={(source) => change({ source })}
        />
        {file.headings.length > 0 && (
          <table className="lines import-mapping">
            <thead>
              <tr>
                <th scope="col">{words.column}</th>
                <th scope="col">{words.example}</th>
                <th scope="col">{words.holds}</th>
              </tr>
            </thead>
            <tbody>
              {file.headings.map((heading) => (
                <tr key={heading}>
                  <td>{heading}</td>
                  <td>
                    {file.first
                      .slice(0, 3)
                      .map((row) => row[heading])
                      .filter(Boolean)
                      .join(' · ')}
                  </td>
                  <td>
                    <select
                      className="filter"
                      aria-label={`${words.holds}: ${heading}`}
                      value={fieldOf(heading)}
                      onChange={({ target }) => choose(heading, target.value)}
                    >
                      <option value="">{words.nothing}</option>
                      {(Object.keys(fields) as Field[]).map((field) => (
                        <option key={field} value={field}>
                          {fields[field]}
                        </option>
                      ))}
                    </select>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <Submit busy={save.isPending}>{words.save}</Submit>
      </Fields>
    </Section>
  )
}
