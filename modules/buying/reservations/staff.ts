import type { Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import type { Acting, StaffCalls } from '#modules/people/staff/call.ts'
import { refuseOtherStore } from '#modules/people/staff/own-store.ts'
import type { EmailMessage, Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmailToStranger } from '#modules/platform/mail/to-stranger.ts'
import { reservedEmail } from './emails.ts'
import { handOverReserved, keepReserved, releaseReserved, reserve } from './reserve.ts'
import { reservationCalls, type WholeReservation } from './staff-contract.ts'
import { reservationPage, wholeReservation } from './view.ts'

export interface ReservationDeps {
  senders: Senders
  /** As long as copies may be kept. */
  reservationDays: number
}

const subject = ({ params }: { params: { reservation: number } }) => `reservation ${params.reservation}`

/** Copies that stores keep for somebody. */
export function reservationStaffRoutes(call: StaffCalls, { senders, reservationDays: mostDays }: ReservationDeps) {
  type One<Body> = Acting<{ reservation: number }, unknown, Body>
  const whole = ({ db, params, onlyStore, language, now }: One<unknown>) =>
    wholeReservation(db, params.reservation, { onlyStore, language, mostDays, now })
  /** A step of one of them, answered as it is then. @throws NotFound, for those of other stores too */
  const step =
    <Body>(act: (asked: One<Body>, doing: { by: number; now: Date }) => Promise<void>) =>
    async (asked: One<Body>) => {
      await whole(asked)
      await act(asked, { by: asked.staff.id, now: asked.now })
      return whole(asked)
    }
  call(reservationCalls, 'GET /reservations/', {
    action: 'reservation.read',
    summary: 'What stores keep for people, those whose last day comes first on top',
    run: ({ db, query, onlyStore, language }) => reservationPage(db, query, { onlyStore, language }),
  })
  call(reservationCalls, 'GET /reservations/:reservation/', {
    action: 'reservation.read',
    summary: 'One reservation',
    subject,
    run: (asked) => whole(asked),
  })
  call(reservationCalls, 'POST /reservations/', {
    action: 'reservation.change',
    summary: 'Keeps copies that lie in a store for somebody until a last day',
    subject: ({ body }) => `store ${body.store_code}`,
    run: async ({ db, body, storefront, staff, now, onlyStore, language }) => {
      refuseOtherStore(onlyStore, body.store_code)
      const id = await reserve(db, body, { storefront, mostDays }, { by: staff.id, now })
      const madeIn = (spoken: Language) => wholeReservation(db, id, { onlyStore, language: spoken, mostDays, now })
      if (body.email !== '') await tell(db, await madeIn(body.language), senders, now)
      return madeIn(language)
    },
  })
  call(reservationCalls, 'POST /reservations/:reservation/hand-over/', {
    action: 'reservation.change',
    summary: 'The copies are handed over; the store’s till takes the money',
    subject,
    run: step(({ db, params, body }, doing) => handOverReserved(db, params.reservation, body.till_receipt, doing)),
  })
  call(reservationCalls, 'POST /reservations/:reservation/release/', {
    action: 'reservation.change',
    summary: 'The copies are for sale again',
    subject,
    run: step(({ db, params }, doing) => releaseReserved(db, params.reservation, doing)),
  })
  call(reservationCalls, 'POST /reservations/:reservation/keep/', {
    action: 'reservation.change',
    summary: 'Keeps them until another day',
    subject,
    run: step(({ db, params, body, now }) => keepReserved(db, params.reservation, body, { mostDays, now })),
  })
}

/** An address that a colleague typed is written to as often as any form would. */
async function tell(tx: Tx, made: WholeReservation, senders: Senders, now: Date): Promise<void> {
  const email: EmailMessage = reservedEmail(senders(made.language), made, await storeByCode(tx, made.store_code))
  await queueEmailToStranger(tx, made.email, email, { now })
}
