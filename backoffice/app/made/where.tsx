import { ChoiceField, TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
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

/** Where it goes: collected at a store, or sent home. */
export function Where({ place, setPlace }: { place: Place; setPlace: (place: Place) => void }) {
  const { where: words } = useWords(madeWords)
  const stores = useStoreOptions()
  const set = (change: Partial<Place>) => setPlace({ ...place, ...change })
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
