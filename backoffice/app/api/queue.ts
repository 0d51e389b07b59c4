import type { DBSchema, IDBPDatabase } from 'idb'
import { useEffect, useSyncExternalStore } from 'react'
import type { CallName, Input } from './calls.ts'
import { call } from './client.ts'
import { isRefusal } from './refusal.ts'

/** An act that waits for the line: what was called with what, by whom, and since when. It names things by number, never people. */
export interface Waiting {
  id: number
  staff: number
  name: CallName
  input: unknown
  /** What it is, in the words of the screen that asked for it. */
  text: string
  at: string
  /** Why the shop does not do it; it is shown until somebody has read it. */
  refused?: string
}

interface Shape extends DBSchema {
  acts: { key: number; value: Omit<Waiting, 'id'> & { id?: number } }
}

let opened: Promise<IDBPDatabase<Shape>> | undefined
/** The frame asks for it as soon as it is drawn, and not before: the line is there then, and the first screen does not wait. */
async function open(): Promise<IDBPDatabase<Shape>> {
  const { openDB } = await import('idb')
  return openDB<Shape>('staff', 1, {
    upgrade: (db) => void db.createObjectStore('acts', { keyPath: 'id', autoIncrement: true }),
  })
}
const database = () => {
  opened ??= open()
  return opened
}

let acts: readonly Waiting[] = []
const listeners = new Set<() => void>()
async function read() {
  acts = (await (await database()).getAll('acts')) as Waiting[]
  for (const listener of listeners) listener()
}
const otherTabs = new BroadcastChannel('staff-queue')
otherTabs.onmessage = () => void read()
async function changed() {
  await read()
  otherTabs.postMessage('changed')
}

export const useQueue = (): readonly Waiting[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => acts,
  )

/** Forgets an act that was refused, once somebody has read why. */
export async function forget(id: number): Promise<void> {
  await (await database()).delete('acts', id)
  await changed()
}

/**
 * Does it now, or keeps it until the line is back. Only for what may be sent twice without being done twice: hand-overs, counts, notes; never
 * for a sale, money or an invoice.
 * @returns whether it was done, or waits
 * @throws Refusal when the shop answered and does not do it
 */
export async function doOrKeep<Name extends CallName>(
  staff: number,
  name: Name,
  input: Input<Name>,
  text: string,
): Promise<'done' | 'waits'> {
  try {
    await call(name, input)
    return 'done'
  } catch (error) {
    if (!isRefusal(error) || error.status !== 0) throw error
    await (await database()).add('acts', { staff, name, input, text, at: new Date().toISOString() })
    await changed()
    return 'waits'
  }
}

/** Sends what waits, in its order and from one tab at a time. What is refused stays, with the reason; the rest goes on. */
export const send = (staff: number): Promise<void> =>
  navigator.locks.request('staff-queue', async () => {
    const db = await database()
    for (const act of (await db.getAll('acts')) as Waiting[]) {
      if (act.staff !== staff || act.refused !== undefined) continue
      try {
        await call(act.name, act.input as never)
        await db.delete('acts', act.id)
      } catch (error) {
        if (!isRefusal(error) || error.status === 0 || error.status === 401 || error.status >= 500) break
        await db.put('acts', { ...act, refused: error.message })
      }
    }
    await changed()
  })

const everySoOften = 15_000

/** Sends what this person left waiting, whenever the line is back. */
export function useSending(staff: number): void {
  useEffect(() => {
    const go = () => void send(staff)
    void read().then(() => {
      if (acts.length > 0) go()
    })
    const timer = setInterval(() => {
      if (acts.some(({ refused }) => refused === undefined)) go()
    }, everySoOften)
    window.addEventListener('online', go)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', go)
    }
  }, [staff])
}
