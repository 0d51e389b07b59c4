import { Check, Minus, Plus } from 'lucide-react'
import { ActButton } from '../kit/act-button.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Door, Guest } from './door.tsx'
import { doorWords } from './door-words.ts'
import { useSaidAct } from './use-act.ts'

interface Props {
  door: Door
  guest: Guest
  onTick: (registration: number, came: number | null) => void
}

/** Somebody at the door: one press ticks them with all their companions; fewer came by one each. */
export function DoorGuest({ door, guest: { registration, name, companions, places, came, state }, onTick }: Props) {
  const { door: words } = useWords(doorWords)
  const here = (came ?? 0) > 0
  return (
    <li data-here={here || undefined}>
      <button
        type="button"
        className="door-tick"
        aria-pressed={here}
        aria-label={words.tick(name)}
        onClick={() => onTick(registration, here ? null : places)}
      >
        <span className="door-box">{here && <Check aria-hidden size={22} />}</span>
        <span className="door-name">
          <b>{name}</b>
          <small className="quiet">{[words.places(places), ...companions].join(' · ')}</small>
        </span>
      </button>
      {here && places > 1 && (
        <span className="door-with">
          <button
            type="button"
            className="icon-button"
            aria-label={words.fewer(name)}
            disabled={came === 1}
            onClick={() => onTick(registration, (came ?? 1) - 1)}
          >
            <Minus aria-hidden size={18} />
          </button>
          <data value={came ?? 0}>{came}</data>
          <button
            type="button"
            className="icon-button"
            aria-label={words.more(name)}
            disabled={came === places}
            onClick={() => onTick(registration, (came ?? 0) + 1)}
          >
            <Plus aria-hidden size={18} />
          </button>
        </span>
      )}
      {state === 'waiting' && <MoveUp door={door} registration={registration} />}
    </li>
  )
}

function MoveUp({ door, registration }: { door: Door; registration: number }) {
  const { door: words } = useWords(doorWords)
  const act = useSaidAct('POST /door-lists/:activity/move-up/:registration/', ['GET /door-lists/'], words.moved)
  const why = door.acts.move_up
  return (
    <ActButton
      busy={act.busy}
      whyNot={why && (words.reasons[why] ?? why)}
      onAct={() => void act.quick({ params: { activity: door.activity, registration } })}
    >
      {words.moveUp}
    </ActButton>
  )
}
