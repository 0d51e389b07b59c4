import { useEffect, useState } from 'react'
import type { Desk } from './desks.ts'

const place = 'staff-desks'

/** Height of a name, of an entry, and of what is left for them on a screen of 768: as many as stand there stay open. */
const [ofDesk, ofEntry, ofAll] = [34, 31, 620]

type Opened = Partial<Record<Desk['name'], boolean>>

/**
 * Which desks show their entries: all where there is room, else the one where somebody is; and what they opened or closed
 * themselves, on this machine. Whoever enters a desk sees where they are, also where they had closed it.
 */
export function useOpenDesks(own: readonly Desk[], screen: string) {
  const [opened, setOpened] = useState<Opened>(() => JSON.parse(localStorage.getItem(place) ?? '{}'))
  const here = own.find(({ entries }) =>
    entries.some(({ to, holds = [] }) => [to.split('?')[0], ...holds].includes(screen)),
  )?.name
  const roomy = own.reduce((height, { entries }) => height + ofDesk + ofEntry * entries.length, 0) <= ofAll
  useEffect(() => {
    if (here) setOpened(({ [here]: closed, ...others }) => (closed === false ? others : { [here]: closed, ...others }))
  }, [here])
  useEffect(() => {
    localStorage.setItem(place, JSON.stringify(opened))
  }, [opened])
  return {
    isOpen: (name: Desk['name']) => opened[name] ?? (roomy || name === here),
    open: (name: Desk['name'], isOpen: boolean) => setOpened((before) => ({ ...before, [name]: isOpen })),
  }
}
