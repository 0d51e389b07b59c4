/** A month and a day ("12-24") as it is said: 24/12. */
export const monthDay = (text: string): string => text.split('-').toReversed().join('/')
