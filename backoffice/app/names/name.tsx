import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { inEachLanguage, languages } from '#kernel/language.ts'
import type { NameKind } from '#modules/goods/names/staff-contract.ts'
import { call } from '../api/client.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { Conflict } from '../kit/conflict.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { ChoiceField, Fields, Submit, TextField } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Facts, Mark, Section } from '../kit/shown.tsx'
import { ThreeTexts } from '../kit/three-texts.tsx'
import { useWords } from '../words/dictionary.ts'
import { attributeGroups } from './groups.ts'
import { isKind } from './kinds.tsx'
import { MergeName } from './merge-name.tsx'
import { listAnew, type Name, nameRead, touched, touchedWithout } from './name-read.ts'
import { nameWords } from './words.ts'

export function Screen() {
  const { kind: asked = 'category', name: id = '' } = useParams()
  const words = useWords(nameWords)
  const kind = isKind(asked) ? asked : 'category'
  const fresh = id === 'new'
  const { data, error, refetch } = useCall('GET /names/:kind/:name/', { params: { kind, name: Number(id) } }, { enabled: !fresh })
  const list = `/names/${kind}`
  if (fresh && kind !== 'category')
    return (
      <DetailPane title={`${words.fresh}: ${words.one[kind]}`} list={list} row={id}>
        <NewName kind={kind} />
      </DetailPane>
    )
  return (
    <DetailPane
      title={data?.name ?? ''}
      list={list}
      row={id}
      head={
        <>
          <span className="quiet">{words.one[kind]}</span>
          {data?.ended && <Mark>{words.ended}</Mark>}
        </>
      }
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && <Editor key={`${kind} ${data.id} ${data.version}`} name={data} />}
      {data && <Hanging name={data} />}
      {data && <MergeName key={data.id} name={data} />}
    </DetailPane>
  )
}

const isNamed = (kind: NameKind) => kind === 'author' || kind === 'publisher' || kind === 'series'

function Editor({ name }: { name: Name }) {
  const { name: words } = useWords(nameWords)
  const may = useMay('name.change')
  const notice = useNotice()
  const { kind } = name
  const [form, setForm] = useState({
    name: name.name,
    names: name.names,
    biographies: name.biographies,
    size_tables: name.size_tables,
  })
  const [both, setBoth] = useState<Name | null>(null)
  const save = useAct('PATCH /names/:kind/:name/', touched)
  const set = (changes: Partial<typeof form>) => setForm((before) => ({ ...before, ...changes }))
  const send = (sent: typeof form, version: string) =>
    save.mutate(
      {
        params: { kind, name: name.id },
        body: {
          version,
          ...(isNamed(kind) && { name: sent.name }),
          ...(kind !== 'publisher' && kind !== 'series' && { names: sent.names }),
          ...(kind === 'author' && { biographies: sent.biographies }),
          ...(kind === 'category' && { size_tables: sent.size_tables }),
        },
      },
      {
        onSuccess: (answer) => {
          setBoth(null)
          nameRead(answer)
          notice({ text: words.saved })
        },
        onError: async ({ code }) => {
          if (code === 'version.changed') setBoth(await call('GET /names/:kind/:name/', { params: { kind, name: name.id } }))
        },
      },
    )
  return (
    <>
      {both && (
        <Conflict
          fields={Object.entries(labelsOf(words)).map(([field, label]) => ({
            name: field,
            label,
            theirs: textsOf(both)[field] ?? '',
            mine: textsOf(form)[field] ?? '',
          }))}
          onChosen={(kept) => {
            const [theirs, mine] = [textsOf(both), textsOf(form)]
            const next = formOf(
              Object.fromEntries(
                Object.entries(kept).map(([field, side]) => [field, (side === 'theirs' ? theirs : mine)[field] ?? '']),
              ),
            )
            setForm(next)
            send(next, both.version)
          }}
        />
      )}
      <Fields refusal={both ? null : save.error} onSubmit={() => send(form, name.version)}>
        {isNamed(kind) && (
          <TextField
            name="name"
            label={words.base}
            hint={words.baseHint}
            value={form.name}
            onValue={(base) => set({ name: base })}
            required
          />
        )}
        {kind !== 'publisher' && kind !== 'series' && (
          <ThreeTexts
            label={words.names}
            name={(language) => `names.${language}`}
            texts={form.names}
            onTexts={(names) => set({ names })}
          />
        )}
        {kind === 'author' && (
          <ThreeTexts
            label={words.biography}
            name={(language) => `biographies.${language}`}
            texts={form.biographies}
            onTexts={(biographies) => set({ biographies })}
            rows={6}
          />
        )}
        {kind === 'category' && (
          <>
            <ThreeTexts
              label={words.sizes}
              name={(language) => `size_tables.${language}`}
              texts={form.size_tables}
              onTexts={(tables) => set({ size_tables: tables })}
              rows={6}
            />
            <p className="quiet">{words.sizesHint}</p>
          </>
        )}
        {may && <Submit busy={save.isPending}>{words.save}</Submit>}
      </Fields>
    </>
  )
}

type Texts = Pick<Name, 'name' | 'names' | 'biographies' | 'size_tables'>

const textsOf = ({ name, names, biographies, size_tables }: Texts): Record<string, string> => ({
  name,
  ...Object.fromEntries(languages.map((language) => [`names.${language}`, names[language]])),
  ...Object.fromEntries(languages.map((language) => [`biographies.${language}`, biographies[language]])),
  ...Object.fromEntries(languages.map((language) => [`size_tables.${language}`, size_tables[language]])),
})
const formOf = (texts: Record<string, string>): Texts => {
  const inThree = (part: string) =>
    Object.fromEntries(languages.map((language) => [language, texts[`${part}.${language}`] ?? ''])) as Texts['names']
  return {
    name: texts['name'] ?? '',
    names: inThree('names'),
    biographies: inThree('biographies'),
    size_tables: inThree('size_tables'),
  }
}
const labelsOf = (words: { base: string; names: string; biography: string; sizes: string }): Record<string, string> => ({
  name: words.base,
  ...Object.fromEntries(languages.map((language) => [`names.${language}`, `${words.names} (${language})`])),
  ...Object.fromEntries(languages.map((language) => [`biographies.${language}`, `${words.biography} (${language})`])),
  ...Object.fromEntries(languages.map((language) => [`size_tables.${language}`, `${words.sizes} (${language})`])),
})

/** What hangs on a name, and what may be done with it because of that. */
function Hanging({ name }: { name: Name }) {
  const { name: words } = useWords(nameWords)
  const may = useMay('name.change')
  const notice = useNotice()
  const navigate = useNavigate()
  const { search } = useLocation()
  const remove = useAct('DELETE /names/:kind/:name/', touchedWithout)
  const end = useAct('POST /names/:kind/:name/end/', touched)
  const reopen = useAct('POST /names/:kind/:name/reopen/', touched)
  const { kind } = name
  const ending = kind === 'tag' || kind === 'attribute' ? kind : null
  const refusal = remove.error ?? end.error ?? reopen.error
  return (
    <Section title={words.hanging}>
      {name.hanging.length === 0 ? (
        <p className="quiet">{words.nothing}</p>
      ) : (
        <Facts of={name.hanging.map(({ what, count }) => [words.what[what], String(count)])} />
      )}
      {refusal && (
        <p className="fault" role="alert">
          {refusal.message}
        </p>
      )}
      {may && (
        <div className="name-acts">
          {ending && !name.ended && (
            <>
              <ActButton
                onAct={() =>
                  end.mutate(
                    { params: { kind: ending, name: name.id }, body: {} },
                    {
                      onSuccess: (answer) => {
                        nameRead(answer)
                        const undo = () =>
                          reopen.mutate({ params: { kind: ending, name: name.id }, body: {} }, { onSuccess: nameRead })
                        notice({ text: words.endDone, undo })
                      },
                    },
                  )
                }
                whyNot={name.acts.end}
                busy={end.isPending}
              >
                {words.end}
              </ActButton>
              <p className="quiet">{words.endHint}</p>
            </>
          )}
          {ending && name.ended && (
            <ActButton
              onAct={() => reopen.mutate({ params: { kind: ending, name: name.id }, body: {} }, { onSuccess: nameRead })}
              whyNot={name.acts.reopen}
              busy={reopen.isPending}
            >
              {words.reopen}
            </ActButton>
          )}
          <ActButton
            kind="grave"
            onAct={() =>
              remove.mutate(
                { params: { kind, name: name.id } },
                {
                  onSuccess: () => {
                    notice({ text: words.deleted })
                    void navigate(`/names/${kind}${search}`)
                    void listAnew()
                  },
                },
              )
            }
            whyNot={name.acts.delete}
            busy={remove.isPending}
          >
            {words.delete}
          </ActButton>
        </div>
      )}
    </Section>
  )
}

function NewName({ kind }: { kind: Exclude<NameKind, 'category'> }) {
  const { name: words, groups } = useWords(nameWords)
  const notice = useNotice()
  const navigate = useNavigate()
  const [base, setBase] = useState('')
  const [names, setNames] = useState(inEachLanguage(() => ''))
  const [group, setGroup] = useState<(typeof attributeGroups)[number]>('material')
  const make = useAct('POST /names/:kind/', touched)
  const said = isNamed(kind) ? base : names.es
  return (
    <Fields
      refusal={make.error}
      onSubmit={() =>
        make.mutate(
          {
            params: { kind },
            body: { name: said, ...(!isNamed(kind) && { names }), ...(kind === 'attribute' && { group }) },
          },
          {
            onSuccess: (answer) => {
              nameRead(answer)
              notice({ text: words.made })
              void navigate(`/names/${kind}/${answer.id}`)
            },
          },
        )
      }
    >
      {kind === 'attribute' && (
        <ChoiceField
          name="group"
          label={words.group}
          value={group}
          onValue={(value) => setGroup(value as typeof group)}
          options={attributeGroups.map((value) => ({ value, text: groups[value] }))}
        />
      )}
      {isNamed(kind) ? (
        <TextField name="name" label={words.base} value={base} onValue={setBase} required autoFocus />
      ) : (
        <ThreeTexts label={words.names} name={(language) => `names.${language}`} texts={names} onTexts={setNames} />
      )}
      <Submit busy={make.isPending}>{words.save}</Submit>
    </Fields>
  )
}
