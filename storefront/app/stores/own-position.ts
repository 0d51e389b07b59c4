import { useEffect, useState } from 'react'
import { kilometresBetween, type Point } from '#kernel/distance.ts'
import type { StoreCard } from '#modules/goods/stores/contract.ts'

/** Where the browser stands with the visitor's position: not able to ask (yet), not asked, asking, told, not allowed, not found. */
export type PositionState = 'unable' | 'ready' | 'asking' | 'told' | 'refused' | 'failed'

const asking: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 5 * 60_000 }
const notAllowed = 1

/**
 * The visitor's own position, asked of the browser on `ask` and never before. It is kept in this page alone: it goes to no server, no
 * address and no storage (T-13).
 */
export function useOwnPosition() {
  const [state, setAsked] = useState<PositionState>('unable')
  const [position, setPosition] = useState<Point | null>(null)
  useEffect(() => {
    if ('geolocation' in navigator && window.isSecureContext) setAsked('ready')
  }, [])
  const ask = () => {
    setAsked('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPosition({ latitude: coords.latitude, longitude: coords.longitude })
        setAsked('told')
      },
      ({ code }) => {
        setPosition(null)
        setAsked(code === notAllowed ? 'refused' : 'failed')
      },
      asking,
    )
  }
  const forget = () => {
    setPosition(null)
    setAsked((now) => (now === 'unable' ? now : 'ready'))
  }
  return { asked: state, position, ask, forget }
}

/** Stores by how far they lie from a position, the nearest first; those that lie nowhere on the map are left out. */
export const byDistance = (stores: readonly StoreCard[], from: Point): StoreCard[] =>
  stores
    .flatMap((store) => {
      const { latitude, longitude } = store
      if (latitude === null || longitude === null) return []
      const km = kilometresBetween(from, { latitude, longitude })
      return [{ km, card: { ...store, near: 'farther' as const, distance_km: Math.round(km) } }]
    })
    .toSorted((a, b) => a.km - b.km)
    .map(({ card }) => card)
