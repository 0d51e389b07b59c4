import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { PickupPoint } from './contract.ts'
import { openingIn } from './opening-words.ts'
import { pointByPk, pointsNear } from './pickup-points.sql.ts'
import { shippingZones } from './shipping.ts'
import { isPostcode, zoneOf } from './zones.ts'

/**
 * Where counters of carriers are looked up. The shop's own table answers by default; a carrier's service takes its place here by
 * answering the same two questions, and a counter it names is kept in the table so that carts can point at it.
 */
export interface PickupPoints {
  near: (postcode: string) => Promise<PickupPoint[]>
  byPk: (pk: number) => Promise<PickupPoint | null>
}

const nearest = 12

/** The counters of the shop's own table, those with the most figures of the postcode in common first. */
export const ownPoints = (db: Db): PickupPoints => ({
  near: (postcode) => Promise.resolve(pointsNear(db, postcode, nearest)),
  byPk: async (pk) => (await pointByPk(db, pk))[0] ?? null,
})

/** Counters near a Spanish postcode, with their hours in the visitor's language; none where carriers keep none. */
export async function pointsAround(db: Db, postcode: string, language: Language): Promise<PickupPoint[]> {
  const code = postcode.replace(/\s/g, '')
  if (!isPostcode('ES', code) || !zoneOf(await shippingZones(db), { country: 'ES', postcode: code })?.pickupPoints) return []
  return (await ownPoints(db).near(code)).map((point) => said(point, language))
}

export async function pickupPoint(db: Db, pk: number, language: Language): Promise<PickupPoint | null> {
  const point = await ownPoints(db).byPk(pk)
  return point && said(point, language)
}

const said = (point: PickupPoint, language: Language): PickupPoint => ({ ...point, opening: openingIn(point.opening, language) })
