import { useState } from 'react'
import { addressOf } from '../api/client.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { ActButton } from '../kit/act-button.tsx'
import { useBulk } from '../kit/bulk.tsx'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import type { ParcelRow } from './dispatch.tsx'
import { fulfilmentWords } from './fulfilment-words.ts'
import { touched } from './order-acts.ts'
import { useRegistering, useShipment } from './parcel-shipment.tsx'
import { orderWords } from './words.ts'
import '../kit/act-form.css'

interface Props {
  chosen: readonly ParcelRow[]
  round: ReturnType<typeof useParcelRound>
  onDone: () => void
}

/** One step of the chosen parcels: each is done or refused by itself, and what was refused is said. */
export function ParcelBulk({ chosen, round, onDone }: Props) {
  const { dispatch: words } = useWords(fulfilmentWords)
  const { papers, shipment: shipmentWords } = useWords(orderWords)
  const [sending, setSending] = useState(false)
  const mayPrint = useMay('parcel.print')
  const mayStep = useMay('parcel.hand_over')
  const [packed, left] = [chosen.every(({ state }) => state !== 'planned'), chosen.some(({ state }) => state === 'handed_over')]
  const pickups = chosen.some(({ kind }) => kind === 'pickup')
  const carrier = useShipment(chosen.find(({ kind }) => kind === 'shipment')?.parcel)?.carrier ?? ''
  const registering = useRegistering(carrier)
  const parcels = chosen.map(({ parcel }) => parcel).join(',')
  const asked = (['delivery-note', 'gift-ticket', 'label'] as const).filter(
    (paper) => paper !== 'gift-ticket' || chosen.some(({ gift_ticket }) => gift_ticket),
  )
  return (
    <>
      {mayStep && (
        <>
          <ActButton
            busy={round.busy}
            whyNot={packed ? words.alreadyPacked : null}
            onAct={() =>
              void round
                .go(
                  'ready',
                  chosen.map(({ parcel: id }) => ({ id })),
                  chosen,
                )
                .then((done) => done && onDone())
            }
          >
            {words.pack}
          </ActButton>
          <ActButton
            busy={round.busy}
            whyNot={left ? words.alreadyLeft : pickups ? words.notPickups : null}
            onAct={() => setSending(!sending)}
          >
            {words.send}…
          </ActButton>
          {carrier !== '' && (
            <ActButton
              busy={registering.busy}
              whyNot={left ? words.alreadyLeft : pickups ? words.notPickups : null}
              onAct={() =>
                void registering.go(
                  chosen.map(({ parcel: id }) => ({ id })),
                  (id) => chosen.find(({ parcel }) => parcel === id)?.code ?? String(id),
                )
              }
            >
              {shipmentWords.register(carrier)}
            </ActButton>
          )}
        </>
      )}
      {mayPrint &&
        asked.map((paper) => (
          <a
            key={paper}
            className="button"
            data-kind="quiet"
            target="_blank"
            rel="noreferrer"
            href={addressOf('GET /parcels/papers/', { query: { paper, parcels } })}
          >
            {papers[paper]}
          </a>
        ))}
      {registering.outcomes}
      {sending && <SendForm chosen={chosen} round={round} onClose={() => setSending(false)} onDone={onDone} />}
    </>
  )
}

type Step = { id: number; carrier?: string; tracking?: string }

/** The rounds of many parcels, with what is said of each. */
export function useParcelRound() {
  const { dispatch: words } = useWords(fulfilmentWords)
  const round = useBulk('POST /parcels/bulk/', touched)
  return {
    busy: round.busy,
    refusal: round.refusal,
    outcomes: round.outcomes,
    /** @returns whether every one was done */
    go: async (step: 'ready' | 'hand_over', rows: Step[], chosen: readonly ParcelRow[]): Promise<boolean> => {
      const refused = await round.go(
        { act: step, rows },
        {
          done: step === 'ready' ? words.packedNow : words.sentNow,
          nameOf: (id) => chosen.find(({ parcel }) => parcel === id)?.code ?? String(id),
        },
      )
      return refused?.length === 0
    },
  }
}

interface SendProps {
  chosen: readonly ParcelRow[]
  round: ReturnType<typeof useParcelRound>
  onClose: () => void
  onDone: () => void
}

/** The carrier of all, and how each is followed: a scanner goes from field to field. */
function SendForm({ chosen, round, onClose, onDone }: SendProps) {
  const { dispatch: words } = useWords(fulfilmentWords)
  const { order } = useWords(orderWords)
  const { kit } = useWords(frameWords)
  const [carrier, setCarrier] = useState('')
  const [tracking, setTracking] = useState<Record<number, string>>({})
  const send = () =>
    round.go(
      'hand_over',
      chosen.map(({ parcel }) => ({ id: parcel, carrier, tracking: tracking[parcel] ?? '' })),
      chosen,
    )
  const sent = (every: boolean) => {
    if (!every) return
    onClose()
    onDone()
  }
  return (
    <div className="act-form">
      <Fields refusal={round.refusal} onSubmit={() => void send().then(sent)}>
        <TextField name="carrier" label={order.carrier} value={carrier} onValue={setCarrier} maxLength={80} autoFocus />
        {chosen.map(({ parcel, code, recipient }) => (
          <TextField
            key={parcel}
            name={`tracking-${parcel}`}
            label={words.trackingOf(code, recipient)}
            value={tracking[parcel] ?? ''}
            onValue={(value) => setTracking({ ...tracking, [parcel]: value })}
            maxLength={80}
          />
        ))}
        <div className="act-form-end">
          <Submit busy={round.busy}>{words.sendNow(chosen.length)}</Submit>
          <button type="button" className="button" data-kind="quiet" onClick={onClose}>
            {kit.cancel}
          </button>
        </div>
      </Fields>
    </div>
  )
}
