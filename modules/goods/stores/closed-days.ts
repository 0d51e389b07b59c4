/** Holidays, the days on which a store is closed, and how many orders it hands over on another: the stores keep them, shipping counts with them and lets staff change them. */
export {
  blockedDays,
  type Holiday,
  holidaysByName,
  pickupsByStore,
  writeBlockedDays,
  writeHolidays,
  writePickups,
} from './closed-days.sql.ts'
