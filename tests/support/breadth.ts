/**
 * `npm run test:whole` goes through everything that a test could look at, `npm test` through a part of it. A file that imports this runs
 * in both.
 */
export const whole = process.env.TESTS === 'whole'
