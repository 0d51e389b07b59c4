import { DndContext, PointerSensor, useDraggable, useDroppable, useSensor, useSensors } from '@dnd-kit/core'
import { CalendarDays } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { addDays, day as asDay, type Day, today } from '#kernel/days.ts'
import { locales } from '#kernel/language.ts'
import { useCall, useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { useAddress } from '../kit/address.ts'
import { DaysGrid, DaysWay, useDays } from '../kit/days.tsx'
import { ChoiceFilter } from '../kit/filters.tsx'
import { TextField } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { shownAt } from '../kit/madrid.ts'
import { NewLink } from '../kit/new-link.tsx'
import { Mark } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { activityTones, stateOf } from './activity-states.ts'
import { type Activity, canMove, dayOfActivity } from './move-activity.ts'
import { type Touched, useMoving } from './use-moving.ts'
import { editorWords } from './words.ts'
import { WouldTell } from './would-tell.tsx'
import './agenda-month.css'

/** How many days each arrow takes an activity on. */
const arrows: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** The agenda month by month: what is on each day, how many places are left, and a day given to it by hand. */
export function Screen() {
  const { agenda: words, toList } = useWords(editorWords)
  const language = useLanguage()
  const { values } = useAddress()
  const days = useDays('month')
  const { type } = values
  const list = useList('GET /agenda/', {
    from: days.first,
    to: days.last,
    sort: 'starts_at',
    limit: 200,
    ...(type && { type }),
  })
  const types = useCall('GET /agenda/types/').data?.items ?? []
  const may = useMay('agenda.change')
  const byDay = useMemo(() => Map.groupBy(list.rows, dayOfActivity), [list.rows])
  const [chosen, choose] = useState<Activity | null>(null)
  const moving = useMoving()
  const { asked } = moving
  const move = (activity: Activity, day: Day) => {
    choose(null)
    void moving.move(activity, day)
  }
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const named = (day: Day) =>
    new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }).format(
      new Date(day),
    )
  return (
    <div className="days-screen">
      <title>{words.month}</title>
      <header className="list-head">
        <h1>{words.month}</h1>
        <p className="list-count" role="status">
          {days.shown}
        </p>
        <div className="list-tools">
          <ChoiceFilter
            name="type"
            label={words.type}
            options={types.map(({ id, name }) => ({ value: String(id), text: name[language] }))}
          />
          <DaysWay {...days} />
          <Link className="button" data-kind="quiet" to="/agenda?sort=-starts_at">
            {toList}
          </Link>
          {may && <NewLink to="/agenda/new">{words.new}</NewLink>}
        </div>
      </header>
      {list.error && list.rows.length === 0 ? (
        <Failed error={list.error} again={list.again} />
      ) : (
        <>
          {may && <p className="days-note agenda-how">{words.moveHow}</p>}
          {list.more && <p className="days-note">{words.monthTooMany}</p>}
          {!list.loading && list.rows.length === 0 && <p className="days-note">{words.monthEmpty}</p>}
          {chosen && (
            <MoveForm
              key={chosen.id}
              name={titleIn(chosen, language)}
              from={dayOfActivity(chosen)}
              onDay={(day) => move(chosen, day)}
              onLeave={() => choose(null)}
            />
          )}
          {asked && (
            <div className="agenda-asked">
              <p>{words.movesTo(titleIn(asked.activity, language), named(asked.day))}</p>
              <WouldTell told={asked.told} act={words.moveAndTell(asked.told.people)} onAnswer={asked.answer} heading="h2" />
            </div>
          )}
          <DndContext
            sensors={sensors}
            onDragEnd={({ active, over }) => {
              const dragged = list.rows.find(({ id }) => id === active.id)
              if (dragged && over) move(dragged, asDay(String(over.id)))
            }}
          >
            <DaysGrid
              days={days}
              busy={list.loading || list.late || moving.busy}
              isEmpty={(day) => !byDay.has(day)}
              drop={DropDay}
              show={(day) =>
                byDay.get(day)?.map((activity) => (
                  <One
                    key={activity.id}
                    activity={activity}
                    touched={moving.touched?.id === activity.id ? moving.touched : null}
                    may={may && !moving.busy && canMove(activity, new Date())}
                    onChoose={() => choose(activity)}
                    onMove={(by) => {
                      const to = addDays(day, by)
                      if (to >= today()) move(activity, to)
                    }}
                  />
                ))
              }
            />
          </DndContext>
        </>
      )}
    </div>
  )
}

const titleIn = ({ title }: Activity, language: keyof Activity['title']) => title[language] || title.es

/** A day takes what is dragged to it, unless it is over. */
function DropDay({
  day,
  children,
}: {
  day: Day
  children: (place: { ref: (box: HTMLElement | null) => void; over: boolean }) => ReactNode
}) {
  const { setNodeRef, isOver } = useDroppable({ id: day, disabled: day < today() })
  return children({ ref: setNodeRef, over: isOver })
}

interface OneProps {
  activity: Activity
  touched: Touched | null
  may: boolean
  onChoose: () => void
  onMove: (days: number) => void
}

function One({ activity, touched, may, onChoose, onMove }: OneProps) {
  const { agenda: words } = useWords(editorWords)
  const language = useLanguage()
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: activity.id, disabled: !may })
  const { id, starts_at, taken, waiting, limited_places } = activity
  const state = stateOf(activity)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (touched && Date.now() - touched.at < 2_000) link.current?.focus()
  }, [touched])
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? arrows[event.key] : undefined
    if (by === undefined || !may) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className="agenda-one"
      data-state={state}
      data-may={may || undefined}
      data-held={isDragging || undefined}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
    >
      <time dateTime={starts_at}>{shownAt(new Date(starts_at)).slice(11)}</time>{' '}
      <Link ref={link} to={`/agenda/${id}`} draggable={false} onKeyDown={onKeyDown}>
        {titleIn(activity, language)}
      </Link>
      {may && (
        <button type="button" className="icon" aria-label={words.moveOne(titleIn(activity, language))} onClick={onChoose}>
          <CalendarDays aria-hidden="true" />
        </button>
      )}
      <span className="agenda-left">
        {state !== 'shown' && <Mark tone={activityTones[state]}>{words.states[state]}</Mark>}
        {limited_places !== null && state !== 'calledOff' && <span>{words.left(limited_places - taken)}</span>}
        {waiting > 0 && <span>{words.waitingFor(waiting)}</span>}
      </span>
    </li>
  )
}

interface MoveFormProps {
  name: string
  from: Day
  onDay: (day: Day) => void
  onLeave: () => void
}

/** Another day without dragging: by keys, by voice, on a phone. */
function MoveForm({ name, from, onDay, onLeave }: MoveFormProps) {
  const { agenda: words } = useWords(editorWords)
  const { cancel } = useWords(frameWords).kit
  const [day, setDay] = useState<string>(from)
  return (
    <form
      className="agenda-asked agenda-move"
      aria-label={words.moveOne(name)}
      onSubmit={(event) => {
        event.preventDefault()
        if (day) onDay(asDay(day))
      }}
    >
      <TextField name="day" label={words.newDay(name)} type="date" value={day} onValue={setDay} autoFocus required />
      <div className="detail-acts">
        <button type="submit" className="button" disabled={day === '' || day === from}>
          {words.move}
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={onLeave}>
          {cancel}
        </button>
      </div>
    </form>
  )
}
