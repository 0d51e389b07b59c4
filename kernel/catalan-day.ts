/** The first and the eleventh of a month begin with a vowel when they are said, so that the article before them is cut short. */
const elides = (day: string): boolean => [1, 11].includes(Number.parseInt(day, 10))

/** "el 03/05/2031", "l’11/05/2031", "el dilluns 01/05/2031". */
export const theDay = (day: string): string => `${elides(day) ? 'l’' : 'el '}${day}`

/** What stands before a day up to which something lasts, where the day itself is set apart: "al", "a l’". */
export const articleTo = (day: string): string => (elides(day) ? 'a l’' : 'al')

/** "al 3 de maig", "a l’1 de maig". */
export const toTheDay = (day: string): string => `${elides(day) ? 'a l’' : 'al '}${day}`

/** "del 3 de maig", "de l’11 de maig". */
export const ofTheDay = (day: string): string => `${elides(day) ? 'de l’' : 'del '}${day}`

/** "de 9:30", "d’11:00", "d’1:15": one and eleven begin with a vowel here too. */
export const fromTime = (time: string): string => `${elides(time) ? 'd’' : 'de '}${time}`

/** "a les 17:30", "a la 01:15". */
export const atTime = (time: string): string => `${Number.parseInt(time, 10) === 1 ? 'a la' : 'a les'} ${time}`
