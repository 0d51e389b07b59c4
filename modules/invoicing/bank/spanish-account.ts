const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]

/** A check digit of Spanish account numbers, over ten digits. */
function checkDigit(digits: string): string {
  const rest = 11 - ([...digits].reduce((sum, digit, index) => sum + Number(digit) * (weights[index] ?? 0), 0) % 11)
  return rest === 11 ? '0' : rest === 10 ? '1' : String(rest)
}

/** The IBAN of an account that is told by bank, branch and number, as Norma 43 tells it (ISO 13616, modulo 97). */
export function spanishIban(bank: string, branch: string, number: string): string {
  const whole = `${bank}${branch}${checkDigit(`00${bank}${branch}`)}${checkDigit(number)}${number}`
  // E is 14 and S is 28.
  const rest = BigInt(`${whole}142800`) % 97n
  return `ES${String(98n - rest).padStart(2, '0')}${whole}`
}
