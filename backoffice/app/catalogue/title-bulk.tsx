import { useState } from 'react'
import type { NameKind } from '#modules/goods/names/staff-contract.ts'
import { mostTitlesAtOnce } from '#modules/goods/titles/many-contract.ts'
import { call } from '../api/client.ts'
import { type RowOf, useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { useBulk } from '../kit/bulk.tsx'
import { ChoiceField, TextField } from '../kit/form.tsx'
import { LeaveByEscape } from '../kit/leave-by-escape.tsx'
import { useNotice } from '../kit/notice.ts'
import { Picker } from '../kit/picker.tsx'
import { useWords } from '../words/dictionary.ts'
import { catalogueWords } from './words.ts'

export type TitleRow = RowOf<'GET /titles/'>
type Place = 'category' | 'tag' | 'list'
type Way = 'add' | 'remove'

const touched = ['GET /titles/', 'GET /lists/']
const rowsOf = (chosen: readonly TitleRow[]) => chosen.map(({ id, version }) => ({ id, version }))

/** The rounds of many titles, which stay where their list is, and what is said of each title. */
export function useTitleRounds() {
  const { bulk: words } = useWords(catalogueWords)
  const tell = useNotice()
  const sorting = useBulk('POST /titles/sort-in/', touched)
  const showing = useBulk('POST /titles/show/', touched)
  const withdrawing = useBulk('POST /titles/withdraw/', touched)
  const adding = useAct('POST /lists/:list/titles/', touched)
  const removing = useAct('POST /lists/:list/titles/remove/', touched)
  const arranging = useAct('PUT /lists/:list/titles/', touched)
  const nameOf = (chosen: readonly TitleRow[]) => (id: number) => chosen.find((row) => row.id === id)?.title ?? String(id)
  const fault = (error: unknown) => tell({ text: error instanceof Error ? error.message : String(error), kind: 'fault' })
  const saidOf = (way: Way, name: string) => (rows: number) => words.moved[way](rows, name)

  const putUnder = async (chosen: readonly TitleRow[], way: Way, field: 'categories' | 'tags', { id, name }: Named) => {
    const back = (done: readonly number[]) =>
      void sorting.go(
        { [way === 'add' ? 'remove' : 'add']: { [field]: [id] }, rows: rowsOf(chosen.filter((row) => done.includes(row.id))) },
        { done: saidOf(way === 'add' ? 'remove' : 'add', name), nameOf: nameOf(chosen) },
      )
    const refused = await sorting.go(
      { [way]: { [field]: [id] }, rows: rowsOf(chosen) },
      { done: saidOf(way, name), nameOf: nameOf(chosen), undo: back },
    )
    return refused !== null
  }
  /** One list is changed as one: its order of before is what the undo puts back. */
  const putIntoList = async (chosen: readonly TitleRow[], way: Way, { id: list, name }: Named) => {
    try {
      const before = await call('GET /lists/:list/', { params: { list } })
      const act = way === 'add' ? adding : removing
      const { version } = await act.mutateAsync({ params: { list }, body: { ids: chosen.map(({ id }) => id) } })
      const back = () =>
        void arranging.mutateAsync({ params: { list }, body: { version, ids: before.items.map(({ id }) => id) } }).catch(fault)
      tell({ text: words.moved[way](chosen.length, name), undo: back })
      return true
    } catch (error) {
      fault(error)
      return false
    }
  }
  return {
    busy: sorting.busy || adding.isPending || removing.isPending,
    sorting,
    showing,
    withdrawing,
    outcomes: (
      <>
        {sorting.outcomes}
        {showing.outcomes}
        {withdrawing.outcomes}
      </>
    ),
    put: (chosen: readonly TitleRow[], way: Way, place: Place, named: Named) =>
      place === 'list'
        ? putIntoList(chosen, way, named)
        : putUnder(chosen, way, place === 'category' ? 'categories' : 'tags', named),
    setAvailability: async (chosen: readonly TitleRow[], availability: string) =>
      (await sorting.go({ availability, rows: rowsOf(chosen) }, { done: words.availabilitySet, nameOf: nameOf(chosen) })) !==
      null,
    show: async (chosen: readonly TitleRow[]) =>
      (await showing.go({ rows: rowsOf(chosen) }, { done: words.shown, nameOf: nameOf(chosen) })) !== null,
    withdraw: async (chosen: readonly TitleRow[], reason: string) =>
      (await withdrawing.go({ reason, rows: rowsOf(chosen) }, { done: words.withdrawn, nameOf: nameOf(chosen) })) !== null,
  }
}

interface Named {
  id: number
  name: string
}
interface Props {
  chosen: readonly TitleRow[]
  rounds: ReturnType<typeof useTitleRounds>
  onDone: () => void
}

/** What is done with the titles that are chosen: each is done or refused by itself. */
export function TitleBulk({ chosen, rounds, onDone }: Props) {
  const { bulk: words, title: titleWords } = useWords(catalogueWords)
  const [mayChange, mayPublish, mayList] = [useMay('title.change'), useMay('title.publish'), useMay('list.change')]
  const [places, setPlaces] = useState(false)
  const [reason, setReason] = useState('')
  const tooMany = chosen.length > mostTitlesAtOnce ? words.tooMany(mostTitlesAtOnce) : null
  const whenDone = (done: boolean) => {
    if (done) onDone()
    return done
  }
  return (
    <>
      {(mayChange || mayList) && (
        <ActButton whyNot={tooMany} busy={rounds.busy} onAct={() => setPlaces(!places)}>
          {words.sort}…
        </ActButton>
      )}
      {mayChange && <Availability chosen={chosen} rounds={rounds} whyNot={tooMany} whenDone={whenDone} />}
      {mayPublish && (
        <>
          <ActButton whyNot={tooMany} busy={rounds.showing.busy} onAct={() => void rounds.show(chosen).then(whenDone)}>
            {words.show}
          </ActButton>
          <ActForm
            name={titleWords.withdraw}
            kind="grave"
            whyNot={tooMany}
            refusal={rounds.withdrawing.refusal}
            busy={rounds.withdrawing.busy}
            onSubmit={() => rounds.withdraw(chosen, reason).then(whenDone)}
          >
            <TextField name="reason" label={titleWords.reason} value={reason} onValue={setReason} maxLength={500} required />
          </ActForm>
        </>
      )}
      {places && (
        <Places
          chosen={chosen}
          places={[...(mayChange ? (['category', 'tag'] as const) : []), ...(mayList ? (['list'] as const) : [])]}
          onPut={(way, place, named) => void rounds.put(chosen, way, place, named).then(whenDone)}
          onClose={() => setPlaces(false)}
        />
      )}
    </>
  )
}

interface AvailabilityProps extends Omit<Props, 'onDone'> {
  whyNot: string | null
  whenDone: (done: boolean) => boolean
}

function Availability({ chosen, rounds, whyNot, whenDone }: AvailabilityProps) {
  const { fields, bulk: words } = useWords(catalogueWords)
  const { data } = useCall('GET /titles/words/', undefined, { staleTime: 3_600_000 })
  const [code, setCode] = useState('e0')
  return (
    <ActForm
      name={words.setAvailability}
      whyNot={whyNot}
      refusal={rounds.sorting.refusal}
      busy={rounds.sorting.busy}
      onSubmit={() => rounds.setAvailability(chosen, code).then(whenDone)}
    >
      <ChoiceField
        name="availability"
        label={fields['availability'] ?? ''}
        value={code}
        onValue={setCode}
        options={data?.availability.map((one) => ({ value: one.code, text: one.name })) ?? []}
      />
    </ActForm>
  )
}

interface PlacesProps {
  chosen: readonly TitleRow[]
  places: readonly Place[]
  onPut: (way: Way, place: Place, named: Named) => void
  onClose: () => void
}

/** Where the titles are to stand, or no longer: what is picked is done at once, and can be taken back. */
function Places({ chosen, places, onPut, onClose }: PlacesProps) {
  const { bulk: words } = useWords(catalogueWords)
  const { kit } = useWords(frameWords)
  const [way, setWay] = useState<Way>('add')
  const [place, setPlace] = useState<Place>(places[0] ?? 'list')
  const [kind, ...others] = new Set(chosen.map((row) => row.kind))
  const search = async (q: string, signal: AbortSignal): Promise<Named[]> => {
    if (place === 'list') {
      const { items } = await call('GET /lists/', { query: { q, by_rule: 'false', limit: 20 } }, { signal })
      return items.map(({ id, title }) => ({ id, name: title }))
    }
    const of = place === 'category' && kind && others.length === 0 ? { of: kind } : {}
    const named: NameKind = place
    return (
      await call(
        'GET /names/:kind/',
        { params: { kind: named }, query: { q, sort: 'nearest', ended: 'false', limit: 20, ...of } },
        { signal },
      )
    ).items
  }
  return (
    <LeaveByEscape className="act-form" leave={onClose}>
      <div className="fields">
        <ChoiceField
          name="way"
          label={words.way}
          value={way}
          onValue={(value) => setWay(value as Way)}
          options={(['add', 'remove'] as const).map((value) => ({ value, text: words.ways[value] }))}
        />
        <ChoiceField
          name="place"
          label={words.place}
          value={place}
          onValue={(value) => setPlace(value as Place)}
          options={places.map((value) => ({ value, text: words.places[value] }))}
        />
        <Picker
          key={place}
          label={words.which[place]}
          search={search}
          itemKey={({ id }) => String(id)}
          itemText={({ name }) => name}
          onPick={(named) => onPut(way, place, named)}
          autoFocus
        />
        <div className="act-form-end">
          <button type="button" className="button" data-kind="quiet" onClick={onClose}>
            {kit.cancel}
          </button>
        </div>
      </div>
    </LeaveByEscape>
  )
}
