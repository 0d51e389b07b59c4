/** A small fast hash of a text (FNV-1a, 32 bits): enough to vary drawings and to version their addresses, no secret. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** One of the choices, the same for the same seed and purpose. */
export const pick = <T>(choices: readonly T[], seed: number, purpose: string): T =>
  choices[hashOf(`${purpose}:${seed}`) % choices.length] as T

/** A number from 0 to 1, the same for the same seed and purpose. */
export const between = (seed: number, purpose: string, from: number, to: number): number =>
  from + (hashOf(`${purpose}/${seed}`) / 0xffffffff) * (to - from)
