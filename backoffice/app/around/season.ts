/** A month and a day ("12-24") as it is said: 24/12. */
export const monthDay = (text: string): string => text.split('-').toReversed().join('/')

/** A day and a month as they are typed, 24/12, as calls take them: "12-24". */
export const typedDay = (text: string): string =>
  text
    .split('/')
    .map((part) => part.trim().padStart(2, '0'))
    .toReversed()
    .join('-')
