import { shownCents } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import { useAct } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useNotice } from '../kit/notice.ts'
import { Section, When } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { useFieldName } from './field-name.ts'
import type { Title } from './title-form.ts'
import { titleRead } from './title-read.ts'
import { catalogueWords } from './words.ts'

/** What somebody wrote by hand: imports leave it as it is until it is given back. */
export function TitleKept({ title }: { title: Title }) {
  const { kept: words } = useWords(catalogueWords)
  const language = useLanguage()
  const nameOf = useFieldName()
  const may = useMay('title.change')
  const notice = useNotice()
  const give = useAct('POST /titles/:title/give-back/', ['GET /titles/'])
  if (title.kept.length === 0) return null
  const giveBack = (field: string) =>
    give.mutate(
      { params: { title: title.id }, body: { version: title.version, fields: [field] } },
      {
        onSuccess: (answer) => {
          titleRead(answer)
          notice({ text: words.given(nameOf(field)) })
        },
      },
    )
  return (
    <Section title={words.title}>
      <p className="quiet">{words.text}</p>
      {give.error && (
        <p className="fault" role="alert">
          {give.error.message}
        </p>
      )}
      <ul className="kept">
        {title.kept.map(({ field, by, at, said, said_at, source }) => (
          <li key={field}>
            <span>
              <strong>{nameOf(field)}</strong>{' '}
              <span className="quiet">
                {by}, <When at={at} />
              </span>
            </span>
            {said_at && (
              <span className="kept-said">{words.says(source ?? '', told(field, said, language) ?? words.nothing)}</span>
            )}
            {may && (
              <ActButton onAct={() => giveBack(field)} busy={give.isPending}>
                {words.give}
              </ActButton>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const told = (field: string, said: string | null, language: Language) =>
  said !== null && field.endsWith('price_cents') ? shownCents(Number(said), language) : said
