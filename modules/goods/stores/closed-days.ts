/** Holidays and the days on which a store is closed: the stores keep them, shipping counts with them and lets staff change them. */
export { blockedDays, type Holiday, holidaysByName, writeBlockedDays, writeHolidays } from './closed-days.sql.ts'
