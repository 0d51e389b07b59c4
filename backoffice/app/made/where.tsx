import { useEffect, useRef } from 'react'
import { ChoiceField, TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Account } from './person.tsx'
import { useStoreOptions } from './stores.ts'
import { madeWords } from './words.ts'

export interface Place {
  home: boolean
  store: string
  recipient: string
  street: string
  floor: string
  postcode: string
  city: string
  region: string
  phone: string
}

export const addressOf = ({ recipient, street, floor, postcode, city, region, phone }: Place, name: string, tel: string) => ({
  recipient: recipient || name,
  street,
  floor: floor || null,
  postcode,
  city,
  region,
  country: 'ES',
  phone: phone || tel || null,
})

/** An address of which nothing is said. */
export const nowhere = { recipient: '', street: '', floor: '', postcode: '', city: '', region: '', phone: '' }

const written = ({ recipient, street, floor, postcode, city, region, phone }: Omit<Place, 'home' | 'store'>) =>
  [recipient, street, floor, postcode, city, region, phone].join('\n')

/** Where it goes: collected at a store, or sent to an address, which begins as that of the account it is for. */
export function Where({ place, setPlace, account }: { place: Place; setPlace: (place: Place) => void; account: Account | null }) {
  const { where: words } = useWords(madeWords)
  const stores = useStoreOptions()
  const set = (change: Partial<Place>) => setPlace({ ...place, ...change })
  const own = account?.address?.country === 'ES' ? account.address : null
  /** What stands there without anybody having written it. */
  const begun = useRef(written(nowhere))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what somebody wrote stays, whatever else changes
  useEffect(() => {
    if (!place.home || own === null || written(place) !== begun.current) return
    const { country: _spain, ...address } = own
    const filled = { ...place, ...address, floor: own.floor ?? '', phone: own.phone ?? '' }
    begun.current = written(filled)
    setPlace(filled)
  }, [place.home, own])
  return (
    <>
      <fieldset className="made-choice" aria-label={words.title}>
        {([false, true] as const).map((home) => (
          <label key={String(home)}>
            <input type="radio" name="home" checked={place.home === home} onChange={() => set({ home })} />
            <span>{home ? words.home : words.collect}</span>
          </label>
        ))}
      </fieldset>
      {place.home ? (
        <div className="made-three">
          <TextField
            name="address.recipient"
            label={words.recipient}
            value={place.recipient}
            onValue={(recipient) => set({ recipient })}
          />
          <TextField
            name="address.street"
            label={words.street}
            value={place.street}
            onValue={(street) => set({ street })}
            required
          />
          <TextField name="address.floor" label={words.floor} value={place.floor} onValue={(floor) => set({ floor })} />
          <TextField
            name="address.postcode"
            label={words.postcode}
            value={place.postcode}
            onValue={(postcode) => set({ postcode })}
            inputMode="numeric"
            required
          />
          <TextField name="address.city" label={words.city} value={place.city} onValue={(city) => set({ city })} required />
          <TextField name="address.region" label={words.region} value={place.region} onValue={(region) => set({ region })} />
          <TextField
            name="address.phone"
            label={words.phone}
            value={place.phone}
            onValue={(phone) => set({ phone })}
            inputMode="tel"
          />
        </div>
      ) : (
        <ChoiceField
          name="collect_at"
          label={words.store}
          value={place.store}
          onValue={(store) => set({ store })}
          options={stores}
          empty={words.choose}
          required
        />
      )}
    </>
  )
}
