/**
 * What the shop's texts repeat, each said here once: stored texts name them in braces, letters and dictionaries import them, and
 * tests/told-facts.test.ts holds every text to them.
 */

/** Calendar days to withdraw, counted from the delivery of the last parcel (TRLGDCU 104). */
export const withdrawalDays = 14
/** Years of the statutory guarantee of goods (TRLGDCU 120). */
export const guaranteeYears = 3
/** How long a parcel waits at the counter. */
export const daysAtCounter = 15
/** How long an order that a colleague made waits for its customer to pay it by link. */
export const payLinkDays = 3
/** How long a store keeps copies for somebody unless another day is said. */
export const usualReservationDays = 3
/** A basket that nobody touches, and the cookie that finds it without scripts. */
export const basketDays = 60
/** A session without scripts, or one that nobody ends. */
export const sessionHours = 12
/** Weeks in which whoever applies for a post hears of one that suits. */
export const applicationWeeks = 4
/** Working days in which a complaint is answered (TRLGDCU 21). */
export const complaintDays = 15
/** What may come off a new book: as a rule, on the Day of the Book and at fairs, and for libraries (Ley 10/2007, 9 to 11). */
export const bookDiscount = { usual: 5, fairs: 10, libraries: 15 } as const
/** The last two figures of the year, then six: 26-000123. */
export const sampleOrderNumber = '26-000123'

/** At most this many copies read as "few left" (C-19). */
export const fewLeft = 3

/** The same, by the names that stored texts use. */
export const namedFacts = {
  withdrawal_days: withdrawalDays,
  guarantee_years: guaranteeYears,
  counter_days: daysAtCounter,
  basket_days: basketDays,
  session_hours: sessionHours,
  application_weeks: applicationWeeks,
  complaint_days: complaintDays,
  book_discount: bookDiscount.usual,
  book_day_discount: bookDiscount.fairs,
  library_discount: bookDiscount.libraries,
  order_number: sampleOrderNumber,
} as const
