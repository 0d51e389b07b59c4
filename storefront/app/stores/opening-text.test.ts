import { describe, expect, it } from 'vitest'
import { stores as ca } from '../messages/ca/stores.ts'
import { stores as en } from '../messages/en/stores.ts'
import { stores as es } from '../messages/es/stores.ts'
import { openingText, spansText } from './opening-text.ts'

const today = { day: '2026-11-21', weekday: 6, spans: [], because: 'week' as const }
const open = (until: string) => ({ open: true, until, next: null, today, hands_over: true })
const opens = (days_ahead: number, time = '10:00', day = '2026-11-23', weekday = 1) => ({
  open: false,
  until: null,
  next: { day, time, days_ahead, weekday },
  today,
  hands_over: true,
})
const inAll = (opening: Parameters<typeof openingText>[0]) => [es, ca, en].map((words) => openingText(opening, words))

describe('the sentence about a store’s doors (T-13)', () => {
  it('says until when they are open', () => {
    expect(inAll(open('20:30'))).toEqual(['Abierta hasta las 20:30', 'Oberta fins a les 20:30\u00a0h', 'Open until 20:30'])
    expect(inAll(open('01:00'))).toEqual(['Abierta hasta la 1:00', 'Oberta fins a la 1\u00a0h', 'Open until 01:00'])
  })
  it('says when they open next, the nearer the plainer', () => {
    expect(inAll(opens(0, '17:00'))).toEqual([
      'Cerrada; abre hoy a las 17:00',
      'Tancada; obre avui a les 17\u00a0h',
      'Closed; opens today at 17:00',
    ])
    expect(openingText(opens(1, '08:30'), es)).toBe('Cerrada; abre mañana a las 8:30')
    expect(inAll(opens(2))).toEqual([
      'Cerrada; abre el lunes a las 10:00',
      'Tancada; obre dilluns a les 10\u00a0h',
      'Closed; opens on Monday at 10:00',
    ])
    expect(openingText(opens(9), es)).toBe('Cerrada; abre el 23/11/2026 a las 10:00')
    expect(openingText({ ...opens(0), next: null }, en)).toBe('Closed')
  })
  it('writes spans with a dash between two hours', () =>
    expect([spansText(['10:00-14:00', '17:00-20:30'], es), spansText([], ca)]).toEqual(['10:00–14:00, 17:00–20:30', 'Tancat']))
})
